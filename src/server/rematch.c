/* Rematches: the next game of a match, with the seats changed as the ruleset says. */
#include "server/calls.h"
#include "session/ruleset_json.h"

#include <stdio.h>
#include <string.h>

/* -- rematch ----------------------------------------------------------------------------------- */

/* The secrets of a game open the next one of its match too, with the seats changed. */
typedef struct moving {
    bcg_store_job *job;
    const bcg_prepared *prepared;
    bool ok;
} moving;

static int next_part(const bcg_prepared *p, int part)
{
    int moved = part & ~BCG_PART_SEATS;
    for (int seat = 0; seat < p->ruleset->ops->seats(p->game); seat++)
        if (part >> seat & 1)
            moved |= 1 << bcg_next_seat(p, seat);
    return moved;
}

static bool move_secret(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    moving *m = context;
    m->ok = bcg_store_job_add_secret(m->job, hash, next_part(m->prepared, part));
    return m->ok;
}

typedef struct next_round {
    int round;
    char game[BCG_GAME_ID];
} next_round;

static bool find_round(void *context, const bcg_stored_game *g)
{
    next_round *n = context;
    if (g->round == n->round)
        snprintf(n->game, sizeof n->game, "%s", g->id);
    return n->game[0] == '\0';
}

bool bcg_call_find_round(bcg_hub *h, const char *match, int round, char game[BCG_GAME_ID])
{
    next_round next = {.round = round};
    const bool ok = bcg_store_match(h->store, match, find_round, &next);
    memcpy(game, next.game, BCG_GAME_ID);
    return ok;
}

/* The same battle, everybody where the ruleset puts them next. NULL if there is no memory. */
static bcg_session *new_round(bcg_hub *h, const bcg_session *old)
{
    bcg_setup setup = *bcg_session_setup(old);
    const int seats = bcg_session_seats(old);
    for (int seat = 0; seat < seats; seat++)
        memcpy(setup.level[bcg_next_seat(bcg_session_prepared(old), seat)],
               bcg_session_setup(old)->level[seat], BCG_LEVEL);
    h->host.make_seed(h, setup.seed);
    setup.open = true;
    setup.before = 0;
    bcg_session *s = bcg_session_new(&setup);
    if (s && bcg_session_proceed(s))
        return s;
    bcg_session_free(s);
    return NULL;
}

static void make_rematch(bcg_hub *h, void *peer, const bcg_room *r)
{
    bcg_session *s = new_round(h, r->session);
    bcg_store_job *n = s ? bcg_call_new_game(h, s) : NULL;
    moving m = {.job = n, .prepared = bcg_session_prepared(r->session), .ok = n != NULL};
    if (n) {
        snprintf(n->match, sizeof n->match, "%s", r->match);
        n->round = r->round + 1;
    }
    if (n && !bcg_store_secrets(h->store, r->id, move_secret, &m)) {
        bcg_store_job_free(n);
        bcg_session_free(s);
        bcg_call_refuse_unread(h, peer, r->id);
        return;
    }
    if (!m.ok) {
        bcg_store_job_free(n);
        n = NULL;
    }
    bcg_open_answer(&h->json, true, NULL);
    if (n) {
        bcg_json_put_string(&h->json, "game", n->game);
        bcg_call_put_commitment(s, &h->json);
    }
    bcg_json_close(&h->json, '}');
    bcg_pending_call *e = bcg_call_write(h, peer, n, 201);
    if (e)
        snprintf(e->rematch_of, sizeof e->rematch_of, "%s", r->id);
    bcg_session_free(s);
}

/* Once somebody has asked, the link opens the next game: whoever asks second gets that. */
static bool is_asked_again(const bcg_room *r)
{
    return r->round > 0 && bcg_session_actor(r->session) == BCG_WAITING;
}

void bcg_call_rematch(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    char next[BCG_GAME_ID];
    const bcg_room *r = bcg_call_room(h, peer, call, now, &part);
    if (r == NULL)
        return;
    if (part == 0 || part & BCG_PART_INVITATION)
        bcg_call_refuse(h, peer, 403, "NO_SEAT",
                        "only who has a seat in the game may ask for another");
    else if (is_asked_again(r))
        bcg_call_reply_game(h, peer, r->id);
    else if (bcg_session_actor(r->session) != BCG_OVER || r->writing)
        bcg_call_refuse(h, peer, 409, "NOT_OVER", "the game is not over yet");
    else if (!bcg_call_find_round(h, r->match, r->round + 1, next))
        bcg_call_refuse_unread(h, peer, r->id);
    else if (next[0])
        bcg_call_reply_game(h, peer, next);
    else if (bcg_call_is_renewing(h))
        bcg_call_refuse(h, peer, 503, "TOO_MUCH", "a link is being renewed: ask again in a moment");
    else if (h->config.may_make && !h->config.may_make(h->config.context, peer))
        bcg_call_refuse(h, peer, 429, "TOO_MUCH",
                        "too many games were made from here: wait a little");
    else
        make_rematch(h, peer, r);
}
