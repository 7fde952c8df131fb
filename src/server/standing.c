#include "server/standing.h"

#include <string.h>

/* -- the score as text ------------------------------------------------------------------------ */

void bcg_score_write(const bcg_session *s, char out[BCG_SCORE_TEXT])
{
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_SCORE_TEXT);
    for (int seat = 0; seat < bcg_session_seats(s); seat++) {
        const bcg_score score = bcg_session_score(s, seat);
        bcg_writef(&w, "%s%d %d", seat ? " " : "", score.points, score.tie_break);
    }
}

static bool read_number(bcg_span *rest, int *out)
{
    enum { MOST = 1000000 }; /* of anything: sums of them fit */
    bcg_span word;
    return bcg_span_word(rest, &word) && bcg_span_number(word, MOST, out);
}

/* False if there is none: the game was kept before scores were. */
static bool read_score(const char *text, int seats, bcg_score out[])
{
    bcg_span rest = {text ? text : "", text ? strlen(text) : 0, 1, 1};
    for (int seat = 0; seat < seats; seat++)
        if (!read_number(&rest, &out[seat].points) || !read_number(&rest, &out[seat].tie_break))
            return false;
    return true;
}

/* -- counting --------------------------------------------------------------------------------- */

/* For whoever sits in each seat in the game that is asked about. */
typedef struct standing {
    const bcg_prepared *prepared;
    int seats, round;
    int length, begins; /* games of this match, and the round of its first */
    bool over;
    int wins[BCG_MAX_SEATS], draws;
    bcg_score score[BCG_MAX_SEATS];
} standing;

static const char *seat_word(const standing *st, int seat)
{
    return st->prepared->dialect->seat_word(seat);
}

/* Where somebody sits who had this seat `moved` games ago. */
static int seat_now(const standing *st, int seat, int moved)
{
    return (seat + moved) % st->seats;
}

static void count_result(standing *st, const char *result, int moved)
{
    for (int seat = 0; seat < st->seats; seat++)
        if (strcmp(result, seat_word(st, seat)) == 0) {
            st->wins[seat_now(st, seat, moved)]++;
            return;
        }
    st->draws++;
}

static void count_score(standing *st, const char *text, int moved)
{
    bcg_score score[BCG_MAX_SEATS];
    if (!read_score(text, st->seats, score))
        return;
    for (int seat = 0; seat < st->seats; seat++) {
        bcg_score *total = &st->score[seat_now(st, seat, moved)];
        total->points += score[seat].points;
        total->tie_break += score[seat].tie_break;
    }
}

static bool count_game(void *context, const bcg_stored_game *g)
{
    standing *st = context;
    const int moved = st->round - g->round;
    if (g->result == NULL || moved < 0)
        return true;
    count_result(st, g->result, moved);
    if (g->round < st->begins)
        return true;
    count_score(st, g->score, moved);
    /* A rematch follows what is over: with the last one the others are. */
    st->over = g->round == st->begins + st->length - 1;
    return true;
}

/* -- telling ---------------------------------------------------------------------------------- */

static void put_wins(const standing *st, bcg_json *j)
{
    bcg_json_key(j, "wins");
    bcg_json_open(j, '{');
    for (int seat = 0; seat < st->seats; seat++)
        bcg_json_put_int(j, seat_word(st, seat), st->wins[seat]);
    bcg_json_close(j, '}');
}

static void put_score(const standing *st, bcg_json *j)
{
    bcg_json_key(j, "score");
    bcg_json_open(j, '{');
    for (int seat = 0; seat < st->seats; seat++) {
        bcg_json_key(j, seat_word(st, seat));
        bcg_json_open(j, '{');
        bcg_json_put_int(j, st->prepared->dialect->points_word, st->score[seat].points);
        bcg_json_put_int(j, st->prepared->dialect->tie_break_word, st->score[seat].tie_break);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
}

void bcg_standing_put(bcg_store *store, const bcg_session *s, const char *first, int round,
                      bcg_json *j)
{
    const bcg_prepared *prepared = bcg_session_scene(s);
    const int length = prepared->dialect->match_length(prepared);
    standing st = {.prepared = prepared,
                   .seats = bcg_session_seats(s),
                   .round = round,
                   .length = length,
                   .begins = length ? round - round % length : 0};
    bcg_store_match(store, first, count_game, &st);
    const int leader = prepared->dialect->match_winner(prepared, st.score);
    bcg_json_key(j, "match");
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "first", first);
    bcg_json_put_int(j, "round", round);
    bcg_json_put_int(j, "length", length);
    bcg_json_put_bool(j, "over", st.over);
    put_wins(&st, j);
    bcg_json_put_int(j, "draws", st.draws);
    put_score(&st, j);
    bcg_json_put_string(j, "leader", leader < 0 ? "draw" : seat_word(&st, leader));
    bcg_json_close(j, '}');
}
