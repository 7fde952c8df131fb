/* Lines that play: actions that are legal, refused and listed. */
#include "positions/position.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { MOST_LISTED = 32768, MOST_TEXT = 256, MOST_STATE = 8192, MOST_EVENTS = 256 };

static bcg_action list[MOST_LISTED];

static _Alignas(max_align_t) unsigned char before[MOST_STATE];

static void remember(void)
{
    assert(t.game->ops->state_size <= MOST_STATE);
    memcpy(before, t.state, t.game->ops->state_size);
}

static int list_legal(int seat)
{
    return t.game->ops->legal(t.game, t.state, seat, list, MOST_LISTED);
}

/* Cuts a leading `american:` off the text; the seat of that name, or the first who decides. */
static int read_seat(const char **text)
{
    const size_t length = strcspn(*text, ": ");
    if ((*text)[length] != ':')
        return bcg_actor(t.game, t.state);
    for (int seat = 0; seat < t.game->ops->seats(t.game); seat++) {
        const char *word = t.rules->seat_word(seat);
        if (strlen(word) == length && strncmp(*text, word, length) == 0) {
            *text += length + 1 + strspn(*text + length + 1, " ");
            return seat;
        }
    }
    fail("`%.*s` is no seat", (int)length, *text);
    return 0;
}

bool read_action(const char *text, int *seat, bcg_action *out)
{
    char why[MOST_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, why, sizeof why);
    *seat = read_seat(&text);
    if (!t.failed && !t.rules->read(*seat, text, out, &w))
        fail("`%s`: %s", text, why);
    return !t.failed;
}

static const char *reason_name(bcg_reason r)
{
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, t.game->ops->reasons};
    const bcg_reason_info *info = bcg_reason_find(pages, 2, r);
    return info ? info->name : "?";
}

static bool is_listed(int seat, bcg_action a)
{
    const int n = list_legal(seat);
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
    int seat;
    bcg_action a;
    if (!read_action(text, &seat, &a))
        return;
    const bcg_reason r = t.game->ops->check(t.game, t.state, seat, a);
    if (r != BCG_OK)
        fail("`%s` must be allowed but is refused: %s", text, reason_name(r));
    else if (seat >= 0 && !is_listed(seat, a))
        fail("`%s` is allowed but not listed", text);
}

static void do_one(const char *text)
{
    static bcg_event events[MOST_EVENTS];
    int seat;
    bcg_action a;
    allow_one(text);
    if (t.failed || !read_action(text, &seat, &a))
        return;
    remember();
    bcg_log_init(&t.log, events, MOST_EVENTS);
    t.game->ops->apply(t.game, t.state, seat, a, &t.log);
    const char *fault = t.rules->fault ? t.rules->fault(before) : NULL;
    if (fault)
        fail("after `%s`: %s", text, fault);
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
    int seat;
    bcg_action a;
    remember();
    if (!read_action(text, &seat, &a))
        return;
    const bcg_reason r = t.game->ops->check(t.game, t.state, seat, a);
    if (strcmp(reason_name(r), wanted_reason) != 0)
        fail("`%s` must be refused with %s, not %s", text, wanted_reason, reason_name(r));
    else if (seat >= 0 && is_listed(seat, a))
        fail("`%s` is refused but listed", text);
    else if (memcmp(before, t.state, t.game->ops->state_size) != 0)
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
static char listed[64][MOST_TEXT];
static int nlisted;

static void want_one(const char *text)
{
    if (nlisted < 64)
        snprintf(listed[nlisted++], MOST_TEXT, "%s", text);
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
    const int who = bcg_actor(t.game, t.state), n = list_legal(who);
    int found = 0;
    for (int i = 0; i < n; i++) {
        char text[MOST_TEXT];
        bcg_writer w;
        bcg_writer_init(&w, text, sizeof text);
        t.rules->write(list[i], &w);
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
        int seat;
        bcg_action a;
        if (read_action(listed[j], &seat, &a) && !is_listed(seat, a))
            fail("`%s` is not listed", listed[j]);
    }
}

static void run_again(char *rest)
{
    (void)rest;
    memcpy(t.state, t.first, t.game->ops->state_size);
}

/* Nobody does anything and chance brings whatever it may, until the next turn begins. */
static void run_next_turn(char *rest)
{
    (void)rest;
    const int turn = t.rules->turn();
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    for (int i = 0; i < 1000 && (t.rules->turn() == turn || t.rules->turn() == 0); i++) {
        const int who = bcg_actor(t.game, t.state);
        if (who == BCG_OVER)
            return;
        const bcg_action a = who == BCG_CHANCE ? t.game->ops->chance(t.game, t.state, &r)
                                               : t.rules->idle(list, list_legal(who));
        t.game->ops->apply(t.game, t.state, who, a, NULL);
    }
}

const command playing_commands[] = {
    {"do", run_do},       {"allow", run_allow},         {"refuse", run_refuse}, {"list", run_list},
    {"again", run_again}, {"next-turn", run_next_turn}, {NULL, NULL},
};
