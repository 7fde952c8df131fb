/* What the pictures of all boards are made of: the SVG document, our drawings in it, text. */
#ifndef BOCAGE_CLI_PICTURE_H
#define BOCAGE_CLI_PICTURE_H

#include "cli/art.h"
#include "core/text.h"

typedef struct point {
    double x, y;
} point;

/* How a text looks: `token` is its colour, `more` further attributes or "". */
typedef struct text_look {
    double size;
    const char *token, *anchor, *more;
} text_look;

/* The letters of a battle's title above the board. */
#define PICTURE_TITLE "font-family=\"ui-serif, Georgia, serif\" font-weight=\"700\""

/* Begins a picture that shows this part of the plane; the caller ends it with </svg>. */
void picture_begin(FILE *out, point at, double width, double height, bcg_span title);
/* Covers all of it with a colour. */
void picture_fill(FILE *out, const art_palette *p, const char *token);
/* Defines a drawing, to be used by its id; the rest is that of art_print. */
bool picture_define(FILE *out, const art_palette *p, const char *id, const char *name,
                    const char *symbol);
void picture_text(FILE *out, const art_palette *p, point at, text_look look, bcg_span text);
/* Text as SVG wants it. */
void picture_escaped(FILE *out, bcg_span text);

#endif
