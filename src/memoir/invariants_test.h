/* What must hold in every state of every Memoir game; violations fail cmocka asserts.
 *
 * A caller opens a ledger after `begin`, passes every action and its log to `post`, and checks the
 * resulting state with `check_state`. */
#ifndef BOCAGE_MEMOIR_INVARIANTS_TEST_H
#define BOCAGE_MEMOIR_INVARIANTS_TEST_H

#include "memoir/rules.h"

#include "unit.h"

/* Like cmocka's asserts, which are function calls: too slow for thousands of checks per action. */
#define SAME(a, b)                  \
    do {                            \
        if ((a) != (b))             \
            assert_int_equal(a, b); \
    } while (0)

static inline int figures_of(const memoir_state *s, int side)
{
    int n = 0;
    BCG_EACH (h, s->units[side])
        n += memoir_figures_at(s, h);
    return n;
}

/* Every card of the game is somewhere; pile sizes match their contents. */
static inline int count_cards(const memoir_state *s)
{
    int n = s->deck_size + s->own_deck_size + (s->ambushed != 0);
    int in_deck = 0, in_own_deck = 0, in_hand[MEMOIR_HANDS] = {0};
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        n += s->discard[card] + s->own_discard[card];
        in_deck += s->deck[card];
        in_own_deck += s->own_deck[card];
        for (int hand = 0; hand < MEMOIR_HANDS; hand++)
            in_hand[hand] += s->hand[hand][card];
    }
    assert_int_equal(in_deck, s->deck_size);
    assert_int_equal(in_own_deck, s->own_deck_size);
    for (int hand = 0; hand < MEMOIR_HANDS; hand++) {
        assert_int_equal(in_hand[hand], s->hand_size[hand]);
        n += in_hand[hand];
    }
    for (int side = 0; side < MEMOIR_SIDES; side++)
        n += memoir_count_in_play(s, side) + (s->shared[side] != MEMOIR_NO_CARD);
    return n + (s->drawn[0] != MEMOIR_NO_CARD) + (s->drawn[1] != MEMOIR_NO_CARD);
}

/* Ordered units belong to a commander who has seats to act from; nothing of it stays behind. */
static inline void check_commands(const memoir_game *g, const memoir_state *s)
{
    for (int h = 0; h < BCG_MAX_HEXES; h++)
        if (memoir_command_at(s, h) != MEMOIR_CHIEF) {
            SAME(bcg_set_has(&s->ordered, h), true);
            SAME(memoir_is_divided(g, s->active), true);
        }
    SAME(s->finished >> g->members[s->active], 0);
}

/* The arrays by hex and the sets agree. */
static inline void check_board(const memoir_state *s)
{
    for (int h = 0; h < BCG_MAX_HEXES; h++) {
        const bool axis = bcg_set_has(&s->units[MS_AXIS], h);
        const bool allies = bcg_set_has(&s->units[MS_ALLIES], h);
        SAME(axis || allies, memoir_is_occupied(s, h));
        SAME(axis && allies, false);
        if (axis || allies) {
            SAME(memoir_side_at(s, h), allies);
            assert_in_range(memoir_figures_at(s, h), 1, memoir_start_figures_at(s, h));
        } else {
            SAME(s->strength[h] | s->look[h], 0);
            SAME(bcg_set_has(&s->ordered, h), false);
        }
        if (!bcg_set_has(&s->ordered, h)) { /* turn.c relies on it when orders are forgotten */
            SAME(s->marks[h], 0);
            SAME(s->from[h], BCG_NO_HEX);
        }
    }
    for (int i = s->pending_count; i < MEMOIR_MOST_PENDING; i++) {
        static const memoir_pending none;
        assert_memory_equal(&s->pending[i], &none, sizeof none);
    }
}

static inline int objective_medals(const memoir_game *g, const memoir_state *s, int side)
{
    int n = 0;
    for (int i = 0; i < g->objective.count; i++) {
        const memoir_objective *o = &g->objective.at[i];
        const bool held = s->held[side] >> i & 1;
        n += held ? o->medals : 0;
        if (o->permanent)
            assert_int_equal(held, s->taken[side] >> i & 1);
        if (o->permanent || o->keeps || s->phase == MP_OVER)
            continue;
        /* Recounted from the map. */
        int own = 0, enemy = 0;
        BCG_EACH (h, o->hexes) {
            own += bcg_set_has(&s->units[side], h);
            enemy += bcg_set_has(&s->units[1 - side], h);
        }
        const bool there = (o->sides >> side & 1) && own >= o->need && own > 0 &&
                           (!o->majority || own > enemy) && (o->majority || !o->sole || enemy == 0);
        const bool clear = (o->sides >> side & 1) && enemy == 0;
        if (o->when == MT_ALWAYS)
            assert_int_equal(held, o->clear ? clear : there);
        else if (held)
            assert_true(o->clear ? clear : there);
    }
    return n;
}

/* A second set of books, kept from the events alone: where figures are, what has been added and
 * removed since the battle began, and how many medals destroyed units and exits are worth. Nothing
 * is copied from the state after the start, so figures that appear or vanish without an event are
 * detected, and so are events about figures that do not exist. */
typedef struct ledger {
    uint8_t figures[BCG_MAX_HEXES], side[BCG_MAX_HEXES], worth[BCG_MAX_HEXES];
    int at_start[MEMOIR_SIDES], landed[MEMOIR_SIDES], healed[MEMOIR_SIDES];
    int lost[MEMOIR_SIDES], left[MEMOIR_SIDES]; /* left: off the board, by exits */
    int unit_medals[MEMOIR_SIDES], exit_medals[MEMOIR_SIDES];
    bool full[MEMOIR_SIDES]; /* had all its medals once: later ones were not scored (VIC-3) */
} ledger;

static inline void open_ledger(ledger *l, const memoir_state *s)
{
    memset(l, 0, sizeof *l);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        BCG_EACH (h, s->units[side]) {
            l->figures[h] = (uint8_t)memoir_figures_at(s, h);
            l->side[h] = (uint8_t)side;
            l->worth[h] = (uint8_t)memoir_medals_at(s, h);
            l->at_start[side] += l->figures[h];
        }
}

static inline void post_move(ledger *l, int from, int to)
{
    assert_true(l->figures[from] > 0);
    assert_int_equal(l->figures[to], 0);
    l->figures[to] = l->figures[from];
    l->side[to] = l->side[from];
    l->worth[to] = l->worth[from];
    l->figures[from] = 0;
}

static inline void post_landing(ledger *l, const memoir_state *before, int h)
{
    assert_int_equal(before->phase, MP_SETUP); /* SCEN-8: only before the first turn */
    if (h == BCG_NO_HEX)
        return;
    assert_int_equal(l->figures[h], 0);
    l->side[h] = memoir_top(before)->side;
    l->figures[h] = (uint8_t)memoir_units[MU_INFANTRY].figures;
    l->worth[h] = 1;
    l->landed[l->side[h]] += l->figures[h];
}

static inline void post_event(ledger *l, const memoir_game *g, const memoir_state *before,
                              const bcg_event *e)
{
    const int h = e->arg[0], figures = e->arg[1];
    switch (e->kind) {
    case MV_MOVED:
    case MV_RETREATED:
    case MV_TOOK_GROUND:
        post_move(l, e->arg[0], e->arg[1]);
        break;
    case MV_LOST:
        assert_in_range(figures, 1, l->figures[h]);
        l->figures[h] = (uint8_t)(l->figures[h] - figures);
        l->lost[l->side[h]] += figures;
        assert_int_equal(e->arg[2], l->figures[h]);
        break;
    case MV_DESTROYED:
        assert_int_equal(l->figures[h], 0);
        assert_int_equal(e->arg[1], l->side[h]);
        l->unit_medals[1 - l->side[h]] += l->worth[h]; /* VIC-10, VIC-11 */
        break;
    case MV_EXITED:
        assert_true(l->figures[h] > 0);
        assert_int_equal(e->arg[1], l->side[h]);
        l->left[l->side[h]] += l->figures[h];
        l->exit_medals[l->side[h]] += g->exit_medals[l->side[h]];
        l->figures[h] = 0;
        break;
    case MV_HEALED: /* CARD-MEDICS-3: nothing else restores figures */
        assert_true(memoir_is_pending(before, PENDING_MEDICS_ROLL));
        assert_int_equal(h, memoir_top(before)->at);
        assert_in_range(figures, 1, memoir_top(before)->dice);
        l->figures[h] = (uint8_t)(l->figures[h] + figures);
        l->healed[l->side[h]] += figures;
        break;
    case MV_DROPPED:
        post_landing(l, before, e->arg[1]);
        break;
    default:
        break;
    }
}

/* Posts the effects of an action, from its log, which was empty in the state `before`. */
static inline void post(ledger *l, const memoir_game *g, const memoir_state *before,
                        const bcg_log *log)
{
    assert_int_equal(log->lost, 0);
    for (int i = 0; i < log->count; i++)
        post_event(l, g, before, &log->events[i]);
}

/* Figures on the board, lost and exited add up to those at the start, landed and healed; and they
 * are where the events say. */
static inline void check_figures(const ledger *l, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        SAME(figures_of(s, side) + l->lost[side] + l->left[side],
             l->at_start[side] + l->landed[side] + l->healed[side]);
        SAME(s->lost[side], l->lost[side]);
    }
    for (int h = 0; h < BCG_MAX_HEXES; h++) {
        SAME(memoir_figures_at(s, h), l->figures[h]);
        if (l->figures[h])
            SAME(memoir_side_at(s, h), l->side[h]);
    }
}

/* Medals match the ledger and the map; evaluating again changes nothing, so no call to the
 * evaluator is missing anywhere. */
static inline void check_medals(ledger *l, const memoir_game *g, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const int all = s->unit_medals[side] + s->exit_medals[side] + objective_medals(g, s, side);
        const int counted = all < g->goal[side] ? all : g->goal[side];
        assert_int_equal(memoir_medals(g, s, side), counted);
        l->full[side] |= counted == g->goal[side];
        assert_in_range(s->unit_medals[side], 0, l->unit_medals[side]);
        assert_in_range(s->exit_medals[side], 0, l->exit_medals[side]);
        if (!l->full[side]) {
            assert_int_equal(s->unit_medals[side], l->unit_medals[side]);
            assert_int_equal(s->exit_medals[side], l->exit_medals[side]);
        }
    }
    memoir_state again = *s;
    memoir_evaluate(g, &again, NULL);
    assert_memory_equal(&again, s, sizeof again);
}

/* All of it. */
static inline void check_state(ledger *l, const memoir_game *g, const memoir_state *s)
{
    check_board(s);
    check_commands(g, s);
    check_figures(l, s);
    check_medals(l, g, s);
    assert_int_equal(count_cards(s), g->deck_size * (memoir_is_overlord(g) ? 2 : 1));
}

#endif
