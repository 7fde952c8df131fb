/* What the conformance suite needs to know about Assault. */
#ifndef BOCAGE_ASSAULT_CONFORMANCE_TEST_H
#define BOCAGE_ASSAULT_CONFORMANCE_TEST_H

#include "assault/invariants_test.h"
#include "conformance/conformance.h"

#include <stdio.h>

/* Every play of a card: what it asks for in all ways, and a little more. */
static inline void visit_plays(const assault_game *g, conformance_visit *visit, void *context)
{
    for (int card = 0; card < ASSAULT_CARDS; card++) {
        if (!assault_is_action(g->card[card].kind))
            continue;
        const uint8_t *operand = assault_operands_of(g->card[card].kind);
        const bool two = operand[0] != AN_END && operand[1] != AN_END;
        const int most = operand[0] == AN_END ? 2 : ASSAULT_CARDS;
        for (int a = 0; a < most; a++) {
            visit(context, assault_play(card, a, 0));
            for (int b = 1; b <= (two && a < ASSAULT_SQUARES ? ASSAULT_SQUARES : 1); b++)
                visit(context, assault_play(card, a, b));
        }
    }
}

/* All kinds of action with all operands in range, and a few out of it. */
static inline void visit_everything(const assault_game *g, conformance_visit *visit, void *context)
{
    for (int kind = 0; kind <= ASSAULT_ACTION_KINDS; kind++)
        for (int a = 0; a <= ASSAULT_CARDS; a++) {
            visit(context, assault_action((assault_action_kind)kind, a, 0));
            for (int b = 1; b <= ASSAULT_SQUARES; b++)
                if (kind != AA_PLAY)
                    visit(context, assault_action((assault_action_kind)kind, a, b));
        }
    visit_plays(g, visit, context);
}

/* Occasionally everything, usually a few candidates. */
static inline void assault_candidates(const bcg_game *game, const void *state, int seat, bcg_rng *r,
                                      conformance_visit *visit, void *context)
{
    const assault_game *g = (const assault_game *)game;
    (void)state;
    if (seat >= 0 && bcg_rng_below(r, 40) == 0)
        visit_everything(g, visit, context);
    for (int i = 0; i < 20; i++) {
        const int kind = (int)bcg_rng_below(r, ASSAULT_ACTION_KINDS);
        visit(context, assault_action((assault_action_kind)kind, (int)bcg_rng_below(r, 64),
                                      (int)bcg_rng_below(r, 64)));
    }
}

static inline void assault_totals(const bcg_game *g, const void *s, int out[CONFORMANCE_TOTALS])
{
    (void)g;
    out[0] = count_cards(s);
}

static inline void assault_describe(const bcg_game *game, bcg_action a, char *out, size_t size)
{
    const assault_game *g = (const assault_game *)game;
    const int kind = (int)assault_kind_of(a), card = assault_operand(a, 0);
    const bool names = kind < ASSAULT_ACTION_KINDS &&
                       assault_action_kinds[kind].operand[0] == AN_CARD && card < ASSAULT_CARDS;
    snprintf(out, size, "%s %s %d %d",
             kind < ASSAULT_ACTION_KINDS ? assault_action_kinds[kind].word : "none",
             names ? assault_kind_words.word[g->card[card].kind] : "", assault_operand(a, 1),
             assault_operand(a, 2));
}

static inline conformance assault_conformance(const assault_game *g, uint64_t seed, int look_one_in)
{
    return (conformance){
        .game = &g->head,
        .seed = seed,
        .games = 1,
        .most_actions = 60000,
        .look_one_in = look_one_in,
        .candidates = assault_candidates,
        .totals = assault_totals,
        .describe = assault_describe,
    };
}

#endif
