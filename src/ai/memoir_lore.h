/* Memoir for the AI: what it weighs, and what it works out once for each game. */
#ifndef BOCAGE_AI_MEMOIR_LORE_H
#define BOCAGE_AI_MEMOIR_LORE_H

#include "memoir/rules.h"

enum {
    LORE_DICE = 9,
    LORE_FIGURES = 15,
    LORE_FAR = 99,
    LORE_THREATS = 32,
    LORE_AWAY = 32,
    LORE_CALLS = 6
};

/* All that is weighed, in thousandths of a medal where nothing else is said; docs/ai.md tells how
 * the numbers were found. They are for judging actions; `danger` also says how many dice the
 * features of states reckon with. */
/* clang-format off */
#define MEMOIR_WEIGHTS(W)                                                                          \
    /* name             value  what */                                                             \
    W(unit_infantry,      132, "the last figure of a unit")                                        \
    W(unit_armor,         175, "")                                                                 \
    W(unit_artillery,     278, "")                                                                 \
    W(figure_infantry,    140, "each figure but the last")                                         \
    W(figure_armor,       101, "")                                                                 \
    W(figure_artillery,    90, "")                                                                 \
    W(hit,                 30, "hundredths of what an attack takes from the enemy")                \
    W(kill,                40, "hundredths of the medals it wins")                                 \
    W(flag,               125, "each die, for the flag it may show")                               \
    W(prize_flag,           0, "hundredths of an objective's worth, for driving a unit off")       \
    W(objective,          293, "a medal held only while a unit is there")                          \
    W(near_objective,      31, "each hex nearer to an objective")                                  \
    W(near_enemy,           3, "each hex nearer to the nearest enemy")                             \
    W(cover,               14, "each die a hex takes from attackers")                              \
    W(room,                34, "each row to retreat, up to two")                                   \
    W(danger,              54, "hundredths of the enemy's dice that will be rolled")               \
    W(keep_recon,          30, "keeping a card for later")                                         \
    W(keep_probe,          88, "")                                                                 \
    W(keep_attack,        125, "")                                                                 \
    W(keep_assault,       155, "")                                                                 \
    W(keep_tactic,        134, "")                                                                 \
    W(keep_ambush,        145, "")                                                                 \
    W(more_dice,          217, "hundredths of what a card with more dice does")                    \
    W(medics,             277, "hundredths of the most hurt unit's losses")                        \
    W(dig_in,              79, "for Dig-In")                                                       \
    W(pick,                31, "drawing two cards")

/* What is counted in a state for a side, less the same for its enemy. Weights are thousandths of the
 * logarithm of the odds to win. */
#define MEMOIR_FEATURES(F)                                                                         \
    /* name             weight what */                                                             \
    F(left_1,            3475, "one medal left to win")                                            \
    F(left_2,            2466, "two left")                                                         \
    F(left_3,            1681, "")                                                                 \
    F(left_4,            1066, "")                                                                 \
    F(left_5,             490, "")                                                                 \
    F(infantry_1,          28, "infantry units of one figure")                                     \
    F(infantry_2,         161, "")                                                                 \
    F(infantry_3,         278, "")                                                                 \
    F(infantry_4,         375, "of four or more")                                                  \
    F(armor_1,            142, "")                                                                 \
    F(armor_2,            326, "")                                                                 \
    F(armor_3,            512, "")                                                                 \
    F(artillery_1,        567, "")                                                                 \
    F(artillery_2,       1015, "")                                                                 \
    F(front,              -10, "hexes from each unit to the nearest enemy")                        \
    F(cover,               18, "dice the ground takes from attackers of its units")                \
    F(objective,           17, "hexes its units are near to objectives, within six")               \
    F(room,                10, "rows its units have to retreat, up to two each")                   \
    F(engaged,            -31, "units that could battle next turn")                                \
    F(hand_orders,          3, "units that each card of the own hand could order, added up")       \
    F(hand_engaged,        11, "of these, such as could battle")                                   \
    F(hand_best,            5, "the most such units that one card could order")                    \
    F(hand_tactics,       112, "cards of more sections or none in the hand")                        \
    F(loss_now,            30, "figures its enemy may take in the turn that begins")               \
    F(death_now,         -407, "units its enemy may destroy in it")                                \
    F(loss_later,          26, "figures, in the enemy's turn after the own that begins")           \
    F(death_later,       -303, "units")                                                            \
    F(last_now,          -766, "units its enemy may destroy in it, if one medal is all he needs")  \
    F(last_later,        -184, "and in his turn after that")
/* clang-format on */

#define MEMOIR_FEATURE_NUMBER(name, weight, what) LF_##name,
typedef enum memoir_feature {
    MEMOIR_FEATURES(MEMOIR_FEATURE_NUMBER) MEMOIR_FEATURE_COUNT,
    LF_IN_THOUSANDTHS = LF_loss_now /* from here on */
} memoir_feature;

#define MEMOIR_WEIGHT_MEMBER(name, value, what) int name;
typedef struct memoir_weights {
    MEMOIR_WEIGHTS(MEMOIR_WEIGHT_MEMBER)
    int feature[MEMOIR_FEATURE_COUNT];
} memoir_weights;

extern const memoir_weights memoir_weights_best;

typedef struct memoir_lore {
    memoir_weights w;
    int unit[MEMOIR_UNITS], figure[MEMOIR_UNITS];
    /* by dice, class of the target and its figures: */
    int16_t loss[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* figures, in thousandths */
    int16_t kill[LORE_DICE + 1][MEMOIR_CLASSES][LORE_FIGURES + 1]; /* chance, in thousandths */
    int32_t blow[LORE_DICE + 1][MEMOIR_UNITS]
                [LORE_FIGURES + 1]; /* worth, with one medal, by kind */
    /* by side and hex: steps to the nearest objective it may score, or LORE_FAR */
    uint8_t steps[MEMOIR_SIDES][BCG_MAX_HEXES];
    /* medals (thousandths) the hex is worth to a side that stands on it */
    int16_t prize[MEMOIR_SIDES][BCG_MAX_HEXES];
    int16_t ground[MEMOIR_SIDES][BCG_MAX_HEXES]; /* what it is worth to stand there */
    uint8_t cover[MEMOIR_SIDES][BCG_MAX_HEXES]; /* dice it takes from infantry and armor together */
    uint8_t near[MEMOIR_SIDES][BCG_MAX_HEXES];  /* hexes nearer to an objective than LORE_CALLS */
    uint8_t room[MEMOIR_SIDES][BCG_MAX_HEXES];  /* rows to retreat, up to two */
    uint8_t away[BCG_MAX_HEXES][BCG_MAX_HEXES]; /* distances */
    /* by kind, elite or not, and distance: dice a unit could roll next turn */
    uint8_t threat[MEMOIR_UNITS][2][LORE_AWAY];
    /* by kind, figures and such dice of all enemies together, a part of which will be rolled: */
    int16_t may_lose[MEMOIR_UNITS][LORE_FIGURES + 1][LORE_THREATS]; /* figures, in thousandths */
    int16_t may_die[MEMOIR_UNITS][LORE_FIGURES + 1][LORE_THREATS];  /* chance, in thousandths */
} memoir_lore;

void memoir_learn(const bcg_game *g, const void *weights, void *lore);

/* What a unit is worth to its side: less and less for the figures it has lost. */
static inline int memoir_worth(const memoir_lore *l, int kind, int figures)
{
    return figures ? l->unit[kind] + (figures - 1) * l->figure[kind] : 0;
}

/* What the attack of so many dice on a unit is worth, exactly as the dice are: figures it loses,
 * and the medals for its last. */
static inline int memoir_attack_worth(const memoir_lore *l, int dice, int kind, int figures,
                                      int medals)
{
    const int n = dice > LORE_DICE ? LORE_DICE : dice;
    const int worth = l->blow[n][kind][figures];
    return medals == 1 ? worth
                       : worth + (medals - 1) * l->w.kill *
                                     l->kill[n][memoir_units[kind].kind][figures] / 100;
}

#endif
