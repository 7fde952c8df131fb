#include "replays/differences.h"

#include "notation/memoir_action.h"
#include "notation/memoir_replay.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { EDITIONS = 2, LAST_DIFFERENCE = 99, PATH_SIZE = 1024 };

/* A source, played line by line in both editions at once. */
typedef struct pair {
    char path[PATH_SIZE];
    char source[BCG_SCN_MAX_SIZE];
    int line; /* being played */
    bool good;
    memoir_scenario scenario;
    memoir_game game[EDITIONS];
    memoir_state state[EDITIONS];
    memoir_hasher hasher[EDITIONS];
    char text[EDITIONS][BCG_SCN_MAX_SIZE];
    bcg_writer out[EDITIONS];
} pair;

static void fail(pair *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void fail(pair *p, const char *format, ...)
{
    va_list args;
    if (!p->good)
        return; /* one fault is told; the rest follows from it */
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
        reason = bcg_memoir_ops.check(&g->head, s, *out);
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
    const int actor = bcg_memoir_ops.actor(&g->head, s);
    bcg_action a = MA_NONE;
    const char *reason = judge(p, edition, text, &a);
    if (!is_allowed(reason)) {
        fail(p, "%s refuses `%.*s`: %s", memoir_edition_words.word[edition], (int)text.len, text.at,
             reason);
        return;
    }
    bcg_memoir_ops.apply(&g->head, s, a, NULL);
    memoir_record_action(&p->hasher[edition], g, s, actor, a, &p->out[edition]);
}

/* `MR_X/MR_Y` names two reasons: one edition has a rule of its own for what the other refuses too.
 */
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

/* `classic refuses REASON ACTION`: revised has to allow it, or it would be no difference. Both
 * replays get the line as a comment; differences.mjs asks the program the same question there. */
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

/* -- lines ------------------------------------------------------------------------------------ */

/* The actions of a line stand apart by semicolons. */
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
    if (bcg_span_word(&after, &verb) && bcg_span_is(verb, "refuses"))
        refuse(p, who, playing, after);
    else
        play_all(p, playing, rest);
}

/* -- files ------------------------------------------------------------------------------------ */

/* The position stands above the line `play`, what is played below it. */
static bool find_play(bcg_reader *r)
{
    bcg_span line;
    while (bcg_reader_line(r, &line))
        if (bcg_span_is(line, "play"))
            return true;
    return false;
}

static void set_up(pair *p, size_t size)
{
    const bcg_replay_header header = {.program = {"make_replays", 12, 0, 0}};
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, 4);
    bool good = memoir_scn_read(p->source, size, &p->scenario, &problems);
    for (int e = 0; e < EDITIONS && good; e++) {
        const memoir_choices choices = {(int8_t)e, 0};
        good = memoir_scn_start(&p->scenario, choices, &p->game[e], &p->state[e], &problems);
        bcg_writer_init(&p->out[e], p->text[e], sizeof p->text[e]);
        memoir_record_begin(&p->hasher[e], &p->game[e], &p->scenario, true, &header, &p->out[e]);
    }
    p->line = problems.count ? list[0].line : 0;
    if (!good)
        fail(p, "%s", problems.count ? list[0].text : "cannot be played");
}

static void play_source(pair *p, size_t size)
{
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, p->source, size);
    if (!find_play(&r)) {
        fail(p, "there is no line `play`");
        return;
    }
    set_up(p, (size_t)(r.at - p->source) - strlen("play\n"));
    while (p->good && bcg_reader_line(&r, &line))
        play_line(p, line);
}

static void save(pair *p, const char *folder, int number, int edition)
{
    char path[PATH_SIZE];
    bcg_writer *w = &p->out[edition];
    memoir_record_end(&p->state[edition], w);
    snprintf(path, sizeof path, "%s/diff-%02d-%s.replay", folder, number,
             memoir_edition_words.word[edition]);
    FILE *f = fopen(path, "wb");
    bool good = f && fwrite(w->text, 1, w->size, f) == w->size && !w->full;
    if (f)
        good &= fclose(f) == 0;
    if (!good)
        fail(p, "%s cannot be written", path);
}

static void make_pair(pair *p, FILE *source, const char *folder, int number)
{
    p->line = 0;
    p->good = true;
    const size_t size = fread(p->source, 1, sizeof p->source, source);
    play_source(p, size);
    for (int e = 0; e < EDITIONS && p->good; e++)
        save(p, folder, number, e);
}

bool make_differences(const char *sources, const char *folder)
{
    static pair p;
    bool good = true;
    int made = 0;
    for (int number = 1; number <= LAST_DIFFERENCE; number++) {
        snprintf(p.path, sizeof p.path, "%s/diff-%02d.txt", sources, number);
        FILE *f = fopen(p.path, "rb");
        if (f == NULL)
            continue; /* README.md says why there is none */
        make_pair(&p, f, folder, number);
        fclose(f);
        good &= p.good;
        made++;
    }
    printf("%d pairs of differences\n", made);
    return good && made > 0;
}
