/* Positions: converting a state to the lines of a file, and back.
 *
 * memoir_position_load and memoir_position_save (game.h) do the two directions. This header says
 * why a position is refused. Every accepted position is playable, however strange it is: all
 * operations work on it, and every action that passes check can be applied. */
#ifndef BOCAGE_MEMOIR_POSITION_H
#define BOCAGE_MEMOIR_POSITION_H

#include "memoir/game.h"

/* clang-format off */
#define MEMOIR_POSITION_FAULTS(F)                                                                     \
    F(MPF_NONE,         N_("the position can be played"))                                             \
    F(MPF_UNIT_MARKS,   N_("a unit has been ordered, moved or in battle out of turn"))                \
    F(MPF_MOVED_FROM,   N_("a unit that has moved, or taken ground, began somewhere; no other did"))  \
    F(MPF_TURN_NUMBER,  N_("turns count from 1; only the setup is turn 0"))                           \
    F(MPF_QUIET,        N_("with so many turns without a loss the battle is over (VIC-9)"))           \
    F(MPF_RESULT,       N_("a game has a result when it is over, and only then"))                     \
    F(MPF_CARDS,        N_("a card is in more places than this game has copies"))                     \
    F(MPF_SCORE,        N_("the side cannot have these medals"))                                      \
    F(MPF_OBJECTIVE,    N_("this objective cannot be won or held like that"))                         \
    F(MPF_PLAYED,       N_("the card cannot have been played like that"))                             \
    F(MPF_NO_CARD,      N_("in this phase the side whose turn it is has a card in play"))             \
    F(MPF_AMBUSHED,     N_("Ambush cannot have been played"))                                         \
    F(MPF_FACES,        N_("only Their Finest Hour has faces, and not more than dice"))               \
    F(MPF_TOO_DEEP,     N_("more is pending than can be"))                                             \
    F(MPF_TODO_FIELD,   N_("this todo has a field too many or too few, or out of range"))             \
    F(MPF_TODO_SIDE,    N_("this is not for that side to do"))                                        \
    F(MPF_TODO_PHASE,   N_("this cannot be pending in this phase"))                                     \
    F(MPF_TODO_ORDER,   N_("this cannot be pending on top of what is before it"))                       \
    F(MPF_TODO_UNIT,    N_("the unit this is about does not stand there"))                            \
    F(MPF_TODO_CARDS,   N_("these cannot be the cards under choice"))                                 \
    F(MPF_NOTHING_OPEN, N_("in this phase something must be pending"))                                  \
    F(MPF_EMPTY_DRAW,   N_("there is nothing to draw from"))                                          \
    F(MPF_UNITS,        N_("more units than can be played"))                                          \
    F(MPF_NO_UNITS,     N_("a side without a unit has lost: the battle is over (VIC-8)"))             \
    F(MPF_PLACE,        N_("only partners have a second hand and an open card between them"))         \
    F(MPF_SHARED,       N_("there is room for one open card between partners"))                       \
    F(MPF_COMMAND,      N_("only the ordered units of a side with several commanders have commands"))  \
    F(MPF_FINISHED,     N_("these members cannot have ended the step while it goes on"))              \
    F(MPF_HANDED,       N_("the card cannot have been handed to a general like that"))                \
    F(MPF_STUCK,        N_("nobody can do anything"))
/* clang-format on */

#define MEMOIR_POSITION_FAULT_ENUM(code, text) code,
typedef enum memoir_position_fault {
    MEMOIR_POSITION_FAULTS(MEMOIR_POSITION_FAULT_ENUM) MEMOIR_POSITION_FAULT_COUNT
} memoir_position_fault;

/* Like memoir_position_load, but returns the reason for a refusal; *line is the line it is
 * about. */
memoir_position_fault memoir_position_read(const memoir_game *g, const memoir_scenario *position,
                                           memoir_state *out, int *line);

/* Objectives whose holder cannot be seen on the map (OBJ-13), so the file must name it. Permanent
 * ones are in `taken`. */
static inline bool memoir_is_remembered(const memoir_objective *o)
{
    return !o->permanent && (o->keeps || o->when != MT_ALWAYS);
}

/* Describes a fault in a sentence for people. */
const char *memoir_position_sentence(memoir_position_fault fault);

#endif
