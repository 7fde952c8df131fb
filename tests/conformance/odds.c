/* Checks of chance: its weights, and that guesses follow them. */
#include "conformance/walk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 24, DRAWS = 2000, OPENINGS = 3, GUESSES = 3000, BUCKETS = 61, BELIEF = 8000 };

/* Does the chi-square of observed against expected counts stay below its limit? Buckets that are
 * too rare are combined. */
static bool fits(const int *seen, const double *expected, int buckets)
{
    double chi = 0, rare_expected = 0, rare_seen = 0;
    int freedom = -1;
    for (int i = 0; i < buckets; i++)
        if (expected[i] < 5) {
            rare_expected += expected[i];
            rare_seen += seen[i];
        } else {
            chi += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
            freedom++;
        }
    if (rare_expected >= 5) {
        chi += (rare_seen - rare_expected) * (rare_seen - rare_expected) / rare_expected;
        freedom++;
    }
    return freedom < 1 || chi < chi_square_limit(freedom);
}

/* chance: the frequency of every outcome matches its weight. At the first nodes of the walk. */
bool chance_follows_its_weights(walk *w)
{
    static int seen[OUTCOMES];
    static double expected[OUTCOMES];
    double sum = 0;
    if (w->ops->outcomes == NULL || w->odds_nodes >= NODES)
        return true;
    const int n = w->ops->outcomes(w->g, w->state, w->outcome, w->weight, OUTCOMES);
    if (n < 2)
        return true;
    w->odds_nodes++;
    for (int i = 0; i < n; i++) {
        seen[i] = 0;
        sum += w->weight[i];
    }
    for (int i = 0; i < n; i++)
        expected[i] = DRAWS * w->weight[i] / sum;
    for (int draw = 0; draw < DRAWS; draw++) {
        const bcg_action a = w->ops->chance(w->g, w->state, &w->r);
        int i = 0;
        while (i < n && w->outcome[i] != a)
            i++;
        if (i == n)
            return fail(w, BCG_CHANCE, "came up and is no outcome: %s", words(w, a));
        seen[i]++;
    }
    return fits(seen, expected, n) || fail(w, BCG_CHANCE, "does not follow its weights");
}

/* -- guesses ---------------------------------------------------------------------------------- */

/* All states an opening may have led to, as far as a reader knows, with their probabilities:
 * entries of a double and a state, sorted by state. */
typedef struct belief {
    size_t size; /* of an entry */
    int count, room;
    unsigned char *entry;
} belief;

static double *weight_of(const belief *b, int i)
{
    return (double *)(void *)(b->entry + (size_t)i * b->size);
}

static unsigned char *state_of(const belief *b, int i)
{
    return b->entry + (size_t)i * b->size + sizeof(double);
}

static const walk *comparing; /* qsort takes no context */

static int compare_entries(const void *a, const void *b)
{
    return memcmp((const unsigned char *)a + sizeof(double),
                  (const unsigned char *)b + sizeof(double), comparing->ops->state_size);
}

static bool add(belief *b, const walk *w, const void *state, double weight)
{
    if (b->count == b->room)
        return false;
    *weight_of(b, b->count) = weight;
    memcpy(state_of(b, b->count), state, w->ops->state_size);
    b->count++;
    return true;
}

/* Sorts and combines equal states. */
static void merge(belief *b, const walk *w)
{
    int kept = 0;
    comparing = w;
    qsort(b->entry, (size_t)b->count, b->size, compare_entries);
    for (int i = 1; i < b->count; i++)
        if (same(w, state_of(b, kept), state_of(b, i)))
            *weight_of(b, kept) += *weight_of(b, i);
        else if (++kept != i)
            memcpy(b->entry + (size_t)kept * b->size, b->entry + (size_t)i * b->size, b->size);
    b->count = b->count ? kept + 1 : 0;
}

/* `a` is the result in `s`: to the reader it may have been any result it cannot read, or this one,
 * in any state of the belief. False if there are too many states. */
static bool follow(walk *w, belief *now, belief *next, const void *s, bcg_action a, int reader)
{
    const bool read = bcg_may_read(w->ops->readers(w->g, s, BCG_CHANCE, a), reader);
    next->count = 0;
    for (int i = 0; i < now->count; i++) {
        double sum = 0;
        const int n = w->ops->outcomes(w->g, state_of(now, i), w->outcome, w->weight, OUTCOMES);
        if (n == 0)
            return false;
        for (int k = 0; k < n; k++)
            sum += w->weight[k];
        for (int k = 0; k < n; k++) {
            if (read ? w->outcome[k] != a
                     : bcg_may_read(
                           w->ops->readers(w->g, state_of(now, i), BCG_CHANCE, w->outcome[k]),
                           reader))
                continue;
            memcpy(w->scratch[2], state_of(now, i), w->ops->state_size);
            w->ops->apply(w->g, w->scratch[2], BCG_CHANCE, w->outcome[k], NULL);
            if (!add(next, w, w->scratch[2], *weight_of(now, i) * w->weight[k] / sum))
                return false;
        }
    }
    merge(next, w);
    const belief moved = *now;
    *now = *next;
    *next = moved;
    return true;
}

static int bucket_of(const walk *w, const unsigned char *state)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < w->ops->state_size; i++)
        hash = (hash ^ state[i]) * 16777619u;
    return (int)((hash ^ hash >> 15) % BUCKETS);
}

static bool guesses_fit(walk *w, belief *b, const void *s, int reader)
{
    int seen[BUCKETS] = {0};
    double expected[BUCKETS] = {0}, sum = 0;
    unsigned char *key = malloc(b->size);
    bool possible = true;
    for (int i = 0; i < b->count; i++)
        sum += *weight_of(b, i);
    for (int i = 0; i < b->count; i++)
        expected[bucket_of(w, state_of(b, i))] += GUESSES * *weight_of(b, i) / sum;
    comparing = w;
    for (int i = 0; i < GUESSES && possible; i++) {
        make_twin(w, s, reader, key + sizeof(double));
        possible = bsearch(key, b->entry, (size_t)b->count, b->size, compare_entries) != NULL;
        seen[bucket_of(w, key + sizeof(double))]++;
    }
    free(key);
    w->report->guesses_counted += GUESSES;
    if (!possible)
        return fail(w, reader, "guesses what chance cannot have brought");
    return fits(seen, expected, BUCKETS) ||
           fail(w, reader, "does not guess as chance brings it (%d states)", b->count);
}

/* Follows an opening, as long as only chance acts, from one reader's point of view. */
static bool follow_opening(walk *w, belief *now, belief *next, int reader)
{
    void *s = w->scratch[0];
    w->ops->begin(w->g, s);
    now->count = 0;
    add(now, w, s, 1);
    while (w->ops->actors(w->g, s) == BCG_CHANCE_ACTS) {
        const bcg_action a = w->ops->chance(w->g, s, &w->r);
        if (!follow(w, now, next, s, a, reader))
            return true; /* too many to enumerate */
        w->ops->apply(w->g, s, BCG_CHANCE, a, NULL);
    }
    return guesses_fit(w, now, s, reader);
}

/* guess: each state has the probability that chance gives it. In openings that can be
 * enumerated. */
bool guesses_follow_chance(walk *w)
{
    if (w->ops->outcomes == NULL || w->openings >= OPENINGS)
        return true;
    w->openings++;
    const size_t unit = sizeof(double);
    belief now = {(unit + w->ops->state_size + unit - 1) / unit * unit, 0, BELIEF, NULL};
    belief next = now;
    /* Room for many small states or few large ones. */
    now.room = next.room = w->ops->state_size < 100 ? 5 * BELIEF : BELIEF / 10;
    now.entry = malloc((size_t)now.room * now.size);
    next.entry = malloc((size_t)next.room * next.size);
    bool all = true;
    for (int i = 0; i < w->reader_count && all; i++)
        all = follow_opening(w, &now, &next, w->readers[i]);
    free(now.entry);
    free(next.entry);
    return all;
}
