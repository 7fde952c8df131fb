#include "store/kind.h"

#include <stdio.h>
#include <string.h>

static const bcg_store_kind *const kinds[] = {&bcg_sqlite_store};

/* `SCHEME:WHERE`; without a scheme it is a path for the first kind. NULL, with a sentence, for an
 * unknown scheme. */
static const bcg_store_kind *find_kind(const char *address, const char **where,
                                       char why[BCG_STORE_WHY])
{
    const char *colon = strchr(address, ':'), *slash = strchr(address, '/');
    *where = address;
    if (colon == NULL || (slash && slash < colon))
        return kinds[0];
    *where = colon + 1;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strlen(kinds[i]->scheme) == (size_t)(colon - address) &&
            memcmp(kinds[i]->scheme, address, (size_t)(colon - address)) == 0)
            return kinds[i];
    snprintf(why, BCG_STORE_WHY, "there is no database of the kind `%.*s`",
             colon - address < 40 ? (int)(colon - address) : 40, address);
    return NULL;
}

bcg_store *bcg_store_open(const char *address, char why[BCG_STORE_WHY])
{
    const char *where;
    const bcg_store_kind *kind = find_kind(address, &where, why);
    return kind ? kind->open(where, why) : NULL;
}

bcg_store *bcg_store_look(const char *address, char why[BCG_STORE_WHY])
{
    const char *where;
    const bcg_store_kind *kind = find_kind(address, &where, why);
    return kind ? kind->look(where, why) : NULL;
}

void bcg_store_close(bcg_store *s)
{
    if (s)
        s->kind->close(s);
}

const char *bcg_store_why(const bcg_store *s)
{
    return s->why;
}

bool bcg_store_add_game(bcg_store *s, const bcg_stored_game *g)
{
    return s->kind->write->add_game(s, g);
}

bool bcg_store_add_entry(bcg_store *s, const char *game, int version, const char *text,
                         int64_t when)
{
    return s->kind->write->add_entry(s, game, version, text, when);
}

bool bcg_store_set_result(bcg_store *s, const char *game, const char *result, const char *score,
                          int64_t when)
{
    return s->kind->write->set_result(s, game, result, score, when);
}

bool bcg_store_add_snapshot(bcg_store *s, const char *game, int version, const char *text)
{
    return s->kind->write->add_snapshot(s, game, version, text);
}

bool bcg_store_add_answer(bcg_store *s, const char *game, int seat, const char *text)
{
    return s->kind->write->add_answer(s, game, seat, text);
}

bool bcg_store_drop_answers(bcg_store *s, const char *game)
{
    return s->kind->write->drop_answers(s, game);
}

bool bcg_store_add_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                          int part)
{
    return s->kind->write->add_secret(s, hash, game, part);
}

bool bcg_store_renew_secret(bcg_store *s, const uint8_t old[BCG_SECRET_HASH],
                            const uint8_t fresh[BCG_SECRET_HASH])
{
    return s->kind->write->renew_secret(s, old, fresh);
}

bool bcg_store_drop_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], const char *game)
{
    return s->kind->write->drop_secret(s, hash, game);
}

bool bcg_store_set_lobby(bcg_store *s, const char *game, const char *text)
{
    return s->kind->write->set_lobby(s, game, text);
}

bool bcg_store_rebase(bcg_store *s, const char *game, const char *rules, int rules_version,
                      const char *setup)
{
    return s->kind->write->rebase(s, game, rules, rules_version, setup);
}

bool bcg_store_set_rules(bcg_store *s, const char *game, const char *rules, int rules_version)
{
    return s->kind->write->set_rules(s, game, rules, rules_version);
}

bool bcg_store_delete(bcg_store *s, const char *game)
{
    return s->kind->write->remove(s, game);
}

bool bcg_store_commit(bcg_store *s)
{
    return s->kind->commit(s);
}

void bcg_store_rollback(bcg_store *s)
{
    s->kind->rollback(s);
}

void bcg_store_limit(bcg_store *s, int64_t bytes)
{
    s->kind->limit(s, bytes);
}

bcg_store_fault bcg_store_fault_of(const bcg_store *s)
{
    return s->fault;
}

void bcg_store_set_patience(bcg_store *s, int ms)
{
    s->kind->set_patience(s, ms);
}

bool bcg_store_check(bcg_store *s)
{
    return s->kind->check(s);
}

bool bcg_store_rescue(bcg_store *s, char told[BCG_STORE_WHY])
{
    return s->kind->rescue(s, told);
}

bool bcg_store_checkpoint(bcg_store *s)
{
    return s->kind->checkpoint(s);
}

bool bcg_store_games(bcg_store *s, bcg_game_seen *seen, void *context)
{
    return s->kind->read->games(s, seen, context);
}

bool bcg_store_game(bcg_store *s, const char *id, bcg_game_seen *seen, void *context)
{
    return s->kind->read->game(s, id, seen, context);
}

bool bcg_store_entries(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context)
{
    return s->kind->read->entries(s, game, seen, context);
}

bool bcg_store_match(bcg_store *s, const char *match, bcg_game_seen *seen, void *context)
{
    return s->kind->read->match(s, match, seen, context);
}

bool bcg_store_lobby(bcg_store *s, bcg_game_seen *seen, void *context)
{
    return s->kind->read->lobby(s, seen, context);
}

bool bcg_store_old(bcg_store *s, int64_t before, const bcg_stored_place *after, bcg_game_seen *seen,
                   void *context)
{
    return s->kind->read->old(s, before, after, seen, context);
}

bool bcg_store_old_lobby(bcg_store *s, int64_t before, bcg_game_seen *seen, void *context)
{
    return s->kind->read->old_lobby(s, before, seen, context);
}

bool bcg_store_answers(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context)
{
    return s->kind->read->answers(s, game, seen, context);
}

bool bcg_store_snapshot(bcg_store *s, const char *game, bcg_entry_seen *seen, void *context)
{
    return s->kind->read->snapshot(s, game, seen, context);
}

bool bcg_store_secret(bcg_store *s, const uint8_t hash[BCG_SECRET_HASH], char game[BCG_GAME_ID],
                      int *part, bool *found)
{
    return s->kind->read->secret(s, hash, game, part, found);
}

bool bcg_store_secrets(bcg_store *s, const char *game, bcg_secret_seen *seen, void *context)
{
    return s->kind->read->secrets(s, game, seen, context);
}

bool bcg_store_verify(bcg_store *s, bcg_fault_seen *seen, void *context)
{
    return s->kind->verify(s, seen, context);
}

bool bcg_store_copy(bcg_store *s, const char *to)
{
    return s->kind->copy(s, to);
}
