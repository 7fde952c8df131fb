/* `bocage odds`: what the dice of an action may bring. Ways are counted by memoir/odds.h; here they
 * are named and written: as percent for people, exactly for programs. */
#include "cli/what.h"

#include "memoir/odds.h"
#include "session/memoir_json.h"

#include <inttypes.h>
#include <stdlib.h>

static int count_parts(const memoir_odds *o)
{
    return o->parts.base + o->parts.bonus + o->parts.out_of + o->parts.into;
}

/* -- for people ------------------------------------------------------------------------------- */

static double percent(int64_t ways, uint64_t of)
{
    return 100.0 * (double)ways / (double)of;
}

static void print_ways(const char *what, uint64_t ways, uint64_t of)
{
    printf("%-24s %6.2f %%  %" PRIu64 "/%" PRIu64 "\n", what, percent((int64_t)ways, of), ways, of);
}

/* "eliminated  12.50 %  27/216, 27 to 40 as the defender chooses". */
static void print_range(const char *what, const memoir_ways *w, uint64_t of)
{
    printf("%-24s %6.2f %%  %" PRId64 "/%" PRIu64, what, percent(w->usual, of), w->usual, of);
    if (w->least != w->most)
        printf("; %.2f %% to %.2f %% as the owner chooses", percent(w->least, of),
               percent(w->most, of));
    printf("\n");
}

/* A line for each number that can come up. */
static void print_numbers(const char *format, const uint64_t *ways, int n, uint64_t of)
{
    for (int k = 0; k < n; k++) {
        char what[40];
        snprintf(what, sizeof what, "%d %s%s", k, format, k == 1 ? "" : "s");
        if (ways[k])
            print_ways(what, ways[k], of);
    }
}

static void print_mean(const char *what, const memoir_ways *w, uint64_t of)
{
    if (w->least == 0 && w->most == 0)
        return;
    printf("%-24s %6.3f on average", what, (double)w->usual / (double)of);
    if (w->least != w->most)
        printf("; %.3f to %.3f as the owner chooses", (double)w->least / (double)of,
               (double)w->most / (double)of);
    printf("\n");
}

static void print_parts(const opened_game *o, const memoir_odds *odds)
{
    const memoir_dice_sum *p = &odds->parts;
    if (count_parts(odds) == 0)
        return;
    printf("%d for the distance", p->base);
    if (p->bonus)
        printf(", %+d for %s", p->bonus, memoir_name_bonus(&o->state, odds));
    if (p->out_of)
        printf(", %+d out of %s", -p->out_of, memoir_name_out_of(&o->game, &o->state, odds));
    if (p->into)
        printf(", %+d into %s", -p->into,
               memoir_name_into(&o->scenario, &o->game, &o->state, odds));
    printf("\n");
}

static void print_battle(const opened_game *o, const memoir_odds *odds)
{
    const hex_name to = name_of(&o->game, odds->to);
    printf("%d %s against %s %s of %d on %s\n", odds->dice, odds->dice == 1 ? "die" : "dice",
           side_name(odds->side), memoir_units[memoir_kind_at(&o->state, odds->to)].name,
           odds->figures, to.text);
    print_parts(o, odds);
    print_numbers("hit", odds->hits, odds->dice + 1, odds->of);
    print_range("eliminated", &odds->eliminate, odds->of);
    print_range("retreats", &odds->retreat, odds->of);
    print_range("leaves its hex empty", &odds->vacate, odds->of);
    print_mean("figures lost", &odds->lost, odds->of);
    for (int k = 1; k <= odds->figures; k++)
        if (odds->blocked[k]) {
            char what[40];
            snprintf(what, sizeof what, "%d by blocked retreat", k);
            print_ways(what, odds->blocked[k], odds->of);
        }
    print_mean("medals gained", &odds->medals, odds->of);
    print_mean("medals for the owner", &odds->enemy_medals, odds->of);
    if (odds->win.most)
        print_range("wins the battle", &odds->win, odds->of);
    if (odds->lose.most)
        print_range("loses the battle", &odds->lose, odds->of);
    if (odds->may_ignore)
        printf("One flag can be ignored, and is taken to be.\n");
    if (odds->ambush_possible)
        printf("Ambush possible: %d %s first.\n", odds->ambush_dice,
               odds->ambush_dice == 1 ? "die" : "dice");
}

static void print_text(const opened_game *o, const memoir_odds *odds)
{
    switch ((memoir_odds_kind)odds->kind) {
    case MQ_BATTLE:
        print_battle(o, odds);
        break;
    case MQ_MEDICS:
        printf("%d dice for the unit on %s\n", odds->dice, name_of(&o->game, odds->to).text);
        print_numbers("figure", odds->healed, MEMOIR_MOST_FIGURES + 1, odds->of);
        break;
    default:
        printf("%d dice\n", odds->dice);
        for (int face = 0; face < MEMOIR_FACES; face++)
            print_numbers(memoir_die_words.word[face], odds->faces[face], odds->dice + 1, odds->of);
    }
}

/* -- for programs ----------------------------------------------------------------------------- */

static void print_json(const opened_game *o, const memoir_odds *odds)
{
    bcg_json j = {.spread = true, .indent = -1};
    bcg_json_open(&j, '{');
    memoir_put_odds(&j, &o->scenario, &o->game, &o->state, odds, false);
    bcg_json_close(&j, '}');
    print_json_text(stdout, &j);
}

/* -- the command ------------------------------------------------------------------------------ */

static bool is_allowed(const opened_game *o, const char *text, bcg_action a)
{
    const bcg_reason reason = bcg_memoir_ops.check(&o->game.head, &o->state,
                                                   bcg_actor(&o->game.head, &o->state), a);
    const bcg_reason_info *info = bcg_reason_of(&memoir_reasons, reason);
    if (reason != BCG_OK)
        complain(text, "%s%s%s%s", info->text, info->rule[0] ? " [" : "", info->rule,
                 info->rule[0] ? "]" : "");
    return reason == BCG_OK;
}

static int answer(const opened_game *o, const char *what, const char *text, bool json)
{
    bcg_action a = MA_NONE;
    memoir_odds odds;
    if (text && (!read_action(o, text, &a) || !is_allowed(o, text, a)))
        return EXIT_NO;
    if (!memoir_odds_of(&o->game, &o->state, a, &odds)) {
        complain(text ? text : what, "no dice are rolled %s, or more than %d",
                 text ? "for it" : "now", MEMOIR_ODDS_DICE);
        return EXIT_NO;
    }
    (json ? print_json : print_text)(o, &odds);
    return EXIT_YES;
}

int cmd_odds(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, WHAT_OPTIONS, {0}};
    memoir_choices choices = MEMOIR_AS_WRITTEN;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (!is_what_option(option))
            return wrong_option("odds", argv, option);
        else if (!take_what_option("odds", option, &choices))
            return EXIT_USAGE;
    }
    if (argc - optind != 1 && argc - optind != 2)
        return wrong_usage("odds",
                           "name one scenario, position or replay, and an action in quotes");
    opened_game *o = open_what(argv[optind], choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer(o, argv[optind], argc - optind == 2 ? argv[optind + 1] : NULL, json);
    free(o);
    return finish_output(stdout, "odds", status);
}
