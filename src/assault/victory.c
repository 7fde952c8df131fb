/* Who has won (chapter 10, and the conditions of chapter 19). */
#include "assault/rules.h"

#include <string.h>

int assault_tiles_of(const assault_state *s, int side)
{
    return assault_count(s->control[side]);
}

void assault_end_game(assault_state *s, int outcome, int condition, bcg_log *log)
{
    if (s->result)
        return;
    s->result = (uint8_t)(outcome + 1);
    s->phase = APH_OVER;
    while (s->pending_count)
        assault_pop(s);
    assault_tell(log, AEV_OVER, 2, outcome, condition, 0, 0);
}

static int win_of(int side)
{
    return side == AS_GERMAN ? AO_GERMAN : AO_AMERICAN;
}

/* VICT-2: the longest run of home-row tiles side by side. */
static int longest_run(const assault_game *g, uint64_t row, uint64_t held)
{
    int run = 0, longest = 0;
    ASSAULT_EACH(t, row)
    {
        const bool next = g->orthogonal[t] & row & assault_bit((int)t) >> 1;
        run = assault_has(held, (int)t) ? (next ? run : 0) + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return longest;
}

assault_progress assault_progress_of(const assault_game *g, const assault_state *s, int side,
                                     const assault_condition *c)
{
    const int enemy = assault_enemy(side), edge = s->edge[enemy];
    const uint64_t held = s->control[side];
    switch (c->kind) {
    case AV_HOME_BASE:
        return (assault_progress){
            g->home_base[edge] != BCG_NO_TILE && assault_has(held, g->home_base[edge]), 1};
    case AV_ADJACENT_HOME_ROW:
        return (assault_progress){longest_run(g, g->home_row[edge], held), c->count};
    case AV_HOME_ROW: /* AMB-55 */
        return (assault_progress){assault_count(held & g->home_row[edge]), c->count};
    case AV_NO_ENEMY: /* VICT-6 */
        return (assault_progress){-assault_count(s->units[enemy]), 0};
    case AV_OBJECTIVES:
        return (assault_progress){assault_count(held & g->objectives), c->count};
    case AV_ON_OBJECTIVE: /* AMB-26 */
        return (assault_progress){assault_count(s->units[side] & g->objectives), c->count};
    case AV_PRESTIGE_AND_TILES:
        return (assault_progress){assault_tiles_of(s, side), c->count};
    case AV_TERRAIN:
        return (assault_progress){assault_count(held & g->of_terrain[c->terrain]), c->count};
    case AV_HOLD_TILE:
        return (assault_progress){s->held[side], c->count};
    default:
        return (assault_progress){0, 1};
    }
}

static bool is_met(const assault_game *g, const assault_state *s, int side,
                   const assault_condition *c)
{
    const assault_progress p = assault_progress_of(g, s, side, c);
    return p.have >= p.need &&
           (c->kind != AV_PRESTIGE_AND_TILES || s->prestige[side] >= c->prestige);
}

/* -- at the limit
 * -------------------------------------------------------------------------------------- */

/* Whoever has more; -1: nobody. */
static int more(int german, int american)
{
    return german == american ? -1 : german > american ? AO_GERMAN : AO_AMERICAN;
}

/* DUEL09-V: tiles on the far side of the river, which runs through the middle. */
static int beyond_river(const assault_game *g, const assault_state *s, int side)
{
    return assault_count(s->control[side] & assault_far_half(g, s->edge[side]));
}

static int forts_and_home(const assault_game *g, const assault_state *s, int side)
{
    return assault_count(s->control[side] & (g->of_terrain[AT_FORTIFICATION] |
                                             g->home_row[s->edge[assault_enemy(side)]]));
}

/* What this tie-break says: an outcome, or -1: ask the next one. */
static int decide(const assault_game *g, const assault_state *s, const assault_condition *c)
{
    switch (c->kind) {
    case AV_MOST_PRESTIGE: /* VICT-3 */
        return more(s->prestige[0], s->prestige[1]);
    case AV_MOST_TILES:
        return more(assault_tiles_of(s, 0), assault_tiles_of(s, 1));
    case AV_DRAW: /* VICT-4 */
        return AO_DRAW;
    case AV_MOST_FORTS_AND_HOME:
        return more(forts_and_home(g, s, 0), forts_and_home(g, s, 1));
    case AV_ON_TILE:
    case AV_FIRST_ON_TILE:
        return more(assault_has(s->units[0], c->tile), assault_has(s->units[1], c->tile));
    case AV_WINS:
        return win_of(c->side);
    case AV_MOST_BEYOND_RIVER: { /* AMB-38 */
        const int german = beyond_river(g, s, 0), american = beyond_river(g, s, 1);
        return german + american == 0 ? AO_DRAW : more(german, american);
    }
    case AV_MOST_DESTROYED_PRESTIGE:
        return more(s->destroyed[0], s->destroyed[1]);
    case AV_MOST_DESTROYED_UNITS:
        return more(s->destroyed_units[0], s->destroyed_units[1]);
    default:
        return more(is_met(g, s, 0, c), is_met(g, s, 1, c));
    }
}

/* Is the last turn over? Beyond it only a tile that is to be entered keeps the game going. */
static bool is_at_limit(const assault_game *g, const assault_state *s)
{
    if (g->limit == ASSAULT_NO_LIMIT || s->turn < g->limit)
        return false;
    if (s->turn > g->limit)
        return true;
    if (g->before) /* DUEL07-V: before the turn of this side */
        return s->active != g->before - 1;
    return s->active != s->first;
}

int assault_decides_now(const assault_game *g, const assault_state *s, int *outcome)
{
    for (int i = 0; i < g->at_limit.count; i++) {
        *outcome = decide(g, s, &g->at_limit.at[i]);
        if (*outcome >= 0)
            return i;
    }
    return -1;
}

static void decide_at_limit(const assault_game *g, assault_state *s, bcg_log *log)
{
    int outcome;
    const int by = assault_decides_now(g, s, &outcome);
    if (by >= 0) {
        assault_end_game(s, outcome, g->at_limit.at[by].kind, log);
        return;
    }
    bool goes_on = false;
    for (int i = 0; i < g->at_limit.count; i++)
        goes_on = goes_on || g->at_limit.at[i].kind == AV_FIRST_ON_TILE;
    if (!goes_on)
        assault_end_game(s, AO_DRAW, -1, log);
}

/* -- when
 * ------------------------------------------------------------------------------------------------
 */

void assault_count_turn(const assault_game *g, assault_state *s)
{
    for (int side = 0; side < ASSAULT_SIDES; side++) /* AMB-37 */
        s->held[side] = g->hold_tile != BCG_NO_TILE && assault_has(s->units[side], g->hold_tile)
                            ? (uint8_t)(s->held[side] + 1)
                            : 0;
    s->quiet = s->stirred ? 0 : (uint16_t)(s->quiet + 1);
    s->stirred = 0;
}

/* AMB-61, at the end of a game turn: nothing has been decided, and for so long nothing has happened
 * either. */
static bool is_quiet(const assault_game *g, const assault_state *s)
{
    if (s->active == s->first)
        return false;
    if (g->limit == ASSAULT_NO_LIMIT)
        return s->quiet >= ASSAULT_QUIET_UNLIMITED;
    return s->quiet >= ASSAULT_QUIET_TURNS && s->turn >= g->limit + ASSAULT_QUIET_TURNS;
}

/* What the side wins by; of the one whose turn it is not only what is counted by game turns. */
static void check_side(const assault_game *g, assault_state *s, int side, bcg_log *log)
{
    for (int i = 0; i < g->win.count; i++)
        if ((g->win.at[i].side == side || g->win.at[i].side == AS_BOTH) && side != g->npc &&
            (side == s->active || g->win.at[i].kind == AV_HOLD_TILE) &&
            is_met(g, s, side, &g->win.at[i])) {
            assault_end_game(s, win_of(side), g->win.at[i].kind, log); /* VICT-1 */
            return;
        }
}

void assault_check_victory(const assault_game *g, assault_state *s, bcg_log *log)
{
    check_side(g, s, s->active, log);
    check_side(g, s, assault_enemy(s->active), log);
    if (!s->result && is_at_limit(g, s))
        decide_at_limit(g, s, log);
    if (!s->result && is_quiet(g, s))
        assault_end_game(s, AO_DRAW, -1, log);
}

void assault_check_enemy_at_home(const assault_game *g, assault_state *s, bcg_log *log)
{
    if (g->npc == ASSAULT_NOBODY)
        return;
    for (int i = 0; i < g->lose.count; i++)
        if (g->lose.at[i].kind == AV_ENEMY_AT_HOME &&
            s->units[g->npc] & g->home_row[s->edge[assault_enemy(g->npc)]])
            assault_end_game(s, win_of(g->npc), AV_ENEMY_AT_HOME, log);
}

void assault_check_destroyed(const assault_game *g, assault_state *s, int kind, bcg_log *log)
{
    for (int i = 0; i < g->win.count; i++)
        if (g->win.at[i].kind == AV_DESTROYED && kind == g->win.at[i].unit)
            assault_end_game(s, win_of(assault_enemy(g->npc)), AV_DESTROYED, log);
}
