/* Lines that check: what must hold in the current state. */
#include "positions/position.h"

#include <stdio.h>
#include <string.h>

static void want_number(const char *what, int wanted, int is)
{
    if (wanted != is)
        fail("%s: %d, not %d", what, is, wanted);
}

static void see_unit(char *rest)
{
    const bcg_hex h = read_hex(&rest);
    memoir_setup_hex hex = {0};
    const char *word = next_word(&rest);
    if (!put_unit(&hex, word))
        fail("`%s` is no unit", word);
    else if (!memoir_is_occupied(&t.state, h))
        fail("no unit on %s", label(h));
    else if (memoir_kind_at(&t.state, h) != hex.unit.kind ||
             memoir_side_at(&t.state, h) != hex.unit.side)
        fail("another unit on %s", label(h));
    else
        want_number("figures", hex.unit.figures, memoir_figures_at(&t.state, h));
}

static void see_empty(char *rest)
{
    while (*rest) {
        const bcg_hex h = read_hex(&rest);
        if (memoir_is_occupied(&t.state, h))
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
    for (int h = 0; h < t.board->hexes; h++) {
        const memoir_setup_hex *hex = &t.scenario.hex[h];
        n += wanted.obstacles   ? (hex->obstacles & wanted.obstacles) != 0
             : wanted.structure ? hex->structure == wanted.structure
             : wanted.unit.kind ? memcmp(&hex->unit, &wanted.unit, sizeof wanted.unit) == 0
                                : t.game.terrain[h] == wanted.terrain;
    }
    want_number(word, read_number(&rest), n);
}

static void see_medals(char *rest)
{
    const int side = read_side(&rest);
    want_number("medals", read_number(&rest), memoir_medals(&t.game, &t.state, side));
}

static void see_asks(char *rest)
{
    const char *word = next_word(&rest);
    const int who = bcg_actor(&t.game.head, &t.state);
    const char *is = who == BCG_CHANCE ? "chance"
                     : who == BCG_OVER ? "nobody"
                                       : memoir_side_words.word[who];
    if (strcmp(word, is) != 0)
        fail("%s has to decide, not %s", is, word);
}

static void see_open(char *rest)
{
    const char *word = next_word(&rest);
    const memoir_pending *f = memoir_top(&t.state);
    const char *is = f ? memoir_pending_words.word[f->what] : "none";
    if (strcmp(word, is) != 0)
        fail("open is %s, not %s", is, word);
}

static void see_phase(char *rest)
{
    const char *word = next_word(&rest), *is = memoir_phase_words.word[t.state.phase];
    if (strcmp(word, is) != 0)
        fail("phase is %s, not %s", is, word);
}

static void see_dice(char *rest)
{
    const memoir_pending *f = memoir_top(&t.state);
    want_number("dice", read_number(&rest), f ? f->dice : -1);
}

/* `rolls C5-D5 2`: the attack is legal, with this many dice. */
static void see_rolls(char *rest)
{
    char text[64];
    bool known;
    snprintf(text, sizeof text, "attack %s", next_word(&rest));
    allow_one(text);
    if (t.failed)
        return;
    memoir_state after = t.state;
    bcg_memoir_ops.apply(&t.game.head, &after, bcg_actor(&t.game.head, &after),
                         read_action(text, &known), NULL);
    int dice = -1;
    for (int i = 0; i < after.pending_count; i++) /* below a possible Ambush */
        if (after.pending[i].what == PENDING_ATTACK)
            dice = after.pending[i].dice;
    want_number("dice", read_number(&rest), dice);
}

static void see_set(char *rest, const bcg_set *set, bool there, const char *what)
{
    while (*rest) {
        const bcg_hex h = read_hex(&rest);
        if (bcg_set_has(set, h) != there)
            fail("%s %s on %s", there ? "no" : "there is", what, label(h));
    }
}

static void see_wire(char *rest)
{
    see_set(rest, &t.state.wire, true, "wire");
}

static void see_no_wire(char *rest)
{
    see_set(rest, &t.state.wire, false, "wire");
}

static void see_sandbags(char *rest)
{
    see_set(rest, &t.state.sandbags, true, "sandbags");
}

static void see_no_sandbags(char *rest)
{
    see_set(rest, &t.state.sandbags, false, "sandbags");
}

static void see_ordered(char *rest)
{
    bcg_set wanted = BCG_SET_EMPTY;
    while (*rest)
        bcg_set_add(&wanted, read_hex(&rest));
    for (int h = 0; h < t.board->hexes; h++)
        if (bcg_set_has(&wanted, h) != bcg_set_has(&t.state.ordered, h))
            fail("%s is %sordered", label(h), bcg_set_has(&wanted, h) ? "not " : "");
}

static void see_cards(char *rest)
{
    const int side = read_side(&rest);
    want_number("cards", read_number(&rest), t.state.hand_size[side]);
}

static void see_holds(char *rest)
{
    const int side = read_side(&rest), card = read_card(&rest);
    if (t.state.hand[side][card] == 0)
        fail("the hand has no %s", memoir_card_words.word[card]);
}

static void see_discarded(char *rest)
{
    const int card = read_card(&rest);
    want_number("discards", read_number(&rest), t.state.discard[card]);
}

static void see_deck(char *rest)
{
    want_number("cards in the deck", read_number(&rest), t.state.deck_size);
}

static void see_lost(char *rest)
{
    const int side = read_side(&rest);
    want_number("figures lost", read_number(&rest), t.state.lost[side]);
}

static void see_quiet(char *rest)
{
    want_number("quiet turns", read_number(&rest), t.state.quiet);
}

static void see_turn(char *rest)
{
    want_number("turn", read_number(&rest), t.state.turn);
}

static void see_result(char *rest)
{
    const char *word = next_word(&rest);
    const char *is = t.state.result ? memoir_result_words.word[t.state.result - 1] : "none";
    if (strcmp(word, is) != 0)
        fail("the result is %s, not %s", is, word);
}

static void see_sight(char *rest, bool wanted)
{
    const bcg_hex a = read_hex(&rest), b = read_hex(&rest);
    if (memoir_sees(&t.game, &t.state, a, b) != wanted ||
        memoir_sees(&t.game, &t.state, b, a) != wanted) /* LOS-10 */
        fail("%s %s %s", label(a), wanted ? "does not see" : "sees", label(b));
    if (bcg_distance(t.board, a, b) <= MEMOIR_SIGHT &&
        memoir_sees_near(&t.game, &t.state, a, b) != wanted)
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

const command looking_commands[] = {
    {"unit", see_unit},
    {"empty", see_empty},
    {"count", see_count},
    {"medals", see_medals},
    {"asks", see_asks},
    {"open", see_open},
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
    {"discarded", see_discarded},
    {"deck", see_deck},
    {"lost", see_lost},
    {"quiet", see_quiet},
    {"at-turn", see_turn},
    {"result", see_result},
    {"sees", see_sees},
    {"blind", see_blind},
    {NULL, NULL},
};
