/* The odds of the dice of an action, for people. memoir/odds.h counts them; here they are labelled
 * and printed as percentages. */
#include "cli/memoir_tools.h"

#include "cli/cli.h"
#include "memoir/odds.h"
#include "notation/memoir_notation.h"
#include "session/memoir_json.h"

#include <inttypes.h>

/* The game in which the dice are rolled. */
typedef struct rolling {
    const memoir_prepared *prepared;
    const memoir_state *state;
} rolling;

static int count_parts(const memoir_odds *o)
{
    return o->parts.base + o->parts.bonus + o->parts.out_of + o->parts.into;
}

static void print_ways(const char *what, uint64_t ways, uint64_t of)
{
    print_chance(24, what, ways, of);
}

/* "eliminated  12.50 %  27/216, 27 to 40 as the defender chooses". */
static void print_range(const char *what, const memoir_ways *w, uint64_t of)
{
    printf("%-24s %6.2f %%  %" PRId64 "/%" PRIu64, what, percent((double)w->usual, of), w->usual,
           of);
    if (w->least != w->most)
        printf("; %.2f %% to %.2f %% as the owner chooses", percent((double)w->least, of),
               percent((double)w->most, of));
    printf("\n");
}

/* One line for each number that can occur. */
static void print_numbers(const char *format, const uint64_t *ways, int n, uint64_t of)
{
    for (int k = 0; k < n; k++) {
        char what[40];
        snprintf(what, sizeof what, "%d %s%s", k, format, k == 1 ? "" : "s");
        if (ways[k])
            print_ways(what, ways[k], of);
    }
}

static void print_mean(const char *what, const memoir_ways *w, uint64_t of)
{
    if (w->least == 0 && w->most == 0)
        return;
    printf("%-24s %6.3f on average", what, (double)w->usual / (double)of);
    if (w->least != w->most)
        printf("; %.3f to %.3f as the owner chooses", (double)w->least / (double)of,
               (double)w->most / (double)of);
    printf("\n");
}

static void print_parts(const rolling *o, const memoir_odds *odds)
{
    const memoir_dice_sum *p = &odds->parts;
    if (count_parts(odds) == 0)
        return;
    printf("%d for the distance", p->base);
    if (p->bonus)
        printf(", %+d for %s", p->bonus, memoir_name_bonus(o->state, odds));
    if (p->out_of)
        printf(", %+d out of %s", -p->out_of,
               memoir_name_out_of(&o->prepared->game, o->state, odds));
    if (p->into)
        printf(", %+d into %s", -p->into,
               memoir_name_into(&o->prepared->scenario, &o->prepared->game, o->state, odds));
    printf("\n");
}

static void print_battle(const rolling *o, const memoir_odds *odds)
{
    const hex_name to = name_of(&o->prepared->game, odds->to);
    printf("%d %s against %s %s of %d on %s\n", odds->dice, odds->dice == 1 ? "die" : "dice",
           side_name(odds->side), memoir_units[memoir_kind_at(o->state, odds->to)].name,
           odds->figures, to.text);
    print_parts(o, odds);
    print_numbers("hit", odds->hits, odds->dice + 1, odds->of);
    print_range("eliminated", &odds->eliminate, odds->of);
    print_range("retreats", &odds->retreat, odds->of);
    print_range("leaves its hex empty", &odds->vacate, odds->of);
    print_mean("figures lost", &odds->lost, odds->of);
    for (int k = 1; k <= odds->figures; k++)
        if (odds->blocked[k]) {
            char what[40];
            snprintf(what, sizeof what, "%d by blocked retreat", k);
            print_ways(what, odds->blocked[k], odds->of);
        }
    print_mean("medals gained", &odds->medals, odds->of);
    print_mean("medals for the owner", &odds->enemy_medals, odds->of);
    if (odds->win.most)
        print_range("wins the battle", &odds->win, odds->of);
    if (odds->lose.most)
        print_range("loses the battle", &odds->lose, odds->of);
    if (odds->may_ignore)
        printf("One flag can be ignored, and is taken to be.\n");
    if (odds->ambush_possible)
        printf("Ambush possible: %d %s first.\n", odds->ambush_dice,
               odds->ambush_dice == 1 ? "die" : "dice");
}

static void print_text(const rolling *o, const memoir_odds *odds)
{
    switch ((memoir_odds_kind)odds->kind) {
    case MQ_BATTLE:
        print_battle(o, odds);
        break;
    case MQ_MEDICS:
        printf("%d dice for the unit on %s\n", odds->dice,
               name_of(&o->prepared->game, odds->to).text);
        print_numbers("figure", odds->healed, MEMOIR_MOST_FIGURES + 1, odds->of);
        break;
    default:
        printf("%d dice\n", odds->dice);
        for (int face = 0; face < MEMOIR_FACES; face++)
            print_numbers(memoir_die_words.word[face], odds->faces[face], odds->dice + 1, odds->of);
    }
}

bool memoir_print_odds(const bcg_prepared *p, const void *state, bcg_action a)
{
    const rolling o = {memoir_of(p), state};
    memoir_odds odds;
    const bool known = memoir_odds_of(&o.prepared->game, state, a, &odds);
    if (known)
        print_text(&o, &odds);
    return known;
}
