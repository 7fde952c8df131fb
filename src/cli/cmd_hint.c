/* `bocage hint`: what a searching computer player would do, and what it expects from that. Like any
 * player, it gets only the view of the seat that has to decide. */
#include "cli/values.h"
#include "cli/what.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct hint_request {
    const bcg_ruleset *rulesets;
    const char *what;
    game_choices choices;
    const char *ai; /* NULL: the default adviser */
    int threads;
    uint64_t seed;
    bool json;
} hint_request;

/* -- is there anything to decide? ------------------------------------------------------------- */

/* Why nobody can be advised here; NULL if somebody can, with `count` actions to choose from. */
static const char *find_obstacle(const opened_game *o, int actor, int count)
{
    const bcg_ruleset_tools *tools = o->prepared->ruleset->tools;
    const char *why = NULL;
    if (actor == BCG_OVER)
        return "the game is over";
    if (actor == BCG_CHANCE && tools && tools->waits_for)
        why = tools->waits_for(o->prepared, o->state);
    if (actor == BCG_CHANCE)
        return why ? why
                   : "nobody has to decide now: chance does; `bocage legal --outcomes` lists the "
                     "results";
    if (count == 0 || (tools && tools->hides_own && tools->hides_own(o->prepared, o->state, actor)))
        return "the cards of the side that decides are hidden";
    return NULL;
}

/* -- the answer ------------------------------------------------------------------------------- */

/* Thousandths as a number with two decimals; never -0.00. */
static double rounded(int thousandths)
{
    const int hundredths = (thousandths + (thousandths < 0 ? -5 : 5)) / 10;
    return hundredths / 100.0;
}

/* The lead is only as reliable as the trials of other first actions, and subject to chance. */
static void print_lead(int lead)
{
    if (lead > 0)
        printf("%.1f points ahead of the best other first action", lead / 10.0);
    else if (lead < 0)
        printf("another first action looked %.1f points better, which may be luck", -lead / 10.0);
    else
        printf("no lead over another first action");
}

static void print_reason(const opened_game *o, const bcg_ai_answer *a, const char *level, int seat)
{
    const bcg_ruleset_tools *tools = o->prepared->ruleset->tools;
    if (tools && tools->expect)
        tools->expect(stdout, o->prepared, o->state, seat, rounded(a->gain), rounded(a->risk));
    else
        printf("Expected by the end of the next turn: %+.2f for %s, %+.2f for the others.\n",
               rounded(a->gain), bcg_seat_word(o->prepared, seat), rounded(a->risk));
    printf("Chance to win as %s judges: %.0f %%; ", level, a->chance / 10.0);
    print_lead(a->lead);
    printf(".\n%d trials of this plan, %" PRIu64 " decisions looked at.\n", a->trials, a->nodes);
}

static void print_text(const opened_game *o, const bcg_ai_answer *a, const char *level, int seat)
{
    print_action(o->prepared, a->action);
    printf("\n");
    for (int i = 1; i < a->steps; i++) {
        printf("  then ");
        print_action(o->prepared, a->plan[i]);
        printf("\n");
    }
    if (a->trials)
        print_reason(o, a, level, seat);
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

static void print_json(const opened_game *o, const bcg_ai_answer *a, const char *level, int seat)
{
    const bool known = a->trials > 0;
    printf("{\"actor\":\"%s\",\"action\":", bcg_seat_word(o->prepared, seat));
    json_action(stdout, o->prepared, a->action);
    printf(",\"plan\":[");
    for (int i = 0; i < a->steps; i++) {
        printf("%s", i ? "," : "");
        json_action(stdout, o->prepared, a->plan[i]);
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

static int advise(const opened_game *o, const hint_request *r, const bcg_contestant *adviser,
                  int actor, int count)
{
    const bcg_game *g = o->prepared->game;
    const bcg_ai_level *level = adviser->level;
    const bcg_ai_budget budget = {.nodes = adviser->nodes, .threads = r->threads};
    void *view = malloc(g->ops->state_size);
    bcg_ai *ai = view ? bcg_prepared_player(o->prepared, level, r->seed) : NULL;
    if (ai == NULL) {
        free(view);
        return no_memory();
    }
    g->ops->view(g, o->state, actor, view);
    bcg_ai_answer answer = bcg_ai_choose(ai, view, actor, &budget);
    if (answer.plan == NULL) { /* nothing was tried: only the action is known */
        answer.plan = &answer.action;
        answer.steps = 1;
    }
    const bool tried = answer.trials > 0 || count == 1;
    if (tried)
        (r->json ? print_json : print_text)(o, &answer, level->name, actor);
    bcg_ai_free(ai);
    free(view);
    return tried ? EXIT_YES : no_memory();
}

/* The level asked for, otherwise the ruleset's adviser; it must look ahead to the enemy's reply,
 * since others have no reasons to give. */
static bool find_adviser(const opened_game *o, const hint_request *r, bcg_contestant *out)
{
    const bcg_ruleset *ruleset = o->prepared->ruleset;
    *out = (bcg_contestant){.level = r->ai ? NULL : bcg_ai_adviser(ruleset)};
    if (r->ai ? read_contestant(ruleset, r->ai, out) : out->level && out->level->horizon >= 2)
        return true;
    complain(r->what, "the ruleset %s has no %s%s", ruleset->ops->name,
             r->ai ? "computer player " : "computer player that could say why", r->ai ? r->ai : "");
    return false;
}

static int answer_request(const opened_game *o, const hint_request *r)
{
    bcg_contestant adviser;
    int actor, count;
    if (!find_actor(o, &r->choices, &actor))
        return EXIT_NO;
    bcg_action *actions = list_legal(o, "hint", actor, &count);
    if (actions == NULL)
        return EXIT_CANNOT;
    free(actions);
    const char *obstacle = find_obstacle(o, actor, count);
    if (obstacle)
        complain(r->what, "%s", obstacle);
    return obstacle || !find_adviser(o, r, &adviser) ? EXIT_NO
                                                     : advise(o, r, &adviser, actor, count);
}

static bool gives_advice(const bcg_ruleset *r, const char *name)
{
    for (const bcg_ai_level *l = r->levels; l && l->name; l++)
        if (l->horizon >= 2 && strcmp(l->name, name) == 0)
            return true;
    return false;
}

/* "general or marshal": the levels that look ahead to the enemy's reply; those of several rulesets
 * once. */
static void list_advisers(const bcg_ruleset *rulesets, bcg_writer *w)
{
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        for (const bcg_ai_level *l = r->levels; l && l->name; l++) {
            const bcg_ruleset *first = rulesets;
            while (first != r && !gives_advice(first, l->name))
                first++;
            if (l->horizon >= 2 && first == r)
                bcg_writef(w, "%s%s", w->size ? " or " : "", l->name);
        }
}

/* A level of any ruleset: it is not yet known which one is played. */
static bool check_adviser(const bcg_ruleset *rulesets, const char *text)
{
    char list[128];
    bcg_contestant read = {.level = NULL};
    bcg_writer w;
    const bcg_ruleset *r = rulesets;
    while (r->ops && !read_contestant(r, text, &read))
        r++;
    if (r->ops == NULL) {
        wrong_usage("hint", "--ai is a level, or LEVEL:NODES, not `%s`", text);
        return false;
    }
    if (read.level->horizon >= 2)
        return true;
    bcg_writer_init(&w, list, sizeof list);
    list_advisers(rulesets, &w);
    wrong_usage("hint", "%s does not search beyond its turn and cannot say why; --ai is %s",
                read.level->name, list);
    return false;
}

static bool take_option(hint_request *r, char **argv, int option)
{
    switch (option) {
    case 'a':
        r->ai = optarg;
        return check_adviser(r->rulesets, optarg);
    case 't':
        return read_count("hint", "threads", &r->threads);
    case 's':
        return read_seed("hint", &r->seed);
    case 'j':
        return r->json = true;
    default:
        if (is_what_option(option))
            return take_what_option("hint", r->rulesets, option, &r->choices);
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
                                            SEAT_OPTION,
                                            {0}};
    hint_request r = {.rulesets = rulesets, .threads = count_cores(), .seed = 1};
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        if (!take_option(&r, argv, option))
            return EXIT_USAGE;
    if (argc - optind != 1)
        return wrong_usage("hint", "name one scenario, position or replay");
    r.what = argv[optind];
    opened_game *o = open_what(rulesets, r.what, &r.choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer_request(o, &r);
    close_game(o);
    return finish_output(stdout, "hint", status);
}
