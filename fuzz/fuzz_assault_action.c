/* libFuzzer target: whatever the bytes, reading an Assault action must not crash; what is
 * understood has a canonical text that means the same, and what is allowed can be carried out. The
 * first byte says at which moment of a game the action is tried. */
#include "fuzz_assault.h"

#include "notation/assault_action.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOMENTS = 64, BETWEEN = 9 };

/* Static only here: the fuzzer calls these functions on one thread, millions of times. */
static assault_scenario scenario;
static assault_game game;
static assault_state moment[MOMENTS];
static bcg_action list[ASSAULT_MAX_ACTIONS];

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    bcg_problem problem[1];
    bcg_problems p;
    bcg_rng rng;
    assault_state s;
    bcg_rng_seed(&rng, 1);
    bcg_problems_init(&p, problem, 1);
    if (!assault_scn_read(fuzz_battle, sizeof fuzz_battle - 1, &scenario, &p) ||
        !assault_scn_start(&scenario, &game, &p))
        abort();
    s = game.opening;
    for (int i = 0; i < MOMENTS; i++) {
        moment[i] = s;
        fuzz_play(&game, &s, &rng, list, BETWEEN);
        if (bcg_assault_ops.actors(&game.head, &s) == 0)
            s = game.opening;
    }
    return 0;
}

static void check_text(bcg_action a, const assault_state *s, int seat)
{
    char text[ASSAULT_ACTION_TEXT];
    bcg_writer w;
    bcg_action again;
    bcg_writer_init(&w, text, sizeof text);
    assault_action_write(&game, a, &w);
    if (w.full || assault_action_read(&game, s, seat, text, w.size, &again) != BCG_OK || again != a)
        abort();
}

static void explain(const char *text, size_t size)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, sentence, sizeof sentence);
    assault_action_explain(&game, text, size, &w);
    if (w.size == 0)
        abort(); /* a refusal needs a sentence */
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_action a;
    if (size == 0)
        return 0;
    assault_state s = moment[data[0] % MOMENTS];
    const char *text = (const char *)data + 1;
    const int seat = bcg_first_actor(bcg_assault_ops.actors(&game.head, &s));
    if (assault_action_read(&game, NULL, BCG_CHANCE, text, size - 1, &a) != BCG_OK)
        explain(text, size - 1);
    if (assault_action_read(&game, &s, seat, text, size - 1, &a) != BCG_OK)
        return 0;
    check_text(a, &s, seat);
    check_text(a, NULL, seat);
    if (bcg_assault_ops.check(&game.head, &s, seat, a) == BCG_OK)
        bcg_assault_ops.apply(&game.head, &s, seat, a, NULL);
    return 0;
}
