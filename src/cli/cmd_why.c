/* `bocage why`: is an action legal, and if not, which rule forbids it? */
#include "cli/rules_text.h"
#include "cli/what.h"

#include <stdlib.h>
#include <string.h>

/* The explanation of a refusal: its code, its rule and the text of that rule. */
typedef struct verdict {
    const bcg_reason_info *reason;
    char sentence[BCG_PROBLEM_TEXT];
    const rule_text *rule; /* NULL: no rule of the game is involved */
} verdict;

/* For malformed text, says what is wrong with it; the code is the same for all such texts. */
static bool judge(const opened_game *o, int actor, const char *text, bcg_action *action, verdict *v)
{
    const bcg_game *g = o->prepared->game;
    const bcg_notation *n = o->prepared->ruleset->notation;
    bcg_writer w;
    bcg_reason reason = n->read_action(o->prepared, o->state, actor, text, strlen(text), action);
    bcg_writer_init(&w, v->sentence, sizeof v->sentence);
    if (reason != BCG_OK)
        n->explain(o->prepared, text, strlen(text), &w);
    else
        reason = g->ops->check(g, o->state, actor, *action);
    v->reason = bcg_prepared_reason(o->prepared, reason);
    if (w.size == 0)
        bcg_write(&w, v->reason->text);
    return reason == BCG_OK;
}

static void print_allowed(const opened_game *o, bcg_action action, bool json)
{
    if (json) {
        printf("{\"ok\":true,\"action\":");
        json_action(stdout, o->prepared, action);
        printf("}\n");
        return;
    }
    print_action(o->prepared, action);
    printf(": allowed\n");
}

/* If a rule is a row of a table, its lines are printed on one line. */
static void print_rule_text(const char *text)
{
    for (; *text; text++)
        fputs(*text == '\n' ? "; " : (char[2]){*text, '\0'}, stdout);
}

static void print_refused(const char *text, const verdict *v, bool json)
{
    if (json) {
        printf("{\"ok\":false,\"reason\":\"%s\",\"rule\":\"%s\",\"text\":", v->reason->name,
               v->reason->rule);
        json_quoted(stdout, v->sentence);
        printf(",\"rule_text\":");
        if (v->rule)
            json_quoted(stdout, v->rule->text);
        else
            printf("null");
        printf("}\n");
        return;
    }
    printf("%s: refused: %s\n", text, v->sentence);
    printf("%s%s%s\n", v->reason->name, v->reason->rule[0] ? " " : "", v->reason->rule);
    if (v->rule) {
        printf("    ");
        print_rule_text(v->rule->text);
        printf("\n");
    }
}

static int answer(const opened_game *o, int actor, const char *text, bool json)
{
    const char *ruleset = o->prepared->ruleset->ops->name;
    bcg_action action;
    verdict v = {0};
    if (judge(o, actor, text, &action, &v)) {
        print_allowed(o, action, json);
        return finish_output(stdout, "why", EXIT_YES);
    }
    rules_text rules = {0};
    if (v.reason->rule[0]) {
        if (!load_rules(&rules, ruleset))
            return EXIT_CANNOT;
        v.rule = find_rule(&rules, bare_rule_id(v.reason->rule, ruleset));
    }
    print_refused(text, &v, json);
    free_rules(&rules);
    return finish_output(stdout, "why", EXIT_NO);
}

int cmd_why(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, FLAG_JSON}, WHAT_OPTIONS, SEAT_OPTION, {0}};
    game_choices choices = {0};
    uint32_t flags;
    const int usage = take_options("why", argc, argv, options, rulesets, &choices, &flags);
    if (usage != EXIT_YES)
        return usage;
    if (argc - optind != 2)
        return wrong_usage("why",
                           "name one scenario, position or replay, and one action in quotes");
    opened_game *o = open_what(rulesets, argv[optind], &choices);
    if (o == NULL)
        return EXIT_NO;
    int actor, status = EXIT_NO;
    if (find_actor(o, &choices, &actor))
        status = answer(o, actor, argv[optind + 1], has_flag(flags, FLAG_JSON));
    close_game(o);
    return status;
}
