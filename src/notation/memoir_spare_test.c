/* A list ends where its count says, a board with its last hex, and what is pending with the last
 * pending entry. The bytes after that must not matter: a scenario filled with garbage there makes
 * the same game, and a state filled with garbage there is the same state. */
#include "memoir/random_board_test.h"
#include "notation/memoir_play_test.h"

#define MANY_RULES BOCAGE_SOURCE "/tests/positions/memoir/many-rules.scn"

/* 0xff is mostly impossible; 0x01 often looks valid. */
static const int rubbish[] = {0xff, 0x01};

typedef struct pair {
    play clean;
    memoir_scenario scenario; /* the same with garbage */
    memoir_game game, compare[2];
    memoir_scenario saved[2];
    bcg_action legal[MEMOIR_MAX_ACTIONS];
} pair;

/* -- garbage ----------------------------------------------------------------------------------- */

static void fill_scenario(memoir_scenario *s, int byte)
{
    for (int i = 0; i < memoir_scn_format.nkinds; i++) {
        const bcg_line_kind *kind = &memoir_scn_format.kinds[i];
        if (kind->record_size == 0)
            continue;
        uint16_t count;
        memcpy(&count, (const char *)s + kind->list, sizeof count);
        memset((char *)s + kind->records + count * kind->record_size, byte,
               (size_t)(kind->max - count) * kind->record_size);
    }
    const int hexes = memoir_board(s)->hexes;
    memset(&s->hex[hexes], byte, (size_t)(BCG_MAX_HEXES - hexes) * sizeof s->hex[0]);
}

#define WIPE(list) \
    memset(&(list).at[(list).count], 0, sizeof(list).at - (list).count * sizeof(list).at[0])

static void assert_same_game(pair *p)
{
    for (int i = 0; i < 2; i++) {
        memoir_game *g = &p->compare[i];
        *g = i ? p->game : p->clean.game;
        WIPE(g->objective);
        WIPE(g->win);
        WIPE(g->draws);
        WIPE(g->air_drop);
        WIPE(g->recon_as);
        WIPE(g->bridge_span);
    }
    assert_memory_equal(&p->compare[0], &p->compare[1], sizeof p->compare[0]);
    assert_int_equal(p->game.head.ops->max_actions, MEMOIR_MAX_ACTIONS);
}

/* A state with garbage after its last hex and its last pending entry. */
static memoir_state filled_state(const memoir_game *g, const memoir_state *s, int byte)
{
    memoir_state out = *s;
    const size_t from = (size_t)g->board->hexes, n = BCG_MAX_HEXES - from;
    memset(out.what + from, byte, n);
    memset(out.strength + from, byte, n);
    memset(out.look + from, byte, n);
    memset(out.marks + from, byte, n);
    memset(out.from + from, byte, n);
    memset(out.pending + out.pending_count, byte,
           (MEMOIR_MOST_PENDING - out.pending_count) * sizeof out.pending[0]);
    return out;
}

/* -- comparing --------------------------------------------------------------------------------- */

/* The queries on a scenario itself. */
static void assert_same_scenario(const memoir_scenario *a, const memoir_scenario *b)
{
    for (int h = 0; h < memoir_board(a)->hexes; h++) {
        assert_int_equal(memoir_owner_at(a, (bcg_hex)h), memoir_owner_at(b, (bcg_hex)h));
        assert_int_equal(memoir_bridge_axis(a, (bcg_hex)h), memoir_bridge_axis(b, (bcg_hex)h));
        assert_int_equal(!memoir_detail_at(a, (bcg_hex)h), !memoir_detail_at(b, (bcg_hex)h));
    }
}

static void assert_same_list(pair *p, const memoir_state *s, const memoir_game *g, int n)
{
    const int found = bcg_memoir_ops.legal(&g->head, s, bcg_actor(&g->head, s), p->legal,
                                           MEMOIR_MAX_ACTIONS);
    assert_int_equal(found, n);
    assert_memory_equal(p->legal, p->clean.legal, (size_t)n * sizeof p->legal[0]);
    assert_int_equal(bcg_actor(&g->head, s), bcg_actor(&g->head, &p->clean.state));
    for (int side = 0; side < MEMOIR_SIDES; side++)
        assert_int_equal(memoir_medals(g, s, side),
                         memoir_medals(&p->clean.game, &p->clean.state, side));
}

/* Saves as a position over garbage, and loads among it. */
static void assert_same_position(pair *p, int byte)
{
    memoir_state loaded;
    int line;
    const memoir_state filled = filled_state(&p->clean.game, &p->clean.state, byte);
    p->saved[0] = p->clean.scenario;
    p->saved[1] = p->scenario;
    memoir_position_save(&p->clean.game, &p->clean.state, &p->saved[0]);
    memoir_position_save(&p->game, &filled, &p->saved[1]);
    for (int i = 0; i < 2; i++) {
        fill_scenario(&p->saved[i], byte);
        assert_int_equal(memoir_position_read(&p->game, &p->saved[i], &loaded, &line), MPF_NONE);
        assert_memory_equal(&loaded, &p->clean.state, sizeof loaded);
    }
}

static void assert_same_views(pair *p, int byte)
{
    static const int seats[] = {0, 1, BCG_SPECTATOR};
    const memoir_state filled = filled_state(&p->clean.game, &p->clean.state, byte);
    for (size_t i = 0; i < COUNT(seats); i++) {
        memoir_state view[2], guess[2];
        bcg_rng r[2];
        bcg_memoir_ops.view(&p->clean.game.head, &p->clean.state, seats[i], &view[0]);
        bcg_memoir_ops.view(&p->game.head, &filled, seats[i], &view[1]);
        bcg_rng_seed(&r[0], 1);
        bcg_rng_seed(&r[1], 1);
        bcg_memoir_ops.guess(&p->clean.game.head, &view[0], &r[0], &guess[0]);
        bcg_memoir_ops.guess(&p->game.head, &view[1], &r[1], &guess[1]);
        view[0] = filled_state(&p->game, &view[0], byte);
        guess[0] = filled_state(&p->game, &guess[0], byte);
        assert_memory_equal(&view[0], &view[1], sizeof view[0]);
        assert_memory_equal(&guess[0], &guess[1], sizeof guess[0]);
    }
}

/* Given all its medals, a side wins in both, or in neither. */
static void assert_same_winner(const pair *p, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        memoir_state clean = *s, other = *s;
        clean.unit_medals[side] = other.unit_medals[side] = p->game.goal[side];
        memoir_evaluate(&p->clean.game, &clean, NULL);
        memoir_evaluate(&p->game, &other, NULL);
        assert_memory_equal(&clean, &other, sizeof clean);
    }
}

/* The same random game, played with and without garbage. */
static void play_both(pair *p, uint64_t seed, int byte, int plies)
{
    p->scenario = p->clean.scenario;
    fill_scenario(&p->scenario, byte);
    play_begin(&p->clean, MEMOIR_AS_WRITTEN, seed);
    assert_int_equal(memoir_game_init(&p->game, &p->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    assert_same_scenario(&p->clean.scenario, &p->scenario);
    assert_same_game(p);
    memoir_state s;
    bcg_memoir_ops.begin(&p->game.head, &s);
    for (int ply = 0; ply < plies && play_actor(&p->clean) != BCG_OVER; ply++) {
        assert_memory_equal(&s, &p->clean.state, sizeof s);
        const memoir_state filled = filled_state(&p->game, &s, byte);
        const int n = bcg_memoir_ops.legal(&p->clean.game.head, &p->clean.state,
                                           bcg_actor(&p->clean.game.head, &p->clean.state),
                                           p->clean.legal, MEMOIR_MAX_ACTIONS);
        assert_same_list(p, &s, &p->game, n);
        assert_same_list(p, &filled, &p->clean.game, n);
        if (ply % 4 == 0) {
            assert_same_position(p, byte);
            assert_same_views(p, byte);
            assert_same_winner(p, &s);
        }
        const bcg_action a = play_choose(&p->clean);
        play_on(&p->clean, a);
        bcg_memoir_ops.apply(&p->game.head, &s, bcg_actor(&p->game.head, &s), a, NULL);
    }
    assert_memory_equal(&s, &p->clean.state, sizeof s);
}

/* -- tests ------------------------------------------------------------------------------------- */

static void play_board(play *board, void *context)
{
    pair *p = context;
    p->clean.scenario = board->scenario;
    for (size_t i = 0; i < COUNT(rubbish); i++)
        play_both(p, 1, rubbish[i], 150);
}

static void what_lies_behind_the_lists_does_not_matter(void **state)
{
    (void)state;
    pair *p = allocate(sizeof *p);
    for_each_board(play_board, p);
    const test_text text = text_of_file(MANY_RULES);
    read_clean(text.at, text.size, &p->clean.scenario);
    for (uint64_t seed = 1; seed <= 2; seed++)
        for (size_t i = 0; i < COUNT(rubbish); i++)
            play_both(p, seed, rubbish[i], 200);
    free(text.at);
    free(p);
}

static void nor_on_boards_with_every_special_rule(void **state)
{
    (void)state;
    pair *p = allocate(sizeof *p);
    bcg_rng r;
    bcg_rng_seed(&r, 44);
    for (int n = 0; n < 18; n++) {
        random_scenario(&p->clean.scenario, n % MEMOIR_BOARDS, true, &r);
        play_both(p, (uint64_t)n, rubbish[n / MEMOIR_BOARDS % 2], 60);
    }
    free(p);
}

/* Fills every list of special rules to its last entry, from random boards. */
static void fill_up(memoir_scenario *s, int board, bcg_rng *r)
{
    static memoir_scenario more;
#define FILL(list)                                                                     \
    do                                                                                 \
        for (int i = 0; i < more.list.count && s->list.count < COUNT(s->list.at); i++) \
            s->list.at[s->list.count++] = more.list.at[i];                             \
    while (0)
    while (s->objective.count < COUNT(s->objective.at) || s->win.count < COUNT(s->win.at) ||
           s->exit.count < COUNT(s->exit.at) || s->draws.count < COUNT(s->draws.at) ||
           s->recon_as.count < COUNT(s->recon_as.at) || s->air_drop.count < COUNT(s->air_drop.at) ||
           s->bridge_span.count < COUNT(s->bridge_span.at)) {
        random_scenario(&more, board, true, r);
        FILL(objective);
        FILL(win);
        FILL(exit);
        FILL(draws);
        FILL(recon_as);
        FILL(air_drop);
        FILL(bridge_span);
    }
    for (int i = 0; i < s->win.count; i++) /* otherwise the battle is over too soon */
        s->win.at[i].need = 30;
    for (int i = 0; i < s->objective.count; i++)
        s->objective.at[i].medals = 0;
}

static void full_lists_can_be_played(void **state)
{
    (void)state;
    pair *p = allocate(sizeof *p);
    bcg_rng r;
    bcg_rng_seed(&r, 45);
    for (int n = 0; n < 2 * MEMOIR_BOARDS; n++) {
        const int board = n % MEMOIR_BOARDS;
        random_scenario(&p->clean.scenario, board, false, &r);
        fill_up(&p->clean.scenario, board, &r);
        play_both(p, (uint64_t)n, rubbish[n % 2], 200);
        assert_true(p->clean.state.ply > 20);
    }
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_lies_behind_the_lists_does_not_matter),
        cmocka_unit_test(nor_on_boards_with_every_special_rule),
        cmocka_unit_test(full_lists_can_be_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
