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
    printf("%s:%d: ", t.file, t.line);
    if (t.rules->editions)
        printf("(%s) ", t.rules->editions->word[t.edition]);
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

int read_number(char **rest)
{
    const char *word = next_word(rest);
    char *end;
    const long n = strtol(word, &end, 10);
    if (end == word || *end)
        fail("`%s` is no number", word);
    return (int)n;
}

void want_number(const char *what, int wanted, int is)
{
    if (wanted != is)
        fail("%s: %d, not %d", what, is, wanted);
}

void want_word(const char *what, const char *wanted, const char *is)
{
    if (strcmp(wanted, is) != 0)
        fail("%s is %s, not %s", what, is, wanted);
}

int read_places(char **rest, int (*read_place)(char **rest), int *out, int most)
{
    char *colon = strchr(*rest, ':');
    int n = 0;
    if (colon == NULL) {
        out[0] = read_place(rest);
        return 1;
    }
    *colon = '\0';
    while (**rest && n < most)
        out[n++] = read_place(rest);
    *rest = colon + 1;
    return n;
}

char *label_room(void)
{
    static char text[4][8];
    static int next;
    next = (next + 1) % 4;
    return text[next];
}

void read_shipped(const char *name, bcg_writer *w)
{
    char path[512], line[1024];
    snprintf(path, sizeof path, "%s/data/%s/%s.scn", BOCAGE_SOURCE, t.rules->ops->name, name);
    FILE *f = fopen(path, "r");
    if (!f) {
        fail("%s cannot be read", path);
        return;
    }
    while (fgets(line, sizeof line, f))
        bcg_write(w, line);
    fclose(f);
}

bool read_set_up(const bcg_scn_format *format, const bcg_writer *text, void *out)
{
    bcg_problem found[8];
    bcg_problems problems;
    bcg_problems_init(&problems, found, 8);
    if (bcg_document_read(format, text->text, text->size, out, &problems))
        return true;
    fail("the set-up is wrong: %s", problems.count ? found[0].text : "?");
    return false;
}
