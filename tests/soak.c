/* Plays random games of a ruleset on scenario files, and generated boards where it has them, and
 * checks invariants in every state. Prints one line per board and edition: the same arguments give
 * the same text, whatever the compiler.
 *
 * usage: soak PART GAMES FILE... GAMES games in total; a part is a ruleset, or its forms of play
 *
 * Whoever has to decide can do so, what is listed is legal, and every game ends with a result. What
 * else holds after every action, and what must have occurred in the end, is up to the part of the
 * ruleset: soak_memoir.c, soak_assault.c. */
#include "soak.h"

#include "read_whole.h"
#include "unit.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const soak_part *const parts[] = {&soak_memoir, &soak_memoir_forms, &soak_assault};
static const soak_part *part;

/* The current place, reported on a failure: the checks only know the state. */
static struct {
    char board[64];
    const char *way;
    long game;
} under_way;

static void tell_where(void)
{
    if (under_way.board[0])
        fprintf(stderr, "in game %ld of %s, %s, after %d actions\n", under_way.game,
                under_way.board, under_way.way, part->ply());
}

/* FNV-1a over 64 bits: the same on every machine. */
void soak_mix(soak_tally *t, uint64_t value)
{
    t->hash = (t->hash ^ value) * UINT64_C(0x100000001b3);
    t->hash ^= t->hash >> 29;
}

static void play_many(const char *name, int way, int games, uint64_t seed)
{
    soak_tally t = {.hash = UINT64_C(0xcbf29ce484222325)};
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    under_way.way = part->set_up(way);
    if (under_way.way == NULL)
        return;
    snprintf(under_way.board, sizeof under_way.board, "%s", name);
    for (int i = 0; i < games; i++) {
        under_way.game = i + 1;
        part->play(&t, &r);
        t.games++;
    }
    under_way.board[0] = '\0';
    printf("%-40s %-*s %6ld games %10ld actions %6.1f turns  %s %ld %s %ld %s %ld  "
           "longest list %3d  hash %016" PRIx64 "\n",
           name, part->width, under_way.way, t.games, t.actions, (double)t.turns / (double)t.games,
           part->results[0], t.results[1], part->results[1], t.results[2], part->results[2],
           t.results[3], t.longest, t.hash);
    fflush(stdout);
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static struct {
    int files, games; /* games per board and way */
    char **file;
} wanted;

static void read_file(const char *path)
{
    static char text[256 * 1024];
    const char *why = "has errors";
    bcg_problem found[4];
    bcg_problems problems;
    const size_t size = read_whole(path, text, sizeof text, &why);
    bcg_problems_init(&problems, found, 4);
    if (size == 0 || !bcg_document_read(part->format, text, size, part->scenario, &problems))
        fail_msg("%s %s", path, why);
}

static void all_games(void **state)
{
    (void)state;
    const int boards = wanted.files + part->generated;
    for (int i = 0; i < boards; i++) {
        char name[64];
        if (i < wanted.files) {
            read_file(wanted.file[i]);
            snprintf(name, sizeof name, "%s", file_name(wanted.file[i]));
        } else {
            part->generate(i - wanted.files);
            snprintf(name, sizeof name, "generated %d", i - wanted.files + 1);
        }
        for (int way = 0; way < part->ways; way++)
            play_many(name, way, wanted.games, (uint64_t)i);
    }
    part->look_back((long)wanted.games * part->ways * boards >= part->enough);
}

int main(int argc, char **argv)
{
    for (size_t i = 0; argc > 3 && i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(argv[1], parts[i]->name) == 0)
            part = parts[i];
    if (part) {
        wanted.files = argc - 3;
        wanted.file = argv + 3;
        wanted.games = atoi(argv[2]) / (part->ways * (wanted.files + part->generated));
    }
    if (wanted.games < 1) {
        fprintf(stderr, "usage: soak PART GAMES FILE...\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_games)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    tell_where();
    return failed ? 1 : 0;
}
