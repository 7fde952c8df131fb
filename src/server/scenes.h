/* Scenes that several games share: what is played is read once. Those nobody plays any more are
 * kept for a while, since the next game is often of the same battle. */
#ifndef BOCAGE_SERVER_SCENES_H
#define BOCAGE_SERVER_SCENES_H

#include "session/scene.h"

typedef struct bcg_scenes bcg_scenes;

/* NULL if there is no memory. */
bcg_scenes *bcg_scenes_new(void);
void bcg_scenes_free(bcg_scenes *s);

/* The scene of a text, held for the caller; NULL, with a sentence, if it cannot be played. */
bcg_scene *bcg_scenes_open(bcg_scenes *s, const char *text, size_t size, const char *edition,
                           const char *options, char why[BCG_WHY]);

#endif
