/* The rules as text: the document for players (docs/rules/), split into rules.
 *
 * In the document a rule is one line: a list item "- [ID] text", or a row of a table whose first
 * cell is "[ID]" or a bare ID with a number ("AMB-1"). A rule of one edition begins with `classic`
 * or `revised`, or is below a heading that names it. The line "*Not playable yet.*" below a heading
 * applies to every rule there. Everything else is ignored. */
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
    const char *text;    /* plain text; for a row of a table one line "heading: cell" per column */
} rule_text;

typedef struct rules_text {
    int count;
    rule_text *rule; /* in the order of the document */
    char *memory;    /* holds their strings */
} rules_text;

/* -- loading ---------------------------------------------------------------------------------- */

/* The rules of a ruleset that come with the program. False, with a message, if they cannot be read;
 * otherwise the caller frees them. */
bool load_rules(rules_text *rules, const char *ruleset);
/* The same from a text. Returns NULL, or what is wrong with it (then there is nothing to free). */
const char *parse_rules(rules_text *rules, const char *text, size_t size);
void free_rules(rules_text *rules);

/* -- finding one ------------------------------------------------------------------------------ */

/* An ID as typed or cited, without its ruleset (name and colon) and without brackets. */
bcg_span bare_rule_id(const char *typed, const char *ruleset);
/* The rule with this ID, in upper or lower case, or NULL. */
const rule_text *find_rule(const rules_text *rules, bcg_span id);
/* Is this the rule of that ID or one of its family: TER-HEDGE-1 of TER-HEDGE, LOS-X1 of LOS-X? */
bool is_rule_under(const rule_text *rule, bcg_span id);
/* The ID most similar to a mistyped one, or NULL. */
const char *nearest_rule_id(const rules_text *rules, bcg_span id);

#endif
