/* The battle of a test: a scenario written as text and read like any other, then the state in
 * mid-game, which must be one that a position file could hold. */
#include "notation/assault_action.h"
#include "notation/assault_scn.h"
#include "positions/assault_position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

assault_test at;

static void begin(void)
{
    memset(&at, 0, sizeof at);
    at.board = (bcg_tiles){6, 5};
    at.deck[AS_GERMAN][0] = 'c';
    at.deck[AS_AMERICAN][0] = 'C';
    at.action_deck[0] = '3'; /* it has all kinds of cards */
    at.turn = 2;
    at.active = AS_GERMAN;
    at.first = ASSAULT_NOBODY;
}

/* -- the scenario --------------------------------------------------------------------------------
 */

static char text[ASSAULT_SCN_SIZE];

bool read_battle(const char *name, const char *extra)
{
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    read_shipped(name, &w);
    bcg_writef(&w, "\n%s", extra);
    return !t.failed && read_set_up(&assault_scn_format, &w, &at.scenario);
}

/* The row of a map, and the units below it. */
static void write_row(int row, bcg_writer *w)
{
    char units[256] = "    ";
    size_t used = strlen(units);
    bcg_writef(w, "  %d ", at.board.rows - row);
    for (int column = 0; column < at.board.columns; column++) {
        const int tile = bcg_tile_at(at.board, column, row);
        const assault_put_tile *put = &at.tile[tile];
        const bool base = tile == 1 || tile == 4 * 8 + 4; /* B5 and E1 */
        char drawn[8];
        snprintf(drawn, sizeof drawn, "%s%s%s%s", assault_terrains[put->terrain].code,
                 put->bridge ? "=" : "", put->objective ? "*" : "", base ? "@" : "");
        bcg_writef(w, "%-24s", drawn);
        used += (size_t)snprintf(units + used, sizeof units - used, "%-24s",
                                 put->unit ? assault_unit_words.word[put->unit - 1] : "");
    }
    bcg_writef(w, "\n%s\n", units);
}

static bool has_units(int side)
{
    for (int tile = 0; tile < ASSAULT_SQUARES; tile++)
        if (at.tile[tile].unit && assault_nation_of(at.tile[tile].unit - 1) == side)
            return true;
    return false;
}

/* A board of 5 rows of 6 tiles with standard victory; the units on it are the scenario's, so that
 * any card of the box can stand there. */
static bool read_board(void)
{
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    bcg_writef(&w,
               "bocage 1\nruleset assault\nid test\ntitle Test\nside german A deck %s\n"
               "side american B deck %s\naction-deck %s\nfirst %s\n",
               at.deck[0], at.deck[1], at.action_deck,
               assault_nation_words.word[at.first == ASSAULT_NOBODY ? AS_GERMAN : at.first]);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        bcg_writef(&w, "start %s %s\n", assault_nation_words.word[side],
                   has_units(side) ? "fixed" : "budget prestige 30 most 6");
    bcg_writef(&w, "map ");
    for (int column = 0; column < at.board.columns; column++)
        bcg_writef(&w, "%-24c", 'A' + column);
    bcg_writef(&w, "\n");
    for (int row = 0; row < at.board.rows; row++)
        write_row(row, &w);
    bcg_writef(&w, "\n%s%s%s", at.extra, strstr(at.extra, "limit ") ? "" : "limit 6\n",
               strstr(at.extra, "win ")
                   ? ""
                   : "win home-base\nwin adjacent-home-row count 3\nwin no-enemy\n");
    bcg_writef(&w, "at-limit most-prestige\nat-limit most-tiles\nat-limit draw\n");
    return read_set_up(&assault_scn_format, &w, &at.scenario);
}

/* -- the state -----------------------------------------------------------------------------------
 */

/* A card of the kind goes from a pile to another. */
static void carry(assault_state *s, int kind, int from, int to)
{
    const int card = assault_card_in(&at.game, s, kind, from);
    if (card == ASSAULT_NO_CARD)
        fail("there are not so many cards %s", assault_kind_words.word[kind]);
    else
        assault_give(&at.game, s, card, from, to);
}

static int deck_of(int kind)
{
    return assault_is_unit(kind) ? assault_unit_deck(assault_nation_of(kind)) : AZ_ACTIONS;
}

static int discards_of(int kind)
{
    return assault_is_unit(kind) ? AZ_UNIT_DISCARDS + assault_nation_of(kind) : AZ_ACTION_DISCARDS;
}

/* A unit of the scenario is gone, to the discards. */
static void take_off(assault_state *s, int tile)
{
    if (!s->unit[tile].kind)
        return;
    const int kind = s->unit[tile].kind - 1;
    s->units[s->unit[tile].side] &= ~assault_bit(tile);
    memset(&s->unit[tile], 0, sizeof s->unit[tile]);
    assault_give(&at.game, s, at.game.first_of_kind[kind], ASSAULT_ZONES, discards_of(kind));
}

static void put_unit(assault_state *s, int tile, const assault_put_tile *put)
{
    const int kind = put->unit - 1, side = assault_nation_of(kind);
    if (s->unit[tile].kind != put->unit) {
        take_off(s, tile);
        carry(s, kind, deck_of(kind), ASSAULT_ZONES);
        assault_put(s, tile, kind, side);
    }
    assault_unit *u = &s->unit[tile];
    u->marks = (uint16_t)(put->marks | (u->marks & AU_IMMOBILE));
    u->markers = put->markers;
    u->moved = put->moved;
    if (put->marks & AU_FACE_DOWN)
        u->told = assault_row(&at.game, kind)->cost;
    s->control[side] |= assault_bit(tile);
    s->control[!side] &= ~assault_bit(tile);
}

static void build_map(assault_state *s)
{
    for (int tile = 0; tile < ASSAULT_SQUARES; tile++) {
        const assault_put_tile *put = &at.tile[tile];
        if (put->cleared)
            take_off(s, tile);
        if (at.owner[tile]) {
            for (int side = 0; side < ASSAULT_SIDES; side++)
                s->control[side] &= ~assault_bit(tile);
            if (at.owner[tile] - 1 < ASSAULT_SIDES)
                s->control[at.owner[tile] - 1] |= assault_bit(tile);
        }
        if (put->unit && !t.failed)
            put_unit(s, tile, put);
    }
}

static void build_cards(assault_state *s)
{
    for (int side = 0; side < ASSAULT_SIDES; side++) /* listed units go back into the deck */
        while (s->size[AZ_START + side])
            assault_give(&at.game, s, bcg_set_next(&s->pile[AZ_START + side], 0), AZ_START + side,
                         AZ_UNITS + side);
    build_map(s);
    for (int kind = 0; kind < ASSAULT_KINDS && !t.failed; kind++) {
        for (int side = 0; side < ASSAULT_SIDES; side++)
            for (int n = at.hand[side][kind]; n > 0 && !t.failed; n--)
                carry(s, kind, deck_of(kind), AZ_HAND + side);
        for (int n = at.discard[kind]; n > 0 && !t.failed; n--)
            carry(s, kind, deck_of(kind), discards_of(kind));
        while (at.without[kind] &&
               assault_card_in(&at.game, s, kind, AZ_ACTIONS) != ASSAULT_NO_CARD)
            carry(s, kind, AZ_ACTIONS, AZ_ACTION_DISCARDS);
    }
    for (int deck = 0; deck < AZ_UNITS + ASSAULT_SIDES; deck++)
        while (at.empty_deck[deck] && s->size[deck]) {
            const int card = bcg_set_next(&s->pile[deck], 0);
            assault_give(&at.game, s, at.game.card[card].first, deck,
                         discards_of(at.game.card[card].kind));
        }
}

/* The state in mid-game: the opening, without what is pending in it, modified by the set-up. */
static void build_state(assault_state *s)
{
    memset(s->pending, 0, sizeof s->pending);
    s->pending_count = s->used = 0;
    s->phase = APH_OPERATIONS;
    s->turn = (uint16_t)at.turn;
    s->active = (uint8_t)at.active;
    s->first = (uint8_t)(at.first != ASSAULT_NOBODY  ? at.first
                         : at.game.first != AFP_FLIP ? at.game.first
                                                     : AS_GERMAN);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        s->prestige[side] = (uint16_t)at.prestige[side];
        if (at.game.side[0].edge == AEC_LOT)
            s->edge[side] = (uint8_t)(side == AS_GERMAN ? at.edge : !at.edge);
        s->control[side] = at.game.control[s->edge[side]] | s->units[side];
        if (side != at.game.npc)
            s->control[side] |= at.game.home_row[s->edge[side]];
        if (at.game.start[side].mode == ASM_LIST) /* all starting units have been seen */
            s->start_seen[side] = (uint16_t)((1u << at.game.start_count[side]) - 1);
    }
    build_cards(s);
    const char *fault = fault_of(s);
    if (fault)
        fail("the set-up cannot be: %s", fault);
}

static void build(void)
{
    if (at.name[0] ? !read_battle(at.name, at.extra) : !read_board())
        return;
    assault_game_init(&at.game, &at.scenario);
    bcg_assault_ops.begin(&at.game.head, &at.opening);
    if (!at.start)
        build_state(&at.opening);
    at.state = at.opening;
    t.game = &at.game.head;
    t.first = &at.opening;
    t.state = &at.state;
}

/* -- what the common lines ask ----------------------------------------------------------------- */

/* `flip 3`: a card with this modifier, whichever, from the deck that is asked for. */
static bool read_flip(const char *modifier, bcg_action *out, bcg_writer *why)
{
    char *end;
    const long tm = strtol(modifier, &end, 10);
    const assault_pending *p = assault_top(&at.state);
    if (end == modifier || *end || !p || !assault_is_chance(p->what))
        return false;
    BCG_EACH (card, at.state.pile[assault_draw_deck(&at.state, p)])
        if (at.game.card[card].tm == tm) {
            *out = assault_action(AA_FLIP, at.game.card[card].first, 0);
            return true;
        }
    bcg_writef(why, "no card with this modifier is left in the deck");
    return false;
}

static bool read_text(int seat, const char *action, bcg_action *out, bcg_writer *why)
{
    if (strncmp(action, "flip ", 5) == 0 && (read_flip(action + 5, out, why) || why->size))
        return why->size == 0;
    if (assault_action_read(&at.game, &at.state, seat, action, strlen(action), out) == BCG_OK)
        return true;
    assault_action_explain(&at.game, action, strlen(action), why);
    return false;
}

static void write_text(bcg_action a, bcg_writer *w)
{
    assault_action_write(&at.game, a, w);
}

static const char *seat_word(int seat)
{
    return assault_nation_words.word[assault_side_of_seat(&at.game, seat)];
}

static const char *open_now(void)
{
    const assault_pending *p = assault_top(&at.state);
    return p ? assault_pending_words.word[p->what] : "none";
}

static const char *result_now(void)
{
    return at.state.result ? assault_outcome_words.word[at.state.result - 1] : "none";
}

/* A turn begins with the operations phase, once nobody is asked for a reaction: cards are drawn
 * before. */
static int turn_now(void)
{
    return at.state.phase == APH_OPERATIONS && at.state.active != at.game.npc &&
                   !assault_is_pending(&at.state, AP_WINDOW)
               ? 2 * at.state.turn + (at.state.active != at.state.first)
               : 0;
}

/* `pass` or `done`, else whatever is first. */
static bcg_action idle(const bcg_action *list, int n)
{
    for (int i = 0; i < n; i++)
        if (list[i] == AA_PASS || list[i] == AA_DONE)
            return list[i];
    return list[0];
}

const position_rules assault_position_rules = {
    .ops = &bcg_assault_ops,
    .set_up = assault_set_up_commands,
    .playing = assault_playing_commands,
    .looking = assault_looking_commands,
    .begin = begin,
    .build = build,
    .read = read_text,
    .write = write_text,
    .seat_word = seat_word,
    .open = open_now,
    .result = result_now,
    .turn = turn_now,
    .idle = idle,
    .fault = fault_after,
};
