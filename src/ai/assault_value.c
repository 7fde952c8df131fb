/* How good an Assault state is for a side: units, prestige, cards, the way to victory, and what the
 * enemy may do next. Called at the end of every line the search examines; it takes a state as it
 * is, so in a view it sees no more than the view shows. */
#include "ai/assault_heuristics.h"
#include "ai/chance.h"

#include <string.h>

enum {
    NO_WAY = 20,    /* steps from a victory that is out of reach */
    NEAR = 4,       /* steps within which a unit is near */
    SUPPORT_ANY = 2 /* of a unit that is not known */
};

/* A state while its features are counted. */
typedef struct count {
    int worth[ASSAULT_SIDES]; /* of units */
    const assault_game *g;
    const assault_ai_tables *tables;
    const assault_state *s;
    int *out;
    int left;                                        /* game turns after this one, at most 8 */
    int16_t support[ASSAULT_SIDES][ASSAULT_SQUARES]; /* against a unit on the tile */
} count;

static const assault_unit_row *row_at(const count *c, int tile)
{
    return assault_is_unknown(c->s, tile) ? &assault_unknown_unit
                                          : assault_row_at(c->g, c->s, tile);
}

static int morale_at(const count *c, int tile)
{
    const int morale = row_at(c, tile)->morale + c->s->unit[tile].markers;
    return morale < 1 ? 1 : assault_least(morale, ASSAULT_MOST_MORALE);
}

/* -- the way to victory -------------------------------------------------------------------------
 */

/* Steps a side needs until it has the tile, or stands there. */
static int steps_to(const count *c, int side, int tile, bool stand)
{
    int nearest = NO_WAY;
    if (!stand && assault_has(c->s->control[side], tile))
        return 0;
    ASSAULT_EACH(t, c->s->units[side])
    {
        const int steps = c->tables->steps[row_at(c, (int)t)->hard != 0][t][tile];
        nearest = steps < nearest ? steps : nearest;
    }
    return nearest + assault_has(c->s->units[assault_enemy(side)], tile);
}

/* Steps until `need` of the tiles are won; of a run, until all are. */
static int steps_to_some(const count *c, int side, uint64_t tiles, int need, bool stand)
{
    uint8_t of[NO_WAY + 2] = {0};
    int sum = 0;
    ASSAULT_EACH(t, tiles)
    of[assault_least(steps_to(c, side, (int)t, stand), NO_WAY)]++;
    for (int steps = 0; steps <= NO_WAY && need > 0; steps++)
        for (int n = of[steps]; n > 0 && need > 0; n--, need--)
            sum += steps;
    return need > 0 ? NO_WAY : assault_least(sum, NO_WAY);
}

static int steps_to_run(const count *c, int side, uint64_t row, int need)
{
    int best = NO_WAY;
    ASSAULT_EACH(t, row)
    {
        const uint64_t run = ((UINT64_C(1) << need) - 1) << t;
        if ((run & row) == run)
            best = assault_least(best, steps_to_some(c, side, run, need, false));
    }
    return best;
}

/* The tiles a condition is about. */
static uint64_t tiles_of(const count *c, int side, const assault_condition *w)
{
    const assault_game *g = c->g;
    const int edge = c->s->edge[assault_enemy(side)];
    switch (w->kind) {
    case AV_HOME_BASE:
        return g->home_base[edge] == BCG_NO_TILE ? 0 : assault_bit(g->home_base[edge]);
    case AV_ADJACENT_HOME_ROW:
    case AV_HOME_ROW:
        return g->home_row[edge];
    case AV_OBJECTIVES:
    case AV_ON_OBJECTIVE:
        return g->objectives;
    case AV_TERRAIN:
        return g->of_terrain[w->terrain];
    default:
        return 0;
    }
}

static bool is_for(const assault_condition *w, int side)
{
    return w->side == AS_BOTH || w->side == side;
}

static void count_way(const count *c, int side, int sign)
{
    int best = NO_WAY, near = 0, guards = 0;
    uint64_t wanted = 0;
    for (int i = 0; i < c->g->win.count; i++) {
        const assault_condition *w = &c->g->win.at[i];
        const uint64_t tiles = is_for(w, side) ? tiles_of(c, side, w) : 0;
        if (!tiles)
            continue;
        const int need = w->kind == AV_HOME_BASE ? 1 : w->count;
        wanted |= tiles;
        best = assault_least(best,
                             w->kind == AV_ADJACENT_HOME_ROW
                                 ? steps_to_run(c, side, tiles, need)
                                 : steps_to_some(c, side, tiles, need, w->kind == AV_ON_OBJECTIVE));
    }
    if (best <= 1)
        c->out[c->s->active == side ? AFE_way_1_now : AFE_way_1_later] += 100 * sign;
    else if (best <= 4)
        c->out[AFE_way_2 + best - 2] += 100 * sign;
    wanted &= ~c->s->control[side];
    ASSAULT_EACH(t, wanted ? c->s->units[side] : 0)
    {
        int steps = NEAR;
        ASSAULT_EACH(to, wanted)
        steps = assault_least(steps, c->tables->steps[row_at(c, (int)t)->hard != 0][t][to]);
        near += NEAR - steps;
    }
    ASSAULT_EACH(t, c->s->units[assault_enemy(side)])
    guards += ((c->g->orthogonal[t] | assault_bit((int)t)) & wanted) != 0;
    c->out[AFE_approach] += 100 * sign * near;
    c->out[AFE_guard] -= 100 * sign * guards;
}

static void count_holding(const count *c, int side, int sign)
{
    for (int i = 0; i < c->g->win.count; i++)
        if (c->g->win.at[i].kind == AV_HOLD_TILE && is_for(&c->g->win.at[i], side)) {
            c->out[AFE_held] += 100 * sign * c->s->held[side];
            c->out[AFE_stands] += 100 * sign * assault_has(c->s->units[side], c->g->hold_tile);
        }
}

/* What the first comparison at the limit would be about. */
static int standing(const count *c, int side)
{
    const assault_game *g = c->g;
    const assault_state *s = c->s;
    const uint64_t held = s->control[side];
    const int edge = s->edge[assault_enemy(side)];
    switch (g->at_limit.count ? g->at_limit.at[0].kind : AV_DRAW) {
    case AV_MOST_PRESTIGE:
        return 10 * (s->prestige[side] + assault_income(g, s, side) * (c->left + 1));
    case AV_MOST_DESTROYED_PRESTIGE:
        return 10 * s->destroyed[side];
    case AV_MOST_FORTS_AND_HOME:
        return 60 * assault_count(held & (g->of_terrain[AT_FORTIFICATION] | g->home_row[edge]));
    case AV_MOST_BEYOND_RIVER:
        return 60 * assault_count(held & assault_far_half(g, s->edge[side]));
    case AV_OBJECTIVES:
        return 60 * assault_count(held & g->objectives);
    case AV_ON_TILE:
        return 200 * assault_has(s->units[side], g->at_limit.at[0].tile);
    default:
        return 0;
    }
}

static int within(int value, int most)
{
    return value < -most ? -most : assault_least(value, most);
}

/* -- threats ------------------------------------------------------------------------------------
 */

static void add_support(count *c)
{
    const assault_game *g = c->g;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        ASSAULT_EACH(t, c->s->units[side])
        {
            const bool unknown = assault_is_unknown(c->s, (int)t);
            const assault_unit_row *row = row_at(c, (int)t);
            const int amount = unknown ? SUPPORT_ANY : row->support, range = row->range;
            const uint64_t closed = g->terrain[t] == AT_BOCAGE ? g->adjacent[t] : 0;
            ASSAULT_EACH(to, g->within[range][t] & ~closed)
            c->support[side][to] = (int16_t)(c->support[side][to] + amount);
        }
}

/* How far the fire of one unit, from where it stands, exceeds what protects the other. */
static int excess(const count *c, int from, int to, const assault_unit_row *target, int protection)
{
    const assault_unit_row *row = row_at(c, from);
    const bool supports = assault_has(c->g->within[row->range][to], from) &&
                          (c->g->terrain[from] != AT_BOCAGE ||
                           !assault_has(c->g->adjacent[from], to));
    const int side = c->s->unit[from].side;
    const int ground = row->abilities & AB_CANCELS_TERRAIN &&
                               (!target->hard || target->abilities & AB_TERRAIN_DEFENCE)
                           ? c->g->defence[to]
                           : 0;
    return (target->hard ? row->hard_attack : row->soft_attack) + c->s->unit[from].markers +
           c->support[side][to] - (supports ? row->support : 0) + c->g->fire[from] + ground -
           protection;
}

/* The best attack an enemy could make on the unit in its next turn: from next to it, or after a
 * step if it moves and fires. */
static void count_threat(const count *c, int tile, int side, int sign)
{
    const assault_game *g = c->g;
    const assault_unit_row *row = row_at(c, tile);
    const int morale = morale_at(c, tile), enemy = assault_enemy(side);
    const bool dug_in = assault_is_dug_in(g, c->s, tile);
    const int ground = !row->hard || row->abilities & AB_TERRAIN_DEFENCE ? g->defence[tile] : 0;
    const int protection = row->defence + ground + (dug_in ? ASSAULT_DUG_IN : 0);
    int most = -ASSAULT_EVEN;
    ASSAULT_EACH(t, g->within[2][tile] & c->s->units[enemy])
    {
        const int steps = bcg_tiles_steps((bcg_tile)t, (bcg_tile)tile);
        if (steps > 2 || (steps == 2 && !(row_at(c, (int)t)->abilities & AB_MOVES_AND_FIRES)))
            continue;
        const int by = excess(c, (int)t, tile, row, protection) - 2 * (steps - 1);
        most = by > most ? by : most;
    }
    c->out[AFE_dug_in] += 100 * sign * dug_in;
    c->out[AFE_cover] += 100 * sign * ground;
    if (most == -ASSAULT_EVEN)
        return;
    const int d = within(most, ASSAULT_EVEN - 1) + ASSAULT_EVEN, later = c->s->active == side;
    c->out[later ? AFE_hurt_later : AFE_hurt_now] += sign * c->tables->loss[d][morale];
    c->out[later ? AFE_death_later : AFE_death_now] += sign * c->tables->killed[d][morale];
    c->out[later ? AFE_price_later : AFE_price_now] += sign * c->tables->killed[d][morale] *
                                                       row->cost;
}

/* -- all of it ----------------------------------------------------------------------------------
 */

static void count_units(count *c, int side, int sign)
{
    const int units = assault_count(c->s->units[side]);
    int cost = 0, morale = 0, weak = 0, worth = 0;
    ASSAULT_EACH(t, c->s->units[side])
    {
        const assault_unit_row *row = row_at(c, (int)t);
        const int now = morale_at(c, (int)t);
        cost += row->cost;
        morale += now;
        weak += now <= 2;
        worth += assault_unit_share(row, now);
        count_threat(c, (int)t, side, sign);
    }
    c->worth[side] = worth;
    c->out[AFE_units] += 100 * sign * units;
    c->out[AFE_cost] += 100 * sign * cost;
    c->out[AFE_morale] += 100 * sign * morale;
    c->out[AFE_weak] += 100 * sign * weak;
    if (c->tables->hunted == side) {
        c->out[AFE_survivors] += 300 * sign * units / (c->left + 2);
        c->out[AFE_stamina] += 300 * sign * morale / (c->left + 2);
    }
}

static void count_side(count *c, int side, int sign)
{
    const assault_state *s = c->s;
    const int prestige = s->prestige[side];
    count_units(c, side, sign);
    count_way(c, side, sign);
    count_holding(c, side, sign);
    c->out[AFE_prestige] += 100 * sign * assault_least(prestige, 40);
    c->out[AFE_rich] += 100 * sign * (prestige > 40 ? prestige - 40 : 0);
    if (!c->g->no_income)
        c->out[AFE_income] += 20 * sign * assault_income(c->g, s, side) * assault_least(c->left, 5);
    c->out[AFE_tiles] += 100 * sign * assault_tiles_of(s, side);
    c->out[AFE_hand_actions] += 100 * sign * assault_hand_actions(s, side);
    c->out[AFE_hand_units] += 100 * sign * s->hand_units[side];
}

/* Where units are hunted, what they are counts in its own way. */
static void count_hunt(int out[])
{
    static const uint8_t moved[][2] = {
        {AFE_units, AFE_hunt_units},
        {AFE_cost, AFE_hunt_cost},
        {AFE_morale, AFE_hunt_morale},
        {AFE_weak, AFE_hunt_weak},
        {AFE_share, AFE_hunt_share},
        {AFE_dug_in, AFE_hunt_dug_in},
        {AFE_cover, AFE_hunt_cover},
        {AFE_prestige, AFE_hunt_prestige},
        {AFE_rich, AFE_hunt_rich},
        {AFE_hurt_now, AFE_hunt_hurt_now},
        {AFE_hurt_later, AFE_hunt_hurt_later},
        {AFE_death_now, AFE_hunt_death_now},
        {AFE_death_later, AFE_hunt_death_later},
        {AFE_price_now, AFE_hunt_price_now},
        {AFE_price_later, AFE_hunt_price_later},
    };
    for (size_t i = 0; i < sizeof moved / sizeof moved[0]; i++) {
        out[moved[i][1]] = out[moved[i][0]];
        out[moved[i][0]] = 0;
    }
}

void assault_count_features(const bcg_game *game, const void *tables, const void *state, int seat,
                            int out[ASSAULT_FEATURE_COUNT])
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    const int side = assault_side_of_seat(g, seat), enemy = assault_enemy(side);
    count c = {.g = g, .tables = tables, .s = s, .out = out};
    c.left = g->limit == ASSAULT_NO_LIMIT ? 8
             : s->turn >= g->limit        ? 0
                                          : assault_least(g->limit - s->turn, 8);
    memset(out, 0, ASSAULT_FEATURE_COUNT * sizeof out[0]);
    add_support(&c);
    count_side(&c, side, 1);
    count_side(&c, enemy, -1);
    out[AFE_share] = 100 * (c.worth[side] - c.worth[enemy]) / (c.worth[side] + c.worth[enemy] + 1);
    const int lead = within(standing(&c, side) - standing(&c, enemy), 400);
    out[AFE_limit_lead] = lead;
    out[AFE_limit_late] = 2 * lead / (c.left + 1);
    if (c.tables->hunted != ASSAULT_NOBODY)
        count_hunt(out);
}

int assault_value(const bcg_game *game, const void *tables, const void *state, int seat)
{
    const assault_ai_tables *l = tables;
    const assault_state *s = state;
    int counted[ASSAULT_FEATURE_COUNT];
    int64_t odds = 0;
    if (s->phase == APH_OVER)
        return bcg_value_of_end(game, state, seat);
    assault_count_features(game, tables, state, seat, counted);
    for (int i = 0; i < ASSAULT_FEATURE_COUNT; i++)
        odds += (int64_t)l->w.feature[i] * counted[i];
    return bcg_chance_of((int)(odds / 100));
}
