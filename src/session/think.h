/* Computer players for whoever hosts sessions. A session says which seat needs one; its host lets
 * one think, on a thread of its own if it likes, and tells the session the action. */
#ifndef BOCAGE_SESSION_THINK_H
#define BOCAGE_SESSION_THINK_H

#include "ai/ai.h"
#include "session/protocol.h"

/* For a host's table (protocol.h): has the ruleset a computer player of that name, and a seed
 * nobody can foresee. The context is not used. */
bool bcg_host_knows_level(void *context, const bcg_ruleset *ruleset, const char *name);
void bcg_host_make_seed(void *context, uint8_t out[BCG_SEED]);

/* The player of a seat, for all its decisions; NULL if there is no memory. Its prepared game must
 * outlive it. What it does by chance comes from the session's seed, and tells nothing about the
 * dice. */
bcg_ai *bcg_think_new(const bcg_session *s, int seat);

/* What a player that searches would do in the place of a seat that has to decide. `level` may be
 * NULL; `nodes` at most so many decisions looked at, -1 for the level's own number. False if there
 * is no memory, or no such level. The plan lies in `steps`. */
enum { BCG_PLAN_STEPS = 64 };
bool bcg_think_hint(const bcg_prepared *prepared, const void *view, int seat, const char *level,
                    int64_t nodes, const bcg_ai_budget *budget, bcg_action steps[BCG_PLAN_STEPS],
                    bcg_advice *out);

#endif
