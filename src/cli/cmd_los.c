/* `bocage los`: who can see whom, and what is in the way. */
#include "cli/what.h"

int cmd_los(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, FLAG_JSON},
                                            {"all", no_argument, NULL, FLAG_ALL},
                                            WHAT_OPTIONS,
                                            {0}};
    game_choices choices = {0};
    uint32_t flags;
    const int usage = take_options("los", argc, argv, options, rulesets, &choices, &flags);
    if (usage != EXIT_YES)
        return usage;
    const int given = argc - optind;
    if (given != 1 && (given != 3 || has_flag(flags, FLAG_ALL)))
        return wrong_usage("los", "name one scenario, position or replay, then two hexes or --all");
    opened_game *o = open_what(rulesets, argv[optind], &choices);
    if (o == NULL)
        return EXIT_NO;
    const bcg_ruleset *ruleset = o->prepared->ruleset;
    const int status = ruleset->tools && ruleset->tools->los
                           ? ruleset->tools->los(o->prepared, o->state,
                                                 given == 3 ? argv + optind + 1 : NULL,
                                                 has_flag(flags, FLAG_JSON))
                           : lacks_part(argv[optind], ruleset, "lines of sight");
    close_game(o);
    return finish_output(stdout, "los", status);
}
