/* Every level on boards with all features: it answers every kind of decision legally, follows its
 * plans, stops when told to, and shares its tables. */
#include "ai/memoir_heuristics.h"
#include "ai/test_game_test.h"
#include "rulesets.h"

static const bcg_ops *const ops = &bcg_memoir_ops;

enum { LEVELS = 5 };

static void every_level_plays_by_the_rules(void **state)
{
    (void)state;
    for (const bcg_ai_level *l = bcg_rulesets->levels; l->name; l++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            scene *c = new_scene(seed);
            bcg_ai *ai[2] = {new_player(c, l->name, seed), new_player(c, l->name, 99)};
            for (int n = 0; n < 25 && next_decision(c); n++)
                take_action(c, bcg_ai_choose(ai[actor_of(c)], &c->view, actor_of(c),
                                             &(bcg_ai_budget){.nodes = FEW})
                                   .action);
            bcg_ai_free(ai[0]);
            bcg_ai_free(ai[1]);
            free_scene(c);
        }
}

/* -- taking over ------------------------------------------------------------------------------ */

/* The kinds of actions available, as bits. */
static uint32_t kinds_of(const scene *c)
{
    uint32_t kinds = 0;
    for (int i = 0; i < c->count; i++)
        kinds |= UINT32_C(1) << memoir_kind_of(c->actions[i]);
    return kinds;
}

/* In the middle of a game that others have played so far. */
static void all_levels_take_over(scene *c)
{
    for (const bcg_ai_level *l = bcg_rulesets->levels; l->name; l++) {
        bcg_ai *ai = new_player(c, l->name, 7);
        const bcg_ai_answer answer = bcg_ai_choose(ai, &c->view, actor_of(c),
                                                   &(bcg_ai_budget){.nodes = 40});
        bcg_ai_free(ai);
        assert_int_equal(ops->check(&c->game.head, &c->state, bcg_actor(&c->game.head, &c->state),
                                    answer.action),
                         BCG_OK);
    }
}

static void every_kind_of_decision_is_answered(void **state)
{
    (void)state;
    enum { ENOUGH = 3, MOST_GAMES = 500 };
    int met[MEMOIR_ACTION_KINDS] = {0}, missing = MA_DROP; /* all from MA_PLAY on */
    for (uint64_t seed = 1; missing && seed <= MOST_GAMES; seed++) {
        scene *c = new_scene(seed);
        for (; missing && next_decision(c); step_at_random(c)) {
            const uint32_t kinds = c->count > 1 ? kinds_of(c) : 0;
            bool rare = false;
            for (int k = MA_PLAY; k <= MA_DROP; k++)
                if (kinds >> k & 1 && met[k] < ENOUGH) {
                    rare = true;
                    missing -= ++met[k] == ENOUGH;
                }
            if (rare)
                all_levels_take_over(c);
        }
        free_scene(c);
    }
    for (int k = MA_PLAY; k <= MA_DROP; k++)
        if (met[k] < ENOUGH)
            fail_msg("a choice with `%s` was met %d times", memoir_action_kinds[k].word, met[k]);
}

/* -- plans ------------------------------------------------------------------------------------ */

/* Planned actions are legal when they are due, and are the ones the plan announced. */
static void plans_are_followed(void **state)
{
    (void)state;
    int followed = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        scene *c = new_scene(seed);
        bcg_ai *ai[2] = {new_player(c, "general", seed), new_player(c, "general", 99)};
        bcg_action said[2][BCG_AI_STEPS];
        int left[2] = {0}, next[2] = {0};
        for (int n = 0; n < 60 && next_decision(c); n++) {
            const int seat = actor_of(c);
            const bcg_ai_answer answer = bcg_ai_choose(ai[seat], &c->view, actor_of(c),
                                                       &(bcg_ai_budget){.nodes = FEW});
            if (answer.steps > 0 && answer.nodes == 0) {
                assert_int_equal(answer.steps, left[seat]);
                assert_memory_equal(answer.plan, said[seat] + next[seat],
                                    (size_t)left[seat] * sizeof answer.plan[0]);
                followed++;
            } else if (answer.steps > 0) {
                assert_true(answer.steps <= BCG_AI_STEPS);
                memcpy(said[seat], answer.plan, (size_t)answer.steps * sizeof answer.plan[0]);
                left[seat] = answer.steps;
                next[seat] = 0;
            }
            if (answer.steps > 0)
                assert_true(answer.action == answer.plan[0]);
            if (answer.steps > 0 || left[seat] > 0) { /* a forced step is part of the plan, too */
                left[seat]--;
                next[seat]++;
            }
            take_action(c, answer.action);
        }
        bcg_ai_free(ai[0]);
        bcg_ai_free(ai[1]);
        free_scene(c);
    }
    assert_true(followed > 20);
}

/* -- the rest --------------------------------------------------------------------------------- */

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
    while (next_decision(c) && c->count == 1)
        step_at_random(c);
    bcg_ai *ai = new_player(c, "marshal", 1);
    const bcg_ai_budget budget = {.nodes = UINT64_C(1) << 60, .stop = at_once, .context = &asked};
    const bcg_ai_answer answer = bcg_ai_choose(ai, &c->view, actor_of(c), &budget);
    assert_int_equal(
        ops->check(&c->game.head, &c->state, bcg_actor(&c->game.head, &c->state), answer.action),
        BCG_OK);
    assert_true(asked > 0);
    bcg_ai_free(ai);
    free_scene(c);
}

/* Players of one game share their tables, which are made for the first of them; random, who scores
 * nothing, neither needs nor makes any. */
static void tables_are_shared(void **state)
{
    (void)state;
    scene *c = new_scene(1);
    bcg_ai *random = new_player(c, "random", 1);
    assert_null(random->tables);
    assert_null(atomic_load(&c->tables.filled));
    bcg_ai *cadet = new_player(c, "cadet", 1), *general = new_player(c, "general", 2);
    assert_non_null(cadet->tables);
    assert_ptr_equal(general->tables, cadet->tables);
    bcg_ai_free(random);
    bcg_ai_free(cadet);
    bcg_ai_free(general);
    free_scene(c);
}

/* Tables belong to their weights. */
static void weights_have_tables_of_their_own(void **state)
{
    (void)state;
    scene *c = new_scene(1);
    memoir_weights timid = memoir_weights_best;
    timid.danger = 300;
    bcg_ai_tables other = {.weights = &timid};
    bcg_ai *usual = new_player(c, "cadet", 1);
    bcg_ai *fearful = bcg_ai_new(bcg_rulesets, &c->game.head, &other,
                                 bcg_ai_level_named(bcg_rulesets, "cadet"), 1);
    assert_non_null(fearful);
    assert_int_equal(((const memoir_ai_tables *)usual->tables)->w.danger,
                     memoir_weights_best.danger);
    assert_int_equal(((const memoir_ai_tables *)fearful->tables)->w.danger, 300);
    bcg_ai_free(usual);
    bcg_ai_free(fearful);
    bcg_ai_tables_done(&other);
    free_scene(c);
}

/* Weakest first, all names different. */
static void levels_have_names(void **state)
{
    (void)state;
    int n = 0;
    for (const bcg_ai_level *l = bcg_rulesets->levels; l->name; l++, n++)
        assert_ptr_equal(bcg_ai_level_named(bcg_rulesets, l->name), l);
    assert_int_equal(n, LEVELS);
    assert_null(bcg_ai_level_named(bcg_rulesets, "corporal"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_plays_by_the_rules),
        cmocka_unit_test(every_kind_of_decision_is_answered),
        cmocka_unit_test(plans_are_followed),
        cmocka_unit_test(it_stops_when_told_to),
        cmocka_unit_test(tables_are_shared),
        cmocka_unit_test(weights_have_tables_of_their_own),
        cmocka_unit_test(levels_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
