/* Memoir for the AI: what it weighs, and what it works out once for each game. */
#ifndef BOCAGE_AI_MEMOIR_LORE_H
#define BOCAGE_AI_MEMOIR_LORE_H

#include "memoir/rules.h"

enum { LORE_DICE = 9, LORE_FIGURES = 15, LORE_FAR = 99, LORE_THREATS = 32, LORE_AWAY = 32 };

/* All that is weighed, in thousandths of a medal where nothing else is said; docs/ai.md tells how
 * the numbers were found. Those in front are for judging actions, those behind for states. */
/* clang-format off */
#define MEMOIR_WEIGHTS(W)                                                                          \
    /* name             value  what */                                                             \
    W(unit_infantry,      153, "the last figure of a unit")                                        \
    W(unit_armor,         209, "")                                                                 \
    W(unit_artillery,     207, "")                                                                 \
    W(figure_infantry,    112, "each figure but the last")                                         \
    W(figure_armor,        82, "")                                                                 \
    W(figure_artillery,    97, "")                                                                 \
    W(hit,                140, "hundredths of what an attack takes from the enemy")                \
    W(kill,                39, "hundredths of the medals it wins")                                 \
    W(flag,                63, "each die, for the flag it may show")                               \
    W(prize_flag,          14, "hundredths of an objective's worth, for driving a unit off")       \
    W(objective,          654, "a medal held only while a unit is there")                          \
    W(near_objective,      49, "each hex nearer to an objective")                                  \
    W(near_enemy,           9, "each hex nearer to the nearest enemy")                             \
    W(cover,               19, "each die a hex takes from attackers")                              \
    W(room,                24, "each row to retreat, up to two")                                   \
    W(danger,              31, "hundredths of the enemy's dice that will be rolled")               \
    W(keep_recon,          69, "keeping a card for later")                                         \
    W(keep_probe,          96, "")                                                                 \
    W(keep_attack,        127, "")                                                                 \
    W(keep_assault,       141, "")                                                                 \
    W(keep_tactic,        154, "")                                                                 \
    W(keep_ambush,        103, "")                                                                 \
    W(more_dice,          160, "hundredths of what a card with more dice does")                    \
    W(medics,              99, "hundredths of the most hurt unit's losses")                        \
    W(dig_in,              87, "for Dig-In")                                                       \
    W(pick,                26, "drawing two cards")                                                \
    W(value_infantry,     120, "in a state: the last figure of a unit")                            \
    W(value_armor,        180, "")                                                                 \
    W(value_artillery,    160, "")                                                                 \
    W(more_infantry,       90, "in a state: each figure but the last")                             \
    W(more_armor,         130, "")                                                                 \
    W(more_artillery,     120, "")                                                                 \
    W(value_ground,       100, "hundredths of what cover and ways to objectives are worth")        \
    W(closing,            500, "the last medals count more")                                       \
    W(exposed,            100, "hundredths of what the enemy could do, if it is his turn")         \
    W(exposed_later,       30, "and if it is not")                                                 \
    W(front,               12, "each hex a unit is nearer to the nearest enemy")                   \
    W(hand,                10, "each unit that a card of the hand could order")                    \
    W(hand_tactic,         40, "each card of no section in the hand")
/* clang-format on */

#define MEMOIR_WEIGHT_MEMBER(name, value, what) int name;
typedef struct memoir_weights {
    MEMOIR_WEIGHTS(MEMOIR_WEIGHT_MEMBER)
} memoir_weights;

extern const memoir_weights memoir_weights_best;

typedef struct memoir_lore {
    memoir_weights w;
    int unit[MEMOIR_UNITS], figure[MEMOIR_UNITS];  /* judging actions */
    int16_t worth[MEMOIR_UNITS][LORE_FIGURES + 1]; /* of a unit in a state */
    /* by dice, class of the target and its figures: */
    int16_t loss[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* figures, in thousandths */
    int16_t kill[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* chance, in thousandths */
    /* by side and hex: steps to the nearest objective it may score, or LORE_FAR */
    uint8_t steps[MEMOIR_SIDES][BCG_MAX_HEXES];
    /* medals (thousandths) the hex is worth to a side that stands on it */
    int16_t prize[MEMOIR_SIDES][BCG_MAX_HEXES];
    int16_t ground[MEMOIR_SIDES][BCG_MAX_HEXES]; /* what it is worth to stand there */
    uint8_t away[BCG_MAX_HEXES][BCG_MAX_HEXES];  /* distances */
    /* by kind, elite or not, and distance: dice a unit could roll next turn */
    uint8_t threat[MEMOIR_UNITS][2][LORE_AWAY];
    /* by kind, figures and such dice of all enemies together: what they may cost its owner */
    int16_t hurt[MEMOIR_UNITS][LORE_FIGURES + 1][LORE_THREATS];
} memoir_lore;

void memoir_learn(const bcg_game *g, const void *weights, void *lore);

/* What a unit is worth to its side: less and less for the figures it has lost. */
static inline int memoir_worth(const memoir_lore *l, int kind, int figures)
{
    return figures ? l->unit[kind] + (figures - 1) * l->figure[kind] : 0;
}

/* What the attack of so many dice on a unit is worth, exactly as the dice are: figures it loses,
 * and the medals for its last. */
static inline int memoir_attack_worth(const memoir_lore *l, int dice, memoir_class target, int kind,
                                      int figures, int medals)
{
    const int n = dice > LORE_DICE ? LORE_DICE : dice;
    const int kill = l->kill[n][target][figures], loss = l->loss[n][target][figures];
    return (loss * l->figure[kind] * l->w.hit +
            kill * (l->unit[kind] - l->figure[kind]) * l->w.hit +
            kill * 1000 * medals * l->w.kill) /
           100000;
}

#endif
