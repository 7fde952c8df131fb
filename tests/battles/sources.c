#include "battles/sources.h"

#include <stdio.h>

/* -- listing the sources ---------------------------------------------------------------------- */

static source *add(sources *out, source_kind kind, int side, int number, const char *name)
{
    assert_true(out->count < MOST_SOURCES);
    source *s = &out->at[out->count++];
    *s = (source){.kind = kind, .side = side, .number = number};
    snprintf(s->name, sizeof s->name, "%s", name);
    return s;
}

/* An objective is identified by its hexes. */
static void add_objective(sources *out, const memoir_game *g, int number, int side)
{
    source *s = add(out, FROM_OBJECTIVE, side, number, "objective");
    size_t size = strlen(s->name);
    BCG_EACH (h, g->objective.at[number].hexes) {
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(g->board, (bcg_hex)h, label);
        if (size + BCG_LABEL_SIZE < sizeof s->name)
            size += (size_t)snprintf(s->name + size, sizeof s->name - size, " %s", label);
    }
}

static bool has_rich_units(const memoir_game *g, int side)
{
    BCG_EACH (h, g->opening.units[side])
        if (memoir_medals_at(&g->opening, h) > 1)
            return true;
    return false;
}

void list_sources(const memoir_game *g, sources *out)
{
    out->count = 0;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        add(out, FROM_UNIT, side, 0, "unit destroyed");
        if (has_rich_units(g, memoir_enemy(side)))
            add(out, FROM_RICH_UNIT, side, 0, "unit worth more than one medal");
        for (int i = 0; i < g->objective.count; i++)
            if (g->objective.at[i].sides >> side & 1)
                add_objective(out, g, i, side);
        if (!bcg_set_is_empty(&g->exit[side]))
            add(out, FROM_EXIT, side, 0, "exit");
        for (int i = 0; i < g->win.count; i++)
            if (g->win.at[i].side == side)
                add(out, FROM_SUDDEN_DEATH, side, i, "sudden death");
        if (g->winner_without_cards == side)
            add(out, FROM_EMPTY_DECK, side, 0, "no card left");
    }
}

/* -- counting --------------------------------------------------------------------------------- */

static void count(long *counts, const sources *list, source_kind kind, int side, int number)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i].kind == kind && list->at[i].side == side && list->at[i].number == number) {
            counts[i]++;
            return;
        }
    fail_msg("side %d has scored by what is not in the battle: %d, %d", side, (int)kind, number);
}

/* The number of the sudden death condition the side has met, or -1. */
static int sudden_death(const memoir_game *g, const memoir_state *s, int side)
{
    for (int i = 0; i < g->win.count; i++) {
        const bcg_set there = bcg_set_and(s->units[side], g->win.at[i].hexes);
        if (g->win.at[i].side == side && bcg_set_count(&there) >= g->win.at[i].need)
            return i;
    }
    return -1;
}

/* The reasons are mutually exclusive: without enough medals, a side can only have won another
 * way. */
static void enter_end(scores *out, const sources *list, const watched_game *w, int result)
{
    const memoir_game *g = w->game;
    const memoir_state *s = &w->state;
    ending end = BY_QUIET;
    if (result < MEMOIR_SIDES) {
        const int number = sudden_death(g, s, result);
        if (memoir_medals(g, s, result) == g->goal[result])
            end = BY_MEDALS;
        else if (bcg_set_is_empty(&s->units[memoir_enemy(result)]))
            end = BY_NO_UNITS;
        else if (number >= 0) {
            end = BY_SUDDEN_DEATH;
            count(out->won, list, FROM_SUDDEN_DEATH, result, number);
        } else {
            end = BY_EMPTY_DECK;
            assert_int_equal(s->deck_size, 0);
            count(out->won, list, FROM_EMPTY_DECK, result, 0);
        }
    } else
        assert_int_equal(s->quiet, MEMOIR_QUIET_TURNS);
    out->ends[end]++;
    out->results[result]++;
}

void enter_scores(scores *out, const sources *list, const watched_game *w, const bcg_log *log)
{
    for (int i = 0; i < log->count; i++) {
        const int16_t *arg = log->events[i].arg;
        switch (log->events[i].kind) {
        case MV_DESTROYED:
            count(out->won, list, FROM_UNIT, memoir_enemy(arg[1]), 0);
            if (w->books.worth[arg[0]] > 1)
                count(out->won, list, FROM_RICH_UNIT, memoir_enemy(arg[1]), 0);
            break;
        case MV_OBJECTIVE:
            count(arg[2] ? out->won : out->lost, list, FROM_OBJECTIVE, arg[1], arg[0]);
            break;
        case MV_EXITED:
            count(out->won, list, FROM_EXIT, arg[1], 0);
            break;
        case MV_OVER:
            enter_end(out, list, w, arg[0]);
            break;
        default:
            break;
        }
    }
}

/* -- the table -------------------------------------------------------------------------------- */

bool print_scores(const sources *list, const scores *random, const scores *scripted)
{
    bool all = true;
    printf("  won at random + in the scripted game:\n");
    for (int i = 0; i < list->count; i++) {
        const source *s = &list->at[i];
        printf("  %-7s %-42s %7ld + %ld", memoir_side_words.word[s->side], s->name, random->won[i],
               scripted->won[i]);
        if (s->kind == FROM_OBJECTIVE)
            printf(", lost %7ld + %ld", random->lost[i], scripted->lost[i]);
        const bool ever = random->won[i] + scripted->won[i] > 0;
        printf("%s\n", ever ? "" : "  NEVER");
        all &= ever;
    }
    return all;
}
