/* A ruleset as text: scenarios and positions, names, actions, replays. One constant bcg_notation
 * per ruleset, in <ruleset>_notation.c; and prepared games, which it creates.
 *
 * A prepared game is a scenario or position that can be played: its game and the text it came from.
 * It never changes once created, and all sessions that play it share it. Its computer players share
 * their tables, too, which it owns. */
#ifndef BOCAGE_NOTATION_NOTATION_H
#define BOCAGE_NOTATION_NOTATION_H

#include "ai/ai.h"
#include "core/text.h"
#include "game/registry.h"
#include "notation/problems.h"
#include "notation/replay.h"

enum { BCG_ACTION_TEXT = 256, BCG_WHY = 240 };

typedef struct bcg_prepared { /* the first member of each ruleset's own struct */
    const bcg_ruleset *ruleset;
    const bcg_game *game;
    char *scenario; /* its canonical text, with the players' own values, if there are any */
    size_t scenario_size;
    char *values; /* own values alone, as the canonical text of a file; NULL: none */
    size_t values_size;
    char edition[16], options[128], id[64], title[96];
    bool hidden; /* parts of the first state are hidden, and dealt when the game begins */
    int users;   /* number of sessions and caches holding it */
    bcg_ai_tables ai_tables; /* of its computer players */
} bcg_prepared;

typedef struct bcg_document_name {
    char id[64], title[256];
} bcg_document_name;

typedef struct bcg_notation {
    /* Codes for problems specific to its files; it sets this page in every list of problems it
     * fills. NULL: those in problems.h suffice. */
    const bcg_reason_page *problems;

    /* A ruleset whose documents are described by tables takes the functions of document.h for what
     * can be told from these alone: `read`, `name`, `write`, `prepare`, `snapshot` and `hash`. They
     * want to know the tables, how large its prepared game is and where in it the document lies, */
    const struct bcg_scn_format *format;
    size_t prepared_size, document_at;
    /* how the game is made from the document (what else the head of the prepared game says is set
     * by them); false, with a problem noted, if it cannot be played or if out of memory, */
    bool (*start)(bcg_prepared *p, const char *edition, const char *options,
                  bcg_problems *problems);
    /* and how a state is put into a copy of that document, which then is the position. */
    void (*save)(const bcg_prepared *p, const void *state, void *document);

    /* Reads a scenario or position as a document of the ruleset. Every problem is noted; the
     * document can be used only if none of them is an error. NULL if out of memory; the caller
     * frees it. */
    void *(*read)(const bcg_ruleset *ruleset, const char *text, size_t size, bcg_problems *p);
    /* The name of a document that was read without errors, and its canonical text: NULL if out of
     * memory or if it would be too long; the caller frees it. */
    void (*name)(const bcg_ruleset *ruleset, const void *document, bcg_document_name *out);
    char *(*write)(const bcg_ruleset *ruleset, const void *document, size_t *size);
    /* Prepares a document; `edition` may be NULL, `options` are words separated by blanks. NULL,
     * with a problem noted, if it cannot be played or if out of memory. */
    bcg_prepared *(*prepare)(const bcg_ruleset *ruleset, const void *document, const char *edition,
                             const char *options, bcg_problems *p);

    /* Own values of cards and the like, from the box of the players, that replace those of the
     * ruleset: puts the text of a file of them into a document. False, with the problems noted and
     * the document unchanged, if something is wrong. NULL: the ruleset has no such values. */
    bool (*add_values)(void *document, const char *text, size_t size, bcg_problems *p);
    /* Is a text such a file, right or wrong, and not a scenario? */
    bool (*is_values)(const char *text, size_t size);
    /* Reads such a file alone, as a document that has nothing else. NULL, with the problems noted,
     * if something is wrong or if out of memory; the caller frees it. */
    void *(*read_values)(const char *text, size_t size, bcg_problems *p);
    /* The canonical text of a prepared game that has own values, without them: what others may
     * read. NULL if out of memory; the caller frees it. */
    char *(*without_values)(const bcg_prepared *p);

    /* What a game recorded under these older rules is to be prepared with besides the options it
     * names, so that it can be played on as it was begun: options too, or "". NULL: nothing. */
    const char *(*options_then)(int rules);

    const char *(*seat_word)(const bcg_prepared *p, int seat); /* "axis" */
    const char *(*team_word)(const bcg_prepared *p, int team); /* as results name it */

    /* The state as given by the text: a view, if it leaves something hidden, which `begin` deals.
     * If this is NULL, no text gives a state, and the first state is the one `begin` makes. */
    void (*first)(const bcg_prepared *p, void *state);
    /* The state the game begins with. What a position leaves hidden is dealt with `r`, which may be
     * NULL if nothing is. */
    void (*begin)(const bcg_prepared *p, bcg_rng *r, void *state);
    int (*ply)(const bcg_prepared *p, const void *state);
    /* Is the pending result of chance a dice roll, which people at a table make themselves? */
    bool (*rolls_dice)(const bcg_prepared *p, const void *state);
    /* The text of a position: scenario and state, including everything hidden. NULL if out of
     * memory; the caller frees it. */
    char *(*snapshot)(const bcg_prepared *p, const void *state);

    void (*write_action)(const bcg_prepared *p, bcg_action a, bcg_writer *w);
    /* Reads the text of a seat's action in a state or view; BCG_NO_SUCH_ACTION if it is none. */
    bcg_reason (*read_action)(const bcg_prepared *p, const void *state, int seat, const char *text,
                              size_t len, bcg_action *out);
    /* Says what is wrong with such a text: a sentence without a full stop. */
    void (*explain)(const bcg_prepared *p, const char *text, size_t len, bcg_writer *w);

    /* The hash of a position recorded in replays (docs/formats.md). It must not depend on machine
     * or build, so it is computed from the text, without what has no effect on the game. `scratch`
     * has `hash_scratch` bytes of working memory with arbitrary contents. */
    uint64_t (*hash)(const bcg_prepared *p, const void *state, void *scratch);
    size_t hash_scratch;
} bcg_notation;

/* The ruleset of a text; NULL, with the problem noted, or as a sentence, if there is none. */
const bcg_ruleset *bcg_find_ruleset(const bcg_ruleset *rulesets, const char *text, size_t size,
                                    bcg_problems *p);
const bcg_ruleset *bcg_ruleset_of_text(const bcg_ruleset *rulesets, const char *text, size_t size,
                                       char why[BCG_WHY]);
/* Prepares the game of a text. NULL, with a sentence, if it cannot be played. */
bcg_prepared *bcg_prepare(const bcg_ruleset *rulesets, const char *text, size_t size,
                          const char *edition, const char *options, char why[BCG_WHY]);

/* The same with own values, if `values` is not NULL. */
bcg_prepared *bcg_prepare_with(const bcg_ruleset *rulesets, const char *text, size_t size,
                               const bcg_span *values, const char *edition, const char *options,
                               char why[BCG_WHY]);
/* The text of a scenario or position with own values put into it; NULL, with a sentence, if
 * something is wrong. The caller frees it. */
char *bcg_text_with_values(const bcg_ruleset *rulesets, const char *text, size_t size,
                           const bcg_span *values, size_t *out_size, char why[BCG_WHY]);
/* The hash of a prepared game's own values, by which others know them: 0 if it has none. */
uint64_t bcg_values_hash(const bcg_prepared *p);
/* The same as 16 hexadecimal digits; NULL if it has none. */
enum { BCG_VALUES_WORD = 17 };
const char *bcg_values_word(const bcg_prepared *p, char out[BCG_VALUES_WORD]);

/* The first error that has a place (missing lines have none), otherwise the first error, as a
 * sentence with its place. If there is none, memory ran out. Sorts the list. */
void bcg_tell_problem(bcg_problems *p, char why[BCG_WHY]);

/* Adds or removes a user; the last one frees it. */
bcg_prepared *bcg_prepared_hold(bcg_prepared *p);
void bcg_prepared_release(bcg_prepared *p);

/* A computer player, who shares the game's tables with all others; NULL if out of memory. The
 * prepared game must outlive it. For any thread. */
bcg_ai *bcg_prepared_player(bcg_prepared *p, const bcg_ai_level *level, uint64_t seed);

/* -- shortcuts -------------------------------------------------------------------------------- */

static inline const char *bcg_seat_word(const bcg_prepared *p, int seat)
{
    return p->ruleset->notation->seat_word(p, seat);
}

/* The state as given by the text: notation->first or, without that, the state the game begins
 * with. */
void bcg_first_state(const bcg_prepared *p, void *state);
/* The options of a game recorded under these rules, together with what went without saying then;
 * false if they do not fit. */
bool bcg_options_then(const bcg_ruleset *ruleset, int rules, bcg_span options, char *out,
                      size_t size);
/* The seat with this name, or -1. */
int bcg_seat_named(const bcg_prepared *p, const char *word, size_t len);
/* A seat's word, "chance" or "nobody". */
const char *bcg_actor_word(const bcg_prepared *p, int actor);
/* Who has won a finished game, as used in replays, databases and the protocol: a team's word,
 * `draw`, or `lost` if nobody has. `result` holds the result of each team. */
const char *bcg_result_word(const bcg_prepared *p, const bcg_result result[]);
/* The same for a state; `open` if the game is not over. */
const char *bcg_state_result_word(const bcg_prepared *p, const void *state);
/* The row of a reason, from this game's ruleset or common to all; never NULL. */
const bcg_reason_info *bcg_prepared_reason(const bcg_prepared *p, bcg_reason reason);

#endif
