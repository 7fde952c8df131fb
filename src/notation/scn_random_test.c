/* Random scenario texts: random maps and rivers survive writing and reading, damaged texts are
 * refused or understood, and nothing that can be read is too long to be written. */
#include "notation/scn_random_test.h"

/* -- random maps ------------------------------------------------------------------------------ */

static void assert_same_map(const memoir_scenario *s)
{
    memoir_scenario again;
    assert_round_trip(s, &again);
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        assert_memory_equal(&again.hex[h], &s->hex[h], sizeof s->hex[h]);
}

/* Maps from nearly empty to full; in one round of three the widest token determines the columns. */
static void random_maps_round_trip(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    for (int round = 0; round < 60; round++) {
        memoir_scenario s;
        read_empty(round % MEMOIR_BOARDS, &s);
        fill_map(&s, &r, 1 + below(&r, 10), round % 3 ? 1 : MEMOIR_OBSTACLES);
        assert_same_map(&s);
    }
}

/* -- random rivers ---------------------------------------------------------------------------- */

/* Any edges at all: forks of up to six arms, rings, and stubs that no hex continues. */
static void random_edges_round_trip(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 2);
    for (int round = 0; round < 120; round++) {
        memoir_scenario s;
        read_empty(round % MEMOIR_BOARDS, &s);
        const int hexes = memoir_board(&s)->hexes;
        const int edges = 1 + below(&r, round % 4 ? 12 : 255), stubs = below(&r, 6);
        for (int i = 0; i < edges; i++)
            add_edge(&s, below(&r, hexes), below(&r, BCG_DIRS));
        for (int i = 0; i < stubs; i++)
            add_water(&s, below(&r, hexes), below(&r, BCG_DIRS));
        assert_same_map(&s);
    }
}

/* Realistic rivers: long walks, which form rings and cross themselves on crowded boards. */
static void random_walks_round_trip(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    for (int round = 0; round < 60; round++) {
        memoir_scenario s;
        read_empty(round % MEMOIR_BOARDS, &s);
        int h = below(&r, memoir_board(&s)->hexes);
        for (int i = 0; i < 40; i++) {
            const int d = below(&r, BCG_DIRS);
            add_edge(&s, h, d);
            if (memoir_board(&s)->next[h][d] == BCG_NO_HEX)
                break;
            h = memoir_board(&s)->next[h][d];
        }
        assert_same_map(&s);
    }
}

static void the_wettest_maps_round_trip(void **state)
{
    (void)state;
    for (int board = 0; board < MEMOIR_BOARDS; board++) {
        memoir_scenario all, stubs, ring;
        read_empty(board, &all);
        read_empty(board, &stubs);
        read_empty(board, &ring);
        for (int h = 0; h < memoir_board(&all)->hexes; h++)
            for (int d = 0; d < BCG_DIRS; d++) {
                add_edge(&all, h, d);
                if (d < 3)
                    add_water(&stubs, h, d);
            }
        assert_same_map(&all);
        assert_same_map(&stubs);
        for (int d = 0, h = memoir_board(&ring)->hexes / 2; d < BCG_DIRS; d++) {
            add_edge(&ring, h, d);
            h = memoir_board(&ring)->next[h][d];
        }
        assert_same_map(&ring);
    }
}

/* -- damage ----------------------------------------------------------------------------------- */

typedef struct bench {
    memoir_scenario s, again;
    int accepted;
} bench;

/* Whatever the text: no crash, and what is accepted survives a round trip. */
static void try_text(bench *b, const char *text, size_t size)
{
    bcg_problem list[2];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const bool ok = memoir_scn_read(text, size, &b->s, &p);
    assert_int_equal(ok, p.errors == 0);
    if (!ok)
        return;
    b->accepted++;
    assert_round_trip(&b->s, &b->again);
}

#define SCENARIO BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn"
#define POSITION BOCAGE_SOURCE "/tests/positions/memoir/full.scn"

/* The text with the other kind of line ends. */
static test_text with_crlf(test_text t)
{
    const test_text out = {malloc(2 * t.size), 0};
    size_t n = 0;
    assert_non_null(out.at);
    for (size_t i = 0; i < t.size; i++) {
        if (t.at[i] == '\n')
            out.at[n++] = '\r';
        out.at[n++] = t.at[i];
    }
    return (test_text){out.at, n};
}

static void try_every_beginning(bench *b, test_text t)
{
    b->accepted = 0;
    for (size_t size = 0; size <= t.size; size++) {
        const test_text cut = text_copy(t.at, size); /* to detect reading past the end */
        try_text(b, cut.at, cut.size);
        free(cut.at);
    }
    assert_true(b->accepted > 1); /* the whole text, and some shorter ones */
}

static void a_text_may_be_cut_anywhere(void **state)
{
    (void)state;
    bench b;
    const test_text scenario = text_of_file(SCENARIO), position = text_of_file(POSITION);
    const test_text crlf = with_crlf(position);
    try_every_beginning(&b, scenario);
    try_every_beginning(&b, crlf);
    free(scenario.at);
    free(position.at);
    free(crlf.at);
}

static void any_byte_may_be_wrong(void **state)
{
    (void)state;
    static const char wrong[] = {' ', '\n', '\r', '\t', '#', '0', '9', 'A', 'x', '~', '\0', '\xc3'};
    bench b;
    const test_text t = text_of_file(POSITION);
    b.accepted = 0;
    for (size_t i = 0; i < t.size; i++) {
        const char right = t.at[i];
        /* two from the list, two others for the next byte, and the next letter */
        for (size_t k = 0; k < 2; k++) {
            t.at[i] = wrong[(2 * i + k) % COUNT(wrong)];
            try_text(&b, t.at, t.size);
        }
        t.at[i] = (char)(right ^ 1);
        try_text(&b, t.at, t.size);
        t.at[i] = right;
    }
    assert_true(b.accepted > 100); /* much of a text is free: prose, open ground */
    free(t.at);
}

/* A CR without an LF would appear and disappear with each writing. */
static void carriage_returns_do_not_get_lost(void **state)
{
    (void)state;
    bench b;
    const test_text t = text_of_file(SCENARIO), crlf = with_crlf(t);
    b.accepted = 0;
    for (size_t i = 1; i < crlf.size; i++) {
        if (crlf.at[i] != '\r')
            continue;
        const char before = crlf.at[i - 1];
        crlf.at[i - 1] = '\r';
        try_text(&b, crlf.at, crlf.size);
        crlf.at[i - 1] = before;
    }
    assert_int_equal(b.accepted, 0);
    free(t.at);
    free(crlf.at);
}

/* -- the longest text ------------------------------------------------------------------------- */

static int longest_word(const bcg_words *words)
{
    int longest = 0;
    for (int i = 1; i < words->count; i++)
        if (strlen(words->word[i]) > strlen(words->word[longest]))
            longest = i;
    return longest;
}

/* Sets a field to its longest value. Texts are set by the caller. */
static void fill_field(const memoir_scenario *s, char *record, const bcg_field *f)
{
    const bcg_board *b = memoir_board(s);
    const uint16_t number = f->max;
    const uint32_t words = f->words && f->words->count < 32 ? (1u << f->words->count) - 1 : 0;
    const uint32_t bits = UINT32_MAX;
    const bcg_set hexes = bcg_all_hexes(b);
    const bcg_date date = {1944, 12, 31};
    char *at = record + f->offset;
    switch (f->type) {
    case BCG_F_WORD:
        *at = (char)(longest_word(f->words) + f->min);
        break;
    case BCG_F_NUMBER:
        memcpy(at, &number, sizeof number);
        break;
    case BCG_F_CELL:
        *at = 0; /* "A17" on the tallest board */
        break;
    case BCG_F_FLAG:
        *at = 1;
        break;
    case BCG_F_WORDS:
        memcpy(at, &words, sizeof words);
        break;
    case BCG_F_NUMBERS:
        memcpy(at, &bits, sizeof bits);
        break;
    case BCG_F_COUNTS: /* cards: all copies of each (memoir:DECK-1) */
        for (int card = 0; card < MEMOIR_CARDS; card++)
            at[card] = (char)memoir_cards[card].copies;
        break;
    case BCG_F_CELLS:
        memcpy(at, &hexes, sizeof hexes);
        break;
    case BCG_F_DATE:
        memcpy(at, &date, sizeof date);
        break;
    default:
        break;
    }
}

/* Every list full, every field at its longest, every hex crowded, all text in the form that grows
 * most when written: paragraphs of one letter. More than any file can say, as some of it is
 * contradictory. */
static void fill_scenario(memoir_scenario *s)
{
    for (int k = 0; k < memoir_scn_format.nkinds; k++) {
        const bcg_line_kind *kind = &memoir_scn_format.kinds[k];
        if (kind->special || strcmp(kind->keyword, "board") == 0)
            continue;
        const uint16_t count = kind->max;
        memcpy((char *)s + kind->list, &count, sizeof count);
        for (int i = 0; i < kind->max; i++)
            for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
                fill_field(s, bcg_record_at(s, kind, i), f);
    }
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        s->hex[h] = (memoir_setup_hex){MT_RIVER, MB_BRIDGE, 0xf, 7, {MU_ARMOR, MS_AXIS, 1, 9, 1}};
    for (int i = 0; i < MEMOIR_TEXT; i++)
        s->text[i] = i % 2 ? '\n' : 'a';
    s->briefing.at[0].text = (bcg_text_ref){0, MEMOIR_TEXT - 1};
}

static void no_text_is_longer_than_the_limit(void **state)
{
    (void)state;
    for (int board = 0; board < MEMOIR_BOARDS; board++) {
        memoir_scenario s;
        char text[MEMOIR_SCN_SIZE];
        read_empty(board, &s);
        fill_scenario(&s);
        const test_text t = write_into(text, &s);
        assert_true(t.size > 64 * 1024); /* otherwise it was not filled */
        assert_true(t.size < MEMOIR_SCN_SIZE);
        assert_true(t.size <= BCG_SCN_MAX_SIZE); /* and can be read again */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_maps_round_trip),
        cmocka_unit_test(random_edges_round_trip),
        cmocka_unit_test(random_walks_round_trip),
        cmocka_unit_test(the_wettest_maps_round_trip),
        cmocka_unit_test(a_text_may_be_cut_anywhere),
        cmocka_unit_test(any_byte_may_be_wrong),
        cmocka_unit_test(carriage_returns_do_not_get_lost),
        cmocka_unit_test(no_text_is_longer_than_the_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
