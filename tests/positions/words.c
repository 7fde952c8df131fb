/* The words of a line, and messages if they are wrong. */
#include "positions/position.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *format, ...)
{
    va_list args;
    if (t.failed)
        return; /* one fault is reported per test; the rest follows from it */
    printf("%s:%d: (%s) ", t.file, t.line, memoir_edition_words.word[t.edition]);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    t.failed = true;
}

char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t");
    *rest = word + strcspn(word, " \t");
    if (**rest)
        *(*rest)++ = '\0';
    return word;
}

int index_of(const bcg_words *words, const char *word, const char *what)
{
    for (int i = 0; i < words->count; i++)
        if (strcmp(words->word[i], word) == 0)
            return i;
    fail("`%s` is no %s", word, what);
    return 0;
}

int read_side(char **rest)
{
    return index_of(&memoir_side_words, next_word(rest), "side");
}

static bcg_hex hex_of(const char *word)
{
    const bcg_hex h = bcg_hex_parse(t.board, word, strlen(word));
    if (h == BCG_NO_HEX) {
        fail("`%s` is no hex", word);
        return 0;
    }
    return h;
}

bcg_hex read_hex(char **rest)
{
    return hex_of(next_word(rest));
}

int read_card(char **rest)
{
    return index_of(&memoir_card_words, next_word(rest), "card");
}

int read_number(char **rest)
{
    const char *word = next_word(rest);
    char *end;
    const long n = strtol(word, &end, 10);
    if (end == word || *end)
        fail("`%s` is no number", word);
    return (int)n;
}

const char *label(int h)
{
    static char text[4][BCG_LABEL_SIZE];
    static int next;
    next = (next + 1) % 4;
    bcg_hex_label(t.board, (bcg_hex)h, text[next]);
    return text[next];
}
