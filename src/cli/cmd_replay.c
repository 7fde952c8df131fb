/* `bocage replay`: step through a recorded game, or verify it. */
#include "cli/story.h"
#include "cli/what.h"

#include <stdlib.h>

enum { MOST_EVENTS = 256 }; /* of one action: orders for a whole army */

static void print_step(const memoir_replay *r)
{
    printf("%-5d %-6s ", r->state.ply, actor_word(r->actor));
    print_action(&r->game, r->action);
    printf("\n");
    for (int i = 0; i < r->log->count; i++) {
        printf("             ");
        tell_event(stdout, &r->game, &r->log->events[i]);
        printf("\n");
    }
}

static void json_step(const memoir_replay *r)
{
    printf("{\"ply\":%d,\"actor\":\"%s\",\"action\":", r->state.ply, actor_word(r->actor));
    json_action(stdout, &r->game, r->action);
    printf(",\"events\":[");
    for (int i = 0; i < r->log->count; i++) {
        printf("%s", i ? "," : "");
        json_event(stdout, &r->game, &r->log->events[i]);
    }
    printf("]}\n");
}

static const char *result_word(const memoir_state *s)
{
    return s->result ? memoir_result_words.word[s->result - 1] : "open";
}

/* The last line: how it ended. */
static void print_end(const char *path, const memoir_state *s, bool verify, bool json)
{
    if (json)
        printf("{\"ok\":true,\"plies\":%d,\"turns\":%d,\"result\":\"%s\"}\n", s->ply, s->turn,
               result_word(s));
    else if (verify)
        printf("%s: ok, %d actions, result %s\n", path, s->ply, result_word(s));
    else
        printf("result %s\n", result_word(s));
}

/* Without --verify each action is printed; every line is verified either way. */
static bool play(opened_replay *r, const char *path, bool verify, bool json)
{
    static bcg_event events[MOST_EVENTS];
    bcg_log log;
    r->replay.log = &log;
    for (;;) {
        bcg_log_init(&log, events, MOST_EVENTS);
        switch (memoir_replay_step(&r->replay, &r->problems.all)) {
        case BCG_REPLAY_ACTION:
            if (!verify)
                (json ? json_step : print_step)(&r->replay);
            break;
        case BCG_REPLAY_RESULT:
            print_end(path, &r->replay.state, verify, json);
            return true;
        default:
            fflush(stdout); /* what went well comes first */
            print_problems(path, &r->problems);
            return false;
        }
    }
}

int cmd_replay(int argc, char **argv)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"verify", no_argument, NULL, 'v'}, {0}};
    bool json = false, verify = false;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'v')
            verify = true;
        else
            return wrong_option("replay", argv, option);
    }
    if (argc - optind != 1)
        return wrong_usage("replay", "name one replay");
    const char *path = argv[optind];
    opened_replay *r = open_replay(path);
    if (r == NULL)
        return EXIT_NO;
    const bool ok = play(r, path, verify, json);
    free_replay(r);
    return finish_output(stdout, "replay", ok ? EXIT_YES : EXIT_NO);
}
