/* Assault as text: combines the parts into a bcg_notation (notation.h). */
#include "notation/assault_notation.h"

#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_action.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

_Static_assert((int)BCG_ACTION_TEXT >= (int)ASSAULT_ACTION_TEXT, "room for the text of any action");

/* -- own values ------------------------------------------------------------------------------- */

static bool add_values(void *document, const char *text, size_t size, bcg_problems *p)
{
    return assault_values_add(document, text, size, p);
}

static void *read_values(const char *text, size_t size, bcg_problems *p)
{
    assault_scenario *s = malloc(sizeof *s);
    if (s && assault_values_read(text, size, s, p))
        return s;
    free(s);
    return NULL;
}

static char *without_values(const bcg_prepared *prepared)
{
    assault_scenario *s = bcg_document_copy(prepared);
    size_t size;
    if (s == NULL)
        return NULL;
    s->value_unit.count = s->value_action.count = s->value_card.count = s->value_tile.count = 0;
    char *text = bcg_document_text(&assault_scn_format, s, &size);
    free(s);
    return text;
}

/* -- preparing a game ------------------------------------------------------------------------- */

static const char match_play[] = "match-play";
static const bcg_span whole = {"", 0, 0, 0};

/* There are no editions, and one option, which is not part of the rules: scenarios and positions
 * do not name it. */
static bool read_choices(const char *edition, const char *options, assault_prepared *a,
                         bcg_problems *p)
{
    bcg_span rest = bcg_span_of(options ? options : ""), word;
    if (edition && edition[0]) {
        bcg_error(p, whole, SCN_UNKNOWN_WORD, "there is no edition `%.40s`", edition);
        return false;
    }
    while (rest.len > 0 && bcg_span_word(&rest, &word)) {
        if (!bcg_span_is(word, match_play)) {
            bcg_error(p, whole, SCN_UNKNOWN_WORD, "there is no option `%.*s`", BCG_SHOWN(word));
            return false;
        }
        a->match_play = true;
    }
    return true;
}

static bool has_sides_to_swap(const assault_prepared *a, bcg_problems *p)
{
    if (a->match_play && a->game.npc != ASSAULT_NOBODY) {
        bcg_error(p, whole, SCN_UNKNOWN_WORD, "a solo game has no option `%s`", match_play);
        return false;
    }
    return true;
}

static bool start(bcg_prepared *head, const char *edition, const char *options, bcg_problems *p)
{
    assault_prepared *a = (assault_prepared *)head;
    if (!read_choices(edition, options, a, p) || !assault_scn_start(&a->scenario, &a->game, p) ||
        !has_sides_to_swap(a, p))
        return false;
    head->game = &a->game.head;
    snprintf(head->options, sizeof head->options, "%s", a->match_play ? match_play : "");
    if (!assault_has_values(&a->scenario))
        return true;
    head->values = bcg_document_text(&assault_values_format, &a->scenario, &head->values_size);
    return head->values != NULL;
}

static void begin(const bcg_prepared *prepared, bcg_rng *r, void *state)
{
    (void)r;
    *(assault_state *)state = assault_of(prepared)->game.opening;
}

/* -- small functions -------------------------------------------------------------------------- */

static const char *seat_word(const bcg_prepared *prepared, int seat)
{
    const assault_game *g = &assault_of(prepared)->game;
    return seat >= 0 && seat < g->head.ops->seats(&g->head)
               ? assault_nation_words.word[assault_side_of_seat(g, seat)]
               : NULL;
}

static int ply(const bcg_prepared *prepared, const void *state)
{
    (void)prepared;
    return ((const assault_state *)state)->ply;
}

/* There are no dice: cards are drawn and flipped by the program, so that decks stay secret. */
static bool rolls_dice(const bcg_prepared *prepared, const void *state)
{
    (void)prepared;
    (void)state;
    return false;
}

static void save(const bcg_prepared *prepared, const void *state, void *document)
{
    assault_position_save(&assault_of(prepared)->game, state, document);
}

/* -- actions ---------------------------------------------------------------------------------- */

static void write_action(const bcg_prepared *prepared, bcg_action a, bcg_writer *w)
{
    assault_action_write(&assault_of(prepared)->game, a, w);
}

static bcg_reason read_action(const bcg_prepared *prepared, const void *state, int seat,
                              const char *text, size_t len, bcg_action *out)
{
    return assault_action_read(&assault_of(prepared)->game, state, seat, text, len, out);
}

static void explain(const bcg_prepared *prepared, const char *text, size_t len, bcg_writer *w)
{
    assault_action_explain(&assault_of(prepared)->game, text, len, w);
}

const bcg_option bcg_assault_options[] = {
    {match_play, NULL, false, true},
    {NULL, NULL, false, false},
};

const bcg_notation bcg_assault_notation = {
    .problems = &assault_problem_reasons,
    .format = &assault_scn_format,
    .prepared_size = sizeof(assault_prepared),
    .document_at = offsetof(assault_prepared, scenario),
    .start = start,
    .save = save,
    .read = bcg_table_read,
    .name = bcg_table_name,
    .write = bcg_table_write,
    .prepare = bcg_table_prepare,
    .add_values = add_values,
    .is_values = assault_values_are,
    .read_values = read_values,
    .without_values = without_values,
    .seat_word = seat_word,
    .team_word = seat_word,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .snapshot = bcg_table_snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .hash = bcg_table_hash,
    .hash_scratch = sizeof(assault_scenario) + ASSAULT_SCN_SIZE,
};
