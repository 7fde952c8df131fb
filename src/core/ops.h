/* The contract between a ruleset and everything that plays it.
 *
 * A ruleset fills in one constant bcg_ops, which is all that is needed to play it; its tables of
 * names are public, too, for reading and writing them. Two things are passed around:
 *
 *   bcg_game   everything that never changes in one game: board, terrain, lines for this map,
 *              special rules, edition, options. Built once, then read-only, shared by any number of
 *              states and threads. Each ruleset has its own struct, with a bcg_game as its first
 *              member.
 *   state      everything that does change: flat bytes of `state_size`, no pointers, no padding
 *              that could differ, copied with memcpy and compared with memcmp.
 *
 * Chance is an actor: a roll or a draw is an action that carries its result. Replays hold the dice,
 * tests choose them, and apply has no hidden input. The generator belongs to the caller. An automa
 * (solo play) is rules and chance, never a seat.
 *
 * Several seats may have to decide at once. If the answers are secret (`secret`), each is given
 * without knowing the others, and their effect does not depend on the order in which they are
 * applied; a host reveals none of them before it has all. If they are not (members of a team), the
 * seats act one after another as they like.
 *
 * A reaction window is a decision of one seat, or of several of one team, who may answer what
 * another seat has just done with a card that they may or may not hold. It opens by public facts
 * alone, whether such a card is held or not, and most of the time it is passed: hosts may pass it
 * for a seat that has told them to, make every one last the same time, and let the seat that opened
 * it go on as if nothing had happened. Where several are asked, they answer one after another as
 * they like: a seat that passes is not asked again and leaves the window open to the rest, who may
 * do what they could before; the first other answer closes it for all, as the last pass does.
 *
 * Hidden information leaves a state only through view, and an action or its events only reach the
 * seats that may read them. guess gets a view, never a state, so a searcher cannot cheat by
 * accident. Who has to decide may depend only on public facts. Whoever holds no seat reads as
 * BCG_SPECTATOR (log.h): only what is public. */
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

/* The first member of every ruleset's own game struct: a bcg_game is enough to play, and the
 * ruleset finds the rest at the same address. */
typedef struct bcg_game {
    const bcg_ops *ops;
} bcg_game;

/* Used in place of a seat: chance acts, or the game is over. */
enum { BCG_CHANCE = -1, BCG_OVER = -2 };

/* The bit for chance in a set of actors. */
enum { BCG_CHANCE_ACTS = 1 << 15 };

enum { BCG_MAX_WINDOWS = 8 }; /* kinds of reaction windows in a ruleset */

/* The values of result(). */
typedef enum bcg_result { BCG_UNDECIDED, BCG_WON, BCG_LOST, BCG_DRAWN } bcg_result;

struct bcg_ops {
    const char *name; /* a word used in files, options and links */
    /* The version of its rules, from 1: raised by every commit that changes a ruling or a value, so
     * that a game recorded under other rules can be told from a damaged one. */
    int rules;
    size_t state_size; /* size of a state and of a view, in bytes */
    int max_actions;   /* upper bound for a legal list: a buffer of this size always suffices */
    const bcg_reason_page *reasons;

    /* Number of seats in this game, 1 to BCG_MAX_SEATS. */
    int (*seats)(const bcg_game *g);
    /* Fills `s` with the opening state. */
    void (*begin)(const bcg_game *g, void *s);
    /* Who wins and loses together: seats with the same number are a team. */
    int (*team)(const bcg_game *g, int seat);
    /* Who may act now: seats, or BCG_CHANCE_ACTS alone; nobody when the game is over. */
    bcg_seats (*actors)(const bcg_game *g, const void *s);
    /* Must these actors' answers stay hidden until all have been given? NULL: never. */
    bool (*secret)(const bcg_game *g, const void *s);
    /* The kind of reaction window that is open, from 0 to BCG_MAX_WINDOWS - 1, or -1 for every
     * other decision: a public fact. Its actors are seats of one team. NULL: there are none. */
    int (*window)(const bcg_game *g, const void *s);
    /* The action that passes the open window, the same for all who are asked and always legal. It
     * can be undone together with what opened the window, unless it commits, which for a pass
     * means: any seat learns something from what follows. NULL if `window` is. */
    bcg_action (*pass)(const bcg_game *g, const void *s);
    /* Every legal action of the seat, in a fixed order; exactly those that check accepts. Returns
     * how many; 0 if the seat is not an actor. Asserts capacity >= max_actions: a truncated list
     * would look complete. */
    int (*legal)(const bcg_game *g, const void *s, int seat, bcg_action *out, int capacity);
    /* The only judge: BCG_OK, or the reason for a refusal. At a chance node it accepts every
     * possible result from BCG_CHANCE. */
    bcg_reason (*check)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* Applies an action that passed check; deterministic. `log` may be NULL. */
    void (*apply)(const bcg_game *g, void *s, int seat, bcg_action a, bcg_log *log);
    /* Does the seat learn something new from this action, which has passed check? Then it cannot be
     * undone, nor can what its partners have done before it. What partners learn does not count:
     * the seat could have told them. NULL: never, only chance and other seats reveal anything. */
    bool (*commits)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* The seats that may read this action, which has passed check, when it is taken in `s`:
     * BCG_PUBLIC if everybody may, only the drawer for a hidden draw. Logs and replays are redacted
     * accordingly. */
    bcg_seats (*readers)(const bcg_game *g, const void *s, int seat, bcg_action a);
    /* A random result for this chance node, with its true probability. */
    bcg_action (*chance)(const bcg_game *g, const void *s, bcg_rng *r);
    /* For exact odds: every result of this chance node in a fixed order, each once; the probability
     * of out[i] is weight[i] divided by the sum of all weights, which fits into 32 bits. Returns
     * how many; 0 if there are more than `capacity` (the buffers may have been overwritten) or this
     * is not a chance node. NULL if a ruleset does not offer it. */
    int (*outcomes)(const bcg_game *g, const void *s, bcg_action *out, uint32_t *weight,
                    int capacity);
    /* What the seat may know, as a state whose hidden parts are blank; for BCG_SPECTATOR what
     * everybody may know. */
    void (*view)(const bcg_game *g, const void *s, int seat, void *out);
    /* A complete state consistent with the view, whoever's it is, drawn with the probabilities of
     * chance alone. */
    void (*guess)(const bcg_game *g, const void *view, bcg_rng *r, void *out);
    /* The result for a seat: the same for all seats of a team. */
    bcg_result (*result)(const bcg_game *g, const void *s, int seat);
};

/* One of these actors, for callers that take one decision after another: the first seat, BCG_CHANCE
 * or BCG_OVER. */
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

/* The kind of reaction window that is open, or -1. */
static inline int bcg_window(const bcg_game *g, const void *s)
{
    return g->ops->window ? g->ops->window(g, s) : -1;
}

/* Does this action let a reaction window go by? */
static inline bool bcg_is_pass(const bcg_game *g, const void *s, bcg_action a)
{
    return bcg_window(g, s) >= 0 && g->ops->pass(g, s) == a;
}

/* May this seat, or BCG_CHANCE, act now? */
static inline bool bcg_acts(bcg_seats actors, int seat)
{
    return seat >= 0 ? actors >> seat & 1 : seat == BCG_CHANCE && actors == BCG_CHANCE_ACTS;
}

/* Why this seat, or BCG_CHANCE, may not act now; BCG_OK if it may. Every check starts with this. */
static inline bcg_reason bcg_check_actor(bcg_seats actors, int seat)
{
    if (bcg_acts(actors, seat))
        return BCG_OK;
    return actors == 0                                       ? BCG_GAME_OVER
           : actors == BCG_CHANCE_ACTS || seat == BCG_CHANCE ? BCG_CHANCE_DECIDES
                                                             : BCG_NOT_YOUR_TURN;
}

#endif
