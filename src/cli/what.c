#include "cli/what.h"

#include "memoir/rules.h"
#include "notation/memoir_action.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- words ------------------------------------------------------------------------------------ */

static void write_action(const memoir_game *g, bcg_action a, char out[MEMOIR_ACTION_TEXT])
{
    bcg_writer w;
    bcg_writer_init(&w, out, MEMOIR_ACTION_TEXT);
    memoir_action_write(g, a, &w);
}

void print_action(const memoir_game *g, bcg_action a)
{
    char text[MEMOIR_ACTION_TEXT];
    write_action(g, a, text);
    fputs(text, stdout);
}

void json_action(FILE *out, const memoir_game *g, bcg_action a)
{
    char text[MEMOIR_ACTION_TEXT];
    write_action(g, a, text);
    json_quoted(out, text);
}

bool read_action(const opened_game *o, const char *text, bcg_action *out)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    if (memoir_action_read(&o->game, &o->state, text, strlen(text), out) == BCG_OK)
        return true;
    bcg_writer_init(&w, sentence, sizeof sentence);
    memoir_action_explain(&o->game, text, strlen(text), &w);
    complain(text, "%s", sentence);
    return false;
}

hex_name name_of(const memoir_game *g, int h)
{
    hex_name name = {""};
    bcg_hex_label(g->board, (bcg_hex)h, name.text);
    return name;
}

bcg_hex read_hex(const memoir_game *g, const char *text)
{
    char other[BCG_LABEL_SIZE];
    const size_t len = strlen(text);
    const bcg_hex h = bcg_hex_parse(g->board, text, len);
    if (h != BCG_NO_HEX)
        return h;
    snprintf(other, sizeof other, "%s", text);
    other[0] = (char)(islower((unsigned char)text[0]) ? toupper((unsigned char)text[0])
                                                      : tolower((unsigned char)text[0]));
    if (len < sizeof other && bcg_hex_parse(g->board, other, len) != BCG_NO_HEX)
        complain(text, "there is no such hex on this board; did you mean `%s`?", other);
    else
        complain(text, "there is no such hex on this board");
    return BCG_NO_HEX;
}

/* -- options ---------------------------------------------------------------------------------- */

static void complain_word(const char *name, const char *option, const char *given,
                          const bcg_words *words)
{
    char list[256];
    bcg_writer w;
    bcg_writer_init(&w, list, sizeof list);
    for (int i = 0; i < words->count; i++)
        bcg_writef(&w, "%s%s", i == 0 ? "" : i + 1 < words->count ? ", " : " or ", words->word[i]);
    wrong_usage(name, "--%s is %s, not `%s`", option, list, given);
}

bool take_what_option(const char *name, int option, memoir_choices *choices)
{
    const bool edition = option == 'E';
    const bcg_words *words = edition ? &memoir_edition_words : &memoir_option_words;
    const int value = bcg_find_word(bcg_span_of(optarg), words);
    if (value < 0)
        complain_word(name, edition ? "edition" : "option", optarg, words);
    else if (edition)
        choices->edition = (int8_t)value;
    else
        choices->options |= UINT32_C(1) << value;
    return value >= 0;
}

/* -- replays ---------------------------------------------------------------------------------- */

void free_replay(opened_replay *r)
{
    if (r)
        free(r->text);
    free(r);
}

/* A replay whose text has been read; the text is its own from now on. */
static opened_replay *begin_replay(const char *path, char *text, size_t size)
{
    opened_replay *r = calloc(1, sizeof *r);
    if (r == NULL) {
        complain(path, "not enough memory");
        free(text);
        return NULL;
    }
    r->text = text;
    bcg_problems_init(&r->problems.all, r->problems.items, MOST_PROBLEMS);
    if (memoir_replay_open(&r->replay, r->text, size, find_scenario, NULL, &r->problems.all))
        return r;
    print_problems(path, &r->problems);
    free_replay(r);
    return NULL;
}

opened_replay *open_replay(const char *path)
{
    size_t size;
    const char *why;
    char *text = read_file(path, BCG_REPLAY_MAX_SIZE, &size, &why);
    if (text)
        return begin_replay(path, text, size);
    complain(path, "%s", why);
    return NULL;
}

/* Play the replay on to the wanted ply, or to its end if it is negative. */
static bool play_to(opened_replay *r, const char *path, int ply)
{
    while (ply < 0 || r->replay.state.ply < ply) {
        const bcg_replay_what what = memoir_replay_step(&r->replay, &r->problems.all);
        if (what == BCG_REPLAY_BAD) {
            print_problems(path, &r->problems);
            return false;
        }
        if (what == BCG_REPLAY_RESULT)
            break;
    }
    if (ply < 0 || r->replay.state.ply == ply)
        return true;
    complain(path, "this replay has no action %d; its last is %d", ply, r->replay.state.ply);
    return false;
}

/* The replay is freed here. */
static opened_game *state_of_replay(opened_replay *r, const char *path, int ply,
                                    memoir_choices choices)
{
    opened_game *o = NULL;
    if (r && (choices.edition >= 0 || choices.options))
        complain(path, "a replay has its edition and options already");
    else if (r && play_to(r, path, ply)) {
        o = malloc(sizeof *o);
        if (o == NULL)
            complain(path, "not enough memory");
    }
    if (o) {
        o->scenario = r->replay.scenario;
        o->game = r->replay.game;
        o->state = r->replay.state;
    }
    free_replay(r);
    return o;
}

/* FILE@PLY: the name goes to `path`. A file that really has such a name is meant itself. */
static bool names_ply(const char *what, char path[PATH_SIZE], int *ply)
{
    const char *at = strrchr(what, '@');
    if (at == NULL || at == what || strlen(what) >= PATH_SIZE || access(what, F_OK) == 0)
        return false;
    if (!bcg_span_number((bcg_span){at + 1, strlen(at + 1), 0, 0}, UINT16_MAX, ply))
        return false;
    snprintf(path, PATH_SIZE, "%.*s", (int)(at - what), what);
    return true;
}

/* -- scenarios and positions ------------------------------------------------------------------ */

static bool set_up(opened_game *o, const char *what, memoir_choices choices)
{
    problem_list *problems = malloc(sizeof *problems);
    if (problems == NULL) {
        complain(what, "not enough memory");
        return false;
    }
    bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
    const bool ok = memoir_scn_start(&o->scenario, choices, &o->game, &o->state, &problems->all);
    if (!ok)
        print_problems(what, problems);
    free(problems);
    return ok;
}

/* What was asked for, not yet a game: one of the two is set, or none after a complaint. */
typedef struct found {
    memoir_scenario *scenario;
    opened_replay *replay;
    char path[PATH_SIZE]; /* of the replay */
    int ply;              /* in it; negative: the end */
} found;

/* A file is read once: it may be a pipe. */
static void find_file(const char *what, found *f)
{
    size_t size;
    const char *why;
    char *text = read_file(what, BCG_REPLAY_MAX_SIZE, &size, &why);
    if (text == NULL)
        complain(what, "%s", why);
    else if (bcg_replay_is(text, size)) {
        snprintf(f->path, sizeof f->path, "%s", what);
        f->replay = begin_replay(what, text, size);
        return;
    } else
        f->scenario = parse_scenario(what, text, size);
    free(text);
}

static void find_what(const char *what, found *f)
{
    *f = (found){.ply = -1};
    if (names_ply(what, f->path, &f->ply))
        f->replay = open_replay(f->path);
    else if (means_file(what))
        find_file(what, f);
    else
        f->scenario = load_scenario(what);
}

opened_game *open_what(const char *what, memoir_choices choices)
{
    found f;
    find_what(what, &f);
    if (f.scenario == NULL)
        return state_of_replay(f.replay, f.path, f.ply, choices);
    opened_game *o = malloc(sizeof *o);
    if (o == NULL)
        complain(what, "not enough memory");
    else {
        o->scenario = *f.scenario;
        if (!set_up(o, what, choices)) {
            free(o);
            o = NULL;
        }
    }
    free(f.scenario);
    return o;
}

memoir_scenario *load_what(const char *what)
{
    found f;
    find_what(what, &f);
    if (f.scenario)
        return f.scenario;
    opened_game *o = state_of_replay(f.replay, f.path, f.ply, MEMOIR_AS_WRITTEN);
    memoir_scenario *s = o ? malloc(sizeof *s) : NULL;
    if (s) {
        *s = o->scenario;
        memoir_position_save(&o->game, &o->state, s);
    } else if (o)
        complain(what, "not enough memory");
    free(o);
    return s;
}
