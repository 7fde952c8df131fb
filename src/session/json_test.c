#include "session/json.h"

#include "unit.h"

#include <stdio.h>
#include <string.h>

static void numbers_have_their_digits(void **state)
{
    static const int64_t numbers[] = {0,  7,   -1,         10,          -10,
                                      99, 100, INT32_MIN,  INT64_MAX,   INT64_MIN,
                                      -9, 909, 1234567890, -9876543210, INT64_MIN + 1};
    bcg_json j = {0};
    (void)state;
    for (size_t i = 0; i < COUNT(numbers); i++) {
        char expected[32];
        snprintf(expected, sizeof expected, "%lld", (long long)numbers[i]);
        bcg_json_clear(&j);
        bcg_json_int(&j, numbers[i]);
        assert_string_equal(j.text, expected);
        assert_int_equal(j.size, strlen(expected));
    }
    bcg_json_free(&j);
}

/* Commas and colons come by themselves; strings are escaped. */
static void objects_are_written(void **state)
{
    bcg_json j = {0};
    (void)state;
    bcg_json_clear(&j);
    bcg_json_open(&j, '{');
    bcg_json_put_int(&j, "ply", 7);
    bcg_json_put_string(&j, "text", "a \"b\" \\ c\n\x01 \xc3\xa9");
    bcg_json_put_string(&j, "none", NULL);
    bcg_json_key(&j, "list");
    bcg_json_open(&j, '[');
    bcg_json_int(&j, -3);
    bcg_json_bool(&j, true);
    bcg_json_string(&j, "");
    bcg_json_close(&j, ']');
    bcg_json_put_bool(&j, "last", false);
    bcg_json_close(&j, '}');
    assert_string_equal(j.text, "{\"ply\":7,\"text\":\"a \\\"b\\\" \\\\ c\\n\\u0001 \xc3\xa9\","
                                "\"none\":null,\"list\":[-3,true,\"\"],\"last\":false}");
    assert_int_equal(j.size, strlen(j.text));
    bcg_json_free(&j);
}

/* A text grows whatever is added to it: brackets, digits, names. */
static void texts_grow(void **state)
{
    bcg_json j = {0};
    (void)state;
    bcg_json_clear(&j);
    for (int i = 0; i < 3000; i++)
        bcg_json_open(&j, '[');
    for (int i = 0; i < 3000; i++)
        bcg_json_int(&j, 5);
    assert_false(j.failed);
    assert_int_equal(j.size, 3000 + 3000 + 2999);
    assert_int_equal(strlen(j.text), j.size);
    bcg_json_free(&j);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_have_their_digits),
        cmocka_unit_test(objects_are_written),
        cmocka_unit_test(texts_grow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
