/* Replays: a recorded game as text, the frame shared by all rulesets. Grammar: docs/formats.md.
 *
 * A replay has a header, which says what was played, one line for each action of players and
 * chance, and the result. This file handles the lines; game_replay.h interprets and verifies
 * them. */
#ifndef BOCAGE_NOTATION_REPLAY_H
#define BOCAGE_NOTATION_REPLAY_H

#include "core/text.h"
#include "notation/problems.h"

enum {
    BCG_REPLAY_VERSION = 2, /* the version written; 1 is also read: it has no `rules` line */
    BCG_REPLAY_MAX_SIZE = 16 * 1024 * 1024,
    BCG_MOST_RULES = 65535, /* upper bound for versions of rules */
};

/* Spans point into the text that was read; those not given are empty. */
typedef struct bcg_replay_header {
    bcg_span ruleset;    /* required */
    bcg_span rules;      /* the version of its rules: bcg_replay_rules */
    bcg_span program;    /* the program that wrote it and its version */
    bcg_span edition;    /* required if the ruleset has editions */
    bcg_span options;    /* words */
    bcg_span values;     /* the hash of the players' own values, which are not part of a replay */
    bcg_span scenario;   /* its id, if the text is not included */
    bcg_span text;       /* scenario or position, indented, lines as in the file */
    bcg_span seats;      /* who played; these five are stored, not interpreted here */
    bcg_span seed;       /* the source of dice and cards, known once the game is over */
    bcg_span commitment; /* the hash of it published before the game */
    bcg_span nonces;     /* what each seat contributed to it, in their order: hexadecimal, or `-` */
    bcg_span dice;       /* `table`: people rolled real dice */
} bcg_replay_header;

typedef enum bcg_replay_what {
    BCG_REPLAY_ACTION,
    BCG_REPLAY_RESULT, /* the last line: nothing follows */
    BCG_REPLAY_BAD,    /* the problem is noted; cannot continue */
} bcg_replay_what;

typedef struct bcg_replay_line {
    bcg_span start; /* where it begins */
    int ply;
    bcg_span who, action;
    uint64_t hash; /* of the position after the action */
    bcg_span result;
} bcg_replay_line;

/* The version of the rules it was recorded under: 1 if not given. */
int bcg_replay_rules(const bcg_replay_header *h);

/* Does a text look like a replay, whatever else may be wrong with it? */
bool bcg_replay_is(const char *text, size_t size);

/* Reads the header; the reader is left at the first action. False if there is a problem. */
bool bcg_replay_open(bcg_reader *r, const char *text, size_t size, bcg_replay_header *out,
                     bcg_problems *p);
/* Reads the next action, or the result. */
bcg_replay_what bcg_replay_next(bcg_reader *r, bcg_replay_line *out, bcg_problems *p);

/* Write the lines in canonical form. `text` of the header is indented by two blanks: pass the
 * canonical text without indentation. */
void bcg_replay_write_header(const bcg_replay_header *h, bcg_writer *w);
void bcg_replay_write_action(int ply, const char *who, const char *action, uint64_t hash,
                             bcg_writer *w);
void bcg_replay_write_result(const char *result, bcg_writer *w);

/* The text below `scenario` without its indentation. False if it does not fit. */
bool bcg_replay_unindent(bcg_span text, bcg_writer *w);

/* FNV-1a, 64 bits: the hash used by the format. */
uint64_t bcg_text_hash(const char *text, size_t size);

#endif
