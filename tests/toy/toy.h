/* The toy: the smallest ruleset that uses all of core/ops.h, and a worked example of one. It is
 * used only in tests.
 *
 * Two sides, of one to four seats or an automa, fight over a road. Twenty cards have ranks 1 to 5,
 * the low ones in more copies.
 *
 *   deal     Chance draws the watchword, which all players see and spectators do not; for each side
 *            a face-down card as its post, shown only to the side's first seat; and each seat's
 *            hand.
 *   choose   Seat 0 decides whether high or low cards win. In two forms of the game each seat of
 *            side 1 may object by showing a card of rank 5, which turns the choice round; all of
 *            them are asked, whether they hold one or not, until one objects: a reaction window.
 *   bid      Every seat lays a card of its hand face down; after the last one all are turned up,
 *            and chance draws one for the automa. The side with the best card scores a point; a
 *            card of the watchword's rank counts double. Equal cards score nothing.
 *   scout    The seats of the side that scored, in any order, turn up a post, of either side, or
 *            pass. A strong post (rank 3 or more) is a point for the side it belongs to, a weak one
 *            for the other. The automa always turns up the enemy's.
 *
 * Bidding continues until the hands are empty; most points win. */
#ifndef BOCAGE_TESTS_TOY_H
#define BOCAGE_TESTS_TOY_H

#include "core/ops.h"

/* Who plays; toy_game_make sets how many cards each gets. */
typedef enum toy_form {
    TOY_SOLO,  /* a seat against the automa */
    TOY_DUEL,  /* two seats */
    TOY_TEAM,  /* seat 0 against seats 1 and 2 */
    TOY_EIGHT, /* seats 0 to 3 against seats 4 to 7 */
    TOY_WATCH, /* two seats, the second of which may object */
    TOY_GUARD, /* seat 0 against seats 1 and 2, both of which may object */
    TOY_FORMS,
} toy_form;

enum { TOY_RANKS = 5, TOY_CARDS = 20, TOY_SIDES = 2, TOY_STRONG = 3 };

/* Where a card is: the first zone of a row of posts, hands or bids, plus the number of the side or
 * player. The automa bids as the player after the last seat. */
enum {
    TOY_DECK,
    TOY_TABLE, /* permanently face up */
    TOY_WATCHWORD,
    TOY_POST,
    TOY_HAND = TOY_POST + TOY_SIDES,
    TOY_BID = TOY_HAND + BCG_MAX_SEATS,
    TOY_ZONES = TOY_BID + BCG_MAX_SEATS,
    TOY_UNKNOWN = TOY_ZONES, /* in views only */
};

typedef enum toy_stage {
    TOY_DEAL,
    TOY_CHOICE,
    TOY_WINDOW, /* side 1 may object */
    TOY_BIDS,
    TOY_AUTOMA,
    TOY_SCOUTS,
    TOY_END
} toy_stage;
enum { TOY_LOW_WINS, TOY_HIGH_WINS, TOY_NOT_CHOSEN };

/* What never changes in one game. */
typedef struct toy_game {
    bcg_game head;
    uint8_t seats;
    uint8_t side_0; /* seats of side 0: the first ones */
    uint8_t hand;   /* cards dealt to each */
    bool automa;    /* is side 1 */
    bool watch;     /* side 1 may object */
} toy_game;

/* What changes: bytes only, so there is no padding that could differ between equal states. */
typedef struct toy_state {
    uint8_t zone[TOY_CARDS]; /* ascending within a rank: which copy is where does not matter */
    uint8_t size[TOY_ZONES]; /* cards in each zone: public, even if the cards are not */
    uint8_t stage, wins;
    uint8_t left; /* seats that may still object, or turn up a post; one bit each */
    uint8_t points[TOY_SIDES];
} toy_state;
_Static_assert(sizeof(toy_state) == TOY_CARDS + TOY_ZONES + 3 + TOY_SIDES, "no padding");

/* An action is its kind and one number. */
typedef enum toy_kind {
    TOY_NO_KIND,
    TOY_DRAW,   /* rank; by chance, to where the next card goes */
    TOY_CHOOSE, /* TOY_LOW_WINS or TOY_HIGH_WINS */
    TOY_LAY,    /* rank */
    TOY_SCOUT,  /* side whose post is turned up */
    TOY_PASS,   /* 0 */
    TOY_OBJECT, /* 0 */
    TOY_KINDS,
} toy_kind;
#define TOY_ACTION(kind, number) ((bcg_action)(kind) << 8 | (bcg_action)(number))
enum { TOY_LAST_ACTION = TOY_KINDS << 8 }; /* upper bound for actions */

static inline toy_kind toy_kind_of(bcg_action a)
{
    return a < TOY_LAST_ACTION ? (toy_kind)(a >> 8) : TOY_NO_KIND;
}

static inline int toy_number_of(bcg_action a)
{
    return (int)(a & 0xff);
}

/* Kinds of event, and their numbers. */
enum {
    TOY_DREW = 1,  /* zone, rank */
    TOY_CHOSE,     /* seat, what wins */
    TOY_LAID,      /* seat, rank: only for itself */
    TOY_SHOWED,    /* player, rank: a bid is turned up */
    TOY_TURNED_UP, /* side whose post it was, rank */
    TOY_SCORED,    /* side, its points */
    TOY_OBJECTED,  /* seat, what wins now */
};

#define TOY_REASONS(R)                                          \
    R(TOY_NOT_NOW, "", N_("this is done at another time"))      \
    R(TOY_NOT_IN_DECK, "", N_("this card is not in the deck"))  \
    R(TOY_NOT_IN_HAND, "", N_("this card is not in your hand")) \
    R(TOY_IS_TURNED_UP, "", N_("this post is turned up already"))
enum { TOY_BEFORE = 0x7eff, TOY_REASONS(BCG_REASON_ENUM) TOY_AFTER };

extern const bcg_ops toy_ops;

/* Makes a game of this form. */
void toy_game_make(toy_game *out, toy_form form);

/* -- for display ------------------------------------------------------------------------------ */

/* The side a player is on: a seat, or the automa. */
int toy_side_of(const toy_game *g, int player);

/* Copies of a rank in a zone; in a view, the visible ones. */
int toy_count(const toy_state *s, int rank, int zone);

#endif
