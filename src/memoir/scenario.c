#include "memoir/scenario.h"

const bcg_board *memoir_board(const memoir_scenario *s)
{
    return memoir_boards[s->board.at[0].board].grid;
}

const memoir_setup_side *memoir_side_of(const memoir_scenario *s, memoir_side side)
{
    return &s->side.at[s->side.at[0].side == side ? 0 : 1];
}

memoir_edition memoir_edition_of(const memoir_scenario *s)
{
    return s->edition.count ? (memoir_edition)s->edition.at[0].value : ME_REVISED;
}

memoir_terrain_kind memoir_terrain_in(const memoir_scenario *s, memoir_edition edition, int h)
{
    const bool classic = edition == ME_CLASSIC;
    if (classic && s->town_in_classic.count && bcg_set_has(&s->town_in_classic.at[0].hexes, h))
        return MT_TOWN;
    if (classic && s->river_in_classic.count && bcg_set_has(&s->river_in_classic.at[0].hexes, h))
        return MT_RIVER;
    return (memoir_terrain_kind)s->hex[h].terrain;
}

void memoir_show_edition(memoir_scenario *s, memoir_edition edition)
{
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        s->hex[h].terrain = (uint8_t)memoir_terrain_in(s, edition, h);
    if (edition == ME_CLASSIC)
        s->town_in_classic.count = s->river_in_classic.count = 0;
}

int memoir_owner_at(const memoir_scenario *s, bcg_hex h)
{
    for (int i = 0; i < s->owner.count; i++)
        if (bcg_set_has(&s->owner.at[i].hexes, h))
            return s->owner.at[i].side;
    return -1;
}

const memoir_unit_detail *memoir_detail_at(const memoir_scenario *s, bcg_hex h)
{
    for (int i = 0; i < s->unit.count; i++)
        if (s->unit.at[i].hex == h)
            return &s->unit.at[i];
    return NULL;
}

int memoir_full_strength(memoir_unit_kind kind, bool elite)
{
    const memoir_unit_row *row = &memoir_units[kind];
    return elite && row->elite_figures ? row->elite_figures : row->figures;
}

bcg_set memoir_objective_hexes(const memoir_scenario *s)
{
    bcg_set set = BCG_SET_EMPTY;
    for (int i = 0; i < s->objective.count; i++)
        set = bcg_set_or(set, s->objective.at[i].hexes);
    for (int i = 0; i < s->win.count; i++)
        set = bcg_set_or(set, s->win.at[i].hexes);
    return set;
}

/* Perpendicular to the river. A straight river runs through opposite sides; a bent one runs, in the
 * middle of the hex, across the mean direction of its two sides. Directions are multiples of 60
 * degrees, so the mean of two is a multiple of 30. */
static int axis_across(uint8_t river)
{
    int first = -1, last = -1;
    for (int d = 0; d < BCG_DIRS; d++)
        if (river >> d & 1) {
            if (first < 0)
                first = d;
            last = d;
        }
    if (first < 0)
        return 0;
    const int run = last - first == 3 ? 2 * first : first + last + 3;
    return (30 * run + 90) % 180;
}

int memoir_bridge_axis(const memoir_scenario *s, bcg_hex h)
{
    for (int i = 0; i < s->bridge.count; i++)
        if (s->bridge.at[i].hex == h)
            return s->bridge.at[i].axis;
    return axis_across(s->hex[h].river);
}
