/* The odds of a combat or a flip, for people. assault/odds.h counts them; here they are labelled
 * and printed as percentages. */
#include "cli/assault_tools.h"

#include "assault/odds.h"
#include "cli/cli.h"
#include "notation/assault_notation.h"

#include <inttypes.h>

static void print_ways(const char *what, uint64_t ways, uint64_t of)
{
    print_chance(28, what, ways, of);
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

/* What the opponent does unseen for an end of a range: "A2 joins as Mortar; plays Hold Fast;
 * sacrifices Recruit". */
static void print_end(const assault_game *g, const char *what, const assault_end *end, double unit)
{
    const char *gap = "";
    int n = 0;
    printf("  %s %.2f: ", what, unit * (double)end->chance.ways / (double)end->chance.of);
    ASSAULT_EACH(t, end->joined)
    {
        printf("%s%s joins as %s", gap, assault_tile_name(g, (int)t).text,
               assault_kind_name(end->joined_kind[n++]));
        gap = "; ";
    }
    for (int i = 0; i < end->plays; i++) {
        printf("%s%s", i ? ", " : gap, i ? "" : "plays ");
        printf("%s", assault_kind_name(g->card[end->play[i]].kind));
        gap = "; ";
    }
    if (end->card == ASSAULT_NO_CARD)
        printf("%s\n", *gap ? "" : "does nothing more");
    else if (assault_is_bluff(g->card[end->card].kind))
        printf("%sshows the bluff card\n", gap);
    else
        printf("%ssacrifices %s\n", gap, assault_kind_name(g->card[end->card].kind));
}

static void print_range(const assault_game *g, const assault_odds *o)
{
    printf("Depending on what the opponent does unseen, it is destroyed, in per cent,\n");
    print_end(g, "at least", &o->least_destroyed, 100);
    print_end(g, "at most", &o->most_destroyed, 100);
    printf("and loses in morale, on average,\n");
    print_end(g, "at least", &o->least_lost, 1);
    print_end(g, "at most", &o->most_lost, 1);
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
    if (o->opponent_chooses)
        print_range(g, o);
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

static double end_of(const assault_end *end)
{
    return percent((double)end->chance.ways, end->chance.of);
}

/* A unit nobody has seen: a row for each kind it could be. */
static bool print_unknown(const assault_game *g, const assault_state *s, int seat, bcg_action a)
{
    assault_odds_if all[ASSAULT_MOST_IFS];
    const int count = assault_odds_of_unknown(g, s, seat, a, false, all);
    const tile_name to = assault_tile_name(g, assault_operand(a, 1));
    if (count == 0)
        return false;
    printf("The unit on %s has not been seen. Chances in per cent, as things stand; of the first "
           "firing\nalso the least and the most, depending on what the opponent does unseen:\n",
           to.text);
    printf("%-22s %-9s %23s %9s %9s\n", "if it is", "fires", "its target is destroyed", "attacker",
           "defender");
    printf("%-22s %-9s %23s %9s %9s\n", "", "first", "in this firing", "destroyed", "destroyed");
    for (int i = 0; i < count; i++) {
        const assault_odds *o = &all[i].odds;
        char range[32];
        if (o->opponent_chooses)
            snprintf(range, sizeof range, "%.1f (%.1f-%.1f)", percent((double)o->destroyed, o->of),
                     end_of(&o->least_destroyed), end_of(&o->most_destroyed));
        else
            snprintf(range, sizeof range, "%.1f", percent((double)o->destroyed, o->of));
        printf("%-22s %-9s %23s %9.1f %9.1f\n", assault_kind_name(all[i].kind),
               o->defender_first ? "defender" : "attacker", range,
               percent((double)o->eliminated[0], o->whole),
               percent((double)o->eliminated[1], o->whole));
    }
    return true;
}

bool assault_print_odds(const bcg_prepared *p, const void *state, bcg_action a)
{
    const assault_game *g = &assault_of(p)->game;
    const int seat = bcg_actor(&g->head, state);
    assault_odds o;
    if (assault_meets_unknown(g, state, seat, a))
        return print_unknown(g, state, seat, a);
    if (!assault_odds_of(g, state, seat, a, false, &o))
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
