/* Playing, viewing and guessing allocate nothing: the linker replaces malloc with counters. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include "counted_malloc.h"

static memoir_scenario scenario;
static memoir_game game;
static bcg_action list[MEMOIR_MAX_ACTIONS];

static void a_game_allocates_nothing(void **state)
{
    (void)state;
    const bcg_ops *ops = &bcg_memoir_ops;
    bcg_rng r;
    memoir_state s, view, guess;
    bcg_rng_seed(&r, 7);
    const long before = allocations;
    for (int n = 0; n < 12; n++) {
        do
            random_scenario(&scenario, n % MEMOIR_BOARDS, true, &r);
        while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
        ops->begin(&game.head, &s);
        for (int who = bcg_actor(&game.head, &s); who != BCG_OVER;
             who = bcg_actor(&game.head, &s)) {
            bcg_action a;
            if (who == BCG_CHANCE)
                a = ops->chance(&game.head, &s, &r);
            else
                a = list[random_below(&r, ops->legal(&game.head, &s, bcg_actor(&game.head, &s),
                                                     list, MEMOIR_MAX_ACTIONS))];
            if (ops->check(&game.head, &s, bcg_actor(&game.head, &s), a) == BCG_OK)
                ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
            ops->view(&game.head, &s, n % 2, &view);
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
