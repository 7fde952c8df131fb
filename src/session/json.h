/* Writing JSON into a text that grows. Commas are put where they belong; strings must be UTF-8.
 *
 *     bcg_json_open(j, '{');
 *     bcg_json_key(j, "ply");
 *     bcg_json_int(j, 7);
 *     bcg_json_close(j, '}');
 *
 * When memory runs out the text is marked as failed and stays as it is; whoever sends it asks once,
 * at the end. */
#ifndef BOCAGE_SESSION_JSON_H
#define BOCAGE_SESSION_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bcg_json {
    char *text; /* ends in a zero byte; NULL while it is empty */
    size_t size, capacity;
    bool comma;  /* something stands before what comes next */
    int indent;  /* that comes on a line of its own, so far in; -1: it does not */
    bool failed; /* no memory */
    bool spread; /* over several lines, for readers; else it is one line, whatever breaks it */
} bcg_json;

void bcg_json_free(bcg_json *j);
/* Begin, or begin anew and keep the memory. What is all 0 may be cleared. */
void bcg_json_clear(bcg_json *j);

/* `{` or `[`, and the end of it. */
void bcg_json_open(bcg_json *j, char bracket);
void bcg_json_close(bcg_json *j, char bracket);
/* The name of the value that comes next. */
void bcg_json_key(bcg_json *j, const char *name);

void bcg_json_text(bcg_json *j, const char *text, size_t len);
void bcg_json_string(bcg_json *j, const char *text); /* NULL: null */
void bcg_json_int(bcg_json *j, int64_t n);
void bcg_json_double(bcg_json *j, double x);
void bcg_json_bool(bcg_json *j, bool yes);
void bcg_json_null(bcg_json *j);
/* A value that is JSON already. */
void bcg_json_raw(bcg_json *j, const char *json, size_t len);

/* Name and value at once. */
void bcg_json_put_string(bcg_json *j, const char *name, const char *text);
void bcg_json_put_int(bcg_json *j, const char *name, int64_t n);
void bcg_json_put_double(bcg_json *j, const char *name, double x);
void bcg_json_put_bool(bcg_json *j, const char *name, bool yes);

/* What comes next, a bracket's end included, begins a line with so many blanks, if the text is
 * spread at all. */
void bcg_json_break(bcg_json *j, int blanks);
/* A line end behind what is there: for protocols of lines. */
void bcg_json_end_line(bcg_json *j);

#endif
