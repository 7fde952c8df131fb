/* Events in words: what happened, as a line a player would say. */
#ifndef BOCAGE_CLI_EVENT_TEXT_H
#define BOCAGE_CLI_EVENT_TEXT_H

#include "core/log.h"
#include "memoir/game.h"

#include <stdio.h>

/* One event without full stop or line end: "C5 loses 1 figure, 3 left". */
void tell_event(FILE *out, const memoir_game *g, const bcg_event *e);
/* As data: {"event":"lost","hex":"C5","figures":1,"left":3}. */
void json_event(FILE *out, const memoir_game *g, const bcg_event *e);

#endif
