/* `bocage sim --matrix`: all levels against each other, and the distances between them. */
#include "cli/sim.h"

#include <assert.h>
#include <math.h>

/* One level against a weaker one. */
typedef struct cell {
    int games, wins, losses, draws;
} cell;

typedef struct matrix {
    int count;
    bcg_contestant player[ELO_MOST];
    cell cells[ELO_MOST][ELO_MOST]; /* row against column; [i][i] is empty */
    elo_numbers elo;
    bool finished;
} matrix;

/* -- playing ---------------------------------------------------------------------------------- */

static void list_levels(matrix *m, const bcg_ruleset *ruleset, int budget_part)
{
    for (const bcg_ai_level *l = ruleset->levels; l->name && m->count < ELO_MOST; l++) {
        const uint64_t part = l->nodes / (uint64_t)budget_part;
        m->player[m->count++] = (bcg_contestant){.level = l,
                                                 .nodes = l->nodes && part == 0 ? 1 : part};
    }
}

static bool play_cell(const tournament *all, matrix *m, int i, int k)
{
    char label[64];
    tournament t = *all;
    t.contestant[0] = m->player[i];
    t.contestant[1] = m->player[k];
    snprintf(label, sizeof label, "%s v %s", m->player[i].level->name, m->player[k].level->name);
    const bool played = tournament_play(&t, label);
    if (played) {
        const score s = tournament_score(&t, -1);
        m->cells[i][k] = (cell){s.games, s.wins[0], s.wins[1], s.draws};
        m->cells[k][i] = (cell){s.games, s.wins[1], s.wins[0], s.draws};
        m->finished = m->finished && s.games == tournament_total(&t);
    }
    tournament_clear(&t);
    return played;
}

static bool play(const tournament *t, matrix *m)
{
    for (int i = 0; i < m->count; i++)
        for (int k = 0; k < i; k++) {
            m->finished = m->finished && !tournament_was_interrupted();
            if (m->finished && !play_cell(t, m, i, k))
                return false;
        }
    return true;
}

static double points_of(const cell *c)
{
    return c->wins + c->draws / 2.0;
}

static void find_elo(matrix *m)
{
    elo_table t = {.count = m->count};
    for (int i = 0; i < m->count; i++)
        for (int k = 0; k < m->count; k++) {
            t.points[i][k] = points_of(&m->cells[i][k]);
            t.games[i][k] = m->cells[i][k].games;
        }
    m->elo = elo_of(&t);
}

/* -- text ------------------------------------------------------------------------------------- */

static void print_heads(const matrix *m, const char *corner)
{
    printf("%-9s", corner);
    for (int k = 0; k < m->count; k++)
        printf(" %8s", m->player[k].level->name);
}

static void print_difference(elo_difference d)
{
    if (isnan(d.value))
        printf(" %14s", "-");
    else
        printf(" %7.0f +- %3.0f", d.value, d.error);
}

static void print_rates(const matrix *m)
{
    print_heads(m, "wins %");
    printf(" %14s %14s\n", "Elo", "step");
    for (int i = 0; i < m->count; i++) {
        printf("%-9s", m->player[i].level->name);
        for (int k = 0; k < m->count; k++) {
            const cell *c = &m->cells[i][k];
            if (c->games)
                printf(" %8.1f", 100 * points_of(c) / c->games);
            else
                printf(" %8s", "-");
        }
        print_difference(m->elo.above_first[i]);
        print_difference(m->elo.above_before[i]);
        printf("\n");
    }
}

static void print_games(const matrix *m)
{
    print_heads(m, "games");
    for (int i = 0; i < m->count; i++) {
        printf("\n%-9s", m->player[i].level->name);
        for (int k = 0; k < m->count; k++)
            printf(" %8d", m->cells[i][k].games);
    }
    printf("\n");
}

static void print_text(const sim_request *r, const matrix *m)
{
    printf("row against column, searching levels at 1/%d of their nodes, seed %llu\n\n",
           r->budget_part, (unsigned long long)r->t.seed);
    print_rates(m);
    printf("\n");
    print_games(m);
    printf("\nElo: above %s. step: above the level before. +-: 95 %% error.\n",
           m->player[0].level->name);
    if (!m->finished)
        printf("broken off\n");
}

/* -- data ------------------------------------------------------------------------------------- */

static void json_number(const char *name, double value)
{
    if (isnan(value))
        printf(",\"%s\":null", name);
    else
        printf(",\"%s\":%.1f", name, value);
}

static void print_json(const sim_request *r, const matrix *m)
{
    printf("{");
    json_request(r, m->finished);
    printf(",\"budget_part\":%d,\n \"levels\":[", r->budget_part);
    for (int i = 0; i < m->count; i++) {
        printf("%s\n  {\"ai\":\"%s\",\"nodes\":%llu", i ? "," : "", m->player[i].level->name,
               (unsigned long long)m->player[i].nodes);
        json_number("elo", m->elo.above_first[i].value);
        json_number("elo_error95", m->elo.above_first[i].error);
        json_number("step", m->elo.above_before[i].value);
        json_number("step_error95", m->elo.above_before[i].error);
        printf("}");
    }
    printf("],\n \"cells\":[");
    for (int i = 0; i < m->count; i++)
        for (int k = 0; k < i; k++) {
            const cell *c = &m->cells[i][k];
            printf("%s\n  {\"p1\":\"%s\",\"p2\":\"%s\",\"games\":%d,\"wins\":%d,\"losses\":%d,"
                   "\"draws\":%d,",
                   i > 1 || k ? "," : "", m->player[i].level->name, m->player[k].level->name,
                   c->games, c->wins, c->losses, c->draws);
            json_rate(rate_of(points_of(c), c->games));
            printf("}");
        }
    printf("]}\n");
}

static void csv_difference(elo_difference d)
{
    if (isnan(d.value))
        printf(",,");
    else
        printf(",%.1f,%.1f", d.value, d.error);
}

static void print_csv(const sim_request *r, const matrix *m)
{
    (void)r;
    printf("p1,p2,games,p1_wins,p2_wins,draws,rate,low,high,p1_elo,p1_elo_error95,p2_elo,"
           "p2_elo_error95\n");
    for (int i = 0; i < m->count; i++)
        for (int k = 0; k < i; k++) {
            const cell *c = &m->cells[i][k];
            const rate w = rate_of(points_of(c), c->games);
            printf("%s,%s,%d,%d,%d,%d,%.4f,%.4f,%.4f", name_contestant(&m->player[i]).text,
                   name_contestant(&m->player[k]).text, c->games, c->wins, c->losses, c->draws,
                   w.mean, w.low, w.high);
            csv_difference(m->elo.above_first[i]);
            csv_difference(m->elo.above_first[k]);
            printf("\n");
        }
}

int sim_matrix(sim_request *r)
{
    matrix m = {.finished = true};
    list_levels(&m, r->t.ruleset, r->budget_part);
    assert(m.count > 0);
    if (!play(&r->t, &m))
        return EXIT_CANNOT;
    find_elo(&m);
    (r->as == AS_JSON ? print_json : r->as == AS_CSV ? print_csv : print_text)(r, &m);
    return EXIT_YES;
}
