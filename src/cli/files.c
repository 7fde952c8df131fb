/* Finding and reading the files a command needs. */
#include "cli/cli.h"

#include "notation/memoir_scn.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* -- where data lies -------------------------------------------------------------------------- */

static bool is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static void join_path(char out[PATH_SIZE], const char *root, const char *relative)
{
    if (snprintf(out, PATH_SIZE, "%s/%s", root, relative) >= PATH_SIZE)
        out[0] = '\0'; /* opens nothing and is complained about like any absent file */
}

/* The folder this program lies in; false if the system does not tell. */
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
        char memoir[PATH_SIZE];
        join_path(out, program, up[i]);
        join_path(memoir, out, "memoir");
        if (is_folder(memoir))
            return true;
    }
    return false;
}

/* The folder of data; true if it is the one of the source tree. It is found from where the program
 * lies, so that nothing of the machine that built it is in it. */
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

memoir_scenario *load_file(const char *path, problem_list *problems, bool *usable)
{
    size_t size;
    const char *why;
    bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
    *usable = false;
    memoir_scenario *s = malloc(sizeof *s);
    if (s == NULL) {
        complain(path, "not enough memory to read it");
        return NULL;
    }
    char *text = read_file(path, BCG_SCN_MAX_SIZE, &size, &why);
    if (text)
        *usable = memoir_scn_read(text, size, s, &problems->all);
    else
        bcg_error(&problems->all, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "%s", why);
    free(text);
    return s;
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

static memoir_scenario *load_usable(const char *path)
{
    problem_list *problems = malloc(sizeof *problems);
    bool usable = false;
    memoir_scenario *s = problems ? load_file(path, problems, &usable) : NULL;
    if (s)
        print_problems(path, problems);
    free(problems);
    if (s && !usable) {
        free(s);
        s = NULL;
    }
    return s;
}

/* An id is a short name; anything with a dot or slash in it is a file. */
static bool looks_like_id(const char *what)
{
    return what[0] != '\0' && strpbrk(what, "./") == NULL;
}

static void no_such_scenario(const char *what, const catalogue *c)
{
    enum { MOST = 256, ID_SIZE = 64 };
    const char *names[MOST];
    const char *near = NULL;
    const int n = c->count < MOST ? c->count : MOST;
    char(*ids)[ID_SIZE] = calloc((size_t)n + 1, sizeof *ids);
    for (int i = 0; ids && i < n; i++) {
        const bcg_span id = memoir_text(c->scenario[i], c->scenario[i]->id.at[0].text);
        snprintf(ids[i], sizeof ids[i], "%.*s", (int)id.len, id.at);
        names[i] = ids[i];
    }
    if (ids)
        near = bcg_nearest_word(bcg_span_of(what), names, n);
    if (near)
        complain(what, "no such scenario or file; did you mean `%s`?", near);
    else
        complain(what, "no such scenario or file; `bocage scenarios` lists them");
    free(ids);
}

static bool has_id(const memoir_scenario *s, const char *id)
{
    return bcg_span_is(memoir_text(s, s->id.at[0].text), id);
}

bool means_file(const char *what)
{
    return is_standard_input(what) || !looks_like_id(what) ||
           (access(what, F_OK) == 0 && !is_folder(what));
}

memoir_scenario *parse_scenario(const char *path, const char *text, size_t size)
{
    problem_list *problems = malloc(sizeof *problems);
    memoir_scenario *s = malloc(sizeof *s);
    bool usable = false;
    if (problems && s) {
        bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
        usable = memoir_scn_read(text, size, s, &problems->all);
        print_problems(path, problems);
    } else
        complain(path, "not enough memory to read it");
    free(problems);
    if (usable)
        return s;
    free(s);
    return NULL;
}

memoir_scenario *load_scenario(const char *what)
{
    if (means_file(what))
        return load_usable(what);
    char relative[256], path[PATH_SIZE];
    memoir_scenario *found = NULL;
    snprintf(relative, sizeof relative, "memoir/%.200s.scn", what);
    data_path(path, relative);
    if (access(path, F_OK) == 0) {
        found = load_usable(path);
        if (found == NULL || has_id(found, what))
            return found;
        free(found);
        found = NULL;
    }
    /* its file may have another name */
    catalogue c;
    if (!load_catalogue(&c))
        return NULL;
    for (int i = 0; i < c.count && found == NULL; i++)
        if (has_id(c.scenario[i], what)) {
            found = c.scenario[i];
            c.scenario[i] = NULL; /* the caller's now */
        }
    if (found == NULL)
        no_such_scenario(what, &c);
    free_catalogue(&c);
    return found;
}

bool find_scenario(void *context, bcg_span id, memoir_scenario *out)
{
    char name[64], relative[128], path[PATH_SIZE];
    (void)context;
    if (id.len >= sizeof name || memchr(id.at, '/', id.len))
        return false;
    snprintf(name, sizeof name, "%.*s", (int)id.len, id.at);
    snprintf(relative, sizeof relative, "memoir/%s.scn", name);
    data_path(path, relative);
    problem_list *problems = malloc(sizeof *problems);
    bool usable = false;
    memoir_scenario *s = problems ? load_file(path, problems, &usable) : NULL;
    free(problems);
    if (usable && has_id(s, name)) {
        *out = *s;
        free(s);
        return true;
    }
    free(s);
    catalogue c; /* its file may have another name */
    if (!load_catalogue(&c))
        return false;
    bool found = false;
    for (int i = 0; i < c.count && !found; i++)
        if (has_id(c.scenario[i], name)) {
            *out = *c.scenario[i];
            found = true;
        }
    free_catalogue(&c);
    return found;
}

char *read_scenario_text(const char *id, size_t *size)
{
    char relative[160], path[PATH_SIZE];
    const char *why;
    if (id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0' ||
        snprintf(relative, sizeof relative, "memoir/%s.scn", id) >= (int)sizeof relative)
        return NULL;
    data_path(path, relative);
    return read_file(path, BCG_SCN_MAX_SIZE, size, &why);
}

/* -- the scenarios that come with the program ------------------------------------------------- */

static int is_scenario_file(const struct dirent *e)
{
    const char *dot = strrchr(e->d_name, '.');
    return dot && strcmp(dot, ".scn") == 0;
}

static int compare_ids(const memoir_scenario *p, const memoir_scenario *q)
{
    const bcg_span a = memoir_text(p, p->id.at[0].text), b = memoir_text(q, q->id.at[0].text);
    const int order = memcmp(a.at, b.at, a.len < b.len ? a.len : b.len);
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

/* By number in the scenario book; those without one follow. */
static int by_book(const void *a, const void *b)
{
    const memoir_scenario *p = *(memoir_scenario *const *)a, *q = *(memoir_scenario *const *)b;
    const int m = p->book.count ? p->book.at[0].value : 1000;
    const int n = q->book.count ? q->book.at[0].value : 1000;
    return m != n ? (m > n) - (m < n) : compare_ids(p, q);
}

static bool is_listed(const catalogue *c, const memoir_scenario *s)
{
    for (int i = 0; i < c->count; i++)
        if (compare_ids(c->scenario[i], s) == 0)
            return true;
    return false;
}

bool load_catalogue(catalogue *c)
{
    char folder[PATH_SIZE];
    struct dirent **entries;
    *c = (catalogue){0};
    data_path(folder, "memoir");
    const int n = scandir(folder, &entries, is_scenario_file, alphasort);
    if (n < 0) {
        complain(folder, "the folder of scenarios cannot be read; is BOCAGE_DATA right?");
        return false;
    }
    c->scenario = calloc((size_t)n + 1, sizeof *c->scenario);
    for (int i = 0; i < n; i++) {
        char path[PATH_SIZE + 300];
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        memoir_scenario *s = c->scenario ? load_usable(path) : NULL;
        if (s && is_listed(c, s)) {
            complain(path, "another scenario has the same id; this one is left out");
            free(s);
        } else if (s)
            c->scenario[c->count++] = s;
        free(entries[i]);
    }
    free(entries);
    if (c->scenario)
        qsort(c->scenario, (size_t)c->count, sizeof *c->scenario, by_book);
    return c->scenario != NULL;
}

void free_catalogue(catalogue *c)
{
    for (int i = 0; i < c->count; i++)
        free(c->scenario[i]);
    free(c->scenario);
}
