/* The automa of solo games (chapter 17): rules and chance, never a question to the player on its
 * behalf. Its turn is AP_NPC_TURN: events, operations cards, then one unit after the other. */
#include "assault/rules.h"

enum { STAGE_EVENTS, STAGE_CARDS, STAGE_UNITS, STAGE_END };

void assault_begin_npc_turn(const assault_game *g, assault_state *s, bcg_log *log)
{
    (void)log;
    s->phase = APH_OPERATIONS;
    assault_push(s, AP_NPC_TURN, g->npc);
}

/* -- who acts, and how
 * ---------------------------------------------------------------------------------- */

/* One tile toward the player's home row in the unit's own column (SOLO-18). */
static int tile_ahead(const assault_game *g, const assault_state *s, int tile)
{
    const int step = s->edge[g->npc] == AE_A ? 1 : -1;
    return bcg_tile_at(g->board, bcg_tile_column((bcg_tile)tile),
                       bcg_tile_row((bcg_tile)tile) + step);
}

/* SOLO-7: the row farthest from the player first, from right to left as the player sees it. The
 * next of these tiles, or -1. */
static int first_in_order(const assault_game *g, const assault_state *s, uint64_t tiles)
{
    const bool at_bottom = s->edge[g->npc] == AE_A; /* the player */
    for (int i = 0; i < g->board.rows; i++)
        for (int j = 0; j < g->board.columns; j++) {
            const int row = at_bottom ? i : g->board.rows - 1 - i;
            const int column = at_bottom ? g->board.columns - 1 - j : j;
            const int tile = bcg_tile_at(g->board, column, row);
            if (assault_has(tiles, tile))
                return tile;
        }
    return -1;
}

/* SOLO1-S3, SOLO2-S5: straight ahead, attacking what stands in the way. */
static void advance_unit(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    assault_unit *u = &s->unit[tile];
    const int ahead = tile_ahead(g, s, tile), player = assault_enemy(g->npc);
    const assault_unit_row *row = assault_row_at(g, s, tile);
    if (ahead != BCG_NO_TILE && assault_has(s->units[player], ahead)) {
        u->marks |= AU_DONE | AU_FIRED;
        assault_begin_combat(g, s, tile, ahead, false, log);
        return;
    }
    if (u->moved || ahead == BCG_NO_TILE || assault_has(assault_occupied(s), ahead) ||
        !assault_has(g->enter[assault_kind_at(s, tile)], ahead)) {
        u->marks |= AU_DONE;
        if (!u->moved)
            assault_tell(log, AEV_WAITS, 2, tile, ahead, 0, 0);
        return;
    }
    u->moved = 1;
    if (!(row->abilities & AB_MOVES_AND_FIRES))
        u->marks |= AU_DONE; /* SOLO-18: one that may also fire is asked again */
    assault_pending *step = assault_push(s, AP_STEP, g->npc);
    step->a = (bcg_tile)tile;
    step->b = (bcg_tile)ahead;
}

/* SOLO3-S5: does not move; attacks, first those on objectives. */
static void stand_and_attack(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    const uint64_t targets = g->orthogonal[tile] & s->units[assault_enemy(g->npc)];
    const uint64_t first = targets & g->objectives;
    s->unit[tile].marks |= AU_DONE;
    if (!targets)
        return;
    s->unit[tile].marks |= AU_FIRED;
    assault_begin_combat(g, s, tile, first_in_order(g, s, first ? first : targets), false, log);
}

static void act_with_next(const assault_game *g, assault_state *s, bcg_log *log)
{
    uint64_t ready = 0, begun = 0; /* one that has stepped finishes before the next begins */
    ASSAULT_EACH(t, s->units[g->npc])
    if (!(s->unit[t].marks & AU_DONE)) {
        ready |= assault_bit((int)t);
        begun |= s->unit[t].moved ? assault_bit((int)t) : 0;
    }
    const int tile = first_in_order(g, s, begun ? begun : ready);
    if (tile < 0)
        s->pending[s->pending_count - 1].n = STAGE_END;
    else if (bcg_set_has(&g->npc_advance, assault_kind_at(s, tile)))
        advance_unit(g, s, tile, log);
    else if (g->npc_stands)
        stand_and_attack(g, s, tile, log);
    else
        s->unit[tile].marks |= AU_DONE; /* SOLO1-S4 */
}

/* SOLO2-S6: the tiles are looked at one by one. */
static void call_reinforcements(const assault_game *g, assault_state *s)
{
    if (s->turn >= g->reinforcements_from)
        ASSAULT_EACH(t, g->reinforcements & ~assault_occupied(s))
    assault_push(s, AP_NPC_FLIP, g->npc)->a = (bcg_tile)t;
}

void assault_settle_npc(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    switch (p->n) {
    case STAGE_EVENTS:
        p->n = STAGE_CARDS;
        call_reinforcements(g, s);
        break;
    case STAGE_CARDS: /* SOLO-6, SOLO2-S9 */
        if (p->m++ < g->npc_cards)
            assault_push(s, AP_NPC_OPERATION, g->npc);
        else
            p->n = STAGE_UNITS;
        break;
    case STAGE_UNITS:
        act_with_next(g, s, log);
        break;
    default:
        assault_pop(s);
        assault_end_turn(g, s, log); /* SOLO-5: it has no prestige phase */
    }
}

/* -- cards
 * ------------------------------------------------------------------------------------------------
 */

/* Is tile a farther to the right than b as the player sees it; in the same column, is it in the row
 * that is farther from the player? */
static bool is_farther_right(const assault_game *g, const assault_state *s, int a, int b,
                             bool far_row)
{
    const bool at_bottom = s->edge[g->npc] == AE_A;
    const int column_a = bcg_tile_column((bcg_tile)a), column_b = bcg_tile_column((bcg_tile)b);
    const int row_a = bcg_tile_row((bcg_tile)a), row_b = bcg_tile_row((bcg_tile)b);
    if (column_a != column_b)
        return at_bottom ? column_a > column_b : column_a < column_b;
    return (at_bottom ? row_a < row_b : row_a > row_b) == far_row;
}

/* SOLO-9 and SOLO-10: the strongest unit of the player or the weakest own one that the card can
 * pick; -1 if there is none. */
static int pick_target(const assault_game *g, const assault_state *s, int card)
{
    const int kind = g->card[card].kind;
    const bool helps = kind == AK_IMPROVED_DEFENSES || kind == AK_REPLACEMENTS;
    int best = -1, best_sum = 0;
    ASSAULT_EACH(t, s->units[helps ? g->npc : assault_enemy(g->npc)])
    {
        if (assault_check_effect(g, s, g->npc, card, (int)t, 0) != BCG_OK)
            continue;
        const int sum = (assault_morale_at(g, s, (int)t) + assault_row_at(g, s, (int)t)->defence) *
                        (helps ? -1 : 1);
        if (best < 0 || sum > best_sum ||
            (sum == best_sum && is_farther_right(g, s, (int)t, best, !helps))) {
            best = (int)t;
            best_sum = sum;
        }
    }
    return best;
}

/* A card that was drawn and cannot be used. */
static void discard(const assault_game *g, assault_state *s, int card, int deck, bcg_log *log)
{
    assault_give(g, s, card, deck, assault_discards_of(g, card));
    assault_tell(log, AEV_DISCARDED, 2, g->npc, card, 0, 0);
}

static void play_operation(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    const int target = pick_target(g, s, card);
    assault_pop(s);
    if (target < 0) /* SOLO-19 */
        discard(g, s, card, AZ_NPC_OPERATIONS, log);
    else
        assault_announce(g, s, g->npc, card, target, 0, AZ_NPC_OPERATIONS, log);
}

/* SOLO-11: played if it can have an effect. A morale boost is for its unit in the combat. */
static void play_combat_card(const assault_game *g, assault_state *s, int card, int deck,
                             bcg_log *log)
{
    const int own = s->combat.tile[s->combat.side != g->npc];
    const bool works = assault_check_effect(g, s, g->npc, card, own, 0) == BCG_OK;
    assault_pop(s);
    s->combat.turn = (uint8_t)assault_enemy(g->npc);
    if (works) {
        s->combat.passes = 0;
        assault_announce(g, s, g->npc, card, g->card[card].kind == AK_MORALE_BOOST ? own : 0, 0,
                         deck, log);
    } else {
        s->combat.passes++;
        discard(g, s, card, deck, log);
    }
}

/* A unit that the automa has drawn comes to its tile. */
static void place_unit(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    const assault_pending p = *assault_top(s);
    const int kind = g->card[card].kind, deck = assault_unit_deck(g->npc);
    assault_pop(s);
    if (!assault_has(g->enter[kind], p.a)) {
        discard(g, s, card, deck, log);
        return;
    }
    assault_give(g, s, card, deck, ASSAULT_ZONES);
    assault_unit *u = assault_put(s, p.a, kind, g->npc);
    const assault_call call = p.n ? ACL_ENTERED : s->active == g->npc ? ACL_RESERVE : ACL_AMBUSH;
    assault_tell(log, AEV_CALLED, 2, p.a, call, 0, 0);
    if (p.n)
        u->marks = AU_DUG_IN | AU_NO_AUTO; /* SOLO-15, SOLO-16 */
    assault_tell(log, AEV_PLACED, 3, g->npc, p.a, -1, 0);
    assault_tell(log, AEV_REVEALED, 2, p.a, kind, 0, 0); /* it lies face up */
    if (p.n)
        assault_tell(log, AEV_DUG_IN, 1, p.a, 0, 0, 0);
    assault_arrive(g, s, p.a, log);
    assault_dig_automatically(g, s, p.a, log); /* SOLO-21, AMB-60 */
    if (s->active == g->npc)
        assault_push(s, AP_ARRIVED, g->npc)->a = p.a;
    assault_check_enemy_at_home(g, s, log);
}

/* SOLO-26: for the unit's fire, or as a target for its target value. */
static void add_modifier(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    const int tm = assault_tm(g, card);
    s->pending[s->pending_count - 1].n--;
    assault_give(g, s, card, AZ_NPC_OPERATIONS, assault_discards_of(g, card));
    assault_tell(log, AEV_FLIPPED, 2, card, tm, 0, 0);
    if (assault_firing_side(s) == g->npc)
        assault_change_fire(s, tm, card, ACA_FLIP, log);
    else
        assault_change_target(s, tm, card, ACA_FLIP, log);
}

void assault_apply_npc_card(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    const int deck = assault_draw_deck(s, assault_top(s));
    switch (assault_top(s)->what) {
    case AP_NPC_OPERATION:
        play_operation(g, s, card, log);
        break;
    case AP_NPC_CARD:
        play_combat_card(g, s, card, deck, log);
        break;
    case AP_NPC_SACRIFICE:
        s->combat.chosen[g->npc] = (uint8_t)card;
        assault_pop(s);
        break;
    case AP_NPC_MODIFIERS:
        add_modifier(g, s, card, log);
        break;
    default:
        place_unit(g, s, card, log);
    }
}

/* -- where units come from
 * ---------------------------------------------------------------------------------- */

bool assault_is_garrisoned(const assault_game *g, const assault_state *s, int side, int tile)
{
    if (g->npc == ASSAULT_NOBODY || side == g->npc ||
        assault_has(s->control[0] | s->control[1], tile))
        return false;
    const uint64_t places = g->of_terrain[AT_FORTIFICATION] | g->of_terrain[AT_CITY] |
                            g->of_terrain[AT_TOWN] | g->of_terrain[AT_VILLAGE] |
                            g->home_row[s->edge[g->npc]];
    return assault_has(places, tile) && assault_can_draw(g, s, assault_unit_deck(g->npc));
}

uint64_t assault_ambushes(const assault_game *g, const assault_state *s, int from, int to)
{
    if (g->npc == ASSAULT_NOBODY)
        return 0;
    return g->ambush & g->adjacent[to] & ~g->adjacent[from] & ~assault_bit(from) &
           ~assault_occupied(s) & ~s->control[assault_enemy(g->npc)] & ~s->ambushed; /* AMB-33 */
}

void assault_spring_ambushes(const assault_game *g, assault_state *s, int from, int to)
{
    const uint64_t woods = assault_ambushes(g, s, from, to);
    s->ambushed |= woods;
    ASSAULT_EACH(t, woods)
    assault_push(s, AP_NPC_FLIP, g->npc)->a = (bcg_tile)t;
}
