/* Random battles for tests: boards of every size with every terrain, obstacle, unit and special
 * rule, as scenarios that memoir_game_init accepts. */
#ifndef BOCAGE_MEMOIR_RANDOM_BOARD_TEST_H
#define BOCAGE_MEMOIR_RANDOM_BOARD_TEST_H

#include "core/rng.h"
#include "memoir/game.h"

#include <string.h>

static inline int random_below(bcg_rng *r, int n)
{
    return (int)bcg_rng_below(r, (uint32_t)n);
}

static inline bool one_in(bcg_rng *r, int n)
{
    return random_below(r, n) == 0;
}

static inline bcg_set random_hexes(const bcg_board *b, bcg_rng *r, int most)
{
    bcg_set set = BCG_SET_EMPTY;
    for (int n = 1 + random_below(r, most); n > 0; n--)
        bcg_set_add(&set, random_below(r, b->hexes));
    return set;
}

/* Connected hexes: for a long bridge or a group of objectives. */
static inline bcg_set random_run(const bcg_board *b, bcg_rng *r, int length)
{
    int h = random_below(r, b->hexes);
    const int direction = random_below(r, BCG_DIRS);
    bcg_set set = bcg_set_of(h);
    for (int i = 1; i < length && b->next[h][direction] != BCG_NO_HEX; i++) {
        h = b->next[h][direction];
        bcg_set_add(&set, h);
    }
    return set;
}

/* Terrain comes in patches, so that hills, lakes and oceans have neighbours of their kind. */
static inline void random_terrain(memoir_scenario *s, const bcg_board *b, bcg_rng *r)
{
    for (int patch = b->hexes / 4; patch > 0; patch--) {
        const bcg_hex centre = (bcg_hex)random_below(r, b->hexes);
        const uint8_t terrain = (uint8_t)random_below(r, MEMOIR_TERRAINS);
        s->hex[centre].terrain = terrain;
        BCG_EACH (h, b->neighbours[centre])
            if (one_in(r, 3))
                s->hex[h].terrain = terrain;
    }
    for (int h = 0; h < b->hexes; h++) {
        const int terrain = s->hex[h].terrain;
        if (terrain == MT_RIVER ? one_in(r, 3) : terrain == MT_OCEAN && one_in(r, 12))
            s->hex[h].structure = MB_BRIDGE;
        else if (terrain != MT_RIVER && terrain != MT_LAKE && terrain != MT_OCEAN && one_in(r, 14))
            s->hex[h].structure = MB_BUNKER;
        if (terrain != MT_RIVER && terrain != MT_LAKE && one_in(r, 5))
            s->hex[h].obstacles = (uint8_t)(1u << random_below(r, MEMOIR_OBSTACLES));
    }
}

static inline bool is_land(const memoir_setup_hex *hex)
{
    return hex->structure == MB_BRIDGE || (hex->terrain != MT_RIVER && hex->terrain != MT_LAKE);
}

static inline void random_unit(memoir_setup_hex *hex, int side, bcg_rng *r)
{
    memoir_setup_unit *u = &hex->unit;
    u->side = (uint8_t)side;
    u->kind = (uint8_t)(1 + random_below(r, MEMOIR_UNITS - 1));
    /* OBS-HEDGEHOG-1: no other unit can ever be there. In a bunker any unit may be set up. */
    if (hex->obstacles >> MO_HEDGEHOG & 1 && u->kind != MU_RESISTANCE)
        u->kind = MU_INFANTRY;
    u->elite = memoir_units[u->kind].elite_figures && one_in(r, 4);
    u->start = (uint8_t)memoir_full_strength((memoir_unit_kind)u->kind, u->elite);
    u->figures = u->start;
    if (one_in(r, 4) && u->start > 1)
        u->figures = (uint8_t)(1 + random_below(r, u->start));
}

static inline void random_units(memoir_scenario *s, const bcg_board *b, bcg_rng *r)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int left = 5 + random_below(r, b->hexes / 10); left > 0;) {
            const int h = random_below(r, b->hexes);
            if (s->hex[h].unit.kind != MU_NONE || !is_land(&s->hex[h]))
                continue;
            left--;
            random_unit(&s->hex[h], side, r);
            if (one_in(r, 6))
                s->unit.at[s->unit.count++] = (memoir_unit_detail){
                    .hex = (bcg_hex)h,
                    .nation = (uint8_t)random_below(r, 14),
                    .badge = (uint8_t)random_below(r, 4),
                    .medals = (uint16_t)random_below(r, 4),
                    .moves = (uint16_t)(one_in(r, 2) ? random_below(r, 5) : MEMOIR_USUAL),
                    .from = BCG_NO_HEX};
        }
}

static inline void random_objectives(memoir_scenario *s, const bcg_board *b, bcg_rng *r)
{
    for (int n = random_below(r, 5); n > 0; n--) {
        memoir_objective *o = &s->objective.at[s->objective.count++];
        *o = (memoir_objective){.hexes = random_run(b, r, 1 + random_below(r, 3)),
                                .sides = (uint32_t)(1 + random_below(r, 3)),
                                .medals = (uint16_t)(1 + random_below(r, 2)),
                                .need = 1,
                                .permanent = one_in(r, 3),
                                .majority = one_in(r, 4),
                                .keeps = one_in(r, 4),
                                .clear = one_in(r, 8),
                                .sole = one_in(r, 4),
                                .required = one_in(r, 8),
                                .when = (uint8_t)(one_in(r, 2) ? random_below(r, 3) : 0)};
        if (bcg_set_count(&o->hexes) > 1 && one_in(r, 3))
            o->need = 2;
    }
    if (one_in(r, 4))
        s->win.at[s->win.count++] = (memoir_sudden_death){.side = (uint8_t)random_below(r, 2),
                                                          .hexes = random_hexes(b, r, 3),
                                                          .need = 1,
                                                          .when = (uint8_t)random_below(r, 3)};
    if (one_in(r, 3))
        s->exit.at[s->exit.count++] = (memoir_exit){.side = (uint8_t)random_below(r, 2),
                                                    .hexes = random_hexes(b, r, 8),
                                                    .medals = (uint16_t)(1 + random_below(r, 2))};
}

static inline void random_rules(memoir_scenario *s, const bcg_board *b, bcg_rng *r)
{
    if (one_in(r, 4))
        s->draws.at[s->draws.count++] = (memoir_extra_draw){
            .side = (uint8_t)random_below(r, 2), .cards = (uint16_t)random_below(r, 4), .turns = 6};
    if (one_in(r, 6))
        s->air_drop.at[s->air_drop.count++] = (memoir_air_drop){
            .side = (uint8_t)random_below(r, 2),
            .figures = (uint16_t)(1 + random_below(r, 4)),
            .steps = (uint16_t)random_below(r, 8)};
    for (int n = random_below(r, 3); n > 0; n--) {
        memoir_recon_as *as = &s->recon_as.at[s->recon_as.count++];
        as->card = (uint8_t)random_below(r, 2);
        as->sides = (uint32_t)(1 + random_below(r, 3));
        as->dice = (uint16_t)random_below(r, 4);
        if (one_in(r, 2))
            as->held = random_hexes(b, r, 30);
    }
    if (one_in(r, 4)) {
        memoir_bridge_span *span = &s->bridge_span.at[s->bridge_span.count++];
        span->hexes = random_run(b, r, 4);
        span->ends = bcg_set_of(bcg_set_next(&span->hexes, 0));
        BCG_EACH (h, span->hexes)
            s->hex[h].structure = MB_BRIDGE;
    }
    if (one_in(r, 6))
        s->no_reshuffle.at[s->no_reshuffle.count++].value = (uint8_t)random_below(r, 2);
    if (one_in(r, 4))
        s->impassable.at[s->impassable.count++].hexes = random_hexes(b, r, 3);
    if (one_in(r, 4))
        s->blocks_fire.at[s->blocks_fire.count++].hexes = random_hexes(b, r, 5);
    if (one_in(r, 4))
        for (int h = 0; h < b->hexes; h++)
            if (s->hex[h].terrain == MT_RIVER) {
                s->wide.count = 1;
                bcg_set_add(&s->wide.at[0].hexes, h);
            }
    if (one_in(r, 8))
        s->retreat.at[s->retreat.count++] = (memoir_retreat){.side = (uint8_t)random_below(r, 2),
                                                             .edge = (uint8_t)random_below(r, 2)};
}

/* OBS-BUNKER-7, OBS-SEAWALL-2: some belong to a side. */
static inline void random_owners(memoir_scenario *s, const bcg_board *b, bcg_rng *r)
{
    s->owner.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        s->owner.at[side].side = (uint8_t)side;
    for (int h = 0; h < b->hexes; h++) {
        const memoir_setup_hex *hex = &s->hex[h];
        if (hex->structure == MB_BUNKER || hex->obstacles >> MO_SEA_WALL & 1)
            if (!one_in(r, 3))
                bcg_set_add(&s->owner.at[random_below(r, 2)].hexes, h);
    }
}

/* Fill `s` with a random battle on one of the boards (memoir_boards); `rules`: with special rules.
 */
static inline void random_scenario(memoir_scenario *s, int board, bool rules, bcg_rng *r)
{
    const bcg_board *b = memoir_boards[board].grid;
    memset(s, 0, sizeof *s);
    s->board.count = 1;
    s->board.at[0].board = (uint8_t)board;
    s->map_line = 1;
    s->side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        s->side.at[side] = (memoir_setup_side){.side = (uint8_t)side,
                                               .edge = (uint8_t)side,
                                               .nation = (uint8_t)side,
                                               .hand = (uint16_t)(1 + random_below(r, 7)),
                                               .medals = (uint16_t)(3 + random_below(r, 5))};
    s->first.count = 1;
    s->first.at[0].value = (uint8_t)random_below(r, 2);
    s->edition.count = 1;
    s->edition.at[0].value = (uint8_t)random_below(r, 2);
    s->options.count = 1;
    s->options.at[0].bits = one_in(r, 3) ? (uint32_t)random_below(r, 16) : 0;
    random_terrain(s, b, r);
    if (rules)
        random_rules(s, b, r);
    random_units(s, b, r);
    random_objectives(s, b, r);
    random_owners(s, b, r);
}

#endif
