/* A game that is over as a replay: part of redact.h, the only way out of a session. All of it may
 * be known then. */
#include "session/redact.h"

#include "notation/game_replay.h"
#include "session/timeline.h"

#include <stdlib.h>
#include <string.h>

/* When computer players stood in: "; captain for allies from 120; allies back from 134", by the
 * numbers of the replay, of which `first` is the first. Nothing before an entry of this kind is
 * ever undone, so these do not change. */
static void describe_stand_ins(const bcg_session *s, int first, bcg_writer *w)
{
    int count = first;
    for (int i = 0; i < s->version; i++) {
        const bcg_entry *e = &s->log[i];
        count += e->kind == BCG_ENTRY_ACTION;
        count -= e->kind == BCG_ENTRY_UNDO ? e->undoes : 0;
        if (e->kind == BCG_ENTRY_SUBSTITUTE)
            bcg_writef(w, "; %s for %s from %d", bcg_entry_level(s, e),
                       bcg_seat_word(s->setup.prepared, e->by), count);
        else if (e->kind == BCG_ENTRY_RETURN)
            bcg_writef(w, "; %s back from %d", bcg_seat_word(s->setup.prepared, e->by), count);
    }
}

/* Who sat where, for the replay: "axis captain, allies person". */
static void describe_seats(const bcg_session *s, int first, bcg_writer *w)
{
    for (int i = 0; i < s->fair.seats; i++)
        bcg_writef(w, "%s%s %s", i ? ", " : "", bcg_seat_word(s->setup.prepared, i),
                   s->setup.level[i][0] ? s->setup.level[i] : "person");
    describe_stand_ins(s, first, w);
    if (s->now.resigned >= 0)
        bcg_writef(w, "; %s resigned",
                   bcg_notation_in(s)->team_word(s->setup.prepared, s->now.resigned));
}

static void list_nonces(const bcg_session *s, bcg_writer *w)
{
    for (int i = 0; i < s->fair.seats; i++) {
        char nonce[2 * BCG_NONCE + 1];
        bcg_base16_write(s->fair.nonce[i].bytes, s->fair.nonce[i].len, nonce);
        bcg_writef(w, "%s%s", i ? " " : "", nonce[0] ? nonce : "-");
    }
}

static bcg_span written(const bcg_writer *w)
{
    return (bcg_span){w->text, w->size, 0, 0};
}

/* The actions that count, without those undone; returns how many. */
static int list_actions(const bcg_session *s, bcg_action *actions, int8_t *actors)
{
    int count = 0;
    for (int i = 0; i < s->version; i++)
        if (s->log[i].kind == BCG_ENTRY_ACTION) {
            actions[count] = s->log[i].action;
            actors[count++] = s->log[i].by;
        } else if (s->log[i].kind == BCG_ENTRY_UNDO) {
            const size_t leaves = s->log[i].leaves;
            const int end = count - (int)leaves, first = end - s->log[i].undoes;
            memmove(&actions[first], &actions[end], leaves * sizeof *actions);
            memmove(&actors[first], &actors[end], leaves * sizeof *actors);
            count -= s->log[i].undoes;
        }
    return count;
}

/* Sets up a timeline at the start of the game. */
static bool go_to_begin(const bcg_session *s, bcg_timeline *c)
{
    int joins = 0;
    while (joins < s->version &&
           (s->log[joins].kind == BCG_ENTRY_JOIN || s->log[joins].kind == BCG_ENTRY_BEFORE))
        joins++;
    return bcg_timeline_go_to(s, joins, c);
}

char *bcg_redact_replay(const bcg_session *s)
{
    return bcg_session_actor(s) == BCG_OVER ? bcg_redact_part_of_replay(s) : NULL;
}

char *bcg_redact_part_of_replay(const bcg_session *s)
{
    char seats[4096], nonces[BCG_MAX_SEATS * (2 * BCG_NONCE + 2)];
    char seed[BCG_SEED_HEX], commitment[BCG_SEED_HEX], *text = NULL;
    bcg_writer who, given;
    bcg_timeline first;
    if (!s->now.begun)
        return NULL;
    bcg_writer_init(&who, seats, sizeof seats);
    bcg_writer_init(&given, nonces, sizeof nonces);
    list_nonces(s, &given);
    bcg_base16_write(s->fair.seed, BCG_SEED, seed);
    bcg_session_commitment(s, commitment);
    bcg_replay_header head = {.program = {"bocage", 6, 0, 0},
                              .seed = {seed, strlen(seed), 0, 0},
                              .commitment = {commitment, strlen(commitment), 0, 0},
                              .nonces = written(&given),
                              .dice = {"table", s->setup.table ? 5 : 0, 0, 0}};
    bcg_action *actions = malloc((size_t)(s->version + 1) * sizeof *actions);
    int8_t *actors = malloc((size_t)s->version + 1);
    if (actions && actors && go_to_begin(s, &first)) {
        const int count = list_actions(s, actions, actors);
        describe_seats(s, bcg_notation_in(s)->ply(s->setup.prepared, first.state) + 1, &who);
        head.seats = written(&who);
        text = bcg_record_game(s->setup.prepared, first.state, actions, actors, count, &head);
        bcg_timeline_done(&first);
    }
    free(actions);
    free(actors);
    return text;
}
