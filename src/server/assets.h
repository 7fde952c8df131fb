/* Static pages: the client's files, scenarios, pictures. All are read when the server starts and
 * looked up by their exact address, so that no path can lead outside. */
#ifndef BOCAGE_SERVER_ASSETS_H
#define BOCAGE_SERVER_ASSETS_H

#include <stdbool.h>
#include <stddef.h>

enum { BCG_ETAG = 40 };

typedef struct bcg_asset {
    char *path; /* "/api/pictures/toulon.svg?theme=dark" */
    const char *type;
    char *text;
    size_t size;
    char etag[BCG_ETAG]; /* including the quotes */
    bool lasting;        /* its name changes with its content: cache it for good */
} bcg_asset;

typedef struct bcg_assets bcg_assets;

/* NULL if there is no memory. */
bcg_assets *bcg_assets_new(void);
void bcg_assets_free(bcg_assets *s);
/* Takes ownership of the text, which must come from malloc. False if there is no memory. */
bool bcg_assets_add(bcg_assets *s, const char *path, const char *type, char *text, size_t size);
/* Add all files of a folder, recursively, as `prefix` and their names; index.html also as the
 * folder itself. False if one cannot be read. */
bool bcg_assets_add_folder(bcg_assets *s, const char *prefix, const char *folder);
/* NULL if there is none. */
const bcg_asset *bcg_assets_find(const bcg_assets *s, const char *path);

#endif
