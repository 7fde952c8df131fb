#include "notation/action_reader.h"

#include "notation/problems.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool is_plain_line(const char *text, size_t len)
{
    return bcg_text_valid(text, len) == len && (len == 0 || memchr(text, '\n', len) == NULL);
}

static bool read_kind(bcg_action_reader *r, const bcg_action_info *kinds, int n)
{
    enum { FIRST = 1, MOST = 64 };
    const char *list[MOST];
    const bcg_words words = {list, n};
    bcg_span typed;
    assert(n <= MOST);
    for (int i = 0; i < n; i++)
        list[i] = kinds[i].word;
    if (!bcg_span_word(&r->rest, &typed))
        return bcg_action_refuse(r, "there is no action: the text is empty");
    const int kind = bcg_action_find_word(typed, &words, FIRST);
    if (kind < 0)
        return bcg_action_refuse_word(r, typed, "action", &words, FIRST);
    r->row = &kinds[kind];
    r->kind = r->row->word;
    r->action = (bcg_action)kind;
    return true;
}

bool bcg_action_begin(bcg_action_reader *r, const char *text, size_t len,
                      const bcg_action_info *kinds, int n, bcg_writer *fault)
{
    *r = (bcg_action_reader){.rest = {text, len, 1, 1}, .fault = fault};
    if (!is_plain_line(text, len))
        return bcg_action_refuse(r, "an action is one line of plain text");
    return read_kind(r, kinds, n);
}

bool bcg_action_end(bcg_action_reader *r)
{
    bcg_span surplus;
    return !bcg_span_word(&r->rest, &surplus) ||
           bcg_action_refuse(r, "`%.*s` is too much: `%s` ends before it", BCG_SHOWN(surplus),
                             r->kind);
}

bool bcg_action_refuse(const bcg_action_reader *r, const char *format, ...)
{
    char sentence[BCG_PROBLEM_TEXT];
    if (r->fault) {
        va_list args;
        va_start(args, format);
        vsnprintf(sentence, sizeof sentence, format, args);
        va_end(args);
        bcg_write(r->fault, sentence);
    }
    return false;
}

bool bcg_action_refuse_word(const bcg_action_reader *r, bcg_span typed, const char *what,
                            const bcg_words *words, int first)
{
    const char *near = bcg_nearest_word(typed, words->word + first, words->count - first);
    if (near)
        return bcg_action_refuse(r, "unknown %s `%.*s`; did you mean `%s`?", what, BCG_SHOWN(typed),
                                 near);
    return bcg_action_refuse(r, "unknown %s `%.*s`", what, BCG_SHOWN(typed));
}

/* -- parts of the line ------------------------------------------------------------------------ */

bool bcg_action_word_is(bcg_span typed, const char *word)
{
    if (typed.len != strlen(word))
        return false;
    for (size_t i = 0; i < typed.len; i++)
        if (tolower((unsigned char)typed.at[i]) != word[i])
            return false;
    return true;
}

int bcg_action_find_word(bcg_span typed, const bcg_words *words, int first)
{
    for (int i = first; i < words->count; i++)
        if (bcg_action_word_is(typed, words->word[i]))
            return i;
    return -1;
}

bool bcg_action_label(bcg_action_reader *r, bool first, bcg_span *label)
{
    bool hyphen = false;
    bcg_span rest = bcg_span_trim(r->rest);
    if (!first && rest.len > 0 && rest.at[0] == '-') {
        hyphen = true;
        rest = bcg_span_trim((bcg_span){rest.at + 1, rest.len - 1, rest.line, rest.column});
    }
    size_t n = 0;
    while (n < rest.len && rest.at[n] != '-' && rest.at[n] != ' ' && rest.at[n] != '\t')
        n++;
    *label = (bcg_span){rest.at, n, rest.line, rest.column};
    r->rest = (bcg_span){rest.at + n, rest.len - n, rest.line, rest.column};
    return n > 0 || hyphen || r->rest.len > 0;
}

void bcg_action_write_word(const bcg_words *words, int i, bcg_writer *w)
{
    bcg_writef(w, " %s", i < words->count ? words->word[i] : "?");
}
