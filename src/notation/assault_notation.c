/* Assault as text: combines the parts into a bcg_notation (notation.h). */
#include "notation/assault_notation.h"

#include "assault/position.h"
#include "assault/rules.h"
#include "notation/assault_action.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)BCG_ACTION_TEXT >= (int)ASSAULT_ACTION_TEXT, "room for the text of any action");

/* -- documents -------------------------------------------------------------------------------- */

static void copy_text(char *out, size_t size, bcg_span text)
{
    snprintf(out, size, "%.*s", (int)text.len, text.at);
    out[bcg_text_valid(out, strlen(out))] = '\0'; /* not in the middle of a character */
}

static void name(const void *document, bcg_document_name *out)
{
    const assault_scenario *s = document;
    *out = (bcg_document_name){"", ""};
    if (s->id.count)
        copy_text(out->id, sizeof out->id, assault_text(s, s->id.at[0].text));
    if (s->title.count)
        copy_text(out->title, sizeof out->title, assault_text(s, s->title.at[0].text));
}

/* The text some part of a scenario makes; NULL if out of memory or too long. */
static char *write_text(bool (*write)(const assault_scenario *, bcg_writer *),
                        const assault_scenario *s, size_t *size)
{
    char *text = malloc(ASSAULT_SCN_SIZE);
    bcg_writer w;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&w, text, ASSAULT_SCN_SIZE);
    if (!write(s, &w)) {
        free(text);
        return NULL;
    }
    *size = w.size;
    char *exact = realloc(text, w.size + 1);
    if (exact)
        text = exact;
    return text;
}

static char *write_document(const void *document, size_t *size)
{
    return write_text(assault_scn_write, document, size);
}

static void *read_document(const char *text, size_t size, bcg_problems *p)
{
    assault_scenario *s = malloc(sizeof *s);
    if (s)
        assault_scn_read(text, size, s, p);
    return s;
}

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

/* -- preparing a game ------------------------------------------------------------------------- */

/* Fills in what can be read from a prepared game without asking its ruleset. */
static bool describe(assault_prepared *a)
{
    bcg_prepared *head = &a->head;
    head->scenario = write_text(assault_scn_write, &a->scenario, &head->scenario_size);
    if (assault_has_values(&a->scenario))
        head->values = write_text(assault_values_write, &a->scenario, &head->values_size);
    if (head->scenario == NULL || (assault_has_values(&a->scenario) && head->values == NULL)) {
        free(head->scenario);
        return false;
    }
    bcg_document_name named;
    name(&a->scenario, &named);
    snprintf(head->id, sizeof head->id, "%s", named.id);
    copy_text(head->title, sizeof head->title, bcg_span_of(named.title));
    return true;
}

/* There are no editions and no options. */
static bool has_no_choices(const char *edition, const char *options, bcg_problems *p)
{
    const bcg_span whole = {"", 0, 0, 0};
    bcg_span rest = bcg_span_of(options ? options : ""), word;
    if (edition && edition[0])
        bcg_error(p, whole, SCN_UNKNOWN_WORD, "there is no edition `%.40s`", edition);
    else if (rest.len > 0 && bcg_span_word(&rest, &word))
        bcg_error(p, whole, SCN_UNKNOWN_WORD, "there is no option `%.*s`", BCG_SHOWN(word));
    else
        return true;
    return false;
}

static bcg_prepared *prepare(const bcg_ruleset *ruleset, const void *document, const char *edition,
                             const char *options, bcg_problems *p)
{
    if (!has_no_choices(edition, options, p))
        return NULL;
    assault_prepared *a = calloc(1, sizeof *a);
    if (a == NULL)
        return NULL;
    a->scenario = *(const assault_scenario *)document;
    if (assault_scn_start(&a->scenario, &a->game, p) && describe(a)) {
        a->head.ruleset = ruleset;
        a->head.game = &a->game.head;
        a->head.users = 1;
        return &a->head;
    }
    free(a);
    return NULL;
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

static char *snapshot(const bcg_prepared *prepared, const void *state)
{
    const assault_prepared *a = assault_of(prepared);
    assault_scenario *position = malloc(sizeof *position);
    size_t size;
    if (position == NULL)
        return NULL;
    *position = a->scenario;
    assault_position_save(&a->game, state, position);
    char *text = write_text(assault_scn_write, position, &size);
    free(position);
    return text;
}

static char *without_values(const bcg_prepared *prepared)
{
    assault_scenario *s = malloc(sizeof *s);
    size_t size;
    if (s == NULL)
        return NULL;
    *s = assault_of(prepared)->scenario;
    s->value_unit.count = s->value_action.count = s->value_card.count = s->value_tile.count = 0;
    char *text = write_text(assault_scn_write, s, &size);
    free(s);
    return text;
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

/* -- hashes ----------------------------------------------------------------------------------- */

/* Buffers for writing the text of a position. */
typedef struct hash_scratch {
    assault_scenario position;
    char text[ASSAULT_SCN_SIZE];
} hash_scratch;

/* Lines that change nothing in the game are left out. */
static uint64_t hash(const bcg_prepared *prepared, const void *state, void *scratch)
{
    const assault_prepared *a = assault_of(prepared);
    hash_scratch *h = scratch;
    assault_scenario *s = &h->position;
    bcg_writer w;
    *s = a->scenario;
    s->title.count = s->book.count = s->briefing.count = s->conditions.count = 0;
    assault_position_save(&a->game, state, s);
    bcg_writer_init(&w, h->text, sizeof h->text);
    assault_scn_write(s, &w);
    return bcg_text_hash(w.text, w.size);
}

const bcg_option bcg_assault_options[] = {
    {NULL, NULL, false},
};

const bcg_notation bcg_assault_notation = {
    .problems = &assault_problem_reasons,
    .read = read_document,
    .name = name,
    .write = write_document,
    .prepare = prepare,
    .add_values = add_values,
    .is_values = assault_values_are,
    .read_values = read_values,
    .without_values = without_values,
    .seat_word = seat_word,
    .team_word = seat_word,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .snapshot = snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .hash = hash,
    .hash_scratch = sizeof(hash_scratch),
};
