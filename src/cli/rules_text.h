/* The rules as text: the document for players (docs/rules/), taken apart rule by rule.
 *
 * In the document a rule is one line: a list item "- [ID] text", or a row of a table whose first
 * cell is "[ID]" or a bare ID with a number ("AMB-1"). A rule of one edition begins with `classic`
 * or `revised`, or stands under a heading that names it. The line "*Not playable yet.*" under a
 * heading is about every rule there. Everything else is for reading. */
#ifndef BOCAGE_CLI_RULES_TEXT_H
#define BOCAGE_CLI_RULES_TEXT_H

#include "core/text.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct rule_text {
    const char *id;
    const char *chapter; /* its headings, outermost first: "14. Terrain > 14.2 Hedgerow" */
    const char *edition; /* "classic", "revised" or "both" */
    bool later;          /* it cannot be played yet */
    const char *text;    /* plain; of a row in a table a line "heading: cell" for each column */
} rule_text;

typedef struct rules_text {
    int count;
    rule_text *rule; /* in the order of the document */
    char *memory;    /* holds their strings */
} rules_text;

/* -- getting them ----------------------------------------------------------------------------- */

/* The rules of a ruleset that come with the program. False, with a complaint, if they cannot be
 * read; otherwise the caller frees them. */
bool load_rules(rules_text *rules, const char *ruleset);
/* The same from a text. NULL, or what is wrong with it (there is then nothing to free). */
const char *parse_rules(rules_text *rules, const char *text, size_t size);
void free_rules(rules_text *rules);

/* -- finding one ------------------------------------------------------------------------------ */

/* What somebody typed or a refusal cites, without the ruleset (its name and a colon) and brackets
 * around it.
 */
bcg_span bare_rule_id(const char *typed, const char *ruleset);
/* The rule of that ID, upper or lower case, or NULL. */
const rule_text *find_rule(const rules_text *rules, bcg_span id);
/* Is this the rule of that ID or one of its family: TER-HEDGE-1 of TER-HEDGE, LOS-X1 of LOS-X? */
bool is_rule_under(const rule_text *rule, bcg_span id);
/* The ID nearest to a mistyped one, or NULL. */
const char *nearest_rule_id(const rules_text *rules, bcg_span id);

#endif
