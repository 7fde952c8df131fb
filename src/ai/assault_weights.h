/* Assault's weights: of actions, set by hand, and of states, learned from games (docs/ai.md). */
#ifndef BOCAGE_AI_ASSAULT_WEIGHTS_H
#define BOCAGE_AI_ASSAULT_WEIGHTS_H

/* clang-format off */
/* For scoring actions; in hundredths unless stated otherwise. */
#define ASSAULT_WEIGHTS(W)                                                                         \
    /* name             value  what */                                                             \
    W(next,                60, "how likely a unit next to one attacks it")                         \
    W(mobile,              40, "one two steps away that moves and fires")                          \
    W(unseen,              15, "one two steps away that is face down")                             \
    W(slow,                10, "one two steps away that does only one of the two")                 \
    W(danger,             100, "how much that counts beside what is gained")                       \
    W(threat,               0, "an attack that a unit could make in the next turn")                \
    W(pull,                20, "a step towards a goal, in thousandths of a battle")

/* The features of a state for a side, minus the same for its enemy; weights are in thousandths of
 * the logarithm of the odds of winning. */
#define ASSAULT_FEATURES(F)                                                                        \
    /* name             weight what */                                                             \
    F(units,               10, "units on the map")                                                 \
    F(cost,                 1, "their prestige")                                                   \
    F(morale,              48, "their morale")                                                     \
    F(weak,               -29, "units of morale 1 or 2")                                           \
    F(share,             1881, "how much more its units are worth, as part of the worth of all")     \
    F(dug_in,              -8, "units that are dug in")                                            \
    F(cover,               18, "defence the ground gives to its units")                            \
    F(prestige,            38, "prestige, up to 40")                                               \
    F(rich,                14, "prestige beyond that")                                             \
    F(income,              64, "income of a turn, for the turns to come")                          \
    F(tiles,              -15, "tiles")                                                            \
    F(hand_actions,        73, "action cards in the hand")                                         \
    F(hand_units,          47, "unit cards in the hand")                                           \
    F(limit_lead,        -123, "ahead in what decides at the limit")                               \
    F(limit_late,         562, "the same, the more the nearer the limit")                          \
    F(way_1_now,         2889, "one step from winning, and the turn is its own")                   \
    F(way_1_later,        226, "one step from winning after the enemy's turn")                     \
    F(way_2,              547, "two steps")                                                        \
    F(way_3,              127, "three")                                                            \
    F(way_4,               85, "four")                                                             \
    F(approach,            58, "steps its units are near to a tile that helps winning, within four") \
    F(guard,               41, "units on or next to what the enemy needs to win")                  \
    F(held,               246, "turns the tile to be held has been held")                          \
    F(stands,              53, "a unit stands there")                                              \
    F(hurt_now,          -133, "morale its enemy may take in the turn that begins")                \
    F(hurt_later,         -55, "in the enemy's turn after the own that begins")                    \
    F(death_now,          -91, "units its enemy may destroy in the turn that begins")              \
    F(death_later,        -89, "in the enemy's turn after the own that begins")                    \
    F(price_now,          -30, "their prestige")                                                   \
    F(price_later,        -14, "")                                                                 \
    /* in battles where one side has to destroy all units of the other in time, instead of the     \
     * same above */                                                                               \
    F(hunt_units,        -684, "units on the map")                                                 \
    F(hunt_cost,           50, "their prestige")                                                   \
    F(hunt_morale,         74, "their morale")                                                     \
    F(hunt_weak,          -41, "units of morale 1 or 2")                                           \
    F(hunt_share,         272, "their share in the worth of all units")                            \
    F(hunt_dug_in,       -163, "units that are dug in")                                            \
    F(hunt_cover,          11, "defence the ground gives to its units")                            \
    F(hunt_prestige,       43, "prestige, up to 40")                                               \
    F(hunt_rich,          -41, "prestige beyond that")                                             \
    F(hunt_hurt_now,     -154, "morale its enemy may take in the turn that begins")                \
    F(hunt_hurt_later,   -107, "in the enemy's turn after the own that begins")                    \
    F(hunt_death_now,    -318, "units its enemy may destroy in the turn that begins")              \
    F(hunt_death_later,  -342, "in the enemy's turn after the own that begins")                    \
    F(hunt_price_now,     -10, "their prestige")                                                   \
    F(hunt_price_later,    27, "")                                                                 \
    F(survivors,         1084, "units that are hunted, by the time left")                          \
    F(stamina,              4, "their morale, by the time left")
/* clang-format on */

#define ASSAULT_FEATURE_NUMBER(name, weight, what) AFE_##name,
typedef enum assault_feature {
    ASSAULT_FEATURES(ASSAULT_FEATURE_NUMBER) ASSAULT_FEATURE_COUNT
} assault_feature;

#define ASSAULT_WEIGHT_MEMBER(name, value, what) int name;
typedef struct assault_weights {
    ASSAULT_WEIGHTS(ASSAULT_WEIGHT_MEMBER)
    int feature[ASSAULT_FEATURE_COUNT];
} assault_weights;

extern const assault_weights assault_weights_best;

#endif
