/* A search gives the same answer with any number of threads, every time. ./test also runs this with
 * the thread sanitizer: tests/threads.sh. */
#include "ai/test_game_test.h"

#include <pthread.h>

static bcg_ai_answer ask(scene *c, const char *level, uint64_t nodes, int threads)
{
    bcg_ai *ai = new_player(c, level, 7);
    bcg_ai_answer answer = bcg_ai_choose(ai, &c->view, actor_of(c),
                                         &(bcg_ai_budget){.nodes = nodes, .threads = threads});
    bcg_ai_free(ai);
    answer.plan = NULL; /* owned by the player, gone by now */
    return answer;
}

static void assert_same_answer(const bcg_ai_answer *a, const bcg_ai_answer *b)
{
    assert_true(a->action == b->action);
    assert_true(a->nodes == b->nodes);
    assert_int_equal(a->steps, b->steps);
    assert_int_equal(a->trials, b->trials);
    assert_int_equal(a->chance, b->chance);
    assert_int_equal(a->lead, b->lead);
    assert_int_equal(a->gain, b->gain);
    assert_int_equal(a->risk, b->risk);
}

/* Trials are numbered: the number of threads sharing them makes no difference. */
static void any_number_of_threads_gives_the_same_answer(void **state)
{
    (void)state;
    static const int threads[] = {1, 1, 2, 2, 3, 7};
    int searched = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        scene *c = new_scene(seed);
        for (int n = 0; n < 6 && next_decision(c); n++) {
            const bcg_ai_answer first = ask(c, "general", 4 * FEW, 1);
            for (size_t i = 0; i < COUNT(threads); i++) {
                const bcg_ai_answer answer = ask(c, "general", 4 * FEW, threads[i]);
                assert_same_answer(&answer, &first);
            }
            searched += first.trials > 0;
            step_at_random(c);
        }
        free_scene(c);
    }
    assert_true(searched > 6);
}

/* A player made on a thread of its own. */
typedef struct newcomer {
    scene *c;
    bcg_ai *ai;
} newcomer;

static void *arrive(void *context)
{
    newcomer *n = context;
    n->ai = bcg_ai_new(bcg_rulesets, &n->c->game.head, &n->c->tables,
                       bcg_ai_level_named(bcg_rulesets, "cadet"), 1);
    return NULL;
}

/* Whoever comes first fills the tables of a game; all others use the same. */
static void players_on_several_threads_share_tables(void **state)
{
    (void)state;
    enum { THREADS = 4, GAMES = 8 };
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        pthread_t thread[THREADS];
        newcomer n[THREADS];
        scene *c = new_scene(seed);
        for (int i = 0; i < THREADS; i++) {
            n[i] = (newcomer){.c = c};
            assert_int_equal(pthread_create(&thread[i], NULL, arrive, &n[i]), 0);
        }
        for (int i = 0; i < THREADS; i++) {
            pthread_join(thread[i], NULL);
            assert_non_null(n[i].ai);
        }
        for (int i = 0; i < THREADS; i++) {
            assert_ptr_equal(n[i].ai->tables, atomic_load(&c->tables.filled));
            bcg_ai_free(n[i].ai);
        }
        free_scene(c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_threads_gives_the_same_answer),
        cmocka_unit_test(players_on_several_threads_share_tables),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
