/* Runs position tests: small battles that a player can read and write (tests/positions/README.md).
 *
 * usage: positions [--rule ID | --list] FILE...
 *
 * The folder of a file names its ruleset. A test begins with a line `% [RULE-ID] [RULE-ID] what it
 * shows` and ends at the next. Its first lines set up a battle, the others play it and say what
 * must hold. Every test runs in all editions of its ruleset unless it names one. */
#include "positions/position.h"

#include <stdio.h>
#include <string.h>

position_test t;

/* -- lines ------------------------------------------------------------------------------------ */

static const command *find_command(const command *commands, const char *word)
{
    while (commands->word && strcmp(commands->word, word) != 0)
        commands++;
    return commands->word ? commands : NULL;
}

static void run_line(char *text)
{
    char *rest = text, *comment = strchr(text, '#');
    if (comment)
        *comment = '\0';
    const char *word = next_word(&rest);
    if (*word == '\0' || strcmp(word, "edition") == 0)
        return;
    const command *sets_up = find_command(t.rules->set_up, word), *does = sets_up;
    const command *const others[] = {playing_commands, t.rules->playing, looking_commands,
                                     t.rules->looking};
    for (int i = 0; i < 4 && !does; i++)
        does = find_command(others[i], word);
    if (!does)
        fail("`%s` is no command", word);
    else if (sets_up && t.built)
        fail("`%s` belongs before the first action", word);
    else if (!sets_up && !t.built) {
        t.built = true;
        t.rules->build();
    }
    if (!t.failed)
        does->run(rest + strspn(rest, " \t"));
}

/* -- tests ------------------------------------------------------------------------------------ */

static void begin_test(const position_rules *rules, const char *file, int edition)
{
    memset(&t, 0, sizeof t);
    t.rules = rules;
    t.file = file;
    t.edition = edition;
    rules->begin();
}

/* Runs the lines of one test, from text[first] up to but not including text[last]; true if all
 * holds. */
static bool run_test(const position_rules *rules, const char *file, char **text, int first,
                     int last, int edition)
{
    static char line[4096];
    begin_test(rules, file, edition);
    for (int i = first; i < last && !t.failed; i++) {
        t.line = i + 1;
        snprintf(line, sizeof line, "%s", text[i]);
        run_line(line);
    }
    if (!t.built && !t.failed)
        fail("this test tests nothing");
    return !t.failed;
}

static bool plays_edition(const bcg_words *editions, char **text, int first, int last, int edition)
{
    for (int i = first; i < last && editions; i++)
        if (strncmp(text[i], "edition ", 8) == 0)
            return strstr(text[i], editions->word[edition]) != NULL;
    return true;
}

/* -- files ------------------------------------------------------------------------------------ */

enum { MOST_LINES = 20000 };

static int read_lines(const char *file, char **lines, char *pool, size_t size)
{
    FILE *f = fopen(file, "r");
    if (!f) {
        printf("%s: cannot be read\n", file);
        return -1;
    }
    const size_t n = fread(pool, 1, size - 1, f);
    fclose(f);
    pool[n] = '\0';
    int count = 0;
    for (char *at = pool; *at && count < MOST_LINES;) {
        lines[count++] = at;
        at += strcspn(at, "\n");
        if (*at)
            *at++ = '\0';
    }
    return count;
}

/* The ruleset that the folder of the file is named after. */
static const position_rules *rules_of(const char *file)
{
    const char *end = strrchr(file, '/'), *folder = end;
    while (folder && folder > file && folder[-1] != '/')
        folder--;
    for (const position_rules *const *row = position_rulesets; *row && folder; row++)
        if (strlen((*row)->ops->name) == (size_t)(end - folder) &&
            strncmp(folder, (*row)->ops->name, (size_t)(end - folder)) == 0)
            return *row;
    printf("%s: the folder names no ruleset\n", file);
    return NULL;
}

/* Does the heading of a test cite the rule? */
static bool cites(const char *heading, const char *rule)
{
    char bracketed[64];
    snprintf(bracketed, sizeof bracketed, "[%s]", rule);
    return strstr(heading, bracketed) != NULL;
}

int main(int argc, char **argv)
{
    static char *lines[MOST_LINES];
    static char pool[4 * 1024 * 1024];
    const char *rule = NULL;
    bool listing = false;
    int tests = 0, failed = 0, first_file = 1;
    if (argc > 2 && strcmp(argv[1], "--rule") == 0) {
        rule = argv[2];
        first_file = 3;
    } else if (argc > 1 && strcmp(argv[1], "--list") == 0) {
        listing = true;
        first_file = 2;
    }
    for (int i = first_file; i < argc; i++) {
        const int n = read_lines(argv[i], lines, pool, sizeof pool);
        const position_rules *rules = rules_of(argv[i]);
        if (n < 0 || !rules)
            return 1;
        const int editions = rules->editions ? rules->editions->count : 1;
        for (int first = 0, last; first < n; first = last) {
            for (last = first + 1; last < n && lines[last][0] != '%';)
                last++;
            if (lines[first][0] != '%' || (rule && !cites(lines[first], rule)))
                continue;
            if (listing) {
                printf("%s:%d: %s\n", argv[i], first + 1, lines[first] + 2);
                continue;
            }
            for (int edition = 0; edition < editions; edition++) {
                if (!plays_edition(rules->editions, lines, first + 1, last, edition))
                    continue;
                tests++;
                failed += !run_test(rules, argv[i], lines, first + 1, last, edition);
            }
        }
    }
    if (!listing)
        printf("%d position tests, %d failed\n", tests, failed);
    return failed > 0 || (tests == 0 && !listing);
}
