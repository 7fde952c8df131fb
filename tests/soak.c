/* Plays random games over scenario files and generated boards, in both editions, and looks in every
 * state at what must hold. Prints a line for each board: same arguments, same text, whatever the
 * compiler.
 *
 * usage: soak GAMES FILE...     so many games in all */
#include "memoir/invariants_test.h"
#include "memoir/random_board_test.h"
#include "memoir/rules.h"
#include "notation/memoir_scn.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { GENERATED = 6 };

static memoir_scenario scenario;
static memoir_game game;
static bcg_action list[MEMOIR_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_memoir_ops;

typedef struct tally {
    long games, actions, turns, results[MEMOIR_SIDES + 2];
    int longest;
    uint64_t hash;
} tally;

/* FNV-1a by 64 bits, least significant first: the same on every machine. */
static void mix(tally *t, uint64_t value)
{
    t->hash = (t->hash ^ value) * UINT64_C(0x100000001b3);
    t->hash ^= t->hash >> 29;
}

static void mix_state(tally *t, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int w = 0; w < BCG_SET_WORDS; w++)
            mix(t, s->units[side].word[w]);
    for (int h = 0; h < BCG_MAX_HEXES; h++)
        mix(t, (uint64_t)(s->what[h] | s->strength[h] << 8 | s->marks[h] << 16));
    mix(t, (uint64_t)(s->deck_size | s->hand_size[0] << 8 | s->hand_size[1] << 16));
}

static void play(tally *t, bcg_rng *r)
{
    memoir_state s;
    ops->begin(&game.head, &s);
    while (ops->actor(&game.head, &s) != BCG_OVER) {
        bcg_action a;
        if (ops->actor(&game.head, &s) == BCG_CHANCE)
            a = ops->chance(&game.head, &s, r);
        else {
            const int n = ops->legal(&game.head, &s, list, MEMOIR_MAX_ACTIONS);
            assert_true(n > 0);
            t->longest = n > t->longest ? n : t->longest;
            a = list[random_below(r, n)];
        }
        ops->apply(&game.head, &s, a, NULL);
        check_board(&s);
        check_medals(&game, &s);
        assert_int_equal(count_cards(&s), game.deck_size);
        mix(t, a);
        t->actions++;
    }
    mix_state(t, &s);
    t->games++;
    t->turns += s.turn;
    t->results[s.result]++;
}

static void play_many(const char *name, int edition, int games, uint64_t seed)
{
    tally t = {.hash = UINT64_C(0xcbf29ce484222325)};
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, 0}),
                     ML_NONE);
    for (int i = 0; i < games; i++)
        play(&t, &r);
    printf("%-40s %-8s %6ld games %10ld actions %6.1f turns  axis %ld allies %ld draws %ld  "
           "longest list %3d  hash %016" PRIx64 "\n",
           name, memoir_edition_words.word[edition], t.games, t.actions,
           (double)t.turns / (double)t.games, t.results[1], t.results[2], t.results[3], t.longest,
           t.hash);
    fflush(stdout);
}

static bool read_file(const char *path)
{
    static char text[MEMOIR_SCN_SIZE];
    bcg_problem found[4];
    bcg_problems problems;
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    const size_t size = fread(text, 1, sizeof text, f);
    fclose(f);
    bcg_problems_init(&problems, found, 4);
    return memoir_scn_read(text, size, &scenario, &problems);
}

static void generate(int n)
{
    bcg_rng r;
    bcg_rng_seed(&r, (uint64_t)n + 100);
    do
        random_scenario(&scenario,
                        n % 4 == 2   ? BCG_OVERLORD
                        : n % 4 == 3 ? BCG_BREAKTHROUGH
                                     : BCG_STANDARD,
                        n % 2 == 1, &r);
    while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
}

int main(int argc, char **argv)
{
    const int boards = argc - 2 + GENERATED;
    const int games = argc > 2 ? atoi(argv[1]) / (2 * boards) : 0;
    if (games < 1) {
        fprintf(stderr, "usage: soak GAMES FILE...\n");
        return 2;
    }
    for (int i = 0; i < boards; i++) {
        char name[32];
        snprintf(name, sizeof name, "generated %d", i - (argc - 2) + 1);
        if (i < argc - 2 && !read_file(argv[i + 2])) {
            fprintf(stderr, "%s: cannot be read\n", argv[i + 2]);
            return 1;
        }
        if (i >= argc - 2)
            generate(i - (argc - 2));
        const char *file = i < argc - 2 ? strrchr(argv[i + 2], '/') : NULL;
        for (int edition = 0; edition < 2; edition++)
            play_many(file ? file + 1 : name, edition, games, (uint64_t)i);
    }
    return 0;
}
