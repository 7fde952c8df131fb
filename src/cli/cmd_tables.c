/* `bocage tables`: all names and numbers of the rules, so that clients and documents need not
 * retype them. */
#include "cli/cli.h"

#include <getopt.h>

void write_tables(FILE *out, const bcg_ruleset *rulesets)
{
    const char *separator = "";
    fprintf(out, "{");
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        if (r->tools == NULL || r->tools->tables == NULL)
            continue;
        fprintf(out, "%s\"%s\":{", separator, r->ops->name);
        r->tools->tables(out, true);
        fprintf(out, "\n}");
        separator = ",\n";
    }
    fprintf(out, "}\n");
}

int cmd_tables(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, {0}};
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option != 'j')
            return wrong_option("tables", argv, option);
        json = true;
    }
    if (optind < argc)
        return wrong_usage("tables", "`%s` is too much", argv[optind]);
    if (json)
        write_tables(stdout, rulesets);
    for (const bcg_ruleset *r = rulesets; r->ops && !json; r++)
        if (r->tools && r->tools->tables)
            r->tools->tables(stdout, false);
    return finish_output(stdout, "tables", EXIT_YES);
}
