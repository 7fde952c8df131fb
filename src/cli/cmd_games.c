/* `bocage games`: the games a server stores, for its operator. */
#include "cli/cli.h"
#include "cli/games.h"

#include "server/archive.h"
#include "session/redact.h"

#include <getopt.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct games_request {
    const bcg_ruleset *rulesets;
    char db[PATH_SIZE];
    const char *output;
    bool json;
} games_request;

/* -- the list --------------------------------------------------------------------------------- */

typedef struct listing {
    bool json;
    int count;
} listing;

static void format_time(int64_t when, char out[32])
{
    const time_t t = (time_t)when;
    struct tm tm;
    gmtime_r(&t, &tm);
    strftime(out, 32, "%Y-%m-%dT%H:%M:%SZ", &tm);
}

static bool list_game(void *context, const bcg_stored_game *g)
{
    listing *l = context;
    char made[32], changed[32];
    format_time(g->made, made);
    format_time(g->changed, changed);
    if (!l->json) {
        printf("%-22s  %s  %-6s  %5d  %s\n", g->id, changed, g->result ? g->result : "open",
               g->version, g->title);
        l->count++;
        return true;
    }
    printf("%s\n  {\"id\":", l->count++ ? "," : "");
    json_quoted(stdout, g->id);
    printf(",\"title\":");
    json_quoted(stdout, g->title);
    printf(",\"made\":\"%s\",\"changed\":\"%s\",\"version\":%d,\"rules\":", made, changed,
           g->version);
    json_quoted(stdout, g->rules);
    printf(",\"rules_version\":%d,\"result\":", g->rules_version);
    if (g->result)
        json_quoted(stdout, g->result);
    else
        printf("null");
    printf(",\"match\":");
    json_quoted(stdout, g->match);
    printf(",\"round\":%d}", g->round);
    return true;
}

static int list_games(bcg_store *store, const games_request *r)
{
    listing l = {.json = r->json};
    if (r->json)
        printf("[");
    const bool ok = bcg_store_games(store, list_game, &l);
    if (r->json)
        printf("%s]\n", l.count ? "\n" : "");
    else if (ok && l.count == 0)
        printf("no games\n");
    if (!ok) {
        complain(r->db, "%s", bcg_store_why(store));
        return EXIT_CANNOT;
    }
    return finish_output(stdout, "games", EXIT_YES);
}

/* -- one game --------------------------------------------------------------------------------- */

static int export_game(const bcg_ruleset *rulesets, bcg_store *store, const games_request *r,
                       const char *id)
{
    bcg_archived a = {.session = NULL};
    const bcg_game_source games = {.rulesets = rulesets};
    bcg_archive_open(store, id, &games, &a);
    const bool older = a.state == BCG_ARCHIVE_OLDER && a.session;
    if (older)
        complain(id, "%s; it was played by rules %d, this program plays rules %d%s", a.why,
                 a.game.rules_version, bcg_session_prepared(a.session)->ruleset->ops->rules,
                 a.over ? ": from there on its replay has comments only" : "");
    else if (a.state != BCG_ARCHIVE_GOOD)
        complain(id, "%s", a.why);
    if (a.state != BCG_ARCHIVE_GOOD && !(older && a.over)) {
        bcg_session_free(a.session);
        return a.state == BCG_ARCHIVE_UNREAD ? EXIT_CANNOT : EXIT_NO;
    }
    const bool over = a.over || bcg_session_actor(a.session) == BCG_OVER;
    char *text = over ? bcg_archive_replay(store, &a) : bcg_session_save(a.session);
    bcg_session_free(a.session);
    if (text == NULL) {
        complain("games", "not enough memory");
        return EXIT_CANNOT;
    }
    const int status = write_output("games", r->output, text, strlen(text));
    free(text);
    return status;
}

static bool is_there(void *context, const bcg_stored_game *g)
{
    (void)g;
    *(bool *)context = true;
    return false;
}

static int delete_games(bcg_store *store, const games_request *r, char **ids, int count)
{
    int status = EXIT_YES;
    for (int i = 0; i < count; i++) {
        bool found = false;
        if (!bcg_store_game(store, ids[i], is_there, &found) ||
            (found && !(bcg_store_delete(store, ids[i]) && bcg_store_commit(store)))) {
            complain(r->db, "%s", bcg_store_why(store));
            return EXIT_CANNOT;
        }
        if (!found) {
            complain(ids[i], "there is no such game");
            status = EXIT_NO;
        }
    }
    return status;
}

/* A copy of all games, made while a server keeps running. */
static int backup_games(bcg_store *store, const char *to)
{
    if (bcg_store_copy(store, to))
        return EXIT_YES;
    complain("games", "%s", bcg_store_why(store));
    return EXIT_CANNOT;
}

/* -- the command ------------------------------------------------------------------------------ */

static int run(const games_request *r, char **words, int count)
{
    char why[BCG_STORE_WHY];
    if (strchr(r->db, ':') == NULL && access(r->db, F_OK) != 0) {
        complain(r->db, "there is no such database");
        return EXIT_NO;
    }
    const char *what = count > 0 ? words[0] : "";
    const bool writes = strcmp(what, "delete") == 0; /* otherwise the database is not modified */
    bcg_store *store = writes ? bcg_store_open(r->db, why) : bcg_store_look(r->db, why);
    if (store == NULL) {
        complain(r->db, "%s", why);
        return EXIT_CANNOT;
    }
    const int status = count == 0                    ? list_games(store, r)
                       : strcmp(what, "export") == 0 ? export_game(r->rulesets, store, r, words[1])
                       : strcmp(what, "check") == 0
                           ? check_games(r->rulesets, store, r->db, r->json)
                       : strcmp(what, "backup") == 0 ? backup_games(store, words[1])
                                                     : delete_games(store, r, words + 1, count - 1);
    bcg_store_close(store);
    return status;
}

/* Is this a known subcommand with the right number of words? False after a message. */
static bool is_understood(char **words, int count)
{
    static const struct {
        const char *word, *takes;
        int least, most; /* words after it */
    } all[] = {{"export", "the id of one game", 1, 1},
               {"delete", "the id of a game", 1, 1 << 20},
               {"check", "nothing more", 0, 0},
               {"backup", "the name of one file", 1, 1}};
    if (count == 0)
        return true;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(words[0], all[i].word) == 0) {
            if (count - 1 >= all[i].least && count - 1 <= all[i].most)
                return true;
            wrong_usage("games", "%s takes %s", words[0], all[i].takes);
            return false;
        }
    wrong_usage("games", "`%s` is neither export, delete, check nor backup", words[0]);
    return false;
}

int cmd_games(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"db", required_argument, NULL, 'd'},
                                            {"output", required_argument, NULL, 'o'},
                                            {"json", no_argument, NULL, 'j'},
                                            {0}};
    games_request r = {.rulesets = rulesets};
    int option;
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        if (option == 'd')
            snprintf(r.db, sizeof r.db, "%s", optarg);
        else if (option == 'o')
            r.output = optarg;
        else if (option == 'j')
            r.json = true;
        else
            return wrong_option("games", argv, option);
    }
    char **words = argv + optind;
    const int count = argc - optind;
    if (!is_understood(words, count))
        return EXIT_USAGE;
    if (r.db[0] == '\0' && !find_usual_games(r.db))
        return EXIT_CANNOT;
    if (sodium_init() < 0)
        return EXIT_CANNOT;
    return run(&r, words, count);
}
