/* The odds of a combat or a flip as JSON: fractions and the counts they come from. */
#include "session/assault_json.h"

/* How many of the cards that may come show each modifier, from the least. */
static void put_modifiers(bcg_json *j, const assault_odds *o)
{
    bcg_json_put_int(j, "of", (int64_t)o->of);
    bcg_json_put_int(j, "least_modifier", ASSAULT_LEAST_TM);
    bcg_json_put_shares(j, "modifiers", o->tm, ASSAULT_TMS, o->of);
}

/* What the opponent does unseen: who joins, what it plays and sacrifices. */
static void put_line(bcg_json *j, const assault_game *g, const assault_end *end)
{
    bcg_json_key(j, "sacrifice");
    if (end->card == ASSAULT_NO_CARD)
        bcg_json_null(j);
    else
        bcg_json_string(j, assault_kind_words.word[g->card[end->card].kind]);
    bcg_json_key(j, "cards");
    bcg_json_open(j, '[');
    for (int i = 0; i < end->plays; i++)
        bcg_json_string(j, assault_kind_words.word[g->card[end->play[i]].kind]);
    bcg_json_close(j, ']');
    int n = 0;
    bcg_json_key(j, "joined");
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, end->joined)
    {
        bcg_json_open(j, '{');
        assault_put_tile(j, g, "tile", (int)t);
        bcg_json_put_string(j, "kind", assault_kind_words.word[end->joined_kind[n++]]);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_end(bcg_json *j, const assault_game *g, const assault_end *end)
{
    bcg_json_open(j, '{');
    bcg_json_put_share(j, "value", (int64_t)end->chance.ways, end->chance.of);
    bcg_json_put_int(j, "ways", (int64_t)end->chance.ways);
    bcg_json_put_int(j, "of", (int64_t)end->chance.of);
    put_line(j, g, end);
    bcg_json_close(j, '}');
}

static void put_range(bcg_json *j, const assault_game *g, const char *name,
                      const assault_end *least, const assault_end *most)
{
    bcg_json_break(j, 1);
    bcg_json_key(j, name);
    bcg_json_open(j, '[');
    put_end(j, g, least);
    put_end(j, g, most);
    bcg_json_close(j, ']');
}

static void put_firing(bcg_json *j, const assault_game *g, const assault_state *s,
                       const assault_odds *o)
{
    assault_put_tile(j, g, "firing", o->firing);
    assault_put_tile(j, g, "target", o->target);
    bcg_json_put_string(j, "firing_side", assault_side_words.word[o->firing_side]);
    bcg_json_put_int(j, "fire", o->fire);
    bcg_json_put_int(j, "target_value", o->target_value);
    bcg_json_put_int(j, "target_morale", o->target_morale);
    bcg_json_break(j, 1);
    bcg_json_key(j, "parts");
    bcg_json_open(j, '{');
    assault_put_sum(j, g, s, &o->parts);
    bcg_json_close(j, '}');
    put_modifiers(j, o);
    bcg_json_put_shares(j, "loss", o->loss, ASSAULT_LOSSES, o->of);
    bcg_json_put_chance(j, "destroyed", (int64_t)o->destroyed, o->of);
    bcg_json_put_bool(j, "opponent_chooses", o->opponent_chooses);
    if (o->opponent_chooses) {
        put_range(j, g, "destroyed_range", &o->least_destroyed, &o->most_destroyed);
        put_range(j, g, "mean_loss_range", &o->least_lost, &o->most_lost);
    }
}

static void put_whole(bcg_json *j, const assault_odds *o)
{
    bcg_json_break(j, 1);
    bcg_json_key(j, "whole");
    bcg_json_open(j, '{');
    bcg_json_put_int(j, "of", (int64_t)o->whole);
    bcg_json_put_shares(j, "attacker_loss", o->lost[0], ASSAULT_LOSSES, o->whole);
    bcg_json_put_shares(j, "defender_loss", o->lost[1], ASSAULT_LOSSES, o->whole);
    bcg_json_put_chance(j, "attacker_destroyed", (int64_t)o->eliminated[0], o->whole);
    bcg_json_put_chance(j, "defender_destroyed", (int64_t)o->eliminated[1], o->whole);
    bcg_json_put_chance(j, "fires_back", (int64_t)o->fires_back, o->whole);
    bcg_json_put_chance(j, "retreats", (int64_t)o->retreats, o->whole);
    bcg_json_put_chance(j, "blocked", (int64_t)o->blocked, o->whole);
    bcg_json_put_chance(j, "vacated", (int64_t)o->vacated, o->whole);
    bcg_json_close(j, '}');
}

void assault_put_odds(bcg_json *j, const assault_game *g, const assault_state *s,
                      const assault_odds *o)
{
    bcg_json_put_string(j, "kind", o->kind == AQ_COMBAT ? "combat" : "flip");
    if (o->kind == AQ_FLIP) {
        bcg_json_put_string(j, "about", assault_pending_words.word[o->about]);
        assault_put_tile(j, g, "at", o->tile);
        put_modifiers(j, o);
        return;
    }
    assault_put_tile(j, g, "attacker", o->tiles[0]);
    assault_put_tile(j, g, "defender", o->tiles[1]);
    if (o->of)
        put_firing(j, g, s, o);
    if (o->whole)
        put_whole(j, o);
}

/* -- units nobody has seen -----------------------------------------------------------------------
 */

/* One that is attacked: the least and the most over all kinds it could be, with the kind. */
static void put_kinds_range(bcg_json *j, const char *name, const assault_odds_if *all, int count,
                            int role)
{
    int least = 0, most = 0;
    for (int i = 1; i < count; i++) {
        const assault_odds *o = &all[i].odds, *low = &all[least].odds, *high = &all[most].odds;
        const assault_ways chance = {o->eliminated[role], o->whole};
        if (assault_is_less(chance, (assault_ways){low->eliminated[role], low->whole}))
            least = i;
        if (assault_is_less((assault_ways){high->eliminated[role], high->whole}, chance))
            most = i;
    }
    bcg_json_key(j, name);
    bcg_json_open(j, '[');
    for (int end = 0; end < 2; end++) {
        const assault_odds_if *at = &all[end ? most : least];
        bcg_json_open(j, '{');
        bcg_json_put_share(j, "value", (int64_t)at->odds.eliminated[role], at->odds.whole);
        bcg_json_put_string(j, "kind", assault_kind_words.word[at->kind]);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_if(bcg_json *j, const assault_game *g, const assault_odds_if *at)
{
    const assault_odds *o = &at->odds;
    bcg_json_break(j, 1);
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "kind", assault_kind_words.word[at->kind]);
    bcg_json_put_bool(j, "defender_first", o->defender_first);
    if (o->of) {
        assault_put_tile(j, g, "firing", o->firing);
        assault_put_tile(j, g, "target", o->target);
        bcg_json_put_int(j, "fire", o->fire);
        bcg_json_put_int(j, "target_value", o->target_value);
        bcg_json_put_int(j, "target_morale", o->target_morale);
        bcg_json_put_share(j, "destroyed", (int64_t)o->destroyed, o->of);
    }
    if (o->opponent_chooses) {
        put_range(j, g, "destroyed_range", &o->least_destroyed, &o->most_destroyed);
        put_range(j, g, "mean_loss_range", &o->least_lost, &o->most_lost);
    }
    if (o->whole)
        put_whole(j, o);
    bcg_json_close(j, '}');
}

void assault_put_odds_of_unknown(bcg_json *j, const assault_game *g, bcg_action a,
                                 const assault_odds_if *all, int count)
{
    bcg_json_put_string(j, "kind", "combat");
    assault_put_tile(j, g, "attacker", assault_operand(a, 0));
    assault_put_tile(j, g, "defender", assault_operand(a, 1));
    if (all[0].odds.whole) {
        put_kinds_range(j, "attacker_destroyed_range", all, count, 0);
        put_kinds_range(j, "defender_destroyed_range", all, count, 1);
    }
    bcg_json_key(j, "could_be");
    bcg_json_open(j, '[');
    for (int i = 0; i < count; i++)
        put_if(j, g, &all[i]);
    bcg_json_close(j, ']');
}
