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
    assault_state s, view, guess;
    const counted_room room = {&s, &view, &guess, list};
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    const long before = allocations;
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        fill_scenario(&scenario, n);
        assault_game_init(&game, &scenario);
        play_counted(&game.head, &room, n % 2 && game.npc == ASSAULT_NOBODY, &r);
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
