/* Replays: a recorded game replays to the same states, and every kind of damage is reported with
 * its line. With --record, after an intended change of the rules or of the text of positions, it
 * rewrites the replay in tests/replays and prints the example for docs/formats.md. */
#include "notation/game_replay.h"
#include "notation/memoir_notation.h"

#include "notation/memoir_play_test.h"
#include "rulesets.h"

#define PEGASUS    BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn"
#define MANY_RULES BOCAGE_SOURCE "/tests/positions/memoir/many-rules.scn"

enum { TEXT = 1024 * 1024, PLIES = 250 };

typedef struct bench {
    play play;
    bcg_prepared *prepared;   /* the game being recorded */
    bcg_replay_header header; /* of the last replay read */
    char scratch[2 * sizeof(memoir_scenario) + MEMOIR_SCN_SIZE];
    char text[TEXT], damaged[TEXT];
    size_t size;
    memoir_state at[PLIES + 1]; /* the states recorded */
    int plies;
} bench;

static char *find_pegasus(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size)
{
    (void)context;
    assert_ptr_equal(ruleset, bcg_rulesets);
    if (!bcg_span_is(id, "pegasus-bridge"))
        return NULL;
    const test_text text = text_of_file(PEGASUS);
    *size = text.size;
    return text.at;
}

/* Plays up to `plies` actions from the current state and records them. */
static void record_on(bench *b, bool whole, int plies)
{
    static const char program[] = "bocage 0.1.0";
    const bcg_replay_header more = {.program = {program, sizeof program - 1, 0, 0}};
    play *p = &b->play;
    bcg_writer w;
    bcg_writer_init(&w, b->text, sizeof b->text);
    bcg_record_begin(b->prepared, whole ? b->prepared->scenario : NULL, &more, &w);
    b->at[0] = p->state;
    for (b->plies = 0; b->plies < plies && play_actor(p) != BCG_OVER;) {
        const int actor = play_actor(p);
        const bcg_action a = play_choose(p);
        play_on(p, a);
        bcg_record_action(b->prepared, p->state.ply, &p->state, actor, a, b->scratch, &w);
        b->at[++b->plies] = p->state;
    }
    bcg_record_end(b->prepared, &p->state, &w);
    assert_false(w.full);
    b->size = w.size;
}

/* The scenario as a game to record. */
static bcg_prepared *prepare(const memoir_scenario *scenario, memoir_choices choices)
{
    char options[128];
    bcg_problems none;
    bcg_writer w;
    bcg_problems_init(&none, NULL, 0);
    bcg_writer_init(&w, options, sizeof options);
    for (int i = 0; i < memoir_option_words.count; i++)
        if (choices.options >> i & 1)
            bcg_writef(&w, " %s", memoir_option_words.word[i]);
    bcg_prepared *p = bcg_memoir_notation.prepare(
        bcg_rulesets, scenario,
        choices.edition < 0 ? NULL : memoir_edition_words.word[choices.edition], options, &none);
    assert_non_null(p);
    return p;
}

static void free_bench(bench *b)
{
    bcg_prepared_release(b->prepared);
    free(b);
}

static bench *record(const char *path, memoir_choices choices, bool whole, int plies)
{
    bench *b = allocate(sizeof *b);
    assert_true(bcg_memoir_notation.hash_scratch <= sizeof b->scratch);
    const test_text text = text_of_file(path);
    read_clean(text.at, text.size, &b->play.scenario);
    free(text.at);
    play_begin(&b->play, choices, 7);
    b->prepared = prepare(&b->play.scenario, choices);
    record_on(b, whole, plies);
    return b;
}

/* -- reading what was written ------------------------------------------------------------------ */

static void assert_plays_again(bench *b)
{
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const test_text t = text_copy(b->text, b->size);
    bcg_game_replay replay, *r = &replay;
    assert_true(bcg_replay_is(t.at, t.size));
    if (!bcg_game_replay_open(r, bcg_rulesets, t.at, t.size, find_pegasus, NULL, &p))
        fail_msg("%d: %s", list[0].line, list[0].text);
    int plies = 0;
    bcg_replay_what what;
    do {
        assert_memory_equal(r->state, &b->at[plies], sizeof b->at[plies]);
        what = bcg_game_replay_step(r, &p);
        if (what == BCG_REPLAY_BAD)
            fail_msg("%d: %s", list[0].line, list[0].text);
        plies += what == BCG_REPLAY_ACTION;
    } while (what == BCG_REPLAY_ACTION);
    assert_int_equal(plies, b->plies);
    assert_int_equal(p.count, 0);
    bcg_game_replay_close(r);
    free(t.at);
}

static void a_game_plays_again(void **state)
{
    (void)state;
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
        bench *b = record(PEGASUS, (memoir_choices){(int8_t)edition, -1, 0}, false, PLIES);
        assert_plays_again(b);
        free_bench(b);
    }
}

static void a_replay_may_hold_its_scenario_and_options(void **state)
{
    (void)state;
    bench *b = record(MANY_RULES, (memoir_choices){ME_REVISED, -1, MOPT_NO_OVERRUN}, true, PLIES);
    assert_plays_again(b);
    free_bench(b);
}

static void a_replay_may_go_on_from_a_position(void **state)
{
    (void)state;
    bench *b = record(MANY_RULES, MEMOIR_AS_WRITTEN, true, 120);
    memoir_scenario *position = allocate(sizeof *position);
    *position = b->play.scenario;
    memoir_position_save(&b->play.game, &b->play.state, position);
    bcg_prepared_release(b->prepared);
    b->prepared = prepare(position, MEMOIR_AS_WRITTEN);
    record_on(b, true, 60);
    assert_true(b->plies > 0 && b->at[0].ply >= 120);
    assert_plays_again(b);
    free(position);
    free_bench(b);
}

/* A path that is equivalent to a listed move, different blanks and case: the same replay. */
static void comments_and_free_spelling_are_read(void **state)
{
    (void)state;
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 30);
    const char *at = strstr(b->text, "\n3 ");
    const size_t before = (size_t)(at - b->text);
    char *out = b->damaged;
    memcpy(out, b->text, before);
    out += before;
    out += sprintf(out, "\n# a comment\n\n3  chance   DRAW ");
    const char *card = strstr(at, "draw ") + 5;
    strcpy(out, card);
    b->size = strlen(b->damaged);
    memcpy(b->text, b->damaged, b->size + 1);
    assert_plays_again(b);
    free_bench(b);
}

/* Plays to its end, or to the first problem. */
static bcg_replay_what play_through(const char *text, size_t size, bcg_problems *p,
                                    bcg_replay_header *header)
{
    bcg_game_replay r;
    bcg_replay_what what = BCG_REPLAY_BAD;
    if (bcg_game_replay_open(&r, bcg_rulesets, text, size, find_pegasus, NULL, p)) {
        do
            what = bcg_game_replay_step(&r, p);
        while (what == BCG_REPLAY_ACTION);
        bcg_game_replay_close(&r);
    }
    if (header)
        *header = r.header;
    return what;
}

/* The example in docs/formats.md is correct. */
static void the_documented_replay_is_true(void **state)
{
    (void)state;
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const test_text document = text_of_file(BOCAGE_SOURCE "/docs/formats.md");
    char *text = allocate(document.size + 1);
    memcpy(text, document.at, document.size);
    text[document.size] = '\0';
    const char *start = strstr(text, "bocage 2\nreplay");
    assert_non_null(start);
    const char *end = strstr(start, "```");
    assert_non_null(end);
    const bcg_replay_what what = play_through(start, (size_t)(end - start), &p, NULL);
    if (what != BCG_REPLAY_RESULT)
        fail_msg("line %d of the example: %s", list[0].line, list[0].text);
    free(text);
    free(document.at);
}

/* -- damage ------------------------------------------------------------------------------------ */

/* Reads until something is wrong; returns the first problem. */
static bcg_problem first_problem(bench *b, const char *text, size_t size)
{
    bcg_problem list[4] = {{0}};
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const test_text t = text_copy(text, size);
    const bcg_replay_what what = play_through(t.at, t.size, &p, &b->header);
    free(t.at);
    assert_int_equal(what, BCG_REPLAY_BAD);
    assert_true(p.count > 0);
    return list[0];
}

/* The start of line n, counted from 1. */
static const char *line_at(const char *text, int n)
{
    while (--n > 0)
        text = strchr(text, '\n') + 1;
    return text;
}

/* The recorded text with line n replaced. */
static void replace_line(bench *b, int n, const char *with)
{
    const char *start = line_at(b->text, n), *end = strchr(start, '\n');
    sprintf(b->damaged, "%.*s%s%s", (int)(start - b->text), b->text, with, end);
}

static void assert_line_problem(bench *b, int n, const char *with, bcg_reason code, int line,
                                const char *part)
{
    replace_line(b, n, with);
    const bcg_problem p = first_problem(b, b->damaged, strlen(b->damaged));
    if (p.code != code || p.line != line || strstr(p.text, part) == NULL)
        fail_msg("`%s`: line %d: %#x: %s", with, p.line, p.code, p.text);
}

/* Lines of a replay of Pegasus Bridge: 1 bocage, 2 replay, 3 rules, 4 program, 5 edition, 6
 * scenario, 7 empty, 8 the first action, which is a draw by the Axis. */
enum { RULES = 3, PROGRAM, EDITION, SCENARIO, FIRST = 8 };

static void damage_to_the_header_is_told(void **state)
{
    (void)state;
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 40);
    assert_line_problem(b, 1, "bocage 9", SCN_WRONG_VERSION, 1, "version");
    assert_line_problem(b, 2, "ruleset memoir", SCN_NO_REPLAY, 2, "`replay`");
    assert_line_problem(b, 2, "replay chess", SCN_UNKNOWN_RULESET, 2, "chess");
    assert_line_problem(b, RULES, "rules 0", SCN_BAD_NUMBER, RULES, "`0` is no version of rules");
    assert_line_problem(b, RULES, "rules two", SCN_BAD_NUMBER, RULES, "`two`");
    assert_line_problem(b, RULES, "rules 65536", SCN_BAD_NUMBER, RULES, "1 to 65535");
    assert_line_problem(b, PROGRAM, "progam x", SCN_UNKNOWN_LINE, PROGRAM,
                        "did you mean `program`?");
    assert_line_problem(b, PROGRAM, "program", SCN_MISSING_VALUE, PROGRAM,
                        "`program` says nothing");
    assert_line_problem(b, PROGRAM, "  program x", SCN_STRAY_INDENT, PROGRAM, "indented");
    assert_line_problem(b, EDITION, "edition revisd", SCN_UNKNOWN_WORD, EDITION, "`revised`");
    assert_line_problem(b, EDITION, "", SCN_MISSING_LINE, 0, "`edition`");
    assert_line_problem(b, EDITION, "edition revised\nedition revised", SCN_TWICE, EDITION + 1,
                        "line 5 already");
    assert_line_problem(b, EDITION, "edition revised\noptions no-fun", SCN_UNKNOWN_WORD,
                        EDITION + 1, "no-fun");
    assert_line_problem(b, SCENARIO, "scenario nowhere", SCN_NO_SCENARIO, SCENARIO, "nowhere");
    assert_line_problem(b, SCENARIO, "scenario", SCN_MISSING_VALUE, SCENARIO, "says nothing");
    assert_line_problem(b, SCENARIO, "", SCN_MISSING_LINE, 0, "`scenario`");
    free_bench(b);
}

/* A fault in the embedded scenario is reported at its place in the replay. */
static void damage_to_the_scenario_is_told(void **state)
{
    (void)state;
    bench *b = record(MANY_RULES, MEMOIR_AS_WRITTEN, true, 20);
    const char *first = strstr(b->text, "  first");
    int line = 1;
    for (const char *c = b->text; c < first; c++)
        line += *c == '\n';
    assert_line_problem(b, line, "  first       nobody", SCN_UNKNOWN_WORD, line, "nobody");
    const bcg_problem p = first_problem(b, b->damaged, strlen(b->damaged));
    assert_int_equal(p.column, 15);
    assert_line_problem(b, line, "", SCN_MISSING_LINE, SCENARIO, "`first`");
    free_bench(b);
}

/* Does a problem of a damaged replay say under which rules it was recorded? */
static bool tells_rules(bench *b, char sentence[BCG_PROBLEM_TEXT])
{
    bcg_problem list[4] = {{0}};
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const bcg_replay_what what = play_through(b->damaged, strlen(b->damaged), &p, &b->header);
    sentence[0] = '\0';
    for (int i = 0; i < p.count; i++)
        if (list[i].code == SCN_OTHER_RULES)
            memcpy(sentence, list[i].text, BCG_PROBLEM_TEXT);
    assert_int_equal(what, p.count ? BCG_REPLAY_BAD : BCG_REPLAY_RESULT);
    return sentence[0] != '\0';
}

/* A differing line is damage under the same rules; under different rules the replay says so, and
 * names the first such line. All lines may still be right. */
static void other_rules_are_told(void **state)
{
    (void)state;
    char said[BCG_PROBLEM_TEXT], wanted[BCG_PROBLEM_TEXT];
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 40);
    assert_int_equal(bcg_memoir_ops.rules, MEMOIR_RULES);
    replace_line(b, FIRST, "1 chance done = 0123456789abcdef");
    assert_false(tells_rules(b, said));
    replace_line(b, RULES, "rules 60000");
    assert_false(tells_rules(b, said));
    assert_int_equal(bcg_replay_rules(&b->header), 60000);
    memcpy(b->text, b->damaged, sizeof b->text);
    replace_line(b, FIRST, "1 chance done = 0123456789abcdef");
    assert_true(tells_rules(b, said));
    snprintf(
        wanted, sizeof wanted,
        "this was recorded under memoir rules 60000; this program plays rules %d, and line %d is "
        "the first that differs",
        MEMOIR_RULES, FIRST);
    assert_string_equal(said, wanted);
    free_bench(b);
}

/* Version 1 of the format had no `rules` line: such games were recorded under rules 1. */
static void replays_of_version_1_are_read(void **state)
{
    (void)state;
    char said[BCG_PROBLEM_TEXT];
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 40);
    replace_line(b, 1, "bocage 1");
    memcpy(b->text, b->damaged, sizeof b->text);
    replace_line(b, RULES, "");
    assert_false(tells_rules(b, said));
    assert_int_equal(bcg_replay_rules(&b->header), 1);
    assert_line_problem(b, 1, "bocage 3", SCN_WRONG_VERSION, 1, "reads versions up to 2");
    free_bench(b);
}

/* The words of the first action, one of them changed. */
static void assert_first_line(bench *b, const char *ply, const char *who, const char *action,
                              const char *hash, bcg_reason code, const char *part)
{
    char line[256];
    snprintf(line, sizeof line, "%s %s %s = %s", ply, who, action, hash);
    assert_line_problem(b, FIRST, line, code, FIRST, part);
}

static void damage_to_an_action_is_told(void **state)
{
    (void)state;
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 40);
    const char *first = line_at(b->text, FIRST);
    char hash[17] = {0}, action[64] = {0};
    assert_int_equal(sscanf(first, "1 chance %63[^=]= %16s", action, hash), 2);
    assert_first_line(b, "2", "chance", action, hash, SCN_WRONG_PLY, "this is action 1 and not 2");
    assert_first_line(b, "1", "axis", action, hash, SCN_WRONG_ACTOR, "`chance` decides here");
    assert_first_line(b, "1", "chance", "drw ambush", hash, SCN_BAD_ACTION, "did you mean `draw`");
    assert_first_line(b, "1", "chance", "done", hash, SCN_NOT_ALLOWED, "dice or cards decide");
    assert_first_line(b, "1", "chance", "roll flag", hash, SCN_NOT_ALLOWED, "memoir:TURN-2");
    assert_first_line(b, "1", "chance", action, "0123456789abcdef", SCN_WRONG_HASH, hash);
    assert_first_line(b, "1", "chance", action, "0123", SCN_BAD_LINE, "no hash");
    assert_first_line(b, "1", "chance", "", hash, SCN_BAD_LINE, "no action");
    assert_line_problem(b, FIRST, "1", SCN_BAD_LINE, FIRST, "who acts");
    assert_line_problem(b, FIRST, "1 chance draw ambush", SCN_BAD_LINE, FIRST, "hash");
    assert_line_problem(b, FIRST + 1, "two", SCN_BAD_LINE, FIRST + 1, "begins with the number");
    assert_line_problem(b, FIRST + 1, "", SCN_WRONG_PLY, FIRST + 2, "this is action 2 and not 3");
    free_bench(b);
}

static void damage_to_the_end_is_told(void **state)
{
    (void)state;
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 40);
    const int last = FIRST + b->plies;
    assert_line_problem(b, last, "result axis", SCN_WRONG_RESULT, last, "the result is `open`");
    assert_line_problem(b, last, "result", SCN_MISSING_VALUE, last, "says nothing");
    assert_line_problem(b, last, "result open now", SCN_BAD_LINE, last, "one word");
    assert_line_problem(b, last, "result open\nresult open", SCN_BAD_LINE, last + 1,
                        "nothing follows");
    assert_line_problem(b, last, "", SCN_CUT_SHORT, last, "without a `result`");
    free_bench(b);
}

/* Truncated anywhere, or with any byte changed, a replay is refused and nothing breaks. */
static void any_byte_may_be_wrong(void **state)
{
    (void)state;
    bench *b = record(MANY_RULES, MEMOIR_AS_WRITTEN, true, 30);
    for (size_t size = 0; size + 1 < b->size; size += 1 + size / 37)
        first_problem(b, b->text, size);
    const size_t actions = (size_t)(strstr(b->text, "\n1 ") - b->text);
    for (size_t i = actions + 1; i + 1 < b->size; i += 5) {
        memcpy(b->damaged, b->text, b->size);
        b->damaged[i] = b->damaged[i] == '?' ? '!' : '?';
        first_problem(b, b->damaged, b->size);
    }
    free_bench(b);
}

/* -- hashes ------------------------------------------------------------------------------------ */

static void the_hash_is_fnv_1a(void **state)
{
    (void)state;
    assert_int_equal(bcg_text_hash("", 0), UINT64_C(0xcbf29ce484222325));
    assert_int_equal(bcg_text_hash("a", 1), UINT64_C(0xaf63dc4c8601ec8c));
    assert_int_equal(bcg_text_hash("foobar", 6), UINT64_C(0x85944171f73967e8));
}

/* Texts about a battle do not affect the hashes of its positions. */
static void texts_do_not_change_the_hash(void **state)
{
    (void)state;
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 20);
    memoir_scenario *bare = allocate(sizeof *bare);
    *bare = b->play.scenario;
    const uint64_t hash = bcg_memoir_notation.hash(b->prepared, &b->play.state, b->scratch);
    bare->briefing.count = bare->history.count = bare->label.count = 0;
    bcg_prepared_release(b->prepared);
    b->prepared = prepare(bare, MEMOIR_AS_WRITTEN);
    assert_int_equal(bcg_memoir_notation.hash(b->prepared, &b->play.state, b->scratch), hash);
    b->play.state.quiet ^= 1;
    assert_int_not_equal(bcg_memoir_notation.hash(b->prepared, &b->play.state, b->scratch), hash);
    free(bare);
    free_bench(b);
}

/* -- recording again --------------------------------------------------------------------------- */

static int record_anew(void)
{
    bench *b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, 16);
    fputs(b->text, stdout);
    free_bench(b);
    b = record(PEGASUS, MEMOIR_AS_WRITTEN, false, PLIES);
    FILE *f = fopen(BOCAGE_SOURCE "/tests/replays/memoir/pegasus-bridge.replay", "wb");
    const bool written = f && fwrite(b->text, 1, b->size, f) == b->size;
    const bool closed = f && fclose(f) == 0;
    free_bench(b);
    return written && closed ? 0 : 1;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--record") == 0)
        return record_anew();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_plays_again),
        cmocka_unit_test(a_replay_may_hold_its_scenario_and_options),
        cmocka_unit_test(a_replay_may_go_on_from_a_position),
        cmocka_unit_test(comments_and_free_spelling_are_read),
        cmocka_unit_test(the_documented_replay_is_true),
        cmocka_unit_test(damage_to_the_header_is_told),
        cmocka_unit_test(other_rules_are_told),
        cmocka_unit_test(replays_of_version_1_are_read),
        cmocka_unit_test(damage_to_the_scenario_is_told),
        cmocka_unit_test(damage_to_an_action_is_told),
        cmocka_unit_test(damage_to_the_end_is_told),
        cmocka_unit_test(any_byte_may_be_wrong),
        cmocka_unit_test(the_hash_is_fnv_1a),
        cmocka_unit_test(texts_do_not_change_the_hash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
