/* Memoir as text: combines the parts into a bcg_notation (notation.h). */
#include "notation/memoir_notation.h"

#include "memoir/rules.h"
#include "memoir/view.h"
#include "notation/memoir_action.h"

#include <stddef.h>
#include <stdio.h>

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

/* "allies" for the only seat of a side, "allies-left" for one of several. */
static void name_seats(memoir_prepared *m)
{
    for (int seat = 0; seat < m->game.seats; seat++) {
        const int side = m->game.side_of[seat], member = seat - m->game.first_seat[side];
        const char *role =
            memoir_role_of((memoir_form)m->game.form, (memoir_side)side, member)->word;
        snprintf(m->seat_word[seat], sizeof m->seat_word[seat], "%s%s%s",
                 memoir_side_words.word[side], role[0] ? "-" : "", role);
    }
}

static bool start(bcg_prepared *head, const char *edition, const char *options, bcg_problems *p)
{
    memoir_prepared *m = (memoir_prepared *)head;
    memoir_choices choices;
    bcg_writer w;
    if (!read_choices(edition, options, &choices, p) ||
        !memoir_scn_start(&m->scenario, choices, &m->game, &m->first, p))
        return false;
    head->game = &m->game.head;
    head->hidden = memoir_has_hidden_cards(&m->first);
    snprintf(head->edition, sizeof head->edition, "%s", memoir_edition_words.word[m->game.edition]);
    bcg_writer_init(&w, head->options, sizeof head->options);
    if (m->game.form != memoir_usual_form(m->scenario.board.at[0].board))
        bcg_write(&w, memoir_form_words.word[m->game.form]);
    for (int i = 0; i < memoir_option_words.count; i++)
        if (m->game.options >> i & 1)
            bcg_writef(&w, "%s%s", w.size ? " " : "", memoir_option_words.word[i]);
    name_seats(m);
    return true;
}

/* Two played the overlord board like any other before rules 3. */
static const char *options_then(int rules)
{
    return rules < 3 ? memoir_form_words.word[MEMOIR_DUEL] : "";
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
    const memoir_prepared *m = memoir_of(prepared);
    return seat >= 0 && seat < m->game.seats ? m->seat_word[seat] : NULL;
}

static const char *team_word(const bcg_prepared *prepared, int team)
{
    (void)prepared;
    return team >= 0 && team < MEMOIR_SIDES ? memoir_side_words.word[team] : NULL;
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

static void save(const bcg_prepared *prepared, const void *state, void *document)
{
    memoir_position_save(&memoir_of(prepared)->game, state, document);
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

/* The same words as memoir_edition_words and memoir_option_words; a test compares them. */
static const char *const editions[] = {"revised", "classic", NULL};
static const char *const forms[] = {"duel",         "alliance-1-2", "alliance-2-1",
                                    "alliance-2-2", "team-1-2",     "team-2-1",
                                    "team-2-2",     "team-2-3",     "team-3-2",
                                    "team-3-3",     "overlord-1-1", "overlord-1-2",
                                    "overlord-1-3", "overlord-1-4", "overlord-2-1",
                                    "overlord-2-2", "overlord-2-3", "overlord-2-4",
                                    "overlord-3-1", "overlord-3-2", "overlord-3-3",
                                    "overlord-3-4", "overlord-4-1", "overlord-4-2",
                                    "overlord-4-3", "overlord-4-4", NULL};

const bcg_option bcg_memoir_options[] = {
    {"edition", editions, false, false},       {"form", forms, false, false},
    {"young-generals", NULL, false, false},    {"match-play", NULL, false, true},
    {"no-take-ground", NULL, true, false},     {"no-overrun", NULL, true, false},
    {"unlimited-sandbags", NULL, true, false}, {NULL, NULL, false, false},
};

const bcg_notation bcg_memoir_notation = {
    .problems = &memoir_problem_reasons,
    .format = &memoir_scn_format,
    .prepared_size = sizeof(memoir_prepared),
    .document_at = offsetof(memoir_prepared, scenario),
    .start = start,
    .save = save,
    .read = bcg_table_read,
    .name = bcg_table_name,
    .write = bcg_table_write,
    .prepare = bcg_table_prepare,
    .options_then = options_then,
    .seat_word = seat_word,
    .team_word = team_word,
    .first = first,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .snapshot = bcg_table_snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .hash = bcg_table_hash,
    .hash_scratch = sizeof(memoir_scenario) + MEMOIR_SCN_SIZE,
};
