/* Pieces of output that several commands print. */
#include "cli/cli.h"

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

void json_hex(FILE *out, const bcg_board *b, bcg_hex h)
{
    char label[BCG_LABEL_SIZE];
    bcg_hex_label(b, h, label);
    json_quoted(out, label);
}

void json_hexes(FILE *out, const bcg_board *b, const bcg_set *set)
{
    const char *separator = "";
    fputc('[', out);
    BCG_EACH (h, *set) {
        fputs(separator, out);
        json_hex(out, b, (bcg_hex)h);
        separator = ",";
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
