#include "memoir/rules.h"
#include "session/memoir_json.h"

#include <string.h>

static bool is_one_of(const char *name, size_t len, const char *const *names, int n)
{
    for (int i = 0; i < n; i++)
        if (strlen(names[i]) == len && memcmp(names[i], name, len) == 0)
            return true;
    return false;
}

static void write_word(bcg_json *j, const bcg_words *words, int i)
{
    bcg_json_string(j, i >= 0 && i < words->count ? words->word[i] : NULL);
}

/* The name of an argument tells its type. */
static void write_argument(bcg_json *j, const memoir_game *g, const char *name, size_t len,
                           int value)
{
    static const char *const hexes[] = {"hex", "from", "to", "aim", "landing"},
                             *const cards[] = {"card", "as"}, *const sides[] = {"side"},
                             *const sections[] = {"section"}, *const ways[] = {"way"},
                             *const results[] = {"result"};
    if (is_one_of(name, len, hexes, 5))
        memoir_json_hex(j, g->board, value);
    else if (is_one_of(name, len, cards, 2))
        write_word(j, &memoir_card_words, value);
    else if (is_one_of(name, len, sides, 1))
        write_word(j, &memoir_side_words, value);
    else if (is_one_of(name, len, sections, 1))
        write_word(j, &memoir_wing_words, value);
    else if (is_one_of(name, len, ways, 1))
        write_word(j, &memoir_recon_words, value - 1);
    else if (is_one_of(name, len, results, 1))
        write_word(j, &memoir_result_words, value);
    else
        bcg_json_int(j, value);
}

void memoir_put_event(bcg_json *j, const memoir_game *g, const bcg_event *e)
{
    const char *name = memoir_events[e->kind].args;
    bcg_json_put_string(j, "event", memoir_events[e->kind].word);
    for (int i = 0; i < e->nargs && *name; i++) {
        const size_t len = strcspn(name, " ");
        char key[16];
        memcpy(key, name, len < sizeof key ? len : sizeof key - 1);
        key[len < sizeof key ? len : sizeof key - 1] = '\0';
        bcg_json_key(j, key);
        write_argument(j, g, name, len, e->arg[i]);
        name += len + (name[len] == ' ');
    }
}
