/* The core codes, and finding codes among several pages. The page of problems is in
 * notation/problems_test.c. */
#include "core/reason.h"

#include "unit.h"

#include <stdbool.h>
#include <string.h>

/* The names as written in the list, with their enum values. */
#define NAMED(code, rule, text) {code, #code},
static const struct {
    bcg_reason code;
    const char *name;
} listed[] = {BCG_REASONS(NAMED)};

/* A page like a ruleset's. */
static const bcg_reason_info other_rows[] = {{"MR_A", "memoir:MOVE-4", "a"}, {"MR_B", "", "b"}};
static const bcg_reason_page other_page = {BCG_REASONS_RULES, 2, other_rows};
static const bcg_reason_page *const pages[] = {&bcg_core_reasons, &other_page};

static void every_core_code_is_found_by_its_own_row(void **state)
{
    (void)state;
    assert_int_equal(bcg_core_reasons.count, COUNT(listed));
    for (size_t i = 0; i < COUNT(listed); i++) {
        const bcg_reason_info *info = bcg_reason_find(pages, 2, listed[i].code);
        assert_non_null(info);
        assert_string_equal(info->name, listed[i].name);
        assert_string_equal(info->rule, ""); /* the core knows no rules of a game */
        assert_true(strlen(info->text) > 0);
    }
}

static void core_codes_stay_on_their_page(void **state)
{
    (void)state;
    assert_int_equal(BCG_OK, 0);
    assert_int_equal(bcg_core_reasons.first, BCG_REASONS_CORE);
    assert_true(bcg_core_reasons.count <= BCG_REASONS_PAGE);
}

/* Replays and clients store codes: a page never moves, and none overlaps another. */
static void pages_are_where_they_were(void **state)
{
    (void)state;
    assert_int_equal(BCG_REASONS_CORE, 0x000);
    assert_int_equal(BCG_REASONS_FILES, 0x100);
    assert_int_equal(BCG_REASONS_RULES, 0x200);
    assert_int_equal(BCG_REASONS_PAGE, 0x100);
}

static void core_names_are_unique(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(listed); i++)
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(listed[i].name, listed[k].name);
}

static void codes_are_found_on_their_page_only(void **state)
{
    (void)state;
    assert_ptr_equal(bcg_reason_find(pages, 2, BCG_REASONS_RULES), &other_rows[0]);
    assert_ptr_equal(bcg_reason_find(pages, 2, BCG_REASONS_RULES + 1), &other_rows[1]);
    assert_null(bcg_reason_find(pages, 2, BCG_REASONS_RULES - 1));
    assert_null(bcg_reason_find(pages, 2, BCG_REASONS_RULES + 2));
    assert_null(bcg_reason_find(pages, 2, BCG_REASON_COUNT));
    assert_null(bcg_reason_find(pages, 2, UINT16_MAX));
    assert_null(bcg_reason_find(pages, 1, BCG_REASONS_RULES)); /* not in the given pages */
    assert_null(bcg_reason_find(NULL, 0, BCG_OK));
}

static void a_code_of_no_page_has_a_row_that_says_so(void **state)
{
    (void)state;
    assert_ptr_equal(bcg_reason_of(pages[1], BCG_GAME_OVER), &bcg_core_reasons.info[BCG_GAME_OVER]);
    assert_ptr_equal(bcg_reason_of(pages[1], BCG_REASONS_RULES + 1), &other_rows[1]);
    assert_string_equal(bcg_reason_of(pages[1], BCG_REASONS_RULES + 2)->name, "BCG_UNKNOWN");
    assert_string_equal(bcg_reason_of(pages[1], UINT16_MAX)->rule, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_core_code_is_found_by_its_own_row),
        cmocka_unit_test(core_codes_stay_on_their_page),
        cmocka_unit_test(pages_are_where_they_were),
        cmocka_unit_test(a_code_of_no_page_has_a_row_that_says_so),
        cmocka_unit_test(core_names_are_unique),
        cmocka_unit_test(codes_are_found_on_their_page_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
