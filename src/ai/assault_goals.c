/* What the tiles of an Assault map are worth: by the conditions of victory, by income, and by what
 * the enemy could do with them. */
#include "ai/assault_heuristics.h"

#include <string.h>

/* -- tables ------------------------------------------------------------------------------------ */

/* Tiles that some unit of the class may enter (MOVE-6, MOVE-7). */
static uint64_t ground(const assault_game *g, int hard)
{
    uint64_t open = 0;
    ASSAULT_EACH(t, g->tiles)
    if (g->terrain[t] != AT_IMPASSABLE_RIVER || assault_has(g->bridges, (int)t))
        if (!hard || g->terrain[t] != AT_SWAMP)
            open |= assault_bit((int)t);
    return open;
}

static void measure_from(const assault_game *g, uint64_t open, int from, uint8_t steps[])
{
    uint64_t reached = assault_bit(from), edge = reached;
    memset(steps, ASSAULT_FAR, ASSAULT_SQUARES);
    for (int n = 0; edge; n++) {
        uint64_t next = 0;
        ASSAULT_EACH(t, edge)
        {
            steps[t] = (uint8_t)n;
            next |= g->orthogonal[t];
        }
        edge = next & open & ~reached;
        reached |= edge;
    }
}

static bool is_for(const assault_condition *c, int side)
{
    return c->side == AS_BOTH || c->side == side;
}

/* The side that only has to last until the limit, while the other one has to destroy it. */
static int find_hunted(const assault_game *g)
{
    const bool limit = g->at_limit.count && g->at_limit.at[0].kind == AV_WINS;
    const int side = limit ? g->at_limit.at[0].side : ASSAULT_NOBODY;
    if (side >= ASSAULT_SIDES || g->npc != ASSAULT_NOBODY)
        return ASSAULT_NOBODY;
    for (int i = 0; i < g->win.count; i++)
        if (!is_for(&g->win.at[i], assault_enemy(side)) || g->win.at[i].kind != AV_NO_ENEMY)
            return ASSAULT_NOBODY;
    return side;
}

void assault_fill_ai_tables(const bcg_game *game, const void *weights, void *tables)
{
    const assault_game *g = (const assault_game *)game;
    assault_ai_tables *out = tables;
    memset(out->steps, ASSAULT_FAR, sizeof out->steps);
    out->w = *(const assault_weights *)weights;
    out->hunted = (uint8_t)find_hunted(g);
    for (int hard = 0; hard < 2; hard++)
        ASSAULT_EACH(t, g->tiles)
    measure_from(g, ground(g, hard), (int)t, out->steps[hard][t]);
    for (int hard = 0; hard < 2; hard++)
        for (int to = 0; to < ASSAULT_SQUARES; to++)
            for (int from = 0; from < ASSAULT_SQUARES; from++)
                out->way[hard][to][from] = (int16_t)(out->w.pull * out->steps[hard][from][to]);
    for (int d = 0; d < ASSAULT_DIFFERENCES; d++)
        for (int morale = 0; morale <= ASSAULT_MOST_MORALE; morale++) {
            const assault_blow b = assault_blow_of(d - ASSAULT_EVEN, morale);
            out->loss[d][morale] = (int16_t)b.loss;
            out->killed[d][morale] = (int16_t)b.killed;
        }
}

/* -- conditions of victory --------------------------------------------------------------------- */

/* A side's view of the map while its goals are worked out. */
typedef struct aims {
    const assault_game *g;
    const assault_state *s;
    int side;
    int16_t *take;
    uint64_t *stand;
} aims;

static void raise_to(const aims *m, uint64_t tiles, int worth)
{
    ASSAULT_EACH(t, tiles)
    if (m->take[t] < worth)
        m->take[t] = (int16_t)worth;
}

/* So many tiles are missing: each is worth more the fewer they are. */
static int worth_when_missing(int missing)
{
    return missing <= 1 ? ASSAULT_DECISIVE : missing == 2 ? 350 : missing == 3 ? 180 : 110;
}

static void want_some_of(const aims *m, uint64_t tiles, uint64_t held, int count)
{
    const int missing = count - assault_count(tiles & held);
    raise_to(m, tiles & ~held, worth_when_missing(missing));
}

/* VICT-2: `count` tiles side by side. */
static void want_run(const aims *m, uint64_t row, uint64_t held, int count)
{
    ASSAULT_EACH(t, row)
    {
        const uint64_t run = ((UINT64_C(1) << count) - 1) << t;
        if ((run & row) == run)
            raise_to(m, run & ~held, worth_when_missing(count - assault_count(run & held)));
    }
}

static void want(const aims *m, const assault_condition *c)
{
    const assault_game *g = m->g;
    const int edge = m->s->edge[assault_enemy(m->side)];
    const uint64_t held = m->s->control[m->side], units = m->s->units[m->side];
    switch (c->kind) {
    case AV_HOME_BASE:
        if (g->home_base[edge] != BCG_NO_TILE)
            raise_to(m, assault_bit(g->home_base[edge]) & ~held, ASSAULT_DECISIVE);
        break;
    case AV_ADJACENT_HOME_ROW:
        want_run(m, g->home_row[edge], held, c->count);
        break;
    case AV_HOME_ROW:
        want_some_of(m, g->home_row[edge], held, c->count);
        break;
    case AV_OBJECTIVES:
        want_some_of(m, g->objectives, held, c->count);
        break;
    case AV_ON_OBJECTIVE:
        raise_to(m, g->objectives,
                 worth_when_missing(c->count - assault_count(g->objectives & units)));
        *m->stand |= g->objectives;
        break;
    case AV_TERRAIN:
        want_some_of(m, g->of_terrain[c->terrain], held, c->count);
        break;
    case AV_HOLD_TILE:
    case AV_ON_TILE:
    case AV_FIRST_ON_TILE:
        if (c->tile != BCG_NO_TILE)
            raise_to(m, assault_bit(c->tile), 500);
        if (c->tile != BCG_NO_TILE)
            *m->stand |= assault_bit(c->tile);
        break;
    case AV_MOST_FORTS_AND_HOME:
        raise_to(m, (g->of_terrain[AT_FORTIFICATION] | g->home_row[edge]) & ~held, 110);
        break;
    case AV_MOST_BEYOND_RIVER:
        raise_to(m, assault_far_half(g, m->s->edge[m->side]) & ~held & g->tiles, 120);
        break;
    case AV_MOST_TILES:
        raise_to(m, g->tiles & ~held, 5);
        break;
    default:
        break;
    }
}

/* Income the side would have of a tile, and what the enemy would lose with it. */
static void count_income(const aims *m, int turns)
{
    const assault_game *g = m->g;
    const int usual = assault_least(turns, 6);
    if (g->no_income)
        return;
    ASSAULT_EACH(t, g->tiles & ~m->s->control[m->side])
    {
        const bool denied = assault_has(m->s->control[assault_enemy(m->side)], (int)t);
        const int each = g->income[t] * g->income_factor * ASSAULT_PRESTIGE_WORTH / 2;
        m->take[t] = (int16_t)(m->take[t] + each * usual * (denied ? 3 : 2) / 2);
    }
}

static void find_aims(const aims *m, int turns)
{
    const assault_game *g = m->g;
    memset(m->take, 0, ASSAULT_SQUARES * sizeof m->take[0]);
    for (int i = 0; i < g->win.count; i++)
        if (is_for(&g->win.at[i], m->side))
            want(m, &g->win.at[i]);
    for (int i = 0; i < g->at_limit.count; i++)
        if (is_for(&g->at_limit.at[i], m->side))
            want(m, &g->at_limit.at[i]);
    for (int i = 0; i < g->lose.count; i++) /* SOLO-22: the automa's aim */
        if (g->lose.at[i].kind == AV_ENEMY_AT_HOME && m->side == g->npc)
            raise_to(m, g->home_row[m->s->edge[assault_enemy(m->side)]], ASSAULT_DECISIVE);
    count_income(m, turns);
}

/* -- units that have to be destroyed ------------------------------------------------------------
 */

static void find_prey(assault_outlook *o)
{
    const assault_game *g = o->g;
    for (int i = 0; i < g->win.count; i++) {
        const assault_condition *c = &g->win.at[i];
        if (!is_for(c, o->side))
            continue;
        o->counts_kills = o->counts_kills || c->kind == AV_NO_ENEMY;
        if (c->kind == AV_DESTROYED)
            ASSAULT_EACH(t, o->s->units[o->enemy])
        if (assault_sees(o, (int)t) && assault_kind_at(o->s, (int)t) == c->unit)
            o->hunted |= assault_bit((int)t);
    }
}

/* Is destroying units all there is to do? Then each of them is somewhere to go. */
static bool only_kills(const assault_outlook *o)
{
    for (int i = 0; i < o->g->win.count; i++)
        if (is_for(&o->g->win.at[i], o->side) && o->g->win.at[i].kind != AV_NO_ENEMY)
            return false;
    return o->counts_kills;
}

/* -- support ------------------------------------------------------------------------------------
 */

/* SUPPORT-1: what each side adds against a target on each tile. Unknown units count a little where
 * any unit would reach. */
static void add_support(assault_outlook *o)
{
    const assault_game *g = o->g;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        ASSAULT_EACH(t, o->s->units[side])
        {
            const bool seen = assault_sees(o, (int)t);
            const assault_unit_row *row = seen ? assault_row_at(g, o->s, (int)t) : NULL;
            const int amount = seen ? row->support : 2, range = seen ? row->range : 1;
            ASSAULT_EACH(to, range == 1 ? g->adjacent[t] : g->near3[t])
            if (assault_has(g->within[range][to], (int)t) &&
                (g->terrain[t] != AT_BOCAGE || !assault_has(g->adjacent[t], (int)to)))
                o->support[side][to] = (int16_t)(o->support[side][to] + amount);
        }
}

/* -- all of it ----------------------------------------------------------------------------------
 */

/* How near the enemy is to a tile it would like to have. */
static int nearness(const assault_outlook *o, int tile)
{
    int nearest = ASSAULT_FAR;
    ASSAULT_EACH(t, o->s->units[o->enemy])
    {
        const int steps = o->tables->steps[0][t][tile];
        nearest = steps < nearest ? steps : nearest;
    }
    return nearest <= 1 ? 100 : nearest == 2 ? 60 : nearest == 3 ? 20 : 5;
}

/* Enemy units about to enter a tile that nobody holds and that would win them the game. */
static void find_menaces(assault_outlook *o, int tile)
{
    ASSAULT_EACH(t, o->s->units[o->enemy])
    {
        const int steps = o->tables->steps[0][t][tile];
        const int menace = steps <= 1 ? 250 : steps == 2 ? 100 : 0;
        if (menace > o->menace[t])
            o->menace[t] = (int16_t)menace;
    }
}

/* SOLO-18, SOLO-22: an automa's unit heads for the home row and has to be stopped on its way: every
 * tile ahead of it will do. */
static void block(assault_outlook *o, int tile)
{
    const assault_game *g = o->g;
    int steps = 0, own = 0;
    if (!assault_sees(o, tile) || !bcg_set_has(&g->npc_advance, assault_kind_at(o->s, tile)))
        return;
    for (int t = assault_ahead(g, o->s, tile); t != BCG_NO_TILE; t = assault_ahead(g, o->s, t)) {
        steps++;
        own += assault_has(o->s->units[o->side], t);
        if (assault_has(o->s->units[o->enemy], t))
            return; /* the one before it is stopped */
    }
    o->menace[tile] = (int16_t)(steps <= 1 ? 400 : steps == 2 ? 200 : 100);
    const int home = own == 0 && steps == 1 ? 500 : 60; /* too late, if it is driven off there */
    for (int t = assault_ahead(g, o->s, tile); t != BCG_NO_TILE; t = assault_ahead(g, o->s, t)) {
        const bool holds = assault_has(o->s->units[o->side], t);
        const int alone = own == 0 || (own == 1 && holds) ? 400 - 40 * steps : 60;
        const int worth = assault_has(g->home_row[o->s->edge[o->side]], t) ? home : alone;
        if (worth > o->guard[t])
            o->guard[t] = (int16_t)worth;
    }
}

static void find_guards(assault_outlook *o)
{
    if (o->g->npc == o->enemy) {
        for (int i = 0; i < o->g->lose.count; i++)
            if (o->g->lose.at[i].kind == AV_ENEMY_AT_HOME)
                ASSAULT_EACH(t, o->s->units[o->enemy])
        block(o, (int)t);
        return;
    }
    ASSAULT_EACH(t, o->g->tiles & ~o->s->units[o->side])
    if (o->keep[t] >= ASSAULT_DECISIVE)
        find_menaces(o, (int)t);
    ASSAULT_EACH(t, o->g->tiles)
    if (o->keep[t] >= 60)
        o->guard[t] = (int16_t)(assault_least(o->keep[t], 600) * nearness(o, (int)t) / 100);
}

/* A step towards the tile is worth the same wherever it is taken. */
static void pull_to(assault_outlook *o, int tile, int strength)
{
    for (int hard = 0; hard < 2; hard++) {
        const int16_t *way = o->tables->way[hard][tile];
        for (int t = 0; t < ASSAULT_SQUARES; t++) { /* all at once: compilers make vectors of it */
            const int16_t pull = (int16_t)(strength - way[t]);
            o->pull[hard][t] = pull > o->pull[hard][t] ? pull : o->pull[hard][t];
        }
    }
}

static void find_pulls(assault_outlook *o)
{
    const bool hunt = only_kills(o);
    ASSAULT_EACH(t, o->g->tiles)
    {
        if (o->take[t] >= 20)
            pull_to(o, (int)t, 40 + assault_least(o->take[t], 600) / 8);
        if (assault_has(o->hunted, (int)t))
            pull_to(o, (int)t, 150);
        else if (hunt && assault_has(o->s->units[o->enemy], (int)t))
            pull_to(o, (int)t, 90);
    }
}

void assault_look(const assault_game *g, const assault_ai_tables *tables, const assault_state *s,
                  int side, assault_outlook *o)
{
    memset(o, 0, sizeof *o);
    o->g = g;
    o->tables = tables;
    o->s = s;
    o->side = side;
    o->enemy = assault_enemy(side);
    o->turns = g->limit == ASSAULT_NO_LIMIT || s->turn > g->limit ? 8 : g->limit - s->turn + 1;
    for (int i = 0; i < g->at_limit.count; i++) {
        const int kind = g->at_limit.at[i].kind;
        o->counts_prestige = o->counts_prestige || (i == 0 && kind == AV_MOST_PRESTIGE);
        o->counts_kills = o->counts_kills || kind == AV_MOST_DESTROYED_PRESTIGE;
    }
    find_prey(o);
    uint64_t theirs = 0;
    find_aims(&(aims){g, s, side, o->take, &o->stand}, o->turns - (s->active != side));
    find_aims(&(aims){g, s, o->enemy, o->keep, &theirs}, o->turns - 1);
    add_support(o);
    find_guards(o);
    find_pulls(o);
}

/* -- memory -------------------------------------------------------------------------------------
 */

static int seen_kind(const assault_state *s, int side, int tile)
{
    const assault_unit *u = &s->unit[tile];
    return u->side == side || (u->marks & (AU_FACE_DOWN | AU_KNOWN)) != AU_FACE_DOWN ? u->kind : 0;
}

static bool looks_the_same(const assault_recollection *r, const assault_state *s, int side)
{
    if (r->turn != s->turn + 1 || r->active != s->active || r->edge != s->edge[0] ||
        memcmp(r->units, s->units, sizeof r->units) != 0 ||
        memcmp(r->control, s->control, sizeof r->control) != 0)
        return false;
    ASSAULT_EACH(t, assault_occupied(s))
    if (r->kind[t] != seen_kind(s, side, (int)t))
        return false;
    return true;
}

const assault_outlook *assault_recall(const assault_game *g, const assault_ai_tables *tables,
                                      assault_memory *m, const assault_state *s, int side)
{
    assault_recollection *r = &m->of[side];
    r->outlook.s = s;
    if (looks_the_same(r, s, side))
        return &r->outlook;
    r->turn = (uint16_t)(s->turn + 1);
    r->active = s->active;
    r->edge = s->edge[0];
    memcpy(r->units, s->units, sizeof r->units);
    memcpy(r->control, s->control, sizeof r->control);
    ASSAULT_EACH(t, assault_occupied(s))
    r->kind[t] = (uint8_t)seen_kind(s, side, (int)t);
    assault_look(g, tables, s, side, &r->outlook);
    return &r->outlook;
}
