/* What the conformance suite needs to know about the toy. */
#ifndef BOCAGE_TESTS_TOY_CONFORMANCE_H
#define BOCAGE_TESTS_TOY_CONFORMANCE_H

#include "conformance/conformance.h"
#include "toy/toy.h"

#include <stdio.h>

/* Every possible action, and some beyond. */
static inline void toy_candidates(const bcg_game *g, const void *s, int seat, bcg_rng *r,
                                  conformance_visit *visit, void *context)
{
    (void)g;
    (void)s;
    (void)seat;
    (void)r;
    for (bcg_action kind = 0; kind <= TOY_KINDS; kind++) {
        for (bcg_action number = 0; number <= TOY_RANKS + 1; number++)
            visit(context, TOY_ACTION(kind, number));
        visit(context, TOY_ACTION(kind, 0xff));
    }
}

/* Every card is somewhere, and each zone has as many as the state says. */
static inline void toy_totals(const bcg_game *g, const void *state, int out[CONFORMANCE_TOTALS])
{
    const toy_state *s = state;
    (void)g;
    for (int zone = 0; zone < TOY_ZONES; zone++) {
        out[0] += s->size[zone];
        for (int rank = 1; rank <= TOY_RANKS; rank++) {
            const int n = toy_count(s, rank, zone);
            out[rank] += n;
            out[TOY_RANKS + 1] += n;
        }
    }
}

static inline void toy_describe(const bcg_game *g, bcg_action a, char *out, size_t size)
{
    static const char *const kinds[TOY_KINDS] = {"none", "draw", "choose", "lay", "scout", "pass"};
    (void)g;
    snprintf(out, size, "%s %d", a < TOY_LAST_ACTION ? kinds[toy_kind_of(a)] : "none",
             toy_number_of(a));
}

static inline conformance toy_conformance(const toy_game *g, uint64_t seed, int games)
{
    return (conformance){
        .game = &g->head,
        .seed = seed,
        .games = games,
        .most_actions = 100,
        .candidates = toy_candidates,
        .totals = toy_totals,
        .describe = toy_describe,
    };
}

#endif
