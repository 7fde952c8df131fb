/* Games out of the store that are not as they should be: those of older rules go on, those that are
 * damaged stay as they are, and who asks is told which it is. */
#include "notation/game_replay.h"
#include "server/same_random_test.h"
#include "server/world_test.h"

/* -- a game that was left ------------------------------------------------------------------------
 */

typedef struct left {
    world *w;
    secrets s;
    int version;
} left;

/* Played for a while, somebody deciding at its end; the server has stopped, and the database is
 * changed before another one opens it. */
static left leave_game(int actions, const char *change)
{
    left l = {.w = new_world(0, 0)};
    world *w = l.w;
    l.s = make_pair(w, with_friend);
    enter_all(w, &l.s);
    join_all(w);
    for (int i = 0; i < actions; i++)
        assert_true(act(w, bcg_session_actor(only_room(w)->session), i));
    pass(w, 1);
    l.version = bcg_session_version(only_room(w)->session);
    leave_all(w);
    bcg_hub_free(w->hub);
    change_database(w, change);
    open_world(w, 0, 0);
    return l;
}

static int add_row(void *context, int count, char **values, char **names)
{
    uint64_t *sum = context;
    (void)names;
    for (int i = 0; i < count; i++)
        for (const char *c = values[i] ? values[i] : "\x01"; *c; c++)
            *sum = (*sum ^ (unsigned char)*c) * UINT64_C(0x100000001b3);
    *sum = (*sum ^ '\n') * UINT64_C(0x100000001b3);
    return 0;
}

/* A number that changes with every byte that is kept of games. */
static uint64_t sum_database(const world *w)
{
    sqlite3 *db;
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    assert_int_equal(sqlite3_open(w->db, &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db,
                     "SELECT * FROM game; SELECT * FROM entry ORDER BY game, version;"
                     "SELECT * FROM snapshot; SELECT hex(hash), game, part FROM secret",
                     add_row, &sum, NULL),
        SQLITE_OK);
    sqlite3_close(db);
    return sum;
}

static int rules_now(void)
{
    return bcg_rulesets->ops->rules;
}

static int kept_rules(const world *w)
{
    sqlite3 *db;
    sqlite3_stmt *stmt;
    assert_int_equal(sqlite3_open(w->db, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, "SELECT rules_version FROM game", -1, &stmt, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(stmt), SQLITE_ROW);
    const int rules = sqlite3_column_int(stmt, 0);
    sqlite3_finalize(stmt);
    sqlite3_close(db);
    return rules;
}

/* Is it refused to a client and to a call, with the cause in the log, and nothing changed? */
static void assert_refused(left *l, const char *reason, int status, const char *event,
                           const char *cause)
{
    world *w = l->w;
    char wanted[128];
    const uint64_t before = sum_database(w);
    w->log[0] = '\0';
    enter(w, 0, l->s.axis);
    if (strstr(w->ears[0].first, reason) == NULL || strstr(w->log, cause) == NULL)
        fail_msg("%s\n%s", w->ears[0].first, w->log);
    snprintf(wanted, sizeof wanted, "%s for 0 %s", event, l->s.game);
    assert_non_null(strstr(w->log, wanted));
    json_decref(call(w, BCG_CALL_GAME, "", l->s.allies));
    assert_int_equal(w->caller.status, status);
    assert_non_null(strstr(w->caller.last, reason));
    snprintf(wanted, sizeof wanted, "%s for caller 0 %s", event, l->s.game);
    assert_non_null(strstr(w->log, wanted));
    assert_null(only_room(w));
    assert_true(sum_database(w) == before);
}

/* -- older rules ------------------------------------------------------------------------------- */

#define MISFIT "UPDATE entry SET text = 'act allies - move A1-A9' WHERE version = 60;"
#define OLDER  "UPDATE game SET rules_version = 0;"

/* It goes on, and says so to whoever enters, today and later. */
static void assert_goes_on(left *l)
{
    world *w = l->w;
    enter_all(w, &l->s);
    for (int i = 0; i < 3; i++)
        assert_non_null(strstr(w->ears[i].first, "\"notice\":\"The rules have been mended"));
    assert_int_equal(bcg_session_version(only_room(w)->session), l->version);
    assert_true(act(w, bcg_session_actor(only_room(w)->session), 1));
    assert_true(bcg_session_version(only_room(w)->session) > l->version);
    assert_int_equal(kept_rules(w), rules_now());
    leave_all(w); /* and it is the same game the next time */
    char *before = bcg_session_save(only_room(w)->session);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter(w, 0, l->s.axis);
    assert_non_null(strstr(w->ears[0].first, "\"notice\":\"The rules have been mended"));
    char *after = bcg_session_save(only_room(w)->session);
    assert_string_equal(before, after);
    free(before);
    free(after);
}

/* An entry that the rules refuse now: the game goes on from its last snapshot, which is later. */
static void games_outlive_a_mended_rule(void **state)
{
    (void)state;
    left l = leave_game(90, MISFIT OLDER);
    assert_goes_on(&l);
    end_world(l.w);
}

/* Without a later snapshot it goes on from where its entries cease to fit. */
static void a_game_without_a_snapshot_goes_on_too(void **state)
{
    (void)state;
    left l = leave_game(50, MISFIT OLDER "DELETE FROM snapshot;");
    assert_true(l.version > 60);
    assert_goes_on(&l);
    end_world(l.w);
}

/* A secret answer was waiting, for a question that is not asked where the game goes on: it is gone,
 * also for the next program that opens it. What a seat wants passed stays. */
static void answers_that_waited_are_void(void **state)
{
    (void)state;
    left l = leave_game(60,
                        MISFIT OLDER "INSERT INTO answer SELECT id, 0, 'act axis 7 pass' FROM game;"
                                     "INSERT INTO answer SELECT id, 9, 'passes ambush' FROM game;");
    enter(l.w, 1, l.s.allies);
    assert_int_equal(bcg_session_standing(only_room(l.w)->session, 1), 1);
    assert_int_equal(bcg_session_standing(only_room(l.w)->session, 0), 0);
    leave_all(l.w);
    assert_goes_on(&l);
    assert_int_equal(bcg_session_standing(only_room(l.w)->session, 1), 1);
    end_world(l.w);
}

/* A game of older rules that fits today's is played by these from its next entry on. */
static void a_game_that_fits_goes_on_by_the_rules_of_today(void **state)
{
    (void)state;
    left l = leave_game(30, OLDER);
    world *w = l.w;
    enter_all(w, &l.s);
    assert_null(strstr(w->ears[0].first, "\"notice\""));
    assert_int_equal(kept_rules(w), 0);
    assert_true(act(w, bcg_session_actor(only_room(w)->session), 1));
    assert_int_equal(kept_rules(w), rules_now());
    end_world(w);
}

/* A column that is empty, as in databases of before: rules 1. */
static void games_without_a_number_are_of_rules_1(void **state)
{
    (void)state;
    left l = leave_game(60, MISFIT "UPDATE game SET rules_version = NULL;");
    if (rules_now() > 1)
        assert_goes_on(&l);
    else
        assert_refused(&l, "GAME_DAMAGED", 500, "damaged", "entry 60 does not fit");
    end_world(l.w);
}

/* Every action is there: what fits is a replay, the rest comments. */
static void assert_replay_tells_the_rest(left *l)
{
    static const char rest[] = "\n# What follows was played by rules 0, and does not fit those of "
                               "this program.\n# allies move A1-A9\n";
    int lines = 0;
    json_decref(call(l->w, BCG_CALL_REPLAY, "", l->s.axis));
    assert_int_equal(l->w->caller.status, 200);
    const char *text = l->w->caller.last, *after = strstr(text, rest);
    assert_non_null(after);
    for (const char *at = strstr(after + 1, "\n# "); at; at = strstr(at + 1, "\n# "))
        lines++;
    assert_int_equal(lines, l->version - 59 + 1); /* from entry 60 on, and the result */
    assert_non_null(strstr(after, "\n# result axis\nresult open\n"));
    bcg_problem list[1];
    bcg_problems problems;
    bcg_game_replay r;
    bcg_problems_init(&problems, list, COUNT(list));
    assert_true(bcg_game_replay_open(&r, bcg_rulesets, text, strlen(text), NULL, NULL, &problems));
    bcg_replay_what what = BCG_REPLAY_ACTION;
    while (what == BCG_REPLAY_ACTION)
        what = bcg_game_replay_step(&r, &problems);
    assert_int_equal(what, BCG_REPLAY_RESULT);
    bcg_game_replay_close(&r);
}

/* What is over keeps its result: it neither goes on nor changes. */
static void a_game_that_is_over_does_not_go_on(void **state)
{
    (void)state;
    left l = leave_game(60, MISFIT OLDER "UPDATE game SET result = 'axis', score = '4 0 1 0';");
    world *w = l.w;
    const uint64_t before = sum_database(w);
    enter(w, 0, l.s.axis);
    assert_non_null(strstr(w->ears[0].first, "OTHER_RULES"));
    assert_null(only_room(w));
    assert_replay_tells_the_rest(&l);
    assert_true(sum_database(w) == before);
    end_world(w);
}

static void a_game_of_newer_rules_is_left_alone(void **state)
{
    (void)state;
    left l = leave_game(20, "UPDATE game SET rules_version = 60000");
    assert_refused(&l, "OTHER_RULES", 409, "newer-rules", "rules 60000");
    end_world(l.w);
}

/* -- damage ------------------------------------------------------------------------------------ */

/* Under the same rules everything must fit. */
static void a_damaged_game_is_refused_and_kept(void **state)
{
    static const char *const damage[][2] = {
        {MISFIT, "entry 60 does not fit the rules: act allies - move A1-A9"},
        {"UPDATE entry SET text = 'act chance - draw ambush' WHERE version = 3", "does not fit"},
        {"UPDATE entry SET text = '' WHERE version = 60", "entry 60 does not fit"},
        {"DELETE FROM entry WHERE version = 60", "entry 60 is missing"},
        {"DELETE FROM entry WHERE version = (SELECT max(version) FROM entry)", "entries and not"},
        {"UPDATE game SET version = version + 1", "entries and not"},
        {"UPDATE game SET setup = 'bocage session 2'", "no session"},
        {"UPDATE game SET result = 'axis'", "its result is `open`, and `axis` is kept"},
        /* whatever the rules, what is missing is missing */
        {"DELETE FROM entry WHERE version = 60;" OLDER, "entry 60 is missing"},
        {"UPDATE game SET setup = '';" OLDER, "no session"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(damage); i++) {
        left l = leave_game(60, damage[i][0]);
        assert_refused(&l, "GAME_DAMAGED", 500, "damaged", damage[i][1]);
        end_world(l.w);
    }
}

/* A table that cannot be read is no game that is not there. */
static void what_cannot_be_read_is_told(void **state)
{
    static const struct {
        const char *sql;
        bool knows_game;
    } faults[] = {{"ALTER TABLE entry RENAME TO gone", true},
                  {"ALTER TABLE secret RENAME TO gone", false}};
    (void)state;
    for (size_t i = 0; i < COUNT(faults); i++) {
        char wanted[128];
        left l = leave_game(5, "SELECT 1");
        world *w = l.w;
        change_database(w, faults[i].sql);
        w->log[0] = '\0';
        enter(w, 0, l.s.axis);
        assert_non_null(strstr(w->ears[0].first, "NOT_READ"));
        snprintf(wanted, sizeof wanted,
                 "not-read for 0 %s the database says: ", faults[i].knows_game ? l.s.game : "-");
        if (strstr(w->log, wanted) == NULL)
            fail_msg("%s", w->log);
        json_decref(call(w, BCG_CALL_GAME, "", l.s.allies));
        assert_int_equal(w->caller.status, 503);
        assert_non_null(strstr(w->caller.last, "NOT_READ"));
        json_decref(call(w, BCG_CALL_CLAIM,
                         "{\"invitation\":\"AAAAAAAAAAAAAAAAAAAAAA\","
                         "\"secret\":\"BBBBBBBBBBBBBBBBBBBBBA\"}",
                         NULL));
        assert_int_equal(w->caller.status, faults[i].knows_game ? 404 : 503);
        end_world(w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(games_outlive_a_mended_rule, begin_same_random),
        cmocka_unit_test_setup(a_game_without_a_snapshot_goes_on_too, begin_same_random),
        cmocka_unit_test_setup(answers_that_waited_are_void, begin_same_random),
        cmocka_unit_test_setup(a_game_that_fits_goes_on_by_the_rules_of_today, begin_same_random),
        cmocka_unit_test_setup(games_without_a_number_are_of_rules_1, begin_same_random),
        cmocka_unit_test_setup(a_game_that_is_over_does_not_go_on, begin_same_random),
        cmocka_unit_test_setup(a_game_of_newer_rules_is_left_alone, begin_same_random),
        cmocka_unit_test_setup(a_damaged_game_is_refused_and_kept, begin_same_random),
        cmocka_unit_test_setup(what_cannot_be_read_is_told, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
