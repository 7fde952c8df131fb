/* Lines that play: actions that are legal, refused and listed. */
#include "notation/memoir_action.h"
#include "positions/position.h"

#include <stdio.h>
#include <string.h>

static bcg_action list[MEMOIR_MAX_ACTIONS];

bcg_action read_action(const char *text, bool *known)
{
    char why[256];
    bcg_writer w;
    bcg_action a = 0;
    *known = memoir_action_read(&t.game, &t.state, text, strlen(text), &a) == BCG_OK;
    if (!*known) {
        bcg_writer_init(&w, why, sizeof why);
        memoir_action_explain(&t.game, text, strlen(text), &w);
        fail("`%s`: %s", text, why);
    }
    return a;
}

static const char *reason_name(bcg_reason r)
{
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, &memoir_reasons};
    const bcg_reason_info *info = bcg_reason_find(pages, 2, r);
    return info ? info->name : "?";
}

static bool is_listed(bcg_action a)
{
    const int n = bcg_memoir_ops.legal(&t.game.head, &t.state, bcg_actor(&t.game.head, &t.state),
                                       list, MEMOIR_MAX_ACTIONS);
    for (int i = 0; i < n; i++)
        if (list[i] == a)
            return true;
    return false;
}

/* Calls `one` for each of the actions separated by semicolons. */
static void each_action(char *rest, void (*one)(const char *text))
{
    for (char *text = strtok(rest, ";"); text; text = strtok(NULL, ";")) {
        text += strspn(text, " \t");
        for (char *end = text + strlen(text); end > text && end[-1] == ' ';)
            *--end = '\0';
        one(text);
    }
}

void allow_one(const char *text)
{
    bool known;
    const bcg_action a = read_action(text, &known);
    if (!known)
        return;
    const bcg_reason r = bcg_memoir_ops.check(&t.game.head, &t.state,
                                              bcg_actor(&t.game.head, &t.state), a);
    if (r != BCG_OK)
        fail("`%s` must be allowed but is refused: %s", text, reason_name(r));
    else if (bcg_actor(&t.game.head, &t.state) >= 0 && !is_listed(a))
        fail("`%s` is allowed but not listed", text);
}

static void do_one(const char *text)
{
    bool known;
    allow_one(text);
    if (t.failed)
        return;
    const bcg_action a = read_action(text, &known);
    bcg_memoir_ops.apply(&t.game.head, &t.state, bcg_actor(&t.game.head, &t.state), a, NULL);
}

static void run_allow(char *rest)
{
    each_action(rest, allow_one);
}

static void run_do(char *rest)
{
    each_action(rest, do_one);
}

static const char *wanted_reason;

static void refuse_one(const char *text)
{
    bool known;
    const memoir_state before = t.state;
    const bcg_action a = read_action(text, &known);
    if (!known)
        return;
    const bcg_reason r = bcg_memoir_ops.check(&t.game.head, &t.state,
                                              bcg_actor(&t.game.head, &t.state), a);
    if (strcmp(reason_name(r), wanted_reason) != 0)
        fail("`%s` must be refused with %s, not %s", text, wanted_reason, reason_name(r));
    else if (is_listed(a))
        fail("`%s` is refused but listed", text);
    else if (memcmp(&before, &t.state, sizeof before) != 0)
        fail("`%s` was refused and changed the state", text);
}

/* `refuse MR_FROM_NEXT move C5-E5; move C5-F5` */
static void run_refuse(char *rest)
{
    wanted_reason = next_word(&rest);
    each_action(rest, refuse_one);
}

/* `list retreat: retreat e6-E7; retreat e6-F7`: exactly these legal actions begin like that; `list
 * :` is for all actions. */
static char listed[64][MEMOIR_ACTION_TEXT];
static int nlisted;

static void want_one(const char *text)
{
    if (nlisted < 64)
        snprintf(listed[nlisted++], MEMOIR_ACTION_TEXT, "%s", text);
}

static void run_list(char *rest)
{
    char *colon = strchr(rest, ':');
    if (!colon) {
        fail("a list has a colon");
        return;
    }
    *colon = '\0';
    nlisted = 0;
    each_action(colon + 1, want_one);
    const int n = bcg_memoir_ops.legal(&t.game.head, &t.state, bcg_actor(&t.game.head, &t.state),
                                       list, MEMOIR_MAX_ACTIONS);
    int found = 0;
    for (int i = 0; i < n; i++) {
        char text[MEMOIR_ACTION_TEXT];
        bcg_writer w;
        bcg_writer_init(&w, text, sizeof text);
        memoir_action_write(&t.game, list[i], &w);
        if (strncmp(text, rest, strlen(rest)) != 0)
            continue;
        bool wanted = false;
        for (int j = 0; j < nlisted; j++)
            wanted |= strcmp(listed[j], text) == 0;
        if (!wanted)
            fail("`%s` is listed and should not be", text);
        found++;
    }
    for (int j = 0; j < nlisted && found != nlisted; j++) {
        bool known;
        const bcg_action a = read_action(listed[j], &known);
        if (known && !is_listed(a))
            fail("`%s` is not listed", listed[j]);
    }
}

static void run_again(char *rest)
{
    (void)rest;
    t.state = t.first;
}

/* Everybody passes and draws the first available card, until the next turn begins. */
static void run_next_turn(char *rest)
{
    (void)rest;
    const int turn = t.state.turn;
    for (int i = 0; i < 1000 && t.state.turn == turn && t.state.phase != MP_OVER; i++) {
        const int who = bcg_actor(&t.game.head, &t.state);
        bcg_action a = MA_DONE;
        if (who == BCG_CHANCE) {
            bcg_rng r;
            bcg_rng_seed(&r, 1);
            a = bcg_memoir_ops.chance(&t.game.head, &t.state, &r);
        } else {
            const int n = bcg_memoir_ops.legal(&t.game.head, &t.state,
                                               bcg_actor(&t.game.head, &t.state), list,
                                               MEMOIR_MAX_ACTIONS);
            a = list[n - 1]; /* `done` and `pass` are last */
        }
        bcg_memoir_ops.apply(&t.game.head, &t.state, bcg_actor(&t.game.head, &t.state), a, NULL);
    }
}

const command playing_commands[] = {
    {"do", run_do},       {"allow", run_allow},         {"refuse", run_refuse}, {"list", run_list},
    {"again", run_again}, {"next-turn", run_next_turn}, {NULL, NULL},
};
