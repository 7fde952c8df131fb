/* How units move across the board: single steps, whole moves, and what happens along the way.
 *
 * step.c has the rules for a step and for continuing a move; reach.c finds where a unit can go;
 * ways.c looks at what changes on the way; move.c turns it all into actions. */
#ifndef BOCAGE_MEMOIR_WAY_H
#define BOCAGE_MEMOIR_WAY_H

#include "memoir/rules.h"

enum { MEMOIR_SLOW_LIMIT = 2 }; /* TER-BEACH-1 */

/* The unit that moves, and what applies to its whole move. */
typedef struct memoir_mover {
    bcg_hex start;
    memoir_class kind;
    int allowance;    /* MOVE-8 */
    int battle_moves; /* MOVE-9 */
    bool freely;      /* CARD-BEL-3 */
} memoir_mover;

/* A move in progress. */
typedef struct memoir_walk {
    bcg_hex at;
    int cost;
    bool slow; /* has entered a beach (TER-BEACH-2: the starting hex does not count) */
} memoir_walk;

/* -- step.c ----------------------------------------------------------------------------------- */

memoir_mover memoir_mover_at(const memoir_state *s, bcg_hex h);
/* OBS-BUNKER-3, MOVE-25: only infantry can enter bunkers, so any other unit was set up there. */
bool memoir_is_dug_in(const memoir_game *g, const memoir_state *s, bcg_hex h);
/* MOVE-3, MOVE-10: may a unit of this class be on the hex at all? */
bcg_reason memoir_check_entry(const memoir_game *g, const memoir_state *s, memoir_class kind,
                              bcg_hex to);
bcg_reason memoir_check_step(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                             bcg_hex from, bcg_hex to);
int memoir_step_cost(const memoir_game *g, const memoir_mover *m, bcg_hex from, bcg_hex to);
/* Fills the game's table of steps by asking these two; everything else about the ground must be
 * set. */
void memoir_steps_init(memoir_game *g);
/* The rows of that table for this unit. */
static inline int memoir_gait_of(const memoir_mover *m)
{
    return m->freely ? MEMOIR_FREELY : (int)m->kind;
}
/* MOVE-11, OBS-WIRE-1: a move ends on this hex. */
bool memoir_must_stop_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                         bcg_hex h);
/* TER-HEDGE-4: the move ends after its first hex. */
bool memoir_leaves_by_one(const memoir_game *g, const memoir_mover *m);
/* TER-HEDGE-9: after leaving its starting hex, the unit may not move on this turn. */
bool memoir_stops_by_leaving(const memoir_game *g, const memoir_mover *m);
/* May the move at w continue with a step to `to`? If so, w is advanced. */
bcg_reason memoir_walk_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                          memoir_walk *w, bcg_hex to);
/* OBJ-20, OBJ-21: is enough movement left to leave the board from w? */
bcg_reason memoir_check_leaving(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                                const memoir_walk *w);

/* -- reach.c ---------------------------------------------------------------------------------- */

/* Where the unit can go, whatever happens on the way. */
void memoir_find_reach(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                       memoir_reach *out);
/* The same without passing through any of these hexes, though a move may end there. */
void memoir_find_reach_around(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              const bcg_set *hexes, memoir_reach *out);
/* Keeps each hex only at its lowest cost, and adds up `all`. */
void memoir_keep_cheapest(memoir_reach *r);

/* -- ways.c ----------------------------------------------------------------------------------- */

/* What a move changes besides the unit's position: two paths to the same hex with the same outcome
 * are the same move. */
typedef struct memoir_outcome {
    bcg_set sandbags;
    uint32_t taken[MEMOIR_SIDES], held[MEMOIR_SIDES];
    uint8_t result; /* nonzero if the battle was decided on the way */
} memoir_outcome;

/* A path whose outcome differs from going there directly: the cheapest with that outcome, ties
 * broken by the order of directions. */
typedef struct memoir_detour {
    bcg_action action;
    int cost;
    memoir_outcome outcome;
} memoir_detour;

typedef struct memoir_ways {
    memoir_reach plain; /* destinations that can be reached without a change on the way */
    int moves, exits;   /* detours that stay on the board, and that leave it */
    memoir_detour move[MEMOIR_DETOURS], exit[MEMOIR_DETOURS];
} memoir_ways;

/* Can anything change during a move of this unit? `passing`: memoir_eventful_hexes of its side. */
bool memoir_way_matters(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                        const bcg_set *passing);
void memoir_find_ways(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                      const bcg_set *passing, memoir_ways *out);
/* The outcome of a walkable path, and the outcome of going to its end directly. */
memoir_outcome memoir_outcome_of_path(const memoir_game *g, const memoir_state *s, bcg_action a);
memoir_outcome memoir_outcome_directly(const memoir_game *g, const memoir_state *s, bcg_action a);
bool memoir_same_outcome(const memoir_outcome *a, const memoir_outcome *b);

#endif
