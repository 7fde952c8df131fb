#include "replays/assault.h"

#include "assault/rules.h"
#include "notation/assault_notation.h"
#include "notation/game_replay.h"
#include "read_whole.h"
#include "rulesets.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEEDS = 60, MOST_PLIES = 900, MOST_EVENTS = 512 };

/* Kinds of actions, of action cards played and of events, as bits. */
typedef struct shown {
    uint32_t kinds, cards;
    uint64_t events;
} shown;

static const shown everything = {(UINT32_C(1) << ASSAULT_ACTION_KINDS) - 2,
                                 (UINT32_C(1) << ASSAULT_ACTIONS) - 1,
                                 (UINT64_C(1) << ASSAULT_EVENT_KINDS) - 1};

typedef struct studio {
    bcg_prepared *prepared; /* the battle */
    assault_state state;
    bcg_action list[ASSAULT_MAX_ACTIONS];
    bcg_event events[MOST_EVENTS];
    void *scratch;
    shown here, before; /* in this game, and in those that have been recorded */
    char text[BCG_REPLAY_MAX_SIZE / 8];
    bcg_writer out;
} studio;

static bcg_action choose(studio *w, int *actor, bcg_rng *r)
{
    const bcg_game *g = w->prepared->game;
    *actor = bcg_actor(g, &w->state);
    if (*actor == BCG_CHANCE)
        return g->ops->chance(g, &w->state, r);
    const int count = g->ops->legal(g, &w->state, *actor, w->list, ASSAULT_MAX_ACTIONS);
    return w->list[bcg_rng_below(r, (uint32_t)count)];
}

static void note(studio *w, bcg_action a)
{
    const assault_game *g = (const assault_game *)w->prepared->game;
    w->here.kinds |= 1u << assault_kind_of(a);
    if (assault_kind_of(a) == AA_PLAY)
        w->here.cards |= 1u << (g->card[assault_operand(a, 0)].kind - ASSAULT_UNITS);
}

/* Applies the action, and notes what happens. */
static void apply(studio *w, int actor, bcg_action a)
{
    const bcg_game *g = w->prepared->game;
    bcg_log log;
    bcg_log_init(&log, w->events, MOST_EVENTS);
    note(w, a);
    g->ops->apply(g, &w->state, actor, a, &log);
    for (int i = 0; i < log.count; i++)
        w->here.events |= UINT64_C(1) << w->events[i].kind;
}

/* Plays the game of this seed to its end and returns its length; 0 if it is too long. */
static int play(studio *w, uint64_t seed, bool records)
{
    const bcg_game *g = w->prepared->game;
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    w->here = (shown){0, 0, 0};
    g->ops->begin(g, &w->state);
    int ply = 0;
    for (; bcg_actor(g, &w->state) != BCG_OVER && ply < MOST_PLIES; ply++) {
        int actor;
        const bcg_action a = choose(w, &actor, &r);
        apply(w, actor, a);
        if (records)
            bcg_record_action(w->prepared, w->state.ply, &w->state, actor, a, w->scratch, &w->out);
    }
    return bcg_actor(g, &w->state) == BCG_OVER ? ply : 0;
}

/* How much the game shows that none before it has. */
static int worth(const studio *w)
{
    return assault_count(w->here.kinds & ~w->before.kinds) +
           assault_count(w->here.cards & ~w->before.cards) +
           assault_count(w->here.events & ~w->before.events);
}

static uint64_t best_seed(studio *w)
{
    int most = -1, shortest = 0;
    uint64_t best = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        const int length = play(w, seed, false), value = worth(w);
        if (length && (value > most || (value == most && length < shortest))) {
            most = value;
            shortest = length;
            best = seed;
        }
    }
    return best;
}

static bool write_file(const studio *w, const char *folder)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.replay", folder, w->prepared->id);
    const bool good = write_whole(path, w->text, w->out.size);
    if (!good)
        fprintf(stderr, "%s: cannot be written\n", path);
    return good;
}

static bool record(studio *w, const char *folder)
{
    const bcg_replay_header header = {.program = {"make_replays", 12, 0, 0}};
    const uint64_t seed = best_seed(w);
    if (seed == 0) {
        fprintf(stderr, "%s: no seed gives a short game\n", w->prepared->id);
        return false;
    }
    bcg_writer_init(&w->out, w->text, sizeof w->text);
    bcg_record_begin(w->prepared, NULL, &header, &w->out);
    const int length = play(w, seed, true);
    bcg_record_end(w->prepared, &w->state, &w->out);
    printf("%-28s seed %llu, %d plies, %zu bytes, %d things new\n", w->prepared->id,
           (unsigned long long)seed, length, w->out.size, worth(w));
    w->before.kinds |= w->here.kinds;
    w->before.cards |= w->here.cards;
    w->before.events |= w->here.events;
    return !w->out.full && write_file(w, folder);
}

static bool open_battle(studio *w, const char *path)
{
    static char text[BCG_SCN_MAX_SIZE];
    static assault_scenario scenario;
    bcg_problem found[4];
    bcg_problems problems;
    FILE *f = fopen(path, "rb");
    const size_t size = f ? fread(text, 1, sizeof text, f) : 0;
    const bcg_ruleset *ruleset = bcg_rulesets;
    if (f)
        fclose(f);
    while (ruleset->ops && ruleset->ops != &bcg_assault_ops)
        ruleset++;
    bcg_problems_init(&problems, found, 4);
    w->prepared = assault_scn_read(text, size, &scenario, &problems)
                      ? bcg_assault_notation.prepare(ruleset, &scenario, NULL, "", &problems)
                      : NULL;
    if (w->prepared == NULL)
        fprintf(stderr, "%s: %s\n", path, problems.count ? found[0].text : "cannot be read");
    return w->prepared != NULL;
}

static bool make(studio *w, const char *battles, const char *name, const char *folder)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", battles, name);
    if (!open_battle(w, path))
        return false;
    const bool good = record(w, folder);
    bcg_prepared_release(w->prepared);
    return good;
}

static int is_battle(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot && strcmp(dot, ".scn") == 0;
}

bool make_assault_replays(const char *battles, const char *folder)
{
    static studio w;
    struct dirent **entry = NULL;
    const int count = scandir(battles, &entry, is_battle, alphasort);
    w.scratch = malloc(bcg_assault_notation.hash_scratch);
    bool good = count > 0 && w.scratch;
    for (int i = 0; i < count; i++) {
        good = good && make(&w, battles, entry[i]->d_name, folder);
        free(entry[i]);
    }
    free(entry);
    free(w.scratch);
    if (good && memcmp(&w.before, &everything, sizeof everything) != 0) {
        fprintf(stderr, "not everything is shown: kinds %x, cards %x, events %llx\n",
                (unsigned)w.before.kinds, (unsigned)w.before.cards,
                (unsigned long long)w.before.events);
        return false;
    }
    return good;
}
