#include "cli/what.h"
#include "notation/m44.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NOTES = 2048 }; /* more than a file can give cause for: nothing goes untold */

/* Where the work of one import lies: too large for the stack. */
typedef struct importer {
    opened_game game; /* its scenario is what was read */
    bcg_problem list[MOST_NOTES];
    bcg_problems notes;
    char text[MEMOIR_SCN_SIZE];
    bcg_writer w;
    bool ok, playable;
} importer;

/* Can it be played? That it cannot because of foreign parts is in the report already. */
static void try_to_play(importer *it)
{
    opened_game *o = &it->game;
    problem_list *found = malloc(sizeof *found);
    if (found == NULL)
        return;
    bcg_problems_init(&found->all, found->items, MOST_PROBLEMS);
    it->playable = memoir_scn_start(&o->scenario, MEMOIR_AS_WRITTEN, &o->game, &o->state,
                                    &found->all);
    for (int i = 0; i < found->all.count; i++)
        if (found->items[i].code != SCN_FOREIGN)
            bcg_warning(&it->notes, (bcg_span){"", 0, 0, 0}, found->items[i].code, "%s",
                        found->items[i].text);
    free(found);
}

static void import_file(importer *it, const char *path)
{
    size_t size;
    const char *why;
    bcg_problems_init(&it->notes, it->list, MOST_NOTES);
    char *text = read_file(path, M44_MAX_SIZE, &size, &why);
    if (text == NULL)
        bcg_error(&it->notes, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "%s", why);
    else
        it->ok = m44_read(text, size, &it->game.scenario, &it->notes);
    free(text);
    bcg_writer_init(&it->w, it->text, sizeof it->text);
    if (!it->ok)
        return;
    memoir_scn_write(&it->game.scenario, &it->w);
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
        json_text(stdout, it->w.text, it->w.size);
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
        status = write_output("import", output, it->w.text, it->w.size);
    if (json && status != EXIT_CANNOT)
        return print_report(it, path, it->ok && output == NULL);
    if (!json && it->ok && !it->playable)
        complain(path, "this battle can be looked at, not played");
    return status;
}

int cmd_import(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"output", required_argument, NULL, 'o'}, {0}};
    const char *output = NULL;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'o')
            output = strcmp(optarg, "-") == 0 ? NULL : optarg;
        else
            return wrong_option("import", argv, option);
    }
    if (argc - optind != 1)
        return wrong_usage("import", argc == optind ? "name a file" : "import takes one file");
    importer *it = calloc(1, sizeof *it);
    if (it == NULL) {
        complain("import", "not enough memory");
        return EXIT_CANNOT;
    }
    import_file(it, argv[optind]);
    const int status = finish_import(it, argv[optind], output, json);
    free(it);
    return status;
}
