#include "core/text.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* -- spans ------------------------------------------------------------------------------------ */

bcg_span bcg_span_of(const char *text)
{
    return (bcg_span){text, strlen(text), 0, 0};
}

bool bcg_span_is(bcg_span s, const char *word)
{
    return strlen(word) == s.len && memcmp(s.at, word, s.len) == 0;
}

bool bcg_span_number(bcg_span s, int max, int *out)
{
    if (s.len == 0 || (s.at[0] == '0' && s.len > 1))
        return false;
    int n = 0;
    for (size_t i = 0; i < s.len; i++) {
        const int digit = s.at[i] - '0';
        if (digit < 0 || digit > 9 || digit > max || n > (max - digit) / 10)
            return false;
        n = 10 * n + digit;
    }
    *out = n;
    return true;
}

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

int bcg_span_width(bcg_span s)
{
    int width = 0;
    for (size_t i = 0; i < s.len; i++)
        width += !is_continuation(s.at[i]);
    return width;
}

/* -- reading ---------------------------------------------------------------------------------- */

void bcg_reader_init(bcg_reader *r, const char *text, size_t size)
{
    *r = (bcg_reader){text, text + size, 0};
}

bool bcg_reader_line(bcg_reader *r, bcg_span *line)
{
    if (r->at == r->end)
        return false;
    const char *newline = memchr(r->at, '\n', (size_t)(r->end - r->at));
    const char *stop = newline ? newline : r->end;
    r->line++;
    *line = (bcg_span){r->at, (size_t)(stop - r->at), r->line, 1};
    if (newline && line->len > 0 && line->at[line->len - 1] == '\r')
        line->len--;
    r->at = newline ? newline + 1 : r->end;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Drops the first n bytes of a span. */
static bcg_span skip(bcg_span s, size_t n)
{
    const bcg_span dropped = {s.at, n, s.line, s.column};
    return (bcg_span){s.at + n, s.len - n, s.line, s.column + bcg_span_width(dropped)};
}

static size_t count_leading(bcg_span s, bool blank)
{
    size_t n = 0;
    while (n < s.len && is_blank(s.at[n]) == blank)
        n++;
    return n;
}

bool bcg_span_word(bcg_span *rest, bcg_span *word)
{
    *rest = skip(*rest, count_leading(*rest, true));
    if (rest->len == 0)
        return false;
    *word = *rest;
    word->len = count_leading(*rest, false);
    *rest = skip(*rest, word->len);
    return true;
}

bcg_span bcg_span_trim(bcg_span rest)
{
    rest = skip(rest, count_leading(rest, true));
    while (rest.len > 0 && is_blank(rest.at[rest.len - 1]))
        rest.len--;
    return rest;
}

/* Length of the well-formed UTF-8 sequence at `p` (Unicode table 3-7), or 0. */
static size_t utf8_length(const unsigned char *p, size_t left)
{
    static const struct {
        unsigned char first_low, first_high, second_low, second_high;
        size_t length;
    } forms[] = {
        {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
        {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
        {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    if (p[0] < 0x80)
        return 1;
    for (size_t f = 0; f < sizeof forms / sizeof forms[0]; f++) {
        if (p[0] < forms[f].first_low || p[0] > forms[f].first_high)
            continue;
        if (left < forms[f].length || p[1] < forms[f].second_low || p[1] > forms[f].second_high)
            return 0;
        for (size_t i = 2; i < forms[f].length; i++)
            if (!is_continuation((char)p[i]))
                return 0;
        return forms[f].length;
    }
    return 0;
}

size_t bcg_text_valid(const char *text, size_t size)
{
    const unsigned char *p = (const unsigned char *)text;
    size_t i = 0;
    while (i < size) {
        const bool line_end = p[i] == '\n' || (p[i] == '\r' && i + 1 < size && p[i + 1] == '\n');
        if ((p[i] < 0x20 && p[i] != '\t' && !line_end) || p[i] == 0x7f)
            return i;
        const size_t length = utf8_length(p + i, size - i);
        if (length == 0 || (p[i] == 0xc2 && p[i + 1] < 0xa0)) /* U+0080 to U+009F: control, too */
            return i;
        i += length;
    }
    return size;
}

/* Characters that join or separate letters (U+200C, U+200D) are allowed: some scripts need them. */
uint32_t bcg_text_hidden(const char *text, size_t size)
{
    static const struct {
        uint32_t from, to;
    } ranges[] = {
        {0x00ad, 0x00ad}, {0x061c, 0x061c}, {0x180e, 0x180e}, {0x200b, 0x200b}, {0x200e, 0x200f},
        {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f},
    };
    const unsigned char *p = (const unsigned char *)text;
    for (size_t i = 0, length; i < size; i += length) {
        length = utf8_length(p + i, size - i);
        if (length == 0)
            return 0;
        uint32_t c = length == 1 ? p[i] : p[i] & (0xffu >> (length + 1));
        for (size_t k = 1; k < length; k++)
            c = c << 6 | (p[i + k] & 0x3fu);
        for (size_t r = 0; r < sizeof ranges / sizeof ranges[0]; r++)
            if (c >= ranges[r].from && c <= ranges[r].to)
                return c;
    }
    return 0;
}

/* -- writing ---------------------------------------------------------------------------------- */

void bcg_writer_init(bcg_writer *w, char *text, size_t capacity)
{
    assert(capacity > 0);
    *w = (bcg_writer){.text = text, .capacity = capacity};
    text[0] = '\0';
}

void bcg_write_bytes(bcg_writer *w, const char *bytes, size_t n)
{
    const size_t capacity = w->capacity - 1 - w->size;
    if (n > capacity) {
        w->full = true;
        n = capacity;
    }
    memcpy(w->text + w->size, bytes, n);
    w->size += n;
    w->text[w->size] = '\0';
    for (size_t i = 0; i < n; i++)
        w->column = bytes[i] == '\n' ? 0 : w->column + !is_continuation(bytes[i]);
}

void bcg_write(bcg_writer *w, const char *text)
{
    bcg_write_bytes(w, text, strlen(text));
}

void bcg_writef(bcg_writer *w, const char *format, ...)
{
    char piece[512];
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(piece, sizeof piece, format, args);
    va_end(args);
    assert(n >= 0);
    if ((size_t)n >= sizeof piece)
        w->full = true;
    bcg_write(w, piece);
}

void bcg_write_to_column(bcg_writer *w, int column)
{
    while (w->column < column && !w->full)
        bcg_write_bytes(w, " ", 1);
}

/* -- words ------------------------------------------------------------------------------------ */

enum { LONGEST_WORD = 32 };

static int min3(int a, int b, int c)
{
    const int m = a < b ? a : b;
    return m < c ? m : c;
}

int bcg_find_word(bcg_span typed, const bcg_words *words)
{
    for (int i = 0; i < words->count; i++)
        if (bcg_span_is(typed, words->word[i]))
            return i;
    return -1;
}

/* Number of edits (insert, delete or change a letter, swap two neighbours) from one word to the
 * other; case is ignored, since mistyped case is the likeliest mistake. */
static int count_edits(const char *a, int na, const char *b, int nb)
{
    int rows[3][LONGEST_WORD + 1];
    for (int j = 0; j <= nb; j++)
        rows[0][j] = j;
    for (int i = 1; i <= na; i++) {
        const int *before = rows[(i + 1) % 3], *last = rows[(i + 2) % 3];
        int *now = rows[i % 3];
        now[0] = i;
        for (int j = 1; j <= nb; j++) {
            const int ca = tolower((unsigned char)a[i - 1]), cb = tolower((unsigned char)b[j - 1]);
            now[j] = min3(last[j] + 1, now[j - 1] + 1, last[j - 1] + (ca != cb));
            if (i > 1 && j > 1 && ca == tolower((unsigned char)b[j - 2]) &&
                tolower((unsigned char)a[i - 2]) == cb && before[j - 2] + 1 < now[j])
                now[j] = before[j - 2] + 1;
        }
    }
    return rows[na % 3][nb];
}

const char *bcg_nearest_word(bcg_span typed, const char *const *words, int n)
{
    const char *best = NULL;
    int best_edits = 0;
    if (typed.len > LONGEST_WORD)
        return NULL;
    for (int i = 0; i < n; i++) {
        if (words[i] == NULL || strlen(words[i]) > LONGEST_WORD)
            continue;
        const int length = (int)strlen(words[i]);
        const int edits = count_edits(typed.at, (int)typed.len, words[i], length);
        const int longer = length > (int)typed.len ? length : (int)typed.len;
        if (3 * edits <= longer && (best == NULL || edits < best_edits)) {
            best = words[i];
            best_edits = edits;
        }
    }
    return best;
}
