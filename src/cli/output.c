/* Output shared by several commands. */
#include "cli/cli.h"

#include <inttypes.h>

/* -- chances ---------------------------------------------------------------------------------- */

double percent(double ways, uint64_t of)
{
    return of ? 100.0 * ways / (double)of : 0;
}

void print_chance(int width, const char *what, uint64_t ways, uint64_t of)
{
    printf("%-*s %6.2f %%  %" PRIu64 "/%" PRIu64 "\n", width, what, percent((double)ways, of), ways,
           of);
}

/* -- JSON ------------------------------------------------------------------------------------- */

void json_text(FILE *out, const char *text, size_t len)
{
    fputc('"', out);
    for (size_t i = 0; i < len; i++) {
        const unsigned char ch = (unsigned char)text[i];
        if (ch == '"' || ch == '\\')
            fprintf(out, "\\%c", ch);
        else if (ch == '\n')
            fputs("\\n", out);
        else if (ch < 0x20)
            fprintf(out, "\\u%04x", ch);
        else
            fputc(ch, out);
    }
    fputc('"', out);
}

void json_quoted(FILE *out, const char *text)
{
    size_t len = 0;
    while (text[len])
        len++;
    json_text(out, text, len);
}

void json_text_or_null(FILE *out, const char *key, bcg_span text)
{
    fprintf(out, ",\"%s\":", key);
    if (text.at)
        json_text(out, text.at, text.len);
    else
        fprintf(out, "null");
}

void json_phase(FILE *out, const char *phase, const char *open, int turn)
{
    fprintf(out, "\"phase\":\"%s\",\"open\":", phase);
    if (open)
        json_quoted(out, open);
    else
        fprintf(out, "null");
    fprintf(out, ",\"turn\":%d,", turn);
}

void print_json_text(FILE *out, bcg_json *j)
{
    bcg_json_end_line(j);
    if (j->failed)
        complain("json", "not enough memory");
    else
        fwrite(j->text, 1, j->size, out);
    bcg_json_free(j);
}

void json_seats(FILE *out, const bcg_prepared *p)
{
    fputc('[', out);
    for (int seat = 0; seat < p->game->ops->seats(p->game); seat++) {
        fputs(seat ? "," : "", out);
        json_quoted(out, bcg_seat_word(p, seat));
    }
    fputc(']', out);
}

void json_problems(FILE *out, const char *path, const bcg_problems *problems, bool *first)
{
    for (int i = 0; i < problems->count; i++) {
        const bcg_problem *p = &problems->list[i];
        const bcg_reason_info *info = bcg_problem_info(problems, p->code);
        fprintf(out, "%s\n  {\"file\":", *first ? "" : ",");
        json_quoted(out, path);
        fprintf(out,
                ",\"line\":%d,\"column\":%d,\"severity\":\"%s\",\"code\":\"%s\",\"rule\":\"%s\","
                "\"text\":",
                p->line, p->column, p->severity == BCG_ERROR ? "error" : "warning", info->name,
                info->rule);
        json_quoted(out, p->text);
        fputc('}', out);
        *first = false;
    }
}

/* -- texts of scenarios on a terminal ---------------------------------------------------------- */

void print_characters(FILE *out, bool utf8, bcg_span text)
{
    for (size_t i = 0; i < text.len; i++) {
        const unsigned char ch = (unsigned char)text.at[i];
        if (utf8 || ch < 0x80)
            fputc(ch, out);
        else if (ch >= 0xc0) /* the first byte of a character */
            fputc('?', out);
    }
}

void print_paragraphs(FILE *out, bool utf8, bcg_span text)
{
    enum { WIDEST = 79 };
    bcg_reader r;
    bcg_span paragraph, word;
    bcg_reader_init(&r, text.at, text.len);
    while (bcg_reader_line(&r, &paragraph)) {
        int column = 0;
        fputc('\n', out);
        while (bcg_span_word(&paragraph, &word)) {
            const int width = bcg_span_width(word);
            const bool breaks = column > 0 && column + 1 + width > WIDEST;
            fputs(column == 0 ? "  " : breaks ? "\n  " : " ", out);
            print_characters(out, utf8, word);
            column = column == 0 || breaks ? 2 + width : column + 1 + width;
        }
        fputc('\n', out);
    }
}
