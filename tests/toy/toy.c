#include "toy/toy.h"

#include "core/zones.h"

#include <assert.h>
#include <string.h>

static const bcg_reason_info rows[] = {TOY_REASONS(BCG_REASON_ROW)};
static const bcg_reason_page reasons = {TOY_BEFORE + 1, TOY_AFTER - TOY_BEFORE - 1, rows};

/* -- players ---------------------------------------------------------------------------------- */

void toy_game_make(toy_game *out, toy_form form)
{
    static const toy_game forms[TOY_FORMS] = {
        [TOY_SOLO] = {{&toy_ops}, .seats = 1, .side_0 = 1, .hand = 7, .automa = true},
        [TOY_DUEL] = {{&toy_ops}, .seats = 2, .side_0 = 1, .hand = 4},
        [TOY_TEAM] = {{&toy_ops}, .seats = 3, .side_0 = 1, .hand = 3},
        [TOY_EIGHT] = {{&toy_ops}, .seats = 8, .side_0 = 4, .hand = 2},
        [TOY_WATCH] = {{&toy_ops}, .seats = 2, .side_0 = 1, .hand = 4, .watch = true},
        [TOY_GUARD] = {{&toy_ops}, .seats = 3, .side_0 = 1, .hand = 3, .watch = true},
    };
    *out = forms[form];
}

static const toy_game *toy(const bcg_game *g)
{
    return (const toy_game *)g;
}

static int players(const toy_game *g)
{
    return g->seats + g->automa;
}

int toy_side_of(const toy_game *g, int player)
{
    return player >= g->side_0;
}

static unsigned all_seats(const toy_game *g)
{
    return (1u << g->seats) - 1;
}

static unsigned seats_of(const toy_game *g, int side)
{
    const unsigned side_0 = (1u << g->side_0) - 1;
    return side == 0 ? side_0 : all_seats(g) & ~side_0;
}

/* -- cards ------------------------------------------------------------------------------------ */

/* Copies have adjacent numbers, as zones.h requires. */
static const struct {
    int first, copies;
} ranks[TOY_RANKS + 1] = {[1] = {0, 6}, {6, 5}, {11, 4}, {15, 3}, {18, 2}};

static int rank_of(int card)
{
    int rank = 1;
    while (card >= ranks[rank].first + ranks[rank].copies)
        rank++;
    return rank;
}

int toy_count(const toy_state *s, int rank, int zone)
{
    return bcg_zone_count(s->zone + ranks[rank].first, ranks[rank].copies, zone);
}

/* The rank of the only card in a zone. */
static int rank_in(const toy_state *s, int zone)
{
    return rank_of(bcg_zone_card(s->zone, TOY_CARDS, zone, 0));
}

static void move(toy_state *s, int rank, int from, int to)
{
    bcg_zone_move(s->zone, ranks[rank].first, ranks[rank].copies, from, to);
    s->size[from]--;
    s->size[to]++;
}

static void sort_zones(toy_state *s)
{
    for (int rank = 1; rank <= TOY_RANKS; rank++)
        bcg_zone_sort(s->zone, ranks[rank].first, ranks[rank].copies);
}

/* Who may see the cards of a zone? */
static bcg_seats zone_readers(const toy_game *g, const toy_state *s, int zone)
{
    if (zone == TOY_DECK || zone == TOY_UNKNOWN)
        return 0;
    if (zone == TOY_TABLE || (zone >= TOY_BID && s->stage != TOY_BIDS))
        return BCG_PUBLIC;
    if (zone == TOY_WATCHWORD)
        return (bcg_seats)all_seats(g);
    if (zone >= TOY_BID)
        return bcg_seat_bit(zone - TOY_BID);
    if (zone >= TOY_HAND)
        return bcg_seat_bit(zone - TOY_HAND);
    const unsigned side = seats_of(g, zone - TOY_POST); /* none: the automa sees nothing */
    return (bcg_seats)(side & (~side + 1));             /* its first seat */
}

/* -- the progress of the game ----------------------------------------------------------------- */

/* Where the next card drawn by chance goes, or TOY_ZONES if all are dealt. */
static int next_zone(const toy_game *g, const toy_state *s)
{
    if (s->stage == TOY_AUTOMA)
        return TOY_BID + g->seats;
    for (int zone = TOY_WATCHWORD; zone < TOY_HAND + g->seats; zone++)
        if (s->size[zone] < (zone >= TOY_HAND ? g->hand : 1))
            return zone;
    return TOY_ZONES;
}

static void tell(bcg_log *log, uint16_t kind, bcg_seats readers, int who, int number)
{
    const int16_t args[] = {(int16_t)who, (int16_t)number};
    bcg_log_add(log, kind, readers, 2, args);
}

static void score(toy_state *s, int side, bcg_log *log)
{
    tell(log, TOY_SCORED, BCG_PUBLIC, side, ++s->points[side]);
}

static void turn_up(toy_state *s, int side, bcg_log *log)
{
    const int rank = rank_in(s, TOY_POST + side);
    move(s, rank, TOY_POST + side, TOY_TABLE);
    tell(log, TOY_TURNED_UP, BCG_PUBLIC, side, rank);
    score(s, rank >= TOY_STRONG ? side : 1 - side, log);
}

/* Scouting continues while there are scouts and a post to turn up; then comes the next bid. */
static void go_on(toy_state *s)
{
    if (s->size[TOY_POST] + s->size[TOY_POST + 1] == 0)
        s->left = 0;
    s->stage = s->left ? TOY_SCOUTS : s->size[TOY_HAND] ? TOY_BIDS : TOY_END;
}

/* All bids are face up. */
static void end_round(const toy_game *g, toy_state *s, bcg_log *log)
{
    const int watchword = rank_in(s, TOY_WATCHWORD);
    int best[TOY_SIDES] = {0, 0};
    for (int player = 0; player < players(g); player++) {
        const int rank = rank_in(s, TOY_BID + player), side = toy_side_of(g, player);
        const int worth = rank == watchword ? 2 * rank : rank;
        if (best[side] == 0 || (s->wins == TOY_HIGH_WINS) == (worth > best[side]))
            best[side] = worth;
        move(s, rank, TOY_BID + player, TOY_TABLE);
    }
    if (best[0] != best[1]) {
        const int side = (s->wins == TOY_HIGH_WINS) == (best[1] > best[0]);
        score(s, side, log);
        s->left = (uint8_t)seats_of(g, side);
        if (s->left == 0 && s->size[TOY_POST] > 0)
            turn_up(s, 0, log); /* the automa's scout */
    }
    go_on(s);
}

/* -- the operations, check before the list that it decides ------------------------------------ */

static int seats(const bcg_game *g)
{
    return toy(g)->seats;
}

static int team(const bcg_game *g, int seat)
{
    return toy_side_of(toy(g), seat);
}

static void begin(const bcg_game *g, void *state)
{
    toy_state *s = state;
    (void)g;
    *s = (toy_state){.size = {[TOY_DECK] = TOY_CARDS}, .wins = TOY_NOT_CHOSEN};
}

static bcg_seats actors(const bcg_game *g, const void *state)
{
    const toy_state *s = state;
    bcg_seats asked = 0;
    switch (s->stage) {
    case TOY_DEAL:
    case TOY_AUTOMA:
        return BCG_CHANCE_ACTS;
    case TOY_CHOICE:
        return bcg_seat_bit(0);
    case TOY_BIDS:
        for (int seat = 0; seat < toy(g)->seats; seat++)
            asked |= s->size[TOY_BID + seat] ? 0 : bcg_seat_bit(seat);
        return asked;
    default:
        return s->left; /* none at the end */
    }
}

static bool secret(const bcg_game *g, const void *state)
{
    (void)g;
    return ((const toy_state *)state)->stage == TOY_BIDS;
}

static int window(const bcg_game *g, const void *state)
{
    (void)g;
    return ((const toy_state *)state)->stage == TOY_WINDOW ? 0 : -1;
}

static bcg_action pass(const bcg_game *g, const void *state)
{
    (void)g;
    (void)state;
    return TOY_ACTION(TOY_PASS, 0);
}

/* Is this the last bid, which all others are waiting for? */
static bool is_last_bid(const bcg_game *g, const toy_state *s)
{
    const unsigned asked = actors(g, s);
    return s->stage == TOY_BIDS && (asked & (asked - 1)) == 0;
}

static bcg_reason check(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    static const struct {
        int first, last;           /* number */
        toy_stage stage, or_stage; /* when */
    } kinds[TOY_KINDS] = {
        [TOY_DRAW] = {1, TOY_RANKS, TOY_DEAL, TOY_AUTOMA},
        [TOY_CHOOSE] = {TOY_LOW_WINS, TOY_HIGH_WINS, TOY_CHOICE, TOY_CHOICE},
        [TOY_LAY] = {1, TOY_RANKS, TOY_BIDS, TOY_BIDS},
        [TOY_SCOUT] = {0, TOY_SIDES - 1, TOY_SCOUTS, TOY_SCOUTS},
        [TOY_PASS] = {0, 0, TOY_SCOUTS, TOY_WINDOW},
        [TOY_OBJECT] = {0, 0, TOY_WINDOW, TOY_WINDOW},
    };
    const toy_state *s = state;
    const toy_kind kind = toy_kind_of(a);
    const int number = toy_number_of(a);
    /* 1. Is it an action at all? */
    if (kind == TOY_NO_KIND || number < kinds[kind].first || number > kinds[kind].last)
        return BCG_NO_SUCH_ACTION;
    /* 2. May this actor act now? */
    const bcg_reason turn = bcg_check_actor(actors(g, s), seat);
    if (turn != BCG_OK)
        return turn;
    if ((seat == BCG_CHANCE) != (kind == TOY_DRAW))
        return BCG_CHANCE_DECIDES;
    /* 3. Do the rules allow it now? */
    if (s->stage != kinds[kind].stage && s->stage != kinds[kind].or_stage)
        return TOY_NOT_NOW;
    if (kind == TOY_DRAW && toy_count(s, number, TOY_DECK) == 0)
        return TOY_NOT_IN_DECK;
    if (kind == TOY_LAY && toy_count(s, number, TOY_HAND + seat) == 0)
        return TOY_NOT_IN_HAND;
    if (kind == TOY_OBJECT && toy_count(s, TOY_RANKS, TOY_HAND + seat) == 0)
        return TOY_NOT_IN_HAND;
    if (kind == TOY_SCOUT && s->size[TOY_POST + number] == 0)
        return TOY_IS_TURNED_UP;
    return BCG_OK;
}

/* check is the only judge: the list is what it accepts, in ascending order. */
static int legal(const bcg_game *g, const void *state, int seat, bcg_action *out, int capacity)
{
    int n = 0;
    assert(capacity >= toy_ops.max_actions);
    (void)capacity;
    for (int kind = TOY_CHOOSE; kind < TOY_KINDS; kind++)
        for (int number = 0; number <= TOY_RANKS; number++)
            if (check(g, state, seat, TOY_ACTION(kind, number)) == BCG_OK)
                out[n++] = TOY_ACTION(kind, number);
    return n;
}

/* A card drawn or laid is visible to those who may see where it goes; everything else is public. */
static bcg_seats readers(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    if (toy_kind_of(a) == TOY_DRAW)
        return zone_readers(toy(g), state, next_zone(toy(g), state));
    return toy_kind_of(a) == TOY_LAY ? bcg_seat_bit(seat) : (bcg_seats)BCG_PUBLIC;
}

/* A seat learns what a post is, unless it has seen it; and whoever bids last sees the other
 * bids. */
static bool commits(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    if (toy_kind_of(a) == TOY_SCOUT)
        return !bcg_may_read(zone_readers(toy(g), state, TOY_POST + toy_number_of(a)), seat);
    return toy_kind_of(a) == TOY_LAY && toy(g)->seats > 1 && is_last_bid(g, state);
}

static void apply_draw(const toy_game *g, toy_state *s, int rank, bcg_log *log)
{
    const int zone = next_zone(g, s);
    move(s, rank, TOY_DECK, zone);
    tell(log, TOY_DREW, zone_readers(g, s, zone), zone, rank);
    if (s->stage == TOY_AUTOMA)
        end_round(g, s, log);
    else if (next_zone(g, s) == TOY_ZONES)
        s->stage = TOY_CHOICE;
}

static void apply_lay(const toy_game *g, toy_state *s, int seat, int rank, bcg_log *log)
{
    const bool last = is_last_bid(&g->head, s);
    move(s, rank, TOY_HAND + seat, TOY_BID + seat);
    tell(log, TOY_LAID, bcg_seat_bit(seat), seat, rank);
    if (!last)
        return;
    for (int i = 0; i < g->seats; i++)
        tell(log, TOY_SHOWED, BCG_PUBLIC, i, rank_in(s, TOY_BID + i));
    s->stage = TOY_AUTOMA;
    if (!g->automa)
        end_round(g, s, log);
}

static void apply(const bcg_game *g, void *state, int seat, bcg_action a, bcg_log *log)
{
    toy_state *s = state;
    const int number = toy_number_of(a);
    assert(check(g, s, seat, a) == BCG_OK);
    switch (toy_kind_of(a)) {
    case TOY_DRAW:
        apply_draw(toy(g), s, number, log);
        break;
    case TOY_CHOOSE:
        s->wins = (uint8_t)number;
        s->left = toy(g)->watch ? (uint8_t)seats_of(toy(g), 1) : 0;
        s->stage = s->left ? TOY_WINDOW : TOY_BIDS;
        tell(log, TOY_CHOSE, BCG_PUBLIC, seat, number);
        break;
    case TOY_OBJECT:
        s->wins = s->wins == TOY_LOW_WINS ? TOY_HIGH_WINS : TOY_LOW_WINS;
        s->left = 0;
        s->stage = TOY_BIDS;
        tell(log, TOY_OBJECTED, BCG_PUBLIC, seat, s->wins);
        break;
    case TOY_LAY:
        apply_lay(toy(g), s, seat, number, log);
        break;
    default: /* scout or pass */
        s->left &= (uint8_t)~bcg_seat_bit(seat);
        if (s->stage == TOY_WINDOW) {
            s->stage = s->left ? TOY_WINDOW : TOY_BIDS;
            break;
        }
        if (toy_kind_of(a) == TOY_SCOUT)
            turn_up(s, number, log);
        go_on(s);
    }
}

/* -- chance and hidden cards ------------------------------------------------------------------ */

static bcg_action chance(const bcg_game *g, const void *state, bcg_rng *r)
{
    const toy_state *s = state;
    (void)g;
    return TOY_ACTION(TOY_DRAW, rank_of(bcg_zone_pick(s->zone, TOY_CARDS, TOY_DECK, r)));
}

/* Every copy in the deck is equally likely, so the weight of a rank is its number of copies
 * there. */
static int outcomes(const bcg_game *g, const void *state, bcg_action *out, uint32_t *weight,
                    int capacity)
{
    const toy_state *s = state;
    int n = 0;
    if (actors(g, s) != BCG_CHANCE_ACTS)
        return 0;
    for (int rank = 1; rank <= TOY_RANKS; rank++) {
        const int copies = toy_count(s, rank, TOY_DECK);
        if (copies == 0)
            continue;
        if (n == capacity)
            return 0;
        out[n] = TOY_ACTION(TOY_DRAW, rank);
        weight[n++] = (uint32_t)copies;
    }
    return n;
}

static void view(const bcg_game *g, const void *state, int seat, void *out)
{
    const toy_state *s = state;
    toy_state seen = *s;
    for (int card = 0; card < TOY_CARDS; card++)
        if (!bcg_may_read(zone_readers(toy(g), s, s->zone[card]), seat))
            seen.zone[card] = TOY_UNKNOWN;
    sort_zones(&seen);
    memcpy(out, &seen, sizeof seen);
}

/* Zones are filled up to their known size with random cards. Hands are then distributed as in a
 * real deal: two copies of a rank are two cards. It does not matter whose view it is: what the seat
 * can see is already complete. */
static void guess(const bcg_game *g, const void *seen, bcg_rng *r, void *out)
{
    toy_state s;
    (void)g;
    memcpy(&s, seen, sizeof s);
    for (int zone = 0; zone < TOY_ZONES; zone++)
        for (int n = bcg_zone_count(s.zone, TOY_CARDS, zone); n < s.size[zone]; n++)
            s.zone[bcg_zone_pick(s.zone, TOY_CARDS, TOY_UNKNOWN, r)] = (uint8_t)zone;
    sort_zones(&s);
    memcpy(out, &s, sizeof s);
}

static bcg_result result(const bcg_game *g, const void *state, int seat)
{
    const toy_state *s = state;
    const int side = toy_side_of(toy(g), seat);
    if (s->stage != TOY_END)
        return BCG_UNDECIDED;
    const int ahead = s->points[side] - s->points[1 - side];
    return ahead > 0 ? BCG_WON : ahead < 0 ? BCG_LOST : BCG_DRAWN;
}

const bcg_ops toy_ops = {
    .name = "toy",
    .rules = 1,
    .state_size = sizeof(toy_state),
    .max_actions = TOY_RANKS,
    .reasons = &reasons,
    .seats = seats,
    .begin = begin,
    .team = team,
    .actors = actors,
    .secret = secret,
    .window = window,
    .pass = pass,
    .legal = legal,
    .check = check,
    .apply = apply,
    .commits = commits,
    .readers = readers,
    .chance = chance,
    .outcomes = outcomes,
    .view = view,
    .guess = guess,
    .result = result,
};
