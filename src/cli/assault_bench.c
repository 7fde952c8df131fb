/* What `bocage bench` measures for assault. */
#include "cli/assault_tools.h"

#include "notation/assault_notation.h"

static const bench_battle battles[] = {
    {"training-grounds", true},      {"carentan", false}, {"bastogne", false},
    {"operation-cobra-duel", false}, {"hill-2018", true}, {"aachen", true},
    {"elsenborn-ridge", false},      {NULL, false},
};

/* The first decision of an operations phase: drawing comes before. */
static bool begins_turn(const void *state)
{
    const assault_state *s = state;
    return s->phase == APH_OPERATIONS && s->pending_count == 0;
}

const bench_part assault_bench = {
    .battles = battles,
    .game_bytes = sizeof(assault_game),
    .quick = "captain",
    .searchers = {"general", "marshal"},
    .begins_turn = begins_turn,
};
