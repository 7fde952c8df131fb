/* How good a Memoir action looks before it is tried: exact odds of attacks, cover, objectives, what
 * the enemy could do next, what a card would allow. */
#include "ai/memoir_heuristics.h"

#include <string.h>

/* One unit as the heuristics see it, on any hex it may move to. */
typedef struct soldier {
    const memoir_game *g;
    const memoir_ai_tables *l;
    const memoir_state *s;
    memoir_outlook *outlook;
    int side;
    bcg_hex at;
    memoir_unit_kind kind;
    memoir_class class;
    int figures;
    int left, enemy_left;        /* medals each side needs */
    int stake;                   /* what losing it would be worth to the enemy, in medals */
    const memoir_card_row *card; /* the card whose rules it follows, or NULL */
} soldier;

/* The hexes of objectives that can no longer be scored. */
static bcg_set taken_for_good(const memoir_game *g, const memoir_state *s)
{
    bcg_set all = BCG_SET_EMPTY;
    for (int i = 0; i < g->objective.count; i++)
        if ((s->taken[MS_AXIS] | s->taken[MS_ALLIES]) >> i & 1)
            all = bcg_set_or(all, g->objective.at[i].hexes);
    return all;
}

static int cover_at(const memoir_game *g, const memoir_state *s, int side, int h,
                    memoir_class attacker)
{
    const int cover = memoir_cover(g, side, h, attacker);
    return cover == 0 && bcg_set_has(&s->sandbags, h) ? attacker != MK_ARTILLERY : cover;
}

/* Dice by which sandbags on a hex of the side reduce what an enemy could roll against it. */
static int sandbags_save(const memoir_game *g, const memoir_state *s, int side, int h, int enemy,
                         int dice)
{
    const memoir_class class = memoir_class_at(s, enemy);
    return dice == 0 ? 0 : cover_at(g, s, side, h, class) - memoir_cover(g, side, h, class);
}

/* Adds up the dice all enemies could roll next turn against a unit of the side, for all hexes at
 * once: most are needed anyway, and this way the compiler can vectorize. */
static void look_out(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                     int side, memoir_outlook *o)
{
    const int enemy = memoir_enemy(side), hexes = g->board->hexes;
    memset(o->dice, 0, sizeof o->dice);
    o->next = o->near = BCG_SET_EMPTY;
    BCG_EACH (at, o->enemies) {
        o->next = bcg_set_or(o->next, g->board->neighbours[at]);
        o->near = bcg_set_or(o->near, g->near[at]);
        const uint8_t *fire =
            l->fire[enemy][l->arm[memoir_kind_at(s, at)][memoir_elite_at(s, at)]][at];
        for (int h = 0; h < hexes; h++)
            o->dice[h] = (uint8_t)(o->dice[h] + fire[h]);
        BCG_EACH (h, s->sandbags)
            o->dice[h] = (uint8_t)(o->dice[h] - sandbags_save(g, s, side, h, at, fire[h]));
    }
}

/* The outlook of a side, recomputed when its enemies have changed. */
static memoir_outlook *outlook_of(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                                  const memoir_state *s, int side)
{
    memoir_outlook *o = &m->outlook[side];
    const bcg_set *enemies = &s->units[memoir_enemy(side)];
    if (o->turn != s->turn || o->left != m->left[side] || !bcg_set_equal(&o->enemies, enemies) ||
        !bcg_set_equal(&o->sandbags, &s->sandbags)) {
        o->turn = s->turn;
        o->enemies = *enemies;
        o->sandbags = s->sandbags;
        o->left = m->left[side];
        o->seen = BCG_SET_EMPTY;
        o->taken = taken_for_good(g, s);
        look_out(g, l, s, side, o);
    }
    return o;
}

/* The unit on a hex, with the outlook of its side. */
static soldier soldier_with(const memoir_game *g, const memoir_ai_tables *l, const memoir_memory *m,
                            const memoir_state *s, bcg_hex h, memoir_outlook *outlook)
{
    const int side = memoir_side_at(s, h), enemy = memoir_enemy(side);
    const int medals = memoir_medals_at(s, h);
    return (soldier){
        .g = g,
        .l = l,
        .s = s,
        .outlook = outlook,
        .side = side,
        .at = h,
        .kind = memoir_kind_at(s, h),
        .class = memoir_class_at(s, h),
        .figures = memoir_figures_at(s, h),
        .left = m->left[side],
        .enemy_left = m->left[enemy],
        .stake = memoir_stake(l, 10 * l->w.death, medals, m->left[enemy]),
        .card = side == s->active ? memoir_card_rules(s) : NULL,
    };
}

static soldier soldier_at(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                          const memoir_state *s, bcg_hex h)
{
    return soldier_with(g, l, m, s, h, outlook_of(g, l, m, s, memoir_side_at(s, h)));
}

/* -- attacks ---------------------------------------------------------------------------------- */

/* Dice the card adds to an attack at this distance. */
static int bonus_of(const soldier *u, int distance)
{
    const memoir_card_row *card = u->card;
    const bool holds = card &&
                       (card->when == MX_ALWAYS || (card->when == MX_CLOSE && distance == 1) ||
                        (card->when == MX_FAR && distance > 1));
    return holds ? card->bonus : 0;
}

/* Dice the terrain subtracts from an attack out of a hex. */
static int hindrance_at(const soldier *u, bcg_hex from)
{
    const int ground = u->g->out_of[from][u->class];
    const int wire = bcg_set_has(&u->s->wire, from) ? memoir_obstacles[MO_WIRE].out_of[u->class]
                                                    : 0;
    return ground > wire ? ground : wire;
}

/* Dice of the unit from `from` against an enemy within range on `to`, before what hinders it there;
 * 0 if it cannot hit it. Nothing is between neighbours, so they see each other. */
static int dice_from(const soldier *u, bcg_hex from, bcg_hex to)
{
    const int distance = u->l->away[from][to];
    const memoir_unit_row *row = &memoir_units[u->kind];
    if (row->dice[distance] == 0 ||
        (distance > 1 && row->needs_sight && !memoir_sees_near(u->g, u->s, from, to)))
        return 0;
    return row->dice[distance] + bonus_of(u, distance) -
           cover_at(u->g, u->s, memoir_enemy(u->side), to, u->class);
}

/* Does the enemy on a hex have no room to retreat? */
static bool is_blocked(const soldier *u, bcg_hex h)
{
    return memoir_retreat_room(u->g, u->s, h, 1) == 0 && !memoir_may_ignore(u->g, u->s, h);
}

/* The part of an enemy's value that does not depend on the attacker. */
static void look_at(const soldier *u, bcg_hex h)
{
    const memoir_ai_tables *l = u->l;
    const memoir_weights *w = &l->w;
    memoir_outlook *o = u->outlook;
    const int prize = l->prize[memoir_enemy(u->side)][h]; /* a flag may drive it off */
    const int figure = l->figure[memoir_kind_at(u->s, h)];
    bcg_set_add(&o->seen, h);
    o->flag[h] = (int16_t)(is_blocked(u, h) ? (figure + 10 * w->kill / 2) * w->blocked / 600
                                            : w->flag + prize * w->prize_flag / 100);
    o->stake[h] = (int16_t)memoir_stake(l, 10 * w->kill, memoir_medals_at(u->s, h), u->left);
}

static int attack_worth(const soldier *u, int dice, bcg_hex to)
{
    const memoir_outlook *o = u->outlook;
    if (dice <= 0)
        return 0;
    if (!bcg_set_has(&o->seen, to))
        look_at(u, to);
    return memoir_attack_worth(u->l, dice, memoir_kind_at(u->s, to), memoir_figures_at(u->s, to),
                               o->stake[to]) +
           dice * o->flag[to];
}

/* The best attack from a hex. */
static int best_attack(const soldier *u, bcg_hex from)
{
    const memoir_outlook *o = u->outlook;
    const bool next = bcg_set_has(&o->next, from), guns = u->class == MK_ARTILLERY;
    if ((!next && !guns && !bcg_set_has(&o->near, from)) || u->g->traits[from] & MH_AFLOAT)
        return 0;
    const bcg_set *range = next   ? &u->g->board->neighbours[from]
                           : guns ? &u->g->far[from]
                                  : &u->g->near[from];
    const bcg_set targets = bcg_set_and(*range, o->enemies);
    const int hindrance = hindrance_at(u, from);
    int best = 0;
    BCG_EACH (to, targets) {
        const int dice = dice_from(u, from, (bcg_hex)to) - hindrance;
        const int worth = attack_worth(u, dice, (bcg_hex)to);
        best = worth > best ? worth : best;
    }
    return best;
}

/* -- where to stand --------------------------------------------------------------------------- */

/* What enemies could do to the unit on h in their next turn, given that only some will be
 * ordered. */
static int danger_at(const soldier *u, bcg_hex h)
{
    const memoir_ai_tables *l = u->l;
    const int dice = l->dice_due[u->outlook->dice[h]];
    return l->harm[dice][u->kind][u->figures] +
           l->kill[dice][u->class][u->figures] * u->stake / 1000;
}

/* The value of a hex because of objectives: the side's own, unless won permanently, and the
 * enemy's, to keep him out. */
static int prize_at(const soldier *u, bcg_hex h)
{
    const memoir_ai_tables *l = u->l;
    const int enemy = memoir_enemy(u->side);
    if ((l->prize[u->side][h] == 0 && l->prize[enemy][h] == 0) ||
        bcg_set_has(&u->outlook->taken, h))
        return 0;
    return memoir_stake(l, l->prize[u->side][h], 1, u->left) +
           memoir_stake(l, l->prize[enemy][h], 1, u->enemy_left) * l->w.guard / 100;
}

/* The value to the side of this unit being on h, apart from battles. */
static int standing(const soldier *u, bcg_hex h)
{
    const memoir_ai_tables *l = u->l;
    return l->ground[u->side][h] + prize_at(u, h) - danger_at(u, h);
}

/* Does entering the hex rule out a battle this turn? */
static bool forbids_battle(const soldier *u, bcg_hex to)
{
    return to != u->at && u->g->traits[to] & MH_NO_BATTLE &&
           !memoir_units[u->kind].battles_on_entry;
}

/* The value of a move to `to`: being there, and the best attack from there if it may battle. */
static int standing_and_battle(const soldier *u, bcg_hex to, int battle_moves)
{
    const bool battles = u->l->away[u->at][to] <= battle_moves && !forbids_battle(u, to);
    return standing(u, to) + (battles ? best_attack(u, to) : 0);
}

/* Hexes the unit may move and still battle; -1: it may not battle at all. */
static int battle_moves_of(const soldier *u)
{
    if (u->s->marks[u->at] & (MM_NO_BATTLE | MM_TIRED | MM_BATTLED))
        return -1;
    const memoir_unit_row *row = &memoir_units[u->kind];
    const memoir_card_row *card = u->card;
    if (card && card->who >> u->class & 1 && card->moves != MEMOIR_AS_USUAL)
        return card->battle_moves;
    return memoir_elite_at(u->s, u->at) ? row->elite_battle_moves : row->battle_moves;
}

/* -- orders ------------------------------------------------------------------------- */

/* What ordering the unit would gain, under the rules of a card or NULL: its best option compared
 * with doing nothing. */
static int gain_of_order(const memoir_game *g, const memoir_ai_tables *l, const memoir_memory *m,
                         const memoir_state *s, int h, const memoir_card_row *card,
                         memoir_outlook *outlook)
{
    soldier u = soldier_with(g, l, m, s, (bcg_hex)h, outlook);
    u.card = card;
    if (card && card->traits & MCF_STILL)
        return best_attack(&u, u.at);
    const int now = standing(&u, u.at), moves = battle_moves_of(&u);
    int best = standing_and_battle(&u, u.at, moves);
    memoir_reach reach;
    memoir_reach_of(g, s, u.at, &reach);
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++)
        BCG_EACH (to, reach.at_cost[cost]) {
            const int worth = standing_and_battle(&u, (bcg_hex)to, moves);
            best = worth > best ? worth : best;
        }
    return best - now;
}

/* Does the card change how its units act? */
static bool is_special(const memoir_card_row *card)
{
    return card->bonus || card->moves != MEMOIR_AS_USUAL || card->traits & (MCF_STILL | MCF_FREELY);
}

/* The special card in force, or MEMOIR_NO_CARD. While a card is being chosen there is none,
 * although the last one played is still in the state. */
static int special_card(const memoir_state *s)
{
    const memoir_card_row *row = s->phase == MP_PLAY_CARD ? NULL : memoir_card_rules(s);
    return row && is_special(row) ? memoir_card_in_force(s) : MEMOIR_NO_CARD;
}

/* Computed once per turn, and again if the card played changes what units can do. */
const int16_t *memoir_gains(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                            const memoir_state *s)
{
    const int card = special_card(s);
    if (m->turn == s->turn + 1u && m->card == card && bcg_set_equal(&m->units[0], &s->units[0]) &&
        bcg_set_equal(&m->units[1], &s->units[1]))
        return m->gain;
    memoir_state without = *s;
    if (card == MEMOIR_NO_CARD)
        without.played[s->active].card = MEMOIR_NO_CARD;
    m->turn = s->turn + 1u;
    m->card = (uint8_t)card;
    memcpy(m->units, s->units, sizeof m->units);
    memset(m->gain, 0, sizeof m->gain);
    const memoir_card_row *row = card == MEMOIR_NO_CARD ? NULL : memoir_card_rules(s);
    memoir_outlook *outlook = outlook_of(g, l, m, s, s->active);
    BCG_EACH (h, s->units[s->active])
        m->gain[h] = (int16_t)gain_of_order(g, l, m, &without, h, row, outlook);
    return m->gain;
}

void memoir_gains_by_card(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                          const memoir_state *s, const memoir_card_row *card,
                          int16_t out[BCG_MAX_HEXES])
{
    const bool special = is_special(card);
    const int enemy = memoir_enemy(s->active);
    memoir_state played = *s;
    played.played[s->active] = (memoir_played_card){.card = (uint8_t)(card - memoir_cards),
                                                    .as = MEMOIR_NO_CARD};
    memcpy(out, memoir_gains(g, l, m, s), sizeof m->gain);
    memoir_outlook *outlook = special ? outlook_of(g, l, m, s, s->active) : NULL;
    BCG_EACH (h, s->units[s->active]) {
        const bool next = bcg_set_meets(&g->board->neighbours[h], &s->units[enemy]);
        if (!(card->who >> memoir_class_at(s, h) & 1) || (card->traits & MCF_NEXT_TO && !next) ||
            (card->traits & MCF_APART && next))
            out[h] = 0;
        else if (special)
            out[h] = (int16_t)gain_of_order(g, l, m, &played, h, card, outlook);
    }
}

/* -- each kind of action ----------------------------------------------------------------------- */

/* The unit whose moves are being scored, one after the other: what they have in common. */
typedef struct mover {
    soldier u;
    bool known; /* false: there has been no move yet */
    int battle_moves;
    int staying; /* the value of not moving */
} mover;

static void find_mover(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                       const memoir_state *s, bcg_hex from, mover *out)
{
    out->known = true;
    out->u = soldier_at(g, l, m, s, from);
    out->battle_moves = s->phase == MP_MOVE_AGAIN ? -1 : battle_moves_of(&out->u);
    out->staying = standing_and_battle(&out->u, from, out->battle_moves);
}

static int judge_move(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                      const memoir_state *s, int seat, bcg_action a, mover *last)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    if (!last->known || last->u.at != from)
        find_mover(g, l, m, s, from, last);
    int score = standing_and_battle(&last->u, to, last->battle_moves) - last->staying;
    if (memoir_via(a, 0) != BCG_NO_HEX) { /* something happens on the way */
        memoir_state after = *s;
        const int before = memoir_medals(g, s, s->active);
        g->head.ops->apply(&g->head, &after, seat, a, NULL);
        score += 1000 * (memoir_medals(g, &after, s->active) - before);
    }
    return score;
}

static int judge_exit(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                      bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0);
    return 1000 * g->exit_medals[s->active] -
           memoir_worth(l, memoir_kind_at(s, from), memoir_figures_at(s, from));
}

static int judge_attack(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                        const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const soldier u = soldier_at(g, l, m, s, from);
    return attack_worth(&u, memoir_dice(g, s, from, to, true), to);
}

/* Being on `to` instead of `from`, for the unit whose owner decides. */
static int judge_step(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                      const memoir_state *s, bcg_hex from, bcg_hex to)
{
    const soldier u = soldier_at(g, l, m, s, from);
    return standing(&u, to) - standing(&u, from);
}

/* Taking ground and continuing the battle from there. */
static int judge_ground(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                        const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    const soldier u = soldier_at(g, l, m, s, f->at);
    const bool overruns = memoir_units[u.kind].overruns && !(s->marks[f->at] & MM_OVERRAN) &&
                          !(g->options & MOPT_NO_OVERRUN) && !forbids_battle(&u, f->to);
    return standing(&u, f->to) - standing(&u, f->at) +
           (overruns ? best_attack(&u, f->to) * l->w.overrun / 100 : 0);
}

static int judge_ambush(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                        const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    const soldier u = soldier_at(g, l, m, s, f->at);
    return attack_worth(&u, f->dice, f->to) - l->w.ambush;
}

static int judge_drop(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s, int h)
{
    const memoir_pending *f = memoir_top(s);
    if (memoir_is_occupied(s, h) || !bcg_set_has(&g->enter[MK_INFANTRY], h))
        return -1000;
    return l->ground[f->side][h] + l->prize[f->side][h];
}

static int judge_heal(const memoir_ai_tables *l, const memoir_state *s, int h)
{
    return (memoir_start_figures_at(s, h) - memoir_figures_at(s, h)) *
           l->figure[memoir_kind_at(s, h)];
}

/* VAR-OVL-15: how much the units of a section would gain by a card for it. */
static int judge_place(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                       const memoir_state *s, int card, int number)
{
    const int section = memoir_section_named(g, s->active, number);
    const bcg_set units = bcg_set_and(g->section_sets[section], s->units[s->active]);
    const int16_t *gain = memoir_gains(g, l, m, s);
    int sum = 1;
    BCG_EACH (h, units)
        if (memoir_cards[card].who >> memoir_class_at(s, h) & 1 && gain[h] > 0)
            sum += gain[h];
    return sum;
}

static int judge_one(const memoir_game *g, const memoir_ai_tables *l, memoir_memory *m,
                     const memoir_state *s, int seat, bcg_action a, mover *last)
{
    const int first = memoir_operand(a, 0);
    switch (memoir_kind_of(a)) {
    case MA_PLAY:
        return memoir_score_card(g, l, m, s, a);
    case MA_ORDER:
        return 1 + memoir_gains(g, l, m, s)[first];
    case MA_MOVE:
        return judge_move(g, l, m, s, seat, a, last);
    case MA_EXIT:
        return judge_exit(g, l, s, a);
    case MA_ATTACK:
        return 1 + judge_attack(g, l, m, s, a);
    case MA_REMOVE_WIRE:
        return 10;
    case MA_AMBUSH:
        return judge_ambush(g, l, m, s);
    case MA_IGNORE:
        return 10;
    case MA_RETREAT:
        return judge_step(g, l, m, s, (bcg_hex)first, (bcg_hex)memoir_operand(a, 1));
    case MA_TAKE_GROUND:
        return judge_ground(g, l, m, s);
    case MA_TARGET:
        return memoir_blow_worth(l, s, 2, first, m->left[s->active]);
    case MA_HEAL:
        return judge_heal(l, s, first);
    case MA_KEEP:
        return memoir_keep_worth(g, l, s, s->active, first);
    case MA_DROP:
        return judge_drop(g, l, s, first);
    case MA_HAND: /* as if it were played for that flank */
        return memoir_score_card(g, l, m, s, memoir_action(MA_PLAY, first, memoir_operand(a, 1)));
    case MA_PLACE:
        return judge_place(g, l, m, s, first, memoir_operand(a, 1));
    case MA_ASSIGN: /* VAR-YTEAM-4: whoever commands it would do the same with it */
        return BCG_NEVER;
    default: /* done, pass, strike */
        return 0;
    }
}

void memoir_attend(const memoir_game *g, memoir_memory *m, const memoir_state *s)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        m->left[side] = (uint8_t)(g->goal[side] - memoir_medals(g, s, side));
}

/* Of several members nobody ends his battles while a unit of his has a target. */
static void stay_in_battle(const memoir_game *g, const memoir_state *s, const bcg_action *actions,
                           int count, int *score)
{
    const bool several = g->seats > MEMOIR_SIDES && s->phase == MP_BATTLE && !s->pending_count;
    for (int i = 0; several && i < count; i++)
        if (memoir_kind_of(actions[i]) == MA_ATTACK)
            score[count - 1] = BCG_NEVER; /* `done` is listed last */
}

void memoir_score_actions(const bcg_game *game, const void *tables, void *memory, const void *s,
                          int seat, const bcg_action *actions, int count, int *score)
{
    const memoir_game *g = (const memoir_game *)game;
    mover last = {.known = false};
    memoir_attend(g, memory, s);
    for (int i = 0; i < count; i++)
        score[i] = judge_one(g, tables, memory, s, seat, actions[i], &last);
    stay_in_battle(g, s, actions, count, score);
}
