/* Units: what they count for, coming and going, morale, control (chapters 2, 8.4, 8.5, 9). */
#include "assault/rules.h"

#include <assert.h>
#include <string.h>

void assault_leave_trench(assault_state *s, int tile, bcg_log *log)
{
    if (s->unit[tile].marks & AU_DUG_IN)
        assault_tell(log, AEV_NOT_DUG_IN, 1, tile, 0, 0, 0);
    s->unit[tile].marks &= (uint16_t) ~(AU_DUG_IN | AU_SETTLED);
}

bool assault_is_dug_in(const assault_game *g, const assault_state *s, int tile)
{
    const assault_unit *u = &s->unit[tile];
    if (u->marks & AU_SHELLED) /* DIG-7: Prep Fire; AMB-56 */
        return false;
    return u->marks & AU_DUG_IN || g->terrain[tile] == AT_FORTIFICATION; /* DIG-7, DIG-8 */
}

bool assault_is_dug_in_for_owner(const assault_game *g, const assault_state *s, int tile)
{
    return assault_is_dug_in(g, s, tile) ||
           (s->unit[tile].marks & AU_SETTLED &&
            assault_row_at(g, s, tile)->abilities & AB_AUTO_DUG_IN);
}

assault_unit *assault_put(assault_state *s, int tile, int kind, int side)
{
    assault_unit *u = &s->unit[tile];
    assert(u->kind == 0);
    *u = (assault_unit){.kind = (uint8_t)(kind + 1), .side = (uint8_t)side};
    s->units[side] |= assault_bit(tile);
    return u;
}

void assault_carry(assault_state *s, int from, int to)
{
    const int side = s->unit[from].side;
    assert(s->unit[to].kind == 0);
    s->unit[to] = s->unit[from];
    memset(&s->unit[from], 0, sizeof s->unit[from]);
    s->units[side] = (s->units[side] & ~assault_bit(from)) | assault_bit(to);
}

void assault_destroy(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    assault_unit *u = &s->unit[tile];
    const int kind = u->kind - 1, side = u->side;
    assault_reveal(g, s, tile, log);
    s->units[side] &= ~assault_bit(tile);
    memset(u, 0, sizeof *u);
    assault_give(g, s, g->card[g->first_of_kind[kind]].first, ASSAULT_ZONES,
                 AZ_UNIT_DISCARDS + side); /* MORALE-3 */
    s->lost_units[side]++;
    s->destroyed_units[assault_enemy(side)]++;
    s->destroyed[assault_enemy(side)] = (uint16_t)(s->destroyed[assault_enemy(side)] +
                                                   assault_row(g, kind)->cost);
    s->stirred = 1;
    assault_tell(log, AEV_DESTROYED, 2, tile, kind, 0, 0);
    for (int i = 0; i < 2; i++)
        if (s->combat.tile[i] == tile)
            s->combat.tile[i] = BCG_NO_TILE;
    assault_check_destroyed(g, s, kind, log);
}

int assault_change_morale(const assault_game *g, assault_state *s, int tile, int change, int least,
                          bcg_log *log)
{
    /* In a view the morale of a unit can be unknown; where its bounds matter, the action commits.
     */
    const int now = assault_is_unknown(s, tile) ? -change + 1 : assault_morale_at(g, s, tile);
    int after = now + change;
    if (after > ASSAULT_MOST_MORALE) /* MORALE-2, MORALE-7 */
        after = ASSAULT_MOST_MORALE;
    if (change < 0 && after < least) /* OPCARD-3 */
        after = assault_least(now, least);
    if (after == now)
        return 0;
    s->unit[tile].markers = (int8_t)(s->unit[tile].markers + after - now);
    assault_tell(log, AEV_MORALE, 2, tile, after - now, 0, 0);
    if (after <= 0)
        assault_destroy(g, s, tile, log); /* MORALE-3 */
    return after - now;
}

/* SETUP-12: from now on everybody knows what this starting unit cost. */
static void note_start(const assault_game *g, assault_state *s, const assault_unit *u)
{
    const int side = u->side, kind = u->kind - 1;
    if (g->start[side].mode != ASM_LIST) {
        s->start_seen[side] = (uint16_t)(s->start_seen[side] + assault_row(g, kind)->cost);
        return;
    }
    for (int i = 0; i < g->start_count[side]; i++)
        if (g->start_list[side][i] == kind && !(s->start_seen[side] >> i & 1)) {
            s->start_seen[side] |= (uint16_t)(1u << i);
            return;
        }
}

void assault_dig_automatically(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    assault_unit *u = &s->unit[tile];
    if (!(assault_row_at(g, s, tile)->abilities & AB_AUTO_DUG_IN) ||
        u->marks & (AU_DUG_IN | AU_NO_AUTO)) /* SOLO-16 */
        return;
    u->marks |= AU_DUG_IN; /* ABIL-7, DIG-6, INCOME-4 */
    assault_tell(log, AEV_DUG_IN, 1, tile, 0, 0, 0);
}

void assault_reveal(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    assault_unit *u = &s->unit[tile];
    if (!(u->marks & AU_FACE_DOWN)) /* REVEAL-5 */
        return;
    if (u->marks & AU_START)
        note_start(g, s, u);
    const bool settled = u->marks & AU_SETTLED;
    u->marks &= (uint16_t) ~(AU_FACE_DOWN | AU_KNOWN | AU_START | AU_SETTLED);
    u->told = 0;
    assault_tell(log, AEV_REVEALED, 2, tile, u->kind - 1, 0, 0);
    if (settled)
        assault_dig_automatically(g, s, tile, log); /* AMB-66: the marker shows only now */
}

static void reveal_all(const assault_game *g, assault_state *s, uint64_t tiles, bcg_log *log)
{
    ASSAULT_EACH(t, tiles)
    assault_reveal(g, s, (int)t, log);
}

void assault_take_control(assault_state *s, int side, int tile, bcg_log *log)
{
    if (assault_has(s->control[side], tile))
        return;
    s->control[side] |= assault_bit(tile);
    s->control[assault_enemy(side)] &= ~assault_bit(tile);
    s->stirred = 1;
    assault_tell(log, AEV_CONTROL, 2, side, tile, 0, 0);
}

/* Tiles within REVEAL-4's distance: max(dr, dc). */
static uint64_t scouted(const assault_game *g, int tile)
{
    return g->within[ASSAULT_SCOUTS][tile];
}

uint64_t assault_scouted_from(const assault_game *g, const assault_state *s, int tile, int to)
{
    if (assault_is_unknown(s, tile) || assault_row_at(g, s, tile)->kind != AC_SCOUT_CAR)
        return 0;
    uint64_t found = 0;
    ASSAULT_EACH(t, scouted(g, to) & s->units[assault_enemy(s->unit[tile].side)])
    if (assault_is_face_down(s, (int)t))
        found |= assault_bit((int)t);
    return found;
}

bool assault_arrive(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    const int side = s->unit[tile].side, enemy = assault_enemy(side);
    const uint64_t neighbours = g->adjacent[tile] & s->units[enemy];
    if (neighbours) { /* REVEAL-2, REVEAL-8 */
        assault_reveal(g, s, tile, log);
        reveal_all(g, s, neighbours, log);
    }
    if (!assault_is_unknown(s, tile) && /* in a view; if it might be a scout car, this commits */
        assault_row_at(g, s, tile)->kind == AC_SCOUT_CAR) /* REVEAL-4 */
        reveal_all(g, s, scouted(g, tile) & s->units[enemy], log);
    const bool was_enemy = assault_has(s->control[enemy], tile);
    assault_take_control(s, side, tile, log); /* CTRL-2, CTRL-3, CTRL-6 */
    return was_enemy;
}

void assault_auto_dig(const assault_game *g, assault_state *s, int sides, bcg_log *log)
{
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (sides >> side & 1)
            ASSAULT_EACH(t, s->units[side])
            {
                if (s->unit[t].marks & AU_FACE_DOWN)
                    s->unit[t].marks |= AU_SETTLED; /* whatever its kind: that tells nothing */
                else
                    assault_dig_automatically(g, s, (int)t, log);
            }
}

bcg_reason assault_check_ground(const assault_game *g, int kind, int tile)
{
    if (assault_has(g->enter[kind], tile))
        return BCG_OK;
    if (assault_has(g->forbidden[assault_nation_of(kind)], tile))
        return AR_FORBIDDEN_TILE; /* DUEL07-S1, AMB-64 */
    return g->terrain[tile] == AT_SWAMP ? AR_SWAMP : AR_RIVER;
}

void assault_give_prestige(assault_state *s, int side, int change, bcg_log *log)
{
    const int now = s->prestige[side];
    const int after = now + change < 0 ? 0 : now + change; /* PRES-4; PRES-7: no upper limit */
    if (after == now)
        return;
    s->prestige[side] = (uint16_t)(after > UINT16_MAX ? UINT16_MAX : after);
    assault_tell(log, AEV_PRESTIGE, 2, side, after - now, 0, 0);
}
