/* Positions: converting a state to the lines of a file, and back.
 *
 * Every accepted position is playable, however strange it is: all operations work on it, and every
 * action that passes check can be applied. */
#ifndef BOCAGE_ASSAULT_POSITION_H
#define BOCAGE_ASSAULT_POSITION_H

#include "assault/game.h"

/* clang-format off */
#define ASSAULT_POSITION_FAULTS(F)                                                                  \
    F(APF_NONE,       N_("the position can be played"))                                             \
    F(APF_SIDES,      N_("a position has a score line for each side"))                              \
    F(APF_TURN,       N_("turns count from 1; only the set-up is turn 0, and has parts"))           \
    F(APF_FIRST,      N_("who began is not who the scenario says"))                                 \
    F(APF_EDGES,      N_("the sides do not hold the edges of the scenario"))                        \
    F(APF_RESULT,     N_("a game has a result when it is over, and only then"))                     \
    F(APF_GROUND,     N_("a unit stands where it may not be"))                                      \
    F(APF_CONTROL,    N_("a tile with a unit is held by its side (CTRL-6)"))                        \
    F(APF_MORALE,     N_("the morale of a unit is from 1 to 9"))                                    \
    F(APF_FACE_UP,    N_("a unit that lies face up has no cost told, and is no secret"))            \
    F(APF_TOLD,       N_("the cost of a face-down unit was told as it is (DEPLOY-4)"))              \
    F(APF_START,      N_("these cannot be the starting units of the side"))                         \
    F(APF_WRONG_PILE, N_("a card lies where it cannot be"))                                         \
    F(APF_CARDS,      N_("cards are missing, or there are too many"))                               \
    F(APF_TABLE,      N_("on the table lie the cards that are announced"))                          \
    F(APF_COMBAT,     N_("the combat cannot stand like that"))                                      \
    F(APF_NO_COMBAT,  N_("there is a combat line when a combat is fought, and only then"))          \
    F(APF_CHOSEN,     N_("this card cannot have been chosen"))                                      \
    F(APF_TODO_PHASE, N_("this cannot be pending in this phase"))                                   \
    F(APF_TODO_ORDER, N_("this cannot be pending on top of what is before it"))                     \
    F(APF_TODO_SIDE,  N_("this is not for that side to do"))                                        \
    F(APF_TODO_FIELD, N_("this todo has a field too many or too few, or out of range"))             \
    F(APF_TODO_UNIT,  N_("the unit this is about does not stand there"))                            \
    F(APF_NOT_AT_REST,N_("something would go on by itself: the position is between two decisions")) \
    F(APF_ADVANCE,    N_("the attacker cannot advance (ADV-1, ADV-3)"))
/* clang-format on */

#define ASSAULT_POSITION_FAULT_ENUM(code, text) code,
typedef enum assault_position_fault {
    ASSAULT_POSITION_FAULTS(ASSAULT_POSITION_FAULT_ENUM) ASSAULT_POSITION_FAULT_COUNT
} assault_position_fault;

/* The state of a position's lines; *line is the line a refusal is about. The game must be that of
 * the scenario. */
assault_position_fault assault_position_read(const assault_game *g,
                                             const assault_scenario *position, assault_state *out,
                                             int *line);

/* What the lines of a view show, to be looked at; false if they contradict each other. */
bool assault_position_look(const assault_game *g, const assault_scenario *view, assault_state *out);

/* Why a state, made of the lines or otherwise, cannot be played. */
assault_position_fault assault_position_check(const assault_game *g, const assault_state *s,
                                              int *todo);
/* The same of the unit on a tile alone. */
assault_position_fault assault_unit_fault(const assault_game *g, const assault_state *s, int tile);

/* Puts a state, with everything hidden, into the lines of a scenario that is its game's. Of a view
 * only what it shows: such lines cannot be made into a state of play again. */
void assault_position_save(const assault_game *g, const assault_state *s, assault_scenario *out);

/* The cards of a deck if a position does not list them: those of the game that lie nowhere else. */
bcg_set assault_default_deck(const assault_game *g, const assault_state *s, int deck);
bool assault_is_deck(int zone);

/* Copies of a unit that take part: those of the decks, and the units a scenario brings. */
int assault_copies_in_game(const assault_game *g, int kind);

/* Describes a fault in a sentence for people. */
const char *assault_position_sentence(assault_position_fault fault);

/* What an operand of something pending is. */
typedef enum assault_todo_operand {
    ATO_NONE,
    ATO_TILE,
    ATO_TILE_1,
    ATO_NUMBER
} assault_todo_operand;

/* Which operands it has: `operand[0]` is for a, `operand[1]` for b. ATO_TILE_1 is stored plus 1. */
void assault_todo_operands(const assault_game *g, const assault_pending *p,
                           assault_todo_operand operand[2]);

#endif
