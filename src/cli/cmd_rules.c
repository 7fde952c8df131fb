#include "cli/cli.h"
#include "cli/rules_text.h"

#include <ctype.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { TERMINAL_WIDTH = 80, INDENT = 4 };

/* The rules of one ruleset. */
typedef struct rule_book {
    const char *ruleset;
    bool first;    /* in the table: its rules are cited without its name */
    bool editions; /* it has some */
    rules_text rules;
} rule_book;

enum { MOST_BOOKS = 8 };

/* All that are consulted. */
typedef struct library {
    rule_book book[MOST_BOOKS];
    int count;
} library;

/* The rules that were asked for, book by book in the order of the document. */
typedef struct chosen_rules {
    struct {
        const rule_book *book;
        const rule_text *rule;
    } * at;
    int count;
} chosen_rules;

/* -- choosing --------------------------------------------------------------------------------- */

static void choose(chosen_rules *chosen, const rule_book *book, const rule_text *rule)
{
    chosen->at[chosen->count].book = book;
    chosen->at[chosen->count++].rule = rule;
}

static void choose_family(const rule_book *book, bcg_span id, chosen_rules *chosen)
{
    for (int i = 0; i < book->rules.count; i++)
        if (is_rule_under(&book->rules.rule[i], id))
            choose(chosen, book, &book->rules.rule[i]);
}

/* Does a word of the text begin with this? */
static bool has_word(const char *text, bcg_span word)
{
    for (bool inside = false; *text; text++) {
        if (!inside && strncasecmp(text, word.at, word.len) == 0)
            return true;
        inside = isalnum((unsigned char)*text) != 0;
    }
    return false;
}

/* The chapter's name applies to too many rules to distinguish them; the nearest heading helps. */
static const char *last_heading(const rule_text *rule)
{
    const char *last = strrchr(rule->chapter, '>');
    return last ? last : rule->chapter;
}

/* Does the rule contain all words of one argument? */
static bool has_words(const rule_text *rule, const char *words)
{
    bcg_span rest = bcg_span_of(words), word;
    while (bcg_span_word(&rest, &word))
        if (!has_word(rule->text, word) && !has_word(rule->id, word) &&
            !has_word(last_heading(rule), word))
            return false;
    return true;
}

/* Without any words: all rules. */
static void choose_by_words(const rule_book *book, char **words, int n, chosen_rules *chosen)
{
    for (int i = 0; i < book->rules.count; i++) {
        bool all = true;
        for (int k = 0; k < n && all; k++)
            all = has_words(&book->rules.rule[i], words[k]);
        if (all)
            choose(chosen, book, &book->rules.rule[i]);
    }
}

/* -- printing --------------------------------------------------------------------------------- */

static int terminal_width(void)
{
    return isatty(STDOUT_FILENO) ? TERMINAL_WIDTH : 0;
}

/* Prints the words of a line, with a blank before the first unless it begins the output line; what
 * does not fit goes to the next line, indented. Width 0 means unlimited. Returns the new column. */
static int print_words(bcg_span line, bool begins, int column, int width)
{
    bcg_span word;
    while (bcg_span_word(&line, &word)) {
        const int needed = bcg_span_width(word) + !begins;
        if (!begins && width > 0 && column + needed > width) {
            printf("\n%*s", INDENT, "");
            column = INDENT + needed - 1;
        } else {
            printf("%s", begins ? "" : " ");
            column += needed;
        }
        printf("%.*s", (int)word.len, word.at);
        begins = false;
    }
    return column;
}

static void print_lines(const char *text, int width)
{
    bcg_reader reader;
    bcg_span line;
    bcg_reader_init(&reader, text, strlen(text));
    while (bcg_reader_line(&reader, &line)) {
        printf("%*s", INDENT, "");
        print_words(line, true, INDENT, width);
        printf("\n");
    }
}

/* How a rule is cited: with its ruleset, unless that is the first one. Returns the width. */
static int print_id(const rule_book *book, const rule_text *rule)
{
    return printf("%s%s%s", book->first ? "" : book->ruleset, book->first ? "" : ":", rule->id);
}

/* "(classic)", "(both editions; not playable yet)": nothing where there is nothing to say. */
static void print_remarks(const rule_book *book, const rule_text *rule)
{
    const bool both = strcmp(rule->edition, "both") == 0;
    const char *edition = !book->editions ? "" : both ? "both editions" : rule->edition;
    const char *later = rule->later ? "not playable yet" : "";
    if (edition[0] || later[0])
        printf(" (%s%s%s)", edition, edition[0] && later[0] ? "; " : "", later);
    printf("\n");
}

/* Each rule in full, below its headings from the document. */
static void print_rules(const chosen_rules *chosen)
{
    const int width = terminal_width();
    for (int i = 0; i < chosen->count; i++) {
        const rule_book *book = chosen->at[i].book;
        const rule_text *r = chosen->at[i].rule;
        if (i == 0 || book != chosen->at[i - 1].book ||
            strcmp(chosen->at[i - 1].rule->chapter, r->chapter) != 0)
            printf("%s%s\n\n", i ? "\n" : "", r->chapter);
        print_id(book, r);
        print_remarks(book, r);
        print_lines(r->text, width);
    }
}

/* One rule per line: "ID  text". */
static void print_found(const chosen_rules *chosen)
{
    const int width = terminal_width();
    for (int i = 0; i < chosen->count; i++) {
        const rule_text *r = chosen->at[i].rule;
        int column = print_id(chosen->at[i].book, r) +
                     printf("%s ", r->later ? " (not playable yet)" : "");
        bcg_reader reader;
        bcg_span line;
        bcg_reader_init(&reader, r->text, strlen(r->text));
        while (bcg_reader_line(&reader, &line)) {
            const bool more = reader.at < reader.end;
            column = print_words(line, false, column, more && width ? width - 1 : width);
            if (more)
                column += printf(";");
        }
        printf("\n");
    }
}

static void print_json(const chosen_rules *chosen)
{
    printf("[");
    for (int i = 0; i < chosen->count; i++) {
        const rule_text *r = chosen->at[i].rule;
        printf("%s\n  {\"ruleset\":\"%s\",\"id\":", i ? "," : "", chosen->at[i].book->ruleset);
        json_quoted(stdout, r->id);
        printf(",\"chapter\":");
        json_quoted(stdout, r->chapter);
        printf(",\"edition\":\"%s\",\"playable\":%s,\"text\":", r->edition,
               r->later ? "false" : "true");
        json_quoted(stdout, r->text);
        printf("}");
    }
    printf("%s]\n", chosen->count ? "\n" : "");
}

/* -- chapters --------------------------------------------------------------------------------- */

static size_t chapter_length(const rule_text *rule)
{
    const char *end = strstr(rule->chapter, " > ");
    return end ? (size_t)(end - rule->chapter) : strlen(rule->chapter);
}

static bool same_chapter(const rule_text *a, const rule_text *b)
{
    if (a->chapter == b->chapter)
        return true;
    const size_t n = chapter_length(a);
    return n == chapter_length(b) && memcmp(a->chapter, b->chapter, n) == 0;
}

/* The length of "TER" in TER-HEDGE-1. */
static int family_length(const rule_text *rule)
{
    return (int)strcspn(rule->id, "-");
}

static bool same_family(const rule_text *a, const rule_text *b)
{
    const int n = family_length(a);
    return n == family_length(b) && memcmp(a->id, b->id, (size_t)n) == 0;
}

/* Does none of the rules from this one on begin as number k does? */
static bool is_new_family(const rules_text *rules, int from, int k)
{
    for (int i = from; i < k; i++)
        if (same_family(&rules->rule[i], &rules->rule[k]))
            return false;
    return true;
}

static int count_later(const rules_text *rules, int from, int to)
{
    int count = 0;
    for (int i = from; i < to; i++)
        count += rules->rule[i].later;
    return count;
}

/* The chapters with the number of their rules and the prefixes of their IDs. */
static void print_chapters(const rules_text *rules)
{
    enum { COLUMN = 40 };
    for (int i = 0, next; i < rules->count; i = next) {
        const rule_text *first = &rules->rule[i];
        for (next = i + 1; next < rules->count && same_chapter(first, &rules->rule[next]);)
            next++;
        const int length = (int)chapter_length(first);
        const int width = bcg_span_width((bcg_span){first->chapter, (size_t)length, 0, 0});
        printf("%.*s%*s %4d ", length, first->chapter, width < COLUMN ? COLUMN - width : 0, "",
               next - i);
        for (int k = i; k < next; k++)
            if (is_new_family(rules, i, k))
                printf("%s %.*s", k == i ? "" : ",", family_length(&rules->rule[k]),
                       rules->rule[k].id);
        const int later = count_later(rules, i, next);
        if (later > 0)
            printf(" (%d not playable yet)", later);
        printf("\n");
    }
}

/* -- the library ------------------------------------------------------------------------------ */

static void close_library(library *l)
{
    for (int i = 0; i < l->count; i++)
        free_rules(&l->book[i].rules);
}

static bool has_document(const char *ruleset)
{
    char path[PATH_SIZE];
    rules_path(path, ruleset);
    return access(path, F_OK) == 0;
}

/* One ruleset's rules, or those of all that have any; false with a message. */
static bool open_library(library *l, const bcg_ruleset *rulesets, const bcg_ruleset *only)
{
    const char *editions[MOST_WORDS];
    l->count = 0;
    for (const bcg_ruleset *r = rulesets; r->ops && l->count < MOST_BOOKS; r++) {
        rule_book *book = &l->book[l->count];
        if (only ? r != only : r != rulesets && !has_document(r->ops->name))
            continue;
        *book = (rule_book){.ruleset = r->ops->name,
                            .first = r == rulesets,
                            .editions = list_editions(r, editions) > 0};
        if (!load_rules(&book->rules, book->ruleset)) {
            close_library(l);
            return false;
        }
        l->count++;
    }
    return true;
}

static int count_rules(const library *l)
{
    int count = 0;
    for (int i = 0; i < l->count; i++)
        count += l->book[i].rules.count;
    return count;
}

/* -- the command ------------------------------------------------------------------------------ */

typedef struct request {
    const char *id; /* NULL if none was given */
    char **words;   /* to search for */
    int nwords;
    bool json;
} request;

static int no_such_rule(const library *l, const char *typed)
{
    for (int i = 0; i < l->count; i++) {
        const rule_book *book = &l->book[i];
        const char *near = nearest_rule_id(&book->rules, bare_rule_id(typed, book->ruleset));
        if (near) {
            complain(typed, "no such rule; did you mean `%s%s%s`?",
                     book->first ? "" : book->ruleset, book->first ? "" : ":", near);
            return EXIT_NO;
        }
    }
    complain(typed, "no such rule; `bocage rules` lists the chapters");
    return EXIT_NO;
}

static void print_all_chapters(const library *l)
{
    for (int i = 0; i < l->count; i++) {
        if (l->count > 1)
            printf("%s%s\n\n", i ? "\n" : "", l->book[i].ruleset);
        print_chapters(&l->book[i].rules);
    }
}

/* With --json, a search without results is a valid answer; an unknown ID is an error. */
static int answer(const library *l, const request *asked, chosen_rules *chosen)
{
    for (int i = 0; i < l->count; i++)
        if (asked->id)
            choose_family(&l->book[i], bare_rule_id(asked->id, l->book[i].ruleset), chosen);
        else
            choose_by_words(&l->book[i], asked->words, asked->nwords, chosen);
    if (asked->id && chosen->count == 0)
        return no_such_rule(l, asked->id);
    if (asked->json)
        print_json(chosen);
    else if (asked->id)
        print_rules(chosen);
    else if (asked->nwords == 0)
        print_all_chapters(l);
    else if (chosen->count == 0)
        complain("rules", "no rule has all these words");
    else
        print_found(chosen);
    return chosen->count ? EXIT_YES : EXIT_NO;
}

/* An ID may include its ruleset: NAME:TER-1. */
static const bcg_ruleset *ruleset_cited(const bcg_ruleset *rulesets, const char *id)
{
    const char *colon = strchr(id, ':');
    for (const bcg_ruleset *r = rulesets; colon && r->ops; r++)
        if (strlen(r->ops->name) == (size_t)(colon - id) &&
            strncmp(r->ops->name, id, (size_t)(colon - id)) == 0)
            return r;
    return NULL;
}

static bool is_blank(const char *words)
{
    return words[strspn(words, " \t")] == '\0';
}

int cmd_rules(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"search", required_argument, NULL, 's'},
                                            {"ruleset", required_argument, NULL, 'r'},
                                            {0}};
    const bcg_ruleset *only = NULL;
    request asked = {0};
    char *search = NULL;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            asked.json = true;
        else if (option == 'r') {
            if ((only = choose_ruleset("rules", rulesets, optarg)) == NULL)
                return EXIT_USAGE;
        } else if (option != 's')
            return wrong_option("rules", argv, option);
        else if (search)
            return wrong_usage("rules", "name all words after one `--search`");
        else if (is_blank(optarg))
            return wrong_usage("rules", "name the words to search for");
        else
            search = optarg;
    }
    if (search) { /* the words may be one argument or several */
        argv[--optind] = search;
        asked.words = argv + optind;
        asked.nwords = argc - optind;
    } else if (optind + 1 < argc)
        return wrong_usage("rules", "one rule at a time");
    else
        asked.id = argv[optind];
    if (asked.id && ruleset_cited(rulesets, asked.id))
        only = ruleset_cited(rulesets, asked.id);
    library l;
    if (!open_library(&l, rulesets, only))
        return EXIT_CANNOT;
    chosen_rules chosen = {calloc((size_t)count_rules(&l) + 1, sizeof *chosen.at), 0};
    int status = EXIT_CANNOT;
    if (chosen.at)
        status = answer(&l, &asked, &chosen);
    else
        complain("rules", "not enough memory");
    free(chosen.at);
    close_library(&l);
    return finish_output(stdout, "rules", status);
}
