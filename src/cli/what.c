#include "cli/what.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- words ------------------------------------------------------------------------------------ */

static void write_action(const bcg_prepared *p, bcg_action a, char out[BCG_ACTION_TEXT])
{
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_ACTION_TEXT);
    p->ruleset->notation->write_action(p, a, &w);
}

void print_action(const bcg_prepared *p, bcg_action a)
{
    char text[BCG_ACTION_TEXT];
    write_action(p, a, text);
    fputs(text, stdout);
}

void json_action(FILE *out, const bcg_prepared *p, bcg_action a)
{
    char text[BCG_ACTION_TEXT];
    write_action(p, a, text);
    json_quoted(out, text);
}

bool read_action(const opened_game *o, int actor, const char *text, bcg_action *out)
{
    const bcg_notation *n = o->prepared->ruleset->notation;
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    if (n->read_action(o->prepared, o->state, actor, text, strlen(text), out) == BCG_OK)
        return true;
    bcg_writer_init(&w, sentence, sizeof sentence);
    n->explain(o->prepared, text, strlen(text), &w);
    complain(text, "%s", sentence);
    return false;
}

/* -- options ---------------------------------------------------------------------------------- */

static bool has_word(const char *const *words, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

/* What can be chosen in any of the rulesets, each word once. */
static int list_choices(const bcg_ruleset *rulesets, int option, const char *out[MOST_WORDS])
{
    int count = 0;
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        const char *own[MOST_WORDS];
        const int n = option == 'E'   ? list_editions(r, own)
                      : option == 'F' ? list_forms(r, own)
                                      : list_switches(r, own);
        for (int i = 0; i < n && count < MOST_WORDS; i++)
            if (!has_word(out, count, own[i]))
                out[count++] = own[i];
    }
    return count;
}

static void complain_word(const char *name, const char *option, const char *given,
                          const char *const *words, int count)
{
    char list[256];
    bcg_writer w;
    bcg_writer_init(&w, list, sizeof list);
    for (int i = 0; i < count; i++)
        bcg_writef(&w, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", words[i]);
    wrong_usage(name, "--%s is %s, not `%s`", option, list, given);
}

static void add_option(game_choices *choices, const char *word)
{
    const size_t used = strlen(choices->options);
    if (used + strlen(word) + 2 < sizeof choices->options)
        snprintf(choices->options + used, sizeof choices->options - used, "%s%s", used ? " " : "",
                 word);
}

bool take_what_option(const char *name, const bcg_ruleset *rulesets, int option,
                      game_choices *choices)
{
    const char *words[MOST_WORDS] = {NULL};
    if (option == 'S' || option == 'V') {
        *(option == 'S' ? &choices->seat : &choices->values) = optarg;
        return true;
    }
    const int count = list_choices(rulesets, option, words);
    if (!has_word(words, count, optarg)) {
        complain_word(name,
                      option == 'E'   ? "edition"
                      : option == 'F' ? "form"
                                      : "option",
                      optarg, words, count);
        return false;
    }
    if (option == 'E')
        choices->edition = optarg;
    else
        add_option(choices, optarg);
    return true;
}

int take_options(const char *name, int argc, char **argv, const struct option *options,
                 const bcg_ruleset *rulesets, game_choices *choices, uint32_t *flags)
{
    int option;
    *flags = 0;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        if (option == '?' || option == ':')
            return wrong_option(name, argv, option);
        if (!is_what_option(option))
            *flags |= UINT32_C(1) << (option - 'a');
        else if (!take_what_option(name, rulesets, option, choices))
            return EXIT_USAGE;
    }
    return EXIT_YES;
}

/* -- replays ---------------------------------------------------------------------------------- */

void free_replay(opened_replay *r)
{
    if (r) {
        bcg_game_replay_close(&r->replay);
        free(r->text);
    }
    free(r);
}

/* A replay whose text has been read; it takes ownership of the text. */
static opened_replay *begin_replay(const bcg_ruleset *rulesets, const char *path, char *text,
                                   size_t size, const char *values)
{
    const own_values *own = values ? load_own_values(rulesets, values) : NULL;
    opened_replay *r = values == NULL || own ? calloc(1, sizeof *r) : NULL;
    if (r == NULL) {
        if (values == NULL || own)
            complain(path, "not enough memory");
        free(text);
        return NULL;
    }
    r->text = text;
    bcg_problems_init(&r->problems.all, r->problems.items, MOST_PROBLEMS);
    const bool opened = bcg_game_replay_open_with(&r->replay, rulesets, r->text, size,
                                                  own ? &own->text : NULL, find_scenario, NULL,
                                                  &r->problems.all);
    if (opened && (own == NULL || r->replay.header.values.len > 0))
        return r;
    if (opened)
        complain(path, "this game was played without own values");
    print_problems(path, &r->problems);
    free_replay(r);
    return NULL;
}

opened_replay *open_replay(const bcg_ruleset *rulesets, const char *path, const char *values)
{
    size_t size;
    const char *why;
    char *text = read_file(path, BCG_REPLAY_MAX_SIZE, &size, &why);
    if (text)
        return begin_replay(rulesets, path, text, size, values);
    complain(path, "%s", why);
    return NULL;
}

/* Plays the replay to the wanted ply, or to its end if that is negative. */
static bool play_to(opened_replay *r, const char *path, int ply)
{
    while (ply < 0 || r->replay.ply < ply) {
        const bcg_replay_what what = bcg_game_replay_step(&r->replay, &r->problems.all);
        if (what == BCG_REPLAY_BAD) {
            print_problems(path, &r->problems);
            return false;
        }
        if (what == BCG_REPLAY_RESULT)
            break;
    }
    if (ply < 0 || r->replay.ply == ply)
        return true;
    complain(path, "this replay has no action %d; its last is %d", ply, r->replay.ply);
    return false;
}

/* Frees the replay. */
static opened_game *state_of_replay(opened_replay *r, const char *path, int ply,
                                    const game_choices *choices)
{
    opened_game *o = NULL;
    if (r && (choices->edition || choices->options[0]))
        complain(path, "a replay has its edition and options already");
    else if (r && play_to(r, path, ply)) {
        o = malloc(sizeof *o);
        if (o == NULL)
            complain(path, "not enough memory");
    }
    if (o) { /* now owns it */
        *o = (opened_game){r->replay.prepared, r->replay.state};
        r->replay.prepared = NULL;
        r->replay.state = NULL;
    }
    free_replay(r);
    return o;
}

/* FILE@PLY: sets `path` to the name. If a file really has such a name, it is meant itself. */
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

bcg_prepared *prepare_document(const loaded_scenario *d, const char *what,
                               const game_choices *choices)
{
    problem_list *problems = malloc(sizeof *problems);
    if (problems == NULL) {
        complain(what, "not enough memory");
        return NULL;
    }
    bcg_problems_init(&problems->all, problems->items, MOST_PROBLEMS);
    bcg_prepared *p = d->ruleset->notation->prepare(d->ruleset, d->data, choices->edition,
                                                    choices->options, &problems->all);
    if (p == NULL && problems->all.errors == 0)
        complain(what, "not enough memory");
    else if (p == NULL)
        print_problems(what, problems);
    free(problems);
    return p;
}

static opened_game *open_document(const loaded_scenario *d, const char *what,
                                  const game_choices *choices)
{
    opened_game *o = calloc(1, sizeof *o);
    if (o)
        o->state = malloc(d->ruleset->ops->state_size);
    if (o == NULL || o->state == NULL)
        complain(what, "not enough memory");
    else if ((o->prepared = prepare_document(d, what, choices)) != NULL) {
        bcg_first_state(o->prepared, o->state);
        return o;
    }
    close_game(o);
    return NULL;
}

void close_game(opened_game *o)
{
    if (o) {
        bcg_prepared_release(o->prepared);
        free(o->state);
    }
    free(o);
}

/* What was requested, not yet a game: one of the two is set, or neither after a message. */
typedef struct found {
    loaded_scenario document;
    opened_replay *replay;
    char path[PATH_SIZE]; /* of the replay */
    int ply;              /* in it; negative: the end */
} found;

/* A file is read only once, since it may be a pipe. */
static void find_file(const bcg_ruleset *rulesets, const char *what, const char *values, found *f)
{
    size_t size;
    const char *why;
    char *text = read_file(what, BCG_REPLAY_MAX_SIZE, &size, &why);
    if (text == NULL)
        complain(what, "%s", why);
    else if (bcg_replay_is(text, size)) {
        snprintf(f->path, sizeof f->path, "%s", what);
        f->replay = begin_replay(rulesets, what, text, size, values);
        return;
    } else
        parse_scenario(rulesets, what, text, size, &f->document);
    free(text);
}

static void find_what(const bcg_ruleset *rulesets, const char *what, const char *values, found *f)
{
    *f = (found){.ply = -1};
    if (names_ply(what, f->path, &f->ply))
        f->replay = open_replay(rulesets, f->path, values);
    else if (means_file(what))
        find_file(rulesets, what, values, f);
    else
        load_scenario(rulesets, what, &f->document);
    if (f->document.data && !add_own_values(rulesets, values, &f->document))
        free_document(&f->document);
}

opened_game *open_what(const bcg_ruleset *rulesets, const char *what, const game_choices *choices)
{
    found f;
    find_what(rulesets, what, choices->values, &f);
    if (f.document.data == NULL)
        return state_of_replay(f.replay, f.path, f.ply, choices);
    opened_game *o = open_document(&f.document, what, choices);
    free_document(&f.document);
    return o;
}

/* A state as the document of a position. */
static bool document_of_state(const opened_game *o, const char *what, loaded_scenario *out)
{
    bcg_problems none;
    bcg_problems_init(&none, NULL, 0);
    char *text = o->prepared->ruleset->notation->snapshot(o->prepared, o->state);
    const bool read = text && read_document(o->prepared->ruleset, text, strlen(text), &none, out);
    free(text);
    if (!read)
        complain(what, "not enough memory");
    return read;
}

bool load_what(const bcg_ruleset *rulesets, const char *what, const char *values,
               loaded_scenario *out)
{
    found f;
    const game_choices as_recorded = {0};
    find_what(rulesets, what, values, &f);
    *out = f.document;
    if (f.document.data)
        return true;
    opened_game *o = state_of_replay(f.replay, f.path, f.ply, &as_recorded);
    const bool loaded = o && document_of_state(o, what, out);
    close_game(o);
    return loaded;
}

/* -- decisions -------------------------------------------------------------------------------- */

bool find_actor(const opened_game *o, const game_choices *choices, int *actor)
{
    const bcg_game *g = o->prepared->game;
    const bcg_seats actors = g->ops->actors(g, o->state);
    *actor = bcg_first_actor(actors);
    if (choices->seat == NULL)
        return true;
    const int seat = bcg_seat_named(o->prepared, choices->seat, strlen(choices->seat));
    if (seat < 0)
        complain(choices->seat, "there is no such seat in this game");
    else if (*actor >= 0 && !bcg_acts(actors, seat))
        complain(choices->seat, "this seat has nothing to decide now");
    else if (*actor >= 0)
        *actor = seat;
    return seat >= 0 && (*actor < 0 || *actor == seat);
}

bcg_action *list_legal(const opened_game *o, const char *name, int actor, int *count)
{
    const bcg_game *g = o->prepared->game;
    bcg_action *actions = malloc((size_t)g->ops->max_actions * sizeof *actions);
    *count = 0;
    if (actions == NULL)
        complain(name, "not enough memory");
    else if (actor >= 0)
        *count = g->ops->legal(g, o->state, actor, actions, g->ops->max_actions);
    return actions;
}
