#include "cli/what.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NOTES = 2048 }; /* more than a file can cause: nothing goes unreported */

/* The data of one import: too large for the stack. */
typedef struct importer {
    loaded_scenario document; /* what was read */
    bcg_problem list[MOST_NOTES];
    bcg_problems notes;
    char *text; /* canonical */
    size_t size;
    bool ok, playable;
} importer;

/* Can it be played? Foreign parts that prevent it are already in the report. */
static void try_to_play(importer *it)
{
    const bcg_ruleset *ruleset = it->document.ruleset;
    problem_list *found = malloc(sizeof *found);
    if (found == NULL)
        return;
    bcg_problems_init(&found->all, found->items, MOST_PROBLEMS);
    bcg_prepared *p = ruleset->notation->prepare(ruleset, it->document.data, NULL, "", &found->all);
    it->playable = p != NULL;
    bcg_prepared_release(p);
    for (int i = 0; i < found->all.count; i++)
        if (found->items[i].code != SCN_FOREIGN)
            bcg_warning(&it->notes, (bcg_span){"", 0, 0, 0}, found->items[i].code, "%s",
                        found->items[i].text);
    free(found);
}

static void import_file(importer *it, const char *path)
{
    const bcg_ruleset *ruleset = it->document.ruleset;
    size_t size;
    const char *why;
    bcg_problems_init(&it->notes, it->list, MOST_NOTES);
    char *text = read_file(path, ruleset->tools->import_size, &size, &why);
    if (text == NULL)
        bcg_error(&it->notes, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "%s", why);
    else
        it->document.data = ruleset->tools->import(text, size, &it->notes);
    free(text);
    if (it->document.data)
        it->text = ruleset->notation->write(ruleset, it->document.data, &it->size);
    it->ok = it->text != NULL;
    if (it->ok)
        try_to_play(it);
}

static int print_report(const importer *it, const char *path, bool with_text)
{
    bool first = true;
    printf("{\"ok\":%s,\"playable\":%s,\"more\":%d,\"problems\":[", it->ok ? "true" : "false",
           it->playable ? "true" : "false", it->notes.lost);
    json_problems(stdout, path, &it->notes, &first);
    printf("%s]", first ? "" : "\n");
    if (with_text) {
        printf(",\"scn\":");
        json_text(stdout, it->text, it->size);
    }
    printf("}\n");
    return finish_output(stdout, "import", it->ok ? EXIT_YES : EXIT_NO);
}

static int finish_import(const importer *it, const char *path, const char *output, bool json)
{
    int status = it->ok ? EXIT_YES : EXIT_NO;
    if (!json)
        print_notes(path, &it->notes);
    if (it->ok && (!json || output))
        status = write_output("import", output, it->text, it->size);
    if (json && status != EXIT_CANNOT)
        return print_report(it, path, it->ok && output == NULL);
    if (!json && it->ok && !it->playable)
        complain(path, "this battle can be looked at, not played");
    return status;
}

/* The ruleset that can import files of other programs. */
static const bcg_ruleset *find_importer(const bcg_ruleset *rulesets)
{
    const bcg_ruleset *r = rulesets;
    while (r->ops && (r->tools == NULL || r->tools->import == NULL))
        r++;
    return r->ops ? r : NULL;
}

static int import_and_tell(const bcg_ruleset *ruleset, const char *path, const char *output,
                           bool json)
{
    importer *it = calloc(1, sizeof *it);
    if (it == NULL) {
        complain("import", "not enough memory");
        return EXIT_CANNOT;
    }
    it->document.ruleset = ruleset;
    import_file(it, path);
    const int status = finish_import(it, path, output, json);
    free_document(&it->document);
    free(it->text);
    free(it);
    return status;
}

int cmd_import(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"output", required_argument, NULL, 'o'},
                                            {"ruleset", required_argument, NULL, 'r'},
                                            {0}};
    const bcg_ruleset *ruleset = find_importer(rulesets);
    const char *output = NULL;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'o')
            output = strcmp(optarg, "-") == 0 ? NULL : optarg;
        else if (option != 'r')
            return wrong_option("import", argv, option);
        else if ((ruleset = choose_ruleset("import", rulesets, optarg)) == NULL)
            return EXIT_USAGE;
    }
    if (argc - optind != 1)
        return wrong_usage("import", argc == optind ? "name a file" : "import takes one file");
    if (ruleset == NULL || ruleset->tools == NULL || ruleset->tools->import == NULL)
        return lacks_part(argv[optind], ruleset ? ruleset : rulesets, "format of other programs");
    return import_and_tell(ruleset, argv[optind], output, json);
}
