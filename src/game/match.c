#include "game/match.h"

#include <stdbool.h>

/* Positive if `a` is better, 0 if they are equal. */
static int compare(bcg_score a, bcg_score b)
{
    const int points = (a.points > b.points) - (a.points < b.points);
    return points ? points : (a.tie_break > b.tie_break) - (a.tie_break < b.tie_break);
}

int bcg_match_winner(const bcg_score totals[], int teams)
{
    int best = 0;
    bool shared = teams == 1 && totals[0].points == 0;
    for (int team = 1; team < teams; team++) {
        const int better = compare(totals[team], totals[best]);
        if (better >= 0)
            shared = better == 0;
        if (better > 0)
            best = team;
    }
    return shared ? -1 : best;
}
