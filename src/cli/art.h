/* Our drawings (data/art): symbols and the palette that colours them.
 *
 * A symbol file is a complete SVG picture whose colours are written var(--token,#RRGGBB). Browsers
 * use them directly; here the tokens are replaced by the colours of a theme, so that a composed
 * picture is plain SVG that every program can display. */
#ifndef BOCAGE_CLI_ART_H
#define BOCAGE_CLI_ART_H

#include <stdbool.h>
#include <stdio.h>

enum { ART_TOKENS = 128, ART_TOKEN_SIZE = 24, ART_COLOR_SIZE = 8 };

typedef struct art_palette {
    int count;
    struct {
        char name[ART_TOKEN_SIZE];
        char color[ART_COLOR_SIZE]; /* "#F3EDDD" */
    } token[ART_TOKENS];
} art_palette;

/* Reads one column (theme) of the palette; false, with a message, if that fails. */
bool art_load_palette(art_palette *p, int theme);

/* The colour of a token; asserts that it is in the palette. */
const char *art_color(const art_palette *p, const char *token);

/* Prints the contents of symbol `name` ("terrain/forest"), coloured. `symbol` is the token to use
 * for var(--symbol), or NULL. False, with a message, if there is no such drawing. */
bool art_print(FILE *out, const art_palette *p, const char *name, const char *symbol);

#endif
