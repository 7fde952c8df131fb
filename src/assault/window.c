/* Reaction windows (CARD-16): moments at which the opponent of the acting player may answer with a
 * surprise card.
 *
 * Whether a window opens depends on public facts alone, so that it tells nothing of a hand: the
 * prestige, an action card in hand besides the bluff card, a copy that is not yet seen to be gone,
 * and what the card asks of the map. */
#include "assault/rules.h"

/* A copy of the kind may still be in somebody's hand. */
static bool is_about(const assault_game *g, const assault_state *s, int kind)
{
    const bcg_set seen = bcg_set_or(s->pile[AZ_ACTION_DISCARDS], s->pile[AZ_TABLE]);
    const bcg_set left = bcg_set_minus(g->deck_copies[kind - ASSAULT_UNITS], seen);
    return !bcg_set_is_empty(&left);
}

bool assault_could_play(const assault_game *g, const assault_state *s, int side, int kind)
{
    return assault_might_hold(g, s, side) &&
           s->prestige[side] >= g->book.action[kind - ASSAULT_UNITS].cost &&
           !assault_is_banned(g, side, kind) && is_about(g, s, kind);
}

/* -- what each moment allows ----------------------------------------------------------------------
 */

/* AMB-62: a unit known to be armor. */
static bool is_known_armor(const assault_game *g, const assault_state *s, int tile)
{
    return !assault_is_face_down(s, tile) && assault_row_at(g, s, tile)->kind == AC_ARMOR;
}

uint64_t assault_snipers(const assault_game *g, const assault_state *s, int side, int tile)
{
    uint64_t units = g->orthogonal[tile] & s->units[side];
    if (bcg_set_has(&g->swamp_shelter, AK_OPPORTUNITY_FIRE))
        units &= ~g->of_terrain[AT_SWAMP]; /* DUEL03-S2 */
    return units;
}

/* Sabotage: somebody draws or discards. */
static bool sabotage_works(const assault_game *g, const assault_state *s, int side)
{
    return assault_can_draw(g, s, AZ_ACTIONS) || s->size[AZ_HAND + assault_enemy(side)] > 0;
}

/* Would the map allow this card in a window of this kind? */
static bool fits(const assault_game *g, const assault_state *s, int side, int kind, int window,
                 int tile)
{
    switch (kind) {
    case AK_TANK_OBSTACLES:
        return window == AW_STEP && is_known_armor(g, s, tile);
    case AK_OPPORTUNITY_FIRE:
        return window == AW_ARRIVED && assault_snipers(g, s, side, tile);
    case AK_SNAFU:
        return window == AW_CARD;
    case AK_SABOTAGE:
        return sabotage_works(g, s, side);
    default:
        return false;
    }
}

/* The card a moment is there for. Sabotage, which may be played in any of them, would open nearly
 * all; it has the beginning of the phase (AMB-73). */
static const uint8_t opener[] = {[AW_STEP] = AK_TANK_OBSTACLES,
                                 [AW_ARRIVED] = AK_OPPORTUNITY_FIRE,
                                 [AW_CARD] = AK_SNAFU,
                                 [AW_TURN] = AK_SABOTAGE};

void assault_open_window(const assault_game *g, assault_state *s, int side, assault_window window,
                         int a, int b)
{
    const int kind = opener[window];
    if (!fits(g, s, side, kind, (int)window, a) || !assault_could_play(g, s, side, kind))
        return;
    assault_pending *p = assault_push(s, AP_WINDOW, side);
    p->n = (uint8_t)window;
    p->a = (bcg_tile)a;
    p->b = (bcg_tile)b;
}

bcg_reason assault_check_reaction(const assault_game *g, const assault_state *s, int kind)
{
    const assault_pending *p = assault_top(s);
    return fits(g, s, p->side, kind, p->n, p->a) ? BCG_OK : AR_NOT_THIS_MOMENT; /* CARD-7 */
}

bcg_reason assault_check_sniper(const assault_game *g, const assault_state *s, int side, int tile)
{
    const int target = assault_top(s)->a;
    if (assault_has(assault_snipers(g, s, side, target), tile))
        return BCG_OK;
    return assault_has(s->units[side] & g->orthogonal[target], tile) ? AR_SHELTERED : AR_NOT_YOURS;
}
