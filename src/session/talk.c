/* Talk: ready phrases, pointing at something, proposing an action. There is no free text, nothing
 * is kept, and no version changes; the host sends it on at once.
 *
 * Who hears what: partners, or everybody where the ruleset says so; and of what is pointed at only
 * whoever can see it without being told. All others get the same bytes, whatever it was: that
 * something was pointed at. */
#include "session/exchange.h"

#include <stdlib.h>
#include <string.h>

static const bcg_ruleset_json *json_of(const bcg_session *s)
{
    return bcg_session_prepared(s)->ruleset->json;
}

static bool is_open(const bcg_session *s)
{
    return json_of(s)->talks_openly && json_of(s)->talks_openly(bcg_session_prepared(s));
}

/* The seats of the speaker's team; those that other people have. */
static bcg_seats team_of(const bcg_session *s, int seat)
{
    const bcg_game *g = bcg_session_prepared(s)->game;
    bcg_seats team = 0;
    for (int other = 0; other < bcg_session_seats(s); other++)
        if (g->ops->team(g, other) == g->ops->team(g, seat))
            team |= bcg_seat_bit(other);
    return team;
}

static bcg_seats people_in(const bcg_session *s)
{
    bcg_seats people = 0;
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (bcg_session_setup(s)->level[seat][0] == '\0')
            people |= bcg_seat_bit(seat);
    return people;
}

static bool is_phrase(const bcg_session *s, const char *word)
{
    const char *const *phrase = json_of(s)->phrases;
    while (phrase && *phrase && strcmp(*phrase, word) != 0)
        phrase++;
    return phrase && *phrase;
}

/* Who can see the thing, judged by what the seat knows; 0: there is no such thing. */
static bcg_seats readers_of(const bcg_session *s, int seat, const bcg_thing *thing)
{
    const bcg_prepared *prepared = bcg_session_prepared(s);
    void *view = malloc(prepared->ruleset->ops->state_size);
    bcg_seats readers = 0;
    if (view) {
        bcg_redact_view(s, seat, view);
        readers = json_of(s)->readers_of_thing(prepared, view, seat, thing);
    }
    free(view);
    return readers;
}

/* What a request is about, and who can see it; 0 after a refusal. */
static bcg_seats find_readers(bcg_exchange *t)
{
    const bcg_request *r = t->r;
    const bcg_session *s = *t->session;
    bcg_thing thing = {r->at ? BCG_THING_PLACE : BCG_THING_CARD, r->at ? r->at : r->card, 0};
    if (r->what == BCG_DO_TELL) {
        if (r->phrase && is_phrase(s, r->phrase))
            return BCG_PUBLIC;
        bcg_exchange_bad(t, "`phrase` must be one of those that `board` lists");
        return 0;
    }
    if (json_of(s)->readers_of_thing == NULL) {
        bcg_exchange_refuse(t, "NOT_ALLOWED", "in this game nothing can be pointed at");
        return 0;
    }
    if (r->what == BCG_DO_PROPOSE) {
        thing = (bcg_thing){BCG_THING_ACTION, NULL, 0};
        if (!bcg_exchange_read_action(t, &thing.action))
            return 0;
    } else if ((r->at == NULL) == (r->card == NULL)) {
        bcg_exchange_bad(t, "`at` or `card` must say what is pointed at");
        return 0;
    }
    const bcg_seats readers = readers_of(s, t->seat, &thing);
    if (readers == 0)
        bcg_exchange_refuse(t, "NOTHING_THERE", "there is nothing of that name that you can see");
    return readers;
}

bcg_outcome bcg_answer_talk(bcg_exchange *t)
{
    const bcg_session *s = *t->session;
    const bcg_seats team = team_of(s, t->seat), people = people_in(s);
    if (bcg_session_actor(s) == BCG_WAITING)
        return bcg_exchange_refuse_reason(t, BCG_NOBODY_YET, NULL);
    if (!is_open(s) && !(team & people & ~t->client.seats))
        return bcg_exchange_refuse(t, "NOT_ALLOWED", "you have no partner who could hear you");
    const bcg_seats readers = find_readers(t);
    if (readers == 0)
        return BCG_ANSWERED;
    t->hears = is_open(s) ? readers : readers & team;
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    return bcg_exchange_close(t, BCG_TALKS);
}

/* An action as the notation writes it, however it was typed. */
static void put_action(const bcg_session *s, int seat, const char *typed, bcg_json *j)
{
    const bcg_prepared *prepared = bcg_session_prepared(s);
    char why[BCG_WHY], text[BCG_ACTION_TEXT] = "";
    bcg_action a;
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    if (bcg_redact_read(s, seat, typed, strlen(typed), &a, why) == BCG_OK)
        prepared->ruleset->notation->write_action(prepared, a, &w);
    bcg_json_put_string(j, "action", text);
}

void bcg_tell_talk(const bcg_session *s, int seat, const bcg_request *r, bool hears, bcg_json *out)
{
    const char *who = bcg_seat_word(bcg_session_prepared(s), seat);
    bcg_json_clear(out);
    bcg_json_open(out, '{');
    if (!hears) {
        bcg_json_put_string(out, "pointed", who);
        bcg_json_put_bool(out, "hidden", true);
    } else if (r->what == BCG_DO_TELL) {
        bcg_json_put_string(out, "told", who);
        bcg_json_put_string(out, "phrase", r->phrase);
    } else if (r->what == BCG_DO_PROPOSE) {
        bcg_json_put_string(out, "proposed", who);
        put_action(s, seat, r->action, out);
    } else {
        bcg_json_put_string(out, "pointed", who);
        bcg_json_put_string(out, r->at ? "at" : "card", r->at ? r->at : r->card);
    }
    bcg_json_close(out, '}');
}

void bcg_put_talk(const bcg_session *s, bcg_json *j)
{
    const char *const *phrase = json_of(s)->phrases;
    const bool partners = bcg_count_teams(bcg_session_prepared(s)->game) < bcg_session_seats(s);
    if ((phrase == NULL && json_of(s)->readers_of_thing == NULL) || (!partners && !is_open(s)))
        return; /* nothing can be said, or there is nobody to say it to */
    bcg_json_key(j, "talk");
    bcg_json_open(j, '{');
    bcg_json_put_bool(j, "open", is_open(s));
    bcg_json_key(j, "phrases");
    bcg_json_open(j, '[');
    for (; phrase && *phrase; phrase++)
        bcg_json_string(j, *phrase);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
}
