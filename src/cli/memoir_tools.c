/* Memoir on the command line: combines the parts into a bcg_ruleset_tools (ruleset_tools.h), and
 * contains the small ones. */
#include "cli/memoir_tools.h"

#include "cli/cli.h"
#include "memoir/odds.h"
#include "memoir/rules.h"
#include "notation/m44.h"
#include "notation/memoir_notation.h"

#include <stdlib.h>
#include <string.h>

/* -- words ------------------------------------------------------------------------------------ */

const char *side_name(int side)
{
    return side == MS_AXIS ? "Axis" : "Allies";
}

void format_period(const memoir_period *p, char *out, size_t size)
{
    static const char *const months[] = {"January",   "February", "March",    "April",
                                         "May",       "June",     "July",     "August",
                                         "September", "October",  "November", "December"};
    const bcg_date a = p->from, b = p->to;
    const char *month = months[a.month - 1];
    if (b.year == 0)
        snprintf(out, size, "%d %s %d", a.day, month, a.year);
    else if (a.year == b.year && a.month == b.month)
        snprintf(out, size, "%d to %d %s %d", a.day, b.day, month, a.year);
    else if (a.year == b.year)
        snprintf(out, size, "%d %s to %d %s %d", a.day, month, b.day, months[b.month - 1], a.year);
    else
        snprintf(out, size, "%d %s %d to %d %s %d", a.day, month, a.year, b.day,
                 months[b.month - 1], b.year);
}

hex_name name_of(const memoir_game *g, int h)
{
    hex_name name = {""};
    bcg_hex_label(g->board, (bcg_hex)h, name.text);
    return name;
}

/* -- lists of battles ------------------------------------------------------------------------- */

/* By number in the scenario book; those without one follow. */
static int order(const void *document)
{
    const memoir_scenario *s = document;
    return s->book.count ? s->book.at[0].value : 1000;
}

static void when(const void *document, char *out, size_t size)
{
    const memoir_scenario *s = document;
    if (s->date.count)
        format_period(&s->date.at[0], out, size);
    else
        out[0] = '\0';
}

/* "1944-06-06", or null. */
static void put_date(FILE *out, const char *key, bcg_date d)
{
    fprintf(out, ",\"%s\":", key);
    if (d.year)
        fprintf(out, "\"%04d-%02d-%02d\"", d.year, d.month, d.day);
    else
        fprintf(out, "null");
}

/* The form of play of the document, or the usual one. */
static int own_form(const memoir_scenario *s)
{
    return s->form.count   ? s->form.at[0].value
           : s->turn.count ? MEMOIR_DUEL
                           : (int)memoir_usual_form(s->board.at[0].board);
}

static void put_form(FILE *out, memoir_form form, unsigned editions)
{
    const char *separator = "";
    fprintf(out, "{\"form\":\"%s\",\"editions\":[", memoir_form_words.word[form]);
    for (int edition = ME_REVISED; edition >= ME_CLASSIC; edition--)
        if (editions >> edition & 1) {
            fprintf(out, "%s\"%s\"", separator, memoir_edition_words.word[edition]);
            separator = ",";
        }
    fprintf(out, "],\"seats\":[");
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int member = 0; member < memoir_forms[form].members[side]; member++) {
            char word[MEMOIR_SEAT_WORD];
            memoir_name_seat(form, (memoir_side)side, member, word);
            fprintf(out, "%s\"%s\"", side + member ? "," : "", word);
        }
    fprintf(out, "]}");
}

/* Those that can be chosen, with the editions they are for, the document's own first. A position is
 * played on in its own. */
static void put_forms(FILE *out, const void *document)
{
    const memoir_scenario *s = document;
    const int own = own_form(s);
    const char *separator = "";
    fprintf(out, ",\"forms\":[");
    for (int n = 0; n < MEMOIR_FORMS; n++) {
        const int form = n == 0 ? own : n <= own ? n - 1 : n;
        unsigned editions = 0;
        for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++)
            editions |= (unsigned)(memoir_form_misfit((memoir_form)form, (memoir_edition)edition,
                                                      s->board.at[0].board) == MMF_FITS)
                        << edition;
        if (editions == 0 || (s->turn.count && form != own))
            continue;
        fprintf(out, "%s", separator);
        put_form(out, (memoir_form)form, editions);
        separator = ",";
    }
    fprintf(out, "]");
}

/* What is worth knowing when choosing a battle. */
static void put_facts(FILE *out, const void *document)
{
    const memoir_scenario *s = document;
    const memoir_setup_side *axis = memoir_side_of(s, MS_AXIS),
                            *allies = memoir_side_of(s, MS_ALLIES);
    const memoir_period period = s->date.count ? s->date.at[0] : (memoir_period){0};
    fprintf(out, ",\"board\":\"%s\",\"sides\":[\"axis\",\"allies\"],\"medals\":[%d,%d]",
            memoir_board_words.word[s->board.at[0].board], axis->medals, allies->medals);
    fprintf(out, ",\"nations\":[\"%s\",\"%s\"]", memoir_nation_words.word[axis->nation],
            memoir_nation_words.word[allies->nation]);
    put_date(out, "from", period.from);
    put_date(out, "to", period.to);
    json_text_or_null(out, "briefing",
                      s->briefing.count ? memoir_text(s, s->briefing.at[0].text)
                                        : (bcg_span){NULL, 0, 0, 0});
}

/* Battles on a larger board are for several people per side. */
static bool suits_computers(const void *document)
{
    return ((const memoir_scenario *)document)->board.at[0].board == MEMOIR_STANDARD;
}

/* -- checks ----------------------------------------------------------------------------------- */

/* Lines from other programs. Those that matter were reported when the battle was set up. */
static void tell_foreign(const memoir_scenario *s, bcg_problems *p)
{
    int kept = 0, line = 0;
    m44_check_foreign(s, p);
    for (int i = s->foreign.count - 1; i >= 0; i--)
        if (!s->foreign.at[i].matters) {
            kept++;
            line = s->foreign.at[i].line;
        }
    if (kept > 0)
        bcg_warning(p, (bcg_span){"", 0, line, 1}, SCN_KEPT,
                    "%d `foreign` line%s kept for other programs; nothing changes in play", kept,
                    kept == 1 ? " is" : "s are");
}

static void advise(const bcg_prepared *prepared, const void *document, bcg_problems *p)
{
    const memoir_scenario *s = document;
    if (s->turn.count == 0)
        memoir_scn_advise(s, &memoir_of(prepared)->game, p);
    tell_foreign(s, p);
}

/* -- drawing ---------------------------------------------------------------------------------- */

static memoir_edition edition_named(const char *word)
{
    return strcmp(word, memoir_edition_words.word[ME_CLASSIC]) == 0 ? ME_CLASSIC : ME_REVISED;
}

static void set_edition(void *document, const char *edition)
{
    memoir_scenario *s = document;
    s->edition.count = 1;
    s->edition.at[0].value = (uint8_t)edition_named(edition);
}

static void keep_edition(void *document, const char *edition)
{
    memoir_show_edition(document, edition ? edition_named(edition) : memoir_edition_of(document));
}

static bool draw_text(FILE *out, const void *document, text_style style)
{
    memoir_draw_text(out, document, style);
    return true;
}

static bool draw_svg(FILE *out, const void *document, svg_style style)
{
    return memoir_draw_svg(out, document, style);
}

/* -- files of other programs ------------------------------------------------------------------ */

static void *import(const char *text, size_t size, bcg_problems *p)
{
    memoir_scenario *s = malloc(sizeof *s);
    if (s && m44_read(text, size, s, p))
        return s;
    free(s);
    return NULL;
}

static char *export(const void *document, size_t *size, bcg_problems *p)
{
    return m44_write(document, size, p);
}

/* -- games ------------------------------------------------------------------------------------ */

static void put_phase(FILE *out, const bcg_prepared *p, const void *state)
{
    const memoir_state *s = state;
    const memoir_pending *top = memoir_top(s);
    (void)p;
    json_phase(out, memoir_phase_words.word[s->phase],
               top ? memoir_pending_words.word[top->what] : NULL, s->turn);
}

static const char *waits_for(const bcg_prepared *p, const void *state)
{
    const memoir_state *s = state;
    (void)p;
    return s->phase == MP_SETUP && memoir_top(s)->what == PENDING_DRAW
               ? "nobody has to decide now: the cards are still to be dealt"
               : NULL;
}

/* Does the seat hold cards that the position does not name? */
static bool hides_own(const bcg_prepared *p, const void *state, int seat)
{
    const memoir_state *s = state;
    const memoir_game *g = &memoir_of(p)->game;
    const int hand = memoir_hand_in_turn(g, s, memoir_side_of_seat(g, seat));
    int hidden = s->hand_size[hand];
    for (int card = 0; card < MEMOIR_CARDS; card++)
        hidden -= s->hand[hand][card];
    return hidden > 0;
}

/* Whose turn follows the current one: the search looks as far as its end. */
static int next_side(const memoir_game *g, const memoir_state *s)
{
    return s->turn == 0 ? g->first : 1 - s->active;
}

static void expect(FILE *out, const bcg_prepared *p, const void *state, int seat, double gain,
                   double risk)
{
    const int side = memoir_side_of_seat(&memoir_of(p)->game, seat);
    fprintf(out,
            "Expected by the end of the next turn of the %s: "
            "%+.2f medals for the %s, %+.2f for the %s.\n",
            side_name(next_side(&memoir_of(p)->game, state)), gain, side_name(side), risk,
            side_name(1 - side));
}

const bcg_ruleset_tools bcg_memoir_tools = {
    .order = order,
    .when = when,
    .put_facts = put_facts,
    .put_forms = put_forms,
    .suits_computers = suits_computers,
    .advise = advise,
    .set_edition = set_edition,
    .keep_edition = keep_edition,
    .draw_text = draw_text,
    .draw_svg = draw_svg,
    .import = import,
    .import_size = M44_MAX_SIZE,
    .export = export,
    .put_phase = put_phase,
    .los = memoir_los,
    .odds = memoir_print_odds,
    .odds_dice = MEMOIR_ODDS_DICE,
    .event = memoir_tell_event,
    .waits_for = waits_for,
    .hides_own = hides_own,
    .expect = expect,
    .tables = memoir_write_tables,
    .usual_level = "captain",
    .bench = &memoir_bench,
};
