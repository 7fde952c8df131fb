/* `bocage sim --balance`: one level against itself in every battle. Which side wins how often?
 *
 * Seats are sides here: nobody is swapped, and every game has dice of its own. */
#include "cli/sim.h"

/* -- text ------------------------------------------------------------------------------------- */

static void print_row(bcg_span name, const score *s)
{
    const rate axis = seat_rate(s, MS_AXIS), allies = seat_rate(s, MS_ALLIES);
    printf("%-30.*s %6d %6.1f %6.1f - %5.1f %6.1f %6.1f - %5.1f %6d %6.2f %6.2f %6.1f\n",
           (int)name.len, name.at, s->games, 100 * axis.mean, 100 * axis.low, 100 * axis.high,
           100 * allies.mean, 100 * allies.low, 100 * allies.high, s->draws,
           per_game(s->points_by_seat[MS_AXIS], s), per_game(s->points_by_seat[MS_ALLIES], s),
           per_game(s->turns, s));
}

static void print_text(const sim_request *r)
{
    const tournament *t = &r->t;
    const score all = tournament_score(t, -1);
    printf("%s against itself, seed %llu; wins of each side in %%, a draw being half of one\n\n",
           name_contestant(&t->contestant[0]).text, (unsigned long long)t->seed);
    printf("%-30s %6s %6s %14s %6s %14s %6s %13s %6s\n", "", "", "axis", "95 %", "allies", "95 %",
           "", "medals", "");
    printf("%-30s %6s %6s %14s %6s %14s %6s %6s %6s %6s\n", "scenario", "games", "wins", "interval",
           "wins", "interval", "draws", "axis", "allies", "turns");
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        print_row(tournament_id(t, i), &s);
    }
    print_row((bcg_span){"all", 3, 0, 0}, &all);
    print_broken_off(all.games, tournament_total(t));
}

/* -- data ------------------------------------------------------------------------------------- */

static void json_side(const score *s, int side)
{
    printf(",\"%s\":{\"wins\":%d,", memoir_actor_word(side), s->by_seat[side]);
    json_rate(seat_rate(s, side));
    printf(",\"medals\":%.3f}", per_game(s->points_by_seat[side], s));
}

static void json_result(const score *s)
{
    printf("\"games\":%d", s->games);
    json_side(s, MS_AXIS);
    json_side(s, MS_ALLIES);
    printf(",\"draws\":%d,\"turns\":%.2f", s->draws, per_game(s->turns, s));
}

static void json_battle(const tournament *t, int which)
{
    const score s = tournament_score(t, which);
    const memoir_scenario *scenario = t->arenas[which].scenario;
    const bcg_span id = tournament_id(t, which),
                   title = memoir_text(scenario, scenario->title.at[0].text);
    printf("{\"id\":");
    json_text(stdout, id.at, id.len);
    printf(",\"title\":");
    json_text(stdout, title.at, title.len);
    printf(",");
    json_result(&s);
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
    json_result(&all);
    printf("}}\n");
}

static void print_csv(const sim_request *r)
{
    const tournament *t = &r->t;
    printf("scenario,ai,games,axis_wins,allies_wins,draws,axis_rate,axis_low,axis_high,allies_rate,"
           "allies_low,allies_high,axis_medals,allies_medals,turns\n");
    for (int i = 0; i < t->count; i++) {
        const score s = tournament_score(t, i);
        const rate axis = seat_rate(&s, MS_AXIS), allies = seat_rate(&s, MS_ALLIES);
        const bcg_span id = tournament_id(t, i);
        printf("%.*s,%s,%d,%d,%d,%d,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.3f,%.3f,%.2f\n", (int)id.len,
               id.at, name_contestant(&t->contestant[0]).text, s.games, s.by_seat[MS_AXIS],
               s.by_seat[MS_ALLIES], s.draws, axis.mean, axis.low, axis.high, allies.mean,
               allies.low, allies.high, per_game(s.points_by_seat[MS_AXIS], &s),
               per_game(s.points_by_seat[MS_ALLIES], &s), per_game(s.turns, &s));
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
