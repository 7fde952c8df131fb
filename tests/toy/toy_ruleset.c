#include "toy/toy_ruleset.h"

#include "ai/player.h"
#include "notation/scn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- scenarios -------------------------------------------------------------------------------- */

static const char *const form_list[TOY_FORMS] = {"solo", "duel", "team", "eight", "watch", "guard"};
const bcg_words toy_form_words = {form_list, TOY_FORMS};

typedef struct document {
    int form;
    bool has_state;
    toy_state state;
} document;

typedef struct toy_prepared {
    bcg_prepared head;
    toy_game game;
    document document;
} toy_prepared;

static const toy_prepared *of(const bcg_prepared *p)
{
    return (const toy_prepared *)p;
}

static int digit_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_state(bcg_span hex, toy_state *out)
{
    uint8_t *bytes = (uint8_t *)out;
    if (hex.len != 2 * sizeof *out)
        return false;
    for (size_t i = 0; i < sizeof *out; i++) {
        const int high = digit_of(hex.at[2 * i]), low = digit_of(hex.at[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

static bool read_line(bcg_span line, document *d)
{
    bcg_span name, value;
    if (!bcg_span_word(&line, &name) || !bcg_span_word(&line, &value))
        return false;
    if (bcg_span_is(name, "form"))
        return (d->form = bcg_find_word(value, &toy_form_words)) >= 0;
    if (bcg_span_is(name, "state"))
        return d->has_state = read_state(value, &d->state);
    return bcg_span_is(name, "id") || bcg_span_is(name, "title");
}

static void *read_document(const bcg_ruleset *ruleset, const char *text, size_t size,
                           bcg_problems *p)
{
    const char *own = ruleset->ops->name;
    const bcg_words known = {&own, 1};
    document *d = calloc(1, sizeof *d);
    bcg_reader r;
    bcg_span line;
    if (d == NULL || bcg_scn_ruleset(&known, text, size, p) < 0)
        return d;
    d->form = TOY_TEAM;
    bcg_reader_init(&r, text, size);
    for (int n = 0; bcg_scn_next_line(&r, &line); n++)
        if (n >= 2 && !read_line(line, d))
            bcg_error(p, line, SCN_UNKNOWN_LINE, "this is no line of a toy");
    return d;
}

static char *write_text(const document *d, const toy_state *s)
{
    char *text = malloc(256 + 2 * sizeof *s);
    if (text == NULL)
        return NULL;
    int n = sprintf(text, "bocage 1\nruleset toy\nform %s\n", form_list[d->form]);
    if (s) {
        n += sprintf(text + n, "state ");
        for (size_t i = 0; i < sizeof *s; i++)
            n += sprintf(text + n, "%02x", ((const uint8_t *)s)[i]);
        sprintf(text + n, "\n");
    }
    return text;
}

static void name(const bcg_ruleset *ruleset, const void *given, bcg_document_name *out)
{
    (void)ruleset;
    const document *d = given;
    snprintf(out->id, sizeof out->id, "toy-%s", form_list[d->form]);
    snprintf(out->title, sizeof out->title, "Toy: %s", form_list[d->form]);
}

static char *write_document(const bcg_ruleset *ruleset, const void *given, size_t *size)
{
    (void)ruleset;
    const document *d = given;
    char *text = write_text(d, d->has_state ? &d->state : NULL);
    *size = text ? strlen(text) : 0;
    return text;
}

static bcg_prepared *prepare(const bcg_ruleset *ruleset, const void *given, const char *edition,
                             const char *options, bcg_problems *p)
{
    const document *d = given;
    toy_prepared *t = calloc(1, sizeof *t);
    (void)p;
    (void)edition;
    (void)options;
    if (t == NULL)
        return NULL;
    t->document = *d;
    toy_game_make(&t->game, (toy_form)d->form);
    t->head = (bcg_prepared){.ruleset = ruleset, .game = &t->game.head, .users = 1};
    t->head.scenario = write_text(d, d->has_state ? &d->state : NULL);
    t->head.scenario_size = t->head.scenario ? strlen(t->head.scenario) : 0;
    snprintf(t->head.id, sizeof t->head.id, "toy-%s", form_list[d->form]);
    snprintf(t->head.title, sizeof t->head.title, "Toy: %s", form_list[d->form]);
    if (t->head.scenario)
        return &t->head;
    free(t);
    return NULL;
}

/* -- words ------------------------------------------------------------------------------------ */

static const char *team_word(const bcg_prepared *p, int team)
{
    static const char *const words[TOY_SIDES] = {"red", "blue"};
    (void)p;
    return words[team];
}

static const char *seat_word(const bcg_prepared *p, int seat)
{
    static const char *const words[TOY_SIDES][4] = {{"red", "red-2", "red-3", "red-4"},
                                                    {"blue", "blue-2", "blue-3", "blue-4"}};
    const toy_game *g = &of(p)->game;
    const int side = toy_side_of(g, seat);
    return words[side][seat - (side ? g->side_0 : 0)];
}

static void begin(const bcg_prepared *p, bcg_rng *r, void *state)
{
    (void)r;
    toy_ops.begin(p->game, state);
    if (of(p)->document.has_state)
        *(toy_state *)state = of(p)->document.state;
}

/* Cards that have left the deck or come to the table: never decreases. */
static int ply(const bcg_prepared *p, const void *state)
{
    const toy_state *s = state;
    (void)p;
    return TOY_CARDS - s->size[TOY_DECK] + s->size[TOY_TABLE];
}

static bool rolls_dice(const bcg_prepared *p, const void *state)
{
    (void)p;
    (void)state;
    return false; /* nobody may see what is drawn */
}

static char *snapshot(const bcg_prepared *p, const void *state)
{
    return write_text(&of(p)->document, state);
}

/* -- actions ---------------------------------------------------------------------------------- */

static void write_action(const bcg_prepared *p, bcg_action a, bcg_writer *w)
{
    const int n = toy_number_of(a);
    switch (toy_kind_of(a)) {
    case TOY_DRAW:
        bcg_writef(w, "draw %d", n);
        break;
    case TOY_CHOOSE:
        bcg_writef(w, "choose %s", n == TOY_HIGH_WINS ? "high" : "low");
        break;
    case TOY_LAY:
        bcg_writef(w, "lay %d", n);
        break;
    case TOY_SCOUT:
        bcg_writef(w, "scout %s", team_word(p, n & 1));
        break;
    case TOY_PASS:
        bcg_write(w, "pass");
        break;
    case TOY_OBJECT:
        bcg_write(w, "object");
        break;
    default:
        bcg_write(w, "?");
    }
}

/* There are so few that each is written and compared. */
static bcg_reason read_action(const bcg_prepared *p, const void *state, int seat, const char *text,
                              size_t len, bcg_action *out)
{
    (void)state;
    (void)seat;
    for (int kind = TOY_DRAW; kind < TOY_KINDS; kind++)
        for (int number = 0; number <= TOY_RANKS; number++) {
            char own[BCG_ACTION_TEXT];
            bcg_writer w;
            bcg_writer_init(&w, own, sizeof own);
            *out = TOY_ACTION(kind, number);
            write_action(p, *out, &w);
            if (w.size == len && memcmp(own, text, len) == 0)
                return BCG_OK;
        }
    return BCG_NO_SUCH_ACTION;
}

static void explain(const bcg_prepared *p, const char *text, size_t len, bcg_writer *w)
{
    (void)p;
    bcg_writef(w, "`%.*s` is nothing one can do", len < 40 ? (int)len : 40, text);
}

static uint64_t hash(const bcg_prepared *p, const void *state, void *scratch)
{
    (void)p;
    (void)scratch;
    return bcg_text_hash(state, sizeof(toy_state));
}

const bcg_notation toy_notation = {
    .read = read_document,
    .name = name,
    .write = write_document,
    .prepare = prepare,
    .seat_word = seat_word,
    .team_word = team_word,
    .begin = begin,
    .ply = ply,
    .rolls_dice = rolls_dice,
    .snapshot = snapshot,
    .write_action = write_action,
    .read_action = read_action,
    .explain = explain,
    .hash = hash,
    .hash_scratch = 1,
};

/* -- JSON ------------------------------------------------------------------------------------- */

static const bcg_window_info windows[] = {{"objection", 400}, {NULL, 0}};

/* The ranks in a zone that the view shows. */
static void put_zone(const toy_state *s, const char *name, int zone, bcg_json *j)
{
    bcg_json_key(j, name);
    bcg_json_open(j, '[');
    for (int rank = 1; rank <= TOY_RANKS; rank++)
        for (int n = toy_count(s, rank, zone); n > 0; n--)
            bcg_json_int(j, rank);
    bcg_json_close(j, ']');
}

static void put_view(const bcg_prepared *p, const void *view, int seat, bcg_json *j)
{
    static const char *const stages[] = {"deal",   "choose", "object", "bid",
                                         "automa", "scout",  "over"};
    static const char *const wins[] = {"low", "high", NULL};
    const toy_state *s = view;
    bcg_json_put_string(j, "stage", stages[s->stage]);
    bcg_json_put_string(j, "wins", wins[s->wins]);
    for (int side = 0; side < TOY_SIDES; side++)
        bcg_json_put_int(j, team_word(p, side), s->points[side]);
    put_zone(s, "table", TOY_TABLE, j);
    put_zone(s, "watchword", TOY_WATCHWORD, j);
    put_zone(s, "post-red", TOY_POST, j);
    put_zone(s, "post-blue", TOY_POST + 1, j);
    for (int i = 0; i < of(p)->game.seats; i++) {
        char name[32];
        snprintf(name, sizeof name, "bid-%s", seat_word(p, i));
        put_zone(s, name, TOY_BID + i, j);
    }
    if (seat != BCG_SPECTATOR)
        put_zone(s, "hand", TOY_HAND + seat, j);
}

/* Something that players are told and spectators are not. */
static void put_board(const bcg_prepared *p, int seat, bcg_json *j)
{
    bcg_json_key(j, "board");
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "form", form_list[of(p)->document.form]);
    bcg_json_put_string(j, "table-rules", seat == BCG_SPECTATOR ? NULL : "be kind");
    bcg_json_close(j, '}');
}

static void put_event(const bcg_prepared *p, const bcg_event *e, bcg_json *j)
{
    static const char *const words[] = {"",       "drew",      "chose",  "laid",
                                        "showed", "turned-up", "scored", "objected"};
    (void)p;
    bcg_json_put_string(j, "event", words[e->kind]);
    if (e->nargs == 2) {
        bcg_json_put_int(j, "who", e->arg[0]);
        bcg_json_put_int(j, "number", e->arg[1]);
    }
}

static bool put_odds(const bcg_prepared *p, const void *view, int seat, bcg_action a, bool in_short,
                     bcg_json *j)
{
    (void)p, (void)view, (void)seat, (void)a, (void)in_short, (void)j;
    return false;
}

static void put_outlook(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                        bcg_json *j)
{
    (void)p, (void)view, (void)seat, (void)a, (void)j;
}

static void put_causes(const bcg_prepared *p, const void *view, int seat, bcg_action a,
                       bcg_reason reason, bcg_json *j)
{
    (void)p, (void)view, (void)seat, (void)a, (void)reason, (void)j;
}

static bcg_score score(const bcg_prepared *p, const void *state, int team, int resigned)
{
    (void)p;
    (void)resigned;
    return (bcg_score){((const toy_state *)state)->points[team], 0};
}

/* Sides of equal size are swapped; otherwise seats rotate within each side. */
static int next_seat(const bcg_prepared *p, int seat)
{
    const toy_game *g = &of(p)->game;
    if (g->seats == 2 * g->side_0)
        return (seat + g->side_0) % g->seats;
    const int first = seat < g->side_0 ? 0 : g->side_0;
    const int size = seat < g->side_0 ? g->side_0 : g->seats - g->side_0;
    return first + (seat - first + 1) % size;
}

static const char *const phrases[] = {"hold", "your-move", NULL};

/* A card of the own hand is nobody else's to see. */
static bcg_seats readers_of_card(const toy_state *s, int seat, int rank)
{
    return rank > 0 && rank <= TOY_RANKS && toy_count(s, rank, TOY_HAND + seat) > 0
               ? bcg_seat_bit(seat)
               : 0;
}

/* Places are the posts, by their sides; cards are ranks of the own hand, or `watchword`, which all
 * who play can see. */
static bcg_seats readers_of_thing(const bcg_prepared *p, const void *view, int seat,
                                  const bcg_thing *thing)
{
    const toy_game *g = &of(p)->game;
    const toy_state *s = view;
    if (thing->kind == BCG_THING_ACTION)
        return toy_kind_of(thing->action) == TOY_LAY
                   ? readers_of_card(s, seat, toy_number_of(thing->action))
                   : (bcg_seats)BCG_PUBLIC;
    for (int side = 0; thing->kind == BCG_THING_PLACE && side < TOY_SIDES; side++)
        if (strcmp(thing->text, team_word(p, side)) == 0 && s->size[TOY_POST + side] > 0)
            return BCG_PUBLIC;
    if (thing->kind == BCG_THING_PLACE)
        return 0;
    if (strcmp(thing->text, "watchword") == 0)
        return (bcg_seats)((1u << g->seats) - 1);
    return thing->text[0] && thing->text[1] == '\0' ? readers_of_card(s, seat, thing->text[0] - '0')
                                                    : 0;
}

/* Where there are eight, everybody hears everything. */
static bool talks_openly(const bcg_prepared *p)
{
    return of(p)->document.form == TOY_EIGHT;
}

const bcg_ruleset_json toy_json = {
    .windows = windows,
    .put_view = put_view,
    .put_board = put_board,
    .put_event = put_event,
    .put_odds = put_odds,
    .put_outlook = put_outlook,
    .put_causes = put_causes,
    .phrases = phrases,
    .readers_of_thing = readers_of_thing,
    .talks_openly = talks_openly,
    .points_word = "points",
    .tie_break_word = "nothing",
    .score = score,
    .next_seat = next_seat,
};

/* -- a computer player ------------------------------------------------------------------------ */

static void fill_tables(const bcg_game *g, const void *weights, void *tables)
{
    (void)g, (void)weights;
    memset(tables, 0, 1);
}

static int turn(const void *s)
{
    return ((const toy_state *)s)->size[TOY_TABLE];
}

static int points(const bcg_game *g, const void *s, int seat)
{
    return ((const toy_state *)s)->points[toy_side_of((const toy_game *)g, seat)];
}

const bcg_heuristics toy_heuristics = {
    .ops = &toy_ops,
    .tables_size = 1,
    .fill_tables = fill_tables,
    .memory_size = 1,
    .turn = turn,
    .points = points,
};

const bcg_ai_level toy_levels[] = {
    {.name = "random", .text = "any legal action", .choose = bcg_ai_random, .pause_ms = 700},
    {.name = NULL},
};

const bcg_option toy_options[] = {{NULL, NULL, false, false}};
