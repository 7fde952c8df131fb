/* The ways of a unit over the board: one step by the rules, whole moves, and what happens on them.
 *
 * step.c knows the rules of a step and of a move that goes on; reach.c finds where a unit can go;
 * ways.c looks at what changes on the way; move.c makes actions of it. */
#ifndef BOCAGE_MEMOIR_WAY_H
#define BOCAGE_MEMOIR_WAY_H

#include "memoir/rules.h"

enum { MEMOIR_SLOW_LIMIT = 2 }; /* TER-BEACH-1 */

/* The unit that moves and what holds for its whole move. */
typedef struct memoir_mover {
    bcg_hex start;
    memoir_class kind;
    int allowance;    /* MOVE-8 */
    int battle_moves; /* MOVE-9 */
    bool freely;      /* CARD-BEL-3 */
} memoir_mover;

/* A move under way. */
typedef struct memoir_walk {
    bcg_hex at;
    int cost;
    bool slow; /* has entered a beach (TER-BEACH-2: where it started does not count) */
} memoir_walk;

/* -- step.c ----------------------------------------------------------------------------------- */

memoir_mover memoir_mover_at(const memoir_state *s, bcg_hex h);
/* OBS-BUNKER-3, MOVE-25: only infantry enters bunkers, so it was set up there. */
bool memoir_is_dug_in(const memoir_game *g, const memoir_state *s, bcg_hex h);
/* MOVE-3, MOVE-10: may a unit of this class be on the hex at all? */
bcg_reason memoir_check_entry(const memoir_game *g, const memoir_state *s, memoir_class kind,
                              bcg_hex to);
bcg_reason memoir_check_step(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                             bcg_hex from, bcg_hex to);
int memoir_step_cost(const memoir_game *g, const memoir_mover *m, bcg_hex from, bcg_hex to);
/* MOVE-11, OBS-WIRE-1: a move goes no farther than this hex. */
bool memoir_must_stop_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                         bcg_hex h);
/* TER-HEDGE-4: the first hex of the move is its last. */
bool memoir_leaves_by_one(const memoir_game *g, const memoir_mover *m);
/* TER-HEDGE-9: a unit that has left the hex where it starts goes no farther this turn. */
bool memoir_stops_by_leaving(const memoir_game *g, const memoir_mover *m);
/* May the move that stands at w take one more step, to `to`? If so w is moved on. */
bcg_reason memoir_walk_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                          memoir_walk *w, bcg_hex to);
/* OBJ-20, OBJ-21: is there movement left for leaving the board from w? */
bcg_reason memoir_check_leaving(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                                const memoir_walk *w);

/* -- reach.c ---------------------------------------------------------------------------------- */

/* Where the unit can go, whatever happens on the way: by sets of hexes, or step by step where only
 * that gets it right. */
void memoir_find_reach(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                       memoir_reach *out);
/* The same without going over any of these hexes; a move may end there. False if only walking step
 * by step gets it right. */
bool memoir_find_reach_around(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              const bcg_set *hexes, memoir_reach *out);
/* Each hex only at its lowest cost. */
void memoir_keep_cheapest(memoir_reach *r);
bcg_set memoir_all_reached(const memoir_reach *r);

/* -- ways.c ----------------------------------------------------------------------------------- */

/* What a move leaves changed besides where the unit stands: two ways to the same hex with the same
 * outcome are the same move. */
typedef struct memoir_outcome {
    bcg_set sandbags;
    uint32_t taken[MEMOIR_SIDES], held[MEMOIR_SIDES];
    uint8_t result; /* the battle was decided on the way */
} memoir_outcome;

/* A way whose outcome is not that of going there directly; the cheapest of those with its outcome,
 * of equals the first by direction. */
typedef struct memoir_detour {
    bcg_action action;
    int cost;
    memoir_outcome outcome;
} memoir_detour;

typedef struct memoir_ways {
    memoir_reach plain; /* ends that can be reached without a change on the way */
    int moves, exits;   /* detours, and detours that leave the board */
    memoir_detour move[MEMOIR_DETOURS], exit[MEMOIR_DETOURS];
} memoir_ways;

/* Can anything change on a way of this unit? `passing`: memoir_eventful_hexes of its side. */
bool memoir_way_matters(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                        const bcg_set *passing);
void memoir_find_ways(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                      const bcg_set *passing, memoir_ways *out);
/* The outcome of a path that can be walked, and that of going to its end directly. */
memoir_outcome memoir_outcome_of_path(const memoir_game *g, const memoir_state *s, bcg_action a);
memoir_outcome memoir_outcome_directly(const memoir_game *g, const memoir_state *s, bcg_action a);
bool memoir_same_outcome(const memoir_outcome *a, const memoir_outcome *b);

#endif
