/* `bocage bench --fingerprint`: one number for all that the engine and the computer players do.
 *
 * Games are played from fixed seeds, and what happens in them is folded into a sum: every legal
 * list, every roll and draw, positions, guesses, and what each level decides on a fixed number of
 * nodes. Actions count by their text and positions by the hash that replays record, so the number
 * does not depend on how they are laid out in memory, nor on compiler, build type or machine: a
 * refactoring keeps it, a change of behaviour changes it (tests/fingerprint.sh). */
#include "cli/bench.h"

#include "ai/ai.h"
#include "notation/memoir_action.h"
#include "notation/memoir_replay.h"

#include <stdlib.h>
#include <string.h>

enum {
    SEED = 1944,
    GAMES = 2,           /* random ones of each battle and edition */
    MOST_ACTIONS = 4000, /* of such a game */
    LOOK_EVERY = 16,     /* actions: then the position and a guess of it are looked at */
    MIDDLE = 150,        /* random actions before the computer players begin */
    TURNS = 2,           /* of each level, in each battle and edition of its list */
    NODES = 1500,        /* of a turn, at most */
    TEXT = 256
};

/* -- what every ruleset has in common --------------------------------------------------------- */

/* A game and what the contract of core/ops.h does not offer: its words. */
typedef struct subject {
    const bcg_ruleset *ruleset;
    const bcg_game *game;
    void (*write)(const bcg_game *g, bcg_action a, bcg_writer *w);
    uint64_t (*hash)(void *hasher, const bcg_game *g, const void *s);
    int (*turn)(const void *s);
    void *hasher;
    /* room to work in */
    void *state, *view, *guess;
    bcg_action *actions;
    uint64_t sum;
} subject;

/* FNV-1a, the lowest byte first on every machine. */
static void fold(subject *x, uint64_t value)
{
    for (int i = 0; i < 8; i++)
        x->sum = (x->sum ^ (value >> (8 * i) & 0xff)) * UINT64_C(0x100000001b3);
}

static void fold_action(subject *x, bcg_action a)
{
    char text[TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    x->write(x->game, a, &w);
    fold(x, bcg_text_hash(w.text, w.size));
}

/* What a seat may do; returns how many actions. */
static int fold_list(subject *x, int seat)
{
    const bcg_ops *ops = x->game->ops;
    const int count = ops->legal(x->game, x->state, seat, x->actions, ops->max_actions);
    fold(x, (uint64_t)count);
    for (int i = 0; i < count; i++)
        fold_action(x, x->actions[i]);
    return count;
}

/* The position, and what each seat may think it is. */
static void fold_position(subject *x, bcg_rng *r)
{
    const bcg_ops *ops = x->game->ops;
    fold(x, x->hash(x->hasher, x->game, x->state));
    for (int seat = 0; seat < ops->seats(x->game); seat++) {
        ops->view(x->game, x->state, seat, x->view);
        ops->guess(x->game, x->view, r, x->guess);
        fold(x, x->hash(x->hasher, x->game, x->guess));
        fold(x, (uint64_t)ops->result(x->game, x->state, seat));
    }
}

/* One action of chance or of a player who tosses a die. */
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

/* What the level's row says: too small a difference would not show in a few turns. */
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
    const bcg_ai_budget budget = {.nodes = level->nodes < NODES ? level->nodes : NODES};
    bcg_ai *ai = bcg_ai_new(x->ruleset, x->game, level, SEED);
    if (!ai)
        return false;
    bcg_rng r;
    fold_level(x, level);
    play_at_random(x, SEED, MIDDLE);
    bcg_rng_seed(&r, SEED);
    const int last = x->turn(x->state) + TURNS;
    for (int actor;
         (actor = bcg_actor(x->game, x->state)) != BCG_OVER && x->turn(x->state) < last;) {
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

/* All that is done with one game. False if memory is short. */
static bool examine(subject *x, bool levels)
{
    const bcg_ops *ops = x->game->ops;
    x->state = malloc(ops->state_size);
    x->view = malloc(ops->state_size);
    x->guess = malloc(ops->state_size);
    x->actions = malloc((size_t)ops->max_actions * sizeof *x->actions);
    bool done = x->state && x->view && x->guess && x->actions;
    for (int i = 0; done && i < GAMES; i++)
        play_at_random(x, SEED + (uint64_t)i, MOST_ACTIONS);
    for (const bcg_ai_level *l = x->ruleset->levels; done && levels && l->name; l++)
        done = play_level(x, l);
    free(x->actions);
    free(x->guess);
    free(x->view);
    free(x->state);
    return done;
}

/* -- Memoir ----------------------------------------------------------------------------------- */

/* The battles by name: one that is added changes nothing. */
static const struct {
    const char *id;
    bool levels; /* the computer players play it too */
} memoir_battles[] = {
    {"pegasus-bridge", true},
    {"sainte-mere-eglise", false},
    {"sword-beach", false},
    {"pointe-du-hoc", false},
    {"omaha-beach-first-assault-wave", true},
    {"mont-mouchet", false},
    {"vassieux", true},
    {"operation-cobra", true},
    {"counter-attack-on-mortain", false},
    {"toulon", false},
    {"montelimar", true},
    {"liberation-of-paris", false},
    {"arracourt", false},
    {"arnhem-bridge", true},
    {"saverne-gap", false},
    {"st-vith", false},
    {"omaha-beach-overlord", false},
};

static void write_memoir(const bcg_game *g, bcg_action a, bcg_writer *w)
{
    memoir_action_write((const memoir_game *)g, a, w);
}

static uint64_t hash_memoir(void *hasher, const bcg_game *g, const void *s)
{
    return memoir_hash(hasher, (const memoir_game *)g, s);
}

static int turn_of_memoir(const void *s)
{
    return ((const memoir_state *)s)->turn;
}

/* One battle in both editions. */
static bool examine_memoir(const bcg_ruleset *ruleset, const memoir_scenario *scenario, bool levels,
                           uint64_t *sum)
{
    memoir_game *game = malloc(sizeof *game);
    memoir_hasher *hasher = malloc(sizeof *hasher);
    bool done = game && hasher;
    if (done)
        memoir_hasher_init(hasher, scenario);
    for (int edition = 0; done && edition < memoir_edition_words.count; edition++) {
        const memoir_choices choices = {(int8_t)edition, 0};
        subject x = {.ruleset = ruleset,
                     .write = write_memoir,
                     .hash = hash_memoir,
                     .turn = turn_of_memoir,
                     .hasher = hasher,
                     .sum = *sum};
        const bool playable = memoir_game_init(game, scenario, choices) == ML_NONE;
        fold(&x, playable);
        x.game = &game->head;
        done = !playable || examine(&x, levels);
        *sum = x.sum;
    }
    free(hasher);
    free(game);
    return done;
}

static bool fingerprint_memoir(const bcg_ruleset *ruleset, uint64_t *sum)
{
    for (size_t i = 0; i < sizeof memoir_battles / sizeof memoir_battles[0]; i++) {
        memoir_scenario *s = load_scenario(memoir_battles[i].id);
        const bool done = s && examine_memoir(ruleset, s, memoir_battles[i].levels, sum);
        if (s && !done)
            complain("bench", "not enough memory");
        free(s);
        if (!done)
            return false;
    }
    return true;
}

/* -- all rulesets ----------------------------------------------------------------------------- */

static const struct {
    const char *name;
    bool (*take)(const bcg_ruleset *ruleset,
                 uint64_t *sum); /* false, with a complaint, if it cannot be had */
} takers[BENCH_RULESETS] = {{"memoir", fingerprint_memoir}};

bool bench_fingerprint_take(const bcg_ruleset *rulesets, bench_fingerprint *out)
{
    for (int i = 0; i < BENCH_RULESETS; i++) {
        out->of[i] = UINT64_C(0xcbf29ce484222325);
        if (!takers[i].take(&rulesets[i], &out->of[i]))
            return false;
    }
    return true;
}

void bench_fingerprint_text(const bench_fingerprint *f)
{
    for (int i = 0; i < BENCH_RULESETS; i++)
        printf("%s %016llx\n", takers[i].name, (unsigned long long)f->of[i]);
}

void bench_fingerprint_json(const bench_fingerprint *f)
{
    printf("\"fingerprint\":{");
    for (int i = 0; i < BENCH_RULESETS; i++)
        printf("%s\"%s\":\"%016llx\"", i ? "," : "", takers[i].name, (unsigned long long)f->of[i]);
    printf("}");
}
