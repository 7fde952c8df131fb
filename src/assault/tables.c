#include "assault/tables.h"

#include "assault/cards.h"
#include "assault/scenario.h"
#include "core/reason.h"

/* clang-format off */
/* Chapter 16. Nobody enters an impassable river but those a scenario lets ford it: they fire as from a passable one
 * and it pays nothing (AMB-47). */
const assault_terrain assault_terrains[ASSAULT_TERRAINS] = {
    /*                          code  word                name                    rule       defence fire prestige */
    [AT_CLEAR]            = { ".", "clear",            N_("clear ground"),     "TERR-1",  0,  0, 1 },
    [AT_BEACH]            = { "b", "beach",            N_("beach"),            "TERR-2",  0, -3, 1 },
    [AT_BOCAGE]           = { "o", "bocage",           N_("bocage"),           "TERR-4",  5,  0, 1 },
    [AT_CITY]             = { "C", "city",             N_("city"),             "TERR-5",  5,  0, 6 },
    [AT_FORTIFICATION]    = { "F", "fortification",    N_("fortification"),    "TERR-6",  6,  0, 2 },
    [AT_HEAVY_WOODS]      = { "W", "heavy-woods",      N_("heavy woods"),      "TERR-7",  4,  0, 1 },
    [AT_HILLS]            = { "H", "hills",            N_("hills"),            "TERR-8",  3,  2, 1 },
    [AT_IMPASSABLE_RIVER] = { "i", "impassable-river", N_("impassable river"), "TERR-9",  0, -3, 0 },
    [AT_LIGHT_WOODS]      = { "w", "light-woods",      N_("light woods"),      "TERR-10", 3,  0, 1 },
    [AT_PASSABLE_RIVER]   = { "r", "passable-river",   N_("passable river"),   "TERR-11", 0, -3, 1 },
    [AT_SWAMP]            = { "S", "swamp",            N_("swamp"),            "TERR-12", 2,  0, 1 },
    [AT_TOWN]             = { "T", "town",             N_("town"),             "TERR-13", 4,  0, 4 },
    [AT_VILLAGE]          = { "V", "village",          N_("village"),          "TERR-14", 3,  0, 2 },
};

const assault_terrain assault_bridge = { "=", "bridge", N_("bridge"), "TERR-3", 2, 0, 2 };

#define WORDS(list, ...)                                                                             \
    static const char *const list##_list[] = {__VA_ARGS__};                                          \
    const bcg_words list = {list##_list, sizeof list##_list / sizeof list##_list[0]}

WORDS(assault_side_words,        "german", "american", "both");
WORDS(assault_edge_words,        "A", "B");
WORDS(assault_terrain_words,
      "clear", "beach", "bocage", "city", "fortification", "heavy-woods", "hills", "impassable-river", "light-woods",
      "passable-river", "swamp", "town", "village");
WORDS(assault_class_words,
      "armor", "anti-tank", "scout-car", "anti-air", "artillery", "mobile-artillery", "motorized-infantry", "infantry");
/* In the order of the bits. */
WORDS(assault_ability_words,
      "moves-and-fires", "moves-twice", "moves-diagonally", "ignores-mines", "may-enter-swamps", "auto-dug-in",
      "cancels-target-terrain", "receives-terrain-defence", "support-uncancellable", "transfer-activation");

/* Of scenarios (scenario.h). */
WORDS(assault_edge_choice_words, "A", "B", "lot");
WORDS(assault_first_words,       "german", "american", "flip");
WORDS(assault_start_words,       "budget", "list", "fixed", "random");
WORDS(assault_condition_words,
      "home-base", "adjacent-home-row", "home-row", "no-enemy", "objectives", "on-objective", "prestige-and-tiles", "terrain-tiles",
      "hold-tile", "destroyed", "enemy-at-home", "most-prestige", "most-tiles", "draw", "most-forts-and-home", "on-tile",
      "first-on-tile", "wins", "most-beyond-river", "most-destroyed-prestige", "most-destroyed-units");
WORDS(assault_special_words,
      "lift-dug-in", "immobile", "swamp-check", "swamp-shelter", "no-deploy-on", "sacrifice-only", "no-income", "no-new-units",
      "start-dug-in", "no-retreat", "forbidden-tiles", "fort-fire", "free-landing", "free-shelling", "no-dig-in", "paradrop",
      "fording", "extra-unit-card", "battle-factor", "no-unit-reshuffle", "income-factor", "npc-advance", "attrition",
      "npc-follows", "reinforcements", "barrage", "two-modifiers", "npc-cards", "ambush", "npc-stands", "npc-holds");
WORDS(assault_pile_words,        "player-actions", "npc-operations", "npc-firing", "npc-target", "npc-units");
/* clang-format on */
