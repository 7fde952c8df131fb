#include "session/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Version 3 adds secret answers, version 4 standing ones, version 5 what people who play together
 * may do: take back an action although partners have acted since, let a computer player stand in
 * for somebody who is away. Each is written only if there are any, so that earlier programs can
 * read everything that their version can express. */
enum {
    OLDEST_VERSION = 1,
    VERSION = 2,
    VERSION_WITH_ANSWERS = 3,
    VERSION_WITH_STANDING = 4,
    VERSION_WITH_PARTNERS = 5,
    NEWEST_VERSION = VERSION_WITH_PARTNERS,
};

enum { HEADER = 1024 + 2 * BCG_MAX_SEATS * BCG_ENTRY_TEXT, MOST_ENTRIES = 1000000 };

/* -- writing ---------------------------------------------------------------------------------- */

static void write_header(const bcg_session *s, const bcg_setup *setup, int version, bcg_writer *w)
{
    const bcg_prepared *prepared = setup->prepared;
    char seed[BCG_SEED_HEX];
    bcg_base16_write(setup->seed, BCG_SEED, seed);
    bcg_writef(w, "bocage session %d\nrules %d\nedition %s\noptions %s\nseed %s\n", version,
               prepared->ruleset->ops->rules, prepared->edition, prepared->options, seed);
    if (setup->table)
        bcg_write(w, "table\n");
    if (setup->open)
        bcg_write(w, "open\n");
    if (setup->before)
        bcg_writef(w, "before %d\n", setup->before);
    if (setup->absent)
        bcg_writef(w, "absent %d\n", setup->absent);
    for (int i = 0; i < bcg_session_seats(s); i++)
        if (setup->level[i][0])
            bcg_writef(w, "seat %s %s\n", bcg_seat_word(prepared, i), setup->level[i]);
}

static void write_answers(const bcg_session *s, bcg_writer *w)
{
    char answer[BCG_ENTRY_TEXT];
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (bcg_session_answered(s) >> seat & 1) {
            bcg_session_answer(s, seat, answer);
            bcg_writef(w, "answer %s\n", answer);
        }
}

static bool has_standing(const bcg_session *s)
{
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (bcg_session_standing(s, seat))
            return true;
    return false;
}

static void write_standing(const bcg_session *s, bcg_writer *w)
{
    char text[BCG_ENTRY_TEXT];
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (bcg_session_standing(s, seat)) {
            bcg_session_standing_text(s, seat, text);
            bcg_writef(w, "standing %s %s\n", bcg_seat_word(bcg_session_prepared(s), seat), text);
        }
}

/* Includes the entries up to a version and, if it is the latest, the answers still waiting. */
static char *save_up_to(const bcg_session *s, int version)
{
    const bcg_prepared *prepared = bcg_session_prepared(s);
    const int before = bcg_session_setup(s)->before;
    const size_t capacity = HEADER + prepared->scenario_size + (size_t)version * BCG_ENTRY_TEXT;
    char *text = malloc(capacity), entry[BCG_ENTRY_TEXT];
    bcg_writer w;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&w, text, capacity);
    const bool latest = version == bcg_session_version(s);
    const bool answers = latest && bcg_session_answered(s), stands = latest && has_standing(s);
    write_header(s, bcg_session_setup(s),
                 bcg_session_is_newer(s, version) ? VERSION_WITH_PARTNERS
                 : stands                         ? VERSION_WITH_STANDING
                 : answers                        ? VERSION_WITH_ANSWERS
                                                  : VERSION,
                 &w);
    if (answers)
        write_answers(s, &w);
    if (stands)
        write_standing(s, &w);
    bcg_writef(&w, "entries %d\n", version - before);
    for (int v = before + 1; v <= version; v++) {
        bcg_session_entry(s, v, entry);
        bcg_writef(&w, "%s\n", entry);
    }
    bcg_write_bytes(&w, prepared->scenario, prepared->scenario_size);
    return text;
}

char *bcg_session_save(const bcg_session *s)
{
    return save_up_to(s, bcg_session_version(s));
}

char *bcg_session_save_setup(const bcg_session *s)
{
    return save_up_to(s, bcg_session_setup(s)->before);
}

/* All seats are taken, and dice that were shown must not repeat. */
char *bcg_session_save_onward(const bcg_session *s, const uint8_t seed[BCG_SEED], int version)
{
    char *position = bcg_session_snapshot(s);
    const size_t size = position ? strlen(position) : 0;
    char *text = position ? malloc(HEADER + size) : NULL;
    bcg_setup setup = *bcg_session_setup(s);
    bcg_writer w;
    if (text) {
        memcpy(setup.seed, seed, BCG_SEED);
        setup.open = false;
        setup.before = version;
        bcg_writer_init(&w, text, HEADER + size);
        write_header(s, &setup, setup.absent ? VERSION_WITH_PARTNERS : VERSION, &w);
        bcg_write(&w, "entries 0\n");
        bcg_write_bytes(&w, position, size);
    }
    free(position);
    return text;
}

/* -- reading ---------------------------------------------------------------------------------- */

/* What the lines before the entries say; the scenario comes last. */
typedef struct header {
    bcg_setup setup;
    char edition[16], options[128];
    char seat[BCG_MAX_SEATS][24], level[BCG_MAX_SEATS][BCG_LEVEL];
    char answer[BCG_MAX_SEATS][BCG_ENTRY_TEXT];
    char standing[BCG_MAX_SEATS][BCG_ENTRY_TEXT];
    int seats, entries, rules, answers, stands;
} header;

static bool copy(bcg_span from, char *to, size_t size)
{
    if (from.len >= size)
        return false;
    memcpy(to, from.at, from.len);
    to[from.len] = '\0';
    return true;
}

static bool read_seat(bcg_span rest, header *h)
{
    bcg_span seat, level;
    if (h->seats == BCG_MAX_SEATS || !bcg_span_word(&rest, &seat) || !bcg_span_word(&rest, &level))
        return false;
    const int n = h->seats++;
    return copy(seat, h->seat[n], sizeof h->seat[n]) && copy(level, h->level[n], BCG_LEVEL);
}

static bool read_header_line(bcg_span line, header *h)
{
    bcg_span name;
    if (!bcg_span_word(&line, &name))
        return false;
    line = bcg_span_trim(line);
    if (bcg_span_is(name, "rules"))
        return bcg_span_number(line, BCG_MOST_RULES, &h->rules) && h->rules > 0;
    if (bcg_span_is(name, "edition"))
        return copy(line, h->edition, sizeof h->edition);
    if (bcg_span_is(name, "options"))
        return copy(line, h->options, sizeof h->options);
    if (bcg_span_is(name, "seed"))
        return bcg_base16_read(line.at, line.len, h->setup.seed, BCG_SEED);
    if (bcg_span_is(name, "seat"))
        return read_seat(line, h);
    if (bcg_span_is(name, "answer"))
        return h->answers < BCG_MAX_SEATS &&
               copy(bcg_span_trim(line), h->answer[h->answers++], BCG_ENTRY_TEXT);
    if (bcg_span_is(name, "standing"))
        return h->stands < BCG_MAX_SEATS &&
               copy(bcg_span_trim(line), h->standing[h->stands++], BCG_ENTRY_TEXT);
    if (bcg_span_is(name, "entries"))
        return bcg_span_number(line, MOST_ENTRIES, &h->entries);
    if (bcg_span_is(name, "before"))
        return bcg_span_number(line, MOST_ENTRIES, &h->setup.before);
    if (bcg_span_is(name, "absent"))
        return bcg_span_number(line, BCG_MOST_ABSENT, &h->setup.absent);
    if (bcg_span_is(name, "table"))
        return h->setup.table = true;
    return bcg_span_is(name, "open") && (h->setup.open = true);
}

static bool is_first_line(bcg_span line)
{
    bcg_span bocage, session, version;
    int number;
    return bcg_span_word(&line, &bocage) && bcg_span_is(bocage, "bocage") &&
           bcg_span_word(&line, &session) && bcg_span_is(session, "session") &&
           bcg_span_word(&line, &version) && bcg_span_number(version, NEWEST_VERSION, &number) &&
           number >= OLDEST_VERSION && bcg_span_trim(line).len == 0;
}

/* Reads up to `entries`; the reader is left at the first of them. */
static bool read_header(bcg_reader *r, header *h)
{
    bcg_span line;
    h->entries = -1;
    h->rules = 1;
    if (!bcg_reader_line(r, &line) || !is_first_line(line))
        return false;
    while (h->entries < 0)
        if (!bcg_reader_line(r, &line) || !read_header_line(line, h))
            return false;
    return true;
}

static bool seat_players(header *h)
{
    const bcg_prepared *prepared = h->setup.prepared;
    const int seats = prepared->ruleset->ops->seats(prepared->game);
    int found = 0;
    for (int i = 0; i < h->seats; i++)
        for (int k = 0; k < seats; k++)
            if (strcmp(bcg_seat_word(prepared, k), h->seat[i]) == 0) {
                memcpy(h->setup.level[k], h->level[i], BCG_LEVEL);
                found++;
            }
    return found == h->seats;
}

/* Under different rules, an entry that does not fit need not be a fault of the text. */
static void tell_misfit(const bcg_ops *ops, int entry, int rules, char why[BCG_WHY])
{
    if (rules == ops->rules)
        snprintf(why, BCG_WHY, "entry %d does not fit the game", entry);
    else
        snprintf(why, BCG_WHY,
                 "this game was saved under %s rules %d; this program plays rules %d, which entry "
                 "%d does not fit",
                 ops->name, rules, ops->rules, entry);
}

/* SEAT passes WINDOW... */
static bool restore_standing(bcg_session *s, const char *text)
{
    bcg_span rest = {text, strlen(text), 1, 1}, seat;
    return bcg_span_word(&rest, &seat) &&
           bcg_session_restore_standing(
               s, bcg_seat_named(bcg_session_prepared(s), seat.at, seat.len), rest.at);
}

static bool restore_entries(bcg_session *s, bcg_reader r, const header *h, char why[BCG_WHY])
{
    char text[BCG_ENTRY_TEXT];
    bcg_span line;
    for (int i = 0; i < h->entries; i++)
        if (!bcg_reader_line(&r, &line) || !copy(line, text, sizeof text) ||
            !bcg_session_restore(s, text)) {
            tell_misfit(bcg_session_prepared(s)->ruleset->ops, i + 1, h->rules, why);
            return false;
        }
    for (int i = 0; i < h->answers; i++)
        if (!bcg_session_restore_answer(s, h->answer[i])) {
            snprintf(why, BCG_WHY, "an answer does not fit the game");
            return false;
        }
    for (int i = 0; i < h->stands; i++)
        if (!restore_standing(s, h->standing[i])) {
            snprintf(why, BCG_WHY, "a standing answer does not fit the game");
            return false;
        }
    return true;
}

/* What newer rules allow is unknown here. */
static bool has_known_rules(const header *h, char why[BCG_WHY])
{
    const bcg_ops *ops = h->setup.prepared->ruleset->ops;
    if (h->rules <= ops->rules)
        return true;
    snprintf(why, BCG_WHY,
             "this game was saved under %s rules %d; this program plays rules %d: a newer one is "
             "needed",
             ops->name, h->rules, ops->rules);
    return false;
}

/* Reads the header; `entries` is left at the first entry, `scenario` after the last one. */
static bool read_frame(const char *text, size_t size, header *h, bcg_reader *entries,
                       bcg_reader *scenario, char why[BCG_WHY])
{
    bcg_span line;
    bcg_reader_init(scenario, text, size);
    if (!read_header(scenario, h)) {
        snprintf(why, BCG_WHY, "this is no session that was saved");
        return false;
    }
    *entries = *scenario;
    for (int i = 0; i < h->entries; i++)
        if (!bcg_reader_line(scenario, &line)) {
            snprintf(why, BCG_WHY, "entries are missing");
            return false;
        }
    return true;
}

const bcg_ops *bcg_session_save_ops(const bcg_ruleset *rulesets, const char *text, size_t size)
{
    char why[BCG_WHY];
    header h = {.entries = 0};
    bcg_reader entries, r;
    const bcg_ruleset *ruleset = read_frame(text, size, &h, &entries, &r, why)
                                     ? bcg_ruleset_of_text(rulesets, r.at, (size_t)(r.end - r.at),
                                                           why)
                                     : NULL;
    return ruleset ? ruleset->ops : NULL;
}

bcg_session *bcg_session_load(const char *text, size_t size, const bcg_game_source *games,
                              char why[BCG_WHY])
{
    header h = {.entries = 0};
    bcg_reader entries, r;
    if (!read_frame(text, size, &h, &entries, &r, why))
        return NULL;
    const size_t left = (size_t)(r.end - r.at);
    const bcg_ruleset *ruleset = bcg_ruleset_of_text(games->rulesets, r.at, left, why);
    char options[2 * sizeof h.options];
    if (ruleset == NULL)
        return NULL;
    bcg_options_then(ruleset, h.rules, bcg_span_of(h.options), options, sizeof options);
    h.setup.prepared = bcg_source_prepare(games, r.at, left, h.edition[0] ? h.edition : NULL,
                                          options, why);
    if (h.setup.prepared == NULL)
        return NULL;
    bcg_session *s = NULL;
    if (!seat_players(&h))
        snprintf(why, BCG_WHY, "there is no such seat");
    else if (has_known_rules(&h, why)) {
        snprintf(why, BCG_WHY, "there is not enough memory");
        s = bcg_session_new(&h.setup);
    }
    bcg_prepared_release(h.setup.prepared);
    if (s && restore_entries(s, entries, &h, why))
        return s;
    bcg_session_free(s);
    return NULL;
}
