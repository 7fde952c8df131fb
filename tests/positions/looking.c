/* Lines that check what every ruleset has: who decides, what is open, how it ended. */
#include "positions/position.h"

static void see_asks(char *rest)
{
    const int who = bcg_actor(t.game, t.state);
    want_word("who decides", next_word(&rest),
              who == BCG_CHANCE ? "chance"
              : who == BCG_OVER ? "nobody"
                                : t.rules->seat_word(who));
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
