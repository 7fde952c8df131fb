/* `bocage odds`: what the dice of an action may bring. Ways are counted by memoir/odds.h; here they
 * are named and written: as percent for people, exactly for programs. */
#include "cli/what.h"

#include "memoir/odds.h"

#include <inttypes.h>
#include <stdlib.h>

/* -- what the dice consist of ----------------------------------------------------------------- */

/* Does the structure or sea wall on h protect this side? */
static bool serves(const opened_game *o, bcg_hex h, int side)
{
    const int owner = memoir_owner_at(&o->scenario, h);
    return owner < 0 || owner == side;
}

/* What on the target's hex takes so many dice off (STACK-2). */
static const char *name_into(const opened_game *o, const memoir_odds *odds)
{
    const memoir_game *g = &o->game;
    const bcg_hex h = odds->to;
    const memoir_class attacker = memoir_class_at(&o->state, odds->from);
    const int off = odds->parts.into;
    const memoir_terrain *terrain = &memoir_terrains[g->terrain[h]];
    if (off == 0)
        return "";
    if (g->structure[h] == MB_BUNKER && serves(o, h, odds->side) &&
        memoir_structures[MB_BUNKER].into[attacker] == off)
        return memoir_structures[MB_BUNKER].name;
    if (g->structure[h] != MB_BRIDGE && terrain->into[attacker] == off)
        return terrain->name;
    if (bcg_set_has(&o->state.sandbags, h) && memoir_obstacles[MO_SANDBAGS].into[attacker] == off)
        return memoir_obstacles[MO_SANDBAGS].name;
    return memoir_obstacles[MO_SEA_WALL].name;
}

/* What on the attacker's own hex does (STACK-3). */
static const char *name_out_of(const opened_game *o, const memoir_odds *odds)
{
    const memoir_class attacker = memoir_class_at(&o->state, odds->from);
    if (odds->parts.out_of == 0)
        return "";
    if (bcg_set_has(&o->state.wire, odds->from) &&
        memoir_obstacles[MO_WIRE].out_of[attacker] == odds->parts.out_of)
        return memoir_obstacles[MO_WIRE].name;
    return memoir_terrains[o->game.terrain[odds->from]].name;
}

static const char *name_bonus(const opened_game *o, const memoir_odds *odds)
{
    const int card = memoir_card_in_force(&o->state);
    return odds->parts.bonus && card < MEMOIR_CARDS ? memoir_cards[card].name : "";
}

static int count_parts(const memoir_odds *o)
{
    return o->parts.base + o->parts.bonus + o->parts.out_of + o->parts.into;
}

/* -- for people ------------------------------------------------------------------------------- */

static double percent(int64_t ways, uint64_t of)
{
    return 100.0 * (double)ways / (double)of;
}

static void print_ways(const char *what, uint64_t ways, uint64_t of)
{
    printf("%-24s %6.2f %%  %" PRIu64 "/%" PRIu64 "\n", what, percent((int64_t)ways, of), ways, of);
}

/* "eliminated  12.50 %  27/216, 27 to 40 as the defender chooses". */
static void print_range(const char *what, const memoir_ways *w, uint64_t of)
{
    printf("%-24s %6.2f %%  %" PRId64 "/%" PRIu64, what, percent(w->usual, of), w->usual, of);
    if (w->least != w->most)
        printf("; %.2f %% to %.2f %% as the owner chooses", percent(w->least, of),
               percent(w->most, of));
    printf("\n");
}

/* A line for each number that can come up. */
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

static void print_parts(const opened_game *o, const memoir_odds *odds)
{
    const memoir_dice_sum *p = &odds->parts;
    if (count_parts(odds) == 0)
        return;
    printf("%d for the distance", p->base);
    if (p->bonus)
        printf(", %+d for %s", p->bonus, name_bonus(o, odds));
    if (p->out_of)
        printf(", %+d out of %s", -p->out_of, name_out_of(o, odds));
    if (p->into)
        printf(", %+d into %s", -p->into, name_into(o, odds));
    printf("\n");
}

static void print_battle(const opened_game *o, const memoir_odds *odds)
{
    const hex_name to = name_of(&o->game, odds->to);
    printf("%d %s against %s %s of %d on %s\n", odds->dice, odds->dice == 1 ? "die" : "dice",
           side_name(odds->side), memoir_units[memoir_kind_at(&o->state, odds->to)].name,
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

static void print_text(const opened_game *o, const memoir_odds *odds)
{
    switch ((memoir_odds_kind)odds->kind) {
    case MQ_BATTLE:
        print_battle(o, odds);
        break;
    case MQ_MEDICS:
        printf("%d dice for the unit on %s\n", odds->dice, name_of(&o->game, odds->to).text);
        print_numbers("figure", odds->healed, MEMOIR_MOST_FIGURES + 1, odds->of);
        break;
    default:
        printf("%d dice\n", odds->dice);
        for (int face = 0; face < MEMOIR_FACES; face++)
            print_numbers(memoir_die_words.word[face], odds->faces[face], odds->dice + 1, odds->of);
    }
}

/* -- for programs ----------------------------------------------------------------------------- */

static void json_ways(const char *name, const uint64_t *ways, int n, uint64_t of)
{
    while (n > 1 && ways[n - 1] == 0)
        n--;
    printf(",\n \"%s\":[", name);
    for (int k = 0; k < n; k++)
        printf("%s%.17g", k ? "," : "", (double)ways[k] / (double)of);
    printf("],\"%s_ways\":[", name);
    for (int k = 0; k < n; k++)
        printf("%s%" PRIu64, k ? "," : "", ways[k]);
    printf("]");
}

static void json_range(const char *name, const memoir_ways *w, uint64_t of)
{
    const double n = (double)of;
    printf(",\n \"%s\":%.17g,\"%s_ways\":%" PRId64 ",\"%s_range\":[%.17g,%.17g],"
           "\"%s_range_ways\":[%" PRId64 ",%" PRId64 "]",
           name, (double)w->usual / n, name, w->usual, name, (double)w->least / n,
           (double)w->most / n, name, w->least, w->most);
}

static void json_battle(const opened_game *o, const memoir_odds *odds)
{
    const memoir_dice_sum *p = &odds->parts;
    printf(",\"from\":");
    if (odds->from == BCG_NO_HEX)
        printf("null");
    else
        json_hex(stdout, o->game.board, odds->from);
    printf(",\"to\":");
    json_hex(stdout, o->game.board, odds->to);
    printf(",\"figures\":%d", odds->figures);
    if (count_parts(odds)) {
        printf(",\n \"parts\":{\"base\":%d,\"bonus\":%d,\"bonus_of\":", p->base, p->bonus);
        json_quoted(stdout, name_bonus(o, odds));
        printf(",\"out_of\":%d,\"out_of_what\":\"%s\",\"into\":%d,\"into_what\":\"%s\"}", p->out_of,
               name_out_of(o, odds), p->into, name_into(o, odds));
    }
    printf(",\n \"may_ignore_flag\":%s,\"ambush_possible\":%s,\"ambush_dice\":%d",
           odds->may_ignore ? "true" : "false", odds->ambush_possible ? "true" : "false",
           odds->ambush_dice);
    json_ways("hits", odds->hits, odds->dice + 1, odds->of);
    json_ways("flags", odds->flags, odds->dice + 1, odds->of);
    json_range("eliminate", &odds->eliminate, odds->of);
    json_range("retreat", &odds->retreat, odds->of);
    json_range("vacate", &odds->vacate, odds->of);
    json_ways("losses", odds->lose_figures, odds->figures + 1, odds->of);
    json_ways("blocked", odds->blocked, odds->figures + 1, odds->of);
    json_ways("steps", odds->steps, odds->dice + 1, odds->of);
    printf(",\n \"medals_by_gain\":{");
    const char *separator = "";
    for (int i = 0; i <= 2 * MEMOIR_ODDS_MEDALS; i++)
        if (odds->gain[i]) {
            printf("%s\"%d\":%.17g", separator, i - MEMOIR_ODDS_MEDALS,
                   (double)odds->gain[i] / (double)odds->of);
            separator = ",";
        }
    printf("}");
    json_range("mean_losses", &odds->lost, odds->of);
    json_range("medals", &odds->medals, odds->of);
    json_range("enemy_medals", &odds->enemy_medals, odds->of);
    json_range("win", &odds->win, odds->of);
    json_range("lose", &odds->lose, odds->of);
}

static void print_json(const opened_game *o, const memoir_odds *odds)
{
    printf("{\"dice\":%d,\"of\":%" PRIu64, odds->dice, odds->of);
    switch ((memoir_odds_kind)odds->kind) {
    case MQ_BATTLE:
        json_battle(o, odds);
        break;
    case MQ_MEDICS:
        printf(",\"to\":");
        json_hex(stdout, o->game.board, odds->to);
        json_ways("healed", odds->healed, MEMOIR_MOST_FIGURES + 1, odds->of);
        break;
    default:
        for (int face = 0; face < MEMOIR_FACES; face++)
            json_ways(memoir_die_words.word[face], odds->faces[face], odds->dice + 1, odds->of);
    }
    printf("}\n");
}

/* -- the command ------------------------------------------------------------------------------ */

static bool is_allowed(const opened_game *o, const char *text, bcg_action a)
{
    const bcg_reason reason = bcg_memoir_ops.check(&o->game.head, &o->state, a);
    const bcg_reason_info *info = reason_info(reason);
    if (reason != BCG_OK)
        complain(text, "%s%s%s%s", info->text, info->rule[0] ? " [" : "", info->rule,
                 info->rule[0] ? "]" : "");
    return reason == BCG_OK;
}

static int answer(const opened_game *o, const char *what, const char *text, bool json)
{
    bcg_action a = MA_NONE;
    memoir_odds odds;
    if (text && (!read_action(o, text, &a) || !is_allowed(o, text, a)))
        return EXIT_NO;
    if (!memoir_odds_of(&o->game, &o->state, a, &odds)) {
        complain(text ? text : what, "no dice are rolled %s, or more than %d",
                 text ? "for it" : "now", MEMOIR_ODDS_DICE);
        return EXIT_NO;
    }
    (json ? print_json : print_text)(o, &odds);
    return EXIT_YES;
}

int cmd_odds(int argc, char **argv)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'}, WHAT_OPTIONS, {0}};
    memoir_choices choices = MEMOIR_AS_WRITTEN;
    bool json = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (!is_what_option(option))
            return wrong_option("odds", argv, option);
        else if (!take_what_option("odds", option, &choices))
            return EXIT_USAGE;
    }
    if (argc - optind != 1 && argc - optind != 2)
        return wrong_usage("odds",
                           "name one scenario, position or replay, and an action in quotes");
    opened_game *o = open_what(argv[optind], choices);
    if (o == NULL)
        return EXIT_NO;
    const int status = answer(o, argv[optind], argc - optind == 2 ? argv[optind + 1] : NULL, json);
    free(o);
    return finish_output(stdout, "odds", status);
}
