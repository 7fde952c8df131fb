#include "core/zones.h"

#include <assert.h>

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

void bcg_zone_move(uint8_t *zone_of, int first, int copies, int from, int to)
{
    const int copy = bcg_zone_card(zone_of + first, copies, from, 0);
    assert(copy >= 0);
    assert(to >= 0 && to <= UINT8_MAX);
    zone_of[first + copy] = (uint8_t)to;
    bcg_zone_sort(zone_of, first, copies);
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

/* Insertion sort: a kind has a few copies, and all but one are already in order. */
void bcg_zone_sort(uint8_t *zone_of, int first, int copies)
{
    uint8_t *run = zone_of + first;
    for (int i = 1; i < copies; i++) {
        const uint8_t zone = run[i];
        int k = i;
        for (; k > 0 && run[k - 1] > zone; k--)
            run[k] = run[k - 1];
        run[k] = zone;
    }
}
