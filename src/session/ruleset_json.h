/* What a session needs from a ruleset besides its rules and notation: what a seat may see as JSON,
 * its specific questions, and the scoring of matches. One constant per ruleset, in
 * <ruleset>_json.c. */
#ifndef BOCAGE_SESSION_RULESET_JSON_H
#define BOCAGE_SESSION_RULESET_JSON_H

#include "notation/notation.h"
#include "session/json.h"

struct bcg_request; /* request.h */

/* What a team has scored in a battle, or in several. */
typedef struct bcg_score {
    int points, tie_break;
} bcg_score;

/* A question specific to this ruleset: {"do":"ask","what":...}. */
typedef struct bcg_question {
    const char *what;        /* NULL: end of the list */
    const char *const *keys; /* the texts a request for it may have, NULL-terminated */
    /* Writes the answer, from what the seat knows, as members of an open object. Returns NULL, or
     * what is wrong with the request; then nothing was written. */
    const char *(*answer)(const bcg_prepared *p, const void *view, int seat,
                          const struct bcg_request *r, bcg_json *j);
} bcg_question;

/* A kind of reaction window (core/ops.h): its word, and how long hosts make each of them last,
 * unless they are told otherwise, so that the time reveals nothing. */
typedef struct bcg_window_info {
    const char *word; /* NULL: end of the list */
    int pause_ms;
} bcg_window_info;

typedef struct bcg_ruleset_json {
    const bcg_window_info *windows; /* by kind; NULL: there are none */

    /* -- members of an open object; all are given a view, or what a seat may read */
    void (*put_view)(const bcg_prepared *p, const void *view, int seat, bcg_json *j);
    /* What never changes, as far as the seat, or BCG_SPECTATOR, may know it. */
    void (*put_board)(const bcg_prepared *p, int seat, bcg_json *j);
    void (*put_event)(const bcg_prepared *p, const bcg_event *e, bcg_json *j);
    /* The odds of a legal action; if it rolls no dice, returns false and writes nothing.
     * `in_short`: without details that only an analysis needs. */
    bool (*put_odds)(const bcg_prepared *p, const void *view, int seat, bcg_action a, bool in_short,
                     bcg_json *j);
    /* What else is worth knowing about a legal action, and about an illegal one. */
    void (*put_outlook)(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                        bcg_json *j);
    void (*put_causes)(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                       bcg_reason reason, bcg_json *j);
    const bcg_question *questions; /* NULL: none */

    /* -- matches: several battles; after each, everybody moves on to another seat */
    const char *points_word, *tie_break_word; /* names for the numbers of a score */
    /* The score of a team; `resigned` is the team that has resigned, or -1. All of it is public. */
    bcg_score (*score)(const bcg_prepared *p, const void *state, int team, int resigned);
    int (*match_length)(const bcg_prepared *p); /* battles in a match; 0: no fixed number */
    /* The team that has won, or leads so far, with these totals (one per team); -1: a draw. */
    int (*match_winner)(const bcg_prepared *p, const bcg_score totals[]);
    /* The next seat of whoever has this one; teams stay together. */
    int (*next_seat)(const bcg_prepared *p, int seat);
} bcg_ruleset_json;

#endif
