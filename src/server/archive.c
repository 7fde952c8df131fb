#include "server/archive.h"

#include "session/redact.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct reading {
    bcg_archived *out;
    const bcg_game_source *games;
    int rules; /* version of the rules in this program; 0: the setup does not name a known ruleset
                */
} reading;

static bool read_game(void *context, const bcg_stored_game *g)
{
    reading *r = context;
    bcg_archived *a = r->out;
    a->game = *g;
    a->game.title = a->game.rules = a->game.setup = NULL;
    a->game.result = a->game.score = a->game.lobby = NULL;
    a->over = g->result != NULL;
    a->state = BCG_ARCHIVE_GOOD;
    snprintf(a->rules, sizeof a->rules, "%s", g->rules);
    snprintf(a->result, sizeof a->result, "%s", g->result ? g->result : "");
    const size_t size = strlen(g->setup);
    const bcg_ops *ops = bcg_session_save_ops(r->games->rulesets, g->setup, size);
    r->rules = ops ? ops->rules : 0;
    a->session = bcg_session_load(g->setup, size, r->games, a->why);
    if (a->session == NULL)
        a->state = ops ? BCG_ARCHIVE_OLDER : BCG_ARCHIVE_DAMAGED;
    return false;
}

/* A missing entry is damage, whatever the rules. */
static bool read_entry(void *context, int version, const char *text)
{
    bcg_archived *a = context;
    if (version != bcg_session_version(a->session) + 1) {
        snprintf(a->why, sizeof a->why, "entry %d is missing", bcg_session_version(a->session) + 1);
        a->state = BCG_ARCHIVE_DAMAGED;
    } else if (!bcg_session_restore(a->session, text)) {
        snprintf(a->why, sizeof a->why, "entry %d does not fit the rules: %.150s", version, text);
        a->state = BCG_ARCHIVE_OLDER;
    }
    return a->state == BCG_ARCHIVE_GOOD;
}

static bool read_answer(void *context, int seat, const char *text)
{
    bcg_archived *a = context;
    if (seat >= BCG_STANDING ? bcg_session_restore_standing(a->session, seat - BCG_STANDING, text)
                             : bcg_session_restore_answer(a->session, text))
        return true;
    snprintf(a->why, sizeof a->why, "the answer of seat %d does not fit: %.150s", seat, text);
    a->state = BCG_ARCHIVE_OLDER;
    return false;
}

/* All entries fit: are they complete, and do they lead to the stored result? */
static void check_end(const reading *r)
{
    bcg_archived *a = r->out;
    const int version = bcg_session_version(a->session);
    const char *result = bcg_session_result_word(a->session);
    result = result ? result : "open";
    if (version != a->game.version) {
        snprintf(a->why, sizeof a->why, "it has %d entries and not %d", version, a->game.version);
        a->state = BCG_ARCHIVE_DAMAGED;
    } else if (a->over && strcmp(result, a->result) != 0) {
        snprintf(a->why, sizeof a->why, "its result is `%s`, and `%s` is kept", result, a->result);
        a->state = BCG_ARCHIVE_OLDER;
    }
}

/* Older rules explain entries that do not fit; the same rules do not. A game of newer rules is not
 * opened at all: even if its entries happened to fit, it would go on by the wrong rules. */
static void judge(const reading *r)
{
    bcg_archived *a = r->out;
    if (r->rules && a->game.rules_version > r->rules) {
        snprintf(a->why, sizeof a->why, "it is played by rules %d; this program plays rules %d",
                 a->game.rules_version, r->rules);
        a->state = BCG_ARCHIVE_NEWER;
    } else if (a->state == BCG_ARCHIVE_OLDER && a->game.rules_version == r->rules)
        a->state = BCG_ARCHIVE_DAMAGED;
}

void bcg_archive_open(bcg_store *store, const char *id, const bcg_game_source *games,
                      bcg_archived *out)
{
    reading r = {.out = out, .games = games};
    *out = (bcg_archived){.state = BCG_ARCHIVE_NONE, .why = "there is no such game"};
    bool read = bcg_store_game(store, id, read_game, &r);
    if (read && out->session)
        read = bcg_store_entries(store, id, read_entry, out);
    if (read && out->session && out->state == BCG_ARCHIVE_GOOD)
        read = bcg_store_answers(store, id, read_answer, out);
    if (!read) {
        snprintf(out->why, sizeof out->why, "%s", bcg_store_why(store));
        out->state = BCG_ARCHIVE_UNREAD;
    } else if (out->state != BCG_ARCHIVE_NONE) {
        if (out->state == BCG_ARCHIVE_GOOD)
            check_end(&r);
        judge(&r);
    }
    if (out->state != BCG_ARCHIVE_GOOD && out->state != BCG_ARCHIVE_OLDER) {
        bcg_session_free(out->session);
        out->session = NULL;
    }
}

/* -- replays ------------------------------------------------------------------------------------
 */

typedef struct remainder {
    FILE *out;
    int from; /* the first version that is not told yet */
} remainder;

/* `act american 17 pass` as a comment, without the id of the request. */
static bool tell_entry(void *context, int version, const char *text)
{
    const remainder *r = context;
    bcg_span rest = {text, strlen(text), 1, 1}, kind, who, id;
    if (version < r->from || !bcg_span_word(&rest, &kind) || !bcg_span_word(&rest, &who) ||
        !bcg_span_word(&rest, &id))
        return true;
    rest = bcg_span_trim(rest);
    if (bcg_span_is(kind, "act"))
        fprintf(r->out, "# %.*s %.*s\n", (int)who.len, who.at, (int)rest.len, rest.at);
    else
        fprintf(r->out, "# %.*s: %.*s\n", (int)who.len, who.at, (int)kind.len, kind.at);
    return true;
}

/* The part that fits, its last line put behind all that does not. */
static char *add_remainder(bcg_store *store, const bcg_archived *a, const char *part)
{
    char *text = NULL;
    size_t size;
    const char *end = strstr(part, "\nresult ");
    while (end && strstr(end + 1, "\nresult "))
        end = strstr(end + 1, "\nresult ");
    remainder r = {.out = end ? open_memstream(&text, &size) : NULL,
                   .from = bcg_session_version(a->session) + 1};
    if (r.out == NULL)
        return NULL;
    fprintf(
        r.out,
        "%.*s\n# What follows was played by rules %d, and does not fit those of this program.\n",
        (int)(end - part), part, a->game.rules_version);
    const bool read = bcg_store_entries(store, a->game.id, tell_entry, &r);
    fprintf(r.out, "# result %s%s", a->result, end);
    if (fclose(r.out) == 0 && read)
        return text;
    free(text);
    return NULL;
}

char *bcg_archive_replay(bcg_store *store, const bcg_archived *a)
{
    if (a->session == NULL || a->state == BCG_ARCHIVE_GOOD)
        return a->session ? bcg_redact_replay(a->session) : NULL;
    char *part = bcg_redact_part_of_replay(a->session),
         *text = a->over && part ? add_remainder(store, a, part) : NULL;
    free(part);
    return text;
}
