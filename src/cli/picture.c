#include "cli/picture.h"

#include <string.h>

/* U+FFFE and U+FFFF are valid UTF-8 but not allowed in XML. */
static bool is_forbidden(bcg_span s, size_t i)
{
    return s.len - i >= 3 &&
           (memcmp(s.at + i, "\xef\xbf\xbe", 3) == 0 || memcmp(s.at + i, "\xef\xbf\xbf", 3) == 0);
}

void picture_escaped(FILE *out, bcg_span text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (is_forbidden(text, i)) {
            fputs("\xef\xbf\xbd", out); /* U+FFFD */
            i += 2;
            continue;
        }
        switch (text.at[i]) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        default:
            fputc(text.at[i], out);
        }
    }
}

void picture_begin(FILE *out, point at, double width, double height, bcg_span title)
{
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.0f %.0f %.0f %.0f\" "
            "width=\"%.0f\" height=\"%.0f\" role=\"img\" font-family=\"system-ui, 'DejaVu Sans', "
            "sans-serif\">\n<title>",
            at.x, at.y, width, height, width, height);
    picture_escaped(out, title);
    fputs("</title>\n", out);
}

void picture_fill(FILE *out, const art_palette *p, const char *token)
{
    fprintf(out, "<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>\n", art_color(p, token));
}

bool picture_define(FILE *out, const art_palette *p, const char *id, const char *name,
                    const char *symbol)
{
    fprintf(out, "<g id=\"%s\">", id);
    const bool found = art_print(out, p, name, symbol);
    fputs("</g>\n", out);
    return found;
}

void picture_text(FILE *out, const art_palette *p, point at, text_look look, bcg_span text)
{
    fprintf(out,
            "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.0f\" fill=\"%s\" text-anchor=\"%s\"%s%s>",
            at.x, at.y, look.size, art_color(p, look.token), look.anchor, look.more[0] ? " " : "",
            look.more);
    picture_escaped(out, text);
    fputs("</text>\n", out);
}
