/* Memoir as text: combines the parts into a bcg_notation (notation.h). */
#include "notation/memoir_notation.h"

#include "memoir/rules.h"
#include "memoir/view.h"
#include "notation/memoir_action.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)BCG_ACTION_TEXT == (int)MEMOIR_ACTION_TEXT, "room for the text of any action");

/* -- preparing a game ------------------------------------------------------------------------- */

static bool read_choices(const char *edition, const char *options, memoir_choices *out,
                         bcg_problems *p)
{
    const bcg_span chosen = bcg_span_of(edition ? edition : ""), whole = {"", 0, 0, 0};
    memoir_unknown_choice unknown;
    if (memoir_choices_read(edition ? &chosen : NULL, bcg_span_of(options ? options : ""), out,
                            &unknown))
        return true;
    bcg_error(p, whole, SCN_UNKNOWN_WORD, "there is no %s `%.*s`", unknown.what,
              BCG_SHOWN(unknown.word));
    return false;
}

static void copy_text(char *out, size_t size, bcg_span text)
{
    snprintf(out, size, "%.*s", (int)text.len, text.at);
    out[bcg_text_valid(out, strlen(out))] = '\0'; /* not in the middle of a character */
}

static void name(const void *document, bcg_document_name *out)
{
    const memoir_scenario *s = document;
    *out = (bcg_document_name){"", ""};
    if (s->id.count)
        copy_text(out->id, sizeof out->id, memoir_text(s, s->id.at[0].text));
    if (s->title.count)
        copy_text(out->title, sizeof out->title, memoir_text(s, s->title.at[0].text));
}

static char *write_document(const void *document, size_t *size)
{
    char *text = malloc(MEMOIR_SCN_SIZE);
    bcg_writer w;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    if (!memoir_scn_write(document, &w)) {
        free(text);
        return NULL;
    }
    *size = w.size;
    return text;
}

/* Fills in what can be read from a prepared game without asking its ruleset. */
static bool describe(memoir_prepared *m)
{
    const memoir_scenario *s = &m->scenario;
    bcg_prepared *head = &m->head;
    bcg_writer w;
    char *text = malloc(MEMOIR_SCN_SIZE);
    if (text == NULL)
        return false;
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    memoir_scn_write(s, &w);
    head->scenario = realloc(text, w.size + 1);
    if (head->scenario == NULL)
        head->scenario = text;
    head->scenario_size = w.size;
    if (s->id.count)
        copy_text(head->id, sizeof head->id, memoir_text(s, s->id.at[0].text));
    if (s->title.count)
        copy_text(head->title, sizeof head->title, memoir_text(s, s->title.at[0].text));
    snprintf(head->edition, sizeof head->edition, "%s", memoir_edition_words.word[m->game.edition]);
    bcg_writer_init(&w, head->options, sizeof head->options);
    for (int i = 0; i < memoir_option_words.count; i++)
        if (m->game.options >> i & 1)
            bcg_writef(&w, "%s%s", w.size ? " " : "", memoir_option_words.word[i]);
    return true;
}

static void *read_document(const char *text, size_t size, bcg_problems *p)
{
    memoir_scenario *s = malloc(sizeof *s);
    if (s)
        memoir_scn_read(text, size, s, p);
    return s;
}

static bcg_prepared *prepare(const bcg_ruleset *ruleset, const void *document, const char *edition,
                             const char *options, bcg_problems *p)
{
    memoir_choices choices;
    if (!read_choices(edition, options, &choices, p))
        return NULL;
    memoir_prepared *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->scenario = *(const memoir_scenario *)document;
    if (memoir_scn_start(&m->scenario, choices, &m->game, &m->first, p) && describe(m)) {
        m->head.ruleset = ruleset;
        m->head.game = &m->game.head;
        m->head.hidden = memoir_has_hidden_cards(&m->first);
        m->head.users = 1;
        return &m->head;
    }
    free(m);
    return NULL;
}

static void first(const bcg_prepared *prepared, void *state)
{
    *(memoir_state *)state = memoir_of(prepared)->first;
}

static void begin(const bcg_prepared *prepared, bcg_rng *r, void *state)
{
    const memoir_prepared *m = memoir_of(prepared);
    if (prepared->hidden)
        bcg_memoir_ops.guess(&m->game.head, &m->first, r, state);
    else
        *(memoir_state *)state = m->first;
}

/* -- small functions -------------------------------------------------------------------------- */

static const char *seat_word(const bcg_prepared *prepared, int seat)
{
    (void)prepared;
    return seat >= 0 && seat < MEMOIR_SIDES ? memoir_side_words.word[memoir_side_of_seat(seat)]
                                            : NULL;
}

static int ply(const bcg_prepared *prepared, const void *state)
{
    (void)prepared;
    return ((const memoir_state *)state)->ply;
}

/* Cards are drawn by the program, so that the other side does not see them. */
static bool rolls_dice(const bcg_prepared *prepared, const void *state)
{
    const memoir_pending *f = memoir_top(state);
    (void)prepared;
    return f && f->what != PENDING_DRAW;
}

static char *snapshot(const bcg_prepared *prepared, const void *state)
{
    const memoir_prepared *m = memoir_of(prepared);
    memoir_scenario *position = malloc(sizeof *position);
    char *text = malloc(MEMOIR_SCN_SIZE);
    bcg_writer w;
    if (position && text) {
        *position = m->scenario;
        memoir_position_save(&m->game, state, position);
        bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
        memoir_scn_write(position, &w);
    } else {
        free(text);
        text = NULL;
    }
    free(position);
    return text;
}

/* -- actions ---------------------------------------------------------------------------------- */

static void write_action(const bcg_prepared *prepared, bcg_action a, bcg_writer *w)
{
    memoir_action_write(&memoir_of(prepared)->game, a, w);
}

static bcg_reason read_action(const bcg_prepared *prepared, const void *state, int seat,
                              const char *text, size_t len, bcg_action *out)
{
    (void)seat;
    return memoir_action_read(&memoir_of(prepared)->game, state, text, len, out);
}

static void explain(const bcg_prepared *prepared, const char *text, size_t len, bcg_writer *w)
{
    memoir_action_explain(&memoir_of(prepared)->game, text, len, w);
}

/* -- hashes ----------------------------------------------------------------------------------- */

/* Buffers for writing the text of a position. */
typedef struct hash_scratch {
    memoir_scenario position;
    char text[MEMOIR_SCN_SIZE];
} hash_scratch;

/* Lines that change nothing in the game are left out. */
static uint64_t hash(const bcg_prepared *prepared, const void *state, void *scratch)
{
    const memoir_prepared *m = memoir_of(prepared);
    hash_scratch *h = scratch;
    memoir_scenario *s = &h->position;
    bcg_writer w;
    *s = m->scenario;
    s->title.count = s->book.count = s->label.count = s->briefing.count = 0;
    s->conditions.count = s->history.count = s->foreign.count = 0;
    memoir_position_save(&m->game, state, s);
    bcg_writer_init(&w, h->text, sizeof h->text);
    memoir_scn_write(s, &w);
    return bcg_text_hash(w.text, w.size);
}

/* The same words as memoir_edition_words and memoir_option_words; a test compares them. */
static const char *const editions[] = {"revised", "classic", NULL};

const bcg_option bcg_memoir_options[] = {
    {"edition", editions, false}, {"young-generals", NULL, false},
    {"match-play", NULL, false},  {"no-take-ground", NULL, true},
    {"no-overrun", NULL, true},   {"unlimited-sandbags", NULL, true},
    {NULL, NULL, false},
};

const bcg_notation bcg_memoir_notation = {
    .problems = &memoir_problem_reasons,
    .read = read_document,
    .name = name,
    .write = write_document,
    .prepare = prepare,
    .seat_word = seat_word,
    .team_word = seat_word,
    .first = first,
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
