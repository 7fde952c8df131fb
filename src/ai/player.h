/* Internals of a computer player, for writing one: random.c is the smallest example. */
#ifndef BOCAGE_AI_PLAYER_H
#define BOCAGE_AI_PLAYER_H

#include "ai/ai.h"

enum { BCG_AI_STEPS = 64 };

/* What a searcher intends to do next, and the view it expects then. */
typedef struct bcg_ai_plan {
    bcg_action step[BCG_AI_STEPS];
    int next, count;
    void *expected;
    bcg_ai_answer answer; /* what was found when it was chosen */
} bcg_ai_plan;

struct bcg_ai {
    const bcg_game *game;
    const bcg_heuristics *heuristics;
    const bcg_ai_level *level;
    bcg_rng rng;
    int seat;           /* that decides, in the last view */
    const void *tables; /* shared; NULL: it needs none */
    void *memory;       /* for the turn of the view */
    bcg_action *actions;
    int *scores;
    bcg_ai_plan plan;
    int turn;       /* the turn of the last search */
    uint64_t spent; /* nodes of that turn */
};

bcg_ai_answer bcg_ai_random(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget);
bcg_ai_answer bcg_ai_greedy(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget);
bcg_ai_answer bcg_ai_search(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget);

/* Does the view match what the plan being followed expects? Then its next step can be taken. */
bool bcg_ai_as_planned(const bcg_ai *ai, const void *view);
bcg_ai_answer bcg_ai_follow(bcg_ai *ai, const void *view);

/* Index of the best score, after adding a random number up to `noise` to each. */
int bcg_ai_pick(const int *scores, int count, int noise, bcg_rng *r);

#endif
