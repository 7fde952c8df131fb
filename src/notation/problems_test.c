/* The pages of all reasons and problems, including those of the rulesets (which the wire and the
 * messages rely on), and the list in which problems are noted. */
#include "notation/fields.h"
#include "notation/memoir_notation.h"
#include "notation/memoir_problems.h"
#include "rulesets.h"
#include "toy/toy_ruleset.h"

#include "unit.h"

#include <stdlib.h>
#include <string.h>

static const bcg_reason_page *const pages[] = {&bcg_core_reasons, &bcg_problem_reasons};
enum { PAGES = COUNT(pages) };

/* The names as written in the lists, with their enum values. */
#define NAMED(code, rule, text) {code, #code},
static const struct {
    bcg_reason code;
    const char *name;
} listed[] = {BCG_REASONS(NAMED) BCG_PROBLEMS(NAMED)};

static void every_code_is_found_by_its_own_row(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(listed); i++) {
        const bcg_reason_info *info = bcg_reason_find(pages, PAGES, listed[i].code);
        assert_non_null(info);
        assert_string_equal(info->name, listed[i].name);
        assert_non_null(info->rule);
        assert_true(strlen(info->text) > 0);
    }
}

static void every_row_belongs_to_a_code(void **state)
{
    (void)state;
    size_t rows = 0;
    for (int p = 0; p < PAGES; p++)
        rows += pages[p]->count;
    assert_int_equal(rows, COUNT(listed));
}

static void other_codes_are_not_found(void **state)
{
    (void)state;
    for (unsigned code = 0; code <= UINT16_MAX; code++) {
        bool known = false;
        for (size_t i = 0; i < COUNT(listed); i++)
            known |= listed[i].code == code;
        if (!known)
            assert_null(bcg_reason_find(pages, PAGES, (bcg_reason)code));
    }
    assert_null(bcg_reason_find(pages, 0, BCG_OK));
    assert_null(bcg_reason_find(pages, 1, SCN_NOT_TEXT)); /* not in the given pages */
}

static void each_list_keeps_to_its_page(void **state)
{
    (void)state;
    assert_int_equal(BCG_OK, 0);
    assert_int_equal(bcg_core_reasons.first, 0);
    assert_true(bcg_core_reasons.count <= 0x100);
    assert_int_equal(bcg_problem_reasons.first, 0x100);
    assert_true(bcg_problem_reasons.count <= 0x100);
    for (int p = 0; p < PAGES; p++)
        for (int q = 0; q < p; q++)
            assert_int_not_equal(pages[p]->first >> 8, pages[q]->first >> 8);
}

/* -- the rulesets' pages ---------------------------------------------------------------------- */

enum { MOST_PAGES = 32 };

static int add_pages(const bcg_ruleset *rulesets, const bcg_reason_page *all[], int n)
{
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        assert_true(n + 2 <= MOST_PAGES);
        bool known = false; /* the toy's table also has the program's rows */
        for (int i = 0; i < n; i++)
            known |= all[i] == r->ops->reasons;
        if (known)
            continue;
        all[n++] = r->ops->reasons;
        if (r->notation->problems)
            all[n++] = r->notation->problems;
    }
    return n;
}

/* Every page of the program and of the toy. */
static int list_pages(const bcg_reason_page *all[])
{
    all[0] = &bcg_core_reasons;
    all[1] = &bcg_problem_reasons;
    return add_pages(toy_rulesets, all, add_pages(bcg_rulesets, all, 2));
}

/* So that a code alone identifies its ruleset. */
static void no_two_lists_share_a_page(void **state)
{
    (void)state;
    const bcg_reason_page *all[MOST_PAGES];
    const int n = list_pages(all);
    assert_true(n >= 5); /* memoir has two, the toy one */
    for (int p = 0; p < n; p++) {
        assert_true(all[p]->count > 0 && all[p]->count <= BCG_REASONS_PAGE);
        assert_int_equal(all[p]->first % BCG_REASONS_PAGE, 0);
        if (p >= 2)
            assert_true(all[p]->first >= BCG_REASONS_RULES);
        for (int q = 0; q < p; q++)
            assert_int_not_equal(all[p]->first, all[q]->first);
    }
}

/* A name is sent alone: it must identify the code without the page. */
static void names_are_unique(void **state)
{
    (void)state;
    const bcg_reason_page *all[MOST_PAGES];
    const int n = list_pages(all);
    for (int p = 0; p < n; p++)
        for (int i = 0; i < all[p]->count; i++)
            for (int q = 0; q <= p; q++)
                for (int k = 0; k < (q < p ? all[q]->count : i); k++)
                    assert_string_not_equal(all[p]->info[i].name, all[q]->info[k].name);
}

/* "memoir:MOVE-4" or nothing; nothing if no ruleset is meant. */
static void a_rule_is_cited_with_its_ruleset(void **state)
{
    (void)state;
    const bcg_reason_page *all[MOST_PAGES];
    const int n = list_pages(all);
    for (int p = 0; p < n; p++)
        for (int i = 0; i < all[p]->count; i++) {
            const char *rule = all[p]->info[i].rule, *colon = strchr(rule, ':');
            if (p < 2)
                assert_string_equal(rule, "");
            if (rule[0])
                assert_true(colon && colon > rule && strlen(colon) > 1);
        }
}

/* Problems common to all files, and those of the file's ruleset: reading one sets its page in the
 * list. */
static void problems_are_found_in_both_lists(void **state)
{
    (void)state;
    static const char text[] = "bocage 1\nruleset memoir\nboard standard countryside\nunit Z9\n";
    bcg_problem list[32];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    assert_string_equal(bcg_problem_info(&p, SCN_TAB)->name, "SCN_TAB");
    assert_string_equal(bcg_problem_info(&p, SCN_BAD_HEX)->name, "SCN_UNKNOWN");
    free(bcg_memoir_notation.read(bcg_rulesets, text, strlen(text), &p));
    assert_true(bcg_problems_has(&p, SCN_BAD_HEX));
    assert_string_equal(bcg_problem_info(&p, SCN_TAB)->name, "SCN_TAB");
    const bcg_reason_info *info = bcg_problem_info(&p, SCN_BAD_HEX);
    assert_string_equal(info->name, "SCN_BAD_HEX");
    assert_string_equal(info->rule, "memoir:BOARD-6");
    assert_string_equal(bcg_problem_info(&p, BCG_NOT_YOUR_TURN)->name, "SCN_UNKNOWN");
    assert_string_equal(bcg_problem_info(&p, MEMOIR_PROBLEM_END)->name, "SCN_UNKNOWN");
}

/* -- the list --------------------------------------------------------------------------------- */

static void note(bcg_problems *p, int line, int column, bcg_reason code, const char *text)
{
    bcg_error(p, (bcg_span){"", 0, line, column}, code, "%s", text);
}

static void problems_are_sorted_by_place(void **state)
{
    (void)state;
    bcg_problem list[8];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    note(&p, 7, 2, SCN_TWICE, "e");
    note(&p, 3, 9, SCN_BAD_HEX, "c");
    note(&p, 3, 1, SCN_TAB, "b");
    note(&p, 7, 2, SCN_BAD_ROW, "f"); /* same place: in the order in which they were noted */
    note(&p, 0, 0, SCN_MISSING_LINE, "a");
    note(&p, 7, 2, SCN_TWICE, "g");
    note(&p, 4, 1, SCN_TAB, "d");
    bcg_problems_sort(&p);
    assert_int_equal(p.count, 7);
    for (int i = 0; i < p.count; i++)
        assert_int_equal(list[i].text[0], 'a' + i);
}

static void what_does_not_fit_is_counted(void **state)
{
    (void)state;
    bcg_problem list[3];
    bcg_problems p;
    list[2].line = 4242;
    bcg_problems_init(&p, list, 2);
    for (int i = 1; i <= 5; i++)
        note(&p, i, 1, SCN_TAB, "");
    bcg_warning(&p, (bcg_span){"", 0, 6, 1}, SCN_TAB, "only a warning");
    assert_int_equal(p.count, 2);
    assert_int_equal(p.lost, 4);
    assert_int_equal(p.errors, 5);
    assert_int_equal(list[1].line, 2);
    assert_int_equal(list[2].line, 4242);

    bcg_problems_init(&p, NULL, 0); /* for a caller who only wants to know whether there are any */
    note(&p, 1, 1, SCN_TAB, "");
    bcg_problems_sort(&p);
    assert_int_equal(p.errors, 1);
    assert_int_equal(p.lost, 1);
}

/* A file with thousands of unknown words must not make us search for a suggestion for each. */
static void nothing_is_suggested_once_the_list_is_full(void **state)
{
    (void)state;
    static const char *const known[] = {"side", "title"};
    const bcg_words words = {known, COUNT(known)};
    const bcg_span slip = {"tilte", 5, 1, 1};
    bcg_problem list[2];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    for (int i = 0; i < 2; i++) {
        assert_false(bcg_problems_full(&p));
        assert_ptr_equal(bcg_unknown_word(&p, slip, SCN_UNKNOWN_LINE, "keyword", &words), known[1]);
    }
    assert_true(bcg_problems_full(&p));
    assert_null(bcg_unknown_word(&p, slip, SCN_UNKNOWN_LINE, "keyword", &words));
    assert_int_equal(p.errors, 3);
    assert_int_equal(p.lost, 1);
}

static void consequences_are_taken_off_the_list(void **state)
{
    (void)state;
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    note(&p, 1, 1, SCN_TAB, "");
    note(&p, 2, 1, SCN_BAD_HEX, "");
    note(&p, 3, 1, SCN_TAB, "");
    assert_true(bcg_problems_has(&p, SCN_TAB));
    bcg_problems_drop(&p, SCN_TAB);
    assert_false(bcg_problems_has(&p, SCN_TAB));
    assert_int_equal(p.count, 1);
    assert_int_equal(p.errors, 1);
    assert_int_equal(list[0].code, SCN_BAD_HEX);
}

/* Long and hostile words are cut, between characters. */
static void sentences_show_the_beginning_of_a_word(void **state)
{
    (void)state;
    char word[60];
    memset(word, 'a', sizeof word);
    assert_int_equal(bcg_shown_length((bcg_span){word, 40, 1, 1}), 40);
    assert_int_equal(bcg_shown_length((bcg_span){word, 60, 1, 1}), 40);
    memcpy(word + 38, "\xe2\x82\xac", 3); /* would be cut in the middle */
    assert_int_equal(bcg_shown_length((bcg_span){word, 60, 1, 1}), 38);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_is_found_by_its_own_row),
        cmocka_unit_test(every_row_belongs_to_a_code),
        cmocka_unit_test(other_codes_are_not_found),
        cmocka_unit_test(each_list_keeps_to_its_page),
        cmocka_unit_test(no_two_lists_share_a_page),
        cmocka_unit_test(names_are_unique),
        cmocka_unit_test(a_rule_is_cited_with_its_ruleset),
        cmocka_unit_test(problems_are_found_in_both_lists),
        cmocka_unit_test(problems_are_sorted_by_place),
        cmocka_unit_test(what_does_not_fit_is_counted),
        cmocka_unit_test(nothing_is_suggested_once_the_list_is_full),
        cmocka_unit_test(consequences_are_taken_off_the_list),
        cmocka_unit_test(sentences_show_the_beginning_of_a_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
