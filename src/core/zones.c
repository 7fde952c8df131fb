#include "core/zones.h"

int bcg_zone_count(const uint8_t *zone_of, int n, int zone)
{
    int count = 0;
    for (int card = 0; card < n; card++)
        count += zone_of[card] == zone;
    return count;
}

int bcg_zone_card(const uint8_t *zone_of, int n, int zone, int k)
{
    for (int card = 0; card < n; card++)
        if (zone_of[card] == zone && k-- == 0)
            return card;
    return -1;
}

int bcg_zone_pick(const uint8_t *zone_of, int n, int zone, bcg_rng *r)
{
    const int count = bcg_zone_count(zone_of, n, zone);
    if (count == 0)
        return -1;
    return bcg_zone_card(zone_of, n, zone, (int)bcg_rng_below(r, (uint32_t)count));
}

int bcg_zone_move_all(uint8_t *zone_of, int n, int from, int to)
{
    int moved = 0;
    for (int card = 0; card < n; card++)
        if (zone_of[card] == from) {
            zone_of[card] = (uint8_t)to;
            moved++;
        }
    return moved;
}
