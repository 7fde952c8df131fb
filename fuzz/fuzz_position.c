/* libFuzzer target: a scenario or position from anybody is refused, or it can be played: every
 * question may be asked of it, somebody can always act, and it can be written and read again. */
#include "fuzz_board.h"

#include "memoir/position.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_scenario scenario, saved, again;
static memoir_game game;
static bcg_action list[MEMOIR_MAX_ACTIONS];
static char text[MEMOIR_SCN_SIZE];

static void check_round_trip(const memoir_state *s)
{
    bcg_problem problem[1];
    bcg_problems p;
    bcg_writer w;
    memoir_state loaded;
    saved = scenario;
    memoir_position_save(&game, s, &saved);
    bcg_writer_init(&w, text, sizeof text);
    bcg_problems_init(&p, problem, 1);
    if (!memoir_scn_write(&saved, &w) || !memoir_scn_read(text, w.size, &again, &p) ||
        !memoir_position_load(&game, &again, &loaded, NULL) ||
        memcmp(&loaded, s, sizeof loaded) != 0)
        abort();
}

static void use(const memoir_state *loaded)
{
    memoir_state s, view;
    bcg_rng rng;
    bcg_rng_seed(&rng, 1);
    check_round_trip(loaded);
    for (int seat = 0; seat < game.seats; seat++)
        bcg_memoir_ops.view(&game.head, loaded, seat, &view);
    bcg_memoir_ops.view(&game.head, loaded, BCG_SPECTATOR, &view);
    check_round_trip(&view);
    bcg_memoir_ops.guess(&game.head, loaded, &rng, &s);
    for (int i = 0; i < 6; i++) {
        fuzz_play(&game.head, &s, &rng, list, 10);
        check_round_trip(&s);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem problem[4];
    bcg_problems p;
    memoir_state s;
    bcg_problems_init(&p, problem, 4);
    if (!memoir_scn_read((const char *)data, size, &scenario, &p))
        return 0;
    if (memoir_scn_start(&scenario, MEMOIR_AS_WRITTEN, &game, &s, &p))
        use(&s);
    return 0;
}
