/* An event as JSON: its word, then its numbers under the names the ruleset's table gives them. */
#ifndef BOCAGE_SESSION_EVENT_JSON_H
#define BOCAGE_SESSION_EVENT_JSON_H

#include "core/ops.h"
#include "core/text.h"
#include "session/json.h"

/* What the numbers with a certain name stand for: words, or what a function makes of them. A
 * number whose name has no row is just that. */
typedef struct bcg_json_argument {
    const char *name;       /* NULL: the end of the table */
    const bcg_words *words; /* null for a number that has no word; NULL: `put` is asked */
    int first;              /* the number of the first word */
    void (*put)(bcg_json *j, const bcg_game *g, int value);
} bcg_json_argument;

/* Members of an open object; `kinds` is the ruleset's table of events. */
void bcg_json_put_event(bcg_json *j, const bcg_game *g, const bcg_event *e,
                        const bcg_event_info *kinds, const bcg_json_argument *arguments);

#endif
