/* What `bocage bench` measures for memoir. */
#include "cli/memoir_tools.h"

#include "memoir/rules.h"
#include "notation/memoir_notation.h"

static const bench_battle battles[] = {
    {"pegasus-bridge", true},
    {"sainte-mere-eglise", false},
    {"sword-beach", false},
    {"pointe-du-hoc", false},
    {"omaha-beach-first-assault-wave", true},
    {"mont-mouchet", false},
    {"vassieux", true},
    {"operation-cobra", true},
    {"counter-attack-on-mortain", false},
    {"toulon", false},
    {"montelimar", true},
    {"liberation-of-paris", false},
    {"arracourt", false},
    {"arnhem-bridge", true},
    {"saverne-gap", false},
    {"st-vith", false},
    {"omaha-beach-overlord", false},
    {NULL, false},
};

static unsigned look_around(const bcg_prepared *p, const void *state, long times)
{
    const memoir_game *g = &memoir_of(p)->game;
    unsigned seen = 0;
    long n = 0;
    while (n < times)
        for (int a = 0; a < g->board->hexes && n < times; a++)
            BCG_EACH (b, g->near[a]) {
                seen += memoir_sees_near(g, state, (bcg_hex)a, (bcg_hex)b);
                n++;
            }
    return seen;
}

static bool begins_turn(const void *state)
{
    const memoir_state *s = state;
    return s->phase == MP_PLAY_CARD && s->pending_count == 0;
}

const bench_part memoir_bench = {
    .battles = battles,
    .game_bytes = sizeof(memoir_game),
    .look_around = look_around,
    .quick = "captain",
    .searchers = {"general", "marshal"},
    .begins_turn = begins_turn,
};
