/* `bocage legal`: every legal action; with --outcomes the possible results of chance. */
#include "cli/what.h"

#include <stdlib.h>

enum { MOST_OUTCOMES = 32768 }; /* a drift of 5 steps has 16807 */

/* The results of a chance node and their weights. */
typedef struct outcome_list {
    bcg_action action[MOST_OUTCOMES];
    uint32_t weight[MOST_OUTCOMES];
    int count;
    double sum;
} outcome_list;

static void list_outcomes(const opened_game *o, outcome_list *out)
{
    const bcg_game *g = o->prepared->game;
    if (g->ops->outcomes)
        out->count = g->ops->outcomes(g, o->state, out->action, out->weight, MOST_OUTCOMES);
    for (int i = 0; i < out->count; i++)
        out->sum += out->weight[i];
}

static void print_text(const opened_game *o, const bcg_action *actions, int n,
                       const outcome_list *chance)
{
    for (int i = 0; i < n; i++) {
        print_action(o->prepared, actions[i]);
        printf("\n");
    }
    for (int i = 0; i < chance->count; i++) {
        print_action(o->prepared, chance->action[i]);
        printf("  %u/%.0f\n", chance->weight[i], chance->sum);
    }
}

/* If several may decide: all of them. */
static void json_actors(const opened_game *o)
{
    const bcg_game *g = o->prepared->game;
    const bcg_seats actors = g->ops->actors(g, o->state);
    if (actors == BCG_CHANCE_ACTS || (actors & (actors - 1)) == 0)
        return;
    const char *separator = "\"actors\":[";
    for (int seat = 0; seat < g->ops->seats(g); seat++)
        if (bcg_acts(actors, seat)) {
            printf("%s\"%s\"", separator, bcg_seat_word(o->prepared, seat));
            separator = ",";
        }
    printf("],");
}

static void print_json(const opened_game *o, int actor, const bcg_action *actions, int n,
                       const outcome_list *chance)
{
    const bcg_ruleset *ruleset = o->prepared->ruleset;
    printf("{\"actor\":\"%s\",", bcg_actor_word(o->prepared, actor));
    json_actors(o);
    if (ruleset->tools && ruleset->tools->put_phase)
        ruleset->tools->put_phase(stdout, o->prepared, o->state);
    printf("\"ply\":%d,\"actions\":[", ruleset->notation->ply(o->prepared, o->state));
    for (int i = 0; i < n; i++) {
        printf("%s", i ? "," : "");
        json_action(stdout, o->prepared, actions[i]);
    }
    printf("]");
    if (chance->count) {
        printf(",\"outcomes\":[");
        for (int i = 0; i < chance->count; i++) {
            printf("%s\n  {\"action\":", i ? "," : "");
            json_action(stdout, o->prepared, chance->action[i]);
            printf(",\"ways\":%u,\"of\":%.0f,\"p\":%.17g}", chance->weight[i], chance->sum,
                   chance->weight[i] / chance->sum);
        }
        printf("\n]");
    }
    printf("}\n");
}

/* Standard output stays a list; if nobody has a choice, standard error says who decides. */
static void tell_why_empty(int actor, const char *what)
{
    complain(what, actor == BCG_OVER     ? "the game is over"
                   : actor == BCG_CHANCE ? "chance decides now; `--outcomes` lists the results"
                                         : "the cards of the side that decides are hidden");
}

static int print_list(const opened_game *o, const char *what, int actor, bool json, bool outcomes)
{
    int n, status = EXIT_CANNOT;
    bcg_action *actions = list_legal(o, "legal", actor, &n);
    outcome_list *chance = actions ? calloc(1, sizeof *chance) : NULL;
    if (chance) {
        if (outcomes)
            list_outcomes(o, chance);
        status = EXIT_YES;
        if (outcomes && chance->count == 0 && actor == BCG_CHANCE) {
            complain(what, "there are too many results to list, or the deck is hidden");
            status = EXIT_NO;
        } else if (json)
            print_json(o, actor, actions, n, chance);
        else if (n + chance->count > 0)
            print_text(o, actions, n, chance);
        else
            tell_why_empty(actor, what);
    } else if (actions)
        complain("legal", "not enough memory");
    free(actions);
    free(chance);
    return finish_output(stdout, "legal", status);
}

int cmd_legal(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, FLAG_JSON},
                                            {"outcomes", no_argument, NULL, FLAG_OUTCOMES},
                                            WHAT_OPTIONS,
                                            SEAT_OPTION,
                                            {0}};
    game_choices choices = {0};
    uint32_t flags;
    const int usage = take_options("legal", argc, argv, options, rulesets, &choices, &flags);
    if (usage != EXIT_YES)
        return usage;
    if (argc - optind != 1)
        return wrong_usage("legal", "name one scenario, position or replay");
    opened_game *o = open_what(rulesets, argv[optind], &choices);
    if (o == NULL)
        return EXIT_NO;
    int actor, status = EXIT_NO;
    if (find_actor(o, &choices, &actor))
        status = print_list(o, argv[optind], actor, has_flag(flags, FLAG_JSON),
                            has_flag(flags, FLAG_OUTCOMES));
    close_game(o);
    return status;
}
