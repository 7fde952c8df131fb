/* A ruleset as text: scenarios and positions, names, actions, replays. One constant bcg_notation
 * for each, in <ruleset>_notation.c; and prepared games, which it makes.
 *
 * A prepared game is a scenario or position that can be played: its game and the text it came from.
 * It never changes once it is made, and all sessions that play the same share it. */
#ifndef BOCAGE_NOTATION_NOTATION_H
#define BOCAGE_NOTATION_NOTATION_H

#include "core/text.h"
#include "game/registry.h"
#include "notation/problems.h"
#include "notation/replay.h"

enum { BCG_ACTION_TEXT = 256, BCG_WHY = 240 };

typedef struct bcg_prepared { /* the head of each ruleset's own */
    const bcg_ruleset *ruleset;
    const bcg_game *game;
    char *scenario; /* its canonical text */
    size_t scenario_size;
    char edition[16], options[128], id[64], title[96];
    bool hidden; /* what it begins with is not known whole: the rest is dealt when it begins */
    int users;   /* sessions and caches that hold it */
} bcg_prepared;

typedef struct bcg_document_name {
    char id[64], title[256];
} bcg_document_name;

typedef struct bcg_notation {
    /* Codes for what only its files can have wrong, which it names in every list of problems that
     * it fills; NULL: those of problems.h suffice. */
    const bcg_reason_page *problems;

    /* A scenario or position as a document of the ruleset's own. Every problem is noted; it is of
     * use only if none of them is an error. NULL if there is no memory; the caller frees it. */
    void *(*read)(const char *text, size_t size, bcg_problems *p);
    /* What a document that was read without errors is called, and its canonical text: NULL if there
     * is no memory or it would be too long; the caller frees it. */
    void (*name)(const void *document, bcg_document_name *out);
    char *(*write)(const void *document, size_t *size);
    /* A document made ready; `edition` may be NULL, `options` are words with blanks between them.
     * NULL, with a problem noted, if it cannot be played, or there is no memory. */
    bcg_prepared *(*prepare)(const bcg_ruleset *ruleset, const void *document, const char *edition,
                             const char *options, bcg_problems *p);

    const char *(*seat_word)(const bcg_prepared *p, int seat); /* "axis" */
    const char *(*team_word)(const bcg_prepared *p, int team); /* as results name it */

    /* The state as the text tells it: a view, if it leaves something hidden, which `begin` deals.
     * NULL: no text does, and this is the state `begin` makes. */
    void (*first)(const bcg_prepared *p, void *state);
    /* The state the game begins with. What a position leaves hidden is dealt by `r`, which may be
     * NULL if nothing is. */
    void (*begin)(const bcg_prepared *p, bcg_rng *r, void *state);
    int (*ply)(const bcg_prepared *p, const void *state);
    /* Is this result of chance dice, which people at a table roll themselves? */
    bool (*rolls_dice)(const bcg_prepared *p, const void *state);
    /* The text of a position: scenario and state, with all that is hidden. NULL if there is no
     * memory; the caller frees it. */
    char *(*snapshot)(const bcg_prepared *p, const void *state);

    void (*write_action)(const bcg_prepared *p, bcg_action a, bcg_writer *w);
    /* The action a text means to a seat in a state or view; BCG_NO_SUCH_ACTION if it means none. */
    bcg_reason (*read_action)(const bcg_prepared *p, const void *state, int seat, const char *text,
                              size_t len, bcg_action *out);
    /* What is wrong with a text that means none: a sentence without full stop. */
    void (*explain)(const bcg_prepared *p, const char *text, size_t len, bcg_writer *w);

    /* The hash that replays record of a position (docs/formats.md), which must not depend on
     * machine or build: of its text, leaving out what changes nothing in the game. `scratch` are
     * `hash_scratch` bytes to work in; what is in them before and after means nothing. */
    uint64_t (*hash)(const bcg_prepared *p, const void *state, void *scratch);
    size_t hash_scratch;
} bcg_notation;

/* The ruleset a text is of; NULL, with the problem noted, or as a sentence, if there is none. */
const bcg_ruleset *bcg_find_ruleset(const bcg_ruleset *rulesets, const char *text, size_t size,
                                    bcg_problems *p);
const bcg_ruleset *bcg_ruleset_of_text(const bcg_ruleset *rulesets, const char *text, size_t size,
                                       char why[BCG_WHY]);
/* The game of a text, made ready. NULL, with a sentence, if it cannot be played. */
bcg_prepared *bcg_prepare(const bcg_ruleset *rulesets, const char *text, size_t size,
                          const char *edition, const char *options, char why[BCG_WHY]);

/* The first error that has a place, or else the first, for what is missing has none: as a sentence,
 * with the place. If there is none, memory was missing. Sorts the list. */
void bcg_tell_problem(bcg_problems *p, char why[BCG_WHY]);

/* One more user, one less: the last one ends it. */
bcg_prepared *bcg_prepared_hold(bcg_prepared *p);
void bcg_prepared_release(bcg_prepared *p);

/* -- shortcuts ----------------------------------------------------------------------------------
 */

static inline const char *bcg_seat_word(const bcg_prepared *p, int seat)
{
    return p->ruleset->notation->seat_word(p, seat);
}

/* The state as the text tells it: as notation->first, and where there is none, as the game begins.
 */
void bcg_first_state(const bcg_prepared *p, void *state);
/* The seat of that name, or -1. */
int bcg_seat_named(const bcg_prepared *p, const char *word, size_t len);
/* A seat's word, "chance" or "nobody". */
const char *bcg_actor_word(const bcg_prepared *p, int actor);
/* Who has won a game that is over, as replays, databases and the protocol say it: a team's word,
 * `draw`, or `lost` if nobody has. `result` is how it stands for each team. */
const char *bcg_result_word(const bcg_prepared *p, const bcg_result result[]);
/* The same of a state; `open` if the game is not over. */
const char *bcg_state_result_word(const bcg_prepared *p, const void *state);
/* The row of a reason of this game's ruleset or of all; never NULL. */
const bcg_reason_info *bcg_prepared_reason(const bcg_prepared *p, bcg_reason reason);

#endif
