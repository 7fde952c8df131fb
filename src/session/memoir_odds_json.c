/* The odds of dice as JSON: exact fractions and the underlying counts. */
#include "session/memoir_json.h"

#include <stdio.h>

/* -- what the number of dice is made of ------------------------------------------------------- */

/* Does the structure or sea wall on h protect this side? */
static bool serves(const memoir_scenario *scenario, bcg_hex h, int side)
{
    const int owner = memoir_owner_at(scenario, h);
    return owner < 0 || owner == side;
}

/* What on the target's hex subtracts this many dice (STACK-2). */
const char *memoir_name_into(const memoir_scenario *scenario, const memoir_game *g,
                             const memoir_state *s, const memoir_odds *odds)
{
    const bcg_hex h = odds->to;
    const memoir_class attacker = memoir_class_at(s, odds->from);
    const int off = odds->parts.into;
    const memoir_terrain *terrain = &memoir_terrains[g->terrain[h]];
    if (off == 0)
        return "";
    if (g->structure[h] == MB_BUNKER && serves(scenario, h, odds->side) &&
        memoir_structures[MB_BUNKER].into[attacker] == off)
        return memoir_structures[MB_BUNKER].name;
    if (g->structure[h] != MB_BRIDGE && terrain->into[attacker] == off)
        return terrain->name;
    if (bcg_set_has(&s->sandbags, h) && memoir_obstacles[MO_SANDBAGS].into[attacker] == off)
        return memoir_obstacles[MO_SANDBAGS].name;
    return memoir_obstacles[MO_SEA_WALL].name;
}

/* What on the attacker's own hex does (STACK-3). */
const char *memoir_name_out_of(const memoir_game *g, const memoir_state *s, const memoir_odds *odds)
{
    const memoir_class attacker = memoir_class_at(s, odds->from);
    if (odds->parts.out_of == 0)
        return "";
    if (bcg_set_has(&s->wire, odds->from) &&
        memoir_obstacles[MO_WIRE].out_of[attacker] == odds->parts.out_of)
        return memoir_obstacles[MO_WIRE].name;
    return memoir_terrains[g->terrain[odds->from]].name;
}

const char *memoir_name_bonus(const memoir_state *s, const memoir_odds *odds)
{
    const int card = memoir_card_in_force(s);
    return odds->parts.bonus && card < MEMOIR_CARDS ? memoir_cards[card].name : "";
}

/* -- numbers ---------------------------------------------------------------------------------- */

/* The key with a suffix. */
static void put_key(bcg_json *j, const char *name, const char *suffix)
{
    char key[48];
    snprintf(key, sizeof key, "%s%s", name, suffix);
    bcg_json_key(j, key);
}

static void put_range(bcg_json *j, const char *name, const memoir_ways *w, uint64_t of)
{
    const double n = (double)of;
    bcg_json_break(j, 1);
    bcg_json_put_chance(j, name, w->usual, of);
    put_key(j, name, "_range");
    bcg_json_open(j, '[');
    bcg_json_double(j, (double)w->least / n);
    bcg_json_double(j, (double)w->most / n);
    bcg_json_close(j, ']');
    put_key(j, name, "_range_ways");
    bcg_json_open(j, '[');
    bcg_json_int(j, w->least);
    bcg_json_int(j, w->most);
    bcg_json_close(j, ']');
}

/* -- each kind of dice ------------------------------------------------------------------------ */

static void put_parts(bcg_json *j, const memoir_scenario *scenario, const memoir_game *g,
                      const memoir_state *s, const memoir_odds *odds)
{
    const memoir_dice_sum *p = &odds->parts;
    if (p->base + p->bonus + p->out_of + p->into == 0)
        return;
    bcg_json_break(j, 1);
    bcg_json_key(j, "parts");
    bcg_json_open(j, '{');
    bcg_json_put_int(j, "base", p->base);
    bcg_json_put_int(j, "bonus", p->bonus);
    bcg_json_put_string(j, "bonus_of", memoir_name_bonus(s, odds));
    bcg_json_put_int(j, "out_of", p->out_of);
    bcg_json_put_string(j, "out_of_what", memoir_name_out_of(g, s, odds));
    bcg_json_put_int(j, "into", p->into);
    bcg_json_put_string(j, "into_what", memoir_name_into(scenario, g, s, odds));
    bcg_json_close(j, '}');
}

static void put_medals(bcg_json *j, const memoir_odds *odds)
{
    bcg_json_break(j, 1);
    bcg_json_key(j, "medals_by_gain");
    bcg_json_open(j, '{');
    for (int i = 0; i <= 2 * MEMOIR_ODDS_MEDALS; i++)
        if (odds->gain[i]) {
            char medals[16];
            snprintf(medals, sizeof medals, "%d", i - MEMOIR_ODDS_MEDALS);
            bcg_json_put_share(j, medals, (int64_t)odds->gain[i], odds->of);
        }
    bcg_json_close(j, '}');
}

static void put_battle(bcg_json *j, const memoir_scenario *scenario, const memoir_game *g,
                       const memoir_state *s, const memoir_odds *odds, bool in_short)
{
    bcg_json_key(j, "from");
    memoir_json_hex(j, g->board, odds->from);
    bcg_json_key(j, "to");
    memoir_json_hex(j, g->board, odds->to);
    bcg_json_put_int(j, "figures", odds->figures);
    put_parts(j, scenario, g, s, odds);
    bcg_json_break(j, 1);
    bcg_json_put_bool(j, "may_ignore_flag", odds->may_ignore);
    bcg_json_put_bool(j, "ambush_possible", odds->ambush_possible);
    bcg_json_put_int(j, "ambush_dice", odds->ambush_dice);
    bcg_json_put_shares(j, "hits", odds->hits, odds->dice + 1, odds->of);
    if (!in_short)
        bcg_json_put_shares(j, "flags", odds->flags, odds->dice + 1, odds->of);
    put_range(j, "eliminate", &odds->eliminate, odds->of);
    put_range(j, "retreat", &odds->retreat, odds->of);
    bcg_json_put_shares(j, "blocked", odds->blocked, odds->figures + 1, odds->of);
    if (in_short)
        return;
    put_range(j, "vacate", &odds->vacate, odds->of);
    bcg_json_put_shares(j, "losses", odds->lose_figures, odds->figures + 1, odds->of);
    bcg_json_put_shares(j, "steps", odds->steps, odds->dice + 1, odds->of);
    put_medals(j, odds);
    put_range(j, "mean_losses", &odds->lost, odds->of);
    put_range(j, "medals", &odds->medals, odds->of);
    put_range(j, "enemy_medals", &odds->enemy_medals, odds->of);
    put_range(j, "win", &odds->win, odds->of);
    put_range(j, "lose", &odds->lose, odds->of);
}

void memoir_put_odds(bcg_json *j, const memoir_scenario *scenario, const memoir_game *g,
                     const memoir_state *s, const memoir_odds *odds, bool in_short)
{
    bcg_json_put_int(j, "dice", odds->dice);
    bcg_json_put_int(j, "of", (int64_t)odds->of);
    switch ((memoir_odds_kind)odds->kind) {
    case MQ_BATTLE:
        put_battle(j, scenario, g, s, odds, in_short);
        break;
    case MQ_MEDICS:
        bcg_json_key(j, "to");
        memoir_json_hex(j, g->board, odds->to);
        bcg_json_put_shares(j, "healed", odds->healed, MEMOIR_MOST_FIGURES + 1, odds->of);
        break;
    default:
        for (int face = 0; face < MEMOIR_FACES; face++)
            bcg_json_put_shares(j, memoir_die_words.word[face], odds->faces[face], odds->dice + 1,
                                odds->of);
    }
}
