#include "notation/problems.h"

#include <stdio.h>

static const bcg_reason_info rows[] = {BCG_PROBLEMS(BCG_REASON_ROW)};

const bcg_reason_page bcg_problem_reasons = {SCN_FIRST + 1, SCN_END - SCN_FIRST - 1, rows};

const bcg_reason_info *bcg_problem_info(const bcg_problems *p, bcg_reason code)
{
    static const bcg_reason_info unknown = {"SCN_UNKNOWN", "", N_("no such problem is known")};
    const bcg_reason_page *const pages[] = {&bcg_problem_reasons, p->own};
    const bcg_reason_info *info = bcg_reason_find(pages, p->own ? 2 : 1, code);
    return info ? info : &unknown;
}

void bcg_problems_init(bcg_problems *p, bcg_problem *list, int capacity)
{
    *p = (bcg_problems){.list = list, .capacity = capacity};
}

static void add(bcg_problems *p, bcg_span where, bcg_severity severity, bcg_reason code,
                const char *format, va_list args)
{
    p->errors += severity == BCG_ERROR;
    if (bcg_problems_full(p)) {
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

static bool stands_after(const bcg_problem *p, const bcg_problem *q)
{
    return p->line != q->line ? p->line > q->line : p->column > q->column;
}

/* Insertion sort: the list is short and nearly sorted, and qsort is not stable. */
void bcg_problems_sort(bcg_problems *p)
{
    for (int i = 1; i < p->count; i++) {
        const bcg_problem it = p->list[i];
        int k = i;
        for (; k > 0 && stands_after(&p->list[k - 1], &it); k--)
            p->list[k] = p->list[k - 1];
        p->list[k] = it;
    }
}

bool bcg_problems_full(const bcg_problems *p)
{
    return p->count == p->capacity;
}

bool bcg_problems_has(const bcg_problems *p, bcg_reason code)
{
    for (int i = 0; i < p->count; i++)
        if (p->list[i].code == code)
            return true;
    return false;
}

void bcg_problems_drop(bcg_problems *p, bcg_reason code)
{
    int kept = 0;
    for (int i = 0; i < p->count; i++) {
        if (p->list[i].code != code)
            p->list[kept++] = p->list[i];
        else
            p->errors -= p->list[i].severity == BCG_ERROR;
    }
    p->count = kept;
}

/* Cuts between characters, never inside one. */
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
