/* Loading positions: from the lines of a file to a state.
 *
 * A file may come from anybody, so loading verifies everything the rules take for granted: which
 * marks a unit can have, how many cards there are, what can be pending on top of what. The table
 * below is the core of this. */
#include "memoir/position.h"

#include "memoir/rules.h"

#include <string.h>

const char *memoir_position_sentence(memoir_position_fault fault)
{
#define SENTENCE(code, text) text,
    static const char *const sentences[] = {MEMOIR_POSITION_FAULTS(SENTENCE)};
    return sentences[fault];
#undef SENTENCE
}

/* -- what can be pending ---------------------------------------------------------------------- */

/* Fields of a `todo` line. */
enum {
    AT = 1,
    TO = 2,
    WING = 4,
    DICE = 8,
    STEPS = 16,
    MORE = 32,
    TARGETS = 64,
    CHOICE = 128,
    INTO = 256
};

/* Who must be on a hex that a pending decision names. */
enum { ANYBODY, OWN, ORDERED, ENEMY, NOBODY };

/* Whose decision it is. */
enum { ANY_SIDE, ACTIVE, PASSIVE };

#define IN(phase) (1u << (phase))
#define ON(kind)  (1u << (kind))
#define BOTTOM    (1u << MEMOIR_TODO_KINDS) /* nothing below it */

typedef struct frame_row {
    uint16_t needs, may; /* fields that must be given, and that may be */
    uint8_t at, to;      /* who is on these hexes */
    uint8_t whose;
    uint8_t asks;    /* somebody decides: it may be innermost */
    uint16_t phases; /* phases in which it can be pending */
    uint32_t on;     /* what can be directly below it */
    uint8_t most_dice, most_steps, most_more;
} frame_row;

/* clang-format off */
enum { BATTLING = IN(MP_BATTLE), ORDERING = IN(MP_ORDER), MOST_DICE = 9, MOST_CARDS = MEMOIR_DECK_SIZE, MOST_DROPPED = 20 };
#define STRUCK (BOTTOM | ON(PENDING_AIR_STRIKES))

static const frame_row pending_rows[MEMOIR_TODO_KINDS] = {
    /*                     needs               may                  at       to       whose     asks phases                    on                                       dice                  steps             more */
    [PENDING_DRAW]          = { 0,                  STEPS|MORE|CHOICE|INTO, ANYBODY, ANYBODY, ANY_SIDE, 1, IN(MP_SETUP)|IN(MP_DRAW)|BATTLING, BOTTOM|ON(PENDING_DRAW)|ON(PENDING_DROP)|ON(PENDING_ATTACK),          0,                    MOST_CARDS,       1 },
    [PENDING_KEEP]          = { CHOICE,             INTO,                ANYBODY, ANYBODY, ACTIVE,   1,   IN(MP_DRAW),              BOTTOM|ON(PENDING_DRAW),                      0,                    0,                0 },
    [PENDING_DROP]          = { STEPS,              DICE,                ANYBODY, ANYBODY, ANY_SIDE, 1,   IN(MP_SETUP),             BOTTOM|ON(PENDING_DROP),                      MEMOIR_DRIFT_MAX,     MOST_DROPPED,     0 },
    [PENDING_DRIFT]         = { AT,                 STEPS,               ANYBODY, ANYBODY, ANY_SIDE, 1,   IN(MP_SETUP),             BOTTOM|ON(PENDING_DROP),                      0,                    MEMOIR_DRIFT_MAX, 0 },
    [PENDING_ATTACK]        = { AT|TO|DICE,         MORE,                ANYBODY, ENEMY,   ACTIVE,   1,   BATTLING,                 BOTTOM,                                  MOST_DICE,            0,                1 },
    [PENDING_AFTERMATH]     = { AT|TO|DICE,         MORE,                ORDERED, ANYBODY, ACTIVE,   0,   BATTLING,                 BOTTOM,                                  MOST_DICE,            0,                1 },
    [PENDING_AMBUSH]        = { AT|TO|DICE,         MORE,                OWN,     ENEMY,   PASSIVE,  1,   BATTLING,                 ON(PENDING_ATTACK),                           MOST_DICE,            0,                2 },
    [PENDING_AMBUSH_ROLL]   = { AT|TO|DICE,         0,                   OWN,     ENEMY,   PASSIVE,  1,   BATTLING,                 ON(PENDING_ATTACK),                           MOST_DICE,            0,                0 },
    [PENDING_AMBUSHED]      = { AT|TO|DICE,         0,                   OWN,     ANYBODY, PASSIVE,  0,   BATTLING,                 ON(PENDING_ATTACK),                           MOST_DICE,            0,                0 },
    [PENDING_IGNORE]        = { AT|STEPS,           0,                   OWN,     ANYBODY, ANY_SIDE, 1,   BATTLING,                 ON(PENDING_AFTERMATH)|ON(PENDING_AMBUSHED),        0,                    MOST_DICE,        0 },
    [PENDING_RETREAT]       = { AT,                 STEPS|MORE,          OWN,     ANYBODY, ANY_SIDE, 1,   BATTLING,                 STRUCK|ON(PENDING_AFTERMATH)|ON(PENDING_AMBUSHED), 0,                    MOST_DICE,        2 * MOST_DICE },
    [PENDING_TAKE_GROUND]   = { AT|TO,              0,                   ORDERED, NOBODY,  ACTIVE,   1,   BATTLING,                 BOTTOM,                                  0,                    0,                0 },
    [PENDING_OVERRUN]       = { AT,                 0,                   ORDERED, ANYBODY, ACTIVE,   1,   BATTLING,                 BOTTOM,                                  0,                    0,                0 },
    [PENDING_SECOND_BATTLE] = { AT,                 0,                   ORDERED, ANYBODY, ACTIVE,   1,   BATTLING,                 BOTTOM,                                  0,                    0,                0 },
    [PENDING_AIR_TARGETS]   = { DICE,               WING|TARGETS,        ANYBODY, ANYBODY, ACTIVE,   1,   BATTLING,                 BOTTOM,                                  MOST_DICE,            0,                0 },
    [PENDING_AIR_STRIKES]   = { DICE|TARGETS,       0,                   ANYBODY, ANYBODY, ACTIVE,   1,   BATTLING,                 BOTTOM,                                  MOST_DICE,            0,                0 },
    [PENDING_BARRAGE]       = { DICE,               0,                   ANYBODY, ANYBODY, ACTIVE,   1,   BATTLING,                 BOTTOM,                                  MOST_DICE,            0,                0 },
    [PENDING_BOMB]          = { TO|DICE,            MORE,                ANYBODY, ENEMY,   ACTIVE,   1,   BATTLING,                 STRUCK,                                  MOST_DICE,            0,                1 },
    [PENDING_MEDICS]        = { 0,                  0,                   ANYBODY, ANYBODY, ACTIVE,   1,   ORDERING,                 BOTTOM,                                  0,                    0,                0 },
    [PENDING_MEDICS_ROLL]   = { AT|DICE,            0,                   OWN,     ANYBODY, ACTIVE,   1,   ORDERING,                 BOTTOM,                                  MEMOIR_DECK_SIZE + 1, 0,                0 },
    [PENDING_FINEST_HOUR]   = { DICE,               WING,                ANYBODY, ANYBODY, ACTIVE,   1,   ORDERING,                 BOTTOM|ON(PENDING_FINEST_HOUR),                               MEMOIR_DECK_SIZE + 1, 0,                0 },
};
/* clang-format on */

/* -- loading ---------------------------------------------------------------------------------- */

/* A position being read, with its first fault and that fault's line. */
typedef struct loader {
    const memoir_game *g;
    const memoir_scenario *position;
    memoir_state *s;
    memoir_position_fault fault;
    int line;
} loader;

/* Records a fault unless the condition holds; returns the condition. */
static bool demand(loader *l, bool holds, memoir_position_fault fault, int line)
{
    if (!holds && l->fault == MPF_NONE) {
        l->fault = fault;
        l->line = line;
    }
    return holds;
}

static int turn_line(const loader *l)
{
    return l->position->turn.at[0].line;
}

/* -- units -- */

static uint8_t marks_of(const memoir_unit_detail *d)
{
    return (uint8_t)((d->moved ? MM_MOVED : 0) | (d->stopped ? MM_STOPPED : 0) |
                     (d->no_battle ? MM_NO_BATTLE : 0) | (d->tired ? MM_TIRED : 0) |
                     (d->battled ? MM_BATTLED : 0) | (d->overran ? MM_OVERRAN : 0));
}

static void place_unit(memoir_state *s, const memoir_setup_unit *u, int h)
{
    s->what[h] = memoir_pack_what(u->kind, u->side, u->elite != 0, MEMOIR_MOVES_USUAL);
    s->strength[h] = memoir_pack_strength(u->figures, u->start);
    s->look[h] = memoir_pack_look(0, 0, 1);
    bcg_set_add(&s->units[u->side], h);
}

static void add_detail(memoir_state *s, const memoir_unit_detail *d)
{
    const int h = d->hex;
    const int moves = d->moves == MEMOIR_USUAL ? MEMOIR_MOVES_USUAL : d->moves;
    s->what[h] = memoir_pack_what(memoir_kind_at(s, h), memoir_side_at(s, h), memoir_elite_at(s, h),
                                  moves);
    s->look[h] = memoir_pack_look(d->nation, d->badge, d->medals);
    s->marks[h] = marks_of(d);
    s->from[h] = d->from;
    if (d->ordered)
        bcg_set_add(&s->ordered, h);
    memoir_set_command(s, h, d->command);
}

/* Only ordered units of the active side have done anything, and in some phases none has. */
static void check_marks(loader *l, const memoir_unit_detail *d)
{
    const int phase = l->s->phase;
    const bool none_ordered = phase == MP_SETUP || phase == MP_PLAY_CARD || phase == MP_DRAW;
    const bool acted = marks_of(d) || d->from != BCG_NO_HEX;
    demand(l, !d->ordered || (!none_ordered && memoir_side_at(l->s, d->hex) == l->s->active),
           MPF_UNIT_MARKS, d->line);
    demand(l, !acted || (d->ordered && phase != MP_ORDER), MPF_UNIT_MARKS, d->line);
    /* VAR-TEAM-4: several commanders; a board has one for each section. */
    demand(l,
           !d->command ||
               (d->ordered && memoir_is_divided(l->g, l->s->active) &&
                d->command <= (memoir_is_overlord(l->g) ? MEMOIR_MAX_SECTIONS : MEMOIR_FLANKS)),
           MPF_COMMAND, d->line);
    /* A unit that has taken ground has a starting hex, too. */
    demand(l, d->from == BCG_NO_HEX ? !d->moved : d->moved || d->battled, MPF_MOVED_FROM, d->line);
}

static void load_map(loader *l)
{
    memoir_state *s = l->s;
    const memoir_scenario *p = l->position;
    memset(s->from, BCG_NO_HEX, sizeof s->from);
    for (int h = 0; h < l->g->board->hexes; h++) {
        if (p->hex[h].obstacles >> MO_WIRE & 1)
            bcg_set_add(&s->wire, h);
        if (p->hex[h].obstacles >> MO_SANDBAGS & 1)
            bcg_set_add(&s->sandbags, h);
        if (p->hex[h].unit.kind != MU_NONE)
            place_unit(s, &p->hex[h].unit, h);
    }
    for (int i = 0; i < p->unit.count; i++) {
        add_detail(s, &p->unit.at[i]);
        check_marks(l, &p->unit.at[i]);
    }
}

/* -- progress and score -- */

/* VAR-ALLY-3: only partners have other places than a hand. */
static bool has_place(const memoir_game *g, int side, int place)
{
    return place == MPL_HAND || g->deal[side][MPL_SHARED] > 0;
}

enum { MOST_TURNS = 60000 }; /* keeps the 16-bit counter from wrapping */

static void load_turn(loader *l)
{
    const memoir_scenario *p = l->position;
    const memoir_turn *t = &p->turn.at[0];
    memoir_state *s = l->s;
    s->turn = t->number;
    s->ply = t->ply;
    s->active = t->side;
    s->phase = t->phase;
    s->ambushed = (uint8_t)(t->ambushed ? t->place + 1 : 0);
    s->finished = (uint8_t)t->finished;
    demand(l, !t->place || (t->ambushed && has_place(l->g, memoir_enemy(t->side), t->place)),
           MPF_PLACE, t->line);
    demand(l,
           !t->finished ||
               (memoir_is_divided(l->g, t->side) && t->finished >> l->g->members[t->side] == 0 &&
                t->phase >= MP_ORDER && t->phase != MP_DRAW),
           MPF_FINISHED, t->line);
    s->stirred = t->stirred;
    s->quiet = p->quiet.count ? p->quiet.at[0].value : 0;
    s->result = p->result.count ? (uint8_t)(p->result.at[0].value + 1) : 0;
    demand(l, s->phase == MP_OVER || (s->turn == 0) == (s->phase == MP_SETUP), MPF_TURN_NUMBER,
           t->line);
    demand(l, s->turn <= MOST_TURNS, MPF_TURN_NUMBER, t->line);
    demand(l, s->phase == MP_OVER || s->quiet < MEMOIR_QUIET_TURNS, MPF_QUIET, p->quiet.at[0].line);
    demand(l, (s->result != 0) == (s->phase == MP_OVER), MPF_RESULT,
           p->result.count ? p->result.at[0].line : t->line);
}

static void check_objectives(loader *l, const memoir_score *score)
{
    const memoir_state *s = l->s;
    const int side = score->side, enemy = memoir_enemy(side);
    for (int i = 0; i < 32; i++) {
        const bool taken = score->taken >> i & 1, holds = score->holds >> i & 1;
        if (!taken && !holds)
            continue;
        const memoir_objective *o = &l->g->objective.at[i];
        const bool known = i < l->g->objective.count && o->sides >> side & 1;
        demand(l,
               known && (!taken || (o->permanent && !(s->taken[enemy] >> i & 1))) &&
                   (!holds || (memoir_is_remembered(o) && !(o->keeps && s->held[enemy] >> i & 1))),
               MPF_OBJECTIVE, score->line);
    }
}

static void load_scores(loader *l)
{
    const memoir_scenario *p = l->position;
    memoir_state *s = l->s;
    for (int i = 0; i < p->score.count; i++) {
        const memoir_score *score = &p->score.at[i];
        const int side = score->side;
        demand(l, score->units + score->exits <= l->g->goal[side], MPF_SCORE, score->line);
        check_objectives(l, score);
        s->unit_medals[side] = (uint8_t)score->units;
        s->exit_medals[side] = (uint8_t)score->exits;
        s->lost[side] = score->lost;
        s->taken[side] = score->taken;
        s->held[side] = score->taken | score->holds;
    }
}

/* What the map shows. The evaluator runs on a copy, since it may declare a winner. */
static void see_objectives(loader *l)
{
    memoir_state copy = *l->s;
    copy.phase = MP_PLAY_CARD;
    memoir_evaluate(l->g, &copy, NULL);
    for (int i = 0; i < l->g->objective.count; i++) {
        const memoir_objective *o = &l->g->objective.at[i];
        if (o->permanent || memoir_is_remembered(o))
            continue;
        for (int side = 0; side < MEMOIR_SIDES; side++)
            l->s->held[side] |= copy.held[side] & UINT32_C(1) << i;
    }
}

/* -- cards -- */

static void load_hand(loader *l, const memoir_hand *hand, int place)
{
    const int n = memoir_hand_of(hand->side, place);
    int known = 0;
    memcpy(l->s->hand[n], hand->cards, sizeof hand->cards);
    for (int card = 0; card < MEMOIR_CARDS; card++)
        known += hand->cards[card];
    demand(l, has_place(l->g, hand->side, place), MPF_PLACE, hand->line);
    if (demand(l, known + hand->hidden <= MEMOIR_DECK_SIZE, MPF_CARDS, hand->line))
        l->s->hand_size[n] = (uint8_t)(known + hand->hidden);
}

static void load_hands(loader *l)
{
    const memoir_scenario *p = l->position;
    memoir_state *s = l->s;
    for (int i = 0; i < p->hand.count; i++)
        load_hand(l, &p->hand.at[i], MPL_HAND);
    for (int i = 0; i < p->second_hand.count; i++)
        load_hand(l, &p->second_hand.at[i], MPL_SECOND);
    for (int i = 0; i < p->shared.count; i++) {
        s->shared[p->shared.at[i].side] = p->shared.at[i].card;
        demand(l, has_place(l->g, p->shared.at[i].side, MPL_SHARED), MPF_PLACE,
               p->shared.at[i].line);
    }
    if (p->discard.count)
        memcpy(s->discard, p->discard.at[0].cards, sizeof s->discard);
    if (p->own_discard.count) {
        memcpy(s->own_discard, p->own_discard.at[0].cards, sizeof s->own_discard);
        demand(l, memoir_is_overlord(l->g), MPF_CARDS, p->own_discard.at[0].line);
    }
}

static void check_played(loader *l, const memoir_played *it)
{
    const int phase = l->s->phase;
    const bool copies = it->card == MC_COUNTER_ATTACK;
    const int as = it->as - 1;
    demand(l, !it->as || (copies && as != MC_COUNTER_ATTACK && as != MC_AMBUSH), MPF_PLAYED,
           it->line);
    demand(l, phase != MP_SETUP, MPF_PLAYED, it->line);
    /* DECK-4 */
    const int meant = copies ? as : it->card;
    demand(l, !it->fallback || (meant >= 0 && memoir_cards[meant].traits & MCF_FALLBACK),
           MPF_PLAYED, it->line);
    /* VAR-OVL-19, VAR-OVL-20: what he has played himself need not be all, but for some cards. */
    const int own = copies ? as : it->card;
    const bool plays_on = phase != MP_PLAY_CARD || (memoir_is_overlord(l->g) && own != MC_AMBUSH &&
                                                    own != MC_THEIR_FINEST_HOUR);
    demand(l, !it->in_play || (it->side == l->s->active && plays_on), MPF_PLAYED, it->line);
    demand(l, !it->place || (it->in_play && has_place(l->g, it->side, it->place)), MPF_PLACE,
           it->line);
}

/* VAR-OVL-13 to VAR-OVL-17 */
static void check_handed(loader *l, const memoir_handed *it)
{
    const memoir_state *s = l->s;
    const bool copies = it->card == MC_COUNTER_ATTACK;
    const int as = it->as - 1, meant = copies ? as : it->card;
    const bool chiefs = it->card == MC_AIR_POWER || it->card == MC_BARRAGE ||
                        it->card == MC_THEIR_FINEST_HOUR || it->card == MC_AMBUSH;
    const bool now = it->side == s->active && s->phase != MP_SETUP;
    const bool can_copy = !it->as ||
                          (copies && as != MC_COUNTER_ATTACK && as != MC_AMBUSH &&
                           as != MC_AIR_POWER && as != MC_BARRAGE && as != MC_THEIR_FINEST_HOUR);
    demand(l,
           memoir_is_overlord(l->g) && !chiefs && can_copy && s->phase != MP_SETUP &&
               it->twin + it->unplaced + it->spent <= 1 && (!it->in_play || (now && !it->twin)) &&
               (!it->unplaced ||
                (it->in_play && (s->phase == MP_PLAY_CARD || s->phase == MP_ORDER))) &&
               (!it->spent || meant == MC_MEDICS_AND_MECHANICS) &&
               (!it->fallback || (meant >= 0 && memoir_cards[meant].traits & MCF_FALLBACK)),
           MPF_HANDED, it->line);
}

/* A card for both sections of a flank lies in the western one, and its twin in the other. */
static bool lies_well(const memoir_played_card cards[MEMOIR_MAX_SECTIONS], int section)
{
    const memoir_played_card *p = &cards[section], *east = &cards[section + 1];
    const int meant = memoir_card_meant_by(p);
    const bool both = p->card != MEMOIR_NO_CARD && meant < MEMOIR_CARDS &&
                      !memoir_is_for_one_section(meant);
    if (p->hold == MHO_TWIN || (both && p->hold == MHO_UNPLACED))
        return false;
    if (!both)
        return east->hold != MHO_TWIN &&
               (east->card == MEMOIR_NO_CARD || memoir_card_meant_by(east) >= MEMOIR_CARDS ||
                memoir_is_for_one_section(memoir_card_meant_by(east)));
    return east->hold == MHO_TWIN && east->card == p->card && east->as == p->as &&
           east->fallback == p->fallback;
}

static void load_handed(loader *l)
{
    const memoir_scenario *p = l->position;
    memoir_state *s = l->s;
    for (int i = 0; i < p->handed.count; i++) {
        const memoir_handed *it = &p->handed.at[i];
        memoir_played_card *at = &s->general[it->side][it->section - 1];
        check_handed(l, it);
        if (!demand(l, at->card == MEMOIR_NO_CARD, MPF_HANDED, it->line))
            return;
        *at = (memoir_played_card){
            .card = it->card,
            .as = (uint8_t)(it->as ? it->as - 1 : MEMOIR_NO_CARD),
            .hold = (uint8_t)(it->twin       ? MHO_TWIN
                              : it->unplaced ? MHO_UNPLACED
                              : it->spent    ? MHO_SPENT
                                             : MHO_LAID),
            .fallback = it->fallback,
            .in_play = it->in_play,
        };
    }
    for (int side = 0; side < MEMOIR_SIDES && p->handed.count; side++)
        for (int section = 0; section < MEMOIR_MAX_SECTIONS; section += 2)
            demand(l, lies_well(s->general[side], section), MPF_HANDED, p->handed.at[0].line);
    demand(l, memoir_count_in_play(s, s->active) <= 3, MPF_HANDED, turn_line(l));
}

static void load_played(loader *l)
{
    const memoir_scenario *p = l->position;
    memoir_state *s = l->s;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        memoir_forget_generals(s, side);
    for (int i = 0; i < p->played.count; i++) {
        const memoir_played *it = &p->played.at[i];
        check_played(l, it);
        s->played[it->side] = (memoir_played_card){
            .card = it->card,
            .as = (uint8_t)(it->as ? it->as - 1 : MEMOIR_NO_CARD),
            .wing = it->wing,
            .way = it->way,
            .fallback = it->fallback,
            .in_play = it->in_play,
            .place = it->place,
        };
    }
    load_handed(l);
    const bool acting = s->phase != MP_SETUP && s->phase != MP_PLAY_CARD && s->phase != MP_DRAW &&
                        s->phase != MP_OVER;
    demand(l, !acting || memoir_count_in_play(s, s->active), MPF_NO_CARD, turn_line(l));
}

/* The flank that a side calls its left, centre or right. */
static int flank_named(const memoir_game *g, int side, int wing)
{
    return (int)memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)(wing - 1));
}

static void load_faces(loader *l)
{
    for (int i = 0; i < l->position->faces.count; i++) {
        const memoir_rolled *r = &l->position->faces.at[i];
        const bool known = l->s->phase == MP_ORDER &&
                           memoir_card_in_force(l->s) == MC_THEIR_FINEST_HOUR &&
                           r->infantry + r->armor + r->star <= MEMOIR_DECK_SIZE + 1 &&
                           (r->wing != 0) == memoir_is_overlord(l->g) && (i == 0 || r->wing);
        if (!demand(l, known, MPF_FACES, r->line))
            return;
        uint8_t *faces = l->s->faces[r->wing ? flank_named(l->g, l->s->active, r->wing) : 0];
        faces[0] = (uint8_t)r->infantry;
        faces[1] = (uint8_t)r->armor;
        faces[2] = (uint8_t)r->star;
    }
}

/* Copies of a card in play, outside hands and piles. */
static int count_outside(const memoir_state *s, int card)
{
    int n = card == MC_AMBUSH && s->ambushed;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        n += s->played[side].in_play && s->played[side].card == card;
        n += s->shared[side] == card;
    }
    for (int i = 0; i < 2; i++)
        n += s->drawn[i] == card;
    return n;
}

/* VAR-OVL-12: the same for the deck of one side. */
static void load_own_deck(loader *l, int side, uint8_t deck[MEMOIR_CARDS], uint8_t *size)
{
    const memoir_state *s = l->s;
    const uint8_t *discards = memoir_discards_of(l->g, s, side);
    int hidden = s->hand_size[side], left = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        hidden -= s->hand[side][card];
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int copies = l->g->deck[card] - s->hand[side][card] - discards[card] -
                     (s->played[side].in_play && s->played[side].card == card) -
                     (card == MC_AMBUSH && s->ambushed && side != s->active);
        for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
            copies -= s->general[side][section].in_play && s->general[side][section].card == card;
        if (!demand(l, copies >= 0, MPF_CARDS, turn_line(l)))
            return;
        deck[card] = (uint8_t)(hidden ? 0 : copies);
        left += copies;
    }
    if (demand(l, hidden <= left, MPF_CARDS, turn_line(l)))
        *size = (uint8_t)(left - hidden);
}

/* The deck is every card that is nowhere else (DECK-1). With hidden cards only its size is
 * known. */
static void load_deck(loader *l)
{
    memoir_state *s = l->s;
    int hidden = (s->drawn[0] == MEMOIR_HIDDEN_CARD) + (s->drawn[1] == MEMOIR_HIDDEN_CARD);
    int left = 0, line = turn_line(l);
    for (int i = 0; i < l->position->hand.count; i++) {
        hidden += l->position->hand.at[i].hidden;
        line = l->position->hand.at[i].line;
    }
    for (int i = 0; i < l->position->second_hand.count; i++)
        hidden += l->position->second_hand.at[i].hidden;
    if (memoir_is_overlord(l->g)) {
        load_own_deck(l, MS_AXIS, s->deck, &s->deck_size);
        load_own_deck(l, MS_ALLIES, s->own_deck, &s->own_deck_size);
        return;
    }
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int copies = l->g->deck[card] - s->discard[card] - count_outside(s, card);
        for (int hand = 0; hand < MEMOIR_HANDS; hand++)
            copies -= s->hand[hand][card];
        if (!demand(l, copies >= 0, MPF_CARDS, line))
            return;
        s->deck[card] = (uint8_t)(hidden ? 0 : copies);
        left += copies;
    }
    if (demand(l, hidden <= left, MPF_CARDS, line))
        s->deck_size = (uint8_t)(left - hidden);
}

static void check_ambushed(loader *l)
{
    const int phase = l->s->phase;
    demand(l, !l->s->ambushed || phase == MP_BATTLE || phase == MP_MOVE_AGAIN || phase == MP_OVER,
           MPF_AMBUSHED, turn_line(l));
}

/* VAR-OVL-23: the card lies open only until it has been carried out. */
static void check_ambush_goes_on(loader *l)
{
    bool going_on = l->s->phase == MP_OVER || !memoir_is_overlord(l->g) || !l->s->ambushed;
    for (int i = 0; i < l->s->pending_count; i++)
        going_on |= l->s->pending[i].what == PENDING_AMBUSH_ROLL ||
                    l->s->pending[i].what == PENDING_AMBUSHED;
    demand(l, going_on, MPF_AMBUSHED, turn_line(l));
}

/* -- what is pending -- */

/* The fields given on a line. */
static uint16_t given(const memoir_pending_line *t)
{
    bool cards = t->hidden > 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        cards |= t->cards[card] > 0;
    return (uint16_t)((t->at != BCG_NO_HEX ? AT : 0) | (t->to != BCG_NO_HEX ? TO : 0) |
                      (t->wing ? WING : 0) | (t->dice ? DICE : 0) | (t->steps ? STEPS : 0) |
                      (t->more ? MORE : 0) | (bcg_set_is_empty(&t->targets) ? 0 : TARGETS) |
                      (cards ? CHOICE : 0) | (t->place ? INTO : 0));
}

static void load_targets(loader *l, const memoir_pending_line *t, memoir_pending *f)
{
    const int most = f->what == PENDING_AIR_TARGETS ? MEMOIR_AIR_TARGETS - 1 : MEMOIR_AIR_TARGETS;
    const bcg_set *enemies = &l->s->units[memoir_enemy(f->side)];
    const bcg_set wrong = bcg_set_minus(t->targets, *enemies);
    int n = 0;
    demand(l, bcg_set_is_empty(&wrong), MPF_TODO_UNIT, t->line);
    if (!demand(l, bcg_set_count(&t->targets) <= most, MPF_TODO_FIELD, t->line))
        return;
    BCG_EACH (h, t->targets)
        f->targets[n++] = (bcg_hex)h;
}

/* Cards set aside: known ones first, in ascending order. */
static void load_choice(loader *l, const memoir_pending_line *t)
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        for (int k = 0; k < t->cards[card]; k++)
            if (demand(l, n < 2, MPF_TODO_CARDS, t->line))
                l->s->drawn[n++] = (uint8_t)card;
    demand(l, n == 0 || t->hidden == 0, MPF_TODO_CARDS, t->line);
    for (int k = 0; k < t->hidden; k++)
        if (demand(l, n < 2, MPF_TODO_CARDS, t->line))
            l->s->drawn[n++] = MEMOIR_HIDDEN_CARD;
    const int expected = t->what == PENDING_KEEP ? 2 : t->more ? 2 - t->steps : 0;
    demand(l, n == expected, MPF_TODO_CARDS, t->line);
}

static bool stands_there(const memoir_state *s, const memoir_pending *f, bcg_hex h, int who)
{
    switch (who) {
    case OWN:
        return bcg_set_has(&s->units[f->side], h);
    case ORDERED:
        return bcg_set_has(&s->units[f->side], h) && bcg_set_has(&s->ordered, h);
    case ENEMY:
        return bcg_set_has(&s->units[memoir_enemy(f->side)], h);
    case NOBODY:
        return !memoir_is_occupied(s, h);
    default:
        return true;
    }
}

static void load_pending(loader *l, const memoir_pending_line *t)
{
    const frame_row *row = &pending_rows[t->what];
    memoir_state *s = l->s;
    memoir_pending *f = memoir_push(s, (memoir_pending_kind)t->what, t->side);
    const uint16_t fields = given(t);
    demand(l,
           (fields & row->needs) == row->needs && !(fields & ~(row->needs | row->may)) &&
               t->dice <= row->most_dice && t->steps <= row->most_steps &&
               t->more <= row->most_more,
           MPF_TODO_FIELD, t->line);
    const bool drawn_in_battle = t->what == PENDING_DRAW && s->phase == MP_BATTLE;
    demand(l, row->phases & IN(s->phase) && (!drawn_in_battle || memoir_is_overlord(l->g)),
           MPF_TODO_PHASE, t->line);
    demand(l, row->whose == ANY_SIDE || (t->side == s->active) == (row->whose == ACTIVE),
           MPF_TODO_SIDE, t->line);
    f->at = t->at;
    f->to = t->wing ? (bcg_hex)flank_named(l->g, t->side, t->wing) : t->to;
    const bool overlord = memoir_is_overlord(l->g);
    demand(l,
           t->what == PENDING_FINEST_HOUR ? (t->wing != 0) == overlord
                                          : t->what != PENDING_MEDICS || !overlord,
           MPF_TODO_FIELD, t->line);
    f->dice = (uint8_t)t->dice;
    f->steps = (uint8_t)t->steps;
    f->more = (uint8_t)t->more;
    f->place = t->place;
    demand(l, has_place(l->g, t->side, t->place), MPF_PLACE, t->line);
    /* VAR-ALLY-12: one of two partners has passed. */
    demand(l, t->what != PENDING_AMBUSH || !t->more || has_place(l->g, t->side, MPL_SHARED),
           MPF_TODO_FIELD, t->line);
    load_targets(l, t, f);
    demand(l,
           (!(fields & AT) || stands_there(s, f, t->at, row->at)) &&
               (!(fields & TO) || stands_there(s, f, t->to, row->to)),
           MPF_TODO_UNIT, t->line);
    if (t->what == PENDING_KEEP || t->what == PENDING_DRAW)
        load_choice(l, t);
}

/* Is this pending decision consistent with the one below it? */
static bool fits_on(const memoir_game *g, const memoir_state *s, const memoir_pending *f,
                    const memoir_pending *below)
{
    const int passive = memoir_enemy(s->active);
    switch (f->what) {
    case PENDING_DRAW: /* CARD-RECON-2: a choice only at the end of the side's own turn */
        return (below == NULL || !below->more) &&
               (!f->more || (f->side == s->active && s->phase == MP_DRAW));
    case PENDING_KEEP:
        return below == NULL || !below->more;
    case PENDING_ATTACK: /* an ambushed attacker may have left its hex */
        return !stands_there(s, f, f->at, OWN) || stands_there(s, f, f->at, ORDERED);
    case PENDING_AMBUSH:
    case PENDING_AMBUSH_ROLL:
    case PENDING_AMBUSHED:
        return below && f->at == below->to && f->to == below->at;
    case PENDING_FINEST_HOUR:
        return below == NULL || memoir_is_overlord(g);
    case PENDING_IGNORE:
        return below && f->at == below->to &&
               f->side == (below->what == PENDING_AMBUSHED ? s->active : passive);
    case PENDING_RETREAT:
        return f->side == (below && below->what == PENDING_AMBUSHED ? s->active : passive);
    default:
        return true;
    }
}

/* VAR-ALLY-8: one card lies between partners, or one is still to be drawn for that place. */
static void check_open_place(loader *l, int side)
{
    const memoir_state *s = l->s;
    int cards = (s->shared[side] != MEMOIR_NO_CARD) +
                (s->played[side].in_play && s->played[side].place == MPL_SHARED) +
                (side != s->active && s->ambushed == MPL_SHARED + 1);
    for (int i = 0; i < s->pending_count; i++) {
        const memoir_pending *f = &s->pending[i];
        if (f->side == side && f->place == MPL_SHARED)
            cards += f->what == PENDING_KEEP || f->more ? 1 : f->steps;
    }
    demand(l, cards <= 1, MPF_SHARED, turn_line(l));
}

static void check_order(loader *l, int i)
{
    const memoir_state *s = l->s;
    const memoir_pending *f = &s->pending[i], *below = i ? &s->pending[i - 1] : NULL;
    const int line = l->position->pending.at[i].line;
    const uint32_t on = below ? ON(below->what) : BOTTOM;
    if (demand(l, pending_rows[f->what].on & on, MPF_TODO_ORDER, line))
        demand(l, fits_on(l->g, s, f, below), MPF_TODO_ORDER, line);
}

/* Can a first target be named, or has one been named already? */
static bool has_air_target(const memoir_game *g, const memoir_state *s, const memoir_pending *f)
{
    const bcg_set enemies = memoir_air_targets(g, s, f);
    return f->targets[0] != BCG_NO_HEX || !bcg_set_is_empty(&enemies);
}

/* Can whoever must answer the innermost pending decision do so? */
static memoir_position_fault check_top(const memoir_game *g, const memoir_state *s,
                                       const memoir_pending *f)
{
    if (!pending_rows[f->what].asks)
        return MPF_TODO_ORDER;
    switch (f->what) {
    case PENDING_DRAW:
        return f->steps == 0                             ? MPF_TODO_FIELD
               : memoir_deck_size_of(g, s, f->side) == 0 ? MPF_EMPTY_DRAW
                                                         : MPF_NONE;
    case PENDING_ATTACK:
        return stands_there(s, f, f->at, ORDERED) ? MPF_NONE : MPF_TODO_UNIT;
    case PENDING_OVERRUN:
    case PENDING_SECOND_BATTLE:
        return memoir_has_attack(g, s, f->at) ? MPF_NONE : MPF_STUCK;
    case PENDING_RETREAT: {
        const bcg_set steps = memoir_retreat_steps(g, s, f->at);
        return f->steps + f->more == 0 || bcg_set_is_empty(&steps) ? MPF_STUCK : MPF_NONE;
    }
    case PENDING_TAKE_GROUND:
        return bcg_adjacent(g->board, f->at, f->to) &&
                       memoir_check_ground(g, s, f->at, f->to) == BCG_OK
                   ? MPF_NONE
                   : MPF_STUCK;
    case PENDING_AIR_TARGETS:
        return has_air_target(g, s, f) ? MPF_NONE : MPF_STUCK;
    case PENDING_BARRAGE:
        return bcg_set_is_empty(&s->units[memoir_enemy(f->side)]) ? MPF_STUCK : MPF_NONE;
    case PENDING_MEDICS:
        return memoir_has_hurt_unit(s) ? MPF_NONE : MPF_STUCK;
    case PENDING_MEDICS_ROLL:
        return f->dice == memoir_dice_for_cards(g, s) ? MPF_NONE : MPF_TODO_FIELD;
    case PENDING_FINEST_HOUR:
        if (memoir_card_in_force(s) != MC_THEIR_FINEST_HOUR)
            return MPF_TODO_ORDER;
        return f->dice == memoir_dice_for_cards(g, s) ? MPF_NONE : MPF_TODO_FIELD;
    default:
        return MPF_NONE;
    }
}

static void load_frames(loader *l)
{
    const memoir_scenario *p = l->position;
    for (int i = 0; i < p->pending.count; i++) {
        if (!demand(l, i < MEMOIR_MOST_PENDING, MPF_TOO_DEEP, p->pending.at[i].line))
            return;
        load_pending(l, &p->pending.at[i]);
    }
    int drops = 0; /* each needs a pending entry for its drift */
    for (int i = 0; i < l->s->pending_count; i++)
        drops += l->s->pending[i].what == PENDING_DROP;
    demand(l, drops <= MEMOIR_AIR_DROPS, MPF_TOO_DEEP, p->turn.at[0].line);
    for (int i = 0; i < l->s->pending_count; i++)
        check_order(l, i);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        check_open_place(l, side);
}

/* Counts figures still to be dropped, which become units. */
static void check_unit_count(loader *l)
{
    int units[MEMOIR_SIDES];
    for (int side = 0; side < MEMOIR_SIDES; side++)
        units[side] = bcg_set_count(&l->s->units[side]);
    for (int i = 0; i < l->s->pending_count; i++) {
        const memoir_pending *f = &l->s->pending[i];
        if (f->what == PENDING_DROP || f->what == PENDING_DRIFT)
            units[f->side] += f->what == PENDING_DROP ? f->steps : 1;
    }
    demand(l, units[MS_AXIS] <= MEMOIR_SIDE_UNITS && units[MS_ALLIES] <= MEMOIR_SIDE_UNITS,
           MPF_UNITS, l->position->map_line);
    /* VIC-8, unless a unit is still to arrive. */
    demand(l,
           (units[MS_AXIS] > 0 && units[MS_ALLIES] > 0) || l->s->phase == MP_OVER ||
               l->s->phase == MP_SETUP,
           MPF_NO_UNITS, turn_line(l));
}

/* There must be a decision to make, by a player or by chance. */
static void check_decision(loader *l)
{
    const memoir_state *s = l->s;
    if (s->pending_count > 0) {
        const memoir_position_fault fault = check_top(l->g, s, memoir_top(s));
        demand(l, fault == MPF_NONE, fault, l->position->pending.at[s->pending_count - 1].line);
    } else {
        demand(l, s->phase != MP_SETUP && s->phase != MP_DRAW, MPF_NOTHING_OPEN, turn_line(l));
        demand(l, s->phase == MP_OVER || memoir_actors(l->g, s) != 0, MPF_FINISHED, turn_line(l));
        demand(l,
               s->phase != MP_PLAY_CARD ||
                   s->hand_size[memoir_hand_in_turn(l->g, s, s->active)] > 0 ||
                   s->shared[s->active] != MEMOIR_NO_CARD,
               MPF_STUCK, turn_line(l));
    }
}

memoir_position_fault memoir_position_read(const memoir_game *g, const memoir_scenario *position,
                                           memoir_state *out, int *line)
{
    loader l = {.g = g, .position = position, .s = out};
    if (position->turn.count == 0) {
        memoir_begin(g, out);
        return MPF_NONE;
    }
    memset(out, 0, sizeof *out);
    memset(out->drawn, MEMOIR_NO_CARD, sizeof out->drawn);
    memset(out->shared, MEMOIR_NO_CARD, sizeof out->shared);
    load_turn(&l);
    load_map(&l);
    load_scores(&l);
    load_hands(&l);
    load_played(&l);
    load_faces(&l);
    check_ambushed(&l);
    load_frames(&l);
    check_ambush_goes_on(&l);
    /* From here on the rules are called; they rely on what was checked so far. */
    if (l.fault == MPF_NONE)
        load_deck(&l);
    if (l.fault == MPF_NONE) {
        check_unit_count(&l);
        check_decision(&l);
        see_objectives(&l);
    }
    if (line)
        *line = l.line;
    return l.fault;
}

bool memoir_position_load(const memoir_game *g, const memoir_scenario *position, memoir_state *out,
                          int *line)
{
    return memoir_position_read(g, position, out, line) == MPF_NONE;
}
