/* Playing a command card (chapters 3 and 17): which card, which section, what it copies. */
#include "memoir/rules.h"

enum { NO_WING = 0 };

/* CARD-COUNTER-2: left and right are swapped. */
static int mirrored_card(int card)
{
    static const int8_t other[3] = {2, 0, -2};
    return card < MEMOIR_SECTION_CARDS ? card + other[card % 3] : card;
}

static int mirrored_wing(int wing)
{
    return wing == NO_WING ? NO_WING : 4 - wing; /* 1 left, 2 centre, 3 right */
}

/* CARD-COUNTER-1, CARD-COUNTER-7, CARD-COUNTER-8, CARD-AMBUSH-13: the card Counter-Attack would
 * copy now, or MEMOIR_NO_CARD. */
static int copied_card(const memoir_state *s)
{
    /* VAR-OVL-24: in Overlord that of the enemy's commander-in-chief; generals' are in overlord.c
     */
    const memoir_played_card *enemy = &s->played[memoir_enemy(s->active)];
    const int card = enemy->card == MC_COUNTER_ATTACK ? enemy->as : enemy->card;
    return card == MEMOIR_NO_CARD || card == MC_AMBUSH ? MEMOIR_NO_CARD : mirrored_card(card);
}

int memoir_card_meant(const memoir_state *s, int card)
{
    return card == MC_COUNTER_ATTACK ? copied_card(s) : card;
}

/* CARD-COUNTER-3: the section a copy of Infantry Assault must use, or none. */
static int fixed_wing(const memoir_state *s, int card)
{
    if (card != MC_COUNTER_ATTACK || copied_card(s) != MC_INFANTRY_ASSAULT)
        return NO_WING;
    return mirrored_wing(s->played[memoir_enemy(s->active)].wing);
}

/* ORDER-10: does the side have a unit the card can order, in this section if one is given? */
static bool commands_any(const memoir_game *g, const memoir_state *s, int card, int wing)
{
    const int side = s->active;
    bcg_set units = s->units[side];
    if (wing != NO_WING)
        units = bcg_set_and(
            units,
            g->flank_sets[memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)(wing - 1))]);
    BCG_EACH (h, units)
        if (memoir_cards[card].who >> memoir_class_at(s, h) & 1)
            return true;
    return false;
}

/* -- Recon as something else (SCEN-7) --------------------------------------------------------- */

static bool is_recon(int card)
{
    return card < MEMOIR_CARDS && memoir_cards[card].traits & MCF_PICK;
}

/* The scenario's rule that lets the active side play Recon this way now, or NULL. */
static const memoir_recon_as *find_way(const memoir_game *g, const memoir_state *s, int way)
{
    for (int i = 0; i < g->recon_as.count; i++) {
        const memoir_recon_as *r = &g->recon_as.at[i];
        if (r->card == way - 1 && r->sides >> s->active & 1 &&
            (bcg_set_is_empty(&r->held) || bcg_set_meets(&r->held, &s->units[s->active])))
            return r;
    }
    return NULL;
}

/* -- check ------------------------------------------------------------------------------------ */

/* CARD-INFASLT-1, CARD-INFASLT-4: does the card, which stands for `meant`, ask for a section? */
static bool asks_for_section(const memoir_game *g, const memoir_state *s, int card, int meant)
{
    return meant < MEMOIR_CARDS && memoir_cards[meant].traits & MCF_CHOOSE &&
           fixed_wing(s, card) == NO_WING && commands_any(g, s, meant, NO_WING);
}

/* CARD-INFASLT-5: a section is given if and only if the card asks for one. */
static bcg_reason check_section(const memoir_game *g, const memoir_state *s, int card, int wing)
{
    const int meant = memoir_card_meant(s, card);
    if (!asks_for_section(g, s, card, meant))
        return wing == NO_WING ? BCG_OK : MR_SECTION_NOT_YOURS;
    if (wing == NO_WING)
        return MR_SECTION_MISSING;
    return commands_any(g, s, meant, wing) ? BCG_OK : MR_SECTION_EMPTY;
}

/* TURN-9: Ambush is played only as the last card, of those the player may play. */
static bool ambush_waits(const memoir_game *g, const memoir_state *s, int card)
{
    return card == MC_AMBUSH && s->hand_size[memoir_hand_in_turn(g, s, s->active)] +
                                        (s->shared[s->active] != MEMOIR_NO_CARD) >
                                    1;
}

/* VAR-ALLY-7: from the own hand or the open place, never from the partner's hand. */
static bcg_reason check_place(const memoir_game *g, const memoir_state *s, int card, bool shared)
{
    if (shared)
        return s->shared[s->active] == card ? BCG_OK : MR_NOT_SHARED;
    return s->hand[memoir_hand_in_turn(g, s, s->active)][card] ? BCG_OK : MR_NOT_IN_HAND;
}

bcg_action memoir_name_place(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const int card = memoir_operand(a, 0);
    const bool only_there = s->shared[s->active] == card &&
                            !s->hand[memoir_hand_in_turn(g, s, s->active)][card];
    return only_there ? memoir_with(a, 3, MEMOIR_FROM_SHARED) : a;
}

bcg_reason memoir_check_play(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const int card = memoir_operand(a, 0), wing = memoir_operand(a, 1), way = memoir_operand(a, 2);
    if (s->phase != MP_PLAY_CARD)
        return MR_NOT_NOW;
    const bcg_reason place = check_place(g, s, card, memoir_operand(a, 3));
    if (place != BCG_OK)
        return place;
    if (ambush_waits(g, s, card))
        return MR_AMBUSH_WAITS;
    if (memoir_is_overlord(g) && memoir_check_chiefs_play(s, card, way) != BCG_OK)
        return memoir_check_chiefs_play(s, card, way);
    /* CARD-COUNTER-10: a copy of Recon is subject to the rights of the copying side. */
    if (way && (!is_recon(memoir_card_meant(s, card)) || !find_way(g, s, way)))
        return MR_NOT_THAT_WAY;
    return check_section(g, s, card, wing);
}

/* -- apply ------------------------------------------------------------------------------------ */

static int wing_of_recon(int card)
{
    return card % 3; /* left, centre, right */
}

/* SCEN-7: the air strike is limited to the card's section; a barrage is not. */
static void begin_way(const memoir_game *g, memoir_state *s, int meant, int way)
{
    const memoir_recon_as *r = find_way(g, s, way);
    if (r->card == 0)
        memoir_begin_air_power(
            g, s, r->dice ? r->dice : g->air_dice[s->active],
            memoir_flank_of((memoir_edge)g->edge[s->active], (memoir_wing)wing_of_recon(meant)));
    else
        memoir_begin_barrage(s, r->dice);
}

static void begin_card(const memoir_game *g, memoir_state *s, int meant, bcg_log *log)
{
    switch (meant) {
    case MEMOIR_NO_CARD: /* CARD-COUNTER-8 */
    case MC_AMBUSH:      /* TURN-9 */
        memoir_begin_draw(s);
        break;
    case MC_AIR_POWER:
        memoir_begin_air_power(g, s, g->air_dice[s->active], BCG_NO_HEX);
        break;
    case MC_BARRAGE:
        memoir_begin_barrage(s, 0);
        break;
    case MC_MEDICS_AND_MECHANICS:
        memoir_begin_medics(s);
        break;
    case MC_THEIR_FINEST_HOUR:
        memoir_begin_finest_hour(g, s);
        break;
    default:
        memoir_begin_orders(g, s, log);
    }
}

void memoir_apply_play(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int card = memoir_operand(a, 0), wing = memoir_operand(a, 1), way = memoir_operand(a, 2);
    const int meant = memoir_card_meant(s, card), fixed = fixed_wing(s, card);
    memoir_played_card *p = &s->played[s->active];
    const int place = memoir_operand(a, 3) ? MPL_SHARED : memoir_place_in_turn(g, s, s->active);
    memoir_lose_card(s, s->active, place, card);
    *p = (memoir_played_card){
        .card = (uint8_t)card,
        .as = (uint8_t)(card == MC_COUNTER_ATTACK ? meant : MEMOIR_NO_CARD),
        .wing = (uint8_t)(fixed ? fixed : wing),
        .way = (uint8_t)way,
        .in_play = 1,
        .place = (uint8_t)place,
    };
    /* DECK-4, DECK-5, CARD-INFASLT-5 */
    if (meant < MEMOIR_CARDS && memoir_cards[meant].traits & MCF_FALLBACK)
        p->fallback = !commands_any(g, s, meant, p->wing);
    if (log) {
        const int16_t args[6] = {s->active, p->card, p->wing, p->as, p->way, p->place};
        bcg_log_add(log, MV_PLAYED, BCG_PUBLIC, place == MPL_HAND ? 5 : 6, args);
    }
    if (way)
        begin_way(g, s, meant, way);
    else
        begin_card(g, s, meant, log);
}

/* -- list ------------------------------------------------------------------------------------- */

/* SCEN-7: Recon, or a copy of it, as something else. */
static void list_ways(const memoir_game *g, const memoir_state *s, bcg_action play,
                      memoir_list *list)
{
    for (int way = 1; way <= memoir_recon_words.count; way++)
        if (find_way(g, s, way))
            memoir_add(list, memoir_with(play, 2, way));
}

static void list_sections(const memoir_game *g, const memoir_state *s, bcg_action play, int meant,
                          memoir_list *list)
{
    for (int wing = 1; wing <= 3; wing++)
        if (commands_any(g, s, meant, wing))
            memoir_add(list, memoir_with(play, 1, wing));
}

/* VAR-OVL-19 */
static void list_chiefs_plays(const memoir_game *g, const memoir_state *s, bcg_action play,
                              memoir_list *list)
{
    for (int way = 0; way <= memoir_recon_words.count; way++)
        if (memoir_check_play(g, s, memoir_with(play, 2, way)) == BCG_OK)
            memoir_add(list, memoir_with(play, 2, way));
}

static void list_card(const memoir_game *g, const memoir_state *s, int card, bool shared,
                      memoir_list *list)
{
    const bcg_action play = memoir_with(memoir_action(MA_PLAY, card, NO_WING), 3, shared);
    const int meant = memoir_card_meant(s, card);
    if (ambush_waits(g, s, card))
        return;
    if (memoir_is_overlord(g)) {
        list_chiefs_plays(g, s, play, list);
        return;
    }
    if (asks_for_section(g, s, card, meant)) {
        list_sections(g, s, play, meant, list);
        return;
    }
    memoir_add(list, play);
    if (g->recon_as.count && is_recon(meant))
        list_ways(g, s, play, list);
}

/* The kinds of cards in a hand, one bit each: there are few among many. */
static uint32_t kinds_in(const uint8_t hand[MEMOIR_CARDS])
{
    uint32_t kinds = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        kinds |= (uint32_t)(hand[card] != 0) << card;
    return kinds;
}

void memoir_list_plays(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const uint8_t *hand = s->hand[memoir_hand_in_turn(g, s, s->active)];
    for (uint32_t kinds = kinds_in(hand); kinds; kinds &= kinds - 1)
        list_card(g, s, __builtin_ctz(kinds), false, list);
    if (s->shared[s->active] < MEMOIR_CARDS)
        list_card(g, s, s->shared[s->active], true, list);
}
