/* Activations (chapters 8.1 to 8.3, 8.5, 14): moves, swaps, digging in, transfers; and what attacks
 * have to fulfil before combat.c takes over. */
#include "assault/rules.h"

/* -- what a unit may still do --------------------------------------------------------------------
 */

/* The unit as its card allows it to act now: with a transferred activation in hand its markers do
 * not count (ABIL-16). */
static assault_unit effective(const assault_unit *u)
{
    assault_unit as = *u;
    if (u->marks & AU_RECEIVED) {
        as.moved = 0;
        as.marks &= (uint16_t) ~(AU_FIRED | AU_DUG);
    }
    return as;
}

static bcg_reason check_own(const assault_game *g, const assault_state *s, int tile)
{
    if (!assault_has(s->units[s->active], tile))
        return AR_NO_UNIT;
    if (!g->swamp_check || g->terrain[tile] != AT_SWAMP || s->unit[tile].moved ||
        s->unit[tile].marks & (AU_CLEAR | AU_FIRED | AU_DUG | AU_GAVE))
        return BCG_OK; /* AMB-48: only before its first activation */
    return s->unit[tile].marks & AU_STUCK ? AR_STUCK : AR_ACTIVATE_FIRST; /* DUEL03-S1 */
}

/* Without what cards have added: has the unit a move left? */
static bcg_reason check_usual_move(const assault_unit *u, unsigned abilities)
{
    if (u->marks & AU_DUG)
        return AR_DUG; /* DIG-1 */
    if (u->moved == 0)
        return u->marks & AU_FIRED && !(abilities & AB_MOVES_AND_FIRES)
                   ? AR_MOVE_OR_FIRE /* ACT-2, ACT-3, ABIL-2 */
                   : BCG_OK;
    return abilities & AB_MOVES_TWICE && u->moved == 1 && !(u->marks & (AU_FIRED | AU_GAVE))
               ? BCG_OK /* MOVE-3, ABIL-3 */
               : AR_MOVED;
}

/* OPCARD-2: whether a unit uses up its own activation or the card's first must not matter. So an
 * extra attack not yet made may stand for the attack that was: the unit's own move is still free.
 * `as` is the unit counted that way. */
static bool may_move_instead(const assault_unit *u, unsigned abilities, assault_unit *as)
{
    *as = *u;
    if (!(u->extra >> 4) || u->moved || !(u->marks & AU_FIRED))
        return false;
    as->extra = (uint8_t)(as->extra - 16);
    as->marks &= (uint16_t)~AU_FIRED;
    return check_usual_move(as, abilities) == BCG_OK;
}

/* Has an own unit, once it is active, a move left, of whatever kind? */
static bcg_reason check_moves_left(const assault_game *g, const assault_state *s, int tile)
{
    if (assault_is_immobile(g, s, tile))
        return assault_why_immobile(s, tile);
    const unsigned abilities = assault_row_at(g, s, tile)->abilities;
    bcg_reason r = check_usual_move(&s->unit[tile], abilities);
    assault_unit instead;
    if (r != BCG_OK && (s->unit[tile].extra & 15 || /* Double Time */
                        may_move_instead(&s->unit[tile], abilities, &instead)))
        r = BCG_OK;
    if (r != BCG_OK && s->unit[tile].marks & AU_RECEIVED) {
        const assault_unit as = effective(&s->unit[tile]);
        r = check_usual_move(&as, abilities);
    }
    return r;
}

static bcg_reason check_may_move(const assault_game *g, const assault_state *s, int tile)
{
    const bcg_reason own = check_own(g, s, tile);
    return own != BCG_OK ? own : check_moves_left(g, s, tile);
}

static bcg_reason check_usual_attack(const assault_unit *u, unsigned abilities)
{
    if (u->marks & AU_DUG)
        return AR_DUG; /* DIG-1 */
    if (u->marks & AU_GAVE)
        return AR_GAVE; /* ABIL-14 */
    if (u->marks & AU_FIRED)
        return AR_FIRED; /* ATK-4 */
    if (u->moved == 0)
        return BCG_OK;
    return u->moved == 1 && abilities & AB_MOVES_AND_FIRES ? BCG_OK : AR_MOVE_OR_FIRE;
}

/* As may_move_instead: an extra move not yet made stands for one that was. */
static bool may_attack_instead(const assault_unit *u, unsigned abilities, assault_unit *as)
{
    *as = *u;
    if (!(u->extra & 15) || !u->moved)
        return false;
    as->extra--;
    as->moved--;
    return check_usual_attack(as, abilities) == BCG_OK;
}

/* The same for an attack. */
static bcg_reason check_attacks_left(const assault_game *g, const assault_state *s, int tile)
{
    const unsigned abilities = assault_row_at(g, s, tile)->abilities;
    bcg_reason r = check_usual_attack(&s->unit[tile], abilities);
    assault_unit instead;
    if (r != BCG_OK && (s->unit[tile].extra >> 4 || /* Counter Offensive */
                        may_attack_instead(&s->unit[tile], abilities, &instead)))
        r = BCG_OK;
    if (r != BCG_OK && s->unit[tile].marks & AU_RECEIVED) {
        const assault_unit as = effective(&s->unit[tile]);
        r = check_usual_attack(&as, abilities);
    }
    return r;
}

static bcg_reason check_may_attack(const assault_game *g, const assault_state *s, int tile)
{
    const bcg_reason own = check_own(g, s, tile);
    return own != BCG_OK ? own : check_attacks_left(g, s, tile);
}

/* The unit acts: if its own activation does not allow it, an extra one of a card or the transferred
 * one is used up. */
static void use_move(assault_unit *u, unsigned abilities)
{
    assault_unit instead;
    if (check_usual_move(u, abilities) != BCG_OK) {
        if (u->extra & 15) {
            u->extra--;
            return; /* it leaves no further marker */
        }
        if (may_move_instead(u, abilities, &instead))
            *u = instead;
        else {
            *u = effective(u);
            u->marks &= (uint16_t)~AU_RECEIVED;
        }
    }
    u->moved++;
}

static void use_attack(assault_unit *u, unsigned abilities)
{
    assault_unit instead;
    if (check_usual_attack(u, abilities) != BCG_OK) {
        if (u->extra >> 4) {
            u->extra = (uint8_t)(u->extra - 16);
            return;
        }
        if (may_attack_instead(u, abilities, &instead))
            *u = instead;
        else {
            *u = effective(u);
            u->marks &= (uint16_t)~AU_RECEIVED;
        }
    }
    u->marks |= AU_FIRED; /* ATK-2 */
}

/* -- moves ---------------------------------------------------------------------------------------
 */

/* Is `to` one step from `from` for a unit of this card? */
static bcg_reason check_step(const assault_game *g, const assault_unit_row *row, int from, int to)
{
    if (assault_has(g->orthogonal[from], to))
        return BCG_OK; /* MOVE-1 */
    if (!assault_has(g->adjacent[from], to))
        return AR_NOT_NEXT;
    return row->abilities & AB_DIAGONALLY ? BCG_OK : AR_DIAGONAL; /* MOVE-2, ABIL-4 */
}

bcg_reason assault_check_move(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    bcg_reason r = check_may_move(g, s, from);
    if (r == BCG_OK)
        r = check_step(g, assault_row_at(g, s, from), from, to);
    if (r != BCG_OK)
        return r;
    if (assault_has(s->units[assault_enemy(s->active)], to))
        return AR_ENEMY_THERE; /* MOVE-4 */
    if (assault_has(s->units[s->active], to))
        return AR_OCCUPIED; /* MAP-7 */
    return assault_check_ground(g, assault_kind_at(s, from), to);
}

void assault_apply_move(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    (void)log;
    use_move(&s->unit[from], assault_row_at(g, s, from)->abilities);
    assault_pending *step = assault_push(s, AP_STEP, s->active);
    step->a = (bcg_tile)from;
    step->b = (bcg_tile)to;
}

bool assault_fears_mines(const assault_game *g, const assault_state *s, int tile)
{
    return !(assault_row_at(g, s, tile)->abilities & AB_IGNORES_MINES); /* MINE-6, ABIL-5 */
}

/* The parts of MOVE-10: declared (Tank Obstacles), put down, revealed, control; mines; Opportunity
 * Fire. */
void assault_settle_step(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    const int from = p->a, to = p->b, side = p->side;
    switch (p->n++) {
    case 0:
        assault_open_window(g, s, assault_enemy(side), AW_STEP, from, to);
        return;
    case 1:
        if (assault_is_garrisoned(g, s, side, to)) { /* SOLO-15 */
            assault_pop(s);
            assault_tell(log, AEV_STOPPED, 2, from, to, 0, 0);
            assault_pending *unit = assault_push(s, AP_NPC_UNIT, g->npc);
            unit->a = (bcg_tile)to;
            unit->n = 1;
            return;
        }
        assault_leave_trench(s, from, log);
        assault_carry(s, from, to);
        assault_tell(log, AEV_MOVED, 2, from, to, 0, 0);
        if (assault_arrive(g, s, to, log) && assault_fears_mines(g, s, to))
            assault_push(s, AP_MINE, side)->a = (bcg_tile)to; /* CTRL-3, MINE-1, MINE-3 */
        assault_check_enemy_at_home(g, s, log);
        return;
    case 2:
        if (assault_has(s->units[side], to) && side != g->npc)
            assault_spring_ambushes(g, s, from, to); /* SOLO3-S4 */
        return;
    case 3:
        if (assault_has(s->units[side], to))
            assault_open_window(g, s, assault_enemy(side), AW_ARRIVED, to, from);
        return;
    default:
        assault_pop(s);
    }
}

void assault_apply_mine(const assault_game *g, assault_state *s, int tm, bcg_log *log)
{
    const int tile = assault_top(s)->a;
    assault_pop(s);
    assault_tell(log, AEV_MINE, 2, tile, tm < 0, 0, 0);
    if (tm < 0) /* MINE-1; MINE-7: nobody is rewarded */
        assault_change_morale(g, s, tile, -1, 0, log);
}

/* -- swaps ---------------------------------------------------------------------------------------
 */

bcg_reason assault_check_swap(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    if (from >= to) /* one way of saying it */
        return AR_SWAP_PARTNER;
    bcg_reason r = check_may_move(g, s, from);
    if (r == BCG_OK)
        r = check_may_move(g, s, to) == BCG_OK ? BCG_OK : AR_SWAP_PARTNER; /* MOVE-5 */
    if (r == BCG_OK)
        r = check_step(g, assault_row_at(g, s, from), from, to);
    if (r == BCG_OK)
        r = check_step(g, assault_row_at(g, s, to), to, from); /* ABIL-4 */
    if (r == BCG_OK)
        r = assault_check_ground(g, assault_kind_at(s, from), to);
    return r == BCG_OK ? assault_check_ground(g, assault_kind_at(s, to), from) : r;
}

void assault_apply_swap(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    for (int i = 0; i < 2; i++) {
        const int tile = i ? to : from;
        use_move(&s->unit[tile], assault_row_at(g, s, tile)->abilities);
        assault_leave_trench(s, tile, log);
    }
    const assault_unit first = s->unit[from];
    s->unit[from] = s->unit[to];
    s->unit[to] = first;
    assault_tell(log, AEV_SWAPPED, 2, from, to, 0, 0);
    assault_arrive(g, s, from, log); /* REVEAL-8; MINE-5: no check */
    assault_arrive(g, s, to, log);
}

/* -- digging in ----------------------------------------------------------------------------------
 */

static bcg_reason check_usual_dig(const assault_unit *u)
{
    if (u->marks & AU_DUG)
        return AR_DUG;
    return u->moved || u->marks & AU_FIRED ? AR_MOVE_OR_FIRE : BCG_OK; /* DIG-1, ACT-2 */
}

/* May an own unit, once it is active, dig in? */
static bcg_reason check_digs(const assault_game *g, const assault_state *s, int tile)
{
    if (g->no_dig_in[s->active])
        return AR_NO_DIGGING; /* DUEL08-S4, DUEL11-S6 */
    if (assault_is_dug_in_for_owner(g, s, tile))
        return AR_DUG_IN_ALREADY; /* DIG-8, AMB-66 */
    bcg_reason r = check_usual_dig(&s->unit[tile]);
    if (r != BCG_OK && s->unit[tile].marks & AU_RECEIVED) {
        const assault_unit as = effective(&s->unit[tile]);
        r = check_usual_dig(&as);
    }
    return r;
}

bcg_reason assault_check_dig_in(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int tile = assault_operand(a, 0);
    const bcg_reason own = check_own(g, s, tile);
    return own != BCG_OK ? own : check_digs(g, s, tile);
}

void assault_apply_dig_in(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int tile = assault_operand(a, 0);
    assault_unit *u = &s->unit[tile];
    (void)g;
    if (check_usual_dig(u) != BCG_OK) {
        *u = effective(u);
        u->marks &= (uint16_t)~AU_RECEIVED;
    }
    u->marks |= AU_DUG | AU_DUG_IN; /* DIG-9: it stays face down */
    assault_tell(log, AEV_DUG_IN, 1, tile, 0, 0, 0);
}

/* -- attacks -------------------------------------------------------------------------------------
 */

bcg_reason assault_check_attack(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    const bcg_reason r = check_may_attack(g, s, from);
    if (r != BCG_OK)
        return r;
    if (!assault_has(g->orthogonal[from], to))
        return AR_NOT_ORTHOGONAL; /* ATK-1 */
    return assault_has(s->units[assault_enemy(s->active)], to) ? BCG_OK : AR_NO_ENEMY;
}

void assault_apply_attack(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    use_attack(&s->unit[from], assault_row_at(g, s, from)->abilities); /* COMBAT-24 */
    assault_begin_combat(g, s, from, to, false, log);
}

/* -- transfers and the swamp check ---------------------------------------------------------------
 */

bcg_reason assault_check_transfer(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    const bcg_reason r = check_own(g, s, from);
    if (r != BCG_OK)
        return r;
    if (!(assault_row_at(g, s, from)->abilities & AB_TRANSFER))
        return AR_NO_TRANSFER; /* ABIL-13 */
    assault_unit giver = s->unit[from];
    giver.marks &= (uint16_t)~AU_DUG; /* ABIL-14, AMB-75: it digs in before, or after */
    const bcg_reason attack = check_usual_attack(&giver, assault_row_at(g, s, from)->abilities);
    if (attack != BCG_OK) /* it stands for its own attack; ABIL-15 */
        return s->unit[from].marks & AU_RECEIVED ? AR_TRANSFERRED : attack;
    if (!assault_has(g->adjacent[from] & s->units[s->active], to) ||
        s->unit[to].marks & AU_RECEIVED)
        return AR_TRANSFER_TO;
    return BCG_OK;
}

void assault_apply_transfer(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int from = assault_operand(a, 0), to = assault_operand(a, 1);
    (void)g;
    s->unit[from].marks |= AU_GAVE;
    s->unit[to].marks |= AU_RECEIVED;
    assault_tell(log, AEV_TRANSFER, 2, from, to, 0, 0);
}

bcg_reason assault_check_activate(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int tile = assault_operand(a, 0);
    if (!assault_has(s->units[s->active], tile))
        return AR_NO_UNIT;
    return check_own(g, s, tile) == AR_ACTIVATE_FIRST ? BCG_OK : AR_NO_CHECK; /* AMB-48: once */
}

void assault_apply_activate(assault_state *s, bcg_action a)
{
    assault_push(s, AP_SWAMP, s->active)->a = (bcg_tile)assault_operand(a, 0);
}

void assault_apply_swamp(assault_state *s, int tm, bcg_log *log)
{
    const int tile = assault_top(s)->a;
    assault_pop(s);
    s->unit[tile].marks |= tm > 0 ? AU_CLEAR : AU_STUCK; /* DUEL03-S1 */
    assault_tell(log, AEV_STUCK, 2, tile, tm <= 0, 0, 0);
}

/* -- all of it -----------------------------------------------------------------------------------
 */

/* The own units, by what they may still do. */
typedef struct muster {
    uint64_t active;    /* need no check of the ground they stand on (DUEL03-S1) */
    uint64_t movers;    /* have a move left */
    uint64_t diagonals; /* move diagonally */
    uint64_t hindered;  /* may not be everywhere on the map */
    uint64_t shooters;  /* have an attack left, and a target */
    uint64_t diggers;   /* may dig in */
    uint64_t givers;    /* can transfer their activation, as far as their card goes (ABIL-13) */
} muster;

/* Units that need no swamp check any more, or never did. */
static uint64_t active_units(const assault_game *g, const assault_state *s)
{
    uint64_t active = s->units[s->active];
    if (g->swamp_check)
        ASSAULT_EACH(tile, active & g->of_terrain[AT_SWAMP])
    if (check_own(g, s, (int)tile) != BCG_OK)
        active &= ~assault_bit((int)tile);
    return active;
}

/* What a unit may still do of its own, as bits of assault_game.left. */
enum { MAY_MOVE = 1, MAY_ATTACK = 2, MAY_DIG = 4 };

/* The row of assault_game.left for a unit: the marks from AU_DUG_IN to AU_GAVE, the steps taken,
 * and the abilities that let a unit act twice. */
static unsigned row_of(const assault_unit *u, unsigned abilities)
{
    const unsigned moved = u->moved < 3 ? u->moved : 3;
    return (u->marks >> 3 & 31) | moved << 5 | (abilities & 3) << 7;
}

_Static_assert(AU_DUG_IN == 1 << 3 && AU_GAVE == 1 << 7 && AB_MOVES_AND_FIRES == 1 &&
                   AB_MOVES_TWICE == 2 && ASSAULT_LEFT == 1 << 9,
               "row_of takes them as they lie");

void assault_fill_left(assault_game *g)
{
    for (unsigned row = 0; row < ASSAULT_LEFT; row++) {
        const assault_unit u = {.marks = (uint16_t)((row & 31) << 3), .moved = row >> 5 & 3};
        const bool dug_in = (u.marks & (AU_DUG_IN | AU_SHELLED)) == AU_DUG_IN;
        if (check_usual_move(&u, row >> 7) == BCG_OK)
            g->left[row] |= MAY_MOVE;
        if (check_usual_attack(&u, row >> 7) == BCG_OK)
            g->left[row] |= MAY_ATTACK;
        if (check_usual_dig(&u) == BCG_OK && !dug_in)
            g->left[row] |= MAY_DIG;
    }
}

/* All of it for the units of a set that cards or other units have given something, or that stand
 * in a fortification: one by one. */
static void enlist(const assault_game *g, const assault_state *s, uint64_t tiles, muster *m)
{
    m->movers &= ~tiles;
    m->shooters &= ~tiles;
    m->diggers &= ~tiles;
    ASSAULT_EACH(tile, tiles)
    {
        const uint64_t bit = assault_bit((int)tile);
        m->movers |= check_moves_left(g, s, (int)tile) == BCG_OK ? bit : 0;
        m->shooters |= check_attacks_left(g, s, (int)tile) == BCG_OK ? bit : 0;
        m->diggers |= check_digs(g, s, (int)tile) == BCG_OK ? bit : 0;
    }
}

/* Without branches that depend on a unit: what units have done is hard to foretell. */
static muster call_up(const assault_game *g, const assault_state *s)
{
    muster m = {.active = active_units(g, s)};
    uint64_t special = m.active & g->of_terrain[AT_FORTIFICATION];
    ASSAULT_EACH(tile, m.active)
    {
        const assault_unit *u = &s->unit[tile];
        const uint64_t traits = g->traits[u->kind - 1], left = g->left[row_of(u, (unsigned)traits)];
        const uint64_t settled = u->marks / AU_SETTLED & traits / AB_AUTO_DUG_IN & 1;
        const uint64_t helped = (u->extra | (u->marks & (AU_RECEIVED | AU_IMMOBILE))) != 0;
        m.movers |= (left & MAY_MOVE & ~(traits / AB_IMMOBILE)) << tile;
        m.shooters |= (left / MAY_ATTACK & 1) << tile;
        m.diggers |= (left / MAY_DIG & ~settled) << tile;
        m.diagonals |= (traits / AB_DIAGONALLY & 1) << tile;
        m.givers |= (traits / AB_TRANSFER & 1) << tile;
        m.hindered |= (traits / AB_HINDERED & 1) << tile;
        special |= helped << tile;
    }
    if (special)
        enlist(g, s, special, &m);
    if (g->no_dig_in[s->active])
        m.diggers = 0;
    m.shooters &= assault_spread(s->units[assault_enemy(s->active)]); /* who have a target */
    return m;
}

/* Steps along the sides: each is written, and the list grows by those that are allowed. */
static void list_steps(assault_action_kind kind, int tile, uint64_t steps, assault_list *list)
{
    static const int8_t ways[] = {-8, -1, 1, 8};
    for (int i = kind == AA_SWAP ? 2 : 0; i < 4; i++) {
        const int to = (tile + ways[i]) & 63; /* beyond the board it is no step */
        *list->end = assault_action(kind, tile, to);
        list->end += assault_has(steps, to);
    }
}

/* Moves, and swaps with units behind it in the order of tiles. */
static void list_moves(const assault_game *g, const assault_state *s, int tile, const muster *m,
                       assault_list *list)
{
    const uint64_t enter = g->enter[s->unit[tile].kind - 1], free = enter & ~assault_occupied(s);
    const uint64_t behind = enter & m->movers & ~(assault_bit(tile) - 1);
    if (!assault_has(m->diagonals, tile) && !(g->orthogonal[tile] & behind & m->hindered)) {
        list_steps(AA_MOVE, tile, g->orthogonal[tile] & free, list);
        list_steps(AA_SWAP, tile, g->orthogonal[tile] & behind, list);
        return;
    }
    const uint64_t steps = assault_has(m->diagonals, tile) ? g->adjacent[tile]
                                                           : g->orthogonal[tile];
    const uint64_t back = g->orthogonal[tile] | m->diagonals; /* who can step to this tile */
    assault_add_each(list, AA_MOVE, tile, steps & free);
    ASSAULT_EACH(to, steps & behind & back)
    if (assault_has(g->enter[s->unit[to].kind - 1], tile))
        assault_add(list, assault_action(AA_SWAP, tile, (int)to));
}

static void list_transfers(const assault_game *g, const assault_state *s, int tile,
                           assault_list *list)
{
    ASSAULT_EACH(to, g->adjacent[tile] & s->units[s->active])
    {
        const bcg_action a = assault_action(AA_TRANSFER, tile, (int)to);
        if (assault_check_transfer(g, s, a) == BCG_OK)
            assault_add(list, a);
    }
}

/* Some unit that is not active yet, or one of the muster. */
static void list_unit(const assault_game *g, const assault_state *s, int tile, const muster *m,
                      assault_list *list)
{
    if (assault_has(m->movers, tile))
        list_moves(g, s, tile, m, list);
    if (assault_has(m->shooters, tile))
        assault_add_each(list, AA_ATTACK, tile,
                         g->orthogonal[tile] & s->units[assault_enemy(s->active)]);
    *list->end = assault_action(AA_DIG_IN, tile, 0);
    list->end += assault_has(m->diggers, tile);
    if (assault_has(m->givers, tile))
        list_transfers(g, s, tile, list);
    const bcg_action check = assault_action(AA_ACTIVATE, tile, 0);
    if (!assault_has(m->active, tile) && assault_check_activate(g, s, check) == BCG_OK)
        assault_add(list, check);
}

void assault_list_units(const assault_game *g, const assault_state *s, assault_list *list)
{
    const muster m = call_up(g, s);
    const uint64_t spent = m.active & ~(m.movers | m.shooters | m.diggers | m.givers);
    ASSAULT_EACH(tile, s->units[s->active] & ~spent)
    list_unit(g, s, (int)tile, &m, list);
}

void assault_clear_marks(assault_state *s, int side)
{
    ASSAULT_EACH(t, s->units[side])
    { /* INCOME-3, ACT-7 */
        s->unit[t].moved = s->unit[t].extra = 0;
        s->unit[t].marks &= (uint16_t) ~(AU_FIRED | AU_DUG | AU_GAVE | AU_RECEIVED | AU_CLEAR |
                                         AU_STUCK | AU_DONE);
    }
    for (int any = 0; any < ASSAULT_SIDES; any++)
        ASSAULT_EACH(t, s->units[any])
    s->unit[t].marks &= (uint16_t)~AU_SHELLED; /* AMB-56 */
}
