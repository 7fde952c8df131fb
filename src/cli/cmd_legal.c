/* `bocage legal`: every action that is allowed now; with --outcomes what chance may bring. */
#include "cli/what.h"

#include "memoir/action.h"

#include <stdlib.h>

enum { MOST_OUTCOMES = 32768 }; /* a drift of 5 steps has 16807 */

/* The results of a chance node and how often each comes up. */
typedef struct outcome_list {
    bcg_action action[MOST_OUTCOMES];
    uint32_t weight[MOST_OUTCOMES];
    int count;
    double sum;
} outcome_list;

static void list_outcomes(const opened_game *o, outcome_list *out)
{
    out->count = bcg_memoir_ops.outcomes(&o->game.head, &o->state, out->action, out->weight,
                                         MOST_OUTCOMES);
    out->sum = 0;
    for (int i = 0; i < out->count; i++)
        out->sum += out->weight[i];
}

static void print_text(const opened_game *o, const bcg_action *actions, int n,
                       const outcome_list *chance)
{
    for (int i = 0; i < n; i++) {
        print_action(&o->game, actions[i]);
        printf("\n");
    }
    for (int i = 0; i < chance->count; i++) {
        print_action(&o->game, chance->action[i]);
        printf("  %u/%.0f\n", chance->weight[i], chance->sum);
    }
}

static void print_json(const opened_game *o, const bcg_action *actions, int n,
                       const outcome_list *chance)
{
    printf("{\"actor\":\"%s\",\"phase\":\"%s\",\"open\":",
           memoir_actor_word(bcg_actor(&o->game.head, &o->state)),
           memoir_phase_words.word[o->state.phase]);
    if (o->state.pending_count)
        printf("\"%s\"", memoir_pending_words.word[memoir_top(&o->state)->what]);
    else
        printf("null");
    printf(",\"turn\":%d,\"ply\":%d,\"actions\":[", o->state.turn, o->state.ply);
    for (int i = 0; i < n; i++) {
        printf("%s", i ? "," : "");
        json_action(stdout, &o->game, actions[i]);
    }
    printf("]");
    if (chance->count) {
        printf(",\"outcomes\":[");
        for (int i = 0; i < chance->count; i++) {
            printf("%s\n  {\"action\":", i ? "," : "");
            json_action(stdout, &o->game, chance->action[i]);
            printf(",\"ways\":%u,\"of\":%.0f,\"p\":%.17g}", chance->weight[i], chance->sum,
                   chance->weight[i] / chance->sum);
        }
        printf("\n]");
    }
    printf("}\n");
}

/* Standard output stays a list; who decides, if nobody has a choice, is told beside it. */
static void tell_why_empty(const opened_game *o, const char *what)
{
    if (o->state.phase == MP_OVER)
        complain(what, "the game is over");
    else if (bcg_actor(&o->game.head, &o->state) == BCG_CHANCE)
        complain(what, "chance decides now; `--outcomes` lists the results");
    else
        complain(what, "the cards of the side that decides are hidden");
}

static int answer(const opened_game *o, const char *what, bool json, bool outcomes)
{
    bcg_action *actions = malloc(MEMOIR_MAX_ACTIONS * sizeof *actions);
    outcome_list *chance = calloc(1, sizeof *chance);
    int status = EXIT_CANNOT;
    if (actions && chance) {
        const int n = bcg_memoir_ops.legal(&o->game.head, &o->state,
                                           bcg_actor(&o->game.head, &o->state), actions,
                                           MEMOIR_MAX_ACTIONS);
        if (outcomes)
            list_outcomes(o, chance);
        status = EXIT_YES;
        if (outcomes && chance->count == 0 && bcg_actor(&o->game.head, &o->state) == BCG_CHANCE) {
            complain(what, "there are too many results to list, or the deck is hidden");
            status = EXIT_NO;
        } else if (json)
            print_json(o, actions, n, chance);
        else if (n + chance->count > 0)
            print_text(o, actions, n, chance);
        else
            tell_why_empty(o, what);
    } else
        complain("legal", "not enough memory");
    free(actions);
    free(chance);
    return finish_output(stdout, "legal", status);
}

int cmd_legal(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"outcomes", no_argument, NULL, 'o'}, WHAT_OPTIONS, {0}};
    memoir_choices choices = MEMOIR_AS_WRITTEN;
    bool json = false, outcomes = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'o')
            outcomes = true;
        else if (!is_what_option(option))
            return wrong_option("legal", argv, option);
        else if (!take_what_option("legal", option, &choices))
            return EXIT_USAGE;
    }
    if (argc - optind != 1)
        return wrong_usage("legal", "name one scenario, position or replay");
    opened_game *o = open_what(argv[optind], choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer(o, argv[optind], json, outcomes);
    free(o);
    return status;
}
