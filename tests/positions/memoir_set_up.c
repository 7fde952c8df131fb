/* Lines that set up a battle: they only record what memoir_build.c then uses. */
#include "positions/memoir_position.h"

#include <stdio.h>
#include <string.h>

int read_side(char **rest)
{
    return index_of(&memoir_side_words, next_word(rest), "side");
}

int read_hex(char **rest)
{
    const char *word = next_word(rest);
    const bcg_hex h = bcg_hex_parse(m.board, word, strlen(word));
    if (h == BCG_NO_HEX) {
        fail("`%s` is no hex", word);
        return 0;
    }
    return h;
}

int read_card(char **rest)
{
    return index_of(&memoir_card_words, next_word(rest), "card");
}

const char *label(int h)
{
    char *text = label_room();
    bcg_hex_label(m.board, (bcg_hex)h, text);
    return text;
}

bool put_unit(memoir_setup_hex *hex, const char *word)
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

bool put_thing(memoir_setup_hex *hex, const char *word)
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

enum { MOST_LOCAL = 64 };

/* `put E5 forest i4`: a hex and what is on it; `put E5 e6: forest`: several hexes. */
static void set_put(char *rest)
{
    int where[MOST_LOCAL];
    const int n = read_places(&rest, read_hex, where, MOST_LOCAL);
    for (char *word = next_word(&rest); *word; word = next_word(&rest))
        for (int i = 0; i < n; i++)
            if (!put_thing(&m.hex[where[i]], word))
                fail("`%s` cannot be put on a hex", word);
}

/* BOARD-11, BOARD-44, BOARD-46: three rows of beach above two rows of ocean, or three. */
static void set_beach(char *rest)
{
    (void)rest;
    const int sea = m.board->rows - (m.board_kind == MEMOIR_BREAKTHROUGH ? 3 : 2);
    for (int h = 0; h < m.board->hexes; h++) {
        const int row = m.board->xy[h][1];
        if (row >= sea - 3)
            m.hex[h].terrain = row >= sea ? MT_OCEAN : MT_BEACH;
    }
}

static void set_rule(char *rest)
{
    const size_t used = strlen(m.extra);
    snprintf(m.extra + used, sizeof m.extra - used, "%s\n", rest);
}

static void set_board(char *rest)
{
    m.board_kind = index_of(&memoir_board_words, next_word(&rest), "board");
    m.board = memoir_boards[m.board_kind].grid;
}

static void set_scenario(char *rest)
{
    snprintf(m.name, sizeof m.name, "%s", next_word(&rest));
}

static void set_goal(char *rest)
{
    const int side = read_side(&rest);
    m.goal[side] = read_number(&rest);
}

static void set_deal(char *rest)
{
    const int side = read_side(&rest);
    m.hands[side] = read_number(&rest);
}

static void set_top(char *rest)
{
    m.top = read_side(&rest);
}

static void set_first(char *rest)
{
    m.starts = read_side(&rest);
}

static void set_turn(char *rest)
{
    m.wanted.active = (uint8_t)read_side(&rest);
    if (*rest)
        m.wanted.turn = (uint16_t)read_number(&rest);
}

static void set_hand(char *rest)
{
    const int side = read_side(&rest);
    m.has_hand[side] = true;
    while (*rest) {
        m.wanted.hand[side][read_card(&rest)]++;
        m.wanted.hand_size[side]++;
    }
}

static void set_second_hand(char *rest)
{
    const int hand = memoir_hand_of(read_side(&rest), MPL_SECOND);
    while (*rest) {
        m.wanted.hand[hand][read_card(&rest)]++;
        m.wanted.hand_size[hand]++;
    }
}

static void set_shared(char *rest)
{
    const int side = read_side(&rest);
    m.wanted.shared[side] = (uint8_t)read_card(&rest);
}

static void set_form(char *rest)
{
    m.form = index_of(&memoir_form_words, next_word(&rest), "form of play");
}

static void set_discard(char *rest)
{
    while (*rest)
        m.wanted.discard[read_card(&rest)]++;
}

/* `last axis counter-attack as probe-left section right fallback` */
static void set_last(char *rest)
{
    memoir_played_card *p = &m.wanted.played[read_side(&rest)];
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

/* The card in force for `orders` and `battle`; the same as `last` for the side whose turn it is. */
static void set_card(char *rest)
{
    char text[256];
    snprintf(text, sizeof text, "%s %s", memoir_side_words.word[m.wanted.active], rest);
    set_last(text);
}

static void set_units(char *rest, memoir_phase phase)
{
    memoir_played_card *p = &m.wanted.played[m.wanted.active];
    m.wanted.phase = (uint8_t)phase;
    if (p->card == MEMOIR_NO_CARD)
        p->card = MC_DIRECT_FROM_HQ;
    p->in_play = 1;
    while (*rest)
        bcg_set_add(&m.wanted.ordered, read_hex(&rest));
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
    m.wanted.unit_medals[side] = (uint8_t)read_number(&rest);
}

static void set_quiet(char *rest)
{
    m.wanted.quiet = (uint16_t)read_number(&rest);
}

static void set_start(char *rest)
{
    (void)rest;
    m.start = true;
}

const command memoir_set_up_commands[] = {
    {"put", set_put},
    {"beach", set_beach},
    {"rule", set_rule},
    {"board", set_board},
    {"scenario", set_scenario},
    {"goal", set_goal},
    {"deal", set_deal},
    {"top", set_top},
    {"first", set_first},
    {"turn", set_turn},
    {"hand", set_hand},
    {"discard", set_discard},
    {"last", set_last},
    {"card", set_card},
    {"orders", set_orders},
    {"battle", set_battle},
    {"score", set_score},
    {"been-quiet", set_quiet},
    {"start", set_start},
    {"form", set_form},
    {"shared", set_shared},
    {"second-hand", set_second_hand},
    {NULL, NULL},
};
