/* Shared by the tests of Assault positions, actions and replays: random play. */
#ifndef BOCAGE_NOTATION_ASSAULT_PLAY_TEST_H
#define BOCAGE_NOTATION_ASSAULT_PLAY_TEST_H

#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_action.h"
#include "notation/assault_scn_test.h"

/* A game in progress. Large: allocate it. */
typedef struct play {
    assault_scenario scenario; /* what the game was built from */
    assault_game game;
    assault_state state;
    bcg_rng rng;
    bcg_action legal[ASSAULT_MAX_ACTIONS];
    int count; /* of the legal actions listed last */
} play;

/* What is pending in the text of the scenario, for messages. */
static inline const char *play_tail(const play *p)
{
    const char *text = written(&p->scenario), *tail = strstr(text, "\ncombat ");
    tail = tail ? tail : strstr(text, "\ntodo ");
    return tail ? tail : text;
}

static inline void play_begin(play *p, uint64_t seed)
{
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, COUNT(list));
    bcg_rng_seed(&p->rng, seed);
    if (!assault_scn_start(&p->scenario, &p->game, &problems))
        fail_msg("line %d: %s: %.900s", list[0].line, list[0].text, play_tail(p));
    bcg_assault_ops.begin(&p->game.head, &p->state);
}

static inline bool play_is_over(const play *p)
{
    return bcg_assault_ops.actors(&p->game.head, &p->state) == 0;
}

/* A random legal action of a random actor, or a result of chance. */
static inline bcg_action play_choose(play *p, int *seat)
{
    const bcg_seats actors = bcg_assault_ops.actors(&p->game.head, &p->state);
    p->count = 0;
    *seat = bcg_first_actor(actors);
    if (*seat == BCG_CHANCE)
        return bcg_assault_ops.chance(&p->game.head, &p->state, &p->rng);
    if (actors == 3)
        *seat = (int)bcg_rng_below(&p->rng, 2);
    p->count = bcg_assault_ops.legal(&p->game.head, &p->state, *seat, p->legal,
                                     ASSAULT_MAX_ACTIONS);
    assert_true(p->count > 0);
    return p->legal[bcg_rng_below(&p->rng, (uint32_t)p->count)];
}

static inline void play_on(play *p, int seat, bcg_action a)
{
    assert_int_equal(bcg_assault_ops.check(&p->game.head, &p->state, seat, a), BCG_OK);
    bcg_assault_ops.apply(&p->game.head, &p->state, seat, a, NULL);
}

/* The text of an action, in a buffer of ASSAULT_ACTION_TEXT. */
static inline const char *action_text(const play *p, bcg_action a, char *buffer)
{
    bcg_writer w;
    bcg_writer_init(&w, buffer, ASSAULT_ACTION_TEXT);
    assault_action_write(&p->game, a, &w);
    assert_false(w.full);
    return buffer;
}

/* The text of the position, to be freed. */
static inline char *position_text(const play *p)
{
    assault_scenario *position = allocate(sizeof *position);
    memcpy(position, &p->scenario, sizeof *position);
    assault_position_save(&p->game, &p->state, position);
    char *text = written(position);
    free(position);
    return text;
}

#endif
