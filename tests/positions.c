/* Runs position tests: small battles that a player can read and write (tests/positions/README.md).
 *
 * usage: positions [--rule ID | --list] FILE...
 *
 * A test begins with a line `% [RULE-ID] [RULE-ID] what it shows` and ends at the next. Its first
 * lines set up a battle, the others play it and say what must hold. Every test runs in both
 * editions unless it names one. */
#include "memoir/rules.h"
#include "notation/memoir_action.h"
#include "notation/memoir_scn.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_EXTRA = 16384, MOST_LOCAL = 64 };

/* One test under way, in one edition. */
typedef struct test {
    const char *file;
    int line; /* being read */
    int edition;
    bool failed, built;
    /* the set-up */
    memoir_setup_hex hex[BCG_MAX_HEXES];
    const bcg_board *board;
    char extra[MOST_EXTRA]; /* lines of the scenario */
    int goal[MEMOIR_SIDES], hands[MEMOIR_SIDES];
    int top, starts;     /* the side at the top edge, the side of the first turn */
    char name[64];       /* of a battle in data/memoir that is played instead of a set-up */
    bool start;          /* begin with the deal instead of in mid-game */
    memoir_state wanted; /* what of the state the set-up says */
    bool has_hand[MEMOIR_SIDES];
    /* the battle */
    memoir_scenario scenario;
    memoir_game game;
    memoir_state first, state; /* `again` goes back to the first */
} test;

static test t;
static bcg_action list[MEMOIR_MAX_ACTIONS];

static void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void fail(const char *format, ...)
{
    va_list args;
    if (t.failed)
        return; /* one fault is told for a test; the rest follows from it */
    printf("%s:%d: (%s) ", t.file, t.line, memoir_edition_words.word[t.edition]);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    t.failed = true;
}

/* -- reading words ---------------------------------------------------------------------------- */

/* The next word of *rest, cut off with a zero byte; "" at the end. */
static char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t");
    *rest = word + strcspn(word, " \t");
    if (**rest)
        *(*rest)++ = '\0';
    return word;
}

static int index_of(const bcg_words *words, const char *word, const char *what)
{
    for (int i = 0; i < words->count; i++)
        if (strcmp(words->word[i], word) == 0)
            return i;
    fail("`%s` is no %s", word, what);
    return 0;
}

static int read_side(char **rest)
{
    return index_of(&memoir_side_words, next_word(rest), "side");
}

static bcg_hex hex_of(const char *word)
{
    const bcg_hex h = bcg_hex_parse(t.board, word, strlen(word));
    if (h == BCG_NO_HEX) {
        fail("`%s` is no hex", word);
        return 0;
    }
    return h;
}

static bcg_hex read_hex(char **rest)
{
    return hex_of(next_word(rest));
}

static int read_card(char **rest)
{
    return index_of(&memoir_card_words, next_word(rest), "card");
}

static int read_number(char **rest)
{
    const char *word = next_word(rest);
    char *end;
    const long n = strtol(word, &end, 10);
    if (end == word || *end)
        fail("`%s` is no number", word);
    return (int)n;
}

static const char *label(int h)
{
    static char text[4][BCG_LABEL_SIZE];
    static int next;
    next = (next + 1) % 4;
    bcg_hex_label(t.board, (bcg_hex)h, text[next]);
    return text[next];
}

/* -- setting up ------------------------------------------------------------------------------- */

/* `I4`, `a3/4+`: a unit as the map draws it. */
static bool put_unit(memoir_setup_hex *hex, const char *word)
{
    memoir_setup_unit u = {0};
    const char letter = word[0];
    for (int kind = 1; kind < MEMOIR_UNITS; kind++)
        if ((letter | 32) == (memoir_units[kind].code | 32))
            u.kind = (uint8_t)kind;
    if (!u.kind || word[1] < '1' || word[1] > '9')
        return false;
    u.side = letter & 32 ? MS_AXIS : MS_ALLIES;
    u.figures = u.start = (uint8_t)(word[1] - '0');
    const char *rest = word + 2;
    if (rest[0] == '/') {
        u.start = (uint8_t)(rest[1] - '0');
        rest += 2;
    }
    u.elite = *rest == '+';
    hex->unit = u;
    return true;
}

static bool put_thing(memoir_setup_hex *hex, const char *word)
{
    for (int i = 0; i < MEMOIR_TERRAINS; i++)
        if (strcmp(memoir_terrains[i].word, word) == 0) {
            hex->terrain = (uint8_t)i;
            return true;
        }
    for (int i = 1; i < MEMOIR_STRUCTURES; i++)
        if (strcmp(memoir_structures[i].word, word) == 0) {
            hex->structure = (uint8_t)i;
            return true;
        }
    for (int i = 0; i < MEMOIR_OBSTACLES; i++)
        if (strcmp(memoir_obstacles[i].word, word) == 0) {
            hex->obstacles |= (uint8_t)(1u << i);
            return true;
        }
    return put_unit(hex, word);
}

/* `put E5 forest i4`: a hex and what is on it; `put E5 e6: forest`: several hexes. */
static void set_put(char *rest)
{
    bcg_hex where[MOST_LOCAL];
    int n = 0;
    char *colon = strchr(rest, ':'), *things = rest;
    if (colon) {
        *colon = '\0';
        things = colon + 1;
        while (*rest && n < MOST_LOCAL)
            where[n++] = read_hex(&rest);
    } else
        where[n++] = read_hex(&things);
    for (char *word = next_word(&things); *word; word = next_word(&things))
        for (int i = 0; i < n; i++)
            if (!put_thing(&t.hex[where[i]], word))
                fail("`%s` cannot be put on a hex", word);
}

/* BOARD-11, BOARD-44, BOARD-46: three rows of beach above two rows of ocean, or three. */
static void set_beach(char *rest)
{
    (void)rest;
    const int sea = t.board->rows - (t.board == &bcg_boards[BCG_BREAKTHROUGH] ? 3 : 2);
    for (int h = 0; h < t.board->hexes; h++) {
        const int row = t.board->xy[h][1];
        if (row >= sea - 3)
            t.hex[h].terrain = row >= sea ? MT_OCEAN : MT_BEACH;
    }
}

static void set_rule(char *rest)
{
    const size_t used = strlen(t.extra);
    snprintf(t.extra + used, sizeof t.extra - used, "%s\n", rest);
}

static void set_board(char *rest)
{
    t.board = &bcg_boards[index_of(&memoir_board_words, next_word(&rest), "board")];
}

static void set_scenario(char *rest)
{
    snprintf(t.name, sizeof t.name, "%s", next_word(&rest));
}

static void set_goal(char *rest)
{
    const int side = read_side(&rest);
    t.goal[side] = read_number(&rest);
}

static void set_deal(char *rest)
{
    const int side = read_side(&rest);
    t.hands[side] = read_number(&rest);
}

static void set_top(char *rest)
{
    t.top = read_side(&rest);
}

static void set_first(char *rest)
{
    t.starts = read_side(&rest);
}

static void set_turn(char *rest)
{
    t.wanted.active = (uint8_t)read_side(&rest);
    if (*rest)
        t.wanted.turn = (uint16_t)read_number(&rest);
}

static void set_hand(char *rest)
{
    const int side = read_side(&rest);
    t.has_hand[side] = true;
    while (*rest) {
        t.wanted.hand[side][read_card(&rest)]++;
        t.wanted.hand_size[side]++;
    }
}

static void set_discard(char *rest)
{
    while (*rest)
        t.wanted.discard[read_card(&rest)]++;
}

/* `last axis counter-attack as probe-left section right fallback` */
static void set_last(char *rest)
{
    memoir_played_card *p = &t.wanted.played[read_side(&rest)];
    p->card = (uint8_t)read_card(&rest);
    while (*rest) {
        const char *word = next_word(&rest);
        if (strcmp(word, "as") == 0)
            p->as = (uint8_t)read_card(&rest);
        else if (strcmp(word, "section") == 0)
            p->wing = (uint8_t)index_of(&memoir_wing_words, next_word(&rest), "section");
        else if (strcmp(word, "fallback") == 0)
            p->fallback = 1;
        else
            fail("`%s` is not known of a card played", word);
    }
}

/* The card in force for `orders` and `battle`; says what `last` does of the side whose turn it is.
 */
static void set_card(char *rest)
{
    char text[256];
    snprintf(text, sizeof text, "%s %s", memoir_side_words.word[t.wanted.active], rest);
    set_last(text);
}

static void set_units(char *rest, memoir_phase phase)
{
    memoir_played_card *p = &t.wanted.played[t.wanted.active];
    t.wanted.phase = (uint8_t)phase;
    if (p->card == MEMOIR_NO_CARD)
        p->card = MC_DIRECT_FROM_HQ;
    p->in_play = 1;
    while (*rest)
        bcg_set_add(&t.wanted.ordered, read_hex(&rest));
}

static void set_orders(char *rest)
{
    set_units(rest, MP_MOVE);
}

static void set_battle(char *rest)
{
    set_units(rest, MP_BATTLE);
}

static void set_score(char *rest)
{
    const int side = read_side(&rest);
    t.wanted.unit_medals[side] = (uint8_t)read_number(&rest);
}

static void set_quiet(char *rest)
{
    t.wanted.quiet = (uint16_t)read_number(&rest);
}

static void set_start(char *rest)
{
    (void)rest;
    t.start = true;
}

/* -- building --------------------------------------------------------------------------------- */

static void write_scenario(bcg_writer *w)
{
    bcg_writef(w, "bocage 1\nruleset memoir\nid test\ntitle Test\nboard %s countryside\n",
               t.board->name);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        bcg_writef(w, "side %s %s %s hand %d medals %d\n", memoir_side_words.word[side],
                   side == t.top ? "top" : "bottom", side == MS_AXIS ? "DE" : "US", t.hands[side],
                   t.goal[side]);
    bcg_writef(w, "first %s\n", memoir_side_words.word[t.starts]);
    for (int row = 0, h = 0; row < t.board->rows; row++) {
        char things[1024] = "";
        size_t used = 0;
        if (row == 0)
            bcg_writef(w, "map\n");
        bcg_writef(w, "  %2d ", t.board->rows - row);
        used += (size_t)snprintf(things, sizeof things, "     ");
        for (int i = 0; i < bcg_row_length(t.board, row); i++, h++) {
            char token[32];
            memoir_unit_token(&t.hex[h], token, sizeof token);
            char terrain[8];
            snprintf(terrain, sizeof terrain, "%s%c", memoir_terrains[t.hex[h].terrain].code,
                     memoir_structures[t.hex[h].structure].code);
            bcg_writef(w, "%-14s", terrain);
            used += (size_t)snprintf(things + used, sizeof things - used, "%-14s", token);
        }
        bcg_writef(w, "\n%s\n", things);
    }
    bcg_writef(w, "\n%s", t.extra);
}

/* The file of a battle in data/memoir. */
static void read_battle(bcg_writer *w)
{
    char path[512], line[1024];
    snprintf(path, sizeof path, "%s/data/memoir/%s.scn", BOCAGE_SOURCE, t.name);
    FILE *f = fopen(path, "r");
    if (!f) {
        fail("%s cannot be read", path);
        return;
    }
    while (fgets(line, sizeof line, f))
        bcg_writef(w, "%s", line);
    fclose(f);
}

/* The state in mid-game: the opening, with what the set-up says. */
static void build_state(memoir_state *s)
{
    *s = t.game.opening;
    s->turn = t.wanted.turn;
    s->active = t.wanted.active;
    s->phase = t.wanted.phase;
    s->quiet = t.wanted.quiet;
    s->ordered = t.wanted.ordered;
    memcpy(s->unit_medals, t.wanted.unit_medals, sizeof s->unit_medals);
    memcpy(s->played, t.wanted.played, sizeof s->played);
    memcpy(s->hand, t.wanted.hand, sizeof s->hand);
    memcpy(s->hand_size, t.wanted.hand_size, sizeof s->hand_size);
    memcpy(s->discard, t.wanted.discard, sizeof s->discard);
    s->deck_size = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int left = t.game.deck[card] - s->discard[card];
        for (int side = 0; side < MEMOIR_SIDES; side++)
            left -= s->hand[side][card] + (s->played[side].in_play && s->played[side].card == card);
        if (left < 0)
            fail("there are not so many cards %s", memoir_card_words.word[card]);
        s->deck[card] = (uint8_t)(left > 0 ? left : 0);
        s->deck_size = (uint8_t)(s->deck_size + s->deck[card]);
    }
    memoir_evaluate(&t.game, s, NULL);
    s->stirred = 0;
    memoir_settle(&t.game, s, NULL);
}

static void build(void)
{
    static char text[MEMOIR_SCN_SIZE];
    bcg_problem found[8];
    bcg_problems problems;
    bcg_writer w;
    t.built = true;
    bcg_writer_init(&w, text, sizeof text);
    bcg_problems_init(&problems, found, 8);
    if (t.name[0])
        read_battle(&w);
    else
        write_scenario(&w);
    if (!memoir_scn_read(text, w.size, &t.scenario, &problems)) {
        fail("the set-up is wrong: %s", problems.count ? found[0].text : "?");
        return;
    }
    t.board = memoir_board(&t.scenario);
    if (memoir_game_init(&t.game, &t.scenario, (memoir_choices){(int8_t)t.edition, 0}) != ML_NONE)
        fail("the set-up is beyond a limit");
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (!t.has_hand[side]) {
            t.wanted.hand[side][side == MS_AXIS ? MC_RECON_LEFT : MC_RECON_RIGHT] = 1;
            t.wanted.hand_size[side] = 1;
        }
    if (t.start)
        bcg_memoir_ops.begin(&t.game.head, &t.first);
    else
        build_state(&t.first);
    t.state = t.first;
}

/* -- playing ---------------------------------------------------------------------------------- */

static bcg_action read_action(const char *text, bool *known)
{
    char why[256];
    bcg_writer w;
    bcg_action a = 0;
    *known = memoir_action_read(&t.game, &t.state, text, strlen(text), &a) == BCG_OK;
    if (!*known) {
        bcg_writer_init(&w, why, sizeof why);
        memoir_action_explain(&t.game, text, strlen(text), &w);
        fail("`%s`: %s", text, why);
    }
    return a;
}

static const char *reason_name(bcg_reason r)
{
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, &memoir_reasons};
    const bcg_reason_info *info = bcg_reason_find(pages, 2, r);
    return info ? info->name : "?";
}

static bool is_listed(bcg_action a)
{
    const int n = bcg_memoir_ops.legal(&t.game.head, &t.state, list, MEMOIR_MAX_ACTIONS);
    for (int i = 0; i < n; i++)
        if (list[i] == a)
            return true;
    return false;
}

/* Calls `one` for each of the actions separated by semicolons. */
static void each_action(char *rest, void (*one)(const char *text))
{
    for (char *text = strtok(rest, ";"); text; text = strtok(NULL, ";")) {
        text += strspn(text, " \t");
        for (char *end = text + strlen(text); end > text && end[-1] == ' ';)
            *--end = '\0';
        one(text);
    }
}

static void allow_one(const char *text)
{
    bool known;
    const bcg_action a = read_action(text, &known);
    if (!known)
        return;
    const bcg_reason r = bcg_memoir_ops.check(&t.game.head, &t.state, a);
    if (r != BCG_OK)
        fail("`%s` must be allowed but is refused: %s", text, reason_name(r));
    else if (bcg_memoir_ops.actor(&t.game.head, &t.state) >= 0 && !is_listed(a))
        fail("`%s` is allowed but not listed", text);
}

static void do_one(const char *text)
{
    bool known;
    allow_one(text);
    if (t.failed)
        return;
    const bcg_action a = read_action(text, &known);
    bcg_memoir_ops.apply(&t.game.head, &t.state, a, NULL);
}

static void run_allow(char *rest)
{
    each_action(rest, allow_one);
}

static void run_do(char *rest)
{
    each_action(rest, do_one);
}

static const char *wanted_reason;

static void refuse_one(const char *text)
{
    bool known;
    const memoir_state before = t.state;
    const bcg_action a = read_action(text, &known);
    if (!known)
        return;
    const bcg_reason r = bcg_memoir_ops.check(&t.game.head, &t.state, a);
    if (strcmp(reason_name(r), wanted_reason) != 0)
        fail("`%s` must be refused with %s, not %s", text, wanted_reason, reason_name(r));
    else if (is_listed(a))
        fail("`%s` is refused but listed", text);
    else if (memcmp(&before, &t.state, sizeof before) != 0)
        fail("`%s` was refused and changed the state", text);
}

/* `refuse MR_FROM_NEXT move C5-E5; move C5-F5` */
static void run_refuse(char *rest)
{
    wanted_reason = next_word(&rest);
    each_action(rest, refuse_one);
}

/* `list retreat: retreat e6-E7; retreat e6-F7`: the legal actions beginning so are these; `list :`
 * is about all of them. */
static char listed[64][MEMOIR_ACTION_TEXT];
static int nlisted;

static void want_one(const char *text)
{
    if (nlisted < 64)
        snprintf(listed[nlisted++], MEMOIR_ACTION_TEXT, "%s", text);
}

static void run_list(char *rest)
{
    char *colon = strchr(rest, ':');
    if (!colon) {
        fail("a list has a colon");
        return;
    }
    *colon = '\0';
    nlisted = 0;
    each_action(colon + 1, want_one);
    const int n = bcg_memoir_ops.legal(&t.game.head, &t.state, list, MEMOIR_MAX_ACTIONS);
    int found = 0;
    for (int i = 0; i < n; i++) {
        char text[MEMOIR_ACTION_TEXT];
        bcg_writer w;
        bcg_writer_init(&w, text, sizeof text);
        memoir_action_write(&t.game, list[i], &w);
        if (strncmp(text, rest, strlen(rest)) != 0)
            continue;
        bool wanted = false;
        for (int j = 0; j < nlisted; j++)
            wanted |= strcmp(listed[j], text) == 0;
        if (!wanted)
            fail("`%s` is listed and should not be", text);
        found++;
    }
    for (int j = 0; j < nlisted && found != nlisted; j++) {
        bool known;
        const bcg_action a = read_action(listed[j], &known);
        if (known && !is_listed(a))
            fail("`%s` is not listed", listed[j]);
    }
}

static void run_again(char *rest)
{
    (void)rest;
    t.state = t.first;
}

/* Everybody passes and draws the first card there is, until the next turn begins. */
static void run_next_turn(char *rest)
{
    (void)rest;
    const int turn = t.state.turn;
    for (int i = 0; i < 1000 && t.state.turn == turn && t.state.phase != MP_OVER; i++) {
        const int who = bcg_memoir_ops.actor(&t.game.head, &t.state);
        bcg_action a = MA_DONE;
        if (who == BCG_CHANCE) {
            bcg_rng r;
            bcg_rng_seed(&r, 1);
            a = bcg_memoir_ops.chance(&t.game.head, &t.state, &r);
        } else {
            const int n = bcg_memoir_ops.legal(&t.game.head, &t.state, list, MEMOIR_MAX_ACTIONS);
            a = list[n - 1]; /* `done` and `pass` are last */
        }
        bcg_memoir_ops.apply(&t.game.head, &t.state, a, NULL);
    }
}

/* -- what must hold --------------------------------------------------------------------------- */

static void want_number(const char *what, int wanted, int is)
{
    if (wanted != is)
        fail("%s: %d, not %d", what, is, wanted);
}

static void see_unit(char *rest)
{
    const bcg_hex h = read_hex(&rest);
    memoir_setup_hex hex = {0};
    const char *word = next_word(&rest);
    if (!put_unit(&hex, word))
        fail("`%s` is no unit", word);
    else if (!memoir_is_occupied(&t.state, h))
        fail("no unit on %s", label(h));
    else if (memoir_kind_at(&t.state, h) != hex.unit.kind ||
             memoir_side_at(&t.state, h) != hex.unit.side)
        fail("another unit on %s", label(h));
    else
        want_number("figures", hex.unit.figures, memoir_figures_at(&t.state, h));
}

static void see_empty(char *rest)
{
    while (*rest) {
        const bcg_hex h = read_hex(&rest);
        if (memoir_is_occupied(&t.state, h))
            fail("a unit stands on %s", label(h));
    }
}

/* `count forest 9`: hexes with this terrain, structure or obstacle as the battle begins. */
static void see_count(char *rest)
{
    memoir_setup_hex wanted = {0};
    const char *word = next_word(&rest);
    int n = 0;
    if (!put_thing(&wanted, word))
        fail("`%s` is nothing that is put on a hex", word);
    for (int h = 0; h < t.board->hexes; h++) {
        const memoir_setup_hex *hex = &t.scenario.hex[h];
        n += wanted.obstacles   ? (hex->obstacles & wanted.obstacles) != 0
             : wanted.structure ? hex->structure == wanted.structure
             : wanted.unit.kind ? memcmp(&hex->unit, &wanted.unit, sizeof wanted.unit) == 0
                                : hex->terrain == wanted.terrain;
    }
    want_number(word, read_number(&rest), n);
}

static void see_medals(char *rest)
{
    const int side = read_side(&rest);
    want_number("medals", read_number(&rest), memoir_medals(&t.game, &t.state, side));
}

static void see_asks(char *rest)
{
    const char *word = next_word(&rest);
    const int who = bcg_memoir_ops.actor(&t.game.head, &t.state);
    const char *is = who == BCG_CHANCE ? "chance"
                     : who == BCG_OVER ? "nobody"
                                       : memoir_side_words.word[who];
    if (strcmp(word, is) != 0)
        fail("%s has to decide, not %s", is, word);
}

static void see_open(char *rest)
{
    const char *word = next_word(&rest);
    const memoir_frame *f = memoir_top(&t.state);
    const char *is = f ? memoir_todo_words.word[f->what] : "none";
    if (strcmp(word, is) != 0)
        fail("open is %s, not %s", is, word);
}

static void see_phase(char *rest)
{
    const char *word = next_word(&rest), *is = memoir_phase_words.word[t.state.phase];
    if (strcmp(word, is) != 0)
        fail("phase is %s, not %s", is, word);
}

static void see_dice(char *rest)
{
    const memoir_frame *f = memoir_top(&t.state);
    want_number("dice", read_number(&rest), f ? f->dice : -1);
}

/* `rolls C5-D5 2`: the attack may be made, and with so many dice. */
static void see_rolls(char *rest)
{
    char text[64];
    bool known;
    snprintf(text, sizeof text, "attack %s", next_word(&rest));
    allow_one(text);
    if (t.failed)
        return;
    memoir_state after = t.state;
    bcg_memoir_ops.apply(&t.game.head, &after, read_action(text, &known), NULL);
    int dice = -1;
    for (int i = 0; i < after.frames; i++) /* below the question for an Ambush */
        if (after.frame[i].what == MD_ATTACK)
            dice = after.frame[i].dice;
    want_number("dice", read_number(&rest), dice);
}

static void see_set(char *rest, const bcg_set *set, bool there, const char *what)
{
    while (*rest) {
        const bcg_hex h = read_hex(&rest);
        if (bcg_set_has(set, h) != there)
            fail("%s %s on %s", there ? "no" : "there is", what, label(h));
    }
}

static void see_wire(char *rest)
{
    see_set(rest, &t.state.wire, true, "wire");
}

static void see_no_wire(char *rest)
{
    see_set(rest, &t.state.wire, false, "wire");
}

static void see_sandbags(char *rest)
{
    see_set(rest, &t.state.sandbags, true, "sandbags");
}

static void see_no_sandbags(char *rest)
{
    see_set(rest, &t.state.sandbags, false, "sandbags");
}

static void see_ordered(char *rest)
{
    bcg_set wanted = BCG_SET_EMPTY;
    while (*rest)
        bcg_set_add(&wanted, read_hex(&rest));
    for (int h = 0; h < t.board->hexes; h++)
        if (bcg_set_has(&wanted, h) != bcg_set_has(&t.state.ordered, h))
            fail("%s is %sordered", label(h), bcg_set_has(&wanted, h) ? "not " : "");
}

static void see_cards(char *rest)
{
    const int side = read_side(&rest);
    want_number("cards", read_number(&rest), t.state.hand_size[side]);
}

static void see_holds(char *rest)
{
    const int side = read_side(&rest), card = read_card(&rest);
    if (t.state.hand[side][card] == 0)
        fail("the hand has no %s", memoir_card_words.word[card]);
}

static void see_discarded(char *rest)
{
    const int card = read_card(&rest);
    want_number("discards", read_number(&rest), t.state.discard[card]);
}

static void see_deck(char *rest)
{
    want_number("cards in the deck", read_number(&rest), t.state.deck_size);
}

static void see_lost(char *rest)
{
    const int side = read_side(&rest);
    want_number("figures lost", read_number(&rest), t.state.lost[side]);
}

static void see_quiet(char *rest)
{
    want_number("quiet turns", read_number(&rest), t.state.quiet);
}

static void see_turn(char *rest)
{
    want_number("turn", read_number(&rest), t.state.turn);
}

static void see_result(char *rest)
{
    const char *word = next_word(&rest);
    const char *is = t.state.result ? memoir_result_words.word[t.state.result - 1] : "none";
    if (strcmp(word, is) != 0)
        fail("the result is %s, not %s", is, word);
}

static void see_sight(char *rest, bool wanted)
{
    const bcg_hex a = read_hex(&rest), b = read_hex(&rest);
    if (memoir_sees(&t.game, &t.state, a, b) != wanted ||
        memoir_sees(&t.game, &t.state, b, a) != wanted) /* LOS-10 */
        fail("%s %s %s", label(a), wanted ? "does not see" : "sees", label(b));
    if (bcg_distance(t.board, a, b) <= MEMOIR_SIGHT &&
        memoir_sees_near(&t.game, &t.state, a, b) != wanted)
        fail("the table of sights is wrong for %s and %s", label(a), label(b));
}

static void see_sees(char *rest)
{
    see_sight(rest, true);
}

static void see_blind(char *rest)
{
    see_sight(rest, false);
}

/* -- lines ------------------------------------------------------------------------------------ */

typedef struct command {
    const char *word;
    bool sets_up;
    void (*run)(char *rest);
} command;

/* clang-format off */
static const command commands[] = {
    {"put", true, set_put}, {"beach", true, set_beach}, {"rule", true, set_rule}, {"board", true, set_board},
    {"scenario", true, set_scenario},
    {"goal", true, set_goal}, {"deal", true, set_deal}, {"top", true, set_top}, {"first", true, set_first},
    {"turn", true, set_turn}, {"hand", true, set_hand},
    {"discard", true, set_discard}, {"last", true, set_last}, {"card", true, set_card}, {"orders", true, set_orders},
    {"battle", true, set_battle}, {"score", true, set_score}, {"been-quiet", true, set_quiet}, {"start", true, set_start},

    {"do", false, run_do}, {"allow", false, run_allow}, {"refuse", false, run_refuse}, {"list", false, run_list},
    {"again", false, run_again}, {"next-turn", false, run_next_turn},

    {"unit", false, see_unit}, {"empty", false, see_empty}, {"count", false, see_count}, {"medals", false, see_medals}, {"asks", false, see_asks},
    {"open", false, see_open}, {"phase", false, see_phase}, {"dice", false, see_dice}, {"rolls", false, see_rolls}, {"wire", false, see_wire},
    {"no-wire", false, see_no_wire}, {"sandbags", false, see_sandbags}, {"no-sandbags", false, see_no_sandbags},
    {"ordered", false, see_ordered}, {"cards", false, see_cards}, {"holds", false, see_holds},
    {"discarded", false, see_discarded}, {"deck", false, see_deck}, {"lost", false, see_lost}, {"quiet", false, see_quiet},
    {"at-turn", false, see_turn}, {"result", false, see_result}, {"sees", false, see_sees}, {"blind", false, see_blind},
};
/* clang-format on */

static void run_line(char *text)
{
    char *rest = text, *comment = strchr(text, '#');
    if (comment)
        *comment = '\0';
    const char *word = next_word(&rest);
    if (*word == '\0' || strcmp(word, "edition") == 0)
        return;
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(commands[i].word, word) != 0)
            continue;
        if (commands[i].sets_up && t.built)
            fail("`%s` belongs before the first action", word);
        if (!commands[i].sets_up && !t.built)
            build();
        if (!t.failed)
            commands[i].run(rest + strspn(rest, " \t"));
        return;
    }
    fail("`%s` is no command", word);
}

static void begin_test(const char *file, int edition)
{
    memset(&t, 0, sizeof t);
    t.file = file;
    t.edition = edition;
    t.board = &bcg_boards[BCG_STANDARD];
    t.top = MS_AXIS;
    t.starts = MS_ALLIES;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        t.goal[side] = 6;
        t.hands[side] = 4;
        t.wanted.played[side] = (memoir_played_card){.card = MEMOIR_NO_CARD, .as = MEMOIR_NO_CARD};
    }
    t.wanted.active = MS_ALLIES;
    t.wanted.phase = MP_PLAY_CARD;
    t.wanted.turn = 5;
}

/* Runs the lines of one test, text[first] up to before text[last]; true if all holds. */
static bool run_test(const char *file, char **text, int first, int last, int edition)
{
    static char line[4096];
    begin_test(file, edition);
    for (int i = first; i < last && !t.failed; i++) {
        t.line = i + 1;
        snprintf(line, sizeof line, "%s", text[i]);
        run_line(line);
    }
    if (!t.built && !t.failed)
        fail("this test tests nothing");
    return !t.failed;
}

static bool plays_edition(char **text, int first, int last, int edition)
{
    for (int i = first; i < last; i++)
        if (strncmp(text[i], "edition ", 8) == 0)
            return strstr(text[i], memoir_edition_words.word[edition]) != NULL;
    return true;
}

/* -- files ------------------------------------------------------------------------------------ */

enum { MOST_LINES = 20000 };

static int read_lines(const char *file, char **lines, char *pool, size_t size)
{
    FILE *f = fopen(file, "r");
    if (!f) {
        printf("%s: cannot be read\n", file);
        return -1;
    }
    const size_t n = fread(pool, 1, size - 1, f);
    fclose(f);
    pool[n] = '\0';
    int count = 0;
    for (char *at = pool; *at && count < MOST_LINES;) {
        lines[count++] = at;
        at += strcspn(at, "\n");
        if (*at)
            *at++ = '\0';
    }
    return count;
}

/* Does the heading of a test cite the rule? */
static bool cites(const char *heading, const char *rule)
{
    char bracketed[64];
    snprintf(bracketed, sizeof bracketed, "[%s]", rule);
    return strstr(heading, bracketed) != NULL;
}

int main(int argc, char **argv)
{
    static char *lines[MOST_LINES];
    static char pool[4 * 1024 * 1024];
    const char *rule = NULL;
    bool listing = false;
    int tests = 0, failed = 0, first_file = 1;
    if (argc > 2 && strcmp(argv[1], "--rule") == 0) {
        rule = argv[2];
        first_file = 3;
    } else if (argc > 1 && strcmp(argv[1], "--list") == 0) {
        listing = true;
        first_file = 2;
    }
    for (int i = first_file; i < argc; i++) {
        const int n = read_lines(argv[i], lines, pool, sizeof pool);
        if (n < 0)
            return 1;
        for (int first = 0, last; first < n; first = last) {
            for (last = first + 1; last < n && lines[last][0] != '%';)
                last++;
            if (lines[first][0] != '%' || (rule && !cites(lines[first], rule)))
                continue;
            if (listing) {
                printf("%s:%d: %s\n", argv[i], first + 1, lines[first] + 2);
                continue;
            }
            for (int edition = 0; edition < 2; edition++) {
                if (!plays_edition(lines, first + 1, last, edition))
                    continue;
                tests++;
                failed += !run_test(argv[i], lines, first + 1, last, edition);
            }
        }
    }
    if (!listing)
        printf("%d position tests, %d failed\n", tests, failed);
    return failed > 0 || (tests == 0 && !listing);
}
