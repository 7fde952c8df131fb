/* A whole game under observation: after every action the ledger is updated and the state is checked
 * (invariants_test.h), and the caller may count what happened. */
#ifndef BOCAGE_MEMOIR_WATCHED_GAME_TEST_H
#define BOCAGE_MEMOIR_WATCHED_GAME_TEST_H

#include "memoir/invariants_test.h"
#include "memoir/random_board_test.h"

enum { MOST_ACTIONS = 60000, MOST_EVENTS = 512 };

typedef struct watched_game watched_game;
struct watched_game {
    const memoir_game *game;
    memoir_state state;
    ledger books;
    int longest; /* length of the longest legal list so far */
    int actor;   /* who takes the next action: any of those who may */
    /* Called after every action, once it is in the ledger; may be NULL. */
    void (*see)(watched_game *w, bcg_action a, const bcg_log *log);
    void *context; /* for `see` */
};

/* Starts at the game's opening; `longest`, `see` and `context` are left as they are. */
static inline void watch_from_start(watched_game *w, const memoir_game *g)
{
    w->game = g;
    bcg_memoir_ops.begin(&g->head, &w->state);
    open_ledger(&w->books, &w->state);
    check_state(&w->books, g, &w->state);
}

/* An action has led from `before` to the current state, with these events. */
static inline void watch_action(watched_game *w, const memoir_state *before, bcg_action a,
                                const bcg_log *log)
{
    post(&w->books, w->game, before, log);
    check_state(&w->books, w->game, &w->state);
    if (w->see)
        w->see(w, a, log);
}

static inline void choose_actor(watched_game *w, bcg_rng *r)
{
    bcg_seats actors = bcg_memoir_ops.actors(&w->game->head, &w->state);
    const int many = __builtin_popcount(actors);
    for (int skipped = many > 1 ? random_below(r, many) : 0; skipped > 0; skipped--)
        actors &= (bcg_seats)(actors - 1);
    w->actor = bcg_first_actor(actors);
}

static inline bcg_action any_action(watched_game *w, bcg_rng *r)
{
    static bcg_action list[MEMOIR_MAX_ACTIONS];
    const bcg_game *g = &w->game->head;
    if (w->actor == BCG_CHANCE)
        return bcg_memoir_ops.chance(g, &w->state, r);
    const int n = bcg_memoir_ops.legal(g, &w->state, w->actor, list, MEMOIR_MAX_ACTIONS);
    assert_true(n > 0); /* whoever has to decide can do so */
    w->longest = n > w->longest ? n : w->longest;
    return list[random_below(r, n)];
}

/* Plays a random game from the opening to its end. */
static inline void watch_random_game(watched_game *w, const memoir_game *g, bcg_rng *r)
{
    static bcg_event events[MOST_EVENTS];
    watch_from_start(w, g);
    for (choose_actor(w, r); w->actor != BCG_OVER; choose_actor(w, r)) {
        const bcg_action a = any_action(w, r);
        assert_int_equal(bcg_memoir_ops.check(&g->head, &w->state, w->actor, a), BCG_OK);
        const memoir_state before = w->state;
        bcg_log log;
        bcg_log_init(&log, events, MOST_EVENTS);
        bcg_memoir_ops.apply(&g->head, &w->state, w->actor, a, &log);
        watch_action(w, &before, a, &log);
        assert_true(w->state.ply < MOST_ACTIONS); /* games end */
    }
    assert_in_range(w->state.result, 1, MEMOIR_SIDES + 1);
}

#endif
