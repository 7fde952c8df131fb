#include "memoir/tables.h"

#include "core/reason.h"

/* clang-format off */
#define NONE  0
#define WOODS (MH_STOP | MH_NO_BATTLE | MH_BLOCKS)

const memoir_terrain memoir_terrains[MEMOIR_TERRAINS] = {
    /*                                                                              dice for infantry, armor, artillery
                        code  word          first rule      name              traits                                   into       out of     height */
    [MT_OPEN]       = { ".",  "open",       "BOARD-13",     N_("open ground"), NONE,                                   {0, 0, 0}, {0, 0, 0}, 0 },
    [MT_FOREST]     = { "F",  "forest",     "TER-FOREST-1", N_("forest"),      WOODS,                                  {1, 2, 0}, {0, 0, 0}, 0 },
    [MT_HEDGEROW]   = { "H",  "hedgerow",   "TER-HEDGE-1",  N_("hedgerow"),    WOODS | MH_FROM_NEXT | MH_LEAVE_ONE,    {1, 2, 0}, {0, 0, 0}, 0 },
    [MT_HILL]       = { "^",  "hill",       "TER-HILL-1",   N_("hill"),        MH_HILL,                                {1, 1, 0}, {0, 0, 0}, 1 },
    [MT_STEEP_HILL] = { "^s", "steep-hill", "TER-STEEP-1",  N_("steep hill"),  MH_HILL | MH_STEEP,                     {1, 1, 0}, {0, 0, 0}, 1 },
    [MT_SEA_BLUFF]  = { "^b", "sea-bluff",  "TER-BLUFF-1",  N_("sea bluff"),   MH_HILL | MH_BLUFF,                     {1, 1, 0}, {0, 0, 0}, 1 },
    [MT_CLIFF]      = { "^c", "cliff",      "TER-CLIFF-1",  N_("cliff"),       MH_HILL | MH_BLUFF | MH_NO_CLIMB,       {1, 1, 0}, {0, 0, 0}, 1 },
    [MT_TOWN]       = { "T",  "town",       "TER-TOWN-1",   N_("town"),        WOODS,                                  {1, 2, 0}, {0, 2, 0}, 0 },
    [MT_CHURCH]     = { "C",  "church",     "TER-CHURCH-1", N_("church"),      WOODS | MH_SHELTER,                     {1, 2, 0}, {0, 2, 0}, 0 },
    [MT_RIVER]      = { "~",  "river",      "TER-RIVER-1",  N_("river"),       MH_CLOSED | MH_WATER,                   {0, 0, 0}, {0, 0, 0}, 0 },
    [MT_BEACH]      = { ":",  "beach",      "TER-BEACH-1",  N_("beach"),       MH_SLOW,                                {0, 0, 0}, {0, 0, 0}, 0 },
    [MT_OCEAN]      = { "w",  "ocean",      "TER-OCEAN-1",  N_("ocean"),       MH_STOP | MH_AFLOAT | MH_WATER,         {0, 0, 0}, {0, 0, 0}, 0 },
    [MT_LAKE]       = { "L",  "lake",       "TER-LAKE-1",   N_("lake"),        MH_CLOSED | MH_WATER,                   {0, 0, 0}, {0, 0, 0}, 0 },
};

/* A bridge replaces the terrain under it (TER-BRIDGE-1); a bunker is added to its terrain. */
const memoir_structure memoir_structures[MEMOIR_STRUCTURES] = {
    /*              code  word      first rule      name            traits                                      into */
    [MB_NONE]   = { 0,    "none",   "",             N_("nothing"),  NONE,                                      {0, 0, 0} },
    [MB_BRIDGE] = { '=',  "bridge", "TER-BRIDGE-1", N_("bridge"),   NONE,                                      {0, 0, 0} },
    [MB_BUNKER] = { '@',  "bunker", "OBS-BUNKER-1", N_("bunker"),   MH_INFANTRY_ONLY | MH_BLOCKS | MH_SHELTER, {1, 2, 0} },
};

const memoir_obstacle memoir_obstacles[MEMOIR_OBSTACLES] = {
    /*                code  word        first rule        name            traits                         into       out of */
    [MO_WIRE]     = { 'x',  "wire",     "OBS-WIRE-1",     N_("wire"),     MH_STOP,                       {0, 0, 0}, {1, 0, 0} },
    [MO_HEDGEHOG] = { '*',  "hedgehog", "OBS-HEDGEHOG-1", N_("hedgehog"), MH_INFANTRY_ONLY | MH_SHELTER, {0, 0, 0}, {0, 0, 0} },
    [MO_SANDBAGS] = { '(',  "sandbags", "OBS-SAND-1",     N_("sandbags"), MH_SHELTER,                    {1, 1, 0}, {0, 0, 0} },
    [MO_SEA_WALL] = { '[',  "sea-wall", "OBS-SEAWALL-1",  N_("sea wall"), MH_SHELTER,                    {1, 1, 0}, {0, 0, 0} },
};

const memoir_unit_row memoir_units[MEMOIR_UNITS] = {
    /*                                       figures,                                                    moves, with battle,  dice by                  needs  takes   over-  steps    battles
                        code  word           elite    rule        name                     class         elite with battle    distance                 sight  ground  runs   per flag on entry */
    [MU_NONE]       = { 0,    "none",        0, 0,    "",         N_("nobody"),            0,            0, 0, 0,             {0},                     0,     0,      0,     0,       0 },
    [MU_INFANTRY]   = { 'I',  "infantry",    4, 4,    "UNIT-INF", N_("infantry"),          MK_INFANTRY,  2, 1, 2,             {0, 3, 2, 1},            1,     1,      0,     1,       0 },
    [MU_ARMOR]      = { 'A',  "armor",       3, 4,    "UNIT-ARM", N_("armor"),             MK_ARMOR,     3, 3, 3,             {0, 3, 3, 3},            1,     1,      1,     1,       0 },
    [MU_ARTILLERY]  = { 'G',  "artillery",   2, 0,    "UNIT-ART", N_("artillery"),         MK_ARTILLERY, 1, 0, 0,             {0, 3, 3, 2, 2, 1, 1},   0,     0,      0,     1,       0 },
    [MU_RESISTANCE] = { 'R',  "resistance",  3, 0,    "UNIT-FR",  N_("French Resistance"), MK_INFANTRY,  2, 1, 1,             {0, 3, 2, 1},            1,     1,      0,     3,       1 },
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
/* Badges distinguish units on the board; they have no rules attached (UNIT-1). */
WORDS(memoir_badge_words,   "none", "german-special-forces", "us-rangers", "british-special-forces");
WORDS(memoir_edition_words, "classic", "revised");
WORDS(memoir_option_words,  "young-generals", "no-take-ground", "no-overrun", "unlimited-sandbags", "match-play");
WORDS(memoir_label_words,   "place", "water", "height", "beach-sector", "beach-exit", "unit", "commander", "ship", "direction");
WORDS(memoir_recon_words,   "air-power", "barrage");
WORDS(memoir_moment_words,  "always", "end-of-turn", "start-of-turn");
/* In the order of memoir_phase and memoir_pending_kind (state.h). */
WORDS(memoir_phase_words,   "setup", "play-card", "order", "move", "battle", "move-again", "draw", "over");
WORDS(memoir_pending_words,
      "draw", "keep", "drop", "drift", "attack", "aftermath", "ambush", "ambush-roll", "ambushed", "ignore-flag",
      "retreat", "take-ground", "overrun", "second-battle", "air-targets", "air-strikes", "barrage", "bomb", "medics",
      "medics-roll", "finest-hour");
WORDS(memoir_die_words, "infantry", "armor", "grenade", "star", "flag");
WORDS(memoir_wing_words,    "none", "left", "center", "right");
WORDS(memoir_place_words,   "hand", "second-hand", "shared");
WORDS(memoir_result_words,  "axis", "allies", "draw");
/* In the order of bcg_dir. */
WORDS(memoir_direction_words, "e", "ne", "nw", "w", "sw", "se");
/* clang-format on */
