/* The contract between a ruleset and everything that plays it.
 *
 * A ruleset fills in one constant bcg_ops, which is all that playing it needs; its tables of names
 * are public too, for those who read and write them. Two things are passed around:
 *
 *   bcg_game   all that never changes in one game: board, terrain, lines for this map, special
 *              rules, edition, options. Built once, then read-only, shared by any number of states
 *              and threads. Each ruleset has its own struct, with a bcg_game as its first member.
 *   state      all that does change: flat bytes of `state_size`, no pointers, no padding that could
 *              differ, copied with memcpy and compared with memcmp.
 *
 * Chance is an actor: a roll or a draw is an action that carries its result. Replays hold the dice,
 * tests choose them, and apply has no hidden input. The generator is the caller's. An automa (solo
 * play) is rules and chance, never a seat.
 *
 * Several seats may have to decide at once. Where the answers are secret (`secret`), each is given
 * without knowing the others', and they have the same effect in whatever order they are applied;
 * a host shows nothing of any before it has all. Where they are not (members of a team), the seats
 * act one after another as they like.
 *
 * Hidden information leaves a state only through view, and an action or its events only to the
 * seats that may read them. guess gets a view, never a state, so a searcher cannot cheat by
 * accident. Who is asked for a decision may depend on public facts only. Whoever holds no seat
 * reads as BCG_SPECTATOR (log.h): what is public and nothing else.
 */
#ifndef BOCAGE_CORE_OPS_H
#define BOCAGE_CORE_OPS_H

#include "core/log.h"
#include "core/reason.h"
#include "core/rng.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bcg_ops bcg_ops;
typedef uint64_t bcg_action;

/* The head of every ruleset's own game struct: who holds a bcg_game can play it, and the ruleset
 * finds the rest behind the same address. */
typedef struct bcg_game {
    const bcg_ops *ops;
} bcg_game;

/* Where a seat is asked for, these stand for no seat: chance acts, or nobody does any more. */
enum { BCG_CHANCE = -1, BCG_OVER = -2 };

/* The bit of chance among actors. */
enum { BCG_CHANCE_ACTS = 1 << 15 };

/* What result() answers. */
typedef enum bcg_result { BCG_UNDECIDED, BCG_WON, BCG_LOST, BCG_DRAWN } bcg_result;

struct bcg_ops {
    const char *name; /* a word: in files, options and links */
    /* The version of its rules, from 1: raised by every commit that changes a ruling or a value, so
     * that a game in which something does not fit can be told from one that is damaged. */
    int rules;
    size_t state_size; /* bytes of a state and of a view */
    int max_actions;   /* no legal list is longer: a buffer of this size always suffices */
    const bcg_reason_page *reasons;

    /* Seats in this game, 1 to BCG_MAX_SEATS. */
    int (*seats)(const bcg_game *g);
    /* Fill `s` with the opening state. */
    void (*begin)(const bcg_game *g, void *s);
    /* Who wins and loses together: seats with the same number are a team. */
    int (*team)(const bcg_game *g, int seat);
    /* Who may act now: seats, or BCG_CHANCE_ACTS alone; nobody when the game is over. */
    bcg_seats (*actors)(const bcg_game *g, const void *s);
    /* Must these actors' answers stay hidden until all have given theirs? NULL: never. */
    bool (*secret)(const bcg_game *g, const void *s);
    /* Every action the seat may take, in a fixed order; exactly those check accepts. Returns how
     * many; 0 if it is none of the actors. It asserts capacity >= max_actions: a list cut short
     * would pass for a whole one. */
    int (*legal)(const bcg_game *g, const void *s, int seat, bcg_action *out, int capacity);
    /* The only judge: BCG_OK, or why not. At a chance node it accepts from BCG_CHANCE every
     * possible result. */
    bcg_reason (*check)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* Carry out an action that passed check; deterministic. `log` may be NULL. */
    void (*apply)(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log);
    /* Does the seat learn by this action what it did not know? Then it cannot be taken back. An
     * action that passed check. NULL: never, only chance and other seats tell it anything. */
    bool (*commits)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* The seats that may read what this action says, when it is taken in `s`: BCG_PUBLIC if
     * everybody may, the drawer alone for a hidden draw. Logs and replays are redacted by it. The
     * action passed check. */
    bcg_seats (*readers)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* One result for this chance node, with its true probability. */
    bcg_action (*chance)(const bcg_game *g, const void *s, bcg_rng *r);
    /* For exact odds: every result of this chance node in a fixed order, each once; out[i] comes up
     * weight[i] times in the sum of all weights, which fits 32 bits. Returns how many; 0 if they
     * are more than `capacity` (the buffers may be scribbled on) or this is no chance node. NULL in
     * a ruleset that does not offer it. */
    int (*outcomes)(const bcg_game *g, const void *s, bcg_action *out, uint32_t *weight,
                    int capacity);
    /* What the seat may know, as a state whose hidden parts are blank; for BCG_SPECTATOR what
     * everyone may know. */
    void (*view)(const bcg_game *g, const void *s, int seat, void *out);
    /* A full state consistent with the view, whoever's it is; each as likely as chance alone makes
     * it. */
    void (*guess)(const bcg_game *g, const void *view, bcg_rng *r, void *out);
    /* How the game stands for a seat: the same for all of a team. */
    bcg_result (*result)(const bcg_game *g, const void *s, int seat);
};

/* One of these actors, for whoever takes one decision after another: the first seat, BCG_CHANCE or
 * BCG_OVER. */
static inline int bcg_first_actor(bcg_seats actors)
{
    if (actors == 0 || actors == BCG_CHANCE_ACTS)
        return actors ? BCG_CHANCE : BCG_OVER;
    return __builtin_ctz(actors);
}

static inline int bcg_actor(const bcg_game *g, const void *s)
{
    return bcg_first_actor(g->ops->actors(g, s));
}

/* May this seat, or BCG_CHANCE, act now? */
static inline bool bcg_acts(bcg_seats actors, int seat)
{
    return seat >= 0 ? actors >> seat & 1 : seat == BCG_CHANCE && actors == BCG_CHANCE_ACTS;
}

/* Why this seat, or BCG_CHANCE, may not act now; BCG_OK if it may. What every check begins with. */
static inline bcg_reason bcg_check_actor(bcg_seats actors, int seat)
{
    if (bcg_acts(actors, seat))
        return BCG_OK;
    return actors == 0                                       ? BCG_GAME_OVER
           : actors == BCG_CHANCE_ACTS || seat == BCG_CHANCE ? BCG_CHANCE_DECIDES
                                                             : BCG_NOT_YOUR_TURN;
}

#endif
