/* Problems specific to memoir files: codes in addition to those of problems.h, on a separate
 * page. */
#ifndef BOCAGE_NOTATION_MEMOIR_PROBLEMS_H
#define BOCAGE_NOTATION_MEMOIR_PROBLEMS_H

#include "memoir/reasons.h"
#include "notation/problems.h"

/* clang-format off */
#define MEMOIR_PROBLEMS(R) \
    R(SCN_BAD_HEX,         "memoir:BOARD-6",      N_("there is no such hex on this board"))             \
    R(SCN_NOT_NEIGHBOURS,  "memoir:BOARD-7",      N_("these hexes are not next to each other"))         \
    R(SCN_ROW_LENGTH,      "memoir:BOARD-2",      N_("the row has too few or too many hexes"))          \
    R(SCN_ROW_MISSING,     "memoir:BOARD-2",      N_("a row of the map is missing"))                    \
    R(SCN_NOT_UNDER_HEX,   "",                    N_("this does not stand under a hex"))                \
    R(SCN_BAD_UNIT,        "",                    N_("this is no unit or obstacle"))                    \
    R(SCN_TWO_UNITS,       "memoir:BOARD-10",     N_("a hex holds at most one unit"))                   \
    R(SCN_BAD_FIGURES,     "memoir:SETUP-3",      N_("this is not a number of figures"))                \
    R(SCN_NO_UNIT,         "",                    N_("no unit stands there"))                           \
    R(SCN_NO_STRUCTURE,    "",                    N_("nothing of the kind is there"))                   \
    R(SCN_SAME_EDGE,       "memoir:BOARD-20",     N_("the sides must sit at different edges"))          \
    R(SCN_TOO_MANY_CARDS,  "memoir:DECK-1",       N_("there are more of this card than in the deck"))   \
    R(SCN_DRY_BRIDGE,      "memoir:TER-BRIDGE-1", N_("the bridge crosses no water"))                    \
    R(SCN_CANNOT_BE_MET,   "",                    N_("more hexes are demanded than are named"))         \
    R(SCN_BEYOND_BOX,      "memoir:SETUP-9",      N_("the box does not hold so many of these"))         \
    R(SCN_CANNOT_STAND,    "memoir:MOVE-10",      N_("the unit stands where it could not go"))          \
    R(SCN_NO_ARMY,         "memoir:VIC-8",        N_("a side has no unit"))                             \
    R(SCN_OUT_OF_REACH,    "memoir:OBJ-1",        N_("no unit can come there"))                         \
    R(SCN_TOO_FEW_MEDALS,  "memoir:VIC-1",        N_("the medals do not add up to victory"))            \
    R(SCN_FAR_END,         "memoir:SCEN-6",       N_("the end of the long bridge is not next to it"))   \
    R(SCN_NOT_A_RIVER,     "memoir:SCEN-6",       N_("only a river can be too wide"))                   \
    R(SCN_NOTHING_BLOCKS,  "memoir:SCEN-3",       N_("nothing is there that could block fire"))         \
    R(SCN_INNER_EXIT,      "memoir:OBJ-20",       N_("the exit does not lie at the edge of the board")) \
    R(SCN_EXITS_DIFFER,    "memoir:OBJ-20",       N_("all exits of a side are worth the same"))         \
    R(SCN_LARGE_UNIT,      "memoir:SETUP-3",      N_("the unit has more figures than usual"))            \
    R(SCN_FORM_EDITION,    "memoir:VAR-ALLY-1",   N_("the form of play is not for this edition"))       \
    R(SCN_FORM_BOARD,      "memoir:BOARD-42",     N_("the form of play is not for this board"))         \
    R(SCN_FORM_POSITION,   "",                    N_("the position is of another form of play"))
/* clang-format on */

enum {
    MEMOIR_PROBLEM_BEFORE = MEMOIR_PROBLEMS_FIRST - 1,
    MEMOIR_PROBLEMS(BCG_REASON_ENUM) MEMOIR_PROBLEM_END,
};

extern const bcg_reason_page memoir_problem_reasons;

#endif
