/* The contract between a ruleset and everything that plays it.
 *
 * A ruleset fills in one constant bcg_ops and exports nothing else. Two things are passed around:
 *
 *   bcg_game   all that never changes in one game: board, terrain, lines for this map, special
 *              rules, edition, options. Built once, then read-only, shared by any number of states
 *              and threads. Each ruleset has its own struct behind the name.
 *   state      all that does change: flat bytes of `state_size`, no pointers, no padding that could
 *              differ, copied with memcpy and compared with memcmp.
 *
 * Chance is an actor: a roll or a draw is an action that carries its result. Replays hold the dice,
 * tests choose them, and apply has no hidden input. The generator is the caller's.
 *
 * Hidden information leaves a state only through view. guess gets a view, never a state, so a
 * searcher cannot cheat by accident. Who is asked for a decision may depend on public facts only.
 */
#ifndef BOCAGE_CORE_OPS_H
#define BOCAGE_CORE_OPS_H

#include "core/log.h"
#include "core/reason.h"
#include "core/rng.h"

#include <stddef.h>
#include <stdint.h>

typedef struct bcg_game bcg_game;
typedef uint64_t bcg_action;

/* What actor() answers besides a seat number. */
enum { BCG_CHANCE = -1, BCG_OVER = -2 };

/* What result() answers. */
typedef enum bcg_result { BCG_UNDECIDED, BCG_WON, BCG_LOST, BCG_DRAWN } bcg_result;

typedef struct bcg_ops {
    const char *name;  /* "memoir" */
    size_t state_size; /* bytes of a state and of a view */
    int max_actions;   /* no legal list is longer: a buffer of this size always suffices */
    const bcg_reason_page *reasons;

    /* Seats in this game, 1 to 8. */
    int (*seats)(const bcg_game *g);
    /* Fill `s` with the opening state. */
    void (*begin)(const bcg_game *g, void *s);
    /* The seat to decide, BCG_CHANCE or BCG_OVER. */
    int (*actor)(const bcg_game *g, const void *s);
    /* Every action the actor may take, in a fixed order; exactly those check accepts. Returns how
     * many; 0 at a chance node and when the game is over. */
    int (*legal)(const bcg_game *g, const void *s, bcg_action *out, int capacity);
    /* The only judge: BCG_OK, or why not. At a chance node it accepts every possible result. */
    bcg_reason (*check)(const bcg_game *g, const void *s, bcg_action a);
    /* Carry out an action that passed check; deterministic. `log` may be NULL. */
    void (*apply)(const bcg_game *g, void *s, bcg_action a, bcg_log *log);
    /* One result for this chance node, with its true probability. */
    bcg_action (*chance)(const bcg_game *g, const void *s, bcg_rng *r);
    /* What the seat may know, as a state whose hidden parts are blank. */
    void (*view)(const bcg_game *g, const void *s, int seat, void *out);
    /* A full state consistent with the view, uniformly among the possible ones. */
    void (*guess)(const bcg_game *g, const void *view, bcg_rng *r, void *out);
    /* How the game stands for a seat. */
    bcg_result (*result)(const bcg_game *g, const void *s, int seat);
} bcg_ops;

#endif
