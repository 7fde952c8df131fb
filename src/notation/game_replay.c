#include "notation/game_replay.h"

#include "notation/fields.h"
#include "notation/scn.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 64 };

static const bcg_span at_start = {"", 0, 0, 0};

static const bcg_notation *notation_of(const bcg_game_replay *r)
{
    return r->prepared->ruleset->notation;
}

static bool no_memory(bcg_problems *p)
{
    bcg_error(p, at_start, SCN_UNREADABLE, "not enough memory to read it");
    return false;
}

/* -- the header: what is played --------------------------------------------------------------- */

static const bcg_ruleset *find_ruleset(const bcg_ruleset *rulesets, bcg_span name, bcg_problems *p)
{
    char all[BCG_PROBLEM_TEXT / 2];
    bcg_writer w;
    bcg_writer_init(&w, all, sizeof all);
    for (const bcg_ruleset *r = rulesets; r->ops; r++) {
        if (bcg_span_is(name, r->ops->name))
            return r;
        bcg_writef(&w, "%s`%s`", w.size ? ", " : "", r->ops->name);
    }
    bcg_error(p, name, SCN_UNKNOWN_RULESET,
              rulesets->ops && rulesets[1].ops ? "`%.*s` is none of the rulesets %s"
                                               : "`%.*s` is not the ruleset %s",
              BCG_SHOWN(name), all);
    return NULL;
}

static const bcg_option *find_editions(const bcg_ruleset *ruleset)
{
    for (const bcg_option *o = ruleset->options; o && o->key; o++)
        if (strcmp(o->key, "edition") == 0)
            return o;
    return NULL;
}

static bool is_complete(const bcg_replay_header *h, bool has_editions, bcg_problems *p)
{
    if (has_editions && h->edition.len == 0)
        bcg_error(p, at_start, SCN_MISSING_LINE, "there is no `edition` line");
    else if (h->scenario.line == 0)
        bcg_error(p, at_start, SCN_MISSING_LINE, "there is no `scenario` line");
    else
        return true;
    return false;
}

static int by_letters(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Is the word in the list? If not, suggests a similar one. */
static bool is_known(bcg_span word, const char *what, const char **words, int count,
                     bcg_problems *p)
{
    const bcg_words known = {words, count};
    if (bcg_find_word(word, &known) >= 0)
        return true;
    bcg_unknown_word(p, word, SCN_UNKNOWN_WORD, what, &known);
    return false;
}

static bool is_known_edition(const bcg_option *editions, bcg_span edition, bcg_problems *p)
{
    const char *words[MOST_WORDS] = {NULL};
    int count = 0;
    while (count < MOST_WORDS && editions->values[count]) {
        words[count] = editions->values[count];
        count++;
    }
    qsort(words, (size_t)count, sizeof words[0], by_letters);
    return is_known(edition, "edition", words, count, p);
}

static bool are_known_options(const bcg_ruleset *ruleset, bcg_span rest, bcg_problems *p)
{
    const char *words[MOST_WORDS] = {NULL};
    int count = 0;
    bcg_span word;
    for (const bcg_option *o = ruleset->options; o && o->key && count < MOST_WORDS; o++)
        if (o->values == NULL)
            words[count++] = o->key;
        else if (strcmp(o->key, "form") == 0)
            for (const char *const *form = o->values; *form && count < MOST_WORDS; form++)
                words[count++] = *form;
    while (rest.len > 0 && bcg_span_word(&rest, &word))
        if (!is_known(word, "option", words, count, p))
            return false;
    return true;
}

static bool names_word(bcg_span rest, bcg_span wanted)
{
    bcg_span word;
    while (bcg_span_word(&rest, &word))
        if (word.len == wanted.len && memcmp(word.at, wanted.at, word.len) == 0)
            return true;
    return false;
}

/* -- the header: the starting position -------------------------------------------------------- */

/* Problems in the text below `scenario` are reported at their place in the replay; those in a
 * separate scenario, where it is named. */
static void shift_problems(bcg_problems *p, int first, const bcg_replay_header *h)
{
    for (int i = first; i < p->count; i++)
        if (h->scenario.len > 0 || p->list[i].line == 0) {
            p->list[i].line = h->scenario.line;
            p->list[i].column = h->scenario.len > 0 ? h->scenario.column : 1;
        } else {
            p->list[i].line += h->text.line - 1;
            p->list[i].column += 2;
        }
}

/* The document of a separate scenario text; NULL if it cannot be used for any reason. */
static void *find_document(const bcg_ruleset *ruleset, bcg_span id, bcg_find_text find,
                           void *context, bcg_problems *p)
{
    bcg_problems own;
    size_t size;
    bcg_problems_init(&own, NULL, 0);
    char *text = find ? find(context, ruleset, id, &size) : NULL;
    void *document = text ? ruleset->notation->read(ruleset, text, size, &own) : NULL;
    free(text);
    if (document && own.errors == 0)
        return document;
    free(document);
    bcg_error(p, id, SCN_NO_SCENARIO, "there is no scenario `%.*s`", BCG_SHOWN(id));
    return NULL;
}

/* The document of the text within the replay; NULL if it has errors. */
static void *read_document(const bcg_ruleset *ruleset, bcg_span block, bcg_problems *p)
{
    const int errors = p->errors;
    char *text = malloc(BCG_SCN_MAX_SIZE);
    void *document = NULL;
    bcg_writer w;
    if (text == NULL) {
        no_memory(p);
        return NULL;
    }
    bcg_writer_init(&w, text, BCG_SCN_MAX_SIZE);
    if (bcg_replay_unindent(block, &w))
        document = ruleset->notation->read(ruleset, w.text, w.size, p);
    else
        bcg_error(p, at_start, SCN_TOO_LARGE, "the scenario is larger than %d KiB",
                  BCG_SCN_MAX_SIZE / 1024);
    free(text);
    if (document == NULL && p->errors == errors)
        no_memory(p);
    if (p->errors == errors)
        return document;
    free(document);
    return NULL;
}

/* A copy of a span's text, to be freed. */
static char *copy_span(bcg_span s)
{
    char *text = malloc(s.len + 1);
    if (text && s.len > 0) /* a span that was not given is NULL */
        memcpy(text, s.at, s.len);
    if (text)
        text[s.len] = '\0';
    return text;
}

enum { OPTIONS_SIZE = 256 };

/* Those the replay names, and what went without saying under its rules. */
static bool options_of(const bcg_game_replay *r, const bcg_ruleset *ruleset, char *out, size_t size)
{
    return bcg_options_then(ruleset, bcg_replay_rules(&r->header), r->header.options, out, size);
}

static bool prepare(bcg_game_replay *r, const bcg_ruleset *ruleset, const void *document,
                    bcg_problems *p)
{
    const int errors = p->errors;
    const bcg_replay_header *h = &r->header;
    char *edition = copy_span(h->edition), options[2 * OPTIONS_SIZE];
    if (edition && options_of(r, ruleset, options, sizeof options))
        r->prepared = ruleset->notation->prepare(ruleset, document, edition[0] ? edition : NULL,
                                                 options, p);
    free(edition);
    if (r->prepared) {
        r->state = malloc(ruleset->ops->state_size);
        r->scratch = malloc(ruleset->notation->hash_scratch);
    }
    if (p->errors > errors)
        return false;
    return (r->prepared && r->state && r->scratch) || no_memory(p);
}

static bool are_all_options_named(const bcg_game_replay *r, bcg_problems *p)
{
    bcg_span rest = bcg_span_of(r->prepared->options), word;
    char options[2 * OPTIONS_SIZE];
    options_of(r, r->prepared->ruleset, options, sizeof options);
    while (bcg_span_word(&rest, &word))
        if (!names_word(bcg_span_of(options), word)) {
            bcg_error(p, at_start, SCN_CONTRADICTION,
                      "the scenario has options that the replay's `options` line does not name");
            return false;
        }
    return true;
}

/* Own values that the game was played with. Problems in them have no place in the replay. */
static bool add_values(const bcg_game_replay *r, const bcg_ruleset *ruleset, void *document,
                       const bcg_span *values, bcg_problems *p)
{
    const bcg_span where = r->header.values;
    bcg_problem first;
    bcg_problems own;
    if (where.len == 0)
        return true;
    if (values == NULL || ruleset->notation->add_values == NULL) {
        bcg_error(p, where, SCN_NO_VALUES,
                  "the game was played with own values; it can be replayed with their file only");
        return false;
    }
    bcg_problems_init(&own, &first, 1);
    if (ruleset->notation->add_values(document, values->at, values->len, &own))
        return true;
    bcg_error(p, where, SCN_OTHER_VALUES, "the values are wrong: line %d: %.140s",
              own.count ? first.line : 0, own.count ? first.text : "not enough memory");
    return false;
}

/* Are they the ones it was played with? */
static bool are_same_values(const bcg_game_replay *r, bcg_problems *p)
{
    char hash[17];
    bcg_writer w;
    if (r->header.values.len == 0)
        return true;
    bcg_writer_init(&w, hash, sizeof hash);
    bcg_writef(&w, "%016llx", (unsigned long long)bcg_values_hash(r->prepared));
    if (bcg_span_is(r->header.values, hash))
        return true;
    bcg_error(p, r->header.values, SCN_OTHER_VALUES,
              "the values have the hash %s; the game was played with %.*s", hash,
              BCG_SHOWN(r->header.values));
    return false;
}

static bool set_up(bcg_game_replay *r, const bcg_ruleset *ruleset, const bcg_span *values,
                   bcg_find_text find, void *context, bcg_problems *p)
{
    const bcg_replay_header *h = &r->header;
    const int first = p->count;
    void *document = h->scenario.len > 0 ? find_document(ruleset, h->scenario, find, context, p)
                                         : read_document(ruleset, h->text, p);
    const int read = p->count;
    bool ok = document && add_values(r, ruleset, document, values, p);
    const int added = p->count;
    ok = ok && prepare(r, ruleset, document, p) && are_all_options_named(r, p);
    if (read == added && (document || h->scenario.len == 0))
        shift_problems(p, first, h);
    free(document);
    return ok && are_same_values(r, p);
}

bool bcg_game_replay_open_with(bcg_game_replay *r, const bcg_ruleset *rulesets, const char *text,
                               size_t size, const bcg_span *values, bcg_find_text find,
                               void *context, bcg_problems *p)
{
    *r = (bcg_game_replay){.actor = BCG_CHANCE};
    if (!bcg_replay_open(&r->reader, text, size, &r->header, p))
        return false;
    const bcg_ruleset *ruleset = find_ruleset(rulesets, r->header.ruleset, p);
    const bcg_option *editions = ruleset ? find_editions(ruleset) : NULL;
    if (ruleset && is_complete(&r->header, editions != NULL, p) &&
        (editions == NULL || is_known_edition(editions, r->header.edition, p)) &&
        are_known_options(ruleset, r->header.options, p) &&
        set_up(r, ruleset, values, find, context, p)) {
        bcg_first_state(r->prepared, r->state);
        r->ply = notation_of(r)->ply(r->prepared, r->state);
        return true;
    }
    bcg_game_replay_close(r);
    return false;
}

bool bcg_game_replay_open(bcg_game_replay *r, const bcg_ruleset *rulesets, const char *text,
                          size_t size, bcg_find_text find, void *context, bcg_problems *p)
{
    return bcg_game_replay_open_with(r, rulesets, text, size, NULL, find, context, p);
}

void bcg_game_replay_close(bcg_game_replay *r)
{
    bcg_prepared_release(r->prepared);
    free(r->state);
    free(r->scratch);
    r->prepared = NULL;
    r->state = r->scratch = NULL;
}

/* -- lines ------------------------------------------------------------------------------------ */

/* The actor a line names: a seat, BCG_CHANCE, or BCG_OVER if the name is unknown. */
static int actor_named(const bcg_prepared *p, bcg_span word)
{
    if (bcg_span_is(word, "chance"))
        return BCG_CHANCE;
    const int seat = bcg_seat_named(p, word.at, word.len);
    return seat >= 0 ? seat : BCG_OVER;
}

static bool is_actor(bcg_game_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const bcg_game *g = r->prepared->game;
    const bcg_seats actors = g->ops->actors(g, r->state);
    char words[BCG_PROBLEM_TEXT / 2];
    bcg_writer w;
    r->actor = actor_named(r->prepared, line->who);
    if (bcg_acts(actors, r->actor))
        return true;
    bcg_writer_init(&w, words, sizeof words);
    if (actors == BCG_CHANCE_ACTS)
        bcg_write(&w, "`chance`");
    for (int seat = 0; seat < BCG_MAX_SEATS && actors != BCG_CHANCE_ACTS; seat++)
        if (bcg_acts(actors, seat))
            bcg_writef(&w, "%s`%s`", w.size ? " or " : "", bcg_seat_word(r->prepared, seat));
    bcg_error(p, line->who, SCN_WRONG_ACTOR, "%s decides here, not `%.*s`", words,
              BCG_SHOWN(line->who));
    return false;
}

static bool is_understood(bcg_game_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    if (notation_of(r)->read_action(r->prepared, r->state, r->actor, line->action.at,
                                    line->action.len, &r->action) == BCG_OK)
        return true;
    bcg_writer_init(&w, sentence, sizeof sentence);
    notation_of(r)->explain(r->prepared, line->action.at, line->action.len, &w);
    bcg_error(p, line->action, SCN_BAD_ACTION, "%s", sentence);
    return false;
}

static bool is_allowed(const bcg_game_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const bcg_game *g = r->prepared->game;
    const bcg_reason reason = g->ops->check(g, r->state, r->actor, r->action);
    if (reason == BCG_OK)
        return true;
    const bcg_reason_info *info = bcg_prepared_reason(r->prepared, reason);
    const bool has_rule = info->rule[0] != '\0';
    bcg_error(p, line->action, SCN_NOT_ALLOWED, "`%.*s` is not allowed: %s%s%s%s",
              BCG_SHOWN(line->action), info->text, has_rule ? " (" : "", has_rule ? info->rule : "",
              has_rule ? ")" : "");
    return false;
}

static bool is_right(bcg_game_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const bcg_game *g = r->prepared->game;
    const int ply = r->ply + 1;
    if (g->ops->actors(g, r->state) == 0) {
        bcg_error(p, line->start, SCN_BAD_LINE, "the game is over before this action");
        return false;
    }
    if (line->ply != ply) {
        bcg_error(p, line->start, SCN_WRONG_PLY, "this is action %d and not %d", ply, line->ply);
        return false;
    }
    return is_actor(r, line, p) && is_understood(r, line, p) && is_allowed(r, line, p);
}

static bcg_replay_what play_line(bcg_game_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const bcg_game *g = r->prepared->game;
    if (!is_right(r, line, p))
        return BCG_REPLAY_BAD;
    g->ops->apply(g, r->state, r->actor, r->action, r->log);
    r->ply++;
    const uint64_t hash = notation_of(r)->hash(r->prepared, r->state, r->scratch);
    if (hash == line->hash)
        return BCG_REPLAY_ACTION;
    bcg_error(p, line->start, SCN_WRONG_HASH,
              "the position after this action has the hash %016llx and not %016llx",
              (unsigned long long)hash, (unsigned long long)line->hash);
    return BCG_REPLAY_BAD;
}

static bcg_replay_what check_result(const bcg_game_replay *r, const bcg_replay_line *line,
                                    bcg_problems *p)
{
    const char *result = bcg_state_result_word(r->prepared, r->state);
    if (bcg_span_is(line->result, result))
        return BCG_REPLAY_RESULT;
    bcg_error(p, line->result, SCN_WRONG_RESULT, "the result is `%s` and not `%.*s`", result,
              BCG_SHOWN(line->result));
    return BCG_REPLAY_BAD;
}

/* A line that is no longer true under different rules need not be a fault of the file. */
static bcg_replay_what tell_rules(const bcg_game_replay *r, bcg_replay_what what, bcg_problems *p)
{
    const bcg_ops *ops = r->prepared->ruleset->ops;
    const int rules = bcg_replay_rules(&r->header);
    if (what == BCG_REPLAY_BAD && rules != ops->rules)
        bcg_error(
            p, r->header.rules, SCN_OTHER_RULES,
            "this was recorded under %s rules %d; this program plays rules %d, and line %d is "
            "the first that differs",
            ops->name, rules, ops->rules, r->last.start.line);
    return what;
}

bcg_replay_what bcg_game_replay_step(bcg_game_replay *r, bcg_problems *p)
{
    bcg_replay_line line;
    switch (bcg_replay_next(&r->reader, &line, p)) {
    case BCG_REPLAY_ACTION:
        r->last = line;
        return tell_rules(r, play_line(r, &line, p), p);
    case BCG_REPLAY_RESULT:
        r->last = line;
        return tell_rules(r, check_result(r, &line, p), p);
    default:
        return BCG_REPLAY_BAD;
    }
}

/* -- recording -------------------------------------------------------------------------------- */

void bcg_record_begin(const bcg_prepared *p, const char *text, const bcg_replay_header *more,
                      bcg_writer *w)
{
    char rules[16], values[17] = "";
    bcg_writer number;
    bcg_replay_header header = more ? *more : (bcg_replay_header){0};
    bcg_writer_init(&number, rules, sizeof rules);
    bcg_writef(&number, "%d", p->ruleset->ops->rules);
    header.ruleset = bcg_span_of(p->ruleset->ops->name);
    header.rules = bcg_span_of(rules);
    header.edition = bcg_span_of(p->edition);
    header.options = bcg_span_of(p->options);
    bcg_writer_init(&number, values, sizeof values);
    if (p->values)
        bcg_writef(&number, "%016llx", (unsigned long long)bcg_values_hash(p));
    header.values = bcg_span_of(values);
    header.text = bcg_span_of(text ? text : "");
    header.scenario = bcg_span_of(text ? "" : p->id);
    bcg_replay_write_header(&header, w);
}

void bcg_record_action(const bcg_prepared *p, int ply, const void *after, int actor, bcg_action a,
                       void *scratch, bcg_writer *w)
{
    const bcg_notation *n = p->ruleset->notation;
    char action[BCG_ACTION_TEXT];
    bcg_writer text;
    bcg_writer_init(&text, action, sizeof action);
    n->write_action(p, a, &text);
    bcg_replay_write_action(ply, bcg_actor_word(p, actor), action, n->hash(p, after, scratch), w);
}

void bcg_record_end(const bcg_prepared *p, const void *state, bcg_writer *w)
{
    bcg_replay_write_result(bcg_state_result_word(p, state), w);
}

/* The text of the first state: the one the game came from, unless that left cards hidden that were
 * dealt at the start; without own values, which are their owner's. NULL if out of memory; the
 * caller frees it. */
static char *text_of_first(const bcg_prepared *p, const void *first)
{
    if (p->values)
        return p->ruleset->notation->without_values(p);
    if (p->hidden)
        return p->ruleset->notation->snapshot(p, first);
    char *text = malloc(p->scenario_size + 1);
    if (text)
        memcpy(text, p->scenario, p->scenario_size + 1);
    return text;
}

/* Upper bound for its size: the text is indented, and has fewer lines than bytes. */
static size_t most_bytes(const char *text, int count, const bcg_replay_header *h)
{
    enum { HEADER = 4096, LINE = BCG_ACTION_TEXT + 64 };
    const size_t more = h ? h->program.len + h->seats.len + h->seed.len + h->commitment.len +
                                h->nonces.len + h->dice.len
                          : 0;
    return HEADER + more + 3 * strlen(text) + (size_t)count * LINE;
}

char *bcg_record_game(const bcg_prepared *p, const void *first, const bcg_action *actions,
                      const int8_t *actors, int count, const bcg_replay_header *more)
{
    const bcg_ops *ops = p->ruleset->ops;
    char *start = text_of_first(p, first), *text = NULL;
    void *scratch = malloc(p->ruleset->notation->hash_scratch), *state = malloc(ops->state_size);
    const size_t capacity = start ? most_bytes(start, count, more) : 0;
    const int before = p->ruleset->notation->ply(p, first);
    bcg_writer w;
    if (start && scratch && state && (text = malloc(capacity)) != NULL) {
        bcg_writer_init(&w, text, capacity);
        memcpy(state, first, ops->state_size);
        bcg_record_begin(p, start, more, &w);
        for (int i = 0; i < count; i++) {
            ops->apply(p->game, state, actors[i], actions[i], NULL);
            bcg_record_action(p, before + i + 1, state, actors[i], actions[i], scratch, &w);
        }
        bcg_record_end(p, state, &w);
    }
    free(start);
    free(scratch);
    free(state);
    return text;
}
