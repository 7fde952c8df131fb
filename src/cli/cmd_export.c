#include "cli/what.h"
#include "notation/m44.h"

#include <stdlib.h>
#include <string.h>

static int export_scenario(const memoir_scenario *s, const char *what, const char *output)
{
    enum { MOST_NOTES = MEMOIR_FOREIGN + 100 };
    size_t size;
    bcg_problems notes;
    bcg_problem *list = malloc(MOST_NOTES * sizeof *list);
    if (list == NULL) {
        complain("export", "not enough memory");
        return EXIT_CANNOT;
    }
    bcg_problems_init(&notes, list, MOST_NOTES);
    char *text = m44_write(s, &size, &notes);
    print_notes(what, &notes);
    const int status = text ? write_output("export", output, text, size) : EXIT_NO;
    free(text);
    free(list);
    return status;
}

int cmd_export(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
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
    memoir_scenario *s = load_what(argv[optind]);
    if (s == NULL)
        return EXIT_NO;
    const int status = export_scenario(s, argv[optind], output);
    free(s);
    return status;
}
