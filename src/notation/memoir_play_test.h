/* Shared by the tests of positions and replays: the boards of data/memoir, and random play. */
#ifndef BOCAGE_NOTATION_MEMOIR_PLAY_TEST_H
#define BOCAGE_NOTATION_MEMOIR_PLAY_TEST_H

#include "memoir/position.h"
#include "memoir/rules.h"
#include "notation/memoir_action.h"
#include "notation/scn_test.h"

#include <dirent.h>

#define BOARDS BOCAGE_SOURCE "/data/memoir"

/* A game in progress. Large: allocate it. */
typedef struct play {
    memoir_scenario scenario; /* what the game was built from */
    memoir_game game;
    memoir_state state;
    bcg_rng rng;
    int chosen; /* of several who may act, who does */
    bcg_action legal[MEMOIR_MAX_ACTIONS];
} play;

static inline void play_begin(play *p, memoir_choices choices, uint64_t seed)
{
    bcg_rng_seed(&p->rng, seed);
    p->chosen = 0;
    assert_int_equal(memoir_game_init(&p->game, &p->scenario, choices), ML_NONE);
    bcg_memoir_ops.begin(&p->game.head, &p->state);
}

static inline int play_actor(const play *p)
{
    const bcg_seats actors = bcg_memoir_ops.actors(&p->game.head, &p->state);
    return bcg_acts(actors, p->chosen) ? p->chosen : bcg_first_actor(actors);
}

static inline void choose_actor(play *p)
{
    bcg_seats actors = bcg_memoir_ops.actors(&p->game.head, &p->state);
    const uint32_t many = (uint32_t)__builtin_popcount(actors);
    for (uint32_t skipped = many > 1 ? bcg_rng_below(&p->rng, many) : 0; skipped > 0; skipped--)
        actors &= (bcg_seats)(actors - 1);
    p->chosen = bcg_first_actor(actors);
}

/* A random legal action of any who may act, all equally likely, except that steps are kept short:
 * if `done` or `pass` is possible, it is chosen one time in eight. */
static inline bcg_action play_choose(play *p)
{
    choose_actor(p);
    if (play_actor(p) == BCG_CHANCE)
        return bcg_memoir_ops.chance(&p->game.head, &p->state, &p->rng);
    const int n = bcg_memoir_ops.legal(&p->game.head, &p->state, play_actor(p), p->legal,
                                       MEMOIR_MAX_ACTIONS);
    assert_true(n > 0 && n <= MEMOIR_MAX_ACTIONS);
    const bcg_action last = p->legal[n - 1];
    if ((last == MA_DONE || last == MA_PASS) && bcg_rng_below(&p->rng, 8) == 0)
        return last;
    return p->legal[bcg_rng_below(&p->rng, (uint32_t)n)];
}

static inline void play_on(play *p, bcg_action a)
{
    const bcg_reason r = bcg_memoir_ops.check(&p->game.head, &p->state, play_actor(p), a);
    if (r != BCG_OK) {
        char text[MEMOIR_ACTION_TEXT];
        bcg_writer w;
        bcg_writer_init(&w, text, sizeof text);
        memoir_action_write(&p->game, a, &w);
        fail_msg("`%s` is listed but refused: %s", text,
                 memoir_reasons.info[r - memoir_reasons.first].name);
    }
    bcg_memoir_ops.apply(&p->game.head, &p->state, play_actor(p), a, NULL);
}

/* Call `visit` for every scenario in data/memoir. */
static inline void for_each_board(void (*visit)(play *p, void *context), void *context)
{
    DIR *dir = opendir(BOARDS);
    assert_non_null(dir);
    int boards = 0;
    for (const struct dirent *e; (e = readdir(dir)) != NULL;) {
        char path[512];
        if (strstr(e->d_name, ".scn") == NULL)
            continue;
        snprintf(path, sizeof path, "%s/%s", BOARDS, e->d_name);
        play *p = allocate(sizeof *p);
        const test_text text = text_of_file(path);
        read_clean(text.at, text.size, &p->scenario);
        visit(p, context);
        free(text.at);
        free(p);
        boards++;
    }
    closedir(dir);
    assert_true(boards > 0);
}

#endif
