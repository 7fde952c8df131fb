/* Placing new units (chapter 8.7), drops and landings of scenarios. */
#include "assault/rules.h"

uint64_t assault_supplied(const assault_game *g, const assault_state *s, int side)
{
    const uint64_t held = s->control[side];
    uint64_t linked = held & g->home_row[s->edge[side]], before; /* DEPLOY-3 */
    do {
        before = linked;
        linked = assault_spread(assault_spread(linked) & held) & held; /* DEPLOY-2, AMB-14 */
    } while (linked != before);
    return linked & ~assault_occupied(s); /* DEPLOY-1 */
}

int assault_price(const assault_game *g, const assault_state *s, int side, int kind, int tile)
{
    const int cost = assault_row(g, kind)->cost;
    if (tile != g->home_base[s->edge[side]])
        return cost;
    return cost > ASSAULT_BASE_DISCOUNT ? cost - ASSAULT_BASE_DISCOUNT : 0; /* DEPLOY-8, AMB-15 */
}

uint64_t assault_far_half(const assault_game *g, int edge)
{
    const int rows = g->board.rows;
    uint64_t half = 0;
    for (int row = 0; row < rows; row++)
        if (edge == AE_A ? row >= (rows + 1) / 2 : row < rows / 2)
            half |= bcg_tiles_row(g->board, row);
    return half;
}

/* DUEL09-S2: free tiles of the enemy half that are no home row. The river between belongs to
 * nobody. */
static uint64_t drop_tiles(const assault_game *g, const assault_state *s, int side, int kind)
{
    const int edge = s->edge[side];
    return assault_far_half(g, edge) & g->enter[kind] & ~assault_occupied(s) & ~g->home_row[!edge];
}

/* The card as such: held, a unit, not for sacrifices only. */
static bcg_reason check_card(const assault_game *g, const assault_state *s, int card)
{
    if (!assault_is_unit(g->card[card].kind))
        return AR_NO_UNIT_CARD; /* DEPLOY-1 */
    if (g->card[card].first != card || !assault_holds(g, s, AZ_HAND + s->active, card))
        return AR_NOT_IN_HAND;
    return assault_is_banned(g, s->active, g->card[card].kind) ? AR_SACRIFICE_ONLY : BCG_OK;
}

bcg_reason assault_check_deploy_tile(const assault_game *g, const assault_state *s, int kind,
                                     int tile)
{
    if (assault_has(assault_occupied(s), tile))
        return AR_OCCUPIED;
    if (!assault_has(assault_supplied(g, s, s->active), tile))
        return AR_NOT_SUPPLIED;
    if (assault_has(g->no_deploy, tile))
        return AR_NO_DEPLOY_THERE;
    return assault_check_ground(g, kind, tile);
}

bcg_reason assault_check_deploy(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int card = assault_operand(a, 0), tile = assault_operand(a, 1), side = s->active;
    const bcg_reason r = check_card(g, s, card);
    if (r != BCG_OK)
        return r;
    const int kind = g->card[card].kind;
    switch (assault_kind_of(a)) {
    case AA_LAND: /* AMB-35 */
        if (s->used & AX_ONCE_LAND || !assault_has(g->landing[side] & ~assault_occupied(s), tile))
            return AR_NO_LANDING;
        return assault_check_ground(g, kind, tile);
    case AA_DROP: /* AMB-41 */
        if (!bcg_set_has(&g->paradrop, kind) || s->turn < g->paradrop_from ||
            !assault_has(drop_tiles(g, s, side, kind), tile))
            return AR_NO_DROP;
        return assault_row(g, kind)->cost > s->prestige[side] ? AR_TOO_DEAR : BCG_OK;
    default:
        break;
    }
    if (g->no_new_units)
        return AR_NO_NEW_UNITS; /* DUEL06-S2 */
    const bcg_reason t = assault_check_deploy_tile(g, s, kind, tile);
    if (t != BCG_OK)
        return t;
    return assault_price(g, s, side, kind, tile) > s->prestige[side] ? AR_TOO_DEAR : BCG_OK;
}

void assault_apply_deploy(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int card = assault_operand(a, 0), tile = assault_operand(a, 1), side = s->active,
              kind = g->card[card].kind, verb = (int)assault_kind_of(a);
    const int price = verb == AA_LAND   ? 0
                      : verb == AA_DROP ? assault_row(g, kind)->cost
                                        : assault_price(g, s, side, kind, tile);
    assault_give_prestige(s, side, -price, log); /* PRES-5 */
    assault_give(g, s, card, AZ_HAND + side, ASSAULT_ZONES);
    assault_unit *u = assault_put(s, tile, kind, side);
    u->marks = AU_FACE_DOWN; /* DEPLOY-4 */
    u->told = assault_row(g, kind)->cost;
    assault_tell(log, AEV_PLACED, 3, side, tile, u->told, 0);
    const bool meets = g->adjacent[tile] & s->units[assault_enemy(side)];
    assault_arrive(g, s, tile, log); /* DEPLOY-5, DEPLOY-10; MINE-5 */
    if (meets && verb != AA_DROP) {  /* AMB-41: who drops may act at once */
        s->unit[tile].moved = 1;
        s->unit[tile].marks |= AU_FIRED;
        /* DEPLOY-6: with both markers it cannot dig in either */
    }
    if (verb == AA_LAND)
        s->used |= AX_ONCE_LAND;
    assault_push(s, AP_ARRIVED, side)->a = (bcg_tile)tile;
}

/* Where the side can pay for the unit: anywhere, at its home base, or nowhere. */
static uint64_t paid_tiles(const assault_game *g, const assault_state *s, int side, int kind)
{
    const int base = g->home_base[s->edge[side]];
    if (assault_row(g, kind)->cost <= s->prestige[side])
        return g->tiles;
    return base != BCG_NO_TILE && assault_price(g, s, side, kind, base) <= s->prestige[side]
               ? assault_bit(base)
               : 0;
}

static void list_card(const assault_game *g, const assault_state *s, int card, uint64_t supplied,
                      assault_list *list)
{
    const int side = s->active, kind = g->card[card].kind;
    assault_add_each(list, AA_DEPLOY, card,
                     supplied & g->enter[kind] & paid_tiles(g, s, side, kind));
    if (bcg_set_has(&g->paradrop, kind) && s->turn >= g->paradrop_from &&
        assault_row(g, kind)->cost <= s->prestige[side])
        assault_add_each(list, AA_DROP, card, drop_tiles(g, s, side, kind));
    if (g->landing[side] && !(s->used & AX_ONCE_LAND))
        assault_add_each(list, AA_LAND, card,
                         g->landing[side] & g->enter[kind] & ~assault_occupied(s));
}

void assault_list_deploys(const assault_game *g, const assault_state *s, assault_list *list)
{
    if (s->hand_units[s->active] == 0)
        return;
    const bcg_set held = bcg_set_and(s->pile[AZ_HAND + s->active], g->unit_cards);
    const uint64_t supplied = g->no_new_units ? 0 /* DUEL06-S2 */
                                              : assault_supplied(g, s, s->active) & ~g->no_deploy;
    int last = -1;
    BCG_EACH (card, held) {
        const int first = g->card[card].first;
        if (first != last && !assault_is_banned(g, s->active, g->card[card].kind))
            list_card(g, s, first, supplied, list);
        last = first;
    }
}
