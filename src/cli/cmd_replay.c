/* `bocage replay`: step through a recorded game, or verify it. */
#include "cli/what.h"

#include "session/fair.h"
#include "session/ruleset_json.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_EVENTS = 256 }; /* per action: orders for a whole army */

/* -- fair dice -------------------------------------------------------------------------------- */

/* The source of the dice and cards of a played game (docs/protocol.md). */
typedef struct promise {
    bool given; /* the replay contains its seed */
    bool table; /* real dice were rolled: only cards can be reproduced */
    bcg_fair fair;
    uint64_t results;
} promise;

/* Reports one more thing that is wrong with the replay. */
static bool broken(opened_replay *r, bcg_span where, const char *text)
{
    bcg_error(&r->problems.all, where, SCN_WRONG_RESULT, "%s", text);
    return false;
}

static bool read_nonces(opened_replay *r, bcg_fair *f)
{
    bcg_span rest = r->replay.header.nonces, word;
    while (bcg_span_word(&rest, &word)) {
        if (f->seats == BCG_MAX_SEATS)
            return broken(r, word, "there are more nonces than seats");
        bcg_nonce *n = &f->nonce[f->seats++];
        n->len = (uint8_t)(bcg_span_is(word, "-") ? 0 : word.len / 2);
        if (word.len > (size_t)2 * BCG_NONCE ||
            (n->len && !bcg_base16_read(word.at, word.len, n->bytes, n->len)))
            return broken(r, word, "this is no nonce: up to 64 hexadecimal digits, or `-`");
    }
    return true;
}

/* Does the seed match the commitment? */
static bool read_promise(opened_replay *r, promise *p)
{
    const bcg_replay_header *h = &r->replay.header;
    char commitment[BCG_SEED_HEX];
    p->given = h->seed.len > 0 && h->commitment.len > 0;
    p->table = bcg_span_is(h->dice, "table");
    if (!p->given)
        return true;
    if (!bcg_base16_read(h->seed.at, h->seed.len, p->fair.seed, BCG_SEED))
        return broken(r, h->seed, "this is no seed: 64 hexadecimal digits");
    bcg_fair_commitment(p->fair.seed, commitment);
    if (!bcg_span_is(h->commitment, commitment))
        return broken(r, h->commitment, "this is not the commitment to the seed");
    return read_nonces(r, &p->fair);
}

/* Is the result of chance that was just replayed the one given by the seed? */
static bool keeps_promise(opened_replay *r, promise *p, const void *before)
{
    const bcg_game_replay *replay = &r->replay;
    const bcg_game *g = replay->prepared->game;
    bcg_rng rng;
    if (!p->given || replay->actor != BCG_CHANCE)
        return true;
    p->results++;
    if (p->table && replay->prepared->ruleset->notation->rolls_dice(replay->prepared, before))
        return true;
    bcg_fair_result(&p->fair, p->results, &rng);
    return g->ops->chance(g, before, &rng) == replay->action ||
           broken(r, replay->last.action, "the seed gives another result here");
}

/* -- steps ------------------------------------------------------------------------------------ */

static void print_step(const bcg_game_replay *r)
{
    const bcg_ruleset_tools *tools = r->prepared->ruleset->tools;
    printf("%-5d %-6s ", r->ply, bcg_actor_word(r->prepared, r->actor));
    print_action(r->prepared, r->action);
    printf("\n");
    for (int i = 0; i < r->log->count && tools && tools->event; i++) {
        printf("             ");
        tools->event(stdout, r->prepared, &r->log->events[i]);
        printf("\n");
    }
}

/* As data: {"event":"lost", ...}. */
static void json_event(const bcg_prepared *p, const bcg_event *e)
{
    bcg_json j = {.indent = -1};
    bcg_json_open(&j, '{');
    p->ruleset->json->put_event(p, e, &j);
    bcg_json_close(&j, '}');
    if (!j.failed)
        fwrite(j.text, 1, j.size, stdout);
    bcg_json_free(&j);
}

static void json_step(const bcg_game_replay *r)
{
    printf("{\"ply\":%d,\"actor\":\"%s\",\"action\":", r->ply,
           bcg_actor_word(r->prepared, r->actor));
    json_action(stdout, r->prepared, r->action);
    printf(",\"events\":[");
    for (int i = 0; i < r->log->count && r->prepared->ruleset->json; i++) {
        printf("%s", i ? "," : "");
        json_event(r->prepared, &r->log->events[i]);
    }
    printf("]}\n");
}

/* The last line: how the game ended. */
static void print_end(const char *path, const bcg_game_replay *r, const promise *p, bool verify,
                      bool json)
{
    const bcg_ruleset *ruleset = r->prepared->ruleset;
    const char *result = bcg_state_result_word(r->prepared, r->state);
    const int rules = bcg_replay_rules(&r->header);
    if (json)
        printf("{\"ok\":true,\"plies\":%d,\"turns\":%d,\"result\":\"%s\",\"fair\":%s,"
               "\"rules\":%d,\"plays\":%d}\n",
               r->ply, ruleset->heuristics ? ruleset->heuristics->turn(r->state) : 0, result,
               p->given ? "true" : "null", rules, ruleset->ops->rules);
    else if (verify) {
        printf("%s: ok, %d actions, result %s%s", path, r->ply, result,
               !p->given  ? ""
               : p->table ? "; the cards are those of the seed"
                          : "; dice and cards are those of the seed");
        if (rules != ruleset->ops->rules)
            printf("; recorded under %s rules %d, and the same under rules %d", ruleset->ops->name,
                   rules, ruleset->ops->rules);
        printf("\n");
    } else
        printf("result %s\n", result);
}

/* Without --verify each action is printed; every line is verified either way. `before` has room for
 * a state. */
static bool play(opened_replay *r, const char *path, bool verify, bool json, void *before)
{
    static bcg_event events[MOST_EVENTS];
    static promise p;
    const size_t size = r->replay.prepared->ruleset->ops->state_size;
    bcg_log log;
    r->replay.log = &log;
    bcg_replay_what what = read_promise(r, &p) ? BCG_REPLAY_ACTION : BCG_REPLAY_BAD;
    while (what == BCG_REPLAY_ACTION) {
        memcpy(before, r->replay.state, size);
        bcg_log_init(&log, events, MOST_EVENTS);
        what = bcg_game_replay_step(&r->replay, &r->problems.all);
        if (what == BCG_REPLAY_ACTION && !keeps_promise(r, &p, before))
            what = BCG_REPLAY_BAD;
        if (what == BCG_REPLAY_ACTION && !verify)
            (json ? json_step : print_step)(&r->replay);
    }
    if (what == BCG_REPLAY_RESULT)
        print_end(path, &r->replay, &p, verify, json);
    else {
        fflush(stdout); /* first what was correct */
        print_problems(path, &r->problems);
    }
    return what == BCG_REPLAY_RESULT;
}

int cmd_replay(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"verify", no_argument, NULL, 'v'}, VALUES_OPTION, {0}};
    bool json = false, verify = false;
    const char *values = NULL;
    int option;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == 'j')
            json = true;
        else if (option == 'v')
            verify = true;
        else if (option == 'V')
            values = optarg;
        else
            return wrong_option("replay", argv, option);
    }
    if (argc - optind != 1)
        return wrong_usage("replay", "name one replay");
    const char *path = argv[optind];
    opened_replay *r = open_replay(rulesets, path, values);
    if (r == NULL)
        return EXIT_NO;
    void *before = malloc(r->replay.prepared->ruleset->ops->state_size);
    int status = EXIT_CANNOT;
    if (before)
        status = play(r, path, verify, json, before) ? EXIT_YES : EXIT_NO;
    else
        complain("replay", "not enough memory");
    free(before);
    free_replay(r);
    return finish_output(stdout, "replay", status);
}
