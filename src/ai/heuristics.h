/* What a searcher must be told about a ruleset: how good a state is, how good an action looks, when
 * a turn ends. One constant bcg_heuristics per ruleset; the searchers know nothing else of its
 * rules.
 *
 * All numbers are integers, so that every compiler gives the same answers. Scores of actions are
 * thousandths of a point: of whatever decides a game of the ruleset. */
#ifndef BOCAGE_AI_HEURISTICS_H
#define BOCAGE_AI_HEURISTICS_H

#include "core/ops.h"

/* The value of a won game. */
enum { BCG_VALUE_WON = 12000 };

typedef struct bcg_heuristics {
    const bcg_ops *ops;
    /* What does not change in one game, worked out once: tables of distances and the like. */
    size_t tables_size;
    void (*fill_tables)(const bcg_game *g, const void *weights, void *tables);
    const void *weights; /* the best known */
    /* What judge remembers from one decision of a turn to the next; filled with 0 at first. One for
     * each thread. */
    size_t memory_size;
    /* How the state stands for a seat, as a chance to win: from -BCG_VALUE_WON, lost, to
     * BCG_VALUE_WON.
     */
    int (*value)(const bcg_game *g, const void *tables, const void *s, int seat);
    /* How much better for the seat the result of chance is than results are on average, as a change
     * of its value; *value is its value before and is set to that after. On average 0. */
    int (*luck)(const bcg_game *g, const void *tables, const void *s, bcg_action result, int seat,
                int *value);
    /* How good does each of these actions look to the seat, compared with the others, without
     * trying it? `s` may be a guess: nothing may be read from it that the seat does not know. */
    void (*score)(const bcg_game *g, const void *tables, void *memory, const void *s, int seat,
                  const bcg_action *actions, int count, int *score);
    /* What chance is to decide, as a number: on the same occasion two lines of play get the same
     * dice, so that they can be compared. */
    uint64_t (*occasion)(const void *s);
    /* Turns begun so far. */
    int (*turn)(const void *s);
    /* What a seat has won so far. */
    int (*points)(const bcg_game *g, const void *s, int seat);
    /* How much thought this decision deserves, in hundredths of a turn's. */
    int (*weight)(const bcg_game *g, const void *s);
} bcg_heuristics;

#endif
