/* The things of the Memoir rules that have a name: terrains, structures, obstacles, units, words.
 *
 * One row each, found by the enum value. `word` is the name in files, notation and JSON and never
 * changes; `name` is for people. Map codes are what the scenario text format draws. */
#ifndef BOCAGE_MEMOIR_TABLES_H
#define BOCAGE_MEMOIR_TABLES_H

#include "core/text.h"

#include <stdint.h>

enum { MEMOIR_SIDES = 2 };

typedef enum memoir_side { MS_AXIS, MS_ALLIES } memoir_side;

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

typedef struct memoir_terrain {
    const char *code; /* on the map of a scenario file */
    const char *word;
    const char *rule; /* the first rule about it */
    const char *name;
} memoir_terrain;

typedef struct memoir_structure {
    char code; /* written behind the terrain's code */
    const char *word;
    const char *rule;
    const char *name;
} memoir_structure;

typedef struct memoir_obstacle {
    char code; /* written before the unit, or alone */
    const char *word;
    const char *rule;
    const char *name;
} memoir_obstacle;

typedef struct memoir_unit_row {
    char code; /* capital for the Allies, small for the Axis */
    const char *word;
    uint8_t figures, elite_figures; /* at full strength; 0: there is no elite kind */
    const char *rule;
    const char *name;
} memoir_unit_row;

extern const memoir_terrain memoir_terrains[MEMOIR_TERRAINS];
extern const memoir_structure memoir_structures[MEMOIR_STRUCTURES];
extern const memoir_obstacle memoir_obstacles[MEMOIR_OBSTACLES];
extern const memoir_unit_row memoir_units[MEMOIR_UNITS];

/* Lists of words, each for one enumeration of scenario.h. */
extern const bcg_words memoir_side_words, memoir_edge_words, memoir_board_words, memoir_face_words,
    memoir_front_words, memoir_nation_words, memoir_badge_words, memoir_edition_words,
    memoir_option_words, memoir_label_words, memoir_recon_words, memoir_moment_words,
    memoir_phase_words, memoir_todo_words, memoir_wing_words, memoir_result_words,
    memoir_direction_words;

#endif
