/* Playing, viewing and guessing allocate nothing: the linker replaces malloc with counters. */
#include "assault/rules.h"
#include "assault/scenarios_test.h"

#include "counted_malloc.h"

static assault_scenario scenario;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];

static void a_game_allocates_nothing(void **state)
{
    (void)state;
    const bcg_ops *ops = &bcg_assault_ops;
    bcg_rng r;
    assault_state s, view, guess;
    bcg_rng_seed(&r, 7);
    const long before = allocations;
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        fill_scenario(&scenario, n);
        assault_game_init(&game, &scenario);
        ops->begin(&game.head, &s);
        for (int who; (who = bcg_actor(&game.head, &s)) != BCG_OVER;) {
            bcg_action a;
            if (who == BCG_CHANCE)
                a = ops->chance(&game.head, &s, &r);
            else {
                const int count = ops->legal(&game.head, &s, who, list, ASSAULT_MAX_ACTIONS);
                a = list[bcg_rng_below(&r, (uint32_t)count)];
                ops->commits(&game.head, &s, who, a);
            }
            if (ops->check(&game.head, &s, who, a) == BCG_OK)
                ops->apply(&game.head, &s, who, a, NULL);
            ops->view(&game.head, &s, n % 2 && game.npc == ASSAULT_NOBODY, &view);
            ops->guess(&game.head, &view, &r, &guess);
        }
    }
    assert_int_equal(allocations, before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_counter_counts),
        cmocka_unit_test(a_game_allocates_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
