#include "cli/cli.h"

#include "notation/memoir_scn.h"

#include <getopt.h>
#include <string.h>

static void print_table(const catalogue *c)
{
    for (int i = 0; i < c->count; i++) {
        const memoir_scenario *s = c->scenario[i];
        const bcg_span id = memoir_text(s, s->id.at[0].text);
        const bcg_span title = memoir_text(s, s->title.at[0].text);
        char when[64] = "";
        if (s->date.count)
            format_period(&s->date.at[0], when, sizeof when);
        printf("%-34.*s %.*s", (int)id.len, id.at, (int)title.len, title.at);
        if (when[0])
            printf(" (%s)", when);
        printf("\n");
    }
}

/* "1944-06-06", or null. */
static void put_date(FILE *out, const char *key, bcg_date d)
{
    fprintf(out, ",\"%s\":", key);
    if (d.year)
        fprintf(out, "\"%04d-%02d-%02d\"", d.year, d.month, d.day);
    else
        fprintf(out, "null");
}

/* What somebody who chooses a battle wants to know of it. */
static void put_story(FILE *out, const memoir_scenario *s)
{
    const memoir_period when = s->date.count ? s->date.at[0] : (memoir_period){0};
    fprintf(out, ",\"nations\":[\"%s\",\"%s\"]",
            memoir_nation_words.word[memoir_side_of(s, MS_AXIS)->nation],
            memoir_nation_words.word[memoir_side_of(s, MS_ALLIES)->nation]);
    put_date(out, "from", when.from);
    put_date(out, "to", when.to);
    fprintf(out, ",\"briefing\":");
    if (s->briefing.count) {
        const bcg_span text = memoir_text(s, s->briefing.at[0].text);
        json_text(out, text.at, text.len);
    } else
        fprintf(out, "null");
}

void write_catalogue(FILE *out, const catalogue *c)
{
    fprintf(out, "[");
    for (int i = 0; i < c->count; i++) {
        const memoir_scenario *s = c->scenario[i];
        const bcg_span id = memoir_text(s, s->id.at[0].text);
        const bcg_span title = memoir_text(s, s->title.at[0].text);
        fprintf(out, "%s\n  {\"id\":", i ? "," : "");
        json_text(out, id.at, id.len);
        fprintf(out, ",\"ruleset\":\"memoir\",\"title\":");
        json_text(out, title.at, title.len);
        fprintf(out, ",\"board\":\"%s\",\"sides\":[\"axis\",\"allies\"],\"medals\":[%d,%d]",
                memoir_board_words.word[s->board.at[0].board], memoir_side_of(s, MS_AXIS)->medals,
                memoir_side_of(s, MS_ALLIES)->medals);
        put_story(out, s);
        fprintf(out, "}");
    }
    fprintf(out, "%s]\n", c->count ? "\n" : "");
}

int cmd_scenarios(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"ruleset", required_argument, NULL, 'r'}, {0}};
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option != 'r')
            return wrong_option("scenarios", argv, option);
        else if (strcmp(optarg, "memoir") != 0)
            return wrong_usage("scenarios", "there is no ruleset `%s`; there is memoir", optarg);
    }
    if (optind < argc)
        return wrong_usage("scenarios", "`%s` is too much", argv[optind]);
    catalogue c;
    if (!load_catalogue(&c))
        return EXIT_CANNOT;
    if (json)
        write_catalogue(stdout, &c);
    else
        print_table(&c);
    free_catalogue(&c);
    return finish_output(stdout, "scenarios", EXIT_YES);
}
