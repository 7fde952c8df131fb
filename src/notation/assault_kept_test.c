/* Games of Assault are kept: random games of every battle go as they did, and so does everything
 * that is said about them. tests/golden/assault-games.txt has a number for each part, so that a
 * change shows where it is; one that is wanted is recorded in the same commit, with its reason:
 *
 *     BOCAGE_RECORD=1 build/dev/tests/notation_assault_kept
 */
#include "assault/odds.h"
#include "notation/assault_play_test.h"
#include "notation/replay.h"

#include <stdio.h>
#include <stdlib.h>

#define KEPT BOCAGE_SOURCE "/tests/golden/assault-games.txt"

enum {
    GAMES = 2,
    RARE = 3,
    STRIDE = 61,
    QUESTIONS = 3,
    DAMAGES = 60,
    MOST_EVENTS = 256,
    BATTLES_MOST = 32,
    LINE = 400
};

/* What is kept of a game, in the order of the file. */
typedef enum part {
    LISTS,
    EVENTS,
    POSITIONS,
    VIEWS,
    GUESSES,
    REASONS,
    CHANCES,
    ODDS,
    FAULTS,
    PARTS
} part;
static const char *const part_words[PARTS] = {"lists",   "events",  "positions", "views", "guesses",
                                              "reasons", "chances", "odds",      "faults"};

typedef struct kept {
    play *game;
    uint64_t sum[PARTS];
    int looks[ASSAULT_PENDING_KINDS + 1]; /* by what was pending */
    char line[BATTLES_MOST][LINE];        /* of the battles so far */
    int lines;
} kept;

static void fold(kept *k, part p, uint64_t value)
{
    const uint64_t mixed = (k->sum[p] ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    k->sum[p] = mixed ^ mixed >> 29;
}

static void fold_all(kept *k, part p, const uint64_t values[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        fold(k, p, values[i]);
}

static void fold_text(kept *k, part p)
{
    char *text = position_text(k->game);
    fold(k, p, bcg_text_hash(text, strlen(text)));
    free(text);
}

/* -- at every action ------------------------------------------------------------------------------
 */

static void fold_list(kept *k, int seat)
{
    const play *p = k->game;
    const bcg_game *g = &p->game.head;
    fold(k, LISTS, bcg_assault_ops.actors(g, &p->state));
    fold(k, LISTS, (uint64_t)(bcg_assault_ops.window(g, &p->state) + 1));
    fold(k, LISTS, bcg_assault_ops.secret(g, &p->state));
    for (int i = 0; i < p->count; i++) {
        fold(k, LISTS, p->legal[i]);
        fold(k, LISTS, bcg_assault_ops.commits(g, &p->state, seat, p->legal[i]));
        fold(k, LISTS, bcg_assault_ops.readers(g, &p->state, seat, p->legal[i]));
    }
}

static void act_and_fold(kept *k, int seat, bcg_action a)
{
    play *p = k->game;
    bcg_event events[MOST_EVENTS];
    bcg_log log;
    bcg_log_init(&log, events, MOST_EVENTS);
    fold(k, EVENTS, a);
    fold(k, EVENTS, bcg_assault_ops.readers(&p->game.head, &p->state, seat, a));
    bcg_assault_ops.apply(&p->game.head, &p->state, seat, a, &log);
    for (int i = 0; i < log.count; i++) {
        fold(k, EVENTS, events[i].kind);
        fold(k, EVENTS, events[i].readers);
        fold(k, EVENTS, events[i].nargs);
        for (int j = 0; j < events[i].nargs; j++)
            fold(k, EVENTS, (uint64_t)events[i].arg[j]);
    }
}

/* -- at a look ------------------------------------------------------------------------------------
 */

static void fold_chances(kept *k)
{
    const play *p = k->game;
    enum { MOST = 256 };
    bcg_action out[MOST];
    uint32_t weight[MOST];
    const int count = bcg_assault_ops.outcomes(&p->game.head, &p->state, out, weight, MOST);
    fold(k, CHANCES, (uint64_t)count);
    for (int i = 0; i < count; i++) {
        fold(k, CHANCES, out[i]);
        fold(k, CHANCES, weight[i]);
    }
}

/* What a seat sees, and, if it is asked for, what it may take the rest to be. */
static void fold_view(kept *k, int seat, bool guesses)
{
    play *p = k->game;
    const assault_state whole = p->state;
    assault_state view;
    bcg_assault_ops.view(&p->game.head, &whole, seat, &view);
    p->state = view;
    fold_text(k, VIEWS);
    if (guesses) {
        bcg_assault_ops.guess(&p->game.head, &view, &p->rng, &p->state);
        fold_text(k, GUESSES);
    }
    p->state = whole;
}

static void fold_sum(kept *k, const assault_sum *sum)
{
    const uint64_t values[] = {(uint64_t)sum->attack,
                               (uint64_t)sum->morale,
                               (uint64_t)sum->support,
                               (uint64_t)sum->ground,
                               (uint64_t)sum->defence,
                               (uint64_t)sum->terrain,
                               (uint64_t)sum->dug_in,
                               sum->supporters,
                               sum->fire,
                               sum->target};
    fold_all(k, ODDS, values, COUNT(values));
}

static void fold_end(kept *k, const assault_end *end)
{
    const uint64_t values[] = {end->chance.ways, end->chance.of, end->card};
    fold_all(k, ODDS, values, COUNT(values));
}

static void fold_odds(kept *k, int seat, bcg_action a, bool in_short)
{
    const play *p = k->game;
    assault_state view;
    assault_odds o;
    bcg_assault_ops.view(&p->game.head, &p->state, seat, &view);
    memset(&o, 0, sizeof o);
    const bool any = assault_odds_of(&p->game, &view, seat, a, in_short, &o);
    fold(k, ODDS, any);
    if (!any)
        return;
    const uint64_t values[] = {o.kind,      o.about,      o.tile,          o.of,
                               o.destroyed, o.whole,      o.retreats,      o.blocked,
                               o.vacated,   o.fires_back, o.eliminated[0], o.eliminated[1]};
    fold_all(k, ODDS, values, COUNT(values));
    fold_all(k, ODDS, o.tm, COUNT(o.tm));
    if (o.kind != AQ_COMBAT)
        return;
    const uint64_t firing[] = {o.firing,       o.target,        o.firing_side,      o.fire,
                               o.target_value, o.target_morale, o.opponent_chooses, o.tiles[0],
                               o.tiles[1]};
    fold_all(k, ODDS, firing, COUNT(firing));
    fold_all(k, ODDS, o.loss, COUNT(o.loss));
    fold_all(k, ODDS, o.lost[0], COUNT(o.lost[0]));
    fold_all(k, ODDS, o.lost[1], COUNT(o.lost[1]));
    fold_sum(k, &o.parts);
    fold_end(k, &o.least_destroyed);
    fold_end(k, &o.most_destroyed);
    fold_end(k, &o.least_lost);
    fold_end(k, &o.most_lost);
}

/* Why everything that could be thought of can be done or not; of copies the first is meant. */
static void fold_reasons(kept *k, int seat)
{
    const play *p = k->game;
    const bcg_game *g = &p->game.head;
    for (int kind = 0; kind < ASSAULT_ACTION_KINDS; kind++) {
        const uint8_t *asked = assault_action_kinds[kind].operand;
        const bool card = asked[0] == AN_CARD, two = asked[1] != AN_END || kind == AA_PLAY;
        for (int a = 0; a <= (card ? ASSAULT_CARDS : ASSAULT_SQUARES); a++) {
            if (card && a < ASSAULT_CARDS && p->game.card[a].first != a)
                continue;
            for (int b = 0; b <= (two ? ASSAULT_SQUARES : 1); b++) {
                bcg_action action = assault_action((assault_action_kind)kind, a, b);
                fold(k, REASONS, bcg_assault_ops.check(g, &p->state, seat, action));
                if (kind == AA_PLAY) /* a second operand: one near the first */
                    fold(k, REASONS,
                         bcg_assault_ops.check(g, &p->state, seat,
                                               assault_play(a, b, (b + 9) % 64)));
            }
        }
    }
}

/* -- damage ---------------------------------------------------------------------------------------
 */

/* A number that some limit may lie next to. */
static uint8_t some_number(const play *p, bcg_rng *r)
{
    static const uint8_t limits[] = {0, 1, 2, 3, 4, 7, 10, 60, 61, 63, 64, 99, 100, 239, 240, 255};
    switch (bcg_rng_below(r, 3)) {
    case 0:
        return limits[bcg_rng_below(r, COUNT(limits))];
    case 1: { /* a tile with a unit, or the one before, or behind */
        const uint64_t occupied = assault_occupied(&p->state);
        uint32_t n = bcg_rng_below(r, 16);
        ASSAULT_EACH(t, occupied)
        if (n-- == 0)
            return (uint8_t)(t + bcg_rng_below(r, 3) - 1);
        return 0;
    }
    default:
        return (uint8_t)bcg_rng_below(r, 256);
    }
}

static void damage_todo(const play *p, assault_state *s, bcg_rng *r)
{
    const bool more = s->pending_count == 0 || bcg_rng_below(r, 3) == 0;
    if (more && s->pending_count < ASSAULT_MOST_PENDING) {
        const uint32_t what = bcg_rng_below(r, ASSAULT_PENDING_KINDS);
        assault_push(s, (assault_pending_kind)what, (int)bcg_rng_below(r, ASSAULT_SIDES));
    }
    assault_pending *todo = &s->pending[bcg_rng_below(r, s->pending_count)];
    const uint8_t number = some_number(p, r);
    switch (bcg_rng_below(r, 7)) {
    case 0:
        todo->what = (uint8_t)(number % ASSAULT_PENDING_KINDS);
        break;
    case 1:
        todo->side = (uint8_t)!todo->side;
        break;
    case 2:
        todo->a = number;
        break;
    case 3:
        todo->b = number;
        break;
    case 4:
        todo->n = number;
        break;
    case 5:
        todo->m = number;
        break;
    default:
        todo->card = number;
    }
}

static void damage_combat(const play *p, assault_state *s, bcg_rng *r)
{
    const uint8_t number = some_number(p, r), bit = number & 1;
    uint8_t *const byte[] = {&s->combat.tile[0],   &s->combat.tile[1],   &s->combat.left,
                             &s->combat.origin,    &s->combat.fire,      &s->combat.target,
                             &s->combat.chosen[0], &s->combat.chosen[1], &s->combat.passes};
    uint8_t *const flag[] = {&s->combat.side, &s->combat.firing};
    uint64_t *const tiles[] = {&s->combat.supporters, &s->combat.asked, &s->combat.saved};
    switch (bcg_rng_below(r, 4)) {
    case 0:
        *byte[bcg_rng_below(r, COUNT(byte))] = number;
        break;
    case 1:
        *flag[bcg_rng_below(r, COUNT(flag))] = bit;
        break;
    case 2:
        *tiles[bcg_rng_below(r, COUNT(tiles))] ^= UINT64_C(1) << number % 64;
        break;
    default:
        s->combat.step = (uint8_t)(number % (ACS_END + 1));
    }
}

static void damage_unit(const play *p, assault_state *s, bcg_rng *r)
{
    const uint8_t number = some_number(p, r);
    assault_unit *u = &s->unit[number % ASSAULT_SQUARES];
    if (!u->kind)
        return;
    switch (bcg_rng_below(r, 4)) {
    case 0:
        u->markers = (int8_t)((int)bcg_rng_below(r, 17) - 8);
        break;
    case 1:
        u->marks ^= (uint16_t)(1u << bcg_rng_below(r, 10));
        break;
    case 2:
        u->told = (uint8_t)bcg_rng_below(r, 10);
        break;
    default:
        s->control[u->side] ^= assault_bit(number % ASSAULT_SQUARES);
    }
}

static void damage_turn(assault_state *s, bcg_rng *r)
{
    const uint8_t number = (uint8_t)bcg_rng_below(r, 4);
    switch (bcg_rng_below(r, 7)) {
    case 0:
        s->turn = number;
        break;
    case 1:
        s->phase = number;
        break;
    case 2:
        s->used = number;
        break;
    case 3:
        s->first = number & 1;
        break;
    case 4:
        s->edge[number & 1] = (uint8_t)!s->edge[number & 1];
        break;
    case 5:
        s->result = number;
        break;
    default:
        s->start_seen[number & 1] = (uint8_t)bcg_rng_below(r, 40);
    }
}

/* A card that lies in one place more, or in one less. */
static void damage_pile(assault_state *s, bcg_rng *r)
{
    const int card = (int)bcg_rng_below(r, ASSAULT_CARDS),
              from = (int)bcg_rng_below(r, ASSAULT_ZONES);
    for (int zone = 0; zone < ASSAULT_ZONES; zone++)
        if (bcg_set_has(&s->pile[zone], card)) {
            bcg_set_remove(&s->pile[zone], card);
            s->size[zone]--;
        }
    if (bcg_rng_below(r, 4)) {
        bcg_set_add(&s->pile[from], card);
        s->size[from]++;
    }
}

/* Positions that are damaged in one place or two: why they cannot be, and in which todo. */
static void fold_faults(kept *k)
{
    const play *p = k->game;
    bcg_rng r;
    bcg_rng_seed(&r, k->sum[POSITIONS]);
    for (int i = 0; i < DAMAGES; i++) {
        assault_state s = p->state;
        int todo = 0;
        for (uint32_t n = bcg_rng_below(&r, 2); n < 2; n++)
            switch (bcg_rng_below(&r, 8)) {
            case 0:
                damage_unit(p, &s, &r);
                break;
            case 1:
                damage_turn(&s, &r);
                break;
            case 2:
                damage_pile(&s, &r);
                break;
            case 3:
            case 4:
                damage_combat(p, &s, &r);
                break;
            default:
                damage_todo(p, &s, &r);
            }
        fold(k, FAULTS, assault_position_check(&p->game, &s, &todo));
        fold(k, FAULTS, (uint64_t)todo);
    }
}

/* Guesses and odds take their time: one seat of all is asked for them, each in its turn. */
static void look(kept *k, int seat, int turn)
{
    play *p = k->game;
    const int seats = bcg_assault_ops.seats(&p->game.head), asked = turn % (seats + 1);
    const int few = p->count / QUESTIONS + 1;
    fold_text(k, POSITIONS);
    fold_chances(k);
    fold_reasons(k, seat);
    fold_faults(k);
    for (int viewer = 0; viewer < seats; viewer++) {
        fold_view(k, viewer, viewer == asked);
        fold(k, POSITIONS, (uint64_t)bcg_assault_ops.result(&p->game.head, &p->state, viewer));
    }
    fold_view(k, BCG_SPECTATOR, asked == seats);
    if (asked < seats)
        fold_odds(k, asked, AA_NONE, turn % 2);
    for (int i = turn % few; i < p->count; i += few)
        fold_odds(k, seat, p->legal[i], i % 2);
}

/* -- all of it ------------------------------------------------------------------------------------
 */

/* The line of a battle, of the file or as it is now. */
static void kept_line(const kept *k, const char *id, char line[LINE])
{
    int size = snprintf(line, LINE, "%s", id);
    for (int p = 0; p < PARTS; p++)
        size += snprintf(line + size, (size_t)(LINE - size), " %s %016llx", part_words[p],
                         (unsigned long long)k->sum[p]);
}

static void compare(const char *id, const char *line)
{
    char was[LINE] = "";
    FILE *f = fopen(KEPT, "r");
    assert_non_null(f);
    const size_t length = strlen(id);
    while (fgets(was, sizeof was, f))
        if (strncmp(was, id, length) == 0 && was[length] == ' ')
            break;
    fclose(f);
    was[strcspn(was, "\n")] = '\0';
    if (strcmp(line, was) != 0)
        fail_msg("was %s\nis  %s\n", was, line);
}

static void play_and_keep(const char *id, void *context)
{
    kept *k = context;
    play *p = k->game;
    int turn = 0;
    memset(k->sum, 0, sizeof k->sum);
    for (int game = 0; game < GAMES; game++) {
        memset(k->looks, 0, sizeof k->looks);
        read_battle(id, &p->scenario);
        play_begin(p, (uint64_t)game * 7919 + strlen(id));
        for (int i = 0; !play_is_over(p); i++) {
            int seat;
            const bcg_action a = play_choose(p, &seat);
            const assault_pending *top = assault_top(&p->state);
            fold_list(k, seat);
            if (k->looks[top ? top->what : ASSAULT_PENDING_KINDS]++ < RARE || i % STRIDE == 0)
                look(k, seat, turn++);
            act_and_fold(k, seat, a);
        }
        fold_text(k, POSITIONS);
    }
    assert_true(k->lines < BATTLES_MOST);
    kept_line(k, id, k->line[k->lines]);
    if (!getenv("BOCAGE_RECORD"))
        compare(id, k->line[k->lines]);
    k->lines++;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void record(kept *k)
{
    FILE *f = fopen(KEPT, "w");
    assert_non_null(f);
    qsort(k->line, (size_t)k->lines, sizeof k->line[0], by_name);
    for (int i = 0; i < k->lines; i++)
        fprintf(f, "%s\n", k->line[i]);
    fclose(f);
}

static void games_are_kept(void **state)
{
    (void)state;
    kept *k = allocate(sizeof *k);
    memset(k, 0, sizeof *k);
    k->game = allocate(sizeof *k->game);
    for_each_battle(play_and_keep, k);
    if (getenv("BOCAGE_RECORD"))
        record(k);
    free(k->game);
    free(k);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
