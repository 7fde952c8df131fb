/* Talk over the hub: partners get it at once; for everybody else it is the same bytes at the same
 * time, whatever was said or pointed at. */
#define WORLD_RULESETS toy_rulesets
#include "toy/toy_ruleset.h"

#include "server/world_test.h"

enum { RED, BLUE, BLUE_2, ONLOOKER };

/* A game in which red, blue, blue-2 and somebody who looks on are there; `form` has these seats. */
static world *at_the_table(const char *form)
{
    char body[260], own[BCG_SECRET_TEXT];
    static const char *const blues[] = {"blue", "blue-2"};
    world *w = new_world(100, 0);
    snprintf(body, sizeof body,
             "{\"text\":\"bocage 1\\nruleset toy\\nform %s\\n\","
             "\"seats\":{\"blue\":\"friend\",\"blue-2\":\"friend\"}}",
             form);
    json_t *a = call(w, BCG_CALL_MAKE, body, NULL), *opened = json_object_get(a, "secrets");
    enter(w, RED, json_string_value(json_object_get(opened, "me")));
    enter(w, ONLOOKER, json_string_value(json_object_get(opened, "spectator")));
    for (int i = 0; i < 2; i++) {
        bcg_secret secret;
        bcg_secret_make(&secret);
        bcg_secret_write(&secret, own);
        snprintf(
            body, sizeof body, "{\"invitation\":\"%s\",\"secret\":\"%s\"}",
            json_string_value(json_object_get(json_object_get(opened, "invitations"), blues[i])),
            own);
        json_decref(call(w, BCG_CALL_CLAIM, body, NULL));
        enter(w, BLUE + i, own);
    }
    json_decref(a);
    return w;
}

static void all_join(world *w, int seats_of_red)
{
    static const char *const reds[] = {"red", "red-2", "red-3", "red-4"};
    char message[80];
    for (int i = 0; i < seats_of_red; i++) {
        snprintf(message, sizeof message, "{\"do\":\"join\",\"seat\":\"%s\"}", reds[i]);
        say(w, RED, message);
    }
    say(w, BLUE, "{\"do\":\"join\"}");
    say(w, BLUE_2, "{\"do\":\"join\"}");
}

/* A rank that blue holds, and one of another if it holds any. */
static int rank_of_blue(const world *w, int nth)
{
    const bcg_session *s = only_room(w)->session;
    toy_state view;
    bcg_redact_view(s, 1, &view);
    int last = 0;
    for (int rank = 1; rank <= TOY_RANKS; rank++)
        if (toy_count(&view, rank, TOY_HAND + 1) > 0) {
            last = rank;
            if (nth-- == 0)
                break;
        }
    return last;
}

static void partners_hear_it_at_once(void **state)
{
    (void)state;
    world *w = at_the_table("team");
    all_join(w, 1);
    const int version = bcg_session_version(only_room(w)->session);
    bcg_hub_figures before, after;
    bcg_hub_count(w->hub, &before);
    assert_non_null(strstr(say(w, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\",\"id\":7}"),
                           "{\"ok\":true,\"id\":7,"));
    assert_string_equal(w->ears[BLUE_2].last, "{\"told\":\"blue\",\"phrase\":\"hold\"}");
    say(w, BLUE_2, "{\"do\":\"propose\",\"action\":\"scout red\"}");
    assert_string_equal(w->ears[BLUE].last, "{\"proposed\":\"blue-2\",\"action\":\"scout red\"}");
    bcg_hub_count(w->hub, &after);
    assert_int_equal(after.kept, before.kept); /* nothing is written */
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    const int count = w->ears[BLUE_2].count;
    say(w, RED, "{\"do\":\"tell\",\"phrase\":\"hold\"}"); /* it has nobody */
    assert_non_null(strstr(w->ears[RED].last, "NOT_ALLOWED"));
    assert_int_equal(w->ears[BLUE_2].count, count);
    end_world(w);
}

/* All that can be said: by a second place, card, action and phrase too. */
static void say_all(world *w, int which)
{
    char card[2][60], lay[2][60];
    for (int i = 0; i < 2; i++) {
        snprintf(card[i], sizeof card[i], "{\"do\":\"point\",\"card\":\"%d\"}", rank_of_blue(w, i));
        snprintf(lay[i], sizeof lay[i], "{\"do\":\"propose\",\"action\":\"lay %d\"}",
                 rank_of_blue(w, i));
    }
    const char *const messages[] = {
        "{\"do\":\"tell\",\"phrase\":\"hold\"}",
        "{\"do\":\"tell\",\"phrase\":\"your-move\"}",
        "{\"do\":\"point\",\"at\":\"red\"}",
        "{\"do\":\"point\",\"at\":\"blue\"}",
        "{\"do\":\"point\",\"card\":\"watchword\"}",
        card[0],
        card[1],
        lay[0],
        lay[1],
        "{\"do\":\"propose\",\"action\":\"scout blue\"}",
        "{\"do\":\"propose\",\"action\":\"pass\"}",
    };
    for (int i = 0; i < 5; i++) {
        assert_non_null(
            strstr(say(w, BLUE, messages[(size_t)(which + i) % COUNT(messages)]), "\"ok\":true"));
        pass(w, 10);
    }
}

/* What red and the onlooker hear in a game where these things are said, as text. */
static void enemies_hear_the_same_bytes(void **state)
{
    char *heard[2] = {NULL, NULL};
    (void)state;
    for (int which = 0; which < 11; which++) {
        world *w = at_the_table("team");
        all_join(w, 1);
        const size_t red = w->ears[RED].size, onlooker = w->ears[ONLOOKER].size;
        const size_t blue_2 = w->ears[BLUE_2].size;
        w->now = 5000;
        say_all(w, which);
        const char *now[2] = {w->ears[RED].heard + red, w->ears[ONLOOKER].heard + onlooker};
        for (int i = 0; i < 2; i++) {
            if (heard[i] == NULL)
                heard[i] = strdup(now[i]);
            assert_string_equal(now[i], heard[i]);
            assert_non_null(strstr(now[i], "{\"pointed\":\"blue\",\"hidden\":true}"));
        }
        assert_string_not_equal(w->ears[BLUE_2].heard + blue_2, heard[0]);
        end_world(w);
    }
    free(heard[0]);
    free(heard[1]);
}

/* Where talk is open, of a card in a hand nobody is told more than that there is something. */
static void hands_stay_hidden_in_open_talk(void **state)
{
    static const char hidden[] = "{\"pointed\":\"blue\",\"hidden\":true}";
    char message[60];
    (void)state;
    world *w = at_the_table("eight");
    for (int seat = 0; seat < 8; seat++) /* the others are red's, who made the game */
        if (seat != 4 && seat != 5) {
            static const char *const words[] = {"red",  "red-2",  "red-3",  "red-4",
                                                "blue", "blue-2", "blue-3", "blue-4"};
            snprintf(message, sizeof message, "{\"do\":\"join\",\"seat\":\"%s\"}", words[seat]);
            say(w, RED, message);
        }
    say(w, BLUE, "{\"do\":\"join\"}");
    say(w, BLUE_2, "{\"do\":\"join\"}");
    say(w, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\"}");
    for (int n = 0; n < PEERS; n++)
        if (n != BLUE)
            assert_string_equal(w->ears[n].last, "{\"told\":\"blue\",\"phrase\":\"hold\"}");
    say(w, BLUE, "{\"do\":\"point\",\"at\":\"red\"}");
    assert_string_equal(w->ears[ONLOOKER].last, "{\"pointed\":\"blue\",\"at\":\"red\"}");
    say(w, BLUE, "{\"do\":\"point\",\"card\":\"watchword\"}");
    assert_string_equal(w->ears[RED].last, "{\"pointed\":\"blue\",\"card\":\"watchword\"}");
    assert_string_equal(w->ears[ONLOOKER].last, hidden);
    toy_state view;
    bcg_redact_view(only_room(w)->session, 4, &view);
    int rank = 1;
    while (toy_count(&view, rank, TOY_HAND + 4) == 0)
        rank++;
    snprintf(message, sizeof message, "{\"do\":\"point\",\"card\":\"%d\"}", rank);
    assert_non_null(strstr(say(w, BLUE, message), "\"ok\":true"));
    for (int n = 0; n < PEERS; n++)
        if (n != BLUE)
            assert_string_equal(w->ears[n].last, hidden);
    end_world(w);
}

/* Nothing of it is kept, and before all are there nobody talks. */
static void talk_leaves_no_trace(void **state)
{
    (void)state;
    world *w = at_the_table("team");
    assert_non_null(
        strstr(say(w, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\"}"), "BCG_NOBODY_YET"));
    all_join(w, 1);
    char *before = bcg_session_save(only_room(w)->session);
    say_all(w, 0);
    char *after = bcg_session_save(only_room(w)->session);
    assert_string_equal(before, after);
    free(before);
    free(after);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(partners_hear_it_at_once),
        cmocka_unit_test(enemies_hear_the_same_bytes),
        cmocka_unit_test(hands_stay_hidden_in_open_talk),
        cmocka_unit_test(talk_leaves_no_trace),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
