/* Computer players that think on threads of their own, so that nobody else waits for them.
 *
 * A thought is a question about what one seat may know. Players are kept between the questions of
 * a game, as many as fit: one that was forgotten is made again, and plans anew. */
#ifndef BOCAGE_SERVER_THINKERS_H
#define BOCAGE_SERVER_THINKERS_H

#include "crew/crew.h"
#include "session/think.h"
#include "store/store.h"

#include <stdatomic.h>

typedef struct bcg_player bcg_player;

typedef struct bcg_thought {
    bcg_job job;
    /* the question */
    bcg_scene *scene; /* held */
    void *view;
    int seat, version;
    char game[BCG_GAME_ID];
    bool hint; /* or else a decision */
    bcg_request request;
    atomic_bool stop; /* an answer is wanted at once */
    uint64_t guest;   /* who asks for a hint */
    /* the answer */
    bool ok;
    bcg_action action;
    bcg_advice advice;
    bcg_action plan[BCG_PLAN_ROOM];
    /* the thinkers' own */
    bcg_player *player;
    int threads;
} bcg_thought;

typedef struct bcg_thinkers bcg_thinkers;

/* NULL if there is no memory or no thread. `bell` as in crew.h. */
bcg_thinkers *bcg_thinkers_new(int threads, void (*bell)(void *context), void *context);
/* What is being thought is broken off. */
void bcg_thinkers_free(bcg_thinkers *t);

/* What would the seat do? NULL if there is no memory, if its player thinks already, or if too many
 * hints are wanted, by all together or by this owner. Owners take turns. `request` is taken over,
 * for a hint; NULL for a decision of the seat's computer player. */
bcg_thought *bcg_thinkers_ask(bcg_thinkers *t, const bcg_session *s, const char *game, int seat,
                              const bcg_request *request, uint64_t guest, uint64_t owner);
/* What has been thought, linked by bcg_thought_next; to be freed one by one. */
bcg_thought *bcg_thinkers_done(bcg_thinkers *t);
bcg_thought *bcg_thought_next(const bcg_thought *thought);
/* Its player may be asked again. */
void bcg_thought_release(bcg_thought *thought);
void bcg_thought_free(bcg_thought *thought);

#endif
