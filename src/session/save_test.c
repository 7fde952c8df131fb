/* Games as text: saved and loaded, continued from a position; and saves that were modified or made
 * under other rules. */
#include "session/save.h"
#include "session/timeline.h"

#include "session/requests_test.h"

/* -- games that continue ---------------------------------------------------------------------- */

static void a_saved_game_goes_on(void **state)
{
    char why[BCG_WHY];
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 11);
    bcg_session *s = new_game(",\"open\":true");
    good(&s, allies, "{\"do\":\"join\",\"nonce\":\"0011\",\"id\":\"j\"}");
    good(&s, axis, "{\"do\":\"join\"}");
    do {
        char *text = bcg_session_save(s);
        bcg_session *again = bcg_session_load(text, strlen(text), &host.games, why);
        assert_non_null(again);
        char *same = bcg_session_save(again);
        assert_string_equal(text, same);
        assert_memory_equal(s->now.state, again->now.state, bcg_ops_in(s)->state_size);
        assert_int_equal(bcg_session_may_undo(s, 0), bcg_session_may_undo(again, 0));
        bcg_session_free(again);
        free(text);
        free(same);
        if (bcg_rng_below(&r, 8) == 0 && bcg_session_actor(s) >= 0)
            bcg_session_undo(s, bcg_session_actor(s), "u", -1);
    } while (act_at_random(s, &r));
    char *replay = bcg_redact_replay(s);
    assert_non_null(replay);
    free(replay);
    bcg_session_free(s);
}

/* A game continued from a position has the same board, later versions and different dice. */
static void a_game_goes_on_from_a_snapshot(void **state)
{
    uint8_t seed[BCG_SEED];
    char why[BCG_WHY], first[BCG_SEED_HEX], second[BCG_SEED_HEX];
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 13);
    bcg_session *s = new_game("");
    for (int i = 0; i < 40; i++)
        assert_true(act_at_random(s, &r));
    memset(seed, 9, sizeof seed);
    char *text = bcg_session_save_onward(s, seed, bcg_session_version(s) + 3);
    assert_non_null(text);
    bcg_session *onward = bcg_session_load(text, strlen(text), &host.games, why);
    assert_non_null(onward);
    assert_int_equal(bcg_session_version(onward), bcg_session_version(s) + 3);
    bcg_session_commitment(s, first);
    bcg_session_commitment(onward, second);
    assert_string_not_equal(first, second);
    char *here = bcg_session_snapshot(s), *there = bcg_session_snapshot(onward);
    assert_string_equal(here, there);
    char *setup = bcg_session_save_setup(onward), *again = bcg_session_save(onward);
    assert_string_equal(setup, text);
    assert_string_equal(again, text);
    while (act_at_random(onward, &r))
        ;
    assert_int_equal(bcg_session_actor(onward), BCG_OVER);
    char *replay = bcg_redact_replay(onward);
    assert_non_null(replay);
    free(replay);
    free(here);
    free(there);
    free(setup);
    free(again);
    free(text);
    bcg_session_free(s);
    bcg_session_free(onward);
}

/* -- saves that are refused ------------------------------------------------------------------- */

static void load_is_refused(const char *save)
{
    bcg_session *s = NULL;
    json_t *request = json_pack("{s:s,s:s}", "do", "load", "save", save);
    char *message = json_dumps(request, 0);
    refused(&s, everybody, message, "BAD_REQUEST");
    assert_null(s);
    free(message);
    json_decref(request);
}

/* A modified log is refused: dice, actions, seats. */
static void a_changed_save_is_refused(void **state)
{
    static const char *const changes[][2] = {
        {"draw ", "draw X"},
        {"act chance", "act axis"},
        {"entries 9", "entries 11"},
        {"seed ", "seed 0"},
        {"bocage session 2", "b"},
        {"bocage session 2", "bocage session 6"},
        {"\nrules ", "\nrules x"},
        {"edition revised", "edition new"},
        {"act allies - play", "act allies - order"},
        {"edition", "seat axis caesar\nedition"},
    };
    (void)state;
    bcg_session *s = new_game("");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}");
    char *text = bcg_session_save(s);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char *at = strstr(text, changes[i][0]), *changed = malloc(strlen(text) + 32);
        assert_non_null(at);
        sprintf(changed, "%.*s%s%s", (int)(at - text), text, changes[i][1],
                at + strlen(changes[i][0]));
        load_is_refused(changed);
        free(changed);
    }
    /* a different card than the seed gives */
    bcg_session *other = NULL;
    good(&other, everybody, "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seed\":8}");
    char *wrong = bcg_session_save(other), *seed = strstr(wrong, "seed ");
    memcpy(seed, strstr(text, "seed "), 5 + 64);
    load_is_refused(wrong);
    free(wrong);
    free(text);
    bcg_session_free(other);
    bcg_session_free(s);
}

/* A copy of `text` with the first `from` replaced; the caller frees it. */
static char *replaced(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    char *out = malloc(strlen(text) + strlen(to) + 1);
    assert_non_null(out);
    sprintf(out, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return out;
}

static void assert_load_says(const char *save, const char *sentence)
{
    char why[BCG_WHY] = "";
    bcg_session *s = bcg_session_load(save, strlen(save), &host.games, why);
    if (sentence == NULL)
        assert_non_null(s);
    else {
        assert_null(s);
        assert_non_null(strstr(why, sentence));
    }
    bcg_session_free(s);
}

/* Saves in the previous format, with older and with newer rules; an entry that does not fit is
 * blamed on the save only under the same rules. */
static void a_save_tells_its_rules(void **state)
{
    char now[32];
    (void)state;
    bcg_session *s = new_game("");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}");
    snprintf(now, sizeof now, "bocage session 2\nrules %d\n", bcg_ops_in(s)->rules);
    char *text = bcg_session_save(s), *first = replaced(text, now, "bocage session 1\n"),
         *newer = replaced(text, now, "bocage session 2\nrules 60000\n"),
         *misfit = replaced(text, "- play probe-center", "- play direct-from-hq"),
         *old_misfit = replaced(misfit, now, "bocage session 1\n");
    assert_load_says(text, NULL);
    assert_load_says(first, NULL);
    assert_load_says(newer, "saved under memoir rules 60000");
    assert_load_says(misfit, "entry 9 does not fit the game");
    assert_load_says(old_misfit, bcg_ops_in(s)->rules > 1
                                     ? "saved under memoir rules 1; this program"
                                     : "entry 9 does not fit the game");
    free(text);
    free(first);
    free(newer);
    free(misfit);
    free(old_misfit);
    bcg_session_free(s);
}

/* The first entry of the log that rolls dice, with the game played up to it; its line and
 * length. */
static const char *find_roll(const char *save, size_t *length)
{
    static const char roll[] = "act chance - roll ";
    const char *at = strstr(save, roll);
    assert_non_null(at);
    *length = strcspn(at, "\n");
    return at;
}

/* Modified dice are refused, each changed to every other face: the seed gives different ones. */
static void changed_dice_are_refused(void **state)
{
    static const char *const faces[] = {"infantry", "armor", "grenade", "star", "flag"};
    bcg_rng r;
    int changed = 0;
    (void)state;
    bcg_rng_seed(&r, 3);
    bcg_session *s = new_game("");
    char *save = bcg_session_save(s);
    while (strstr(save, " roll ") == NULL) {
        assert_true(act_at_random(s, &r));
        free(save);
        save = bcg_session_save(s);
    }
    size_t length;
    const char *roll = find_roll(save, &length);
    for (size_t i = 0; i < COUNT(faces); i++) {
        /* a roll is written in the order of faces, so a single face is always in order */
        char line[256] = "act chance - roll", *other = malloc(strlen(save) + sizeof line);
        int dice = 0;
        for (size_t k = strlen(line); k < length; k++)
            dice += roll[k] == ' ';
        for (int k = 0; k < dice; k++)
            sprintf(line + strlen(line), " %s", faces[i]);
        if (strlen(line) != length || strncmp(line, roll, length) != 0) {
            sprintf(other, "%.*s%s%s", (int)(roll - save), save, line, roll + length);
            load_is_refused(other);
            changed++;
        }
        free(other);
    }
    assert_true(changed >= 4);
    free(save);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_saved_game_goes_on),
        cmocka_unit_test(a_game_goes_on_from_a_snapshot),
        cmocka_unit_test(a_changed_save_is_refused),
        cmocka_unit_test(changed_dice_are_refused),
        cmocka_unit_test(a_save_tells_its_rules),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
