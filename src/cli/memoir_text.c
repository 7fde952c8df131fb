/* The board for terminals: two lines per row, odd rows shifted by half a hex, 80 columns wide for
 * the standard board. The upper line shows terrain and the marks of the scenario, the lower one
 * obstacles and the unit. */
#include "cli/memoir_tools.h"

#include "cli/cli.h"
#include "cli/colors.h"

#include "notation/memoir_scn.h"

#include <string.h>

enum { CELL = 5, SHIFT = 3 };

/* clang-format off */
static const struct {
    const char *ascii, *utf8; /* CELL characters wide */
    int basic, rich;          /* background: 8-colour code, 256-colour code */
} looks[MEMOIR_TERRAINS] = {
    [MT_OPEN]       = { "     ", "     ", 49, 230 },
    [MT_FOREST]     = { " FFF ", " ♣♣♣ ", 42, 151 },
    [MT_HEDGEROW]   = { " HHH ", " ▚▞▚ ", 42, 193 },
    [MT_HILL]       = { " ^^  ", "  ▲  ", 43, 223 },
    [MT_STEEP_HILL] = { " ^^s ", " ▲▲  ", 43, 222 },
    [MT_SEA_BLUFF]  = { " ^^b ", " ▲▁▁ ", 43, 223 },
    [MT_CLIFF]      = { " ^^c ", " ▲▟▟ ", 43, 222 },
    [MT_TOWN]       = { " TTT ", " ⌂⌂⌂ ", 41, 217 },
    [MT_CHURCH]     = { " T+T ", " ⌂†⌂ ", 41, 217 },
    [MT_RIVER]      = { " ~~~ ", " ≈≈≈ ", 44, 117 },
    [MT_BEACH]      = { " : : ", " ∴ ∴ ", 43, 229 },
    [MT_OCEAN]      = { " www ", " ~~~ ", 44, 110 },
    [MT_LAKE]       = { " LLL ", " ○○○ ", 44, 117 },
};
/* clang-format on */
#define WIDE_ASCII " ~W~ "
#define WIDE_UTF8  " ≋≋≋ "

typedef struct text_out {
    FILE *f;
    const memoir_scenario *s;
    const bcg_board *b;
    text_style style;
    int margin;
} text_out;

/* The hexes of a line that may occur once. */
static bool has_cell(int count, const memoir_line_cells *line, int h)
{
    return count && bcg_set_has(&line->hexes, h);
}

/* -- colour ----------------------------------------------------------------------------------- */

static void set_ground(const text_out *t, int terrain)
{
    color_ground(t->f, t->style.color, looks[terrain].basic, looks[terrain].rich);
}

/* -- cells ------------------------------------------------------------------------------------ */

/* Marks of the scenario: plain, richer, their meaning. */
enum { SIGN_OBJECTIVE, SIGN_EXIT, SIGN_NO_ENTRY, SIGN_NO_FIRE, SIGNS };
static const struct {
    const char *ascii, *utf8, *name;
} signs[SIGNS] = {
    [SIGN_OBJECTIVE] = {"$", "★", "objective"},
    [SIGN_EXIT] = {">", "↑", NULL}, /* exit_name */
    [SIGN_NO_ENTRY] = {"#", "×", "no entry"},
    [SIGN_NO_FIRE] = {"!", "║", "no fire across"},
};

static bool has_sign(const memoir_scenario *s, int sign, int h)
{
    const bcg_set objectives = memoir_objective_hexes(s);
    switch (sign) {
    case SIGN_OBJECTIVE:
        return bcg_set_has(&objectives, h);
    case SIGN_EXIT:
        for (int i = 0; i < s->exit.count; i++)
            if (bcg_set_has(&s->exit.at[i].hexes, h))
                return true;
        return false;
    case SIGN_NO_ENTRY:
        return has_cell(s->impassable.count, s->impassable.at, h);
    default:
        return has_cell(s->blocks_fire.count, s->blocks_fire.at, h);
    }
}

static const char *sign_at(const text_out *t, int sign, int h)
{
    const bool down = (t->b->xy[h][1] > 0) != t->style.flip;
    if (sign == SIGN_EXIT && t->style.utf8 && down)
        return "↓";
    return t->style.utf8 ? signs[sign].utf8 : signs[sign].ascii;
}

static const char *look_at(const text_out *t, int h)
{
    const memoir_setup_hex *hex = &t->s->hex[h];
    if (hex->structure == MB_BRIDGE)
        return t->style.utf8 ? " ═══ " : " === ";
    if (hex->structure == MB_BUNKER)
        return t->style.utf8 ? " ▐█▌ " : " [@] ";
    if (has_cell(t->s->wide.count, t->s->wide.at, h))
        return t->style.utf8 ? WIDE_UTF8 : WIDE_ASCII;
    return t->style.utf8 ? looks[hex->terrain].utf8 : looks[hex->terrain].ascii;
}

/* The look of the terrain with its outer characters replaced by marks: on the right what a side can
 * gain there, on the left what nobody may do. */
static void print_terrain(const text_out *t, int h)
{
    static const int left[] = {SIGN_NO_ENTRY, SIGN_NO_FIRE}, right[] = {SIGN_OBJECTIVE, SIGN_EXIT};
    const char *cell[CELL] = {NULL};
    int first = 0, last = CELL - 1;
    for (int i = 0; i < 2; i++) {
        if (has_sign(t->s, left[i], h))
            cell[first++] = sign_at(t, left[i], h);
        if (has_sign(t->s, right[i], h))
            cell[last--] = sign_at(t, right[i], h);
    }
    set_ground(t, t->s->hex[h].terrain);
    const char *look = look_at(t, h);
    for (int i = 0; i < CELL; i++) {
        int bytes = 1;
        while (((unsigned char)look[bytes] & 0xc0) == 0x80)
            bytes++;
        if (cell[i])
            fputs(cell[i], t->f);
        else
            fprintf(t->f, "%.*s", bytes, look);
        look += bytes;
    }
    color_end(t->f, t->style.color);
}

static void print_unit(const text_out *t, int h)
{
    const memoir_setup_hex *hex = &t->s->hex[h];
    memoir_setup_hex obstacles = *hex, unit = *hex;
    char before[16], token[16];
    obstacles.unit = (memoir_setup_unit){0};
    unit.obstacles = 0;
    memoir_unit_token(&obstacles, before, sizeof before);
    memoir_unit_token(&unit, token, sizeof token);
    if (strlen(before) + strlen(token) > CELL) { /* no room for the prefix */
        unit.unit.start = unit.unit.figures;
        memoir_unit_token(&unit, token, sizeof token);
    }
    const int room = CELL - (int)strlen(token);
    set_ground(t, hex->terrain);
    const int lead = token[0] && before[0] == '\0' && room > 0;
    fprintf(t->f, "%*s%.*s", lead, "", room - lead, before);
    if (token[0]) {
        color_unit(t->f, t->style.color, hex->unit.side != MS_AXIS);
        fputs(token, t->f);
        color_end(t->f, t->style.color);
        set_ground(t, hex->terrain);
    }
    fprintf(t->f, "%*s",
            room - lead - (int)strlen(before) > 0 ? room - lead - (int)strlen(before) : 0, "");
    color_end(t->f, t->style.color);
}

/* -- rows ------------------------------------------------------------------------------------- */

static void print_row(const text_out *t, int y)
{
    const int length = bcg_row_length(t->b, y), start = bcg_row_start(t->b, y);
    for (int line = 0; line < 2; line++) {
        if (line == 0)
            fprintf(t->f, "%*d ", t->margin - 1, t->b->rows - y);
        else
            fprintf(t->f, "%*s", t->margin, "");
        fprintf(t->f, "%*s", y % 2 ? SHIFT : 0, "");
        for (int i = 0; i < length; i++) {
            const int h = start + (t->style.flip ? length - 1 - i : i);
            if (i > 0)
                fputs(t->style.utf8 ? "│" : "|", t->f);
            if (line == 0)
                print_terrain(t, h);
            else
                print_unit(t, h);
        }
        fputc('\n', t->f);
    }
}

/* Upper-case letters above the hexes of full rows, lower-case ones below those of shifted rows. */
static void print_letters(const text_out *t, char first)
{
    const int shifted = first == 'a', n = t->b->width - shifted;
    fprintf(t->f, "%*s", t->margin + CELL / 2 + shifted * SHIFT, "");
    for (int i = 0; i < n; i++)
        fprintf(t->f, "%*s%c", i ? CELL : 0, "", first + (t->style.flip ? n - 1 - i : i));
    fputc('\n', t->f);
}

/* -- below the board --------------------------------------------------------------------------- */

/* Number of cards the side holds: as dealt, or as given by the position. */
static int count_cards(const memoir_scenario *s, int side)
{
    for (int i = 0; i < s->hand.count; i++)
        if (s->hand.at[i].side == side) {
            int n = s->hand.at[i].hidden;
            for (int card = 0; card < MEMOIR_CARDS; card++)
                n += s->hand.at[i].cards[card];
            return n;
        }
    return memoir_side_of(s, (memoir_side)side)->hand;
}

/* Units worth more or less than the usual medal (memoir:UNIT-3). */
static void print_worth(const text_out *t, int side)
{
    enum { LEAST = 0, MOST = 3 };
    for (int medals = LEAST; medals <= MOST; medals++) {
        int found = 0;
        for (int i = 0; i < t->s->unit.count; i++) {
            const memoir_unit_detail *u = &t->s->unit.at[i];
            char label[BCG_LABEL_SIZE];
            if (u->medals != medals || medals == 1 || t->s->hex[u->hex].unit.side != side)
                continue;
            bcg_hex_label(t->b, u->hex, label);
            if (found++ == 0)
                fprintf(t->f, "        worth %d medals each: %s", medals, label);
            else
                fprintf(t->f, " %s", label);
        }
        if (found)
            fputc('\n', t->f);
    }
}

static void print_side(const text_out *t, int side)
{
    const memoir_setup_side *it = memoir_side_of(t->s, (memoir_side)side);
    const int cards = count_cards(t->s, side);
    int units = 0, figures = 0;
    for (int h = 0; h < t->b->hexes; h++)
        if (t->s->hex[h].unit.kind != MU_NONE && t->s->hex[h].unit.side == side) {
            units++;
            figures += t->s->hex[h].unit.figures;
        }
    fprintf(t->f, "%-7s %s, %s: %d units, %d figures, %d card%s, %d medals to win%s\n",
            side_name(side), memoir_nation_words.word[it->nation], memoir_edge_words.word[it->edge],
            units, figures, cards, cards == 1 ? "" : "s", it->medals,
            t->s->first.at[0].value == side ? "; first turn" : "");
    print_worth(t, side);
    for (int i = 0; i < t->s->score.count; i++)
        if (t->s->score.at[i].side == side)
            fprintf(
                t->f,
                "        medals for units %d, for exits %d; objectives taken %d; figures lost %d\n",
                t->s->score.at[i].units, t->s->score.at[i].exits,
                __builtin_popcount(t->s->score.at[i].taken), t->s->score.at[i].lost);
}

static void print_turn(const text_out *t)
{
    const memoir_turn *turn = &t->s->turn.at[0];
    fprintf(t->f, "Turn %d, %s, phase %s", turn->number, side_name(turn->side),
            memoir_phase_words.word[turn->phase]);
    if (t->s->result.count)
        fprintf(t->f, ", result %s", memoir_result_words.word[t->s->result.at[0].value]);
    fputc('\n', t->f);
}

/* Explanations, separated by two blanks, wrapped before the line gets too wide. */
typedef struct legend {
    FILE *f;
    int column;
} legend;

static void explain(legend *l, const char *sign, const char *name)
{
    enum { WIDEST = 80 };
    char text[64];
    const int n = snprintf(text, sizeof text, "%s%s%s", sign, sign[0] ? " " : "", name);
    const int width = bcg_span_width((bcg_span){text, (size_t)n, 0, 0});
    if (l->column > 0 && l->column + 2 + width > WIDEST) {
        fputc('\n', l->f);
        l->column = 0;
    }
    l->column += fprintf(l->f, "%s", l->column > 0 ? "  " : "") + width;
    fputs(text, l->f);
}

static void explain_code(legend *l, char code, const char *name)
{
    const char sign[2] = {code, '\0'};
    explain(l, sign, name);
}

/* What is between the blanks of a look. */
static void explain_look(legend *l, const char *look, const char *name)
{
    char sign[16];
    snprintf(sign, sizeof sign, "%.*s", (int)strlen(look) - 2, look + 1);
    explain(l, sign, name);
}

/* Whose exits they are, if all belong to one side. */
const char *exit_name(const memoir_scenario *s)
{
    unsigned sides = 0;
    for (int i = 0; i < s->exit.count; i++)
        sides |= 1u << s->exit.at[i].side;
    return sides == 1u << MS_AXIS     ? "exit of the Axis"
           : sides == 1u << MS_ALLIES ? "exit of the Allies"
                                      : "exit";
}

static void print_legend(const text_out *t)
{
    bool terrain[MEMOIR_TERRAINS] = {false}, structure[MEMOIR_STRUCTURES] = {false};
    bool unit[MEMOIR_UNITS] = {false};
    unsigned obstacles = 0;
    for (int h = 0; h < t->b->hexes; h++) {
        if (!has_cell(t->s->wide.count, t->s->wide.at, h))
            terrain[t->s->hex[h].terrain] = true;
        structure[t->s->hex[h].structure] = true;
        unit[t->s->hex[h].unit.kind] = true;
        obstacles |= t->s->hex[h].obstacles;
    }
    legend l = {t->f, 0};
    for (int k = MT_OPEN + 1; k < MEMOIR_TERRAINS; k++)
        if (terrain[k])
            explain_look(&l, t->style.utf8 ? looks[k].utf8 : looks[k].ascii,
                         memoir_terrains[k].name);
    if (t->s->wide.count)
        explain_look(&l, t->style.utf8 ? WIDE_UTF8 : WIDE_ASCII,
                     "wide river, no infantry fire across");
    if (structure[MB_BRIDGE])
        explain(&l, t->style.utf8 ? "═══" : "===", "bridge");
    if (structure[MB_BUNKER])
        explain(&l, t->style.utf8 ? "▐█▌" : "[@]", "bunker");
    for (int sign = 0; sign < SIGNS; sign++)
        for (int h = 0; h < t->b->hexes; h++)
            if (has_sign(t->s, sign, h)) {
                explain(&l, sign_at(t, sign, h),
                        sign == SIGN_EXIT ? exit_name(t->s) : signs[sign].name);
                break;
            }
    fputc('\n', t->f);
    l.column = 0;
    for (int k = MU_NONE + 1; k < MEMOIR_UNITS; k++)
        if (unit[k])
            explain_code(&l, memoir_units[k].code, memoir_units[k].name);
    explain(&l, "", "small letters: Axis");
    explain(&l, "", "number: figures");
    explain(&l, "+", "elite");
    for (int k = 0; k < MEMOIR_OBSTACLES; k++)
        if (obstacles >> k & 1)
            explain_code(&l, memoir_obstacles[k].code, memoir_obstacles[k].name);
    fputc('\n', t->f);
}

void memoir_draw_text(FILE *out, const memoir_scenario *s, text_style style)
{
    const bcg_board *b = memoir_board(s);
    const text_out t = {out, s, b, style, b->rows > 9 ? 3 : 2};
    char when[64] = "";
    print_characters(out, style.utf8, memoir_text(s, s->title.at[0].text));
    if (s->date.count) {
        format_period(&s->date.at[0], when, sizeof when);
        fprintf(out, ", %s", when);
    }
    fputs("\n\n", out);
    print_letters(&t, 'A');
    for (int i = 0; i < b->rows; i++)
        print_row(&t, style.flip ? b->rows - 1 - i : i);
    print_letters(&t, 'a');
    fputc('\n', out);
    if (s->turn.count)
        print_turn(&t);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        print_side(&t, side);
    print_legend(&t);
    if (s->conditions.count)
        print_paragraphs(out, style.utf8, memoir_text(s, s->conditions.at[0].text));
}
