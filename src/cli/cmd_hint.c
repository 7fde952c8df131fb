/* `bocage hint`: what a searching computer player would do, and what it expects of it. It is given
 * the view of the seat that has to decide and nothing else, as any player is. */
#include "cli/values.h"
#include "cli/what.h"

#include "memoir/rules.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct hint_request {
    const bcg_ruleset *rulesets;
    const char *what;
    memoir_choices choices;
    bcg_contestant adviser;
    uint64_t seed;
    bool json;
} hint_request;

/* -- is there anything to decide? ------------------------------------------------------------- */

/* How many of a side's cards the position does not name. */
static int count_hidden(const memoir_state *s, int side)
{
    int hidden = s->hand_size[side];
    for (int card = 0; card < MEMOIR_CARDS; card++)
        hidden -= s->hand[side][card];
    return hidden;
}

/* Why nobody can be advised here; NULL if somebody can, who has `count` actions to choose from. */
static const char *find_obstacle(const opened_game *o, int actor, int count)
{
    if (actor == BCG_OVER)
        return "the game is over";
    if (actor == BCG_CHANCE && o->state.phase == MP_SETUP &&
        memoir_top(&o->state)->what == PENDING_DRAW)
        return "nobody has to decide now: the cards are still to be dealt";
    if (actor == BCG_CHANCE)
        return "nobody has to decide now: chance does; `bocage legal --outcomes` lists the results";
    if (count == 0 || count_hidden(&o->state, memoir_side_of_seat(actor)) > 0)
        return "the cards of the side that decides are hidden";
    return NULL;
}

static int count_legal(const opened_game *o)
{
    bcg_action *actions = malloc(MEMOIR_MAX_ACTIONS * sizeof *actions);
    const int n = actions ? bcg_memoir_ops.legal(&o->game.head, &o->state,
                                                 bcg_actor(&o->game.head, &o->state), actions,
                                                 MEMOIR_MAX_ACTIONS)
                          : -1;
    free(actions);
    return n;
}

/* -- the answer ------------------------------------------------------------------------------- */

/* Thousandths as a number with two digits behind the point; no minus before 0.00. */
static double rounded(int thousandths)
{
    const int hundredths = (thousandths + (thousandths < 0 ? -5 : 5)) / 10;
    return hundredths / 100.0;
}

/* By how much it leads is known as far as other first actions were tried, and chance is in it. */
static void print_lead(int lead)
{
    if (lead > 0)
        printf("%.1f points ahead of the best other first action", lead / 10.0);
    else if (lead < 0)
        printf("another first action looked %.1f points better, which may be luck", -lead / 10.0);
    else
        printf("no lead over another first action");
}

/* Whose turn comes after the one that is being played: its end is as far as the search looks. */
static int next_side(const opened_game *o)
{
    return o->state.turn == 0 ? o->game.first : 1 - o->state.active;
}

static void print_reason(const opened_game *o, const bcg_ai_answer *a, const char *level, int side)
{
    printf("Expected by the end of the next turn of the %s: "
           "%+.2f medals for the %s, %+.2f for the %s.\n",
           side_name(next_side(o)), rounded(a->gain), side_name(side), rounded(a->risk),
           side_name(1 - side));
    printf("Chance to win as %s judges: %.0f %%; ", level, a->chance / 10.0);
    print_lead(a->lead);
    printf(".\n%d trials of this plan, %" PRIu64 " decisions looked at.\n", a->trials, a->nodes);
}

static void print_text(const opened_game *o, const bcg_ai_answer *a, const char *level, int side)
{
    print_action(&o->game, a->action);
    printf("\n");
    for (int i = 1; i < a->steps; i++) {
        printf("  then ");
        print_action(&o->game, a->plan[i]);
        printf("\n");
    }
    if (a->trials)
        print_reason(o, a, level, side);
    else
        printf("It is the only action that is allowed.\n");
}

static void json_number(const char *name, bool known, int thousandths)
{
    if (known)
        printf(",\"%s\":%.3f", name, thousandths / 1000.0);
    else
        printf(",\"%s\":null", name);
}

static void print_json(const opened_game *o, const bcg_ai_answer *a, const char *level, int side)
{
    const bool known = a->trials > 0;
    printf("{\"actor\":\"%s\",\"action\":", memoir_side_words.word[side]);
    json_action(stdout, &o->game, a->action);
    printf(",\"plan\":[");
    for (int i = 0; i < a->steps; i++) {
        printf("%s", i ? "," : "");
        json_action(stdout, &o->game, a->plan[i]);
    }
    printf("]");
    json_number("chance", known, a->chance);
    json_number("lead", known, a->lead);
    json_number("gain", known, a->gain);
    json_number("risk", known, a->risk);
    printf(",\"trials\":%d,\"nodes\":%" PRIu64 ",\"level\":\"%s\"}\n", a->trials, a->nodes, level);
}

/* -- the command ------------------------------------------------------------------------------ */

static int no_memory(void)
{
    complain("hint", "not enough memory");
    return EXIT_CANNOT;
}

static int advise(const opened_game *o, const hint_request *r, int actor, int count)
{
    const bcg_ai_level *level = r->adviser.level;
    const bcg_ai_budget budget = {.nodes = r->adviser.nodes, .threads = r->adviser.threads};
    memoir_state view;
    bcg_ai *ai = bcg_ai_new(r->rulesets, &o->game.head, level, r->seed);
    if (ai == NULL)
        return no_memory();
    bcg_memoir_ops.view(&o->game.head, &o->state, actor, &view);
    bcg_ai_answer answer = bcg_ai_choose(ai, &view, actor, &budget);
    if (answer.plan == NULL) { /* with nothing to try there is no more to it than the action */
        answer.plan = &answer.action;
        answer.steps = 1;
    }
    const bool tried = answer.trials > 0 || count == 1;
    if (tried)
        (r->json ? print_json : print_text)(o, &answer, level->name, memoir_side_of_seat(actor));
    bcg_ai_free(ai);
    return tried ? EXIT_YES : no_memory();
}

static int answer_request(const opened_game *o, const hint_request *r)
{
    const int actor = bcg_actor(&o->game.head, &o->state), count = count_legal(o);
    const char *obstacle = find_obstacle(o, actor, count);
    if (count < 0)
        return no_memory();
    if (obstacle == NULL)
        return advise(o, r, actor, count);
    complain(r->what, "%s", obstacle);
    return EXIT_NO;
}

/* A level that sees the enemy's reply; others have no reasons to give. */
static bool read_adviser(const bcg_ruleset *rulesets, const char *text, bcg_contestant *out)
{
    bcg_contestant read;
    if (!read_contestant(rulesets, text, &read)) {
        wrong_usage("hint", "--ai is a level, or LEVEL:NODES, not `%s`", text);
        return false;
    }
    if (read.level->horizon < 2) {
        wrong_usage("hint",
                    "%s does not search beyond its turn and cannot say why; "
                    "--ai is general or marshal",
                    read.level->name);
        return false;
    }
    read.threads = out->threads;
    *out = read;
    return true;
}

static bool take_option(hint_request *r, char **argv, int option)
{
    switch (option) {
    case 'a':
        return read_adviser(r->rulesets, optarg, &r->adviser);
    case 't':
        return read_count("hint", "threads", &r->adviser.threads);
    case 's':
        return read_seed("hint", &r->seed);
    case 'j':
        return r->json = true;
    default:
        if (is_what_option(option))
            return take_what_option("hint", option, &r->choices);
        wrong_option("hint", argv, option);
        return false;
    }
}

int cmd_hint(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"ai", required_argument, NULL, 'a'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"json", no_argument, NULL, 'j'},
                                            WHAT_OPTIONS,
                                            {0}};
    hint_request r = {
        .rulesets = rulesets,
        .choices = MEMOIR_AS_WRITTEN,
        .adviser = {.level = bcg_ai_level_named(rulesets, "general"), .threads = count_cores()},
        .seed = 1,
    };
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        if (!take_option(&r, argv, option))
            return EXIT_USAGE;
    if (argc - optind != 1)
        return wrong_usage("hint", "name one scenario, position or replay");
    r.what = argv[optind];
    opened_game *o = open_what(r.what, r.choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer_request(o, &r);
    free(o);
    return finish_output(stdout, "hint", status);
}
