/* What the files that read and write `.m44` ask of each other. */
#ifndef BOCAGE_NOTATION_M44_PARTS_H
#define BOCAGE_NOTATION_M44_PARTS_H

#include "notation/m44.h"
#include "notation/m44_json.h"
#include "notation/m44_tables.h"

/* -- reading: m44_read.c, m44_game.c, m44_hexes.c, m44_tags.c ---------------------------------- */

typedef struct m44_reader {
    m44_notes notes;
    memoir_scenario *s;
    /* What the file says of each hex, in one object each; NULL: nothing. The reader owns them. */
    json_t *hex[BCG_MAX_HEXES];
    int index[BCG_MAX_HEXES]; /* its number in the file */
} m44_reader;

/* The file without its key `bocage`. */
bool m44_read_plain(const json_t *root, memoir_scenario *out, bcg_problems *p);

/* Every hex of the list `hexagons` into r->hex, merged where it is given twice. */
void m44_collect_hexes(m44_reader *r, const json_t *hexagons);
/* Which family has most figures on a side, or M44_FAMILIES. */
m44_family m44_count_figures(const m44_reader *r, memoir_side side);
/* All that stands on the map. */
void m44_read_hexes(m44_reader *r);
/* The ground a hex has without a tile. */
memoir_terrain_kind m44_ground_at(const memoir_scenario *s, bcg_hex h);
/* The hex of an object with `row` and `col`; BCG_NO_HEX, told if `strict`, if there is none. */
bcg_hex m44_hex_of(m44_reader *r, const m44_place *where, const json_t *entry, bool strict);

/* A piece in work: a member of the hex's entry, as an object of its own. */
typedef struct m44_piece {
    m44_reader *r;
    m44_place where;
    json_t *object;
    const char *name, *behavior;
    bcg_hex hex;
    memoir_setup_hex *setup;
    bool side_agrees; /* of a medal: its `side` says nothing that is not carried over */
} m44_piece;

/* Its name, which it must have, and its behaviour; false, told, if they are wrong. */
bool m44_read_names(m44_piece *p);
/* The medals and exits of a hex. */
void m44_read_tags(m44_reader *r, const m44_place *where, bcg_hex h);
/* Of `game_info` the sides, which the map needs; false, told, if they are wrong. And the rest of
 * it. */
bool m44_read_sides(m44_reader *r, json_t *game);
void m44_read_game(m44_reader *r, json_t *game);

/* A text into the scenario's pool; false, told, if it does not fit. */
bool m44_add_text(m44_reader *r, const m44_place *where, const char *text, bcg_text_ref *out);

/* -- what is kept as it is: m44_foreign.c ------------------------------------------------------ */

enum { M44_KEY = 512 };

/* The key of a member; false, told, if it is too long. */
bool m44_key(m44_reader *r, const char *key, const char *name, char out[M44_KEY]);
/* Keep a value under a key, on a hex or not. */
void m44_keep(m44_reader *r, const char *key, bcg_hex hex, const json_t *value);
/* Keep all members of an object, under the key and their own names. */
void m44_keep_members(m44_reader *r, const char *key, bcg_hex hex, const json_t *object);
/* Take one member away and keep it as one that changes nothing in play; none if it is not there. */
void m44_keep_look(m44_reader *r, const char *key, bcg_hex hex, json_t *object, const char *name);
/* Tell what the `foreign` lines are about: those that matter in play, or the others. */
void m44_report(const memoir_scenario *s, bool matter, bcg_problems *p);

/* -- writing: m44_write.c ---------------------------------------------------------------------- */

/* A file in the making, with the places that `foreign` lines may name. Borrowed but for the root.
 */
typedef struct m44_file {
    json_t *root, *hexagons, *labels;
    json_t *hex[BCG_MAX_HEXES];
    json_t *objective[MEMOIR_MANY], *exit[8], *label[64];
} m44_file;

/* Put what a `foreign` line says into the file; false if there is no such place or it is no JSON.
 */
bool m44_apply_foreign(m44_file *f, const memoir_scenario *s, const memoir_foreign *line);
/* The entry of a hex, made if there is none. */
json_t *m44_entry_of(m44_file *f, const memoir_scenario *s, bcg_hex h);

/* -- what `.m44` has no field for: m44_bocage.c ------------------------------------------------ */

/* The key `bocage` for a scenario whose plain file would be read as `plain`; NULL if nothing is
 * missing. Tells which kinds of line are in it. */
json_t *m44_bocage_part(const memoir_scenario *s, const memoir_scenario *plain, bcg_problems *p);
/* The scenario that the plain file and the key `bocage` (or NULL) together are. */
bool m44_add_bocage(const memoir_scenario *plain, const json_t *bocage, memoir_scenario *out,
                    bcg_problems *p);

#endif
