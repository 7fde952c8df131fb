#include "memoir/reasons.h"

#include "memoir/events.h"

static const bcg_reason_info rows[] = {MEMOIR_REASONS(BCG_REASON_ROW)};
_Static_assert(sizeof rows / sizeof rows[0] <= BCG_REASONS_PAGE, "a page holds 256 codes");

const bcg_reason_page memoir_reasons = {MEMOIR_REASONS_FIRST, sizeof rows / sizeof rows[0], rows};

const bcg_event_info memoir_events[MEMOIR_EVENT_KINDS] = {MEMOIR_EVENTS(BCG_EVENT_ROW)};
