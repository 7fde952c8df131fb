/* libFuzzer target: whatever the bytes, reading an action must not crash; what is understood has a
 * canonical text that means the same, and what is allowed can be carried out. The first byte says
 * at which moment of a game the action is tried. */
#include "fuzz_board.h"

#include "notation/memoir_action.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOMENTS = 64, BETWEEN = 7 };

/* Static only here: the fuzzer calls these functions on one thread, millions of times. */
static memoir_scenario scenario;
static memoir_game game;
static memoir_state moment[MOMENTS];
static bcg_action list[MEMOIR_MAX_ACTIONS];

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    bcg_rng rng;
    memoir_state s;
    bcg_rng_seed(&rng, 1);
    fuzz_read_board(&scenario);
    if (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE)
        abort();
    bcg_memoir_ops.begin(&game.head, &s);
    for (int i = 0; i < MOMENTS; i++) {
        moment[i] = s;
        fuzz_play(&game, &s, &rng, list, BETWEEN);
        if (bcg_actor(&game.head, &s) == BCG_OVER)
            bcg_memoir_ops.begin(&game.head, &s);
    }
    return 0;
}

static void check_text(bcg_action a)
{
    char first[2048], second[2048];
    bcg_writer w;
    bcg_action again;
    bcg_writer_init(&w, first, sizeof first);
    memoir_action_write(&game, a, &w);
    if (w.full || memoir_action_read(&game, NULL, first, w.size, &again) != BCG_OK || again != a)
        abort();
    bcg_writer_init(&w, second, sizeof second);
    memoir_action_write(&game, again, &w);
    if (strcmp(first, second) != 0)
        abort();
}

static void explain(const char *text, size_t size)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, sentence, sizeof sentence);
    memoir_action_explain(&game, text, size, &w);
    if (w.size == 0)
        abort(); /* a refusal needs a sentence */
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_action a;
    if (size == 0)
        return 0;
    memoir_state s = moment[data[0] % MOMENTS];
    const char *text = (const char *)data + 1;
    if (memoir_action_read(&game, NULL, text, size - 1, &a) != BCG_OK) {
        explain(text, size - 1);
        return 0;
    }
    check_text(a);
    if (memoir_action_read(&game, &s, text, size - 1, &a) != BCG_OK)
        abort();
    check_text(a);
    if (bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), a) == BCG_OK)
        bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
    return 0;
}
