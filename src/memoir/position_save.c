/* Saving positions: from a state to the lines of a file. */
#include "memoir/position.h"

#include "memoir/rules.h"

static void save_choices(const memoir_game *g, memoir_scenario *out)
{
    if (out->form.count || g->form != MEMOIR_DUEL) { /* a position without one is of two seats */
        out->form.count = 1;
        out->form.at[0].value = g->form;
    }
    if (out->edition.count || g->edition != ME_REVISED) {
        out->edition.count = 1;
        out->edition.at[0].value = g->edition;
    }
    if (g->options) {
        out->options.count = 1;
        out->options.at[0].bits = g->options;
    }
}

static void save_detail(const memoir_state *s, int h, memoir_scenario *out)
{
    const uint8_t marks = s->marks[h];
    const int moves = memoir_own_moves_at(s, h);
    const memoir_unit_detail d = {
        .hex = (bcg_hex)h,
        .nation = (uint8_t)memoir_nation_at(s, h),
        .badge = (uint8_t)memoir_badge_at(s, h),
        .medals = (uint16_t)memoir_medals_at(s, h),
        .moves = (uint16_t)(moves == MEMOIR_MOVES_USUAL ? MEMOIR_USUAL : moves),
        .ordered = bcg_set_has(&s->ordered, h),
        .moved = (marks & MM_MOVED) != 0,
        .stopped = (marks & MM_STOPPED) != 0,
        .no_battle = (marks & MM_NO_BATTLE) != 0,
        .tired = (marks & MM_TIRED) != 0,
        .battled = (marks & MM_BATTLED) != 0,
        .overran = (marks & MM_OVERRAN) != 0,
        .from = s->from[h],
        .command = (uint16_t)memoir_command_at(s, h),
    };
    const bool plain = !d.nation && !d.badge && d.medals == 1 && d.moves == MEMOIR_USUAL &&
                       !d.ordered && !marks && d.from == BCG_NO_HEX;
    if (!plain)
        out->unit.at[out->unit.count++] = d;
}

static void save_map(const memoir_game *g, const memoir_state *s, memoir_scenario *out)
{
    enum { COME_AND_GO = 1 << MO_WIRE | 1 << MO_SANDBAGS };
    out->unit.count = 0;
    for (int h = 0; h < g->board->hexes; h++) {
        memoir_setup_hex *hex = &out->hex[h];
        hex->obstacles &= (uint8_t)~COME_AND_GO;
        hex->obstacles |= (uint8_t)(bcg_set_has(&s->wire, h) << MO_WIRE |
                                    bcg_set_has(&s->sandbags, h) << MO_SANDBAGS);
        hex->unit = (memoir_setup_unit){0};
        if (!memoir_is_occupied(s, h))
            continue;
        hex->unit = (memoir_setup_unit){
            .kind = (uint8_t)memoir_kind_at(s, h),
            .side = (uint8_t)memoir_side_at(s, h),
            .figures = (uint8_t)memoir_figures_at(s, h),
            .start = (uint8_t)memoir_start_figures_at(s, h),
            .elite = memoir_elite_at(s, h),
        };
        save_detail(s, h, out);
    }
}

static void save_course(const memoir_state *s, memoir_scenario *out)
{
    out->turn.count = 1;
    out->turn.at[0] = (memoir_turn){
        .number = s->turn,
        .side = s->active,
        .phase = s->phase,
        .ply = s->ply,
        .ambushed = s->ambushed != 0,
        .place = (uint8_t)(s->ambushed ? s->ambushed - 1 : MPL_HAND),
        .stirred = s->stirred,
        .finished = s->finished,
    };
    out->result.count = s->result != 0;
    if (s->result)
        out->result.at[0] = (memoir_line_word){.value = (uint8_t)(s->result - 1)};
    out->quiet.count = s->quiet != 0;
    out->quiet.at[0] = (memoir_line_number){.value = s->quiet};
}

/* The flank as the side sees it, numbered as in memoir_wing_words. Swapping left and right is its
 * own inverse, so memoir_flank_of works in this direction, too. */
static uint8_t wing_of(const memoir_game *g, int side, int flank)
{
    return (uint8_t)(memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)flank) + 1);
}

static void save_faces(const memoir_game *g, const memoir_state *s, memoir_scenario *out)
{
    out->faces.count = 0;
    for (int flank = 0; flank < MEMOIR_FLANKS; flank++) {
        const uint8_t *faces = s->faces[flank];
        if (faces[0] || faces[1] || faces[2])
            out->faces.at[out->faces.count++] = (memoir_rolled){
                .infantry = faces[0],
                .armor = faces[1],
                .star = faces[2],
                .wing = memoir_is_overlord(g) ? wing_of(g, s->active, flank) : 0};
    }
}

static void save_handed(const memoir_state *s, memoir_scenario *out)
{
    out->handed.count = 0;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++) {
            const memoir_played_card *p = &s->general[side][section];
            if (p->card == MEMOIR_NO_CARD)
                continue;
            out->handed.at[out->handed.count++] = (memoir_handed){
                .side = (uint8_t)side,
                .card = p->card,
                .section = (uint16_t)(section + 1),
                .as = (uint8_t)(p->as == MEMOIR_NO_CARD ? 0 : p->as + 1),
                .twin = p->hold == MHO_TWIN,
                .unplaced = p->hold == MHO_UNPLACED,
                .spent = p->hold == MHO_SPENT,
                .fallback = p->fallback,
                .in_play = p->in_play,
            };
        }
}

static void save_scores(const memoir_game *g, const memoir_state *s, memoir_scenario *out)
{
    uint32_t remembered = 0;
    for (int i = 0; i < g->objective.count; i++)
        if (memoir_is_remembered(&g->objective.at[i]))
            remembered |= UINT32_C(1) << i;
    out->score.count = 0;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const memoir_score score = {
            .side = (uint8_t)side,
            .units = s->unit_medals[side],
            .exits = s->exit_medals[side],
            .lost = s->lost[side],
            .taken = s->taken[side],
            .holds = s->held[side] & remembered,
        };
        if (score.units || score.exits || score.lost || score.taken || score.holds)
            out->score.at[out->score.count++] = score;
    }
}

static memoir_hand hand_line(const memoir_state *s, int side, int place)
{
    memoir_hand hand = {.side = (uint8_t)side};
    const int n = memoir_hand_of(side, place);
    int known = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        known += hand.cards[card] = s->hand[n][card];
    hand.hidden = (uint16_t)(s->hand_size[n] - known);
    return hand;
}

static void save_cards(const memoir_state *s, memoir_scenario *out)
{
    int discards = 0;
    out->hand.count = out->second_hand.count = out->shared.count = 0;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (s->hand_size[memoir_hand_of(side, MPL_HAND)])
            out->hand.at[out->hand.count++] = hand_line(s, side, MPL_HAND);
        if (s->hand_size[memoir_hand_of(side, MPL_SECOND)])
            out->second_hand.at[out->second_hand.count++] = hand_line(s, side, MPL_SECOND);
        if (s->shared[side] != MEMOIR_NO_CARD)
            out->shared.at[out->shared.count++] = (memoir_shared){.side = (uint8_t)side,
                                                                  .card = s->shared[side]};
    }
    out->discard.at[0] = (memoir_pile){0};
    for (int card = 0; card < MEMOIR_CARDS; card++)
        discards += out->discard.at[0].cards[card] = s->discard[card];
    out->discard.count = discards > 0;
    discards = 0;
    out->own_discard.at[0] = (memoir_pile){0};
    for (int card = 0; card < MEMOIR_CARDS; card++)
        discards += out->own_discard.at[0].cards[card] = s->own_discard[card];
    out->own_discard.count = discards > 0;
}

static void save_played(const memoir_state *s, memoir_scenario *out)
{
    out->played.count = 0;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const memoir_played_card *p = &s->played[side];
        if (p->card == MEMOIR_NO_CARD)
            continue;
        out->played.at[out->played.count++] = (memoir_played){
            .side = (uint8_t)side,
            .card = p->card,
            .wing = p->wing,
            .as = (uint8_t)(p->as == MEMOIR_NO_CARD ? 0 : p->as + 1),
            .way = p->way,
            .fallback = p->fallback,
            .in_play = p->in_play,
            .place = p->place,
        };
    }
}

static void save_choice(const memoir_state *s, memoir_pending_line *t)
{
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] == MEMOIR_HIDDEN_CARD)
            t->hidden++;
        else if (s->drawn[i] != MEMOIR_NO_CARD)
            t->cards[s->drawn[i]]++;
}

static void save_frames(const memoir_game *g, const memoir_state *s, memoir_scenario *out)
{
    out->pending.count = 0;
    for (int i = 0; i < s->pending_count; i++) {
        const memoir_pending *f = &s->pending[i];
        const bool flank = (f->what == PENDING_AIR_TARGETS || f->what == PENDING_FINEST_HOUR) &&
                           f->to != BCG_NO_HEX;
        memoir_pending_line t = {
            .what = f->what,
            .side = f->side,
            .at = f->at,
            .to = flank ? BCG_NO_HEX : f->to,
            .wing = flank ? wing_of(g, f->side, f->to) : 0,
            .dice = f->dice,
            .steps = f->steps,
            .more = f->more,
            .place = f->place,
        };
        for (int n = 0; n < MEMOIR_AIR_TARGETS && f->targets[n] != BCG_NO_HEX; n++)
            bcg_set_add(&t.targets, f->targets[n]);
        if (f->what == PENDING_KEEP || (f->what == PENDING_DRAW && f->more))
            save_choice(s, &t);
        out->pending.at[out->pending.count++] = t;
    }
}

void memoir_position_save(const memoir_game *g, const memoir_state *s, memoir_scenario *out)
{
    save_choices(g, out);
    save_map(g, s, out);
    save_course(s, out);
    save_scores(g, s, out);
    save_cards(s, out);
    save_played(s, out);
    save_handed(s, out);
    save_faces(g, s, out);
    save_frames(g, s, out);
}
