/* Parses requests from JSON. The only file of the session that knows which JSON library is used, so
 * that a build for the browser can use its own. */
#include "session/request.h"

#include "notation/problems.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#define REQUEST_WORD(code, word) word,
static const char *const words[] = {BCG_REQUESTS(REQUEST_WORD)};

/* -- values ----------------------------------------------------------------------------------- */

typedef enum value_type {
    V_DO,
    V_ID,
    V_TEXT,
    V_NUMBER,
    V_BOOL,
    V_OPTIONS,
    V_SEATS,
    V_SEED
} value_type;

typedef struct field {
    const char *name;
    value_type type;
    size_t at;
} field;

#define AT(member) offsetof(bcg_request, member)
static const field fields[] = {
    {"do", V_DO, 0},
    {"id", V_ID, 0},
    {"seat", V_TEXT, AT(seat)},
    {"action", V_TEXT, AT(action)},
    {"scenario", V_TEXT, AT(scenario)},
    {"text", V_TEXT, AT(text)},
    {"values", V_TEXT, AT(values)},
    {"edition", V_TEXT, AT(edition)},
    {"form", V_TEXT, AT(form)},
    {"level", V_TEXT, AT(level)},
    {"nonce", V_TEXT, AT(nonce)},
    {"save", V_TEXT, AT(save)},
    {"what", V_TEXT, AT(question)},
    {"window", V_TEXT, AT(window)},
    {"answer", V_TEXT, AT(answer)},
    {"for", V_TEXT, AT(whom)},
    {"phrase", V_TEXT, AT(phrase)},
    {"at", V_TEXT, AT(at)},
    {"card", V_TEXT, AT(card)},
    {"secret", V_TEXT, AT(secret)},
    {"invitation", V_TEXT, AT(invitation)},
    {"game", V_TEXT, AT(game)},
    {"seed", V_SEED, 0},
    {"options", V_OPTIONS, 0},
    {"seats", V_SEATS, 0},
    {"version", V_NUMBER, AT(version)},
    {"since", V_NUMBER, AT(since)},
    {"nodes", V_NUMBER, AT(nodes)},
    {"absent", V_NUMBER, AT(absent)},
    {"odds", V_BOOL, AT(odds)},
    {"table", V_BOOL, AT(table)},
    {"open", V_BOOL, AT(open)},
    {"lobby", V_BOOL, AT(lobby)},
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

/* The sentence quotes at most 40 characters of the client's text. */
static bool refuse(char why[BCG_WHY], const char *format, const char *what)
{
    char shown[4 * 40 + 1];
    const bcg_span span = {what, strlen(what), 1, 1};
    snprintf(shown, sizeof shown, "%.*s", BCG_SHOWN(span));
    snprintf(why, BCG_WHY, format, shown);
    return false;
}

static bool is_plain(const char *text)
{
    for (; *text; text++)
        if (*text <= ' ' || *text > '~')
            return false;
    return true;
}

static bool read_do(const json_t *v, bcg_request *r, char why[BCG_WHY])
{
    const char *word = json_string_value(v);
    if (word == NULL)
        return refuse(why, "`%s` must be a string", "do");
    for (int i = 0; i < BCG_REQUEST_KINDS; i++)
        if (strcmp(words[i], word) == 0) {
            r->what = (bcg_request_kind)i;
            if (r->what == BCG_DO_SIGHT) { /* a question that used to be a request */
                r->what = BCG_DO_ASK;
                r->question = word;
            }
            return true;
        }
    const bcg_span typed = {word, strlen(word), 1, 1};
    const char *near = bcg_nearest_word(typed, words, BCG_REQUEST_KINDS);
    if (near)
        return refuse(why, "there is no such request; did you mean `%s`?", near);
    return refuse(why, "there is no request `%s`", word);
}

/* A short word of printable characters, or a number. */
static bool read_id(const json_t *v, bcg_request *r, char why[BCG_WHY])
{
    const char *text = json_string_value(v);
    if (json_is_integer(v)) {
        snprintf(r->id, sizeof r->id, "%lld", (long long)json_integer_value(v));
        r->id_is_number = true;
        return true;
    }
    if (text == NULL || text[0] == '\0' || strlen(text) >= sizeof r->id || !is_plain(text) ||
        strcmp(text, "-") == 0)
        return refuse(why, "`%s` must be a number or a word of up to 39 letters and signs", "id");
    snprintf(r->id, sizeof r->id, "%s", text);
    return true;
}

static bool read_options(const json_t *v, bcg_request *r, char why[BCG_WHY])
{
    size_t i;
    json_t *word;
    bcg_writer w;
    bcg_writer_init(&w, r->options, sizeof r->options);
    if (!json_is_array(v))
        return refuse(why, "`%s` must be a list of words", "options");
    json_array_foreach (v, i, word) {
        if (!json_is_string(word) || !is_plain(json_string_value(word)))
            return refuse(why, "`%s` must be a list of words", "options");
        bcg_writef(&w, "%s%s", w.size ? " " : "", json_string_value(word));
    }
    return !w.full || refuse(why, "`%s` has too many words", "options");
}

static bool read_seats(json_t *v, bcg_request *r, char why[BCG_WHY])
{
    const char *seat;
    json_t *who;
    if (!json_is_object(v))
        return refuse(why, "`%s` must be an object: a seat, and who sits there", "seats");
    json_object_foreach (v, seat, who) {
        const char *name = json_string_value(who);
        if (name == NULL)
            return refuse(why, "who sits on `%s` must be a string", seat);
        if (r->seat_count == BCG_MAX_SEATS || strlen(seat) >= BCG_SEAT_WORD)
            return refuse(why, "there is no seat `%s`", seat);
        if (strlen(name) >= BCG_LEVEL)
            return refuse(why, "there is no computer player `%s`", name);
        snprintf(r->seats[r->seat_count].seat, BCG_SEAT_WORD, "%s", seat);
        snprintf(r->seats[r->seat_count++].who, BCG_LEVEL, "%s", name);
    }
    return true;
}

/* 64 hexadecimal digits, or a number. */
static bool read_seed(json_t *v, bcg_request *r, char why[BCG_WHY])
{
    static const char must[] = "`%s` must be a number or 64 hexadecimal digits";
    if (json_is_integer(v) && json_integer_value(v) >= 0) {
        uint8_t seed[BCG_SEED];
        char hex[BCG_SEED_HEX];
        bcg_fair_seed_of((uint64_t)json_integer_value(v), seed);
        bcg_base16_write(seed, sizeof seed, hex);
        json_t *text = json_string(hex);
        r->seed = json_string_value(text);
        return text && json_object_set_new(r->memory, "seed", text) == 0;
    }
    r->seed = json_string_value(v);
    return r->seed || refuse(why, must, "seed");
}

/* A string without embedded zero bytes. */
static bool is_text(const json_t *v)
{
    return json_is_string(v) && strlen(json_string_value(v)) == json_string_length(v);
}

static bool read_value(json_t *v, const field *f, bcg_request *r, char why[BCG_WHY])
{
    void *at = (char *)r + f->at;
    switch (f->type) {
    case V_DO: /* read first: a refusal names the id, and questions have their own keys */
    case V_ID:
        return true;
    case V_OPTIONS:
        return read_options(v, r, why);
    case V_SEATS:
        return read_seats(v, r, why);
    case V_SEED:
        return read_seed(v, r, why);
    case V_TEXT:
        if (!is_text(v))
            return refuse(why, "`%s` must be a string", f->name);
        *(const char **)at = json_string_value(v);
        return true;
    case V_NUMBER:
        if (!json_is_integer(v) || json_integer_value(v) < 0)
            return refuse(why, "`%s` must be a number, 0 or more", f->name);
        *(int64_t *)at = json_integer_value(v);
        return true;
    default:
        if (!json_is_boolean(v))
            return refuse(why, "`%s` must be true or false", f->name);
        *(bool *)at = json_is_true(v);
        return true;
    }
}

/* -- the object ------------------------------------------------------------------------------- */

static const field *find_field(const char *name)
{
    for (int i = 0; i < FIELDS; i++)
        if (strcmp(fields[i].name, name) == 0)
            return &fields[i];
    return NULL;
}

static bool tell_unknown(const char *name, char why[BCG_WHY])
{
    const char *names[FIELDS];
    const bcg_span typed = {name, strlen(name), 1, 1};
    for (int i = 0; i < FIELDS; i++)
        names[i] = fields[i].name;
    const char *near = bcg_nearest_word(typed, names, FIELDS);
    if (near)
        return refuse(why, "there is a key nobody knows; did you mean `%s`?", near);
    return refuse(why, "no request has a key `%s`", name);
}

bool bcg_request_read_as(bcg_request_kind what, const char *text, size_t size, bcg_request *out,
                         char why[BCG_WHY])
{
    json_error_t error;
    const char *name;
    json_t *value;
    *out = (bcg_request){.what = what, .version = -1, .since = -1, .nodes = -1, .absent = -1};
    json_t *root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    out->memory = root;
    if (root == NULL) {
        snprintf(why, BCG_WHY, "this is not JSON: %.160s", error.text);
        return false;
    }
    if (!json_is_object(root))
        return refuse(why, "a request is %s", "a JSON object");
    value = json_object_get(root, "id");
    if (value && !read_id(value, out, why))
        return false;
    value = json_object_get(root, "do");
    if (value && !read_do(value, out, why))
        return false;
    void *next;
    json_object_foreach_safe (root, next, name, value) {
        const field *f = find_field(name);
        if (f == NULL && out->what == BCG_DO_ASK && is_text(value))
            continue;
        if (f == NULL)
            return tell_unknown(name, why);
        if (!read_value(value, f, out, why))
            return false;
    }
    if (out->what == BCG_REQUEST_KINDS)
        return refuse(why, "`%s` must say what is wanted", "do");
    return true;
}

bool bcg_request_read(const char *text, size_t size, bcg_request *out, char why[BCG_WHY])
{
    return bcg_request_read_as(BCG_REQUEST_KINDS, text, size, out, why);
}

const char *bcg_request_text(const bcg_request *r, const char *name)
{
    return json_string_value(json_object_get(r->memory, name));
}

static bool is_among(const char *name, const char *const *known)
{
    for (; known && *known; known++)
        if (strcmp(name, *known) == 0)
            return true;
    return false;
}

const char *bcg_request_strange_key(const bcg_request *r, const char *const *known)
{
    const char *name;
    json_t *value;
    json_object_foreach (r->memory, name, value)
        if (find_field(name) == NULL && !is_among(name, known))
            return name;
    return NULL;
}

void bcg_request_free(bcg_request *r)
{
    json_decref(r->memory);
    *r = (bcg_request){0};
}
