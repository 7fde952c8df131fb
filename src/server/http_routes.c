#include "server/http_routes.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* -- host and origin --------------------------------------------------------------------------- */

enum { NAME = 256 };

/* The host without its port. False if it is too long. */
static bool read_name(const char *host, char out[NAME])
{
    const char *end = host[0] == '[' ? strchr(host, ']') : strrchr(host, ':');
    const size_t length = host[0] != '[' ? (end ? (size_t)(end - host) : strlen(host))
                          : end != NULL  ? (size_t)(end - host) - 1
                                         : NAME;
    if (length >= NAME)
        return false;
    memcpy(out, host + (host[0] == '['), length);
    out[length] = '\0';
    return true;
}

static bool is_address(const char *host, const char *name)
{
    unsigned char bytes[16];
    return inet_pton(host[0] == '[' ? AF_INET6 : AF_INET, name, bytes) == 1;
}

static bool is_localhost(const char *name)
{
    static const char local[] = "localhost";
    const size_t size = strlen(name), tail = sizeof local - 1;
    return size >= tail && strcasecmp(name + size - tail, local) == 0 &&
           (size == tail || name[size - tail - 1] == '.');
}

/* The configured entry for a name, or NULL. */
static const char *find_configured(const bcg_http_context *w, const char *name)
{
    for (int i = 0; w->hosts && w->hosts[i]; i++) {
        const char *scheme = strstr(w->hosts[i], "://");
        if (strcasecmp(scheme ? scheme + 3 : w->hosts[i], name) == 0)
            return w->hosts[i];
    }
    return NULL;
}

bool bcg_http_is_us(const bcg_http_context *w, const char *host)
{
    char name[NAME];
    if (host[0] == '\0')
        return true;
    if (!read_name(host, name))
        return false;
    return is_address(host, name) ||
           (host[0] != '[' && (is_localhost(name) || find_configured(w, name)));
}

void bcg_http_tell_strange(const char *host, char out[BCG_STRANGE_TEXT])
{
    char name[NAME];
    const bool told = read_name(host, name) && strlen(name) <= 80 && name[0] &&
                      name[strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                        "0123456789-_.")] == '\0';
    if (told)
        snprintf(out, BCG_STRANGE_TEXT,
                 "this server does not know the name \"%.80s\": start it with --host %.80s", name,
                 name);
    else
        snprintf(out, BCG_STRANGE_TEXT,
                 "this server does not know that name: start it with --host and the name");
}

bool bcg_http_is_loopback(const char *address)
{
    static const char mapped[] = "::ffff:";
    if (strncasecmp(address, mapped, sizeof mapped - 1) == 0)
        address += sizeof mapped - 1;
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

bool bcg_http_trusts(const bcg_http_context *w, const char *origin, const char *host, bool secure)
{
    static const char plain[] = "http://", tls[] = "https://";
    char name[NAME];
    if (origin[0] == '\0')
        return true;
    for (int i = 0; w->origins && w->origins[i]; i++)
        if (strcasecmp(w->origins[i], origin) == 0)
            return true;
    if (host[0] == '\0' || !read_name(host, name))
        return false;
    const char *configured = find_configured(w, name);
    secure = secure || (configured && strncmp(configured, tls, sizeof tls - 1) == 0);
    if (strncasecmp(origin, tls, sizeof tls - 1) == 0)
        return strcasecmp(origin + sizeof tls - 1, host) == 0;
    return !secure && strncasecmp(origin, plain, sizeof plain - 1) == 0 &&
           strcasecmp(origin + sizeof plain - 1, host) == 0;
}

/* -- routes ------------------------------------------------------------------------------------ */

static bcg_http_meaning refuse(int status, const char *reason, const char *text)
{
    return (bcg_http_meaning){
        .what = BCG_WEB_REFUSED, .status = status, .reason = reason, .text = text};
}

/* Calls by address; `*` is the id of a game, or the look of a picture. */
static const struct {
    const char *method, *path;
    bcg_call_kind call;
} calls[] = {
    {"POST", "/api/games", BCG_CALL_MAKE},     {"POST", "/api/claim", BCG_CALL_CLAIM},
    {"POST", "/api/renew", BCG_CALL_RENEW},    {"GET", "/api/lobby", BCG_CALL_LOBBY},
    {"POST", "/api/lobby/*", BCG_CALL_TAKE},   {"GET", "/api/game", BCG_CALL_GAME},
    {"GET", "/api/game/*", BCG_CALL_GAME},     {"POST", "/api/rematch", BCG_CALL_REMATCH},
    {"GET", "/api/replay", BCG_CALL_REPLAY},   {"GET", "/api/replay/*", BCG_CALL_REPLAY},
    {"GET", "/api/ground/*", BCG_CALL_GROUND}, {"POST", "/api/import", BCG_CALL_IMPORT},
};

/* A game's id is letters, digits, `-` and `_`. */
static bool is_game(const char *text)
{
    const size_t len = strlen(text);
    return len > 0 && len < BCG_GAME_ID &&
           strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") == len;
}

/* Does the path match? Then *game is what `*` stands for, or NULL. */
static bool matches(const char *pattern, const char *path, const char **game)
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

static bcg_http_meaning find_call(const bcg_http_context *w, const bcg_http_request *r)
{
    bool known = false;
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        const char *game;
        if (!matches(calls[i].path, r->path, &game))
            continue;
        known = true;
        if (strcmp(calls[i].method, r->method) != 0)
            continue;
        const bool changes = strcmp(r->method, "POST") == 0;
        if (changes && !bcg_http_trusts(w, r->origin, r->host, r->secure))
            return refuse(403, "NOT_ALLOWED", "a page from elsewhere may not ask for this");
        const bool picture = calls[i].call == BCG_CALL_GROUND;
        return (bcg_http_meaning){.what = BCG_WEB_CALL,
                                  .has_body = changes,
                                  .call = {.what = calls[i].call,
                                           .secret = bearer(r->authorization),
                                           .game = picture ? NULL : game,
                                           .look = picture ? game : NULL}};
    }
    return known ? refuse(405, "NOT_ALLOWED", "this cannot be asked for in this way")
                 : refuse(404, "NOT_FOUND", "there is nothing at this address");
}

/* The page of path and query, else of the path alone. */
static const bcg_asset *find_page(const bcg_http_context *w, const bcg_http_request *r)
{
    char whole[512];
    const bcg_asset *page = NULL;
    if (r->query[0] &&
        snprintf(whole, sizeof whole, "%s?%s", r->path, r->query) < (int)sizeof whole)
        page = bcg_assets_find(w->assets, whole);
    return page ? page : bcg_assets_find(w->assets, r->path);
}

bcg_http_meaning bcg_http_read(const bcg_http_context *w, const bcg_http_request *r)
{
    const bool looks = strcmp(r->method, "GET") == 0 || strcmp(r->method, "HEAD") == 0;
    const bcg_asset *page = looks && !r->only_figures ? find_page(w, r) : NULL;
    if (!bcg_http_is_us(w, r->host))
        return (bcg_http_meaning){.what = BCG_WEB_STRANGE_HOST};
    if (page)
        return (bcg_http_meaning){.what = BCG_WEB_PAGE, .page = page};
    if (looks && strcmp(r->path, "/healthz") == 0)
        return (bcg_http_meaning){.what = BCG_WEB_HEALTH};
    const bool metrics = looks && strcmp(r->path, "/metrics") == 0;
    if (metrics && r->figures)
        return (bcg_http_meaning){.what = BCG_WEB_METRICS};
    if (metrics)
        return refuse(
            403, "NOT_ALLOWED",
            "figures are for this machine only: --metrics gives them a port of their own");
    return r->only_figures ? refuse(404, "NOT_FOUND", "there is nothing here but /metrics")
                           : find_call(w, r);
}
