#include "core/reason.h"

#include <stddef.h>

static const bcg_reason_info core_rows[] = {BCG_REASONS(BCG_REASON_ROW)};

_Static_assert((int)BCG_OK == (int)BCG_REASONS_CORE, "the enum starts where the page does");
const bcg_reason_page bcg_core_reasons = {BCG_REASONS_CORE, BCG_REASON_COUNT, core_rows};

const bcg_reason_info *bcg_reason_find(const bcg_reason_page *const *pages, int npages,
                                       bcg_reason code)
{
    for (int p = 0; p < npages; p++)
        if (code >= pages[p]->first && code - pages[p]->first < pages[p]->count)
            return &pages[p]->info[code - pages[p]->first];
    return NULL;
}

const bcg_reason_info *bcg_reason_of(const bcg_reason_page *game, bcg_reason code)
{
    static const bcg_reason_info unknown = {"BCG_UNKNOWN", "", "no reason is known"};
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, game};
    const bcg_reason_info *info = bcg_reason_find(pages, 2, code);
    return info ? info : &unknown;
}
