/* Internals of the Memoir rules: the functions the files of this folder share. From outside, a game
 * is played through bcg_memoir_ops (core/ops.h); a few functions here are also used by tools (line
 * of sight, dice, reach, medals).
 *
 * Each kind of action has a check_, an apply_ and a list_ function side by side in the file of its
 * step of the turn: play.c, order.c, move.c, battle.c, flags.c, tactics.c, draw.c. turn.c advances
 * the game between them, victory.c evaluates every change, ops.c ties it all together. */
#ifndef BOCAGE_MEMOIR_RULES_H
#define BOCAGE_MEMOIR_RULES_H

#include "memoir/action.h"
#include "memoir/events.h"
#include "memoir/game.h"

static inline int memoir_enemy(int side)
{
    return 1 - side; /* two sides, although there may be more seats */
}

/* The side of a seat; -1 for a spectator. */
static inline int memoir_side_of_seat(const memoir_game *g, int seat)
{
    return seat >= 0 && seat < g->seats ? g->side_of[seat] : -1;
}

/* The first seat of a side: the commander-in-chief, where there is one. */
static inline int memoir_seat_of_side(const memoir_game *g, int side)
{
    return g->first_seat[side];
}

static inline bool memoir_is_revised(const memoir_game *g)
{
    return g->edition == ME_REVISED;
}

/* A list under construction. */
typedef struct memoir_list {
    bcg_action *out;
    int count;
} memoir_list;

static inline void memoir_add(memoir_list *list, bcg_action a)
{
    list->out[list->count++] = a;
}

/* Adds the action with each member of a set as its operand n: the inner loop of listing. */
static inline void memoir_add_each(memoir_list *list, bcg_action a, int n, const bcg_set *set)
{
    const int shift = 8 * (n + 1);
    bcg_action *out = list->out + list->count;
    for (int w = 0; w < BCG_SET_WORDS; w++, a += (bcg_action)64 << shift)
        for (uint64_t left = set->word[w]; left; left &= left - 1)
            *out++ = a + ((bcg_action)__builtin_ctzll(left) << shift);
    list->count = (int)(out - list->out);
}

/* -- seats.c: chapter 19, who decides ---------------------------------------------------------- */

/* Who may act now, as core/ops.h wants it, in any form of play. */
bcg_seats memoir_actors(const memoir_game *g, const memoir_state *s);
static inline bool memoir_is_overlord(const memoir_game *g)
{
    return g->form_kind == MFK_OVERLORD;
}
/* Do several commanders act in the same steps of the side's turn (VAR-TEAM-4, VAR-OVL-10)? */
static inline bool memoir_is_divided(const memoir_game *g, int side)
{
    return g->form_kind == MFK_OVERLORD || (g->form_kind == MFK_TEAM && g->members[side] > 1);
}
/* The seat that decides for the side as a whole: the one whose turn it is or comes next
 * (VAR-ALLY-6), or the commander-in-chief. */
int memoir_seat_in_turn(const memoir_game *g, const memoir_state *s, int side);
/* The command that carries out the card in force, or -1 if each does its part (VAR-TEAM-4). */
int memoir_command_of_card(const memoir_game *g, const memoir_state *s);
/* The seat that acts with a unit of the active side (VAR-TEAM-4). */
int memoir_seat_of_unit(const memoir_game *g, const memoir_state *s, int h);
/* Is the unit another member's, or has its card nothing for it to do in this step? For actions that
 * name the unit they are about. */
bcg_reason memoir_check_owner(const memoir_game *g, const memoir_state *s, int seat, int h);
/* Puts a unit under a command: from now on it acts for whoever has that. */
void memoir_set_command(memoir_state *s, int h, int command);
/* The seat has done what it wanted in this step; true once all have. */
bool memoir_finish(const memoir_game *g, memoir_state *s, int seat);
/* The commander-in-chief gives a unit he has ordered to a member (VAR-YTEAM-4). */
bcg_reason memoir_check_assign(const memoir_game *g, const memoir_state *s, int seat, bcg_action a);
void memoir_apply_assign(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_assignments(const memoir_game *g, const memoir_state *s, int seat,
                             memoir_list *list);

/* The seats that may see what lies in a place of a side (VAR-ALLY-3, VAR-ALLY-9, VAR-TEAM-1). */
bcg_seats memoir_readers_of(const memoir_game *g, int side, int place);
/* The place that the side's active or next player has as his own. */
static inline int memoir_place_in_turn(const memoir_game *g, const memoir_state *s, int side)
{
    return g->form_kind == MFK_ALLIANCE && memoir_seat_in_turn(g, s, side) != g->first_seat[side]
               ? MPL_SECOND
               : MPL_HAND;
}
/* The number of the hand in a place of a side. */
static inline int memoir_hand_of(int side, int place)
{
    return place == MPL_SECOND ? MEMOIR_SIDES + side : side;
}
static inline int memoir_hand_in_turn(const memoir_game *g, const memoir_state *s, int side)
{
    return memoir_hand_of(side, memoir_place_in_turn(g, s, side));
}
/* Puts a card into a place of a side. */
void memoir_gain_card(memoir_state *s, int side, int place, int card);
/* Takes one that is there. */
void memoir_lose_card(memoir_state *s, int side, int place, int card);

/* -- overlord.c: chapter 19.6 ------------------------------------------------------------------ */

/* The section of the board that a side calls number n, counted from its left, from 1. */
int memoir_section_named(const memoir_game *g, int side, int number);
int memoir_number_of_section(const memoir_game *g, int side, int section);
/* Cards of the side on the table. */
int memoir_count_in_play(const memoir_state *s, int side);
/* Is a general's card for one of his two sections, or for both? */
bool memoir_is_for_one_section(int card);
/* May the commander-in-chief play this card himself (VAR-OVL-19)? */
bcg_reason memoir_check_chiefs_play(const memoir_state *s, int card, int way);
/* He hands a card to the general of a flank. */
bcg_reason memoir_check_hand(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_hand(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_hands(const memoir_game *g, const memoir_state *s, memoir_list *list);
/* Has he handed out enough to be done? */
bcg_reason memoir_check_handed(const memoir_state *s);
/* The generals begin. */
void memoir_begin_generals(const memoir_game *g, memoir_state *s, bcg_log *log);
/* A general says for which of his two sections a card is. */
bcg_reason memoir_check_place(const memoir_game *g, const memoir_state *s, int seat, bcg_action a);
void memoir_apply_place(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
/* The order step is over: a card that its general has left unplaced orders nobody. */
void memoir_leave_unplaced(memoir_state *s);
/* May the order that lies in a section be given to the unit on h? */
bcg_reason memoir_check_section_order(const memoir_game *g, const memoir_state *s, int section,
                                      int h);
/* The part of memoir_check_order that is Overlord's own. */
bcg_reason memoir_check_general_order(const memoir_game *g, const memoir_state *s, int seat,
                                      bcg_action a);
void memoir_apply_general_order(const memoir_game *g, memoir_state *s, int seat, bcg_action a,
                                bcg_log *log);
bcg_set memoir_general_orderable(const memoir_game *g, const memoir_state *s, int seat);
void memoir_list_general_orders(const memoir_game *g, const memoir_state *s, int seat,
                                memoir_list *list);
/* Has this seat anything left to do in the order step? */
bool memoir_general_has_orders(const memoir_game *g, const memoir_state *s, int seat);
bcg_reason memoir_check_general_heal(const memoir_game *g, const memoir_state *s, int seat,
                                     bcg_action a);
void memoir_apply_general_heal(const memoir_game *g, memoir_state *s, int seat, bcg_action a);
void memoir_order_healed(const memoir_game *g, memoir_state *s, int h);
/* Does the unit's card let it act in this step of the turn, in which others do? */
bcg_reason memoir_check_step_of(const memoir_state *s, int h);
bool memoir_clear_up_overlord(const memoir_game *g, memoir_state *s, bcg_log *log);
void memoir_forget_generals(memoir_state *s, int side);

/* -- sight.c: chapter 12 ---------------------------------------------------------------------- */

/* Is there a line of sight between two hexes, with units where they are? Follows the rules
 * literally, at any distance. */
bool memoir_sees(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b);
/* The same for hexes at most MEMOIR_SIGHT apart, from the game's table. */
bool memoir_sees_near(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b);
/* The hexes that block it; empty if it is free. */
bcg_set memoir_sight_blockers(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b);
/* What on the blocking hex h blocks: bits. */
enum {
    MSC_UNIT = 1 << 0,
    MSC_TERRAIN = 1 << 1, /* woods, houses */
    MSC_BUNKER = 1 << 2,
    MSC_HILL = 1 << 3, /* the hill itself */
    MSC_FIRE = 1 << 4, /* blocks all fire */
    MSC_LAKE = 1 << 5, /* together with another lake */
    MEMOIR_SIGHT_CAUSES = 6,
};
unsigned memoir_sight_causes(const memoir_game *g, const memoir_state *s, bcg_hex a, bcg_hex b,
                             bcg_hex h);
/* Is there terrain in between that blocks all fire (SCEN-3)? */
bool memoir_fire_is_blocked(const memoir_game *g, bcg_hex a, bcg_hex b);
/* Are they on opposite banks of a river too wide for infantry fire (SCEN-6)? */
bool memoir_river_is_too_wide(const memoir_game *g, bcg_hex a, bcg_hex b);
/* Fills the game's table; traits, heights and hill groups must be set. */
void memoir_sight_init(memoir_game *g);

/* -- dice.c: chapters 6.3, 7 and 16 ----------------------------------------------------------- */

/* The parts that make up a number of dice (STACK-1). */
typedef struct memoir_dice_sum {
    int base, bonus, out_of, into;
} memoir_dice_sum;

/* Dice of the unit on `from` against the unit on `to`; `bonus`: include the card's bonus dice. */
memoir_dice_sum memoir_dice_parts(const memoir_game *g, const memoir_state *s, bcg_hex from,
                                  bcg_hex to, bool bonus);
static inline int memoir_dice_total(memoir_dice_sum d)
{
    return d.base + d.bonus - d.out_of - d.into;
}
int memoir_dice(const memoir_game *g, const memoir_state *s, bcg_hex from, bcg_hex to, bool bonus);
/* The face with the symbol of a class (DICE-2, DICE-3), or -1 for artillery, which has none. */
static inline int memoir_symbol_of(memoir_class kind)
{
    return kind == MK_INFANTRY ? MF_INFANTRY : kind == MK_ARMOR ? MF_ARMOR : -1;
}
/* Number of dice in a roll that show the symbol of a class. */
int memoir_symbols(bcg_action roll, memoir_class kind);
/* Hits of a roll on a unit of this class; `stars`: stars hit, too. */
int memoir_hits(bcg_action roll, memoir_class target, bool stars);
/* Is this kind of pending entry a dice roll? */
static inline bool memoir_is_roll(int what)
{
    switch (what) {
    case PENDING_ATTACK:
    case PENDING_AMBUSH_ROLL:
    case PENDING_BOMB:
    case PENDING_MEDICS_ROLL:
    case PENDING_FINEST_HOUR:
        return true;
    default:
        return false;
    }
}
/* Is it chance that decides such an entry? */
static inline bool memoir_is_chance(int what)
{
    return what == PENDING_DRAW || what == PENDING_DRIFT || memoir_is_roll(what);
}
/* Checks any roll, whatever it is for; battle.c and tactics.c apply it. */
bcg_reason memoir_check_roll(const memoir_state *s, bcg_action a);
void memoir_tell_roll(bcg_action a, bcg_log *log);
/* May the unit on h ignore a flag (FLAG-1)? */
bool memoir_may_ignore(const memoir_game *g, const memoir_state *s, bcg_hex h);

/* VIC-9: marks this turn as not quiet. */
static inline void memoir_stir(memoir_state *s)
{
    s->quiet = 0;
    s->stirred = 1;
}

/* -- units.c: placing and removing units, losing figures --------------------------------------- */

/* Moves the unit on `from` to the empty hex `to`, with everything that belongs to it. Effects on
 * the hexes it leaves and enters are up to memoir_leave and memoir_arrive. */
void memoir_put(memoir_state *s, bcg_hex from, bcg_hex to);
void memoir_remove(memoir_state *s, bcg_hex h);
/* The unit has left h or was destroyed there: sandbags go (OBS-SAND-5, OBS-SAND-6). */
void memoir_leave(memoir_state *s, bcg_hex h, bcg_log *log);
/* Removes figures, at most all; this may destroy the unit and change medals. */
void memoir_lose_figures(const memoir_game *g, memoir_state *s, bcg_hex h, int figures,
                         bcg_log *log);
void memoir_remove_wire(memoir_state *s, bcg_hex h, bcg_log *log);
/* Is there an enemy of the side next to h? */
static inline bool memoir_has_enemy_next(const memoir_game *g, const memoir_state *s, bcg_hex h,
                                         int side)
{
    return bcg_set_meets(&g->board->neighbours[h], &s->units[memoir_enemy(side)]);
}

/* -- move.c: chapter 5 ------------------------------------------------------------------------ */

/* The hexes the unit on `h` can reach now, all of them and by their lowest cost; [0] is empty. */
typedef struct memoir_reach {
    bcg_set all, at_cost[MEMOIR_MOST_MOVES + 1];
    bcg_set onward; /* of these, where movement for one more hex is left, e.g. to leave the board */
} memoir_reach;
void memoir_reach_of(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out);
/* The same by walking every path step by step: slow, but obviously correct. For tests. */
void memoir_reach_plainly(const memoir_game *g, const memoir_state *s, bcg_hex h,
                          memoir_reach *out);
/* Hexes the side's initial units could ever reach, in any number of moves with nobody in the
 * way. */
bcg_set memoir_ever_reached(const memoir_game *g, int side);
/* The listed action that is equivalent to a move or exit with its path written out; the action
 * itself if there is none. */
bcg_action memoir_canonical_move(const memoir_game *g, const memoir_state *s, bcg_action a);

bcg_reason memoir_check_move(const memoir_game *g, const memoir_state *s, bcg_action a);
bcg_reason memoir_check_exit(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_move(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_apply_exit(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_moves(const memoir_game *g, const memoir_state *s, memoir_list *list);
/* May the unit on `from` advance to the vacated hex `to` (GROUND-6, GROUND-8)? */
bcg_reason memoir_check_ground(const memoir_game *g, const memoir_state *s, bcg_hex from,
                               bcg_hex to);
/* Does this step enter or leave a long bridge other than at its ends (SCEN-6)? */
bool memoir_crosses_railing(const memoir_game *g, bcg_hex from, bcg_hex to);
/* Applies terrain and obstacles to a unit that has ended its move on h (GROUND-9), coming from
 * `from`. */
void memoir_arrive(const memoir_game *g, memoir_state *s, bcg_hex from, bcg_hex h, bcg_log *log);

/* -- play.c, order.c: chapters 3, 4 and 17.1, 17.2 -------------------------------------------- */

/* The card whose rules would apply if this one were played now: for Counter-Attack the card it
 * copies, or MEMOIR_NO_CARD. */
int memoir_card_meant(const memoir_state *s, int card);
/* A card that the active player can only take from between the partners is meant to be taken from
 * there, even if that is not said. */
bcg_action memoir_name_place(const memoir_game *g, const memoir_state *s, bcg_action a);
bcg_reason memoir_check_play(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_play(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_plays(const memoir_game *g, const memoir_state *s, memoir_list *list);

bcg_reason memoir_check_order(const memoir_game *g, const memoir_state *s, int seat, bcg_action a);
void memoir_apply_order(const memoir_game *g, memoir_state *s, int seat, bcg_action a,
                        bcg_log *log);
void memoir_list_orders(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list);
/* All units the card can order now, for any member and for this one. */
bcg_set memoir_orderable(const memoir_game *g, const memoir_state *s);
bcg_set memoir_orderable_by(const memoir_game *g, const memoir_state *s, int seat);
bool memoir_can_order(const memoir_game *g, const memoir_state *s);
/* Does a card of this kind order a unit like the one on h there? */
bcg_reason memoir_check_class(const memoir_game *g, const memoir_state *s, int card, bool fallback,
                              int h);
/* CARD-FINEST-3: can these faces order so many units of each class? */
bool memoir_faces_order(const uint8_t faces[3], const int units[MEMOIR_CLASSES]);
/* How many more units the card can order at most. */
int memoir_count_orders_left(const memoir_game *g, const memoir_state *s);

/* -- battle.c: chapters 6, 9, 10 and Ambush ---------------------------------------------------- */

bcg_reason memoir_check_attack(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_attack(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_attacks(const memoir_game *g, const memoir_state *s, memoir_list *list);
bcg_reason memoir_check_remove_wire(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_remove_wire(memoir_state *s, bcg_action a, bcg_log *log);
/* Do public facts allow an Ambush against this attack (CARD-AMBUSH-17)? */
bool memoir_ambush_is_possible(const memoir_game *g, const memoir_state *s, bcg_hex attacker,
                               bcg_hex target);
bcg_reason memoir_check_ambush(const memoir_game *g, const memoir_state *s, int seat, bcg_action a);
void memoir_apply_ambush(const memoir_game *g, memoir_state *s, int seat, bcg_action a,
                         bcg_log *log);
bcg_reason memoir_check_take_ground(const memoir_state *s);
void memoir_apply_take_ground(const memoir_game *g, memoir_state *s, bcg_log *log);
/* Can the unit on h battle now, and does it have a target? */
bool memoir_has_attack(const memoir_game *g, const memoir_state *s, bcg_hex h);
/* The dice of PENDING_ATTACK, PENDING_AMBUSH_ROLL and PENDING_BOMB. */
void memoir_apply_battle_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
/* PENDING_AFTERMATH and PENDING_AMBUSHED, once everything above them is resolved. */
void memoir_settle_aftermath(const memoir_game *g, memoir_state *s);
void memoir_settle_ambushed(const memoir_game *g, memoir_state *s, bcg_log *log);

/* -- flags.c: chapter 8 ----------------------------------------------------------------------- */

/* Flags against the unit on h: pushes the decisions its owner has to make, or removes figures. */
void memoir_suffer_flags(const memoir_game *g, memoir_state *s, bcg_hex h, int flags,
                         bool may_ignore, bcg_log *log);
bcg_reason memoir_check_retreat(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_retreat(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_retreats(const memoir_game *g, const memoir_state *s, memoir_list *list);
bcg_reason memoir_check_ignore(const memoir_state *s);
/* Answers PENDING_IGNORE: one flag is ignored, or not. */
void memoir_apply_ignore(const memoir_game *g, memoir_state *s, bool ignore, bcg_log *log);
/* The unit stops here (French Resistance, after the required steps). */
bcg_reason memoir_check_retreat_done(const memoir_state *s);
void memoir_apply_retreat_done(memoir_state *s);
/* The hexes a unit on h may step back to; and how many rows it can retreat in total, up to
 * `most`. */
bcg_set memoir_retreat_steps(const memoir_game *g, const memoir_state *s, bcg_hex h);
int memoir_retreat_room(const memoir_game *g, const memoir_state *s, bcg_hex h, int most);

/* -- tactics.c: chapter 17.3, the cards with special procedures -------------------------------- */

bcg_reason memoir_check_target(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_target(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_targets(const memoir_game *g, const memoir_state *s, memoir_list *list);
bcg_reason memoir_check_targets_done(const memoir_state *s);
void memoir_apply_targets_done(memoir_state *s);
/* The enemies a pending Air Power may name first: all, or those in its section. */
bcg_set memoir_air_targets(const memoir_game *g, const memoir_state *s, const memoir_pending *f);
bcg_reason memoir_check_strike(const memoir_state *s, bcg_action a);
void memoir_apply_strike(memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_strikes(const memoir_state *s, memoir_list *list);
bcg_reason memoir_check_heal(const memoir_state *s, bcg_action a);
void memoir_apply_heal(const memoir_game *g, memoir_state *s, bcg_action a);
void memoir_list_heals(const memoir_state *s, memoir_list *list);
bool memoir_is_hurt(const memoir_state *s, int h);
/* Does the active side have a unit that has lost figures? */
bool memoir_has_hurt_unit(const memoir_state *s);
/* Number of dice for Medics & Mechanics and Their Finest Hour. */
int memoir_dice_for_cards(const memoir_game *g, const memoir_state *s);
void memoir_apply_medics_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_apply_finest_hour_roll(const memoir_game *g, memoir_state *s, bcg_action a,
                                   bcg_log *log);
/* CARD-DIGIN-2: places sandbags for a unit that was just ordered. */
void memoir_dig_in(const memoir_game *g, memoir_state *s, bcg_hex h, bcg_log *log);
/* Starts the procedure of Air Power, Barrage, Medics & Mechanics or Their Finest Hour. */
void memoir_begin_air_power(const memoir_game *g, memoir_state *s, int dice, int flank);
void memoir_begin_barrage(memoir_state *s, int dice);
void memoir_begin_medics(memoir_state *s);
void memoir_begin_finest_hour(const memoir_game *g, memoir_state *s);

/* -- draw.c: chapter 11, and setup.c: SCEN-8 -------------------------------------------------- */

/* The deck and the discards a side uses: its own in Overlord (VAR-OVL-12). */
static inline bool memoir_has_own_deck(const memoir_game *g, int side)
{
    return side == MS_ALLIES && memoir_is_overlord(g);
}
const uint8_t *memoir_deck_of(const memoir_game *g, const memoir_state *s, int side);
const uint8_t *memoir_discards_of(const memoir_game *g, const memoir_state *s, int side);
int memoir_deck_size_of(const memoir_game *g, const memoir_state *s, int side);
void memoir_discard(const memoir_game *g, memoir_state *s, int side, int card, bcg_log *log);
void memoir_reshuffle(const memoir_game *g, memoir_state *s, int side, bcg_log *log);
bcg_reason memoir_check_draw(const memoir_game *g, const memoir_state *s, bcg_action a);
void memoir_apply_draw(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
bcg_reason memoir_check_keep(const memoir_state *s, bcg_action a);
void memoir_apply_keep(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);
void memoir_list_keeps(const memoir_state *s, memoir_list *list);
/* DRAW-6: discards and replaces the cards of this turn. Called repeatedly; true once the turn is
 * over. */
bool memoir_clear_up(const memoir_game *g, memoir_state *s, bcg_log *log);
/* The side had no card to play: it draws, and leaves nothing to copy. */
void memoir_draw_without_card(const memoir_game *g, memoir_state *s);
/* The innermost pending entry is a draw: makes sure a card can be drawn (DRAW-3), or ends the draw
 * and returns true. */
bool memoir_settle_draw(const memoir_game *g, memoir_state *s, bcg_log *log);

void memoir_begin(const memoir_game *g, memoir_state *s);
bcg_reason memoir_check_drop(const memoir_state *s);
void memoir_apply_drop(memoir_state *s, bcg_action a);
void memoir_list_drops(const memoir_game *g, memoir_list *list);
bcg_reason memoir_check_drift(const memoir_state *s, bcg_action a);
void memoir_apply_drift(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log);

/* -- turn.c ----------------------------------------------------------------------------------- */

memoir_pending *memoir_push(memoir_state *s, memoir_pending_kind what, int side);
void memoir_pop(memoir_state *s);
/* `pass`: declines what is pending. */
bcg_reason memoir_check_pass(const memoir_state *s);
void memoir_apply_pass(const memoir_game *g, memoir_state *s, int seat, bcg_log *log);
/* `done`: a seat of the active side ends its part of a step of the turn. */
bcg_reason memoir_check_end_step(const memoir_game *g, const memoir_state *s);
void memoir_apply_end_step(const memoir_game *g, memoir_state *s, int seat, bcg_log *log);
/* The step is over for all. */
void memoir_end_step(memoir_state *s);
/* The card is played and its orders are known: continue to moves and battles, or skip them. */
void memoir_begin_orders(const memoir_game *g, memoir_state *s, bcg_log *log);
void memoir_begin_moves(memoir_state *s);
void memoir_begin_draw(memoir_state *s);
/* Advance until a player or chance has to decide. */
void memoir_settle(const memoir_game *g, memoir_state *s, bcg_log *log);

/* -- victory.c: chapter 18 -------------------------------------------------------------------- */

/* Medals of a side, capped at its goal (VIC-3). */
int memoir_medals(const memoir_game *g, const memoir_state *s, int side);
/* Something medals may depend on has changed: updates objectives and checks for a winner. */
void memoir_evaluate(const memoir_game *g, memoir_state *s, bcg_log *log);
/* Evaluates at the moments of OBJ-8 and OBJ-13. */
void memoir_evaluate_turn(const memoir_game *g, memoir_state *s, memoir_moment moment,
                          bcg_log *log);
/* The side has destroyed a unit worth this many medals, or its own unit has exited the board. */
void memoir_score_unit(const memoir_game *g, memoir_state *s, int side, int medals, bcg_log *log);
void memoir_score_exit(const memoir_game *g, memoir_state *s, int side, int medals, bcg_log *log);
void memoir_end_game(memoir_state *s, int result, bcg_log *log);
/* Hexes where a unit of the side merely passing through has an effect (OBJ-11, OBS-SAND-7). */
bcg_set memoir_eventful_hexes(const memoir_game *g, const memoir_state *s, int side);
bool memoir_leaving_matters(const memoir_game *g, const memoir_state *s, bcg_hex h);
/* Moves a unit in a trial state, updating only what medals depend on: sets, sandbags, objectives
 * and result; the arrays by hex are left alone. */
void memoir_try_step(const memoir_game *g, memoir_state *trial, int side, bcg_hex from, bcg_hex to);

/* -- logging ---------------------------------------------------------------------------------- */

static inline void memoir_tell(bcg_log *log, int kind, int nargs, int a, int b, int c)
{
    if (log) {
        const int16_t args[3] = {(int16_t)a, (int16_t)b, (int16_t)c};
        bcg_log_add(log, (uint16_t)kind, BCG_PUBLIC, nargs, args);
    }
}

#endif
