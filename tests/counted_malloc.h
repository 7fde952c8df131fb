/* Counts allocations, in a test that is linked with --wrap=malloc, calloc and realloc; and what
 * must not allocate in any ruleset. */
#ifndef BOCAGE_TESTS_COUNTED_MALLOC_H
#define BOCAGE_TESTS_COUNTED_MALLOC_H

#include "core/ops.h"
#include "unit.h"

#include <stdlib.h>

static long allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    allocations++;
    return __real_realloc(old, size);
}

static void the_counter_counts(void **state)
{
    (void)state;
    const long before = allocations;
    void *volatile something = malloc(1);
    assert_non_null(something);
    free(something);
    assert_int_equal(allocations, before + 1);
}

/* Room for a game: states of the ruleset, and its longest list of actions. */
typedef struct counted_room {
    void *state, *view, *guess;
    bcg_action *list;
} counted_room;

/* A random game, of which `reader` looks at every state and guesses the rest. */
static void play_counted(const bcg_game *g, const counted_room *room, int reader, bcg_rng *r)
{
    const bcg_ops *ops = g->ops;
    void *s = room->state;
    ops->begin(g, s);
    for (int who; (who = bcg_actor(g, s)) != BCG_OVER;) {
        bcg_action a;
        if (who == BCG_CHANCE)
            a = ops->chance(g, s, r);
        else {
            const int count = ops->legal(g, s, who, room->list, ops->max_actions);
            a = room->list[bcg_rng_below(r, (uint32_t)count)];
            if (ops->commits)
                ops->commits(g, s, who, a);
        }
        if (ops->check(g, s, who, a) == BCG_OK)
            ops->apply(g, s, who, a, NULL);
        ops->view(g, s, reader, room->view);
        ops->guess(g, room->view, r, room->guess);
    }
}

#endif
