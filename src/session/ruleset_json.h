/* What a session needs from a ruleset besides its rules and notation: what a seat may see as JSON,
 * its specific questions, and the scoring of matches. One constant per ruleset, in
 * <ruleset>_json.c. */
#ifndef BOCAGE_SESSION_RULESET_JSON_H
#define BOCAGE_SESSION_RULESET_JSON_H

#include "game/match.h"
#include "notation/notation.h"
#include "session/json.h"

struct bcg_request; /* request.h */

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

/* Something one can point at while talking to partners, by the ruleset's own words. */
typedef enum bcg_thing_kind { BCG_THING_PLACE, BCG_THING_CARD, BCG_THING_ACTION } bcg_thing_kind;
typedef struct bcg_thing {
    bcg_thing_kind kind;
    const char *text;  /* of a place or a card, as somebody has typed it */
    bcg_action action; /* that is proposed; it need not be legal */
} bcg_thing;

typedef struct bcg_ruleset_json {
    const bcg_window_info *windows; /* by kind; NULL: there are none */

    /* -- members of an open object; all are given a view, or what a seat may read */
    void (*put_view)(const bcg_prepared *p, const void *view, int seat, bcg_json *j);
    /* What never changes, as far as the seat, or BCG_SPECTATOR, may know it. */
    void (*put_board)(const bcg_prepared *p, int seat, bcg_json *j);
    /* All that a document says, as a value, for commands that show files; NULL: they cannot. */
    void (*put_scenario)(bcg_json *j, const void *document);
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

    /* -- talk: NULL if a ruleset has none of it */
    const char *const *phrases; /* the words for what can be said, ended by NULL */
    /* All who can see what the seat means without being told, from BCG_PUBLIC down to the seat
     * alone, as for a card of its hand, or an action that names one; 0 if there is no such thing,
     * as far as the seat knows. A text is accepted in one spelling only. */
    bcg_seats (*readers_of_thing)(const bcg_prepared *p, const void *view, int seat,
                                  const bcg_thing *thing);
    /* Does everybody hear what is said in this game? Else partners do. */
    bool (*talks_openly)(const bcg_prepared *p);

    /* -- matches: several battles; after each, everybody moves on to another seat */
    const char *points_word, *tie_break_word; /* names for the numbers of a score */
    /* The score of a team; `resigned` is the team that has resigned, or -1. All of it is public. */
    bcg_score (*score)(const bcg_prepared *p, const void *state, int team, int resigned);
    /* Battles in a match; 0, or NULL: no fixed number. */
    int (*match_length)(const bcg_prepared *p);
    /* The next seat of whoever has this one; teams stay together. NULL: seats are taken in turn. */
    int (*next_seat)(const bcg_prepared *p, int seat);
} bcg_ruleset_json;

/* -- shortcuts -------------------------------------------------------------------------------- */

static inline int bcg_match_length(const bcg_prepared *p)
{
    const bcg_ruleset_json *json = p->ruleset->json;
    return json->match_length ? json->match_length(p) : 0;
}

static inline int bcg_next_seat(const bcg_prepared *p, int seat)
{
    const bcg_ruleset_json *json = p->ruleset->json;
    return json->next_seat ? json->next_seat(p, seat) : (seat + 1) % p->game->ops->seats(p->game);
}

#endif
