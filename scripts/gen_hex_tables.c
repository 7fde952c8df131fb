/* Prints src/grid/hex_tables.c: every table of src/grid/hex.h, from one row per board.
 *
 * A hex lies at a doubled column x and a row y with x + y even (memoir:BOARD-5) and is numbered
 * (y * (2 * width - 1) + x) / 2, which counts row by row from the top left. A section line at x
 * cuts the hexes of that column, and they belong to both sides of it (memoir:BOARD-25).
 *
 *     cmake --build --preset dev --target gen_hex_tables &&
 *         build/dev/gen_hex_tables >src/grid/hex_tables.c */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { LINES = 6, DIRS = 6, NO_HEX = 255, WORDS = 4, COLUMNS = 100, TOKEN = 96 };

typedef struct board {
    const char *name;
    int width, rows;
    int sections[LINES], flanks[LINES]; /* x of the dotted lines, ended by 0 */
} board;

static const board boards[] = {
    {"standard", 13, 9, {7, 17}, {7, 17}},              /* memoir:BOARD-1, memoir:BOARD-23 */
    {"overlord", 26, 9, {7, 17, 25, 33, 43}, {17, 33}}, /* memoir:BOARD-40..43 */
    {"breakthrough", 13, 17, {7, 17}, {7, 17}},         /* memoir:BOARD-45 */
};

/* memoir:BOARD-7, in the order of bcg_dir; the output asserts that order. */
static const int steps[DIRS][2] = {{2, 0}, {1, -1}, {-1, -1}, {-2, 0}, {-1, 1}, {1, 1}};

typedef struct set {
    uint64_t word[WORDS];
} set;

/* -- the board -------------------------------------------------------------------------------- */

static int hex_count(const board *b)
{
    return b->rows * b->width - b->rows / 2;
}

static int hex_at(const board *b, int x, int y)
{
    int first = y & 1, last = 2 * (b->width - 1) - first;

    if (y < 0 || y >= b->rows || x < first || x > last)
        return NO_HEX;
    return (y * (2 * b->width - 1) + x) / 2;
}

static void place_of(const board *b, int hex, int *x, int *y)
{
    int pair = hex / (2 * b->width - 1), rest = hex % (2 * b->width - 1); /* two rows each */
    bool odd = rest >= b->width;

    *y = 2 * pair + odd;
    *x = odd ? 2 * (rest - b->width) + 1 : 2 * rest;
}

static int neighbour(const board *b, int hex, int dir)
{
    int x, y;

    place_of(b, hex, &x, &y);
    return hex_at(b, x + steps[dir][0], y + steps[dir][1]);
}

static int line_count(const int lines[LINES])
{
    int n = 0;

    while (lines[n] != 0)
        n++;
    return n;
}

/* Does column x lie in zone n of those the lines cut, the lines themselves included? */
static bool in_zone(const int lines[LINES], int n, int x)
{
    bool right_of_west = n == 0 || x >= lines[n - 1];
    bool left_of_east = n == line_count(lines) || x <= lines[n];

    return right_of_west && left_of_east;
}

static unsigned zone_bits(const board *b, const int lines[LINES], int hex)
{
    unsigned bits = 0;
    int x, y;

    place_of(b, hex, &x, &y);
    for (int n = 0; n <= line_count(lines); n++)
        bits |= (unsigned)in_zone(lines, n, x) << n;
    return bits;
}

static void add(set *s, int hex)
{
    s->word[hex / 64] |= UINT64_C(1) << hex % 64;
}

static set neighbour_set(const board *b, int hex)
{
    set s = {{0}};

    for (int d = 0; d < DIRS; d++)
        if (neighbour(b, hex, d) != NO_HEX)
            add(&s, neighbour(b, hex, d));
    return s;
}

static set zone_set(const board *b, const int lines[LINES], int n)
{
    set s = {{0}};

    for (int hex = 0; hex < hex_count(b); hex++)
        if (zone_bits(b, lines, hex) >> n & 1)
            add(&s, hex);
    return s;
}

/* -- printing --------------------------------------------------------------------------------- */

/* Prints an element and its comma, on a new line if this one is full. */
static void put(int *column, const char *element)
{
    int length = (int)strlen(element) + 1;

    if (*column == 0 || *column + 1 + length > COLUMNS) {
        printf("%s   ", *column == 0 ? "" : "\n");
        *column = 3;
    }
    printf(" %s,", element);
    *column += 1 + length;
}

static void put_set(int *column, set s)
{
    char text[TOKEN] = "{{";
    int words = WORDS;

    while (words > 1 && s.word[words - 1] == 0) /* C fills the rest with zeros */
        words--;
    for (int w = 0; w < words; w++) {
        size_t end = strlen(text);
        snprintf(text + end, sizeof text - end, "%s0x%llx", w > 0 ? "," : "",
                 (unsigned long long)s.word[w]);
    }
    strcat(text, "}}");
    put(column, text);
}

static void print_xy(const board *b)
{
    int column = 0;

    printf("static const uint8_t %s_xy[%d][2] = {\n", b->name, hex_count(b));
    for (int hex = 0; hex < hex_count(b); hex++) {
        char text[TOKEN];
        int x, y;
        place_of(b, hex, &x, &y);
        snprintf(text, sizeof text, "{%d,%d}", x, y);
        put(&column, text);
    }
    printf("\n};\n\n");
}

static void print_next(const board *b)
{
    int column = 0;

    printf("static const bcg_hex %s_next[%d][BCG_DIRS] = {\n", b->name, hex_count(b));
    for (int hex = 0; hex < hex_count(b); hex++) {
        char text[TOKEN] = "{";
        for (int d = 0; d < DIRS; d++) {
            size_t end = strlen(text);
            snprintf(text + end, sizeof text - end, "%d%s", neighbour(b, hex, d),
                     d + 1 < DIRS ? "," : "}");
        }
        put(&column, text);
    }
    printf("\n};\n\n");
}

static void print_neighbours(const board *b)
{
    int column = 0;

    printf("static const bcg_set %s_neighbours[%d] = {\n", b->name, hex_count(b));
    for (int hex = 0; hex < hex_count(b); hex++)
        put_set(&column, neighbour_set(b, hex));
    printf("\n};\n\n");
}

static void print_zones(const board *b, const char *what, const int lines[LINES])
{
    int column = 0;

    printf("static const uint8_t %s_%s_bits[%d] = {\n", b->name, what, hex_count(b));
    for (int hex = 0; hex < hex_count(b); hex++) {
        char text[TOKEN];
        snprintf(text, sizeof text, "%u", zone_bits(b, lines, hex));
        put(&column, text);
    }
    printf("\n};\n\nstatic const bcg_set %s_%s_sets[%d] = {\n", b->name, what,
           line_count(lines) + 1);
    column = 0;
    for (int n = 0; n <= line_count(lines); n++)
        put_set(&column, zone_set(b, lines, n));
    printf("\n};\n\n");
}

/* Where the flanks are the sections, one pair of tables serves both. */
static const char *flank_tables(const board *b)
{
    return memcmp(b->sections, b->flanks, sizeof b->flanks) == 0 ? "section" : "flank";
}

static void print_board(const board *b)
{
    const char *flank = flank_tables(b);

    printf("    [BCG_");
    for (const char *c = b->name; *c != '\0'; c++)
        putchar(toupper((unsigned char)*c));
    printf("] = {\n");
    printf("        .name = \"%s\", .width = %d, .rows = %d, .hexes = %d, .sections = %d,\n",
           b->name, b->width, b->rows, hex_count(b), line_count(b->sections) + 1);
    printf("        .xy = %s_xy, .next = %s_next, .neighbours = %s_neighbours,\n", b->name, b->name,
           b->name);
    printf("        .section_bits = %s_section_bits, .section_sets = %s_section_sets,\n", b->name,
           b->name);
    printf("        .flank_bits = %s_%s_bits, .flank_sets = %s_%s_sets,\n", b->name, flank, b->name,
           flank);
    printf("    },\n");
}

int main(void)
{
    const int count = (int)(sizeof boards / sizeof boards[0]);

    printf(
        "/* Generated by scripts/gen_hex_tables.c; change that and run\n"
        " *     cmake --build --preset dev --target gen_hex_tables &&\n"
        " *         build/dev/gen_hex_tables >src/grid/hex_tables.c */\n"
        "/* clang-format off */\n"
        "#include \"grid/hex.h\"\n\n"
        "_Static_assert(BCG_E == 0 && BCG_NE == 1 && BCG_NW == 2 && BCG_W == 3 && BCG_SW == 4 &&\n"
        "               BCG_SE == 5 && BCG_NO_HEX == %d, \"what the generator relies on\");\n\n",
        NO_HEX);
    for (int n = 0; n < count; n++) {
        const board *b = &boards[n];
        print_xy(b);
        print_next(b);
        print_neighbours(b);
        print_zones(b, "section", b->sections);
        if (strcmp(flank_tables(b), "flank") == 0)
            print_zones(b, "flank", b->flanks);
    }
    printf("const bcg_board bcg_boards[BCG_BOARDS] = {\n");
    for (int n = 0; n < count; n++)
        print_board(&boards[n]);
    printf("};\n");
    return ferror(stdout) || fflush(stdout) != 0;
}
