#include "replays/scripts.h"

#include "memoir/rules.h"
#include "notation/game_replay.h"
#include "notation/memoir_action.h"
#include "notation/memoir_notation.h"
#include "read_whole.h"
#include "rulesets.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EDITIONS = 2, PATH_SIZE = 1024 };

/* A script, played line by line in both editions at once. */
typedef struct pair {
    char path[PATH_SIZE];
    const char *battles;
    char source[BCG_SCN_MAX_SIZE], battle[BCG_SCN_MAX_SIZE];
    char form[32]; /* of play, if it is not the battle's usual one */
    int line;      /* being played */
    bool good;
    memoir_scenario scenario;
    bcg_prepared *prepared[EDITIONS];
    memoir_game game[EDITIONS];
    memoir_state state[EDITIONS];
    void *scratch;
    char text[EDITIONS][BCG_SCN_MAX_SIZE];
    bcg_writer out[EDITIONS];
} pair;

static void fail(pair *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void fail(pair *p, const char *format, ...)
{
    va_list args;
    if (!p->good)
        return; /* one fault is reported; the rest follows from it */
    p->good = false;
    fprintf(stderr, "%s:%d: ", p->path, p->line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
}

/* -- one action ------------------------------------------------------------------------------- */

/* The name of the reason for which the edition refuses an action, or BCG_OK. */
static const char *judge(const pair *p, int edition, bcg_span text, bcg_action *out)
{
    static const bcg_reason_page *const pages[] = {&bcg_core_reasons, &memoir_reasons};
    const memoir_game *g = &p->game[edition];
    const memoir_state *s = &p->state[edition];
    bcg_reason reason = memoir_action_read(g, s, text.at, text.len, out);
    if (reason == BCG_OK)
        reason = bcg_memoir_ops.check(&g->head, s, bcg_actor(&g->head, s), *out);
    return bcg_reason_find(pages, 2, reason)->name;
}

static bool is_allowed(const char *reason)
{
    return strcmp(reason, "BCG_OK") == 0;
}

static void play(pair *p, int edition, bcg_span text)
{
    const memoir_game *g = &p->game[edition];
    memoir_state *s = &p->state[edition];
    const int actor = bcg_actor(&g->head, s);
    bcg_action a = MA_NONE;
    const char *reason = judge(p, edition, text, &a);
    if (!is_allowed(reason)) {
        fail(p, "%s refuses `%.*s`: %s", memoir_edition_words.word[edition], (int)text.len, text.at,
             reason);
        return;
    }
    bcg_memoir_ops.apply(&g->head, s, bcg_actor(&g->head, s), a, NULL);
    bcg_record_action(p->prepared[edition], s->ply, s, actor, a, p->scratch, &p->out[edition]);
}

/* `MR_X/MR_Y` names two reasons: one edition has a special rule for what the other refuses, too. */
static bcg_span reason_of(bcg_span reasons, int edition)
{
    const char *slash = memchr(reasons.at, '/', reasons.len);
    if (slash == NULL)
        return reasons;
    const size_t first = (size_t)(slash - reasons.at);
    if (edition == ME_CLASSIC)
        return (bcg_span){reasons.at, first, reasons.line, 0};
    return (bcg_span){slash + 1, reasons.len - first - 1, reasons.line, 0};
}

/* `classic refuses REASON ACTION`: revised must allow it, otherwise it is not a difference. Both
 * replays get the line as a comment; refusals.mjs asks the program the same question there. */
static void refuse(pair *p, bcg_span who, const bool *playing, bcg_span rest)
{
    bcg_action a;
    bcg_span wanted = {"", 0, 0, 0};
    bcg_span_word(&rest, &wanted);
    const bcg_span text = bcg_span_trim(rest);
    for (int e = 0; e < EDITIONS; e++) {
        const char *reason = judge(p, e, text, &a);
        if (playing[e] ? !bcg_span_is(reason_of(wanted, e), reason) : !is_allowed(reason))
            fail(p, "%s says %s to `%.*s`", memoir_edition_words.word[e], reason, (int)text.len,
                 text.at);
        bcg_writef(&p->out[e], "# %.*s refuses %.*s %.*s\n", (int)who.len, who.at, (int)wanted.len,
                   wanted.at, (int)text.len, text.at);
    }
}

/* `both medals axis 1 allies 3`: the medals each side has now. */
static void expect_medals(pair *p, const bool *playing, bcg_span rest)
{
    const bcg_span wanted = bcg_span_trim(rest);
    for (int e = 0; e < EDITIONS; e++) {
        char has[32];
        if (!playing[e])
            continue;
        snprintf(has, sizeof has, "axis %d allies %d",
                 memoir_medals(&p->game[e], &p->state[e], MS_AXIS),
                 memoir_medals(&p->game[e], &p->state[e], MS_ALLIES));
        if (!bcg_span_is(wanted, has))
            fail(p, "medals in %s: %s", memoir_edition_words.word[e], has);
        bcg_writef(&p->out[e], "# medals %s\n", has);
    }
}

/* -- lines ------------------------------------------------------------------------------------ */

/* The actions of a line are separated by semicolons. */
static void play_all(pair *p, const bool *playing, bcg_span rest)
{
    while (rest.len > 0 && p->good) {
        const char *end = memchr(rest.at, ';', rest.len);
        const size_t len = end ? (size_t)(end - rest.at) : rest.len;
        const bcg_span text = bcg_span_trim((bcg_span){rest.at, len, rest.line, 0});
        for (int e = 0; e < EDITIONS; e++)
            if (playing[e])
                play(p, e, text);
        rest.at += len + (end != NULL);
        rest.len -= len + (end != NULL);
    }
}

static void play_line(pair *p, bcg_span line)
{
    bcg_span who, verb, rest = bcg_span_trim(line);
    bool playing[EDITIONS];
    p->line = line.line;
    if (!bcg_span_word(&rest, &who) || who.at[0] == '#')
        return;
    for (int e = 0; e < EDITIONS; e++)
        playing[e] = bcg_span_is(who, "both") || bcg_span_is(who, memoir_edition_words.word[e]);
    if (!playing[0] && !playing[1])
        fail(p, "`%.*s` is no edition", (int)who.len, who.at);
    bcg_span after = rest;
    if (!bcg_span_word(&after, &verb))
        fail(p, "there is nothing to play");
    else if (bcg_span_is(verb, "refuses"))
        refuse(p, who, playing, after);
    else if (bcg_span_is(verb, "medals"))
        expect_medals(p, playing, after);
    else
        play_all(p, playing, rest);
}

/* -- files ------------------------------------------------------------------------------------ */

static size_t read_file(pair *p, const char *path, char *out)
{
    const char *why;
    const size_t size = read_whole(path, out, BCG_SCN_MAX_SIZE, &why);
    if (size == 0)
        fail(p, "%s %s", path, why);
    return size;
}

/* `battle ID FORM`: the form may be left out. */
static void find_form(bcg_span *rest, bcg_span *battle, char form[32])
{
    bcg_span word = {"", 0, 0, 0};
    bcg_span_word(rest, battle);
    bcg_span_word(rest, &word);
    snprintf(form, 32, "%.*s", (int)word.len, word.at);
}

/* What is played from is above the line `play`: a position, or the single line `battle ID`. Returns
 * where that line begins; NULL if there is none. */
static const char *find_play(bcg_reader *r, bcg_span *battle, char form[32])
{
    bcg_span line, word;
    while (bcg_reader_line(r, &line)) {
        if (bcg_span_is(line, "play"))
            return line.at;
        bcg_span rest = line;
        if (bcg_span_word(&rest, &word) && word.at == line.at && bcg_span_is(word, "battle"))
            find_form(&rest, battle, form);
    }
    return NULL;
}

static void set_up(pair *p, const char *text, size_t size, bool whole)
{
    const bcg_replay_header header = {.program = {"make_replays", 12, 0, 0}};
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, 4);
    bool good = memoir_scn_read(text, size, &p->scenario, &problems);
    for (int e = 0; e < EDITIONS && good; e++) {
        p->prepared[e] = bcg_memoir_notation.prepare(
            bcg_rulesets, &p->scenario, memoir_edition_words.word[e], p->form, &problems);
        good = p->prepared[e] != NULL;
        if (!good)
            break;
        p->game[e] = memoir_of(p->prepared[e])->game;
        bcg_memoir_notation.first(p->prepared[e], &p->state[e]);
        bcg_writer_init(&p->out[e], p->text[e], sizeof p->text[e]);
        bcg_record_begin(p->prepared[e], whole ? p->prepared[e]->scenario : NULL, &header,
                         &p->out[e]);
    }
    p->line = problems.count ? list[0].line : 0;
    if (!good)
        fail(p, "%s", problems.count ? list[0].text : "cannot be played");
}

/* The replay refers to a battle by its id, and includes a position, which ends at `end`, as
 * text. */
static void set_up_source(pair *p, const char *end, bcg_span battle)
{
    char path[PATH_SIZE];
    if (battle.len == 0) {
        set_up(p, p->source, (size_t)(end - p->source), true);
        return;
    }
    snprintf(path, sizeof path, "%s/%.*s.scn", p->battles, (int)battle.len, battle.at);
    const size_t size = read_file(p, path, p->battle);
    if (p->good)
        set_up(p, p->battle, size, false);
}

static void play_source(pair *p, size_t size)
{
    bcg_reader r;
    bcg_span line, battle = {"", 0, 0, 0};
    p->form[0] = '\0';
    bcg_reader_init(&r, p->source, size);
    const char *play_begins = find_play(&r, &battle, p->form);
    if (play_begins == NULL) {
        fail(p, "there is no line `play`");
        return;
    }
    set_up_source(p, play_begins, battle);
    while (p->good && bcg_reader_line(&r, &line))
        play_line(p, line);
}

static void save(pair *p, const char *folder, const char *name, int edition)
{
    char path[PATH_SIZE];
    bcg_writer *w = &p->out[edition];
    bcg_record_end(p->prepared[edition], &p->state[edition], w);
    snprintf(path, sizeof path, "%s/%s-%s.replay", folder, name,
             memoir_edition_words.word[edition]);
    if (w->full || !write_whole(path, w->text, w->size))
        fail(p, "%s cannot be written", path);
}

/* `file` is NAME.txt in the folder of the sources. */
static bool make_pair(pair *p, const char *sources, const char *file, const char *folder)
{
    char name[256]; /* file names are shorter */
    snprintf(name, sizeof name, "%.*s", (int)(strlen(file) - strlen(".txt")), file);
    snprintf(p->path, sizeof p->path, "%s/%s", sources, file);
    p->line = 0;
    p->good = true;
    const size_t size = read_file(p, p->path, p->source);
    play_source(p, size);
    for (int e = 0; e < EDITIONS && p->good; e++)
        save(p, folder, name, e);
    for (int e = 0; e < EDITIONS; e++) {
        bcg_prepared_release(p->prepared[e]);
        p->prepared[e] = NULL;
    }
    return p->good;
}

static int is_source(const struct dirent *entry)
{
    const size_t len = strlen(entry->d_name);
    return len > 4 && strcmp(entry->d_name + len - 4, ".txt") == 0;
}

bool make_scripts(const char *sources, const char *folder, const char *battles)
{
    static pair p;
    struct dirent **entries;
    const int n = scandir(sources, &entries, is_source, alphasort);
    bool good = n > 0;
    p.battles = battles;
    p.scratch = malloc(bcg_memoir_notation.hash_scratch);
    good &= p.scratch != NULL;
    for (int i = 0; i < n && p.scratch; i++) {
        good &= make_pair(&p, sources, entries[i]->d_name, folder);
        free(entries[i]);
    }
    free(p.scratch);
    if (n >= 0)
        free(entries);
    printf("%s: %d pairs\n", sources, n);
    return good;
}
