/* Who can see whom, and what is in the way. */
#include "cli/cli.h"
#include "cli/memoir_tools.h"

#include "memoir/rules.h"
#include "notation/memoir_notation.h"

#include <ctype.h>
#include <string.h>

/* A game in a state, to look around in. */
typedef struct place {
    const memoir_game *game;
    const memoir_state *state;
} place;

/* -- what is in the way ----------------------------------------------------------------------- */

/* One thing on a hex that blocks. */
typedef struct blocker {
    const char *side; /* of a unit, otherwise "" */
    const char *name;
    const char *rule;
} blocker;

/* The rule that says a terrain blocks; the list of blockers has them all. */
static const char *terrain_rule(int terrain)
{
    switch (terrain) {
    case MT_FOREST:
        return "memoir:TER-FOREST-4";
    case MT_HEDGEROW:
        return "memoir:TER-HEDGE-7";
    case MT_TOWN:
        return "memoir:TER-TOWN-5";
    default:
        return "memoir:LOS-5";
    }
}

/* What `cause` (one MSC_ bit) is on h. */
static blocker blocker_of(const place *o, bcg_hex h, unsigned cause)
{
    const memoir_game *g = o->game;
    const char *terrain = memoir_terrains[g->terrain[h]].name;
    switch (cause) {
    case MSC_UNIT:
        return (blocker){side_name(memoir_side_at(o->state, h)),
                         memoir_units[memoir_kind_at(o->state, h)].name, "memoir:LOS-5"};
    case MSC_TERRAIN:
        return (blocker){"", terrain, terrain_rule(g->terrain[h])};
    case MSC_BUNKER:
        return (blocker){"", memoir_structures[MB_BUNKER].name, "memoir:OBS-BUNKER-10"};
    case MSC_HILL:
        return (blocker){"", terrain, memoir_is_revised(g) ? "memoir:LOS-24" : "memoir:LOS-20"};
    case MSC_FIRE:
        return (blocker){"", "ground that blocks fire", "memoir:SCEN-3"};
    default:
        return (blocker){"", terrain, "memoir:TER-LAKE-2"};
    }
}

static bool has_hex(const bcg_hex *hexes, int n, bcg_hex h)
{
    for (int i = 0; i < n; i++)
        if (hexes[i] == h)
            return true;
    return false;
}

/* How the line meets h. */
typedef enum meeting { CROSSED, ON_LEFT, ON_RIGHT } meeting;
static const char *const meeting_words[] = {"crossed", "left", "right"};
static const char *const meeting_names[] = {"crossed by the line", "on the left of the line",
                                            "on the right of the line"};

static meeting how_met(const bcg_line *line, bcg_hex h)
{
    if (has_hex(line->on_left, line->left, h))
        return ON_LEFT;
    return has_hex(line->on_right, line->right, h) ? ON_RIGHT : CROSSED;
}

/* The rule that makes them block: a crossed hex, both sides, or the board's edge. */
static const char *line_rule(const bcg_line *line, const bcg_set *blockers)
{
    BCG_EACH (h, *blockers)
        if (how_met(line, (bcg_hex)h) == CROSSED)
            return "memoir:LOS-4";
    return line->half_left || line->half_right ? "memoir:LOS-9" : "memoir:LOS-8";
}

/* -- one line --------------------------------------------------------------------------------- */

static void print_blockers(const place *o, bcg_hex a, bcg_hex b, const bcg_set *blockers,
                           const bcg_line *line)
{
    BCG_EACH (h, *blockers) {
        const unsigned causes = memoir_sight_causes(o->game, o->state, a, b, (bcg_hex)h);
        for (int i = 0; i < MEMOIR_SIGHT_CAUSES; i++) {
            if (!(causes >> i & 1))
                continue;
            const blocker x = blocker_of(o, (bcg_hex)h, 1u << i);
            printf("    %s: %s%s%s, %s [%s]\n", name_of(o->game, h).text, x.side,
                   x.side[0] ? " " : "", x.name, meeting_names[how_met(line, (bcg_hex)h)], x.rule);
        }
    }
}

static void json_blockers(const place *o, bcg_hex a, bcg_hex b, const bcg_set *blockers,
                          const bcg_line *line)
{
    const char *separator = "";
    BCG_EACH (h, *blockers) {
        const unsigned causes = memoir_sight_causes(o->game, o->state, a, b, (bcg_hex)h);
        for (int i = 0; i < MEMOIR_SIGHT_CAUSES; i++) {
            if (!(causes >> i & 1))
                continue;
            const blocker x = blocker_of(o, (bcg_hex)h, 1u << i);
            printf("%s{\"hex\":\"%s\",\"where\":\"%s\",\"what\":\"%s%s%s\",\"rule\":\"%s\"}",
                   separator, name_of(o->game, h).text, meeting_words[how_met(line, (bcg_hex)h)],
                   x.side, x.side[0] ? " " : "", x.name, x.rule);
            separator = ",";
        }
    }
}

static int answer_pair(const place *o, bcg_hex a, bcg_hex b, bool json)
{
    bcg_line line;
    const bcg_set blockers = memoir_sight_blockers(o->game, o->state, a, b);
    const bool free = bcg_set_is_empty(&blockers);
    const int distance = bcg_distance(o->game->board, a, b);
    bcg_line_between(o->game->board, a, b, &line);
    const char *rule = free ? "" : line_rule(&line, &blockers);
    const hex_name from = name_of(o->game, a), to = name_of(o->game, b);
    if (json) {
        printf("{\"from\":\"%s\",\"to\":\"%s\",\"distance\":%d,\"visible\":%s,\"rule\":\"%s\","
               "\"blockers\":[",
               from.text, to.text, distance, free ? "true" : "false", rule);
        json_blockers(o, a, b, &blockers, &line);
        printf("]}\n");
    } else if (free)
        printf("%s sees %s, distance %d\n", from.text, to.text, distance);
    else {
        printf("%s does not see %s, distance %d [%s]\n", from.text, to.text, distance, rule);
        print_blockers(o, a, b, &blockers, &line);
    }
    return free ? EXIT_YES : EXIT_NO;
}

/* -- all of them ------------------------------------------------------------------------------ */

static void json_hexes(const memoir_game *g, const bcg_set *set)
{
    const char *separator = "";
    putchar('[');
    BCG_EACH (h, *set) {
        printf("%s\"%s\"", separator, name_of(g, h).text);
        separator = ",";
    }
    putchar(']');
}

static void print_all(const place *o, bool json)
{
    printf("%s", json ? "{" : "");
    for (int a = 0; a < o->game->board->hexes; a++) {
        bcg_set seen = BCG_SET_EMPTY;
        for (int b = 0; b < o->game->board->hexes; b++)
            if (b != a && memoir_sees(o->game, o->state, (bcg_hex)a, (bcg_hex)b))
                bcg_set_add(&seen, b);
        if (json) {
            printf("%s\n  \"%s\":", a ? "," : "", name_of(o->game, a).text);
            json_hexes(o->game, &seen);
            continue;
        }
        printf("%s:", name_of(o->game, a).text);
        BCG_EACH (h, seen)
            printf(" %s", name_of(o->game, h).text);
        printf("\n");
    }
    printf("%s", json ? "\n}\n" : "");
}

/* -- arguments -------------------------------------------------------------------------------- */

static bcg_hex read_hex(const memoir_game *g, const char *text)
{
    char other[BCG_LABEL_SIZE];
    const size_t len = strlen(text);
    const bcg_hex h = bcg_hex_parse(g->board, text, len);
    if (h != BCG_NO_HEX)
        return h;
    snprintf(other, sizeof other, "%s", text);
    other[0] = (char)(islower((unsigned char)text[0]) ? toupper((unsigned char)text[0])
                                                      : tolower((unsigned char)text[0]));
    if (len < sizeof other && bcg_hex_parse(g->board, other, len) != BCG_NO_HEX)
        complain(text, "there is no such hex on this board; did you mean `%s`?", other);
    else
        complain(text, "there is no such hex on this board");
    return BCG_NO_HEX;
}

int memoir_los(const bcg_prepared *p, const void *state, char **hexes, bool json)
{
    const place o = {&memoir_of(p)->game, state};
    if (hexes == NULL) {
        print_all(&o, json);
        return EXIT_YES;
    }
    const bcg_hex a = read_hex(o.game, hexes[0]);
    const bcg_hex b = a == BCG_NO_HEX ? BCG_NO_HEX : read_hex(o.game, hexes[1]);
    return b == BCG_NO_HEX ? EXIT_NO : answer_pair(&o, a, b, json);
}
