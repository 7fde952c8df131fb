#include "server/scenes.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT = 48, KEY = 32 };

typedef struct slot {
    uint8_t key[KEY]; /* of the text and choices it was asked for with */
    bcg_scene *scene; /* NULL: free */
    uint64_t used;
} slot;

struct bcg_scenes {
    slot slots[KEPT];
    uint64_t uses;
};

bcg_scenes *bcg_scenes_new(void)
{
    return calloc(1, sizeof(bcg_scenes));
}

void bcg_scenes_free(bcg_scenes *s)
{
    if (s == NULL)
        return;
    for (int i = 0; i < KEPT; i++)
        bcg_scene_release(s->slots[i].scene);
    free(s);
}

/* Each part with its end, so that no two askings look alike. */
static void make_key(const char *text, size_t size, const char *edition, const char *options,
                     uint8_t out[KEY])
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, KEY);
    crypto_generichash_update(&h, (const uint8_t *)(edition ? edition : ""),
                              edition ? strlen(edition) + 1 : 1);
    crypto_generichash_update(&h, (const uint8_t *)options, strlen(options) + 1);
    crypto_generichash_update(&h, (const uint8_t *)text, size);
    crypto_generichash_final(&h, out, KEY);
}

/* A slot for one more: a free one, or the one not asked for the longest time. */
static slot *find_room(bcg_scenes *s)
{
    slot *oldest = &s->slots[0];
    for (int i = 0; i < KEPT && oldest->scene; i++)
        if (s->slots[i].scene == NULL || s->slots[i].used < oldest->used)
            oldest = &s->slots[i];
    return oldest;
}

/* The same battle may have come as another text: with comments, or as a game keeps it. */
static bcg_scene *find_alike(bcg_scenes *s, const bcg_scene *scene)
{
    for (int i = 0; i < KEPT; i++) {
        bcg_scene *other = s->slots[i].scene;
        if (other && other->scenario_size == scene->scenario_size &&
            strcmp(other->edition, scene->edition) == 0 &&
            strcmp(other->options, scene->options) == 0 &&
            memcmp(other->scenario, scene->scenario, scene->scenario_size) == 0)
            return other;
    }
    return NULL;
}

bcg_scene *bcg_scenes_open(bcg_scenes *s, const char *text, size_t size, const char *edition,
                           const char *options, char why[BCG_WHY])
{
    uint8_t key[KEY];
    make_key(text, size, edition, options, key);
    for (int i = 0; i < KEPT; i++)
        if (s->slots[i].scene && memcmp(s->slots[i].key, key, KEY) == 0) {
            s->slots[i].used = ++s->uses;
            return bcg_scene_hold(s->slots[i].scene);
        }
    bcg_scene *scene = bcg_scene_open(NULL, NULL, text, size, edition, options, why);
    if (scene == NULL)
        return NULL;
    bcg_scene *alike = find_alike(s, scene);
    if (alike) {
        bcg_scene_release(scene);
        scene = bcg_scene_hold(alike);
    }
    slot *room = find_room(s);
    bcg_scene_release(room->scene);
    memcpy(room->key, key, KEY);
    room->scene = bcg_scene_hold(scene);
    room->used = ++s->uses;
    return scene;
}
