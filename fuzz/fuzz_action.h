/* Reading actions, whatever the bytes and the ruleset: it must not crash; what is understood has a
 * canonical text that means the same, and what is allowed can be carried out. The first byte says
 * at which moment of a game the action is tried.
 *
 * This is a whole target. Its file first defines FUZZ_BATTLE, the text of what is played, and
 * FUZZ_BETWEEN, how many actions lie between two moments. */
#ifndef BOCAGE_FUZZ_ACTION_H
#define BOCAGE_FUZZ_ACTION_H

#include "fuzz_play.h"

#include "notation/notation.h"
#include "rulesets.h"

#include <string.h>

enum { FUZZ_MOMENTS = 64 };

/* Static only here: the fuzzer calls these functions on one thread, millions of times. */
static struct {
    bcg_prepared *prepared;
    const bcg_notation *notation;
    char *moments, *state; /* moments of a game, one after the other, and a copy of one */
} fuzz;

static inline void *fuzz_allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        abort();
    return memory;
}

/* Plays the battle of a text at random and keeps a moment of it after every so many actions. */
static inline void fuzz_keep_moments(const char *text, size_t size, int between)
{
    char why[BCG_WHY];
    bcg_rng rng;
    fuzz.prepared = bcg_prepare(bcg_rulesets, text, size, NULL, NULL, why);
    if (fuzz.prepared == NULL)
        abort();
    const bcg_game *g = fuzz.prepared->game;
    bcg_action *list = fuzz_allocate((size_t)g->ops->max_actions, sizeof *list);
    fuzz.notation = fuzz.prepared->ruleset->notation;
    fuzz.moments = fuzz_allocate(FUZZ_MOMENTS, g->ops->state_size);
    fuzz.state = fuzz_allocate(1, g->ops->state_size);
    bcg_rng_seed(&rng, 1);
    fuzz.notation->begin(fuzz.prepared, NULL, fuzz.state);
    for (size_t i = 0; i < FUZZ_MOMENTS; i++) {
        memcpy(fuzz.moments + i * g->ops->state_size, fuzz.state, g->ops->state_size);
        fuzz_play(g, fuzz.state, &rng, list, between);
        if (g->ops->actors(g, fuzz.state) == 0)
            fuzz.notation->begin(fuzz.prepared, NULL, fuzz.state);
    }
    free(list);
}

/* The action as it is understood in a state, or without one (NULL). */
static inline bool fuzz_read(const void *state, int seat, const char *text, size_t size,
                             bcg_action *out)
{
    return fuzz.notation->read_action(fuzz.prepared, state, seat, text, size, out) == BCG_OK;
}

static inline void fuzz_check_text(bcg_action a, const void *state, int seat)
{
    char text[BCG_ACTION_TEXT];
    bcg_writer w;
    bcg_action again;
    bcg_writer_init(&w, text, sizeof text);
    fuzz.notation->write_action(fuzz.prepared, a, &w);
    if (w.full || !fuzz_read(state, seat, text, w.size, &again) || again != a)
        abort();
}

static inline void fuzz_explain(const char *text, size_t size)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, sentence, sizeof sentence);
    fuzz.notation->explain(fuzz.prepared, text, size, &w);
    if (w.size == 0)
        abort(); /* a refusal needs a sentence */
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    fuzz_keep_moments(FUZZ_BATTLE, sizeof FUZZ_BATTLE - 1, FUZZ_BETWEEN);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const bcg_game *g = fuzz.prepared->game;
    const char *text = (const char *)data + 1;
    const size_t len = size - 1;
    bcg_action plain, a;
    memcpy(fuzz.state, fuzz.moments + data[0] % FUZZ_MOMENTS * g->ops->state_size,
           g->ops->state_size);
    const int seat = bcg_actor(g, fuzz.state);
    if (!fuzz_read(NULL, BCG_CHANCE, text, len, &plain))
        fuzz_explain(text, len);
    const bool understood = fuzz_read(NULL, seat, text, len, &plain);
    if (fuzz_read(fuzz.state, seat, text, len, &a) != understood)
        abort(); /* whether a text is an action does not depend on the state */
    if (!understood)
        return 0;
    fuzz_check_text(plain, NULL, seat);
    fuzz_check_text(a, NULL, seat);
    fuzz_check_text(a, fuzz.state, seat);
    if (g->ops->check(g, fuzz.state, seat, a) == BCG_OK)
        g->ops->apply(g, fuzz.state, seat, a, NULL);
    return 0;
}

#endif
