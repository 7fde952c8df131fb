/* The things of the Assault rules that have a name: terrains, unit classes, abilities, words.
 *
 * One row each, found by the enum value. `word` is the name in files, notation and JSON and never
 * changes; `name` is for people. The cards are in cards.h. */
#ifndef BOCAGE_ASSAULT_TABLES_H
#define BOCAGE_ASSAULT_TABLES_H

#include "core/text.h"

#include <stdint.h>

/* The version of the rules as they are played here, stored with every game. Raise it in every
 * commit that changes what is allowed, what follows from an action, or a value of the cards, tiles
 * or battles, and add a line here; tests/rules_version.mjs notices most such changes.
 *
 *   1  the first
 *   2  a window at the beginning of the enemy's phase and fewer others, one question for all
 *      face-down supporters (AMB-73)
 *   3  the reconstructed values of four battles, balanced by players that search
 *   4  another German deck and less German prestige in Carentan */
enum { ASSAULT_RULES = 4 };

enum { ASSAULT_SIDES = 2 };

/* A side is a nation; which edge it holds is up to the scenario. */
typedef enum assault_side { AS_GERMAN, AS_AMERICAN, AS_BOTH } assault_side;

/* Edge A is row 0, edge B the last row. */
typedef enum assault_edge { AE_A, AE_B, ASSAULT_EDGES } assault_edge;

/* clang-format off */
typedef enum assault_terrain_kind {
    AT_CLEAR, AT_BEACH, AT_BOCAGE, AT_CITY, AT_FORTIFICATION, AT_HEAVY_WOODS, AT_HILLS,
    AT_IMPASSABLE_RIVER, AT_LIGHT_WOODS, AT_PASSABLE_RIVER, AT_SWAMP, AT_TOWN, AT_VILLAGE,
    ASSAULT_TERRAINS
} assault_terrain_kind;

typedef enum assault_class {
    AC_ARMOR, AC_ANTI_TANK, AC_SCOUT_CAR, AC_ANTI_AIR, AC_ARTILLERY, AC_MOBILE_ARTILLERY,
    AC_MOTORIZED_INFANTRY, AC_INFANTRY,
    ASSAULT_CLASSES
} assault_class;

/* What a unit card says it can do (chapter 14), as bits. */
enum {
    AB_MOVES_AND_FIRES = 1 << 0,    /* ABIL-1 */
    AB_MOVES_TWICE = 1 << 1,        /* ABIL-3 */
    AB_DIAGONALLY = 1 << 2,         /* ABIL-4 */
    AB_IGNORES_MINES = 1 << 3,      /* ABIL-5 */
    AB_SWAMPS = 1 << 4,             /* ABIL-6 */
    AB_AUTO_DUG_IN = 1 << 5,        /* ABIL-7 */
    AB_CANCELS_TERRAIN = 1 << 6,    /* ABIL-8 */
    AB_TERRAIN_DEFENCE = 1 << 7,    /* ABIL-9 */
    AB_SURE_SUPPORT = 1 << 8,       /* ABIL-11 */
    AB_TRANSFER = 1 << 9,           /* ABIL-13 */
    ASSAULT_ABILITIES = 10,
    AB_HINDERED = 1 << 14, /* on no card: the map has tiles that it may not enter */
    AB_IMMOBILE = 1 << 15, /* on no card: a scenario says so (DUEL02-S2) */
};
/* clang-format on */

typedef struct assault_terrain {
    const char *code; /* on the map of a scenario file */
    const char *word, *name;
    const char *rule;
    int8_t defence, fire;
    uint8_t prestige;
} assault_terrain;

extern const assault_terrain assault_terrains[ASSAULT_TERRAINS];

/* A bridge marker gives its river these instead (TERR-3). */
extern const assault_terrain assault_bridge;

/* Lists of words, each for one enumeration; see also cards.h, scenario.h and state.h. */
extern const bcg_words assault_side_words, assault_edge_words, assault_terrain_words,
    assault_class_words, assault_ability_words;

#endif
