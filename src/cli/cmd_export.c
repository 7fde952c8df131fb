#include "cli/what.h"

#include <stdlib.h>
#include <string.h>

static int export_document(const loaded_scenario *d, const char *what, const char *output)
{
    enum { MOST_NOTES = 1024 }; /* more than a file can cause: nothing goes unreported */
    size_t size;
    bcg_problems notes;
    if (d->ruleset->tools == NULL || d->ruleset->tools->export == NULL)
        return lacks_part(what, d->ruleset, "format of other programs");
    bcg_problem *list = malloc(MOST_NOTES * sizeof *list);
    if (list == NULL) {
        complain("export", "not enough memory");
        return EXIT_CANNOT;
    }
    bcg_problems_init(&notes, list, MOST_NOTES);
    char *text = d->ruleset->tools->export(d->data, &size, &notes);
    print_notes(what, &notes);
    const int status = text ? write_output("export", output, text, size) : EXIT_NO;
    free(text);
    free(list);
    return status;
}

int cmd_export(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"output", required_argument, NULL, 'o'}, {0}};
    const char *output = NULL;
    int option;
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        if (option != 'o')
            return wrong_option("export", argv, option);
        output = strcmp(optarg, "-") == 0 ? NULL : optarg;
    }
    if (argc - optind != 1)
        return wrong_usage("export", argc == optind ? "name a scenario or a file"
                                                    : "export takes one scenario or file");
    loaded_scenario d;
    if (!load_what(rulesets, argv[optind], NULL, &d))
        return EXIT_NO;
    const int status = export_document(&d, argv[optind], output);
    free_document(&d);
    return status;
}
