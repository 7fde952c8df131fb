#include "session/event_json.h"

#include <string.h>

static void put_argument(bcg_json *j, const bcg_game *g, const bcg_json_argument *all,
                         const char *name, int value)
{
    const bcg_json_argument *a = all;
    while (a->name && strcmp(a->name, name) != 0)
        a++;
    if (a->words) {
        const int i = value - a->first;
        bcg_json_string(j, i >= 0 && i < a->words->count ? a->words->word[i] : NULL);
    } else if (a->put)
        a->put(j, g, value);
    else
        bcg_json_int(j, value);
}

void bcg_json_put_event(bcg_json *j, const bcg_game *g, const bcg_event *e,
                        const bcg_event_info *kinds, const bcg_json_argument *arguments)
{
    const char *name = kinds[e->kind].args;
    bcg_json_put_string(j, "event", kinds[e->kind].word);
    for (int i = 0; i < e->nargs && *name; i++) {
        const size_t len = strcspn(name, " ");
        char key[16];
        memcpy(key, name, len < sizeof key ? len : sizeof key - 1);
        key[len < sizeof key ? len : sizeof key - 1] = '\0';
        bcg_json_key(j, key);
        put_argument(j, g, arguments, key, e->arg[i]);
        name += len + (name[len] == ' ');
    }
}
