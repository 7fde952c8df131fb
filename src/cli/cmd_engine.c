/* `bocage engine`: the protocol on standard input and output, one JSON object per line. Whoever
 * writes to it speaks for all seats; computer players think here, on the same thread. */
#include "cli/cli.h"

#include "session/think.h"

#include <getopt.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_LIMIT = 1024 * 1024 };

typedef struct engine {
    bcg_host host;
    bcg_session *session;
    bcg_ai *player[BCG_MAX_SEATS];
    bcg_json out;
    int told; /* the version that everybody has been told about */
} engine;

/* -- the host --------------------------------------------------------------------------------- */

static char *find_text(void *context, const char *id, size_t *size)
{
    const engine *e = context;
    return read_scenario_text(e->host.games.rulesets, id, size);
}

static bcg_host host_of(const bcg_ruleset *rulesets)
{
    return (bcg_host){.find_scenario = find_text,
                      .knows_level = bcg_host_knows_level,
                      .make_seed = bcg_host_make_seed,
                      .games = {.rulesets = rulesets}};
}

/* -- output ----------------------------------------------------------------------------------- */

/* Sends a line immediately, since somebody is waiting for it. */
static void send_line(engine *e)
{
    if (e->out.failed)
        bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", &e->out);
    bcg_json_end_line(&e->out);
    fwrite(e->out.text, 1, e->out.size, stdout);
    fflush(stdout);
}

static bool is_person(const engine *e, int seat)
{
    return bcg_session_player(e->session, seat)[0] == '\0';
}

/* Sends updates to all people but the seat that got its answer; without people, to spectators. */
static void tell_others(engine *e, int seat)
{
    bool anybody = false;
    for (int i = 0; i < bcg_session_seats(e->session); i++) {
        if (!is_person(e, i))
            continue;
        anybody = true;
        if (i == seat)
            continue;
        bcg_tell_update(e->session, i, e->told, &e->out);
        send_line(e);
    }
    if (!anybody) {
        bcg_tell_update(e->session, BCG_SPECTATOR, e->told, &e->out);
        send_line(e);
    }
    e->told = bcg_session_version(e->session);
}

/* -- computer players ------------------------------------------------------------------------- */

static void forget_players(engine *e)
{
    for (int i = 0; i < BCG_MAX_SEATS; i++) {
        bcg_ai_free(e->player[i]);
        e->player[i] = NULL;
    }
}

static bcg_action think(engine *e, int seat)
{
    const bcg_prepared *prepared = bcg_session_prepared(e->session);
    const bcg_ai_budget budget = {.nodes = 0};
    void *view = malloc(prepared->ruleset->ops->state_size);
    bcg_action a = 0;
    if (e->player[seat] == NULL)
        e->player[seat] = bcg_think_new(e->session, seat);
    if (view && e->player[seat]) {
        bcg_redact_view(e->session, seat, view);
        a = bcg_ai_choose(e->player[seat], view, seat, &budget).action;
    }
    free(view);
    return a;
}

/* Computer players decide, and windows that people want passed are, until a person has to decide.
 * False if out of memory. */
static bool let_players_decide(engine *e)
{
    int seat;
    bcg_seats passers = 0;
    while ((seat = bcg_session_need(e->session)) >= 0 ||
           (passers = bcg_session_passers(e->session)) != 0) {
        if ((seat >= 0 ? bcg_session_act(e->session, seat, think(e, seat), "", -1)
                       : bcg_session_pass(e->session, bcg_first_actor(passers))) != BCG_OK)
            return false;
        if (bcg_session_version(e->session) > e->told) /* otherwise others still have to answer */
            tell_others(e, -1);
    }
    return true;
}

/* -- requests --------------------------------------------------------------------------------- */

static void give_hint(engine *e, const bcg_request *r, int seat)
{
    bcg_prepared *prepared = bcg_session_setup(e->session)->prepared;
    const bcg_ai_budget budget = {.threads = 1};
    bcg_action plan[BCG_PLAN_STEPS];
    bcg_advice advice;
    void *view = malloc(prepared->ruleset->ops->state_size);
    bool ok = view != NULL;
    if (ok) {
        bcg_redact_view(e->session, seat, view);
        ok = bcg_think_hint(prepared, view, seat, r->level, r->nodes, &budget, plan, &advice);
        advice.version = bcg_session_version(e->session);
    }
    if (ok)
        bcg_answer_hint(e->session, advice.version, r, &advice, &e->out);
    else
        bcg_refuse(r, "BCG_NO_MEMORY", "there is not enough memory", &e->out);
    free(view);
}

/* False if the engine cannot continue. */
static bool answer_line(engine *e, const char *line, size_t size)
{
    const bcg_permissions client = {.seats = BCG_ALL_SEATS, .host = true};
    bcg_request r;
    const bcg_reply reply = bcg_answer(&e->session, &e->host, client, line, size, &r, &e->out);
    if (reply.outcome == BCG_THINK)
        give_hint(e, &r, reply.seat);
    send_line(e);
    bcg_request_free(&r);
    if (reply.outcome == BCG_REPLACED) {
        forget_players(e);
        e->told = bcg_session_version(e->session);
    }
    if (reply.outcome == BCG_CHANGED)
        tell_others(e, reply.seat);
    return reply.outcome == BCG_ANSWERED || reply.outcome == BCG_THINK || let_players_decide(e);
}

/* Reads one line without its end; returns its size, or -1 at the end of the input. Anything beyond
 * the limit is read and dropped, and the size shows it. */
static long read_line(char *line)
{
    long size = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (size < LINE_LIMIT)
            line[size] = (char)c;
        size++;
    }
    return c == EOF && size == 0 ? -1 : size;
}

static int run(engine *e, char *line)
{
    long size;
    while ((size = read_line(line)) >= 0) {
        if (size > LINE_LIMIT) {
            bcg_refuse(NULL, "BAD_REQUEST", "the line is longer than a megabyte", &e->out);
            send_line(e);
        } else if (size > 0 && !answer_line(e, line, (size_t)size)) {
            complain("engine", "not enough memory");
            return EXIT_CANNOT;
        }
    }
    return finish_output(stdout, "engine", EXIT_YES);
}

int cmd_engine(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{0}};
    engine e = {.host = host_of(rulesets)};
    e.host.context = &e;
    int option, status = EXIT_CANNOT;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        return wrong_option("engine", argv, option);
    if (optind < argc)
        return wrong_usage("engine", "it takes no arguments; requests come on standard input");
    char *line = malloc(LINE_LIMIT);
    if (line && sodium_init() >= 0)
        status = run(&e, line);
    else
        complain("engine", "not enough memory");
    forget_players(&e);
    bcg_session_free(e.session);
    bcg_json_free(&e.out);
    free(line);
    return status;
}
