/* What a session needs of a ruleset besides its rules and its notation: what a seat may see as
 * JSON, questions of its own, and what counts in a match. One constant for each ruleset, in
 * <ruleset>_json.c. */
#ifndef BOCAGE_SESSION_RULESET_JSON_H
#define BOCAGE_SESSION_RULESET_JSON_H

#include "notation/notation.h"
#include "session/json.h"

struct bcg_request; /* request.h */

/* What a team has got out of a battle, or out of several. */
typedef struct bcg_score {
    int points, tie_break;
} bcg_score;

/* A question only this ruleset knows: {"do":"ask","what":...}. */
typedef struct bcg_question {
    const char *what;        /* NULL: the end of the list */
    const char *const *keys; /* the texts a request for it may have, ended by NULL */
    /* The answer, as members of an object that is open, from what the seat knows. NULL, or what is
     * wrong with the request, and then nothing was written. */
    const char *(*answer)(const bcg_prepared *p, const void *view, int seat,
                          const struct bcg_request *r, bcg_json *j);
} bcg_question;

typedef struct bcg_ruleset_json {
    /* Is this a question that only who holds a certain card can answer in more than one way? Then
     * how long the answer takes must not tell anything. */
    bool (*hides_timing)(const bcg_prepared *p, const void *state);

    /* -- members of an object that is open. All are given a view or what a seat may read. */
    void (*put_view)(const bcg_prepared *p, const void *view, int seat, bcg_json *j);
    /* What never changes, as far as the seat, or BCG_SPECTATOR, may know it. */
    void (*put_board)(const bcg_prepared *p, int seat, bcg_json *j);
    void (*put_event)(const bcg_prepared *p, const bcg_event *e, bcg_json *j);
    /* The odds of an action that may be taken; false, and nothing is written, if no dice are rolled
     * for it. In short: without what only an analysis asks for. */
    bool (*put_odds)(const bcg_prepared *p, const void *view, int seat, bcg_action a, bool in_short,
                     bcg_json *j);
    /* What else is worth knowing before an action that may be taken, and about one that may not. */
    void (*put_outlook)(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                        bcg_json *j);
    void (*put_causes)(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                       bcg_reason reason, bcg_json *j);
    const bcg_question *questions; /* NULL: none */

    /* -- matches: several battles, everybody a seat further on in each */
    const char *points_word, *tie_break_word; /* what a score's numbers are called */
    /* How a team stands; `resigned` is the team that has given up, or -1. All of it is public. */
    bcg_score (*score)(const bcg_prepared *p, const void *state, int team, int resigned);
    int (*match_length)(const bcg_prepared *p); /* battles that make one; 0: no fixed number */
    /* The team that has won with these totals, one for each team, or leads as yet; -1: a draw. */
    int (*match_winner)(const bcg_prepared *p, const bcg_score totals[]);
    /* Where whoever has this seat sits in the next battle; teams stay together. */
    int (*next_seat)(const bcg_prepared *p, int seat);
} bcg_ruleset_json;

#endif
