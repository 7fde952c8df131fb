#include "core/log.h"

#include "unit.h"

#include <string.h>

enum { ROLLED = 7, DREW = 300, PASSED = 65535 };

static void events_are_kept_in_order_with_their_numbers(void **state)
{
    (void)state;
    static const int16_t dice[] = {1, -2, 32767, -32768, 0, 6, -1, 8};
    _Static_assert(COUNT(dice) == BCG_EVENT_ARGS, "all the numbers an event can hold");
    bcg_event events[4];
    bcg_log log;
    memset(events, 0xaa, sizeof events);
    bcg_log_init(&log, events, 4);
    bcg_log_add(&log, ROLLED, BCG_PUBLIC, BCG_EVENT_ARGS, dice);
    bcg_log_add(&log, DREW, 1u << 1, 1, dice + 2);
    bcg_log_add(&log, PASSED, BCG_PUBLIC, 0, NULL);
    assert_int_equal(log.count, 3);
    assert_int_equal(log.lost, 0);
    assert_int_equal(events[0].kind, ROLLED);
    assert_int_equal(events[0].readers, BCG_PUBLIC);
    assert_int_equal(events[0].nargs, BCG_EVENT_ARGS);
    assert_memory_equal(events[0].arg, dice, sizeof dice);
    /* unused numbers are zero, so that equal events are equal bytes */
    const bcg_event drew = {.kind = DREW, .readers = 2, .nargs = 1, .arg = {32767}};
    assert_memory_equal(&events[1], &drew, sizeof drew);
    const bcg_event passed = {.kind = PASSED, .readers = BCG_PUBLIC};
    assert_memory_equal(&events[2], &passed, sizeof passed);
}

static void a_full_log_counts_what_it_loses(void **state)
{
    (void)state;
    bcg_event events[3];
    bcg_log log;
    bcg_log_init(&log, events, 2);
    events[2] = (bcg_event){.kind = 4242};
    for (int16_t i = 0; i < 10; i++)
        bcg_log_add(&log, ROLLED, BCG_PUBLIC, 1, &i);
    assert_int_equal(log.count, 2);
    assert_int_equal(log.lost, 8);
    assert_int_equal(events[0].arg[0], 0);
    assert_int_equal(events[1].arg[0], 1);
    assert_int_equal(events[2].kind, 4242);

    bcg_log_init(&log, NULL, 0);
    bcg_log_add(&log, PASSED, BCG_PUBLIC, 0, NULL);
    assert_int_equal(log.lost, 1);
}

static void no_log_takes_nothing(void **state)
{
    (void)state;
    const int16_t number = 3;
    bcg_log_add(NULL, ROLLED, BCG_PUBLIC, 1, &number);
}

/* For each set of seats and each reader: everything, or only the kind. What all eight seats may
 * read is still not public. */
static void a_seat_reads_only_what_it_may(void **state)
{
    (void)state;
    for (int set = 0; set <= BCG_ALL_SEATS + 1; set++) {
        const bcg_seats readers = (bcg_seats)(set > BCG_ALL_SEATS ? BCG_PUBLIC : set);
        const bcg_event e = {.kind = DREW, .readers = readers, .nargs = 3, .arg = {11, -12, 13}};
        const bcg_event blank = {.kind = DREW, .readers = readers};
        for (int seat = 0; seat < BCG_MAX_SEATS; seat++) {
            const bcg_event shown = bcg_log_redact(&e, seat);
            assert_memory_equal(&shown, readers & 1 << seat ? &e : &blank, sizeof shown);
        }
        const bcg_event shown = bcg_log_redact(&e, BCG_SPECTATOR);
        assert_memory_equal(&shown, readers == BCG_PUBLIC ? &e : &blank, sizeof shown);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_are_kept_in_order_with_their_numbers),
        cmocka_unit_test(a_full_log_counts_what_it_loses),
        cmocka_unit_test(no_log_takes_nothing),
        cmocka_unit_test(a_seat_reads_only_what_it_may),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
