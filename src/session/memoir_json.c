/* Memoir for sessions: views, odds and questions as JSON; matches. */
#include "session/memoir_json.h"
#include "session/lines_json.h"
#include "session/request.h"
#include "session/ruleset_json.h"

#include "memoir/rules.h"
#include "notation/memoir_notation.h"

#include <string.h>

static const bcg_window_info windows[] = {[MW_AMBUSH] = {"ambush", 1500}, {NULL, 0}};

/* -- a view ----------------------------------------------------------------------------------- */

static void put_hex(bcg_json *j, const memoir_game *g, const char *name, bcg_hex h)
{
    bcg_json_key(j, name);
    memoir_json_hex(j, g->board, h);
}

static void put_hexes(bcg_json *j, const memoir_game *g, const char *name, const bcg_set *set)
{
    bcg_json_key(j, name);
    memoir_json_hexes(j, g->board, set);
}

static void put_card(bcg_json *j, const char *name, int card)
{
    bcg_json_put_string(j, name, card < MEMOIR_CARDS ? memoir_card_words.word[card] : NULL);
}

/* Its own nation, otherwise its side's. */
static const char *nation_at(const memoir_prepared *m, const memoir_state *s, int h)
{
    const int own = memoir_nation_at(s, h);
    const memoir_side side = (memoir_side)memoir_side_at(s, h);
    return memoir_nation_words.word[own ? own - 1 : memoir_side_of(&m->scenario, side)->nation];
}

static void write_unit(bcg_json *j, const memoir_prepared *m, const memoir_state *s, int h)
{
    const memoir_game *g = &m->game;
    static const char *const mark_words[] = {"moved", "stopped", "no-battle",
                                             "tired", "battled", "overran"};
    static const bcg_words marks = {mark_words, sizeof mark_words / sizeof mark_words[0]};
    bcg_json_open(j, '{');
    put_hex(j, g, "hex", (bcg_hex)h);
    bcg_json_put_string(j, "side", memoir_side_words.word[memoir_side_at(s, h)]);
    bcg_json_put_string(j, "kind", memoir_units[memoir_kind_at(s, h)].word);
    bcg_json_put_int(j, "figures", memoir_figures_at(s, h));
    bcg_json_put_int(j, "start", memoir_start_figures_at(s, h));
    bcg_json_put_bool(j, "elite", memoir_elite_at(s, h));
    bcg_json_put_string(j, "nation", nation_at(m, s, h));
    if (memoir_badge_at(s, h))
        bcg_json_put_string(j, "badge", memoir_badge_words.word[memoir_badge_at(s, h)]);
    if (memoir_medals_at(s, h) != 1)
        bcg_json_put_int(j, "medals", memoir_medals_at(s, h));
    if (bcg_set_has(&s->ordered, h))
        bcg_json_put_bool(j, "ordered", true);
    if (bcg_set_has(&s->ordered, h) && memoir_is_divided(g, s->active))
        bcg_json_put_string(j, "commander", bcg_seat_word(&m->head, memoir_seat_of_unit(g, s, h)));
    if (s->marks[h]) {
        bcg_json_key(j, "marks");
        bcg_json_bits(j, &marks, s->marks[h]);
    }
    if (s->from[h] != BCG_NO_HEX && s->from[h] != h)
        put_hex(j, g, "from", s->from[h]);
    bcg_json_close(j, '}');
}

static void put_units(bcg_json *j, const memoir_prepared *m, const memoir_state *s)
{
    const bcg_set all = memoir_occupied(s);
    bcg_json_key(j, "units");
    bcg_json_open(j, '[');
    BCG_EACH (h, all)
        write_unit(j, m, s, h);
    bcg_json_close(j, ']');
}

/* For a hand that may not be seen, only the number of cards is written. */
static void put_hand(bcg_json *j, const memoir_state *s, int hand)
{
    int shown = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        shown += s->hand[hand][card];
    bcg_json_put_int(j, "cards", s->hand_size[hand]);
    if (shown == s->hand_size[hand]) {
        bcg_json_key(j, "hand");
        memoir_json_cards(j, s->hand[hand]);
    }
}

/* Partners have a hand each and a card between them (VAR-ALLY-3). */
static void put_partners(bcg_json *j, const memoir_prepared *m, const memoir_state *s, int side)
{
    bcg_json_key(j, "partners");
    bcg_json_open(j, '{');
    for (int place = MPL_HAND; place <= MPL_SECOND; place++) {
        bcg_json_key(j, bcg_seat_word(&m->head, m->game.first_seat[side] + place));
        bcg_json_open(j, '{');
        put_hand(j, s, memoir_hand_of(side, place));
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
    put_card(j, "shared", s->shared[side]);
}

/* VAR-OVL-13: the cards that lie before the generals, section by section from the side's left. */
static void put_generals(bcg_json *j, const memoir_game *g, const memoir_state *s, int side)
{
    static const char *const holds[] = {NULL, "twin", "unplaced", "spent"};
    bcg_json_key(j, "generals");
    bcg_json_open(j, '[');
    for (int number = 1; number <= MEMOIR_MAX_SECTIONS; number++) {
        const memoir_played_card *p = &s->general[side][memoir_section_named(g, side, number)];
        if (p->card == MEMOIR_NO_CARD)
            continue;
        bcg_json_open(j, '{');
        bcg_json_put_int(j, "number", number);
        put_card(j, "card", p->card);
        if (p->as != MEMOIR_NO_CARD)
            put_card(j, "as", p->as);
        if (p->hold != MHO_LAID)
            bcg_json_put_string(j, "hold", holds[p->hold]);
        bcg_json_put_bool(j, "fallback", p->fallback);
        bcg_json_put_bool(j, "in_play", p->in_play);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
    bcg_json_put_int(j, "deck", memoir_deck_size_of(g, s, side));
    bcg_json_key(j, "discard");
    memoir_json_cards(j, memoir_discards_of(g, s, side));
}

static void put_side(bcg_json *j, const memoir_prepared *m, const memoir_state *s, int side)
{
    const memoir_game *g = &m->game;
    const memoir_played_card *p = &s->played[side];
    bcg_json_key(j, memoir_side_words.word[side]);
    bcg_json_open(j, '{');
    bcg_json_put_int(j, "medals", memoir_medals(g, s, side));
    bcg_json_put_int(j, "goal", g->goal[side]);
    bcg_json_put_int(j, "lost", s->lost[side]);
    if (g->deal[side][MPL_SHARED])
        put_partners(j, m, s, side);
    else
        put_hand(j, s, memoir_hand_of(side, MPL_HAND));
    if (memoir_is_overlord(g))
        put_generals(j, g, s, side);
    if (p->card != MEMOIR_NO_CARD) {
        bcg_json_key(j, "played");
        bcg_json_open(j, '{');
        put_card(j, "card", p->card);
        if (p->as != MEMOIR_NO_CARD)
            put_card(j, "as", p->as);
        if (p->wing)
            bcg_json_put_string(j, "section", memoir_wing_words.word[p->wing]);
        if (p->way)
            bcg_json_put_string(j, "way", memoir_recon_words.word[p->way - 1]);
        bcg_json_put_bool(j, "fallback", p->fallback);
        bcg_json_put_bool(j, "in_play", p->in_play);
        if (p->place)
            bcg_json_put_string(j, "from", memoir_place_words.word[p->place]);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
}

/* What is pending within a step, innermost last. */
static void put_open(bcg_json *j, const memoir_game *g, const memoir_state *s)
{
    bcg_json_key(j, "open");
    bcg_json_open(j, '[');
    for (int i = 0; i < s->pending_count; i++) {
        const memoir_pending *f = &s->pending[i];
        bcg_json_open(j, '{');
        bcg_json_put_string(j, "what", memoir_pending_words.word[f->what]);
        bcg_json_put_string(j, "side", memoir_side_words.word[f->side]);
        if (f->at != BCG_NO_HEX && f->at < g->board->hexes)
            put_hex(j, g, "at", f->at);
        if (f->what != PENDING_AIR_TARGETS && f->to != BCG_NO_HEX && f->to < g->board->hexes)
            put_hex(j, g, "to", f->to);
        bcg_json_put_int(j, "dice", f->dice);
        bcg_json_put_int(j, "steps", f->steps);
        bcg_json_put_int(j, "more", f->more);
        bcg_json_key(j, "targets");
        bcg_json_open(j, '[');
        for (int k = 0; k < MEMOIR_AIR_TARGETS && f->targets[k] != BCG_NO_HEX; k++)
            memoir_json_hex(j, g->board, f->targets[k]);
        bcg_json_close(j, ']');
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_objectives(bcg_json *j, const memoir_game *g, const memoir_state *s)
{
    bcg_json_key(j, "objectives");
    bcg_json_open(j, '[');
    for (int i = 0; i < g->objective.count; i++) {
        const uint32_t bit = UINT32_C(1) << i;
        bcg_json_open(j, '{');
        put_hexes(j, g, "hexes", &g->objective.at[i].hexes);
        bcg_json_put_int(j, "medals", g->objective.at[i].medals);
        bcg_json_put_string(j, "held",
                            s->held[MS_AXIS] & bit     ? memoir_side_words.word[MS_AXIS]
                            : s->held[MS_ALLIES] & bit ? memoir_side_words.word[MS_ALLIES]
                                                       : NULL);
        bcg_json_put_string(j, "taken",
                            s->taken[MS_AXIS] & bit     ? memoir_side_words.word[MS_AXIS]
                            : s->taken[MS_ALLIES] & bit ? memoir_side_words.word[MS_ALLIES]
                                                        : NULL);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_status(const bcg_prepared *prepared, const void *view, bcg_json *j)
{
    const memoir_state *s = view;
    bcg_json_put_int(j, "turn", s->turn);
    bcg_json_put_string(j, "active", s->turn ? memoir_side_words.word[s->active] : NULL);
    bcg_json_put_string(j, "phase", memoir_phase_words.word[s->phase]);
    bcg_json_put_string(j, "doing",
                        s->pending_count ? memoir_pending_words.word[memoir_top(s)->what] : NULL);
    if (s->phase == MP_ORDER)
        bcg_json_put_int(j, "orders_left", memoir_count_orders_left(&memoir_of(prepared)->game, s));
}

static void put_view(const bcg_prepared *prepared, const void *view, int seat, bcg_json *j)
{
    (void)seat;
    const memoir_game *g = &memoir_of(prepared)->game;
    const memoir_state *s = view;
    put_status(prepared, view, j);
    put_open(j, g, s);
    bcg_json_key(j, "sides");
    bcg_json_open(j, '{');
    for (int side = 0; side < MEMOIR_SIDES; side++)
        put_side(j, memoir_of(prepared), s, side);
    bcg_json_close(j, '}');
    bcg_json_put_int(j, "deck", s->deck_size);
    bcg_json_key(j, "discard");
    memoir_json_cards(j, s->discard);
    if (s->drawn[0] != MEMOIR_NO_CARD && s->drawn[0] != MEMOIR_HIDDEN_CARD) {
        bcg_json_key(j, "drawn");
        bcg_json_open(j, '[');
        for (int i = 0; i < 2; i++)
            if (s->drawn[i] < MEMOIR_CARDS)
                bcg_json_string(j, memoir_card_words.word[s->drawn[i]]);
        bcg_json_close(j, ']');
    }
    put_units(j, memoir_of(prepared), s);
    put_hexes(j, g, "wire", &s->wire);
    put_hexes(j, g, "sandbags", &s->sandbags);
    put_objectives(j, g, s);
}

/* -- the rest --------------------------------------------------------------------------------- */

static void leave_out(const bcg_prepared *prepared, void *scenario)
{
    ((memoir_scenario *)scenario)->removed.count = 0;
    memoir_show_edition(scenario, (memoir_edition)memoir_of(prepared)->game.edition);
}

static void put_board(const bcg_prepared *prepared, int seat, bcg_json *j)
{
    (void)seat; /* everything here is public */
    bcg_json_put_board(j, prepared, leave_out);
}

static void put_event(const bcg_prepared *prepared, const bcg_event *e, bcg_json *j)
{
    memoir_put_event(j, &memoir_of(prepared)->game, e);
}

static bool put_odds(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                     bool in_short, bcg_json *j)
{
    (void)seat;
    const memoir_prepared *m = memoir_of(prepared);
    memoir_odds odds;
    if (!memoir_odds_of(&m->game, view, a, &odds))
        return false;
    memoir_put_odds(j, &m->scenario, &m->game, view, &odds, in_short);
    return true;
}

/* May the unit still battle after this move (BATTLE-10, BATTLE-11)? What would a copying card copy,
 * and which units could it order? The action is tried on a copy of the state. Which units a card's
 * dice will select is not known in advance. */
static void put_outlook(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                        bcg_json *j)
{
    const memoir_game *g = &memoir_of(prepared)->game;
    const memoir_action_kind kind = memoir_kind_of(a);
    if (kind != MA_MOVE && kind != MA_PLAY)
        return;
    memoir_state after = *(const memoir_state *)view;
    bcg_memoir_ops.apply(&g->head, &after, seat, a, NULL);
    if (kind == MA_MOVE) {
        const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
        bcg_json_put_bool(j, "battle_after",
                          !(after.marks[to] & (MM_NO_BATTLE | MM_TIRED)) &&
                              !(g->traits[to] & MH_AFLOAT)); /* BATTLE-12 */
        return;
    }
    const memoir_played_card *played = &after.played[((const memoir_state *)view)->active];
    if (played->as != MEMOIR_NO_CARD)
        put_card(j, "as", played->as); /* what it would copy */
    if (after.pending_count == 0 ||
        after.phase == MP_DRAW) { /* goes straight to drawing: it orders nobody */
        const bcg_set more = after.phase == MP_ORDER ? memoir_orderable(g, &after) : BCG_SET_EMPTY;
        const bcg_set units = bcg_set_or(after.ordered, more);
        put_hexes(j, g, "units", &units);
    }
}

/* What blocks the line of sight of an attack, if that is why it is refused. */
static void put_causes(const bcg_prepared *prepared, const void *view, int seat, bcg_action a,
                       bcg_reason reason, bcg_json *j)
{
    (void)seat;
    const memoir_game *g = &memoir_of(prepared)->game;
    if (memoir_kind_of(a) != MA_ATTACK || reason != MR_NO_SIGHT)
        return;
    const bcg_set blockers = memoir_sight_blockers(g, view, (bcg_hex)memoir_operand(a, 0),
                                                   (bcg_hex)memoir_operand(a, 1));
    put_hexes(j, g, "blockers", &blockers);
}

/* Every hex that cannot be seen from this one, with the hexes blocking the line, given where the
 * units are now. All others can be seen. */
static const char *put_sight(const bcg_prepared *prepared, const void *view, int seat,
                             const struct bcg_request *r, bcg_json *j)
{
    const memoir_game *g = &memoir_of(prepared)->game;
    const char *place = bcg_request_text(r, "hex");
    (void)seat;
    if (place == NULL)
        return "`hex` must say from where";
    const bcg_hex from = bcg_hex_parse(g->board, place, strlen(place));
    if (from == BCG_NO_HEX)
        return "`hex` is no place of this board";
    put_hex(j, g, "from", from);
    bcg_json_key(j, "blocked");
    bcg_json_open(j, '{');
    for (int to = 0; to < g->board->hexes; to++) {
        const bcg_set blockers = to == from ? BCG_SET_EMPTY
                                            : memoir_sight_blockers(g, view, from, (bcg_hex)to);
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(g->board, (bcg_hex)to, label);
        if (!bcg_set_is_empty(&blockers))
            put_hexes(j, g, label, &blockers);
    }
    bcg_json_close(j, '}');
    return NULL;
}

static const char *const sight_keys[] = {"hex", NULL};

static const bcg_question questions[] = {
    {"sight", sight_keys, put_sight},
    {NULL, NULL, NULL},
};

/* -- matches ---------------------------------------------------------------------------------- */

/* Our own ruling, since the rules do not cover resigning: it wins the battle for the other team,
 * with all the medals a victory takes. Otherwise the loser could keep the other's total low by
 * leaving. */
static bcg_score score(const bcg_prepared *prepared, const void *state, int team, int resigned)
{
    const memoir_game *g = &memoir_of(prepared)->game;
    const memoir_state *s = state;
    const int enemy = memoir_enemy(team); /* teams are sides */
    return (bcg_score){.points = resigned == enemy ? g->goal[team] : memoir_medals(g, s, team),
                       .tie_break = s->lost[enemy]};
}

static int match_length(const bcg_prepared *prepared)
{
    return memoir_of(prepared)->game.options & MOPT_MATCH_PLAY ? 2 : 0; /* VAR-MATCH-1 */
}

static void put_scenario(bcg_json *j, const void *document)
{
    memoir_json_scenario(j, document);
}

const bcg_ruleset_json bcg_memoir_json = {
    .windows = windows,
    .put_view = put_view,
    .put_board = put_board,
    .put_scenario = put_scenario,
    .put_event = put_event,
    .put_odds = put_odds,
    .put_outlook = put_outlook,
    .put_causes = put_causes,
    .questions = questions,
    .points_word = "medals",     /* VAR-MATCH-1 */
    .tie_break_word = "figures", /* VAR-MATCH-2 */
    .score = score,
    .match_length = match_length,
};
