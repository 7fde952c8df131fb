/* Placing and removing units, and losing figures. */
#include "memoir/rules.h"

void memoir_put(memoir_state *s, bcg_hex from, bcg_hex to)
{
    const int side = memoir_side_at(s, from);
    s->what[to] = s->what[from];
    s->strength[to] = s->strength[from];
    s->look[to] = s->look[from];
    s->marks[to] = s->marks[from];
    s->from[to] = s->from[from];
    bcg_set_add(&s->units[side], to);
    if (bcg_set_has(&s->ordered, from)) {
        bcg_set_add(&s->ordered, to);
        if (s->commanded)
            memoir_set_command(s, to, memoir_command_at(s, from));
    }
    memoir_remove(s, from);
}

void memoir_remove(memoir_state *s, bcg_hex h)
{
    bcg_set_remove(&s->units[memoir_side_at(s, h)], h);
    bcg_set_remove(&s->ordered, h);
    if (s->commanded)
        memoir_set_command(s, h, MEMOIR_CHIEF);
    s->what[h] = s->strength[h] = s->look[h] = s->marks[h] = 0;
    s->from[h] = BCG_NO_HEX;
}

void memoir_leave(memoir_state *s, bcg_hex h, bcg_log *log)
{
    if (!bcg_set_has(&s->sandbags, h))
        return;
    bcg_set_remove(&s->sandbags, h);
    memoir_tell(log, MV_SANDBAGS, 2, h, 0, 0);
}

void memoir_remove_wire(memoir_state *s, bcg_hex h, bcg_log *log)
{
    bcg_set_remove(&s->wire, h);
    memoir_tell(log, MV_WIRE_GONE, 1, h, 0, 0);
}

/* HIT-4, VIC-10, VIC-11: the last figure is gone; the opponent gets its medals. */
static void destroy(const memoir_game *g, memoir_state *s, bcg_hex h, bcg_log *log)
{
    const int side = memoir_side_at(s, h), medals = memoir_medals_at(s, h);
    memoir_tell(log, MV_DESTROYED, 2, h, side, 0);
    memoir_remove(s, h);
    memoir_leave(s, h, log);
    memoir_score_unit(g, s, memoir_enemy(side), medals, log);
}

void memoir_lose_figures(const memoir_game *g, memoir_state *s, bcg_hex h, int figures,
                         bcg_log *log)
{
    const int had = memoir_figures_at(s, h);
    const int lost = figures < had ? figures : had; /* HIT-2 */
    if (lost == 0)
        return;
    s->strength[h] = memoir_pack_strength(had - lost, memoir_start_figures_at(s, h));
    s->lost[memoir_side_at(s, h)] = (uint16_t)(s->lost[memoir_side_at(s, h)] + lost);
    memoir_stir(s);
    memoir_tell(log, MV_LOST, 3, h, lost, had - lost);
    if (lost == had)
        destroy(g, s, h, log);
}
