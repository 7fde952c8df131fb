/* The parts of Assault's heuristics: assault_goals.c says what tiles are worth, assault_fight.c
 * what a combat is likely to come to, assault_score.c how good an action looks.
 *
 * Scores are in thousandths of a battle; one prestige counts 10 of them. Nothing that is hidden
 * from the side that decides is used, whether it is given a view or a guess. */
#ifndef BOCAGE_AI_ASSAULT_HEURISTICS_H
#define BOCAGE_AI_ASSAULT_HEURISTICS_H

#include "ai/ai.h"
#include "assault/rules.h"

extern const bcg_heuristics bcg_assault_heuristics;
extern const bcg_ai_level bcg_assault_levels[];

enum {
    ASSAULT_FAR = 99,
    ASSAULT_PRESTIGE_WORTH = 10,
    ASSAULT_DECISIVE = 3000, /* this tile wins the game */
};

/* What was tried out in games; all in hundredths unless said otherwise. */
typedef struct assault_weights {
    int next, mobile, unseen,
        slow;   /* how likely a unit next to one attacks it, or one two steps away
                   that moves and fires, is face down, does only one of the two */
    int danger; /* how much that counts beside what is gained */
    int threat; /* an attack that a unit could make in the next turn */
    int pull;   /* a step towards a goal, in thousandths of a battle */
} assault_weights;

extern const assault_weights assault_weights_best;

/* What stays the same during a game: steps between tiles for soft and for hard units. */
typedef struct assault_ai_tables {
    assault_weights w;
    uint8_t steps[2][ASSAULT_SQUARES][ASSAULT_SQUARES]; /* by assault_unit_row.hard */
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

/* -- assault_goals.c --------------------------------------------------------------------------- */

void assault_fill_ai_tables(const bcg_game *g, const void *weights, void *tables);
void assault_look(const assault_game *g, const assault_ai_tables *tables, const assault_state *s,
                  int side, assault_outlook *out);

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

/* -- assault_cards.c --------------------------------------------------------------------------- */

/* What a card in hand is worth to its owner. */
int assault_card_worth(const assault_outlook *o, int card);
int assault_score_play(const assault_outlook *o, bcg_action a);
int assault_score_sacrifice(const assault_outlook *o, bcg_action a);

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
