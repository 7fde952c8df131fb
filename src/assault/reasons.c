#include "assault/reasons.h"

#include "assault/events.h"

static const bcg_reason_info rows[] = {ASSAULT_REASONS(BCG_REASON_ROW)};

_Static_assert(sizeof rows / sizeof rows[0] <= BCG_REASONS_PAGE, "a page holds 256 codes");

const bcg_reason_page assault_reasons = {ASSAULT_REASONS_FIRST, sizeof rows / sizeof rows[0], rows};

const bcg_event_info assault_events[ASSAULT_EVENT_KINDS] = {ASSAULT_EVENTS(BCG_EVENT_ROW)};
