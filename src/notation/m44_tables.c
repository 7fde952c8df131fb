#include "notation/m44_tables.h"

#include "grid/hex.h"

#include <string.h>
#include <strings.h>

/* clang-format off */
#define WORDS(list, ...)                                    \
    static const char *const list##_list[] = {__VA_ARGS__}; \
    const bcg_words list = {list##_list, sizeof list##_list / sizeof list##_list[0]}

WORDS(m44_side_words,   "AXIS", "ALLIES");
WORDS(m44_front_words,  "WESTERN", "EASTERN", "MEDITERRANEAN", "PACIFIC");
WORDS(m44_board_words,  "STANDARD", "OVERLORD", "BRKTHRU");
WORDS(m44_face_words,   "COUNTRY", "BEACH", "WINTER", "DESERT");
WORDS(m44_player_words, "PLAYER1", "PLAYER2");

enum {
    WINTER = 2, DESERT = 3,
    LOOK = 99, /* understood, but never used for writing */
    E = 1 << BCG_E, NE = 1 << BCG_NE, NW = 1 << BCG_NW, W = 1 << BCG_W, SW = 1 << BCG_SW, SE = 1 << BCG_SE,
};

const m44_tile m44_tiles[] = {
    /* name, terrain, board face, path and its edges in base position, only if impassable, meaning */
    { "woods",        MT_FOREST,   M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "wforest",      MT_FOREST,   WINTER,       M44_NO_PATH, 0,           false, NULL },
    { "hills",        MT_HILL,     M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "whill",        MT_HILL,     WINTER,       M44_NO_PATH, 0,           false, NULL },
    { "dhill",        MT_HILL,     DESERT,       M44_NO_PATH, 0,           false, NULL },
    { "mountain",     MT_HILL,     LOOK,         M44_NO_PATH, 0,           true,  "mountain" },
    { "buildings",    MT_TOWN,     M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "wvillage",     MT_TOWN,     WINTER,       M44_NO_PATH, 0,           false, NULL },
    { "bled",         MT_TOWN,     DESERT,       M44_NO_PATH, 0,           false, NULL },
    { "pvillage",     MT_TOWN,     LOOK,         M44_NO_PATH, 0,           false, NULL },
    { "church",       MT_CHURCH,   M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "hedgerow",     MT_HEDGEROW, M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "pbeach",       MT_BEACH,    M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "lakeA",        MT_LAKE,     M44_ANY_FACE, M44_NO_PATH, 0,           false, NULL },
    { "lakeB",        MT_LAKE,     LOOK,         M44_NO_PATH, 0,           false, NULL },
    { "lakeC",        MT_LAKE,     LOOK,         M44_NO_PATH, 0,           false, NULL },
    { "river",        MT_RIVER,    M44_ANY_FACE, M44_PATH,    E | W,       false, NULL },
    { "curve",        MT_RIVER,    M44_ANY_FACE, M44_PATH,    NE | SE,     false, NULL },
    { "riverFL",      MT_RIVER,    M44_ANY_FACE, M44_PATH,    E | NE | W,  false, NULL },
    { "riverFR",      MT_RIVER,    M44_ANY_FACE, M44_PATH,    E | W | SE,  false, NULL },
    { "riverY",       MT_RIVER,    M44_ANY_FACE, M44_PATH,    E | NW | SW, false, NULL },
    { "pond",         MT_RIVER,    LOOK,         M44_POND,    0,           false, NULL },
    { "airfield",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "airfieldX",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "barracks",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "barracks" },
    { "camp",         M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "prison camp" },
    { "cemetery",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "cemetery" },
    { "coast",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "coastline" },
    { "coastcurve",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "coastline" },
    { "cravine",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "ravine" },
    { "dairfield",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "dairfieldX",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "dam",          M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "dam" },
    { "dcamp",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hq supply tent" },
    { "depot",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "depot" },
    { "descarpment",  M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "escarpment" },
    { "dridge",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "erg ridge" },
    { "droad",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "droadFL",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "droadFR",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "droadX",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "droadcurve",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "factory",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "factory" },
    { "fortress",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "fortress" },
    { "highground",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "high ground" },
    { "hillcurve",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hill road" },
    { "hillroad",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hill road" },
    { "lighthouse",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "lighthouse" },
    { "marshes",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "marsh" },
    { "oasis",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "oasis" },
    { "pairfield",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "pairfieldX",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "cairfield",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "palmtrees",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "palm forest" },
    { "pcave",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hill cave" },
    { "pmcave",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "mountain cave" },
    { "pheadquarter", M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hq supply tent" },
    { "phospital",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hospital" },
    { "pjungle",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "jungle" },
    { "pmouth",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "river mouth" },
    { "powerplant",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "power plant" },
    { "ppier",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "pier" },
    { "price",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "rice paddy" },
    { "ptrenches",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "trenches" },
    { "radar",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "radar station" },
    { "rail",         M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "railFL",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "railFR",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "railX",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "railcurve",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "railroad",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "ravine",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "ravine" },
    { "road",         M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "roadFL",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "roadFR",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "roadX",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "roadY",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "roadcurve",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "station",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad station" },
    { "wadi",         M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "wadi" },
    { "wairfield",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "airfield" },
    { "wcastle",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "castle" },
    { "wchurch",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "church in winter" },
    { "wcurve",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "wadi" },
    { "wcurved",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "frozen river" },
    { "wfactory",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "factory" },
    { "whillforest",  M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hill forest" },
    { "whillvillage", M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "hill village" },
    { "wmarshes",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "marsh" },
    { "wrail",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "wrailFR",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "wrailcurve",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "wrailroad",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "railroad" },
    { "wravine",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "ravine" },
    { "wriver",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "frozen river" },
    { "wriverFR",     M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "frozen river" },
    { "wroad",        M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wroadFL",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wroadFR",      M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wroadX",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wroadY",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wroadcurve",   M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "road" },
    { "wruins",       M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "city ruins" },
    { "wtrenches",    M44_NO_KIND, M44_ANY_FACE, M44_NO_PATH, 0,           false, "trenches" },
    { .name = NULL },
};

const m44_ground m44_grounds[] = {
    /* name, from, to, impassable, blocks fire, wide, plain */
    { "STEEP_HILL",               MT_HILL,     MT_STEEP_HILL, false, false, false, false },
    { "BLUFF",                    MT_HILL,     MT_SEA_BLUFF,  false, false, false, false },
    { "CLIFF",                    MT_HILL,     MT_CLIFF,      false, false, false, false },
    { "IMPASSABLE_BLOCKING_HILL", M44_NO_KIND, M44_NO_KIND,   true,  true,  false, false },
    { "IMPASSABLE_HILL",          M44_NO_KIND, M44_NO_KIND,   true,  false, false, false },
    { "WIDE_RIVER",               MT_RIVER,    MT_RIVER,      false, false, true,  false },
    { "HILL",                     MT_HILL,     MT_HILL,       false, false, false, true },
    { .name = NULL },
};

const m44_structure m44_structures[] = {
    { "bridge",     MB_BRIDGE,   M44_ANY_FACE, "bridge" },
    { "wbridge",    MB_BRIDGE,   WINTER,       "bridge" },
    { "bunker",     MB_BUNKER,   M44_ANY_FACE, "bunker" },
    { "pbunker",    M44_NO_KIND, M44_ANY_FACE, "field bunker" },
    { "dbunker",    M44_NO_KIND, M44_ANY_FACE, "field bunker" },
    { "wbunker",    M44_NO_KIND, M44_ANY_FACE, "field bunker" },
    { "casemate",   M44_NO_KIND, M44_ANY_FACE, "field bunker" },
    { "ford",       M44_NO_KIND, M44_ANY_FACE, "ford" },
    { "barge",      M44_NO_KIND, M44_ANY_FACE, "landing craft" },
    { "pcarrier",   M44_NO_KIND, M44_ANY_FACE, "aircraft carrier" },
    { "pdestroyer", M44_NO_KIND, M44_ANY_FACE, "destroyer" },
    { "loco",       M44_NO_KIND, M44_ANY_FACE, "locomotive" },
    { "wagon",      M44_NO_KIND, M44_ANY_FACE, "wagon" },
    { "railbridge", M44_NO_KIND, M44_ANY_FACE, "railroad bridge" },
    { "wrailbridge", M44_NO_KIND, M44_ANY_FACE, "railroad bridge" },
    { "pbridge",    M44_NO_KIND, M44_ANY_FACE, "jungle bridge" },
    { "brkbridge",  M44_NO_KIND, M44_ANY_FACE, "broken bridge" },
    { "pontoon",    M44_NO_KIND, M44_ANY_FACE, "pontoon bridge" },
    { "wpontoon",   M44_NO_KIND, M44_ANY_FACE, "pontoon bridge" },
    { .name = NULL },
};

const m44_structure_behavior m44_structure_behaviors[] = {
    { "BRIDGE_SECTION", "part of a long bridge",          "bridge-span" },
    { "CAN_BE_BLOWN",   "bridge that can be blown up",    NULL },
    { .name = NULL },
};

const m44_obstacle m44_obstacles[] = {
    { "wire",     NULL,      MO_WIRE },
    { "sand",     NULL,      MO_SANDBAGS },
    { "sand",     "SEAWALL", MO_SEA_WALL },
    { "hedgehog", NULL,      MO_HEDGEHOG },
    { .name = NULL },
};

const m44_unit m44_units[] = {
    /* name, kind, elite, figures, meaning */
    { "infger",    MU_INFANTRY,  false, M44_GER,  "German infantry" },
    { "infus",     MU_INFANTRY,  false, M44_US,   "American infantry" },
    { "infbrit",   MU_INFANTRY,  false, M44_BRIT, "British infantry" },
    { "infru",     MU_INFANTRY,  false, M44_RU,   "Soviet infantry" },
    { "infjp",     MU_INFANTRY,  false, M44_JP,   "Japanese infantry" },
    { "inf2ger",   MU_INFANTRY,  true,  M44_GER,  "German elite infantry" },
    { "inf2us",    MU_INFANTRY,  true,  M44_US,   "American elite infantry" },
    { "inf2brit",  MU_INFANTRY,  true,  M44_BRIT, "British elite infantry" },
    { "inf2ru",    MU_INFANTRY,  true,  M44_RU,   "Soviet elite infantry" },
    { "inf2jp",    MU_INFANTRY,  true,  M44_JP,   "Japanese elite infantry" },
    { "tankger",   MU_ARMOR,     false, M44_GER,  "German armor" },
    { "tankus",    MU_ARMOR,     false, M44_US,   "American armor" },
    { "tankbrit",  MU_ARMOR,     false, M44_BRIT, "British armor" },
    { "tankru",    MU_ARMOR,     false, M44_RU,   "Soviet armor" },
    { "tankjp",    MU_ARMOR,     false, M44_JP,   "Japanese armor" },
    { "tank2ger",  MU_ARMOR,     true,  M44_GER,  "German elite armor" },
    { "tank2us",   MU_ARMOR,     true,  M44_US,   "American elite armor" },
    { "tank2brit", MU_ARMOR,     true,  M44_BRIT, "British elite armor" },
    { "tank2ru",   MU_ARMOR,     true,  M44_RU,   "Soviet elite armor" },
    { "tank2jp",   MU_ARMOR,     true,  M44_JP,   "Japanese elite armor" },
    { "gunger",    MU_ARTILLERY, false, M44_GER,  "German artillery" },
    { "gunus",     MU_ARTILLERY, false, M44_US,   "American artillery" },
    { "gunbrit",   MU_ARTILLERY, false, M44_BRIT, "British artillery" },
    { "gunru",     MU_ARTILLERY, false, M44_RU,   "Soviet artillery" },
    { "gunjp",     MU_ARTILLERY, false, M44_JP,   "Japanese artillery" },
    { "vehger",    M44_NO_KIND,  false, M44_GER,  "German truck" },
    { "vehus",     M44_NO_KIND,  false, M44_US,   "American truck" },
    { "vehbrit",   M44_NO_KIND,  false, M44_BRIT, "British truck" },
    { "vehru",     M44_NO_KIND,  false, M44_RU,   "Soviet truck" },
    { "vehjp",     M44_NO_KIND,  false, M44_JP,   "Japanese truck" },
    { "plnger",    M44_NO_KIND,  false, M44_GER,  "German plane" },
    { "plnus",     M44_NO_KIND,  false, M44_US,   "American plane" },
    { "plnbrit",   M44_NO_KIND,  false, M44_BRIT, "British plane" },
    { "plnru",     M44_NO_KIND,  false, M44_RU,   "Soviet plane" },
    { "plnjp",     M44_NO_KIND,  false, M44_JP,   "Japanese plane" },
    { .name = NULL },
};

/* American figures represent all Western Allies in the base box, German ones the Axis in Europe. */
const m44_figures m44_families[M44_FAMILIES] = {
    [M44_GER]  = { MS_AXIS,   "DE" },
    [M44_US]   = { MS_ALLIES, "US" },
    [M44_BRIT] = { MS_ALLIES, "GB" },
    [M44_RU]   = { MS_ALLIES, "RU" },
    [M44_JP]   = { MS_AXIS,   "JP" },
};

const m44_unit_behavior m44_unit_behaviors[] = {
    /* name, becomes; written for kind, elite, side; medals, moves */
    { "FRENCH_RESISTANCE",    MU_RESISTANCE, MU_RESISTANCE, M44_NO_KIND, M44_NO_KIND, 0, 0 },
    { "GERMAN_2VICTANK",      M44_NO_KIND,   MU_ARMOR,      M44_NO_KIND, MS_AXIS,     2, 0 },
    { "ARMOR_MOVE_TWO",       M44_NO_KIND,   MU_ARMOR,      0,           M44_NO_KIND, 0, 2 },
    { "ELITE_ARMOR_MOVE_TWO", M44_NO_KIND,   MU_ARMOR,      1,           M44_NO_KIND, 0, 2 },
    { .name = NULL },
};

const m44_badge m44_badges[] = {
    /* name, our own badge, says what the unit can do, meaning */
    { "badge1",  3,           false, "british special forces" },
    { "badge2",  2,           false, "US rangers" },
    { "badge4",  1,           false, "german special forces" },
    { "badge3",  M44_NO_KIND, false, "french" },
    { "badge5",  M44_NO_KIND, true,  "big gun" },
    { "badge6",  M44_NO_KIND, true,  "german engineers" },
    { "badge8",  M44_NO_KIND, true,  "british engineers" },
    { "badge9",  M44_NO_KIND, false, "US airborne" },
    { "badge10", M44_NO_KIND, false, "Afrika Korps" },
    { "badge12", M44_NO_KIND, true,  "US engineers" },
    { "badge22", M44_NO_KIND, false, "french elite infantry" },
    { "badge24", M44_NO_KIND, false, "british elite" },
    { "badge25", M44_NO_KIND, false, "russian guards" },
    { "badge26", M44_NO_KIND, true,  "german sniper" },
    { "badge27", M44_NO_KIND, true,  "russian sniper" },
    { "badge28", M44_NO_KIND, true,  "russian engineers" },
    { "badge29", M44_NO_KIND, true,  "cavalry" },
    { "badge30", M44_NO_KIND, true,  "ski troops" },
    { "badge31", M44_NO_KIND, true,  "japanese engineers" },
    { "badge33", M44_NO_KIND, true,  "flamethrower tank" },
    { "badge35", M44_NO_KIND, true,  "mobile artillery" },
    { "badge37", M44_NO_KIND, true,  "anti-tank gun" },
    { "badge38", M44_NO_KIND, false, "italian" },
    { "badge41", M44_NO_KIND, true,  "mortar" },
    { "badge46", M44_NO_KIND, true,  "heavy anti-tank gun" },
    { .name = NULL },
};

enum { AXIS = 1 << MS_AXIS, ALLIES = 1 << MS_ALLIES, BOTH = AXIS | ALLIES };

const m44_tag m44_tags[] = {
    /* name, medal for, exit, matters in play, meaning */
    { "medal0", BOTH,   false, false, "medal for both sides" },
    { "medal1", ALLIES, false, false, "medal for the Allies" },
    { "medal2", AXIS,   false, false, "medal for the Axis" },
    { "medal4", ALLIES, false, false, "medal for the Allies" },
    { "medal6", ALLIES, false, false, "medal for the Allies" },
    { "medal7", AXIS,   false, false, "medal for the Axis" },
    { "tag1",   0,      false, true,  "battle star" },
    { "tag3",   0,      false, true,  "minefield" },
    { "tag4",   0,      true,  true,  "exit" },
    { "tag5",   0,      true,  false, "end of an exit zone" },
    { "tag15",  0,      false, true,  "camouflage" },
    { .name = NULL },
};

const m44_option m44_options[] = {
    /* name, meaning, our own line, holds unless it is switched off */
    { "airdrop",                       "parachute drop",                         "air-drop",     false },
    { "airdrop2",                      "second parachute drop",                  "air-drop",     false },
    { "deck_reshuffling",              "deck that is never reshuffled",          "no-reshuffle", true },
    { "hill317",                       "Recon as Air Power",                     "recon-as",     false },
    { "russian_commissar_rule",        "commissar",                              NULL,           false },
    { "blitz_rules",                   "blitz",                                  NULL,           false },
    { "british_commonwealth",          "Commonwealth command",                   NULL,           false },
    { "north_african_desert_rules",    "desert",                                 NULL,           false },
    { "partial_blitz_rules",           "armor limited to two hexes",             NULL,           false },
    { "gung_ho",                       "Marine command",                         NULL,           false },
    { "night_visibility_rules",        "night attack",                           NULL,           false },
    { "night_visibility_reverse_rule", "nightfall",                              NULL,           false },
    { "night_visibility_team_turn",    "side that rolls for visibility",         NULL,           false },
    { "deck_name",                     "another deck",                           NULL,           false },
    { "italy_royal_army",              "Italian command",                        NULL,           false },
    { "mine_deck_name",                "tokens of the minefields",               NULL,           false },
    { "air_strikes_rules",             "Recon as air strike",                    NULL,           false },
    { "armor_breakthrough_rules",      "armor from off the board",               NULL,           false },
    { "blowbridge_opt2",               "bridges that can be blown up",           NULL,           false },
    { "empty_section_medals",          "medals for cleared sections",            NULL,           false },
    { "infantry_exit_counts_2",        "infantry that leaves counts double",     NULL,           false },
    { "must_have_unit_exit",           "victory needs a unit that left",         NULL,           false },
    { "smoke_screen",                  "smoke screen",                           NULL,           false },
    { "supply_train_rules",            "supply train",                           NULL,           false },
    { .name = NULL },
};
/* clang-format on */

/* -- looking up ------------------------------------------------------------------------------- */

#define FIND(table, name_)                                              \
    for (size_t i = 0; (name_) != NULL && (table)[i].name != NULL; i++) \
        if (strcasecmp((table)[i].name, name_) == 0)                    \
            return &(table)[i];                                         \
    return NULL

const m44_tile *m44_find_tile(const char *name)
{
    FIND(m44_tiles, name);
}

const m44_ground *m44_find_ground(const char *name, int terrain)
{
    for (const m44_ground *g = m44_grounds; name && g->name; g++)
        if (strcasecmp(g->name, name) == 0 && (g->from == M44_NO_KIND || g->from == terrain))
            return g;
    return NULL;
}

const m44_structure *m44_find_structure(const char *name)
{
    FIND(m44_structures, name);
}

const m44_structure_behavior *m44_find_structure_behavior(const char *name)
{
    FIND(m44_structure_behaviors, name);
}

const m44_obstacle *m44_find_obstacle(const char *name, const char *behavior)
{
    const m44_obstacle *plain = NULL;
    for (const m44_obstacle *o = m44_obstacles; name && o->name; o++) {
        if (strcasecmp(o->name, name) != 0)
            continue;
        if (o->behavior && behavior && strcasecmp(o->behavior, behavior) == 0)
            return o;
        if (o->behavior == NULL)
            plain = o;
    }
    return plain;
}

const m44_unit *m44_find_unit(const char *name)
{
    FIND(m44_units, name);
}

const m44_unit_behavior *m44_find_unit_behavior(const char *name)
{
    for (const m44_unit_behavior *b = m44_unit_behaviors; name && b->name; b++)
        if (strcasecmp(b->name, name) == 0)
            return b;
    return NULL;
}

const m44_badge *m44_find_badge(const char *name)
{
    FIND(m44_badges, name);
}

const m44_tag *m44_find_tag(const char *name)
{
    FIND(m44_tags, name);
}

const m44_option *m44_find_option(const char *name)
{
    FIND(m44_options, name);
}

/* -- the other direction ---------------------------------------------------------------------- */

/* Each orientation step rotates the tile by 60 degrees counter-clockwise. */
unsigned m44_edges_of(const m44_tile *tile, int orientation)
{
    const unsigned turn = (unsigned)(orientation - 1) % BCG_DIRS;
    return (tile->edges << turn | tile->edges >> (BCG_DIRS - turn)) & ((1u << BCG_DIRS) - 1);
}

static const m44_tile *river_tile(unsigned edges, int *orientation)
{
    for (const m44_tile *t = m44_tiles; t->name; t++)
        for (*orientation = 1; t->shape == M44_PATH && *orientation <= BCG_DIRS; ++*orientation)
            if (m44_edges_of(t, *orientation) == edges)
                return t;
    *orientation = 1;
    return m44_find_tile("river");
}

const m44_tile *m44_tile_of(int terrain, int face, unsigned edges, int *orientation)
{
    const m44_tile *any = NULL;
    *orientation = 1;
    if (terrain == MT_RIVER)
        return river_tile(edges, orientation);
    for (const m44_tile *t = m44_tiles; t->name; t++) {
        if (t->kind == terrain && t->face == face)
            return t;
        if (t->kind == terrain && t->face == M44_ANY_FACE && any == NULL)
            any = t;
    }
    return any;
}

const m44_structure *m44_structure_of(int structure, int face)
{
    const m44_structure *any = NULL;
    for (const m44_structure *t = m44_structures; t->name; t++) {
        if (t->kind == structure && t->face == face)
            return t;
        if (t->kind == structure && t->face == M44_ANY_FACE)
            any = t;
    }
    return any;
}

const m44_obstacle *m44_obstacle_of(int obstacle)
{
    for (const m44_obstacle *o = m44_obstacles; o->name; o++)
        if (o->kind == obstacle)
            return o;
    return NULL;
}

m44_family m44_family_of(const char *nation, memoir_side side)
{
    for (int f = 0; f < M44_FAMILIES; f++)
        if (f != M44_BRIT && m44_families[f].side == side &&
            strcmp(m44_families[f].nation, nation) == 0)
            return (m44_family)f;
    return side == MS_AXIS ? M44_GER : M44_US;
}

/* The Resistance uses elite figures. */
const m44_unit *m44_unit_of(int kind, bool elite, m44_family family)
{
    const bool resistance = kind == MU_RESISTANCE;
    for (const m44_unit *u = m44_units; u->name; u++)
        if (u->kind == (resistance ? MU_INFANTRY : kind) && u->elite == (elite || resistance) &&
            u->family == family)
            return u;
    return NULL;
}

const m44_badge *m44_badge_of(int badge)
{
    for (const m44_badge *b = m44_badges; b->name; b++)
        if (b->kind == badge)
            return b;
    return NULL;
}

const char *m44_medal_of(uint32_t sides)
{
    return sides == AXIS ? "medal2" : sides == ALLIES ? "medal1" : "medal0";
}

const char *m44_exit_of(int hexes)
{
    return hexes == 1 ? "tag4" : "tag5";
}
