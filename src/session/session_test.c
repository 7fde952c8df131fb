/* The protocol as a client sees it: versions, requests sent twice, undo, seats, tables, saving; and
 * that nothing leaves which a seat may not know. */
#include "rulesets.h"
#include "session/protocol.h"
#include "session/save.h"
#include "session/think.h"
#include "session/timeline.h"

#include "message.h"
#include "read_whole.h"
#include "unit.h"

#include <jansson.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_ROOM = 256 * 1024 };

/* -- a host ----------------------------------------------------------------------------------- */

static char *find_text(void *context, const char *id, size_t *size)
{
    char path[512];
    (void)context;
    snprintf(path, sizeof path, "%s/data/memoir/%s.scn", BOCAGE_SOURCE, id);
    const char *why;
    char *text = malloc(TEXT_ROOM);
    *size = text ? read_whole(path, text, TEXT_ROOM, &why) : 0;
    if (*size > 0)
        return text;
    free(text);
    return NULL;
}

static void make_seed(void *context, uint8_t out[BCG_SEED])
{
    (void)context;
    memset(out, 7, BCG_SEED);
}

static const bcg_host host = {.find_scenario = find_text,
                              .knows_level = bcg_host_knows_level,
                              .make_seed = make_seed,
                              .games = {.rulesets = bcg_rulesets}};

/* Both seats and the host; the two seats alone; somebody who looks on. */
static const bcg_permissions everybody = {.seats = BCG_ALL_SEATS, .host = true};
static const bcg_permissions axis = {.seats = 1}, allies = {.seats = 2}, spectator = {.seats = 0};

/* The answer to a message, as text; the next call overwrites it. `now` in the message stands for
 * the version there is. */
static const char *answer_text(bcg_session **s, bcg_permissions client, const char *message)
{
    static bcg_json j;
    static char text[TEXT_ROOM];
    bcg_request r;
    put_version(message, *s ? bcg_session_version(*s) : 0, text, sizeof text);
    const bcg_reply reply = bcg_answer(s, &host, client, text, strlen(text), &r, &j);
    assert_int_not_equal(reply.outcome, BCG_THINK);
    assert_int_equal(reply.refused != NULL, strncmp(j.text, "{\"ok\":false", 11) == 0);
    bcg_request_free(&r);
    assert_false(j.failed);
    return j.text;
}

static json_t *ask(bcg_session **s, bcg_permissions client, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same as a value; the caller lets it go. */
static json_t *ask(bcg_session **s, bcg_permissions client, const char *format, ...)
{
    static char message[TEXT_ROOM]; /* whole games are sent: one that is cut is refused for that */
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    assert_in_range(size, 0, sizeof message - 1);
    json_t *answer = json_loads(answer_text(s, client, message), JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(answer);
    return answer;
}

static const char *text_of(const json_t *answer, const char *key)
{
    return json_string_value(json_object_get(answer, key));
}

static int number_of(const json_t *answer, const char *key)
{
    return (int)json_integer_value(json_object_get(answer, key));
}

/* It is refused, for this reason, and nothing changes. */
static void refused(bcg_session **s, bcg_permissions client, const char *message,
                    const char *reason)
{
    const int version = *s ? bcg_session_version(*s) : 0;
    json_t *a = ask(s, client, "%s", message);
    assert_true(json_is_false(json_object_get(a, "ok")));
    assert_string_equal(text_of(a, "reason"), reason);
    assert_true(strlen(text_of(a, "text")) > 5);
    if (*s)
        assert_int_equal(bcg_session_version(*s), version);
    json_decref(a);
}

static void good(bcg_session **s, bcg_permissions client, const char *message)
{
    json_t *a = ask(s, client, "%s", message);
    if (!json_is_true(json_object_get(a, "ok")))
        fail_msg("%s: %s", message, text_of(a, "text"));
    json_decref(a);
}

static bcg_session *new_game(const char *more)
{
    bcg_session *s = NULL;
    char message[512];
    snprintf(message, sizeof message,
             "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seed\":7%s}", more);
    good(&s, everybody, message);
    assert_non_null(s);
    return s;
}

/* The action at a place of the legal list of whoever decides; false if nobody does. */
static bool legal_action(bcg_session *s, uint32_t choice, char out[BCG_ACTION_TEXT], int *seat)
{
    *seat = bcg_session_actor(s);
    if (*seat < 0)
        return false;
    json_t *a = ask(&s, everybody, "{\"do\":\"legal\",\"seat\":\"%s\"}", *seat ? "allies" : "axis");
    const json_t *list = json_object_get(a, "actions");
    assert_true(json_array_size(list) > 0);
    snprintf(out, BCG_ACTION_TEXT, "%s",
             json_string_value(json_array_get(list, choice % json_array_size(list))));
    json_decref(a);
    return true;
}

/* One random decision; false when the game is over. */
static bool act_at_random(bcg_session *s, bcg_rng *r)
{
    char action[BCG_ACTION_TEXT];
    int seat;
    if (!legal_action(s, (uint32_t)bcg_rng_next(r), action, &seat))
        return false;
    json_t *a = ask(&s, everybody,
                    "{\"do\":\"act\",\"seat\":\"%s\",\"action\":\"%s\",\"version\":%d}",
                    seat ? "allies" : "axis", action, bcg_session_version(s));
    assert_true(json_is_true(json_object_get(a, "ok")));
    json_decref(a);
    return true;
}

/* -- versions and repetition ------------------------------------------------------------------ */

static void stale_requests_change_nothing(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    assert_int_equal(bcg_session_version(s), 8); /* the deal */
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":7}",
            "BCG_STALE");
    refused(&s, allies, "{\"do\":\"undo\",\"version\":3}", "BCG_STALE");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":8}");
    bcg_session_free(s);
}

/* What changes a game is about the game that was seen, so it must say which that was. */
static void a_change_names_its_version(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    refused(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\"}", "BAD_REQUEST");
    refused(&s, axis, "{\"do\":\"act\",\"action\":\"play probe-center\"}", "BAD_REQUEST");
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":8}");
    refused(&s, allies, "{\"do\":\"undo\"}", "BAD_REQUEST");
    good(&s, allies, "{\"do\":\"undo\",\"version\":9}");
    bcg_session_free(s);
    s = new_game(",\"table\":true");
    refused(&s, allies, "{\"do\":\"chance\",\"action\":\"roll armor\"}", "BAD_REQUEST");
    bcg_session_free(s);
}

static void a_request_sent_twice_counts_once(void **state)
{
    static const char play[] =
        "{\"do\":\"act\",\"id\":\"a1\",\"action\":\"play probe-center\",\"version\":8}";
    char first[8192];
    (void)state;
    bcg_session *s = new_game("");
    snprintf(first, sizeof first, "%s", answer_text(&s, allies, play));
    const int version = bcg_session_version(s);
    assert_string_equal(answer_text(&s, allies, play), first);
    good(&s, allies, "{\"do\":\"act\",\"id\":\"a2\",\"action\":\"order e2\",\"version\":now}");
    assert_string_equal(answer_text(&s, allies, play), first); /* whatever has come since */
    assert_int_equal(bcg_session_version(s), version + 1);
    /* another seat's id is another request */
    refused(&s, axis, play, "BCG_STALE");
    /* the same id for something else is a mistake */
    refused(&s, allies, "{\"do\":\"act\",\"id\":\"a1\",\"action\":\"order f2\",\"version\":now}",
            "BCG_ID_USED");
    refused(&s, allies, "{\"do\":\"undo\",\"id\":\"a1\",\"version\":now}", "BCG_ID_USED");
    bcg_session_free(s);
}

/* -- undo ------------------------------------------------------------------------------------- */

static void undo_ends_with_chance_and_others(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    refused(&s, allies, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_CHANCE"); /* the deal */
    good(&s, allies, "{\"do\":\"act\",\"action\":\"play probe-center\",\"version\":now}");
    refused(&s, axis, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_OTHER");
    json_t *before = ask(&s, allies, "{\"do\":\"legal\"}");
    const int ply = bcg_session_ply(s), version = bcg_session_version(s);
    good(&s, allies, "{\"do\":\"act\",\"action\":\"order e2\",\"version\":now}");
    good(&s, allies, "{\"do\":\"undo\",\"id\":5,\"version\":now}");
    json_t *after = ask(&s, allies, "{\"do\":\"legal\"}");
    assert_true(json_equal(json_object_get(before, "actions"), json_object_get(after, "actions")));
    assert_int_equal(bcg_session_ply(s), ply);
    assert_int_equal(bcg_session_version(s), version + 2);
    good(&s, allies, "{\"do\":\"undo\",\"id\":5,\"version\":now}"); /* the same again: nothing more
                                                                       is taken back */
    assert_int_equal(bcg_session_ply(s), ply);
    good(&s, allies, "{\"do\":\"undo\",\"id\":6,\"version\":now}");
    assert_int_equal(bcg_session_ply(s), ply - 1);
    refused(&s, allies, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_CHANCE");
    json_decref(before);
    json_decref(after);
    bcg_session_free(s);
}

/* Whatever is done and taken back, the game is the one without it. */
static void undo_leads_back(void **state)
{
    bcg_rng r;
    int undone = 0;
    (void)state;
    bcg_rng_seed(&r, 3);
    bcg_session *s = new_game("");
    for (int i = 0; i < 300 && bcg_session_actor(s) >= 0; i++) {
        const int seat = bcg_session_actor(s), ply = bcg_session_ply(s);
        const size_t size = bcg_ops_in(s)->state_size;
        void *before = malloc(size);
        memcpy(before, s->now.state, size);
        assert_true(act_at_random(s, &r));
        if (bcg_session_may_undo(s, seat) == BCG_OK && bcg_rng_below(&r, 2)) {
            assert_int_equal(bcg_session_undo(s, seat, "", -1), BCG_OK);
            assert_memory_equal(before, s->now.state, size);
            assert_int_equal(bcg_session_ply(s), ply);
            undone++;
        }
        free(before);
    }
    assert_true(undone > 20);
    bcg_session_free(s);
}

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
    assert_int_equal(bcg_session_version(s), 10); /* two joined, eight cards */
    bcg_session_free(s);
}

/* The nonces are part of what the dice are made from. */
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

/* Ids of dice are their enterer's; what was answered before is answered so again. */
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

/* -- positions -------------------------------------------------------------------------------- */

/* A game of Pegasus Bridge that begins with these lines of a position, and the answer to it. */
static const char *open_position(bcg_session **s, const char *const lines[], size_t count,
                                 const char *more)
{
    size_t size;
    char *scenario = find_text(NULL, "pegasus-bridge", &size), text[16384], *out = text;
    for (size_t i = 0; i < size; i++) {
        if (scenario[i] == '\n')
            *out++ = '\\';
        *out++ = scenario[i] == '\n' ? 'n' : scenario[i];
    }
    *out = '\0';
    for (size_t i = 0; i < count; i++)
        out += sprintf(out, "%s\\n", lines[i]);
    char *message = malloc(strlen(text) + strlen(more) + 64);
    sprintf(message, "{\"do\":\"new\",\"text\":\"%s\",\"seed\":1%s}", text, more);
    const char *answer = answer_text(s, everybody, message);
    assert_non_null(*s);
    free(message);
    free(scenario);
    return answer;
}

/* A position to begin with: the hands it names are told to nobody, nations are the units' own. */
static void positions_keep_their_hands(void **state)
{
    static const char *const lines[] = {"turn 3 allies phase play-card ply 40",
                                        "hand axis ambush barrage",
                                        "hand allies probe-center attack-right assault-left"};
    bcg_session *s = NULL;
    (void)state;
    const char *answer = open_position(&s, lines, COUNT(lines), "");
    assert_null(strstr(answer, "barrage"));
    assert_null(strstr(answer_text(&s, spectator, "{\"do\":\"board\"}"), "probe-center"));
    assert_non_null(strstr(answer_text(&s, allies, "{\"do\":\"view\"}"), "probe-center"));
    json_t *a = ask(&s, spectator, "{\"do\":\"view\"}");
    const json_t *units = json_object_get(json_object_get(a, "view"), "units");
    assert_true(json_array_size(units) > 0);
    for (size_t i = 0; i < json_array_size(units); i++) {
        const json_t *unit = json_array_get(units, i);
        assert_string_equal(text_of(unit, "nation"),
                            strcmp(text_of(unit, "side"), "axis") == 0 ? "DE" : "GB");
    }
    json_decref(a);
    bcg_session_free(s);
}

/* -- matches ---------------------------------------------------------------------------------- */

static void score_is(const bcg_session *s, int seat, int medals, int figures)
{
    const bcg_score score = bcg_session_score(s, seat);
    assert_int_equal(score.points, medals);
    assert_int_equal(score.tie_break, figures);
}

/* Medals, and the figures the enemy has lost. Who gives up leaves the other all the medals that
 * winning takes, and keeps its own. */
static void a_battle_has_a_score(void **state)
{
    static const char *const lines[] = {"turn 3 allies phase play-card ply 40",
                                        "hand axis ambush barrage",
                                        "hand allies probe-center attack-right assault-left",
                                        "score axis units 1 lost 5", "score allies units 2 lost 3"};
    bcg_session *s = NULL;
    (void)state;
    for (int resigns = 0; resigns < 2; resigns++) {
        open_position(&s, lines, COUNT(lines), ",\"open\":true");
        score_is(s, 0, 0, 0); /* nobody is there yet */
        good(&s, axis, "{\"do\":\"join\"}");
        good(&s, allies, "{\"do\":\"join\"}");
        score_is(s, 0, 1, 3);
        score_is(s, 1, 2, 5);
        good(&s, resigns ? allies : axis, "{\"do\":\"resign\"}");
        score_is(s, 0, resigns ? 4 : 1, 3);
        score_is(s, 1, resigns ? 2 : 4, 5);
    }
    bcg_session_free(s);
}

/* More medals win, with equal medals more figures. */
static void a_match_has_a_length_and_a_winner(void **state)
{
    static const struct {
        bcg_score totals[2];
        int winner;
    } ends[] = {{{{5, 1}, {4, 9}}, 0}, {{{4, 9}, {5, 1}}, 1},  {{{5, 7}, {5, 6}}, 0},
                {{{5, 6}, {5, 7}}, 1}, {{{5, 6}, {5, 6}}, -1}, {{{0, 0}, {0, 0}}, -1}};
    (void)state;
    bcg_session *s = new_game(",\"options\":[\"match-play\",\"no-overrun\"]");
    const bcg_prepared *prepared = bcg_session_prepared(s);
    assert_string_equal(prepared->options, "no-overrun match-play");
    assert_int_equal(prepared->ruleset->json->match_length(prepared), 2);
    assert_string_equal(prepared->ruleset->json->points_word, "medals");
    assert_string_equal(prepared->ruleset->json->tie_break_word, "figures");
    for (size_t i = 0; i < COUNT(ends); i++)
        assert_int_equal(prepared->ruleset->json->match_winner(prepared, ends[i].totals),
                         ends[i].winner);
    bcg_session_free(s);
    s = new_game(",\"options\":[\"no-overrun\"]");
    prepared = bcg_session_prepared(s);
    assert_int_equal(prepared->ruleset->json->match_length(prepared), 0);
    bcg_session_free(s);
}

/* -- saving ----------------------------------------------------------------------------------- */

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

/* What could not be kept is forgotten, whatever it was. */
static void a_session_can_be_cut(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 12);
    bcg_session *s = new_game("");
    const size_t size = bcg_ops_in(s)->state_size;
    void *then = malloc(size);
    do {
        const int version = bcg_session_version(s);
        memcpy(then, s->now.state, size);
        if (!act_at_random(s, &r))
            break;
        assert_true(bcg_session_cut(s, version));
        assert_int_equal(bcg_session_version(s), version);
        assert_memory_equal(s->now.state, then, size);
    } while (act_at_random(s, &r));
    free(then);
    bcg_session_free(s);
}

/* A game that goes on from a position has the same board, later versions and dice of its own. */
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

/* A log that somebody has changed is refused: dice, actions, seats. */
static void a_changed_save_is_refused(void **state)
{
    static const char *const changes[][2] = {
        {"draw ", "draw X"},
        {"act chance", "act axis"},
        {"entries 9", "entries 11"},
        {"seed ", "seed 0"},
        {"bocage session 2", "b"},
        {"bocage session 2", "bocage session 4"},
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
    /* another card than the seed gives */
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

/* The text of `text` with the first `from` replaced; the caller frees it. */
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

/* A save of the format before, of older rules and of newer ones; an entry that does not fit is the
 * save's own fault only under the same rules. */
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

/* The first entry of the log that rolls dice, played up to; its line and length. */
static const char *find_roll(const char *save, size_t *length)
{
    static const char roll[] = "act chance - roll ";
    const char *at = strstr(save, roll);
    assert_non_null(at);
    *length = strcspn(at, "\n");
    return at;
}

/* Dice that somebody has changed, each to every other face: not those the seed gives. */
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
        /* a roll is written in the order of faces: all of one face is in order */
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

/* -- what is worth knowing before one decides ------------------------------------------------ */

/* The units that a card says it could order are those that can be ordered once it is played. */
static void a_card_tells_whom_it_could_order(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *told = ask(&s, allies, "{\"do\":\"legal\",\"odds\":true}"), *play;
    size_t i, k;
    int played = 0;
    json_array_foreach (json_object_get(told, "actions"), i, play) {
        const json_t *units = json_object_get(play, "units");
        char message[BCG_ACTION_TEXT + 64];
        if (json_array_size(units) == 0)
            continue;
        snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
                 text_of(play, "action"));
        good(&s, allies, message);
        json_t *legal = ask(&s, allies, "{\"do\":\"legal\"}"), *unit;
        json_t *seen = ask(&s, spectator, "{\"do\":\"view\"}");
        const json_t *actions = json_object_get(legal, "actions"),
                     *view = json_object_get(seen, "view");
        if (strcmp(text_of(view, "phase"), "order") == 0) { /* others order all at once */
            assert_int_equal(json_array_size(actions), json_array_size(units) + 1); /* `done` */
            json_array_foreach (units, k, unit) {
                char order[16];
                snprintf(order, sizeof order, "order %s", json_string_value(unit));
                assert_string_equal(json_string_value(json_array_get(actions, k)), order);
            }
            assert_in_range(number_of(view, "orders_left"), 1, json_array_size(units));
            played++;
        }
        good(&s, allies, "{\"do\":\"undo\",\"version\":now}");
        json_decref(legal);
        json_decref(seen);
    }
    assert_true(played > 1);
    json_decref(told);
    bcg_session_free(s);
}

/* Everybody may ask what is seen from a hex: the board has no secrets. */
static void what_blocks_the_sight_is_told(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *a = ask(&s, spectator, "{\"do\":\"sight\",\"hex\":\"F3\"}");
    const json_t *blocked = json_object_get(a, "blocked");
    assert_string_equal(text_of(a, "from"), "F3");
    assert_null(json_object_get(blocked, "F3"));
    assert_null(json_object_get(blocked, "f4"));       /* next to it */
    const json_t *by = json_object_get(blocked, "F7"); /* behind the wood of F5 */
    assert_int_equal(json_array_size(by), 1);
    assert_string_equal(json_string_value(json_array_get(by, 0)), "F5");
    json_decref(a);
    refused(&s, spectator, "{\"do\":\"sight\",\"hex\":\"Z1\"}", "BAD_REQUEST");
    refused(&s, spectator, "{\"do\":\"sight\"}", "BAD_REQUEST");
    bcg_session_free(s);
    s = new_game(",\"open\":true");
    refused(&s, spectator, "{\"do\":\"sight\",\"hex\":\"A9\"}", "BCG_NOBODY_YET");
    bcg_session_free(s);
}

/* -- hidden information ----------------------------------------------------------------------- */

/* All that a client can be told, in one text; to be freed. */
static char *everything_told(bcg_session *s, bcg_permissions client, int seat)
{
    static const char *const questions[] = {
        "{\"do\":\"view\"}",
        "{\"do\":\"board\"}",
        "{\"do\":\"legal\",\"odds\":true}",
        "{\"do\":\"legal\"}",
        "{\"do\":\"why\",\"action\":\"play ambush\"}",
        "{\"do\":\"why\",\"action\":\"pass\"}",
        "{\"do\":\"act\",\"action\":\"ambush\",\"version\":0}",
        "{\"do\":\"undo\",\"version\":0}",
        "{\"do\":\"chance\",\"action\":\"draw ambush\",\"version\":now}",
        "{\"do\":\"replay\"}",
    };
    bcg_json all = {0}, j = {0};
    bcg_json_clear(&all);
    bcg_json_clear(&j);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        bcg_json_string(&all, answer_text(&s, client, questions[i]));
    bcg_tell_update(s, seat, bcg_session_version(s), &j);
    bcg_json_string(&all, j.text);
    bcg_json_free(&j);
    return all.text;
}

/* In random games, at every decision: the hidden cards are exchanged for others that a seat could
 * as well believe in, and it is told the same bytes. */
static void hidden_cards_change_nothing_told(void **state)
{
    static const bcg_permissions clients[] = {{.seats = 1}, {.seats = 2}, {.seats = 0}};
    bcg_rng r;
    int differed = 0;
    (void)state;
    bcg_rng_seed(&r, 17);
    for (int n = 0; n < 3; n++) {
        bcg_session *s = new_game(n == 1 ? ",\"edition\":\"classic\"" : "");
        const bcg_ops *ops = bcg_ops_in(s);
        void *view = malloc(ops->state_size), *real = malloc(ops->state_size);
        for (int i = 0; i < 120 && act_at_random(s, &r); i++)
            for (int k = 0; k < 3; k++) {
                const int seat = k < 2 ? k : BCG_SPECTATOR;
                char *before = everything_told(s, clients[k], seat);
                memcpy(real, s->now.state, ops->state_size);
                ops->view(bcg_game_in(s), real, seat, view);
                ops->guess(bcg_game_in(s), view, &r, s->now.state);
                differed += memcmp(real, s->now.state, ops->state_size) != 0;
                char *after = everything_told(s, clients[k], seat);
                assert_string_equal(before, after);
                memcpy(s->now.state, real, ops->state_size);
                free(before);
                free(after);
            }
        free(view);
        free(real);
        bcg_session_free(s);
    }
    assert_true(differed > 500);
}

/* The board a client draws is that of the game's edition: the pond of Pegasus Bridge is a lake in
 * one and a river in the other. */
static void the_board_is_that_of_the_edition(void **state)
{
    (void)state;
    for (int n = 0; n < 2; n++) {
        bcg_session *s = new_game(n == 1 ? ",\"edition\":\"classic\"" : "");
        json_t *told = ask(&s, allies, "{\"do\":\"board\"}"), *hex;
        size_t i;
        int lakes = 0, rivers = 0;
        json_array_foreach (json_object_get(json_object_get(told, "board"), "hexes"), i, hex) {
            const char *terrain = json_string_value(json_object_get(hex, "terrain"));
            lakes += strcmp(terrain, "lake") == 0;
            rivers += strcmp(terrain, "river") == 0;
        }
        assert_int_equal(lakes, n == 1 ? 0 : 4);
        assert_int_equal(rivers, n == 1 ? 20 : 16);
        json_decref(told);
        bcg_session_free(s);
    }
}

/* Nonces are shown when nobody can choose one any more. */
static void nonces_are_shown_when_all_are_there(void **state)
{
    static const bcg_permissions readers[] = {{.seats = 1}, {.seats = 2}, {.seats = 0}};
    (void)state;
    bcg_session *s = new_game(",\"open\":true");
    good(&s, allies, "{\"do\":\"join\",\"nonce\":\"0123456789abcdef\"}");
    for (size_t i = 0; i < COUNT(readers); i++) {
        static const char *const questions[] = {"{\"do\":\"board\"}", "{\"do\":\"view\"}",
                                                "{\"do\":\"entries\"}"};
        for (size_t k = 0; k < COUNT(questions); k++)
            assert_null(strstr(answer_text(&s, readers[i], questions[k]), "0123456789abcdef"));
    }
    good(&s, axis, "{\"do\":\"join\",\"nonce\":\"fedcba9876543210\"}");
    for (size_t i = 0; i < COUNT(readers); i++)
        assert_non_null(strstr(answer_text(&s, readers[i], "{\"do\":\"board\"}"),
                               "\"nonces\":{\"axis\":\"fedcba9876543210\","
                               "\"allies\":\"0123456789abcdef\"}"));
    bcg_session_free(s);
}

/* -- a ruleset that would blab: asked about the true state it answers otherwise */

static const void *truth;

static bcg_reason blabbing_check(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    return state == truth ? BCG_NOT_A_TABLE : bcg_rulesets->ops->check(g, state, seat, a);
}

static int blabbing_legal(const bcg_game *g, const void *state, int seat, bcg_action *out, int cap)
{
    return state == truth ? 0 : bcg_rulesets->ops->legal(g, state, seat, out, cap);
}

static bcg_reason blabbing_read(const bcg_prepared *prepared, const void *state, int seat,
                                const char *text, size_t len, bcg_action *out)
{
    return state == truth
               ? BCG_NOT_A_TABLE
               : bcg_rulesets->notation->read_action(prepared, state, seat, text, len, out);
}

/* What a seat is refused and offered is worked out from what it knows, not from what is so. */
static void refusals_and_offers_come_from_the_view(void **state)
{
    static const char *const questions[] = {
        "{\"do\":\"legal\"}",
        "{\"do\":\"legal\",\"odds\":true}",
        "{\"do\":\"why\",\"action\":\"play probe-center\"}",
        "{\"do\":\"why\",\"action\":\"play ambush\"}",
        "{\"do\":\"odds\",\"action\":\"play probe-center\"}",
        "{\"do\":\"act\",\"action\":\"play ambush\",\"version\":now}",
        "{\"do\":\"act\",\"action\":\"nonsense\",\"version\":now}",
        "{\"do\":\"act\",\"action\":\"order e2\",\"version\":now}",
    };
    bcg_ops blabbing = *bcg_rulesets->ops;
    bcg_notation notation = *bcg_rulesets->notation;
    bcg_ruleset ruleset = *bcg_rulesets;
    (void)state;
    bcg_session *s = new_game("");
    blabbing.check = blabbing_check;
    blabbing.legal = blabbing_legal;
    notation.read_action = blabbing_read;
    ruleset.ops = &blabbing;
    ruleset.notation = &notation;
    for (size_t i = 0; i < COUNT(questions); i++) {
        char *usual = strdup(answer_text(&s, allies, questions[i]));
        truth = s->now.state;
        s->setup.prepared->ruleset = &ruleset;
        assert_string_equal(answer_text(&s, allies, questions[i]), usual);
        s->setup.prepared->ruleset = bcg_rulesets;
        free(usual);
    }
    bcg_session_free(s);
}

/* A card that another seat draws is not in what a seat is told of it. */
static void draws_are_for_the_drawer(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *mine = ask(&s, allies, "{\"do\":\"entries\"}"),
           *theirs = ask(&s, axis, "{\"do\":\"entries\"}"),
           *others = ask(&s, spectator, "{\"do\":\"entries\"}");
    int own = 0, enemy = 0;
    for (size_t i = 0; i < 8; i++) {
        own += text_of(json_array_get(json_object_get(mine, "entries"), i), "action") != NULL;
        enemy += text_of(json_array_get(json_object_get(theirs, "entries"), i), "action") != NULL;
        assert_null(text_of(json_array_get(json_object_get(others, "entries"), i), "action"));
    }
    assert_int_equal(own, 6); /* cards of the hand the scenario gives */
    assert_int_equal(enemy, 2);
    json_decref(mine);
    json_decref(theirs);
    json_decref(others);
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
    refused(&s, everybody, wide, "BAD_REQUEST"); /* and the answer is UTF-8 still */
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stale_requests_change_nothing),
        cmocka_unit_test(a_change_names_its_version),
        cmocka_unit_test(a_request_sent_twice_counts_once),
        cmocka_unit_test(undo_ends_with_chance_and_others),
        cmocka_unit_test(undo_leads_back),
        cmocka_unit_test(nobody_speaks_for_another_seat),
        cmocka_unit_test(an_open_game_waits_for_its_players),
        cmocka_unit_test(nonces_change_the_cards),
        cmocka_unit_test(who_resigns_has_lost),
        cmocka_unit_test(real_dice_are_entered),
        cmocka_unit_test(dice_have_their_own_ids),
        cmocka_unit_test(positions_keep_their_hands),
        cmocka_unit_test(a_battle_has_a_score),
        cmocka_unit_test(a_match_has_a_length_and_a_winner),
        cmocka_unit_test(a_saved_game_goes_on),
        cmocka_unit_test(a_session_can_be_cut),
        cmocka_unit_test(a_game_goes_on_from_a_snapshot),
        cmocka_unit_test(a_changed_save_is_refused),
        cmocka_unit_test(changed_dice_are_refused),
        cmocka_unit_test(nonces_are_shown_when_all_are_there),
        cmocka_unit_test(refusals_and_offers_come_from_the_view),
        cmocka_unit_test(a_save_tells_its_rules),
        cmocka_unit_test(a_card_tells_whom_it_could_order),
        cmocka_unit_test(what_blocks_the_sight_is_told),
        cmocka_unit_test(hidden_cards_change_nothing_told),
        cmocka_unit_test(the_board_is_that_of_the_edition),
        cmocka_unit_test(draws_are_for_the_drawer),
        cmocka_unit_test(bad_messages_get_one_sentence),
    };
    if (sodium_init() < 0)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
