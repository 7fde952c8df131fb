/* The words of the community's scenario files (`.m44`) and what they mean here: one row each, used
 * in both directions.
 *
 * A name with a meaning but no kind is one we have no rules for: it is kept, reported by its
 * meaning, and the battle cannot be played. A name in no table is treated the same way. */
#ifndef BOCAGE_NOTATION_M44_TABLES_H
#define BOCAGE_NOTATION_M44_TABLES_H

#include "memoir/tables.h"

#include <stdbool.h>

enum { M44_NO_KIND = -1, M44_ANY_FACE = -1 };

/* Values that are words: side, front, board and so on. In the order of our own word lists. */
extern const bcg_words m44_side_words, m44_front_words, m44_board_words, m44_face_words,
    m44_player_words;

/* How water runs through a tile in its base position: one bit per bcg_dir. */
typedef enum m44_shape { M44_NO_PATH, M44_PATH, M44_POND } m44_shape;

typedef struct m44_tile {
    const char *name;
    int kind;        /* memoir_terrain_kind, or M44_NO_KIND */
    int face;        /* the board face it is drawn for */
    uint8_t shape;   /* m44_shape */
    uint8_t edges;   /* of a path */
    bool impassable; /* it has this `kind` only if a behaviour closes it */
    const char *meaning;
} m44_tile;

typedef struct m44_ground { /* what a tile's behaviour turns it into */
    const char *name;
    int from, to; /* memoir_terrain_kind; M44_NO_KIND: any, unchanged */
    bool impassable, blocks_fire, wide;
    bool plain; /* the tile says the same already; never used for writing */
} m44_ground;

typedef struct m44_structure {
    const char *name;
    int kind; /* memoir_structure_kind */
    int face;
    const char *meaning;
} m44_structure;

typedef struct m44_structure_behavior { /* one that we do not read */
    const char *name, *meaning;
    const char *line; /* the line of our own format that expresses it, or NULL */
} m44_structure_behavior;

typedef struct m44_obstacle {
    const char *name, *behavior; /* NULL: none */
    int kind;                    /* memoir_obstacle_kind */
} m44_obstacle;

typedef enum m44_family { M44_GER, M44_US, M44_BRIT, M44_RU, M44_JP, M44_FAMILIES } m44_family;

typedef struct m44_unit {
    const char *name;
    int kind; /* memoir_unit_kind, or M44_NO_KIND */
    bool elite;
    m44_family family;
    const char *meaning;
} m44_unit;

typedef struct m44_figures { /* a family of figures and its owner */
    memoir_side side;
    const char *nation;
} m44_figures;

typedef struct m44_unit_behavior {
    const char *name;
    int kind;              /* changes the unit into this, or M44_NO_KIND */
    int of, elite;         /* written for this kind and, 0 or 1, elite; M44_NO_KIND: any */
    int side;              /* and side */
    uint8_t medals, moves; /* 0: as usual */
} m44_unit_behavior;

typedef struct m44_badge {
    const char *name;
    int kind;     /* our own badge, or M44_NO_KIND */
    bool matters; /* it affects what the unit can do, not only whose it is */
    const char *meaning;
} m44_badge;

typedef struct m44_tag {
    const char *name;
    uint8_t medal; /* bit per side that may win it; 0: not a medal */
    bool exit;     /* of a side, with the behaviour EXIT_MARKER */
    bool matters;
    const char *meaning;
} m44_tag;

typedef struct m44_option {
    const char *name, *meaning;
    const char *line; /* the line of our own format that expresses it, or NULL */
    bool holds;       /* the usual rule: it matters only if switched off */
} m44_option;

/* Tables are terminated by a row without a name. */
extern const m44_tile m44_tiles[];
extern const m44_ground m44_grounds[];
extern const m44_structure m44_structures[];
extern const m44_structure_behavior m44_structure_behaviors[];
extern const m44_obstacle m44_obstacles[];
extern const m44_unit m44_units[];
extern const m44_figures m44_families[M44_FAMILIES];
extern const m44_unit_behavior m44_unit_behaviors[];
extern const m44_badge m44_badges[];
extern const m44_tag m44_tags[];
extern const m44_option m44_options[];

/* The row for a name, or NULL; `name` may be NULL. Names are case-insensitive. */
const m44_tile *m44_find_tile(const char *name);
const m44_ground *m44_find_ground(const char *name, int terrain);
const m44_structure *m44_find_structure(const char *name);
const m44_structure_behavior *m44_find_structure_behavior(const char *name);
const m44_obstacle *m44_find_obstacle(const char *name, const char *behavior);
const m44_unit *m44_find_unit(const char *name);
const m44_unit_behavior *m44_find_unit_behavior(const char *name);
const m44_badge *m44_find_badge(const char *name);
const m44_tag *m44_find_tag(const char *name);
const m44_option *m44_find_option(const char *name);

/* -- the other direction: writing -------------------------------------------------------------- */

/* The tile for a terrain on a board face; for a river the one with these edges, and its
 * orientation. NULL if there is none. */
const m44_tile *m44_tile_of(int terrain, int face, unsigned edges, int *orientation);
/* The edges of a path tile in an orientation from 1 to 6. */
unsigned m44_edges_of(const m44_tile *tile, int orientation);
const m44_structure *m44_structure_of(int structure, int face);
const m44_obstacle *m44_obstacle_of(int obstacle);
/* The figures that a nation's army uses. */
m44_family m44_family_of(const char *nation, memoir_side side);
const m44_unit *m44_unit_of(int kind, bool elite, m44_family family);
const m44_badge *m44_badge_of(int badge);
/* The tag of a medal for these sides (one bit each), and of an exit of this many hexes. */
const char *m44_medal_of(uint32_t sides);
const char *m44_exit_of(int hexes);

#endif
