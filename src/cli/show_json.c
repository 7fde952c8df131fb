/* A scenario or position as JSON. */
#include "cli/cli.h"

#include "session/memoir_json.h"

void print_json_text(FILE *out, bcg_json *j)
{
    bcg_json_end_line(j);
    if (j->failed)
        complain("json", "not enough memory");
    else
        fwrite(j->text, 1, j->size, out);
    bcg_json_free(j);
}

void show_json(FILE *out, const memoir_scenario *s)
{
    bcg_json j = {.spread = true, .indent = -1};
    memoir_json_scenario(&j, s);
    print_json_text(out, &j);
}
