/* The battle of a test: a scenario written as text and read like any other, then the state in
 * mid-game. */
#include "notation/memoir_action.h"
#include "notation/memoir_scn.h"
#include "positions/memoir_position.h"

#include <stdio.h>
#include <string.h>

memoir_test m;

static void begin(void)
{
    memset(&m, 0, sizeof m);
    m.board_kind = MEMOIR_STANDARD;
    m.board = memoir_boards[m.board_kind].grid;
    m.top = MS_AXIS;
    m.starts = MS_ALLIES;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        m.goal[side] = 6;
        m.hands[side] = 4;
        m.wanted.played[side] = (memoir_played_card){.card = MEMOIR_NO_CARD, .as = MEMOIR_NO_CARD};
        m.wanted.shared[side] = MEMOIR_NO_CARD;
    }
    m.wanted.active = MS_ALLIES;
    m.wanted.phase = MP_PLAY_CARD;
    m.wanted.turn = 5;
}

static void write_scenario(bcg_writer *w)
{
    bcg_writef(w, "bocage 1\nruleset memoir\nid test\ntitle Test\nboard %s countryside\n",
               memoir_board_words.word[m.board_kind]);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        bcg_writef(w, "side %s %s %s hand %d medals %d\n", memoir_side_words.word[side],
                   side == m.top ? "top" : "bottom", side == MS_AXIS ? "DE" : "US", m.hands[side],
                   m.goal[side]);
    bcg_writef(w, "first %s\n", memoir_side_words.word[m.starts]);
    for (int row = 0, h = 0; row < m.board->rows; row++) {
        char things[1024] = "";
        size_t used = 0;
        if (row == 0)
            bcg_writef(w, "map\n");
        bcg_writef(w, "  %2d ", m.board->rows - row);
        used += (size_t)snprintf(things, sizeof things, "     ");
        for (int i = 0; i < bcg_row_length(m.board, row); i++, h++) {
            char token[32];
            memoir_unit_token(&m.hex[h], token, sizeof token);
            char terrain[8];
            snprintf(terrain, sizeof terrain, "%s%c", memoir_terrains[m.hex[h].terrain].code,
                     memoir_structures[m.hex[h].structure].code);
            bcg_writef(w, "%-14s", terrain);
            used += (size_t)snprintf(things + used, sizeof things - used, "%-14s", token);
        }
        bcg_writef(w, "\n%s\n", things);
    }
    bcg_writef(w, "\n%s", m.extra);
}

/* Overlord: each side has a deck of its own. The discards are those of the Axis. */
static void deal_from_own_decks(memoir_state *s)
{
    for (int card = 0; card < MEMOIR_CARDS; card++)
        for (int side = 0; side < MEMOIR_SIDES; side++) {
            const int left = m.game.deck[card] - s->hand[side][card] -
                             memoir_discards_of(&m.game, s, side)[card] -
                             (s->played[side].in_play && s->played[side].card == card);
            if (left < 0)
                fail("there are not so many cards %s", memoir_card_words.word[card]);
            uint8_t *deck = side == MS_ALLIES ? s->own_deck : s->deck;
            uint8_t *size = side == MS_ALLIES ? &s->own_deck_size : &s->deck_size;
            deck[card] = (uint8_t)(left > 0 ? left : 0);
            *size = (uint8_t)(*size + deck[card]);
        }
}

/* The state in mid-game: the opening, modified by the set-up. */
static void build_state(memoir_state *s)
{
    *s = m.game.opening;
    s->turn = m.wanted.turn;
    s->active = m.wanted.active;
    s->phase = m.wanted.phase;
    s->quiet = m.wanted.quiet;
    s->ordered = m.wanted.ordered;
    memcpy(s->unit_medals, m.wanted.unit_medals, sizeof s->unit_medals);
    memcpy(s->played, m.wanted.played, sizeof s->played);
    memcpy(s->hand, m.wanted.hand, sizeof s->hand);
    memcpy(s->hand_size, m.wanted.hand_size, sizeof s->hand_size);
    memcpy(s->shared, m.wanted.shared, sizeof s->shared);
    memcpy(s->discard, m.wanted.discard, sizeof s->discard);
    s->deck_size = s->own_deck_size = 0;
    if (memoir_is_overlord(&m.game))
        deal_from_own_decks(s);
    for (int card = 0; card < MEMOIR_CARDS && !memoir_is_overlord(&m.game); card++) {
        int left = m.game.deck[card] - s->discard[card];
        for (int side = 0; side < MEMOIR_SIDES; side++)
            left -= s->hand[memoir_hand_of(side, MPL_HAND)][card] +
                    s->hand[memoir_hand_of(side, MPL_SECOND)][card] + (s->shared[side] == card) +
                    (s->played[side].in_play && s->played[side].card == card);
        if (left < 0)
            fail("there are not so many cards %s", memoir_card_words.word[card]);
        s->deck[card] = (uint8_t)(left > 0 ? left : 0);
        s->deck_size = (uint8_t)(s->deck_size + s->deck[card]);
    }
    memoir_evaluate(&m.game, s, NULL);
    s->stirred = 0;
    memoir_settle(&m.game, s, NULL);
}

static void build(void)
{
    static char text[MEMOIR_SCN_SIZE];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    if (m.name[0])
        read_shipped(m.name, &w);
    else
        write_scenario(&w);
    if (!read_set_up(&memoir_scn_format, &w, &m.scenario))
        return;
    m.board = memoir_board(&m.scenario);
    if (memoir_game_init(&m.game, &m.scenario,
                         (memoir_choices){(int8_t)t.edition, (int8_t)m.form, 0}) != ML_NONE)
        fail("the set-up is beyond a limit");
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (!m.has_hand[side] && !m.start) {
            m.wanted.hand[side][side == MS_AXIS ? MC_RECON_LEFT : MC_RECON_RIGHT] = 1;
            m.wanted.hand_size[side] = 1;
        }
    if (m.start)
        bcg_memoir_ops.begin(&m.game.head, &m.first);
    else
        build_state(&m.first);
    m.state = m.first;
    t.game = &m.game.head;
    t.first = &m.first;
    t.state = &m.state;
}

/* -- what the common lines ask ----------------------------------------------------------------- */

static bool read_text(int seat, const char *text, bcg_action *out, bcg_writer *why)
{
    (void)seat; /* the text tells everything */
    if (memoir_action_read(&m.game, &m.state, text, strlen(text), out) == BCG_OK)
        return true;
    memoir_action_explain(&m.game, text, strlen(text), why);
    return false;
}

static void write_text(bcg_action a, bcg_writer *w)
{
    memoir_action_write(&m.game, a, w);
}

static const char *seat_word(int seat)
{
    static char words[BCG_MAX_SEATS][16];
    const int side = m.game.side_of[seat], member = seat - m.game.first_seat[side];
    const char *role = memoir_role_of((memoir_form)m.game.form, (memoir_side)side, member)->word;
    snprintf(words[seat], sizeof words[seat], "%s%s%s", memoir_side_words.word[side],
             role[0] ? "-" : "", role);
    return words[seat];
}

static const char *open_now(void)
{
    const memoir_pending *f = memoir_top(&m.state);
    return f ? memoir_pending_words.word[f->what] : "none";
}

static const char *result_now(void)
{
    return m.state.result ? memoir_result_words.word[m.state.result - 1] : "none";
}

static int turn_now(void)
{
    return m.state.turn;
}

/* `done` and `pass` are last. */
static bcg_action idle(const bcg_action *list, int n)
{
    return list[n - 1];
}

static const command no_commands[] = {{NULL, NULL}};

const position_rules memoir_position_rules = {
    .ops = &bcg_memoir_ops,
    .editions = &memoir_edition_words,
    .set_up = memoir_set_up_commands,
    .playing = no_commands,
    .looking = memoir_looking_commands,
    .begin = begin,
    .build = build,
    .read = read_text,
    .write = write_text,
    .seat_word = seat_word,
    .open = open_now,
    .result = result_now,
    .turn = turn_now,
    .idle = idle,
};
