#include "cli/what.h"
#include "session/ruleset_json.h"

#include <getopt.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const svg_themes[SVG_THEMES] = {"light", "dark", "safe"};

typedef enum show_format { SHOW_TEXT, SHOW_SVG, SHOW_JSON, SHOW_SCN, SHOW_FORMATS } show_format;
static const char *const formats[SHOW_FORMATS] = {"text", "svg", "json", "scn"};

typedef enum when { AUTO, ALWAYS, NEVER, WHENS } when;
static const char *const whens[WHENS] = {"auto", "always", "never"};

typedef struct show_request {
    int format, color;
    text_style text;
    svg_style svg;
    game_choices choices;
    const char *output; /* NULL: standard output */
    const char *what;
} show_request;

/* The index of a word; prints a message and returns -1 if it is unknown. */
static int choose(const char *given, const char *const *words, int n, const char *option)
{
    for (int i = 0; i < n; i++)
        if (strcmp(given, words[i]) == 0)
            return i;
    char list[128];
    bcg_writer w;
    bcg_writer_init(&w, list, sizeof list);
    for (int i = 0; i < n; i++)
        bcg_writef(&w, "%s%s", i == 0 ? "" : i + 1 < n ? ", " : " or ", words[i]);
    wrong_usage("show", "--%s is %s, not `%s`", option, list, given);
    return -1;
}

/* https://no-color.org: any non-empty value means no colour, unless explicitly requested. */
static color_mode pick_color(int asked, bool to_terminal)
{
    const char *term = getenv("TERM"), *no_color = getenv("NO_COLOR");
    if (asked == NEVER)
        return COLOR_NONE;
    if (asked == AUTO &&
        (!to_terminal || (no_color && no_color[0]) || term == NULL || strcmp(term, "dumb") == 0))
        return COLOR_NONE;
    const bool rich = getenv("COLORTERM") || (term && strstr(term, "256color"));
    return rich ? COLOR_256 : COLOR_BASIC;
}

static int parse(int argc, char **argv, const bcg_ruleset *rulesets, show_request *r)
{
    static const struct option options[] = {
        {"format", required_argument, NULL, 'f'},
        {"edition", required_argument, NULL, 'E'},
        {"theme", required_argument, NULL, 't'},
        {"coordinates", no_argument, NULL, 'c'},
        {"flip", no_argument, NULL, 'x'},
        {"ascii", no_argument, NULL, 'a'},
        {"utf8", no_argument, NULL, 'u'},
        {"color", required_argument, NULL, 'k'},
        {"output", required_argument, NULL, 'o'},
        VALUES_OPTION,
        {0},
    };
    int option;
    *r = (show_request){.text.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0};
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        switch (option) {
        case 'f':
            r->format = choose(optarg, formats, SHOW_FORMATS, "format");
            break;
        case 'E':
        case 'V':
            if (!take_what_option("show", rulesets, option, &r->choices))
                return EXIT_USAGE;
            break;
        case 't':
            r->svg.theme = choose(optarg, svg_themes, SVG_THEMES, "theme");
            break;
        case 'k':
            r->color = choose(optarg, whens, WHENS, "color");
            break;
        case 'c':
            r->svg.coordinates = true;
            break;
        case 'x':
            r->svg.flip = r->text.flip = true;
            break;
        case 'a':
            r->text.utf8 = false;
            break;
        case 'u':
            r->text.utf8 = true;
            break;
        case 'o':
            r->output = strcmp(optarg, "-") == 0 ? NULL : optarg;
            break;
        default:
            return wrong_option("show", argv, option);
        }
        if (r->format < 0 || r->svg.theme < 0 || r->color < 0)
            return EXIT_USAGE;
    }
    if (argc - optind != 1)
        return wrong_usage("show", argc == optind ? "name a scenario or a file"
                                                  : "show takes one scenario or file");
    r->what = argv[optind];
    return EXIT_YES;
}

static bool show_scn(FILE *out, const loaded_scenario *d)
{
    size_t size;
    char *text = d->ruleset->notation->write(d->ruleset, d->data, &size);
    if (text)
        fwrite(text, 1, size, out);
    else
        complain("show", "there is no memory for its text, or it is too long");
    free(text);
    return text != NULL;
}

static void print_scenario(FILE *out, const loaded_scenario *d)
{
    bcg_json j = {.spread = true, .indent = -1};
    d->ruleset->json->put_scenario(&j, d->data);
    print_json_text(out, &j);
}

static bool show(FILE *out, const loaded_scenario *d, const show_request *r)
{
    const bcg_ruleset_tools *tools = d->ruleset->tools;
    switch ((show_format)r->format) {
    case SHOW_SVG:
        return tools->draw_svg(out, d->data, r->svg);
    case SHOW_JSON:
        print_scenario(out, d);
        return true;
    case SHOW_SCN:
        return show_scn(out, d);
    default:
        return tools->draw_text(out, d->data, r->text);
    }
}

/* Composed in memory first, so that nothing is printed on failure. */
static int show_scenario(const loaded_scenario *d, const show_request *r)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    const bool shown = out && show(out, d, r);
    int status = EXIT_CANNOT;
    if (out == NULL || fclose(out) != 0)
        complain("show", "not enough memory");
    else if (shown)
        status = write_output("show", r->output, text, size);
    free(text);
    return status;
}

static bool can_show(const loaded_scenario *d, int format)
{
    const bcg_ruleset_tools *tools = d->ruleset->tools;
    const bcg_ruleset_json *json = d->ruleset->json;
    switch ((show_format)format) {
    case SHOW_SCN:
        return true;
    case SHOW_JSON:
        return json && json->put_scenario;
    case SHOW_SVG:
        return tools && tools->draw_svg;
    default:
        return tools && tools->draw_text;
    }
}

static int show_document(loaded_scenario *d, const show_request *r)
{
    const bcg_ruleset_tools *tools = d->ruleset->tools;
    if (!can_show(d, r->format))
        return lacks_part(r->what, d->ruleset,
                          r->format == SHOW_TEXT ? "board as text; --format scn shows the file"
                                                 : "board in this format");
    if (r->choices.edition && tools && tools->set_edition)
        tools->set_edition(d->data, r->choices.edition);
    if (r->format != SHOW_SCN && tools && tools->keep_edition) /* an exported file loses nothing */
        tools->keep_edition(d->data, NULL);
    return show_scenario(d, r);
}

int cmd_show(int argc, char **argv, const bcg_ruleset *rulesets)
{
    show_request r;
    loaded_scenario d;
    const int usage = parse(argc, argv, rulesets, &r);
    if (usage != EXIT_YES)
        return usage;
    r.text.color = pick_color(r.color, r.output == NULL && isatty(STDOUT_FILENO));
    if (!load_what(rulesets, r.what, r.choices.values, &d))
        return EXIT_NO;
    const int status = show_document(&d, &r);
    free_document(&d);
    return status;
}
