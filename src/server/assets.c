#include "server/assets.h"

#include <dirent.h>
#include <sodium.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096, LARGEST = 16 * 1024 * 1024 };

struct bcg_assets {
    bcg_asset *pages;
    int count, capacity;
};

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".png", "image/png"},
    {".webmanifest", "application/manifest+json"},
    {".woff2", "font/woff2"},
};

bcg_assets *bcg_assets_new(void)
{
    return calloc(1, sizeof(bcg_assets));
}

void bcg_assets_free(bcg_assets *s)
{
    if (s == NULL)
        return;
    for (int i = 0; i < s->count; i++) {
        free(s->pages[i].path);
        free(s->pages[i].text);
    }
    free(s->pages);
    free(s);
}

static void make_etag(const char *text, size_t size, char out[BCG_ETAG])
{
    uint8_t hash[16];
    char hex[2 * sizeof hash + 1];
    crypto_generichash(hash, sizeof hash, (const uint8_t *)text, size, NULL, 0);
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    snprintf(out, BCG_ETAG, "\"%s\"", hex);
}

bool bcg_assets_add(bcg_assets *s, const char *path, const char *type, char *text, size_t size)
{
    if (text && s->count == s->capacity) {
        const int capacity = s->capacity ? 2 * s->capacity : 64;
        bcg_asset *pages = realloc(s->pages, (size_t)capacity * sizeof *pages);
        if (pages) {
            s->pages = pages;
            s->capacity = capacity;
        }
    }
    char *own = text && s->count < s->capacity ? strdup(path) : NULL;
    if (own == NULL) {
        free(text);
        return false;
    }
    bcg_asset *p = &s->pages[s->count++];
    *p = (bcg_asset){.path = own, .type = type, .text = text, .size = size};
    make_etag(text, size, p->etag);
    /* The build puts a content hash into these names. */
    p->lasting = strncmp(path, "/assets/", 8) == 0;
    return true;
}

static const char *type_of(const char *name)
{
    const size_t len = strlen(name);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        const size_t ending = strlen(types[i].ending);
        if (len > ending && strcmp(name + len - ending, types[i].ending) == 0)
            return types[i].type;
    }
    return "application/octet-stream";
}

static char *read_all(const char *path, size_t size)
{
    FILE *f = fopen(path, "rb");
    char *text = f ? malloc(size + 1) : NULL;
    if (text && fread(text, 1, size, f) != size) {
        free(text);
        text = NULL;
    }
    if (f)
        fclose(f);
    return text;
}

static bool add_file(bcg_assets *s, const char *prefix, const char *name, const char *path,
                     size_t size)
{
    char address[PATH_ROOM];
    if (size > LARGEST || snprintf(address, sizeof address, "%s%s", prefix, name) >= PATH_ROOM)
        return false;
    if (!bcg_assets_add(s, address, type_of(name), read_all(path, size), size))
        return false;
    return strcmp(name, "index.html") != 0 ||
           bcg_assets_add(s, prefix, type_of(name), read_all(path, size), size);
}

bool bcg_assets_add_folder(bcg_assets *s, const char *prefix, const char *folder)
{
    char path[PATH_ROOM], address[PATH_ROOM];
    struct stat st;
    DIR *d = opendir(folder);
    bool ok = d != NULL;
    for (const struct dirent *e; ok && (e = readdir(d)) != NULL;) {
        if (e->d_name[0] == '.')
            continue;
        ok = snprintf(path, sizeof path, "%s/%s", folder, e->d_name) < PATH_ROOM &&
             stat(path, &st) == 0;
        if (ok && S_ISDIR(st.st_mode))
            ok = snprintf(address, sizeof address, "%s%s/", prefix, e->d_name) < PATH_ROOM &&
                 bcg_assets_add_folder(s, address, path);
        else if (ok && S_ISREG(st.st_mode))
            ok = add_file(s, prefix, e->d_name, path, (size_t)st.st_size);
    }
    if (d)
        closedir(d);
    return ok;
}

const bcg_asset *bcg_assets_find(const bcg_assets *s, const char *path)
{
    for (int i = 0; i < s->count; i++)
        if (strcmp(s->pages[i].path, path) == 0)
            return &s->pages[i];
    return NULL;
}
