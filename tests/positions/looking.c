/* Lines that check what every ruleset has: who decides, what is open, how it ended. */
#include "positions/position.h"

/* Everybody who is asked, in the order of seats; of a secret question the first. */
static void see_asks(char *rest)
{
    const bcg_seats actors = t.game->ops->actors(t.game, t.state);
    const bool secret = t.game->ops->secret && t.game->ops->secret(t.game, t.state);
    const int who = bcg_first_actor(actors);
    if (who < 0) {
        want_word("who decides", next_word(&rest), who == BCG_CHANCE ? "chance" : "nobody");
        return;
    }
    for (int seat = 0; seat < t.game->ops->seats(t.game); seat++)
        if (actors >> seat & 1 && (seat == who || !secret))
            want_word("who decides", next_word(&rest), t.rules->seat_word(seat));
    want_word("who decides besides", next_word(&rest), "");
}

static void see_open(char *rest)
{
    want_word("open", next_word(&rest), t.rules->open());
}

static void see_result(char *rest)
{
    want_word("the result", next_word(&rest), t.rules->result());
}

const command looking_commands[] = {
    {"asks", see_asks},
    {"open", see_open},
    {"result", see_result},
    {NULL, NULL},
};
