/* Memoir for several people a side: who commands what, as JSON; what partners can say to each
 * other and point at; where everybody sits in the next battle of a match. */
#include "session/memoir_json.h"

#include "memoir/rules.h"
#include "notation/memoir_notation.h"
#include "session/ruleset_json.h"

#include <string.h>

/* -- who commands what ------------------------------------------------------------------------ */

static void put_sections(bcg_json *j, const memoir_role *role)
{
    bcg_json_key(j, "sections");
    bcg_json_open(j, '[');
    for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++)
        if (role->wings >> wing & 1)
            bcg_json_string(j, memoir_wing_words.word[wing + 1]);
    bcg_json_close(j, ']');
}

static void put_role(bcg_json *j, const memoir_prepared *m, int seat)
{
    const memoir_game *g = &m->game;
    const int side = g->side_of[seat], member = seat - g->first_seat[side];
    const memoir_role *role = memoir_role_of((memoir_form)g->form, (memoir_side)side, member);
    bcg_json_key(j, bcg_seat_word(&m->head, seat));
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "side", memoir_side_words.word[side]);
    bcg_json_put_string(j, "role", role->word);
    if (memoir_forms[g->form].kind == MFK_TEAM && g->members[side] > 1)
        bcg_json_put_bool(j, "chief", member == 0);
    put_sections(j, role);
    bcg_json_close(j, '}');
}

void memoir_json_roles(bcg_json *j, const memoir_prepared *m)
{
    if (m->game.form == MEMOIR_DUEL)
        return;
    bcg_json_put_string(j, "form", memoir_form_words.word[m->game.form]);
    bcg_json_key(j, "roles");
    bcg_json_open(j, '{');
    for (int seat = 0; seat < m->game.seats; seat++)
        put_role(j, m, seat);
    bcg_json_close(j, '}');
}

void memoir_json_finished(bcg_json *j, const memoir_prepared *m, const memoir_state *s)
{
    const memoir_game *g = &m->game;
    if (!memoir_is_divided(g, s->active))
        return;
    bcg_json_key(j, "finished");
    bcg_json_open(j, '[');
    for (int member = 0; member < g->members[s->active]; member++)
        if (s->finished >> member & 1)
            bcg_json_string(j, bcg_seat_word(&m->head, g->first_seat[s->active] + member));
    bcg_json_close(j, ']');
}

/* -- talk ------------------------------------------------------------------------------------- */

const char *const memoir_phrases[] = {"ready", "wait", "your-choice", "help-here", "attack-here",
                                      "hold",  "yes",  "no",          NULL};

/* Where a card lies that the seat can see decides who else can: what lies open is seen by all,
 * hands by partners (VAR-ALLY-9, VAR-TEAM-1). */
static bcg_seats readers_of_card(const memoir_game *g, const memoir_state *view, int seat, int card)
{
    const int own = memoir_side_of_seat(g, seat);
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (view->shared[side] == card || view->played[side].card == card)
            return BCG_PUBLIC;
    if (view->discard[card])
        return BCG_PUBLIC;
    const bool held = view->hand[memoir_hand_of(own, MPL_HAND)][card] ||
                      view->hand[memoir_hand_of(own, MPL_SECOND)][card] || view->drawn[0] == card ||
                      view->drawn[1] == card;
    return held ? memoir_readers_of(g, own, MPL_HAND) : 0;
}

/* An action may tell of a card in hand. */
static bcg_seats readers_of_action(const memoir_game *g, int seat, bcg_action a)
{
    const memoir_action_kind kind = memoir_kind_of(a);
    const bool open = (kind == MA_PLAY && memoir_operand(a, 3) == MEMOIR_FROM_SHARED) ||
                      (kind == MA_AMBUSH && memoir_operand(a, 0) == MEMOIR_FROM_SHARED);
    const bool tells = !open && (kind == MA_PLAY || kind == MA_AMBUSH || kind == MA_KEEP);
    return tells ? memoir_readers_of(g, memoir_side_of_seat(g, seat), MPL_HAND) : BCG_PUBLIC;
}

bcg_seats memoir_readers_of_thing(const bcg_prepared *prepared, const void *view, int seat,
                                  const bcg_thing *thing)
{
    const memoir_game *g = &memoir_of(prepared)->game;
    if (thing->kind == BCG_THING_ACTION)
        return readers_of_action(g, seat, thing->action);
    if (thing->kind == BCG_THING_CARD) {
        const int card = bcg_find_word(bcg_span_of(thing->text), &memoir_card_words);
        return card >= 0 && card < MEMOIR_CARDS ? readers_of_card(g, view, seat, card) : 0;
    }
    char label[BCG_LABEL_SIZE];
    const bcg_hex h = bcg_hex_parse(g->board, thing->text, strlen(thing->text));
    if (h == BCG_NO_HEX)
        return 0;
    bcg_hex_label(g->board, h, label);
    return strcmp(label, thing->text) == 0 ? BCG_PUBLIC : 0;
}

/* -- matches ---------------------------------------------------------------------------------- */

/* Sides are exchanged and partners stay together, each in the role he had; where one side has more
 * seats that cannot be, and everybody moves on by one. */
int memoir_next_seat(const bcg_prepared *prepared, int seat)
{
    const memoir_game *g = &memoir_of(prepared)->game;
    return (seat + (g->members[MS_AXIS] == g->members[MS_ALLIES] ? g->members[MS_AXIS] : 1)) %
           g->seats;
}
