#include "cli/what.h"

#include "notation/memoir_scn.h"

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
    memoir_choices choices;
    const char *output; /* NULL: standard output */
    const char *what;
} show_request;

/* Which of the words is it? Complains and answers -1 if it is none. */
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

/* https://no-color.org: any non-empty value means no colour, unless asked for it outright. */
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

static int parse(int argc, char **argv, show_request *r)
{
    static const struct option options[] = {
        {"format", required_argument, NULL, 'f'}, {"edition", required_argument, NULL, 'E'},
        {"theme", required_argument, NULL, 't'},  {"coordinates", no_argument, NULL, 'c'},
        {"flip", no_argument, NULL, 'x'},         {"ascii", no_argument, NULL, 'a'},
        {"utf8", no_argument, NULL, 'u'},         {"color", required_argument, NULL, 'k'},
        {"output", required_argument, NULL, 'o'}, {0},
    };
    int option;
    *r = (show_request){.text.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0,
                        .choices = MEMOIR_AS_WRITTEN};
    while ((option = getopt_long(argc, argv, ":o:", options, NULL)) != -1) {
        switch (option) {
        case 'f':
            r->format = choose(optarg, formats, SHOW_FORMATS, "format");
            break;
        case 'E':
            if (!take_what_option("show", option, &r->choices))
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

static bool show_scn(FILE *out, const memoir_scenario *s)
{
    char *text = malloc(MEMOIR_SCN_SIZE);
    bcg_writer w;
    if (text == NULL) {
        complain("show", "not enough memory");
        return false;
    }
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    const bool whole = memoir_scn_write(s, &w);
    fwrite(w.text, 1, w.size, out);
    free(text);
    if (!whole)
        complain("show", "the text is longer than %d KiB", MEMOIR_SCN_SIZE / 1024);
    return whole;
}

static bool show(FILE *out, const memoir_scenario *s, const show_request *r)
{
    switch ((show_format)r->format) {
    case SHOW_SVG:
        return show_svg(out, s, r->svg);
    case SHOW_JSON:
        show_json(out, s);
        return true;
    case SHOW_SCN:
        return show_scn(out, s);
    default:
        show_text(out, s, r->text);
        return true;
    }
}

/* Composed in memory first, so that a failure prints nothing. */
static int show_scenario(const memoir_scenario *s, const show_request *r)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    const bool shown = out && show(out, s, r);
    int status = EXIT_CANNOT;
    if (out == NULL || fclose(out) != 0)
        complain("show", "not enough memory");
    else if (shown)
        status = write_output("show", r->output, text, size);
    free(text);
    return status;
}

int cmd_show(int argc, char **argv, const bcg_ruleset *rulesets)
{
    (void)rulesets;
    show_request r;
    const int usage = parse(argc, argv, &r);
    if (usage != EXIT_YES)
        return usage;
    r.text.color = pick_color(r.color, r.output == NULL && isatty(STDOUT_FILENO));
    memoir_scenario *s = load_what(r.what);
    if (s == NULL)
        return EXIT_NO;
    if (r.choices.edition >= 0) {
        s->edition.count = 1;
        s->edition.at[0].value = (uint8_t)r.choices.edition;
    }
    if (r.format != SHOW_SCN) /* which loses nothing */
        memoir_show_edition(s, memoir_edition_of(s));
    const int status = show_scenario(s, &r);
    free(s);
    return status;
}
