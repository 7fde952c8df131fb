/* Finding and reading the files a command needs. */
#include "cli/cli.h"

#include "notation/scn.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- where the data is ------------------------------------------------------------------------ */

static bool is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static void join_path(char out[PATH_SIZE], const char *root, const char *relative)
{
    if (snprintf(out, PATH_SIZE, "%s/%s", root, relative) >= PATH_SIZE)
        out[0] = '\0'; /* opens nothing, and is reported like any missing file */
}

/* The folder of this program; false if the system does not tell. */
static bool program_folder(char out[PATH_SIZE])
{
    const ssize_t n = readlink("/proc/self/exe", out, PATH_SIZE - 1);
    out[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(out, '/');
    if (slash)
        *slash = '\0';
    return slash != NULL;
}

/* Is the program's folder a build folder of a source tree, build/PRESET or any other in it? */
static bool find_source_data(char out[PATH_SIZE], const char *program)
{
    static const char *const up[] = {"../../data", "../data"};
    for (size_t i = 0; i < sizeof up / sizeof up[0]; i++) {
        char art[PATH_SIZE];
        join_path(out, program, up[i]);
        join_path(art, out, "art");
        if (is_folder(art))
            return true;
    }
    return false;
}

/* The data folder; true if it is that of the source tree. It is located relative to the program, so
 * that no path of the build machine is compiled in. */
static bool find_root(char out[PATH_SIZE])
{
    const char *given = getenv("BOCAGE_DATA");
    char program[PATH_SIZE], installed[PATH_SIZE];
    if (given && given[0]) {
        snprintf(out, PATH_SIZE, "%s", given);
        return false;
    }
    if (!program_folder(program))
        snprintf(program, sizeof program, ".");
    join_path(installed, program, BOCAGE_SHARE);
    if (!is_folder(installed) && find_source_data(out, program))
        return true;
    snprintf(out, PATH_SIZE, "%s", installed);
    return false;
}

void data_path(char out[PATH_SIZE], const char *relative)
{
    char root[PATH_SIZE];
    find_root(root);
    join_path(out, root, relative);
}

void rules_path(char out[PATH_SIZE], const char *ruleset)
{
    char root[PATH_SIZE], relative[128];
    const bool is_source = find_root(root);
    snprintf(relative, sizeof relative, "%srules/%.64s.md", is_source ? "../docs/" : "", ruleset);
    join_path(out, root, relative);
}

void web_path(char out[PATH_SIZE])
{
    char root[PATH_SIZE];
    const bool is_source = find_root(root);
    join_path(out, root, is_source ? "../build/web" : "web");
    if (!is_folder(out))
        join_path(out, root, "web");
}

/* -- reading ---------------------------------------------------------------------------------- */

static char *read_stream(FILE *f, size_t limit, size_t *size)
{
    size_t capacity = 8192, used = 0;
    char *text = malloc(capacity);
    while (text) {
        used += fread(text + used, 1, capacity - used, f);
        if (used < capacity || used > limit)
            break;
        char *larger = realloc(text, capacity *= 2);
        if (larger == NULL)
            free(text);
        text = larger;
    }
    *size = used > limit ? limit + 1 : used;
    return text;
}

static bool is_standard_input(const char *path)
{
    return strcmp(path, "-") == 0;
}

char *read_file(const char *path, size_t limit, size_t *size, const char **why)
{
    const bool piped = is_standard_input(path);
    if (!piped && is_folder(path)) {
        *why = "this is a folder, not a file";
        return NULL;
    }
    FILE *f = piped ? stdin : fopen(path, "rb");
    if (f == NULL) {
        *why = errno == ENOENT ? "there is no such file" : strerror(errno);
        return NULL;
    }
    char *text = read_stream(f, limit, size);
    if (text == NULL)
        *why = "not enough memory to read it";
    else if (ferror(f)) {
        *why = "it cannot be read";
        free(text);
        text = NULL;
    }
    if (!piped)
        fclose(f);
    return text;
}

bool read_document(const bcg_ruleset *rulesets, const char *text, size_t size, bcg_problems *p,
                   loaded_scenario *out)
{
    const int errors = p->errors;
    const bcg_ruleset *ruleset = bcg_find_ruleset(rulesets, text, size, p);
    void *data = ruleset ? ruleset->notation->read(ruleset, text, size, p) : NULL;
    if (ruleset && data == NULL && p->errors == errors)
        bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "not enough memory to read it");
    *out = (loaded_scenario){.ruleset = ruleset};
    if (p->errors == errors)
        out->data = data;
    else
        free(data);
    return out->data != NULL;
}

void free_document(loaded_scenario *d)
{
    free(d->data);
    d->data = NULL;
}

/* Reads a scenario file and notes its problems, including failure to read it. */
static bool load_file(const bcg_ruleset *rulesets, const char *path, problem_list *problems,
                      loaded_scenario *out)
{
    size_t size;
    const char *why;
    bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
    *out = (loaded_scenario){.ruleset = NULL};
    char *text = read_file(path, BCG_SCN_MAX_SIZE, &size, &why);
    const bool usable = text && read_document(rulesets, text, size, &problems->all, out);
    if (text == NULL)
        bcg_error(&problems->all, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "%s", why);
    free(text);
    return usable;
}

void print_notes(const char *path, const bcg_problems *notes)
{
    for (int i = 0; i < notes->count; i++) {
        const bcg_problem *p = &notes->list[i];
        const char *mark = p->severity == BCG_WARNING ? "warning: " : "";
        const char *rule = bcg_problem_info(notes, p->code)->rule;
        char where[PATH_SIZE + 32];
        if (p->line > 0)
            snprintf(where, sizeof where, "%s:%d:%d", path, p->line, p->column);
        complain(p->line > 0 ? where : path, "%s%s%s%s%s", mark, p->text, rule[0] ? " [" : "", rule,
                 rule[0] ? "]" : "");
    }
    if (notes->lost > 0)
        complain(path, "%d more problems", notes->lost);
}

void print_problems(const char *path, const problem_list *problems)
{
    print_notes(path, &problems->all);
}

static bool load_usable(const bcg_ruleset *rulesets, const char *path, loaded_scenario *out)
{
    problem_list *problems = malloc(sizeof *problems);
    if (problems == NULL) {
        complain(path, "not enough memory to read it");
        return false;
    }
    const bool usable = load_file(rulesets, path, problems, out);
    print_problems(path, problems);
    free(problems);
    return usable;
}

/* An id is a short name; anything with a dot or slash in it is a file. */
static bool looks_like_id(const char *what)
{
    return what[0] != '\0' && strpbrk(what, "./") == NULL;
}

static void no_such_scenario(const char *what, const catalogue *c)
{
    const char **names = calloc((size_t)c->count + 1, sizeof *names);
    const char *near = NULL;
    for (int i = 0; names && i < c->count; i++)
        names[i] = c->entry[i].name.id;
    if (names)
        near = bcg_nearest_word((bcg_span){what, strlen(what), 0, 0}, names, c->count);
    if (near)
        complain(what, "no such scenario or file; did you mean `%s`?", near);
    else
        complain(what, "no such scenario or file; `bocage scenarios` lists them");
    free(names);
}

static bool has_id(const loaded_scenario *d, const char *id)
{
    bcg_document_name name;
    d->ruleset->notation->name(d->ruleset, d->data, &name);
    return strcmp(name.id, id) == 0;
}

bool means_file(const char *what)
{
    return is_standard_input(what) || !looks_like_id(what) ||
           (access(what, F_OK) == 0 && !is_folder(what));
}

bool parse_scenario(const bcg_ruleset *rulesets, const char *path, const char *text, size_t size,
                    loaded_scenario *out)
{
    problem_list *problems = malloc(sizeof *problems);
    bool usable = false;
    *out = (loaded_scenario){.ruleset = NULL};
    if (problems) {
        bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
        usable = read_document(rulesets, text, size, &problems->all, out);
        print_problems(path, problems);
    } else
        complain(path, "not enough memory to read it");
    free(problems);
    return usable;
}

/* The path of a ruleset's scenario with this id, if its file has the same name. */
static bool path_of_id(char out[PATH_SIZE], const bcg_ruleset *ruleset, const char *id)
{
    char relative[256];
    if (snprintf(relative, sizeof relative, "%s/%s.scn", ruleset->folder, id) >=
        (int)sizeof relative)
        return false;
    data_path(out, relative);
    return access(out, F_OK) == 0;
}

/* Its file may have a different name. */
static bool take_from_catalogue(const bcg_ruleset *rulesets, const char *what, loaded_scenario *out)
{
    catalogue c;
    bool found = false;
    if (!load_catalogue(rulesets, NULL, &c))
        return false;
    for (int i = 0; i < c.count && !found; i++)
        if (strcmp(c.entry[i].name.id, what) == 0) {
            *out = c.entry[i].document;
            c.entry[i].document.data = NULL; /* now owned by the caller */
            found = true;
        }
    if (!found)
        no_such_scenario(what, &c);
    free_catalogue(&c);
    return found;
}

bool load_scenario(const bcg_ruleset *rulesets, const char *what, loaded_scenario *out)
{
    char path[PATH_SIZE];
    if (means_file(what))
        return load_usable(rulesets, what, out);
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        if (path_of_id(path, r, what)) {
            loaded_scenario own;
            if (!load_usable(rulesets, path, &own))
                return false;
            if (has_id(&own, what)) {
                *out = own;
                return true;
            }
            free(own.data);
        }
    return take_from_catalogue(rulesets, what, out);
}

static char *text_in_catalogue(const bcg_ruleset *ruleset, const char *id, size_t *size)
{
    catalogue c;
    char *text = NULL;
    if (!load_catalogue(ruleset, ruleset, &c))
        return NULL;
    for (int i = 0; i < c.count && text == NULL; i++)
        if (strcmp(c.entry[i].name.id, id) == 0)
            text = ruleset->notation->write(ruleset, c.entry[i].document.data, size);
    free_catalogue(&c);
    return text;
}

char *find_scenario(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size)
{
    char name[64], path[PATH_SIZE], *text = NULL;
    loaded_scenario d = {.ruleset = NULL};
    (void)context;
    if (id.len >= sizeof name || memchr(id.at, '/', id.len))
        return NULL;
    snprintf(name, sizeof name, "%.*s", (int)id.len, id.at);
    problem_list *problems = malloc(sizeof *problems);
    if (problems && path_of_id(path, ruleset, name) && load_file(ruleset, path, problems, &d) &&
        has_id(&d, name))
        text = ruleset->notation->write(ruleset, d.data, size);
    free_document(&d);
    free(problems);
    return text ? text : text_in_catalogue(ruleset, name, size);
}

char *read_scenario_text(const bcg_ruleset *rulesets, const char *id, size_t *size)
{
    char path[PATH_SIZE];
    const char *why;
    if (id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0')
        return NULL;
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        if (path_of_id(path, r, id))
            return read_file(path, BCG_SCN_MAX_SIZE, size, &why);
    return NULL;
}

/* -- the scenarios that come with the program ------------------------------------------------- */

static int is_scenario_file(const struct dirent *e)
{
    const char *dot = strrchr(e->d_name, '.');
    return dot && strcmp(dot, ".scn") == 0;
}

/* In the order given by the ruleset, otherwise by id. */
static int in_order(const void *a, const void *b)
{
    const catalogue_entry *p = a, *q = b;
    const bcg_ruleset_tools *tools = p->document.ruleset->tools;
    const int m = tools && tools->order ? tools->order(p->document.data) : 0;
    const int n = tools && tools->order ? tools->order(q->document.data) : 0;
    return m != n ? (m > n) - (m < n) : strcmp(p->name.id, q->name.id);
}

static bool is_listed(const catalogue *c, const char *id)
{
    for (int i = 0; i < c->count; i++)
        if (strcmp(c->entry[i].name.id, id) == 0)
            return true;
    return false;
}

static void add_file(const bcg_ruleset *ruleset, const char *path, catalogue *c)
{
    loaded_scenario d = {.ruleset = NULL};
    if (!load_usable(ruleset, path, &d))
        return;
    catalogue_entry *e = &c->entry[c->count];
    ruleset->notation->name(ruleset, d.data, &e->name);
    if (is_listed(c, e->name.id)) {
        complain(path, "another scenario has the same id; this one is left out");
        free_document(&d);
        return;
    }
    e->document = d;
    c->count++;
}

/* Makes room for this many more. */
static bool make_room(catalogue *c, int more)
{
    catalogue_entry *larger = realloc(c->entry,
                                      ((size_t)c->count + (size_t)more + 1) * sizeof *larger);
    if (larger)
        c->entry = larger;
    return larger != NULL;
}

static bool add_ruleset(const bcg_ruleset *ruleset, catalogue *c)
{
    char folder[PATH_SIZE];
    struct dirent **entries;
    data_path(folder, ruleset->folder);
    const int first = c->count, n = scandir(folder, &entries, is_scenario_file, alphasort);
    if (n < 0) {
        complain(folder, "the folder of scenarios cannot be read; is BOCAGE_DATA right?");
        return false;
    }
    const bool room = make_room(c, n);
    for (int i = 0; i < n; i++) {
        char path[PATH_SIZE + 300];
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        if (room)
            add_file(ruleset, path, c);
        free(entries[i]);
    }
    free(entries);
    if (room)
        qsort(c->entry + first, (size_t)(c->count - first), sizeof *c->entry, in_order);
    return room;
}

/* A ruleset without a folder there has no scenarios; the first ruleset must have one. */
bool load_catalogue(const bcg_ruleset *rulesets, const bcg_ruleset *only, catalogue *c)
{
    *c = (catalogue){0};
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        char folder[PATH_SIZE];
        data_path(folder, r->folder);
        if ((only && r != only) || (r != rulesets && !only && !is_folder(folder)))
            continue;
        if (!add_ruleset(r, c)) {
            free_catalogue(c);
            return false;
        }
    }
    return true;
}

void free_catalogue(catalogue *c)
{
    for (int i = 0; i < c->count; i++)
        free_document(&c->entry[i].document);
    free(c->entry);
    *c = (catalogue){0};
}

/* -- rulesets --------------------------------------------------------------------------------- */

static int by_letters(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The values of the option with this key. */
static int list_values(const bcg_ruleset *ruleset, const char *key, const char *out[MOST_WORDS])
{
    int count = 0;
    for (const bcg_option *o = ruleset->options; o && o->key; o++)
        if (strcmp(o->key, key) == 0)
            while (count < MOST_WORDS && o->values[count]) {
                out[count] = o->values[count];
                count++;
            }
    return count;
}

int list_editions(const bcg_ruleset *ruleset, const char *out[MOST_WORDS])
{
    const int count = list_values(ruleset, "edition", out);
    qsort(out, (size_t)count, sizeof out[0], by_letters);
    return count;
}

int list_forms(const bcg_ruleset *ruleset, const char *out[MOST_WORDS])
{
    return list_values(ruleset, "form", out);
}

int list_switches(const bcg_ruleset *ruleset, const char *out[MOST_WORDS])
{
    int count = 0;
    for (const bcg_option *o = ruleset->options; o && o->key && count < MOST_WORDS; o++)
        if (o->values == NULL)
            out[count++] = o->key;
    return count;
}

const bcg_ruleset *choose_ruleset(const char *usage_of, const bcg_ruleset *rulesets,
                                  const char *name)
{
    const bcg_ruleset *found = bcg_ruleset_named(rulesets, name);
    char list[256];
    bcg_writer w;
    if (found)
        return found;
    bcg_writer_init(&w, list, sizeof list);
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        bcg_writef(&w, "%s%s", r == rulesets ? "" : r[1].ops ? ", " : " and ", r->ops->name);
    wrong_usage(usage_of, "there is no ruleset `%s`; there is %s", name, list);
    return NULL;
}

int lacks_part(const char *where, const bcg_ruleset *ruleset, const char *part)
{
    complain(where, "the ruleset %s has no %s", ruleset->ops->name, part);
    return EXIT_NO;
}
