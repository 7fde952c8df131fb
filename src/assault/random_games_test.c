/* Random games of all scenarios: what must hold in every state of every game.
 *
 * BOCAGE_GAMES sets the number of games each test plays (./test --soak raises it). */
#include "assault/conformance_test.h"
#include "assault/scenarios_test.h"

#include <stdio.h>
#include <stdlib.h>

static assault_scenario scenario;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_assault_ops;

static int games_to_play(int usual)
{
    const char *wanted = getenv("BOCAGE_GAMES");
    return wanted ? atoi(wanted) : usual;
}

static void open_scenario(int n)
{
    fill_scenario(&scenario, n % TEST_SCENARIOS);
    assault_game_init(&game, &scenario);
}

/* A random answer of a random actor, or of chance. */
static bcg_action choose(const assault_state *s, int *seat, bcg_rng *r)
{
    const bcg_seats actors = ops->actors(&game.head, s);
    *seat = bcg_first_actor(actors);
    if (*seat == BCG_CHANCE)
        return ops->chance(&game.head, s, r);
    if (actors == 3)
        *seat = (int)bcg_rng_below(r, 2);
    const int n = ops->legal(&game.head, s, *seat, list, ASSAULT_MAX_ACTIONS);
    assert_true(n > 0); /* no state without a legal action */
    return list[bcg_rng_below(r, (uint32_t)n)];
}

/* [assault:COMP-2] [assault:MAP-7] [assault:CTRL-1] [assault:MORALE-2] 240 cards are each in one
 * place, units one to a tile. */
static void games_end_and_nothing_is_lost(void **state)
{
    (void)state;
    bcg_rng r;
    long plies = 0;
    int deepest = 0, results[3] = {0}, longest = 0;
    bcg_rng_seed(&r, 20261118);
    const int games = games_to_play(10 * TEST_SCENARIOS);
    for (int n = 0; n < games; n++) {
        assault_state s;
        open_scenario(n);
        ops->begin(&game.head, &s);
        check_state(&game, &s);
        check_box(&game, &s);
        int length = 0;
        for (int seat; ops->actors(&game.head, &s); length++) {
            const bcg_action a = choose(&s, &seat, &r);
            assert_int_equal(ops->check(&game.head, &s, seat, a), BCG_OK);
            ops->apply(&game.head, &s, seat, a, NULL);
            check_state(&game, &s);
            check_box(&game, &s);
            deepest = s.pending_count > deepest ? s.pending_count : deepest;
            assert_true(length < 60000);
        }
        plies += length;
        longest = length > longest ? length : longest;
        results[s.result - 1]++;
    }
    print_message("%d games, %ld actions, at most %d; %d German, %d American, %d drawn; deepest "
                  "stack %d of %d\n",
                  games, plies, longest, results[0], results[1], results[2], deepest,
                  ASSAULT_MOST_PENDING);
}

/* [assault:CARD-11] [assault:DEPLOY-4] [assault:SETUP-12] [assault:COMBAT-10] Nothing hidden leaks
 * into views, lists, reasons, events or who decides next; plus everything else the conformance
 * suite checks. */
static void scenarios_keep_the_contract(void **state)
{
    (void)state;
    long actions = 0, looks = 0, committing = 0;
    const char *one = getenv("BOCAGE_SCENARIO");
    const int games = games_to_play(2 * TEST_SCENARIOS);
    for (int n = 0; n < games; n++) {
        conformance_report found;
        const int number = one ? atoi(one) : n % TEST_SCENARIOS;
        open_scenario(number);
        const conformance c = assault_conformance(&game, (uint64_t)n + 1, 6);
        if (!conformance_run(&c, &found))
            fail_msg("%s: %s: %s", test_scenarios[number].id, found.check, found.text);
        actions += found.actions;
        looks += found.looks;
        committing += found.committing;
    }
    print_message("%d games, %ld actions, %ld states looked at, %ld actions that commit\n", games,
                  actions, looks, committing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_end_and_nothing_is_lost),
        cmocka_unit_test(scenarios_keep_the_contract),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
