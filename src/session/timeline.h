/* The inside of a session, for session.c and redact.c: its log, and the timeline of the game that
 * follows from it. */
#ifndef BOCAGE_SESSION_TIMELINE_H
#define BOCAGE_SESSION_TIMELINE_H

#include "session/session.h"

enum { BCG_MOST_EVENTS = 256 }; /* of one action */

typedef enum bcg_entry_kind {
    BCG_ENTRY_JOIN,
    BCG_ENTRY_ACTION,
    BCG_ENTRY_UNDO,
    BCG_ENTRY_RESIGN,
    BCG_ENTRY_BEFORE, /* of another session: only its number counts */
} bcg_entry_kind;

typedef struct bcg_entry {
    bcg_action action;
    uint8_t kind;
    int8_t by;    /* a seat, or BCG_CHANCE */
    int8_t asker; /* the seat that asked for it; -1: nobody, dice and cards by themselves */
    char id[BCG_REQUEST_ID];
} bcg_entry;

/* Where the game is after some entries. Going back needs no more than the floor, the state below
 * which nobody may undo, and what one seat has done since. */
typedef struct bcg_timeline {
    void *state, *floor;
    bcg_action *past; /* since the floor, all by one seat */
    int count, capacity, by;
    bcg_reason closed; /* why nothing before the floor can be taken back */
    uint8_t joined;    /* bit per seat */
    bool begun;
    int8_t resigned;  /* a seat, or -1 */
    uint64_t results; /* of chance */
} bcg_timeline;

struct bcg_session {
    bcg_setup setup;
    bcg_fair fair;
    bcg_entry *log;
    int version, capacity;
    bcg_timeline now;
};

static inline const bcg_dialect *bcg_dialect_in(const bcg_session *s)
{
    return s->setup.prepared->dialect;
}

static inline const bcg_ops *bcg_ops_in(const bcg_session *s)
{
    return s->setup.prepared->dialect->ops;
}

static inline const bcg_game *bcg_game_in(const bcg_session *s)
{
    return s->setup.prepared->game;
}

/* A timeline before the first entry. False if there is no memory. */
bool bcg_timeline_init(const bcg_session *s, bcg_timeline *c);
void bcg_timeline_done(bcg_timeline *c);
/* Go on by one entry, which fits. False if there is no memory. Events go to `log`, if any. */
bool bcg_timeline_follow(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log);
/* The timeline after the first entries. False if there is no memory. */
bool bcg_timeline_go_to(const bcg_session *s, int version, bcg_timeline *c);
int bcg_timeline_actor(const bcg_session *s, const bcg_timeline *c);

#endif
