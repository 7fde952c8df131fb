/* Made by scripts/convert-assault.mjs from tests/facts/assault: change those, not this. */
#include "assault/cards.h"

#include "core/reason.h"

/* clang-format off */
const assault_catalogue assault_shipped = {
    .unit = { /* in the order of the rulebook's table
         class, hard, abilities, ranges of support and anti-air; battle value, attack on hard and soft, support, defence, morale, cost */
        {AC_ARMOR,              1, 0,                                                                                  1, 0,  2, 16, 8, 3, 13, 5, 19}, /* ger-king-tiger */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  3, 13, 7, 2, 10, 5, 12}, /* ger-tiger-i */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  4, 13, 6, 2,  9, 5, 11}, /* ger-panther */
        {AC_ANTI_TANK,          1, AB_MOVES_AND_FIRES,                                                                 1, 0,  4, 14, 4, 2, 10, 4, 10}, /* ger-jagdpanther */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  5, 10, 6, 2,  7, 5,  7}, /* ger-pz-iv */
        {AC_ANTI_TANK,          1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 1, 0,  5, 11, 4, 2,  7, 4,  6}, /* ger-jagdpanzer-iv */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  7,  8, 6, 2,  6, 4,  4}, /* ger-pz-iii */
        {AC_ANTI_TANK,          1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 1, 0,  7,  9, 3, 2,  6, 4,  4}, /* ger-hetzer */
        {AC_SCOUT_CAR,          1, AB_MOVES_AND_FIRES | AB_MOVES_TWICE | AB_DIAGONALLY | AB_IGNORES_MINES | AB_SWAMPS, 1, 0,  7,  7, 5, 1,  5, 3,  4}, /* ger-puma */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES | AB_SWAMPS,                                                     1, 0,  7,  6, 6, 1,  5, 4,  3}, /* ger-luchs */
        {AC_SCOUT_CAR,          0, AB_MOVES_AND_FIRES | AB_MOVES_TWICE | AB_DIAGONALLY | AB_IGNORES_MINES,             1, 0,  7,  3, 4, 1,  4, 3,  2}, /* ger-kuebelwagen */
        {AC_ANTI_AIR,           0, AB_AUTO_DUG_IN | AB_CANCELS_TERRAIN,                                                1, 2,  4, 13, 6, 3,  6, 4, 10}, /* ger-flak-88 */
        {AC_ARTILLERY,          0, 0,                                                                                  3, 0,  6,  5, 7, 3,  4, 3,  5}, /* ger-howitzer */
        {AC_MOBILE_ARTILLERY,   1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 2, 0,  6,  6, 7, 2,  5, 4,  5}, /* ger-wespe */
        {AC_ARTILLERY,          0, 0,                                                                                  2, 0,  7,  3, 6, 3,  4, 3,  2}, /* ger-mortar */
        {AC_ANTI_AIR,           1, AB_MOVES_AND_FIRES,                                                                 1, 2,  7,  4, 7, 2,  5, 4,  3}, /* ger-sdkfz-7-1 */
        {AC_ANTI_TANK,          0, AB_AUTO_DUG_IN,                                                                     1, 0,  7,  9, 3, 2,  5, 4,  3}, /* ger-pak-38 */
        {AC_MOTORIZED_INFANTRY, 0, AB_MOVES_AND_FIRES | AB_IGNORES_MINES | AB_AUTO_DUG_IN,                             1, 0,  5,  6, 8, 2,  7, 5,  7}, /* ger-pioneers */
        {AC_INFANTRY,           0, AB_DIAGONALLY | AB_IGNORES_MINES | AB_AUTO_DUG_IN | AB_CANCELS_TERRAIN,             1, 0,  4,  6, 8, 3,  8, 6, 10}, /* ger-fallschirmjaeger */
        {AC_MOTORIZED_INFANTRY, 1, AB_MOVES_AND_FIRES | AB_DIAGONALLY | AB_SWAMPS | AB_TERRAIN_DEFENCE,                1, 0,  5,  6, 8, 2,  7, 5,  7}, /* ger-panzergrenadiers */
        {AC_INFANTRY,           0, AB_DIAGONALLY | AB_CANCELS_TERRAIN,                                                 1, 0,  5,  6, 9, 3,  7, 6,  7}, /* ger-stosstruppen */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  5,  7, 8, 2,  8, 6,  6}, /* ger-waffen-ss */
        {AC_MOTORIZED_INFANTRY, 0, AB_MOVES_AND_FIRES | AB_DIAGONALLY | AB_TRANSFER,                                   1, 0,  6,  3, 5, 2,  6, 5,  5}, /* ger-field-marshal */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  7,  5, 7, 2,  7, 5,  3}, /* ger-grenadiers */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  7,  4, 5, 1,  6, 4,  2}, /* ger-volkssturm */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  3, 13, 7, 2, 10, 5, 12}, /* usa-pershing */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  4, 10, 7, 2, 11, 5, 11}, /* usa-jumbo */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  4, 12, 7, 2,  8, 5,  9}, /* usa-easy-eight */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  5, 12, 6, 2,  7, 5,  8}, /* usa-sherman-76 */
        {AC_ANTI_TANK,          1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 1, 0,  5, 13, 4, 2,  7, 4,  8}, /* usa-m36 */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES,                                                                 1, 0,  5, 10, 6, 2,  7, 4,  6}, /* usa-sherman-m4a1 */
        {AC_ANTI_TANK,          1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 1, 0,  6, 10, 4, 2,  6, 4,  5}, /* usa-m10 */
        {AC_SCOUT_CAR,          1, AB_MOVES_AND_FIRES | AB_MOVES_TWICE | AB_DIAGONALLY | AB_IGNORES_MINES | AB_SWAMPS, 1, 0,  7,  6, 5, 1,  5, 3,  4}, /* usa-m8 */
        {AC_ARMOR,              1, AB_MOVES_AND_FIRES | AB_SWAMPS,                                                     1, 0,  7,  6, 6, 1,  5, 4,  3}, /* usa-stuart */
        {AC_SCOUT_CAR,          0, AB_MOVES_AND_FIRES | AB_MOVES_TWICE | AB_DIAGONALLY | AB_IGNORES_MINES,             1, 0,  7,  3, 4, 1,  4, 3,  2}, /* usa-jeep */
        {AC_MOBILE_ARTILLERY,   1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 3, 0,  3,  7, 8, 4,  5, 3, 14}, /* usa-m12 */
        {AC_ARTILLERY,          0, AB_AUTO_DUG_IN | AB_SURE_SUPPORT,                                                   2, 0,  7,  2, 4, 3,  6, 4,  4}, /* usa-forward-observer */
        {AC_ARTILLERY,          0, 0,                                                                                  3, 0,  6,  5, 7, 3,  4, 3,  5}, /* usa-howitzer-105 */
        {AC_MOBILE_ARTILLERY,   1, AB_MOVES_AND_FIRES | AB_DIAGONALLY,                                                 2, 0,  6,  6, 7, 2,  5, 4,  5}, /* usa-priest */
        {AC_ARTILLERY,          0, 0,                                                                                  2, 0,  7,  3, 6, 3,  4, 3,  2}, /* usa-mortar */
        {AC_ANTI_AIR,           1, AB_MOVES_AND_FIRES,                                                                 1, 2,  7,  4, 7, 2,  5, 4,  3}, /* usa-m16 */
        {AC_ANTI_TANK,          0, AB_AUTO_DUG_IN,                                                                     1, 0,  7,  9, 3, 2,  5, 4,  3}, /* usa-57mm */
        {AC_MOTORIZED_INFANTRY, 0, AB_MOVES_AND_FIRES | AB_IGNORES_MINES | AB_AUTO_DUG_IN,                             1, 0,  5,  6, 8, 2,  7, 5,  7}, /* usa-engineers */
        {AC_INFANTRY,           0, AB_DIAGONALLY | AB_IGNORES_MINES | AB_AUTO_DUG_IN | AB_CANCELS_TERRAIN,             1, 0,  4,  6, 8, 3,  8, 6, 10}, /* usa-paratroopers */
        {AC_MOTORIZED_INFANTRY, 1, AB_MOVES_AND_FIRES | AB_DIAGONALLY | AB_SWAMPS | AB_TERRAIN_DEFENCE,                1, 0,  5,  6, 8, 2,  7, 5,  7}, /* usa-armored-infantry */
        {AC_INFANTRY,           0, AB_DIAGONALLY | AB_CANCELS_TERRAIN,                                                 1, 0,  5,  6, 9, 3,  7, 6,  7}, /* usa-rangers */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  5,  7, 8, 2,  8, 6,  6}, /* usa-veterans */
        {AC_MOTORIZED_INFANTRY, 0, AB_MOVES_AND_FIRES | AB_DIAGONALLY | AB_TRANSFER,                                   1, 0,  6,  3, 5, 2,  6, 5,  5}, /* usa-commander */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  7,  5, 7, 2,  7, 5,  3}, /* usa-riflemen */
        {AC_INFANTRY,           0, 0,                                                                                  1, 0,  7,  4, 5, 1,  6, 4,  2}, /* usa-recruit */
    },
    .action = { /* cost, battle value */
        {6, 3}, /* air-strike */
        {8, 2}, /* bomber-run */
        {7, 2}, /* ranged-bombardment */
        {4, 3}, /* prep-fire */
        {3, 4}, /* improved-defenses */
        {4, 3}, /* replacements */
        {0, 5}, /* supply-column */
        {1, 4}, /* national-advantage */
        {0, 5}, /* well-supplied */
        {4, 3}, /* double-time */
        {5, 3}, /* re-deploy */
        {6, 3}, /* commander-initiative */
        {8, 2}, /* counter-offensive */
        {2, 4}, /* accuracy */
        {5, 3}, /* deadly-fire */
        {5, 3}, /* off-target */
        {5, 3}, /* morale-boost */
        {5, 3}, /* strafing-run */
        {5, 3}, /* forced-retreat */
        {2, 4}, /* hold-fast */
        {4, 3}, /* exposed-position */
        {6, 3}, /* break-contact */
        {5, 3}, /* opportunity-fire */
        {7, 2}, /* snafu */
        {4, 3}, /* sabotage */
        {3, 4}, /* tank-obstacles */
        {3, 4}, /* field-salvage */
    },
    .card = { /* number of the first copy, name, decks of each copy: kind, tactical modifier, bits of the decks */
        /*   1 ger-king-tiger       bfg dfg             */ {0, 0, 0x62}, {0, 0, 0x68},
        /*   3 ger-tiger-i          bdfg dfg            */ {1, 0, 0x6a}, {1, 0, 0x68},
        /*   5 ger-panther          bdfg ceg dfg        */ {2, 0, 0x6a}, {2, 0, 0x54}, {2, 0, 0x68},
        /*   8 ger-jagdpanther      bdg bfg             */ {3, 0, 0x4a}, {3, 0, 0x62},
        /*  10 ger-pz-iv            adeg bdfg cefg ceg  */ {4, 0, 0x59}, {4, 0, 0x6a}, {4, 0, 0x74}, {4, 0, 0x54},
        /*  14 ger-jagdpanzer-iv    aceg bdf            */ {5, 0, 0x55}, {5, 0, 0x2a},
        /*  16 ger-pz-iii           cg eg               */ {6, 0, 0x44}, {6, 0, 0x50},
        /*  18 ger-hetzer           acg be              */ {7, 0, 0x45}, {7, 0, 0x12},
        /*  20 ger-puma             acdefg              */ {8, 0, 0x7d},
        /*  21 ger-luchs            eg e                */ {9, 0, 0x50}, {9, 0, 0x10},
        /*  23 ger-kuebelwagen      ae ch               */ {10, 0, 0x11}, {10, 0, 0x84},
        /*  25 ger-flak-88          ab bd               */ {11, 0, 0x03}, {11, 0, 0x0a},
        /*  27 ger-howitzer         ach bdh bf          */ {12, 0, 0x85}, {12, 0, 0x8a}, {12, 0, 0x22},
        /*  30 ger-wespe            bef dfg             */ {13, 0, 0x32}, {13, 0, 0x68},
        /*  32 ger-mortar           ach ae bh           */ {14, 0, 0x85}, {14, 0, 0x11}, {14, 0, 0x82},
        /*  35 ger-sdkfz-7-1        ac bd               */ {15, 0, 0x05}, {15, 0, 0x0a},
        /*  37 ger-pak-38           abd abh ac          */ {16, 0, 0x0b}, {16, 0, 0x83}, {16, 0, 0x05},
        /*  40 ger-pioneers         aeh cfh             */ {17, 0, 0x91}, {17, 0, 0xa4},
        /*  42 ger-fallschirmjaeger ceh dh              */ {18, 0, 0x94}, {18, 0, 0x88},
        /*  44 ger-panzergrenadiers df e f              */ {19, 0, 0x28}, {19, 0, 0x10}, {19, 0, 0x20},
        /*  47 ger-stosstruppen     cfh eh              */ {20, 0, 0xa4}, {20, 0, 0x90},
        /*  49 ger-waffen-ss        bf dh eh            */ {21, 0, 0x22}, {21, 0, 0x88}, {21, 0, 0x90},
        /*  52 ger-field-marshal    abcdefh             */ {22, 0, 0xbf},
        /*  53 ger-grenadiers       ach adh be ch       */ {23, 0, 0x85}, {23, 0, 0x89}, {23, 0, 0x12}, {23, 0, 0x84},
        /*  57 ger-volkssturm       ach ac ah           */ {24, 0, 0x85}, {24, 0, 0x05}, {24, 0, 0x81},
        /*  60 usa-pershing         BFG DFG             */ {25, 0, 0x62}, {25, 0, 0x68},
        /*  62 usa-jumbo            BDFG BDFG           */ {26, 0, 0x6a}, {26, 0, 0x6a},
        /*  64 usa-easy-eight       BEG CFG DFG         */ {27, 0, 0x52}, {27, 0, 0x64}, {27, 0, 0x68},
        /*  67 usa-sherman-76       BDFG CEG DFG        */ {28, 0, 0x6a}, {28, 0, 0x54}, {28, 0, 0x68},
        /*  70 usa-m36              BEG DFG             */ {29, 0, 0x52}, {29, 0, 0x68},
        /*  72 usa-sherman-m4a1     ADFG BDFG CEG CEG   */ {30, 0, 0x69}, {30, 0, 0x6a}, {30, 0, 0x54}, {30, 0, 0x54},
        /*  76 usa-m10              ACG BE              */ {31, 0, 0x45}, {31, 0, 0x12},
        /*  78 usa-m8               ACDEFG              */ {32, 0, 0x7d},
        /*  79 usa-stuart           EG EG               */ {33, 0, 0x50}, {33, 0, 0x50},
        /*  81 usa-jeep             AE CH               */ {34, 0, 0x11}, {34, 0, 0x84},
        /*  83 usa-m12              BDF                 */ {35, 0, 0x2a},
        /*  84 usa-forward-observer AC BH               */ {36, 0, 0x05}, {36, 0, 0x82},
        /*  86 usa-howitzer-105     ACH BD BF           */ {37, 0, 0x85}, {37, 0, 0x0a}, {37, 0, 0x22},
        /*  89 usa-priest           BEF DF              */ {38, 0, 0x32}, {38, 0, 0x28},
        /*  91 usa-mortar           ACH AE BH           */ {39, 0, 0x85}, {39, 0, 0x11}, {39, 0, 0x82},
        /*  94 usa-m16              AC BD               */ {40, 0, 0x05}, {40, 0, 0x0a},
        /*  96 usa-57mm             ABD ABH AC          */ {41, 0, 0x0b}, {41, 0, 0x83}, {41, 0, 0x05},
        /*  99 usa-engineers        ADFH CEH            */ {42, 0, 0xa9}, {42, 0, 0x94},
        /* 101 usa-paratroopers     CEH DH              */ {43, 0, 0x94}, {43, 0, 0x88},
        /* 103 usa-armored-infantry CF D E              */ {44, 0, 0x24}, {44, 0, 0x08}, {44, 0, 0x10},
        /* 106 usa-rangers          DFH EH              */ {45, 0, 0xa8}, {45, 0, 0x90},
        /* 108 usa-veterans         ADH BE CH           */ {46, 0, 0x89}, {46, 0, 0x12}, {46, 0, 0x84},
        /* 111 usa-commander        ABCEFH              */ {47, 0, 0xb7},
        /* 112 usa-riflemen         ACH AEH BE CH       */ {48, 0, 0x85}, {48, 0, 0x91}, {48, 0, 0x12}, {48, 0, 0x84},
        /* 116 usa-recruit          AC AH AH            */ {49, 0, 0x05}, {49, 0, 0x81}, {49, 0, 0x81},
        /* 119 air-strike           14 14 24 34 3       */ {AK_AIR_STRIKE, 2, 0x09}, {AK_AIR_STRIKE, 3, 0x09}, {AK_AIR_STRIKE, -2, 0x0a}, {AK_AIR_STRIKE, -1, 0x0c}, {AK_AIR_STRIKE, 0, 0x04},
        /* 124 bomber-run           14 24 34 3          */ {AK_BOMBER_RUN, -2, 0x09}, {AK_BOMBER_RUN, 0, 0x0a}, {AK_BOMBER_RUN, -1, 0x0c}, {AK_BOMBER_RUN, 2, 0x04},
        /* 128 ranged-bombardment   13 14 24 24 3       */ {AK_RANGED_BOMBARDMENT, 0, 0x05}, {AK_RANGED_BOMBARDMENT, 2, 0x09}, {AK_RANGED_BOMBARDMENT, -1, 0x0a}, {AK_RANGED_BOMBARDMENT, -2, 0x0a}, {AK_RANGED_BOMBARDMENT, 3, 0x04},
        /* 133 prep-fire            14 14 24 34 3       */ {AK_PREP_FIRE, 0, 0x09}, {AK_PREP_FIRE, 1, 0x09}, {AK_PREP_FIRE, 3, 0x0a}, {AK_PREP_FIRE, -1, 0x0c}, {AK_PREP_FIRE, 2, 0x04},
        /* 138 improved-defenses    12 13 23 24 2       */ {AK_IMPROVED_DEFENSES, 3, 0x03}, {AK_IMPROVED_DEFENSES, -1, 0x05}, {AK_IMPROVED_DEFENSES, -2, 0x06}, {AK_IMPROVED_DEFENSES, 2, 0x0a}, {AK_IMPROVED_DEFENSES, 1, 0x02},
        /* 143 replacements         13 13 24 24 2 3     */ {AK_REPLACEMENTS, 1, 0x05}, {AK_REPLACEMENTS, -1, 0x05}, {AK_REPLACEMENTS, 2, 0x0a}, {AK_REPLACEMENTS, 0, 0x0a}, {AK_REPLACEMENTS, 3, 0x02}, {AK_REPLACEMENTS, -2, 0x04},
        /* 149 supply-column        13 13 23 24 24      */ {AK_SUPPLY_COLUMN, -1, 0x05}, {AK_SUPPLY_COLUMN, 1, 0x05}, {AK_SUPPLY_COLUMN, 2, 0x06}, {AK_SUPPLY_COLUMN, -2, 0x0a}, {AK_SUPPLY_COLUMN, 0, 0x0a},
        /* 154 national-advantage   13 24 34            */ {AK_NATIONAL_ADVANTAGE, 1, 0x05}, {AK_NATIONAL_ADVANTAGE, -2, 0x0a}, {AK_NATIONAL_ADVANTAGE, 3, 0x0c},
        /* 157 well-supplied        13 23 24 2          */ {AK_WELL_SUPPLIED, 1, 0x05}, {AK_WELL_SUPPLIED, 3, 0x06}, {AK_WELL_SUPPLIED, -2, 0x0a}, {AK_WELL_SUPPLIED, 2, 0x02},
        /* 161 double-time          14 24 34 34 3       */ {AK_DOUBLE_TIME, 2, 0x09}, {AK_DOUBLE_TIME, 3, 0x0a}, {AK_DOUBLE_TIME, -2, 0x0c}, {AK_DOUBLE_TIME, -1, 0x0c}, {AK_DOUBLE_TIME, 0, 0x04},
        /* 166 re-deploy            13 23 24 2          */ {AK_RE_DEPLOY, -2, 0x05}, {AK_RE_DEPLOY, 2, 0x06}, {AK_RE_DEPLOY, 0, 0x0a}, {AK_RE_DEPLOY, 3, 0x02},
        /* 170 commander-initiative 14 24 34 34         */ {AK_COMMANDER_INITIATIVE, 0, 0x09}, {AK_COMMANDER_INITIATIVE, -1, 0x0a}, {AK_COMMANDER_INITIATIVE, -2, 0x0c}, {AK_COMMANDER_INITIATIVE, 1, 0x0c},
        /* 174 counter-offensive    13 14 24            */ {AK_COUNTER_OFFENSIVE, -2, 0x05}, {AK_COUNTER_OFFENSIVE, 3, 0x09}, {AK_COUNTER_OFFENSIVE, 1, 0x0a},
        /* 177 accuracy             134 134 13 13 24 24 */ {AK_ACCURACY, 2, 0x0d}, {AK_ACCURACY, 3, 0x0d}, {AK_ACCURACY, 0, 0x05}, {AK_ACCURACY, -1, 0x05}, {AK_ACCURACY, 1, 0x0a}, {AK_ACCURACY, -2, 0x0a},
        /* 183 deadly-fire          124 134 13 13 24    */ {AK_DEADLY_FIRE, -1, 0x0b}, {AK_DEADLY_FIRE, 0, 0x0d}, {AK_DEADLY_FIRE, -2, 0x05}, {AK_DEADLY_FIRE, 1, 0x05}, {AK_DEADLY_FIRE, 3, 0x0a},
        /* 188 off-target           123 124 12 13 23    */ {AK_OFF_TARGET, 2, 0x07}, {AK_OFF_TARGET, 1, 0x0b}, {AK_OFF_TARGET, -1, 0x03}, {AK_OFF_TARGET, 3, 0x05}, {AK_OFF_TARGET, 0, 0x06},
        /* 193 morale-boost         124 12 13 13 23 24  */ {AK_MORALE_BOOST, -1, 0x0b}, {AK_MORALE_BOOST, 0, 0x03}, {AK_MORALE_BOOST, 3, 0x05}, {AK_MORALE_BOOST, -2, 0x05}, {AK_MORALE_BOOST, 2, 0x06}, {AK_MORALE_BOOST, 1, 0x0a},
        /* 199 strafing-run         124 134 13 24       */ {AK_STRAFING_RUN, 0, 0x0b}, {AK_STRAFING_RUN, 3, 0x0d}, {AK_STRAFING_RUN, 2, 0x05}, {AK_STRAFING_RUN, -1, 0x0a},
        /* 203 forced-retreat       134 13 14 24        */ {AK_FORCED_RETREAT, 2, 0x0d}, {AK_FORCED_RETREAT, 0, 0x05}, {AK_FORCED_RETREAT, 1, 0x09}, {AK_FORCED_RETREAT, -1, 0x0a},
        /* 207 hold-fast            123 124 12 13 23    */ {AK_HOLD_FAST, 3, 0x07}, {AK_HOLD_FAST, -2, 0x0b}, {AK_HOLD_FAST, -1, 0x03}, {AK_HOLD_FAST, 0, 0x05}, {AK_HOLD_FAST, 1, 0x06},
        /* 212 exposed-position     134 13 14 24        */ {AK_EXPOSED_POSITION, 0, 0x0d}, {AK_EXPOSED_POSITION, -1, 0x05}, {AK_EXPOSED_POSITION, 2, 0x09}, {AK_EXPOSED_POSITION, 3, 0x0a},
        /* 216 break-contact        12 12 23            */ {AK_BREAK_CONTACT, 2, 0x03}, {AK_BREAK_CONTACT, -2, 0x03}, {AK_BREAK_CONTACT, 1, 0x06},
        /* 219 opportunity-fire     12 13 13 24 24      */ {AK_OPPORTUNITY_FIRE, 2, 0x03}, {AK_OPPORTUNITY_FIRE, -2, 0x05}, {AK_OPPORTUNITY_FIRE, -1, 0x05}, {AK_OPPORTUNITY_FIRE, 3, 0x0a}, {AK_OPPORTUNITY_FIRE, 1, 0x0a},
        /* 224 snafu                13 13 14 24 2       */ {AK_SNAFU, 3, 0x05}, {AK_SNAFU, -2, 0x05}, {AK_SNAFU, 1, 0x09}, {AK_SNAFU, 2, 0x0a}, {AK_SNAFU, 0, 0x02},
        /* 229 sabotage             13 24 24 34         */ {AK_SABOTAGE, 3, 0x05}, {AK_SABOTAGE, 0, 0x0a}, {AK_SABOTAGE, 1, 0x0a}, {AK_SABOTAGE, 2, 0x0c},
        /* 233 tank-obstacles       12 23 23 2          */ {AK_TANK_OBSTACLES, -2, 0x03}, {AK_TANK_OBSTACLES, 0, 0x06}, {AK_TANK_OBSTACLES, 1, 0x06}, {AK_TANK_OBSTACLES, -1, 0x02},
        /* 237 field-salvage        13 2                */ {AK_FIELD_SALVAGE, 1, 0x05}, {AK_FIELD_SALVAGE, -1, 0x02},
        /* 239 bluff-german         none                */ {AK_BLUFF, 0, 0},
        /* 240 bluff-american       none                */ {AK_BLUFF + 1, 0, 0},
    },
    .tile = { /* faces A and B; a river is passable or not as the scenario says */
        /*  1 */ {AT_VILLAGE, AT_PASSABLE_RIVER},
        /*  2 */ {AT_VILLAGE, AT_PASSABLE_RIVER},
        /*  3 */ {AT_HILLS, AT_CLEAR},
        /*  4 */ {AT_BOCAGE, AT_TOWN},
        /*  5 */ {AT_BEACH, AT_HEAVY_WOODS},
        /*  6 */ {AT_BEACH, AT_BOCAGE},
        /*  7 */ {AT_BEACH, AT_CLEAR},
        /*  8 */ {AT_BEACH, AT_CLEAR},
        /*  9 */ {AT_BEACH, AT_CLEAR},
        /* 10 */ {AT_BEACH, AT_HEAVY_WOODS},
        /* 11 */ {AT_SWAMP, AT_HILLS},
        /* 12 */ {AT_FORTIFICATION, AT_CLEAR},
        /* 13 */ {AT_VILLAGE, AT_LIGHT_WOODS},
        /* 14 */ {AT_CLEAR, AT_PASSABLE_RIVER},
        /* 15 */ {AT_TOWN, AT_HILLS},
        /* 16 */ {AT_HILLS, AT_CITY},
        /* 17 */ {AT_CLEAR, AT_PASSABLE_RIVER},
        /* 18 */ {AT_BEACH, AT_LIGHT_WOODS},
        /* 19 */ {AT_PASSABLE_RIVER, AT_LIGHT_WOODS},
        /* 20 */ {AT_VILLAGE, AT_CLEAR},
        /* 21 */ {AT_BOCAGE, AT_CLEAR},
        /* 22 */ {AT_TOWN, AT_LIGHT_WOODS},
        /* 23 */ {AT_SWAMP, AT_CLEAR},
        /* 24 */ {AT_BOCAGE, AT_HILLS},
        /* 25 */ {AT_HILLS, AT_FORTIFICATION},
        /* 26 */ {AT_BOCAGE, AT_PASSABLE_RIVER},
        /* 27 */ {AT_FORTIFICATION, AT_CLEAR},
        /* 28 */ {AT_CLEAR, AT_HEAVY_WOODS},
        /* 29 */ {AT_BOCAGE, AT_HEAVY_WOODS},
        /* 30 */ {AT_SWAMP, AT_LIGHT_WOODS},
        /* 31 */ {AT_SWAMP, AT_CLEAR},
        /* 32 */ {AT_HEAVY_WOODS, AT_CLEAR},
        /* 33 */ {AT_SWAMP, AT_CLEAR},
        /* 34 */ {AT_CLEAR, AT_FORTIFICATION},
        /* 35 */ {AT_CLEAR, AT_HEAVY_WOODS},
        /* 36 */ {AT_VILLAGE, AT_SWAMP},
    },
};

/* Word, name, where the numbers come from. */
const assault_unit_facts assault_unit_facts_of[ASSAULT_UNITS] = {
    {"ger-king-tiger",       N_("PZ VI King Tiger"),       "rrrrrrr"},
    {"ger-tiger-i",          N_("PZ VI Tiger I"),          "rrprpdr"},
    {"ger-panther",          N_("PZ V Panther"),           "rrrrrrr"},
    {"ger-jagdpanther",      N_("Jagdpanther"),            "rrrrrrr"},
    {"ger-pz-iv",            N_("PZ IV"),                  "rrrrrrr"},
    {"ger-jagdpanzer-iv",    N_("Jagdpanzer IV"),          "rrrrrrr"},
    {"ger-pz-iii",           N_("PZ III"),                 "rrrrrrr"},
    {"ger-hetzer",           N_("Hetzer"),                 "rrrrrrr"},
    {"ger-puma",             N_("Sdkfz 234 Puma"),         "rrrrrrr"},
    {"ger-luchs",            N_("PZ II Luchs"),            "rrrrrrr"},
    {"ger-kuebelwagen",      N_("Kuebelwagen"),            "rrrrrrr"},
    {"ger-flak-88",          N_("Flak 88"),                "rrrrrrr"},
    {"ger-howitzer",         N_("10.5 CM Howitzer"),       "rrrprrr"},
    {"ger-wespe",            N_("Wespe"),                  "rrrprrr"},
    {"ger-mortar",           N_("8 CM Mortar"),            "rrrrrrr"},
    {"ger-sdkfz-7-1",        N_("Sdkfz 7/1 Track"),        "rrrrrrr"},
    {"ger-pak-38",           N_("Pak 38"),                 "pprrrrr"},
    {"ger-pioneers",         N_("Pioneers"),               "rrrrrrr"},
    {"ger-fallschirmjaeger", N_("Fallschirmjaeger"),       "rrrrrrr"},
    {"ger-panzergrenadiers", N_("Panzergrenadiers"),       "rrrrrrr"},
    {"ger-stosstruppen",     N_("Stosstruppen"),           "rrrprrr"},
    {"ger-waffen-ss",        N_("Waffen SS"),              "rrrrrrr"},
    {"ger-field-marshal",    N_("Field Marshal"),          "rrrprrr"},
    {"ger-grenadiers",       N_("Grenadiers"),             "rrrprrr"},
    {"ger-volkssturm",       N_("Volkssturm"),             "rrrrrrr"},
    {"usa-pershing",         N_("M26 Pershing"),           "rrrrrrr"},
    {"usa-jumbo",            N_("M4A3E2 Sherman Jumbo"),   "rrrrrrr"},
    {"usa-easy-eight",       N_("M4A3E8 Sherman"),         "rrrrrrr"},
    {"usa-sherman-76",       N_("M4A3 Sherman 76"),        "rrrrrrr"},
    {"usa-m36",              N_("M36 Jackson"),            "rrrrrrr"},
    {"usa-sherman-m4a1",     N_("M4A1 Sherman"),           "rdrrppd"},
    {"usa-m10",              N_("M10 Wolverine"),          "rrrrrrr"},
    {"usa-m8",               N_("M8 Greyhound"),           "rrrrrrr"},
    {"usa-stuart",           N_("M5A1 Stuart"),            "rrrrrrr"},
    {"usa-jeep",             N_("Jeep"),                   "rrrrrrr"},
    {"usa-m12",              N_("M12 Gun Motor Carriage"), "rrrrrrr"},
    {"usa-forward-observer", N_("Forward Observer"),       "rrrrrrr"},
    {"usa-howitzer-105",     N_("105 MM Howitzer"),        "rrrprrr"},
    {"usa-priest",           N_("M7 Priest"),              "rrrrrrr"},
    {"usa-mortar",           N_("4.2 CM Mortar"),          "rrrprrr"},
    {"usa-m16",              N_("M16 Half-Track"),         "rrrrrrr"},
    {"usa-57mm",             N_("57 MM AT Gun"),           "rrrrrrr"},
    {"usa-engineers",        N_("Engineers"),              "rrrrrrr"},
    {"usa-paratroopers",     N_("Paratroopers"),           "rrrrrrr"},
    {"usa-armored-infantry", N_("Armored Infantry"),       "rrrrrrr"},
    {"usa-rangers",          N_("Rangers"),                "rrrrrrr"},
    {"usa-veterans",         N_("Veterans"),               "pprrppr"},
    {"usa-commander",        N_("Commander"),              "rrrrrrr"},
    {"usa-riflemen",         N_("Riflemen"),               "rrrrrrr"},
    {"usa-recruit",          N_("Recruit"),                "prrrrrr"},
};

/* Word, name and text; where name, type, cost, effect and battle value come from; type, air, effects. */
const assault_action_facts assault_action_facts_of[ASSAULT_ACTIONS] = {
    {"air-strike", N_("Air Strike"),
     N_("Pick one face-up enemy unit; it loses 3 morale but keeps at least 1."),
     "pprrr", ACT_OPERATIONS, 1, {{AF_MORALE, -3, 1}}},
    {"bomber-run", N_("Bomber Run"),
     N_("Flip an action card. One face-up enemy unit loses 4 plus the flipped tactical modifier in morale, but keeps at least 1."),
     "pprrr", ACT_OPERATIONS, 1, {{AF_MORALE_TM, 4, 1}}},
    {"ranged-bombardment", N_("Ranged Bombardment"),
     N_("Flip an action card. One enemy unit loses 3 plus the flipped tactical modifier in morale, but keeps at least 1."),
     "ppppr", ACT_OPERATIONS, 0, {{AF_MORALE_TM, 3, 1}}},
    {"prep-fire", N_("Prep Fire"),
     N_("One enemy unit stops being dug in until the end of this turn, even inside a fortification, and loses 1 morale but keeps at least 1."),
     "pprdr", ACT_OPERATIONS, 0, {{AF_REMOVE_DUG_IN, 0, 0}, {AF_MORALE, -1, 1}}},
    {"improved-defenses", N_("Improved Defenses"),
     N_("One of your units becomes dug in at once, even if it has moved or fired."),
     "pprdr", ACT_OPERATIONS, 0, {{AF_DIG_IN, 0, 0}}},
    {"replacements", N_("Replacements"),
     N_("One of your units takes back up to 3 lost morale, never above its printed morale."),
     "pprrr", ACT_OPERATIONS, 0, {{AF_HEAL, 3, 0}}},
    {"supply-column", N_("Supply Column"),
     N_("You gain 8 prestige."),
     "prrrr", ACT_OPERATIONS, 0, {{AF_GAIN, 8, 0}}},
    {"national-advantage", N_("National Advantage"),
     N_("Either gain 6 prestige or take 6 prestige off your opponent."),
     "prrrr", ACT_OPERATIONS, 0, {{AF_PRESTIGE, 6, 0}}},
    {"well-supplied", N_("Well Supplied"),
     N_("Gain 1 prestige for every two tiles you control, rounding up."),
     "prrrr", ACT_OPERATIONS, 0, {{AF_PRESTIGE_TILES, 2, 0}}},
    {"double-time", N_("Double Time"),
     N_("One of your units may make one extra move this phase, whatever it has already done."),
     "prrdr", ACT_OPERATIONS, 0, {{AF_EXTRA_MOVE, 1, 0}}},
    {"re-deploy", N_("Re-Deploy"),
     N_("Lift one of your units that is not next to an enemy and set it on any empty tile where you could place a new unit; it counts as having moved."),
     "prrdr", ACT_OPERATIONS, 0, {{AF_RELOCATE, 0, 0}}},
    {"commander-initiative", N_("Commander Initiative"),
     N_("Take the moved and fired markers off one of your units; it may be activated again."),
     "prrrr", ACT_OPERATIONS, 0, {{AF_REACTIVATE, 0, 0}}},
    {"counter-offensive", N_("Counter Offensive"),
     N_("Up to two of your units may each initiate one extra combat this phase, whatever they have already done."),
     "prrrr", ACT_OPERATIONS, 0, {{AF_EXTRA_ATTACK, 2, 0}}},
    {"accuracy", N_("Accuracy"),
     N_("Your firing unit adds 3 to its fire value."),
     "pdppr", ACT_COMBAT, 0, {{AF_FIRE, 3, 0}}},
    {"deadly-fire", N_("Deadly Fire"),
     N_("The enemy unit in this combat loses 2 morale at once; its target value does not change."),
     "pdppr", ACT_COMBAT, 0, {{AF_MORALE, -2, 0}}},
    {"off-target", N_("Off Target"),
     N_("All support fire for the enemy firing unit is cancelled for this firing."),
     "pdppr", ACT_COMBAT, 0, {{AF_CANCEL_SUPPORT, 0, 0}}},
    {"morale-boost", N_("Morale Boost"),
     N_("One of your units gains 2 morale, up to 9; if it is the firing unit its fire value rises with it."),
     "pdppr", ACT_COMBAT, 0, {{AF_MORALE, 2, 0}}},
    {"strafing-run", N_("Strafing Run"),
     N_("Support given by enemy artillery and mobile artillery is cancelled for this firing, and the enemy unit in the combat loses 1 morale."),
     "pdrpr", ACT_COMBAT, 1, {{AF_CANCEL_GUNS, 0, 0}, {AF_MORALE, -1, 0}}},
    {"forced-retreat", N_("Forced Retreat"),
     N_("If the enemy unit survives the combat it must retreat in step 15 whatever the losses were."),
     "prrdr", ACT_COMBAT, 0, {{AF_FORCE_RETREAT, 0, 0}}},
    {"hold-fast", N_("Hold Fast"),
     N_("Your target unit adds 3 to its target value."),
     "rrrrr", ACT_COMBAT, 0, {{AF_TARGET, 3, 0}}},
    {"exposed-position", N_("Exposed Position"),
     N_("The enemy target unit loses the defence modifier of its tile for this firing."),
     "rrrdr", ACT_COMBAT, 0, {{AF_CANCEL_TERRAIN, 0, 0}}},
    {"break-contact", N_("Break Contact"),
     N_("Only for the player whose unit was attacked: the combat ends at once with no further fire, retreat or advance."),
     "rrrdr", ACT_COMBAT, 0, {{AF_END_COMBAT, 0, 0}}},
    {"opportunity-fire", N_("Opportunity Fire"),
     N_("When an enemy unit has just moved or been placed next to one of your units, that unit may attack it at once."),
     "prrrr", ACT_SURPRISE, 0, {{AF_INITIATE_COMBAT, 0, 0}}},
    {"snafu", N_("SNAFU"),
     N_("An action card your opponent has just played has no effect at all; both cards are discarded and both costs stay paid."),
     "pdppr", ACT_SURPRISE, 0, {{AF_CANCEL_CARD, 0, 0}}},
    {"sabotage", N_("Sabotage"),
     N_("You draw 2 action cards and your opponent discards 2 random cards (never the bluff card)."),
     "ppppr", ACT_SURPRISE, 0, {{AF_DRAW, 2, 0}, {AF_DISCARD_RANDOM, 2, 0}}},
    {"tank-obstacles", N_("Tank Obstacles"),
     N_("A move an enemy armor unit is just making is undone; the move is spent, the unit may still fire."),
     "pprpr", ACT_SURPRISE, 0, {{AF_CANCEL_MOVE, 0, 0}}},
    {"field-salvage", N_("Field Salvage"),
     N_("Take one card of your choice from your unit discards or from the action discards into your hand."),
     "rrrdr", ACT_OPERATIONS, 0, {{AF_RECOVER_DISCARD, 1, 0}}},
};

/* In the order of the kinds. */
static const char *const words[ASSAULT_KINDS] = {
    "ger-king-tiger", "ger-tiger-i", "ger-panther", "ger-jagdpanther", "ger-pz-iv",
    "ger-jagdpanzer-iv", "ger-pz-iii", "ger-hetzer", "ger-puma", "ger-luchs",
    "ger-kuebelwagen", "ger-flak-88", "ger-howitzer", "ger-wespe", "ger-mortar",
    "ger-sdkfz-7-1", "ger-pak-38", "ger-pioneers", "ger-fallschirmjaeger", "ger-panzergrenadiers",
    "ger-stosstruppen", "ger-waffen-ss", "ger-field-marshal", "ger-grenadiers", "ger-volkssturm",
    "usa-pershing", "usa-jumbo", "usa-easy-eight", "usa-sherman-76", "usa-m36",
    "usa-sherman-m4a1", "usa-m10", "usa-m8", "usa-stuart", "usa-jeep",
    "usa-m12", "usa-forward-observer", "usa-howitzer-105", "usa-priest", "usa-mortar",
    "usa-m16", "usa-57mm", "usa-engineers", "usa-paratroopers", "usa-armored-infantry",
    "usa-rangers", "usa-veterans", "usa-commander", "usa-riflemen", "usa-recruit",
    "air-strike", "bomber-run", "ranged-bombardment", "prep-fire", "improved-defenses",
    "replacements", "supply-column", "national-advantage", "well-supplied", "double-time",
    "re-deploy", "commander-initiative", "counter-offensive", "accuracy", "deadly-fire",
    "off-target", "morale-boost", "strafing-run", "forced-retreat", "hold-fast",
    "exposed-position", "break-contact", "opportunity-fire", "snafu", "sabotage",
    "tank-obstacles", "field-salvage", "bluff-german", "bluff-american",
};
const bcg_words assault_kind_words = {words, ASSAULT_KINDS};
const bcg_words assault_unit_words = {words, ASSAULT_UNITS};
const bcg_words assault_action_words = {words + ASSAULT_UNITS, ASSAULT_ACTIONS};
/* clang-format on */
