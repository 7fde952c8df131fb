/* Players free all the memory they allocate: the linker replaces malloc and free with counters.
 * BOCAGE_AI_GAMES sets the number of games of cadet against itself; the default is a few. */
#include "ai/match.h"
#include "ai/test_game_test.h"
#include "rulesets.h"

#include <stdatomic.h>

enum { BOARDS = 8, USUAL = 24, LONGEST = 60 };

static atomic_long taken, given;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void __real_free(void *old);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void __wrap_free(void *old);

void *__wrap_malloc(size_t size)
{
    void *buffer = __real_malloc(size);
    atomic_fetch_add(&taken, buffer != NULL);
    return buffer;
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *buffer = __real_calloc(count, size);
    atomic_fetch_add(&taken, buffer != NULL);
    return buffer;
}

void *__wrap_realloc(void *old, size_t size)
{
    void *buffer = __real_realloc(old, size);
    atomic_fetch_add(&taken, buffer != NULL && old == NULL);
    return buffer;
}

void __wrap_free(void *old)
{
    atomic_fetch_add(&given, old != NULL);
    __real_free(old);
}

static void the_counters_count(void **state)
{
    (void)state;
    const long before = atomic_load(&taken), back = atomic_load(&given);
    void *volatile something = malloc(1);
    assert_non_null(something);
    assert_int_equal(atomic_load(&taken), before + 1);
    assert_int_equal(atomic_load(&given), back);
    free(something);
    assert_int_equal(atomic_load(&given), back + 1);
}

/* Aborts games that take too long for a test. */
static bool is_long(void *context)
{
    return --*(int *)context < 0;
}

/* After every game all memory has been freed; returns the largest number of blocks a game used. */
static long play_games(const bcg_contestant both[2], int games, int patience)
{
    scene *boards[BOARDS];
    long most = 0;
    for (int i = 0; i < BOARDS; i++)
        boards[i] = new_scene((uint64_t)i + 1);
    for (int i = 0; i < games; i++) {
        int left = patience;
        const bcg_match_rules rules = {.stop = patience ? is_long : NULL, .context = &left};
        bcg_match_game played;
        scene *c = boards[i % BOARDS];
        bcg_contestant players[2] = {both[0], both[1]};
        players[0].tables = players[1].tables = &c->tables;
        const long before = atomic_load(&taken), back = atomic_load(&given);
        assert_true(bcg_match_play(bcg_rulesets, &c->game.head, players, i % 2, (uint64_t)i, &rules,
                                   &played));
        bcg_ai_tables_done(&c->tables);
        const long took = atomic_load(&taken) - before;
        assert_true(took > 0);
        assert_int_equal(atomic_load(&given) - back, took);
        most = took > most ? took : most;
    }
    for (int i = 0; i < BOARDS; i++)
        free_scene(boards[i]);
    return most;
}

/* Cadet allocates nothing per decision: a long game uses as much memory as a short one. */
static void cadet_gives_all_back(void **state)
{
    (void)state;
    const bcg_ai_level *cadet = bcg_ai_level_named(bcg_rulesets, "cadet");
    const bcg_contestant both[2] = {{.level = cadet}, {.level = cadet}};
    const long once = play_games(both, 1, 0);
    assert_int_equal(play_games(both, number_from("BOCAGE_AI_GAMES", USUAL), 0), once);
}

static void a_search_gives_all_back(void **state)
{
    (void)state;
    const bcg_ai_level *general = bcg_ai_level_named(bcg_rulesets, "general");
    const bcg_contestant both[2] = {{.level = general, .nodes = FEW},
                                    {.level = general, .nodes = FEW}};
    play_games(both, BOARDS, 100 * LONGEST); /* checked after every action and trial */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_counters_count),
        cmocka_unit_test(cadet_gives_all_back),
        cmocka_unit_test(a_search_gives_all_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
