/* Internals of a session, for session.c, entries.c and redact.c: its log, and the timeline of the
 * game that follows from it. */
#ifndef BOCAGE_SESSION_TIMELINE_H
#define BOCAGE_SESSION_TIMELINE_H

#include "session/session.h"

enum {
    BCG_MOST_EVENTS = 256, /* of one action */
    BCG_MARK_EVERY = 128,  /* entries: going to any version replays fewer */
};

typedef enum bcg_entry_kind {
    BCG_ENTRY_JOIN,
    BCG_ENTRY_ACTION,
    BCG_ENTRY_UNDO,
    BCG_ENTRY_RESIGN,     /* with partners: an offer to them */
    BCG_ENTRY_BEFORE,     /* from another session: only counted */
    BCG_ENTRY_SUBSTITUTE, /* a computer player plays on for `by`; `asker` wanted it */
    BCG_ENTRY_RETURN,     /* `by` has its seat again */
} bcg_entry_kind;

/* What an action has done to the reaction window that was open. */
typedef enum bcg_window_part {
    BCG_NO_WINDOW,
    BCG_LEFT_OPEN, /* passed by one of several who were asked */
    BCG_CLOSED,
} bcg_window_part;

typedef struct bcg_entry {
    bcg_action action; /* or the place of a level in the ruleset's list */
    uint8_t kind;
    int8_t by;        /* a seat, or BCG_CHANCE */
    int8_t asker;     /* the seat that requested it; -1: nobody, for automatic dice and cards */
    bool with_before; /* an answer to the same question as the entry before */
    uint8_t window;   /* a bcg_window_part */
    uint16_t undoes;  /* an undo: how many actions it removes, */
    uint16_t leaves;  /* and how many of partners that came after them stay */
    char id[BCG_REQUEST_ID];
} bcg_entry;

/* An action that can still be undone. */
typedef struct bcg_undoable {
    bcg_action action;
    int version; /* of its entry */
    int8_t seat;
    bool pass; /* of a reaction window */
} bcg_undoable;

/* Where the game is after some entries. Undo needs only the floor, which is the state nobody may
 * undo beyond, and the actions since then: all by seats of one team but for the windows that others
 * have passed, which are undone with what opened them. */
typedef struct bcg_timeline {
    int version;         /* entries followed */
    void *state, *floor; /* in one piece of memory, which is `state` */
    bcg_undoable *past;  /* since the floor */
    int count, capacity;
    bcg_reason closed; /* why nothing before the floor can be undone */
    bcg_seats joined;
    bool begun;
    bcg_seats offers;                /* seats that offer to resign, until their partners agree */
    int8_t resigned;                 /* a team, or -1 */
    uint8_t stand_in[BCG_MAX_SEATS]; /* a computer player for somebody who is away: its place in
                                      * the ruleset's list, counted from 1; 0: none */
    int handed[BCG_MAX_SEATS]; /* the version in which the seat last changed hands; 0: never */
    uint64_t results;          /* of chance */
} bcg_timeline;

struct bcg_session {
    bcg_setup setup;
    bcg_fair fair;
    bcg_entry *log;
    int version, capacity;
    bcg_timeline now;
    bcg_timeline before; /* the last request; empty if nobody has asked for anything */
    bcg_timeline *mark; /* the first after BCG_MARK_EVERY entries, the second after twice as many */
    int marks;
    bool in_answers; /* the next entry of a seat answers the same secret question as the last one */
    /* Answers to a secret question, by seat, until the last one is given: they are not entries yet,
     * and nobody is told about them. */
    bcg_seats answered;
    bcg_seats kept; /* those of them that the host has on disk, or that were restored */
    uint8_t standing[BCG_MAX_SEATS]; /* kinds of windows that the seat wants passed, one bit each */
    bcg_entry answer[BCG_MAX_SEATS];
    int answered_at[BCG_MAX_SEATS]; /* the version at which they were given */
};

static inline const bcg_notation *bcg_notation_in(const bcg_session *s)
{
    return s->setup.prepared->ruleset->notation;
}

static inline const bcg_ruleset_json *bcg_json_in(const bcg_session *s)
{
    return s->setup.prepared->ruleset->json;
}

static inline const bcg_ops *bcg_ops_in(const bcg_session *s)
{
    return s->setup.prepared->ruleset->ops;
}

static inline const bcg_game *bcg_game_in(const bcg_session *s)
{
    return s->setup.prepared->game;
}

/* A timeline before the first entry. False if out of memory. */
bool bcg_timeline_init(const bcg_session *s, bcg_timeline *c);
void bcg_timeline_done(bcg_timeline *c);
/* Advances by one entry, which must fit. False if out of memory. Events go to `log`, if given. */
bool bcg_timeline_follow(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log);
/* The timeline after the first entries, for the caller to change. False if out of memory. */
bool bcg_timeline_go_to(const bcg_session *s, int version, bcg_timeline *c);
/* Call it before `now` follows an entry: keeps copies of where it is, if it will be gone back to.
 * False, with nothing lost, if out of memory. */
bool bcg_timeline_keep(bcg_session *s, const bcg_entry *next);
/* Drops the copies of what comes after a version. */
void bcg_timeline_forget(bcg_session *s, int version);

/* Who may act; nobody while seats are free or when the game is over. */
bcg_seats bcg_timeline_actors(const bcg_session *s, const bcg_timeline *c);
/* The first of them, BCG_CHANCE, BCG_OVER or BCG_WAITING. */
int bcg_timeline_actor(const bcg_session *s, const bcg_timeline *c);
/* The kind of reaction window that is open, or -1. */
int bcg_timeline_window(const bcg_session *s, const bcg_timeline *c);
/* The result for a team, and as a word once the game is over. */
bcg_result bcg_timeline_result(const bcg_session *s, const bcg_timeline *c, int team);
const char *bcg_timeline_result_word(const bcg_session *s, const bcg_timeline *c);

/* What an undo takes out of the past of a timeline: `count` actions, the seat's last one with the
 * windows it opened, after which `leaves` of its partners stay. */
typedef struct bcg_removal {
    int count, leaves;
} bcg_removal;

/* What an undo by the seat removes now; the reason if it may not undo. */
bcg_reason bcg_timeline_undo(const bcg_session *s, const bcg_timeline *c, int seat,
                             bcg_removal *out);

/* Are the seats that act now being asked a secret question? */
bool bcg_timeline_is_secret(const bcg_session *s, const bcg_timeline *c);

/* The computer player that plays the seat, "" for a person. */
const char *bcg_timeline_player(const bcg_session *s, const bcg_timeline *c, int seat);

/* -- seats.c, for entries.c and redact.c */

const char *bcg_entry_level(const bcg_session *s, const bcg_entry *e);
/* Adds an entry of who plays a seat, as it was stored; false if it does not fit. */
bool bcg_session_restore_player(bcg_session *s, bcg_entry e, const char *level);

/* -- session.c, for entries.c and seats.c */

/* Adds an entry and what follows from it. */
bcg_reason bcg_session_add(bcg_session *s, bcg_entry e);

/* Adds an entry that fits; false, with nothing changed, if out of memory. */
bool bcg_session_add_entry(bcg_session *s, bcg_entry e);
bcg_entry bcg_entry_of(bcg_entry_kind kind, int by, int asker, bcg_action a, const char *id);

#endif
