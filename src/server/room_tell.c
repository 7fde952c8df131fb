/* What those in a room are told: updates, presence, how a match stands. */
#include "server/room.h"

#include "server/standing.h"

#include <stdio.h>
#include <string.h>

void bcg_room_send(const bcg_room *r, const bcg_client *g)
{
    if (g)
        bcg_hub_send(r->hub, g);
}

void bcg_room_tell(bcg_room *r, const char *text, size_t size)
{
    for (const bcg_client *g = r->clients; g; g = g->next)
        r->hub->config.send(r->hub->config.context, g->peer, text, size);
}

bcg_seats bcg_room_present(const bcg_room *r)
{
    bcg_seats seats = 0;
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        if (bcg_session_setup(r->session)->level[i][0])
            seats |= bcg_seat_bit(i);
    for (const bcg_client *g = r->clients; g; g = g->next)
        seats |= g->seats;
    return seats;
}

bcg_seats bcg_room_away(const bcg_room *r, uint64_t now)
{
    const uint64_t absent = (uint64_t)bcg_session_setup(r->session)->absent * 1000;
    const bcg_seats present = bcg_room_present(r);
    bcg_seats away = 0;
    for (int seat = 0; absent && seat < bcg_session_seats(r->session); seat++)
        if (!(present >> seat & 1) && now >= r->away[seat] + absent)
            away |= bcg_seat_bit(seat);
    return away;
}

static void put_presence(const bcg_room *r, bcg_json *j)
{
    const bcg_seats seats = bcg_room_present(r);
    bcg_json_key(j, "presence");
    bcg_json_open(j, '{');
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        bcg_json_put_bool(j, bcg_seat_word(bcg_session_prepared(r->session), i), seats >> i & 1);
    bcg_json_close(j, '}');
}

void bcg_room_tell_presence(bcg_room *r)
{
    bcg_json *j = bcg_room_json(r);
    bcg_json_clear(j);
    bcg_json_open(j, '{');
    put_presence(r, j);
    bcg_json_close(j, '}');
    if (!j->failed)
        bcg_room_tell(r, j->text, j->size);
}

int bcg_room_count_devices(const bcg_room *r, const bcg_client *like)
{
    int count = 0;
    for (const bcg_client *g = r->clients; g && like->seats; g = g->next)
        count += memcmp(g->hash, like->hash, sizeof g->hash) == 0;
    return count;
}

void bcg_room_tell_devices(const bcg_room *r, const bcg_client *of, const bcg_client *but)
{
    char text[40];
    snprintf(text, sizeof text, "{\"devices\":%d}", bcg_room_count_devices(r, of));
    for (const bcg_client *g = r->clients; g && of->seats; g = g->next)
        if (g != but && memcmp(g->hash, of->hash, sizeof g->hash) == 0)
            r->hub->config.send(r->hub->config.context, g->peer, text, strlen(text));
}

static void put_mine(const bcg_room *r, bcg_seats seats, bcg_json *j)
{
    bcg_json_key(j, "mine");
    bcg_json_open(j, '[');
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        if (seats >> i & 1)
            bcg_json_string(j, bcg_seat_word(bcg_session_prepared(r->session), i));
    bcg_json_close(j, ']');
}

void bcg_room_tell_mine(const bcg_room *r, const bcg_client *g)
{
    bcg_json *j = bcg_room_json(r);
    bcg_json_clear(j);
    bcg_json_open(j, '{');
    put_mine(r, g->seats, j);
    bcg_json_close(j, '}');
    if (!j->failed)
        bcg_room_send(r, g);
}

void bcg_room_put(const bcg_room *r, bcg_seats seats, bcg_json *j)
{
    bcg_json_put_string(j, "game", r->id);
    put_mine(r, seats, j);
    put_presence(r, j);
    bcg_standing_put(r->hub->store, r->session, r->match, r->round, j);
}

void bcg_room_tell_talk(bcg_room *r, const bcg_client *asker, const bcg_reply *reply,
                        const bcg_request *request)
{
    for (int hears = 0; hears < 2; hears++) {
        bcg_tell_talk(r->session, reply->seat, request, hears, bcg_room_json(r));
        for (const bcg_client *g = r->clients; g; g = g->next) {
            const bcg_seats reader = g->seats ? g->seats : bcg_seat_bit(BCG_SPECTATOR);
            if (g != asker && ((reader & reply->hears) != 0) == hears)
                bcg_room_send(r, g);
        }
    }
}

void bcg_room_tell_update(bcg_room *r, int from, const bcg_client *asker, int asked_seat)
{
    const int seats = bcg_session_seats(r->session);
    bcg_json *j = bcg_room_json(r);
    for (int seat = 0; seat <= seats; seat++) {
        const int reader = seat < seats ? seat : BCG_SPECTATOR;
        bool made = false;
        for (const bcg_client *g = r->clients; g; g = g->next) {
            const bool reads = seat < seats ? g->seats >> seat & 1 : g->seats == 0;
            if (!reads || (g == asker && seat == asked_seat))
                continue;
            if (!made)
                bcg_tell_update(r->session, reader, from, j);
            made = true;
            bcg_room_send(r, g);
        }
    }
}
