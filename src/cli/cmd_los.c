/* `bocage los`: who can see whom, and what is in the way. */
#include "cli/what.h"

int cmd_los(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"all", no_argument, NULL, 'a'}, WHAT_OPTIONS, {0}};
    game_choices choices = {0};
    bool json = false, all = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'a')
            all = true;
        else if (!is_what_option(option))
            return wrong_option("los", argv, option);
        else if (!take_what_option("los", rulesets, option, &choices))
            return EXIT_USAGE;
    }
    const int given = argc - optind;
    if (given != 1 && (given != 3 || all))
        return wrong_usage("los", "name one scenario, position or replay, then two hexes or --all");
    opened_game *o = open_what(rulesets, argv[optind], &choices);
    if (o == NULL)
        return EXIT_NO;
    const bcg_ruleset *ruleset = o->prepared->ruleset;
    const int status = ruleset->tools && ruleset->tools->los
                           ? ruleset->tools->los(o->prepared, o->state,
                                                 given == 3 ? argv + optind + 1 : NULL, json)
                           : lacks_part(argv[optind], ruleset, "lines of sight");
    close_game(o);
    return finish_output(stdout, "los", status);
}
