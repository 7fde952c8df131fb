/* `bocage sim`: two computer players against each other, scenario by scenario. */
#include "cli/sim.h"

enum { TEAM_WORDS = 128 };

/* -- text ------------------------------------------------------------------------------------- */

static void print_row(const tournament *t, int which, const char *name, const score *s)
{
    const rate r = win_rate(s, 0);
    printf("%-32s %6d %6.1f %% %6.1f - %4.1f %7.1f %7.1f %7.1f", name, s->games, 100 * r.mean,
           100 * r.low, 100 * r.high, per_game(s->points[0], s), per_game(s->points[1], s),
           per_game(s->turns, s));
    for (int team = 0; team < t->arenas[which].teams; team++)
        printf(" %6d", s->by_team[team]);
    printf("\n");
}

static double nodes_per_turn(const score *s, int c)
{
    return s->turns_of[c] > 0 ? s->nodes[c] / s->turns_of[c] : 0;
}

static void print_pace(const tournament *t, const score *s, int c)
{
    const pace p = tournament_pace(t, -1, c);
    printf("%-16s %10.4f %10.4f %10.4f %10.0f\n", name_contestant(&t->contestant[c]).text, p.mean,
           p.p99, p.slowest, nodes_per_turn(s, c));
}

/* Their words, separated by blanks. */
static void list_teams(const tournament *t, char out[TEAM_WORDS])
{
    bcg_writer w;
    bcg_writer_init(&w, out, TEAM_WORDS);
    for (int team = 0; team < t->arenas[0].teams; team++)
        bcg_writef(&w, "%s%s", team ? " " : "", tournament_team(t, 0, team));
}

static void print_text(const sim_request *r)
{
    char teams[TEAM_WORDS];
    const tournament *t = &r->t;
    const score all = tournament_score(t, -1);
    printf("%s against %s, seed %llu\n\n", name_contestant(&t->contestant[0]).text,
           name_contestant(&t->contestant[1]).text, (unsigned long long)t->seed);
    list_teams(t, teams);
    printf("%-32s %6s %8s %13s %15s %7s %13s\n", "scenario", "games", "wins", "95 %",
           tournament_points(t), "turns", teams);
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        print_row(t, i, tournament_id(t, i), &s);
    }
    print_row(t, 0, "all", &all);
    printf("\n%d wins, %d losses, %d draws\n\n", all.wins[0], all.wins[1], all.draws);
    printf("%-16s %10s %10s %10s %10s\n", "seconds a turn", "mean", "99 %", "slowest", "nodes");
    for (int c = 0; c < CONTESTANTS; c++)
        print_pace(t, &all, c);
    print_broken_off(all.games, tournament_total(t));
}

/* -- data ------------------------------------------------------------------------------------- */

static void json_pace(const tournament *t, int which, int c)
{
    const pace p = tournament_pace(t, which, c);
    printf("\"s_per_turn\":%.6f,\"p99_turn_s\":%.6f,\"slowest_turn_s\":%.6f", p.mean, p.p99,
           p.slowest);
}

static void json_player(const tournament *t, const score *s, int c)
{
    const bcg_contestant *who = &t->contestant[c];
    printf("{\"ai\":\"%s\",\"nodes\":%llu,", who->level->name, (unsigned long long)who->nodes);
    if (who->partner)
        printf("\"partner\":\"%s\",\"partner_nodes\":%llu,", who->partner->name,
               (unsigned long long)who->partner_nodes);
    printf("\"wins\":%d,", s->wins[c]);
    json_rate(win_rate(s, c));
    printf(",\"%s\":%.3f,", tournament_points(t), per_game(s->points[c], s));
    json_pace(t, -1, c);
    printf(",\"nodes_per_turn\":%.1f}", nodes_per_turn(s, c));
}

static void json_scenario(const tournament *t, int which)
{
    const score s = tournament_score(t, which);
    json_quoted(stdout, tournament_id(t, which));
    printf(":{\"games\":%d,\"p1\":%d,\"p2\":%d,\"draws\":%d,", s.games, s.wins[0], s.wins[1],
           s.draws);
    json_rate(win_rate(&s, 0));
    for (int team = 0; team < t->arenas[which].teams; team++)
        printf(",\"%s\":%d", tournament_team(t, which, team), s.by_team[team]);
    printf(",\"%s\":[%.3f,%.3f],\"turns\":%.2f}", tournament_points(t), per_game(s.points[0], &s),
           per_game(s.points[1], &s), per_game(s.turns, &s));
}

static void print_json(const sim_request *r)
{
    const tournament *t = &r->t;
    const score all = tournament_score(t, -1);
    printf("{");
    json_request(r, all.games == tournament_total(t));
    printf(",\"games\":%d,\n \"p1\":", all.games);
    json_player(t, &all, 0);
    printf(",\n \"p2\":");
    json_player(t, &all, 1);
    printf(",\n \"draws\":%d,\"turns\":%.2f,\n \"by_scenario\":{", all.draws,
           per_game(all.turns, &all));
    for (int i = 0; i < t->count; i++) {
        printf("%s\n  ", i ? "," : "");
        json_scenario(t, i);
    }
    printf("}}\n");
}

static void csv_heads(const tournament *t)
{
    const char *points = tournament_points(t);
    printf("scenario,games,p1,p2,p1_wins,p2_wins,draws,rate,low,high");
    for (int team = 0; team < t->arenas[0].teams; team++)
        printf(",%s_wins", tournament_team(t, 0, team));
    printf(",p1_%s,p2_%s,turns", points, points);
    for (int c = 1; c <= CONTESTANTS; c++)
        printf(",p%d_s_per_turn,p%d_p99_turn_s,p%d_slowest_turn_s", c, c, c);
    printf("\n");
}

static void print_csv(const sim_request *r)
{
    const tournament *t = &r->t;
    csv_heads(t);
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        const rate w = win_rate(&s, 0);
        printf("%s,%d,%s,%s,%d,%d,%d,%.4f,%.4f,%.4f", tournament_id(t, i), s.games,
               name_contestant(&t->contestant[0]).text, name_contestant(&t->contestant[1]).text,
               s.wins[0], s.wins[1], s.draws, w.mean, w.low, w.high);
        for (int team = 0; team < t->arenas[i].teams; team++)
            printf(",%d", s.by_team[team]);
        printf(",%.3f,%.3f,%.2f", per_game(s.points[0], &s), per_game(s.points[1], &s),
               per_game(s.turns, &s));
        for (int c = 0; c < CONTESTANTS; c++) {
            const pace p = tournament_pace(t, i, c);
            printf(",%.6f,%.6f,%.6f", p.mean, p.p99, p.slowest);
        }
        printf("\n");
    }
}

int sim_games(sim_request *r)
{
    if (!tournament_play(&r->t, "games"))
        return EXIT_CANNOT;
    (r->as == AS_JSON ? print_json : r->as == AS_CSV ? print_csv : print_text)(r);
    return EXIT_YES;
}
