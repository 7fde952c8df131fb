/* `bocage serve`: the game server and its web pages. */
#include "cli/cli.h"

#include "cli/values.h"
#include "notation/document.h"
#include "server/hub.h"
#include "server/server.h"
#include "server/server_log.h"

#include <getopt.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    ADDRESS = 128,
    MOST_ORIGINS = 8,
    MOST_HOSTS = 16,
    MESSAGES = 1200,
    CONNECTIONS = 64,
    GAMES = 30,
    IMPORTS = 60,
    KIB = 16384
};

typedef struct serve_request {
    bcg_server_config config;
    char address[ADDRESS], metrics[ADDRESS], db[PATH_SIZE];
    const char *origins[MOST_ORIGINS + 1];
    int origin_count;
    const char *hosts[MOST_HOSTS + 1];
    int host_count;
} serve_request;

/* -- pages ------------------------------------------------------------------------------------- */

/* The output of a function as a page. */
typedef struct composed {
    FILE *out;
    char *text;
    size_t size;
} composed;

static bool begin_page(composed *c)
{
    *c = (composed){.out = NULL};
    c->out = open_memstream(&c->text, &c->size);
    return c->out != NULL;
}

static bool end_page(composed *c, bcg_assets *assets, const char *path, const char *type)
{
    if (fclose(c->out) != 0) {
        free(c->text);
        return false;
    }
    return bcg_assets_add(assets, path, type, c->text, c->size);
}

static bool add_list(bcg_assets *assets, const catalogue *all)
{
    composed c;
    if (!begin_page(&c))
        return false;
    fprintf(c.out, "{\"ok\":true,\"scenarios\":");
    write_catalogue(c.out, all);
    fprintf(c.out, "}");
    return end_page(&c, assets, "/api/scenarios", "application/json");
}

static bool add_tables(bcg_assets *assets, const bcg_ruleset *rulesets)
{
    composed c;
    if (!begin_page(&c))
        return false;
    write_tables(c.out, rulesets, (loaded_scenario){0});
    return end_page(&c, assets, "/api/tables", "application/json");
}

static void write_levels(FILE *out, const bcg_ai_level *levels)
{
    fprintf(out, "[");
    for (const bcg_ai_level *l = levels; l->name; l++) {
        fprintf(out, "%s{\"name\":", l == levels ? "" : ",");
        json_quoted(out, l->name);
        fprintf(out, ",\"text\":");
        json_quoted(out, l->text);
        fprintf(out, "}");
    }
    fprintf(out, "]");
}

/* `levels` are those of the first ruleset, for clients that knew no other. */
static bool add_levels(bcg_assets *assets, const bcg_ruleset *rulesets)
{
    composed c;
    if (!begin_page(&c))
        return false;
    fprintf(c.out, "{\"ok\":true,\"levels\":");
    write_levels(c.out, rulesets->levels);
    fprintf(c.out, ",\"rulesets\":{");
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        fprintf(c.out, r == rulesets ? "" : ",");
        json_quoted(c.out, r->ops->name);
        fprintf(c.out, ":");
        write_levels(c.out, r->levels);
    }
    fprintf(c.out, "}}");
    return end_page(&c, assets, "/api/levels", "application/json");
}

static bool add_rulesets(bcg_assets *assets, const bcg_ruleset *rulesets)
{
    composed c;
    if (!begin_page(&c))
        return false;
    fprintf(c.out, "{\"ok\":true,\"rulesets\":");
    write_rulesets(c.out, rulesets);
    fprintf(c.out, "}");
    return end_page(&c, assets, "/api/rulesets", "application/json");
}

static bool add_text(bcg_assets *assets, const catalogue_entry *e)
{
    char path[160];
    composed c;
    size_t size;
    char *text = e->document.ruleset->notation->write(e->document.ruleset, e->document.data, &size);
    if (text == NULL || !begin_page(&c)) {
        free(text);
        return false;
    }
    fprintf(c.out, "{\"ok\":true,\"text\":");
    json_text(c.out, text, size);
    fprintf(c.out, "}");
    free(text);
    snprintf(path, sizeof path, "/api/scenarios/%s", e->name.id);
    return end_page(&c, assets, path, "application/json");
}

/* In every theme; for the first one also without its name. */
static bool add_pictures(bcg_assets *assets, const catalogue_entry *e)
{
    const bcg_ruleset_tools *tools = e->document.ruleset->tools;
    if (tools == NULL || tools->draw_svg == NULL)
        return true;
    for (int theme = -1; theme < SVG_THEMES; theme++) {
        char path[160];
        composed c;
        const int length = snprintf(path, sizeof path, "/api/pictures/%s.svg", e->name.id);
        if (theme >= 0)
            snprintf(path + length, sizeof path - (size_t)length, "?theme=%s", svg_themes[theme]);
        if (!begin_page(&c))
            return false;
        const svg_style style = {.theme = theme < 0 ? 0 : theme};
        const bool drawn = tools->draw_svg(c.out, e->document.data, style);
        if (!end_page(&c, assets, path, "image/svg+xml") || !drawn)
            return false;
    }
    return true;
}

static bool add_scenarios(bcg_assets *assets, const bcg_ruleset *rulesets)
{
    catalogue all;
    if (!load_catalogue(rulesets, NULL, &all))
        return false;
    bool ok = add_list(assets, &all) && add_levels(assets, rulesets) &&
              add_rulesets(assets, rulesets) && add_tables(assets, rulesets);
    for (int i = 0; ok && i < all.count; i++)
        ok = add_text(assets, &all.entry[i]) && add_pictures(assets, &all.entry[i]);
    free_catalogue(&all);
    return ok;
}

static bcg_assets *fill_shelf(const bcg_ruleset *rulesets)
{
    char folder[PATH_SIZE];
    bcg_assets *assets = bcg_assets_new();
    web_path(folder);
    if (assets && bcg_assets_add_folder(assets, "/", folder) && add_scenarios(assets, rulesets))
        return assets;
    complain("serve", "the pages in %s cannot be read", folder);
    bcg_assets_free(assets);
    return NULL;
}

/* -- options ----------------------------------------------------------------------------------- */

/* ADDRESS:PORT, :PORT or PORT; [ADDRESS]:PORT if the address contains colons. */
static bool read_listen(const char *text, char address[ADDRESS], int *to)
{
    const char *colon = strrchr(text, ':');
    uint64_t port;
    size_t length = colon ? (size_t)(colon - text) : 0;
    if (!read_number(colon ? colon + 1 : text, 65535, &port))
        return false;
    if (length >= 2 && text[0] == '[' && text[length - 1] == ']') {
        text++;
        length -= 2;
    }
    if (length >= ADDRESS)
        return false;
    if (length == 9 && strncmp(text, "localhost", length) == 0)
        snprintf(address, ADDRESS, "127.0.0.1");
    else if (length > 0)
        snprintf(address, ADDRESS, "%.*s", (int)length, text);
    *to = (int)port;
    return true;
}

static bool read_limit(const char *option, uint64_t most, int *out)
{
    uint64_t n;
    if (!read_number(optarg, most, &n)) {
        wrong_usage("serve", "--%s is a number up to %llu, not `%s`", option,
                    (unsigned long long)most, optarg);
        return false;
    }
    *out = (int)n;
    return true;
}

static const struct option options[] = {
    {"listen", required_argument, NULL, 'l'},
    {"db", required_argument, NULL, 'd'},
    {"db-limit", required_argument, NULL, 'D'},
    {"threads", required_argument, NULL, 't'},
    {"pace", required_argument, NULL, 'p'},
    {"hush", required_argument, NULL, 'h'},
    {"origin", required_argument, NULL, 'o'},
    {"host", required_argument, NULL, 'H'},
    {"metrics", required_argument, NULL, 'f'},
    {"behind-proxy", no_argument, NULL, 'b'},
    {"limit-messages", required_argument, NULL, 'm'},
    {"limit-connections", required_argument, NULL, 'c'},
    {"limit-games", required_argument, NULL, 'g'},
    {"limit-imports", required_argument, NULL, 'i'},
    {"limit-kib", required_argument, NULL, 'k'},
    {"max-connections", required_argument, NULL, 'M'},
    {"keep-finished", required_argument, NULL, 'K'},
    {"limit-log", required_argument, NULL, 'L'},
    {0},
};

/* A name of this server, preceded by https:// if its pages are served that way. */
static bool read_host(serve_request *r)
{
    const char *scheme = strstr(optarg, "://"), *name = scheme ? scheme + 3 : optarg;
    const bool known = scheme == NULL || strncmp(optarg, "https://", 8) == 0 ||
                       strncmp(optarg, "http://", 7) == 0;
    if (!known || name[0] == '\0' ||
        name[strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")]) {
        wrong_usage("serve", "--host is a name, or https:// and a name, not `%s`", optarg);
        return false;
    }
    if (r->host_count == MOST_HOSTS) {
        wrong_usage("serve", "no more than %d hosts", MOST_HOSTS);
        return false;
    }
    r->hosts[r->host_count++] = optarg;
    return true;
}

static bool read_option(int option, char **argv, serve_request *r)
{
    uint64_t n;
    switch (option) {
    case 'l':
        if (read_listen(optarg, r->address, &r->config.port))
            return true;
        wrong_usage("serve", "--listen is ADDRESS:PORT, not `%s`", optarg);
        return false;
    case 'd':
        snprintf(r->db, sizeof r->db, "%s", optarg);
        return true;
    case 'D':
        if (read_number(optarg, INT64_MAX, &n)) {
            r->config.db_limit = (int64_t)n;
            return true;
        }
        wrong_usage("serve", "--db-limit is a number of bytes, not `%s`", optarg);
        return false;
    case 't':
        return read_count("serve", "threads", &r->config.threads);
    case 'p':
        return read_limit("pace", 1000, &r->config.pace);
    case 'h':
        return read_limit("hush", 60000, &r->config.hush);
    case 'm':
        return read_limit("limit-messages", 60000, &r->config.limits.messages);
    case 'c':
        return read_limit("limit-connections", 100000, &r->config.limits.connections);
    case 'g':
        return read_limit("limit-games", 60000, &r->config.limits.games);
    case 'i':
        return read_limit("limit-imports", 60000, &r->config.limits.imports);
    case 'k':
        return read_limit("limit-kib", 600000, &r->config.limits.kib);
    case 'M':
        return read_limit("max-connections", 60000, &r->config.most_connections);
    case 'K':
        return read_limit("keep-finished", 36500, &r->config.keep_finished);
    case 'L':
        return read_limit("limit-log", 60000, &r->config.limits.log);
    case 'b':
        return r->config.behind_proxy = true;
    case 'f':
        r->config.metrics_address = r->metrics;
        if (read_listen(optarg, r->metrics, &r->config.metrics_port))
            return true;
        wrong_usage("serve", "--metrics is ADDRESS:PORT, not `%s`", optarg);
        return false;
    case 'H':
        return read_host(r);
    case 'o':
        if (r->origin_count < MOST_ORIGINS) {
            r->origins[r->origin_count++] = optarg;
            return true;
        }
        wrong_usage("serve", "no more than %d origins", MOST_ORIGINS);
        return false;
    default:
        wrong_option("serve", argv, option);
        return false;
    }
}

/* -- running ----------------------------------------------------------------------------------- */

static const bcg_ruleset *rulesets_of(void *context)
{
    return ((const serve_request *)context)->config.rulesets;
}

static char *find_text(void *context, const char *id, size_t *size)
{
    return read_scenario_text(rulesets_of(context), id, size);
}

/* A look is a theme, followed by `-flipped` if the board is seen from the top. */
static bool read_look(const char *look, svg_style *out)
{
    static const char flipped[] = "-flipped";
    *out = (svg_style){.ground = true};
    for (; out->theme < SVG_THEMES; out->theme++) {
        const size_t length = strlen(svg_themes[out->theme]);
        if (strncmp(look, svg_themes[out->theme], length) != 0)
            continue;
        out->flip = strcmp(look + length, flipped) == 0;
        return out->flip || look[length] == '\0';
    }
    return false;
}

/* The picture of a document as text, to be freed; NULL if there is none. */
static char *draw(const loaded_scenario *d, svg_style style, size_t *size)
{
    const bcg_ruleset_tools *tools = d->ruleset->tools;
    composed c;
    if (tools == NULL || tools->draw_svg == NULL || !begin_page(&c))
        return NULL;
    const bool drawn = tools->draw_svg(c.out, d->data, style);
    if (fclose(c.out) != 0 || !drawn) {
        free(c.text);
        return NULL;
    }
    *size = c.size;
    return c.text;
}

static char *draw_ground(void *context, const char *look, const char *edition, const char *text,
                         size_t *size)
{
    svg_style style;
    loaded_scenario d;
    bcg_problems problems;
    bcg_problems_init(&problems, NULL, 0);
    if (!read_look(look, &style) ||
        !read_document(rulesets_of(context), text, strlen(text), &problems, &d))
        return NULL;
    if (d.ruleset->tools && d.ruleset->tools->keep_edition)
        d.ruleset->tools->keep_edition(d.data, edition);
    char *picture = draw(&d, style, size);
    free_document(&d);
    return picture;
}

/* -- battles uploaded by players --------------------------------------------------------------- */

typedef struct brought {
    loaded_scenario document;
    bcg_prepared *prepared; /* NULL: it cannot be played */
    bcg_problem list[64];
    bcg_problems problems;
} brought;

/* Other programs' files are JSON objects; ours never start with a brace. */
static bool read_other(const bcg_ruleset *rulesets, const char *text, bcg_problems *p,
                       loaded_scenario *out)
{
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        if (r->tools && r->tools->import) {
            *out = (loaded_scenario){r, r->tools->import(text, strlen(text), p)};
            return out->data != NULL;
        }
    bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_NOT_BOCAGE, "no ruleset reads files of this kind");
    return false;
}

static void read_brought(brought *b, const bcg_ruleset *rulesets, const char *text)
{
    loaded_scenario *d = &b->document;
    bcg_problems_init(&b->problems, b->list, sizeof b->list / sizeof b->list[0]);
    const bool read = text[strspn(text, " \t\r\n\xef\xbb\xbf")] == '{'
                          ? read_other(rulesets, text, &b->problems, d)
                          : read_document(rulesets, text, strlen(text), &b->problems, d);
    if (!read)
        return;
    if (bcg_document_title_shows(d->ruleset, d->data, &b->problems))
        b->prepared = d->ruleset->notation->prepare(d->ruleset, d->data, NULL, "", &b->problems);
}

static void put_problem(FILE *out, const bcg_problem *p)
{
    char line[512];
    if (p->line)
        snprintf(line, sizeof line, "line %d, column %d: %s", p->line, p->column, p->text);
    else
        snprintf(line, sizeof line, "%s", p->text);
    line[bcg_text_valid(line, strlen(line))] = '\0';
    json_quoted(out, line);
}

/* Reports the errors if there are any, otherwise the warnings. */
static void put_report(FILE *out, const bcg_problems *all, bool errors)
{
    const char *separator = "";
    fprintf(out, ",\"report\":[");
    for (int i = 0; i < all->count; i++)
        if ((all->list[i].severity == BCG_ERROR) == errors) {
            fprintf(out, "%s", separator);
            put_problem(out, &all->list[i]);
            separator = ",";
        }
    fprintf(out, "]");
}

/* The picture of the battle for the home page; none if it cannot be drawn. */
static void put_picture(FILE *out, const loaded_scenario *d)
{
    size_t size;
    char *text = draw(d, (svg_style){.theme = 0}, &size);
    if (text) {
        fprintf(out, ",\"picture\":");
        json_text(out, text, size);
    }
    free(text);
}

static void put_brought(FILE *out, brought *b)
{
    if (b->prepared == NULL)
        fprintf(out, "{\"ok\":false,\"reason\":\"BAD_BATTLE\",\"rule\":null,\"text\":"
                     "\"this battle cannot be played\"");
    else {
        bcg_document_name name;
        b->document.ruleset->notation->name(b->document.ruleset, b->document.data, &name);
        fprintf(out, "{\"ok\":true,\"ruleset\":\"%s\",\"sides\":", b->document.ruleset->ops->name);
        json_seats(out, b->prepared);
        if (b->document.ruleset->tools && b->document.ruleset->tools->put_forms)
            b->document.ruleset->tools->put_forms(out, b->document.data);
        fprintf(out, ",\"title\":");
        json_quoted(out, name.title);
        fprintf(out, ",\"text\":");
        json_text(out, b->prepared->scenario, b->prepared->scenario_size);
        put_picture(out, &b->document);
    }
    bcg_problems_sort(&b->problems);
    put_report(out, &b->problems, b->prepared == NULL);
    fprintf(out, "}");
}

static char *read_battle(void *context, const char *text, bool *playable)
{
    composed c = {.out = NULL};
    brought *b = calloc(1, sizeof *b);
    if (b && begin_page(&c)) {
        read_brought(b, rulesets_of(context), text);
        *playable = b->prepared != NULL;
        put_brought(c.out, b);
        if (fclose(c.out) != 0) {
            free(c.text);
            c.text = NULL;
        }
    }
    if (b) {
        bcg_prepared_release(b->prepared);
        free_document(&b->document);
    }
    free(b);
    return c.text;
}

static void say_ready(void *context, const bcg_ports *ports)
{
    const serve_request *r = context;
    const bool colons = strchr(r->address, ':') != NULL;
    printf("bocage: listening on http://%s%s%s:%d/\n", colons ? "[" : "", r->address,
           colons ? "]" : "", ports->main);
    if (ports->metrics)
        printf("bocage: figures are on port %d of %s\n", ports->metrics, r->metrics);
    printf("bocage: games are kept in %s; Ctrl-C ends it\n", r->db);
    fflush(stdout);
}

static int run(serve_request *r)
{
    char why[BCG_STORE_WHY];
    r->config.assets = fill_shelf(r->config.rulesets);
    if (r->config.assets == NULL)
        return EXIT_CANNOT;
    const bool ok = bcg_serve(&r->config, why);
    bcg_assets_free(r->config.assets);
    if (ok)
        return EXIT_YES;
    complain("serve", "%s", why);
    return EXIT_CANNOT;
}

int cmd_serve(int argc, char **argv, const bcg_ruleset *rulesets)
{
    serve_request r = {.address = "127.0.0.1", .metrics = "127.0.0.1"};
    int option;
    r.config = (bcg_server_config){.port = 8044,
                                   .rulesets = rulesets,
                                   .rules = BOCAGE_VERSION,
                                   .threads = count_cores(),
                                   .pace = 100,
                                   .hush = BCG_HUSH_BY_WINDOW,
                                   .limits = {.messages = MESSAGES,
                                              .connections = CONNECTIONS,
                                              .games = GAMES,
                                              .imports = IMPORTS,
                                              .kib = KIB,
                                              .log = BCG_LOG_USUAL},
                                   .find_scenario = find_text,
                                   .draw_ground = draw_ground,
                                   .read_battle = read_battle,
                                   .ready = say_ready,
                                   .context = &r};
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1)
        if (!read_option(option, argv, &r))
            return EXIT_USAGE;
    if (optind < argc)
        return wrong_usage("serve", "`%s` is too much", argv[optind]);
    if (sodium_init() < 0) {
        complain("serve", "there are no random numbers to be had");
        return EXIT_CANNOT;
    }
    umask(077); /* the database contains everybody's cards */
    /* One server per database: two would not know about each other's games. */
    if (r.db[0] == '\0' ? !open_usual_games(r.db) : !lock_games(r.db))
        return EXIT_CANNOT;
    r.config.address = r.address;
    r.config.db = r.db;
    r.config.origins = r.origins;
    r.config.hosts = r.hosts;
    return run(&r);
}
