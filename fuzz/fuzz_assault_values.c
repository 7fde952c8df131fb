/* libFuzzer target: a file of own values from anybody is refused with a sentence and changes
 * nothing, or the battle can be played with it and gives the same values again. */
#include "fuzz_assault.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static assault_scenario scenario, before, again;
static assault_game game;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static char text[ASSAULT_SCN_SIZE], second[ASSAULT_SCN_SIZE];

/* The values as a file of their own, put into the battle without them, are the same values. */
static void check_text(void)
{
    bcg_problem problem[1];
    bcg_problems p;
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    bcg_problems_init(&p, problem, 1);
    again = before;
    if (!assault_values_write(&scenario, &w) ||
        (w.size > 0 && !assault_values_add(&again, text, w.size, &p)))
        abort();
    bcg_writer_init(&w, second, sizeof second);
    if (!assault_values_write(&again, &w) || strcmp(text, second) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem problem[4];
    bcg_problems p;
    bcg_rng rng;
    bcg_rng_seed(&rng, 1);
    bcg_problems_init(&p, problem, 4);
    if (!assault_scn_read(fuzz_battle, sizeof fuzz_battle - 1, &scenario, &p))
        abort();
    before = scenario;
    if (!assault_values_add(&scenario, (const char *)data, size, &p)) {
        if (p.errors == 0 || memcmp(&before, &scenario, sizeof before) != 0)
            abort();
        return 0;
    }
    check_text();
    if (assault_scn_start(&scenario, &game, &p)) {
        assault_state s = game.opening;
        fuzz_play(&game.head, &s, &rng, list, 60);
    }
    return 0;
}
