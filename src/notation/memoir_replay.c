#include "notation/memoir_replay.h"

#include "notation/memoir_action.h"

#include <string.h>

static const bcg_span at_start = {"", 0, 0, 0};

const char *memoir_actor_word(int actor)
{
    return actor == BCG_CHANCE ? "chance"
           : actor == BCG_OVER ? "nobody"
                               : memoir_side_words.word[actor];
}

const char *memoir_result_word(const memoir_state *s)
{
    return s->result ? memoir_result_words.word[s->result - 1] : "open";
}

/* -- hashes ----------------------------------------------------------------------------------- */

void memoir_hasher_init(memoir_hasher *h, const memoir_scenario *scenario)
{
    h->scenario = *scenario;
    h->scenario.title.count = 0;
    h->scenario.book.count = 0;
    h->scenario.label.count = 0;
    h->scenario.briefing.count = 0;
    h->scenario.conditions.count = 0;
    h->scenario.history.count = 0;
    h->scenario.foreign.count = 0;
}

uint64_t memoir_hash(memoir_hasher *h, const memoir_game *g, const memoir_state *s)
{
    bcg_writer w;
    h->position = h->scenario;
    memoir_position_save(g, s, &h->position);
    bcg_writer_init(&w, h->text, sizeof h->text);
    memoir_scn_write(&h->position, &w);
    return bcg_text_hash(w.text, w.size);
}

/* -- the header ------------------------------------------------------------------------------- */

/* Problems of the text below `scenario` are told at their place in the replay; those of a scenario
 * that is elsewhere, where it is named. */
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

static bool find_scenario(memoir_replay *r, memoir_find_scenario find, void *context,
                          bcg_problems *p)
{
    const bcg_span id = r->header.scenario;
    if (find && find(context, id, &r->scenario))
        return true;
    bcg_error(p, id, SCN_NO_SCENARIO, "there is no scenario `%.*s`", BCG_SHOWN(id));
    return false;
}

static bool read_scenario(memoir_replay *r, bcg_problems *p)
{
    bcg_writer w;
    bcg_writer_init(&w, r->hasher.text, sizeof r->hasher.text);
    if (bcg_replay_unindent(r->header.text, &w))
        return memoir_scn_read(w.text, w.size, &r->scenario, p);
    bcg_error(p, at_start, SCN_TOO_LARGE, "the scenario is larger than %d KiB",
              BCG_SCN_MAX_SIZE / 1024);
    return false;
}

static bool set_up(memoir_replay *r, memoir_choices choices, bcg_problems *p)
{
    if (!memoir_scn_start(&r->scenario, choices, &r->game, &r->state, p))
        return false;
    if (r->game.options == choices.options)
        return true;
    bcg_error(p, at_start, SCN_CONTRADICTION,
              "the scenario has options that the replay's `options` line does not name");
    return false;
}

bool memoir_replay_open(memoir_replay *r, const char *text, size_t size, memoir_find_scenario find,
                        void *context, bcg_problems *p)
{
    memoir_choices choices;
    memoir_unknown_choice unknown;
    bool ok;
    r->log = NULL;
    r->actor = BCG_CHANCE;
    r->action = MA_NONE;
    memset(&r->last, 0, sizeof r->last);
    if (!bcg_replay_open(&r->reader, text, size, &r->header, p))
        return false;
    if (!bcg_span_is(r->header.ruleset, bcg_memoir_ops.name)) {
        bcg_error(p, r->header.ruleset, SCN_UNKNOWN_RULESET, "`%.*s` is not the ruleset `%s`",
                  BCG_SHOWN(r->header.ruleset), bcg_memoir_ops.name);
        return false;
    }
    if (!memoir_choices_read(&r->header.edition, r->header.options, &choices, &unknown)) {
        bcg_unknown_word(p, unknown.word, SCN_UNKNOWN_WORD, unknown.what, unknown.words);
        return false;
    }
    const int first = p->count;
    if (r->header.scenario.len > 0) {
        if (!find_scenario(r, find, context, p))
            return false;
        ok = set_up(r, choices, p);
    } else
        ok = read_scenario(r, p) && set_up(r, choices, p);
    shift_problems(p, first, &r->header);
    if (!ok)
        return false;
    memoir_hasher_init(&r->hasher, &r->scenario);
    return true;
}

/* -- lines ------------------------------------------------------------------------------------ */

static bool is_understood(memoir_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    char sentence[BCG_PROBLEM_TEXT];
    bcg_writer w;
    if (memoir_action_read(&r->game, &r->state, line->action.at, line->action.len, &r->action) ==
        BCG_OK)
        return true;
    bcg_writer_init(&w, sentence, sizeof sentence);
    memoir_action_explain(&r->game, line->action.at, line->action.len, &w);
    bcg_error(p, line->action, SCN_BAD_ACTION, "%s", sentence);
    return false;
}

static bool is_allowed(const memoir_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const bcg_reason reason = bcg_memoir_ops.check(&r->game.head, &r->state,
                                                   bcg_actor(&r->game.head, &r->state), r->action);
    if (reason == BCG_OK)
        return true;
    const bcg_reason_info *info = bcg_reason_of(&memoir_reasons, reason);
    const bool has_rule = info->rule[0] != '\0';
    bcg_error(p, line->action, SCN_NOT_ALLOWED, "`%.*s` is not allowed: %s%s%s%s",
              BCG_SHOWN(line->action), info->text, has_rule ? " (" : "", has_rule ? info->rule : "",
              has_rule ? ")" : "");
    return false;
}

static bool is_right(memoir_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    const int ply = r->state.ply + 1;
    const int actor = bcg_actor(&r->game.head, &r->state);
    if (actor == BCG_OVER) {
        bcg_error(p, line->start, SCN_BAD_LINE, "the game is over before this action");
        return false;
    }
    if (line->ply != ply) {
        bcg_error(p, line->start, SCN_WRONG_PLY, "this is action %d and not %d", ply, line->ply);
        return false;
    }
    if (!bcg_span_is(line->who, memoir_actor_word(actor))) {
        bcg_error(p, line->who, SCN_WRONG_ACTOR, "`%s` decides here, not `%.*s`",
                  memoir_actor_word(actor), BCG_SHOWN(line->who));
        return false;
    }
    r->actor = actor;
    return is_understood(r, line, p) && is_allowed(r, line, p);
}

static bcg_replay_what play_line(memoir_replay *r, const bcg_replay_line *line, bcg_problems *p)
{
    if (!is_right(r, line, p))
        return BCG_REPLAY_BAD;
    bcg_memoir_ops.apply(&r->game.head, &r->state, bcg_actor(&r->game.head, &r->state), r->action,
                         r->log);
    const uint64_t hash = memoir_hash(&r->hasher, &r->game, &r->state);
    if (hash == line->hash)
        return BCG_REPLAY_ACTION;
    bcg_error(p, line->start, SCN_WRONG_HASH,
              "the position after this action has the hash %016llx and not %016llx",
              (unsigned long long)hash, (unsigned long long)line->hash);
    return BCG_REPLAY_BAD;
}

static bcg_replay_what check_result(const memoir_replay *r, const bcg_replay_line *line,
                                    bcg_problems *p)
{
    if (bcg_span_is(line->result, memoir_result_word(&r->state)))
        return BCG_REPLAY_RESULT;
    bcg_error(p, line->result, SCN_WRONG_RESULT, "the result is `%s` and not `%.*s`",
              memoir_result_word(&r->state), BCG_SHOWN(line->result));
    return BCG_REPLAY_BAD;
}

/* A line that is not true any more under other rules need not be a fault of the file. */
static bcg_replay_what tell_rules(const memoir_replay *r, bcg_replay_what what, bcg_problems *p)
{
    const int rules = bcg_replay_rules(&r->header);
    if (what == BCG_REPLAY_BAD && rules != bcg_memoir_ops.rules)
        bcg_error(
            p, r->header.rules, SCN_OTHER_RULES,
            "this was recorded under %s rules %d; this program plays rules %d, and line %d is "
            "the first that differs",
            bcg_memoir_ops.name, rules, bcg_memoir_ops.rules, r->last.start.line);
    return what;
}

bcg_replay_what memoir_replay_step(memoir_replay *r, bcg_problems *p)
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

static void write_options(uint32_t options, bcg_writer *w)
{
    for (int i = 0; i < memoir_option_words.count; i++)
        if (options >> i & 1)
            bcg_writef(w, "%s%s", w->size ? " " : "", memoir_option_words.word[i]);
}

void memoir_record_begin(memoir_hasher *h, const memoir_game *g, const memoir_scenario *scenario,
                         bool whole, const bcg_replay_header *more, bcg_writer *w)
{
    char options[128], rules[16];
    bcg_writer text;
    bcg_replay_header header = more ? *more : (bcg_replay_header){0};
    header.ruleset = bcg_span_of(bcg_memoir_ops.name);
    bcg_writer_init(&text, rules, sizeof rules);
    bcg_writef(&text, "%d", bcg_memoir_ops.rules);
    header.rules = bcg_span_of(rules);
    header.edition = bcg_span_of(memoir_edition_words.word[g->edition]);
    bcg_writer_init(&text, options, sizeof options);
    write_options(g->options, &text);
    header.options = (bcg_span){options, text.size, 0, 0};
    header.scenario = header.text = (bcg_span){"", 0, 0, 0};
    if (whole) {
        bcg_writer_init(&text, h->text, sizeof h->text);
        memoir_scn_write(scenario, &text);
        header.text = (bcg_span){text.text, text.size, 0, 0};
    } else
        header.scenario = memoir_text(scenario, scenario->id.at[0].text);
    bcg_replay_write_header(&header, w);
    memoir_hasher_init(h, scenario);
}

void memoir_record_action(memoir_hasher *h, const memoir_game *g, const memoir_state *after,
                          int actor, bcg_action a, bcg_writer *w)
{
    char action[MEMOIR_ACTION_TEXT];
    bcg_writer text;
    bcg_writer_init(&text, action, sizeof action);
    memoir_action_write(g, a, &text);
    bcg_replay_write_action(after->ply, memoir_actor_word(actor), action, memoir_hash(h, g, after),
                            w);
}

void memoir_record_end(const memoir_state *s, bcg_writer *w)
{
    bcg_replay_write_result(memoir_result_word(s), w);
}
