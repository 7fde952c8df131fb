#include "server/standing.h"

#include "session/ruleset_json.h"

#include <string.h>

/* -- the score as text ------------------------------------------------------------------------ */

void bcg_score_write(const bcg_session *s, char out[BCG_SCORE_TEXT])
{
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_SCORE_TEXT);
    for (int team = 0; team < bcg_count_teams(bcg_session_prepared(s)->game); team++) {
        const bcg_score score = bcg_session_score(s, team);
        bcg_writef(&w, "%s%d %d", team ? " " : "", score.points, score.tie_break);
    }
}

static bool read_number(bcg_span *rest, int *out)
{
    enum { MOST = 1000000 }; /* so that sums fit into an int */
    bcg_span word;
    return bcg_span_word(rest, &word) && bcg_span_number(word, MOST, out);
}

/* False if there is none: games stored by older versions have no score. */
static bool read_score(const char *text, int teams, bcg_score out[])
{
    bcg_span rest = {text ? text : "", text ? strlen(text) : 0, 1, 1};
    for (int team = 0; team < teams; team++)
        if (!read_number(&rest, &out[team].points) || !read_number(&rest, &out[team].tie_break))
            return false;
    return true;
}

/* -- counting --------------------------------------------------------------------------------- */

/* All by the teams of the game that is asked about. */
typedef struct standing {
    const bcg_prepared *prepared;
    int teams, round;
    int length, begins; /* games of this match, and the round of its first */
    bool over;
    int wins[BCG_MAX_SEATS], draws;
    bcg_score score[BCG_MAX_SEATS];
} standing;

static const char *team_word(const standing *st, int team)
{
    return st->prepared->ruleset->notation->team_word(st->prepared, team);
}

/* The team now of those who were in this one `moved` games ago. */
static int team_now(const standing *st, int team, int moved)
{
    const bcg_game *g = st->prepared->game;
    int seat = bcg_first_of_team(g, team);
    for (int i = 0; i < moved; i++)
        seat = bcg_next_seat(st->prepared, seat);
    return g->ops->team(g, seat);
}

static void count_result(standing *st, const char *result, int moved)
{
    for (int team = 0; team < st->teams; team++)
        if (strcmp(result, team_word(st, team)) == 0) {
            st->wins[team_now(st, team, moved)]++;
            return;
        }
    st->draws++;
}

static void count_score(standing *st, const char *text, int moved)
{
    bcg_score score[BCG_MAX_SEATS];
    if (!read_score(text, st->teams, score))
        return;
    for (int team = 0; team < st->teams; team++) {
        bcg_score *total = &st->score[team_now(st, team, moved)];
        total->points += score[team].points;
        total->tie_break += score[team].tie_break;
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
    /* A rematch needs a finished game: if the last one is over, all are. */
    st->over = g->round == st->begins + st->length - 1;
    return true;
}

/* -- as JSON ---------------------------------------------------------------------------------- */

static void put_wins(const standing *st, bcg_json *j)
{
    bcg_json_key(j, "wins");
    bcg_json_open(j, '{');
    for (int team = 0; team < st->teams; team++)
        bcg_json_put_int(j, team_word(st, team), st->wins[team]);
    bcg_json_close(j, '}');
}

static void put_score(const standing *st, bcg_json *j)
{
    bcg_json_key(j, "score");
    bcg_json_open(j, '{');
    for (int team = 0; team < st->teams; team++) {
        bcg_json_key(j, team_word(st, team));
        bcg_json_open(j, '{');
        bcg_json_put_int(j, st->prepared->ruleset->json->points_word, st->score[team].points);
        bcg_json_put_int(j, st->prepared->ruleset->json->tie_break_word, st->score[team].tie_break);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, '}');
}

void bcg_standing_put(bcg_store *store, const bcg_session *s, const char *first, int round,
                      bcg_json *j)
{
    const bcg_prepared *prepared = bcg_session_prepared(s);
    const int length = bcg_match_length(prepared);
    standing st = {.prepared = prepared,
                   .teams = bcg_count_teams(prepared->game),
                   .round = round,
                   .length = length,
                   .begins = length ? round - round % length : 0};
    bcg_store_match(store, first, count_game, &st);
    const int leader = bcg_match_winner(st.score, st.teams);
    bcg_json_key(j, "match");
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "first", first);
    bcg_json_put_int(j, "round", round);
    bcg_json_put_int(j, "length", length);
    bcg_json_put_bool(j, "over", st.over);
    put_wins(&st, j);
    bcg_json_put_int(j, "draws", st.draws);
    put_score(&st, j);
    bcg_json_put_string(j, "leader", leader < 0 ? "draw" : team_word(&st, leader));
    bcg_json_close(j, '}');
}
