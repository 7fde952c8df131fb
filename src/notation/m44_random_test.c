/* Random scenarios written as `.m44` and read again: whatever our format can express survives byte
 * for byte. And damaged `.m44` files: refused with a place, or read. */
#include "notation/m44.h"
#include "notation/record.h"
#include "notation/scn_random_test.h"

typedef struct bench {
    memoir_scenario s, again, trial;
    char first[MEMOIR_SCN_SIZE], second[MEMOIR_SCN_SIZE];
    bcg_problem list[700];
    bcg_problems p;
} bench;

static bench b; /* too large for the stack */

static void assert_comes_back(const memoir_scenario *s)
{
    size_t size;
    bcg_problems_init(&b.p, b.list, COUNT(b.list));
    char *file = m44_write(s, &size, &b.p);
    if (file == NULL)
        fail_msg("%s", b.list[0].text);
    bcg_problems_init(&b.p, b.list, COUNT(b.list));
    if (!m44_read(file, size, &b.again, &b.p))
        fail_msg("%s", b.list[0].text);
    const test_text was = write_into(b.first, s);
    assert_same_text(write_into(b.second, &b.again), was.at, was.size);
    free(file);
}

/* -- maps ------------------------------------------------------------------------------------- */

static void random_maps_come_back(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 11);
    for (int round = 0; round < 40; round++) {
        read_empty(round % MEMOIR_BOARDS, &b.s);
        b.s.board.at[0].face = below(&r, memoir_face_words.count);
        fill_map(&b.s, &r, 1 + below(&r, 10), round % 3 ? 1 : MEMOIR_OBSTACLES);
        const int edges = below(&r, 30);
        for (int i = 0; i < edges; i++)
            add_edge(&b.s, below(&r, memoir_board(&b.s)->hexes), below(&r, BCG_DIRS));
        assert_comes_back(&b.s);
    }
}

/* What tiles can show is in the file itself, so that other programs see it: then the key `bocage`
 * contains no map. */
static void what_tiles_can_show_needs_no_help(void **state)
{
    (void)state;
    static const int terrains[] = {MT_FOREST,    MT_HEDGEROW, MT_HILL, MT_STEEP_HILL,
                                   MT_SEA_BLUFF, MT_CLIFF,    MT_TOWN, MT_LAKE,
                                   MT_CHURCH,    MT_OPEN,     MT_OPEN};
    bcg_rng r;
    bcg_rng_seed(&r, 12);
    for (int round = 0; round < 40; round++) {
        size_t size;
        read_empty(round % MEMOIR_BOARDS, &b.s);
        b.s.board.at[0].face = (uint8_t)(round % 2 ? 2 : 3); /* winter, desert */
        for (int h = 0; h < memoir_board(&b.s)->hexes; h++) {
            memoir_setup_hex *x = &b.s.hex[h];
            x->terrain = (uint8_t)terrains[below(&r, COUNT(terrains))];
            if (below(&r, 4) == 0)
                x->obstacles = (uint8_t)(1u << below(&r, MEMOIR_OBSTACLES));
            if (below(&r, 4) == 0) {
                x->unit = random_unit(&r);
                x->unit.start = x->unit.figures;
            }
        }
        for (int h = 0; h < memoir_board(&b.s)->hexes; h += 3) {
            const int d = below(&r, BCG_DIRS);
            b.s.hex[h].terrain = MT_RIVER; /* straight, or bent by 60 degrees */
            b.s.hex[h].river = (uint8_t)(1u << d | 1u << (d + 2 + below(&r, 2)) % BCG_DIRS);
        }
        bcg_problems_init(&b.p, b.list, COUNT(b.list));
        char *file = m44_write(&b.s, &size, &b.p);
        assert_non_null(file);
        if (strstr(file, "\"map\"") || strstr(file, "\"river\": {"))
            fail_msg("round %d has a map of its own", round);
        free(file);
        assert_comes_back(&b.s);
    }
}

/* -- all other lines -------------------------------------------------------------------------- */

static void random_set(bcg_rng *r, bcg_set *out, int hexes)
{
    const int n = 1 + below(r, 4);
    memset(out, 0, sizeof *out);
    for (int i = 0; i < n; i++)
        bcg_set_add(out, below(r, hexes));
}

static bcg_text_ref random_text(bcg_rng *r, memoir_scenario *s, const bcg_field *f)
{
    static const char *const values[] = {"null", "\"\xc3\xa9 is at\"", "{\"a\":[1,2.5]}",
                                         "not json"};
    static const char *const keys[] = {"terrain",    "terrain.name",  "unit.badge", "meta_data",
                                       "game_info",  "game_info.x",   "a..b",       "text.fr.rules",
                                       "board.face", "objective.1.x", "language",   "tags"};
    char text[64];
    if (f->type == BCG_F_NAME)
        snprintf(text, sizeof text, "name-%d", below(r, 100));
    else if (f->type == BCG_F_KEY)
        snprintf(text, sizeof text, "%s", keys[below(r, COUNT(keys))]);
    else if (f->name && strcmp(f->name, "is") == 0)
        snprintf(text, sizeof text, "%s", values[below(r, COUNT(values))]);
    else
        snprintf(text, sizeof text, "Words %d \xc3\xa9 \"%d\"%sand more", below(r, 100),
                 below(r, 9), f->type == BCG_F_BLOCK && below(r, 2) ? "\n" : " ");
    const bcg_text_ref ref = {s->text_used, (uint16_t)strlen(text)};
    memcpy(s->text + s->text_used, text, strlen(text));
    s->text_used = (uint16_t)(s->text_used + strlen(text));
    return ref;
}

static void random_field(bcg_rng *r, memoir_scenario *s, char *record, const bcg_field *f)
{
    const int hexes = memoir_board(s)->hexes;
    char *at = record + f->offset;
    bcg_set set;
    bcg_text_ref ref;
    uint32_t bits;
    const bcg_date date = {(uint16_t)(1940 + below(r, 5)), (uint8_t)(1 + below(r, 12)),
                           (uint8_t)(1 + below(r, 28))};
    const uint32_t range = f->max > f->min ? (uint32_t)f->max - f->min + 1 : 1;
    const uint16_t number = (uint16_t)(f->min + bcg_rng_below(r, range));
    if (!f->required && below(r, 2))
        return; /* as if not given */
    switch (f->type) {
    case BCG_F_WORD:
        *at = (char)(below(r, f->words->count) + f->min);
        break;
    case BCG_F_NUMBER:
        memcpy(at, &number, sizeof number);
        break;
    case BCG_F_CELL:
        *at = (char)below(r, hexes);
        break;
    case BCG_F_FLAG:
        *at = 1;
        break;
    case BCG_F_WORDS:
        bits = 1 + bcg_rng_below(r, (1u << f->words->count) - 1);
        memcpy(at, &bits, sizeof bits);
        break;
    case BCG_F_NUMBERS:
        bits = 1u << below(r, 8) | 1u << below(r, 8);
        memcpy(at, &bits, sizeof bits);
        break;
    case BCG_F_COUNTS:
        at[below(r, f->words->count)] = 1;
        break;
    case BCG_F_CELLS:
        random_set(r, &set, hexes);
        memcpy(at, &set, sizeof set);
        break;
    case BCG_F_DATE:
        memcpy(at, &date, sizeof date);
        break;
    default:
        ref = random_text(r, s, f);
        memcpy(at, &ref, sizeof ref);
    }
}

static bool reads_clean(const memoir_scenario *s)
{
    const test_text t = write_into(b.first, s);
    bcg_problems_init(&b.p, b.list, COUNT(b.list));
    return memoir_scn_read(t.at, t.size, &b.trial, &b.p);
}

/* Up to three records of every kind that can be added without contradiction. */
static int add_lines(bcg_rng *r, memoir_scenario *s)
{
    int added = 0;
    for (int k = 0; k < memoir_scn_format.nkinds; k++) {
        const bcg_line_kind *kind = &memoir_scn_format.kinds[k];
        if (kind->special || strcmp(kind->keyword, "board") == 0 || kind->flags & BCG_LINE_EACH ||
            below(r, 2))
            continue;
        for (int i = 0; i < 3 && (kind->max == 1 || bcg_record_count(s, kind) < kind->max); i++) {
            static memoir_scenario before;
            char record[256];
            before = *s;
            const int n = kind->max == 1 ? 0 : bcg_record_count(s, kind);
            const uint16_t count = (uint16_t)(n + 1);
            bcg_record_preset(record, kind, 0);
            for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
                random_field(r, s, record, f);
            memcpy(bcg_record_at(s, kind, n), record, kind->record_size);
            memcpy((char *)s + kind->list, &count, sizeof count);
            if (reads_clean(s))
                added++;
            else
                *s = before;
        }
    }
    return added;
}

static void random_lines_come_back(void **state)
{
    (void)state;
    bcg_rng r;
    int added = 0;
    bcg_rng_seed(&r, 13);
    for (int round = 0; round < 60; round++) {
        read_empty(round % MEMOIR_BOARDS, &b.s);
        if (round % 2)
            fill_map(&b.s, &r, 3, 1);
        added += add_lines(&r, &b.s);
        /* normalizes it, so that equal scenarios have equal texts */
        assert_true(reads_clean(&b.s));
        b.s = b.trial;
        assert_comes_back(&b.s);
    }
    assert_true(added > 600);
}

/* -- damage ----------------------------------------------------------------------------------- */

/* No crash, whatever the bytes; what can be read survives a round trip. */
static void any_byte_may_be_wrong(void **state)
{
    (void)state;
    static const char wrong[] = {' ', '"', '{', '}', '[',    ']', ':',
                                 ',', '0', '9', 'x', '\xc3', '\0'};
    int accepted = 0;
    for (int sample = 1; sample <= 2; sample++) {
        const test_text t = text_of_file(
            sample == 1 ? BOCAGE_SOURCE "/tests/m44/sample-1-simple.m44"
                        : BOCAGE_SOURCE "/tests/m44/sample-2-obstacles-medals-badges.m44");
        for (size_t i = 0; i < t.size; i++) {
            const char right = t.at[i];
            if (i % (right == ' ' ? 25 : 3))
                continue; /* there are too many */
            t.at[i] = i % 2 ? wrong[i % COUNT(wrong)] : (char)(right ^ 1);
            bcg_problems_init(&b.p, b.list, COUNT(b.list));
            const bool good = m44_read(t.at, t.size, &b.s, &b.p);
            assert_int_equal(good, b.p.errors == 0);
            if (good && ++accepted % 8 == 0)
                assert_comes_back(&b.s);
            t.at[i] = right;
        }
        free(t.at);
    }
    assert_true(accepted > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_maps_come_back),
        cmocka_unit_test(what_tiles_can_show_needs_no_help),
        cmocka_unit_test(random_lines_come_back),
        cmocka_unit_test(any_byte_may_be_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
