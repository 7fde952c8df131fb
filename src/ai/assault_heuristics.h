/* The parts of Assault's heuristics: assault_goals.c says what tiles are worth, assault_fight.c
 * what a combat is likely to come to, assault_score.c how good an action looks.
 *
 * Scores are in thousandths of a battle; one prestige counts 10 of them. Nothing that is hidden
 * from the side that decides is used, whether it is given a view or a guess. */
#ifndef BOCAGE_AI_ASSAULT_HEURISTICS_H
#define BOCAGE_AI_ASSAULT_HEURISTICS_H

#include "ai/ai.h"
#include "ai/assault_weights.h"
#include "assault/rules.h"

extern const bcg_heuristics bcg_assault_heuristics;
extern const bcg_ai_level bcg_assault_levels[];

enum {
    ASSAULT_FAR = 99,
    ASSAULT_PRESTIGE_WORTH = 10,
    ASSAULT_DECISIVE = 3000, /* this tile wins the game */
    ASSAULT_EVEN = 32,       /* differences of the two values in tables: from -32 to 31 */
    ASSAULT_DIFFERENCES = 64,
};

/* What stays the same during a game: steps between tiles for soft and for hard units. */
typedef struct assault_ai_tables {
    assault_weights w;
    uint8_t steps[2][ASSAULT_SQUARES][ASSAULT_SQUARES]; /* by assault_unit_row.hard */
    int16_t way[2][ASSAULT_SQUARES][ASSAULT_SQUARES];   /* to a tile, from each: steps by weight */
    uint8_t hunted; /* the side whose units are all to be destroyed in time, or ASSAULT_NOBODY */
    /* By the difference of the values, plus ASSAULT_EVEN, and the target's morale: what a firing
     * takes of it on average, and how often it is destroyed, in hundredths. */
    int16_t loss[ASSAULT_DIFFERENCES][ASSAULT_MOST_MORALE + 1],
        killed[ASSAULT_DIFFERENCES][ASSAULT_MOST_MORALE + 1];
} assault_ai_tables;

/* What the side that decides makes of a state. */
typedef struct assault_outlook {
    const assault_game *g;
    const assault_ai_tables *tables;
    const assault_state *s;
    int side, enemy;
    int turns;                           /* turns of the side still to come, this one included */
    bool counts_prestige;                /* prestige decides at the limit */
    bool counts_kills;                   /* so do destroyed units, or nothing else */
    int16_t take[ASSAULT_SQUARES];       /* what taking the tile is worth to the side */
    int16_t keep[ASSAULT_SQUARES];       /* what it would be worth to the enemy */
    int16_t guard[ASSAULT_SQUARES];      /* what a unit there prevents */
    int16_t menace[ASSAULT_SQUARES];     /* what is gained if the enemy unit there is no more */
    int16_t pull[2][ASSAULT_SQUARES];    /* nearer to something worth going to: more; soft, hard */
    int16_t support[2][ASSAULT_SQUARES]; /* by side: support against a unit on the tile */
    uint64_t stand;                      /* tiles that count only while a unit stands on them */
    uint64_t hunted;                     /* enemy units that have to be destroyed */
} assault_outlook;

/* What a side has made of the map is remembered as long as it looks the same to it. */
typedef struct assault_recollection {
    uint64_t units[ASSAULT_SIDES], control[ASSAULT_SIDES];
    uint8_t kind[ASSAULT_SQUARES]; /* of units, plus 1; 0 where it is not known */
    uint16_t turn;                 /* plus 1; 0: nothing is remembered */
    uint8_t active, edge;
    assault_outlook outlook;
} assault_recollection;

typedef struct assault_memory {
    assault_recollection of[ASSAULT_SIDES];
} assault_memory;

/* -- assault_goals.c --------------------------------------------------------------------------- */

void assault_fill_ai_tables(const bcg_game *g, const void *weights, void *tables);
void assault_look(const assault_game *g, const assault_ai_tables *tables, const assault_state *s,
                  int side, assault_outlook *out);
/* The same, or what is remembered of it. */
const assault_outlook *assault_recall(const assault_game *g, const assault_ai_tables *tables,
                                      assault_memory *m, const assault_state *s, int side);

/* Does the deciding side know this unit? */
static inline bool assault_sees(const assault_outlook *o, int tile)
{
    const assault_unit *u = &o->s->unit[tile];
    return u->side == o->side || (u->marks & (AU_FACE_DOWN | AU_KNOWN)) != AU_FACE_DOWN;
}

/* The tile straight ahead of an automa's unit, towards the player's home row, or BCG_NO_TILE. */
static inline int assault_ahead(const assault_game *g, const assault_state *s, int tile)
{
    const int row = bcg_tile_row((bcg_tile)tile);
    return bcg_tile_at(g->board, bcg_tile_column((bcg_tile)tile),
                       s->edge[g->npc] == AE_A ? row + 1 : row - 1);
}

/* -- assault_fight.c --------------------------------------------------------------------------- */

/* A unit for an estimate: one on the map, or one that might come to stand on a tile. */
typedef struct assault_fighter {
    assault_unit_row row;
    int tile, side;
    int morale, markers;
    bool dug_in;
    bool hunted;
    uint64_t shadow; /* the tile it stands on now: its support there does not count */
} assault_fighter;

/* The unit on the map; for an enemy unit that is not known something average. */
assault_fighter assault_fighter_at(const assault_outlook *o, int tile);
/* A unit of the side that came to the tile. */
assault_fighter assault_fighter_of(const assault_outlook *o, int kind, int tile);

/* What the unit as a whole, or one point of its morale, is worth. */
int assault_fighter_worth(const assault_outlook *o, const assault_fighter *f);
int assault_morale_worth(const assault_outlook *o, const assault_fighter *f);

/* The two values of a firing, after steps 2 to 8. */
int assault_fire_of(const assault_outlook *o, const assault_fighter *firing,
                    const assault_fighter *target);
int assault_target_of(const assault_outlook *o, const assault_fighter *firing,
                      const assault_fighter *target);

/* What a firing with this difference of the values costs the side of the target, averaged over the
 * flip, in hundredths: `loss` of morale, `killed` of the unit. */
typedef struct assault_blow {
    int loss, killed;
} assault_blow;
assault_blow assault_blow_of(int difference, int morale);
int assault_blow_worth(const assault_outlook *o, const assault_fighter *target, assault_blow b);

/* What the sides are likely to add in step 10. */
int assault_likely_sacrifice(const assault_outlook *o, int side);

/* What a combat is worth to the attacker, who may be either side. */
int assault_attack_worth(const assault_outlook *o, const assault_fighter *attacker,
                         const assault_fighter *defender);

/* What stands for a unit that is not known. */
extern const assault_unit_row assault_unknown_unit;

/* -- assault_value.c --------------------------------------------------------------------------- */

/* Counts the features of a state for a seat, in hundredths. */
void assault_count_features(const bcg_game *g, const void *tables, const void *s, int seat,
                            int out[ASSAULT_FEATURE_COUNT]);
int assault_value(const bcg_game *g, const void *tables, const void *s, int seat);

/* What a unit adds to the worth of its side, of which the share is a feature. */
static inline int assault_unit_share(const assault_unit_row *row, int morale)
{
    return (row->cost + 4) * (morale + 2);
}

/* -- assault_luck.c ---------------------------------------------------------------------------- */

int assault_luck(const bcg_game *g, const void *tables, const void *s, bcg_action result, int seat,
                 int *value);

/* -- assault_sacrifice.c ----------------------------------------------------------------------- */

/* A card for step 10, at random with the chances that the enemy can make least of; -1 where there
 * is nothing to hide. */
int assault_mix(const bcg_game *g, const void *tables, void *memory, const void *view, int seat,
                const bcg_action *actions, int count, bcg_rng *r);

/* -- assault_cards.c --------------------------------------------------------------------------- */

/* What a card in hand is worth to its owner. */
int assault_card_worth(const assault_outlook *o, int card);
int assault_score_play(const assault_outlook *o, bcg_action a);
int assault_score_sacrifice(const assault_outlook *o, bcg_action a);
/* What the firing that is due is worth to the side, if the values differ by so much before the flip
 * and the target has this morale. */
int assault_firing_worth(const assault_outlook *o, const assault_fighter *target, int difference,
                         int morale);
/* The same once cards of these battle values have been shown in step 10. */
int assault_worth_of_cards(const assault_outlook *o, const assault_fighter *target, int own,
                           int enemy);

/* -- assault_score.c --------------------------------------------------------------------------- */

/* How good it is for the unit to be on its tile, and to come there. */
int assault_place_worth(const assault_outlook *o, const assault_fighter *f);
int assault_coming_worth(const assault_outlook *o, const assault_fighter *f);
/* The best attack the unit has from its tile, or 0. */
int assault_best_attack(const assault_outlook *o, const assault_fighter *f);
/* What enemies may do to it there in their next turn. */
int assault_danger(const assault_outlook *o, const assault_fighter *f);

void assault_score_actions(const bcg_game *g, const void *tables, void *memory, const void *s,
                           int seat, const bcg_action *actions, int count, int *score);

#endif
