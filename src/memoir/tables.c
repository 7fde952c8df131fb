#include "memoir/tables.h"

#include "core/reason.h"

/* clang-format off */
const memoir_terrain memoir_terrains[MEMOIR_TERRAINS] = {
    /*                  code  word          first rule      name */
    [MT_OPEN]       = { ".",  "open",       "BOARD-13",     N_("open ground") },
    [MT_FOREST]     = { "F",  "forest",     "TER-FOREST-1", N_("forest")      },
    [MT_HEDGEROW]   = { "H",  "hedgerow",   "TER-HEDGE-1",  N_("hedgerow")    },
    [MT_HILL]       = { "^",  "hill",       "TER-HILL-1",   N_("hill")        },
    [MT_STEEP_HILL] = { "^s", "steep-hill", "TER-STEEP-1",  N_("steep hill")  },
    [MT_SEA_BLUFF]  = { "^b", "sea-bluff",  "TER-BLUFF-1",  N_("sea bluff")   },
    [MT_CLIFF]      = { "^c", "cliff",      "TER-CLIFF-1",  N_("cliff")       },
    [MT_TOWN]       = { "T",  "town",       "TER-TOWN-1",   N_("town")        },
    [MT_CHURCH]     = { "C",  "church",     "TER-CHURCH-1", N_("church")      },
    [MT_RIVER]      = { "~",  "river",      "TER-RIVER-1",  N_("river")       },
    [MT_BEACH]      = { ":",  "beach",      "TER-BEACH-1",  N_("beach")       },
    [MT_OCEAN]      = { "w",  "ocean",      "TER-OCEAN-1",  N_("ocean")       },
    [MT_LAKE]       = { "L",  "lake",       "TER-LAKE-1",   N_("lake")        },
};

const memoir_structure memoir_structures[MEMOIR_STRUCTURES] = {
    /*              code  word      first rule      name */
    [MB_NONE]   = { 0,    "none",   "",             N_("nothing") },
    [MB_BRIDGE] = { '=',  "bridge", "TER-BRIDGE-1", N_("bridge")  },
    [MB_BUNKER] = { '@',  "bunker", "OBS-BUNKER-1", N_("bunker")  },
};

const memoir_obstacle memoir_obstacles[MEMOIR_OBSTACLES] = {
    /*                code  word        first rule        name */
    [MO_WIRE]     = { 'x',  "wire",     "OBS-WIRE-1",     N_("wire")     },
    [MO_HEDGEHOG] = { '*',  "hedgehog", "OBS-HEDGEHOG-1", N_("hedgehog") },
    [MO_SANDBAGS] = { '(',  "sandbags", "OBS-SAND-1",     N_("sandbags") },
    [MO_SEA_WALL] = { '[',  "sea-wall", "OBS-SEAWALL-1",  N_("sea wall") },
};

const memoir_unit_row memoir_units[MEMOIR_UNITS] = {
    /*                  code  word          figures  elite  rule        name */
    [MU_NONE]       = { 0,    "none",       0,       0,     "",         N_("nobody")            },
    [MU_INFANTRY]   = { 'I',  "infantry",   4,       4,     "UNIT-INF", N_("infantry")          },
    [MU_ARMOR]      = { 'A',  "armor",      3,       4,     "UNIT-ARM", N_("armor")             },
    [MU_ARTILLERY]  = { 'G',  "artillery",  2,       0,     "UNIT-ART", N_("artillery")         },
    [MU_RESISTANCE] = { 'R',  "resistance", 3,       0,     "UNIT-FR",  N_("French Resistance") },
};

#define WORDS(list, ...)                                                                             \
    static const char *const list##_list[] = {__VA_ARGS__};                                          \
    const bcg_words list = {list##_list, sizeof list##_list / sizeof list##_list[0]}

WORDS(memoir_side_words,    "axis", "allies");
WORDS(memoir_edge_words,    "top", "bottom");
WORDS(memoir_board_words,   "standard", "overlord", "breakthrough");
WORDS(memoir_face_words,    "countryside", "beach", "winter", "desert");
WORDS(memoir_front_words,   "western", "eastern", "mediterranean", "pacific");
WORDS(memoir_nation_words,  "DE", "US", "GB", "FR", "RU", "JP", "IT", "CA", "PL", "FI", "SK", "RO", "NL");
/* Badges tell units apart on the board; they carry no rule of their own (UNIT-1). */
WORDS(memoir_badge_words,   "none", "german-special-forces", "us-rangers", "british-special-forces");
WORDS(memoir_edition_words, "classic", "revised");
WORDS(memoir_option_words,  "young-generals", "no-take-ground", "no-overrun", "unlimited-sandbags");
WORDS(memoir_label_words,   "place", "water", "height", "beach-sector", "beach-exit", "unit", "commander", "ship", "direction");
WORDS(memoir_recon_words,   "air-power", "barrage");
WORDS(memoir_moment_words,  "always", "end-of-turn", "start-of-turn");
WORDS(memoir_phase_words,   "setup", "play-card", "order", "move", "battle", "draw", "over");
/* The decisions that may lie open inside a turn; the innermost is asked first. */
WORDS(memoir_todo_words,
      "drop", "ambush", "roll", "ignore-flag", "retreat", "take-ground", "overrun", "second-battle",
      "second-move", "air-targets", "barrage", "medics", "finest-hour", "keep-card", "draw", "reshuffle");
WORDS(memoir_wing_words,    "none", "left", "center", "right");
WORDS(memoir_result_words,  "axis", "allies", "draw");
/* In the order of bcg_dir. */
WORDS(memoir_direction_words, "e", "ne", "nw", "w", "sw", "se");
/* clang-format on */
