/* `bocage sim`: computer players against each other. Options, and what the three modes share. */
#include "cli/sim.h"

#include "cli/values.h"

#include <string.h>

/* -- shared by the modes ---------------------------------------------------------------------- */

static void write_level(bcg_writer *w, const bcg_ai_level *level, uint64_t nodes)
{
    bcg_write(w, level->name);
    if (nodes)
        bcg_writef(w, ":%llu", (unsigned long long)nodes);
}

contestant_name name_contestant(const bcg_contestant *c)
{
    contestant_name name = {.text = ""};
    bcg_writer w;
    bcg_writer_init(&w, name.text, sizeof name.text);
    write_level(&w, c->level, c->nodes);
    if (c->partner) {
        bcg_write(&w, "+");
        write_level(&w, c->partner, c->partner_nodes);
    }
    return name;
}

static bool was_chosen(const sim_request *r, bcg_span option)
{
    bcg_span rest = bcg_span_of(r->choices.options), word;
    while (bcg_span_word(&rest, &word))
        if (word.len == option.len && memcmp(word.at, option.at, word.len) == 0)
            return true;
    return false;
}

/* The options given, in the order used in files; a battle may add its own. */
static void json_options(const sim_request *r)
{
    const char *separator = "";
    bcg_span rest = bcg_span_of(r->t.arenas[0].prepared->options), word;
    printf(",\"options\":[");
    while (bcg_span_word(&rest, &word))
        if (was_chosen(r, word)) {
            printf("%s\"%.*s\"", separator, (int)word.len, word.at);
            separator = ",";
        }
    printf("]");
}

void json_request(const sim_request *r, bool finished)
{
    char values[BCG_VALUES_WORD];
    printf("\"pairs\":%d,\"seed\":%llu,\"scenario\":", r->t.pairs, (unsigned long long)r->t.seed);
    json_quoted(stdout, r->names);
    printf(",\"edition\":");
    if (r->choices.edition)
        json_quoted(stdout, r->choices.edition);
    else
        printf("null");
    json_options(r);
    if (bcg_values_word(r->t.arenas[0].prepared, values))
        printf(",\"values\":\"%s\"", values);
    printf(",\"finished\":%s", finished ? "true" : "false");
}

void json_rate(rate r)
{
    printf("\"rate\":%.4f,\"ci95\":[%.4f,%.4f]", r.mean, r.low, r.high);
}

void print_broken_off(int games, int total)
{
    if (games < total)
        printf("\nbroken off: %d of %d games\n", games, total);
}

/* -- values of options ------------------------------------------------------------------------ */

/* --scenario may be given several times: its values are joined into one list. */
static bool read_names(sim_request *r)
{
    const size_t used = strlen(r->names), size = strlen(optarg);
    const bool fits = used + size + 2 < sizeof r->names;
    const bool has_gap = size == 0 || optarg[0] == ',' || optarg[size - 1] == ',' ||
                         strstr(optarg, ",,");
    if (has_gap)
        wrong_usage("sim", "--scenario is a name, or several with commas between, not `%s`",
                    optarg);
    else if (!fits)
        wrong_usage("sim", "--scenario has too many names");
    else
        snprintf(r->names + used, sizeof r->names - used, "%s%s", used ? "," : "", optarg);
    return fits && !has_gap;
}

/* Of any ruleset: it is not yet known which one is played. */
static bool is_level(const bcg_ruleset *rulesets, const char *text)
{
    bcg_contestant ignored;
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        if (read_contestant(r, text, &ignored))
            return true;
    return false;
}

/* The players, in the ruleset of the scenarios; false with a message. */
static bool find_contestants(sim_request *r)
{
    const bcg_ruleset_tools *tools = r->t.ruleset->tools;
    for (int c = 0; c < CONTESTANTS; c++) {
        const char *usual = tools && tools->usual_level ? tools->usual_level
                                                        : r->t.ruleset->levels[0].name;
        const char *name = r->ai[c] ? r->ai[c] : usual;
        if (name == NULL || !read_contestant(r->t.ruleset, name, &r->t.contestant[c])) {
            complain("sim", "the ruleset %s has no computer player %s", r->t.ruleset->ops->name,
                     name ? name : "at all");
            return false;
        }
    }
    return true;
}

/* Is there a scenario in which a side has more than one seat? */
static bool has_partners(const tournament *t)
{
    for (int i = 0; i < t->count; i++) {
        const bcg_game *g = t->arenas[i].prepared->game;
        if (g->ops->seats(g) > t->arenas[i].teams)
            return true;
    }
    return false;
}

/* The partner of the first player; false with a message. */
static bool find_partner(sim_request *r)
{
    bcg_contestant partner;
    if (r->partner == NULL)
        return true;
    if (!has_partners(&r->t)) {
        complain("sim", "--partner: no side has more than one seat here; --form says how many");
        return false;
    }
    if (!read_contestant(r->t.ruleset, r->partner, &partner)) {
        complain("sim", "the ruleset %s has no computer player %s", r->t.ruleset->ops->name,
                 r->partner);
        return false;
    }
    r->t.contestant[0].partner = partner.level;
    r->t.contestant[0].partner_nodes = partner.nodes;
    return true;
}

/* -- the command ------------------------------------------------------------------------------ */

enum { BUDGET_PART = 10 };

/* Handles one option with its value; false with a message. */
static bool take_option(sim_request *r, char **argv, int option)
{
    bool is_right;
    switch (option) {
    case 'c':
        return read_names(r);
    case 'n':
        return read_count("sim", "pairs", &r->t.pairs);
    case 't':
        return read_count("sim", "threads", &r->t.threads);
    case 'p':
        return read_count("sim", "budget-part", &r->budget_part);
    case '1':
    case '2':
        r->ai[option - '1'] = optarg;
        is_right = is_level(r->rulesets, optarg);
        if (!is_right)
            wrong_usage("sim", "--p%c is a level, or LEVEL:NODES, not `%s`", option, optarg);
        return is_right;
    case 'a':
        r->partner = optarg;
        is_right = is_level(r->rulesets, optarg);
        if (!is_right)
            wrong_usage("sim", "--partner is a level, or LEVEL:NODES, not `%s`", optarg);
        return is_right;
    case 'r':
        r->t.ruleset = choose_ruleset("sim", r->rulesets, optarg);
        return r->t.ruleset != NULL;
    case 's':
        return read_seed("sim", &r->t.seed);
    case 'm':
        return r->matrix = true;
    case 'b':
        return r->balance = true;
    case 'j':
        r->as = AS_JSON;
        return true;
    case 'v':
        r->as = AS_CSV;
        return true;
    default:
        if (is_what_option(option))
            return take_what_option("sim", r->rulesets, option, &r->choices);
        wrong_option("sim", argv, option);
        return false;
    }
}

/* Options that would have no effect are refused. */
static const char *find_contradiction(const sim_request *r)
{
    if (r->matrix && r->balance)
        return "--matrix and --balance do not go together";
    if (r->matrix && (r->ai[0] || r->ai[1]))
        return "--matrix is about all levels: no --p1, no --p2";
    if (r->balance && r->ai[1])
        return "--balance is about --p1 against itself: no --p2";
    if ((r->matrix || r->balance) && r->partner)
        return "--partner is about --p1 against --p2: no --matrix, no --balance";
    if (!r->matrix && r->budget_part)
        return "--budget-part belongs to --matrix";
    return NULL;
}

/* Sets the defaults of what was not given. */
static void complete(sim_request *r)
{
    if (r->names[0] == '\0')
        snprintf(r->names, sizeof r->names, "all");
    if (r->budget_part == 0)
        r->budget_part = BUDGET_PART;
}

static int run_sim(sim_request *r)
{
    int status = EXIT_NO;
    if (tournament_add(&r->t, r->rulesets, r->names, &r->choices) && find_contestants(r) &&
        find_partner(r))
        status = r->matrix ? sim_matrix(r) : r->balance ? sim_balance(r) : sim_games(r);
    tournament_free(&r->t);
    return finish_output(stdout, "sim", status);
}

int cmd_sim(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"scenario", required_argument, NULL, 'c'},
                                            {"ruleset", required_argument, NULL, 'r'},
                                            {"pairs", required_argument, NULL, 'n'},
                                            {"p1", required_argument, NULL, '1'},
                                            {"p2", required_argument, NULL, '2'},
                                            {"partner", required_argument, NULL, 'a'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"matrix", no_argument, NULL, 'm'},
                                            {"budget-part", required_argument, NULL, 'p'},
                                            {"balance", no_argument, NULL, 'b'},
                                            {"json", no_argument, NULL, 'j'},
                                            {"csv", no_argument, NULL, 'v'},
                                            WHAT_OPTIONS,
                                            {0}};
    sim_request r = {.rulesets = rulesets, .t = {.pairs = 10, .seed = 1, .threads = count_cores()}};
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        if (!take_option(&r, argv, option))
            return EXIT_USAGE;
    if (optind < argc)
        return wrong_usage("sim", "`%s` is too much", argv[optind]);
    const char *contradiction = find_contradiction(&r);
    if (contradiction)
        return wrong_usage("sim", "%s", contradiction);
    complete(&r);
    return run_sim(&r);
}
