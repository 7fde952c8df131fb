#include "cli/art.h"

#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>

enum { ART_LIMIT = 64 * 1024 };

/* "name  light  dark  safe" */
static bool read_token(bcg_span line, int theme, art_palette *p)
{
    bcg_span word = line, name;
    if (!bcg_span_word(&line, &name) || name.len >= ART_TOKEN_SIZE || p->count == ART_TOKENS)
        return false;
    for (int column = 0; column <= theme; column++)
        if (!bcg_span_word(&line, &word) || word.len != 7 || word.at[0] != '#')
            return false;
    snprintf(p->token[p->count].name, ART_TOKEN_SIZE, "%.*s", (int)name.len, name.at);
    snprintf(p->token[p->count].color, ART_COLOR_SIZE, "%.*s", (int)word.len, word.at);
    p->count++;
    return true;
}

bool art_load_palette(art_palette *p, int theme)
{
    char path[PATH_SIZE];
    size_t size;
    const char *why;
    p->count = 0;
    data_path(path, "art/palette.txt");
    char *text = read_file(path, ART_LIMIT, &size, &why);
    if (text == NULL) {
        complain(path, "%s", why);
        return false;
    }
    bcg_reader r;
    bcg_span line;
    bool good = true;
    bcg_reader_init(&r, text, size);
    while (good && bcg_reader_line(&r, &line)) {
        if (bcg_span_trim(line).len == 0 || line.at[0] == '#')
            continue;
        good = read_token(line, theme, p);
        if (!good)
            complain(path, "line %d is not `name #light #dark #safe`", line.line);
    }
    free(text);
    return good;
}

static const char *find_color(const art_palette *p, const char *name, size_t len)
{
    for (int i = 0; i < p->count; i++)
        if (strlen(p->token[i].name) == len && memcmp(p->token[i].name, name, len) == 0)
            return p->token[i].color;
    return NULL;
}

const char *art_color(const art_palette *p, const char *token)
{
    const char *color = find_color(p, token, strlen(token));
    return color ? color : "#FF00FF"; /* conspicuous in the picture; a test looks for it */
}

/* Copies [at, end), replacing each var(--token,...) by its colour. */
static void print_colored(FILE *out, const art_palette *p, const char *at, const char *end,
                          const char *symbol)
{
    static const char mark[] = "var(--";
    while (at < end) {
        const char *var = strstr(at, mark);
        if (var == NULL || var >= end) {
            fwrite(at, 1, (size_t)(end - at), out);
            return;
        }
        const char *name = var + strlen(mark), *comma = strchr(name, ','),
                   *close = strchr(name, ')');
        if (comma == NULL || close == NULL || comma > close) {
            fwrite(at, 1, (size_t)(end - at), out);
            return;
        }
        const size_t len = (size_t)(comma - name);
        const bool is_symbol = symbol && len == 6 && memcmp(name, "symbol", 6) == 0;
        const char *color = is_symbol ? art_color(p, symbol) : find_color(p, name, len);
        fwrite(at, 1, (size_t)(var - at), out);
        fputs(color ? color : "#FF00FF", out);
        at = close + 1;
    }
}

bool art_print(FILE *out, const art_palette *p, const char *name, const char *symbol)
{
    char relative[128], path[PATH_SIZE];
    size_t size;
    const char *why;
    snprintf(relative, sizeof relative, "art/%s.svg", name);
    data_path(path, relative);
    char *text = read_file(path, ART_LIMIT, &size, &why);
    if (text == NULL) {
        complain(path, "%s", why);
        return false;
    }
    char *terminated = realloc(text, size + 1);
    if (terminated == NULL) {
        free(text);
        return false;
    }
    terminated[size] = '\0';
    const char *root = strstr(terminated, "<svg");
    const char *inside = root ? strchr(root, '>') : NULL;
    const char *end = inside ? strstr(inside, "</svg>") : NULL;
    if (end)
        print_colored(out, p, inside + 1, end, symbol);
    else
        complain(path, "this is no drawing: it has no <svg> element");
    free(terminated);
    return end != NULL;
}
