/* The rest of what include/bocage/bocage_assault.h offers: actions taken apart, and odds. */
#include "api/assault.h"

#include "assault/odds.h"

/* -- actions taken apart ---------------------------------------------------------------------- */

static bool take_card(const assault_game *g, int card, bocage_assault_card *out)
{
    *out = assault_card_outside(g, card);
    return out->kind != BOCAGE_NO_CARD;
}

static bool take_tile(const assault_game *g, int tile, int *out)
{
    *out = assault_tile_outside(g, tile);
    return *out != BOCAGE_NO_TILE;
}

static bool take_choice(int value, const char *one, const char *other, const char **out)
{
    *out = value ? other : one;
    return value <= 1;
}

/* Add an operand to the parts; false if it cannot be one. */
static bool take_operand(const assault_game *g, int kind, int value, bocage_assault_parts *out)
{
    switch (kind) {
    case AN_CARD:
        return take_card(g, value, &out->card);
    case AN_DISCARD:
        return take_card(g, value, &out->discard);
    case AN_TILE:
        return take_tile(g, value, &out->from) && take_tile(g, value, &out->to);
    case AN_TILE_2:
        return take_tile(g, value, &out->to);
    case AN_TILE_OR_NONE:
        return value == 0 || take_tile(g, value - 1, &out->to);
    case AN_NUMBER:
        out->number = value;
        return true;
    case AN_DECK:
        return take_choice(value, "action", "unit", &out->choice);
    default: /* AN_CHOICE */
        return take_choice(value, "gain", "take", &out->choice);
    }
}

bool bocage_assault_parts_of(const bocage_game *game, bocage_action action,
                             bocage_assault_parts *out)
{
    const assault_game *g = assault_rules_of(game);
    const int kind = (int)assault_kind_of(action);
    if (g == NULL || kind == AA_NONE || kind >= ASSAULT_ACTION_KINDS)
        return false;
    const bcg_action_info *row = &assault_action_kinds[kind];
    bocage_assault_parts parts = {.word = row->word,
                                  .card = {.kind = BOCAGE_NO_CARD},
                                  .from = BOCAGE_NO_TILE,
                                  .to = BOCAGE_NO_TILE,
                                  .number = -1,
                                  .discard = {.kind = BOCAGE_NO_CARD}};
    int n = 0;
    for (; n < ASSAULT_OPERANDS && row->operand[n] != AN_END; n++)
        if (!take_operand(g, row->operand[n], assault_operand(action, n), &parts))
            return false;
    if (kind == AA_PLAY) {
        if (!assault_is_action(parts.card.kind))
            return false;
        for (const uint8_t *more = assault_operands_of(parts.card.kind); *more != AN_END;
             more++, n++)
            if (!take_operand(g, *more, assault_operand(action, n), &parts))
                return false;
    }
    *out = parts;
    return true;
}

/* -- odds ------------------------------------------------------------------------------------- */

/* One division of exact numbers: the same on every machine. */
static double chance_of(uint64_t ways, uint64_t of)
{
    return of ? (double)ways / (double)of : 0;
}

static void put_chances(const uint64_t *ways, int n, uint64_t of, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = chance_of(ways[i], of);
}

static double end_of(const assault_game *g, const assault_end *end, bocage_assault_card *card)
{
    *card = assault_card_outside(g, end->card);
    return chance_of(end->chance.ways, end->chance.of);
}

static void put_firing(const assault_game *g, const assault_odds *odds, bocage_assault_odds *out)
{
    out->firing = assault_tile_outside(g, odds->firing);
    out->target = assault_tile_outside(g, odds->target);
    out->values = assault_values_outside(&odds->parts, odds->fire, odds->target_value);
    out->target_morale = odds->target_morale;
    put_chances(odds->loss, ASSAULT_LOSSES, odds->of, out->loss);
    out->destroyed = chance_of(odds->destroyed, odds->of);
    out->opponent_chooses = odds->opponent_chooses;
    if (!odds->opponent_chooses)
        return;
    out->least_destroyed = end_of(g, &odds->least_destroyed, &out->least_destroyed_card);
    out->most_destroyed = end_of(g, &odds->most_destroyed, &out->most_destroyed_card);
    out->least_lost = end_of(g, &odds->least_lost, &out->least_lost_card);
    out->most_lost = end_of(g, &odds->most_lost, &out->most_lost_card);
}

static void put_whole(const assault_game *g, const assault_odds *odds, bocage_assault_odds *out)
{
    out->attacker = assault_tile_outside(g, odds->tiles[0]);
    out->defender = assault_tile_outside(g, odds->tiles[1]);
    put_chances(odds->lost[0], ASSAULT_LOSSES, odds->whole, out->attacker_loss);
    put_chances(odds->lost[1], ASSAULT_LOSSES, odds->whole, out->defender_loss);
    out->attacker_destroyed = chance_of(odds->eliminated[0], odds->whole);
    out->defender_destroyed = chance_of(odds->eliminated[1], odds->whole);
    out->fires_back = chance_of(odds->fires_back, odds->whole);
    out->retreats = chance_of(odds->retreats, odds->whole);
    out->blocked = chance_of(odds->blocked, odds->whole);
    out->vacated = chance_of(odds->vacated, odds->whole);
}

/* A seat that has to decide knows from its view what it may do. */
static bool may_take(const bocage_view *view, bocage_action action)
{
    const bcg_ops *ops = ops_of(view->game);
    const bcg_game *rules = rules_of(view->game);
    return view->seat != BOCAGE_SPECTATOR &&
           bcg_acts(ops->actors(rules, view->bytes), view->seat) &&
           ops->check(rules, view->bytes, view->seat, action) == BCG_OK;
}

bool bocage_assault_odds_of(const bocage_view *view, bocage_action action, bool whole,
                            bocage_assault_odds *out)
{
    static const bocage_assault_card none = {.kind = BOCAGE_NO_CARD};
    const assault_game *g = assault_rules_of(view->game);
    assault_odds odds;
    if (g == NULL || (action != 0 && !may_take(view, action)) ||
        !assault_odds_of(g, (const assault_state *)view->bytes, view->seat, action, !whole, &odds))
        return false;
    *out = (bocage_assault_odds){
        .combat = odds.kind == AQ_COMBAT,
        .tile = BOCAGE_NO_TILE,
        .cards = (int)odds.of,
        .firing = BOCAGE_NO_TILE,
        .target = BOCAGE_NO_TILE,
        .attacker = BOCAGE_NO_TILE,
        .defender = BOCAGE_NO_TILE,
        .least_destroyed_card = none,
        .most_destroyed_card = none,
        .least_lost_card = none,
        .most_lost_card = none,
    };
    put_chances(odds.tm, ASSAULT_TMS, odds.of, out->modifier);
    if (!out->combat) {
        out->about = assault_pending_words.word[odds.about];
        out->tile = assault_tile_outside(g, odds.tile);
        return true;
    }
    if (odds.of)
        put_firing(g, &odds, out);
    if (odds.whole)
        put_whole(g, &odds, out);
    return true;
}
