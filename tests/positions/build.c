/* The battle of a test: a scenario written as text and read like any other, then the state in
 * mid-game. */
#include "notation/memoir_scn.h"
#include "positions/position.h"

#include <stdio.h>
#include <string.h>

static void write_scenario(bcg_writer *w)
{
    bcg_writef(w, "bocage 1\nruleset memoir\nid test\ntitle Test\nboard %s countryside\n",
               memoir_board_words.word[t.board_kind]);
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

/* The state in mid-game: the opening, modified by the set-up. */
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

void build(void)
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
