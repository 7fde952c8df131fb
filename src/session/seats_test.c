/* Several seats, tested with the toy: secret answers, partners who act in any order, undo closed by
 * the rules, teams that resign. */
#include "session/save.h"

#include "session/toy_game_test.h"

static toy_stage stage_of(const bcg_session *s)
{
    return (toy_stage)((const toy_state *)s->now.state)->stage;
}

/* A game of three, waiting for the first bids. */
static bcg_session *bidding(uint64_t seed)
{
    bcg_session *s = new_game("team", seed, "");
    assert_int_equal(stage_of(s), TOY_CHOICE);
    acts(&s, RED, "choose high");
    assert_int_equal(bcg_session_actors(s), 7);
    return s;
}

/* The same, with both blue seats free to scout, since blue has scored. */
static bcg_session *scouting(void)
{
    for (uint64_t seed = 1;; seed++) {
        bcg_session *s = bidding(seed);
        for (int seat = 0; seat < SEATS; seat++)
            acts_somehow(&s, seat);
        if (stage_of(s) == TOY_SCOUTS && bcg_session_actors(s) == 6)
            return s;
        bcg_session_free(s);
    }
}

/* -- secret answers ---------------------------------------------------------------------------- */

/* Everything a reader can ask for. */
static char *all_that_is_told(bcg_session **s, int reader)
{
    static const char *const questions[] = {"{\"do\":\"view\"}",
                                            "{\"do\":\"entries\"}",
                                            "{\"do\":\"board\"}",
                                            "{\"do\":\"legal\"}",
                                            "{\"do\":\"why\",\"action\":\"lay 1\"}",
                                            "{\"do\":\"act\",\"action\":\"pass\",\"version\":now}"};
    char *all = calloc(1, 1 << 20);
    for (size_t i = 0; i < COUNT(questions); i++) {
        char *text = ask(s, reader, questions[i], NULL);
        strcat(all, text);
        free(text);
    }
    bcg_json j = {0};
    bcg_tell_update(*s, reader < SEATS ? reader : BCG_SPECTATOR, 0, &j);
    strcat(all, j.text);
    bcg_json_free(&j);
    return all;
}

static void nothing_shows_an_answer_before_the_last(void **state)
{
    char action[64], message[160];
    bcg_outcome outcome;
    (void)state;
    bcg_session *s = bidding(3);
    const int version = bcg_session_version(s);
    for (int seat = 0; seat < SEATS - 1; seat++) {
        char *before[SEATS + 1];
        for (int reader = 0; reader <= SEATS; reader++)
            before[reader] = all_that_is_told(&s, reader);
        first_action(&s, seat, action);
        snprintf(message, sizeof message,
                 "{\"do\":\"act\",\"action\":\"%s\",\"version\":now,\"id\":\"a%d\"}", action, seat);
        char *text = ask(&s, seat, message, &outcome);
        assert_int_equal(outcome, BCG_GAVE_ANSWER);
        assert_non_null(strstr(text, "\"ok\":true"));
        assert_non_null(strstr(text, "\"answered\":\"lay "));
        assert_int_equal(bcg_session_version(s), version);
        char *again = ask(&s, seat, message, &outcome);
        assert_string_equal(again, text); /* a repeated request gets the same answer */
        free(again);
        free(text);
        refused(&s, seat, "{\"do\":\"act\",\"action\":\"lay 9\",\"version\":now,\"id\":\"b\"}",
                "BCG_NO_SUCH_ACTION");
        snprintf(message, sizeof message,
                 "{\"do\":\"act\",\"action\":\"%s\",\"version\":now,\"id\":\"b\"}", action);
        refused(&s, seat, message, "BCG_ANSWERED_ALREADY");
        snprintf(message, sizeof message,
                 "{\"do\":\"act\",\"action\":\"pass\",\"version\":now,\"id\":\"a%d\"}", seat);
        refused(&s, seat, message, "BCG_ID_USED");
        for (int reader = 0; reader <= SEATS; reader++) {
            char *after = all_that_is_told(&s, reader);
            if (reader != seat)
                assert_string_equal(after, before[reader]);
            else
                assert_string_not_equal(after, before[reader]); /* it has nothing more to do */
            free(after);
            free(before[reader]);
        }
    }
    /* the last answer reveals all, in the order of seats, whoever was first */
    first_action(&s, BLUE_2, action);
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}", action);
    char *text = ask(&s, BLUE_2, message, &outcome);
    assert_int_equal(outcome, BCG_CHANGED);
    json_t *value = json_loads(text, 0, NULL), *entries = json_object_get(value, "entries");
    assert_int_equal(json_array_size(entries), SEATS);
    for (size_t i = 0; i < SEATS; i++) {
        json_t *e = json_array_get(entries, i);
        assert_string_equal(json_string_value(json_object_get(e, "by")), seat_words[i]);
        assert_int_equal(json_object_get(e, "action") != NULL,
                         i == BLUE_2); /* events show the rest */
    }
    json_decref(value);
    free(text);
    assert_int_equal(bcg_session_version(s), version + SEATS);
    assert_int_equal(bcg_session_answered(s), 0);
    refused(&s, BLUE_2, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_OTHER");
    bcg_session_free(s);
}

/* The game continues the same way, whoever answers first. */
static void the_order_of_answers_is_not_kept(void **state)
{
    static const int orders[][SEATS] = {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}};
    char *first = NULL;
    (void)state;
    for (size_t i = 0; i < COUNT(orders); i++) {
        bcg_session *s = bidding(5);
        for (int n = 0; n < SEATS; n++)
            acts_somehow(&s, orders[i][n]);
        char *text = bcg_session_save(s);
        if (first)
            assert_string_equal(text, first);
        else
            first = strdup(text);
        free(text);
        bcg_session_free(s);
    }
    free(first);
}

static bcg_session *load(const char *text)
{
    char why[BCG_WHY];
    bcg_session *s = bcg_session_load(text, strlen(text), &host.games, why);
    if (s == NULL)
        fail_msg("%s", why);
    return s;
}

static void answers_are_saved(void **state)
{
    (void)state;
    bcg_session *s = bidding(7);
    char *plain = bcg_session_save(s);
    assert_int_equal(strncmp(plain, "bocage session 2\n", 17), 0);
    acts_somehow(&s, BLUE);
    char *text = bcg_session_save(s);
    assert_int_equal(strncmp(text, "bocage session 3\n", 17), 0);
    assert_non_null(strstr(text, "\nanswer act blue - lay "));
    bcg_session *again = load(text);
    assert_int_equal(bcg_session_answered(again), bcg_seat_bit(BLUE));
    char *same = bcg_session_save(again);
    assert_string_equal(same, text);
    acts_somehow(&again, RED);
    acts_somehow(&again, BLUE_2);
    assert_int_equal(bcg_session_version(again), bcg_session_version(s) + SEATS);
    /* a modified answer is refused */
    char why[BCG_WHY];
    memcpy(strstr(text, "\nanswer act blue"), "\nanswer act reds", 16);
    assert_null(bcg_session_load(text, strlen(text), &host.games, why));
    free(same);
    free(plain);
    free(text);
    bcg_session_free(again);
    bcg_session_free(s);
}

/* What could not be stored has not happened, except for answers that were already on disk. */
static void kept_answers_outlive_a_failed_write(void **state)
{
    (void)state;
    bcg_session *s = bidding(9);
    const int version = bcg_session_version(s);
    acts_somehow(&s, RED);
    bcg_session_answer_kept(s, RED, version);
    acts_somehow(&s, BLUE);
    bcg_session_answer_lost(s, BLUE, version);
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED));
    acts_somehow(&s, BLUE);
    acts_somehow(&s, BLUE_2);
    assert_int_equal(bcg_session_version(s), version + SEATS);
    assert_true(bcg_session_cut(s, version));
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED));
    acts_somehow(&s, BLUE);
    acts_somehow(&s, BLUE_2);
    bcg_session_answer_kept(s, BLUE, version); /* late: by now all have answered */
    assert_true(bcg_session_cut(s, version));
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED) | bcg_seat_bit(BLUE));
    acts_somehow(&s, BLUE_2);
    assert_int_equal(bcg_session_version(s), version + SEATS);
    assert_true(bcg_session_cut(s, version - 1)); /* before it was asked */
    assert_int_equal(bcg_session_answered(s), 0);
    acts(&s, RED, "choose low");
    acts_somehow(&s, RED);
    assert_true(bcg_session_cut(s, version - 1));
    assert_int_equal(bcg_session_answered(s), 0);
    bcg_session_free(s);
}

/* Undoing a question discards its answers; it does not discard an offer to resign. */
static void answers_end_with_their_question(void **state)
{
    (void)state;
    bcg_session *s = bidding(11);
    acts_somehow(&s, BLUE);
    does(&s, BLUE, "{\"do\":\"resign\"}");
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(BLUE));
    does(&s, RED, "{\"do\":\"undo\",\"version\":now}");
    assert_int_equal(bcg_session_answered(s), 0);
    assert_int_equal(stage_of(s), TOY_CHOICE);
    acts(&s, RED, "choose low");
    acts_somehow(&s, BLUE_2);
    does(&s, BLUE_2, "{\"do\":\"resign\"}"); /* and blue's offer is still valid */
    assert_int_equal(bcg_session_actor(s), BCG_OVER);
    assert_int_equal(bcg_session_answered(s), 0);
    bcg_session_free(s);
}

/* -- partners --------------------------------------------------------------------------------- */

/* Both blue seats may scout, in any order: an action of one does not make the other's stale. */
static void partners_do_not_make_each_other_stale(void **state)
{
    char message[160];
    (void)state;
    bcg_session *s = scouting();
    const int version = bcg_session_version(s);
    acts(&s, BLUE, "pass");
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"pass\",\"version\":%d}",
             version - 1);
    refused(&s, BLUE_2, message, "BCG_STALE"); /* red has bid since then */
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"scout red\",\"version\":%d}",
             version);
    does(&s, BLUE_2, message);
    bcg_session_free(s);

    s = scouting();
    acts(&s, BLUE, "scout red");
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"scout red\",\"version\":%d}",
             version);
    refused(&s, BLUE_2, message, "TOY_IS_TURNED_UP"); /* no longer legal */
    snprintf(message, sizeof message, "{\"do\":\"undo\",\"version\":%d}", version);
    refused(&s, BLUE, message, "BCG_STALE"); /* an undo applies only to the version seen */
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"lay 1\",\"version\":%d}",
             version);
    refused(&s, RED, message, "BCG_STALE");
    bcg_session_free(s);
}

/* An action that reveals something its seat did not know cannot be undone. */
static void the_rules_close_undo(void **state)
{
    (void)state;
    bcg_session *s = scouting();
    acts(&s, BLUE_2, "pass");
    does(&s, BLUE_2, "{\"do\":\"undo\",\"version\":now}");
    acts(&s, BLUE_2, "pass");
    acts(&s, BLUE, "scout blue"); /* the first of a side knows its post */
    does(&s, BLUE, "{\"do\":\"undo\",\"version\":now}");
    acts(&s, BLUE, "scout red");
    refused(&s, BLUE, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_REVEALED");
    bcg_session_free(s);
}

/* -- undo among partners ---------------------------------------------------------------------- */

static void undoes(bcg_session **s, int seat)
{
    does(s, seat, "{\"do\":\"undo\",\"version\":now}");
}

static void keeps_its_state(const bcg_session *s)
{
    char *text = bcg_session_save(s);
    bcg_session *again = load(text);
    assert_memory_equal(again->now.state, s->now.state, sizeof(toy_state));
    for (int seat = 0; seat < SEATS; seat++)
        assert_int_equal(bcg_session_may_undo(again, seat), bcg_session_may_undo(s, seat));
    char *same = bcg_session_save(again);
    assert_string_equal(same, text);
    bcg_session_free(again);
    free(same);
    free(text);
}

/* What the partner has done since stays, and it is as if only that had been done. */
static void a_seat_undoes_its_own_action_alone(void **state)
{
    toy_state wanted;
    (void)state;
    bcg_session *s = scouting();
    acts(&s, BLUE_2, "pass");
    wanted = *(const toy_state *)s->now.state;
    undoes(&s, BLUE_2);
    acts(&s, BLUE, "scout blue"); /* which it knows */
    const int undone = bcg_session_version(s), ply = bcg_session_ply(s);
    acts(&s, BLUE_2, "pass");
    char *plain = bcg_session_save(s);
    assert_memory_equal(plain, "bocage session 2\n", 17);
    free(plain);
    assert_int_equal(bcg_session_may_undo(s, RED), BCG_UNDO_OTHER);
    json_t *answer = good(&s, BLUE, "{\"do\":\"undo\",\"version\":now,\"id\":\"u\"}");
    const json_t *entry = json_array_get(json_object_get(answer, "entries"), 0);
    const json_t *which = json_object_get(entry, "undoes");
    assert_int_equal(json_array_size(which), 1);
    assert_int_equal(json_integer_value(json_array_get(which, 0)), undone);
    assert_int_equal(json_integer_value(json_object_get(entry, "ply")), ply - 1);
    json_decref(answer);
    assert_memory_equal(s->now.state, &wanted, sizeof wanted);
    assert_int_equal(bcg_session_version(s), undone + 2);
    char *text = bcg_session_save(s);
    assert_memory_equal(text, "bocage session 5\n", 17);
    free(text);
    keeps_its_state(s);
    /* the partner's is its own to undo, and the next undo is an ordinary one */
    undoes(&s, BLUE_2);
    assert_int_equal(bcg_session_actors(s), 6);
    keeps_its_state(s);
    bcg_session_free(s);
}

/* The game goes on, and its replay can be verified. */
static void replays_leave_out_what_was_undone_alone(void **state)
{
    (void)state;
    bcg_session *s = scouting();
    acts(&s, BLUE, "scout blue");
    acts(&s, BLUE_2, "pass");
    undoes(&s, BLUE);
    acts(&s, BLUE, "pass");
    while (bcg_session_actor(s) != BCG_OVER)
        acts_somehow(&s,
                     bcg_first_actor(bcg_session_actors(s) & (bcg_seats)~bcg_session_answered(s)));
    char *replay = bcg_redact_replay(s); /* made by playing it again */
    assert_non_null(replay);
    const char *pass = strstr(replay, "blue-2 pass");
    assert_non_null(pass);
    assert_non_null(strstr(pass, "blue   pass"));
    free(replay);
    keeps_its_state(s);
    bcg_session_free(s);
}

static bcg_reason only_after_blue(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    const toy_state *s = state;
    return seat == BLUE_2 && s->stage == TOY_SCOUTS && s->left >> BLUE & 1
               ? TOY_NOT_NOW
               : toy_ops.check(g, s, seat, a);
}

static bool blue_2_commits(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    const toy_state *s = state;
    return (seat == BLUE_2 && s->stage == TOY_SCOUTS && s->left >> BLUE & 1) ||
           toy_ops.commits(g, s, seat, a);
}

/* Blue has opened one for its partner. */
static int window_after_blue(const bcg_game *g, const void *state)
{
    const toy_state *s = state;
    return s->stage == TOY_SCOUTS && !(s->left >> BLUE & 1) ? 0 : toy_ops.window(g, s);
}

/* With other rules: blue-2's pass needs blue's, or would be final without it, or is one of a window
 * that blue has opened, with which it goes. */
static void what_partners_depend_on_stays(void **state)
{
    (void)state;
    for (int how = 0; how < 4; how++) {
        bcg_session *s = scouting();
        const bcg_ruleset *toy = s->setup.prepared->ruleset;
        bcg_ruleset other = *toy;
        bcg_ops ops = *toy->ops;
        ops.check = how == 1 ? only_after_blue : ops.check;
        ops.commits = how == 2 ? blue_2_commits : ops.commits;
        ops.window = how == 3 ? window_after_blue : ops.window;
        other.ops = &ops;
        s->setup.prepared->ruleset = &other;
        bcg_game *g = (bcg_game *)(uintptr_t)s->setup.prepared->game;
        g->ops = &ops;
        acts(&s, BLUE, "pass");
        acts(&s, BLUE_2, "pass");
        assert_int_equal(bcg_session_may_undo(s, BLUE),
                         how == 0 || how == 3 ? BCG_OK : BCG_UNDO_OTHER);
        assert_int_equal(bcg_session_may_undo(s, BLUE_2), BCG_OK);
        if (how == 3) {
            undoes(&s, BLUE);
            assert_int_equal(bcg_session_actors(s), 6); /* both passes are gone */
        } else {
            undoes(&s, BLUE_2);
            assert_int_equal(bcg_session_may_undo(s, BLUE), BCG_OK);
        }
        s->setup.prepared->ruleset = toy;
        bcg_session_free(s);
    }
}

static int red_and_blue_together(const bcg_game *g, int seat)
{
    (void)g;
    return seat == BLUE_2;
}

/* Another team's pass never stays behind: it is taken back with what came before it. */
static void passes_of_others_do_not_stay(void **state)
{
    (void)state;
    bcg_session *s = new_game("guard", 1, "");
    const bcg_ruleset *toy = s->setup.prepared->ruleset;
    bcg_ruleset other = *toy;
    bcg_ops ops = *toy->ops;
    ops.team = red_and_blue_together; /* so that blue and blue-2 are none */
    other.ops = &ops;
    s->setup.prepared->ruleset = &other;
    acts(&s, RED, "choose high");
    acts(&s, BLUE, "pass");
    acts(&s, BLUE_2, "pass");
    undoes(&s, BLUE);
    assert_int_equal(bcg_session_actors(s), 6);
    s->setup.prepared->ruleset = toy;
    bcg_session_free(s);
}

/* Chance, another team, and what commits close it for all of a team. */
static void others_close_undo_for_partners(void **state)
{
    (void)state;
    bcg_session *s = scouting();
    acts(&s, BLUE, "pass");
    acts(&s, BLUE_2, "scout red"); /* nobody of blue knew it */
    refused(&s, BLUE, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_REVEALED");
    bcg_session_free(s);

    s = scouting();
    acts(&s, BLUE, "pass");
    acts(&s, BLUE_2, "pass");
    for (int seat = 0; seat < SEATS; seat++)
        acts_somehow(&s, seat);
    refused(&s, BLUE, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_OTHER");
    bcg_session_free(s);
}

/* Of two who have passed a window each may think again, as long as nobody has objected. */
static void partners_passes_are_undone_alone(void **state)
{
    (void)state;
    bcg_session *s = new_game("guard", 1, "");
    acts(&s, RED, "choose high");
    acts(&s, BLUE, "pass");
    acts(&s, BLUE_2, "pass");
    assert_int_equal(bcg_session_window(s), -1);
    undoes(&s, BLUE);
    assert_int_equal(bcg_session_window(s), 0);
    assert_int_equal(bcg_session_actors(s), bcg_seat_bit(BLUE));
    keeps_its_state(s);
    undoes(&s, RED); /* with the pass that has stayed */
    assert_int_equal(stage_of(s), TOY_CHOICE);
    keeps_its_state(s);
    bcg_session_free(s);

    for (uint64_t seed = 1;; seed++) {
        s = new_game("guard", seed, "");
        acts(&s, RED, "choose high");
        acts(&s, BLUE, "pass");
        if (toy_count(s->now.state, TOY_RANKS, TOY_HAND + BLUE_2) > 0)
            break;
        bcg_session_free(s);
    }
    assert_int_equal(bcg_session_may_undo(s, BLUE), BCG_OK);
    acts(&s, BLUE_2, "object");
    assert_int_equal(bcg_session_may_undo(s, BLUE), BCG_UNDO_OTHER);
    undoes(&s, BLUE_2);
    bcg_session_free(s);
}

/* -- resigning -------------------------------------------------------------------------------- */

static void a_team_resigns_together(void **state)
{
    (void)state;
    bcg_session *s = scouting();
    json_t *told = good(&s, BLUE, "{\"do\":\"resign\"}");
    assert_string_equal(json_string_value(json_array_get(json_object_get(told, "offers"), 0)),
                        "blue");
    json_decref(told);
    refused(&s, BLUE, "{\"do\":\"resign\"}", "BCG_OFFERED_ALREADY");
    assert_int_equal(bcg_session_actors(s), 6); /* it goes on */
    acts(&s, BLUE, "pass");                     /* playing on withdraws the offer */
    does(&s, BLUE_2, "{\"do\":\"resign\"}");
    assert_int_not_equal(bcg_session_actor(s), BCG_OVER);
    told = good(&s, BLUE, "{\"do\":\"resign\"}");
    assert_string_equal(json_string_value(json_object_get(told, "result")), "red");
    assert_string_equal(json_string_value(json_object_get(told, "resigned")), "blue");
    json_decref(told);
    assert_int_equal(bcg_session_result(s, 0), BCG_WON);
    assert_int_equal(bcg_session_result(s, 1), BCG_LOST);
    char *text = bcg_session_save(s);
    bcg_session *again = load(text);
    assert_string_equal(bcg_session_result_word(again), "red");
    free(text);
    bcg_session_free(again);
    bcg_session_free(s);

    s = new_game("team", 1, "random"); /* a computer player always agrees */
    does(&s, BLUE, "{\"do\":\"resign\"}");
    assert_string_equal(bcg_session_result_word(s), "red");
    bcg_session_free(s);
    s = new_game("team", 1, "");
    does(&s, RED, "{\"do\":\"resign\"}"); /* a team of one */
    assert_string_equal(bcg_session_result_word(s), "blue");
    bcg_session_free(s);
}

/* -- all variants ----------------------------------------------------------------------------- */

/* Computer players play it to the end, and the replay is written. */
static void every_form_is_played_to_its_end(void **state)
{
    (void)state;
    int lost = 0;
    for (int form = 0; form < TOY_FORMS; form++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            bcg_session *s = new_game(toy_form_words.word[form], seed, "");
            bcg_rng r;
            bcg_rng_seed(&r, seed);
            for (int seat; (seat = bcg_session_actor(s)) != BCG_OVER;) {
                bcg_action list[TOY_RANKS];
                bcg_seats left = bcg_session_actors(s) & (bcg_seats)~bcg_session_answered(s);
                seat = bcg_first_actor(left);
                const int n = toy_ops.legal(bcg_game_in(s), s->now.state, seat, list, TOY_RANKS);
                assert_int_equal(bcg_session_act(s, seat, list[bcg_rng_below(&r, (uint32_t)n)], "",
                                                 bcg_session_version(s)),
                                 BCG_OK);
            }
            const char *word = bcg_session_result_word(s);
            assert_true(strcmp(word, "red") == 0 || strcmp(word, "blue") == 0 ||
                        strcmp(word, "draw") == 0 || form == TOY_SOLO);
            lost += strcmp(word, "lost") == 0;
            char *replay = bcg_redact_replay(s);
            assert_non_null(replay);
            free(replay);
            bcg_session_free(s);
        }
    assert_true(lost > 0); /* to the automa */
}

/* Spectators are told less about the board than players. */
static void the_board_is_redacted(void **state)
{
    (void)state;
    bcg_session *s = new_game("team", 1, "");
    json_t *mine = good(&s, RED, "{\"do\":\"board\"}"),
           *theirs = good(&s, SEATS, "{\"do\":\"board\"}");
    assert_non_null(
        json_string_value(json_object_get(json_object_get(mine, "board"), "table-rules")));
    assert_null(
        json_string_value(json_object_get(json_object_get(theirs, "board"), "table-rules")));
    json_t *teams = json_object_get(mine, "teams");
    assert_int_equal(json_array_size(json_object_get(teams, "red")), 1);
    assert_int_equal(json_array_size(json_object_get(teams, "blue")), 2);
    json_decref(mine);
    json_decref(theirs);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_shows_an_answer_before_the_last),
        cmocka_unit_test(the_order_of_answers_is_not_kept),
        cmocka_unit_test(answers_are_saved),
        cmocka_unit_test(kept_answers_outlive_a_failed_write),
        cmocka_unit_test(answers_end_with_their_question),
        cmocka_unit_test(partners_do_not_make_each_other_stale),
        cmocka_unit_test(the_rules_close_undo),
        cmocka_unit_test(a_seat_undoes_its_own_action_alone),
        cmocka_unit_test(replays_leave_out_what_was_undone_alone),
        cmocka_unit_test(what_partners_depend_on_stays),
        cmocka_unit_test(passes_of_others_do_not_stay),
        cmocka_unit_test(others_close_undo_for_partners),
        cmocka_unit_test(partners_passes_are_undone_alone),
        cmocka_unit_test(a_team_resigns_together),
        cmocka_unit_test(every_form_is_played_to_its_end),
        cmocka_unit_test(the_board_is_redacted),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
