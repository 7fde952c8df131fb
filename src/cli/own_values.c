#include "cli/own_values.h"

#include <stdlib.h>

enum { MOST_VALUES = 64 * 1024 };

/* -- reading ---------------------------------------------------------------------------------- */

const bcg_ruleset *find_values_ruleset(const bcg_ruleset *rulesets, const char *text, size_t size)
{
    bcg_problems ignored;
    bcg_problems_init(&ignored, NULL, 0);
    const bcg_ruleset *r = bcg_find_ruleset(rulesets, text, size, &ignored);
    return r && r->notation->is_values && r->notation->is_values(text, size) ? r : NULL;
}

/* The ruleset of a text that is right; NULL with the problems noted. */
static const bcg_ruleset *check_values(const bcg_ruleset *rulesets, const char *text, size_t size,
                                       bcg_problems *p)
{
    const bcg_span whole = {"", 0, 0, 0};
    const bcg_ruleset *ruleset = bcg_find_ruleset(rulesets, text, size, p);
    const int errors = p->errors;
    if (ruleset == NULL)
        return NULL;
    if (ruleset->notation->read_values == NULL) {
        bcg_error(p, whole, SCN_NO_VALUES, "%s has no values that a file could replace",
                  ruleset->ops->name);
        return NULL;
    }
    void *document = ruleset->notation->read_values(text, size, p);
    if (document == NULL && p->errors == errors)
        bcg_error(p, whole, SCN_UNREADABLE, "not enough memory to read it");
    free(document);
    return document ? ruleset : NULL;
}

/* The same for a file whose text is already there; its problems are printed. */
static const bcg_ruleset *check_and_tell(const bcg_ruleset *rulesets, const char *path,
                                         const char *text, size_t size)
{
    problem_list *problems = malloc(sizeof *problems);
    const bcg_ruleset *ruleset = NULL;
    if (problems) {
        bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
        ruleset = check_values(rulesets, text, size, &problems->all);
        print_problems(path, problems);
    } else
        complain(path, "not enough memory to read it");
    free(problems);
    return ruleset;
}

const own_values *load_own_values(const bcg_ruleset *rulesets, const char *path)
{
    static own_values kept;
    size_t size;
    const char *why;
    if (kept.ruleset)
        return &kept;
    char *text = read_file(path, MOST_VALUES, &size, &why);
    if (text == NULL) {
        complain(path, "%s", why);
        return NULL;
    }
    kept = (own_values){check_and_tell(rulesets, path, text, size), path, {text, size, 1, 1}};
    if (kept.ruleset)
        return &kept;
    free(text);
    return NULL;
}

/* -- using them ------------------------------------------------------------------------------- */

/* The file is right: what is wrong now is about the battle. */
static bool merge(const own_values *v, const loaded_scenario *d)
{
    problem_list *problems = malloc(sizeof *problems);
    bool merged = false;
    if (problems) {
        bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
        merged = d->ruleset->notation->add_values(d->data, v->text.at, v->text.len, &problems->all);
        print_problems(v->path, problems);
    }
    if (problems == NULL || (!merged && problems->all.errors == 0))
        complain(v->path, "not enough memory to read it");
    free(problems);
    return merged;
}

bool add_own_values(const bcg_ruleset *rulesets, const char *path, const loaded_scenario *d)
{
    bcg_document_name name;
    if (path == NULL)
        return true;
    const own_values *v = load_own_values(rulesets, path);
    if (v == NULL)
        return false;
    if (v->ruleset == d->ruleset)
        return merge(v, d);
    d->ruleset->notation->name(d->ruleset, d->data, &name);
    complain(path, "these are values of %s, and `%s` is a battle of %s", v->ruleset->ops->name,
             name.id, d->ruleset->ops->name);
    return false;
}
