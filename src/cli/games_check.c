/* `bocage games check`: is everything there and consistent? For server operators, and before
 * another version of the program takes over the games. */
#include "cli/games.h"

#include "cli/cli.h"

#include "server/archive.h"
#include "server/prepared_cache.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PROGRESS_EVERY = 100 }; /* games */

typedef struct checking {
    const bcg_ruleset *rulesets;
    bcg_store *store;
    bcg_prepared_cache *prepared;
    bool json;
    char (*ids)[BCG_GAME_ID];
    int count, capacity;
    int told;                        /* lines printed */
    int fit, onward, closed, damage; /* numbers of games; damage: also of the database */
    bool failed;
} checking;

/* -- reporting -------------------------------------------------------------------------------- */

static void tell(checking *c, const char *game, const char *what, const char *text)
{
    if (c->json) {
        printf("%s\n  {\"game\":", c->told++ ? "," : "");
        if (game)
            json_quoted(stdout, game);
        else
            printf("null");
        printf(",\"what\":\"%s\",\"text\":", what);
        json_quoted(stdout, text);
        printf("}");
    } else
        printf("%s: %s: %s\n", game ? game : "the database", what, text);
}

static void tell_fault(void *context, const char *text)
{
    checking *c = context;
    c->damage++;
    tell(c, NULL, "damaged", text);
}

static void tell_progress(const checking *c, int done)
{
    if (isatty(STDERR_FILENO) && (done % PROGRESS_EVERY == 0 || done == c->count))
        fprintf(stderr, "\r%d of %d games%s", done, c->count, done == c->count ? "\r\x1b[K" : "");
}

/* -- games ------------------------------------------------------------------------------------ */

static bool add_id(void *context, const bcg_stored_game *g)
{
    checking *c = context;
    if (c->count == c->capacity) {
        const int capacity = c->capacity ? 2 * c->capacity : 256;
        char(*ids)[BCG_GAME_ID] = realloc(c->ids, (size_t)capacity * sizeof *c->ids);
        if (ids == NULL) {
            c->failed = true;
            return false;
        }
        c->ids = ids;
        c->capacity = capacity;
    }
    memcpy(c->ids[c->count++], g->id, BCG_GAME_ID);
    return true;
}

static bcg_prepared *prepare(void *context, const char *text, size_t size, const char *edition,
                             const char *options, char why[BCG_WHY])
{
    const checking *c = context;
    return bcg_prepared_cache_open(c->prepared, c->rulesets, text, size, edition, options, why);
}

/* A game that may have to continue from its snapshot one day. */
typedef struct snapshot {
    checking *c;
    const bcg_archived *a;
    char why[BCG_WHY]; /* what is wrong with it; empty: nothing */
} snapshot;

static bool look_at_snapshot(void *context, int version, const char *text)
{
    snapshot *s = context;
    const bcg_prepared *prepared = bcg_session_prepared(s->a->session);
    char why[BCG_WHY];
    if (version > s->a->game.version) {
        snprintf(s->why, sizeof s->why, "its snapshot is of entry %d, which is not there", version);
        return false;
    }
    bcg_prepared *opened = prepare(s->c, text, strlen(text), prepared->edition, prepared->options,
                                   why);
    if (opened == NULL)
        snprintf(s->why, sizeof s->why, "its snapshot cannot be read: %.200s", why);
    bcg_prepared_release(opened);
    return false;
}

static void check_good(checking *c, const bcg_archived *a)
{
    snapshot s = {.c = c, .a = a};
    if (!bcg_store_snapshot(c->store, a->game.id, look_at_snapshot, &s))
        snprintf(s.why, sizeof s.why, "%s", bcg_store_why(c->store));
    if (s.why[0]) {
        c->damage++;
        tell(c, a->game.id, "damaged", s.why);
    } else
        c->fit++;
}

/* Reports a game played under older rules that does not fit the current ones. */
static void tell_older(checking *c, const bcg_archived *a)
{
    char text[2 * BCG_WHY];
    const bool onward = !a->over && a->session;
    snprintf(text, sizeof text, "%s (it was played by rules %d): %s", a->why, a->game.rules_version,
             onward    ? "it goes on from an earlier point"
             : a->over ? "it is over, and only its replay can be had, with comments from there on"
                       : "it cannot go on");
    c->onward += onward;
    c->closed += !onward;
    tell(c, a->game.id, onward ? "onward" : "closed", text);
}

static void check_game(checking *c, const char *id)
{
    bcg_archived a;
    const bcg_game_source games = {c->rulesets, prepare, c};
    bcg_archive_open(c->store, id, &games, &a);
    switch (a.state) {
    case BCG_ARCHIVE_GOOD:
        check_good(c, &a);
        break;
    case BCG_ARCHIVE_OLDER:
        tell_older(c, &a);
        break;
    default:
        c->damage++;
        tell(c, id,
             a.state == BCG_ARCHIVE_NEWER    ? "newer"
             : a.state == BCG_ARCHIVE_UNREAD ? "not read"
                                             : "damaged",
             a.why);
    }
    bcg_session_free(a.session);
}

/* -- everything ------------------------------------------------------------------------------- */

static void print_summary(const checking *c)
{
    if (c->json)
        printf("%s],\"games\":%d,\"fit\":%d,\"onward\":%d,\"closed\":%d,\"damaged\":%d}\n",
               c->told ? "\n" : "", c->count, c->fit, c->onward, c->closed, c->damage);
    else
        printf("%d games: %d fit, %d go on from an earlier point, %d cannot be shown any more; "
               "%d faults\n",
               c->count, c->fit, c->onward, c->closed, c->damage);
}

int check_games(const bcg_ruleset *rulesets, bcg_store *store, const char *db, bool json)
{
    checking c = {
        .rulesets = rulesets, .store = store, .prepared = bcg_prepared_cache_new(), .json = json};
    if (c.prepared == NULL) {
        complain("games", "not enough memory");
        return EXIT_CANNOT;
    }
    if (json)
        printf("{\"faults\":[");
    bool read = bcg_store_verify(store, tell_fault, &c);
    read = bcg_store_games(store, add_id, &c) && read;
    for (int i = 0; i < c.count; i++) {
        check_game(&c, c.ids[i]);
        tell_progress(&c, i + 1);
    }
    print_summary(&c);
    if (!read)
        complain(db, "%s", bcg_store_why(store));
    else if (c.failed)
        complain("games", "not enough memory");
    free(c.ids);
    bcg_prepared_cache_free(c.prepared);
    return finish_output(stdout, "games",
                         !read || c.failed ? EXIT_CANNOT
                         : c.damage        ? EXIT_NO
                                           : EXIT_YES);
}
