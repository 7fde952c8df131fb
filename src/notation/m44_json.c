#include "notation/m44_json.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* -- places ----------------------------------------------------------------------------------- */

static void write_place(bcg_writer *w, const m44_place *where)
{
    if (where == NULL || where->up == NULL)
        return;
    write_place(w, where->up);
    if (where->key == NULL)
        bcg_writef(w, "[%d]", where->index);
    else
        bcg_writef(w, "%s%.*s", w->size ? "." : "", M44_SHOWN(where->key));
}

/* Names in the file may contain anything: removes control characters and a truncated last
 * character. */
static void make_presentable(char *text)
{
    for (char *at = text; *at; at++)
        if (iscntrl((unsigned char)*at))
            *at = '?';
    text[bcg_text_valid(text, strlen(text))] = '\0';
}

static void note(const m44_notes *n, const m44_place *where, bcg_severity severity, bcg_reason code,
                 const char *format, va_list args)
{
    static const bcg_span whole_file = {"", 0, 0, 0};
    char text[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    write_place(&w, where);
    if (n->hex != BCG_NO_HEX && n->board) {
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(n->board, n->hex, label);
        bcg_writef(&w, w.size ? " (%s)" : "%s", label);
    }
    if (w.size)
        bcg_write(&w, ": ");
    vsnprintf(text + w.size, sizeof text - w.size, format, args);
    make_presentable(text);
    if (severity == BCG_ERROR)
        bcg_error(n->problems, whole_file, code, "%s", text);
    else
        bcg_warning(n->problems, whole_file, code, "%s", text);
}

void m44_error(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    note(n, where, BCG_ERROR, code, format, args);
    va_end(args);
}

void m44_warning(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format,
                 ...)
{
    va_list args;
    va_start(args, format);
    note(n, where, BCG_WARNING, code, format, args);
    va_end(args);
}

/* -- values ----------------------------------------------------------------------------------- */

/* An object whose keys are the numbers from 0 on is really a list. */
static bool is_numbered(const json_t *object)
{
    char key[24];
    for (size_t i = 0; i < json_object_size(object); i++) {
        snprintf(key, sizeof key, "%zu", i);
        if (json_object_get(object, key) == NULL)
            return false;
    }
    return true;
}

json_t *m44_list(const m44_notes *n, const m44_place *where, const json_t *value)
{
    json_t *list = json_array();
    const json_t *item = json_is_object(value) ? json_object_get(value, "item") : NULL;
    if (item) {
        const char *key;
        json_t *other;
        json_object_foreach ((json_t *)value, key, other) {
            const m44_place place = {where, key, 0};
            if (other != item)
                m44_warning(n, &place, SCN_ASSUMED, "left out: it stands beside the list `item`");
        }
        value = item;
    }
    if (json_is_array(value)) {
        json_array_extend(list, (json_t *)value);
    } else if (json_is_object(value) && is_numbered(value)) {
        char key[24];
        for (size_t i = 0; i < json_object_size(value); i++) {
            snprintf(key, sizeof key, "%zu", i);
            json_array_append(list, json_object_get(value, key));
        }
    } else if (item && json_is_object(value)) {
        json_array_append(list, (json_t *)value); /* a single item may be written without a list */
    } else if (value && !json_is_null(value)) {
        m44_error(n, where, SCN_BAD_VALUE, "this must be a list");
        json_decref(list);
        return NULL;
    }
    return list;
}

bool m44_is_empty(const json_t *value)
{
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return json_object_size(value) == 0;
    case JSON_ARRAY:
        return json_array_size(value) == 0;
    case JSON_STRING:
        return json_string_length(value) == 0;
    case JSON_INTEGER:
        return json_integer_value(value) == 0;
    case JSON_REAL:
    case JSON_TRUE:
        return false;
    default:
        return true;
    }
}

m44_truth m44_truth_of(const json_t *value)
{
    const char *text = json_is_string(value) ? json_string_value(value) : "";
    const double number = json_is_number(value) ? json_number_value(value) : 0;
    if (json_is_true(value) || strcasecmp(text, "true") == 0 || strcmp(text, "1") == 0 ||
        number == 1)
        return M44_ON;
    if (value == NULL || m44_is_empty(value) || strcasecmp(text, "false") == 0 ||
        strcmp(text, "0") == 0 || (json_is_number(value) && number == 0))
        return M44_OFF;
    return M44_NEITHER;
}

void m44_forget(json_t *object, const char *key)
{
    json_object_del(object, key);
}

/* A decimal number of at most six digits. */
static bool parse_number(const char *text, long *out)
{
    const size_t length = strlen(text);
    *out = 0;
    for (size_t i = 0; i < length; i++) {
        if (!isdigit((unsigned char)text[i]))
            return false;
        *out = 10 * *out + text[i] - '0';
    }
    return length > 0 && length <= 6;
}

m44_found m44_number(const m44_notes *n, const m44_place *where, const json_t *object,
                     const char *key, int min, int max, int *out)
{
    const json_t *value = json_object_get(object, key);
    const m44_place place = {where, key, 0};
    long number = 0;
    bool good = false;
    if (value == NULL || json_is_null(value))
        return M44_ABSENT;
    if (json_is_integer(value)) {
        good = json_integer_value(value) >= min && json_integer_value(value) <= max;
        number = good ? (long)json_integer_value(value) : 0;
    } else if (json_is_string(value))
        good = parse_number(json_string_value(value), &number) && number >= min && number <= max;
    if (!good) {
        char *shown = m44_one_line(value);
        m44_error(n, &place, SCN_BAD_NUMBER, "%.*s is not a whole number from %d to %d",
                  M44_SHOWN(shown ? shown : "this"), min, max);
        free(shown);
        return M44_WRONG;
    }
    *out = (int)number;
    return M44_THERE;
}

m44_found m44_flag(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, bool *out)
{
    const json_t *value = json_object_get(object, key);
    const m44_place place = {where, key, 0};
    const m44_truth truth = m44_truth_of(value);
    if (value == NULL || json_is_null(value))
        return M44_ABSENT;
    *out = truth == M44_ON;
    if (truth != M44_NEITHER)
        return M44_THERE;
    m44_error(n, &place, SCN_BAD_VALUE, "this must be true or false");
    return M44_WRONG;
}

m44_found m44_text(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const char **out)
{
    const json_t *value = json_object_get(object, key);
    const m44_place place = {where, key, 0};
    *out = NULL;
    if (value == NULL || json_is_null(value))
        return M44_ABSENT;
    *out = json_string_value(value);
    if (*out)
        return M44_THERE;
    m44_error(n, &place, SCN_BAD_VALUE, "this must be a text");
    return M44_WRONG;
}

m44_found m44_word(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const bcg_words *words, int *out)
{
    const char *text;
    const m44_found found = m44_text(n, where, object, key, &text);
    if (found != M44_THERE)
        return found;
    if (text[0] == '\0')
        return M44_ABSENT;
    for (*out = 0; *out < words->count; ++*out)
        if (strcasecmp(text, words->word[*out]) == 0)
            return M44_THERE;
    return M44_WRONG;
}

/* Nothing, or a blank or T followed by a time such as 05:30 or 05:30:00.0. */
static bool is_time(const char *text)
{
    if (text[0] == '\0')
        return true;
    if (text[0] != ' ' && text[0] != 'T')
        return false;
    const char *at = text + 1;
    for (int i = 0; i < 5; i++, at++)
        if (i == 2 ? *at != ':' : !isdigit((unsigned char)*at))
            return false;
    return strspn(at, "0123456789:.+-Z ") == strlen(at);
}

m44_found m44_date(const json_t *object, const char *key, bcg_date *out)
{
    static const int days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);
    if (text == NULL && value != NULL && !json_is_null(value))
        return M44_WRONG;
    if (text == NULL || text[0] == '\0')
        return M44_ABSENT;
    for (int i = 0; i < 10; i++)
        if (i == 4 || i == 7 ? text[i] != '-' : !isdigit((unsigned char)text[i]))
            return M44_WRONG;
    const int year = atoi(text), month = atoi(text + 5), day = atoi(text + 8);
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (!is_time(text + 10) || year < 1 || month < 1 || month > 12 || day < 1 ||
        day > days[month - 1] || (month == 2 && day == 29 && !leap))
        return M44_WRONG;
    *out = (bcg_date){(uint16_t)year, (uint8_t)month, (uint8_t)day};
    return M44_THERE;
}

static void wrong_label(const m44_notes *n, const m44_place *where, const char *text)
{
    char other[BCG_LABEL_SIZE] = "";
    snprintf(other, sizeof other, "%.3s", text);
    other[0] = (char)(islower((unsigned char)other[0]) ? toupper((unsigned char)other[0])
                                                       : tolower((unsigned char)other[0]));
    if (strlen(text) < sizeof other && bcg_hex_parse(n->board, other, strlen(other)) != BCG_NO_HEX)
        m44_error(n, where, SCN_BAD_HEX, "there is no hex `%.*s` on this board; did you mean `%s`?",
                  M44_SHOWN(text), other);
    else
        m44_error(n, where, SCN_BAD_HEX, "there is no hex `%.*s` on this board", M44_SHOWN(text));
}

bool m44_group(const m44_notes *n, const m44_place *where, const json_t *object, const char *key,
               bcg_set *out)
{
    const m44_place place = {where, key, 0};
    json_t *list = m44_list(n, &place, json_object_get(object, key)), *item;
    size_t i;
    bool good = list != NULL;
    json_array_foreach (list, i, item) {
        const m44_place member = {&place, NULL, (int)i};
        const char *text = json_string_value(item);
        const bcg_hex h = text ? bcg_hex_parse(n->board, text, strlen(text)) : BCG_NO_HEX;
        if (text == NULL)
            m44_error(n, &member, SCN_BAD_VALUE, "this must be the label of a hex, as \"A9\"");
        else if (h == BCG_NO_HEX)
            wrong_label(n, &member, text);
        else
            bcg_set_add(out, h);
        good &= h != BCG_NO_HEX;
    }
    json_decref(list);
    return good;
}

/* -- as text ---------------------------------------------------------------------------------- */

/* DEL and the control characters U+0080 to U+009F may be literal in JSON, but not in our files. */
char *m44_one_line(const json_t *value)
{
    char *plain = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    char *out = plain ? malloc(6 * strlen(plain) + 1) : NULL;
    size_t n = 0;
    for (const char *at = plain; out && *at; at++) {
        const unsigned char c = (unsigned char)at[0], next = (unsigned char)at[1];
        if (c == 0x7f)
            n += (size_t)sprintf(out + n, "\\u007f");
        else if (c == 0xc2 && next < 0xa0) {
            n += (size_t)sprintf(out + n, "\\u%04x", next);
            at++;
        } else
            out[n++] = *at;
    }
    if (out)
        out[n] = '\0';
    free(plain);
    return out;
}

/* The number of bytes if the character at `at` is a control or a blank, otherwise 0. */
static size_t blank_length(const char *at)
{
    const unsigned char c = (unsigned char)at[0];
    if (c <= 0x20 || c == 0x7f)
        return c != '\0';
    return c == 0xc2 && (unsigned char)at[1] < 0xa0 ? 2 : 0;
}

char *m44_prose(const char *text, bool paragraphs)
{
    char *out = malloc(strlen(text) + 1);
    size_t n = 0, blank;
    bool gap = false, line_end = false;
    while (out && *text) {
        if ((blank = blank_length(text)) > 0) {
            gap = true;
            line_end |= *text == '\n';
            text += blank;
            continue;
        }
        if (gap && n > 0)
            out[n++] = line_end && paragraphs ? '\n' : ' ';
        gap = line_end = false;
        out[n++] = *text++;
    }
    if (out)
        out[n] = '\0';
    return out;
}
