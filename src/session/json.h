/* Writing JSON into a growing text. Commas are added automatically; strings must be UTF-8.
 *
 *     bcg_json_open(j, '{');
 *     bcg_json_key(j, "ply");
 *     bcg_json_int(j, 7);
 *     bcg_json_close(j, '}');
 *
 * When memory runs out, the text is marked as failed and no longer changes; the sender checks once,
 * at the end. */
#ifndef BOCAGE_SESSION_JSON_H
#define BOCAGE_SESSION_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bcg_json {
    char *text; /* zero-terminated; NULL while empty */
    size_t size, capacity;
    bool comma;  /* a comma is due before the next value */
    int indent;  /* the next value starts a line, indented this much; -1: it does not */
    bool failed; /* out of memory */
    bool spread; /* breaks lines for human readers; otherwise everything is on one line */
} bcg_json;

void bcg_json_free(bcg_json *j);
/* Starts a text, or restarts it and keeps the memory. May be called on a zeroed struct. */
void bcg_json_clear(bcg_json *j);

/* `{` or `[`, and the matching end. */
void bcg_json_open(bcg_json *j, char bracket);
void bcg_json_close(bcg_json *j, char bracket);
/* The name of the next value, one of our own words: nothing in it is escaped. */
void bcg_json_key(bcg_json *j, const char *name);

void bcg_json_text(bcg_json *j, const char *text, size_t len);
void bcg_json_string(bcg_json *j, const char *text); /* NULL: null */
void bcg_json_int(bcg_json *j, int64_t n);
void bcg_json_double(bcg_json *j, double x);
void bcg_json_bool(bcg_json *j, bool yes);
void bcg_json_null(bcg_json *j);
/* A value that is already JSON. */
void bcg_json_raw(bcg_json *j, const char *json, size_t len);

/* Name and value in one call. */
void bcg_json_put_string(bcg_json *j, const char *name, const char *text);
void bcg_json_put_int(bcg_json *j, const char *name, int64_t n);
void bcg_json_put_double(bcg_json *j, const char *name, double x);
/* The share that a count has in `of`; and with it, under NAME_ways, the count. */
void bcg_json_put_share(bcg_json *j, const char *name, int64_t ways, uint64_t of);
void bcg_json_put_chance(bcg_json *j, const char *name, int64_t ways, uint64_t of);
/* Two lists: the share that each of `n` counts has in `of`, and under NAME_ways the counts. Zeros
 * at the end are left out. */
void bcg_json_put_shares(bcg_json *j, const char *name, const uint64_t *ways, int n, uint64_t of);
void bcg_json_put_bool(bcg_json *j, const char *name, bool yes);

/* If `spread` is set, the next item, even a closing bracket, starts a new line with this many
 * blanks. */
void bcg_json_break(bcg_json *j, int blanks);
/* Ends the line: for line-based protocols. */
void bcg_json_end_line(bcg_json *j);

#endif
