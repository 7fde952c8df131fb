/* What a kind of database has to implement to be a store: the functions of store.h. store.c lists
 * the kinds there are. */
#ifndef BOCAGE_STORE_KIND_H
#define BOCAGE_STORE_KIND_H

#include "store/store.h"

typedef struct bcg_store_writes {
    bool (*add_game)(bcg_store *s, const bcg_stored_game *g);
    bool (*add_entry)(bcg_store *s, const char *game, int version, const char *text, int64_t when);
    bool (*set_result)(bcg_store *s, const char *game, const char *result, const char *score,
                       int64_t when);
    bool (*add_snapshot)(bcg_store *s, const char *game, int version, const char *text);
    bool (*add_answer)(bcg_store *s, const char *game, int seat, const char *text);
    bool (*drop_answers)(bcg_store *s, const char *game);
    bool (*add_secret)(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                       int part);
    bool (*renew_secret)(bcg_store *s, const uint8_t old[BCG_SECRET_HASH],
                         const uint8_t fresh[BCG_SECRET_HASH]);
    bool (*drop_secret)(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game);
    bool (*set_lobby)(bcg_store *s, const char *game, const char *text);
    bool (*rebase)(bcg_store *s, const char *game, const char *rules, int rules_version,
                   const char *setup);
    bool (*set_rules)(bcg_store *s, const char *game, const char *rules, int rules_version);
    bool (*remove)(bcg_store *s, const char *game);
} bcg_store_writes;

typedef struct bcg_store_reads {
    bool (*games)(bcg_store *s, bcg_game_seen *seen, void *context);
    bool (*game)(bcg_store *s, const char *id, bcg_game_seen *seen, void *context);
    bool (*entries)(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
    bool (*match)(bcg_store *s, const char *match, bcg_game_seen *seen, void *context);
    bool (*lobby)(bcg_store *s, bcg_game_seen *seen, void *context);
    bool (*old)(bcg_store *s, int64_t before, const bcg_stored_place *after, bcg_game_seen *seen,
                void *context);
    bool (*old_lobby)(bcg_store *s, int64_t before, bcg_game_seen *seen, void *context);
    bool (*answers)(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
    bool (*snapshot)(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context);
    bool (*secret)(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], char game[BCG_GAME_ID],
                   int *part, bool *found);
    bool (*secrets)(bcg_store *s, const char *game, bcg_secret_seen *seen, void *context);
} bcg_store_reads;

typedef struct bcg_store_kind {
    const char *scheme; /* of its addresses: "sqlite" */
    bcg_store *(*open)(const char *where, char why[BCG_STORE_WHY]);
    bcg_store *(*look)(const char *where, char why[BCG_STORE_WHY]);
    void (*close)(bcg_store *s);
    const bcg_store_writes *write;
    const bcg_store_reads *read;
    bool (*commit)(bcg_store *s);
    void (*rollback)(bcg_store *s);
    void (*limit)(bcg_store *s, int64_t bytes);
    void (*set_patience)(bcg_store *s, int ms);
    bool (*check)(bcg_store *s);
    bool (*rescue)(bcg_store *s, char told[BCG_STORE_WHY]);
    bool (*checkpoint)(bcg_store *s);
    bool (*verify)(bcg_store *s, bcg_fault_seen *seen, void *context);
    bool (*copy)(bcg_store *s, const char *to);
} bcg_store_kind;

struct bcg_store { /* the first member of each kind's own struct */
    const bcg_store_kind *kind;
    char why[BCG_STORE_WHY];
    bcg_store_fault fault;
};

extern const bcg_store_kind bcg_sqlite_store;

#endif
