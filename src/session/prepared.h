/* A prepared game: a scenario's game with all that a session asks of its
 * ruleset besides the rules themselves: texts of actions, and what a seat may see as JSON.
 *
 * A prepared game never changes once it is made and is shared by all sessions that play the same.
 */
#ifndef BOCAGE_SESSION_PREPARED_H
#define BOCAGE_SESSION_PREPARED_H

#include "core/ops.h"
#include "core/text.h"
#include "notation/replay.h"
#include "session/json.h"

#include <stdbool.h>

enum { BCG_ACTION_TEXT = 256, BCG_WHY = 240 };

typedef struct bcg_prepared bcg_prepared;

/* What a seat has got out of a battle, or out of several. */
typedef struct bcg_score {
    int points, tie_break;
} bcg_score;

/* What a session needs to know of a ruleset; one constant for each, in <ruleset>_scene.c. */
typedef struct bcg_dialect {
    const bcg_ops *ops;
    /* A prepared game of a scenario's or position's text; `edition` may be NULL, `options` are
     * words with blanks between them. NULL, with a sentence in `why`, if it cannot be played. */
    bcg_prepared *(*open)(const char *text, size_t size, const char *edition, const char *options,
                          char why[BCG_WHY]);
    const char *(*seat_word)(int seat); /* "axis" */
    /* The state the game begins with. Cards that a position leaves hidden are dealt by `r`. */
    void (*begin)(const bcg_prepared *prepared, bcg_rng *r, void *state);
    int (*ply)(const void *state);
    /* Is this result of chance dice, which people at a table roll themselves? */
    bool (*rolls_dice)(const void *state);
    /* Is this a question that only who holds a certain card can answer in more than one way? Then
     * how long the answer takes must not tell anything. */
    bool (*is_hushed)(const void *state);
    /* The text of a position: scenario and state, with all cards. The caller frees it; NULL if
     * there is no memory. */
    char *(*snapshot)(const bcg_prepared *prepared, const void *state);

    /* -- actions as text (notation) */
    void (*write_action)(const bcg_prepared *prepared, bcg_action a, bcg_writer *w);
    bcg_reason (*read_action)(const bcg_prepared *prepared, const void *state, const char *text,
                              size_t len, bcg_action *out);
    void (*explain)(const bcg_prepared *prepared, const char *text, size_t len, bcg_writer *w);

    /* -- members of an object that is open. All are given a view or what a seat may read. */
    void (*put_view)(const bcg_prepared *prepared, const void *view, bcg_json *j);
    void (*put_board)(const bcg_prepared *prepared, bcg_json *j); /* what never changes */
    void (*put_event)(const bcg_prepared *prepared, const bcg_event *e, bcg_json *j);
    /* The odds of an action that may be taken; false, and nothing is written, if no dice are rolled
     * for it. In short: without what only an analysis asks for. */
    bool (*put_odds)(const bcg_prepared *prepared, const void *view, bcg_action a, bool in_short,
                     bcg_json *j);
    /* What else is worth knowing before an action that may be taken, and about one that may not. */
    void (*put_outlook)(const bcg_prepared *prepared, const void *view, bcg_action a, bcg_json *j);
    void (*put_causes)(const bcg_prepared *prepared, const void *view, bcg_action a,
                       bcg_reason reason, bcg_json *j);

    /* What is seen from a place of the board, and what blocks the rest; false, and nothing is
     * written, if there is no such place. NULL if a game knows no lines of sight. */
    bool (*put_sight)(const bcg_prepared *prepared, const void *view, const char *place,
                      bcg_json *j);

    /* The replay of a game that is over: the actions as they counted, chance included. NULL if
     * there is no memory; the caller frees it. */
    char *(*replay)(const bcg_prepared *prepared, const void *first, const bcg_action *actions,
                    const int8_t *actors, int count, const bcg_replay_header *head);

    /* -- matches: several battles, everybody a seat further on in each */
    const char *points_word, *tie_break_word; /* what a score's numbers are called */
    /* How a seat stands; `resigned` is the seat that has given up, or -1. All of it is public. */
    bcg_score (*score)(const bcg_prepared *prepared, const void *state, int seat, int resigned);
    int (*match_length)(
        const bcg_prepared *prepared); /* battles that make one; 0: no fixed number */
    /* The seat that has won with these totals, one for each seat, or leads as yet; -1: a draw. */
    int (*match_winner)(const bcg_prepared *prepared, const bcg_score totals[]);
} bcg_dialect;

struct bcg_prepared { /* the head of each ruleset's own */
    const bcg_dialect *dialect;
    const bcg_game *game;
    char *scenario; /* its canonical text */
    size_t scenario_size;
    char edition[16], options[128], id[64], title[96];
    int users; /* sessions and caches that hold it */
};

extern const bcg_dialect bcg_memoir_dialect;

/* Makes a prepared game of a text; `edition` may be NULL. NULL, with a sentence, if it cannot be
 * played. */
typedef bcg_prepared *bcg_preparer(void *context, const char *text, size_t size,
                                   const char *edition, const char *options, char why[BCG_WHY]);

/* A prepared game by that opener, or by its ruleset's own way if there is none. */
bcg_prepared *bcg_prepare(bcg_preparer *opener, void *context, const char *text, size_t size,
                          const char *edition, const char *options, char why[BCG_WHY]);

/* The dialect of a text, NULL with a sentence if there is none. */
const bcg_dialect *bcg_dialect_of(const char *text, size_t size, char why[BCG_WHY]);

/* One more user, one less: the last one ends it. */
bcg_prepared *bcg_prepared_hold(bcg_prepared *prepared);
void bcg_prepared_release(bcg_prepared *prepared);

/* The row of a reason of this game's ruleset or of all; never NULL. */
const bcg_reason_info *bcg_prepared_reason(const bcg_prepared *prepared, bcg_reason reason);

#endif
