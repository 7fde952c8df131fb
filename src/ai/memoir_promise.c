/* What a state in mid-turn promises: its value if the turn ended here, and what the attacks that
 * are still to come may bring, by exact odds and without rolling them. Plans can be compared by it
 * without the noise of dice. */
#include "ai/memoir_mind.h"

/* The enemy as the attacks planned so far leave it. */
typedef struct outlay {
    const memoir_game *g;
    const memoir_lore *l;
    const memoir_state *s;
    int16_t lost[BCG_MAX_HEXES]; /* figures each unit is expected to lose, in thousandths */
} outlay;

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* What so many dice against the unit on `to` add to the odds, its expected losses counted. */
static int worth_of_dice(const outlay *o, int dice, bcg_hex to)
{
    const memoir_lore *l = o->l;
    const memoir_state *s = o->s;
    const int class = memoir_class_at(s, to), side = memoir_side_at(s, to);
    const int n = dice < LORE_DICE ? dice : LORE_DICE;
    const int figures = larger(1, memoir_figures_at(s, to) - (o->lost[to] + 300) / 1000);
    const int left = o->g->goal[memoir_enemy(side)] - memoir_medals(o->g, s, memoir_enemy(side));
    const int medal = l->medal[left < LORE_MEDALS ? left : LORE_MEDALS - 1];
    const int medals = larger(1, memoir_medals_at(s, to));
    if (dice <= 0)
        return 0;
    return (l->toll[n][class][figures] + l->kill[n][class][figures] * medal / 1000 * medals) +
           dice * (l->w.flag_odds + l->prize[side][to] * l->w.prize_odds / 100);
}

static void spend(outlay *o, int dice, bcg_hex to)
{
    const int n = dice < 0 ? 0 : dice < LORE_DICE ? dice : LORE_DICE;
    o->lost[to] = (int16_t)(o->lost[to] +
                            o->l->loss[n][memoir_class_at(o->s, to)][memoir_figures_at(o->s, to)]);
}

/* The best attack of a unit that may still battle. */
static int worth_of_unit(outlay *o, bcg_hex from)
{
    const memoir_game *g = o->g;
    const memoir_state *s = o->s;
    const int class = memoir_class_at(s, from);
    const bcg_set *enemies = &s->units[memoir_enemy(memoir_side_at(s, from))];
    const bcg_set next = bcg_set_and(g->board->neighbours[from], *enemies);
    const bcg_set targets = !bcg_set_is_empty(&next)
                                ? next
                                : bcg_set_and(class == MK_ARTILLERY ? g->far[from] : g->near[from],
                                              *enemies);
    int best = 0, best_dice = 0;
    bcg_hex at = BCG_NO_HEX;
    BCG_EACH (to, targets) {
        const int dice = memoir_dice(g, s, from, (bcg_hex)to, true);
        if (dice == 0 || (memoir_units[memoir_kind_at(s, from)].needs_sight &&
                          !memoir_sees_near(g, s, from, (bcg_hex)to)))
            continue;
        const int worth = worth_of_dice(o, dice, (bcg_hex)to);
        if (worth > best) {
            best = worth;
            best_dice = dice;
            at = (bcg_hex)to;
        }
    }
    if (at != BCG_NO_HEX)
        spend(o, best_dice, at);
    return best;
}

/* Dice that are on the table, or about to be. */
static int worth_of_frame(outlay *o, const memoir_frame *f)
{
    int sum = 0;
    switch (f->what) {
    case MD_ATTACK:
    case MD_AMBUSH_ROLL:
    case MD_BOMB:
        sum = worth_of_dice(o, f->dice, f->to);
        spend(o, f->dice, f->to);
        return sum;
    case MD_AIR_STRIKES:
    case MD_AIR_TARGETS:
        for (int i = 0; i < MEMOIR_AIR_TARGETS && f->targets[i] != BCG_NO_HEX; i++)
            sum += worth_of_dice(o, f->dice, f->targets[i]);
        return sum;
    case MD_MEDICS_ROLL:
        return o->l->w.medics_odds;
    case MD_FINEST_HOUR:
        return o->l->w.finest_odds * f->dice;
    default:
        return 0;
    }
}

int memoir_promise(const bcg_game *game, const void *lore, const void *state, int seat)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    const int side = memoir_side_of_seat(seat);
    outlay o = {.g = g, .l = lore, .s = s};
    int sum = 0;
    if (s->phase == MP_OVER)
        return memoir_value(game, lore, state, seat);
    for (int i = 0; i < s->frames; i++) {
        const bool against = s->frame[i].to != BCG_NO_HEX &&
                             memoir_is_occupied(s, s->frame[i].to) &&
                             memoir_side_at(s, s->frame[i].to) == side;
        const int worth = worth_of_frame(&o, &s->frame[i]);
        sum += against ? -worth : worth;
    }
    if (s->active == side && (s->phase == MP_BATTLE || s->phase == MP_MOVE)) {
        const bcg_set ready = bcg_set_and(s->ordered, s->units[side]);
        BCG_EACH (h, ready)
            if (!(s->marks[h] & (MM_NO_BATTLE | MM_TIRED | MM_BATTLED)) &&
                !(g->traits[h] & MH_AFLOAT) && !(s->frames && s->frame[s->frames - 1].at == h))
                sum += worth_of_unit(&o, (bcg_hex)h);
    }
    const bool ends = s->phase != MP_PLAY_CARD;
    return memoir_odds_to_win(g, lore, s, side, ends ? memoir_enemy(s->active) : s->active) + sum;
}
