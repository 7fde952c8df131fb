/* Requests for hosts: creating, saving and loading games. */
#include "session/exchange.h"
#include "session/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- creating sessions ------------------------------------------------------------------------ */

/* Reads who sits where. False, with a sentence, if a seat or player is unknown. */
static bool read_seats(bcg_exchange *t, bcg_setup *setup, char why[BCG_WHY])
{
    for (int i = 0; i < t->r->seat_count; i++) {
        const char *who = t->r->seats[i].who;
        const int seat = bcg_seat_named(setup->prepared, t->r->seats[i].seat,
                                        strlen(t->r->seats[i].seat));
        if (seat < 0) {
            snprintf(why, BCG_WHY, "there is no seat `%s`", t->r->seats[i].seat);
            return false;
        }
        if (strcmp(who, "person") == 0)
            continue;
        if (!t->host->knows_level(t->host->context, setup->prepared->ruleset, who)) {
            snprintf(why, BCG_WHY, "there is no computer player `%s`", who);
            return false;
        }
        snprintf(setup->level[seat], BCG_LEVEL, "%s", who);
    }
    return true;
}

/* A game with own values is the game of a text that has them, so that whatever keeps the text
 * keeps them, too. */
static bcg_prepared *prepare_text(bcg_exchange *t, const char *text, size_t size, char why[BCG_WHY])
{
    const bcg_request *r = t->r;
    const bcg_game_source *games = &t->host->games;
    const bcg_span values = bcg_span_of(r->values ? r->values : "");
    char options[2 * BCG_REQUEST_OPTIONS]; /* the form of play is one of them */
    size_t merged_size;
    snprintf(options, sizeof options, "%s%s%.*s", r->options, r->form ? " " : "",
             BCG_REQUEST_OPTIONS - 2, r->form ? r->form : "");
    if (r->values == NULL)
        return bcg_source_prepare(games, text, size, r->edition, options, why);
    char *merged = bcg_text_with_values(games->rulesets, text, size, &values, &merged_size, why);
    if (merged == NULL)
        return NULL;
    bcg_prepared *prepared = bcg_source_prepare(games, merged, merged_size, r->edition, options,
                                                why);
    free(merged);
    return prepared;
}

static bcg_prepared *prepare(bcg_exchange *t, char why[BCG_WHY])
{
    const bcg_request *r = t->r;
    size_t size = r->text ? strlen(r->text) : 0;
    char *found = NULL;
    const char *text = r->text;
    if (r->scenario && !r->text)
        text = found = t->host->find_scenario(t->host->context, r->scenario, &size);
    if (text == NULL) {
        if (r->scenario)
            snprintf(why, BCG_WHY, "there is no scenario `%.80s`", r->scenario);
        else
            snprintf(why, BCG_WHY, "`scenario` or `text` must say what is played");
        return NULL;
    }
    bcg_prepared *prepared = prepare_text(t, text, size, why);
    free(found);
    return prepared;
}

/* The new session replaces the old one; cards that are due are dealt. */
static bcg_outcome replace_session(bcg_exchange *t, bcg_session *fresh)
{
    if (fresh == NULL || !bcg_session_proceed(fresh)) {
        bcg_session_free(fresh);
        return bcg_exchange_no_memory(t);
    }
    bcg_session_free(*t->session);
    *t->session = fresh;
    bcg_exchange_open(t);
    bcg_redact_put_board(fresh, BCG_SPECTATOR, t->j);
    return bcg_exchange_close(t, BCG_REPLACED);
}

bcg_outcome bcg_answer_new(bcg_exchange *t)
{
    char why[BCG_WHY];
    bcg_setup setup = {.table = t->r->table, .open = t->r->open};
    if (t->r->absent > BCG_MOST_ABSENT)
        return bcg_exchange_bad(t, "`absent` must be a number of seconds, a week at most");
    setup.absent = t->r->absent > 0 ? (int)t->r->absent : 0;
    if (t->r->seed && !bcg_base16_read(t->r->seed, strlen(t->r->seed), setup.seed, BCG_SEED))
        return bcg_exchange_bad(t, "`seed` must be a number or 64 hexadecimal digits");
    if (!t->r->seed)
        t->host->make_seed(t->host->context, setup.seed);
    setup.prepared = prepare(t, why);
    if (setup.prepared == NULL)
        return bcg_exchange_bad(t, why);
    bcg_session *fresh = NULL;
    const bool good = read_seats(t, &setup, why);
    if (good)
        fresh = bcg_session_new(&setup);
    bcg_prepared_release(setup.prepared);
    if (!good)
        return bcg_exchange_bad(t, why);
    return replace_session(t, fresh);
}

/* -- saving and loading ----------------------------------------------------------------------- */

bcg_outcome bcg_answer_save(bcg_exchange *t)
{
    char *text = bcg_session_save(*t->session);
    if (text == NULL)
        return bcg_exchange_no_memory(t);
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "save", text);
    free(text);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

bcg_outcome bcg_answer_load(bcg_exchange *t)
{
    char why[BCG_WHY];
    if (t->r->save == NULL)
        return bcg_exchange_bad(t, "`save` must hold what `save` gave");
    bcg_session *fresh = bcg_session_load(t->r->save, strlen(t->r->save), &t->host->games, why);
    if (fresh == NULL)
        return bcg_exchange_bad(t, why);
    for (int i = 0; i < bcg_session_seats(fresh); i++) {
        const char *level = bcg_session_setup(fresh)->level[i];
        if (level[0] &&
            !t->host->knows_level(t->host->context, bcg_session_prepared(fresh)->ruleset, level)) {
            bcg_session_free(fresh);
            return bcg_exchange_bad(t, "a computer player of that game is not known here");
        }
    }
    return replace_session(t, fresh);
}
