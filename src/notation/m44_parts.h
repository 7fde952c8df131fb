/* Internals shared by the files that read and write `.m44`. */
#ifndef BOCAGE_NOTATION_M44_PARTS_H
#define BOCAGE_NOTATION_M44_PARTS_H

#include "notation/m44.h"
#include "notation/m44_json.h"
#include "notation/m44_tables.h"

/* -- reading: m44_read.c, m44_game.c, m44_hexes.c, m44_tags.c ---------------------------------- */

typedef struct m44_reader {
    m44_notes notes;
    memoir_scenario *s;
    /* What the file says about each hex, one object each; NULL: nothing. Owned by the reader. */
    json_t *hex[BCG_MAX_HEXES];
    int index[BCG_MAX_HEXES]; /* its number in the file */
} m44_reader;

/* Reads the file without its key `bocage`. */
bool m44_read_plain(const json_t *root, memoir_scenario *out, bcg_problems *p);

/* Collects the hexes of the list `hexagons` in r->hex, merging those given twice. */
void m44_collect_hexes(m44_reader *r, const json_t *hexagons);
/* The family with the most figures on a side, or M44_FAMILIES. */
m44_family m44_count_figures(const m44_reader *r, memoir_side side);
/* Reads everything on the map. */
void m44_read_hexes(m44_reader *r);
/* The terrain of a hex without a tile. */
memoir_terrain_kind m44_ground_at(const memoir_scenario *s, bcg_hex h);
/* The hex of an object with `row` and `col`; BCG_NO_HEX if there is none, with a report if
 * `strict`. */
bcg_hex m44_hex_of(m44_reader *r, const m44_place *where, const json_t *entry, bool strict);

/* A part being read: a member of the hex's entry, as a separate object. */
typedef struct m44_piece {
    m44_reader *r;
    m44_place where;
    json_t *object;
    const char *name, *behavior;
    bcg_hex hex;
    memoir_setup_hex *setup;
    bool side_agrees; /* for a medal: its `side` adds nothing that would be lost */
} m44_piece;

/* Reads its name, which is required, and its behaviour; false, with a report, if they are wrong. */
bool m44_read_names(m44_piece *p);
/* The medals and exits of a hex. */
void m44_read_tags(m44_reader *r, const m44_place *where, bcg_hex h);
/* Reads the sides from `game_info`, which the map needs (false, with a report, if they are wrong),
 * and then the rest of it. */
bool m44_read_sides(m44_reader *r, json_t *game);
void m44_read_game(m44_reader *r, json_t *game);

/* Adds a text to the scenario's pool; false, with a report, if it does not fit. */
bool m44_add_text(m44_reader *r, const m44_place *where, const char *text, bcg_text_ref *out);

/* -- what is kept unchanged: m44_foreign.c ----------------------------------------------------- */

enum { M44_KEY = 512 };

/* The key of a member; false, with a report, if it is too long. */
bool m44_key(m44_reader *r, const char *key, const char *name, char out[M44_KEY]);
/* Keeps a value under a key, for a hex or for the file. */
void m44_keep(m44_reader *r, const char *key, bcg_hex hex, const json_t *value);
/* Keeps all members of an object, under the key and their own names. */
void m44_keep_members(m44_reader *r, const char *key, bcg_hex hex, const json_t *object);
/* Removes one member and keeps it as having no effect on play; does nothing if it is absent. */
void m44_keep_look(m44_reader *r, const char *key, bcg_hex hex, json_t *object, const char *name);
/* Reports the `foreign` lines: those that affect play, or the others. */
void m44_report(const memoir_scenario *s, bool matter, bcg_problems *p);

/* -- writing: m44_write.c ---------------------------------------------------------------------- */

/* A file being written, with the places `foreign` lines may refer to. All but the root are
 * borrowed. */
typedef struct m44_file {
    json_t *root, *hexagons, *labels;
    json_t *hex[BCG_MAX_HEXES];
    json_t *objective[MEMOIR_MANY], *exit[8], *label[64];
} m44_file;

/* Puts the value of a `foreign` line into the file; false if its place does not exist or it is not
 * JSON. */
bool m44_apply_foreign(m44_file *f, const memoir_scenario *s, const memoir_foreign *line);
/* The entry of a hex, created if necessary. */
json_t *m44_entry_of(m44_file *f, const memoir_scenario *s, bcg_hex h);

/* -- what `.m44` has no field for: m44_bocage.c ------------------------------------------------ */

/* The key `bocage` for a scenario whose plain file would be read as `plain`; NULL if nothing is
 * missing. Reports which kinds of line are in it. */
json_t *m44_bocage_part(const memoir_scenario *s, const memoir_scenario *plain, bcg_problems *p);
/* Combines the plain file and the key `bocage` (or NULL) into one scenario. */
bool m44_add_bocage(const memoir_scenario *plain, const json_t *bocage, memoir_scenario *out,
                    bcg_problems *p);

#endif
