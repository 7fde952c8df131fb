/* Plays random games on scenario files and generated boards, in both editions, and checks
 * invariants in every state. Prints one line per board: the same arguments give the same text,
 * whatever the compiler.
 *
 * usage: soak GAMES FILE... GAMES games in total
 *
 * Boards: the given files (tests/same_games.sh passes all of data/memoir) and eight generated ones
 * of the three sizes. Together these must have every terrain, structure, obstacle and kind of unit,
 * exits and an air drop, or the program fails.
 *
 * After every action (memoir/invariants_test.h): no figure appears or vanishes without an event
 * that accounts for it, counting losses, exits, Medics & Mechanics and landings; every card is in
 * one place; sets and arrays of the board agree; medals match units destroyed, exits and the map,
 * and the evaluator finds nothing to change. Also: whoever has to decide can do so, what is listed
 * is legal, and every game ends with a result. */
#include "memoir/rules.h"
#include "memoir/watched_game_test.h"
#include "notation/memoir_scn.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { GENERATED = 8, ENOUGH_GAMES = 1000 };

static memoir_scenario scenario;
static memoir_game game;
static watched_game watched;

typedef struct tally {
    long games, actions, turns, results[MEMOIR_SIDES + 2];
    uint64_t hash;
} tally;

/* The current place, reported on a failure: the checks only know the state. */
static struct {
    char board[64];
    const char *edition;
    long game;
} under_way;

static void tell_where(void)
{
    if (under_way.board[0])
        fprintf(stderr, "in game %ld of %s, %s, after %d actions\n", under_way.game,
                under_way.board, under_way.edition, watched.state.ply);
}

/* What occurred in all games together. */
static struct {
    uint32_t boards, terrains, structures, obstacles, units;
    bool exits, drops;
    long lost, left, healed, landed;
} met;

/* FNV-1a over 64 bits, least significant byte first: the same on every machine. */
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

static void meet_figures(const ledger *books)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        met.lost += books->lost[side];
        met.left += books->left[side];
        met.healed += books->healed[side];
        met.landed += books->landed[side];
    }
}

static void see(watched_game *w, bcg_action a, const bcg_log *log)
{
    tally *t = w->context;
    (void)log;
    mix(t, a);
    t->actions++;
}

static void play(tally *t, bcg_rng *r)
{
    watched.see = see;
    watched.context = t;
    watch_random_game(&watched, &game, r);
    meet_figures(&watched.books);
    mix_state(t, &watched.state);
    t->games++;
    t->turns += watched.state.turn;
    t->results[watched.state.result]++;
}

static void play_many(const char *name, int edition, int games, uint64_t seed)
{
    tally t = {.hash = UINT64_C(0xcbf29ce484222325)};
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, 0}),
                     ML_NONE);
    snprintf(under_way.board, sizeof under_way.board, "%s", name);
    under_way.edition = memoir_edition_words.word[edition];
    watched.longest = 0;
    for (int i = 0; i < games; i++) {
        under_way.game = i + 1;
        play(&t, &r);
    }
    under_way.board[0] = '\0';
    printf("%-40s %-8s %6ld games %10ld actions %6.1f turns  axis %ld allies %ld draws %ld  "
           "longest list %3d  hash %016" PRIx64 "\n",
           name, memoir_edition_words.word[edition], t.games, t.actions,
           (double)t.turns / (double)t.games, t.results[1], t.results[2], t.results[3],
           watched.longest, t.hash);
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

/* Some special rules are rare; but one board must have an exit and another an air drop. */
static bool is_wanted(int n)
{
    return (n != 1 || scenario.exit.count > 0) && (n != 3 || scenario.air_drop.count > 0) &&
           memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) == ML_NONE;
}

static void generate(int n)
{
    bcg_rng r;
    bcg_rng_seed(&r, (uint64_t)n + 100);
    do
        random_scenario(&scenario,
                        n % 4 == 2   ? MEMOIR_OVERLORD
                        : n % 4 == 3 ? MEMOIR_BREAKTHROUGH
                                     : MEMOIR_STANDARD,
                        n % 2 == 1, &r);
    while (!is_wanted(n));
    met.boards |= 1u << scenario.board.at[0].board;
    met.exits |= scenario.exit.count > 0;
    met.drops |= scenario.air_drop.count > 0;
    for (int h = 0; h < memoir_board(&scenario)->hexes; h++) {
        const memoir_setup_hex *hex = &scenario.hex[h];
        met.terrains |= 1u << hex->terrain;
        met.structures |= 1u << hex->structure;
        met.obstacles |= hex->obstacles;
        met.units |= 1u << hex->unit.kind;
    }
}

static bool met_all(uint32_t bits, int kinds)
{
    return bits == (UINT32_C(1) << kinds) - 1;
}

/* A soak without any exit proves nothing about exits. */
static void check_met(bool many_games)
{
    assert_true(met_all(met.boards, 3));
    assert_true(met_all(met.terrains, MEMOIR_TERRAINS));
    assert_true(met_all(met.structures, MEMOIR_STRUCTURES));
    assert_true(met_all(met.obstacles, MEMOIR_OBSTACLES));
    assert_true(met_all(met.units, MEMOIR_UNITS));
    assert_true(met.exits && met.drops);
    printf("figures: %ld lost, %ld left by exits, %ld healed, %ld landed\n", met.lost, met.left,
           met.healed, met.landed);
    if (many_games)
        assert_true(met.lost && met.left && met.healed && met.landed);
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static struct {
    int files, games; /* games per board and edition */
    char **file;
} wanted;

static void all_games(void **state)
{
    (void)state;
    for (int i = 0; i < wanted.files + GENERATED; i++) {
        char name[64];
        if (i < wanted.files) {
            if (!read_file(wanted.file[i]))
                fail_msg("%s: cannot be read", wanted.file[i]);
            snprintf(name, sizeof name, "%s", file_name(wanted.file[i]));
        } else {
            generate(i - wanted.files);
            snprintf(name, sizeof name, "generated %d", i - wanted.files + 1);
        }
        for (int edition = 0; edition < 2; edition++)
            play_many(name, edition, wanted.games, (uint64_t)i);
    }
    check_met(wanted.games * 2 * (wanted.files + GENERATED) >= ENOUGH_GAMES);
}

int main(int argc, char **argv)
{
    wanted.files = argc - 2;
    wanted.file = argv + 2;
    wanted.games = argc > 2 ? atoi(argv[1]) / (2 * (wanted.files + GENERATED)) : 0;
    if (wanted.games < 1) {
        fprintf(stderr, "usage: soak GAMES FILE...\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_games)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    tell_where();
    return failed ? 1 : 0;
}
