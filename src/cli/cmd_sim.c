/* `bocage sim`: computer players against each other. */
#include "cli/tournament.h"

#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef enum print_as { AS_TEXT, AS_JSON, AS_CSV } print_as;

typedef struct request {
    tournament t;
    const char *what;
    memoir_choices choices;
    print_as as;
    bool matrix;
} request;

static bcg_span id_of(const arena *a)
{
    return memoir_text(a->scenario, a->scenario->id.at[0].text);
}

static void write_name(const bcg_contestant *c, char out[64])
{
    if (c->nodes)
        snprintf(out, 64, "%s:%llu", c->level->name, (unsigned long long)c->nodes);
    else
        snprintf(out, 64, "%s", c->level->name);
}

/* -- text ------------------------------------------------------------------------------------- */

static void print_row(const char *name, int len, const score *s)
{
    const rate r = win_rate(s, 0);
    const double games = s->games ? s->games : 1;
    printf("%-32.*s %6d %6.1f %% %6.1f - %4.1f %7.1f %7.1f %7.1f %6d %6d\n", len, name, s->games,
           100 * r.mean, 100 * r.low, 100 * r.high, s->points[0] / games, s->points[1] / games,
           s->turns / games, s->by_seat[MS_AXIS], s->by_seat[MS_ALLIES]);
}

static void print_pace(const char *name, const score *s, int c)
{
    const double turns = s->turns > 0 ? s->turns / 2 : 1;
    printf("%s: %.4f s a turn, slowest %.4f s, %.0f nodes a turn\n", name, s->spent[c] / turns,
           s->slowest[c], s->nodes[c] / turns);
}

static void print_text(const tournament *t)
{
    char name[BCG_MATCH_SEATS][64];
    const score all = tournament_score(t, -1);
    for (int c = 0; c < BCG_MATCH_SEATS; c++)
        write_name(&t->contestant[c], name[c]);
    printf("%s against %s, seed %llu\n\n", name[0], name[1], (unsigned long long)t->seed);
    printf("%-32s %6s %8s %13s %15s %7s %13s\n", "scenario", "games", "wins", "95 %", "medals",
           "turns", "axis allies");
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        print_row(id_of(&t->arenas[i]).at, (int)id_of(&t->arenas[i]).len, &s);
    }
    print_row("all", 3, &all);
    printf("\n%d wins, %d losses, %d draws\n", all.wins[0], all.wins[1], all.draws);
    for (int c = 0; c < BCG_MATCH_SEATS; c++)
        print_pace(name[c], &all, c);
}

/* -- data ------------------------------------------------------------------------------------- */

static void json_player(const tournament *t, const score *s, int c)
{
    const rate r = win_rate(s, c);
    const double games = s->games ? s->games : 1, turns = s->turns > 0 ? s->turns / 2 : 1;
    printf("{\"ai\":\"%s\",\"nodes\":%llu,\"wins\":%d,\"rate\":%.4f,\"ci95\":[%.4f,%.4f],"
           "\"medals\":%.3f,\"s_per_turn\":%.6f,\"slowest_turn_s\":%.6f,\"nodes_per_turn\":%.1f}",
           t->contestant[c].level->name, (unsigned long long)t->contestant[c].nodes, s->wins[c],
           r.mean, r.low, r.high, s->points[c] / games, s->spent[c] / turns, s->slowest[c],
           s->nodes[c] / turns);
}

static void print_json(const tournament *t)
{
    const score all = tournament_score(t, -1);
    printf("{\"pairs\":%d,\"games\":%d,\"seed\":%llu,\"finished\":%s,\n \"p1\":", t->pairs,
           all.games, (unsigned long long)t->seed,
           all.games == t->count * t->pairs * 2 ? "true" : "false");
    json_player(t, &all, 0);
    printf(",\n \"p2\":");
    json_player(t, &all, 1);
    printf(",\n \"draws\":%d,\"turns\":%.2f,\n \"by_scenario\":{", all.draws,
           all.turns / (all.games ? all.games : 1));
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        const rate r = win_rate(&s, 0);
        printf("%s\n  ", i ? "," : "");
        json_text(stdout, id_of(&t->arenas[i]).at, id_of(&t->arenas[i]).len);
        printf(":{\"games\":%d,\"p1\":%d,\"p2\":%d,\"draws\":%d,\"rate\":%.4f,\"ci95\":[%.4f,%.4f],"
               "\"axis\":%d,\"allies\":%d,\"turns\":%.2f}",
               s.games, s.wins[0], s.wins[1], s.draws, r.mean, r.low, r.high, s.by_seat[MS_AXIS],
               s.by_seat[MS_ALLIES], s.turns / (s.games ? s.games : 1));
    }
    printf("}}\n");
}

static void print_csv(const tournament *t)
{
    printf(
        "scenario,games,p1,p2,p1_wins,p2_wins,draws,rate,low,high,axis_wins,allies_wins,turns\n");
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        const rate r = win_rate(&s, 0);
        printf("%.*s,%d,%s,%s,%d,%d,%d,%.4f,%.4f,%.4f,%d,%d,%.2f\n", (int)id_of(&t->arenas[i]).len,
               id_of(&t->arenas[i]).at, s.games, t->contestant[0].level->name,
               t->contestant[1].level->name, s.wins[0], s.wins[1], s.draws, r.mean, r.low, r.high,
               s.by_seat[MS_AXIS], s.by_seat[MS_ALLIES], s.turns / (s.games ? s.games : 1));
    }
}

/* -- all against all -------------------------------------------------------------------------- */

enum { MOST_LEVELS = 8 };

/* Elo numbers under which the expected scores are those that were reached; random is 0. */
static void find_elo(int n, double points[][MOST_LEVELS], double games[][MOST_LEVELS], double elo[])
{
    enum { ROUNDS = 20000 };
    for (int i = 0; i < n; i++)
        elo[i] = 0;
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < n; i++) {
            double got = 0, expected = 0;
            for (int k = 0; k < n; k++)
                if (k != i && games[i][k] > 0) {
                    /* half a point more and less: nobody is infinitely stronger */
                    got += (points[i][k] + 0.5) / (games[i][k] + 1) * games[i][k];
                    expected += games[i][k] / (1 + pow(10, (elo[k] - elo[i]) / 400));
                }
            elo[i] += got - expected;
        }
    for (int i = n - 1; i >= 0; i--)
        elo[i] -= elo[0];
}

static int play_matrix(request *r)
{
    const bcg_ai_level *level[MOST_LEVELS];
    double points[MOST_LEVELS][MOST_LEVELS] = {{0}}, games[MOST_LEVELS][MOST_LEVELS] = {{0}};
    double elo[MOST_LEVELS];
    int n = 0;
    for (const bcg_ai_level *l = bcg_ai_levels; l->name && n < MOST_LEVELS; l++)
        level[n++] = l;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i && !tournament_was_interrupted(); k++) {
            char label[64];
            tournament t = r->t;
            t.contestant[0] = (bcg_contestant){.level = level[i], .nodes = level[i]->nodes / 10};
            t.contestant[1] = (bcg_contestant){.level = level[k], .nodes = level[k]->nodes / 10};
            snprintf(label, sizeof label, "%s v %s", level[i]->name, level[k]->name);
            if (!tournament_play(&t, label))
                return EXIT_CANNOT;
            const score s = tournament_score(&t, -1);
            games[i][k] = games[k][i] = s.games;
            points[i][k] = s.wins[0] + s.draws / 2.0;
            points[k][i] = s.wins[1] + s.draws / 2.0;
            free(t.games);
            free(t.played);
        }
    find_elo(n, points, games, elo);
    printf("wins in %%, row against column; searching levels at a tenth of their nodes\n\n%-9s",
           "");
    for (int k = 0; k < n; k++)
        printf(" %8s", level[k]->name);
    printf(" %8s\n", "Elo");
    for (int i = 0; i < n; i++) {
        printf("%-9s", level[i]->name);
        for (int k = 0; k < n; k++)
            if (games[i][k] > 0)
                printf(" %8.1f", 100 * points[i][k] / games[i][k]);
            else
                printf(" %8s", "-");
        printf(" %8.0f\n", elo[i]);
    }
    return EXIT_YES;
}

/* -- the command ------------------------------------------------------------------------------ */

static bool read_number(const char *text, uint64_t most, uint64_t *out)
{
    char *end;
    if (*text < '0' || *text > '9')
        return false;
    *out = strtoull(text, &end, 10);
    return *end == '\0' && *out <= most;
}

/* LEVEL or LEVEL:NODES. */
static bool read_contestant(const char *text, bcg_contestant *out)
{
    char name[32];
    const char *colon = strchr(text, ':');
    const size_t len = colon ? (size_t)(colon - text) : strlen(text);
    if (len >= sizeof name)
        return false;
    memcpy(name, text, len);
    name[len] = '\0';
    *out = (bcg_contestant){.level = bcg_ai_level_named(name)};
    return out->level &&
           (!colon || (read_number(colon + 1, 1000000000, &out->nodes) && out->nodes));
}

static int run_sim(request *r)
{
    int status = EXIT_CANNOT;
    if (!tournament_load(&r->t, r->what, r->choices))
        status = EXIT_NO;
    else if (r->matrix)
        status = play_matrix(r);
    else if (tournament_play(&r->t, "games")) {
        (r->as == AS_JSON ? print_json : r->as == AS_CSV ? print_csv : print_text)(&r->t);
        status = EXIT_YES;
    }
    tournament_free(&r->t);
    return finish_output(stdout, "sim", status);
}

static int cores(void)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? (int)n : 1;
}

int cmd_sim(int argc, char **argv)
{
    static const struct option options[] = {{"scenario", required_argument, NULL, 'c'},
                                            {"pairs", required_argument, NULL, 'n'},
                                            {"p1", required_argument, NULL, '1'},
                                            {"p2", required_argument, NULL, '2'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"matrix", no_argument, NULL, 'm'},
                                            {"json", no_argument, NULL, 'j'},
                                            {"csv", no_argument, NULL, 'v'},
                                            WHAT_OPTIONS,
                                            {0}};
    request r = {.t = {.pairs = 10, .seed = 1, .threads = cores()},
                 .what = "all",
                 .choices = MEMOIR_AS_WRITTEN};
    uint64_t number;
    int option;
    read_contestant("captain", &r.t.contestant[0]);
    read_contestant("captain", &r.t.contestant[1]);
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        if (option == 'c')
            r.what = optarg;
        else if (option == 'm')
            r.matrix = true;
        else if (option == 'j' || option == 'v')
            r.as = option == 'j' ? AS_JSON : AS_CSV;
        else if (is_what_option(option)) {
            if (!take_what_option("sim", option, &r.choices))
                return EXIT_USAGE;
        } else if (option == '1' || option == '2') {
            if (!read_contestant(optarg, &r.t.contestant[option - '1']))
                return wrong_usage("sim", "--p%c is a level, or LEVEL:NODES, not `%s`", option,
                                   optarg);
        } else if (option == 's') {
            if (!read_number(optarg, UINT32_MAX, &r.t.seed))
                return wrong_usage("sim", "--seed is a number, not `%s`", optarg);
        } else if (option == 'n' || option == 't') {
            if (!read_number(optarg, 1000000, &number) || number == 0)
                return wrong_usage("sim", "--%s is a number from 1 on, not `%s`",
                                   option == 'n' ? "pairs" : "threads", optarg);
            *(option == 'n' ? &r.t.pairs : &r.t.threads) = (int)number;
        } else
            return wrong_option("sim", argv, option);
    if (optind < argc)
        return wrong_usage("sim", "`%s` is too much", argv[optind]);
    return run_sim(&r);
}
