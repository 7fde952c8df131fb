/* Known answers for the dice of played games, computed with another implementation (Python's
 * hashlib), so that the code does what docs/protocol.md promises. */
#include "session/fair.h"

#include "unit.h"

#include <sodium.h>
#include <string.h>

static void fill(bcg_fair *f)
{
    *f = (bcg_fair){.seats = 2};
    for (int i = 0; i < BCG_SEED; i++)
        f->seed[i] = (uint8_t)i;
}

static void results_are_known(void **state)
{
    static const uint64_t first[4] = {UINT64_C(0x0699177b9576002a), UINT64_C(0x1a36373aaa26da88),
                                      UINT64_C(0x1483abe50c00af0c), UINT64_C(0xdeb962d89c629fdf)};
    static const uint64_t later[4] = {UINT64_C(0xa4a7762c33f1a737), UINT64_C(0xf18c1315a109cf9a),
                                      UINT64_C(0xf11dcde84c4e44f9), UINT64_C(0xd45359e966f50a89)};
    bcg_fair f;
    bcg_rng r;
    (void)state;
    fill(&f);
    f.nonce[0] = (bcg_nonce){.len = 2, .bytes = {0x0b, 0xad}};
    bcg_fair_result(&f, 1, &r);
    assert_memory_equal(r.s, first, sizeof first);
    f.nonce[0].len = 0;
    bcg_fair_result(&f, 258, &r);
    assert_memory_equal(r.s, later, sizeof later);
}

static void the_commitment_is_known(void **state)
{
    char text[BCG_SEED_HEX];
    bcg_fair f;
    (void)state;
    fill(&f);
    bcg_fair_commitment(f.seed, text);
    assert_string_equal(text, "619e803c1ac10fd1f975b3c0fbdfbac51694bc440e4068288f72260e66e6ef3d");
}

/* Moving bytes from one nonce to the next gives a different result. */
static void nonces_have_borders(void **state)
{
    bcg_fair a, b;
    bcg_rng one, other;
    (void)state;
    fill(&a);
    b = a;
    a.nonce[0] = (bcg_nonce){.len = 2, .bytes = {1, 2}};
    b.nonce[0] = (bcg_nonce){.len = 1, .bytes = {1}};
    b.nonce[1] = (bcg_nonce){.len = 1, .bytes = {2}};
    bcg_fair_result(&a, 1, &one);
    bcg_fair_result(&b, 1, &other);
    assert_memory_not_equal(&one, &other, sizeof one);
}

static void hexadecimal_is_exact(void **state)
{
    uint8_t bytes[4];
    char text[9];
    (void)state;
    assert_true(bcg_base16_read("00ffA1b2", 8, bytes, 4));
    bcg_base16_write(bytes, 4, text);
    assert_string_equal(text, "00ffa1b2");
    assert_false(bcg_base16_read("00ffA1b", 7, bytes, 4));
    assert_false(bcg_base16_read("00ffA1b2c3", 10, bytes, 4));
    assert_false(bcg_base16_read("00ffA1bg", 8, bytes, 4));
    assert_false(bcg_base16_read("00 ffA1b", 8, bytes, 4));
    assert_true(bcg_base16_read("", 0, bytes, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_are_known),
        cmocka_unit_test(the_commitment_is_known),
        cmocka_unit_test(nonces_have_borders),
        cmocka_unit_test(hexadecimal_is_exact),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
