/* What must hold in every state of every Memoir game; each fails with cmocka's asserts. */
#ifndef BOCAGE_MEMOIR_INVARIANTS_TEST_H
#define BOCAGE_MEMOIR_INVARIANTS_TEST_H

#include "memoir/rules.h"

#include "unit.h"

static inline int figures_of(const memoir_state *s, int side)
{
    int n = 0;
    BCG_EACH (h, s->units[side])
        n += memoir_figures_at(s, h);
    return n;
}

/* Every card of the game is somewhere; the sizes of piles are what lies in them. */
static inline int count_cards(const memoir_state *s)
{
    int n = s->deck_size + s->hand_size[0] + s->hand_size[1] + s->ambushed;
    int in_deck = 0, in_hand[MEMOIR_SIDES] = {0};
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        n += s->discard[card];
        in_deck += s->deck[card];
        for (int side = 0; side < MEMOIR_SIDES; side++)
            in_hand[side] += s->hand[side][card];
    }
    assert_int_equal(in_deck, s->deck_size);
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        assert_int_equal(in_hand[side], s->hand_size[side]);
        n += s->played[side].in_play;
    }
    return n + (s->drawn[0] != MEMOIR_NO_CARD) + (s->drawn[1] != MEMOIR_NO_CARD);
}

/* The arrays by hex and the sets say the same. */
static inline void check_board(const memoir_state *s)
{
    for (int h = 0; h < BCG_MAX_HEXES; h++) {
        const bool axis = bcg_set_has(&s->units[MS_AXIS], h);
        const bool allies = bcg_set_has(&s->units[MS_ALLIES], h);
        assert_int_equal(axis || allies, memoir_is_occupied(s, h));
        assert_false(axis && allies);
        if (axis || allies) {
            assert_int_equal(memoir_side_at(s, h), allies);
            assert_in_range(memoir_figures_at(s, h), 1, memoir_start_figures_at(s, h));
        } else {
            assert_int_equal(s->strength[h] | s->look[h] | s->marks[h], 0);
            assert_int_equal(s->from[h], BCG_NO_HEX);
            assert_false(bcg_set_has(&s->ordered, h));
        }
    }
    for (int i = s->frames; i < MEMOIR_FRAMES; i++) {
        static const memoir_frame none;
        assert_memory_equal(&s->frame[i], &none, sizeof none);
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

static inline void check_medals(const memoir_game *g, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const int all = s->unit_medals[side] + s->exit_medals[side] + objective_medals(g, s, side);
        const int counted = all < g->goal[side] ? all : g->goal[side];
        assert_int_equal(memoir_medals(g, s, side), counted);
    }
}

#endif
