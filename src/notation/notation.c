#include "notation/notation.h"

#include "notation/scn.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_RULESETS = 16 };

const bcg_ruleset *bcg_find_ruleset(const bcg_ruleset *rulesets, const char *text, size_t size,
                                    bcg_problems *p)
{
    const char *names[MOST_RULESETS];
    bcg_words known = {names, 0};
    while (rulesets[known.count].ops) {
        assert(known.count < MOST_RULESETS);
        names[known.count] = rulesets[known.count].ops->name;
        known.count++;
    }
    const int found = bcg_scn_ruleset(&known, text, size, p);
    return found >= 0 ? &rulesets[found] : NULL;
}

const bcg_ruleset *bcg_ruleset_of_text(const bcg_ruleset *rulesets, const char *text, size_t size,
                                       char why[BCG_WHY])
{
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    const bcg_ruleset *found = bcg_find_ruleset(rulesets, text, size, &problems);
    if (found == NULL)
        snprintf(why, BCG_WHY, "%s",
                 problems.count ? problems.list[0].text : "this is no scenario");
    return found;
}

void bcg_tell_problem(bcg_problems *p, char why[BCG_WHY])
{
    const bcg_problem *first = NULL;
    bcg_problems_sort(p);
    for (int i = 0; i < p->count; i++) {
        const bcg_problem *one = &p->list[i];
        if (one->severity == BCG_ERROR && (first == NULL || (first->line == 0 && one->line > 0)))
            first = one;
    }
    if (first == NULL)
        snprintf(why, BCG_WHY, "not enough memory");
    else if (first->line == 0)
        snprintf(why, BCG_WHY, "%s", first->text);
    else
        snprintf(why, BCG_WHY, "line %d, column %d: %s", first->line, first->column, first->text);
}

/* Own values, put into a document; true if there are none to put. */
static bool add_values(const bcg_notation *notation, void *document, const bcg_span *values,
                       bcg_problems *p)
{
    const bcg_span whole = {"", 0, 0, 0};
    if (values == NULL)
        return true;
    if (notation->add_values)
        return notation->add_values(document, values->at, values->len, p);
    bcg_error(p, whole, SCN_NO_VALUES, "this game has no values of its own");
    return false;
}

bcg_prepared *bcg_prepare_with(const bcg_ruleset *rulesets, const char *text, size_t size,
                               const bcg_span *values, const char *edition, const char *options,
                               char why[BCG_WHY])
{
    bcg_problem list[16];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    const bcg_ruleset *ruleset = bcg_ruleset_of_text(rulesets, text, size, why);
    if (ruleset == NULL)
        return NULL;
    void *document = ruleset->notation->read(ruleset, text, size, &problems);
    bcg_prepared *p = document && problems.errors == 0 &&
                              add_values(ruleset->notation, document, values, &problems)
                          ? ruleset->notation->prepare(ruleset, document, edition, options,
                                                       &problems)
                          : NULL;
    if (p == NULL)
        bcg_tell_problem(&problems, why);
    free(document);
    return p;
}

bcg_prepared *bcg_prepare(const bcg_ruleset *rulesets, const char *text, size_t size,
                          const char *edition, const char *options, char why[BCG_WHY])
{
    return bcg_prepare_with(rulesets, text, size, NULL, edition, options, why);
}

/* Merges own values into a document that was read; false with a sentence. Problems of the values
 * are told as theirs: the lines are those of another file. */
static bool merge_values(const bcg_notation *notation, void *document, const bcg_span *values,
                         bcg_problems *problems, char why[BCG_WHY])
{
    char told[BCG_WHY];
    if (document == NULL || problems->errors > 0) {
        bcg_tell_problem(problems, why);
        return false;
    }
    if (add_values(notation, document, values, problems))
        return true;
    bcg_tell_problem(problems, told);
    snprintf(why, BCG_WHY, "own values: %.*s", BCG_WHY - 16, told);
    return false;
}

char *bcg_text_with_values(const bcg_ruleset *rulesets, const char *text, size_t size,
                           const bcg_span *values, size_t *out_size, char why[BCG_WHY])
{
    const bcg_ruleset *ruleset = bcg_ruleset_of_text(rulesets, text, size, why);
    bcg_problem list[16];
    bcg_problems problems;
    char *merged = NULL;
    if (ruleset == NULL)
        return NULL;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    void *document = ruleset->notation->read(ruleset, text, size, &problems);
    if (merge_values(ruleset->notation, document, values, &problems, why)) {
        merged = ruleset->notation->write(ruleset, document, out_size);
        if (merged == NULL)
            snprintf(why, BCG_WHY, "with own values it is too long, or there is not enough memory");
    }
    free(document);
    /* cppcheck-suppress returnDanglingLifetime ; it is memory of its own */
    return merged;
}

uint64_t bcg_values_hash(const bcg_prepared *p)
{
    return p->values ? bcg_text_hash(p->values, p->values_size) : 0;
}

const char *bcg_values_word(const bcg_prepared *p, char out[BCG_VALUES_WORD])
{
    snprintf(out, BCG_VALUES_WORD, "%016llx", (unsigned long long)bcg_values_hash(p));
    return p->values ? out : NULL;
}

bcg_prepared *bcg_prepared_hold(bcg_prepared *p)
{
    p->users++;
    return p;
}

void bcg_prepared_release(bcg_prepared *p)
{
    if (p == NULL || --p->users > 0)
        return;
    bcg_ai_tables_done(&p->ai_tables);
    free(p->scenario);
    free(p->values);
    free(p);
}

bcg_ai *bcg_prepared_player(bcg_prepared *p, const bcg_ai_level *level, uint64_t seed)
{
    return bcg_ai_new(p->ruleset, p->game, &p->ai_tables, level, seed);
}

void bcg_first_state(const bcg_prepared *p, void *state)
{
    bcg_rng r;
    bcg_rng_seed(&r, 0);
    if (p->ruleset->notation->first)
        p->ruleset->notation->first(p, state);
    else
        p->ruleset->notation->begin(p, &r, state);
}

bool bcg_options_then(const bcg_ruleset *ruleset, int rules, bcg_span options, char *out,
                      size_t size)
{
    const char *then = ruleset->notation->options_then ? ruleset->notation->options_then(rules)
                                                       : "";
    const int n = snprintf(out, size, "%s%s%.*s", then, then[0] && options.len ? " " : "",
                           (int)options.len, options.at);
    return n >= 0 && (size_t)n < size;
}

int bcg_seat_named(const bcg_prepared *p, const char *word, size_t len)
{
    for (int seat = 0; seat < p->game->ops->seats(p->game); seat++)
        if (strlen(bcg_seat_word(p, seat)) == len && memcmp(bcg_seat_word(p, seat), word, len) == 0)
            return seat;
    return -1;
}

const char *bcg_result_word(const bcg_prepared *p, const bcg_result result[])
{
    bool drawn = false;
    for (int team = 0; team < bcg_count_teams(p->game); team++) {
        if (result[team] == BCG_WON)
            return p->ruleset->notation->team_word(p, team);
        drawn = drawn || result[team] == BCG_DRAWN;
    }
    return drawn ? "draw" : "lost"; /* lost by all: to the rules, in a solo game */
}

const char *bcg_state_result_word(const bcg_prepared *p, const void *state)
{
    bcg_result result[BCG_MAX_SEATS] = {BCG_UNDECIDED};
    for (int team = 0; team < bcg_count_teams(p->game); team++) {
        result[team] = p->game->ops->result(p->game, state, bcg_first_of_team(p->game, team));
        if (result[team] == BCG_UNDECIDED)
            return "open";
    }
    return bcg_result_word(p, result);
}

const char *bcg_actor_word(const bcg_prepared *p, int actor)
{
    return actor == BCG_CHANCE ? "chance" : actor == BCG_OVER ? "nobody" : bcg_seat_word(p, actor);
}

const bcg_reason_info *bcg_prepared_reason(const bcg_prepared *p, bcg_reason reason)
{
    return bcg_reason_of(p->ruleset->ops->reasons, reason);
}
