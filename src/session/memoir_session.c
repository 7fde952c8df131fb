/* Memoir for sessions: prepared games, texts of actions, and a view as JSON. */
#include "session/memoir_json.h"
#include "session/prepared.h"

#include "memoir/rules.h"
#include "memoir/view.h"
#include "notation/memoir_action.h"
#include "notation/memoir_replay.h"

#include <stdio.h>
#include <stdlib.h>

_Static_assert((int)BCG_ACTION_TEXT == (int)MEMOIR_ACTION_TEXT, "text for the text of any action");

typedef struct memoir_scene {
    bcg_prepared head;
    memoir_game game;
    memoir_scenario scenario; /* what the game was made from */
    memoir_state first; /* perhaps a view: cards a position leaves hidden are still to be dealt */
} memoir_scene;

static const memoir_scene *of(const bcg_prepared *prepared)
{
    return (const memoir_scene *)prepared;
}

/* -- making one ------------------------------------------------------------------------------- */

static int find_word(const bcg_words *words, bcg_span word)
{
    for (int i = 0; i < words->count; i++)
        if (bcg_span_is(word, words->word[i]))
            return i;
    return -1;
}

static bool read_choices(const char *edition, const char *options, memoir_choices *out,
                         char why[BCG_WHY])
{
    bcg_span rest = {options ? options : "", options ? strlen(options) : 0, 1, 1}, word;
    *out = MEMOIR_AS_WRITTEN;
    if (edition) {
        const bcg_span span = {edition, strlen(edition), 1, 1};
        out->edition = (int8_t)find_word(&memoir_edition_words, span);
        if (out->edition < 0) {
            snprintf(why, BCG_WHY, "there is no edition `%.40s`", edition);
            return false;
        }
    }
    while (bcg_span_word(&rest, &word)) {
        const int option = find_word(&memoir_option_words, word);
        if (option < 0) {
            snprintf(why, BCG_WHY, "there is no option `%.*s`", word.len < 40 ? (int)word.len : 40,
                     word.at);
            return false;
        }
        out->options |= UINT32_C(1) << option;
    }
    return true;
}

/* The first error, with its place. */
static void tell_problem(bcg_problems *p, char why[BCG_WHY])
{
    bcg_problems_sort(p);
    snprintf(why, BCG_WHY, "the scenario has errors");
    for (int i = 0; i < p->count; i++)
        if (p->list[i].severity == BCG_ERROR) {
            if (p->list[i].line)
                snprintf(why, BCG_WHY, "line %d, column %d: %s", p->list[i].line, p->list[i].column,
                         p->list[i].text);
            else
                snprintf(why, BCG_WHY, "%s", p->list[i].text);
            return;
        }
}

static void copy_text(char *out, size_t size, bcg_span text)
{
    snprintf(out, size, "%.*s", (int)text.len, text.at);
    out[bcg_text_valid(out, strlen(out))] = '\0'; /* not in the middle of a character */
}

/* What is said of a prepared game without asking its ruleset. */
static bool describe(memoir_scene *m)
{
    const memoir_scenario *s = &m->scenario;
    bcg_prepared *head = &m->head;
    bcg_writer w;
    char *text = malloc(MEMOIR_SCN_SIZE);
    if (text == NULL)
        return false;
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    memoir_scn_write(s, &w);
    head->scenario = realloc(text, w.size + 1);
    if (head->scenario == NULL)
        head->scenario = text;
    head->scenario_size = w.size;
    if (s->id.count)
        copy_text(head->id, sizeof head->id, memoir_text(s, s->id.at[0].text));
    if (s->title.count)
        copy_text(head->title, sizeof head->title, memoir_text(s, s->title.at[0].text));
    snprintf(head->edition, sizeof head->edition, "%s", memoir_edition_words.word[m->game.edition]);
    bcg_writer_init(&w, head->options, sizeof head->options);
    for (int i = 0; i < memoir_option_words.count; i++)
        if (m->game.options >> i & 1)
            bcg_writef(&w, "%s%s", w.size ? " " : "", memoir_option_words.word[i]);
    return true;
}

static bcg_prepared *open_scene(const char *text, size_t size, const char *edition,
                                const char *options, char why[BCG_WHY])
{
    memoir_choices choices;
    bcg_problem list[16];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    if (!read_choices(edition, options, &choices, why))
        return NULL;
    memoir_scene *m = calloc(1, sizeof *m);
    snprintf(why, BCG_WHY, "not enough memory");
    if (m == NULL)
        return NULL;
    if (!memoir_scn_read(text, size, &m->scenario, &problems) ||
        !memoir_scn_start(&m->scenario, choices, &m->game, &m->first, &problems))
        tell_problem(&problems, why);
    else if (describe(m)) {
        m->head.dialect = &bcg_memoir_dialect;
        m->head.game = &m->game.head;
        m->head.users = 1;
        return &m->head;
    }
    free(m);
    return NULL;
}

static void begin(const bcg_prepared *prepared, bcg_rng *r, void *state)
{
    const memoir_scene *m = of(prepared);
    if (memoir_has_hidden_cards(&m->first))
        bcg_memoir_ops.guess(&m->game.head, &m->first, r, state);
    else
        *(memoir_state *)state = m->first;
}

/* -- small answers ---------------------------------------------------------------------------- */

static const char *seat_word(int seat)
{
    return seat >= 0 && seat < MEMOIR_SIDES ? memoir_side_words.word[memoir_side_of_seat(seat)]
                                            : NULL;
}

static int ply(const void *state)
{
    return ((const memoir_state *)state)->ply;
}

/* Cards are drawn by the program, so that the others do not see them. */
static bool rolls_dice(const void *state)
{
    const memoir_pending *f = memoir_top(state);
    return f && f->what != PENDING_DRAW;
}

/* Whoever holds no Ambush can only pass (CARD-AMBUSH). */
static bool is_hushed(const void *state)
{
    const memoir_pending *f = memoir_top(state);
    return f && f->what == PENDING_AMBUSH;
}

static char *snapshot(const bcg_prepared *prepared, const void *state)
{
    const memoir_scene *m = of(prepared);
    memoir_scenario *position = malloc(sizeof *position);
    char *text = malloc(MEMOIR_SCN_SIZE);
    bcg_writer w;
    if (position && text) {
        *position = m->scenario;
        memoir_position_save(&m->game, state, position);
        bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
        memoir_scn_write(position, &w);
    } else {
        free(text);
        text = NULL;
    }
    free(position);
    return text;
}

/* -- actions ---------------------------------------------------------------------------------- */

static void write_action(const bcg_prepared *prepared, bcg_action a, bcg_writer *w)
{
    memoir_action_write(&of(prepared)->game, a, w);
}

static bcg_reason read_action(const bcg_prepared *prepared, const void *state, const char *text,
                              size_t len, bcg_action *out)
{
    return memoir_action_read(&of(prepared)->game, state, text, len, out);
}

static void explain(const bcg_prepared *prepared, const char *text, size_t len, bcg_writer *w)
{
    memoir_action_explain(&of(prepared)->game, text, len, w);
}

/* -- a view ----------------------------------------------------------------------------------- */

static void put_hex(bcg_json *j, const memoir_game *g, const char *name, bcg_hex h)
{
    bcg_json_key(j, name);
    memoir_json_hex(j, g->board, h);
}

static void put_hexes(bcg_json *j, const memoir_game *g, const char *name, const bcg_set *set)
{
    bcg_json_key(j, name);
    memoir_json_hexes(j, g->board, set);
}

static void put_card(bcg_json *j, const char *name, int card)
{
    bcg_json_put_string(j, name, card < MEMOIR_CARDS ? memoir_card_words.word[card] : NULL);
}

/* Its own nation, or else its side's. */
static const char *nation_at(const memoir_scene *m, const memoir_state *s, int h)
{
    const int own = memoir_nation_at(s, h);
    const memoir_side side = (memoir_side)memoir_side_at(s, h);
    return memoir_nation_words.word[own ? own - 1 : memoir_side_of(&m->scenario, side)->nation];
}

static void write_unit(bcg_json *j, const memoir_scene *m, const memoir_state *s, int h)
{
    const memoir_game *g = &m->game;
    static const char *const mark_words[] = {"moved", "stopped", "no-battle",
                                             "tired", "battled", "overran"};
    static const bcg_words marks = {mark_words, sizeof mark_words / sizeof mark_words[0]};
    bcg_json_open(j, '{');
    put_hex(j, g, "hex", (bcg_hex)h);
    bcg_json_put_string(j, "side", memoir_side_words.word[memoir_side_at(s, h)]);
    bcg_json_put_string(j, "kind", memoir_units[memoir_kind_at(s, h)].word);
    bcg_json_put_int(j, "figures", memoir_figures_at(s, h));
    bcg_json_put_int(j, "start", memoir_start_figures_at(s, h));
    bcg_json_put_bool(j, "elite", memoir_elite_at(s, h));
    bcg_json_put_string(j, "nation", nation_at(m, s, h));
    if (memoir_badge_at(s, h))
        bcg_json_put_string(j, "badge", memoir_badge_words.word[memoir_badge_at(s, h)]);
    if (memoir_medals_at(s, h) != 1)
        bcg_json_put_int(j, "medals", memoir_medals_at(s, h));
    if (bcg_set_has(&s->ordered, h))
        bcg_json_put_bool(j, "ordered", true);
    if (s->marks[h]) {
        bcg_json_key(j, "marks");
        memoir_json_words(j, &marks, s->marks[h]);
    }
    if (s->from[h] != BCG_NO_HEX && s->from[h] != h)
        put_hex(j, g, "from", s->from[h]);
    bcg_json_close(j, '}');
}

static void put_units(bcg_json *j, const memoir_scene *m, const memoir_state *s)
{
    const bcg_set all = memoir_occupied(s);
    bcg_json_key(j, "units");
    bcg_json_open(j, '[');
    BCG_EACH (h, all)
        write_unit(j, m, s, h);
    bcg_json_close(j, ']');
}

/* A hand that may not be seen has a number of cards only. */
static void put_side(bcg_json *j, const memoir_game *g, const memoir_state *s, int side)
{
    const memoir_played_card *p = &s->played[side];
    int shown = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        shown += s->hand[side][card];
    bcg_json_key(j, memoir_side_words.word[side]);
    bcg_json_open(j, '{');
    bcg_json_put_int(j, "medals", memoir_medals(g, s, side));
    bcg_json_put_int(j, "goal", g->goal[side]);
    bcg_json_put_int(j, "lost", s->lost[side]);
    bcg_json_put_int(j, "cards", s->hand_size[side]);
    if (shown == s->hand_size[side]) {
        bcg_json_key(j, "hand");
        memoir_json_cards(j, s->hand[side]);
    }
    if (p->card != MEMOIR_NO_CARD) {
        bcg_json_key(j, "played");
        bcg_json_open(j, '{');
        put_card(j, "card", p->card);
        if (p->as != MEMOIR_NO_CARD)
            put_card(j, "as", p->as);
        if (p->wing)
            bcg_json_put_string(j, "section", memoir_wing_words.word[p->wing]);
        if (p->way)
            bcg_json_put_string(j, "way", memoir_recon_words.word[p->way - 1]);
        bcg_json_put_bool(j, "fallback", p->fallback);
        bcg_json_put_bool(j, "in_play", p->in_play);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
}

/* What lies open inside a step, innermost last. */
static void put_open(bcg_json *j, const memoir_game *g, const memoir_state *s)
{
    bcg_json_key(j, "open");
    bcg_json_open(j, '[');
    for (int i = 0; i < s->pending_count; i++) {
        const memoir_pending *f = &s->pending[i];
        bcg_json_open(j, '{');
        bcg_json_put_string(j, "what", memoir_pending_words.word[f->what]);
        bcg_json_put_string(j, "side", memoir_side_words.word[f->side]);
        if (f->at != BCG_NO_HEX && f->at < g->board->hexes)
            put_hex(j, g, "at", f->at);
        if (f->what != PENDING_AIR_TARGETS && f->to != BCG_NO_HEX && f->to < g->board->hexes)
            put_hex(j, g, "to", f->to);
        bcg_json_put_int(j, "dice", f->dice);
        bcg_json_put_int(j, "steps", f->steps);
        bcg_json_put_int(j, "more", f->more);
        bcg_json_key(j, "targets");
        bcg_json_open(j, '[');
        for (int k = 0; k < MEMOIR_AIR_TARGETS && f->targets[k] != BCG_NO_HEX; k++)
            memoir_json_hex(j, g->board, f->targets[k]);
        bcg_json_close(j, ']');
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_objectives(bcg_json *j, const memoir_game *g, const memoir_state *s)
{
    bcg_json_key(j, "objectives");
    bcg_json_open(j, '[');
    for (int i = 0; i < g->objective.count; i++) {
        const uint32_t bit = UINT32_C(1) << i;
        bcg_json_open(j, '{');
        put_hexes(j, g, "hexes", &g->objective.at[i].hexes);
        bcg_json_put_int(j, "medals", g->objective.at[i].medals);
        bcg_json_put_string(j, "held",
                            s->held[MS_AXIS] & bit     ? memoir_side_words.word[MS_AXIS]
                            : s->held[MS_ALLIES] & bit ? memoir_side_words.word[MS_ALLIES]
                                                       : NULL);
        bcg_json_put_string(j, "taken",
                            s->taken[MS_AXIS] & bit     ? memoir_side_words.word[MS_AXIS]
                            : s->taken[MS_ALLIES] & bit ? memoir_side_words.word[MS_ALLIES]
                                                        : NULL);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

static void put_status(const bcg_prepared *prepared, const void *view, bcg_json *j)
{
    const memoir_state *s = view;
    bcg_json_put_int(j, "turn", s->turn);
    bcg_json_put_string(j, "active", s->turn ? memoir_side_words.word[s->active] : NULL);
    bcg_json_put_string(j, "phase", memoir_phase_words.word[s->phase]);
    bcg_json_put_string(j, "doing",
                        s->pending_count ? memoir_pending_words.word[memoir_top(s)->what] : NULL);
    if (s->phase == MP_ORDER)
        bcg_json_put_int(j, "orders_left", memoir_count_orders_left(&of(prepared)->game, s));
}

static void put_view(const bcg_prepared *prepared, const void *view, bcg_json *j)
{
    const memoir_game *g = &of(prepared)->game;
    const memoir_state *s = view;
    put_status(prepared, view, j);
    put_open(j, g, s);
    bcg_json_key(j, "sides");
    bcg_json_open(j, '{');
    for (int side = 0; side < MEMOIR_SIDES; side++)
        put_side(j, g, s, side);
    bcg_json_close(j, '}');
    bcg_json_put_int(j, "deck", s->deck_size);
    bcg_json_key(j, "discard");
    memoir_json_cards(j, s->discard);
    if (s->drawn[0] != MEMOIR_NO_CARD && s->drawn[0] != MEMOIR_HIDDEN_CARD) {
        bcg_json_key(j, "drawn");
        bcg_json_open(j, '[');
        for (int i = 0; i < 2; i++)
            if (s->drawn[i] < MEMOIR_CARDS)
                bcg_json_string(j, memoir_card_words.word[s->drawn[i]]);
        bcg_json_close(j, ']');
    }
    put_units(j, of(prepared), s);
    put_hexes(j, g, "wire", &s->wire);
    put_hexes(j, g, "sandbags", &s->sandbags);
    put_objectives(j, g, s);
}

/* -- the rest --------------------------------------------------------------------------------- */

/* Of a position only what is a scenario: the rest changes, and hands are not for everybody. */
static void put_board(const bcg_prepared *prepared, bcg_json *j)
{
    memoir_scenario *s = malloc(sizeof *s);
    if (s == NULL) {
        j->failed = true;
        return;
    }
    *s = of(prepared)->scenario;
    s->turn.count = s->result.count = s->quiet.count = s->hand.count = s->discard.count = 0;
    s->removed.count = s->score.count = s->played.count = s->faces.count = s->pending.count = 0;
    memoir_show_edition(s, (memoir_edition)of(prepared)->game.edition);
    bcg_json_key(j, "board");
    memoir_json_scenario(j, s);
    free(s);
}

static void put_event(const bcg_prepared *prepared, const bcg_event *e, bcg_json *j)
{
    memoir_put_event(j, &of(prepared)->game, e);
}

static bool put_odds(const bcg_prepared *prepared, const void *view, bcg_action a, bool in_short,
                     bcg_json *j)
{
    const memoir_scene *m = of(prepared);
    memoir_odds odds;
    if (!memoir_odds_of(&m->game, view, a, &odds))
        return false;
    memoir_put_odds(j, &m->scenario, &m->game, view, &odds, in_short);
    return true;
}

/* May the unit still battle after this move (BATTLE-10, BATTLE-11)? What would a card be that
 * copies another, and which units could it order? The action is tried on a copy. Whom the dice of a
 * card will name is not known beforehand. */
static void put_outlook(const bcg_prepared *prepared, const void *view, bcg_action a, bcg_json *j)
{
    const memoir_game *g = &of(prepared)->game;
    const memoir_action_kind kind = memoir_kind_of(a);
    if (kind != MA_MOVE && kind != MA_PLAY)
        return;
    memoir_state after = *(const memoir_state *)view;
    bcg_memoir_ops.apply(&g->head, &after, bcg_actor(&g->head, &after), a, NULL);
    if (kind == MA_MOVE) {
        const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
        bcg_json_put_bool(j, "battle_after",
                          !(after.marks[to] & (MM_NO_BATTLE | MM_TIRED)) &&
                              !(g->traits[to] & MH_AFLOAT)); /* BATTLE-12 */
        return;
    }
    const memoir_played_card *played = &after.played[((const memoir_state *)view)->active];
    if (played->as != MEMOIR_NO_CARD)
        put_card(j, "as", played->as); /* what a copy would be */
    if (after.pending_count == 0 ||
        after.phase == MP_DRAW) { /* drawing at once: it orders nobody */
        const bcg_set more = after.phase == MP_ORDER ? memoir_orderable(g, &after) : BCG_SET_EMPTY;
        const bcg_set units = bcg_set_or(after.ordered, more);
        put_hexes(j, g, "units", &units);
    }
}

/* What blocks the line of sight of an attack, if it is refused for that. */
static void put_causes(const bcg_prepared *prepared, const void *view, bcg_action a,
                       bcg_reason reason, bcg_json *j)
{
    const memoir_game *g = &of(prepared)->game;
    if (memoir_kind_of(a) != MA_ATTACK || reason != MR_NO_SIGHT)
        return;
    const bcg_set blockers = memoir_sight_blockers(g, view, (bcg_hex)memoir_operand(a, 0),
                                                   (bcg_hex)memoir_operand(a, 1));
    put_hexes(j, g, "blockers", &blockers);
}

/* Every hex that is not seen from this one, with the hexes that block the line: units stand as they
 * do now. All others are seen. */
static bool put_sight(const bcg_prepared *prepared, const void *view, const char *place,
                      bcg_json *j)
{
    const memoir_game *g = &of(prepared)->game;
    const bcg_hex from = bcg_hex_parse(g->board, place, strlen(place));
    if (from == BCG_NO_HEX)
        return false;
    put_hex(j, g, "from", from);
    bcg_json_key(j, "blocked");
    bcg_json_open(j, '{');
    for (int to = 0; to < g->board->hexes; to++) {
        const bcg_set blockers = to == from ? BCG_SET_EMPTY
                                            : memoir_sight_blockers(g, view, from, (bcg_hex)to);
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(g->board, (bcg_hex)to, label);
        if (!bcg_set_is_empty(&blockers))
            put_hexes(j, g, label, &blockers);
    }
    bcg_json_close(j, '}');
    return true;
}

enum { REPLAY_LINE = MEMOIR_ACTION_TEXT + 64 };

static char *replay(const bcg_prepared *prepared, const void *first, const bcg_action *actions,
                    const int8_t *actors, int count, const bcg_replay_header *head)
{
    const memoir_scene *m = of(prepared);
    const size_t capacity = 2 * (size_t)MEMOIR_SCN_SIZE + (size_t)count * REPLAY_LINE;
    memoir_hasher *hasher = malloc(sizeof *hasher);
    memoir_scenario *start = malloc(sizeof *start);
    char *text = malloc(capacity);
    memoir_state s = *(const memoir_state *)first;
    bcg_writer w;
    if (hasher && start && text) {
        *start = m->scenario;
        if (memoir_has_hidden_cards(&m->first)) /* as they were dealt */
            memoir_position_save(&m->game, &s, start);
        bcg_writer_init(&w, text, capacity);
        memoir_record_begin(hasher, &m->game, start, true, head, &w);
        for (int i = 0; i < count; i++) {
            bcg_memoir_ops.apply(&m->game.head, &s, bcg_actor(&m->game.head, &s), actions[i], NULL);
            memoir_record_action(hasher, &m->game, &s, actors[i], actions[i], &w);
        }
        memoir_record_end(&s, &w);
    } else {
        free(text);
        text = NULL;
    }
    free(hasher);
    free(start);
    return text;
}

/* -- matches ---------------------------------------------------------------------------------- */

/* Our own ruling, as the rules know no giving up: a battle that is given up is a battle won, with
 * all medals that takes. Else who is about to lose could keep the other's total down by leaving. */
static bcg_score score(const bcg_prepared *prepared, const void *state, int seat, int resigned)
{
    const memoir_game *g = &of(prepared)->game;
    const memoir_state *s = state;
    const int side = memoir_side_of_seat(seat), enemy = memoir_enemy(side);
    const bool won = resigned >= 0 && memoir_side_of_seat(resigned) == enemy;
    return (bcg_score){.points = won ? g->goal[side] : memoir_medals(g, s, side),
                       .tie_break = s->lost[enemy]};
}

static int match_length(const bcg_prepared *prepared)
{
    return of(prepared)->game.options & MOPT_MATCH_PLAY ? 2 : 0; /* VAR-MATCH-1 */
}

static int match_winner(const bcg_prepared *prepared, const bcg_score totals[])
{
    (void)prepared;
    const int medals[MEMOIR_SIDES] = {totals[0].points, totals[1].points};
    const int figures[MEMOIR_SIDES] = {totals[0].tie_break, totals[1].tie_break};
    return memoir_match_winner(medals, figures);
}

const bcg_dialect bcg_memoir_dialect = {
    .ops = &bcg_memoir_ops,
    .open = open_scene,
    .seat_word = seat_word,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .is_hushed = is_hushed,
    .snapshot = snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .put_view = put_view,
    .put_board = put_board,
    .put_event = put_event,
    .put_odds = put_odds,
    .put_outlook = put_outlook,
    .put_causes = put_causes,
    .put_sight = put_sight,
    .replay = replay,
    .points_word = "medals",
    .tie_break_word = "figures",
    .score = score,
    .match_length = match_length,
    .match_winner = match_winner,
};
