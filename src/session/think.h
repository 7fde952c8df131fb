/* Computer players for hosts of sessions. A session says which seat needs one; its host lets it
 * think, on a separate thread if desired, and passes the action to the session. */
#ifndef BOCAGE_SESSION_THINK_H
#define BOCAGE_SESSION_THINK_H

#include "ai/ai.h"
#include "session/protocol.h"

/* For a bcg_host (protocol.h): does the ruleset have a computer player of this name; and a seed
 * that nobody can predict. The context is not used. */
bool bcg_host_knows_level(void *context, const bcg_ruleset *ruleset, const char *name);
void bcg_host_make_seed(void *context, uint8_t out[BCG_SEED]);

/* The player for a seat, for all its decisions; NULL if out of memory. Its prepared game must
 * outlive it. Its randomness comes from the session's seed, but reveals nothing about the dice. */
bcg_ai *bcg_think_new(const bcg_session *s, int seat);

/* What a searching player would do in place of a seat that has to decide. `level` may be NULL;
 * `nodes` limits the decisions examined, -1 for the level's default. False if out of memory, or if
 * there is no such level. The plan is stored in `steps`. */
enum { BCG_PLAN_STEPS = 64 };
bool bcg_think_hint(bcg_prepared *prepared, const void *view, int seat, const char *level,
                    int64_t nodes, const bcg_ai_budget *budget, bcg_action steps[BCG_PLAN_STEPS],
                    bcg_advice *out);

#endif
