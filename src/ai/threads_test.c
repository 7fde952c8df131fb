/* A search gives the same answer with any number of threads, every time. ./test also runs this with
 * the thread sanitizer: tests/threads.sh. */
#include "ai/test_game_test.h"

static bcg_ai_answer ask(const scene *c, const char *level, uint64_t nodes, int threads)
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
        free(c);
    }
    assert_true(searched > 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_threads_gives_the_same_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
