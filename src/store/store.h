/* Where games are kept: for each its setup, an append-only log of entries, and snapshots.
 *
 * What is appended becomes durable with the next bcg_store_commit that succeeds, all of it or
 * nothing; only then may it be acknowledged. A store is used by one thread at a time. It knows
 * nothing of games but texts and numbers.
 *
 * A store is named by its address: a path, or `sqlite:PATH`. Other databases fill in
 * bcg_store_kind too. */
#ifndef BOCAGE_STORE_STORE_H
#define BOCAGE_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    BCG_GAME_ID = 24, /* room for the id of a game */
    BCG_STORE_WHY = 400,
    BCG_SECRET_HASH = 32,
};

typedef struct bcg_store bcg_store;

/* NULL, with a sentence in `why`, if it cannot be opened: no such place, no right to write there,
 * another program's database, or a newer version of this one's. */
bcg_store *bcg_store_open(const char *address, char why[BCG_STORE_WHY]);
/* The same only to read, as of this moment: nothing is changed or brought up to date, older tables
 * are read as they are, and a server may go on writing meanwhile. */
bcg_store *bcg_store_look(const char *address, char why[BCG_STORE_WHY]);
void bcg_store_close(bcg_store *s);
/* What went wrong last: one sentence. */
const char *bcg_store_why(const bcg_store *s);

/* -- writing ---------------------------------------------------------------------------------- */

/* A game without entries. */
typedef struct bcg_stored_game {
    char id[BCG_GAME_ID];
    int64_t made, changed;             /* seconds since 1970 */
    const char *title, *rules, *setup; /* rules: the version of the program that plays it */
    int rules_version;                 /* the version of the ruleset's rules that its entries fit */
    const char *result, *score;        /* NULL while it is open; older games have no score */
    int version;                       /* entries it has */
    int base;                          /* those the setup already contains */
    char match[BCG_GAME_ID];           /* the first game of its match */
    int round;                         /* and which one of it this is, from 0 */
    const char *lobby;                 /* what the lobby tells of it; NULL: nothing */
} bcg_stored_game;

/* Each is false if it cannot be done; then nothing of what came since the last commit counts, and
 * the next commit fails too: bcg_store_rollback forgets it. */
bool bcg_store_add_game(bcg_store *s, const bcg_stored_game *g);
/* Entry `version` of a game, which must be the next one. */
bool bcg_store_add_entry(bcg_store *s, const char *game, int version, const char *text,
                         int64_t when);
/* It is over. The score may be NULL. */
bool bcg_store_set_result(bcg_store *s, const char *game, const char *result, const char *score,
                          int64_t when);
/* The state after `version` entries, for a program whose rules are others. */
bool bcg_store_add_snapshot(bcg_store *s, const char *game, int version, const char *text);
/* A seat's answer to a secret question, while others have not answered; and those of a game that
 * are entries now, or void. */
bool bcg_store_add_answer(bcg_store *s, const char *game, int seat, const char *text);
bool bcg_store_drop_answers(bcg_store *s, const char *game);
/* Who has this secret has this part in the game; only its hash is kept. The same secret may open
 * several games: those of a match. */
bool bcg_store_add_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                          int part);
/* It opens this game no longer. False, with this for a reason, if it did not. */
#define BCG_STORE_NO_SECRET "this secret is not there"
bool bcg_store_drop_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game);
/* Another secret takes its place in every game that it opens, all at once. False, with the same for
 * a reason, if it opens none. */
bool bcg_store_renew_secret(bcg_store *s, const uint8_t old[BCG_SECRET_HASH],
                            const uint8_t fresh[BCG_SECRET_HASH]);
/* What the lobby tells of it now; NULL: nothing any longer. */
bool bcg_store_set_lobby(bcg_store *s, const char *game, const char *text);
/* The game goes on from another setup, which contains all entries so far. They stay, but are no
 * longer read. */
bool bcg_store_rebase(bcg_store *s, const char *game, const char *rules, int rules_version,
                      const char *setup);
/* All its entries fit these rules too, and it goes on by them. */
bool bcg_store_set_rules(bcg_store *s, const char *game, const char *rules, int rules_version);
/* The game and all that is known of it. */
bool bcg_store_delete(bcg_store *s, const char *game);

/* On disk. False: nothing since the last commit is kept. */
bool bcg_store_commit(bcg_store *s);
void bcg_store_rollback(bcg_store *s);

/* No more than so many bytes, 0 for no limit: a store that is full refuses what is written, and
 * says so. */
void bcg_store_limit(bcg_store *s, int64_t bytes);

/* -- when the disk fails ------------------------------------------------------------------------
 */

/* What the last failure means for the next write. */
typedef enum bcg_store_fault {
    BCG_FAULT_WRITE, /* this one cannot be done; another may succeed */
    BCG_FAULT_STORE, /* nothing can be written just now: the disk is read-only, or locked */
    BCG_FAULT_LOST,  /* the files were removed or replaced: this store never writes again */
    BCG_FAULT_SYNC,  /* a sync failed: nobody knows what is on disk. The process has to end, so that
                      * the next one reads what there is */
} bcg_store_fault;

bcg_store_fault bcg_store_fault_of(const bcg_store *s);
/* How long to wait for another program's lock; two seconds if this is not called. */
void bcg_store_set_patience(bcg_store *s, int ms);
/* Are its files still the ones it has opened, and can they be written? Every commit asks this too;
 * call it now and then while nothing is written. False with a sentence. */
bool bcg_store_check(bcg_store *s);
/* After BCG_FAULT_LOST: save what this store can still read, either into the database or into a
 * copy beside it. The sentence tells what was done; false if some of it is lost. */
bool bcg_store_rescue(bcg_store *s, char told[BCG_STORE_WHY]);
/* Write what was committed to its last place and sync it there. A process that begins after another
 * one's sync has failed reads from memory what may not be on disk; this puts it there. False only
 * if a sync fails again. */
bool bcg_store_checkpoint(bcg_store *s);

/* -- reading ---------------------------------------------------------------------------------- */

/* What was committed, and what was written since by the same store. The texts last until the
 * callback returns; it says whether to go on. All are false if reading failed. */
typedef bool bcg_game_seen(void *context, const bcg_stored_game *g);
typedef bool bcg_entry_seen(void *context, int version, const char *text);

/* All games, the last changed first; without their setups. */
bool bcg_store_games(bcg_store *s, bcg_game_seen *seen, void *context);
/* One game; nobody is told of one that is not there. */
bool bcg_store_game(bcg_store *s, const char *id, bcg_game_seen *seen, void *context);
/* Those that are not in its setup. */
bool bcg_store_entries(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* All games of a match, the first one first, and those the lobby tells of; without their setups. */
bool bcg_store_match(bcg_store *s, const char *match, bcg_game_seen *seen, void *context);
bool bcg_store_lobby(bcg_store *s, bcg_game_seen *seen, void *context);
/* Games that were not changed since `before`, the longest unchanged first, from behind a place on
 * ({0}: from the first); and those the lobby tells of that were made before, the oldest first.
 * Without their setups. */
typedef struct bcg_stored_place {
    int64_t changed;
    char id[BCG_GAME_ID];
} bcg_stored_place;
bool bcg_store_old(bcg_store *s, int64_t before, const bcg_stored_place *after, bcg_game_seen *seen,
                   void *context);
bool bcg_store_old_lobby(bcg_store *s, int64_t before, bcg_game_seen *seen, void *context);
/* Answers that wait for others, with their seats. */
bool bcg_store_answers(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* The last snapshot, if there is one. */
bool bcg_store_snapshot(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* The game and part that belong to a secret, the last one of a match; *found tells whether there
 * are any. `game` may name one already, which it must open then; else it is empty. */
bool bcg_store_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], char game[BCG_GAME_ID],
                      int *part, bool *found);
/* All secrets of a game. */
typedef bool bcg_secret_seen(void *context, const uint8_t hash[BCG_SECRET_HASH], int part);
bool bcg_store_secrets(bcg_store *s, const char *game, bcg_secret_seen *seen, void *context);

/* -- as a whole ------------------------------------------------------------------------------- */

/* Is the database sound? Each fault is told as a sentence; false if looking failed. */
typedef void bcg_fault_seen(void *context, const char *text);
bool bcg_store_verify(bcg_store *s, bcg_fault_seen *seen, void *context);
/* All of it in a new file of its own, as of one moment, durable when this returns; a file that is
 * there already is left alone. False: there is none. */
bool bcg_store_copy(bcg_store *s, const char *to);

#endif
