/* Reasons for refusing an action of the Memoir rules: one code per refusal, tied to its rule. */
#ifndef BOCAGE_MEMOIR_REASONS_H
#define BOCAGE_MEMOIR_REASONS_H

#include "core/reason.h"

/* The pages of reason codes this ruleset uses: for its rules and for its files
 * (notation/memoir_problems.h). */
enum {
    MEMOIR_REASONS_FIRST = BCG_REASONS_RULES,
    MEMOIR_PROBLEMS_FIRST = MEMOIR_REASONS_FIRST + BCG_REASONS_PAGE,
};

/* clang-format off */
#define MEMOIR_REASONS(R)                                                                                               \
    /* turn and cards */                                                                                                \
    R(MR_NOT_NOW,          "memoir:TURN-2",          N_("this is not the step of the turn for that"))                   \
    R(MR_NOT_IN_HAND,      "memoir:TURN-3",          N_("you do not hold this card"))                                   \
    R(MR_AMBUSH_WAITS,     "memoir:CARD-AMBUSH-11",  N_("Ambush is played in the enemy's turn only"))                   \
    R(MR_NOT_SHARED,       "memoir:VAR-ALLY-7",      N_("that is not the card that lies between you and your partner")) \
    R(MR_CHIEF_FIRST,      "memoir:VAR-OVL-19",      N_("the commander-in-chief plays one card himself, before any other is handed out")) \
    R(MR_GENERALS_CARD,    "memoir:VAR-OVL-13",      N_("this card is handed to a field general"))                      \
    R(MR_CHIEFS_CARD,      "memoir:VAR-OVL-19",      N_("this card is played by the commander-in-chief himself"))       \
    R(MR_ENOUGH_CARDS,     "memoir:VAR-OVL-13",      N_("three cards a turn are the most"))                             \
    R(MR_ONE_CARD,         "memoir:VAR-OVL-13",      N_("one card at least must be played or handed out"))              \
    R(MR_OTHER_GENERAL,    "memoir:VAR-OVL-15",      N_("this card is for the general of another flank"))               \
    R(MR_SECTION_TAKEN,    "memoir:VAR-OVL-14",      N_("there is a card for that section already"))                    \
    R(MR_NOT_TO_PLACE,     "memoir:VAR-OVL-15",      N_("no such card waits for you to choose its section"))            \
    R(MR_STAYS,            "memoir:VAR-OVL-15",      N_("by the card it was ordered with, this unit does not act in this step")) \
    R(MR_SECTION_MISSING,  "memoir:CARD-INFASLT-1",  N_("say which section this card is for"))                          \
    R(MR_SECTION_NOT_YOURS, "memoir:ORDER-3",        N_("you cannot choose the section of this card"))                  \
    R(MR_SECTION_EMPTY,    "memoir:CARD-INFASLT-4",  N_("none of your infantry stands in that section"))                \
    R(MR_NOT_THAT_WAY,     "memoir:SCEN-7",          N_("this card cannot be played that way now"))                     \
    /* orders */                                                                                                        \
    R(MR_NO_UNIT,          "memoir:ORDER-3",         N_("none of your units stands there"))                             \
    R(MR_ORDERED,          "memoir:ORDER-5",         N_("this unit has its order already"))                             \
    R(MR_OTHER_SECTION,    "memoir:ORDER-3",         N_("this card orders no unit in that section"))                    \
    R(MR_NO_MORE_THERE,    "memoir:ORDER-8",         N_("this card orders no more units in that section"))              \
    R(MR_NO_MORE,          "memoir:ORDER-7",         N_("this card orders no more units"))                              \
    R(MR_OTHER_KIND,       "memoir:DECK-5",          N_("this card does not order units of that kind"))                 \
    R(MR_NOT_NEXT_TO,      "memoir:CARD-CLOSE-1",    N_("this card orders only units next to an enemy"))                \
    R(MR_NEXT_TO,          "memoir:CARD-FIREFIGHT-1", N_("this card orders only units that are next to no enemy"))      \
    R(MR_NO_FACE,          "memoir:CARD-FINEST-3",   N_("no die is left that orders this unit"))                        \
    R(MR_NOT_YOUR_UNIT,    "memoir:VAR-TEAM-4",      N_("this unit has its order from another commander"))              \
    R(MR_NO_ASSIGNING,     "memoir:VAR-YTEAM-4",     N_("units are given to others only by a commander-in-chief whose card concerns no section")) \
    R(MR_HAS_ACTED,        "memoir:VAR-YTEAM-4",     N_("this unit has acted already"))                                 \
    R(MR_SAME_COMMANDER,   "memoir:VAR-YTEAM-4",     N_("that section is commanded by you"))                            \
    /* moves */                                                                                                         \
    R(MR_NOT_ORDERED,      "memoir:ORDER-1",         N_("this unit has no order"))                                      \
    R(MR_MOVED,            "memoir:MOVE-2",          N_("this unit has moved already"))                                 \
    R(MR_NO_STEP,          "memoir:MOVE-3",          N_("a move goes from hex to neighbouring hex"))                    \
    R(MR_OCCUPIED,         "memoir:MOVE-3",          N_("another unit stands there"))                                   \
    R(MR_WAY_OCCUPIED,     "memoir:MOVE-3",          N_("other units stand in the way"))                                \
    R(MR_TOO_FAR,          "memoir:MOVE-8",          N_("that is farther than this unit may move"))                     \
    R(MR_CLOSED,           "memoir:MOVE-10",         N_("this hex cannot be entered"))                                  \
    R(MR_RIVER,            "memoir:TER-RIVER-1",     N_("a river is crossed by bridges only"))                          \
    R(MR_LAKE,             "memoir:TER-LAKE-1",      N_("nobody can enter a lake"))                                     \
    R(MR_BUNKER,           "memoir:OBS-BUNKER-1",    N_("only infantry may enter a bunker"))                            \
    R(MR_HEDGEHOG,         "memoir:OBS-HEDGEHOG-1",  N_("only infantry may pass a hedgehog"))                           \
    R(MR_DUG_IN,           "memoir:OBS-BUNKER-3",    N_("artillery or armor in a bunker never leaves it"))              \
    R(MR_MUST_STOP,        "memoir:MOVE-11",         N_("a unit that enters this hex goes no farther"))                 \
    R(MR_FROM_NEXT,        "memoir:TER-HEDGE-1",     N_("only a unit that began its move next to a hedgerow may enter it")) \
    R(MR_LEAVE_ONE,        "memoir:TER-HEDGE-4",     N_("a unit that begins its move in a hedgerow moves 1 hex only"))  \
    R(MR_SLOW,             "memoir:TER-BEACH-1",     N_("a move that enters a beach is at most 2 hexes long"))          \
    R(MR_BLUFF,            "memoir:TER-BLUFF-1",     N_("this unit cannot pass between beach and bluff"))               \
    R(MR_BLUFF_UP,         "memoir:TER-BLUFF-3",     N_("armor cannot climb from a beach onto a bluff"))                \
    R(MR_CLIFF,            "memoir:TER-CLIFF-1",     N_("this unit cannot pass between beach and cliff"))               \
    R(MR_TOO_STEEP,        "memoir:MOVE-14",         N_("the step is too high"))                                        \
    R(MR_LANDED,           "memoir:TER-OCEAN-5",     N_("a unit that is on land does not go back into the sea"))        \
    R(MR_FROM_WATER,       "memoir:TER-BRIDGE-3",    N_("a bridge is entered from land only"))                          \
    R(MR_BRIDGE_ENDS,      "memoir:SCEN-6",          N_("this bridge is entered and left at its ends only"))            \
    R(MR_PATH_IDLE,        "memoir:OBJ-11",          N_("that way round is no different: name only where the move ends")) \
    R(MR_PATH_NEEDED,      "memoir:OBJ-11",          N_("every way there has a consequence: name the hexes in between")) \
    R(MR_NO_EXIT,          "memoir:OBJ-20",          N_("your units cannot leave the board there"))                     \
    R(MR_EXIT_SPENT,       "memoir:OBJ-21",          N_("leaving the board takes one more hex of movement"))             \
    /* battle */                                                                                                        \
    R(MR_BATTLED,          "memoir:BATTLE-2",        N_("this unit has battled already"))                               \
    R(MR_TIRED,            "memoir:BATTLE-10",       N_("this unit has moved too far to battle"))                       \
    R(MR_ENTERED,          "memoir:BATTLE-11",       N_("a unit that has just entered this terrain cannot battle"))     \
    R(MR_AFLOAT,           "memoir:BATTLE-12",       N_("a unit in the ocean cannot battle"))                           \
    R(MR_NO_ENEMY,         "memoir:BATTLE-6",        N_("no enemy unit stands there"))                                  \
    R(MR_OUT_OF_RANGE,     "memoir:BATTLE-21",       N_("the target is out of range"))                                  \
    R(MR_NEXT_FIRST,       "memoir:BATTLE-7",        N_("a unit with an enemy next to it battles that enemy"))          \
    R(MR_NO_DICE,          "memoir:BATTLE-25",       N_("no die is left to roll against this target"))                  \
    R(MR_NO_SIGHT,         "memoir:LOS-1",           N_("the target is out of sight"))                                  \
    R(MR_FIRE_BLOCKED,     "memoir:SCEN-3",          N_("nobody fires across that ground"))                             \
    R(MR_WIDE_RIVER,       "memoir:SCEN-6",          N_("the river is too wide for infantry fire"))                     \
    R(MR_CLOSE_ONLY,       "memoir:CARD-CLOSE-6",    N_("this card is for battles against neighbours"))                 \
    R(MR_FIRE_ONLY,        "memoir:CARD-FIREFIGHT-4", N_("this card is not for units with an enemy next to them"))      \
    R(MR_NO_WIRE,          "memoir:OBS-WIRE-3",      N_("there is no wire to remove"))                                  \
    R(MR_WIRE_CUTTERS,     "memoir:OBS-WIRE-8",      N_("only infantry removes wire instead of battling"))              \
    R(MR_OTHER_BATTLE,     "memoir:TURN-6",          N_("another unit has to finish its battle first"))                 \
    R(MR_NO_AMBUSH,        "memoir:CARD-AMBUSH-1",   N_("you do not hold Ambush"))                                      \
    /* flags */                                                                                                         \
    R(MR_OTHER_RETREATS,   "memoir:RETREAT-1",       N_("another unit has to retreat"))                                 \
    R(MR_RETREAT_BACK,     "memoir:RETREAT-3",       N_("a retreat goes one row back toward the own side"))             \
    R(MR_RETREAT_OCCUPIED, "memoir:RETREAT-5",       N_("a retreat cannot enter the hex of another unit"))              \
    R(MR_RETREAT_CLOSED,   "memoir:RETREAT-6",       N_("this unit cannot retreat onto that ground"))                   \
    R(MR_RETREAT_LAND,     "memoir:TER-BRIDGE-4",    N_("a unit retreats from a bridge onto land only"))                \
    R(MR_RETREAT_LONGER,   "memoir:RETREAT-9",       N_("another way back lets the unit retreat farther"))              \
    R(MR_RETREAT_MUST,     "memoir:RETREAT-9",       N_("the unit has to retreat farther"))                             \
    /* tactics */                                                                                                       \
    R(MR_NO_TARGET,        "memoir:CARD-AIR-1",      N_("name an enemy unit"))                                          \
    R(MR_NAMED,            "memoir:CARD-AIR-1",      N_("this unit is named already"))                                  \
    R(MR_NO_GROUP,         "memoir:CARD-AIR-2",      N_("the targets must stand next to each other"))                   \
    R(MR_OUTSIDE,          "memoir:SCEN-7",          N_("the target must stand in the section of the card"))            \
    R(MR_NAME_ONE,         "memoir:CARD-AIR-1",      N_("name at least one target"))                                    \
    R(MR_NOT_NAMED,        "memoir:CARD-AIR-7",      N_("this unit is not among the targets"))                          \
    R(MR_NO_SHOT,          "memoir:CARD-BARRAGE-1",  N_("a barrage is aimed at an enemy unit"))                         \
    R(MR_UNHURT,           "memoir:CARD-MEDICS-1",   N_("choose a unit of yours that has lost figures"))                \
    R(MR_NOT_DRAWN,        "memoir:CARD-RECON-2",    N_("keep one of the two cards you have drawn"))                    \
    /* chance */                                                                                                        \
    R(MR_DICE_COUNT,       "memoir:BATTLE-23",       N_("that is not the number of dice to roll"))                      \
    R(MR_NOT_IN_DECK,      "memoir:DRAW-1",          N_("this card is not in the deck"))                                \
    R(MR_DRIFT_STEPS,      "memoir:SCEN-8",          N_("that is not the number of steps to drift"))
/* clang-format on */

enum {
    MEMOIR_REASON_BEFORE = MEMOIR_REASONS_FIRST - 1,
    MEMOIR_REASONS(BCG_REASON_ENUM) MEMOIR_REASON_END
};

extern const bcg_reason_page memoir_reasons;

#endif
