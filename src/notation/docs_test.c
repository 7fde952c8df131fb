/* docs/formats.md describes the format completely: it mentions every keyword, field and word. */
#include "assault/action.h"
#include "memoir/action.h"
#include "notation/assault_scn.h"
#include "notation/memoir_scn.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_document(void)
{
    FILE *f = fopen(BOCAGE_SOURCE "/docs/formats.md", "rb");
    assert_non_null(f);
    char *text = calloc(1, 1 << 16);
    assert_non_null(text);
    const size_t size = fread(text, 1, (1 << 16) - 1, f);
    assert_in_range(size, 1000, (1 << 16) - 2);
    fclose(f);
    return text;
}

static void assert_quoted(const char *text, const char *word)
{
    char quoted[80];
    snprintf(quoted, sizeof quoted, "`%s`", word);
    if (strstr(text, quoted) == NULL)
        fail_msg("docs/formats.md does not mention %s", quoted);
}

static void every_word_is_documented(void **state)
{
    (void)state;
    char *text = read_document();
    for (int i = 0; i < memoir_scn_format.nkinds; i++) {
        const bcg_line_kind *kind = &memoir_scn_format.kinds[i];
        assert_quoted(text, kind->keyword);
        for (const bcg_field *f = kind->fields; f && f->type != BCG_F_END; f++) {
            if (f->name)
                assert_quoted(text, f->name);
            for (int w = 0; f->words && w < f->words->count; w++)
                assert_quoted(text, f->words->word[w]);
        }
    }
    free(text);
}

static void every_action_is_documented(void **state)
{
    (void)state;
    char *text = read_document();
    for (int kind = MA_NONE + 1; kind < MEMOIR_ACTION_KINDS; kind++)
        assert_quoted(text, memoir_action_kinds[kind].word);
    for (int face = 0; face < memoir_die_words.count; face++)
        assert_quoted(text, memoir_die_words.word[face]);
    free(text);
}

static void every_code_of_the_map_is_documented(void **state)
{
    (void)state;
    char *text = read_document();
    for (int t = 0; t < MEMOIR_TERRAINS; t++)
        assert_quoted(text, memoir_terrains[t].code);
    for (int k = MB_NONE + 1; k < MEMOIR_STRUCTURES; k++)
        assert_quoted(text, (char[]){memoir_structures[k].code, '\0'});
    for (int k = 0; k < MEMOIR_OBSTACLES; k++)
        assert_quoted(text, (char[]){memoir_obstacles[k].code, '\0'});
    for (int k = MU_NONE + 1; k < MEMOIR_UNITS; k++)
        assert_quoted(text, (char[]){memoir_units[k].code, '\0'});
    free(text);
}

/* -- assault
 * --------------------------------------------------------------------------------------- */

/* Lists that the document describes by their first and last word. */
static bool is_long_list(const bcg_words *words)
{
    return words == &assault_face_words || words == &assault_deck_words ||
           words == &assault_tm_words || words == &assault_action_deck_words;
}

static void every_word_of_assault_is_documented(void **state)
{
    (void)state;
    char *text = read_document();
    for (int i = 0; i < assault_scn_format.nkinds; i++) {
        const bcg_line_kind *kind = &assault_scn_format.kinds[i];
        assert_quoted(text, kind->keyword);
        for (const bcg_field *f = kind->fields; f && f->type != BCG_F_END; f++) {
            if (f->name)
                assert_quoted(text, f->name);
            for (int w = 0; f->words && !is_long_list(f->words) && w < f->words->count; w++)
                assert_quoted(text, f->words->word[w]);
        }
    }
    for (int kind = AA_NONE + 1; kind < ASSAULT_ACTION_KINDS; kind++)
        assert_quoted(text, assault_action_kinds[kind].word);
    for (int t = 0; t < ASSAULT_TERRAINS; t++)
        assert_quoted(text, assault_terrains[t].code);
    free(text);
}

/* The battle in the document is canonical. */
static void the_battle_of_the_document_is_canonical(void **state)
{
    (void)state;
    char *text = read_document(), *again = malloc(ASSAULT_SCN_SIZE);
    assault_scenario *s = malloc(sizeof *s);
    char *start = strstr(text, "bocage 1\nruleset     assault\nid ");
    bcg_problem list[1];
    bcg_problems p;
    bcg_writer w;
    assert_non_null(start);
    assert_non_null(again);
    assert_non_null(s);
    *strstr(start, "```") = '\0';
    bcg_problems_init(&p, list, 1);
    if (!assault_scn_read(start, strlen(start), s, &p))
        fail_msg("%d:%d: %s", list[0].line, list[0].column, list[0].text);
    bcg_writer_init(&w, again, ASSAULT_SCN_SIZE);
    assert_true(assault_scn_write(s, &w));
    assert_string_equal(again, start);
    free(s);
    free(again);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_word_is_documented),
        cmocka_unit_test(every_action_is_documented),
        cmocka_unit_test(every_code_of_the_map_is_documented),
        cmocka_unit_test(every_word_of_assault_is_documented),
        cmocka_unit_test(the_battle_of_the_document_is_canonical),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
