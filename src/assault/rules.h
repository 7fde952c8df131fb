/* The Assault rules from the inside: what the files of this folder ask of each other. Outside, a
 * game is played through bcg_assault_ops (core/ops.h).
 *
 * Each kind of action has a check_, an apply_ and a list_ function side by side in the file of its
 * part of the turn: setup.c, draw.c, move.c, deploy.c, play.c, combat.c. What is declared and not
 * yet done is pending (state.h); turn.c carries it on until somebody, or chance, has to decide.
 * Reaction windows are in window.c, the automa in solo.c. */
#ifndef BOCAGE_ASSAULT_RULES_H
#define BOCAGE_ASSAULT_RULES_H

#include "assault/action.h"
#include "assault/events.h"
#include "assault/game.h"

static inline int assault_enemy(int side)
{
    return 1 - side;
}

/* A side is a seat in a duel; the only seat of a solo game is the one who is no automa. */
static inline int assault_seat_of_side(const assault_game *g, int side)
{
    return g->npc == ASSAULT_NOBODY ? side : 0;
}

static inline int assault_side_of_seat(const assault_game *g, int seat)
{
    return g->npc == ASSAULT_NOBODY || seat != 0 ? seat : assault_enemy(g->npc);
}

/* A list under construction. */
typedef struct assault_list {
    bcg_action *end; /* where the next one goes */
} assault_list;

static inline void assault_add(assault_list *list, bcg_action a)
{
    *list->end++ = a;
}

/* Loop over the tiles of a mask in rising order. */
#define ASSAULT_EACH(t, mask)               \
    for (uint64_t left_##t = (mask), t = 0; \
         left_##t && ((t = (uint64_t)__builtin_ctzll(left_##t)), true); left_##t &= left_##t - 1)

/* The action of this kind for each of the tiles as its second operand. */
static inline void assault_add_each(assault_list *list, assault_action_kind kind, int first,
                                    uint64_t tiles)
{
    const bcg_action a = assault_action(kind, first, 0);
    bcg_action *end = list->end;
    ASSAULT_EACH(t, tiles)
    *end++ = a | t << 16;
    list->end = end;
}

/* These tiles and their neighbours along the sides, beyond the board too: callers cut that off. A
 * row is 8 tiles on every board (grid/tiles.h). */
static inline uint64_t assault_spread(uint64_t tiles)
{
    const uint64_t first = UINT64_C(0x0101010101010101), last = first << 7;
    return tiles | tiles << 8 | tiles >> 8 | (tiles & ~last) << 1 | (tiles & ~first) >> 1;
}

static inline int assault_count(uint64_t tiles)
{
    int n = 0;
    for (; tiles; tiles &= tiles - 1)
        n++;
    return n;
}

static inline int assault_least(int a, int b)
{
    return a < b ? a : b;
}

/* -- units.c: what units are and what becomes of them ------------------------------------------ */

static inline const assault_unit_row *assault_row(const assault_game *g, int kind)
{
    return &g->book.unit[kind];
}

/* The card of the unit there; it must be known. */
static inline const assault_unit_row *assault_row_at(const assault_game *g, const assault_state *s,
                                                     int tile)
{
    return &g->book.unit[s->unit[tile].kind - 1];
}

/* Is the kind of the unit hidden in this view? */
static inline bool assault_is_unknown(const assault_state *s, int tile)
{
    return s->unit[tile].kind == ASSAULT_HIDDEN;
}

/* MORALE-1: printed morale and markers. */
static inline int assault_morale_at(const assault_game *g, const assault_state *s, int tile)
{
    return assault_row_at(g, s, tile)->morale + s->unit[tile].markers;
}

/* Never moves (DUEL02-S2, DUEL07-S5). By kind, it is as hidden as the kind. */
static inline bool assault_is_immobile(const assault_game *g, const assault_state *s, int tile)
{
    return s->unit[tile].marks & AU_IMMOBILE || bcg_set_has(&g->immobile, assault_kind_at(s, tile));
}

/* Why such a unit does not move: by its kind, or this one. */
static inline bcg_reason assault_why_immobile(const assault_state *s, int tile)
{
    return s->unit[tile].marks & AU_IMMOBILE ? AR_FIXED : AR_IMMOBILE;
}

bool assault_is_dug_in(const assault_game *g, const assault_state *s, int tile);
/* The same for its owner, who knows of a face-down unit whether it has dug in by itself (AMB-66).
 */
bool assault_is_dug_in_for_owner(const assault_game *g, const assault_state *s, int tile);
/* A dug-in marker is lost (MOVE-8, DIG-5, COMBAT-1). */
void assault_leave_trench(assault_state *s, int tile, bcg_log *log);
/* Put a unit on a free tile; what it meets there is up to the callers of assault_arrive. */
assault_unit *assault_put(assault_state *s, int tile, int kind, int side);
/* It leaves the tile for another, free one. */
void assault_carry(assault_state *s, int from, int to);
/* A change of morale, as much of it as the limits allow (MORALE-2, OPCARD-3); the unit is destroyed
 * at 0. Returns the change. */
int assault_change_morale(const assault_game *g, assault_state *s, int tile, int change, int least,
                          bcg_log *log);
/* The unit is gone: to its owner's discards (MORALE-3). */
void assault_destroy(const assault_game *g, assault_state *s, int tile, bcg_log *log);
void assault_reveal(const assault_game *g, assault_state *s, int tile, bcg_log *log);
/* The unit has come to the tile: revealing (REVEAL-2, REVEAL-4, REVEAL-8) and control (CTRL-2,
 * CTRL-3, CTRL-6). True if the tile was the enemy's. */
bool assault_arrive(const assault_game *g, assault_state *s, int tile, bcg_log *log);
/* Face-down enemies that the scout car on `tile` would turn up if it came to `to` (REVEAL-4); none
 * if it is no scout car, or not known. */
uint64_t assault_scouted_from(const assault_game *g, const assault_state *s, int tile, int to);
void assault_take_control(assault_state *s, int side, int tile, bcg_log *log);
/* The unit digs in if its card says that it does so by itself (ABIL-7). */
void assault_dig_automatically(const assault_game *g, assault_state *s, int tile, bcg_log *log);
/* DIG-6: every unit that digs in automatically, of the sides of the mask. */
void assault_auto_dig(const assault_game *g, assault_state *s, int sides, bcg_log *log);
/* Why a unit of the kind may not be on the tile, whoever stands there; BCG_OK if it may. */
bcg_reason assault_check_ground(const assault_game *g, int kind, int tile);
void assault_give_prestige(assault_state *s, int side, int change, bcg_log *log);

/* -- piles.c ----------------------------------------------------------------------------- */

/* One of the cards alike moves from a pile to another; ASSAULT_ZONES stands for the map. */
void assault_give(const assault_game *g, assault_state *s, int card, int from, int to);
/* Of copies alike, those with the lowest numbers lie in the first pile. Before, no pile holds two
 * of the same number, but the same number may lie in several. */
void assault_sort_piles(const assault_game *g, assault_state *s);
/* The first card of those alike that lies in the pile, or ASSAULT_NO_CARD. */
int assault_card_in(const assault_game *g, const assault_state *s, int kind, int zone);
/* A card can be drawn from the deck, which is rebuilt if need be (CARD-12). */
bool assault_refill(const assault_game *g, assault_state *s, int deck, bcg_log *log);
/* Could one be drawn? */
bool assault_can_draw(const assault_game *g, const assault_state *s, int deck);
/* Where a card goes that leaves play. */
int assault_discards_of(const assault_game *g, int card);
static inline int assault_unit_deck(int side)
{
    return AZ_UNITS + side;
}
/* Action cards in a hand: how many is public. */
static inline int assault_hand_actions(const assault_state *s, int side)
{
    return s->size[AZ_HAND + side] - s->hand_units[side];
}
static inline int assault_tm(const assault_game *g, int card)
{
    return g->card[card].tm;
}
/* Is this card good for nothing but a sacrifice (chapter 19)? */
static inline bool assault_is_banned(const assault_game *g, int side, int kind)
{
    return bcg_set_has(&g->sacrifice_only[side], kind);
}
/* Does the pile hold a card of these alike? */
static inline bool assault_holds(const assault_game *g, const assault_state *s, int zone, int card)
{
    for (int i = g->card[card].first, n = g->card[card].copies; n > 0; i++, n--)
        if (bcg_set_has(&s->pile[zone], i))
            return true;
    return false;
}

/* -- setup.c: chapter 5, and draw.c: chapter 7 ---------------------------------------------------
 */

void assault_begin(const assault_game *g, assault_state *s);
/* The next part of the set-up, once nothing is pending. */
void assault_go_on_with_setup(const assault_game *g, assault_state *s, bcg_log *log);
bcg_reason assault_check_place(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_place(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_list_places(const assault_game *g, const assault_state *s, assault_list *list);
bcg_reason assault_check_placed(const assault_game *g, const assault_state *s);
void assault_end_placing(const assault_game *g, assault_state *s, bcg_log *log);
/* The prestige a side has spent on starting units, and what it has left for more; how many it has
 * placed. */
int assault_start_spent(const assault_game *g, const assault_state *s, int side);
int assault_start_left(const assault_game *g, const assault_state *s, int side);
int assault_start_placed(const assault_state *s, int side);
uint64_t assault_start_zone(const assault_game *g, const assault_state *s, int side);
/* The flip for the first turn. */
void assault_apply_first_flip(const assault_game *g, assault_state *s, int card, bcg_log *log);
void assault_apply_edges(const assault_game *g, assault_state *s, int lot, bcg_log *log);

void assault_begin_draw(const assault_game *g, assault_state *s);
bcg_reason assault_check_mix(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_mix(const assault_game *g, assault_state *s, bcg_action a);
void assault_list_mixes(const assault_game *g, const assault_state *s, assault_list *list);
bcg_reason assault_check_buy(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_buy(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_list_buys(const assault_game *g, const assault_state *s, assault_list *list);
/* A card drawn for the deal that is pending. */
void assault_apply_deal(const assault_game *g, assault_state *s, int card, bcg_log *log);
/* The deck the pending deal draws from next. */
int assault_deal_deck(const assault_pending *p);

/* -- move.c: chapters 8.1, 8.2, 8.5, 14 ----------------------------------------------------------
 */

bcg_reason assault_check_move(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_swap(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_dig_in(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_attack(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_transfer(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_activate(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_move(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_swap(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_dig_in(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_attack(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_transfer(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_activate(assault_state *s, bcg_action a);
void assault_list_units(const assault_game *g, const assault_state *s, assault_list *list);
/* The table of what a unit may still do of its own. */
void assault_fill_left(assault_game *g);
/* The step that is pending goes on. */
void assault_settle_step(const assault_game *g, assault_state *s, bcg_log *log);
/* A mine check that shows this modifier (MINE-1), a swamp check. */
void assault_apply_mine(const assault_game *g, assault_state *s, int tm, bcg_log *log);
void assault_apply_swamp(assault_state *s, int tm, bcg_log *log);
/* Does the unit make a mine check when it comes to an enemy tile? */
bool assault_fears_mines(const assault_game *g, const assault_state *s, int tile);
/* INCOME-3, and whatever else ends with the player turn. */
void assault_clear_marks(assault_state *s, int side);

/* -- deploy.c: chapter 8.7 ------------------------------------------------------------------------
 */

/* Why a unit of the active side may not be placed there, whatever it costs. */
bcg_reason assault_check_deploy_tile(const assault_game *g, const assault_state *s, int kind,
                                     int tile);
/* Tiles linked to the side's home row (DEPLOY-2, DEPLOY-3), free ones only. */
uint64_t assault_supplied(const assault_game *g, const assault_state *s, int side);
/* The half of the board that lies farther from the edge; a middle row belongs to neither. */
uint64_t assault_far_half(const assault_game *g, int edge);
/* DEPLOY-8. */
int assault_price(const assault_game *g, const assault_state *s, int side, int kind, int tile);
bcg_reason assault_check_deploy(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_deploy(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_list_deploys(const assault_game *g, const assault_state *s, assault_list *list);

/* -- play.c: action cards, chapters 4, 8.8 and 15
 * -------------------------------------------------- */

bcg_reason assault_check_play(const assault_game *g, const assault_state *s, int side,
                              bcg_action a);
void assault_apply_play(const assault_game *g, assault_state *s, int side, bcg_action a,
                        bcg_log *log);
void assault_list_plays(const assault_game *g, const assault_state *s, int side,
                        assault_list *list);
/* Would this card, free of charge and wherever it comes from, have an effect now (CARD-18)? */
bcg_reason assault_check_effect(const assault_game *g, const assault_state *s, int side, int card,
                                int a, int b);
/* Support of this firing that Off Target, or for guns Strafing Run, would cancel (SUPPORT-8). */
uint64_t assault_cuttable(const assault_game *g, const assault_state *s, bool guns);
/* Supporting artillery whose support a Strafing Run would cancel (AMB-18). */
uint64_t assault_guns(const assault_game *g, const assault_state *s);
/* AA-1: anti-air units of a side that cover the tile; and which of several fires (AMB-69). */
uint64_t assault_covering(const assault_game *g, const assault_state *s, int side, int tile);
int assault_first_to_fire(const assault_state *s, uint64_t guns);
/* Announce a card that is paid for: it lies on the table, and the enemy may react. */
void assault_announce(const assault_game *g, assault_state *s, int side, int card, int a, int b,
                      int from, bcg_log *log);
/* The card that is pending goes on. */
void assault_settle_card(const assault_game *g, assault_state *s, bcg_log *log);
void assault_apply_card_flip(const assault_game *g, assault_state *s, int tm, bcg_log *log);
void assault_apply_anti_air(const assault_game *g, assault_state *s, int tm, bcg_log *log);
void assault_apply_discard(const assault_game *g, assault_state *s, int card, bcg_log *log);
/* Special actions of scenarios: DUEL02-S1, DUEL08-S1, DUEL08-S3. */
bcg_reason assault_check_lift(const assault_game *g, const assault_state *s, bcg_action a);
bcg_reason assault_check_shell(const assault_game *g, const assault_state *s, bcg_action a);
void assault_apply_lift(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_apply_shell(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log);
void assault_list_special(const assault_game *g, const assault_state *s, assault_list *list);

/* -- window.c: CARD-16
 * ----------------------------------------------------------------------------- */

/* Has the side a hand with any action card, as everybody can see? */
static inline bool assault_might_hold(const assault_game *g, const assault_state *s, int side)
{
    return side != g->npc && assault_hand_actions(s, side) > 0;
}
/* Could the side, as far as everybody can tell, hold such a card and pay for it? */
bool assault_could_play(const assault_game *g, const assault_state *s, int side, int kind);
/* Open a window for the side if public facts allow any card in it. */
void assault_open_window(const assault_game *g, assault_state *s, int side, assault_window window,
                         int a, int b);
/* Is the card one for the window that is open? */
bcg_reason assault_check_reaction(const assault_game *g, const assault_state *s, int kind);
/* Own units that could fire at one that has just come to the tile. */
uint64_t assault_snipers(const assault_game *g, const assault_state *s, int side, int tile);
/* Opportunity Fire in the window that is open: may the unit there fire? */
bcg_reason assault_check_sniper(const assault_game *g, const assault_state *s, int side, int tile);

/* -- combat.c, support.c, retreat.c: chapters 11 and 12
 * --------------------------------------------- */

void assault_begin_combat(const assault_game *g, assault_state *s, int from, int to, bool surprise,
                          bcg_log *log);
void assault_settle_combat(const assault_game *g, assault_state *s, bcg_log *log);
/* Values never stand below 1 (COMBAT-0). `card` has changed them. */
void assault_change_fire(assault_state *s, int change, int card, assault_cause cause, bcg_log *log);
void assault_change_target(assault_state *s, int change, int card, assault_cause cause,
                           bcg_log *log);
/* The side whose unit fires, and its tile or that of its target; BCG_NO_TILE if it is gone. */
int assault_firing_side(const assault_state *s);
static inline int assault_firing_tile(const assault_state *s)
{
    return s->combat.tile[s->combat.firing];
}
static inline int assault_target_tile(const assault_state *s)
{
    return s->combat.tile[1 - s->combat.firing];
}
/* Is the unit one of the two, and which (0: attacker)? -1: neither. */
int assault_role_of(const assault_state *s, int tile);
/* The morale of a unit of the combat is changed, or it is destroyed, by a card of `side`
 * (COMBAT-17). */
void assault_hurt_in_combat(const assault_game *g, assault_state *s, int tile, int change, int side,
                            int card, bcg_log *log);
/* COMBAT-12. */
static inline int assault_loss(int fire, int target)
{
    return fire > target ? (fire - target + 1) / 2 : 0;
}
/* COMBAT-13, TEST-F. */
static inline int assault_reward(int cost)
{
    return (cost + 1) / 2;
}
void assault_apply_pass(const assault_game *g, assault_state *s, bcg_log *log);
bcg_reason assault_check_pass(const assault_game *g, const assault_state *s);
/* SUPPORT-7: face-down units of the firing side near enough that somebody could think they support,
 * whose owner has not yet left them out. */
uint64_t assault_hidden_supporters(const assault_game *g, const assault_state *s);
bcg_reason assault_check_support(const assault_game *g, const assault_state *s, int tile);
void assault_apply_support(const assault_game *g, assault_state *s, int tile, bcg_log *log);
bcg_reason assault_check_sacrifice(const assault_game *g, const assault_state *s, int side,
                                   bcg_action a);
void assault_apply_sacrifice(const assault_game *g, assault_state *s, int side, bcg_action a,
                             bcg_log *log);
void assault_list_sacrifices(const assault_game *g, const assault_state *s, int side,
                             assault_list *list);
void assault_apply_modifier(assault_state *s, int tm, int card, bcg_log *log);
void assault_apply_reward(const assault_game *g, assault_state *s, bool take, bcg_log *log);
bool assault_can_advance(const assault_game *g, const assault_state *s);
bcg_reason assault_check_advance(const assault_state *s);
void assault_apply_advance(const assault_game *g, assault_state *s, bcg_log *log);
/* The battle value a card adds (COMBAT-10, DUEL11-S4). */
int assault_battle_value(const assault_game *g, int card);
void assault_push_reward(const assault_game *g, assault_state *s, int side, int kind, bcg_log *log);

/* Tiles of the side's units that give support against the target, known kinds only; `with_hidden`
 * counts those face down as well. */
uint64_t assault_supporters(const assault_game *g, const assault_state *s, int side, int firing,
                            int target, bool face_down);
bool assault_can_support(const assault_game *g, const assault_state *s, int tile, int target);
/* Tiles that the unit on `tile` would support fire at (SUPPORT-3 to SUPPORT-6). */
uint64_t assault_support_range(const assault_game *g, const assault_state *s, int tile);

/* -- turn.c
 * ----------------------------------------------------------------------------------------- */

assault_pending *assault_push(assault_state *s, assault_pending_kind what, int side);
void assault_pop(assault_state *s);
/* The operations phase of the active side is over. */
void assault_end_operations(const assault_game *g, assault_state *s, bcg_log *log);
void assault_begin_turn(const assault_game *g, assault_state *s, bcg_log *log);
void assault_settle(const assault_game *g, assault_state *s, bcg_log *log);
/* Does chance decide this? Does it name a card? */
static inline bool assault_is_chance(int what)
{
    const uint32_t kinds = 1u << AP_EDGES | 1u << AP_DEAL | 1u << AP_FIRST_FLIP |
                           1u << AP_START_DRAW | 1u << AP_MINE | 1u << AP_SWAMP |
                           1u << AP_CARD_FLIP | 1u << AP_ANTI_AIR | 1u << AP_DISCARD |
                           1u << AP_MODIFIER | 1u << AP_NPC_OPERATION | 1u << AP_NPC_CARD |
                           1u << AP_NPC_SACRIFICE | 1u << AP_NPC_MODIFIERS | 1u << AP_NPC_UNIT |
                           1u << AP_NPC_FLIP;
    return kinds >> what & 1;
}
/* The card that chance has brought for what is pending. */
void assault_apply_card(const assault_game *g, assault_state *s, int card, bcg_log *log);
/* The active side's turn is over, and the next one begins. */
void assault_end_turn(const assault_game *g, assault_state *s, bcg_log *log);

/* -- victory.c: chapter 10
 * ---------------------------------------------------------------------------- */

/* The end of a game turn: what is counted by turns. */
void assault_count_turn(const assault_game *g, assault_state *s);
/* The active side's check at the end of its turn (VICT-1), and what a limit decides. */
void assault_check_victory(const assault_game *g, assault_state *s, bcg_log *log);
/* SOLO-22, what counts at once: a unit of the automa comes to the player's home row, or the one
 * that is to be destroyed is. */
void assault_check_enemy_at_home(const assault_game *g, assault_state *s, bcg_log *log);
void assault_check_destroyed(const assault_game *g, assault_state *s, int kind, bcg_log *log);
/* `condition`: an assault_condition_kind that has decided it; -1: none has. */
void assault_end_game(assault_state *s, int outcome, int condition, bcg_log *log);
int assault_tiles_of(const assault_state *s, int side);

/* How far a side has come with what wins: `have` of `need`. Enemy units that must be gone count
 * below nothing. */
typedef struct assault_progress {
    int have, need;
} assault_progress;

assault_progress assault_progress_of(const assault_game *g, const assault_state *s, int side,
                                     const assault_condition *c);
/* Which condition would decide if this were the limit, and what (assault_outcome); -1: none would.
 */
int assault_decides_now(const assault_game *g, const assault_state *s, int *outcome);
/* What the side would collect now, by the scenario's rules too. */
int assault_income(const assault_game *g, const assault_state *s, int side);

/* -- solo.c: chapter 17
 * -------------------------------------------------------------------------------- */

void assault_begin_npc_turn(const assault_game *g, assault_state *s, bcg_log *log);
void assault_settle_npc(const assault_game *g, assault_state *s, bcg_log *log);
/* SOLO-15: does an automa's unit come to this tile when the player's would enter it? */
bool assault_is_garrisoned(const assault_game *g, const assault_state *s, int side, int tile);
/* SOLO3-S4: tiles where a unit of the automa may come up as the player's moves. */
uint64_t assault_ambushes(const assault_game *g, const assault_state *s, int from, int to);
/* The player's unit has moved there. */
void assault_spring_ambushes(const assault_game *g, assault_state *s, int from, int to);
/* Cards the automa has drawn, for whatever is pending. */
void assault_apply_npc_card(const assault_game *g, assault_state *s, int card, bcg_log *log);
/* The pile the card of a pending result of chance comes from. */
int assault_draw_deck(const assault_state *s, const assault_pending *p);

/* -- logging
 * -------------------------------------------------------------------------------------------- */

static inline void assault_tell(bcg_log *log, int kind, int nargs, int a, int b, int c, int d)
{
    if (log) {
        const int16_t args[4] = {(int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d};
        bcg_log_add(log, (uint16_t)kind, BCG_PUBLIC, nargs, args);
    }
}

#endif
