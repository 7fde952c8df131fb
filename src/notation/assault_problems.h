/* Problems specific to assault files: codes in addition to those of problems.h, on a separate
 * page. */
#ifndef BOCAGE_NOTATION_ASSAULT_PROBLEMS_H
#define BOCAGE_NOTATION_ASSAULT_PROBLEMS_H

#include "assault/reasons.h"
#include "notation/problems.h"

enum { ASSAULT_PROBLEMS_FIRST = ASSAULT_REASONS_FIRST + BCG_REASONS_PAGE };

/* clang-format off */
#define ASSAULT_PROBLEMS(R) \
    R(SCA_BAD_TILE,       "assault:MAP-1",    N_("there is no such tile on this map"))                     \
    R(SCA_ROW_LENGTH,     "assault:MAP-1",    N_("the rows of the map have the same number of tiles"))     \
    R(SCA_ROW_MISSING,    "assault:MAP-1",    N_("a row of the map is missing"))                           \
    R(SCA_MAP_SIZE,       "assault:MAP-1",    N_("a map has 2 to 8 rows of 2 to 8 tiles"))                 \
    R(SCA_BAD_FACE,       "assault:COMP-1",   N_("there is no such face of a tile"))                       \
    R(SCA_FACE_TWICE,     "assault:COMP-1",   N_("the box has this tile only once"))                       \
    R(SCA_WRONG_FACE,     "assault:MAP-2",    N_("this face of the tile shows another terrain"))           \
    R(SCA_DRY_BRIDGE,     "assault:TERR-3",   N_("a bridge stands on a river"))                            \
    R(SCA_BASES,          "assault:MAP-4",    N_("each home row has at most one home base"))               \
    R(SCA_HOME_ROWS,      "assault:MAP-3",    N_("the home rows of the edges must differ"))                \
    R(SCA_CONTROL,        "assault:CTRL-1",   N_("a tile is controlled by one side or by nobody"))         \
    R(SCA_NOT_UNDER_TILE, "",                 N_("this does not stand under a tile"))                      \
    R(SCA_BAD_UNIT,       "",                 N_("this is no unit"))                                       \
    R(SCA_TWO_UNITS,      "assault:MAP-7",    N_("a tile holds at most one unit"))                         \
    R(SCA_NO_UNIT,        "",                 N_("no unit stands there"))                                  \
    R(SCA_CANNOT_STAND,   "assault:MOVE-6",   N_("the unit stands where it may not be"))                   \
    R(SCA_MARKS,          "",                 N_("only units of a position have these marks"))             \
    R(SCA_EDGES,          "assault:SETUP-1",  N_("the sides hold different edges"))                        \
    R(SCA_DECK,           "assault:SETUP-2",  N_("this is no deck of the side"))                           \
    R(SCA_NO_DECK,        "assault:SETUP-2",  N_("a deck is missing or has no cards"))                     \
    R(SCA_START,          "assault:SETUP-6",  N_("starting units cannot be given like that"))              \
    R(SCA_TOO_MANY_CARDS, "assault:COMP-2",   N_("the box does not hold so many of these cards"))          \
    R(SCA_SOLO,           "assault:SOLO-2",   N_("a solo game has other decks than a game of two"))        \
    R(SCA_PILE,           "assault:SOLO-2",   N_("such a card does not belong to this pile"))              \
    R(SCA_CONDITION,      "assault:VICT-5",   N_("the condition cannot stand here, or lacks something"))   \
    R(SCA_RULE,           "assault:CARD-15",  N_("the special rule lacks something, or says too much"))    \
    R(SCA_NO_VICTORY,     "assault:VICT-1",   N_("nobody can win this"))                                   \
    R(SCA_CARD_TWICE,     "assault:COMP-2",   N_("a card is in two places"))                               \
    R(SCA_VALUES,         "",                 N_("these values of cards cannot be played"))                \
    R(SCA_VIEW,           "assault:CARD-11",  N_("what one side sees can be looked at, not played"))         \
    R(SCA_OVER_LIMIT,     "assault:DYO-3",    N_("a deck holds at most four copies of a card"))            \
    R(SCA_UNFAIR_INCOME,  "assault:DYO-6",    N_("terrain and prestige income should be fair"))            \
    R(SCA_UNFAIR_START,   "assault:DYO-1",    N_("the standard set-up keeps a battle balanced"))           \
    R(SCA_OUT_OF_REACH,   "assault:MOVE-6",   N_("no unit can come there"))                                \
    R(SCA_NO_LIMIT,       "assault:VICT-3",   N_("the battle may have no end"))
/* clang-format on */

enum {
    ASSAULT_PROBLEM_BEFORE = ASSAULT_PROBLEMS_FIRST - 1,
    ASSAULT_PROBLEMS(BCG_REASON_ENUM) ASSAULT_PROBLEM_END,
};

extern const bcg_reason_page assault_problem_reasons;

#endif
