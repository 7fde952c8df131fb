/* What a searcher needs to know about a ruleset: how good a state is, how good an action looks,
 * when a turn ends. There is one constant bcg_heuristics per ruleset; the searchers know nothing
 * else about its rules.
 *
 * All numbers are integers, so that every compiler gives the same answers. Scores of actions are in
 * thousandths of a point, that is of whatever decides a game of the ruleset. */
#ifndef BOCAGE_AI_HEURISTICS_H
#define BOCAGE_AI_HEURISTICS_H

#include "core/ops.h"
#include "core/rng.h"

/* The value of a won game. */
enum { BCG_VALUE_WON = 12000 };

/* The score of an action that is not even tried while there is any other. */
enum { BCG_NEVER = -1000000 };

typedef struct bcg_heuristics {
    const bcg_ops *ops;
    /* What stays the same during a game, computed once for all its players (bcg_ai_tables): tables
     * of distances and the like. */
    size_t tables_size;
    void (*fill_tables)(const bcg_game *g, const void *weights, void *tables);
    /* The best known, as an array of int, and their names: those of actions, then those of the
     * features of states. */
    const void *weights;
    const char *const *weight_names;
    int weight_count, feature_count;
    /* What `score` remembers from one decision of a turn to the next; initially zero. One per
     * thread. */
    size_t memory_size;
    /* How good the state is for a seat, as a chance of winning: from -BCG_VALUE_WON (lost) to
     * BCG_VALUE_WON. */
    int (*value)(const bcg_game *g, const void *tables, const void *s, int seat);
    /* Counts the features of a state, those from `fraction_from` on in parts of 1 / `fraction`. For
     * finding their weights (scripts/learn.c). */
    void (*count)(const bcg_game *g, const void *tables, const void *s, int seat, int *out);
    int fraction, fraction_from;
    /* How much better for the seat this result of chance is than the average result, as a change of
     * its value; *value is the value before and is updated to the one after. 0 on average. */
    int (*luck)(const bcg_game *g, const void *tables, const void *s, bcg_action result, int seat,
                int *value);
    /* How good each of these actions looks to the seat, relative to the others, without trying it.
     * `s` may be a guess: the score must not depend on anything the seat does not know. */
    void (*score)(const bcg_game *g, const void *tables, void *memory, const void *s, int seat,
                  const bcg_action *actions, int count, int *score);
    /* For decisions that are made in secret and at once with others: a choice at random that they
     * can make least of, as an index, or -1 where there is nothing to hide. Gets a view. NULL:
     * there are none. */
    int (*mix)(const bcg_game *g, const void *tables, void *memory, const void *view, int seat,
               const bcg_action *actions, int count, bcg_rng *r);
    int turn_nodes; /* decisions in a turn of a trial: a small budget tries few plans; 0: all */
    int stray;      /* maximum deviation from the best score of both sides in trials */
    int vary;       /* how much worse than the best an alternative to be tried may look */
    /* Identifies what chance is about to decide: on the same occasion two lines of play get the
     * same dice, so that they can be compared. */
    uint64_t (*occasion)(const void *s); /* made by bcg_occasion */
    /* Number of turns begun so far. */
    int (*turn)(const void *s);
    /* What the team of a seat has scored so far. */
    int (*points)(const bcg_game *g, const void *s, int seat);
    /* How much thought this decision deserves, in hundredths of a turn's budget; 0: none, what
     * looks best is taken. */
    int (*weight)(const bcg_game *g, const void *s);
} bcg_heuristics;

/* A number for an occasion: in this turn, what these bytes tell apart. */
static inline uint64_t bcg_occasion(int turn, const uint8_t *key, size_t size)
{
    uint64_t sum = (uint64_t)turn;
    for (size_t i = 0; i < size; i++)
        sum = sum * 257 + key[i];
    return sum;
}

#endif
