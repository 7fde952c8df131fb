/* Pages that are the same for everybody: the client's files, scenarios, pictures. All are read when
 * the server starts and asked for by their exact address: there is no path that could lead
 * elsewhere. */
#ifndef BOCAGE_SERVER_SHELF_H
#define BOCAGE_SERVER_SHELF_H

#include <stdbool.h>
#include <stddef.h>

enum { BCG_ETAG = 40 };

typedef struct bcg_page {
    char *path; /* "/api/pictures/toulon.svg?theme=dark" */
    const char *type;
    char *text;
    size_t size;
    char etag[BCG_ETAG]; /* with its quotes */
    bool lasting;        /* its name changes with its content */
} bcg_page;

typedef struct bcg_shelf bcg_shelf;

/* NULL if there is no memory. */
bcg_shelf *bcg_shelf_new(void);
void bcg_shelf_free(bcg_shelf *s);
/* The text, which must come from malloc, is the shelf's from now on. False if there is no memory.
 */
bool bcg_shelf_add(bcg_shelf *s, const char *path, const char *type, char *text, size_t size);
/* Every file of a folder and of the folders in it, as `prefix` and its name; index.html also as the
 * folder itself. False if one cannot be read. */
bool bcg_shelf_add_folder(bcg_shelf *s, const char *prefix, const char *folder);
/* NULL if there is none. */
const bcg_page *bcg_shelf_find(const bcg_shelf *s, const char *path);

#endif
