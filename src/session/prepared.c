#include "session/prepared.h"

#include "notation/problems.h"
#include "notation/scn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bcg_dialect *const dialects[] = {&bcg_memoir_dialect};

const bcg_dialect *bcg_dialect_of(const char *text, size_t size, char why[BCG_WHY])
{
    bcg_problem list[4];
    bcg_problems problems;
    bcg_problems_init(&problems, list, sizeof list / sizeof list[0]);
    const char *ruleset = bcg_scn_ruleset(text, size, &problems);
    for (size_t i = 0; ruleset && i < sizeof dialects / sizeof dialects[0]; i++)
        if (strcmp(dialects[i]->ops->name, ruleset) == 0)
            return dialects[i];
    if (ruleset)
        snprintf(why, BCG_WHY, "the ruleset %s cannot be played yet", ruleset);
    else
        snprintf(why, BCG_WHY, "%s",
                 problems.count ? problems.list[0].text : "this is no scenario");
    return NULL;
}

bcg_prepared *bcg_prepare(bcg_preparer *opener, void *context, const char *text, size_t size,
                          const char *edition, const char *options, char why[BCG_WHY])
{
    if (opener)
        return opener(context, text, size, edition, options, why);
    const bcg_dialect *dialect = bcg_dialect_of(text, size, why);
    return dialect ? dialect->open(text, size, edition, options, why) : NULL;
}

bcg_prepared *bcg_prepared_hold(bcg_prepared *prepared)
{
    prepared->users++;
    return prepared;
}

void bcg_prepared_release(bcg_prepared *prepared)
{
    if (prepared == NULL || --prepared->users > 0)
        return;
    free(prepared->scenario);
    free(prepared);
}

const bcg_reason_info *bcg_prepared_reason(const bcg_prepared *prepared, bcg_reason reason)
{
    static const bcg_reason_info unknown = {"BCG_UNKNOWN", "", "no reason is known"};
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, prepared->dialect->ops->reasons};
    const bcg_reason_info *info = bcg_reason_find(pages, 2, reason);
    return info ? info : &unknown;
}
