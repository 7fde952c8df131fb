/* libFuzzer target: an Assault scenario or position from anybody is refused, or it can be played:
 * every question may be asked of it, somebody can always act, and it can be written and read
 * again. */
#include "fuzz_assault.h"
#include "fuzz_document.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static assault_scenario scenario, saved, again;
static assault_game game, other;
static bcg_action list[ASSAULT_MAX_ACTIONS];
static char text[ASSAULT_SCN_SIZE], second[ASSAULT_SCN_SIZE];

static void check_state(const assault_state *s)
{
    bcg_problem problem[1];
    bcg_problems p;
    saved = scenario;
    assault_position_save(&game, s, &saved);
    fuzz_reads_back(&assault_scn_format, &saved, &again, text, second);
    bcg_problems_init(&p, problem, 1);
    if (!assault_scn_start(&again, &other, &p) ||
        memcmp(&other.opening, s, sizeof other.opening) != 0)
        abort();
}

static void use(void)
{
    assault_state s = game.opening, view, guess;
    bcg_problem problem[1];
    bcg_problems p;
    bcg_rng rng;
    bcg_rng_seed(&rng, 1);
    bcg_problems_init(&p, problem, 1);
    assault_scn_advise(&scenario, &game, &p);
    check_state(&s);
    for (int i = 0; i < 6; i++) {
        for (int seat = 0; seat < bcg_assault_ops.seats(&game.head); seat++) {
            bcg_assault_ops.view(&game.head, &s, seat, &view);
            bcg_assault_ops.guess(&game.head, &view, &rng, &guess);
        }
        fuzz_play(&game.head, &s, &rng, list, 12);
        check_state(&s);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem problem[4]; /* small on purpose: overflow of the list is a path too */
    bcg_problems p;
    bcg_problems_init(&p, problem, 4);
    if (!assault_scn_read((const char *)data, size, &scenario, &p))
        return 0;
    fuzz_reads_back(&assault_scn_format, &scenario, &again, text, second);
    if (assault_scn_start(&scenario, &game, &p))
        use();
    return 0;
}
