#include "notation/problems.h"

#include <stdio.h>
#include <stdlib.h>

static const bcg_reason_info rows[] = {BCG_PROBLEMS(BCG_REASON_ROW)};

const bcg_reason_page bcg_problem_reasons = {SCN_FIRST + 1, SCN_END - SCN_FIRST - 1, rows};

void bcg_problems_init(bcg_problems *p, bcg_problem *list, int capacity)
{
    *p = (bcg_problems){.list = list, .capacity = capacity};
}

static void add(bcg_problems *p, bcg_span where, bcg_severity severity, bcg_reason code,
                const char *format, va_list args)
{
    p->errors += severity == BCG_ERROR;
    if (p->count == p->capacity) {
        p->lost++;
        return;
    }
    bcg_problem *it = &p->list[p->count++];
    *it = (bcg_problem){
        .line = where.line, .column = where.column, .severity = severity, .code = code};
    vsnprintf(it->text, sizeof it->text, format, args);
}

void bcg_error(bcg_problems *p, bcg_span where, bcg_reason code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add(p, where, BCG_ERROR, code, format, args);
    va_end(args);
}

void bcg_warning(bcg_problems *p, bcg_span where, bcg_reason code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add(p, where, BCG_WARNING, code, format, args);
    va_end(args);
}

static int by_place(const void *a, const void *b)
{
    const bcg_problem *p = a, *q = b;
    if (p->line != q->line)
        return p->line < q->line ? -1 : 1;
    if (p->column != q->column)
        return p->column < q->column ? -1 : 1;
    return (p->code > q->code) - (p->code < q->code);
}

void bcg_problems_sort(bcg_problems *p)
{
    qsort(p->list, (size_t)p->count, sizeof p->list[0], by_place);
}

/* Cut between characters, never inside one. */
int bcg_shown_length(bcg_span s)
{
    enum { SHOWN = 40 };
    if (s.len <= SHOWN)
        return (int)s.len;
    int n = SHOWN;
    while (n > 0 && ((unsigned char)s.at[n] & 0xc0) == 0x80)
        n--;
    return n;
}
