/* Events in words: what happened, in a line for players. */
#include "cli/memoir_tools.h"

#include "memoir/events.h"
#include "notation/memoir_notation.h"

/* -- words for numbers ------------------------------------------------------------------------ */

static const char *hex_word(const memoir_game *g, int h, hex_name *out)
{
    if (h < 0 || h >= g->board->hexes)
        return "nowhere";
    *out = name_of(g, h);
    return out->text;
}

static const char *card_name(int card)
{
    return card >= 0 && card < MEMOIR_CARDS ? memoir_cards[card].name : "nothing";
}

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

static void tell_played(FILE *out, const bcg_event *e)
{
    fprintf(out, "%s plays %s", side_name(e->arg[0]), card_name(e->arg[1]));
    if (e->arg[2])
        fprintf(out, ", %s", memoir_wing_words.word[e->arg[2]]);
    if (e->arg[3] != MEMOIR_NO_CARD)
        fprintf(out, " as %s", card_name(e->arg[3]));
    if (e->arg[4])
        fprintf(out, " as %s", memoir_recon_words.word[e->arg[4] - 1]);
}

static void tell_roll(FILE *out, const bcg_event *e)
{
    const char *separator = "the dice show ";
    for (int face = 0; face < MEMOIR_FACES; face++)
        if (e->arg[face]) {
            fprintf(out, "%s%d %s", separator, e->arg[face], memoir_die_words.word[face]);
            separator = ", ";
        }
}

void memoir_tell_event(FILE *out, const bcg_prepared *p, const bcg_event *e)
{
    const memoir_game *g = &memoir_of(p)->game;
    const int a = e->arg[0], b = e->arg[1], c = e->arg[2];
    hex_name names[2];
    const char *first = hex_word(g, a, &names[0]), *second = hex_word(g, b, &names[1]);
    switch (e->kind) {
    case MV_TURN:
        fprintf(out, "turn %d: %s", a, side_name(b));
        break;
    case MV_PLAYED:
        tell_played(out, e);
        break;
    case MV_ORDERED:
        fprintf(out, "%s has its orders", first);
        break;
    case MV_MOVED:
        fprintf(out, "%s moves to %s", first, second);
        break;
    case MV_STOPPED:
        fprintf(out, "%s has to stop", first);
        break;
    case MV_EXITED:
        fprintf(out, "%s leaves the board at %s", side_name(b), first);
        break;
    case MV_ATTACKED:
        fprintf(out, "%s attacks %s with %d dice", first, second, c);
        break;
    case MV_AMBUSHED:
        fprintf(out, "%s ambushes %s with %d dice", first, second, c);
        break;
    case MV_BOMBED:
        fprintf(out, "%d dice against %s", b, first);
        break;
    case MV_ROLLED:
        tell_roll(out, e);
        break;
    case MV_LOST:
        fprintf(out, "%s loses %d figure%s, %d left", first, b, plural(b), c);
        break;
    case MV_DESTROYED:
        fprintf(out, "%s unit on %s destroyed", side_name(b), first);
        break;
    case MV_IGNORED:
        fprintf(out, "%s ignores a flag", first);
        break;
    case MV_RETREATED:
        fprintf(out, "%s retreats to %s", first, second);
        break;
    case MV_TOOK_GROUND:
        fprintf(out, "%s takes ground on %s", first, second);
        break;
    case MV_WIRE_GONE:
        fprintf(out, "the wire on %s is gone", first);
        break;
    case MV_SANDBAGS:
        fprintf(out, b ? "sandbags on %s" : "the sandbags on %s are gone", first);
        break;
    case MV_HEALED:
        fprintf(out, "%s gets %d figure%s back", first, b, plural(b));
        break;
    case MV_MEDALS:
        fprintf(out, "%s: %d medal%s", side_name(a), b, plural(b));
        break;
    case MV_OBJECTIVE:
        fprintf(out, "%s %s objective %d", side_name(b), c ? "holds" : "has lost", a + 1);
        break;
    case MV_DREW:
        fprintf(out, "%s draws %s", side_name(a), card_name(b));
        break;
    case MV_DISCARDED:
        fprintf(out, "%s discards %s", side_name(a), card_name(b));
        break;
    case MV_RESHUFFLED:
        fprintf(out, "the deck is shuffled: %d cards", a);
        break;
    case MV_DROPPED:
        fprintf(out,
                b == BCG_NO_HEX ? "the figure aimed at %s is lost"
                                : "the figure aimed at %s lands on %s",
                first, second);
        break;
    case MV_OVER:
        fprintf(out, "the battle is over: %s", a < MEMOIR_SIDES ? side_name(a) : "a draw");
        break;
    default:
        fprintf(out, "something happens");
    }
}
