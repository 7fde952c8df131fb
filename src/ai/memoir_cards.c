/* How good a Memoir card looks: what its units would gain, and what it is worth later. */
#include "ai/memoir_heuristics.h"

#include <string.h>

/* Adds the `most` largest gains among these units. */
static void call_up(const int16_t gain[], const bcg_set *units, int most, int out[])
{
    enum { MOST_COUNTED = 8, GOOD_GAIN = 150 };
    int top[MOST_COUNTED] = {0};
    const int room = most < MOST_COUNTED ? most : MOST_COUNTED;
    BCG_EACH (h, *units) {
        int it = gain[h];
        for (int i = 0; i < room && it > 0; i++)
            if (it > top[i]) {
                const int other = top[i];
                top[i] = it;
                it = other;
            }
    }
    for (int i = 0; i < room; i++) {
        out[LC_gain] += top[i];
        out[LC_units] += 100 * (top[i] > 0);
        out[LC_good] += 100 * (top[i] > GOOD_GAIN);
    }
}

static int worst_hurt(const memoir_ai_tables *l, const memoir_state *s)
{
    int most = 0;
    BCG_EACH (h, s->units[s->active]) {
        const int lost = memoir_start_figures_at(s, h) - memoir_figures_at(s, h);
        const int worth = lost * l->figure[memoir_kind_at(s, h)];
        most = worth > most ? worth : most;
    }
    return most;
}

/* The best target for this many dice. Approximate: whether stars hit is not considered. */
static int best_bombing(const memoir_ai_tables *l, const memoir_memory *m, const memoir_state *s,
                        int dice)
{
    int best = 0;
    BCG_EACH (h, s->units[memoir_enemy(s->active)]) {
        const int worth = memoir_blow_worth(l, s, dice, h, m->left[s->active]);
        best = worth > best ? worth : best;
    }
    return best;
}

/* Units of the side in the section a card orders. */
static bcg_set units_on_wing(const memoir_game *g, const memoir_state *s, int side, int wing)
{
    const memoir_flank flank = memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)wing);
    return bcg_set_and(s->units[side], g->flank_sets[flank]);
}

/* How many units a section card could order. */
static int units_called(const memoir_game *g, const memoir_state *s, int side, int card)
{
    const bcg_set there = units_on_wing(g, s, side, card % 3);
    const int units = bcg_set_count(&there), most = card / 3 + 1;
    return units < most ? units : most;
}

/* Features that do not depend on what the card does now: for a section card its kind, in hundredths
 * of the units it could order; for other cards their name. */
static void count_keeping(const memoir_game *g, const memoir_state *s, int card, int out[])
{
    if (card > MC_ASSAULT_RIGHT)
        out[LC_general_advance + card - MC_GENERAL_ADVANCE] = 100;
    else
        out[LC_recon + card / 3] = 100 * units_called(g, s, s->active, card) / (card / 3 + 1);
}

static bool has_any(const memoir_state *s, int side, int who)
{
    BCG_EACH (h, s->units[side])
        if (who >> memoir_class_at(s, h) & 1)
            return true;
    return false;
}

static void count_orders(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                         const memoir_state *s, const memoir_card_row *card, int chosen, int out[])
{
    int16_t gain[BCG_MAX_HEXES];
    if (card->traits & MCF_FALLBACK && !has_any(s, s->active, card->who)) { /* DECK-4 */
        memset(out, 0, MEMOIR_CARD_FEATURE_COUNT * sizeof out[0]);
        call_up(memoir_gains(g, l, m, s), &s->units[s->active], 1, out);
        return;
    }
    memoir_gains_by_card(g, l, m, s, card, gain);
    if (card->anywhere)
        call_up(gain, &s->units[s->active], card->anywhere, out);
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++)
        if (card->wing[wing] && (!chosen || wing == chosen - 1)) {
            const bcg_set there = units_on_wing(g, s, s->active, wing);
            call_up(gain, &there, card->wing[wing], out);
        }
}

void memoir_count_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                       const memoir_state *s, bcg_action play, int out[MEMOIR_CARD_FEATURE_COUNT])
{
    const int card = memoir_operand(play, 0), chosen = memoir_operand(play, 1);
    const int way = memoir_operand(play, 2), meant = way ? card : memoir_card_meant(s, card);
    memset(out, 0, MEMOIR_CARD_FEATURE_COUNT * sizeof out[0]);
    count_keeping(g, s, card, out);
    if (card > MC_ASSAULT_RIGHT && (m->left[0] == 1 || m->left[1] == 1))
        out[LC_late] = 100;
    if (way == 1 || (!way && meant == MC_AIR_POWER))
        out[LC_bombing] = best_bombing(l, m, s, g->air_dice[s->active] + 1);
    else if (way || meant == MC_BARRAGE)
        out[LC_barraging] = best_bombing(l, m, s, 4);
    else if (meant == MC_MEDICS_AND_MECHANICS)
        out[LC_healing] = worst_hurt(l, s);
    else if (meant == MC_THEIR_FINEST_HOUR)
        call_up(memoir_gains(g, l, m, s), &s->units[s->active], memoir_dice_for_cards(g, s) / 2,
                out);
    else if (meant < MEMOIR_CARDS && meant != MC_DIG_IN && meant != MC_AMBUSH)
        count_orders(g, l, m, s, &memoir_cards[meant], chosen, out);
}

int memoir_score_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                      const memoir_state *s, bcg_action play)
{
    int count[MEMOIR_CARD_FEATURE_COUNT], sum = 0;
    memoir_count_card(g, l, m, s, play, count);
    for (int i = 0; i < MEMOIR_CARD_FEATURE_COUNT; i++)
        sum += l->w.card[i] * count[i];
    return sum / 100;
}

int memoir_keep_worth(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                      int side, int card)
{
    return card > MC_ASSAULT_RIGHT ? l->w.keep_tactic
                                   : l->w.keep_order * units_called(g, s, side, card);
}
