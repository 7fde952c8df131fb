/* The protocol from a client's point of view: who may send which request, games waiting for
 * players, resigning, dice rolled at a real table, malformed messages. */
#include "session/requests_test.h"

/* -- seats ------------------------------------------------------------------------------------ */

static void nobody_speaks_for_another_seat(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    refused(&s, axis,
            "{\"do\":\"act\",\"seat\":\"allies\",\"action\":\"play probe-center\",\"version\":now}",
            "NOT_YOUR_SEAT");
    refused(&s, axis, "{\"do\":\"view\",\"seat\":\"allies\"}", "NOT_YOUR_SEAT");
    refused(&s, axis, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}",
            "BCG_NOT_YOUR_TURN");
    refused(&s, spectator, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}",
            "NO_SEAT");
    refused(&s, spectator, "{\"do\":\"legal\"}", "NO_SEAT");
    refused(&s, allies, "{\"do\":\"save\"}", "NOT_ALLOWED");
    refused(&s, allies, "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\"}", "NOT_ALLOWED");
    refused(&s, allies, "{\"do\":\"replay\"}", "NOT_OVER");
    refused(&s, allies, "{\"do\":\"view\",\"seat\":\"romans\"}", "BAD_REQUEST");
    refused(&s, everybody, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}",
            "NO_SEAT");
    good(&s, spectator, "{\"do\":\"view\"}");
    good(&s, spectator, "{\"do\":\"entries\"}");
    bcg_session_free(s);
}

static void an_open_game_waits_for_its_players(void **state)
{
    (void)state;
    bcg_session *s = new_game(",\"open\":true");
    assert_int_equal(bcg_session_actor(s), BCG_WAITING);
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}",
            "BCG_NOBODY_YET");
    refused(&s, allies, "{\"do\":\"resign\"}", "BCG_NOBODY_YET");
    refused(&s, allies, "{\"do\":\"join\",\"nonce\":\"abc\"}", "BAD_REQUEST");
    good(&s, allies, "{\"do\":\"view\"}");
    good(&s, allies, "{\"do\":\"join\",\"nonce\":\"0011\"}");
    refused(&s, allies, "{\"do\":\"join\",\"nonce\":\"0022\"}", "BCG_HERE_ALREADY");
    assert_int_equal(bcg_session_actor(s), BCG_WAITING);
    good(&s, axis, "{\"do\":\"join\",\"nonce\":\"ff\"}");
    assert_int_equal(bcg_session_actor(s), 1);
    assert_int_equal(bcg_session_version(s), 10); /* two seats, eight cards */
    bcg_session_free(s);
}

/* The nonces influence the dice. */
static void nonces_change_the_cards(void **state)
{
    json_t *hand[2];
    (void)state;
    for (int i = 0; i < 2; i++) {
        bcg_session *s = new_game(",\"open\":true,\"seats\":{\"axis\":\"random\"}");
        good(&s, allies, i ? "{\"do\":\"join\",\"nonce\":\"01\"}" : "{\"do\":\"join\"}");
        json_t *a = ask(&s, allies, "{\"do\":\"view\"}");
        const json_t *sides = json_object_get(json_object_get(a, "view"), "sides");
        hand[i] = json_deep_copy(json_object_get(json_object_get(sides, "allies"), "hand"));
        json_decref(a);
        bcg_session_free(s);
    }
    assert_int_equal(json_array_size(hand[0]), 6);
    assert_false(json_equal(hand[0], hand[1]));
    json_decref(hand[0]);
    json_decref(hand[1]);
}

static void who_resigns_has_lost(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *a = ask(&s, axis, "{\"do\":\"resign\",\"id\":1}");
    assert_string_equal(text_of(a, "actor"), "nobody");
    assert_string_equal(text_of(a, "result"), "allies");
    assert_string_equal(text_of(a, "resigned"), "axis");
    assert_int_equal(strlen(text_of(a, "seed")), 64);
    json_decref(a);
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}",
            "BCG_GAME_OVER");
    refused(&s, allies, "{\"do\":\"resign\"}", "BCG_GAME_OVER");
    good(&s, allies, "{\"do\":\"replay\"}");
    bcg_session_free(s);
}

/* -- tables ----------------------------------------------------------------------------------- */

/* All dice that are due show armor. */
static void enter_dice(bcg_session *s, const char *id)
{
    char roll[BCG_ACTION_TEXT] = "roll";
    json_t *a = ask(&s, axis, "{\"do\":\"view\"}");
    const json_t *open = json_object_get(json_object_get(a, "view"), "open");
    assert_string_equal(text_of(a, "need"), "dice");
    for (int i = number_of(json_array_get(open, json_array_size(open) - 1), "dice"); i > 0; i--)
        strcat(roll, " armor");
    json_decref(a);
    a = id[0]
            ? ask(&s, axis, "{\"do\":\"chance\",\"id\":\"%s%d\",\"action\":\"%s\",\"version\":now}",
                  id, bcg_session_version(s), roll)
            : ask(&s, axis, "{\"do\":\"chance\",\"action\":\"%s\",\"version\":now}", roll);
    if (!json_is_true(json_object_get(a, "ok")))
        fail_msg("%s: %s", roll, text_of(a, "text"));
    json_decref(a);
}

static void real_dice_are_entered(void **state)
{
    bcg_rng r;
    int entered = 0;
    (void)state;
    bcg_rng_seed(&r, 5);
    bcg_session *plain = new_game("");
    refused(&plain, allies, "{\"do\":\"chance\",\"action\":\"roll infantry\",\"version\":now}",
            "BCG_NOT_A_TABLE");
    bcg_session_free(plain);
    bcg_session *s = new_game(",\"table\":true");
    assert_int_equal(bcg_session_actor(s), 1); /* cards are dealt all the same */
    while (entered < 5 && bcg_session_actor(s) != BCG_OVER) {
        if (bcg_session_actor(s) != BCG_CHANCE) {
            act_at_random(s, &r);
            continue;
        }
        refused(&s, allies, "{\"do\":\"chance\",\"action\":\"done\",\"version\":now}",
                "BCG_CHANCE_DECIDES");
        enter_dice(s, "d");
        entered++;
    }
    assert_int_equal(entered, 5);
    bcg_session_free(s);
}

/* Ids of dice belong to whoever entered them; a repeated request gets the same answer. */
static void dice_have_their_own_ids(void **state)
{
    static const char pass[] = "{\"do\":\"act\",\"id\":\"x\",\"action\":\"pass\",\"version\":now}";
    char first[8192];
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 9);
    bcg_session *s = new_game(",\"table\":true");
    while (bcg_session_actor(s) != 0 ||
           strstr(answer_text(&s, axis, "{\"do\":\"legal\"}"), "\"pass\"") == NULL)
        if (bcg_session_actor(s) == BCG_CHANCE)
            enter_dice(s, "");
        else
            assert_true(act_at_random(s, &r));
    snprintf(first, sizeof first, "%s", answer_text(&s, axis, pass));
    assert_non_null(strstr(first, "\"need\":\"dice\""));
    refused(&s, axis, "{\"do\":\"chance\",\"id\":\"x\",\"action\":\"roll star\",\"version\":now}",
            "BCG_ID_USED");
    refused(&s, allies, "{\"do\":\"chance\",\"action\":\"draw ambush\",\"version\":now}",
            "MR_NOT_NOW");
    enter_dice(s, "");
    assert_string_equal(answer_text(&s, axis, pass), first);
    bcg_session_free(s);
}

/* -- messages --------------------------------------------------------------------------------- */

static void bad_messages_get_one_sentence(void **state)
{
    static const char *const bad[] = {
        "",
        "nonsense",
        "[]",
        "{\"do\":\"fly\"}",
        "{\"do\":7}",
        "{}",
        "{\"do\":\"act\",\"do\":\"act\",\"version\":now}",
        "{\"do\":\"act\",\"actoin\":\"done\",\"version\":now}",
        "{\"do\":\"act\",\"action\":7,\"version\":now}",
        "{\"do\":\"act\",\"action\":\"a\\u0000b\",\"version\":now}",
        "{\"do\":\"act\",\"seat\":\"allies\",\"version\":now}",
        "{\"do\":\"act\",\"version\":-1,\"action\":\"done\"}",
        "{\"do\":\"act\",\"version\":1.5,\"action\":\"done\"}",
        "{\"do\":\"act\",\"id\":\"-\",\"action\":\"done\",\"version\":now}",
        "{\"do\":\"act\",\"id\":\"a b\",\"action\":\"done\",\"version\":now}",
        "{\"do\":\"view\",\"version\":99999,\"seat\":\"axis\"}",
        "{\"do\":\"entries\",\"since\":99999}",
        "{\"do\":\"legal\",\"odds\":1}",
        "{\"do\":\"load\",\"save\":\"x\"}",
        "{\"do\":\"load\"}",
        "{\"do\":\"new\"}",
        "{\"do\":\"new\",\"scenario\":\"../secret\"}",
        "{\"do\":\"new\",\"text\":\"bocage 1\\nchess\\n\"}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"edition\":\"first\"}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"options\":[\"fast\"]}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"options\":\"fast\"}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seats\":{\"romans\":\"captain\"}}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"caesar\"}}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seats\":[]}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seed\":\"12\"}",
        "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seed\":-1}",
        "{\"do\":\"hint\",\"seat\":\"allies\",\"level\":\"caesar\"}",
    };
    (void)state;
    bcg_session *s = NULL;
    refused(&s, everybody, "{\"do\":\"view\"}", "NO_GAME");
    refused(&s, everybody, "{\"do\":\"save\"}", "NO_GAME");
    s = new_game("");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refused(&s, everybody, bad[i], "BAD_REQUEST");
    json_t *a = ask(&s, everybody, "{\"do\":\"fly\",\"id\":\"x7\"}");
    assert_string_equal(text_of(a, "id"), "x7");
    json_decref(a);
    a = ask(&s, everybody, "{\"do\":\"fly\",\"id\":7}");
    assert_int_equal(number_of(a, "id"), 7);
    json_decref(a);
    char wide[400] = "{\"do\":\"x";
    for (int i = 0; i < 60; i++)
        strcat(wide, "\xc3\xa9");
    strcat(wide, "\"}");
    refused(&s, everybody, wide, "BAD_REQUEST"); /* and the answer is still UTF-8 */
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_speaks_for_another_seat),
        cmocka_unit_test(an_open_game_waits_for_its_players),
        cmocka_unit_test(nonces_change_the_cards),
        cmocka_unit_test(who_resigns_has_lost),
        cmocka_unit_test(real_dice_are_entered),
        cmocka_unit_test(dice_have_their_own_ids),
        cmocka_unit_test(bad_messages_get_one_sentence),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
