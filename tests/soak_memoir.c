/* Memoir's parts of the soak: every board in both editions, and the same for three to six seats.
 *
 * Boards: the given files (tests/same_games.sh passes all of data/memoir) and eight generated ones
 * of the three sizes. Together these must have every terrain, structure, obstacle and kind of unit,
 * exits and an air drop, or the program fails.
 *
 * After every action (memoir/invariants_test.h): no figure appears or vanishes without an event
 * that accounts for it, counting losses, exits, Medics & Mechanics and landings; every card is in
 * one place; sets and arrays of the board agree; medals match units destroyed, exits and the map,
 * and the evaluator finds nothing to change.
 *
 * Forms of play: all of them, in the editions that allow it and with young generals, on the given
 * files whose board allows it. Of several who may act any one does. */
#include "memoir/rules.h"
#include "memoir/watched_game_test.h"
#include "notation/memoir_scn.h"
#include "soak.h"

#include <stdio.h>

static memoir_scenario scenario;
static memoir_game game;
static watched_game watched;

/* What occurred in all games together. */
static struct {
    uint32_t boards, terrains, structures, obstacles, units;
    bool exits, drops;
    long lost, left, healed, landed;
} met;

static void mix_state(soak_tally *t, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int w = 0; w < BCG_SET_WORDS; w++)
            soak_mix(t, s->units[side].word[w]);
    for (int h = 0; h < BCG_MAX_HEXES; h++)
        soak_mix(t, (uint64_t)(s->what[h] | s->strength[h] << 8 | s->marks[h] << 16));
    soak_mix(t, (uint64_t)(s->deck_size | s->hand_size[0] << 8 | s->hand_size[1] << 16));
    if (game.seats > MEMOIR_SIDES)
        soak_mix(t, (uint64_t)(s->hand_size[2] | s->hand_size[3] << 8 | s->shared[0] << 16 |
                               s->finished << 24));
}

static void meet_figures(const ledger *books)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        met.lost += books->lost[side];
        met.left += books->left[side];
        met.healed += books->healed[side];
        met.landed += books->landed[side];
    }
}

static void see(watched_game *w, bcg_action a, const bcg_log *log)
{
    soak_tally *t = w->context;
    (void)log;
    soak_mix(t, a);
    t->actions++;
}

static void play(soak_tally *t, bcg_rng *r)
{
    watched.see = see;
    watched.context = t;
    watched.longest = t->longest;
    watch_random_game(&watched, &game, r);
    meet_figures(&watched.books);
    mix_state(t, &watched.state);
    t->turns += watched.state.turn;
    t->results[watched.state.result]++;
    t->longest = watched.longest;
}

static const char *set_up(int edition)
{
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                     ML_NONE);
    return memoir_edition_words.word[edition];
}

/* Some special rules are rare; but one board must have an exit and another an air drop. */
static bool is_wanted(int n)
{
    return (n != 1 || scenario.exit.count > 0) && (n != 3 || scenario.air_drop.count > 0) &&
           memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) == ML_NONE;
}

static void generate(int n)
{
    bcg_rng r;
    bcg_rng_seed(&r, (uint64_t)n + 100);
    do
        random_scenario(&scenario,
                        n % 4 == 2   ? MEMOIR_OVERLORD
                        : n % 4 == 3 ? MEMOIR_BREAKTHROUGH
                                     : MEMOIR_STANDARD,
                        n % 2 == 1, &r);
    while (!is_wanted(n));
    met.boards |= 1u << scenario.board.at[0].board;
    met.exits |= scenario.exit.count > 0;
    met.drops |= scenario.air_drop.count > 0;
    for (int h = 0; h < memoir_board(&scenario)->hexes; h++) {
        const memoir_setup_hex *hex = &scenario.hex[h];
        met.terrains |= 1u << hex->terrain;
        met.structures |= 1u << hex->structure;
        met.obstacles |= hex->obstacles;
        met.units |= 1u << hex->unit.kind;
    }
}

static bool met_all(uint32_t bits, int kinds)
{
    return bits == (UINT32_C(1) << kinds) - 1;
}

/* A soak without any exit proves nothing about exits. */
static void look_back(bool many_games)
{
    assert_true(met_all(met.boards, 3));
    assert_true(met_all(met.terrains, MEMOIR_TERRAINS));
    assert_true(met_all(met.structures, MEMOIR_STRUCTURES));
    assert_true(met_all(met.obstacles, MEMOIR_OBSTACLES));
    assert_true(met_all(met.units, MEMOIR_UNITS));
    assert_true(met.exits && met.drops);
    printf("figures: %ld lost, %ld left by exits, %ld healed, %ld landed\n", met.lost, met.left,
           met.healed, met.landed);
    if (many_games)
        assert_true(met.lost && met.left && met.healed && met.landed);
}

static int ply(void)
{
    return watched.state.ply;
}

const soak_part soak_memoir = {
    .name = "memoir",
    .results = {"axis", "allies", "draws"},
    .generated = 8,
    .ways = 2,
    .width = 8,
    .enough = 1000,
    .format = &memoir_scn_format,
    .scenario = &scenario,
    .generate = generate,
    .set_up = set_up,
    .play = play,
    .ply = ply,
    .look_back = look_back,
};

/* -- forms of play ---------------------------------------------------------------------------- */

enum { FORMS = MEMOIR_TEAM_3_3 - MEMOIR_ALLIANCE_1_2 + 1, REVISED = 0, YOUNG, CLASSIC, STYLES };

/* What occurred in the games of three to six. */
static struct {
    uint32_t seats, forms; /* bits */
    long assigned, open_plays, second_hands, together, shared_windows;
} seen;

static void see_members(watched_game *w, bcg_action a, const bcg_log *log)
{
    const memoir_state *s = &w->state;
    const bcg_seats actors = bcg_memoir_ops.actors(&game.head, s);
    const bool several = actors != BCG_CHANCE_ACTS && (actors & (actors - 1));
    see(w, a, log);
    seen.assigned += memoir_kind_of(a) == MA_ASSIGN;
    seen.open_plays += memoir_kind_of(a) == MA_PLAY && memoir_operand(a, 3);
    seen.second_hands += memoir_kind_of(a) == MA_AMBUSH && s->ambushed == MPL_SECOND + 1;
    seen.together += several && !s->pending_count;
    seen.shared_windows += several && s->pending_count;
}

static void play_members(soak_tally *t, bcg_rng *r)
{
    watched.see = see_members;
    watched.context = t;
    watched.longest = t->longest;
    watch_random_game(&watched, &game, r);
    assert_int_equal(game.deck_size, game.options & MOPT_YOUNG_GENERALS ? 40 : MEMOIR_DECK_SIZE);
    mix_state(t, &watched.state);
    t->turns += watched.state.turn;
    t->results[watched.state.result]++;
    t->longest = watched.longest;
}

static const char *set_up_form(int way)
{
    static const char *const styles[STYLES] = {"revised", "young", "classic"};
    static char name[32];
    const int form = MEMOIR_ALLIANCE_1_2 + way / STYLES, style = way % STYLES;
    const int edition = style == CLASSIC ? ME_CLASSIC : ME_REVISED;
    const memoir_choices choices = {(int8_t)edition, (int8_t)form,
                                    style == YOUNG ? MOPT_YOUNG_GENERALS : 0};
    if (memoir_game_init(&game, &scenario, choices) != ML_NONE)
        return NULL;
    seen.forms |= 1u << form;
    seen.seats |= 1u << game.seats;
    snprintf(name, sizeof name, "%s %s", memoir_form_words.word[form], styles[style]);
    return name;
}

/* A soak in which no two ever act in the same step proves nothing about them. */
static void look_back_at_forms(bool many_games)
{
    printf("%ld units assigned, %ld open cards played, %ld times an Ambush of the second partner, "
           "%ld steps of several members, %ld windows for two\n",
           seen.assigned, seen.open_plays, seen.second_hands, seen.together, seen.shared_windows);
    assert_int_equal(seen.forms, (2u << MEMOIR_TEAM_3_3) - (1u << MEMOIR_ALLIANCE_1_2));
    assert_int_equal(seen.seats, 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6);
    if (many_games)
        assert_true(seen.assigned && seen.open_plays && seen.second_hands && seen.together &&
                    seen.shared_windows);
}

const soak_part soak_memoir_forms = {
    .name = "memoir-forms",
    .results = {"axis", "allies", "draws"},
    .ways = FORMS * STYLES,
    .width = 20,
    .enough = 500,
    .format = &memoir_scn_format,
    .scenario = &scenario,
    .set_up = set_up_form,
    .play = play_members,
    .ply = ply,
    .look_back = look_back_at_forms,
};
