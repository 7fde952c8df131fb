#include "cli/cli.h"

#include <getopt.h>
#include <string.h>

static void print_table(const catalogue *c)
{
    for (int i = 0; i < c->count; i++) {
        const catalogue_entry *e = &c->entry[i];
        const bcg_ruleset_tools *tools = e->document.ruleset->tools;
        char when[64] = "";
        if (tools && tools->when)
            tools->when(e->document.data, when, sizeof when);
        printf("%-34s %s", e->name.id, e->name.title);
        if (when[0])
            printf(" (%s)", when);
        printf("\n");
    }
}

/* The sides, for a ruleset that provides nothing more. */
static void put_sides(FILE *out, const loaded_scenario *d)
{
    bcg_problems ignored;
    bcg_problems_init(&ignored, NULL, 0);
    bcg_prepared *p = d->ruleset->notation->prepare(d->ruleset, d->data, NULL, "", &ignored);
    if (p == NULL)
        return;
    fprintf(out, ",\"sides\":");
    json_seats(out, p);
    bcg_prepared_release(p);
}

void write_catalogue(FILE *out, const catalogue *c)
{
    fprintf(out, "[");
    for (int i = 0; i < c->count; i++) {
        const catalogue_entry *e = &c->entry[i];
        const bcg_ruleset *ruleset = e->document.ruleset;
        fprintf(out, "%s\n  {\"id\":", i ? "," : "");
        json_quoted(out, e->name.id);
        fprintf(out, ",\"ruleset\":\"%s\",\"title\":", ruleset->ops->name);
        json_quoted(out, e->name.title);
        if (ruleset->tools && ruleset->tools->put_facts)
            ruleset->tools->put_facts(out, e->document.data);
        else
            put_sides(out, &e->document);
        if (ruleset->tools && ruleset->tools->put_forms)
            ruleset->tools->put_forms(out, e->document.data);
        fprintf(out, "}");
    }
    fprintf(out, "%s]\n", c->count ? "\n" : "");
}

/* -- what each ruleset offers ----------------------------------------------------------------- */

static void put_option(FILE *out, const bcg_option *o)
{
    fprintf(out, "{\"key\":\"%s\"", o->key);
    for (int i = 0; o->values && o->values[i]; i++)
        fprintf(out, "%s\"%s\"", i ? "," : ",\"values\":[", o->values[i]);
    fprintf(out, "%s%s%s}", o->values ? "]" : "", o->rare ? ",\"rare\":true" : "",
            o->several ? ",\"several\":true" : "");
}

static void put_level(FILE *out, const bcg_ai_level *l)
{
    fprintf(out, "{\"name\":");
    json_quoted(out, l->name);
    fprintf(out, ",\"text\":");
    json_quoted(out, l->text);
    fprintf(out, "}");
}

void write_rulesets(FILE *out, const bcg_ruleset *rulesets)
{
    fprintf(out, "[");
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        fprintf(out, "%s\n  {\"name\":\"%s\",\"options\":[", r == rulesets ? "" : ",",
                r->ops->name);
        for (const bcg_option *o = r->options; o && o->key; o++) {
            fprintf(out, "%s", o == r->options ? "" : ",");
            put_option(out, o);
        }
        fprintf(out, "],\"levels\":[");
        for (const bcg_ai_level *l = r->levels; l && l->name; l++) {
            fprintf(out, "%s", l == r->levels ? "" : ",");
            put_level(out, l);
        }
        fprintf(out, "]}");
    }
    fprintf(out, "%s]\n", rulesets->ops ? "\n" : "");
}

static int list_rulesets(const bcg_ruleset *rulesets, bool json)
{
    if (json)
        write_rulesets(stdout, rulesets);
    for (const bcg_ruleset *r = rulesets; r->ops && !json; r++)
        printf("%s\n", r->ops->name);
    return finish_output(stdout, "scenarios", EXIT_YES);
}

int cmd_scenarios(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"ruleset", required_argument, NULL, 'r'},
                                            {"rulesets", no_argument, NULL, 'R'},
                                            {0}};
    const bcg_ruleset *only = NULL;
    bool json = false, about_rulesets = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'R')
            about_rulesets = true;
        else if (option != 'r')
            return wrong_option("scenarios", argv, option);
        else if ((only = choose_ruleset("scenarios", rulesets, optarg)) == NULL)
            return EXIT_USAGE;
    }
    if (optind < argc)
        return wrong_usage("scenarios", "`%s` is too much", argv[optind]);
    if (about_rulesets)
        return list_rulesets(rulesets, json);
    catalogue c;
    if (!load_catalogue(rulesets, only, &c))
        return EXIT_CANNOT;
    if (json)
        write_catalogue(stdout, &c);
    else
        print_table(&c);
    free_catalogue(&c);
    return finish_output(stdout, "scenarios", EXIT_YES);
}
