/* Memoir for the AI: its weights, and what it computes once for each game. */
#ifndef BOCAGE_AI_MEMOIR_TABLES_H
#define BOCAGE_AI_MEMOIR_TABLES_H

#include "memoir/rules.h"

enum {
    AI_DICE = 9,
    AI_FIGURES = 15,
    AI_FACES = 4, /* a grenade, two of infantry, a star */
    AI_FAR = 99,
    AI_THREATS = 32,
    AI_AWAY = 32,
    AI_ARMS = 4, /* groups of units with the same dice */
    AI_CALLS = 6,
    AI_MEDALS = 7,
    AI_CERTAIN = 1 << 20,
    AI_WON = 6000 /* log odds as good as a won game */
};

/* All weights for scoring actions, in thousandths of a medal unless stated otherwise; docs/ai.md
 * explains how they were found. `danger` is also used by the features of states, for the number of
 * dice to expect. */
/* clang-format off */
#define MEMOIR_WEIGHTS(W)                                                                          \
    /* name             value  what */                                                             \
    W(unit_infantry,      104, "the last figure of a unit")                                        \
    W(unit_armor,          43, "")                                                                 \
    W(unit_artillery,     348, "")                                                                 \
    W(figure_infantry,    114, "each figure but the last")                                         \
    W(figure_armor,        90, "")                                                                 \
    W(figure_artillery,   234, "")                                                                 \
    W(hit,                 73, "hundredths of what an attack takes from the enemy")                \
    W(kill,                89, "hundredths of the medals it wins")                                 \
    W(flag,               143, "each die, for the flag it may show")                               \
    W(prize_flag,          -3, "hundredths of an objective's worth, for driving a unit off")       \
    W(objective,          233, "a medal held only while a unit is there")                          \
    W(near_objective,      29, "each hex nearer to an objective")                                  \
    W(cover,               17, "each die a hex takes from attackers")                              \
    W(room,                30, "each row to retreat, up to two")                                   \
    W(danger,              56, "hundredths of the enemy's dice that will be rolled")               \
    W(harm,                22, "hundredths of what they may take from the own side")               \
    W(death,               49, "hundredths of the medals they may win")                            \
    W(last,               250, "hundredths of a medal's worth, if it wins the game")               \
    W(last_but_one,       141, "and if one more is needed after it")                               \
    W(guard,               20, "hundredths of an objective's worth, for standing in the enemy's")  \
    W(near_guard,          11, "each hex nearer to an objective of the enemy")                     \
    W(overrun,             72, "hundredths of the attack after taking ground")                     \
    W(ambush,             128, "keeping Ambush instead of answering with it")                      \
    W(keep_tactic,        209, "keeping a card of more sections or none that was drawn")           \
    W(keep_order,          26, "each unit a card of a section that was drawn could order")         \
    W(blocked,            195, "hundredths of the figures lost for want of room to retreat")

/* The features of a card that may be played; weights are in thousandths of a medal, except where
 * hundredths are stated. */
#define MEMOIR_CARD_FEATURES(C)                                                                    \
    /* name             weight what */                                                             \
    C(gain,               42, "hundredths of what its units gain")                                 \
    C(units,               1, "each of these units")                                               \
    C(good,               -5, "each of them that gains much")                                      \
    C(bombing,            65, "hundredths of the best target of Air Power")                        \
    C(barraging,          34, "of Barrage")                                                        \
    C(healing,           199, "hundredths of the worst losses of a unit")                          \
    C(late,               75, "a card of more sections or none, if a medal decides")               \
    C(recon,             124, "playing instead of keeping it, Recon")                              \
    C(probe,              91, "")                                                                  \
    C(attack,             60, "")                                                                  \
    C(assault,           146, "")                                                                  \
    C(general_advance,   -87, "")                                                                  \
    C(pincer_move,       -29, "")                                                                  \
    C(recon_in_force,    -20, "")                                                                  \
    C(air_power,          65, "")                                                                  \
    C(ambush,             -6, "")                                                                  \
    C(armor_assault,      28, "")                                                                  \
    C(artillery_bombard, 111, "")                                                                  \
    C(barrage,           195, "")                                                                  \
    C(behind_enemy_lines, 158, "")                                                                 \
    C(close_assault,     -65, "")                                                                  \
    C(counter_attack,    -24, "")                                                                  \
    C(dig_in,             12, "")                                                                  \
    C(direct_from_hq,    -44, "")                                                                  \
    C(firefight,         -38, "")                                                                  \
    C(infantry_assault,  -59, "")                                                                  \
    C(medics_and_mechanics, -30, "")                                                               \
    C(move_out,          -32, "")                                                                  \
    C(their_finest_hour,  48, "")

/* The features of a state for a side, minus the same for its enemy. Weights are in thousandths of
 * the logarithm of the odds of winning. */
#define MEMOIR_FEATURES(F)                                                                         \
    /* name             weight what */                                                             \
    F(left_1,            3943, "one medal left to win")                                            \
    F(left_2,            2922, "two left")                                                         \
    F(left_3,            2012, "")                                                                 \
    F(left_4,            1250, "")                                                                 \
    F(left_5,             573, "")                                                                 \
    F(infantry_1,        -149, "infantry units of one figure")                                     \
    F(infantry_2,           2, "")                                                                 \
    F(infantry_3,         153, "")                                                                 \
    F(infantry_4,         256, "of four or more")                                                  \
    F(armor_1,           -126, "")                                                                 \
    F(armor_2,            143, "")                                                                 \
    F(armor_3,            315, "")                                                                 \
    F(artillery_1,        258, "")                                                                 \
    F(artillery_2,        690, "")                                                                 \
    F(cover,               11, "dice the ground takes from attackers of its units")                \
    F(objective,           10, "hexes its units are near to objectives, within six")               \
    F(room,                15, "rows its units have to retreat, up to two each")                   \
    F(hand_tactics,       165, "cards of more sections or none in the hand")                       \
    F(death_now,         -410, "units its enemy may destroy in the turn that begins")              \
    F(death_later,       -294, "units, in the enemy's turn after the own that begins")             \
    F(last_now,         -1201, "units its enemy may destroy in it, if one medal is all he needs")  \
    F(last_later,        -407, "and in his turn after that")
/* clang-format on */

#define MEMOIR_FEATURE_NUMBER(name, weight, what) LF_##name,
typedef enum memoir_feature {
    MEMOIR_FEATURES(MEMOIR_FEATURE_NUMBER) MEMOIR_FEATURE_COUNT,
    LF_IN_THOUSANDTHS = LF_death_now /* from here on */
} memoir_feature;

#define MEMOIR_CARD_FEATURE_NUMBER(name, weight, what) LC_##name,
typedef enum memoir_card_feature {
    MEMOIR_CARD_FEATURES(MEMOIR_CARD_FEATURE_NUMBER) MEMOIR_CARD_FEATURE_COUNT
} memoir_card_feature;
_Static_assert(MEMOIR_CARD_FEATURE_COUNT - LC_general_advance ==
                   (int)MEMOIR_CARDS - (int)MC_GENERAL_ADVANCE,
               "each card but those of a section has its weight");

#define MEMOIR_WEIGHT_MEMBER(name, value, what) int name;
typedef struct memoir_weights {
    MEMOIR_WEIGHTS(MEMOIR_WEIGHT_MEMBER)
    int card[MEMOIR_CARD_FEATURE_COUNT];
    int feature[MEMOIR_FEATURE_COUNT];
} memoir_weights;

extern const memoir_weights memoir_weights_best;

/* Faces out of six that hit each class (DICE-1 to DICE-4). */
extern const uint8_t memoir_faces_that_hit[MEMOIR_CLASSES];

typedef struct memoir_ai_tables {
    memoir_weights w;
    int unit[MEMOIR_UNITS], figure[MEMOIR_UNITS];
    /* by dice and number of faces that hit: probability of n hits, in parts of AI_CERTAIN */
    int64_t hits[AI_DICE + 1][AI_FACES + 1][AI_DICE + 1];
    int strength[MEMOIR_CLASSES][AI_FIGURES + 1]; /* what n figures add to the log odds */
    /* by dice, class of the target and its figures: */
    int16_t loss[AI_DICE + 1][MEMOIR_CLASSES][AI_FIGURES + 1]; /* figures, in thousandths */
    int16_t kill[AI_DICE + 1][MEMOIR_CLASSES][AI_FIGURES + 1]; /* probability, in thousandths */
    int medal[AI_MEDALS]; /* what the next medal adds to the log odds, by number still needed */
    /* by dice, kind of the target and its figures: the value of its loss, without the medal, */
    int32_t blow[AI_DICE + 1][MEMOIR_UNITS][AI_FIGURES + 1]; /* to the attacker */
    int32_t harm[AI_DICE + 1][MEMOIR_UNITS][AI_FIGURES + 1]; /* to its owner */
    /* by side and hex: steps to the nearest objective it may score, or AI_FAR */
    uint8_t steps[MEMOIR_SIDES][BCG_MAX_HEXES];
    /* medals (thousandths) the hex is worth to a side that is on it */
    int16_t prize[MEMOIR_SIDES][BCG_MAX_HEXES];
    int16_t ground[MEMOIR_SIDES][BCG_MAX_HEXES]; /* value of being there */
    uint8_t cover[MEMOIR_SIDES][BCG_MAX_HEXES];  /* dice it subtracts, for infantry plus armor */
    uint8_t near[MEMOIR_SIDES][BCG_MAX_HEXES];   /* hexes nearer to an objective than AI_CALLS */
    uint8_t room[MEMOIR_SIDES][BCG_MAX_HEXES];   /* rows to retreat, up to two */
    uint8_t away[BCG_MAX_HEXES][BCG_MAX_HEXES];  /* distances */
    /* by kind, elite or not, and distance: dice a unit could roll next turn */
    uint8_t threat[MEMOIR_UNITS][2][AI_AWAY];
    uint8_t arm[MEMOIR_UNITS][2]; /* its group among AI_ARMS */
    /* by side and arm of a unit and its hex: dice it could roll next turn against each hex */
    uint8_t fire[MEMOIR_SIDES][AI_ARMS][BCG_MAX_HEXES][BCG_MAX_HEXES];
    uint8_t no_fire[BCG_MAX_HEXES]; /* all zero */
    /* by total of all enemies' dice: how many of them will be rolled, up to AI_DICE */
    uint8_t dice_due[UINT8_MAX + 1];
    /* by kind, figures and total of all enemies' dice, only part of which will be rolled: */
    int16_t may_die[MEMOIR_UNITS][AI_FIGURES + 1][AI_THREATS]; /* probability, in thousandths */
    /* what a unit, and its hex, add to the log odds, apart from possible losses: */
    int16_t unit_odds[MEMOIR_UNITS][AI_FIGURES + 1];
    int16_t place_odds[MEMOIR_SIDES][BCG_MAX_HEXES];
} memoir_ai_tables;

void memoir_fill_ai_tables(const bcg_game *g, const void *weights, void *tables);

/* The index of a unit's feature, by class and strength. */
static inline int memoir_strength(memoir_class class, int figures)
{
    static const uint8_t first[MEMOIR_CLASSES] = {LF_infantry_1, LF_armor_1, LF_artillery_1};
    static const uint8_t most[MEMOIR_CLASSES] = {4, 3, 2};
    return first[class] + (figures < most[class] ? figures : most[class]) - 1;
}

/* Dice the terrain subtracts from an attack on a hex, including hills. */
static inline int memoir_cover(const memoir_game *g, int side, int h, memoir_class attacker)
{
    const int cover = g->into[side][h][attacker];
    return cover == 0 && bcg_set_has(&g->hill, h) ? attacker != MK_ARTILLERY : cover;
}

/* The value of a unit to its side; each figure lost reduces it. */
static inline int memoir_worth(const memoir_ai_tables *l, int kind, int figures)
{
    return figures ? l->unit[kind] + (figures - 1) * l->figure[kind] : 0;
}

/* The value of medals to a side that needs `left` more: the last ones count for more. */
static inline int memoir_stake(const memoir_ai_tables *l, int worth, int medals, int left)
{
    const int part = medals >= left ? l->w.last : medals + 1 == left ? l->w.last_but_one : 100;
    return worth * medals * part / 100;
}

/* The exact expected value of an attack on a unit with this many dice: the figures it loses, and
 * what is at stake with its last one. */
static inline int memoir_attack_worth(const memoir_ai_tables *l, int dice, int kind, int figures,
                                      int stake)
{
    const int n = dice > AI_DICE ? AI_DICE : dice;
    return l->blow[n][kind][figures] + l->kill[n][memoir_units[kind].kind][figures] * stake / 1000;
}

#endif
