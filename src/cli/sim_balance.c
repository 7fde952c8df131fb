/* `bocage sim --balance`: one level against itself in every battle. How often does each side win,
 * and how often does whoever has the first turn?
 *
 * Seats are sides here: nothing is swapped, and every game has its own dice. */
#include "cli/sim.h"

/* -- text ------------------------------------------------------------------------------------- */

static void print_row(const tournament *t, int which, const char *name, const score *s)
{
    const int teams = t->arenas[which].teams;
    printf("%-30s %6d", name, s->games);
    for (int team = 0; team < teams; team++) {
        const rate r = team_rate(s, team);
        printf(" %6.1f %6.1f - %5.1f", 100 * r.mean, 100 * r.low, 100 * r.high);
    }
    const rate first = opener_rate(s);
    printf(" %6.1f %6.1f - %5.1f %6d", 100 * first.mean, 100 * first.low, 100 * first.high,
           s->draws);
    for (int team = 0; team < teams; team++)
        printf(" %6.2f", per_game(s->points_by_team[team], s));
    printf(" %6.1f\n", per_game(s->turns, s));
}

static void print_heads(const tournament *t)
{
    const int teams = t->arenas[0].teams;
    printf("%-30s %6s", "", "");
    for (int team = 0; team < teams; team++)
        printf(" %6s %14s", tournament_team(t, 0, team), "95 %");
    printf(" %6s %14s %6s %*s %6s\n", "first", "95 %", "", 7 * teams - 1, tournament_points(t), "");
    printf("%-30s %6s", "scenario", "games");
    for (int team = 0; team < teams; team++)
        printf(" %6s %14s", "wins", "interval");
    printf(" %6s %14s %6s", "wins", "interval", "draws");
    for (int team = 0; team < teams; team++)
        printf(" %6s", tournament_team(t, 0, team));
    printf(" %6s\n", "turns");
}

static void print_text(const sim_request *r)
{
    const tournament *t = &r->t;
    const score all = tournament_score(t, -1);
    printf("%s against itself, seed %llu; wins of each side and of the first to move in %%, a draw "
           "being "
           "half of one\n\n",
           name_contestant(&t->contestant[0]).text, (unsigned long long)t->seed);
    print_heads(t);
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        print_row(t, i, tournament_id(t, i), &s);
    }
    print_row(t, 0, "all", &all);
    print_broken_off(all.games, tournament_total(t));
}

/* -- data ------------------------------------------------------------------------------------- */

static void json_team(const tournament *t, int which, const score *s, int team)
{
    printf(",\"%s\":{\"wins\":%d,", tournament_team(t, which, team), s->by_team[team]);
    json_rate(team_rate(s, team));
    printf(",\"%s\":%.3f}", tournament_points(t), per_game(s->points_by_team[team], s));
}

static void json_result(const tournament *t, int which, const score *s)
{
    printf("\"games\":%d", s->games);
    for (int team = 0; team < t->arenas[which].teams; team++)
        json_team(t, which, s, team);
    printf(",\"first\":{\"wins\":%d,", s->by_opener);
    json_rate(opener_rate(s));
    printf("},\"draws\":%d,\"turns\":%.2f", s->draws, per_game(s->turns, s));
}

static void json_battle(const tournament *t, int which)
{
    const score s = tournament_score(t, which);
    printf("{\"id\":");
    json_quoted(stdout, tournament_id(t, which));
    printf(",\"title\":");
    json_quoted(stdout, t->arenas[which].prepared->title);
    printf(",");
    json_result(t, which, &s);
    printf("}");
}

static void print_json(const sim_request *r)
{
    const tournament *t = &r->t;
    const score all = tournament_score(t, -1);
    printf("{\"bocage\":\"%s\",\"ai\":\"%s\",\"nodes\":%llu,", BOCAGE_VERSION,
           t->contestant[0].level->name, (unsigned long long)t->contestant[0].nodes);
    json_request(r, all.games == tournament_total(t));
    printf(",\n \"battles\":[");
    for (int i = 0; i < t->count; i++) {
        printf("%s\n  ", i ? "," : "");
        json_battle(t, i);
    }
    printf("],\n \"all\":{");
    json_result(t, 0, &all);
    printf("}}\n");
}

static void csv_heads(const tournament *t)
{
    const int teams = t->arenas[0].teams;
    printf("scenario,ai,games");
    for (int team = 0; team < teams; team++)
        printf(",%s_wins", tournament_team(t, 0, team));
    printf(",draws");
    for (int team = 0; team < teams; team++) {
        const char *word = tournament_team(t, 0, team);
        printf(",%s_rate,%s_low,%s_high", word, word, word);
    }
    for (int team = 0; team < teams; team++)
        printf(",%s_%s", tournament_team(t, 0, team), tournament_points(t));
    printf(",turns,first_wins,first_rate,first_low,first_high\n");
}

static void print_csv(const sim_request *r)
{
    const tournament *t = &r->t;
    csv_heads(t);
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        const int teams = t->arenas[i].teams;
        printf("%s,%s,%d", tournament_id(t, i), name_contestant(&t->contestant[0]).text, s.games);
        for (int team = 0; team < teams; team++)
            printf(",%d", s.by_team[team]);
        printf(",%d", s.draws);
        for (int team = 0; team < teams; team++) {
            const rate w = team_rate(&s, team);
            printf(",%.4f,%.4f,%.4f", w.mean, w.low, w.high);
        }
        for (int team = 0; team < teams; team++)
            printf(",%.3f", per_game(s.points_by_team[team], &s));
        const rate first = opener_rate(&s);
        printf(",%.2f,%d,%.4f,%.4f,%.4f\n", per_game(s.turns, &s), s.by_opener, first.mean,
               first.low, first.high);
    }
}

int sim_balance(sim_request *r)
{
    r->t.contestant[1] = r->t.contestant[0];
    r->t.all_dice_differ = true;
    if (!tournament_play(&r->t, "games"))
        return EXIT_CANNOT;
    (r->as == AS_JSON ? print_json : r->as == AS_CSV ? print_csv : print_text)(r);
    return EXIT_YES;
}
