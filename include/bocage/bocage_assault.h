/* libbocage: what games of the ruleset assault have besides what every game has (bocage.h): the
 * map, what wins, cards and their numbers, piles, units, combats, actions taken apart, exact odds.
 *
 * It has one edition, and duels have one option, "match-play"; points in a hint are battles won.
 * Its sides are nations. In a duel each has a seat; in a solo game the one seat plays one side and
 * the rules play the other, the automa.
 *
 * All that changes is read from a view, so that nobody learns what is hidden from its seat. Who
 * thinks ahead with guesses looks at them through views of them.
 *
 * Every function takes games of other rulesets, too, and finds nothing there: no tiles, no units,
 * no odds. Where one returns false nothing is written. What bocage.h says of versions, memory and
 * threads holds here. */
#ifndef BOCAGE_BOCAGE_ASSAULT_H
#define BOCAGE_BOCAGE_ASSAULT_H

#include <bocage/bocage.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BOCAGE_GERMAN = 0, /* sides */
    BOCAGE_AMERICAN = 1,
    BOCAGE_NO_SIDE = -1,
    BOCAGE_NO_TILE = -1,        /* in place of a tile */
    BOCAGE_NO_CARD = -1,        /* in place of a kind of card: there is none, or it is hidden */
    BOCAGE_TILE_LABEL = 3,      /* room for the label of any tile */
    BOCAGE_ASSAULT_CARDS = 240, /* in the box: room for any pile */
    BOCAGE_MODIFIERS = 6,       /* tactical modifiers, from BOCAGE_LEAST_MODIFIER on */
    BOCAGE_LEAST_MODIFIER = -2,
    BOCAGE_LOSSES = 10, /* morale a unit can lose: 0 to 9 */
};

/* The side that a seat plays, and the seat of a side; BOCAGE_NO_SIDE if there is no such seat, -1
 * if the side is the automa's. */
BOCAGE_API int bocage_assault_side(const bocage_game *game, int seat);
BOCAGE_API int bocage_assault_seat(const bocage_game *game, int side);

/* -- the map ---------------------------------------------------------------------------------- */

/* Tiles are numbered from 0, row by row from the top left. How many columns and rows are there? */
BOCAGE_API int bocage_assault_columns(const bocage_game *game);
BOCAGE_API int bocage_assault_rows(const bocage_game *game);
/* The label of a tile: "B3". False if there is none of that number. */
BOCAGE_API bool bocage_assault_tile_label(const bocage_game *game, int tile,
                                          char out[BOCAGE_TILE_LABEL]);
/* The tile with exactly this label, case included; BOCAGE_NO_TILE if there is none. */
BOCAGE_API int bocage_assault_tile_read(const bocage_game *game, const char *label);

typedef struct bocage_assault_tile {
    const char *terrain; /* "clear", "light-woods", "town"... */
    bool bridge, objective;
    int fire;    /* for who fires from there */
    int defence; /* for who is fired at there */
    int income;  /* prestige a turn for who controls it */
} bocage_assault_tile;

BOCAGE_API bool bocage_assault_tile_at(const bocage_game *game, int tile, bocage_assault_tile *out);

/* -- what wins -------------------------------------------------------------------------------- */

/* A line of the scenario on victory (docs/formats.md), in the words of the file. */
typedef struct bocage_assault_goal {
    const char *line;    /* "win": at the end of the own turn; "lose": at once, in a solo game;
                            "at-limit": after the last turn, the first line that tells the sides apart
                          */
    const char *word;    /* "home-base", "home-row", "objectives", "no-enemy", "most-prestige"... */
    int side;            /* whom it is for; BOCAGE_NO_SIDE: for both */
    int count;           /* of tiles, units or turns, whatever the word asks for; else 0 */
    int prestige;        /* that it asks for as well */
    const char *terrain; /* of the tiles; NULL: any */
    int tile;            /* BOCAGE_NO_TILE: none is named */
    int kind;            /* of the unit; BOCAGE_NO_CARD: none is named */
} bocage_assault_goal;

/* The lines in the order of the file, numbered from 0. False if there is none of that number. */
BOCAGE_API bool bocage_assault_goal_of(const bocage_game *game, int n, bocage_assault_goal *out);
/* The last game turn, 0 if there is none, and the side that no longer plays its half of it;
 * BOCAGE_NO_SIDE if both do. */
BOCAGE_API int bocage_assault_limit(const bocage_game *game, int *without);

/* -- cards ------------------------------------------------------------------------------------ */

/* Kinds of cards are numbered from 0: unit cards, then action cards, then the bluff cards. How many
 * are there, and the word of one: "usa-sherman". NULL if there is none of that number. */
BOCAGE_API int bocage_assault_kinds(const bocage_game *game);
BOCAGE_API const char *bocage_assault_kind_word(const bocage_game *game, int kind);
/* The kind with exactly this word; BOCAGE_NO_CARD if there is none. */
BOCAGE_API int bocage_assault_kind_read(const bocage_game *game, const char *word);

/* A number of a card as this game plays it, and where it comes from: "printed", "derived" or
 * "reconstructed"; "own" where the scenario brings a number of its owner's instead. */
typedef struct bocage_assault_number {
    int value;
    const char *source;
} bocage_assault_number;

typedef struct bocage_assault_unit_card {
    const char *name;
    int side;
    const char *type; /* "armor", "infantry", "mobile-artillery"... */
    bool hard;        /* a hard target */
    int range;        /* of its support */
    int anti_air;     /* range of its anti-air fire, 0: none */
    bocage_assault_number battle, hard_attack, soft_attack, support, defence, morale, cost;
} bocage_assault_unit_card;

typedef struct bocage_assault_action_card {
    const char *name;
    const char *type; /* "operations", "combat" or "surprise" */
    bool air;
    bocage_assault_number cost, battle;
} bocage_assault_action_card;

/* The card of a kind; false if there is no such kind, or it is of another sort. */
BOCAGE_API bool bocage_assault_unit_card_of(const bocage_game *game, int kind,
                                            bocage_assault_unit_card *out);
BOCAGE_API bool bocage_assault_action_card_of(const bocage_game *game, int kind,
                                              bocage_assault_action_card *out);
/* Can units of the kind do this: "moves-twice", "auto-dug-in"...? */
BOCAGE_API bool bocage_assault_has_ability(const bocage_game *game, int kind, const char *ability);

/* One card. Of copies that are alike `number` is that of the first. */
typedef struct bocage_assault_card {
    int kind;
    int number;   /* 1 to 240: the one actions name it by where copies differ */
    int modifier; /* tactical modifier; 0 on what is no action card */
} bocage_assault_card;

typedef enum bocage_assault_pile {
    BOCAGE_PILE_HAND,          /* of a side, without its bluff card */
    BOCAGE_PILE_START,         /* of a side: starting units still to be placed */
    BOCAGE_PILE_UNITS,         /* of a side: its unit deck */
    BOCAGE_PILE_UNIT_DISCARDS, /* of a side */
    BOCAGE_PILE_ACTIONS, /* the action deck; in solo games the player's. From here on `side` does
                            not matter */
    BOCAGE_PILE_ACTION_DISCARDS,
    BOCAGE_PILE_TABLE,             /* announced, and not yet resolved */
    BOCAGE_PILE_AUTOMA_OPERATIONS, /* decks of the automa, */
    BOCAGE_PILE_AUTOMA_FIRING,
    BOCAGE_PILE_AUTOMA_TARGET,
    BOCAGE_PILE_AUTOMA_OPERATIONS_DISCARDS, /* and their discards */
    BOCAGE_PILE_AUTOMA_FIRING_DISCARDS,
    BOCAGE_PILE_AUTOMA_TARGET_DISCARDS,
} bocage_assault_pile;

/* How many cards lie there, which everybody may know; -1 if there is no such pile or side. */
BOCAGE_API int bocage_assault_pile_size(const bocage_view *view, bocage_assault_pile pile,
                                        int side);
/* The cards that lie there, in no order that means anything. Returns how many; -1, and nothing is
 * written, if there is no such pile, the view does not show it, or `capacity` is too small. A seat
 * sees its own hand, starting units and unit deck, and everybody the discards and the table. */
BOCAGE_API int bocage_assault_pile_cards(const bocage_view *view, bocage_assault_pile pile,
                                         int side, bocage_assault_card *out, int capacity);

/* -- how the game stands ---------------------------------------------------------------------- */

typedef struct bocage_assault_turn {
    int turn;          /* from 1; 0 while the game is set up */
    const char *phase; /* "setup", "draw", "operations" or "over" */
    const char *doing; /* what is to be decided or flipped: "buy", "sacrifice"...; NULL: nothing but
                          the operations of the active side */
    int active, first; /* sides; BOCAGE_NO_SIDE during set-up */
    int quiet;         /* game turns since a unit was lost or a tile changed hands */
} bocage_assault_turn;

BOCAGE_API bool bocage_assault_turn_of(const bocage_view *view, bocage_assault_turn *out);

typedef struct bocage_assault_standing {
    bool automa;
    int prestige, income;
    int tiles;      /* controlled */
    int unit_cards; /* in hand: of which sort a card is, is told when it is drawn */
    int home_base;  /* tile, or BOCAGE_NO_TILE: the scenario has none, or its edge is still drawn */
    int destroyed_units, destroyed_prestige; /* of the enemy */
    int lost_units;
} bocage_assault_standing;

BOCAGE_API bool bocage_assault_standing_of(const bocage_view *view, int side,
                                           bocage_assault_standing *out);

/* Who controls a tile: a side or BOCAGE_NO_SIDE. */
BOCAGE_API int bocage_assault_control(const bocage_view *view, int tile);
/* Is the tile in the home row of the side? False as long as its edge is to be drawn. */
BOCAGE_API bool bocage_assault_is_home_row(const bocage_view *view, int side, int tile);

typedef struct bocage_assault_unit {
    int side;
    int kind;    /* BOCAGE_NO_CARD: it lies face down, and the view may not know it */
    int morale;  /* with the markers; 0 if the kind is hidden */
    int markers; /* net morale markers */
    bool face_down;
    bool known; /* everybody knows what it is, although it lies face down */
    int told;   /* the cost that was told when it was placed face down; -1: none was */
    bool dug_in, dug_in_marker; /* a fortification needs no marker */
    bool fired;
    int moved; /* steps in this phase */
    int extra_moves, extra_attacks;
    bool dug;            /* its activation went into digging in */
    bool gave, received; /* an activation */
    bool immobile, stuck;
} bocage_assault_unit;

/* The unit on a tile. False if there is none. */
BOCAGE_API bool bocage_assault_unit_at(const bocage_view *view, int tile, bocage_assault_unit *out);

/* -- combat ----------------------------------------------------------------------------------- */

/* What the two values of a firing are made of. */
typedef struct bocage_assault_values {
    int attack, morale, support, ground; /* of the fire value */
    int defence, terrain, dug_in;        /* of the target value */
    int fire, target;                    /* the values, cards that were played included */
} bocage_assault_values;

/* The values if the unit on one tile fired at the one on the other, whether or not it may, with the
 * support of all units that lie face up. False if a unit is not there or is hidden, or if both are
 * of one side. */
BOCAGE_API bool bocage_assault_values_of(const bocage_view *view, int firing, int target,
                                         bocage_assault_values *out);

/* The combat that is being fought. */
typedef struct bocage_assault_combat {
    int attacker, defender; /* tiles; BOCAGE_NO_TILE of a unit that is gone */
    int side;               /* the attacker's */
    const char *step;       /* "support", "cards", "sacrifice", "modifier", "loss"... */
    bool defender_fires;
    bool has_values; /* those of the firing that is next, once its support is settled */
    bocage_assault_values values;
    int lost_by_attacker, lost_by_defender; /* morale */
} bocage_assault_combat;

/* False if none is fought. */
BOCAGE_API bool bocage_assault_combat_of(const bocage_view *view, bocage_assault_combat *out);

/* -- what an action is about ------------------------------------------------------------------ */

typedef struct bocage_assault_parts {
    const char *word;         /* the first of its text: "move", "play", "sacrifice", "draw"... */
    bocage_assault_card card; /* whose kind is BOCAGE_NO_CARD if it names none */
    int from, to; /* tiles where it begins and ends: B2 and B3 of `move B2-B3`, both times B2 of
                     `dig-in B2`, BOCAGE_NO_TILE of what names none */
    int number;   /* of `mix 2` or `lot 0`; -1: none */
    const char *choice; /* "action" or "unit" of `buy`, "gain" or "take" of a card; NULL: none */
    bocage_assault_card discard; /* that a card takes out of the discards */
} bocage_assault_parts;

/* False if it is no action of this game. Whether it may be taken is not asked. */
BOCAGE_API bool bocage_assault_parts_of(const bocage_game *game, bocage_action action,
                                        bocage_assault_parts *out);

/* -- odds ------------------------------------------------------------------------------------- */

/* What the flips of an action may bring, as the seat of the view can know them: an action card it
 * does not see may be in the deck or in a hand, each as likely. Nobody plays another card, units
 * that lie face down give no support, who has not chosen a sacrifice shows the bluff card. */
typedef struct bocage_assault_odds {
    bool combat;       /* else one flip for mines, a swamp, anti-air fire or a card: then `about`,
                          `tile`, `cards` and `modifier` are all */
    const char *about; /* "mine", "anti-air"...; NULL of a combat */
    int tile;
    int cards;                         /* that may be flipped */
    double modifier[BOCAGE_MODIFIERS]; /* chance of each modifier, from the least */

    /* The firing that is next; `firing` is BOCAGE_NO_TILE if none can be reckoned, and `cards` is
     * 0. */
    int firing, target; /* tiles */
    bocage_assault_values values;
    int target_morale;
    double loss[BOCAGE_LOSSES]; /* chance that the target loses so much of the morale it has */
    double destroyed;           /* and that it is destroyed */
    /* The opponent has something to decide in this firing, or has decided unseen: face-down units
     * that join, combat cards it may hold and pay for, its sacrifice. Then the chance to be
     * destroyed and the mean loss lie between these, and both ends can really be; the card that is
     * sacrificed for an end is named, if one is. */
    bool opponent_chooses;
    double least_destroyed, most_destroyed, least_lost, most_lost;
    bocage_assault_card least_destroyed_card, most_destroyed_card, least_lost_card, most_lost_card;

    /* The whole combat; `attacker` is BOCAGE_NO_TILE if it was not asked for. */
    int attacker, defender; /* tiles */
    double attacker_loss[BOCAGE_LOSSES], defender_loss[BOCAGE_LOSSES];
    double attacker_destroyed, defender_destroyed;
    double fires_back; /* the second unit gets to fire */
    double retreats;   /* the defender goes back */
    double blocked;    /* it would have to, and cannot */
    double vacated;    /* its tile is free for an advance */
} bocage_assault_odds;

/* The exact odds of an action that leads at once to a combat or a flip; with 0 those of the combat
 * that is fought or the flip that is due. The whole combat takes much longer than its next firing:
 * `whole` asks for it. False if the seat of the view may not take the action now, if nothing is
 * flipped for it, or if the enemy is hidden. */
BOCAGE_API bool bocage_assault_odds_of(const bocage_view *view, bocage_action action, bool whole,
                                       bocage_assault_odds *out);

#ifdef __cplusplus
}
#endif

#endif
