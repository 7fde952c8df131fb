/* Memoir as text: the parts put together as notation.h wants them. */
#include "notation/memoir_notation.h"

#include "memoir/rules.h"
#include "memoir/view.h"
#include "notation/memoir_action.h"
#include "notation/memoir_replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)BCG_ACTION_TEXT == (int)MEMOIR_ACTION_TEXT, "room for the text of any action");

/* -- making one ready ------------------------------------------------------------------------- */

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

/* What is said of a prepared game without asking its ruleset. */
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

static void begin(const bcg_prepared *prepared, bcg_rng *r, void *state)
{
    const memoir_prepared *m = memoir_of(prepared);
    if (prepared->hidden)
        bcg_memoir_ops.guess(&m->game.head, &m->first, r, state);
    else
        *(memoir_state *)state = m->first;
}

/* -- small answers ---------------------------------------------------------------------------- */

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

/* Cards are drawn by the program, so that the others do not see them. */
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

/* -- replays ---------------------------------------------------------------------------------- */

enum { REPLAY_LINE = MEMOIR_ACTION_TEXT + 64 };

static char *replay(const bcg_prepared *prepared, const void *first, const bcg_action *actions,
                    const int8_t *actors, int count, const bcg_replay_header *head)
{
    const memoir_prepared *m = memoir_of(prepared);
    const size_t capacity = 2 * (size_t)MEMOIR_SCN_SIZE + (size_t)count * REPLAY_LINE;
    memoir_hasher *hasher = malloc(sizeof *hasher);
    memoir_scenario *start = malloc(sizeof *start);
    char *text = malloc(capacity);
    memoir_state s = *(const memoir_state *)first;
    bcg_writer w;
    if (hasher && start && text) {
        *start = m->scenario;
        if (prepared->hidden) /* as they were dealt */
            memoir_position_save(&m->game, &s, start);
        bcg_writer_init(&w, text, capacity);
        memoir_record_begin(hasher, &m->game, start, true, head, &w);
        for (int i = 0; i < count; i++) {
            bcg_memoir_ops.apply(&m->game.head, &s, actors[i], actions[i], NULL);
            memoir_record_action(hasher, &m->game, &s, actors[i], actions[i], &w);
        }
        memoir_record_end(&s, &w);
    } else {
        free(text);
        text = NULL;
    }
    free(hasher);
    free(start);
    return text;
}

/* In the words of memoir_edition_words and memoir_option_words, which a test compares. */
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
    .prepare = prepare,
    .seat_word = seat_word,
    .team_word = seat_word,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .snapshot = snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .replay = replay,
};
