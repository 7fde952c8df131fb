/* `bocage bench --fingerprint`: one number for everything that the engine and the computer players
 * do.
 *
 * Games are played from fixed seeds, and what happens in them is folded into a hash: every legal
 * list, every roll and draw, positions, guesses, and what each level decides with a fixed number of
 * nodes. Actions are included as text and positions as the hash used in replays, so the number does
 * not depend on their layout in memory, nor on compiler, build type or machine: a refactoring keeps
 * it, a change of behaviour changes it (tests/fingerprint.sh). */
#include "cli/bench.h"

#include "ai/ai.h"

#include <stdlib.h>
#include <string.h>

enum {
    SEED = 1944,
    GAMES = 2,           /* random ones of each battle and edition */
    MOST_ACTIONS = 4000, /* of such a game */
    LOOK_EVERY = 16,     /* actions between looks at the position and a guess of it */
    MIDDLE = 150,        /* random actions before the computer players start */
    TURNS = 2,           /* of each level, in each battle and edition of its list */
    NODES = 1500,        /* per turn, at most */
    TEXT = 256
};

/* -- one game --------------------------------------------------------------------------------- */

typedef struct subject {
    bcg_prepared *prepared;
    const bcg_game *game;
    void *scratch; /* for hashes */
    /* working memory */
    void *state, *view, *guess;
    bcg_action *actions;
    uint64_t sum;
} subject;

/* FNV-1a, lowest byte first on every machine. */
static uint64_t fold_number(uint64_t sum, uint64_t value)
{
    for (int i = 0; i < 8; i++)
        sum = (sum ^ (value >> (8 * i) & 0xff)) * UINT64_C(0x100000001b3);
    return sum;
}

static void fold(subject *x, uint64_t value)
{
    x->sum = fold_number(x->sum, value);
}

static void fold_action(subject *x, bcg_action a)
{
    char text[TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    x->prepared->ruleset->notation->write_action(x->prepared, a, &w);
    fold(x, bcg_text_hash(w.text, w.size));
}

/* The legal actions of a seat; returns how many. */
static int fold_list(subject *x, int seat)
{
    const bcg_ops *ops = x->game->ops;
    const int count = ops->legal(x->game, x->state, seat, x->actions, ops->max_actions);
    fold(x, (uint64_t)count);
    for (int i = 0; i < count; i++)
        fold_action(x, x->actions[i]);
    return count;
}

static uint64_t hash_of(const subject *x, const void *state)
{
    return x->prepared->ruleset->notation->hash(x->prepared, state, x->scratch);
}

/* The position, and a guess from each seat's view. */
static void fold_position(subject *x, bcg_rng *r)
{
    const bcg_ops *ops = x->game->ops;
    fold(x, hash_of(x, x->state));
    for (int seat = 0; seat < ops->seats(x->game); seat++) {
        ops->view(x->game, x->state, seat, x->view);
        ops->guess(x->game, x->view, r, x->guess);
        fold(x, hash_of(x, x->guess));
        fold(x, (uint64_t)ops->result(x->game, x->state, seat));
    }
}

/* One action of chance or of a player who decides at random. */
static void random_step(subject *x, int actor, bcg_rng *r)
{
    const bcg_ops *ops = x->game->ops;
    bcg_action a;
    if (actor == BCG_CHANCE)
        a = ops->chance(x->game, x->state, r);
    else
        a = x->actions[bcg_rng_below(r, (uint32_t)fold_list(x, actor))];
    fold(x, (uint64_t)(int64_t)actor);
    fold_action(x, a);
    ops->apply(x->game, x->state, actor, a, NULL);
}

static void play_at_random(subject *x, uint64_t seed, int most)
{
    const bcg_ops *ops = x->game->ops;
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    ops->begin(x->game, x->state);
    for (int n = 0, actor; n < most && (actor = bcg_actor(x->game, x->state)) != BCG_OVER; n++) {
        if (n % LOOK_EVERY == 0)
            fold_position(x, &r);
        random_step(x, actor, &r);
    }
    fold_position(x, &r);
}

static void fold_answer(subject *x, const bcg_ai_answer *a)
{
    const int figures[] = {a->steps, a->trials, a->chance, a->lead, a->gain, a->risk};
    fold_action(x, a->action);
    fold(x, a->nodes);
    for (size_t i = 0; i < sizeof figures / sizeof figures[0]; i++)
        fold(x, (uint64_t)(int64_t)figures[i]);
}

/* The level's row: small differences would not show in a few turns. */
static void fold_level(subject *x, const bcg_ai_level *level)
{
    fold(x, bcg_text_hash(level->name, strlen(level->name)));
    fold(x, level->nodes);
    fold(x, (uint64_t)(int64_t)level->noise);
    fold(x, (uint64_t)(int64_t)level->horizon);
}

/* A level plays all seats for some turns of mid-battle. */
static bool play_level(subject *x, const bcg_ai_level *level)
{
    const bcg_ops *ops = x->game->ops;
    int (*turn)(const void *) = x->prepared->ruleset->heuristics->turn;
    const bcg_ai_budget budget = {.nodes = level->nodes < NODES ? level->nodes : NODES};
    bcg_ai *ai = bcg_prepared_player(x->prepared, level, SEED);
    if (!ai)
        return false;
    bcg_rng r;
    fold_level(x, level);
    play_at_random(x, SEED, MIDDLE);
    bcg_rng_seed(&r, SEED);
    const int last = turn(x->state) + TURNS;
    for (int actor; (actor = bcg_actor(x->game, x->state)) != BCG_OVER && turn(x->state) < last;) {
        if (actor == BCG_CHANCE) {
            ops->apply(x->game, x->state, BCG_CHANCE, ops->chance(x->game, x->state, &r), NULL);
            continue;
        }
        ops->view(x->game, x->state, actor, x->view);
        const bcg_ai_answer answer = bcg_ai_choose(ai, x->view, actor, &budget);
        fold_answer(x, &answer);
        ops->apply(x->game, x->state, actor, answer.action, NULL);
    }
    fold_position(x, &r);
    bcg_ai_free(ai);
    return true;
}

/* Everything for one game. False if out of memory. */
static bool examine(bcg_prepared *prepared, bool levels, uint64_t *sum)
{
    const bcg_ops *ops = prepared->game->ops;
    subject x = {.prepared = prepared, .game = prepared->game, .sum = *sum};
    x.scratch = malloc(prepared->ruleset->notation->hash_scratch);
    x.state = malloc(ops->state_size);
    x.view = malloc(ops->state_size);
    x.guess = malloc(ops->state_size);
    x.actions = malloc((size_t)ops->max_actions * sizeof *x.actions);
    bool done = x.scratch && x.state && x.view && x.guess && x.actions;
    for (int i = 0; done && i < GAMES; i++)
        play_at_random(&x, SEED + (uint64_t)i, MOST_ACTIONS);
    for (const bcg_ai_level *l = prepared->ruleset->levels; done && levels && l->name; l++)
        done = play_level(&x, l);
    free(x.actions);
    free(x.guess);
    free(x.view);
    free(x.state);
    free(x.scratch);
    *sum = x.sum;
    return done;
}

/* -- battles ---------------------------------------------------------------------------------- */

/* One battle in every edition. False if out of memory. */
static bool examine_battle(const loaded_scenario *d, bool levels, uint64_t *sum)
{
    const char *editions[MOST_WORDS] = {NULL};
    const int listed = list_editions(d->ruleset, editions), count = listed ? listed : 1;
    bool done = true;
    for (int i = 0; done && i < count; i++) {
        bcg_problems ignored;
        bcg_problems_init(&ignored, NULL, 0);
        bcg_prepared *p = d->ruleset->notation->prepare(d->ruleset, d->data, editions[i], "",
                                                        &ignored);
        *sum = fold_number(*sum, p != NULL);
        done = p == NULL || examine(p, levels, sum);
        bcg_prepared_release(p);
    }
    return done;
}

static const bench_battle *battles_of(const bcg_ruleset *ruleset)
{
    const bcg_ruleset_tools *tools = ruleset->tools;
    return tools && tools->bench ? tools->bench->battles : NULL;
}

static bool take_one(const bcg_ruleset *ruleset, uint64_t *sum)
{
    for (const bench_battle *b = battles_of(ruleset); b->id; b++) {
        loaded_scenario d;
        if (!load_scenario(ruleset, b->id, &d))
            return false;
        const bool done = examine_battle(&d, b->levels, sum);
        free_document(&d);
        if (!done) {
            complain("bench", "not enough memory");
            return false;
        }
    }
    return true;
}

/* -- all rulesets ----------------------------------------------------------------------------- */

bool bench_fingerprint_take(const bcg_ruleset *rulesets, bench_fingerprint *out)
{
    *out = (bench_fingerprint){.count = 0};
    for (const bcg_ruleset *r = rulesets; r->ops && out->count < BENCH_RULESETS; r++) {
        if (battles_of(r) == NULL)
            continue;
        out->name[out->count] = r->ops->name;
        out->of[out->count] = UINT64_C(0xcbf29ce484222325);
        if (!take_one(r, &out->of[out->count++]))
            return false;
    }
    return true;
}

void bench_fingerprint_text(const bench_fingerprint *f)
{
    for (int i = 0; i < f->count; i++)
        printf("%s %016llx\n", f->name[i], (unsigned long long)f->of[i]);
}

void bench_fingerprint_json(const bench_fingerprint *f)
{
    printf("\"fingerprint\":{");
    for (int i = 0; i < f->count; i++)
        printf("%s\"%s\":\"%016llx\"", i ? "," : "", f->name[i], (unsigned long long)f->of[i]);
    printf("}");
}
