/* The board for terminals: three lines per row, at most 80 columns wide. The first line of a tile
 * shows terrain, markers of the scenario and who controls it, the second its unit (capital letters
 * American, small letters German), the third morale and markers. */
#include "cli/assault_tools.h"

#include "cli/cli.h"
#include "cli/colors.h"

#include "notation/assault_scn.h"

#include <ctype.h>
#include <string.h>

enum { MARGIN = 2, WIDE = 11, NARROW = 8, MOST_WIDE = 6 };

/* clang-format off */
static const struct {
    const char *name;
    int basic, rich; /* background: 8-colour code, 256-colour code */
} looks[ASSAULT_TERRAINS] = {
    [AT_CLEAR]            = { "",         49, 230 },
    [AT_BEACH]            = { "beach",    43, 229 },
    [AT_BOCAGE]           = { "bocage",   42, 193 },
    [AT_CITY]             = { "city",     41, 217 },
    [AT_FORTIFICATION]    = { "fort",     47, 250 },
    [AT_HEAVY_WOODS]      = { "h woods",  42, 108 },
    [AT_HILLS]            = { "hills",    43, 223 },
    [AT_IMPASSABLE_RIVER] = { "RIVER",    44, 110 },
    [AT_LIGHT_WOODS]      = { "woods",    42, 151 },
    [AT_PASSABLE_RIVER]   = { "river",    46, 117 },
    [AT_SWAMP]            = { "swamp",    46, 152 },
    [AT_TOWN]             = { "town",     41, 223 },
    [AT_VILLAGE]          = { "village",  41, 224 },
};
/* clang-format on */

typedef struct text_out {
    FILE *f;
    const assault_scenario *scenario;
    const assault_game *g;
    const assault_state *s;
    text_style style;
    int cell;
} text_out;

/* -- colour ----------------------------------------------------------------------------------- */

static void set_ground(const text_out *t, int tile)
{
    const int terrain = t->g->terrain[tile];
    color_ground(t->f, t->style.color, looks[terrain].basic, looks[terrain].rich);
}

/* -- cells ------------------------------------------------------------------------------------ */

/* Markers of the scenario: bridge, objective, home base. */
static void write_signs(const text_out *t, int tile, char out[4])
{
    int n = 0;
    if (assault_has(t->g->bridges, tile))
        out[n++] = '=';
    if (assault_has(t->g->objectives, tile))
        out[n++] = '*';
    if (t->g->home_base[AE_A] == tile || t->g->home_base[AE_B] == tile)
        out[n++] = '@';
    out[n] = '\0';
}

/* Terrain, markers, and at the right who controls the tile. */
static void print_terrain(const text_out *t, int tile)
{
    char signs[4], left[32];
    const char owner = assault_has(t->s->control[AS_GERMAN], tile)     ? 'g'
                       : assault_has(t->s->control[AS_AMERICAN], tile) ? 'A'
                                                                       : ' ';
    write_signs(t, tile, signs);
    snprintf(left, sizeof left, "%.*s", t->cell - 2 - (int)strlen(signs),
             looks[t->g->terrain[tile]].name);
    set_ground(t, tile);
    fprintf(t->f, "%s%s%*s%c", left, signs, t->cell - 1 - (int)(strlen(left) + strlen(signs)), "",
            owner);
    color_end(t->f, t->style.color);
}

/* The word of its kind without the nation; unknown: what everybody was told. */
static void name_unit(const text_out *t, int tile, char *out, size_t size)
{
    const assault_unit *u = &t->s->unit[tile];
    if (assault_is_unknown(t->s, tile))
        snprintf(out, size, "%s", u->side == AS_GERMAN ? "hidden" : "HIDDEN");
    else {
        const char *word = assault_kind_words.word[u->kind - 1], *dash = strchr(word, '-');
        snprintf(out, size, "%s", dash ? dash + 1 : word);
    }
    for (char *c = out; *c && u->side == AS_AMERICAN; c++)
        *c = (char)toupper((unsigned char)*c);
}

static void print_unit(const text_out *t, int tile)
{
    char name[40] = "";
    const bool there = assault_has(assault_occupied(t->s), tile);
    if (there)
        name_unit(t, tile, name, sizeof name);
    set_ground(t, tile);
    if (there)
        color_unit(t->f, t->style.color, t->s->unit[tile].side != AS_GERMAN);
    fprintf(t->f, "%.*s", t->cell, name);
    if (there) {
        color_end(t->f, t->style.color);
        set_ground(t, tile);
    }
    fprintf(t->f, "%*s", t->cell > (int)strlen(name) ? t->cell - (int)strlen(name) : 0, "");
    color_end(t->f, t->style.color);
}

/* Morale, then ? face down with the cost told, d dug in, m moved, f fired. */
static void print_marks(const text_out *t, int tile)
{
    char marks[40] = "";
    bcg_writer w;
    bcg_writer_init(&w, marks, sizeof marks);
    if (assault_has(assault_occupied(t->s), tile)) {
        const assault_unit *u = &t->s->unit[tile];
        if (!assault_is_unknown(t->s, tile))
            bcg_writef(&w, "%d", assault_morale_at(t->g, t->s, tile));
        else if (u->markers)
            bcg_writef(&w, "%+d", u->markers);
        if (u->marks & AU_FACE_DOWN)
            bcg_write(&w, " ?");
        if (u->marks & AU_FACE_DOWN && !(u->marks & (AU_START | AU_KNOWN)))
            bcg_writef(&w, "%d", u->told);
        bcg_write(&w, " ");
        if (assault_is_dug_in(t->g, t->s, tile))
            bcg_write(&w, "d");
        if (u->moved)
            bcg_write(&w, "m");
        if (u->marks & AU_FIRED)
            bcg_write(&w, "f");
    }
    set_ground(t, tile);
    fprintf(t->f, "%-*.*s", t->cell, t->cell, marks);
    color_end(t->f, t->style.color);
}

/* -- rows ------------------------------------------------------------------------------------- */

static void print_rule(const text_out *t)
{
    fprintf(t->f, "%*s", MARGIN, "");
    for (int i = 0; i < t->g->board.columns; i++) {
        fputs(i ? (t->style.utf8 ? "┼" : "+") : "", t->f);
        for (int n = 0; n < t->cell; n++)
            fputs(t->style.utf8 ? "─" : "-", t->f);
    }
    fputc('\n', t->f);
}

static void print_row(const text_out *t, int row)
{
    static void (*const lines[])(const text_out *, int) = {print_terrain, print_unit, print_marks};
    const int columns = t->g->board.columns;
    for (int line = 0; line < 3; line++) {
        if (line == 1)
            fprintf(t->f, "%d ", t->g->board.rows - row);
        else
            fprintf(t->f, "%*s", MARGIN, "");
        for (int i = 0; i < columns; i++) {
            if (i > 0)
                fputs(t->style.utf8 ? "│" : "|", t->f);
            lines[line](t, bcg_tile_at(t->g->board, t->style.flip ? columns - 1 - i : i, row));
        }
        fputc('\n', t->f);
    }
}

static void print_letters(const text_out *t)
{
    const int columns = t->g->board.columns;
    fprintf(t->f, "%*s", MARGIN, "");
    for (int i = 0; i < columns; i++)
        fprintf(t->f, "%*c%*s", t->cell / 2 + 1, 'A' + (t->style.flip ? columns - 1 - i : i),
                t->cell - t->cell / 2, "");
    fputc('\n', t->f);
}

/* -- below the board -------------------------------------------------------------------------- */

static void print_turn(const text_out *t)
{
    const assault_state *s = t->s;
    if (s->turn == 0)
        return;
    fprintf(t->f, "Turn %d, %s, phase %s", s->turn, assault_side_title(s->active),
            assault_phase_words.word[s->phase]);
    if (s->pending_count)
        fprintf(t->f, ", pending: %s", assault_pending_words.word[assault_top(s)->what]);
    if (s->result)
        fprintf(t->f, ", result %s", assault_outcome_words.word[s->result - 1]);
    fputc('\n', t->f);
}

static void print_combat(const text_out *t)
{
    const assault_combat *c = &t->s->combat;
    if (!assault_in_combat(t->s))
        return;
    fprintf(t->f, "Combat: %s attacks %s, the %s fires; fire value %d, target value %d; step %s\n",
            assault_tile_name(t->g, c->tile[0]).text, assault_tile_name(t->g, c->tile[1]).text,
            assault_role_words.word[c->firing], c->fire, c->target,
            assault_step_words.word[c->step]);
}

static void print_side(const text_out *t, int side)
{
    const assault_state *s = t->s;
    fprintf(t->f, "%-8s edge %s: %d units, %d tiles, income %d", assault_side_title(side),
            assault_edge_words.word[s->edge[side]], assault_count(s->units[side]),
            assault_count(s->control[side]), assault_income(t->g, s, side));
    if (side == t->g->npc)
        fprintf(t->f, ", led by cards");
    else
        fprintf(t->f, ", prestige %d, cards %d + %d", s->prestige[side],
                assault_hand_actions(s, side), s->hand_units[side]);
    fputc('\n', t->f);
}

void assault_draw_text(FILE *out, const assault_shown *shown, text_style style)
{
    const bcg_tiles board = shown->game->board;
    const text_out t = {out,          shown->scenario, shown->game,
                        shown->state, style,           board.columns <= MOST_WIDE ? WIDE : NARROW};
    print_characters(out, style.utf8,
                     assault_text(shown->scenario, shown->scenario->title.at[0].text));
    fputs("\n\n", out);
    print_letters(&t);
    for (int i = 0; i < board.rows; i++) {
        if (i > 0)
            print_rule(&t);
        print_row(&t, style.flip ? board.rows - 1 - i : i);
    }
    print_letters(&t);
    fputc('\n', out);
    print_turn(&t);
    print_combat(&t);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        print_side(&t, side);
    fputs("Top right g, A: controlled by the German, American side.  = bridge  * objective\n"
          "@ home base.  Below a unit its morale;  ? face down (cost told)  d dug in\n"
          "m moved  f fired.  Small letters: German, capitals: American.\n"
          "Cards: in hand, action + unit.\n",
          out);
    if (shown->scenario->conditions.count)
        print_paragraphs(out, style.utf8,
                         assault_text(shown->scenario, shown->scenario->conditions.at[0].text));
}
