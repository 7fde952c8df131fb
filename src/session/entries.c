/* The log of a session as text: what a host stores and passes back. */
#include "session/timeline.h"

#include <stdio.h>
#include <string.h>

/* KIND WHO ID WHAT: `act allies 17 play probe-left`; `-` means no id. For real dice WHO includes
 * the seat that entered them: `act chance:axis 3 roll star`; so it does where somebody lets a
 * computer player play for another: `substitute axis:allies 4 captain`. */
static const char *const kind_words[] = {"join",   "act",        "undo",  "resign",
                                         "before", "substitute", "return"};

static const char *word_of(const bcg_session *s, int by)
{
    return by == BCG_CHANCE ? "chance" : bcg_seat_word(s->setup.prepared, by);
}

static void write_entry(const bcg_session *s, const bcg_entry *e, char out[BCG_ENTRY_TEXT])
{
    char nonce[2 * BCG_NONCE + 1];
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_ENTRY_TEXT);
    bcg_writef(&w, "%s %s", kind_words[e->kind], word_of(s, e->by));
    if (e->asker >= 0 && e->asker != e->by)
        bcg_writef(&w, ":%s", word_of(s, e->asker));
    bcg_writef(&w, " %s", e->id[0] ? e->id : "-");
    if (e->kind == BCG_ENTRY_ACTION) {
        bcg_write(&w, " ");
        bcg_notation_in(s)->write_action(s->setup.prepared, e->action, &w);
    } else if (e->kind == BCG_ENTRY_SUBSTITUTE) {
        bcg_writef(&w, " %s", bcg_entry_level(s, e));
    } else if (e->kind == BCG_ENTRY_JOIN) {
        bcg_base16_write(s->fair.nonce[e->by].bytes, s->fair.nonce[e->by].len, nonce);
        bcg_writef(&w, " %s", nonce);
    }
}

void bcg_session_entry(const bcg_session *s, int version, char out[BCG_ENTRY_TEXT])
{
    write_entry(s, &s->log[version - 1], out);
}

bool bcg_session_is_newer(const bcg_session *s, int version)
{
    for (int i = 0; i < version; i++)
        if (s->log[i].kind == BCG_ENTRY_SUBSTITUTE ||
            (s->log[i].kind == BCG_ENTRY_UNDO && s->log[i].leaves > 0))
            return true;
    return s->setup.absent != 0;
}

void bcg_session_answer(const bcg_session *s, int seat, char out[BCG_ENTRY_TEXT])
{
    write_entry(s, &s->answer[seat], out);
}

static int find_kind(bcg_span word)
{
    for (int i = 0; i < (int)(sizeof kind_words / sizeof kind_words[0]); i++)
        if (bcg_span_is(word, kind_words[i]))
            return i;
    return -1;
}

static int find_seat(const bcg_session *s, bcg_span word)
{
    return bcg_seat_named(s->setup.prepared, word.at, word.len);
}

/* Whose entry it is, and who requested it; false if the name is unknown. */
static bool find_who(const bcg_session *s, bcg_span word, int *by, int *asker)
{
    const char *colon = memchr(word.at, ':', word.len);
    const size_t size = colon ? (size_t)(colon - word.at) : word.len;
    const bcg_span first = {word.at, size, 0, 0};
    const bool chance = bcg_span_is(first, "chance");
    *by = chance ? BCG_CHANCE : find_seat(s, first);
    *asker = colon    ? find_seat(s, (bcg_span){colon + 1, word.len - size - 1, 0, 0})
             : chance ? -1
                      : *by;
    return (chance || *by >= 0) && (*asker >= 0 || (chance && !colon));
}

/* Is this the roll or draw that the seed gives? Real dice cannot be verified. */
static bool is_right_result(const bcg_session *s, int asker, bcg_action a)
{
    const bool real = s->setup.table &&
                      bcg_notation_in(s)->rolls_dice(s->setup.prepared, s->now.state);
    bcg_rng r;
    if (real || asker >= 0)
        return real && asker >= 0;
    bcg_fair_result(&s->fair, s->now.results + 1, &r);
    return bcg_ops_in(s)->chance(bcg_game_in(s), s->now.state, &r) == a;
}

/* Reads the action of a seat, or of chance, which must be legal now. */
static bool read_action(const bcg_session *s, int by, bcg_span text, bcg_action *out)
{
    text = bcg_span_trim(text);
    return s->now.begun && bcg_session_turn(s, by) == BCG_OK &&
           bcg_notation_in(s)->read_action(s->setup.prepared, s->now.state, by, text.at, text.len,
                                           out) == BCG_OK &&
           bcg_ops_in(s)->check(bcg_game_in(s), s->now.state, by, *out) == BCG_OK;
}

static bool restore_action(bcg_session *s, int by, int asker, const char *id, bcg_span text)
{
    bcg_action a;
    return read_action(s, by, text, &a) && (by != BCG_CHANCE || is_right_result(s, asker, a)) &&
           bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_ACTION, by, asker, a, id));
}

static bool restore_join(bcg_session *s, int seat, const char *id, bcg_span text)
{
    bcg_nonce nonce = {0};
    text = bcg_span_trim(text);
    nonce.len = (uint8_t)(text.len / 2);
    if (seat < 0 || s->now.joined >> seat & 1 || text.len > (size_t)2 * BCG_NONCE ||
        !bcg_base16_read(text.at, text.len, nonce.bytes, nonce.len))
        return false;
    s->fair.nonce[seat] = nonce;
    return bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_JOIN, seat, seat, 0, id));
}

/* Splits the text of an entry; false if a part is missing. */
static bool take_apart(const bcg_session *s, bcg_span *rest, int *kind, int *by, int *asker,
                       char name[BCG_REQUEST_ID])
{
    bcg_span word, who, id;
    if (!bcg_span_word(rest, &word) || !bcg_span_word(rest, &who) || !bcg_span_word(rest, &id) ||
        id.len >= BCG_REQUEST_ID)
        return false;
    snprintf(name, BCG_REQUEST_ID, "%.*s", (int)id.len, id.at);
    if (strcmp(name, "-") == 0)
        name[0] = '\0';
    *kind = find_kind(word);
    return find_who(s, who, by, asker) &&
           (*by < 0 || *asker == *by || *kind == BCG_ENTRY_SUBSTITUTE);
}

bool bcg_session_restore(bcg_session *s, const char *text)
{
    bcg_span rest = {text, strlen(text), 1, 1};
    char name[BCG_REQUEST_ID];
    int kind, by, asker;
    if (!take_apart(s, &rest, &kind, &by, &asker, name))
        return false;
    switch (kind) {
    case BCG_ENTRY_JOIN:
        return restore_join(s, by, name, rest);
    case BCG_ENTRY_ACTION:
        return restore_action(s, by, asker, name, rest);
    case BCG_ENTRY_UNDO:
        return by >= 0 && bcg_session_may_undo(s, by) == BCG_OK &&
               bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_UNDO, by, by, 0, name));
    case BCG_ENTRY_RESIGN:
        return by >= 0 && bcg_session_actor(s) != BCG_OVER && s->now.begun &&
               bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_RESIGN, by, by, 0, name));
    case BCG_ENTRY_SUBSTITUTE:
    case BCG_ENTRY_RETURN:
        rest = bcg_span_trim(rest);
        return bcg_session_restore_player(s, bcg_entry_of((bcg_entry_kind)kind, by, asker, 0, name),
                                          rest.at);
    default:
        return false;
    }
}

bool bcg_session_restore_answer(bcg_session *s, const char *text)
{
    bcg_span rest = {text, strlen(text), 1, 1};
    char name[BCG_REQUEST_ID];
    int kind, by, asker;
    bcg_action a;
    if (!take_apart(s, &rest, &kind, &by, &asker, name) || kind != BCG_ENTRY_ACTION || by < 0 ||
        !bcg_timeline_is_secret(s, &s->now) || !read_action(s, by, rest, &a))
        return false;
    s->answer[by] = bcg_entry_of(BCG_ENTRY_ACTION, by, by, a, name);
    s->answered |= bcg_seat_bit(by);
    s->answered_at[by] = s->version;
    s->kept |= bcg_seat_bit(by);
    return true;
}

/* -- standing answers ------------------------------------------------------------------------- */

void bcg_session_standing_text(const bcg_session *s, int seat, char out[BCG_ENTRY_TEXT])
{
    const bcg_window_info *windows = bcg_session_windows(s);
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_ENTRY_TEXT);
    bcg_write(&w, "passes");
    for (int i = 0; windows[i].word; i++)
        if (s->standing[seat] >> i & 1)
            bcg_writef(&w, " %s", windows[i].word);
}

/* A kind of window that is no longer known is not passed. */
bool bcg_session_restore_standing(bcg_session *s, int seat, const char *text)
{
    const bcg_window_info *windows = bcg_session_windows(s);
    bcg_span rest = {text, strlen(text), 1, 1}, word;
    if (seat < 0 || seat >= s->fair.seats || !bcg_span_word(&rest, &word) ||
        !bcg_span_is(word, "passes"))
        return false;
    s->standing[seat] = 0;
    while (bcg_span_word(&rest, &word))
        for (int i = 0; windows[i].word; i++)
            if (bcg_span_is(word, windows[i].word))
                s->standing[seat] |= (uint8_t)(1 << i);
    return true;
}
