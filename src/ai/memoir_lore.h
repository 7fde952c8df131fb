/* Memoir for the AI: what it weighs, and what it works out once for each game. */
#ifndef BOCAGE_AI_MEMOIR_LORE_H
#define BOCAGE_AI_MEMOIR_LORE_H

#include "memoir/rules.h"

enum { LORE_DICE = 9, LORE_FIGURES = 15, LORE_FAR = 99 };

/* Thousandths of a medal; docs/ai.md tells how they were found. */
typedef struct memoir_weights {
    int figure[MEMOIR_UNITS]; /* each figure of a unit but the first */
    int unit[MEMOIR_UNITS];   /* its first */
    int objective;            /* a medal held only while the unit is there, of 1000 */
    int near_objective;       /* for each hex nearer to an objective, up to `objective_far` */
    int near_enemy;           /* for each hex nearer to the enemy */
    int cover;                /* for each die a hex takes from attackers */
    int danger;               /* of an expected loss next turn, in hundredths */
    int closing;              /* the last medals count more */
    int hit, kill, flag;      /* of an attack, in hundredths of what it does */
    int keep_card;            /* of what a card could do, in hundredths */
    int hand;                 /* a unit that a card of the hand could order */
} memoir_weights;

extern const memoir_weights memoir_weights_best;

typedef struct memoir_lore {
    memoir_weights w;
    /* by dice, class of the target and its figures: */
    int16_t loss[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* figures, in thousandths */
    int16_t kill[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* chance, in thousandths */
    /* by side and hex: steps to the nearest objective it may score, or LORE_FAR */
    uint8_t steps[MEMOIR_SIDES][BCG_MAX_HEXES];
    /* medals (thousandths) the hex is worth to a side that stands on it */
    int16_t prize[MEMOIR_SIDES][BCG_MAX_HEXES];
    uint8_t cover[MEMOIR_SIDES][BCG_MAX_HEXES]; /* dice taken from infantry and armor together */
} memoir_lore;

void memoir_learn(const bcg_game *g, void *lore);

/* What a unit is worth to its side: less and less for the figures it has lost. */
static inline int memoir_worth(const memoir_lore *l, int kind, int figures)
{
    return figures ? l->w.unit[kind] + (figures - 1) * l->w.figure[kind] : 0;
}

/* What the attack of so many dice on a unit is worth, exactly as the dice are: figures it loses,
 * and the medals for its last. */
static inline int memoir_attack_worth(const memoir_lore *l, int dice, memoir_class target, int kind,
                                      int figures, int medals)
{
    const int n = dice > LORE_DICE ? LORE_DICE : dice;
    const int kill = l->kill[n][target][figures], loss = l->loss[n][target][figures];
    return (loss * l->w.figure[kind] * l->w.hit +
            kill * (l->w.unit[kind] - l->w.figure[kind]) * l->w.hit +
            kill * 1000 * medals * l->w.kill) /
           100000;
}

#endif
