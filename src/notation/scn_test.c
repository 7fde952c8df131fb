/* Valid scenario texts: everything the format can express is read, kept and written in one
 * canonical form. Faulty texts are in scn_problems_test.c, random and damaged texts in
 * scn_random_test.c. */
#include "notation/scn_test.h"

#include "memoir/state.h"

#define FULL BOCAGE_SOURCE "/tests/positions/memoir/full.scn"

static bcg_hex hex(const memoir_scenario *s, const char *label)
{
    const bcg_hex h = bcg_hex_parse(memoir_board(s), label, strlen(label));
    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

static void assert_text(const memoir_scenario *s, bcg_text_ref ref, const char *expected)
{
    assert_true(bcg_span_is(memoir_text(s, ref), expected));
}

/* Exactly these hexes, named in one string. */
static void assert_hexes(const memoir_scenario *s, bcg_set set, const char *labels)
{
    bcg_span rest = {labels, strlen(labels), 1, 1}, word;
    bcg_set expected = BCG_SET_EMPTY;
    while (bcg_span_word(&rest, &word))
        bcg_set_add(&expected, bcg_hex_parse(memoir_board(s), word.at, word.len));
    assert_true(bcg_set_equal(&set, &expected));
}

/* -- canonical texts -------------------------------------------------------------------------- */

static void scenarios_in_the_tree_are_canonical(void **state)
{
    (void)state;
    static const char *const files[] = {
        BOCAGE_SOURCE "/data/memoir/omaha-beach-first-assault-wave.scn",
        BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn",
        FULL,
    };
    for (size_t i = 0; i < COUNT(files); i++) {
        memoir_scenario s;
        char written[MEMOIR_SCN_SIZE];
        const test_text text = text_of_file(files[i]);
        read_clean(text.at, text.size, &s);
        assert_same_text(write_into(written, &s), text.at, text.size);
        free(text.at);
    }
}

/* Does a line of the text begin with the keyword and contain this word? NULL: any line. */
static bool occurs(test_text text, const char *keyword, const char *field)
{
    bcg_reader r;
    bcg_span line, word;
    bcg_reader_init(&r, text.at, text.size);
    while (bcg_reader_line(&r, &line)) {
        if (line.len == 0 || line.at[0] == ' ' || !bcg_span_word(&line, &word) ||
            !bcg_span_is(word, keyword))
            continue;
        if (field == NULL)
            return true;
        while (bcg_span_word(&line, &word))
            if (bcg_span_is(word, field))
                return true;
    }
    return false;
}

/* The file of the next test must grow with the format. */
static void the_full_position_uses_every_line_and_field(void **state)
{
    (void)state;
    const test_text text = text_of_file(FULL);
    for (int k = 0; k < memoir_scn_format.nkinds; k++) {
        const bcg_line_kind *kind = &memoir_scn_format.kinds[k];
        if (!occurs(text, kind->keyword, NULL))
            fail_msg("no line `%s`", kind->keyword);
        if (kind->special)
            continue;
        for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
            if (f->name && !occurs(text, kind->keyword, f->name))
                fail_msg("no line `%s` with `%s`", kind->keyword, f->name);
    }
    free(text.at);
}

/* -- values ----------------------------------------------------------------------------------- */

static void read_full(memoir_scenario *s)
{
    const test_text text = text_of_file(FULL);
    read_clean(text.at, text.size, s);
    free(text.at);
}

static void the_header_is_understood(void **state)
{
    (void)state;
    memoir_scenario s;
    read_full(&s);
    assert_text(&s, s.id.at[0].text, "full-position-2");
    assert_text(&s, s.title.at[0].text, "Everything at once: \xc3\xa0 la carte");
    assert_int_equal(s.title.at[0].line, 4);
    assert_int_equal(s.book.at[0].value, 999);
    assert_int_equal(s.date.at[0].from.year, 1944);
    assert_int_equal(s.date.at[0].from.month, 6);
    assert_int_equal(s.date.at[0].from.day, 6);
    assert_int_equal(s.date.at[0].to.day, 7);
    assert_int_equal(s.front.at[0].value, 1);
    assert_int_equal(s.board.at[0].board, MEMOIR_STANDARD);
    assert_int_equal(s.board.at[0].face, 2);
    assert_int_equal(s.side.count, 2);
    assert_int_equal(s.side.at[1].side, MS_ALLIES);
    assert_int_equal(s.side.at[1].edge, MEMOIR_BOTTOM);
    assert_int_equal(s.side.at[1].nation, 4);
    assert_int_equal(s.side.at[1].hand, 6);
    assert_int_equal(s.side.at[1].medals, 5);
    assert_int_equal(s.first.at[0].value, MS_ALLIES);
    assert_int_equal(s.edition.at[0].value, 1);
    assert_int_equal(s.options.at[0].bits, 0x1f);
}

static void assert_unit(const memoir_scenario *s, const char *label, memoir_setup_unit expected)
{
    assert_memory_equal(&s->hex[hex(s, label)].unit, &expected, sizeof expected);
}

static void the_map_is_understood(void **state)
{
    (void)state;
    memoir_scenario s;
    read_full(&s);
    int terrains[MEMOIR_TERRAINS] = {0}, units = 0;
    for (int h = 0; h < memoir_board(&s)->hexes; h++) {
        terrains[s.hex[h].terrain]++;
        units += s.hex[h].unit.kind != MU_NONE;
    }
    for (int t = 0; t < MEMOIR_TERRAINS; t++)
        assert_true(terrains[t] > 0); /* every kind occurs */
    assert_int_equal(units, 16);
    assert_int_equal(s.hex[hex(&s, "A9")].terrain, MT_TOWN);
    assert_int_equal(s.hex[hex(&s, "M9")].terrain, MT_STEEP_HILL);
    assert_int_equal(s.hex[hex(&s, "M9")].structure, MB_BUNKER);
    assert_int_equal(s.hex[hex(&s, "D7")].structure, MB_BRIDGE);
    assert_int_equal(s.hex[hex(&s, "l8")].terrain, MT_OPEN);
    assert_int_equal(s.hex[hex(&s, "B1")].obstacles, 1 << MO_HEDGEHOG | 1 << MO_SEA_WALL);
    assert_int_equal(s.hex[hex(&s, "d6")].obstacles, 1 << MO_WIRE | 1 << MO_SANDBAGS);
    assert_unit(&s, "A9", (memoir_setup_unit){MU_INFANTRY, MS_AXIS, 4, 4, 0});
    assert_unit(&s, "j8", (memoir_setup_unit){MU_INFANTRY, MS_AXIS, 4, 4, 1});
    assert_unit(&s, "h6", (memoir_setup_unit){MU_ARTILLERY, MS_AXIS, 1, 2, 0});
    assert_unit(&s, "g4", (memoir_setup_unit){MU_ARMOR, MS_ALLIES, 2, 4, 1});
    assert_unit(&s, "G5", (memoir_setup_unit){MU_RESISTANCE, MS_ALLIES, 2, 3, 0});
    assert_unit(&s, "B9", (memoir_setup_unit){MU_NONE, 0, 0, 0, 0});
}

static void rivers_are_understood(void **state)
{
    (void)state;
    memoir_scenario s;
    read_full(&s);
    assert_int_equal(s.hex[hex(&s, "E9")].river, 1 << BCG_NW | 1 << BCG_SW);
    assert_int_equal(s.hex[hex(&s, "d8")].river, 1 << BCG_NE | 1 << BCG_SW);
    assert_int_equal(s.hex[hex(&s, "M7")].river, 1 << BCG_E | 1 << BCG_SW);
    assert_int_equal(s.hex[hex(&s, "f4")].river, 1 << BCG_NW | 1 << BCG_W | 1 << BCG_SW); /* fork */
    assert_int_equal(s.hex[hex(&s, "A9")].river, 0);
}

static void special_rules_are_understood(void **state)
{
    (void)state;
    memoir_scenario s;
    read_full(&s);
    assert_int_equal(s.bridge.at[1].hex, hex(&s, "k4"));
    assert_int_equal(s.bridge.at[1].axis, 30);
    assert_hexes(&s, s.owner.at[1].hexes, "h2 B1 K1");
    assert_hexes(&s, s.wide.at[0].hexes, "E9 d8");
    const memoir_objective *o = s.objective.at;
    assert_hexes(&s, o[0].hexes, "A9 B9");
    assert_int_equal(o[0].sides, 1 << MS_AXIS | 1 << MS_ALLIES);
    assert_true(o[0].permanent && o[0].majority);
    assert_int_equal(o[0].medals, 2);
    assert_int_equal(o[0].need, 2);
    assert_int_equal(o[0].when, 1);
    assert_text(&s, o[0].name, "Both halves of Caen");
    /* what is omitted has its default */
    assert_int_equal(o[1].sides, 1 << MS_ALLIES);
    assert_false(o[1].permanent || o[1].majority);
    assert_int_equal(o[1].medals, 1);
    assert_int_equal(o[1].need, 1);
    assert_int_equal(o[1].when, 0);
    assert_int_equal(o[1].name.len, 0);
    assert_int_equal(s.exit.at[0].medals, 3);
    assert_int_equal(s.exit.at[1].medals, 1);
    assert_int_equal(s.win.at[0].when, 2);
    assert_int_equal(s.draws.at[0].turns, UINT32_C(1) << 31 | 3);
    assert_int_equal(s.air_drop.at[0].steps, 3);
    assert_int_equal(s.air_drop.at[1].steps, 4);
    assert_int_equal(s.recon_as.at[0].dice, 2);
    assert_hexes(&s, s.recon_as.at[0].held, "D7 k4");
    assert_int_equal(s.recon_as.at[1].card, 1);
    assert_true(bcg_set_is_empty(&s.recon_as.at[1].held));
    assert_hexes(&s, s.bridge_span.at[0].ends, "d8 c6");
    assert_int_equal(s.retreat.at[0].side, MS_ALLIES);
    assert_int_equal(s.retreat.at[0].edge, MEMOIR_TOP);
    assert_int_equal(s.no_reshuffle.at[0].value, MS_AXIS);
    assert_text(&s, s.label.at[1].text, "Canal de Caen \xc3\xa0 la Mer");
    assert_text(&s, s.briefing.at[0].text,
                "Two paragraphs, the first longer than one line so that the writer has to break "
                "it: somewhere.\nThe second one is short.");
}

static void the_position_is_understood(void **state)
{
    (void)state;
    memoir_scenario s;
    read_full(&s);
    const memoir_unit_detail *u = memoir_detail_at(&s, hex(&s, "c8"));
    assert_int_equal(u->nation, 10); /* FI is the tenth; 0 would be its side's */
    assert_int_equal(u->badge, 1);
    assert_int_equal(u->medals, 2);
    assert_true(u->ordered && u->moved && u->stopped && u->no_battle);
    assert_true(u->tired && u->battled && u->overran);
    assert_int_equal(u->from, hex(&s, "C9"));
    u = memoir_detail_at(&s, hex(&s, "d4"));
    assert_int_equal(u->nation, 0);
    assert_int_equal(u->medals, 1);
    assert_int_equal(u->from, BCG_NO_HEX);
    assert_int_equal(s.turn.at[0].number, 12);
    assert_int_equal(s.turn.at[0].side, MS_ALLIES);
    assert_int_equal(s.turn.at[0].phase, 4);
    assert_int_equal(s.quiet.at[0].value, 3);
    assert_int_equal(s.hand.at[0].cards[MC_PROBE_CENTER], 2);
    assert_int_equal(s.hand.at[0].cards[MC_AMBUSH], 0);
    assert_int_equal(s.hand.at[0].hidden, 2);
    assert_int_equal(s.discard.at[0].cards[MC_BARRAGE], 1);
    assert_int_equal(s.removed.at[0].cards[MC_THEIR_FINEST_HOUR], 1);
    assert_int_equal(s.score.at[0].units, 2);
    assert_int_equal(s.score.at[0].exits, 1);
    assert_int_equal(s.score.at[0].lost, 14);
    assert_int_equal(s.score.at[0].taken, 1);
    assert_int_equal(s.score.at[1].holds, 2);
    assert_int_equal(s.turn.at[0].ply, 431);
    assert_true(s.turn.at[0].ambushed);
    assert_int_equal(s.result.at[0].value, 2);
    assert_int_equal(s.played.at[1].card, MC_COUNTER_ATTACK);
    assert_int_equal(s.played.at[1].wing, 1);
    assert_int_equal(s.played.at[1].as, MC_RECON_LEFT + 1);
    assert_int_equal(s.played.at[1].way, 2);
    assert_int_equal(s.played.at[0].as, 0);
    assert_int_equal(s.played.at[0].way, 0);
    assert_true(s.played.at[0].fallback && s.played.at[0].in_play);
    assert_false(s.played.at[1].fallback || s.played.at[1].in_play);
    assert_int_equal(s.faces.at[0].infantry, 5);
    assert_int_equal(s.faces.at[0].armor, 6);
    assert_int_equal(s.faces.at[0].star, 7);
    const memoir_pending_line *t = &s.pending.at[0];
    assert_int_equal(t->what, PENDING_RETREAT);
    assert_int_equal(t->side, MS_AXIS);
    assert_int_equal(t->at, hex(&s, "A9"));
    assert_int_equal(t->to, hex(&s, "B9"));
    assert_int_equal(t->dice, 3);
    assert_int_equal(t->steps, 2);
    assert_int_equal(t->more, 4);
    assert_int_equal(t->wing, 1);
    assert_int_equal(t->hidden, 1);
    assert_hexes(&s, t->targets, "D9 M1");
    assert_int_equal(t->cards[MC_RECON_LEFT], 2);
    assert_int_equal(s.pending.at[1].at, BCG_NO_HEX);
}

/* -- other spellings of the same -------------------------------------------------------------- */

#define MAP_HEAD  "map A     B     C     D     E     F     G     H     I     J     K     L     M\n"
#define LONG_ROW  ".     .     .     .     .     .     .     .     .     .     .     .     .\n"
#define SHORT_ROW ".     .     .     .     .     .     .     .     .     .     .     .\n"

static const char canonical[] = "bocage 1\n"
                                "ruleset     memoir\n"
                                "id          other-ways\n"
                                "title       Two  blanks stay\n"
                                "board       standard countryside\n"
                                "side        axis top DE hand 5 medals 4\n"
                                "side        allies bottom US hand 5 medals 4\n"
                                "first       axis\n"
                                "options     no-take-ground no-overrun\n"
                                "\n" MAP_HEAD   /**/
                                "  9 " LONG_ROW /**/
                                "    i4          x(I4\n"
                                "  8    " SHORT_ROW /**/
                                "  7 " LONG_ROW "  6    " SHORT_ROW "  5 " LONG_ROW
                                "  4    " SHORT_ROW "  3 " LONG_ROW "  2    " SHORT_ROW
                                "  1 " LONG_ROW "\n"
                                "objective   A9 B9 for axis medals 2 when end-of-turn named a b\n"
                                "draws       axis 0 after-turns 1 3\n"
                                "\n"
                                "briefing\n"
                                "  One two three.\n"
                                "\n"
                                "  Four.\n"
                                "\n"
                                "turn        3 axis phase order\n"
                                "hand        axis recon-left ambush\n"
                                "discard\n";

/* Different order of lines, fields, hexes and words; comments, blanks and tabs; a narrow map
 * without its letters and with units and obstacles on separate lines; explicit defaults. */
static const char loose[] =
    "# a comment first\n"
    "\n"
    "  bocage\t1  \n"
    "# between the two\n"
    "ruleset memoir \n"
    "hand axis ambush recon-left\n"
    "turn\t3\taxis\tphase\torder\n"
    "discard   \n"
    "briefing   \n"
    "\n"
    "    One\n"
    "# a comment is no paragraph\n"
    " two\tthree.\n"
    " \t \n"
    "\n"
    "  Four.\n"
    "first axis\n"
    "board standard countryside\n"
    "map\n"
    " 9 . . . . . . . . . . . . .\n"
    "   i4  (\n"
    "# the same hex again\n"
    "       xI4\n"
    " 8  . . . . . . . . . . . .\n"
    " 7 . . . . . . . . . . . . .\n"
    " 6  . . . . . . . . . . . .\n"
    "\n"
    " 5  .   .  .  .  .  .  .  .  .  .  .  .  .\n"
    " 4  . . . . . . . . . . . .\n"
    " 3 . . . . . . . . . . . . .\n"
    " 2  . . . . . . . . . . . .\n"
    " 1 . . . . . . . . . . . . .\n"
    "options no-overrun no-take-ground\n"
    "draws axis 0 after-turns 3 1\n"
    "objective B9 A9 when end-of-turn need 1 medals 2 for axis named \t a b \n"
    "side allies bottom US medals 4 hand 5\n"
    "title \tTwo  blanks stay\t\n"
    "id other-ways\n"
    "side axis top DE hand 5 medals 4\n";

static void assert_becomes_canonical(const char *text, size_t size)
{
    memoir_scenario s;
    char written[MEMOIR_SCN_SIZE];
    const test_text t = text_copy(text, size);
    read_clean(t.at, t.size, &s);
    assert_same_text(write_into(written, &s), canonical, sizeof canonical - 1);
    free(t.at);
}

static void loose_text_becomes_canonical(void **state)
{
    (void)state;
    assert_becomes_canonical(canonical, sizeof canonical - 1);
    assert_becomes_canonical(loose, sizeof loose - 1);
}

/* Files of both versions are read; what version 1 can express is written in it, so that earlier
 * programs can read it, too. */
static void texts_are_written_in_the_oldest_version(void **state)
{
    (void)state;
    static memoir_scenario s;
    static char written[MEMOIR_SCN_SIZE];
    char newer[sizeof canonical];
    memcpy(newer, canonical, sizeof canonical);
    newer[strlen("bocage ")] = '2';
    assert_becomes_canonical(newer, sizeof newer - 1);
    read_clean(canonical, sizeof canonical - 1, &s);
    s.river_in_classic.count = 1;
    write_into(written, &s);
    assert_memory_equal(written, "bocage 2\n", strlen("bocage 2\n"));
}

/* The text with CR LF at every line's end. */
static test_text with_crlf(const char *text)
{
    const test_text t = {malloc(2 * strlen(text)), 0};
    size_t n = 0;
    assert_non_null(t.at);
    for (const char *c = text; *c; c++) {
        if (*c == '\n')
            t.at[n++] = '\r';
        t.at[n++] = *c;
    }
    return (test_text){t.at, n};
}

static void line_ends_and_marks_of_other_systems_are_read(void **state)
{
    (void)state;
    char marked[sizeof loose + 3];
    const test_text a = with_crlf(canonical), b = with_crlf(loose);
    assert_becomes_canonical(a.at, a.size);
    assert_becomes_canonical(b.at, b.size);
    free(a.at);
    free(b.at);
    memcpy(marked, "\xef\xbb\xbf", 3);
    memcpy(marked + 3, loose, sizeof loose);
    assert_becomes_canonical(marked, sizeof loose - 1 + 3);
    assert_becomes_canonical(loose, sizeof loose - 2); /* without the last line end */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scenarios_in_the_tree_are_canonical),
        cmocka_unit_test(the_full_position_uses_every_line_and_field),
        cmocka_unit_test(the_header_is_understood),
        cmocka_unit_test(the_map_is_understood),
        cmocka_unit_test(rivers_are_understood),
        cmocka_unit_test(special_rules_are_understood),
        cmocka_unit_test(the_position_is_understood),
        cmocka_unit_test(loose_text_becomes_canonical),
        cmocka_unit_test(texts_are_written_in_the_oldest_version),
        cmocka_unit_test(line_ends_and_marks_of_other_systems_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
