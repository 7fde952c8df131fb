/* `bocage tables`: all names and numbers of the rules, so that clients and documents need not
 * retype them. */
#include "cli/own_values.h"

static const void *values_for(const bcg_ruleset *ruleset, loaded_scenario own)
{
    return own.ruleset == ruleset ? own.data : NULL;
}

void write_tables(FILE *out, const bcg_ruleset *rulesets, loaded_scenario own)
{
    const char *separator = "";
    fprintf(out, "{");
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        if (r->tools == NULL || r->tools->tables == NULL)
            continue;
        fprintf(out, "%s\"%s\":{", separator, r->ops->name);
        r->tools->tables(out, true, values_for(r, own));
        fprintf(out, "\n}");
        separator = ",\n";
    }
    fprintf(out, "}\n");
}

static void print_tables(const bcg_ruleset *rulesets, bool json, loaded_scenario own)
{
    if (json)
        write_tables(stdout, rulesets, own);
    for (const bcg_ruleset *r = rulesets; r->ops && !json; r++)
        if (r->tools && r->tools->tables)
            r->tools->tables(stdout, false, values_for(r, own));
}

/* Own values as a document; false with messages. */
static bool read_own(const bcg_ruleset *rulesets, const char *path, loaded_scenario *out)
{
    bcg_problems none;
    bcg_problems_init(&none, NULL, 0);
    const own_values *v = load_own_values(rulesets, path);
    if (v == NULL)
        return false;
    out->ruleset = v->ruleset;
    out->data = v->ruleset->notation->read_values(v->text.at, v->text.len, &none);
    if (out->data == NULL)
        complain(path, "not enough memory to read it");
    return out->data != NULL;
}

int cmd_tables(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, VALUES_OPTION, {0}};
    loaded_scenario own = {0};
    const char *values = NULL;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'V')
            values = optarg;
        else
            return wrong_option("tables", argv, option);
    }
    if (optind < argc)
        return wrong_usage("tables", "`%s` is too much", argv[optind]);
    if (values && !read_own(rulesets, values, &own))
        return EXIT_NO;
    print_tables(rulesets, json, own);
    free_document(&own);
    return finish_output(stdout, "tables", EXIT_YES);
}
