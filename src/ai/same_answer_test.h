/* Two answers of computer players are the same in every part. */
#ifndef BOCAGE_AI_SAME_ANSWER_TEST_H
#define BOCAGE_AI_SAME_ANSWER_TEST_H

#include "ai/ai.h"
#include "unit.h"

static inline void assert_same_answer(const bcg_ai_answer *a, const bcg_ai_answer *b)
{
    assert_true(a->action == b->action);
    assert_true(a->nodes == b->nodes);
    assert_int_equal(a->steps, b->steps);
    for (int i = 0; i < a->steps; i++)
        assert_true(a->plan[i] == b->plan[i]);
    assert_int_equal(a->trials, b->trials);
    assert_int_equal(a->chance, b->chance);
    assert_int_equal(a->lead, b->lead);
    assert_int_equal(a->gain, b->gain);
    assert_int_equal(a->risk, b->risk);
}

#endif
