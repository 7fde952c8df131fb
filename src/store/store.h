/* Durable games: for each its setup, an append-only log of entries, and a snapshot.
 *
 * Writes become durable with the next bcg_store_commit that succeeds, all of them or none; only
 * then may they be acknowledged. A store is used by one thread at a time. To it, games are texts
 * and numbers.
 *
 * A store is named by its address: a path, or `sqlite:PATH`. Another kind of database would fill in
 * a bcg_store_kind. */
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

/* NULL, with a sentence in `why`, if it cannot be opened: no such folder, no permission to write
 * there, another program's database, or one written by a newer version. */
bcg_store *bcg_store_open(const char *address, char why[BCG_STORE_WHY]);
/* Open read-only, as of this moment: nothing is changed or migrated, older tables are read as they
 * are, and a server may go on writing meanwhile. */
bcg_store *bcg_store_look(const char *address, char why[BCG_STORE_WHY]);
void bcg_store_close(bcg_store *s);
/* The last failure: one sentence. */
const char *bcg_store_why(const bcg_store *s);

/* -- writing ---------------------------------------------------------------------------------- */

/* A game without entries. */
typedef struct bcg_stored_game {
    char id[BCG_GAME_ID];
    int64_t made, changed;             /* seconds since 1970 */
    const char *title, *rules, *setup; /* rules: the version of the program */
    int rules_version;                 /* of the ruleset, by which its entries were played */
    const char *result, *score;        /* NULL while it is played; older games have no score */
    int version;                       /* number of the last entry */
    int base;                          /* number of the last entry that the setup contains */
    char match[BCG_GAME_ID];           /* the first game of its match */
    int round;                         /* its number in the match, from 0 */
    const char *lobby;                 /* its lobby entry; NULL: none */
} bcg_stored_game;

/* All are false on failure. Then everything since the last commit is void: further writes and the
 * next commit fail too, until bcg_store_rollback. */
bool bcg_store_add_game(bcg_store *s, const bcg_stored_game *g);
/* Entry `version` of a game, which must be the next one. */
bool bcg_store_add_entry(bcg_store *s, const char *game, int version, const char *text,
                         int64_t when);
/* The game is over. The score may be NULL. */
bool bcg_store_set_result(bcg_store *s, const char *game, const char *result, const char *score,
                          int64_t when);
/* The state after `version` entries, for programs whose rules no longer fit the entries. */
bool bcg_store_add_snapshot(bcg_store *s, const char *game, int version, const char *text);
/* Added to a seat: its standing answers to reaction windows, which stay, are kept like answers. */
enum { BCG_STANDING = 8 };

/* Keep a seat's answer to a secret question until the others have answered; delete the answers of a
 * game once they are entries, or void. */
bool bcg_store_add_answer(bcg_store *s, const char *game, int seat, const char *text);
bool bcg_store_drop_answers(bcg_store *s, const char *game);
/* Whoever has this secret has this part in the game, besides what it has there already (a part is a
 * set of bits); only its hash is kept. The same secret may open several games: those of a match. */
bool bcg_store_add_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                          int part);
/* Remove a secret from a game. False, with this sentence, if it was not there. */
#define BCG_STORE_NO_SECRET "this secret is not there"
bool bcg_store_drop_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game);
/* Replace a secret by another in every game that it opens. False, with the same sentence, if it
 * opens none. */
bool bcg_store_renew_secret(bcg_store *s, const uint8_t old[BCG_SECRET_HASH],
                            const uint8_t fresh[BCG_SECRET_HASH]);
/* Replace its lobby entry; NULL removes it. */
bool bcg_store_set_lobby(bcg_store *s, const char *game, const char *text);
/* Replace the setup by one that contains all entries so far. They stay, but are no longer read. */
bool bcg_store_rebase(bcg_store *s, const char *game, const char *rules, int rules_version,
                      const char *setup);
/* Its entries fit these rules too: it is played by them from now on. */
bool bcg_store_set_rules(bcg_store *s, const char *game, const char *rules, int rules_version);
/* The game and everything that belongs to it. */
bool bcg_store_delete(bcg_store *s, const char *game);

/* Sync to disk. False: everything since the last commit was rolled back. */
bool bcg_store_commit(bcg_store *s);
void bcg_store_rollback(bcg_store *s);

/* Largest size in bytes, 0 for no limit: a store that is full refuses writes, and says why. */
void bcg_store_limit(bcg_store *s, int64_t bytes);

/* -- when the disk fails ----------------------------------------------------------------------- */

/* What the last failure means for the next write. */
typedef enum bcg_store_fault {
    BCG_FAULT_WRITE, /* this write failed; another may succeed */
    BCG_FAULT_STORE, /* nothing can be written at present: read-only, or locked */
    BCG_FAULT_LOST,  /* the files were removed or replaced: this store never writes again */
    BCG_FAULT_SYNC,  /* a sync failed: what is on disk is unknown. The process has to end, and the
                      * next one reads what is there */
} bcg_store_fault;

bcg_store_fault bcg_store_fault_of(const bcg_store *s);
/* How long to wait for another program's lock; two seconds by default. */
void bcg_store_set_patience(bcg_store *s, int ms);
/* Are its files still the ones it has opened, and writable? Every commit checks them too; call it
 * now and then while nothing is written. False with a sentence. */
bool bcg_store_check(bcg_store *s);
/* After BCG_FAULT_LOST: save what can still be read, either into the database or into a copy beside
 * it. `told` says what was done; false if something is lost. */
bool bcg_store_rescue(bcg_store *s, char told[BCG_STORE_WHY]);
/* Move what was committed from the log into the database and sync it. After a failed sync of
 * another process, the page cache may hold what is not on disk; this writes it. False only if a
 * sync fails again. */
bool bcg_store_checkpoint(bcg_store *s);

/* -- reading ---------------------------------------------------------------------------------- */

/* These see what was committed, and what the same store has written since. The texts last until the
 * callback returns; it returns whether to go on. All are false if reading failed. */
typedef bool bcg_game_seen(void *context, const bcg_stored_game *g);
typedef bool bcg_entry_seen(void *context, int version, const char *text);

/* All games, the most recently changed first; without their setups. */
bool bcg_store_games(bcg_store *s, bcg_game_seen *seen, void *context);
/* One game; the callback is not called if there is none. */
bool bcg_store_game(bcg_store *s, const char *id, bcg_game_seen *seen, void *context);
/* The entries after those that its setup contains. */
bool bcg_store_entries(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* All games of a match in order, and those in the lobby; without their setups. */
bool bcg_store_match(bcg_store *s, const char *match, bcg_game_seen *seen, void *context);
bool bcg_store_lobby(bcg_store *s, bcg_game_seen *seen, void *context);
/* Games not changed since `before`, the longest unchanged first, starting after a place ({0}: with
 * the first); and games in the lobby made before `before`, the oldest first. Without their setups.
 */
typedef struct bcg_stored_place {
    int64_t changed;
    char id[BCG_GAME_ID];
} bcg_stored_place;
bool bcg_store_old(bcg_store *s, int64_t before, const bcg_stored_place *after, bcg_game_seen *seen,
                   void *context);
bool bcg_store_old_lobby(bcg_store *s, int64_t before, bcg_game_seen *seen, void *context);
/* Answers to a secret question that others have not answered yet, and standing ones; `version` is
 * the seat, plus BCG_STANDING for the latter. */
bool bcg_store_answers(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* The last snapshot, if there is one. */
bool bcg_store_snapshot(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
/* The game and part that a secret opens, of a match the last one; *found tells whether there is
 * one. If `game` is not empty, only that game is looked at. */
bool bcg_store_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], char game[BCG_GAME_ID],
                      int *part, bool *found);
/* All secrets of a game. */
typedef bool bcg_secret_seen(void *context, const uint8_t hash[BCG_SECRET_HASH], int part);
bool bcg_store_secrets(bcg_store *s, const char *game, bcg_secret_seen *seen, void *context);

/* -- as a whole ------------------------------------------------------------------------------- */

/* Check the database; the callback gets each fault as a sentence. False if checking failed. */
typedef void bcg_fault_seen(void *context, const char *text);
bool bcg_store_verify(bcg_store *s, bcg_fault_seen *seen, void *context);
/* Copy the database, as of one moment, into a new file, durable when this returns. An existing file
 * is left alone. False: no copy was made. */
bool bcg_store_copy(bcg_store *s, const char *to);

#endif
