/* `bocage odds`: the odds of the dice of an action, as percentages for people, exactly for
 * programs. */
#include "cli/what.h"

#include "session/ruleset_json.h"

static bool is_allowed(const opened_game *o, int actor, const char *text, bcg_action a)
{
    const bcg_game *g = o->prepared->game;
    const bcg_reason reason = g->ops->check(g, o->state, actor, a);
    const bcg_reason_info *info = bcg_prepared_reason(o->prepared, reason);
    if (reason != BCG_OK)
        complain(text, "%s%s%s%s", info->text, info->rule[0] ? " [" : "", info->rule,
                 info->rule[0] ? "]" : "");
    return reason == BCG_OK;
}

/* False if there are none. */
static bool print_json(const opened_game *o, int actor, bcg_action a)
{
    bcg_json j = {.spread = true, .indent = -1};
    bcg_json_open(&j, '{');
    const bool known = o->prepared->ruleset->json->put_odds(o->prepared, o->state, actor, a, false,
                                                            &j);
    bcg_json_close(&j, '}');
    if (known)
        print_json_text(stdout, &j);
    else
        bcg_json_free(&j);
    return known;
}

static int answer(const opened_game *o, const game_choices *choices, const char *what,
                  const char *text, bool json)
{
    const bcg_ruleset_tools *tools = o->prepared->ruleset->tools;
    bcg_action a = 0;
    int actor;
    if (!find_actor(o, choices, &actor) ||
        (text && (!read_action(o, actor, text, &a) || !is_allowed(o, actor, text, a))))
        return EXIT_NO;
    if (tools == NULL || tools->odds == NULL || o->prepared->ruleset->json == NULL)
        return lacks_part(what, o->prepared->ruleset, "odds");
    if (json ? print_json(o, actor, a) : tools->odds(o->prepared, o->state, a))
        return EXIT_YES;
    if (tools->odds_dice)
        complain(text ? text : what, "no dice are rolled %s, or more than %d",
                 text ? "for it" : "now", tools->odds_dice);
    else
        complain(text ? text : what, "nothing is left to chance %s, as far as one can tell",
                 text ? "by it" : "now");
    return EXIT_NO;
}

int cmd_odds(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, FLAG_JSON}, WHAT_OPTIONS, SEAT_OPTION, {0}};
    game_choices choices = {0};
    uint32_t flags;
    const int usage = take_options("odds", argc, argv, options, rulesets, &choices, &flags);
    if (usage != EXIT_YES)
        return usage;
    if (argc - optind != 1 && argc - optind != 2)
        return wrong_usage("odds",
                           "name one scenario, position or replay, and an action in quotes");
    opened_game *o = open_what(rulesets, argv[optind], &choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer(o, &choices, argv[optind],
                              argc - optind == 2 ? argv[optind + 1] : NULL,
                              has_flag(flags, FLAG_JSON));
    close_game(o);
    return finish_output(stdout, "odds", status);
}
