/* Play for the fuzz targets of Assault. */
#ifndef BOCAGE_FUZZ_ASSAULT_H
#define BOCAGE_FUZZ_ASSAULT_H

#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_scn.h"

#include <stdlib.h>
#include <string.h>

/* A small battle with special rules that open something. */
static const char fuzz_battle[] = "bocage 1\n"
                                  "ruleset assault\n"
                                  "id fuzz\n"
                                  "title Fuzz\n"
                                  "side german A deck c prestige 40\n"
                                  "side american B deck C prestige 40\n"
                                  "action-deck 3\n"
                                  "first flip prestige 10\n"
                                  "start german list units ger-pz-iv ger-grenadiers ger-mortar\n"
                                  "start american budget prestige 30 most 4\n"
                                  "map\n"
                                  " 4 .    V@   S    .\n"
                                  " 3 H    i=   i    F*\n"
                                  " 2 o    .    T    S\n"
                                  " 1 .    V@   .    w\n"
                                  "limit 6\n"
                                  "win home-base\n"
                                  "win no-enemy\n"
                                  "at-limit most-prestige\n"
                                  "rule lift-dug-in\n"
                                  "rule swamp-check\n"
                                  "rule free-shelling number 2\n"
                                  "rule free-landing tiles C2\n"
                                  "rule paradrop from 1 cards usa-paratroopers\n";

/* Somebody who acts now, and any action; `list` has room for ASSAULT_MAX_ACTIONS. */
static inline bcg_action fuzz_choose(const assault_game *g, const assault_state *s, bcg_rng *r,
                                     bcg_action *list, int *seat)
{
    const bcg_seats actors = bcg_assault_ops.actors(&g->head, s);
    *seat = bcg_first_actor(actors);
    if (*seat == BCG_CHANCE)
        return bcg_assault_ops.chance(&g->head, s, r);
    if (actors == 3)
        *seat = (int)bcg_rng_below(r, 2);
    const int n = bcg_assault_ops.legal(&g->head, s, *seat, list, ASSAULT_MAX_ACTIONS);
    if (n == 0)
        abort(); /* nobody may be stuck */
    return list[bcg_rng_below(r, (uint32_t)n)];
}

static inline void fuzz_play(const assault_game *g, assault_state *s, bcg_rng *r, bcg_action *list,
                             int plies)
{
    for (; plies > 0 && bcg_assault_ops.actors(&g->head, s); plies--) {
        int seat;
        const bcg_action a = fuzz_choose(g, s, r, list, &seat);
        if (bcg_assault_ops.check(&g->head, s, seat, a) != BCG_OK)
            abort();
        bcg_assault_ops.apply(&g->head, s, seat, a, NULL);
    }
}

#endif
