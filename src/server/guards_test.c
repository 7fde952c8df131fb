/* Secrets, limits and the log: what keeps strangers out of games and the server on its feet. */
#include "server/http_routes.h"
#include "server/limits.h"
#include "server/secrets.h"
#include "server/server_log.h"

#include "unit.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* -- secrets ---------------------------------------------------------------------------------- */

static void secrets_are_read_as_written(void **state)
{
    bcg_secret s, again;
    char text[BCG_SECRET_TEXT];
    (void)state;
    for (int i = 0; i < 200; i++) {
        bcg_secret_make(&s);
        bcg_secret_write(&s, text);
        assert_int_equal(strlen(text), 22);
        assert_int_equal(strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                      "0123456789-_"),
                         22);
        assert_true(bcg_secret_read(text, 22, &again));
        assert_memory_equal(&s, &again, sizeof s);
    }
}

static void other_texts_are_no_secrets(void **state)
{
    static const char *const bad[] = {
        "",
        "AAAAAAAAAAAAAAAAAAAAA",   /* 21 */
        "AAAAAAAAAAAAAAAAAAAAAAA", /* 23 */
        "AAAAAAAAAAAAAAAAAAAAA=",  /* padding */
        "AAAAAAAAAAAAAAAAAAAA A",  /* a blank */
        "AAAAAAAAAAAAAAAAAAAAA/",  /* of another alphabet */
        "AAAAAAAAAAAAAAAAAAAAAB",  /* bits beyond the last byte */
    };
    bcg_secret s;
    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++)
        assert_false(bcg_secret_read(bad[i], strlen(bad[i]), &s));
    assert_true(bcg_secret_read("AAAAAAAAAAAAAAAAAAAAAA", 22, &s));
}

static void hashes_tell_secrets_apart(void **state)
{
    bcg_secret s = {{0}};
    uint8_t a[BCG_SECRET_HASHED], b[BCG_SECRET_HASHED];
    (void)state;
    bcg_secret_hash(&s, a);
    bcg_secret_hash(&s, b);
    assert_memory_equal(a, b, sizeof a);
    assert_memory_not_equal(a, s.bytes, sizeof s.bytes);
    s.bytes[15] = 1;
    bcg_secret_hash(&s, b);
    assert_memory_not_equal(a, b, sizeof a);
}

/* -- limits ----------------------------------------------------------------------------------- */

static const bcg_rate rates[BCG_LIMITED_KINDS] = {[BCG_LIMIT_MESSAGES] = {5, 60},
                                                  [BCG_LIMIT_CONNECTIONS] = {3, 6},
                                                  [BCG_LIMIT_GAMES] = {1, 1},
                                                  [BCG_LIMIT_KIB] = {100, 600}};

static int take_all(bcg_limits *l, const char *address, bcg_limited what, uint64_t now)
{
    int n = 0;
    while (n < 1000 && bcg_limits_take(l, address, what, 1, now))
        n++;
    return n;
}

static void a_burst_and_then_the_rate(void **state)
{
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 8);
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 1000), 5);
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 1999), 0);
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 2000), 1); /* one a second */
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 4500), 2);
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 5000), 1);   /* halves add up */
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 900000), 5); /* no more */
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, 899000), 0); /* time stands */
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_GAMES, 900000), 1);    /* kinds are apart */
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_MESSAGES, UINT64_MAX), 5);
    bcg_limits_free(l);
}

static void networks_are_counted(void **state)
{
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 8);
    assert_int_equal(take_all(l, "192.0.2.1", BCG_LIMIT_GAMES, 0), 1);
    assert_int_equal(take_all(l, "192.0.2.2", BCG_LIMIT_GAMES, 0), 1);
    assert_int_equal(take_all(l, "::ffff:192.0.2.1", BCG_LIMIT_GAMES, 0), 0); /* the first again */
    assert_int_equal(take_all(l, "2001:db8:1:2::1", BCG_LIMIT_GAMES, 0), 1);
    assert_int_equal(take_all(l, "2001:db8:1:2:ffff::9", BCG_LIMIT_GAMES, 0), 0); /* one house */
    assert_int_equal(take_all(l, "2001:db8:1:3::1", BCG_LIMIT_GAMES, 0), 1);
    assert_int_equal(take_all(l, "nonsense", BCG_LIMIT_GAMES, 0), 1);
    assert_int_equal(take_all(l, "other nonsense", BCG_LIMIT_GAMES, 0), 0);
    bcg_limits_free(l);
}

static void so_many_at_once(void **state)
{
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 8);
    assert_true(bcg_limits_open(l, "192.0.2.1", 0));
    assert_true(bcg_limits_open(l, "192.0.2.1", 0));
    assert_false(bcg_limits_open(l, "192.0.2.1", 0));
    assert_true(bcg_limits_open(l, "192.0.2.2", 0));
    bcg_limits_close(l, "192.0.2.1");
    assert_true(bcg_limits_open(l, "192.0.2.1", 0));
    bcg_limits_close(l, "192.0.2.9"); /* whom nobody knows */
    bcg_limits_free(l);
}

/* More addresses than there is room for: the quiet are forgotten, those who hold something not. */
static void the_quiet_are_forgotten(void **state)
{
    char address[32];
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 3);
    assert_true(bcg_limits_open(l, "192.0.2.1", 0));
    for (int i = 2; i < 100; i++) {
        snprintf(address, sizeof address, "192.0.2.%d", i);
        assert_int_equal(take_all(l, address, BCG_LIMIT_GAMES, (uint64_t)i), 1);
    }
    assert_int_equal(take_all(l, "192.0.2.99", BCG_LIMIT_GAMES, 100), 0); /* seen just now */
    assert_int_equal(take_all(l, "192.0.2.50", BCG_LIMIT_GAMES, 100), 1); /* forgotten */
    assert_true(bcg_limits_open(l, "192.0.2.1", 0));
    assert_false(bcg_limits_open(l, "192.0.2.1", 0)); /* still known */
    assert_true(bcg_limits_open(l, "192.0.2.50", 101));
    assert_true(bcg_limits_open(l, "192.0.2.51", 101));
    /* All hold something: a newcomer is let in all the same, for whom the quietest is forgotten. */
    assert_true(bcg_limits_open(l, "192.0.2.52", 102));
    assert_true(bcg_limits_open(l, "192.0.2.52", 102));
    assert_false(bcg_limits_open(l, "192.0.2.52", 102));
    assert_int_equal(take_all(l, "192.0.2.53", BCG_LIMIT_GAMES, 103), 1);
    bcg_limits_close(l, "192.0.2.50"); /* forgotten or not: nobody's count goes below 0 */
    bcg_limits_close(l, "192.0.2.50");
    bcg_limits_free(l);
}

/* Whoever has a network of 48 bits has 65,536 of those that count as one address. */
static void a_wide_network_is_counted_too(void **state)
{
    char address[40];
    int games = 0, open = 0;
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 64);
    for (int i = 0; i < 100; i++) {
        snprintf(address, sizeof address, "2001:db8:1:%x::1", i);
        games += take_all(l, address, BCG_LIMIT_GAMES, 0);
        while (bcg_limits_open(l, address, 0))
            open++;
    }
    assert_int_equal(games, 8);
    assert_int_equal(open, 16);
    assert_int_equal(take_all(l, "2001:db8:2:1::1", BCG_LIMIT_GAMES, 0), 1); /* another's */
    assert_true(bcg_limits_open(l, "2001:db8:2:1::1", 0));
    bcg_limits_close(l, "2001:db8:1:0::1");
    assert_true(bcg_limits_open(l, "2001:db8:1:ffff::1", 0));
    bcg_limits_free(l);
}

/* What has been received cannot be refused any more, only counted. */
static void what_has_come_is_charged(void **state)
{
    (void)state;
    bcg_limits *l = bcg_limits_new(rates, 2, 8);
    assert_true(bcg_limits_charge(l, "192.0.2.1", BCG_LIMIT_KIB, 60, 0));
    assert_false(bcg_limits_take(l, "192.0.2.1", BCG_LIMIT_KIB, 41, 0));
    assert_true(bcg_limits_take(l, "192.0.2.1", BCG_LIMIT_KIB, 40, 0));
    assert_false(bcg_limits_charge(l, "192.0.2.1", BCG_LIMIT_KIB, 1, 0));
    assert_true(bcg_limits_charge(l, "192.0.2.1", BCG_LIMIT_KIB, 10, 1000)); /* ten a second */
    assert_false(bcg_limits_charge(l, "192.0.2.1", BCG_LIMIT_KIB, 100000, 2000));
    assert_true(bcg_limits_charge(l, "192.0.2.1", BCG_LIMIT_KIB, 10, 3000)); /* no debts */
    assert_true(bcg_limits_owner("192.0.2.1") == bcg_limits_owner("::ffff:192.0.2.1"));
    assert_true(bcg_limits_owner("192.0.2.1") != bcg_limits_owner("192.0.2.2"));
    bcg_limits_free(l);
}

/* -- the log ----------------------------------------------------------------------------------- */

static int write_lines(bcg_log_limit *l, const char *event, const char *reason, int lines)
{
    int written = 0;
    for (int i = 0; i < lines; i++)
        written += bcg_log_limit_take(l, event, reason);
    return written;
}

static void a_kind_of_line_has_so_many_a_minute(void **state)
{
    (void)state;
    bcg_log_limit l = {.per_minute = 5};
    bcg_log_limit_begin(&l, 1000);
    assert_int_equal(write_lines(&l, "refused", "origin", 1000), 5);
    assert_int_equal(write_lines(&l, "refused", "address", 3), 3);
    assert_int_equal(write_lines(&l, "refused", NULL, 6), 5);
    assert_false(bcg_log_limit_over(&l, 60999));
    assert_true(bcg_log_limit_over(&l, 61000));
    assert_int_equal(l.count, 3);
    assert_string_equal(l.kinds[0].name, "refused origin");
    assert_int_equal(l.kinds[0].lines, 1000); /* so that the rest can be told */
    bcg_log_limit_begin(&l, 61000);
    assert_int_equal(write_lines(&l, "refused", "origin", 7), 5);
    l.per_minute = 0;
    assert_int_equal(write_lines(&l, "refused", "origin", 1000), 1000);
}

/* A reason that strangers can vary brings no more lines than there is room for kinds. */
static void kinds_beyond_count_are_one(void **state)
{
    char reason[32];
    int written = 0;
    (void)state;
    bcg_log_limit l = {.per_minute = 5};
    bcg_log_limit_begin(&l, 0);
    for (int i = 0; i < 10000; i++) {
        snprintf(reason, sizeof reason, "reason %d", i);
        written += write_lines(&l, "refused", reason, 10);
    }
    assert_int_equal(written, 5 * BCG_LOG_KINDS);
    assert_string_equal(l.kinds[BCG_LOG_KINDS - 1].name, "others");
}

/* -- hosts and origins ------------------------------------------------------------------------- */

static void only_names_that_were_given_are_ours(void **state)
{
    static const char *const given[] = {"play.example.org", "https://Bocage.example", NULL};
    static const char *const ours[] = {
        "", /* a program that is no browser */
        "127.0.0.1",
        "127.0.0.1:8044",
        "192.0.2.7:80",
        "[::1]",
        "[2001:db8::1]:8044",
        "localhost",
        "LocalHost:8044",
        "bocage.localhost:8044",
        "play.example.org",
        "PLAY.example.org:8443",
        "bocage.example",
    };
    static const char *const strange[] = {
        "evil.example",
        "evil.example:8044",
        "127.0.0.1.evil.example",
        "evillocalhost",
        "localhost.evil.example",
        "x.play.example.org",
        "play.example.org.evil.example",
        "play.example.orgx",
        "::1", /* without its brackets it is no host */
        "[::1",
        "[play.example.org]",
        "127.1",
        "2130706433",
        ":8044",
        "https://bocage.example",
    };
    const bcg_http_context web = {.hosts = given}, nameless = {.hosts = NULL};
    (void)state;
    for (size_t i = 0; i < COUNT(ours); i++)
        if (!bcg_http_is_us(&web, ours[i]))
            fail_msg("%s is refused", ours[i]);
    for (size_t i = 0; i < COUNT(strange); i++)
        if (bcg_http_is_us(&web, strange[i]))
            fail_msg("%s is taken for ours", strange[i]);
    assert_false(bcg_http_is_us(&nameless, "play.example.org"));
}

static void a_strange_host_is_told_the_option(void **state)
{
    char text[BCG_STRANGE_TEXT], name[600];
    (void)state;
    bcg_http_tell_strange("evil.example:80", text);
    assert_string_equal(
        text,
        "this server does not know the name \"evil.example\": start it with --host evil.example");
    memset(name, 'a', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    bcg_http_tell_strange(name, text);
    assert_null(strstr(text, "aaa"));
    bcg_http_tell_strange("<b>evil", text);
    assert_null(strstr(text, "<b>"));
}

static void pages_of_others_are_not_trusted(void **state)
{
    static const char *const origins[] = {"https://friend.example", NULL},
                             *const hosts[] = {"plain.example", "https://safe.example", NULL};
    const bcg_http_context web = {.origins = origins, .hosts = hosts};
    (void)state;
    assert_true(bcg_http_trusts(&web, "", "plain.example", false));
    assert_true(bcg_http_trusts(&web, "http://plain.example", "plain.example", false));
    assert_true(bcg_http_trusts(&web, "https://plain.example", "plain.example", false));
    assert_true(bcg_http_trusts(&web, "http://127.0.0.1:8044", "127.0.0.1:8044", false));
    assert_true(bcg_http_trusts(&web, "https://friend.example", "plain.example", false));
    assert_false(bcg_http_trusts(&web, "http://friend.example", "plain.example", false));
    assert_false(bcg_http_trusts(&web, "http://plain.example:81", "plain.example", false));
    assert_false(bcg_http_trusts(&web, "http://evil.example", "plain.example", false));
    assert_false(bcg_http_trusts(&web, "null", "plain.example", false));
    /* http pages are not trusted by an https host */
    assert_true(bcg_http_trusts(&web, "https://safe.example", "safe.example", false));
    assert_false(bcg_http_trusts(&web, "http://safe.example", "safe.example", false));
    assert_false(bcg_http_trusts(&web, "HTTP://safe.example", "SAFE.example", false));
    assert_true(bcg_http_trusts(&web, "https://plain.example", "plain.example", true));
    assert_false(bcg_http_trusts(&web, "http://plain.example", "plain.example", true));
}

static void figures_are_for_this_machine(void **state)
{
    static const char *const near[] = {"127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"},
                             *const far[] = {"192.0.2.1",        "10.127.0.1", "::2",
                                             "::ffff:192.0.2.1", "?",          ""};
    const bcg_http_context web = {.assets = bcg_assets_new()};
    bcg_http_request r = {.method = "GET",
                          .path = "/metrics",
                          .query = "",
                          .host = "",
                          .origin = "",
                          .authorization = ""};
    (void)state;
    for (size_t i = 0; i < COUNT(near); i++)
        assert_true(bcg_http_is_loopback(near[i]));
    for (size_t i = 0; i < COUNT(far); i++)
        assert_false(bcg_http_is_loopback(far[i]));
    bcg_http_meaning m = bcg_http_read(&web, &r);
    assert_int_equal(m.what, BCG_WEB_REFUSED);
    assert_int_equal(m.status, 403);
    assert_non_null(strstr(m.text, "--metrics"));
    r.figures = true;
    assert_int_equal(bcg_http_read(&web, &r).what, BCG_WEB_METRICS);
    r.only_figures = true; /* a port of their own has nothing else */
    assert_int_equal(bcg_http_read(&web, &r).what, BCG_WEB_METRICS);
    r.path = "/api/lobby";
    assert_int_equal(bcg_http_read(&web, &r).status, 404);
    r.host = "evil.example";
    r.path = "/metrics";
    assert_int_equal(bcg_http_read(&web, &r).what, BCG_WEB_STRANGE_HOST);
    bcg_assets_free((bcg_assets *)web.assets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(secrets_are_read_as_written),
        cmocka_unit_test(other_texts_are_no_secrets),
        cmocka_unit_test(hashes_tell_secrets_apart),
        cmocka_unit_test(a_burst_and_then_the_rate),
        cmocka_unit_test(networks_are_counted),
        cmocka_unit_test(so_many_at_once),
        cmocka_unit_test(the_quiet_are_forgotten),
        cmocka_unit_test(only_names_that_were_given_are_ours),
        cmocka_unit_test(a_strange_host_is_told_the_option),
        cmocka_unit_test(pages_of_others_are_not_trusted),
        cmocka_unit_test(figures_are_for_this_machine),
        cmocka_unit_test(a_wide_network_is_counted_too),
        cmocka_unit_test(what_has_come_is_charged),
        cmocka_unit_test(a_kind_of_line_has_so_many_a_minute),
        cmocka_unit_test(kinds_beyond_count_are_one),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
