/* Sets of up to 256 small numbers (hexes, tiles, cards) as four machine words.
 *
 * Everything is inline and branch-free where it can be: these sets are the inner loop of move
 * generation. A set is plain data, copied with `=` and compared with bcg_set_equal. */
#ifndef BOCAGE_CORE_BITSET_H
#define BOCAGE_CORE_BITSET_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum { BCG_SET_WORDS = 4, BCG_SET_CELLS = 64 * BCG_SET_WORDS };

/* Two words at once. Left to itself, gcc computes the same set both word by word and in pairs, and
 * carries it from one form to the other through memory. */
typedef uint64_t bcg_pair __attribute__((vector_size(16), aligned(8)));

typedef union bcg_set {
    uint64_t word[BCG_SET_WORDS];
    bcg_pair pair[BCG_SET_WORDS / 2]; /* the same words, for what is done to whole sets */
} bcg_set;

#define BCG_SET_EMPTY ((bcg_set){{0, 0, 0, 0}})

/* -- one member ------------------------------------------------------------------------------- */

static inline bool bcg_set_has(const bcg_set *s, int i)
{
    assert(i >= 0 && i < BCG_SET_CELLS);
    return s->word[i >> 6] >> (i & 63) & 1;
}

static inline void bcg_set_add(bcg_set *s, int i)
{
    assert(i >= 0 && i < BCG_SET_CELLS);
    s->word[i >> 6] |= UINT64_C(1) << (i & 63);
}

static inline void bcg_set_remove(bcg_set *s, int i)
{
    assert(i >= 0 && i < BCG_SET_CELLS);
    s->word[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}

/* The set of this one member. */
static inline bcg_set bcg_set_of(int i)
{
    bcg_set s = BCG_SET_EMPTY;
    bcg_set_add(&s, i);
    return s;
}

/* -- whole sets ------------------------------------------------------------------------------- */

static inline bcg_set bcg_set_and(bcg_set a, bcg_set b)
{
    return (bcg_set){.pair = {a.pair[0] & b.pair[0], a.pair[1] & b.pair[1]}};
}

static inline bcg_set bcg_set_or(bcg_set a, bcg_set b)
{
    return (bcg_set){.pair = {a.pair[0] | b.pair[0], a.pair[1] | b.pair[1]}};
}

/* The members of a that are not in b. */
static inline bcg_set bcg_set_minus(bcg_set a, bcg_set b)
{
    return (bcg_set){.pair = {a.pair[0] & ~b.pair[0], a.pair[1] & ~b.pair[1]}};
}

static inline bool bcg_pair_is_zero(bcg_pair p)
{
    return (p[0] | p[1]) == 0;
}

static inline bool bcg_set_equal(const bcg_set *a, const bcg_set *b)
{
    return bcg_pair_is_zero((a->pair[0] ^ b->pair[0]) | (a->pair[1] ^ b->pair[1]));
}

static inline bool bcg_set_is_empty(const bcg_set *s)
{
    return bcg_pair_is_zero(s->pair[0] | s->pair[1]);
}

/* Do a and b share a member? */
static inline bool bcg_set_meets(const bcg_set *a, const bcg_set *b)
{
    return !bcg_pair_is_zero((a->pair[0] & b->pair[0]) | (a->pair[1] & b->pair[1]));
}

/* Member by member: most sets are small, and not every machine has an instruction for it. */
static inline int bcg_set_count(const bcg_set *s)
{
    int n = 0;
    for (int w = 0; w < BCG_SET_WORDS; w++)
        for (uint64_t left = s->word[w]; left; left &= left - 1)
            n++;
    return n;
}

/* The members of all rows of a table that are numbered in s. */
static inline bcg_set bcg_set_join(const bcg_set rows[], const bcg_set *s)
{
    bcg_set all = BCG_SET_EMPTY;
    for (int w = 0; w < BCG_SET_WORDS; w++)
        for (uint64_t left = s->word[w]; left; left &= left - 1)
            all = bcg_set_or(all, rows[64 * w + __builtin_ctzll(left)]);
    return all;
}

/* -- iteration -------------------------------------------------------------------------------- */

/* Smallest member that is at least `from`, or -1. */
static inline int bcg_set_next(const bcg_set *s, int from)
{
    assert(from >= 0);
    if (from >= BCG_SET_CELLS)
        return -1;
    int w = from >> 6;
    const uint64_t left = s->word[w] >> (from & 63);
    if (left)
        return from + __builtin_ctzll(left);
    while (++w < BCG_SET_WORDS)
        if (s->word[w])
            return 64 * w + __builtin_ctzll(s->word[w]);
    return -1;
}

/* Removes the smallest member and returns it; -1 if the set is empty. */
static inline int bcg_set_pop(bcg_set *s)
{
    for (int w = 0; w < BCG_SET_WORDS; w++)
        if (s->word[w]) {
            const int i = 64 * w + __builtin_ctzll(s->word[w]);
            s->word[w] &= s->word[w] - 1;
            return i;
        }
    return -1;
}

/* How far a loop over a set has come: the members left in word `at`. */
typedef struct bcg_cursor {
    uint64_t left;
    int at;
    bool go; /* false inside the loop's body, so that `break` ends the loop */
} bcg_cursor;

static inline bool bcg_cursor_goes_on(bcg_cursor *c, const bcg_set *s)
{
    while (c->left == 0) {
        if (++c->at == BCG_SET_WORDS)
            return false;
        c->left = s->word[c->at];
    }
    return c->go;
}

static inline int bcg_cursor_take(bcg_cursor *c)
{
    const int i = 64 * c->at + __builtin_ctzll(c->left);
    c->left &= c->left - 1;
    c->go = false;
    return i;
}

/* Loops over the members of `set` (an lvalue) in ascending order, a word at a time. Members that
 * have been visited may be removed inside the loop; any other change to the set may be missed. */
#define BCG_EACH(i, set)                                   \
    for (bcg_cursor i##_cursor = {(set).word[0], 0, true}; \
         bcg_cursor_goes_on(&i##_cursor, &(set));)         \
        for (int i = bcg_cursor_take(&i##_cursor); !i##_cursor.go; i##_cursor.go = true)

#endif
