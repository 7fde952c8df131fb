/* Events in words: what happened, in a line for players. */
#include "cli/assault_tools.h"

#include "notation/assault_notation.h"

/* -- words for numbers ------------------------------------------------------------------------ */

static const char *tile_word(const assault_game *g, int tile, tile_name *out)
{
    if (tile < 0 || tile >= ASSAULT_SQUARES || !assault_has(g->tiles, tile))
        return "nowhere";
    *out = assault_tile_name(g, tile);
    return out->text;
}

static const char *card_name(const assault_game *g, int card)
{
    return card >= 0 && card < ASSAULT_CARDS ? assault_kind_name(g->card[card].kind) : "a card";
}

static const char *kind_name(int kind)
{
    return kind >= 0 && kind < ASSAULT_KINDS ? assault_kind_name(kind) : "a unit";
}

static const char *deck_name(int zone)
{
    return zone == AZ_ACTIONS                         ? "the action deck"
           : zone == AZ_UNITS || zone == AZ_UNITS + 1 ? "a unit deck"
                                                      : "a deck of the automa";
}

/* "plays Re-Deploy on C3 to D4" */
static const char *between_tiles(int kind)
{
    return kind == AK_RE_DEPLOY ? "to" : kind == AK_OPPORTUNITY_FIRE ? "against" : "and";
}

/* -- by part of the game ---------------------------------------------------------------------- */

/* Set-up, turns, cards, prestige: numbers that are no tiles. False if it is another kind. */
static bool tell_course(FILE *out, const assault_game *g, const bcg_event *e)
{
    const int a = e->arg[0], b = e->arg[1];
    switch (e->kind) {
    case AEV_EDGE:
        fprintf(out, "%s side takes edge %s", assault_side_title(a), assault_edge_words.word[b]);
        return true;
    case AEV_FIRST:
        fprintf(out, "%s side moves first", assault_side_title(a));
        return true;
    case AEV_TURN:
        fprintf(out, "turn %d: %s", a, assault_side_title(b));
        return true;
    case AEV_DREW:
        fprintf(out, "%s side draws %s card", assault_side_title(a), b ? "a unit" : "an action");
        return true;
    case AEV_RESHUFFLED:
        fprintf(out, "%s is rebuilt from its discards", deck_name(a));
        return true;
    case AEV_FLIPPED:
        fprintf(out, "flipped: %s, modifier %+d", card_name(g, a), b);
        return true;
    case AEV_PRESTIGE:
        fprintf(out, "%s side: %+d prestige", assault_side_title(a), b);
        return true;
    case AEV_PLAYED: {
        tile_name names[2];
        fprintf(out, "%s side plays %s", assault_side_title(a), card_name(g, b));
        if (e->arg[2] != BCG_NO_TILE)
            fprintf(out, " on %s", tile_word(g, e->arg[2], &names[0]));
        if (e->arg[3] != BCG_NO_TILE)
            fprintf(out, " %s %s", between_tiles(g->card[b].kind),
                    tile_word(g, e->arg[3], &names[1]));
        return true;
    }
    case AEV_CANCELLED:
        fprintf(out, "%s of the %s side is cancelled", card_name(g, b), assault_side_title(a));
        return true;
    case AEV_DISCARDED:
        fprintf(out, "%s side discards %s", assault_side_title(a), card_name(g, b));
        return true;
    case AEV_RECOVERED:
        fprintf(out, "%s side takes %s back", assault_side_title(a), card_name(g, b));
        return true;
    case AEV_SACRIFICED:
        fprintf(out, "%s side sacrifices %s", assault_side_title(a), card_name(g, b));
        return true;
    case AEV_VALUES:
        fprintf(out, "fire value %d, target value %d", a, b);
        return true;
    case AEV_PASSED:
        fprintf(out, "%s side passes", assault_side_title(a));
        return true;
    case AEV_BROKEN_OFF:
        fprintf(out, "the combat is broken off");
        return true;
    case AEV_INCOME:
        fprintf(out, "%s side: income %d", assault_side_title(a), b);
        return true;
    case AEV_OVER:
        fprintf(out, "the battle is over: %s",
                a < ASSAULT_SIDES ? assault_side_title(a) : "a draw");
        if (b >= 0)
            fprintf(out, " (%s)", assault_condition_words.word[b]);
        return true;
    default:
        return false;
    }
}

/* Units and tiles. */
static void tell_tile(FILE *out, const assault_game *g, const bcg_event *e)
{
    const int a = e->arg[0], b = e->arg[1], c = e->arg[2], d = e->arg[3];
    tile_name names[2];
    const char *first = tile_word(g, a, &names[0]), *second = tile_word(g, b, &names[1]);
    switch (e->kind) {
    case AEV_PLACED:
        fprintf(out, "%s unit placed on %s", assault_side_title(a), second);
        if (c >= 0)
            fprintf(out, ", cost %d", c);
        break;
    case AEV_MOVED:
        fprintf(out, "%s moves to %s", first, second);
        break;
    case AEV_STOPPED:
        fprintf(out, "%s is stopped on its way to %s", first, second);
        break;
    case AEV_SWAPPED:
        fprintf(out, "%s and %s change places", first, second);
        break;
    case AEV_CONTROL:
        fprintf(out, "%s side controls %s", assault_side_title(a), second);
        break;
    case AEV_REVEALED:
        fprintf(out, "%s is %s", first, kind_name(b));
        break;
    case AEV_MINE:
        fprintf(out, b ? "%s runs onto mines: %d morale lost" : "%s finds no mines", first, b);
        break;
    case AEV_DUG_IN:
        fprintf(out, "%s is dug in", first);
        break;
    case AEV_NOT_DUG_IN:
        fprintf(out, "%s is dug in no more", first);
        break;
    case AEV_MORALE:
        fprintf(out, "%s: %+d morale", first, b);
        break;
    case AEV_DESTROYED:
        fprintf(out, "%s on %s is destroyed", kind_name(b), first);
        break;
    case AEV_SHOT_DOWN:
        fprintf(out, "%s shoots %s down", first, card_name(g, b));
        break;
    case AEV_SAVED:
        fprintf(out, "%s saves the support of %s", first, second);
        break;
    case AEV_TRANSFER:
        fprintf(out, "%s transfers its activation to %s", first, second);
        break;
    case AEV_ATTACK:
        fprintf(out, "%s attacks %s", first, second);
        break;
    case AEV_FIRE_PARTS:
        fprintf(out, "attack %d, morale %+d, ground %+d", a, b, c);
        break;
    case AEV_TARGET_PARTS:
        fprintf(out, "defence %d, terrain %+d, dug in %+d", a, b, c);
        break;
    case AEV_FIRES:
        fprintf(out, "%s fires at %s: %d against %d", first, second, c, d);
        break;
    case AEV_SUPPORTS:
        fprintf(out, "%s supports with %d", first, b);
        break;
    case AEV_LOSS:
        fprintf(out, "%s: difference %d, loss %d", first, b, c);
        break;
    case AEV_RETREATED:
        fprintf(out, "%s retreats to %s", first, second);
        break;
    case AEV_NO_RETREAT:
        fprintf(out, "%s cannot retreat", first);
        break;
    case AEV_ADVANCED:
        fprintf(out, "%s advances to %s", first, second);
        break;
    case AEV_EXTRA_MOVE:
        fprintf(out, "%s may make one more move", first);
        break;
    case AEV_EXTRA_ATTACK:
        fprintf(out, "%s may attack once more", first);
        break;
    case AEV_REACTIVATED:
        fprintf(out, "%s may be activated again", first);
        break;
    case AEV_NO_SUPPORT:
        fprintf(out, "the support of %s is cancelled", first);
        break;
    case AEV_NO_TERRAIN:
        fprintf(out, "the terrain shelters %s no more in this firing", first);
        break;
    case AEV_MUST_RETREAT:
        fprintf(out, "%s will have to retreat", first);
        break;
    case AEV_STUCK:
        fprintf(out, b ? "%s is stuck in the swamp" : "%s gets through the swamp", first);
        break;
    case AEV_CALLED:
        fprintf(out, "a unit of the automa comes to %s: %s", first,
                b == ACL_ENTERED   ? "it would have been entered"
                : b == ACL_RESERVE ? "a reinforcement"
                                   : "an ambush");
        break;
    case AEV_WAITS:
        fprintf(out, "%s waits: it cannot go on", first);
        break;
    default:
        fprintf(out, "something happens");
    }
}

void assault_tell_event(FILE *out, const bcg_prepared *p, const bcg_event *e)
{
    const assault_game *g = &assault_of(p)->game;
    if (!tell_course(out, g, e))
        tell_tile(out, g, e);
}
