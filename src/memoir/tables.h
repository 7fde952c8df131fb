/* Everything in the Memoir rules that has a name: terrains, structures, obstacles, units, words.
 *
 * One row each, indexed by enum value. `word` is the name in files, notation and JSON and never
 * changes; `name` is for people. Map codes are used in the scenario text format. */
#ifndef BOCAGE_MEMOIR_TABLES_H
#define BOCAGE_MEMOIR_TABLES_H

#include "core/text.h"

#include <stdint.h>

/* The version of the rules as implemented here. Games, saves and replays store it. Raise it in
 * every commit that changes what is allowed, what follows from an action, or a value in the tables,
 * decks or battles, and add a line here; tests/rules_version.mjs detects most such changes.
 *
 *   1  everything before rules had a version
 *   2  lakes (TER-LAKE-2, Pegasus Bridge), the sea in classic (TER-OCEAN-5), hedgerows
 *      (TER-HEDGE-2, TER-HEDGE-9), the front of Toulon and Montélimar
 *   3  Overlord as VAR-OVL has it, which two had played with the ordinary cards and a hand each */
enum { MEMOIR_RULES = 3 };

enum { MEMOIR_SIDES = 2 };

typedef enum memoir_side { MS_AXIS, MS_ALLIES } memoir_side;
typedef enum memoir_edition { ME_CLASSIC, ME_REVISED } memoir_edition;

/* clang-format off */
typedef enum memoir_terrain_kind {
    MT_OPEN, MT_FOREST, MT_HEDGEROW, MT_HILL, MT_STEEP_HILL, MT_SEA_BLUFF, MT_CLIFF, MT_TOWN,
    MT_CHURCH, MT_RIVER, MT_BEACH, MT_OCEAN, MT_LAKE,
    MEMOIR_TERRAINS
} memoir_terrain_kind;

typedef enum memoir_structure_kind { MB_NONE, MB_BRIDGE, MB_BUNKER, MEMOIR_STRUCTURES } memoir_structure_kind;

typedef enum memoir_obstacle_kind { MO_WIRE, MO_HEDGEHOG, MO_SANDBAGS, MO_SEA_WALL, MEMOIR_OBSTACLES } memoir_obstacle_kind;

typedef enum memoir_unit_kind { MU_NONE, MU_INFANTRY, MU_ARMOR, MU_ARTILLERY, MU_RESISTANCE, MEMOIR_UNITS } memoir_unit_kind;
/* clang-format on */

/* Units as distinguished by cards, dice and terrain; special and Resistance units are infantry. */
typedef enum memoir_class { MK_INFANTRY, MK_ARMOR, MK_ARTILLERY, MEMOIR_CLASSES } memoir_class;

/* The faces of a battle die (DICE-1). */
typedef enum memoir_face {
    MF_INFANTRY,
    MF_ARMOR,
    MF_GRENADE,
    MF_STAR,
    MF_FLAG,
    MEMOIR_FACES
} memoir_face;

/* Effects of what is on a hex; each flag is named for the rule it enables. */
enum {
    MH_STOP = 1 << 0,      /* a unit entering ends its move (MOVE-11) */
    MH_NO_BATTLE = 1 << 1, /* a unit that entered may not battle this turn (BATTLE-11) */
    MH_BLOCKS = 1 << 2,    /* blocks line of sight (LOS-5) */
    MH_HILL = 1 << 3, /* high ground for sight (LOS-20, LOS-24) and dice (TER-HILL-2, TER-HILL-3) */
    MH_FROM_NEXT = 1 << 4, /* may be entered only if the move began next to it (TER-HEDGE-1) */
    MH_LEAVE_ONE = 1 << 5, /* a move that starts here is 1 hex long (TER-HEDGE-4) */
    MH_CLOSED = 1 << 6,    /* nobody may enter (MOVE-10) */
    MH_INFANTRY_ONLY =
        1 << 7,       /* armor and artillery may not enter (OBS-BUNKER-1, OBS-HEDGEHOG-1) */
    MH_SLOW = 1 << 8, /* a move that enters it costs at most 2 (TER-BEACH-1) */
    MH_AFLOAT =
        1 << 9, /* no battle from it (BATTLE-12), no retreat into it (RETREAT-6), no sandbags */
    MH_WATER = 1 << 10,    /* not land as far as bridges are concerned (TER-BRIDGE-3) */
    MH_STEEP = 1 << 11,    /* costs 2 when entered from lower ground (TER-STEEP-1) */
    MH_BLUFF = 1 << 12,    /* hard to climb from a beach (TER-BLUFF-1) */
    MH_NO_CLIMB = 1 << 13, /* cannot be taken as ground from a beach (TER-CLIFF-1) */
    MH_SHELTER = 1 << 14,  /* its unit may ignore one flag (FLAG-1) */
    MH_END,                /* stays last: the last bit and 1, for those who list all */
};

/* Dice subtracted when an infantry, armor or artillery unit attacks. */
typedef uint8_t memoir_reduction[MEMOIR_CLASSES];

typedef struct memoir_terrain {
    const char *code; /* in the map of a scenario file */
    const char *word;
    const char *rule; /* the first rule about it */
    const char *name;
    uint16_t traits;
    memoir_reduction into, out_of; /* target is in it, attacker is in it; hills: see TER-HILL-2 */
    uint8_t height;
} memoir_terrain;

typedef struct memoir_structure {
    char code; /* written after the terrain's code */
    const char *word;
    const char *rule;
    const char *name;
    uint16_t traits;
    memoir_reduction into;
} memoir_structure;

typedef struct memoir_obstacle {
    char code; /* written before the unit, or alone */
    const char *word;
    const char *rule;
    const char *name;
    uint16_t traits;
    memoir_reduction into, out_of;
} memoir_obstacle;

enum { MEMOIR_RANGE = 6 }; /* no unit fires farther */

typedef struct memoir_unit_row {
    char code; /* upper case for the Allies, lower case for the Axis */
    const char *word;
    uint8_t figures, elite_figures; /* at full strength; 0: no elite version */
    const char *rule;
    const char *name;
    uint8_t kind;                                    /* memoir_class */
    uint8_t moves, battle_moves, elite_battle_moves; /* at most, and if it is to battle */
    uint8_t dice[MEMOIR_RANGE + 1];                  /* by distance */
    uint8_t needs_sight, takes_ground, overruns;
    uint8_t retreat_steps;    /* maximum number of hexes per flag (UNIT-FR-4) */
    uint8_t battles_on_entry; /* even on terrain that forbids it (UNIT-FR-2) */
} memoir_unit_row;

extern const memoir_terrain memoir_terrains[MEMOIR_TERRAINS];
extern const memoir_structure memoir_structures[MEMOIR_STRUCTURES];
extern const memoir_obstacle memoir_obstacles[MEMOIR_OBSTACLES];
extern const memoir_unit_row memoir_units[MEMOIR_UNITS];

/* Word lists, each for one enumeration in scenario.h. */
extern const bcg_words memoir_side_words, memoir_edge_words, memoir_board_words, memoir_face_words,
    memoir_front_words, memoir_nation_words, memoir_badge_words, memoir_edition_words,
    memoir_option_words, memoir_label_words, memoir_recon_words, memoir_moment_words,
    memoir_phase_words, memoir_pending_words, memoir_wing_words, memoir_result_words,
    memoir_direction_words, memoir_die_words, memoir_place_words;

#endif
