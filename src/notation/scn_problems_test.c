/* Faulty scenario texts: each kind of problem is reported at its place, once, and nothing else with
 * it. (tests/broken/ shows the sentences.) */
#include "notation/scn_test.h"

#define ROW_13 ".     .     .     .     .     .     .     .     .     .     .     .     ."
#define ROW_12 ".     .     .     .     .     .     .     .     .     .     .     ."

/* A small position without problems; line n of the text is base[n - 1]. */
static const char *const base[] = {
    /*  1 */ "bocage 1",
    /*  2 */ "ruleset     memoir",
    /*  3 */ "id          base",
    /*  4 */ "title       Base",
    /*  5 */ "board       standard countryside",
    /*  6 */ "side        axis top DE hand 5 medals 4",
    /*  7 */ "side        allies bottom US hand 5 medals 4",
    /*  8 */ "first       axis",
    /*  9 */ "",
    /* 10 */ "map A     B     C     D     E     F     G     H     I     J     K     L     M",
    /* 11 */ "  9 " ROW_13,
    /* 12 */ "    i4          x",
    /* 13 */ "  8    " ROW_12,
    /* 14 */ "  7 ~     ~     ~     ~     ~=    .     .     .@    .     .     .     .     .",
    /* 15 */ "  6    " ROW_12,
    /* 16 */ "  5 " ROW_13,
    /* 17 */ "  4    " ROW_12,
    /* 18 */ "  3 " ROW_13,
    /* 19 */ "  2    " ROW_12,
    /* 20 */ "  1 " ROW_13,
    /* 21 */ "",
    /* 22 */ "objective   A9 for allies",
    /* 23 */ "turn        1 axis phase order",
};

typedef enum edit_kind { INSTEAD, BELOW, NOT_AT_ALL } edit_kind;

typedef struct edit {
    int at; /* line of the base text */
    edit_kind kind;
    const char *text;
    const char *again; /* lines that follow, `times` times */
    int times;
} edit;

#define REPLACE(at, text)          \
    {                              \
        at, INSTEAD, text, NULL, 0 \
    }
#define INSERT(at, text)         \
    {                            \
        at, BELOW, text, NULL, 0 \
    }
#define FILL(at, text, again, times)  \
    {                                 \
        at, BELOW, text, again, times \
    }
#define DELETE(at)                    \
    {                                 \
        at, NOT_AT_ALL, NULL, NULL, 0 \
    }

typedef struct place {
    bcg_reason code;
    int line, column;
} place;

static void add_line(bcg_writer *w, const edit *e)
{
    bcg_write(w, e->text);
    bcg_write(w, "\n");
    for (int i = 0; i < e->times; i++) {
        bcg_write(w, e->again);
        bcg_write(w, "\n");
    }
}

/* The base text with some edits, in the order of their lines. */
static test_text edited(const edit *edits, int n)
{
    enum { SIZE = 2 * BCG_SCN_MAX_SIZE };
    char *text = malloc(SIZE);
    bcg_writer w;
    int next = 0;
    assert_non_null(text);
    bcg_writer_init(&w, text, SIZE);
    for (int line = 1; line <= (int)COUNT(base); line++) {
        const edit *e = next < n && edits[next].at == line ? &edits[next++] : NULL;
        if (e == NULL || e->kind == BELOW) {
            bcg_write(&w, base[line - 1]);
            bcg_write(&w, "\n");
        }
        if (e && e->kind != NOT_AT_ALL)
            add_line(&w, e);
    }
    assert_int_equal(next, n);
    assert_false(w.full);
    const test_text exact = text_copy(text, w.size);
    free(text);
    return exact;
}

static test_text unedited(void)
{
    static const edit none = DELETE(0);
    return edited(&none, 0);
}

static const char *name_of(bcg_reason code)
{
    return bcg_problem_info(&(bcg_problems){.own = &memoir_problem_reasons}, code)->name;
}

static void fail_with_list(const bcg_problems *p, const char *what)
{
    for (int i = 0; i < p->count; i++)
        print_error("found %d:%d %s: %s\n", p->list[i].line, p->list[i].column,
                    name_of(p->list[i].code), p->list[i].text);
    fail_msg("expected %s", what);
}

/* Exactly these problems, in this order. */
static void assert_problems(test_text t, const place *expected, int n, const char *what)
{
    bcg_problem list[64];
    bcg_problems p;
    memoir_scenario s;
    bcg_problems_init(&p, list, COUNT(list));
    const bool ok = memoir_scn_read(t.at, t.size, &s, &p);
    bool same = p.count == n && p.lost == 0 && p.errors == n && ok == (n == 0);
    for (int i = 0; same && i < n; i++)
        same = list[i].code == expected[i].code && list[i].line == expected[i].line &&
               list[i].column == expected[i].column && list[i].severity == BCG_ERROR &&
               strlen(list[i].text) > 0;
    if (!same)
        fail_with_list(&p, what);
}

static void the_base_text_has_no_problem(void **state)
{
    (void)state;
    const test_text t = unedited();
    assert_problems(t, NULL, 0, "no problem");
    free(t.at);
}

/* -- one problem each ------------------------------------------------------------------------- */

#define BAD       "\xff"
#define MARK      "\xef\xbb\xbf"
#define OBJECTIVE "objective   A9 for allies"

/* clang-format off */
static const struct {
    place expected;
    edit edit;
} rows[] = {
    /* the file */
    {{SCN_NOT_TEXT, 4, 14},        REPLACE(4, "title       B" BAD)},
    {{SCN_NOT_TEXT, 4, 15},        REPLACE(4, "title       \xc3\xa9\xe2\x82\xac" BAD)},
    {{SCN_NOT_TEXT, 24, 1},        INSERT(23, "\x01")},
    {{SCN_NOT_TEXT, 1, 8},         REPLACE(1, MARK "bocage " BAD)}, /* the mark is not counted */
    {{SCN_NOT_TEXT, 1, 1},         REPLACE(1, BAD)},
    {{SCN_NOT_TEXT, 4, 14},        REPLACE(4, "title       B\rase")},
    {{SCN_TOO_LARGE, 0, 0},        FILL(23, "", "", BCG_SCN_MAX_SIZE)},
    {{SCN_TOO_LARGE, 60001, 1},    FILL(23, "", "", 60000)},
    {{SCN_NOT_BOCAGE, 1, 1},       REPLACE(1, "scenario 1")},
    {{SCN_NOT_BOCAGE, 1, 1},       REPLACE(1, "bocage")},
    {{SCN_NOT_BOCAGE, 1, 1},       DELETE(1)},
    {{SCN_WRONG_VERSION, 1, 8},    REPLACE(1, "bocage 4")},
    {{SCN_WRONG_VERSION, 1, 8},    REPLACE(1, "bocage one")},
    {{SCN_WRONG_VERSION, 1, 8},    REPLACE(1, "bocage 1 1")},
    {{SCN_NO_RULESET, 2, 1},       DELETE(2)},
    {{SCN_NO_RULESET, 2, 1},       REPLACE(2, "ruleset")},
    {{SCN_UNKNOWN_RULESET, 2, 13}, REPLACE(2, "ruleset     memior")},
    {{SCN_UNKNOWN_RULESET, 2, 13}, REPLACE(2, "ruleset     assault")},
    /* lines */
    {{SCN_UNKNOWN_LINE, 23, 1},    INSERT(22, "ojbective A9 for axis")},
    {{SCN_UNKNOWN_LINE, 23, 1},    INSERT(22, "zebra\n  with lines\n  below")},
    {{SCN_UNKNOWN_WORD, 8, 13},    REPLACE(8, "first       french")},
    {{SCN_UNKNOWN_WORD, 22, 20},   REPLACE(22, "objective   A9 for alies")},
    {{SCN_UNKNOWN_WORD, 23, 19},   INSERT(22, "river       A7 w  B7")},
    {{SCN_UNKNOWN_WORD, 23, 15},   INSERT(22, "river       e w A7")},
    {{SCN_UNKNOWN_FIELD, 23, 20},  INSERT(22, "win axis A9 need 1 wehn always")},
    {{SCN_UNKNOWN_FIELD, 8, 18},   REPLACE(8, "first       axis allies")},
    {{SCN_MISSING_LINE, 0, 0},     DELETE(4)},
    {{SCN_MISSING_LINE, 0, 0},     DELETE(7)},
    {{SCN_MISSING_VALUE, 5, 5},    INSERT(4, "book")},
    {{SCN_MISSING_VALUE, 5, 8},    INSERT(4, "book   ")},
    {{SCN_MISSING_VALUE, 6, 22},   REPLACE(6, "side        axis top hand 5 medals 4")},
    {{SCN_MISSING_VALUE, 6, 1},    REPLACE(6, "side        axis top DE hand 5")},
    {{SCN_MISSING_VALUE, 22, 19},  REPLACE(22, "objective   A9 for")},
    {{SCN_MISSING_VALUE, 22, 32},  REPLACE(22, "objective   A9 for allies named")},
    {{SCN_MISSING_VALUE, 23, 1},   INSERT(22, "briefing")},
    {{SCN_MISSING_VALUE, 23, 1},   INSERT(22, "river       A7")},
    {{SCN_MISSING_VALUE, 23, 1},   INSERT(22, "river")},
    {{SCN_TWICE, 5, 1},            INSERT(4, "title       Again")},
    {{SCN_TWICE, 8, 1},            INSERT(7, "side axis top DE hand 5 medals 4")},
    {{SCN_TWICE, 22, 36},          REPLACE(22, OBJECTIVE " medals 2 medals 2")},
    {{SCN_TWICE, 22, 16},          REPLACE(22, "objective   A9 A9 for allies")},
    {{SCN_TWICE, 12, 6},           REPLACE(12, "    xx")},
    {{SCN_TWICE, 23, 1},           INSERT(22, "map")},
    {{SCN_TWICE, 24, 16},          INSERT(22, "river A7 B7\nriver       B7 A7")},
    {{SCN_TWICE, 24, 1},           INSERT(22, "owner axis H7\nowner allies H7")},
    {{SCN_TOO_MANY, 54, 1},        FILL(22, OBJECTIVE, OBJECTIVE, 31)},
    /* values */
    {{SCN_BAD_NUMBER, 5, 13},      INSERT(4, "book        0")},
    {{SCN_BAD_NUMBER, 5, 13},      INSERT(4, "book        1000")},
    {{SCN_BAD_NUMBER, 5, 13},      INSERT(4, "book        007")},
    {{SCN_BAD_NUMBER, 23, 32},     INSERT(22, "draws       axis 2 after-turns 33 1")},
    {{SCN_BAD_NUMBER, 23, 1},      INSERT(22, "bridge      E7 axis 45")},
    {{SCN_BAD_DATE, 5, 13},        INSERT(4, "date        1943-02-29")},
    {{SCN_BAD_DATE, 5, 13},        INSERT(4, "date        06/06/1944")},
    {{SCN_BAD_DATE, 5, 27},        INSERT(4, "date        1944-02-29 to 1944-13-01")},
    {{SCN_BAD_DATE, 5, 1},         INSERT(4, "date        1944-06-06 to 1944-06-05")},
    {{SCN_BAD_NAME, 3, 13},        REPLACE(3, "id          Base")},
    {{SCN_BAD_NAME, 3, 13},        REPLACE(3, "id          base-")},
    {{SCN_BAD_NAME, 3, 13},        REPLACE(3, "id          abcdefghijabcdefghijabcdefghijabcdefghijabcdefghi")},
    {{SCN_BAD_HEX, 22, 13},        REPLACE(22, "objective   N9 for allies")},
    {{SCN_BAD_HEX, 22, 16},        REPLACE(22, "objective   A9 a9 for allies")},
    {{SCN_BAD_HEX, 23, 16},        INSERT(22, "river       A7 N7")},
    {{SCN_NO_BOARD, 5, 13},        INSERT(4, "impassable  A9")},
    {{SCN_NOT_NEIGHBOURS, 23, 19}, INSERT(22, "river       A7 B7 D7")},
    {{SCN_TEXT_FULL, 2914, 3},     FILL(22, "briefing", "  0123456789abcdef", 3000)},
    /* the map */
    {{SCN_STRAY_INDENT, 23, 1},    INSERT(22, "  lost\n  and lost")},
    {{SCN_STRAY_INDENT, 4, 3},     REPLACE(4, "  title Base")},
    {{SCN_TAB, 12, 5},             REPLACE(12, "    \ti4")},
    {{SCN_TAB, 13, 4},             REPLACE(13, "  8\t    " ROW_12)},
    {{SCN_BAD_ROW, 10, 5},         REPLACE(10, "map B")},
    {{SCN_BAD_ROW, 10, 7},         REPLACE(10, "map A a")},
    {{SCN_BAD_ROW, 13, 3},         REPLACE(13, "  10   " ROW_12)},
    {{SCN_BAD_ROW, 13, 8},         REPLACE(13, "       " ROW_12)},
    {{SCN_ROW_LENGTH, 13, 80},     REPLACE(13, "  8    " ROW_12 "     .")},
    {{SCN_ROW_LENGTH, 13, 9},      REPLACE(13, "  8    .")},
    {{SCN_ROW_MISSING, 13, 1},     DELETE(13)},
    {{SCN_BAD_TERRAIN, 13, 8},     REPLACE(13, "  8    Q     .     .     .     .     .     .     .     .     .     .     .")},
    {{SCN_BAD_TERRAIN, 13, 14},    REPLACE(13, "  8    .     ==    .     .     .     .     .     .     .     .     .     .")},
    {{SCN_NOT_UNDER_HEX, 12, 6},   REPLACE(12, "     i4")},
    {{SCN_NOT_UNDER_HEX, 11, 5},   INSERT(10, "    i4")},
    {{SCN_BAD_UNIT, 12, 11},       REPLACE(12, "    i4    q4")},
    {{SCN_BAD_FIGURES, 12, 6},     REPLACE(12, "    i44")},
    {{SCN_BAD_UNIT, 12, 11},       REPLACE(12, "    i4    g2+")},
    {{SCN_TWO_UNITS, 12, 7},       REPLACE(12, "    i4I4")},
    {{SCN_TWO_UNITS, 13, 5},       INSERT(12, "    I4")},
    {{SCN_BAD_FIGURES, 12, 12},    REPLACE(12, "    i4    i")},
    {{SCN_BAD_FIGURES, 12, 12},    REPLACE(12, "    i4    i0")},
    {{SCN_BAD_FIGURES, 12, 14},    REPLACE(12, "    i4    i4/")},
    {{SCN_BAD_FIGURES, 12, 11},    REPLACE(12, "    i4    i4/3")},
    /* what must fit together */
    {{SCN_NO_UNIT, 23, 1},         INSERT(22, "unit        B9")},
    {{SCN_NO_STRUCTURE, 23, 1},    INSERT(22, "bridge      A7 axis 0")},
    {{SCN_NO_STRUCTURE, 23, 1},    INSERT(22, "bridge-span A7 ends B7")},
    {{SCN_NO_STRUCTURE, 23, 1},    INSERT(22, "owner       axis A9")},
    {{SCN_NO_STRUCTURE, 23, 13},   INSERT(22, "river       B9 w")},
    {{SCN_SAME_EDGE, 7, 1},        REPLACE(7, "side        allies top US hand 5 medals 4")},
    {{SCN_TOO_MANY_CARDS, 24, 1},  INSERT(23, "hand        axis ambush ambush")},
    {{SCN_TOO_MANY_CARDS, 25, 1},  INSERT(23, "hand        axis ambush\ndiscard     ambush")},
    {{SCN_TOO_MANY_CARDS, 24, 1},  INSERT(23, "todo        keep axis cards ambush ambush")},
    {{SCN_NO_TURN, 23, 1},         REPLACE(23, "quiet       3")},
    {{SCN_NO_TURN, 23, 1},         REPLACE(23, "unit        A9 ordered")},
    /* warnings */
    {{SCN_SAYS_NOTHING, 23, 1},    INSERT(22, "unit        A9")},
    {{SCN_DRY_BRIDGE, 10, 1},      REPLACE(16, "  5 .     .     .=    .     .     .     .     .     .     .     .     .     .")},
    {{SCN_CANNOT_BE_MET, 22, 1},   REPLACE(22, OBJECTIVE " need 2")},
    {{SCN_CANNOT_BE_MET, 23, 1},   INSERT(22, "win         axis A9 need 2")},
};
/* clang-format on */

static void each_problem_is_told_at_its_place(void **state)
{
    (void)state;
    int wrong = 0;
    for (size_t i = 0; i < COUNT(rows); i++) {
        bcg_problem list[8];
        bcg_problems p;
        memoir_scenario s;
        const place *e = &rows[i].expected;
        const test_text t = edited(&rows[i].edit, 1);
        bcg_problems_init(&p, list, COUNT(list));
        const bool ok = memoir_scn_read(t.at, t.size, &s, &p);
        free(t.at);
        const bool warning = e->code == SCN_SAYS_NOTHING || e->code == SCN_DRY_BRIDGE;
        if (ok == warning && p.errors == !warning && p.count == 1 && list[0].code == e->code &&
            list[0].line == e->line && list[0].column == e->column &&
            list[0].severity == (warning ? BCG_WARNING : BCG_ERROR) && strlen(list[0].text) > 0)
            continue;
        wrong++;
        print_error("row %zu (%s): expected %s at %d:%d\n", i,
                    rows[i].edit.text ? rows[i].edit.text : "deleted", name_of(e->code), e->line,
                    e->column);
        for (int k = 0; k < p.count; k++)
            print_error("    found %d:%d %s: %s\n", list[k].line, list[k].column,
                        name_of(list[k].code), list[k].text);
    }
    assert_int_equal(wrong, 0);
}

static void ramps_of_a_long_bridge_may_stand_on_land(void **state)
{
    (void)state;
    const edit edits[] = {
        REPLACE(16,
                "  5 .     .     .=    .     .     .     .     .     .     .     .     .     ."),
        INSERT(22, "bridge-span C5 ends B5"),
    };
    const test_text t = edited(edits, COUNT(edits));
    assert_problems(t, NULL, 0, "no problem");
    free(t.at);
}

/* Codes from `first` up to `end`, except those tested elsewhere. */
static void find_rows(int first, int end)
{
    for (int code = first; code < end; code++) {
        int seen = 0;
        for (size_t i = 0; i < COUNT(rows); i++)
            seen += rows[i].expected.code == code;
        if (seen == 0)
            fail_msg("%s has no row", name_of((bcg_reason)code));
    }
}

/* That a file cannot be opened is tested in tests/cli.sh. The codes after these are reported when
 * positions and replays are played, memoir_replay_test.c, and to designers of battles,
 * tests/advice.sh. */
static void every_code_has_a_row(void **state)
{
    (void)state;
    find_rows(SCN_UNREADABLE + 1, SCN_BEYOND_LIMIT);
    find_rows(MEMOIR_PROBLEMS_FIRST, SCN_BEYOND_BOX);
}

static void a_text_may_end_anywhere(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        place expected;
    } ends[] = {
        {"", {SCN_NOT_BOCAGE, 0, 0}},
        {"\n# nothing but this\n", {SCN_NOT_BOCAGE, 0, 0}},
        {MARK, {SCN_NOT_BOCAGE, 0, 0}},
        {"bocage 1", {SCN_NO_RULESET, 0, 0}},
    };
    for (size_t i = 0; i < COUNT(ends); i++) {
        const test_text t = text_copy(ends[i].text, strlen(ends[i].text));
        assert_problems(t, &ends[i].expected, 1, "one problem");
        free(t.at);
    }
}

/* Columns are compared exactly, however wide a row is: column 5 is not column 65541. */
static void a_unit_stands_under_its_hex_on_a_very_wide_map(void **state)
{
    (void)state;
    enum { WIDE = 65536 };
    static const place expected[] = {{SCN_NOT_UNDER_HEX, 12, 5}, {SCN_NOT_UNDER_HEX, 12, 17}};
    static const char mark[] = "\n  9 ";
    const test_text narrow = unedited();
    const test_text wide = {malloc(narrow.size + WIDE), narrow.size + WIDE};
    size_t at = 0;
    assert_non_null(wide.at);
    while (memcmp(narrow.at + at, mark, strlen(mark)) != 0)
        at++;
    at += strlen(mark);
    memcpy(wide.at, narrow.at, at);
    memset(wide.at + at, ' ', WIDE);
    memcpy(wide.at + at + WIDE, narrow.at + at, narrow.size - at);
    assert_problems(wide, expected, COUNT(expected), "no unit and no obstacle under a hex");
    free(narrow.at);
    free(wide.at);
}

/* -- many ------------------------------------------------------------------------------------- */

static const edit many_edits[] = {
    REPLACE(3, "id          Base"),
    INSERT(4, "book        0"),
    REPLACE(8, "first       nobody"),
    REPLACE(12, "    i0          q"),
    REPLACE(16, "  5 ."),
    REPLACE(22, "objective   Z9 for allies\nunit        C9\nwin axis A9 need 2"),
    INSERT(23, "  lost\nzebra\nhand axis ambush ambush"),
};

static const place many_problems[] = {
    {SCN_BAD_NAME, 3, 13},     {SCN_BAD_NUMBER, 5, 13},     {SCN_UNKNOWN_WORD, 9, 13},
    {SCN_BAD_FIGURES, 13, 6},  {SCN_BAD_UNIT, 13, 17},      {SCN_ROW_LENGTH, 17, 6},
    {SCN_BAD_HEX, 23, 13},     {SCN_CANNOT_BE_MET, 25, 1},  {SCN_STRAY_INDENT, 27, 1},
    {SCN_UNKNOWN_LINE, 28, 1}, {SCN_TOO_MANY_CARDS, 29, 1},
};

static void all_problems_of_a_text_are_told_in_order(void **state)
{
    (void)state;
    const test_text t = edited(many_edits, COUNT(many_edits));
    assert_problems(t, many_problems, COUNT(many_problems), "the problems of many_problems");
    free(t.at);
}

/* A short list keeps what was found first; the rest is counted, and the file is still bad. */
static void problems_beyond_the_list_are_counted(void **state)
{
    (void)state;
    const test_text t = edited(many_edits, COUNT(many_edits));
    for (int capacity = 0; capacity < (int)COUNT(many_problems); capacity++) {
        bcg_problem list[COUNT(many_problems)];
        bcg_problems p;
        memoir_scenario s;
        bcg_problems_init(&p, capacity ? list : NULL, capacity);
        assert_false(memoir_scn_read(t.at, t.size, &s, &p));
        assert_int_equal(p.count, capacity);
        assert_int_equal(p.count + p.lost, p.errors);
        assert_true(p.errors >= (int)COUNT(many_problems));
        for (int i = 1; i < p.count; i++)
            assert_true(list[i - 1].line <= list[i].line);
    }
    free(t.at);
}

/* Problems noted before are neither lost nor blamed on this file. */
static void earlier_problems_do_not_count_against_a_text(void **state)
{
    (void)state;
    bcg_problem list[4];
    bcg_problems p;
    memoir_scenario s;
    const test_text good = unedited();
    bcg_problems_init(&p, list, COUNT(list));
    assert_false(memoir_scn_read("x", 1, &s, &p));
    assert_true(memoir_scn_read(good.at, good.size, &s, &p));
    assert_int_equal(p.errors, 1);
    free(good.at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_base_text_has_no_problem),
        cmocka_unit_test(each_problem_is_told_at_its_place),
        cmocka_unit_test(ramps_of_a_long_bridge_may_stand_on_land),
        cmocka_unit_test(every_code_has_a_row),
        cmocka_unit_test(a_text_may_end_anywhere),
        cmocka_unit_test(a_unit_stands_under_its_hex_on_a_very_wide_map),
        cmocka_unit_test(all_problems_of_a_text_are_told_in_order),
        cmocka_unit_test(problems_beyond_the_list_are_counted),
        cmocka_unit_test(earlier_problems_do_not_count_against_a_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
