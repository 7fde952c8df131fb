/* What a searcher must be told about a ruleset: how good a state is, how good an action looks, when
 * a turn ends. One constant bcg_mind per ruleset; the searchers know nothing else of its rules.
 *
 * All numbers are integers, so that every compiler gives the same answers. Scores of actions are
 * thousandths of a medal (or of whatever decides a game of the ruleset). */
#ifndef BOCAGE_AI_MIND_H
#define BOCAGE_AI_MIND_H

#include "core/ops.h"

/* The value of a won game. */
enum { BCG_MIND_WON = 12000 };

typedef struct bcg_mind {
    const bcg_ops *ops;
    /* What does not change in one game, worked out once: tables of distances and the like. */
    size_t lore_size;
    void (*learn)(const bcg_game *g, const void *weights, void *lore);
    const void *weights; /* the best known */
    /* What judge remembers from one decision of a turn to the next; filled with 0 at first. One for
     * each thread. */
    size_t memory_size;
    /* How the state stands for a seat, as a chance to win: from -BCG_MIND_WON, lost, to
     * BCG_MIND_WON.
     */
    int (*value)(const bcg_game *g, const void *lore, const void *s, int seat);
    /* How much better for the seat the result of chance is than results are on average, as a change
     * of its value; *value is its value before and is set to that after. On average 0. */
    int (*luck)(const bcg_game *g, const void *lore, const void *s, bcg_action result, int seat,
                int *value);
    /* How good does each of these actions look to whoever has to decide, compared with the others,
     * without trying it? `s` may be a guess: nothing may be read from it that the actor does not
     * know. */
    void (*judge)(const bcg_game *g, const void *lore, void *memory, const void *s,
                  const bcg_action *actions, int count, int *score);
    /* What chance is to decide, as a number: on the same occasion two lines of play get the same
     * dice, so that they can be compared. */
    uint64_t (*occasion)(const void *s);
    /* Turns begun so far. */
    int (*turn)(const void *s);
    /* What a seat has won so far: medals. */
    int (*points)(const bcg_game *g, const void *s, int seat);
    /* How much thought this decision deserves, in hundredths of a turn's. */
    int (*weight)(const bcg_game *g, const void *s);
} bcg_mind;

/* The mind for a game's ruleset, or NULL. */
const bcg_mind *bcg_mind_of(const bcg_game *g);

extern const bcg_mind bcg_memoir_mind;

#endif
