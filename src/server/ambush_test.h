/* Games in which somebody is asked whether to ambush: only who holds that card has a choice, so the
 * answer is held until it cannot tell anything. */
#ifndef BOCAGE_SERVER_AMBUSH_TEST_H
#define BOCAGE_SERVER_AMBUSH_TEST_H

#include "server/same_random_test.h"
#include "server/world_test.h"

static const char pass_now[] = "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"p\",\"version\":now}";

/* Until somebody is asked what only who holds Ambush can answer in two ways; the attack is the last
 * thing that was done. The seat that is asked. */
static inline int play_to_ambush(world *w)
{
    const bcg_session *s = only_room(w)->session;
    for (int i = 0; i < 3000; i++) {
        const int seat = bcg_session_actor(s);
        if (bcg_session_hides_timing(s))
            return seat;
        assert_true(seat >= 0);
        if (bcg_session_need(s) >= 0)
            pass(w, 100);
        else
            act(w, seat, i * 7);
    }
    fail();
    return -1;
}

/* The attack that was the last thing done, as a message. */
static inline void write_attack(const world *w, char out[BCG_ENTRY_TEXT + 64])
{
    char entry[BCG_ENTRY_TEXT];
    const bcg_session *s = only_room(w)->session;
    bcg_session_entry(s, bcg_session_version(s), entry);
    const char *attack = strstr(entry, "attack ");
    assert_non_null(attack);
    snprintf(out, BCG_ENTRY_TEXT + 64, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
             attack);
}

#endif
