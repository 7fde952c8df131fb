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
    memoir_state s, view, guess;
    const counted_room room = {&s, &view, &guess, list};
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    const long before = allocations;
    for (int n = 0; n < 12; n++) {
        do
            random_scenario(&scenario, n % MEMOIR_BOARDS, true, &r);
        while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
        play_counted(&game.head, &room, n % 2, &r);
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
