/* The parts of Memoir's heuristics: memoir_value.c evaluates states, memoir_score.c actions. */
#ifndef BOCAGE_AI_MEMOIR_HEURISTICS_H
#define BOCAGE_AI_MEMOIR_HEURISTICS_H

#include "ai/ai.h"
#include "ai/memoir_tables.h"

extern const bcg_heuristics bcg_memoir_heuristics;
extern const bcg_ai_level bcg_memoir_levels[];

/* -- memoir_value.c --------------------------------------------------------------------------- */

/* Counts the features of a state for a side; `next` is the side whose turn is next. */
void memoir_count(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s, int side,
                  int next, int out[MEMOIR_FEATURE_COUNT]);
/* The logarithm of the side's odds of winning, in thousandths: the weighted sum of these
 * features. */
int memoir_log_odds(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                    int side, int next);
int memoir_value(const bcg_game *g, const void *tables, const void *s, int seat);

/* -- memoir_luck.c ---------------------------------------------------------------------------- */

int memoir_luck(const bcg_game *g, const void *tables, const void *s, bcg_action roll, int seat,
                int *value);

/* -- memoir_score.c --------------------------------------------------------------------------- */

/* What a side sees of its enemies from a hex, computed on demand. */
typedef struct memoir_outlook {
    bcg_set enemies; /* where they were then, in this turn and with these sandbags */
    bcg_set sandbags;
    uint16_t turn;
    uint8_t left;                 /* medals the side needed */
    bcg_set next, near;           /* hexes next to one of them, or within MEMOIR_SIGHT */
    bcg_set taken;                /* hexes of objectives won permanently */
    bcg_set seen;                 /* enemies already examined; for these, by hex: */
    int16_t flag[BCG_MAX_HEXES];  /* value of a die because of the flag it may show */
    int16_t stake[BCG_MAX_HEXES]; /* what is at stake with its last figure */
    uint8_t dice[BCG_MAX_HEXES];  /* by hex: dice they could roll against a unit there next turn */
} memoir_outlook;

/* What the heuristics remember during a turn. */
typedef struct memoir_memory {
    memoir_outlook outlook[MEMOIR_SIDES];
    uint8_t left[MEMOIR_SIDES];  /* medals each side needs, in the decision being scored */
    uint32_t turn;               /* of the state, plus 1; 0: nothing is known */
    uint8_t card;                /* that changes how units act, or MEMOIR_NO_CARD */
    bcg_set units[MEMOIR_SIDES]; /* where they were */
    int16_t gain[BCG_MAX_HEXES]; /* what ordering the unit there would gain */
} memoir_memory;

/* Must be called before the memory is used for a state. */
void memoir_attend(const memoir_game *g, memoir_memory *m, const memoir_state *s);
void memoir_score_actions(const bcg_game *g, const void *tables, void *memory, const void *s,
                          int seat, const bcg_action *actions, int count, int *score);
/* What ordering each unit of the active side would gain, by hex. */
const int16_t *memoir_gains(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                            const memoir_state *s);
/* The same for units a card may order, by its rules if they are special; 0 for all others. */
void memoir_gains_by_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                          const memoir_state *s, const memoir_card_row *card,
                          int16_t out[BCG_MAX_HEXES]);

/* What this many dice against an enemy unit are worth to a side that needs `left` medals. */
static inline int memoir_blow_worth(const memoir_ai_tables *l, const memoir_state *s, int dice,
                                    int to, int left)
{
    return memoir_attack_worth(l, dice, memoir_kind_at(s, to), memoir_figures_at(s, to),
                               memoir_stake(l, 10 * l->w.kill, memoir_medals_at(s, to), left));
}

/* -- memoir_cards.c --------------------------------------------------------------------------- */

/* Counts the features of playing a card now. */
void memoir_count_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                       const memoir_state *s, bcg_action play, int out[MEMOIR_CARD_FEATURE_COUNT]);
int memoir_score_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                      const memoir_state *s, bcg_action play);
/* The value of a drawn card: the units it could order later, or that it needs no section. */
int memoir_keep_worth(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                      int side, int card);

#endif
