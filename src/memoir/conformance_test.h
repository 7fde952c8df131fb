/* What the conformance suite needs to know about memoir. */
#ifndef BOCAGE_MEMOIR_CONFORMANCE_TEST_H
#define BOCAGE_MEMOIR_CONFORMANCE_TEST_H

#include "conformance/conformance.h"
#include "memoir/invariants_test.h"
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include <stdio.h>

/* Every path with at most `left` more hexes between the ends of a move. */
static inline void visit_paths(const memoir_game *g, bcg_action a, bcg_hex at, int length, int left,
                               conformance_visit *visit, void *context)
{
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex next = g->board->next[at][d];
        if (next == BCG_NO_HEX)
            continue;
        const bcg_action b = memoir_with(a, 2 + length, next + 1);
        if (bcg_adjacent(g->board, next, to) || next == to)
            visit(context, b);
        if (left > 1)
            visit_paths(g, b, next, length + 1, left - 1, visit, context);
    }
}

/* All kinds of action with all operands in range. Paths only from hexes with an ordered unit. */
static inline void visit_everything(const memoir_game *g, const memoir_state *s, bool paths,
                                    conformance_visit *visit, void *context)
{
    const int hexes = g->board->hexes;
    for (int kind = 0; kind <= MEMOIR_ACTION_KINDS; kind++)
        for (int a = 0; a <= hexes; a++) {
            visit(context, memoir_action((memoir_action_kind)kind, a, 0));
            const bool two = kind == MA_MOVE || kind == MA_EXIT || kind == MA_ATTACK ||
                             kind == MA_RETREAT || kind == MA_ASSIGN ||
                             (kind == MA_PLAY && a < MEMOIR_CARDS);
            for (int b = 1; b <= (two ? hexes : 2); b++)
                visit(context, memoir_action((memoir_action_kind)kind, a, b));
            for (int way = 0; kind == MA_PLAY && way < 4; way++)
                for (int wing = 0; wing < 5; wing++) {
                    const bcg_action play = memoir_with(memoir_action(MA_PLAY, a, wing), 2, way);
                    if (way > 0)
                        visit(context, play);
                    visit(context, memoir_with(play, 3, MEMOIR_FROM_SHARED));
                }
            if (!paths || (kind != MA_MOVE && kind != MA_EXIT) || a >= hexes ||
                !bcg_set_has(&s->ordered, a))
                continue;
            for (int b = 0; b < hexes; b++)
                if (bcg_distance(g->board, (bcg_hex)a, (bcg_hex)b) <= MEMOIR_MOST_MOVES)
                    visit_paths(g, memoir_action((memoir_action_kind)kind, a, b), (bcg_hex)a, 0,
                                MEMOIR_MOST_MOVES - 1, visit, context);
        }
}

/* Occasionally everything, including paths unless there are too many; usually a few candidates. */
static inline void memoir_candidates(const bcg_game *game, const void *state, int seat, bcg_rng *r,
                                     conformance_visit *visit, void *context)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    const bool units = s->phase == MP_MOVE || s->phase == MP_MOVE_AGAIN;
    if (seat >= 0 && one_in(r, units ? 30 : 8))
        visit_everything(g, s, units && bcg_set_count(&s->ordered) < 4, visit, context);
    for (int i = 0; i < 20; i++) {
        const memoir_action_kind kind = (memoir_action_kind)random_below(r, MEMOIR_ACTION_KINDS);
        const int first = random_below(r, g->board->hexes), second = random_below(r, 4);
        visit(context, memoir_action(kind, first, second));
    }
}

/* The number of figures changes (random_games_test.c keeps track); the number of cards does not. */
static inline void memoir_totals(const bcg_game *g, const void *s, int out[CONFORMANCE_TOTALS])
{
    (void)g;
    out[0] = count_cards(s);
}

static inline void memoir_describe(const bcg_game *game, bcg_action a, char *out, size_t size)
{
    const bcg_board *board = ((const memoir_game *)game)->board;
    const int kind = (int)memoir_kind_of(a);
    char from[BCG_LABEL_SIZE] = "", to[BCG_LABEL_SIZE] = "";
    if (memoir_operand(a, 0) < board->hexes)
        bcg_hex_label(board, (bcg_hex)memoir_operand(a, 0), from);
    if (memoir_operand(a, 1) < board->hexes)
        bcg_hex_label(board, (bcg_hex)memoir_operand(a, 1), to);
    snprintf(out, size, "%s %s %s",
             kind < MEMOIR_ACTION_KINDS ? memoir_action_kinds[kind].word : "none", from, to);
}

static inline conformance memoir_conformance(const memoir_game *g, uint64_t seed, int look_one_in)
{
    return (conformance){
        .game = &g->head,
        .seed = seed,
        .games = 1,
        .most_actions = 60000,
        .look_one_in = look_one_in,
        .candidates = memoir_candidates,
        .totals = memoir_totals,
        .describe = memoir_describe,
    };
}

#endif
