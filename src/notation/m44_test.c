/* `.m44` files: the samples behave as documented, problems are reported with their place, what is
 * not understood survives, and our own battles survive a round trip. */
#include "notation/m44.h"
#include "notation/scn_test.h"

#include <dirent.h>

#define SAMPLE_1 BOCAGE_SOURCE "/tests/m44/sample-1-simple.m44"
#define SAMPLE_2 BOCAGE_SOURCE "/tests/m44/sample-2-obstacles-medals-badges.m44"
#define SAMPLE_3 BOCAGE_SOURCE "/tests/m44/sample-3-subtly-malformed.m44"

/* The result of one reading; large, so it is static in the tests. */
typedef struct answer {
    memoir_scenario s;
    bcg_problem list[600];
    bcg_problems p;
    bool good;
} answer;

static void read_m44(answer *a, const char *text, size_t size)
{
    bcg_problems_init(&a->p, a->list, COUNT(a->list));
    const test_text exact = text_copy(text, size);
    a->good = m44_read(exact.at, exact.size, &a->s, &a->p);
    free(exact.at);
    assert_int_equal(a->good, a->p.errors == 0);
    assert_int_equal(a->p.lost, 0);
}

static void read_sample(answer *a, const char *path)
{
    const test_text t = text_of_file(path);
    read_m44(a, t.at, t.size);
    free(t.at);
}

static void assert_read(const answer *a)
{
    for (int i = 0; i < a->p.count; i++)
        if (a->list[i].severity == BCG_ERROR)
            fail_msg("%s", a->list[i].text);
    assert_true(a->good);
}

/* This sentence was reported, with this code. */
static void assert_told(const answer *a, bcg_reason code, const char *text)
{
    for (int i = 0; i < a->p.count; i++)
        if (a->list[i].code == code && strcmp(a->list[i].text, text) == 0)
            return;
    for (int i = 0; i < a->p.count; i++)
        print_message("%s\n", a->list[i].text);
    fail_msg("not told: %s", text);
}

static int count_code(const answer *a, bcg_reason code)
{
    int n = 0;
    for (int i = 0; i < a->p.count; i++)
        n += a->list[i].code == code;
    return n;
}

static bool can_be_played(const memoir_scenario *s)
{
    static memoir_game game;
    static memoir_state state;
    bcg_problem list[1];
    bcg_problems p;
    bcg_problems_init(&p, list, 1);
    return memoir_scn_start(s, MEMOIR_AS_WRITTEN, &game, &state, &p);
}

static bool has_line(const memoir_scenario *s, const char *line)
{
    static char text[MEMOIR_SCN_SIZE];
    bcg_writer w;
    bcg_reader r;
    bcg_span it;
    bcg_writer_init(&w, text, sizeof text);
    assert_true(memoir_scn_write(s, &w));
    bcg_reader_init(&r, text, w.size);
    while (bcg_reader_line(&r, &it))
        if (bcg_span_is(it, line))
            return true;
    return false;
}

static void assert_line(const memoir_scenario *s, const char *line)
{
    if (!has_line(s, line))
        fail_msg("there is no line `%s`", line);
}

/* Written as .m44 and read again, it is the same byte for byte. `text` receives the file. */
static void assert_comes_back(const memoir_scenario *s, char **text)
{
    static answer again;
    static char first[MEMOIR_SCN_SIZE], second[MEMOIR_SCN_SIZE];
    bcg_problem list[600];
    bcg_problems p;
    size_t size;
    bcg_problems_init(&p, list, COUNT(list));
    char *file = m44_write(s, &size, &p);
    if (p.errors)
        fail_msg("%s", list[0].text);
    assert_non_null(file);
    read_m44(&again, file, size);
    assert_read(&again);
    const test_text was = write_into(first, s);
    assert_same_text(write_into(second, &again.s), was.at, was.size);
    if (text)
        *text = file;
    else
        free(file);
}

/* -- the samples ------------------------------------------------------------------------------ */

static void sample_1_is_a_battle(void **state)
{
    (void)state;
    static answer a;
    read_sample(&a, SAMPLE_1);
    assert_read(&a);
    assert_true(can_be_played(&a.s));
    assert_int_equal(count_code(&a, SCN_FOREIGN), 0);
    assert_line(&a.s, "id          hazel-knoll");
    assert_line(&a.s, "title       Hazel Knoll");
    assert_line(&a.s, "date        1944-07-02");
    assert_line(&a.s, "side        axis top DE hand 4 medals 3");
    assert_line(&a.s, "side        allies bottom US hand 5 medals 3");
    assert_line(&a.s, "first       allies");
    assert_line(&a.s, "label       f6 place Hazel Knoll");
    assert_line(&a.s, "foreign     label.1.text is [\"Hazel\",\"Knoll\"]");
    int units = 0, terrain = 0;
    for (int h = 0; h < memoir_board(&a.s)->hexes; h++) {
        units += a.s.hex[h].unit.kind != MU_NONE;
        terrain += a.s.hex[h].terrain != MT_OPEN;
    }
    assert_int_equal(units, 10);
    assert_int_equal(terrain, 9);
    assert_comes_back(&a.s, NULL);
}

static void sample_2_uses_nearly_everything(void **state)
{
    (void)state;
    static answer a;
    static const char *const lines[] = {
        "river       w A5 B5 C5 D5 d4 e4 f4 g4 h4 i4 j4 k4 l4 e",
        "owner       axis C7",
        "impassable  j6",
        "objective   C5 for allies",
        "objective   g4 h4 for axis allies majority medals 2",
        "objective   M1 for axis permanent when start-of-turn",
        "exit        axis A1 B1 C1",
        "win         allies F9 G9 g8 need 2 when end-of-turn",
        "unit        B9 badge german-special-forces",
        "unit        b2 badge british-special-forces",
        "foreign     terrain.behavior at e4 matters is \"FORD\"",
        "foreign     unit.badge at g2 matters is \"badge12\"",
        "foreign     unit.nbr_units at M9 matters is 1",
        "foreign     game_info.options.night_visibility_rules matters is true",
        "foreign     obstacle.orientation at e6 is 2",
        "             I4+               R3          I4                      I4",
    };
    read_sample(&a, SAMPLE_2);
    assert_read(&a);
    for (size_t i = 0; i < COUNT(lines); i++)
        assert_line(&a.s, lines[i]);
    assert_false(can_be_played(&a.s));
    assert_int_equal(count_code(&a, SCN_FOREIGN), 7);
    assert_told(&a, SCN_FOREIGN, "K3: tag `tag3` (minefield): there are no rules for this here");
    assert_told(&a, SCN_FOREIGN,
                "D1: badge `badge33` (flamethrower tank): there are no rules for this here");
    assert_told(&a, SCN_FOREIGN,
                "option `night_visibility_rules` (night attack): there are no "
                "rules for this here");
    assert_told(&a, SCN_KEPT, "e6: obstacle.orientation: 2: kept, changes nothing in play");
    assert_comes_back(&a.s, NULL);
}

static void sample_3_names_a_hex_that_is_none(void **state)
{
    (void)state;
    static answer a;
    read_sample(&a, SAMPLE_3);
    assert_false(a.good);
    assert_int_equal(a.p.count, 1);
    assert_told(&a, SCN_BAD_HEX,
                "board.hexagons[6]: there is no hex at row 3, col 14: odd rows have odd columns "
                "only");
}

/* -- our own battles -------------------------------------------------------------------------- */

static void battles_come_back_as_they_were(void **state)
{
    (void)state;
    static memoir_scenario s;
    DIR *folder = opendir(BOCAGE_SOURCE "/data/memoir");
    const struct dirent *entry;
    int battles = 0;
    assert_non_null(folder);
    while ((entry = readdir(folder)) != NULL) {
        char path[1024];
        if (strstr(entry->d_name, ".scn") == NULL)
            continue;
        snprintf(path, sizeof path, "%s/data/memoir/%s", BOCAGE_SOURCE, entry->d_name);
        const test_text t = text_of_file(path);
        read_clean(t.at, t.size, &s);
        free(t.at);
        assert_comes_back(&s, NULL);
        battles++;
    }
    closedir(folder);
    assert_true(battles >= 2);
}

/* Positions survive, too, although .m44 has no field for most of what they say. */
static void a_position_comes_back(void **state)
{
    (void)state;
    static memoir_scenario s;
    const test_text t = text_of_file(BOCAGE_SOURCE "/tests/positions/memoir/full.scn");
    read_clean(t.at, t.size, &s);
    free(t.at);
    assert_comes_back(&s, NULL);
}

/* -- wrong and unusual files ------------------------------------------------------------------ */

/* A text with one part replaced. */
static test_text replaced(test_text t, const char *old, const char *new)
{
    char *copy = malloc(t.size + strlen(new) + 1);
    assert_non_null(copy);
    memcpy(copy, t.at, t.size);
    copy[t.size] = '\0';
    char *at = strstr(copy, old);
    if (at == NULL)
        fail_msg("the sample has no %s", old);
    memmove(at + strlen(new), at + strlen(old), strlen(at + strlen(old)) + 1);
    memcpy(at, new, strlen(new));
    return (test_text){copy, strlen(copy)};
}

/* clang-format off */
#define FIRST "\"row\": 0,\n    \"col\": 4,\n    \"unit\": {\n     \"name\": \"infger\"\n    }"
static const struct {
    const char *old, *new; /* in sample 1 */
    bcg_reason code;
    int line, column;
    const char *text;
} wrong[] = {
    {"\"type\": \"FICTIONAL\",", "\"type\" \"FICTIONAL\",", SCN_NOT_JSON, 11, 20,
     "this is no JSON: ':' expected near '\"FICTIONAL\"'"},
    {"\"PRIVATE\"", "\"PRIV\\u0000\"", SCN_NOT_JSON, 3, 24, "this is no JSON: \\u0000 is not allowed without JSON_ALLOW_NUL near '\"PRIV\\u0000\"'"},
    {"\"starting\": ", "\"front\": ", SCN_NOT_JSON, 14, 9, "this is no JSON: duplicate object key near '\"front\"'"},
    {"\"board\": {", "\"bored\": {", SCN_BAD_VALUE, 0, 0, "board: this part of the file is missing"},
    {"\"type\": \"STANDARD\"", "\"type\": \"ROUND\"", SCN_BAD_VALUE, 0, 0, "board.type: the board is STANDARD, BRKTHRU or OVERLORD"},
    {"\"type\": \"STANDARD\"", "\"type\": 3", SCN_BAD_VALUE, 0, 0, "board.type: this must be a text"},
    {"\"side_player2\": \"ALLIES\"", "\"side_player2\": \"AXIS\"", SCN_SAME_EDGE, 0, 0, "game_info.side_player2: both players are the Axis"},
    {"\"side_player2\": \"ALLIES\"", "\"side_player2\": \"RED\"", SCN_BAD_VALUE, 0, 0, "game_info.side_player2: a side is AXIS or ALLIES"},
    {"\"starting\": \"PLAYER2\"", "\"starting\": \"ME\"", SCN_BAD_VALUE, 0, 0, "game_info.starting: PLAYER1 or PLAYER2 starts"},
    {"\"cards_player2\": 5", "\"cards_player2\": \"\"", SCN_BAD_NUMBER, 0, 0, "game_info.cards_player2: \"\" is not a whole number from 0 to 20"},
    {"\"cards_player2\": 5", "\"cards_player2\": -1", SCN_BAD_NUMBER, 0, 0, "game_info.cards_player2: -1 is not a whole number from 0 to 20"},
    {"\"cards_player2\": 5", "\"cards_player2\": 4.0", SCN_BAD_NUMBER, 0, 0, "game_info.cards_player2: 4.0 is not a whole number from 0 to 20"},
    {"\"victory_player1\": 3", "\"victory_player1\": 99999999999", SCN_BAD_NUMBER, 0, 0, "game_info.victory_player1: 99999999999 is not a whole number from 1 to 30"},
    {"\"row\": 3,\n    \"col\": 13", "\"row\": 3,\n    \"col\": 26", SCN_BAD_NUMBER, 0, 0, "board.hexagons[6].col: 26 is not a whole number from 0 to 24"},
    {"\"row\": 3,\n    \"col\": 13", "\"row\": 3", SCN_BAD_HEX, 0, 0, "board.hexagons[6]: `row` and `col` must say which hex this is"},
    {FIRST, FIRST "}, {" FIRST, SCN_TWICE, 0, 0, "board.hexagons[1].unit (C9): this hex stands in the file twice, and both times with `unit`"},
    {FIRST, "\"row\": 0, \"col\": 4, \"unit\": \"infger\"", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].unit (C9): this must be an object"},
    {FIRST, "\"row\": 0, \"col\": 4, \"unit\": {}", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].unit (C9): the `name` of this piece is missing"},
    {FIRST, "\"row\": 0, \"col\": 4, \"unit\": {\"name\": 7}", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].unit.name (C9): this must be a text"},
    {FIRST, "\"row\": 0, \"col\": 4, \"unit\": {\"name\": \"infger\", \"nbr_units\": \"ten\"}", SCN_BAD_NUMBER, 0, 0, "board.hexagons[0].unit.nbr_units (C9): \"ten\" is not a whole number from 1 to 9"},
    {FIRST, "\"row\": 0, \"col\": 4, \"terrain\": {\"name\": \"woods\", \"orientation\": 7}", SCN_BAD_NUMBER, 0, 0, "board.hexagons[0].terrain.orientation (C9): 7 is not a whole number from 1 to 6"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": 1", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].tags (C9): this must be a list"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [1]", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].tags[0] (C9): a tag must be an object"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [{\"name\": \"medal1\", \"group\": [\"G9\", \"g9\"]}]", SCN_BAD_HEX, 0, 0, "board.hexagons[0].tags[0].group[1] (C9): there is no hex `g9` on this board; did you mean `G9`?"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [{\"name\": \"medal1\", \"group\": [\"Q99\"]}]", SCN_BAD_HEX, 0, 0, "board.hexagons[0].tags[0].group[0] (C9): there is no hex `Q99` on this board"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [{\"name\": \"medal1\", \"group\": [\"G9\"], \"medal\": {\"nbr_hex\": 3}}]", SCN_CANNOT_BE_MET, 0, 0, "board.hexagons[0].tags[0].medal.nbr_hex (C9): 3 hexes are needed but only 2 are named"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [{\"name\": \"medal1\", \"medal\": {\"permanent\": \"maybe\"}}]", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].tags[0].medal.permanent (C9): this must be true or false"},
    {FIRST, "\"row\": 0, \"col\": 4, \"tags\": [{\"name\": \"medal1\", \"medal\": {\"any_hex\": \"maybe\"}}]", SCN_BAD_VALUE, 0, 0, "board.hexagons[0].tags[0].medal.any_hex (C9): this must be true or false"},
    {"\"labels\": [", "\"labels\": {\"item\": 5, \"zzz\": 1}, \"x\": [", SCN_BAD_VALUE, 0, 0, "board.labels: this must be a list"},
    {"\"hexagons\": [", "\"hexagons\": [7,", SCN_BAD_VALUE, 0, 0, "board.hexagons[0]: a hex must be an object"},
    {"\"labels\": [", "\"labels\": [7,", SCN_BAD_VALUE, 0, 0, "board.labels[0]: a label must be an object"},
    {"\"options\": {}", "\"victory\": {\"condition\": [{\"group_sudden_death\": {\"side\": \"AXIS\", \"number\": 2, \"group\": [\"A9\"]}}]}", SCN_CANNOT_BE_MET, 0, 0, "game_info.victory.condition[0].group_sudden_death: more hexes are demanded than are named"},
};
/* clang-format on */

static void what_is_wrong_is_told_with_its_place(void **state)
{
    (void)state;
    static answer a;
    const test_text t = text_of_file(SAMPLE_1);
    for (size_t i = 0; i < COUNT(wrong); i++) {
        const test_text bad = replaced(t, wrong[i].old, wrong[i].new);
        read_m44(&a, bad.at, bad.size);
        free(bad.at);
        if (a.good)
            fail_msg("row %zu was accepted", i);
        assert_told(&a, wrong[i].code, wrong[i].text);
        assert_int_equal(a.p.errors, 1);
        for (int k = 0; k < a.p.count; k++)
            if (a.list[k].severity == BCG_ERROR) {
                assert_int_equal(a.list[k].line, wrong[i].line);
                assert_int_equal(a.list[k].column, wrong[i].column);
            }
    }
    free(t.at);
}

/* A truncated file is reported at its end, wherever that is. */
static void a_file_may_end_anywhere(void **state)
{
    (void)state;
    static answer a;
    const test_text t = text_of_file(SAMPLE_2);
    for (size_t size = 0; size < t.size - 1; size += 7) {
        read_m44(&a, t.at, size);
        assert_false(a.good);
        assert_int_equal(a.p.count, 1);
        assert_int_equal(a.list[0].code, SCN_NOT_JSON);
        assert_true(a.list[0].line > 0);
    }
    read_m44(&a, "[]", 2);
    assert_told(&a, SCN_BAD_VALUE, "a .m44 file is one JSON object");
    read_m44(&a, "", 0);
    assert_int_equal(a.list[0].code, SCN_NOT_JSON);
    free(t.at);
}

/* clang-format off */
static const struct {
    const char *old, *new; /* in sample 1 */
    const char *line;      /* that the scenario contains then */
    bool playable;
} strange[] = {
    {"\"options\": {}", "\"options\": []", "first       allies", true},
    {"{\n \"meta_data\"", "\xef\xbb\xbf{\n \"meta_data\"", "title       Hazel Knoll", true},
    {"\"starting\": \"PLAYER2\",", "", "foreign     game_info.starting matters is null", false},
    {"\"victory_player1\": 3,", "", "foreign     game_info.victory_player1 matters is null", false},
    {"\"country_player2\": \"US\",", "", "side        allies bottom US hand 5 medals 3", true},
    {"\"country_player2\": \"US\"", "\"country_player2\": \"XX\"", "foreign     game_info.country_player2 is \"XX\"", true},
    {"\"country_player2\": \"US\"", "\"country_player2\": \"gb\"", "side        allies bottom GB hand 5 medals 3", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"summer\"", "foreign     game_info.date_begin is \"summer\"", true},
    {"\"face\": \"COUNTRY\"", "\"face\": \"MOON\"", "foreign     board.face matters is \"MOON\"", false},
    {"\"front\": \"WESTERN\"", "\"front\": \"HOME\"", "foreign     game_info.front is \"HOME\"", true},
    {"\"name\": \"hedgerow\"", "\"name\": \"pjungle\"", "foreign     terrain at L5 matters is {\"name\":\"pjungle\"}", false},
    {"\"name\": \"hedgerow\"", "\"name\": \"no such tile\"", "foreign     terrain at L5 matters is {\"name\":\"no such tile\"}", false},
    {"\"name\": \"hedgerow\"", "\"name\": \"wforest\"", "foreign     terrain.name at L5 is \"wforest\"", true},
    {"\"name\": \"hedgerow\"", "\"name\": \"mountain\", \"behavior\": \"IMPASSABLE_HILL\"", "impassable  L5", true},
    {"\"name\": \"hedgerow\"", "\"name\": \"mountain\"", "foreign     terrain at L5 matters is {\"name\":\"mountain\"}", false},
    {"\"name\": \"hedgerow\"", "\"name\": \"hedgerow\", \"behavior\": \"NEW\"", "foreign     terrain.behavior at L5 matters is \"NEW\"", false},
    {"\"name\": \"hedgerow\"", "\"name\": \"hedgerow\", \"a.b c\": 1", "foreign     terrain.a%2Eb%20c at L5 matters is 1", false},
    {"\"name\": \"tankus\"", "\"name\": \"vehus\"", "foreign     unit at F1 matters is {\"name\":\"vehus\"}", false},
    {"\"name\": \"tankus\"", "\"name\": \"tankmars\"", "foreign     unit at F1 matters is {\"name\":\"tankmars\"}", false},
    {"\"name\": \"tankus\"", "\"name\": \"tankbrit\"", "unit        F1 nation GB", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankru\"", "unit        F1 nation RU", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"badge\": \"badge9\"", "foreign     unit.badge at F1 is \"badge9\"", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"badge\": \"badge999\"", "foreign     unit.badge at F1 matters is \"badge999\"", false},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"behavior\": \"ARMOR_MOVE_TWO\"", "unit        F1 moves 2", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"behavior\": \"GERMAN_2VICTANK\"", "foreign     unit.behavior at F1 matters is \"GERMAN_2VICTANK\"", false},
    {"\"name\": \"tankger\"", "\"name\": \"tankger\", \"behavior\": \"GERMAN_2VICTANK\"", "unit        i8 medals 2", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"equipment\": \"boat\"", "foreign     unit.equipment at F1 matters is \"boat\"", false},
    {"\"row\": 3,\n    \"col\": 13", "\"row\": \"3\", \"col\": \"13\"", "  6    .     .     .     .     .     ^     ^     .     .     .     .     .", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"smoke\": {\"a\": 1},", "foreign     smoke at g6 matters is {\"a\":1}", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"obstacle\": {\"name\": \"abatis\"},", "foreign     obstacle at g6 matters is {\"name\":\"abatis\"}", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"rect_terrain\": {\"name\": \"ford\"},", "foreign     rect_terrain at g6 matters is {\"name\":\"ford\"}", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"obstacle\": {\"name\": \"sand\", \"behavior\": \"SEAWALL\", \"original_owner\": \"allies\"},", "owner       allies g6", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag99\"}],", "foreign     tags at g6 matters is [{\"name\":\"tag99\"}]", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag5\"}],", "foreign     tags at g6 is [{\"name\":\"tag5\"}]", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal4\", \"medal\": {\"sole_control\": 1, \"last_to_occupy\": \"true\"}}],", "objective   g6 for allies sole keeps", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal4\"}],", "foreign     objective.1.name is \"medal4\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"any_hex\": true}}],", "foreign     objective.1.medal.any_hex matters is true", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"side\": \"AXIS\"}}],", "objective   g6 for axis", true},
    {"\"text\": {\n  \"en\"", "\"text\": {\n  \"fr\"", "foreign     language is \"fr\"", true},
    {"\"name\": \"Hazel Knoll\"", "\"name\": \"\"", "title       Untitled", true},
    {"\"name\": \"Hazel Knoll\"", "\"name\": \"  Sainte-M\xc3\xa8re-\xc3\x89glise!\\n(2)\"", "id          sainte-mere-eglise-2", true},
    {"\"bibliography\": \"\"", "\"bibliography\": \"\x7f\xc2\x85\"", "foreign     text.en.bibliography is \"\\u007f\\u0085\"", true},
    {"\"text\": {", "\"extra\": [1.5, null], \"text\": {", "foreign     extra is [1.5,null]", true},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": true}", "foreign     game_info.options.blitz_rules matters is true", false},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": false}", "foreign     game_info.options.blitz_rules is false", true},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": false}", "foreign     game_info.options.deck_reshuffling matters is false", false},
    {"\"options\": {}", "\"victory\": {\"condition\": [{\"x\": 1}]}", "foreign     game_info.victory.condition matters is [{\"x\":1}]", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"any_hex\": \"true\"}}],", "foreign     objective.1.medal.any_hex matters is \"true\"", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"any_hex\": 1}}],", "foreign     objective.1.medal.any_hex matters is 1", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"any_hex\": \"TRUE\"}}],", "foreign     objective.1.medal.any_hex matters is \"TRUE\"", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"any_hex\": \"false\"}}],", "objective   g6 for axis allies", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": 77771", "foreign     game_info.date_end is 77771", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": [1944]", "foreign     game_info.date_end is [1944]", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": {\"a\": 1}", "foreign     game_info.date_end is {\"a\":1}", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": 7.5", "foreign     game_info.date_end is 7.5", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": \"summer\"", "foreign     game_info.date_end is \"summer\"", true},
    {"\"date_end\": \"1944-07-02\"", "\"date_end\": \"1944-07-02 05:30:00\"", "foreign     game_info.date_end is \"1944-07-02 05:30:00\"", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": 1944", "foreign     game_info.date_begin is 1944", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02 00:00:00\"", "foreign     game_info.date_begin is \"1944-07-02 00:00:00\"", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02 00:00:00\"", "date        1944-07-02", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02T05:30\"", "foreign     game_info.date_begin is \"1944-07-02T05:30\"", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02T05:30\"", "date        1944-07-02", true},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02 early\"", "foreign     game_info.date_begin is \"1944-07-02 early\"", true},
    {"\"name\": \"hills\"", "\"name\": \"hills\", \"behavior\": \"HILL\"", "foreign     terrain.behavior at f6 is \"HILL\"", true},
    {"\"name\": \"hills\"", "\"name\": \"mountain\", \"behavior\": \"hill\"", "foreign     terrain.behavior at f6 is \"hill\"", true},
    {"\"name\": \"hedgerow\"", "\"name\": \"hedgerow\", \"behavior\": \"HILL\"", "foreign     terrain.behavior at L5 matters is \"HILL\"", false},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": \"false\"}", "foreign     game_info.options.deck_reshuffling matters is \"false\"", false},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": \"0\"}", "foreign     game_info.options.deck_reshuffling matters is \"0\"", false},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": 0.0}", "foreign     game_info.options.deck_reshuffling matters is 0.0", false},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": \"true\"}", "foreign     game_info.options.deck_reshuffling is \"true\"", true},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": 1}", "foreign     game_info.options.deck_reshuffling is 1", true},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": null}", "foreign     game_info.options.deck_reshuffling is null", true},
    {"\"options\": {}", "\"options\": {\"DECK_RESHUFFLING\": false}", "foreign     game_info.options.DECK_RESHUFFLING matters is false", false},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": \"false\"}", "foreign     game_info.options.blitz_rules is \"false\"", true},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": \"False\"}", "foreign     game_info.options.blitz_rules is \"False\"", true},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": \"0\"}", "foreign     game_info.options.blitz_rules is \"0\"", true},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": 0.0}", "foreign     game_info.options.blitz_rules is 0.0", true},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": \"true\"}", "foreign     game_info.options.blitz_rules matters is \"true\"", false},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": 1.0}", "foreign     game_info.options.blitz_rules matters is 1.0", false},
    {"\"options\": {}", "\"options\": {\"blitz_rules\": \"AXIS\"}", "foreign     game_info.options.blitz_rules matters is \"AXIS\"", false},
    {"\"name\": \"hedgerow\"", "\"name\": \"Woods\"", "foreign     terrain.name at L5 is \"Woods\"", true},
    {"\"name\": \"tankus\"", "\"name\": \"TankUS\"", "foreign     unit.name at F1 is \"TankUS\"", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"badge\": \"Badge2\"", "unit        F1 badge us-rangers", true},
    {"\"name\": \"tankus\"", "\"name\": \"tankus\", \"badge\": \"Badge2\"", "foreign     unit.badge at F1 is \"Badge2\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"obstacle\": {\"name\": \"Wire\"},", "foreign     obstacle.name at g6 is \"Wire\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"rect_terrain\": {\"name\": \"BUNKER\", \"original_owner\": \"AXIS\"},", "foreign     rect_terrain.name at g6 is \"BUNKER\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"Medal1\"}],", "foreign     objective.1.name is \"Medal1\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"TAG4\", \"behavior\": \"EXIT_MARKER\", \"side\": \"AXIS\"}],", "foreign     exit.1.name is \"TAG4\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"side\": \"AXIS\"}}],", "foreign     objective.1.medal.side is \"AXIS\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal1\", \"medal\": {\"side\": \"allies\"}}],", "foreign     objective.1.medal.side is \"allies\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal1\", \"medal\": {\"side\": \"\"}}],", "foreign     objective.1.medal.side is \"\"", true},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal1\", \"medal\": {\"side\": \"AXIS\"}}],", "foreign     objective.1.medal.side matters is \"AXIS\"", false},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"medal0\", \"medal\": {\"side\": \"RED\"}}],", "foreign     objective.1.medal.side matters is \"RED\"", false},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]},", "foreign     board.labels is [{\"row\":3,\"col\":14,\"text\":[\"x\"]}]", true},
};
/* clang-format on */

static void what_is_missing_is_told(void **state)
{
    (void)state;
    static answer a;
    static memoir_game game;
    static memoir_state first;
    const test_text t = text_of_file(SAMPLE_1);
    const test_text text = replaced(t, "\"starting\": \"PLAYER2\",", "");
    read_m44(&a, text.at, text.size);
    assert_read(&a);
    assert_told(&a, SCN_FOREIGN,
                "game_info.starting is missing: the battle cannot be played without it");
    bcg_problems_init(&a.p, a.list, COUNT(a.list));
    assert_false(memoir_scn_start(&a.s, MEMOIR_AS_WRITTEN, &game, &first, &a.p));
    assert_told(&a, SCN_FOREIGN,
                "the battle can be looked at, not played: nobody has said `game_info.starting`");
    free(text.at);
    free(t.at);
}

/* Accepted, kept, and still present after a round trip. */
static void what_is_not_known_survives(void **state)
{
    (void)state;
    static answer a;
    const test_text t = text_of_file(SAMPLE_1);
    for (size_t i = 0; i < COUNT(strange); i++) {
        const test_text text = replaced(t, strange[i].old, strange[i].new);
        read_m44(&a, text.at, text.size);
        free(text.at);
        assert_read(&a);
        if (!has_line(&a.s, strange[i].line))
            fail_msg("row %zu: there is no line `%s`", i, strange[i].line);
        if (can_be_played(&a.s) != strange[i].playable)
            fail_msg("row %zu can%s be played", i, strange[i].playable ? "not" : "");
        assert_int_equal(count_code(&a, SCN_FOREIGN) == 0, strange[i].playable);
        assert_comes_back(&a.s, NULL);
    }
    free(t.at);
}

/* clang-format off */
static const struct {
    const char *old, *new; /* in sample 1 */
    bcg_reason code;
    const char *text; /* that is reported then */
} told[] = {
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag90\"}, {\"name\": \"tag91\"}, {\"name\": \"tag92\"}, {\"name\": \"tag93\"}, {\"name\": \"tag94\"}, {\"name\": \"tag95\"}, {\"name\": \"tag96\"}, {\"name\": \"tag97\"}, {\"name\": \"tag98\"}, {\"name\": \"tag99\"}],", SCN_FOREIGN, "g6: unknown tag `tag90`: there are no rules for this here"},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag90\"}, {\"name\": \"tag91\"}, {\"name\": \"tag92\"}, {\"name\": \"tag93\"}, {\"name\": \"tag94\"}, {\"name\": \"tag95\"}, {\"name\": \"tag96\"}, {\"name\": \"tag97\"}, {\"name\": \"tag98\"}, {\"name\": \"tag99\"}],", SCN_FOREIGN, "g6: unknown tag `tag99`: there are no rules for this here"},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag3\"}, {\"name\": \"tag5\"}],", SCN_FOREIGN, "g6: tag `tag3` (minefield): there are no rules for this here"},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"tag3\"}, {\"name\": \"tag5\"}],", SCN_KEPT, "g6: tag `tag5` (end of an exit zone): kept, changes nothing in play"},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"tags\": [{\"name\": \"nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\"}],", SCN_FOREIGN, "g6: unknown tag `nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…`: there are no rules for this here"},
    {"\"options\": {}", "\"victory\": {\"condition\": [{\"first\": 1}, {\"second\": \"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss\"}]}", SCN_FOREIGN, "game_info.victory.condition: {\"first\":1}: there are no rules for this here"},
    {"\"options\": {}", "\"victory\": {\"condition\": [{\"first\": 1}, {\"second\": \"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss\"}]}", SCN_FOREIGN, "game_info.victory.condition: {\"second\":\"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss…\": there are no rules for this here"},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]}, {\"row\": 0, \"col\": 0, \"text\": []}, {\"col\": 0, \"text\": [\"y\"]},", SCN_ASSUMED, "board.labels[0]: this label (row 3, col 14) stands on no hex"},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]}, {\"row\": 0, \"col\": 0, \"text\": []}, {\"col\": 0, \"text\": [\"y\"]},", SCN_ASSUMED, "board.labels[1]: this label (row 0, col 0) has no text"},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]}, {\"row\": 0, \"col\": 0, \"text\": []}, {\"col\": 0, \"text\": [\"y\"]},", SCN_ASSUMED, "board.labels[2]: this label (row missing, col 0) stands on no hex"},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]}, {\"row\": 0, \"col\": 0, \"text\": []}, {\"col\": 0, \"text\": [\"y\"]},", SCN_KEPT, "board.labels: {\"row\":3,\"col\":14,\"text\":[\"x\"]}: kept, changes nothing in play"},
    {"\"labels\": [", "\"labels\": [{\"row\": 3, \"col\": 14, \"text\": [\"x\"]}, {\"row\": 0, \"col\": 0, \"text\": []}, {\"col\": 0, \"text\": [\"y\"]},", SCN_KEPT, "board.labels: {\"col\":0,\"text\":[\"y\"]}: kept, changes nothing in play"},
    {"\"text\": {", "\"packs of\": {\"first\": \"éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé\", \"second\": null, \"third\": [1]}, \"text\": {", SCN_KEPT, "packs%20of.first: \"ééééééééééééééééééééééééééééééééééééééééééééééééééé…\": kept, changes nothing in play"},
    {"\"text\": {", "\"packs of\": {\"first\": \"éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé\", \"second\": null, \"third\": [1]}, \"text\": {", SCN_KEPT, "packs%20of.second: null: kept, changes nothing in play"},
    {"\"text\": {", "\"packs of\": {\"first\": \"éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé\", \"second\": null, \"third\": [1]}, \"text\": {", SCN_KEPT, "packs%20of.third: [1]: kept, changes nothing in play"},
    {"\"options\": {}", "\"options\": {\"deck_reshuffling\": false}", SCN_FOREIGN, "option `deck_reshuffling` (deck that is never reshuffled): not carried over; a line `no-reshuffle` would say it here"},
    {"\"options\": {}", "\"options\": {\"airdrop\": true}", SCN_FOREIGN, "option `airdrop` (parachute drop): not carried over; a line `air-drop` would say it here"},
    {"\"options\": {}", "\"options\": {\"HILL317\": \"AXIS\"}", SCN_FOREIGN, "option `HILL317` (Recon as Air Power): not carried over; a line `recon-as` would say it here"},
    {"\"row\": 3,\n    \"col\": 13,", "\"row\": 3, \"col\": 13, \"rect_terrain\": {\"name\": \"bridge\", \"behavior\": \"BRIDGE_SECTION\"},", SCN_FOREIGN, "g6: behavior `BRIDGE_SECTION` (part of a long bridge): not carried over; a line `bridge-span` would say it here"},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"summer\"", SCN_KEPT, "game_info.date_begin: \"summer\": kept, but not understood"},
    {"\"date_begin\": \"1944-07-02\"", "\"date_begin\": \"1944-07-02 00:00:00\"", SCN_KEPT, "game_info.date_begin: \"1944-07-02 00:00:00\": kept, changes nothing in play"},
    {"\"labels\": [", "\"labels\": {\"item\": [{\"row\": 3, \"col\": 13, \"text\": [\"x\"]}], \"zzz\": 1}, \"others\": [", SCN_ASSUMED, "board.labels.zzz: left out: it stands beside the list `item`"},
    {"\"rules\": \"None.\"", "\"rules\": \"rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\"", SCN_ASSUMED, "text.en.rules: see whether all of these are here: \"rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr…\""},
};
/* clang-format on */

/* Each part has its line in the report, and cuts in a text are visible. */
static void the_report_names_everything(void **state)
{
    (void)state;
    static answer a;
    const test_text t = text_of_file(SAMPLE_1);
    for (size_t i = 0; i < COUNT(told); i++) {
        const test_text text = replaced(t, told[i].old, told[i].new);
        read_m44(&a, text.at, text.size);
        free(text.at);
        assert_read(&a);
        assert_told(&a, told[i].code, told[i].text);
        assert_comes_back(&a.s, NULL);
    }
    free(t.at);
}

/* A date with a time is a valid date: nothing is assumed instead. */
static void a_time_behind_the_date_does_no_harm(void **state)
{
    (void)state;
    static answer a;
    char *file;
    const test_text t = text_of_file(SAMPLE_1);
    const test_text text = replaced(t, "\"1944-07-02\"", "\"1944-07-02 00:00:00\"");
    read_m44(&a, text.at, text.size);
    assert_read(&a);
    for (int i = 0; i < a.p.count; i++)
        assert_null(strstr(a.list[i].text, "no proper date"));
    assert_comes_back(&a.s, &file);
    assert_non_null(strstr(file, "\"date_begin\": \"1944-07-02 00:00:00\""));
    free(file);
    free(text.at);
    free(t.at);
}

/* What is beside the list is not part of it, and the list is read. */
static void a_list_in_a_wrapper_is_read(void **state)
{
    (void)state;
    static answer a;
    const test_text t = text_of_file(SAMPLE_1);
    const test_text text = replaced(t, "\"labels\": [",
                                    "\"labels\": {\"zzz\": 1, \"item\": [{\"row\": 3, \"col\": 13, "
                                    "\"text\": [\"x\"]}]}, \"l\": [");
    read_m44(&a, text.at, text.size);
    assert_read(&a);
    assert_line(&a.s, "label       g6 place x");
    assert_int_equal(a.s.label.count, 1);
    free(text.at);
    free(t.at);
}

/* -- the key `bocage` -------------------------------------------------------------------------- */

static test_text exported(const char *path)
{
    static memoir_scenario s;
    const test_text t = text_of_file(path);
    char *text;
    read_clean(t.at, t.size, &s);
    free(t.at);
    assert_comes_back(&s, &text);
    return (test_text){text, strlen(text)};
}

#define PEGASUS BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn"

/* Another program has moved a medal: its change wins, and what no longer applies is reported. */
static void changes_of_other_programs_count(void **state)
{
    (void)state;
    static answer a;
    const test_text t = exported(PEGASUS);
    const test_text changed = replaced(t, "\"name\": \"medal1\"", "\"name\": \"medal2\"");
    read_m44(&a, changed.at, changed.size);
    assert_read(&a);
    assert_line(&a.s, "objective   D7 for axis");
    assert_line(&a.s, "objective   k4 for allies");
    assert_line(&a.s, "draws       axis 2 after-turns 1 2");
    assert_told(&a, SCN_ASSUMED,
                "bocage.lines.objective: left out, as another program has changed the file since: "
                "objective   D7 for allies named Pegasus ");
    free(changed.at);
    free(t.at);
}

static void a_bocage_part_that_does_not_fit_is_left_out(void **state)
{
    (void)state;
    static answer a;
    static const struct {
        const char *old, *new, *told;
        bcg_reason code;
    } rows[] = {
        {"\"version\": 1", "\"version\": 2",
         "bocage: left out: this program reads version 1 of this part", SCN_WRONG_VERSION},
        {"\"draws\": {", "\"drawss\": {",
         "bocage.lines.drawss: left out: no line begins with this word", SCN_UNKNOWN_LINE},
        {"\"draws       axis", "\"id axis",
         "bocage.lines.draws: left out: these are no `draws` lines", SCN_BAD_VALUE},
        {"\"draws       axis 2", "\"draws       axis\\n2",
         "bocage.lines.draws: left out: these are no `draws` lines", SCN_BAD_VALUE},
        {"\"draws       axis 2", "\"draws       nobody 2",
         "bocage: all of it is left out: unknown side `nobody`; known: axis, allies",
         SCN_UNKNOWN_WORD},
    };
    const test_text t = exported(PEGASUS);
    for (size_t i = 0; i < COUNT(rows); i++) {
        const test_text changed = replaced(t, rows[i].old, rows[i].new);
        read_m44(&a, changed.at, changed.size);
        assert_read(&a);
        assert_told(&a, rows[i].code, rows[i].told);
        assert_false(has_line(&a.s, "draws       axis 2 after-turns 1 2"));
        free(changed.at);
    }
    free(t.at);
}

/* Without the key a reader may miss rules, and is told which. */
static void a_file_without_it_tells_what_may_be_missing(void **state)
{
    (void)state;
    static answer a;
    const test_text t = exported(PEGASUS);
    const test_text changed = replaced(t, "\"bocage\": {", "\"pocage\": {");
    read_m44(&a, changed.at, changed.size);
    assert_read(&a);
    assert_told(
        &a, SCN_ASSUMED,
        "no key `bocage`, so if it has them these are missing: cards drawn faster (`draws`), "
        "Recon as another card (`recon-as`), air drops (`air-drop`)");
    free(changed.at);
    free(t.at);
}

/* -- lines written by hand --------------------------------------------------------------------- */

static void foreign_lines_that_spoil_the_file_are_told(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "foreign board.hexagons is 5",
        "foreign board is 5",
        "foreign board.type is \"ROUND\"",
        "foreign terrain at D7 is 5",
        "foreign row at D7 is 99",
        "foreign objective.99.name is \"medal1\"",
        "foreign game_info.x.y.z is no json",
        "foreign a..b is 1",
        "foreign tags at D7 is 5",
        "foreign bocage.version is 9",
        "foreign a%ZZ is 1",
        "foreign meta_data.software.x is 1",
    };
    static memoir_scenario s;
    for (size_t i = 0; i < COUNT(lines); i++) {
        bcg_problem list[8];
        bcg_problems p;
        size_t size;
        const test_text t = text_of_file(PEGASUS);
        char *text = malloc(t.size + 200);
        assert_non_null(text);
        const int n = snprintf(text, t.size + 200, "%.*s%s\nforeign packs is {\"base\":1}\n",
                               (int)t.size, t.at, lines[i]);
        read_clean(text, (size_t)n, &s);
        assert_comes_back(&s, NULL); /* they are kept all the same */
        bcg_problems_init(&p, list, COUNT(list));
        free(m44_write(&s, &size, &p));
        if (!bcg_problems_has(&p, SCN_BAD_VALUE) && strstr(lines[i], "bocage") == NULL)
            fail_msg("nothing was told of %s", lines[i]);
        free(text);
        free(t.at);
    }
}

/* Texts that do not fit are reported, never truncated. */
static void too_much_text_is_told(void **state)
{
    (void)state;
    static answer a;
    static char longer[MEMOIR_TEXT + 100], text[2 * MEMOIR_TEXT];
    const test_text t = text_of_file(SAMPLE_1);
    memset(longer, 'x', sizeof longer - 1);
    snprintf(text, sizeof text, "\"text\": {\"fr\": {\"rules\": \"%s\"},", longer);
    const test_text other = replaced(t, "\"text\": {", text);
    read_m44(&a, other.at, other.size);
    assert_read(&a);
    assert_told(&a, SCN_TEXT_FULL,
                "text.fr.rules: left out: the texts are longer than 49152 bytes together");
    free(other.at);
    snprintf(text, sizeof text, "\"historical\": \"%s\", \"x\": ", longer);
    const test_text own = replaced(t, "\"historical\": ", text);
    read_m44(&a, own.at, own.size);
    assert_false(a.good);
    assert_told(&a, SCN_TEXT_FULL,
                "text.en.historical: the texts of this file are longer than 49152 "
                "bytes together");
    free(own.at);
    free(t.at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sample_1_is_a_battle),
        cmocka_unit_test(sample_2_uses_nearly_everything),
        cmocka_unit_test(sample_3_names_a_hex_that_is_none),
        cmocka_unit_test(battles_come_back_as_they_were),
        cmocka_unit_test(a_position_comes_back),
        cmocka_unit_test(what_is_wrong_is_told_with_its_place),
        cmocka_unit_test(a_file_may_end_anywhere),
        cmocka_unit_test(what_is_missing_is_told),
        cmocka_unit_test(what_is_not_known_survives),
        cmocka_unit_test(the_report_names_everything),
        cmocka_unit_test(a_time_behind_the_date_does_no_harm),
        cmocka_unit_test(a_list_in_a_wrapper_is_read),
        cmocka_unit_test(changes_of_other_programs_count),
        cmocka_unit_test(a_bocage_part_that_does_not_fit_is_left_out),
        cmocka_unit_test(a_file_without_it_tells_what_may_be_missing),
        cmocka_unit_test(foreign_lines_that_spoil_the_file_are_told),
        cmocka_unit_test(too_much_text_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
