#include "cli/table_writer.h"

#include "cli/cli.h"

#include <string.h>

void table_begin(table_writer *e, const char *name)
{
    if (e->json)
        fprintf(e->out, "%s\n \"%s\":[", e->tables ? "," : "", name);
    else
        fprintf(e->out, "%s%s\n", e->tables ? "\n" : "", name);
    e->tables++;
    e->rows = 0;
}

void table_end(const table_writer *e)
{
    fprintf(e->out, "%s", e->json ? "]" : "");
}

void table_begin_row(table_writer *e)
{
    fprintf(e->out, "%s", e->json ? (e->rows ? ",\n  {" : "\n  {") : "    ");
    e->rows++;
    e->fields = 0;
}

void table_end_row(const table_writer *e)
{
    fprintf(e->out, "%s", e->json ? "}" : "\n");
}

/* The name of a field; in a row for people it is omitted for the first field. */
void table_field(table_writer *e, const char *name)
{
    if (e->json)
        fprintf(e->out, "%s\"%s\":", e->fields ? "," : "", name);
    else if (e->fields)
        fprintf(e->out, "; %s ", name);
    e->fields++;
}

void table_text(table_writer *e, const char *name, const char *text)
{
    table_field(e, name);
    if (e->json)
        json_quoted(e->out, text);
    else
        fprintf(e->out, "%s", text);
}

void table_number(table_writer *e, const char *name, int number)
{
    table_field(e, name);
    fprintf(e->out, "%d", number);
}

void table_mark(table_writer *e, const char *name, bool holds)
{
    table_field(e, name);
    fprintf(e->out, "%s", e->json ? (holds ? "true" : "false") : (holds ? "yes" : "no"));
}

void table_numbers(table_writer *e, const char *name, const uint8_t *numbers, int n)
{
    table_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (int i = 0; i < n; i++)
        fprintf(e->out, "%s%d", i ? (e->json ? "," : " ") : "", numbers[i]);
    fprintf(e->out, "%s", e->json ? "]" : "");
}

void table_list(table_writer *e, const char *name, const char *const *words, int n)
{
    table_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (int i = 0; i < n; i++)
        fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", i ? (e->json ? "," : " ") : "", words[i]);
    fprintf(e->out, "%s", e->json ? "]" : "");
}

void table_split(table_writer *e, const char *name, const char *words)
{
    const char *rest = words;
    table_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (const char *separator = ""; *rest; separator = e->json ? "," : " ") {
        const int length = (int)strcspn(rest, " ");
        fprintf(e->out, e->json ? "%s\"%.*s\"" : "%s%.*s", separator, length, rest);
        rest += length + (rest[length] == ' ');
    }
    fprintf(e->out, "%s", e->json ? "]" : "");
}

/* The words for the bits that are set. */
void table_bits(table_writer *e, const char *name, unsigned bits, const char *const *words, int n)
{
    const char *separator = "";
    table_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (int i = 0; i < n; i++)
        if (bits >> i & 1) {
            fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", separator, words[i]);
            separator = e->json ? "," : " ";
        }
    fprintf(e->out, "%s", e->json ? "]" : bits ? "" : "none");
}

void table_rule(table_writer *e, const char *ruleset, const char *rule)
{
    char cited[64] = "";
    if (rule[0]) {
        if (strchr(rule, ':'))
            snprintf(cited, sizeof cited, "%s", rule);
        else
            snprintf(cited, sizeof cited, "%s:%s", ruleset, rule);
    }
    table_text(e, "rule", cited);
}

void table_begin_drawn_row(table_writer *e, const char *ruleset, const char *word, const char *code,
                           const char *name, const char *rule)
{
    table_begin_row(e);
    table_text(e, "word", word);
    table_text(e, "code", code);
    table_text(e, "name", name);
    table_rule(e, ruleset, rule);
}

static void write_page(table_writer *e, const char *ruleset, const bcg_reason_page *page)
{
    for (int i = 0; i < page->count; i++) {
        table_begin_row(e);
        table_text(e, "code", page->info[i].name);
        table_number(e, "number", page->first + i);
        table_rule(e, ruleset, page->info[i].rule);
        table_text(e, "text", page->info[i].text);
        table_end_row(e);
    }
}

void table_reasons(table_writer *e, const char *ruleset, const char *name,
                   const bcg_reason_page *page, const bcg_reason_page *more)
{
    table_begin(e, name);
    write_page(e, ruleset, page);
    if (more)
        write_page(e, ruleset, more);
    table_end(e);
}

/* In JSON a plain array, for people one line. */
static void write_words(table_writer *e, const char *name, const bcg_words *words)
{
    table_begin(e, name);
    fprintf(e->out, "%s", e->json ? "" : "    ");
    for (int i = 0; i < words->count; i++)
        fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", i ? (e->json ? "," : " ") : "",
                words->word[i]);
    fprintf(e->out, "%s", e->json ? "" : "\n");
    table_end(e);
}

void table_lists(table_writer *e, const table_words *lists)
{
    for (; lists->name; lists++)
        write_words(e, lists->name, lists->words);
}

void table_events(table_writer *e, const bcg_event_info *kinds, int n)
{
    table_begin(e, "events");
    for (int i = 0; i < n; i++) {
        table_begin_row(e);
        table_text(e, "word", kinds[i].word);
        table_split(e, "numbers", kinds[i].args);
        table_end_row(e);
    }
    table_end(e);
}

void table_actions(table_writer *e, const bcg_action_info *kinds, int n,
                   const char *const *operands)
{
    table_begin(e, "actions");
    for (int i = 1; i < n; i++) {
        const char *named[BCG_ACTION_OPERANDS];
        int count = 0;
        for (; count < BCG_ACTION_OPERANDS && kinds[i].operand[count]; count++)
            named[count] = operands[kinds[i].operand[count]];
        table_begin_row(e);
        table_text(e, "word", kinds[i].word);
        table_mark(e, "chance", kinds[i].chance);
        table_list(e, "operands", named, count);
        table_end_row(e);
    }
    table_end(e);
}

void table_rules_and_limits(table_writer *e, const bcg_ops *ops)
{
    table_begin(e, "rules");
    table_begin_row(e);
    table_number(e, "version", ops->rules);
    table_end_row(e);
    table_end(e);
    table_begin(e, "limits");
    table_begin_row(e);
    table_number(e, "actions", ops->max_actions);
    table_number(e, "state_bytes", (int)ops->state_size);
}
