/* Assault on the command line: combines the parts into a bcg_ruleset_tools (ruleset_tools.h), and
 * contains the small ones. */
#include "cli/assault_tools.h"

#include "cli/cli.h"
#include "notation/assault_notation.h"
#include "notation/assault_scn.h"
#include "session/assault_json.h"

#include <stdlib.h>
#include <string.h>

/* -- words ------------------------------------------------------------------------------------ */

const char *assault_side_title(int side)
{
    return side == AS_GERMAN ? "German" : "American";
}

const char *assault_kind_name(int kind)
{
    if (assault_is_unit(kind))
        return assault_unit_facts_of[kind].name;
    return assault_is_bluff(kind) ? "the bluff card" : assault_facts_of(kind)->name;
}

tile_name assault_tile_name(const assault_game *g, int tile)
{
    tile_name name = {""};
    if (tile >= 0 && tile < ASSAULT_SQUARES && assault_has(g->tiles, tile))
        bcg_tile_label(g->board, (bcg_tile)tile, name.text);
    return name;
}

/* -- lists of battles ------------------------------------------------------------------------- */

/* By number in the rulebook; those without one follow. */
static int order(const void *document)
{
    const assault_scenario *s = document;
    return s->book.count ? s->book.at[0].value : 1000;
}

/* The text of a line that may be missing. */
static bcg_span text_of(const assault_scenario *s, int count, const assault_line_text *line)
{
    return count ? assault_text(s, line->text) : (bcg_span){NULL, 0, 0, 0};
}

static void put_setup(FILE *out, const assault_scenario *s)
{
    bcg_json j = {0};
    bcg_json_clear(&j);
    assault_json_setup(&j, s);
    if (!j.failed)
        fprintf(out, ",\"setup\":%s", j.text);
    bcg_json_free(&j);
}

/* What is worth knowing when choosing a battle. */
static void put_facts(FILE *out, const void *document)
{
    const assault_scenario *s = document;
    const int automa = assault_automa_of(s);
    fprintf(out, ",\"board\":\"%dx%d\",\"sides\":[", s->columns, s->rows);
    for (int side = 0, n = 0; side < ASSAULT_SIDES; side++)
        if (side != automa)
            fprintf(out, "%s\"%s\"", n++ ? "," : "", assault_side_words.word[side]);
    fprintf(out, "],\"solo\":%s,\"turns\":", automa == ASSAULT_NOBODY ? "false" : "true");
    if (s->limit.count && s->limit.at[0].turns != ASSAULT_NO_LIMIT)
        fprintf(out, "%d", s->limit.at[0].turns);
    else
        fprintf(out, "null");
    json_text_or_null(out, "briefing", text_of(s, s->briefing.count, s->briefing.at));
    json_text_or_null(out, "conditions", text_of(s, s->conditions.count, s->conditions.at));
    put_setup(out, s);
}

/* -- checks ----------------------------------------------------------------------------------- */

static void advise(const bcg_prepared *prepared, const void *document, bcg_problems *p)
{
    const assault_scenario *s = document;
    if (s->turn.count == 0)
        assault_scn_advise(s, &assault_of(prepared)->game, p);
}

/* -- drawing ---------------------------------------------------------------------------------- */

/* The game of a document, made for drawing it; NULL with a message. */
typedef struct made_game {
    assault_scenario scenario;
    assault_game game;
} made_game;

static made_game *make_game(const void *document)
{
    made_game *made = malloc(sizeof *made);
    bcg_problems ignored;
    bcg_problems_init(&ignored, NULL, 0);
    if (made == NULL) {
        complain("show", "not enough memory");
        return NULL;
    }
    made->scenario = *(const assault_scenario *)document;
    if (assault_is_view(&made->scenario)
            ? assault_scn_look(&made->scenario, &made->game)
            : assault_scn_start(&made->scenario, &made->game, &ignored))
        return made;
    complain("show", "the lines of this position contradict each other; `bocage check` says where");
    free(made);
    return NULL;
}

static bool draw_text(FILE *out, const void *document, text_style style)
{
    made_game *made = make_game(document);
    const bool is_made = made != NULL;
    if (made) {
        const assault_shown shown = {&made->scenario, &made->game, &made->game.opening};
        assault_draw_text(out, &shown, style);
    }
    free(made);
    return is_made;
}

static bool draw_svg(FILE *out, const void *document, svg_style style)
{
    made_game *made = make_game(document);
    bool drawn = false;
    if (made) {
        const assault_shown shown = {&made->scenario, &made->game, &made->game.opening};
        drawn = assault_draw_svg(out, &shown, style);
    }
    free(made);
    return drawn;
}

/* -- games ------------------------------------------------------------------------------------ */

static void put_phase(FILE *out, const bcg_prepared *p, const void *state)
{
    const assault_state *s = state;
    const assault_pending *top = assault_top(s);
    (void)p;
    json_phase(out, assault_phase_words.word[s->phase],
               top ? assault_pending_words.word[top->what] : NULL, s->turn);
}

static const char *waits_for(const bcg_prepared *p, const void *state)
{
    const assault_pending *top = assault_top(state);
    (void)p;
    switch (top ? top->what : AP_COMBAT) {
    case AP_EDGES:
        return "nobody has to decide now: the edges are still to be drawn";
    case AP_DEAL:
    case AP_START_DRAW:
        return "nobody has to decide now: cards are still to be dealt";
    default:
        return "nobody has to decide now: a card is to be flipped";
    }
}

/* Points are battles won: what the search expects of them is a chance. */
static void expect(FILE *out, const bcg_prepared *p, const void *state, int seat, double gain,
                   double risk)
{
    const assault_game *g = &assault_of(p)->game;
    const int side = assault_side_of_seat(g, seat), enemy = assault_enemy(side);
    (void)state;
    fprintf(out, "Won by the end of the next turn: %.0f %% by the %s side", 100 * gain,
            assault_side_title(side));
    if (g->npc != enemy)
        fprintf(out, ", %.0f %% by the %s", 100 * risk, assault_side_title(enemy));
    fputs(".\n", out);
}

/* Does the seat hold cards that the position does not name? */
static bool hides_own(const bcg_prepared *p, const void *state, int seat)
{
    const assault_game *g = &assault_of(p)->game;
    const assault_state *s = state;
    const int zone = AZ_HAND + assault_side_of_seat(g, seat);
    return bcg_set_count(&s->pile[zone]) < s->size[zone];
}

const bcg_ruleset_tools bcg_assault_tools = {
    .order = order,
    .put_facts = put_facts,
    .advise = advise,
    .draw_text = draw_text,
    .draw_svg = draw_svg,
    .put_phase = put_phase,
    .odds = assault_print_odds,
    .event = assault_tell_event,
    .waits_for = waits_for,
    .expect = expect,
    .hides_own = hides_own,
    .tables = assault_write_tables,
    .usual_level = "captain",
    .bench = &assault_bench,
};
