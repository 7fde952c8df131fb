#include "cli/what.h"
#include "notation/document.h"

#include <stdlib.h>

static const bcg_span whole_file = {"", 0, 0, 0};

typedef struct checking {
    const bcg_ruleset *rulesets;
    const own_values *values; /* NULL: none */
} checking;

/* Own values that everything is to be played with, or NULL: they are put into a document. */
static bool take_values(const own_values *values, const loaded_scenario *d, bcg_problems *p)
{
    if (values == NULL)
        return true;
    if (values->ruleset == d->ruleset)
        return d->ruleset->notation->add_values(d->data, values->text.at, values->text.len, p);
    bcg_error(p, whole_file, SCN_NO_VALUES, "this is a battle of %s, and the values are of %s",
              d->ruleset->ops->name, values->ruleset->ops->name);
    return false;
}

/* A scenario or position: are its lines correct, and do they form something playable? */
static bool is_good_scenario(const checking *c, const char *text, size_t size, bcg_problems *p)
{
    loaded_scenario d;
    const int errors = p->errors;
    if (!read_document(c->rulesets, text, size, p, &d))
        return false;
    if (!take_values(c->values, &d, p)) {
        free_document(&d);
        return false;
    }
    const bcg_ruleset_tools *tools = d.ruleset->tools;
    bcg_prepared *prepared = d.ruleset->notation->prepare(d.ruleset, d.data, NULL, "", p);
    if (prepared == NULL && p->errors == errors)
        bcg_error(p, whole_file, SCN_UNREADABLE, "not enough memory to check it");
    const bool good = prepared && bcg_document_title_shows(d.ruleset, d.data, p);
    if (good && tools && tools->advise)
        tools->advise(prepared, d.data, p);
    bcg_prepared_release(prepared);
    free_document(&d);
    return good;
}

/* A replay: the game is replayed. */
static bool is_good_replay(const checking *c, const char *text, size_t size, bcg_problems *p)
{
    bcg_replay_what what = BCG_REPLAY_BAD;
    bcg_game_replay r;
    if (!bcg_game_replay_open_with(&r, c->rulesets, text, size, c->values ? &c->values->text : NULL,
                                   find_scenario, NULL, p))
        return false;
    do
        what = bcg_game_replay_step(&r, p);
    while (what == BCG_REPLAY_ACTION);
    bcg_game_replay_close(&r);
    return what == BCG_REPLAY_RESULT;
}

/* A file of own values, by itself. */
static bool are_good_values(const bcg_ruleset *ruleset, const char *text, size_t size,
                            bcg_problems *p)
{
    const int errors = p->errors;
    void *document = ruleset->notation->read_values(text, size, p);
    if (document == NULL && p->errors == errors)
        bcg_error(p, whole_file, SCN_UNREADABLE, "not enough memory to check it");
    free(document);
    return document != NULL;
}

static bool is_good(const checking *c, const char *text, size_t size, bcg_problems *p)
{
    const bcg_ruleset *of_values = find_values_ruleset(c->rulesets, text, size);
    if (of_values)
        return are_good_values(of_values, text, size, p);
    return bcg_replay_is(text, size) ? is_good_replay(c, text, size, p)
                                     : is_good_scenario(c, text, size, p);
}

/* True if nothing is wrong with the file, whatever its kind; problems are listed. It is read only
 * once, since it may be a pipe. */
static bool check_file(const checking *c, const char *path, problem_list *problems)
{
    size_t size;
    const char *why;
    bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
    char *text = read_file(path, BCG_REPLAY_MAX_SIZE, &size, &why);
    if (text == NULL) {
        bcg_error(&problems->all, whole_file, SCN_UNREADABLE, "%s", why);
        return false;
    }
    const bool good = is_good(c, text, size, &problems->all);
    free(text);
    return good;
}

static void print_ok(const char *path, const bcg_problems *p)
{
    const int warnings = p->count + p->lost - p->errors;
    printf("%s: ok", path);
    if (warnings > 0)
        printf(", %d warning%s", warnings, warnings == 1 ? "" : "s");
    putchar('\n');
}

/* All files, in human-readable form: true if none has an error. */
static bool check_files(const checking *c, char **paths, int n, problem_list *problems)
{
    bool all_usable = true;
    for (int i = 0; i < n; i++) {
        const bool usable = check_file(c, paths[i], problems);
        print_problems(paths[i], problems);
        if (usable)
            print_ok(paths[i], &problems->all);
        all_usable &= usable;
    }
    return all_usable;
}

/* All files as data. `ok` comes first but is known last, so the list is built in memory. */
static bool check_files_json(const checking *c, char **paths, int n, problem_list *problems,
                             FILE *list, int *more)
{
    bool all_usable = true, first = true;
    int lost = 0;
    for (int i = 0; i < n; i++) {
        all_usable &= check_file(c, paths[i], problems);
        json_problems(list, paths[i], &problems->all, &first);
        lost += problems->all.lost;
    }
    if (!first)
        fputc('\n', list);
    *more = lost;
    return all_usable;
}

static int check(const checking *c, char **paths, int n, bool json)
{
    problem_list *problems = malloc(sizeof *problems);
    char *text = NULL;
    size_t size = 0;
    int more = 0; /* problems that did not fit into the list */
    FILE *list = json ? open_memstream(&text, &size) : NULL;
    bool all_usable = false, whole = problems && (list || !json);
    if (whole)
        all_usable = json ? check_files_json(c, paths, n, problems, list, &more)
                          : check_files(c, paths, n, problems);
    if (list)
        whole &= fclose(list) == 0;
    if (whole && json)
        printf("{\"ok\":%s,\"more\":%d,\"problems\":[%s]}\n", all_usable ? "true" : "false", more,
               text);
    free(text);
    free(problems);
    if (!whole) {
        complain("check", "not enough memory");
        return EXIT_CANNOT;
    }
    return finish_output(stdout, "check", all_usable ? EXIT_YES : EXIT_NO);
}

int cmd_check(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, VALUES_OPTION, {0}};
    checking c = {.rulesets = rulesets};
    const char *values = NULL;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'V')
            values = optarg;
        else
            return wrong_option("check", argv, option);
    }
    if (optind == argc)
        return wrong_usage("check", "name at least one file");
    if (values && (c.values = load_own_values(rulesets, values)) == NULL)
        return EXIT_NO;
    return check(&c, argv + optind, argc - optind, json);
}
