#include "core/text.h"

#include "unit.h"

#include <limits.h>
#include <string.h>

/* A span at the beginning of a text. */
static bcg_span span_of(const char *text)
{
    return (bcg_span){text, strlen(text), 1, 1};
}

static void assert_span(bcg_span s, const char *text, int line, int column)
{
    assert_true(bcg_span_is(s, text));
    assert_int_equal(s.line, line);
    assert_int_equal(s.column, column);
}

/* -- lines ------------------------------------------------------------------------------------ */

/* The lines of `text`, NULL-terminated. */
static void assert_lines(const char *text, const char *const *lines)
{
    bcg_reader r;
    bcg_span line;
    int n = 0;
    bcg_reader_init(&r, text, strlen(text));
    while (bcg_reader_line(&r, &line)) {
        assert_non_null(lines[n]);
        assert_span(line, lines[n], n + 1, 1);
        n++;
    }
    assert_null(lines[n]);
    assert_false(bcg_reader_line(&r, &line)); /* and stays at the end */
}
#define LINES(...) ((const char *const[]){__VA_ARGS__, NULL})

static void lines_end_in_lf_or_crlf(void **state)
{
    (void)state;
    assert_lines("one\ntwo\n", LINES("one", "two"));
    assert_lines("one\r\ntwo\r\n", LINES("one", "two"));
    assert_lines("one\ntwo\r\nthree\n", LINES("one", "two", "three"));
    assert_lines("\n\r\nx\n", LINES("", "", "x"));
    assert_lines("a\rb\n", LINES("a\rb")); /* a CR alone is not a line end */
    assert_lines("a\r\r\n", LINES("a\r"));
}

static void the_last_line_needs_no_end(void **state)
{
    (void)state;
    assert_lines("one\ntwo", LINES("one", "two"));
    assert_lines("one", LINES("one"));
    assert_lines("one\n", LINES("one"));
    assert_lines("one\n\n", LINES("one", ""));
    assert_lines("one\r", LINES("one\r")); /* half a CR LF is not a line end */
    assert_lines("", (const char *const[]){NULL});
}

/* The size counts, not a zero byte; nothing after it is read. */
static void the_text_ends_at_its_size(void **state)
{
    (void)state;
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, "abc\ndef", 5);
    assert_true(bcg_reader_line(&r, &line));
    assert_true(bcg_reader_line(&r, &line));
    assert_span(line, "d", 2, 1);
    assert_false(bcg_reader_line(&r, &line));
}

/* -- words ------------------------------------------------------------------------------------ */

static void words_know_where_they_stand(void **state)
{
    (void)state;
    bcg_span rest = {"  side\taxis  7 ", 15, 12, 1}, word;
    assert_true(bcg_span_word(&rest, &word));
    assert_span(word, "side", 12, 3);
    assert_true(bcg_span_word(&rest, &word));
    assert_span(word, "axis", 12, 8);
    assert_true(bcg_span_word(&rest, &word));
    assert_span(word, "7", 12, 14);
    assert_false(bcg_span_word(&rest, &word));
    assert_int_equal(rest.len, 0);
    assert_int_equal(rest.column, 16); /* where the next word would be */
    assert_false(bcg_span_word(&rest, &word));
}

static void columns_count_characters_not_bytes(void **state)
{
    (void)state;
    /* characters of 2, 3 and 4 bytes: B-e-acute, euro sign, a violin clef */
    bcg_span rest = span_of("B\xc3\xa9nouville \xe2\x82\xac\xf0\x9d\x84\x9e x"), word;
    assert_true(bcg_span_word(&rest, &word));
    assert_int_equal(word.column, 1);
    assert_int_equal(bcg_span_width(word), 10);
    assert_true(bcg_span_word(&rest, &word));
    assert_int_equal(word.column, 12);
    assert_int_equal(bcg_span_width(word), 2);
    assert_true(bcg_span_word(&rest, &word));
    assert_span(word, "x", 1, 15);
}

static void trim_drops_blanks_at_both_ends(void **state)
{
    (void)state;
    assert_span(bcg_span_trim(span_of(" \t le  Port \t")), "le  Port", 1, 4);
    assert_span(bcg_span_trim(span_of("x")), "x", 1, 1);
    assert_span(bcg_span_trim(span_of("   ")), "", 1, 4);
    assert_span(bcg_span_trim(span_of("")), "", 1, 1);
}

static void a_span_is_a_word_only_as_a_whole(void **state)
{
    (void)state;
    assert_span(bcg_span_of("axis"), "axis", 0, 0);
    assert_span(bcg_span_of(""), "", 0, 0);
    assert_true(bcg_span_is(span_of("axis"), "axis"));
    assert_false(bcg_span_is(span_of("axis"), "axi"));
    assert_false(bcg_span_is(span_of("axis"), "axis2"));
    assert_false(bcg_span_is(span_of("axis"), "Axis"));
    assert_true(bcg_span_is(span_of(""), ""));
}

/* -- numbers ---------------------------------------------------------------------------------- */

static void numbers_are_read_up_to_their_bound(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int max, value; /* value -1: refused */
    } rows[] = {
        {"0", 9, 0},
        {"7", 9, 7},
        {"9", 9, 9},
        {"10", 9, -1},
        {"10", 10, 10},
        {"11", 10, -1},
        {"19", 20, 19},
        {"20", 20, 20},
        {"21", 20, -1},
        {"29", 20, -1},
        {"100", 20, -1},
        {"999", 999, 999},
        {"1000", 999, -1},
        /* bounds of one digit */
        {"9", 5, -1},
        {"6", 5, -1},
        {"5", 5, 5},
        {"1", 0, -1},
        {"0", 0, 0},
        /* no sign, no leading zeros, only digits */
        {"", 9, -1},
        {"00", 9, -1},
        {"07", 9, -1},
        {"-1", 9, -1},
        {"+1", 9, -1},
        {"1 ", 9, -1},
        {" 1", 9, -1},
        {"1x", 99, -1},
        {"x", 99, -1},
        {"0x1", 99, -1},
        {"1.5", 99, -1},
        {":", 99, -1}, /* the characters next to the digits */
        {"/", 99, -1},
        {"\xd9\xa3", 99, -1}, /* a digit of another script */
        /* the largest int, and beyond */
        {"2147483647", INT_MAX, INT_MAX},
        {"2147483648", INT_MAX, -1},
        {"4294967297", INT_MAX, -1},
        {"99999999999999999999999999", INT_MAX, -1},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        int n = 12345;
        const bool ok = bcg_span_number(span_of(rows[i].text), rows[i].max, &n);
        if (ok != (rows[i].value >= 0) || n != (ok ? rows[i].value : 12345))
            fail_msg("`%s` up to %d gave %d", rows[i].text, rows[i].max, n);
    }
}

/* -- valid text ------------------------------------------------------------------------------- */

static void good_text_is_valid_to_its_end(void **state)
{
    (void)state;
    static const char *const good[] = {
        "",
        "plain\twith\r\nlines\n",
        " ~",
        "\xc2\xa0",                         /* the first after the control characters */
        "\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf", /* U+07FF, U+0800, U+D7FF */
        "\xee\x80\x80\xef\xbf\xbf",         /* U+E000, U+FFFF */
        "\xf0\x90\x80\x80\xf4\x8f\xbf\xbf", /* U+10000, U+10FFFF */
        "\xef\xbb\xbf",                     /* a byte order mark */
    };
    for (size_t i = 0; i < COUNT(good); i++)
        assert_int_equal(bcg_text_valid(good[i], strlen(good[i])), strlen(good[i]));
}

static void bad_bytes_are_found_where_they_stand(void **state)
{
    (void)state;
    static const struct {
        const char *what, *bytes;
    } bad[] = {
        {"continuation alone", "\x80"},
        {"continuation alone, last", "\xbf"},
        {"overlong, 2 bytes", "\xc0\x80"},
        {"overlong, 2 bytes, last", "\xc1\xbf"},
        {"overlong, 3 bytes", "\xe0\x80\x80"},
        {"overlong, 3 bytes, last", "\xe0\x9f\xbf"},
        {"overlong, 4 bytes", "\xf0\x80\x80\x80"},
        {"overlong, 4 bytes, last", "\xf0\x8f\xbf\xbf"},
        {"surrogate", "\xed\xa0\x80"},
        {"surrogate, last", "\xed\xbf\xbf"},
        {"above U+10FFFF", "\xf4\x90\x80\x80"},
        {"far above", "\xf5\x80\x80\x80"},
        {"old form of 5 bytes", "\xf8\x88\x80\x80\x80"},
        {"no UTF-8 byte", "\xfe"},
        {"no UTF-8 byte", "\xff"},
        {"cut after 1 of 2", "\xc3"},
        {"cut after 1 of 3", "\xe2"},
        {"cut after 2 of 3", "\xe2\x82"},
        {"cut after 1 of 4", "\xf0"},
        {"cut after 3 of 4", "\xf0\x9d\x84"},
        {"1 of 2, then a letter", "\xc3z"},
        {"2 of 3, then a letter", "\xe2\x82z"},
        {"3 of 4, then a letter", "\xf0\x9d\x84z"},
        {"3 of 4, then a new character", "\xf0\x9d\x84\xc3\xa9"},
        {"bell", "\x07"},
        {"escape", "\x1b"},
        {"form feed", "\f"},
        {"vertical tab", "\v"},
        {"delete", "\x7f"},
        {"control character of two bytes", "\xc2\x80"},
        {"control character of two bytes: CSI", "\xc2\x9b"},
        {"control character of two bytes, last", "\xc2\x9f"},
        {"CR that ends no line", "\rx"},
        {"CR before CR LF", "\r\r\n"},
    };
    for (size_t i = 0; i < COUNT(bad); i++) {
        char text[32];
        /* at the end, at the start, and in the middle of good text */
        const size_t n = strlen(bad[i].bytes);
        memcpy(text, "\xc3\xa9 ", 3);
        memcpy(text + 3, bad[i].bytes, n);
        memcpy(text + 3 + n, " abcd", 5);
        if (bcg_text_valid(text, 3 + n) != 3 || bcg_text_valid(text + 3, n) != 0 ||
            bcg_text_valid(text, 3 + n + 5) != 3)
            fail_msg("not found: %s", bad[i].what);
    }
    assert_int_equal(bcg_text_valid("ab\0cd", 5), 2); /* a zero byte */
    assert_int_equal(bcg_text_valid("ab\r", 3), 2);   /* a truncated line end */
}

/* All sequences of up to two bytes, compared with the plain definition. */
static void every_pair_of_bytes_is_judged_right(void **state)
{
    (void)state;
    for (int a = 0; a < 256; a++)
        for (int b = 0; b < 256; b++) {
            const char pair[2] = {(char)a, (char)b};
            const bool plain_a = (a >= 0x20 && a < 0x7f) || a == '\t' || a == '\n';
            const bool plain_b = (b >= 0x20 && b < 0x7f) || b == '\t' || b == '\n';
            const bool line_end = a == '\r' && b == '\n';
            const int code_point = (a & 0x1f) << 6 | (b & 0x3f);
            const bool two_bytes = (a & 0xe0) == 0xc0 && (b & 0xc0) == 0x80 && code_point >= 0xa0;
            size_t expected = plain_a ? (plain_b ? 2 : 1) : 0;
            if (line_end || two_bytes)
                expected = 2;
            if (bcg_text_valid(pair, 2) != expected)
                fail_msg("%02x %02x", (unsigned)a, (unsigned)b);
        }
}

/* -- writing ---------------------------------------------------------------------------------- */

static void pieces_are_joined_and_columns_counted(void **state)
{
    (void)state;
    char text[64];
    bcg_writer w;
    memset(text, 'z', sizeof text);
    bcg_writer_init(&w, text, sizeof text);
    assert_string_equal(text, "");
    bcg_write(&w, "B\xc3\xa9");
    assert_int_equal(w.column, 2);
    bcg_write_to_column(&w, 5);
    bcg_writef(&w, "%d-%s", 12, "x");
    assert_int_equal(w.column, 9);
    bcg_write_to_column(&w, 4); /* already past it */
    bcg_write_bytes(&w, "\nab", 2);
    assert_string_equal(text, "B\xc3\xa9   12-x\na");
    assert_int_equal(w.size, strlen(text));
    assert_int_equal(w.column, 1);
    assert_false(w.full);
}

/* For every capacity: a prefix of the whole text, a zero byte, and not a byte more. */
static void a_full_writer_cuts_and_says_so(void **state)
{
    (void)state;
    static const char whole[] = "map   A  17\nend";
    for (size_t capacity = 1; capacity <= sizeof whole + 2; capacity++) {
        char text[32];
        bcg_writer w;
        memset(text, 'z', sizeof text);
        bcg_writer_init(&w, text, capacity);
        bcg_write(&w, "map");
        bcg_write_to_column(&w, 6);
        bcg_writef(&w, "%c%4d", 'A', 17);
        bcg_write_bytes(&w, "\nend!", 4);
        const size_t expected = capacity - 1 < sizeof whole - 1 ? capacity - 1 : sizeof whole - 1;
        assert_int_equal(w.size, expected);
        assert_memory_equal(text, whole, expected);
        assert_int_equal(text[expected], '\0');
        for (size_t i = capacity; i < sizeof text; i++)
            assert_int_equal(text[i], 'z');
        assert_int_equal(w.full, capacity < sizeof whole);
    }
}

static void a_full_writer_stays_full(void **state)
{
    (void)state;
    char text[4];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    bcg_write(&w, "abc");
    assert_false(w.full); /* exactly filled */
    bcg_write(&w, "");
    assert_false(w.full);
    bcg_write(&w, "d");
    assert_true(w.full);
    bcg_write(&w, "");
    bcg_write_to_column(&w, 1000); /* terminates although the column is never reached */
    assert_true(w.full);
    assert_string_equal(text, "abc");
}

/* A formatted piece has its own limit; exceeding it is detected, too. */
static void a_piece_that_is_too_long_is_noted(void **state)
{
    (void)state;
    char text[2048], longest[600];
    bcg_writer w;
    memset(longest, 'q', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    bcg_writer_init(&w, text, sizeof text);
    bcg_writef(&w, "%s", longest);
    assert_true(w.full);
    assert_true(w.size < 600);
    assert_int_equal(strlen(text), w.size);
}

/* -- invisible characters ---------------------------------------------------------------------- */

static uint32_t hidden(const char *text)
{
    return bcg_text_hidden(text, strlen(text));
}

static void characters_that_deceive_are_found(void **state)
{
    (void)state;
    assert_int_equal(hidden("Sword \xe2\x80\xae"
                            "hcaeB"),
                     0x202e); /* right-to-left override */
    assert_int_equal(hidden("\xd8\x9c"), 0x061c);
    assert_int_equal(hidden("a\xe2\x80\x8e"), 0x200e);
    assert_int_equal(hidden("a\xe2\x80\x8f"), 0x200f);
    assert_int_equal(hidden("a\xe2\x80\xaa"
                            "b"),
                     0x202a);
    assert_int_equal(hidden("a\xe2\x81\xa6"
                            "b"),
                     0x2066);
    assert_int_equal(hidden("a\xe2\x81\xa9"
                            "b"),
                     0x2069);
    assert_int_equal(hidden("a\xe2\x80\x8b"
                            "b"),
                     0x200b); /* zero width */
    assert_int_equal(hidden("\xef\xbb\xbf"), 0xfeff);
    assert_int_equal(hidden("\xf3\xa0\x81\x81"), 0xe0041); /* a tag */
}

static void other_characters_are_seen(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "Pegasus Bridge",
        "Mont\xc3\xa9limar",
        "\xd0\x9f\xd1\x80\xd0\xbe",
        "\xd7\xa9\xd7\x9c",             /* a script that is naturally written from right to left */
        "\xd9\x85\xe2\x80\x8c\xd9\x85", /* letters kept apart */
        "\xe2\x80\x93 \xe2\x80\x9c\xf0\x9f\x8e\xb2\xe2\x80\x9d",
    };
    for (size_t i = 0; i < COUNT(texts); i++)
        assert_int_equal(hidden(texts[i]), 0);
    assert_int_equal(bcg_text_hidden("\xe2\x80", 2), 0); /* truncated: nothing past it is read */
}

/* -- the nearest word ------------------------------------------------------------------------- */

static const char *nearest(const char *typed)
{
    static const char *const words[] = {"objective", "options", NULL,   "owner", "side",
                                        "title",     "id",      "exit", "unit",  "impassable"};
    return bcg_nearest_word(span_of(typed), words, COUNT(words));
}

static void a_slip_finds_its_word(void **state)
{
    (void)state;
    assert_string_equal(nearest("objektive"), "objective");  /* a letter changed */
    assert_string_equal(nearest("objctive"), "objective");   /* left out */
    assert_string_equal(nearest("objecttive"), "objective"); /* too many */
    assert_string_equal(nearest("sdie"), "side");            /* two swapped: one mistake, not two */
    assert_string_equal(nearest("unti"), "unit");
    assert_string_equal(nearest("TITLE"), "title");
    assert_string_equal(nearest("Id"), "id");
    assert_string_equal(nearest("inpasable"), "impassable"); /* two mistakes in a long word */
    assert_string_equal(nearest("owner"), "owner");
}

static void nothing_near_finds_nothing(void **state)
{
    (void)state;
    assert_null(nearest("zebra"));
    assert_null(nearest("x"));
    assert_null(nearest("uxxt")); /* half of the letters differ */
    assert_null(nearest(""));
    assert_null(nearest("objectiveobjectiveobjectiveobjective")); /* longer than any word */
    assert_null(bcg_nearest_word(span_of("side"), NULL, 0));
}

static void the_nearer_of_two_wins(void **state)
{
    (void)state;
    static const char *const words[] = {"infantry", "infantrx", "infant"};
    assert_string_equal(bcg_nearest_word(span_of("infantrx"), words, 3), "infantrx");
    assert_string_equal(bcg_nearest_word(span_of("infantrz"), words, 3), "infantry"); /* a tie */
    assert_string_equal(bcg_nearest_word(span_of("infan"), words, 3), "infant");
}

static void a_word_is_found_to_the_letter(void **state)
{
    static const char *const names[] = {"axis", "allies", "draw"};
    static const bcg_words words = {names, 3}, none = {NULL, 0};
    (void)state;
    assert_int_equal(bcg_find_word(bcg_span_of("axis"), &words), 0);
    assert_int_equal(bcg_find_word(bcg_span_of("draw"), &words), 2);
    assert_int_equal(bcg_find_word((bcg_span){"allies draw", 6, 1, 1}, &words), 1);
    assert_int_equal(bcg_find_word(bcg_span_of("Draw"), &words), -1);
    assert_int_equal(bcg_find_word(bcg_span_of("dra"), &words), -1);
    assert_int_equal(bcg_find_word(bcg_span_of(""), &words), -1);
    assert_int_equal(bcg_find_word(bcg_span_of("axis"), &none), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_end_in_lf_or_crlf),
        cmocka_unit_test(the_last_line_needs_no_end),
        cmocka_unit_test(the_text_ends_at_its_size),
        cmocka_unit_test(words_know_where_they_stand),
        cmocka_unit_test(columns_count_characters_not_bytes),
        cmocka_unit_test(trim_drops_blanks_at_both_ends),
        cmocka_unit_test(a_span_is_a_word_only_as_a_whole),
        cmocka_unit_test(numbers_are_read_up_to_their_bound),
        cmocka_unit_test(good_text_is_valid_to_its_end),
        cmocka_unit_test(bad_bytes_are_found_where_they_stand),
        cmocka_unit_test(every_pair_of_bytes_is_judged_right),
        cmocka_unit_test(pieces_are_joined_and_columns_counted),
        cmocka_unit_test(a_full_writer_cuts_and_says_so),
        cmocka_unit_test(a_full_writer_stays_full),
        cmocka_unit_test(a_piece_that_is_too_long_is_noted),
        cmocka_unit_test(characters_that_deceive_are_found),
        cmocka_unit_test(other_characters_are_seen),
        cmocka_unit_test(a_slip_finds_its_word),
        cmocka_unit_test(nothing_near_finds_nothing),
        cmocka_unit_test(the_nearer_of_two_wins),
        cmocka_unit_test(a_word_is_found_to_the_letter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
