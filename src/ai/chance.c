#include "ai/chance.h"

/* 2 / (1 + exp(-x)) - 1, linearly interpolated from a table. */
int bcg_chance_of(int odds)
{
    enum { STEP = 500, POINTS = 13 };
    static const int16_t table[POINTS] = {0,    2449, 4621, 6351, 7616, 8483, 9051,
                                          9414, 9640, 9780, 9866, 9919, 9951};
    const int size = odds < 0 ? -odds : odds, at = size / STEP, part = size % STEP;
    const int chance = at < POINTS - 1 ? table[at] + (table[at + 1] - table[at]) * part / STEP
                                       : table[POINTS - 1];
    return (odds < 0 ? -1 : 1) * chance * (BCG_VALUE_WON / 1000) / 10;
}

int bcg_chance_shifted(int value, int odds)
{
    const int64_t all = (int64_t)BCG_VALUE_WON * BCG_VALUE_WON, by = bcg_chance_of(odds);
    return (int)((value + by) * all / (all + value * by));
}

int bcg_chance_average(int64_t sum, int64_t parts)
{
    return (int)((sum + (sum < 0 ? -parts : parts) / 2) / parts);
}

int bcg_value_of_end(const bcg_game *g, const void *s, int seat)
{
    const bcg_result r = g->ops->result(g, s, seat);
    return r == BCG_WON ? BCG_VALUE_WON : r == BCG_LOST ? -BCG_VALUE_WON : 0;
}
