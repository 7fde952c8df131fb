/* The odds of a combat or a flip, for people. assault/odds.h counts them; here they are labelled
 * and printed as percentages. */
#include "cli/assault_tools.h"

#include "assault/odds.h"
#include "notation/assault_notation.h"

#include <inttypes.h>

static double percent(uint64_t ways, uint64_t of)
{
    return of ? 100.0 * (double)ways / (double)of : 0;
}

static void print_ways(const char *what, uint64_t ways, uint64_t of)
{
    printf("%-28s %6.2f %%  %" PRIu64 "/%" PRIu64 "\n", what, percent(ways, of), ways, of);
}

/* One line for each number that can occur. */
static void print_losses(const char *whose, const uint64_t *ways, uint64_t of)
{
    for (int n = 0; n < ASSAULT_LOSSES; n++) {
        char what[48];
        snprintf(what, sizeof what, "%s loses %d", whose, n);
        if (ways[n])
            print_ways(what, ways[n], of);
    }
}

static void print_part(const char *what, int value)
{
    if (value)
        printf(", %+d %s", value, what);
}

static void print_values(const assault_game *g, const assault_odds *o)
{
    const assault_sum *p = &o->parts;
    printf("fire value %d: attack %d", o->fire, p->attack);
    print_part("morale", p->morale);
    ASSAULT_EACH(t, p->supporters)
    printf(", support of %s", assault_tile_name(g, (int)t).text);
    print_part("support", p->support);
    print_part("for the ground", p->ground);
    print_part("cards", o->fire - p->fire);
    printf("\ntarget value %d: defence %d", o->target_value, p->defence);
    print_part("terrain", p->terrain);
    print_part("dug in", p->dug_in);
    print_part("cards", o->target_value - p->target);
    printf("\n");
}

static void print_modifiers(const assault_odds *o)
{
    printf("modifiers of the %" PRIu64 " cards that may come:", o->of);
    for (int n = 0; n < ASSAULT_TMS; n++)
        printf("%s %+d: %" PRIu64, n ? "," : "", n + ASSAULT_LEAST_TM, o->tm[n]);
    printf("\n");
}

static void print_range(const assault_game *g, const char *what, const assault_end *least,
                        const assault_end *most, double unit)
{
    printf("%s from %.2f (%s) to %.2f (%s)\n", what,
           unit * (double)least->chance.ways / (double)least->chance.of,
           assault_kind_name(g->card[least->card].kind),
           unit * (double)most->chance.ways / (double)most->chance.of,
           assault_kind_name(g->card[most->card].kind));
}

static void print_firing(const assault_game *g, const assault_odds *o)
{
    const tile_name from = assault_tile_name(g, o->firing), to = assault_tile_name(g, o->target);
    printf("%s (%s) fires at %s, morale %d\n", from.text, assault_side_title(o->firing_side),
           to.text, o->target_morale);
    print_values(g, o);
    print_modifiers(o);
    print_losses(to.text, o->loss, o->of);
    print_ways("destroyed", o->destroyed, o->of);
    if (!o->opponent_chooses)
        return;
    printf("As the opponent sacrifices:\n");
    print_range(g, "  destroyed, in per cent,", &o->least_destroyed, &o->most_destroyed, 100);
    print_range(g, "  mean loss of morale", &o->least_lost, &o->most_lost, 1);
}

static void print_whole(const assault_odds *o)
{
    printf("The whole combat, as things stand:\n");
    print_losses("attacker", o->lost[0], o->whole);
    print_losses("defender", o->lost[1], o->whole);
    print_ways("attacker destroyed", o->eliminated[0], o->whole);
    print_ways("defender destroyed", o->eliminated[1], o->whole);
    print_ways("the other unit fires back", o->fires_back, o->whole);
    print_ways("defender retreats", o->retreats, o->whole);
    print_ways("defender cannot retreat", o->blocked, o->whole);
    print_ways("its tile is free", o->vacated, o->whole);
}

bool assault_print_odds(const bcg_prepared *p, const void *state, bcg_action a)
{
    const assault_game *g = &assault_of(p)->game;
    assault_odds o;
    if (!assault_odds_of(g, state, bcg_actor(&g->head, state), a, false, &o))
        return false;
    if (o.kind == AQ_FLIP) {
        printf("a flip for %s\n",
               o.tile < ASSAULT_SQUARES ? assault_tile_name(g, o.tile).text : "a card");
        print_modifiers(&o);
        return true;
    }
    if (o.of)
        print_firing(g, &o);
    print_whole(&o);
    return true;
}
