#include "server/web.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

bool bcg_web_trusts(const bcg_web *w, const char *origin, const char *host)
{
    static const char *const schemes[] = {"http://", "https://"};
    if (origin[0] == '\0')
        return true;
    for (int i = 0; w->origins && w->origins[i]; i++)
        if (strcasecmp(w->origins[i], origin) == 0)
            return true;
    for (int i = 0; i < 2; i++)
        if (host[0] && strncasecmp(origin, schemes[i], strlen(schemes[i])) == 0 &&
            strcasecmp(origin + strlen(schemes[i]), host) == 0)
            return true;
    return false;
}

static bcg_web_meaning refuse(int status, const char *reason, const char *text)
{
    return (bcg_web_meaning){
        .what = BCG_WEB_REFUSED, .status = status, .reason = reason, .text = text};
}

/* Calls by their address; a `*` stands for a game, or for the look of a picture. */
static const struct {
    const char *method, *path;
    bcg_call_kind call;
} calls[] = {
    {"POST", "/api/games", BCG_CALL_MAKE},      {"POST", "/api/claim", BCG_CALL_CLAIM},
    {"GET", "/api/lobby", BCG_CALL_LOBBY},      {"POST", "/api/lobby/*", BCG_CALL_TAKE},
    {"GET", "/api/game", BCG_CALL_GAME},        {"GET", "/api/game/*", BCG_CALL_GAME},
    {"POST", "/api/rematch", BCG_CALL_REMATCH}, {"GET", "/api/replay", BCG_CALL_REPLAY},
    {"GET", "/api/replay/*", BCG_CALL_REPLAY},  {"GET", "/api/ground/*", BCG_CALL_GROUND},
    {"POST", "/api/import", BCG_CALL_IMPORT},
};

/* A game's id is letters, digits, `-` and `_`. */
static bool is_game(const char *text)
{
    const size_t len = strlen(text);
    return len > 0 && len < BCG_GAME_ID &&
           strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") == len;
}

/* Does the address fit? Then *game is the part that stands for one, or NULL. */
static bool fits(const char *pattern, const char *path, const char **game)
{
    const char *star = strchr(pattern, '*');
    *game = NULL;
    if (star == NULL)
        return strcmp(pattern, path) == 0;
    const size_t before = (size_t)(star - pattern);
    *game = path + before;
    return strncmp(pattern, path, before) == 0 && is_game(*game);
}

static const char *bearer(const char *authorization)
{
    static const char scheme[] = "Bearer ";
    return strncasecmp(authorization, scheme, sizeof scheme - 1) == 0
               ? authorization + sizeof scheme - 1
               : NULL;
}

static bcg_web_meaning find_call(const bcg_web *w, const bcg_web_request *r)
{
    bool known = false;
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        const char *game;
        if (!fits(calls[i].path, r->path, &game))
            continue;
        known = true;
        if (strcmp(calls[i].method, r->method) != 0)
            continue;
        const bool changes = strcmp(r->method, "POST") == 0;
        if (changes && !bcg_web_trusts(w, r->origin, r->host))
            return refuse(403, "NOT_ALLOWED", "a page from elsewhere may not ask for this");
        const bool picture = calls[i].call == BCG_CALL_GROUND;
        return (bcg_web_meaning){.what = BCG_WEB_CALL,
                                 .has_body = changes,
                                 .call = {.what = calls[i].call,
                                          .secret = bearer(r->authorization),
                                          .game = picture ? NULL : game,
                                          .look = picture ? game : NULL}};
    }
    return known ? refuse(405, "NOT_ALLOWED", "this cannot be asked for in this way")
                 : refuse(404, "NOT_FOUND", "there is nothing at this address");
}

/* A page, with its query if it has one of that name. */
static const bcg_page *find_page(const bcg_web *w, const bcg_web_request *r)
{
    char whole[512];
    const bcg_page *page = NULL;
    if (r->query[0] &&
        snprintf(whole, sizeof whole, "%s?%s", r->path, r->query) < (int)sizeof whole)
        page = bcg_shelf_find(w->shelf, whole);
    return page ? page : bcg_shelf_find(w->shelf, r->path);
}

bcg_web_meaning bcg_web_read(const bcg_web *w, const bcg_web_request *r)
{
    const bool looks = strcmp(r->method, "GET") == 0 || strcmp(r->method, "HEAD") == 0;
    const bcg_page *page = looks ? find_page(w, r) : NULL;
    if (page)
        return (bcg_web_meaning){.what = BCG_WEB_PAGE, .page = page};
    if (looks && strcmp(r->path, "/healthz") == 0)
        return (bcg_web_meaning){.what = BCG_WEB_HEALTH};
    if (looks && strcmp(r->path, "/metrics") == 0)
        return (bcg_web_meaning){.what = BCG_WEB_METRICS};
    return find_call(w, r);
}
