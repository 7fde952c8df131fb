/* What the reference bots of all rulesets share: each gives every action a value, for which it may
 * try actions out on guesses, and takes the highest. */
#include "reference_bot.h"

#include "reference_rules.h"

#include <stdlib.h>
#include <string.h>

workspace *try_out(bot *b, int n, const bocage_state *state, bocage_action a)
{
    workspace *d = &b->workspace[n];
    bocage_state_set(d->state, state);
    bocage_apply(d->state, bocage_actor(d->state), a);
    d->count = bocage_legal(d->state, bocage_actor(d->state), d->list, bocage_max_actions(b->game));
    return d;
}

bocage_action best_action(bot *b, const workspace *d)
{
    bocage_action best = 0;
    double most = 0, value;
    for (int i = 0; i < d->count; i++)
        if ((value = b->value_of(b, d, d->list[i])) > most || best == 0) {
            best = d->list[i];
            most = value;
        }
    return best;
}

bocage_action reference_bot_choose(const bocage_game *game, const bocage_view *view,
                                   bocage_random *random)
{
    const bool memoir = strcmp(bocage_game_ruleset(game), "memoir") == 0;
    bot b = {.game = game,
             .view = view,
             .random = random,
             .value_of = memoir ? value_in_memoir : value_in_assault};
    bocage_action choice = 0;
    int ready = 0;
    for (workspace *d = b.workspace; d < b.workspace + WORKSPACES; d++) {
        d->state = bocage_guess_new(view, random);
        d->list = malloc(sizeof *d->list * (size_t)bocage_max_actions(game));
        ready += d->state && d->list;
    }
    if (ready == WORKSPACES) {
        b.me = bocage_actor(b.workspace[NOW].state);
        b.done = bocage_action_read(b.workspace[NOW].state, b.me, "done", NULL, 0);
        choice = best_action(&b, try_out(&b, NOW, b.workspace[NOW].state, 0));
    }
    for (workspace *d = b.workspace; d < b.workspace + WORKSPACES; d++) {
        bocage_state_free(d->state);
        free(d->list);
    }
    return choice;
}
