/* Every level on boards with everything: it plays legal actions in every position, repeats itself,
 * knows nothing it may not know, and stops when told to. */
#include "ai/player.h"
#include "memoir/random_board_test.h"
#include "unit.h"

#include <stdlib.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

enum { FEW = 300 }; /* nodes: enough to search, little enough for a test */

/* A random battle, some random actions into it, and what the actor sees. */
typedef struct scene {
    memoir_scenario scenario;
    memoir_game game;
    memoir_state state, view, other;
    bcg_rng rng;
    bcg_action actions[MEMOIR_MAX_ACTIONS];
} scene;

static void step_at_random(scene *c)
{
    const int actor = ops->actor(&c->game.head, &c->state);
    bcg_action a;
    if (actor == BCG_CHANCE)
        a = ops->chance(&c->game.head, &c->state, &c->rng);
    else {
        const int count = ops->legal(&c->game.head, &c->state, c->actions, MEMOIR_MAX_ACTIONS);
        a = c->actions[bcg_rng_below(&c->rng, (uint32_t)count)];
    }
    ops->apply(&c->game.head, &c->state, a, NULL);
}

/* Goes on to the next decision of a player; false if the game is over. */
static bool next_decision(scene *c)
{
    while (ops->actor(&c->game.head, &c->state) == BCG_CHANCE)
        step_at_random(c);
    const int actor = ops->actor(&c->game.head, &c->state);
    if (actor == BCG_OVER)
        return false;
    ops->view(&c->game.head, &c->state, actor, &c->view);
    return true;
}

static scene *new_scene(uint64_t seed)
{
    scene *c = malloc(sizeof *c);
    assert_non_null(c);
    bcg_rng_seed(&c->rng, seed);
    random_scenario(&c->scenario, (int)(seed % BCG_BOARDS), true, &c->rng);
    assert_int_equal(memoir_game_init(&c->game, &c->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    ops->begin(&c->game.head, &c->state);
    return c;
}

static bcg_ai_answer ask(const scene *c, const char *level, const void *view, uint64_t nodes,
                         int threads)
{
    bcg_ai *ai = bcg_ai_new(&c->game.head, bcg_ai_level_named(level), 7);
    assert_non_null(ai);
    const bcg_ai_answer answer = bcg_ai_choose(
        ai, view, &(bcg_ai_budget){.nodes = nodes, .threads = threads});
    bcg_ai_free(ai);
    return answer;
}

static void every_level_plays_by_the_rules(void **state)
{
    (void)state;
    for (const bcg_ai_level *l = bcg_ai_levels; l->name; l++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            scene *c = new_scene(seed);
            bcg_ai *ai[2] = {bcg_ai_new(&c->game.head, l, seed), bcg_ai_new(&c->game.head, l, 99)};
            for (int n = 0; n < 25 && next_decision(c); n++) {
                const int actor = ops->actor(&c->game.head, &c->state);
                const bcg_ai_answer answer = bcg_ai_choose(ai[actor], &c->view,
                                                           &(bcg_ai_budget){.nodes = FEW});
                assert_int_equal(ops->check(&c->game.head, &c->state, answer.action), BCG_OK);
                ops->apply(&c->game.head, &c->state, answer.action, NULL);
            }
            bcg_ai_free(ai[0]);
            bcg_ai_free(ai[1]);
            free(c);
        }
}

/* Hidden cards exchanged for others that the view allows: the view, and so the answer, is the same.
 */
static void hidden_cards_change_nothing(void **state)
{
    (void)state;
    static const char *const levels[] = {"cadet", "captain", "general"};
    int decisions = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        scene *c = new_scene(seed);
        for (int n = 0; n < 20 && next_decision(c); n++, decisions++) {
            const int actor = ops->actor(&c->game.head, &c->state);
            memoir_state other_view;
            ops->guess(&c->game.head, &c->view, &c->rng, &c->other);
            ops->view(&c->game.head, &c->other, actor, &other_view);
            for (size_t i = 0; i < COUNT(levels); i++)
                assert_true(ask(c, levels[i], &c->view, FEW, 1).action ==
                            ask(c, levels[i], &other_view, FEW, 1).action);
            step_at_random(c);
        }
        free(c);
    }
    assert_true(decisions > 100);
}

static void the_same_question_has_the_same_answer(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        scene *c = new_scene(seed);
        for (int n = 0; n < 5 && next_decision(c); n++) {
            for (int threads = 1; threads <= 3; threads++) {
                const bcg_ai_answer a = ask(c, "general", &c->view, 4 * FEW, threads),
                                    b = ask(c, "general", &c->view, 4 * FEW, threads);
                assert_true(a.action == b.action);
                assert_int_equal(a.chance, b.chance);
                assert_int_equal(a.nodes, b.nodes);
            }
            step_at_random(c);
        }
        free(c);
    }
}

static bool at_once(void *context)
{
    ++*(int *)context;
    return true;
}

static void it_stops_when_told_to(void **state)
{
    (void)state;
    scene *c = new_scene(2);
    int asked = 0;
    assert_true(next_decision(c));
    bcg_ai *ai = bcg_ai_new(&c->game.head, bcg_ai_level_named("marshal"), 1);
    const bcg_ai_budget budget = {.nodes = UINT64_C(1) << 60, .stop = at_once, .context = &asked};
    const bcg_ai_answer answer = bcg_ai_choose(ai, &c->view, &budget);
    assert_int_equal(ops->check(&c->game.head, &c->state, answer.action), BCG_OK);
    bcg_ai_free(ai);
    free(c);
}

/* Weakest first, each with a name of its own. */
static void levels_have_names(void **state)
{
    (void)state;
    int n = 0;
    for (const bcg_ai_level *l = bcg_ai_levels; l->name; l++, n++)
        assert_ptr_equal(bcg_ai_level_named(l->name), l);
    assert_int_equal(n, 5);
    assert_null(bcg_ai_level_named("corporal"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_plays_by_the_rules),
        cmocka_unit_test(hidden_cards_change_nothing),
        cmocka_unit_test(the_same_question_has_the_same_answer),
        cmocka_unit_test(it_stops_when_told_to),
        cmocka_unit_test(levels_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
