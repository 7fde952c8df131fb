#include "notation/assault_problems.h"

static const bcg_reason_info rows[] = {ASSAULT_PROBLEMS(BCG_REASON_ROW)};

_Static_assert(sizeof rows / sizeof rows[0] <= BCG_REASONS_PAGE, "a page holds 256 codes");

const bcg_reason_page assault_problem_reasons = {ASSAULT_PROBLEMS_FIRST,
                                                 sizeof rows / sizeof rows[0], rows};
