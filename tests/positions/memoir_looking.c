/* Lines that check: what must hold in the current state. */
#include "positions/memoir_position.h"

#include <stdio.h>
#include <string.h>

static void see_unit(char *rest)
{
    const bcg_hex h = (bcg_hex)read_hex(&rest);
    memoir_setup_hex hex = {0};
    const char *word = next_word(&rest);
    if (!put_unit(&hex, word))
        fail("`%s` is no unit", word);
    else if (!memoir_is_occupied(&m.state, h))
        fail("no unit on %s", label(h));
    else if (memoir_kind_at(&m.state, h) != hex.unit.kind ||
             memoir_side_at(&m.state, h) != hex.unit.side)
        fail("another unit on %s", label(h));
    else
        want_number("figures", hex.unit.figures, memoir_figures_at(&m.state, h));
}

static void see_empty(char *rest)
{
    while (*rest) {
        const bcg_hex h = (bcg_hex)read_hex(&rest);
        if (memoir_is_occupied(&m.state, h))
            fail("a unit stands on %s", label(h));
    }
}

/* `count forest 9`: number of hexes with this terrain, structure or obstacle at the start. */
static void see_count(char *rest)
{
    memoir_setup_hex wanted = {0};
    const char *word = next_word(&rest);
    int n = 0;
    if (!put_thing(&wanted, word))
        fail("`%s` is nothing that is put on a hex", word);
    for (int h = 0; h < m.board->hexes; h++) {
        const memoir_setup_hex *hex = &m.scenario.hex[h];
        n += wanted.obstacles   ? (hex->obstacles & wanted.obstacles) != 0
             : wanted.structure ? hex->structure == wanted.structure
             : wanted.unit.kind ? memcmp(&hex->unit, &wanted.unit, sizeof wanted.unit) == 0
                                : m.game.terrain[h] == wanted.terrain;
    }
    want_number(word, read_number(&rest), n);
}

static void see_medals(char *rest)
{
    const int side = read_side(&rest);
    want_number("medals", read_number(&rest), memoir_medals(&m.game, &m.state, side));
}

static void see_phase(char *rest)
{
    const char *word = next_word(&rest), *is = memoir_phase_words.word[m.state.phase];
    if (strcmp(word, is) != 0)
        fail("phase is %s, not %s", is, word);
}

static void see_dice(char *rest)
{
    const memoir_pending *f = memoir_top(&m.state);
    want_number("dice", read_number(&rest), f ? f->dice : -1);
}

/* `rolls C5-D5 2`: the attack is legal, with this many dice. */
static void see_rolls(char *rest)
{
    char text[64];
    int seat;
    bcg_action a;
    snprintf(text, sizeof text, "attack %s", next_word(&rest));
    allow_one(text);
    if (t.failed || !read_action(text, &seat, &a))
        return;
    memoir_state after = m.state;
    bcg_memoir_ops.apply(&m.game.head, &after, seat, a, NULL);
    int dice = -1;
    for (int i = 0; i < after.pending_count; i++) /* below a possible Ambush */
        if (after.pending[i].what == PENDING_ATTACK)
            dice = after.pending[i].dice;
    want_number("dice", read_number(&rest), dice);
}

static void see_set(char *rest, const bcg_set *set, bool there, const char *what)
{
    while (*rest) {
        const bcg_hex h = (bcg_hex)read_hex(&rest);
        if (bcg_set_has(set, h) != there)
            fail("%s %s on %s", there ? "no" : "there is", what, label(h));
    }
}

static void see_wire(char *rest)
{
    see_set(rest, &m.state.wire, true, "wire");
}

static void see_no_wire(char *rest)
{
    see_set(rest, &m.state.wire, false, "wire");
}

static void see_sandbags(char *rest)
{
    see_set(rest, &m.state.sandbags, true, "sandbags");
}

static void see_no_sandbags(char *rest)
{
    see_set(rest, &m.state.sandbags, false, "sandbags");
}

static void see_ordered(char *rest)
{
    bcg_set wanted = BCG_SET_EMPTY;
    while (*rest)
        bcg_set_add(&wanted, read_hex(&rest));
    for (int h = 0; h < m.board->hexes; h++)
        if (bcg_set_has(&wanted, h) != bcg_set_has(&m.state.ordered, h))
            fail("%s is %sordered", label(h), bcg_set_has(&wanted, h) ? "not " : "");
}

static void see_cards(char *rest)
{
    const int side = read_side(&rest);
    want_number("cards", read_number(&rest), m.state.hand_size[side]);
}

static void see_second_cards(char *rest)
{
    const int side = read_side(&rest);
    want_number("cards of the second partner", read_number(&rest),
                m.state.hand_size[memoir_hand_of(side, MPL_SECOND)]);
}

static void see_open_card(char *rest)
{
    const int side = read_side(&rest), card = m.state.shared[side];
    want_word("the open card", next_word(&rest),
              card == MEMOIR_NO_CARD ? "none" : memoir_card_words.word[card]);
}

/* `handed allies probe-left 2`: the card lies in the section that the side calls number 2;
 * `handed allies none 2`. */
static void see_handed(char *rest)
{
    const int side = read_side(&rest);
    const char *word = next_word(&rest);
    const int section = memoir_section_named(&m.game, side, read_number(&rest));
    const memoir_played_card *p = &m.state.general[side][section];
    want_word("the card there", word,
              p->card == MEMOIR_NO_CARD ? "none" : memoir_card_words.word[p->card]);
    if (p->hold == MHO_UNPLACED)
        fail("the card is not placed yet");
}

static void see_own_deck(char *rest)
{
    const int side = read_side(&rest);
    want_number("cards in the deck of the side", read_number(&rest),
                memoir_deck_size_of(&m.game, &m.state, side));
}

static void see_second_holds(char *rest)
{
    const int side = read_side(&rest), card = read_card(&rest);
    if (m.state.hand[memoir_hand_of(side, MPL_SECOND)][card] == 0)
        fail("the second partner has no %s", memoir_card_words.word[card]);
}

/* `commander E5 allies-left`: whose order the unit has. */
static void see_commander(char *rest)
{
    const int h = read_hex(&rest);
    if (!bcg_set_has(&m.state.ordered, h))
        fail("%s has no order", label(h));
    else
        want_word("the commander", next_word(&rest),
                  t.rules->seat_word(memoir_seat_of_unit(&m.game, &m.state, h)));
}

static void see_holds(char *rest)
{
    const int side = read_side(&rest), card = read_card(&rest);
    if (m.state.hand[side][card] == 0)
        fail("the hand has no %s", memoir_card_words.word[card]);
}

static void see_discarded(char *rest)
{
    const int card = read_card(&rest);
    want_number("discards", read_number(&rest), m.state.discard[card]);
}

static void see_deck(char *rest)
{
    want_number("cards in the deck", read_number(&rest), m.state.deck_size);
}

static void see_lost(char *rest)
{
    const int side = read_side(&rest);
    want_number("figures lost", read_number(&rest), m.state.lost[side]);
}

static void see_quiet(char *rest)
{
    want_number("quiet turns", read_number(&rest), m.state.quiet);
}

static void see_turn(char *rest)
{
    want_number("turn", read_number(&rest), m.state.turn);
}

static void see_sight(char *rest, bool wanted)
{
    const bcg_hex a = (bcg_hex)read_hex(&rest), b = (bcg_hex)read_hex(&rest);
    if (memoir_sees(&m.game, &m.state, a, b) != wanted ||
        memoir_sees(&m.game, &m.state, b, a) != wanted) /* LOS-10 */
        fail("%s %s %s", label(a), wanted ? "does not see" : "sees", label(b));
    if (bcg_distance(m.board, a, b) <= MEMOIR_SIGHT &&
        memoir_sees_near(&m.game, &m.state, a, b) != wanted)
        fail("the table of sights is wrong for %s and %s", label(a), label(b));
}

static void see_sees(char *rest)
{
    see_sight(rest, true);
}

static void see_blind(char *rest)
{
    see_sight(rest, false);
}

const command memoir_looking_commands[] = {
    {"unit", see_unit},
    {"empty", see_empty},
    {"count", see_count},
    {"medals", see_medals},
    {"phase", see_phase},
    {"dice", see_dice},
    {"rolls", see_rolls},
    {"wire", see_wire},
    {"no-wire", see_no_wire},
    {"sandbags", see_sandbags},
    {"no-sandbags", see_no_sandbags},
    {"ordered", see_ordered},
    {"cards", see_cards},
    {"holds", see_holds},
    {"second-cards", see_second_cards},
    {"second-holds", see_second_holds},
    {"open-card", see_open_card},
    {"commander", see_commander},
    {"handed", see_handed},
    {"own-deck", see_own_deck},
    {"discarded", see_discarded},
    {"deck", see_deck},
    {"lost", see_lost},
    {"quiet", see_quiet},
    {"at-turn", see_turn},
    {"sees", see_sees},
    {"blind", see_blind},
    {NULL, NULL},
};
