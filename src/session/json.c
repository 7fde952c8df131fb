#include "session/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void bcg_json_free(bcg_json *j)
{
    free(j->text);
    *j = (bcg_json){0};
}

void bcg_json_clear(bcg_json *j)
{
    j->size = 0;
    j->comma = j->failed = false;
    j->indent = -1;
}

/* Makes room for this many more bytes and the terminating zero. */
static bool make_room(bcg_json *j, size_t more)
{
    if (j->failed)
        return false;
    if (j->capacity - j->size > more)
        return true;
    size_t capacity = j->capacity ? j->capacity : 512;
    while (capacity - j->size <= more)
        capacity *= 2;
    char *text = realloc(j->text, capacity);
    j->failed = text == NULL;
    if (text) {
        j->text = text;
        j->capacity = capacity;
    }
    return text != NULL;
}

static void add(bcg_json *j, const char *bytes, size_t n)
{
    if (!make_room(j, n))
        return;
    memcpy(j->text + j->size, bytes, n);
    j->size += n;
    j->text[j->size] = '\0';
}

static void add_char(bcg_json *j, char c)
{
    if (!make_room(j, 1))
        return;
    j->text[j->size++] = c;
    j->text[j->size] = '\0';
}

static void break_line(bcg_json *j)
{
    if (!j->spread || j->indent < 0)
        return;
    add_char(j, '\n');
    for (int i = 0; i < j->indent; i++)
        add_char(j, ' ');
    j->indent = -1;
}

/* Called before every value; a comma is due after it. */
static void begin_value(bcg_json *j)
{
    if (j->comma)
        add_char(j, ',');
    break_line(j);
    j->comma = true;
}

void bcg_json_open(bcg_json *j, char bracket)
{
    begin_value(j);
    add_char(j, bracket);
    j->comma = false;
}

void bcg_json_close(bcg_json *j, char bracket)
{
    break_line(j);
    add_char(j, bracket);
    j->comma = true;
}

/* Needs no escaping. */
static bool is_plain(char c)
{
    return (unsigned char)c >= 0x20 && c != '"' && c != '\\';
}

static void add_escaped(bcg_json *j, char c)
{
    char text[8];
    if (c == '\n') {
        add(j, "\\n", 2);
        return;
    }
    const int len = snprintf(text, sizeof text, (unsigned char)c < 0x20 ? "\\u%04x" : "\\%c", c);
    add(j, text, (size_t)len);
}

static void add_quoted(bcg_json *j, const char *text, size_t len)
{
    add_char(j, '"');
    for (size_t i = 0; i < len;) {
        size_t plain = i;
        while (plain < len && is_plain(text[plain]))
            plain++;
        add(j, text + i, plain - i);
        if (plain < len)
            add_escaped(j, text[plain++]);
        i = plain;
    }
    add_char(j, '"');
}

void bcg_json_key(bcg_json *j, const char *name)
{
    begin_value(j);
    add_char(j, '"');
    add(j, name, strlen(name));
    add_char(j, '"');
    add_char(j, ':');
    j->comma = false;
}

void bcg_json_text(bcg_json *j, const char *text, size_t len)
{
    begin_value(j);
    add_quoted(j, text, len);
}

void bcg_json_string(bcg_json *j, const char *text)
{
    if (text)
        bcg_json_text(j, text, strlen(text));
    else
        bcg_json_null(j);
}

void bcg_json_int(bcg_json *j, int64_t n)
{
    char digits[24], *first = digits + sizeof digits;
    uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    do
        *--first = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (n < 0)
        *--first = '-';
    begin_value(j);
    add(j, first, (size_t)(digits + sizeof digits - first));
}

void bcg_json_double(bcg_json *j, double x)
{
    char digits[40];
    const int len = snprintf(digits, sizeof digits, "%.17g", x);
    begin_value(j);
    add(j, digits, (size_t)len);
}

void bcg_json_bool(bcg_json *j, bool yes)
{
    begin_value(j);
    add(j, yes ? "true" : "false", yes ? 4 : 5);
}

void bcg_json_null(bcg_json *j)
{
    begin_value(j);
    add(j, "null", 4);
}

void bcg_json_raw(bcg_json *j, const char *json, size_t len)
{
    begin_value(j);
    add(j, json, len);
}

void bcg_json_put_string(bcg_json *j, const char *name, const char *text)
{
    bcg_json_key(j, name);
    bcg_json_string(j, text);
}

void bcg_json_put_int(bcg_json *j, const char *name, int64_t n)
{
    bcg_json_key(j, name);
    bcg_json_int(j, n);
}

void bcg_json_put_double(bcg_json *j, const char *name, double x)
{
    bcg_json_key(j, name);
    bcg_json_double(j, x);
}

static double share(int64_t ways, uint64_t of)
{
    return of ? (double)ways / (double)of : 0;
}

static void put_ways_key(bcg_json *j, const char *name)
{
    char key[48];
    snprintf(key, sizeof key, "%s_ways", name);
    bcg_json_key(j, key);
}

void bcg_json_put_share(bcg_json *j, const char *name, int64_t ways, uint64_t of)
{
    bcg_json_put_double(j, name, share(ways, of));
}

void bcg_json_put_chance(bcg_json *j, const char *name, int64_t ways, uint64_t of)
{
    bcg_json_put_share(j, name, ways, of);
    put_ways_key(j, name);
    bcg_json_int(j, ways);
}

void bcg_json_put_shares(bcg_json *j, const char *name, const uint64_t *ways, int n, uint64_t of)
{
    while (n > 1 && ways[n - 1] == 0)
        n--;
    bcg_json_break(j, 1);
    bcg_json_key(j, name);
    bcg_json_open(j, '[');
    for (int i = 0; i < n; i++)
        bcg_json_double(j, share((int64_t)ways[i], of));
    bcg_json_close(j, ']');
    put_ways_key(j, name);
    bcg_json_open(j, '[');
    for (int i = 0; i < n; i++)
        bcg_json_int(j, (int64_t)ways[i]);
    bcg_json_close(j, ']');
}

void bcg_json_put_bool(bcg_json *j, const char *name, bool yes)
{
    bcg_json_key(j, name);
    bcg_json_bool(j, yes);
}

void bcg_json_break(bcg_json *j, int blanks)
{
    j->indent = blanks;
}

void bcg_json_end_line(bcg_json *j)
{
    add_char(j, '\n');
    j->comma = false;
}
