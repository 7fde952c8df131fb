/* Makes the golden replays of tests/replays. Memoir's games are random, but biased: cards and dice
 * are chosen so that every card is played and copied, and actions that only one edition allows are
 * preferred. The same program makes the same files. The differences between the editions and what
 * is special in each battle are played from scripts (replays/scripts.h). Assault's are in
 * replays/assault.h.
 *
 * usage: make_replays RULESET SOURCE_DIR OUTPUT_DIR */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"
#include "notation/game_replay.h"
#include "notation/memoir_notation.h"
#include "read_whole.h"
#include "replays/assault.h"
#include "replays/scripts.h"
#include "rulesets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

/* -- what a game has shown -------------------------------------------------------------------- */

typedef struct seen {
    bool played[MEMOIR_CARDS], copied[MEMOIR_CARDS];
    int here[MEMOIR_ACTION_KINDS];  /* actions only this edition allows */
    int there[MEMOIR_ACTION_KINDS]; /* actions only the other one would */
    int ground;                     /* ground taken that could not be taken in the other edition */
    int air; /* air strikes with a different number of dice in the other edition */
    int kinds[MEMOIR_ACTION_KINDS];
} seen;

/* How a game is played. */
typedef struct plan {
    const char *file;     /* file to write */
    const char *scenario; /* from the source folder; NULL: a board generated from the seed */
    int edition;
    uint32_t options;
    uint64_t seed;  /* the first one tried */
    bool all_cards; /* until every card has been played and copied */
    bool contrasts; /* until each edition has shown its differences */
    bool whole;     /* include the scenario's text in the replay */
    memoir_form form;
} plan;

typedef struct work {
    memoir_scenario scenario;
    memoir_game game, twin; /* twin: the same in the other edition */
    memoir_state state;
    bcg_prepared *prepared; /* the game to record */
    void *scratch;
    bcg_action list[MEMOIR_MAX_ACTIONS], other[MEMOIR_MAX_ACTIONS];
    int count, others;
    bcg_rng rng;
    seen seen;
    char text[BCG_REPLAY_MAX_SIZE / 8];
    bcg_writer out;
    bool records;
} work;

static bool can_be_copied(int card)
{
    return card != MC_AMBUSH && card != MC_COUNTER_ATTACK;
}

static bool has_shown_all_cards(const seen *s)
{
    for (int card = 0; card < MEMOIR_CARDS; card++)
        if (!s->played[card] || (can_be_copied(card) && !s->copied[card]))
            return false;
    return s->kinds[MA_EXIT] && s->kinds[MA_IGNORE]; /* these are rare */
}

/* What the other edition would decide differently: bluffs, cliffs and bridges from water in moves,
 * hills in lines of sight, air superiority. */
static bool has_shown_contrasts(const seen *s, int edition)
{
    if (edition == ME_CLASSIC)
        return s->here[MA_MOVE] && s->there[MA_ATTACK] && s->ground && s->air;
    return s->there[MA_MOVE] && s->here[MA_ATTACK] && s->air;
}

/* -- choosing --------------------------------------------------------------------------------- */

static bool has_action(const bcg_action *list, int n, bcg_action a)
{
    for (int i = 0; i < n; i++)
        if (list[i] == a)
            return true;
    return false;
}

/* What Counter-Attack turns a card into: left and right are swapped. */
static int copy_of(int card)
{
    return card < MC_GENERAL_ADVANCE ? card / 3 * 3 + 2 - card % 3 : card;
}

/* How much playing this card would add to what the game shows. */
static int worth_of_play(const work *w, bcg_action a)
{
    const memoir_state *s = &w->state;
    const int card = memoir_operand(a, 0), enemy = memoir_enemy(s->active);
    if (card == MC_COUNTER_ATTACK) {
        memoir_state after = *s;
        ops->apply(&w->game.head, &after, bcg_actor(&w->game.head, &after), a, NULL);
        const int as = after.played[s->active].as;
        return as < MEMOIR_CARDS && !w->seen.copied[as] ? 100 : 0;
    }
    if (can_be_copied(card) && !w->seen.copied[copy_of(card)] && s->hand[enemy][MC_COUNTER_ATTACK])
        return 80;
    if (!w->seen.played[card])
        return 60;
    if (card == MC_THEIR_FINEST_HOUR && s->discard[MC_COUNTER_ATTACK] == 2)
        return 50; /* brings them back */
    return can_be_copied(card) && w->seen.copied[copy_of(card)] ? 10 : 0;
}

static bcg_action best_play(work *w)
{
    int best = -1;
    bcg_action found = w->list[0];
    for (int i = 0; i < w->count; i++) {
        const int worth = 16 * worth_of_play(w, w->list[i]) + random_below(&w->rng, 16);
        if (worth > best) {
            best = worth;
            found = w->list[i];
        }
    }
    return found;
}

/* An action of a kind the game has not shown yet, if there is one now. */
static bool find_kind(const work *w, memoir_action_kind kind, bcg_action *out)
{
    for (int i = 0; i < w->count && !w->seen.kinds[kind]; i++)
        if (memoir_kind_of(w->list[i]) == kind) {
            *out = w->list[i];
            return true;
        }
    return false;
}

/* An action that is not legal in the other edition, if there is one. */
static bool find_contrast(work *w, bcg_action *out)
{
    const int first = random_below(&w->rng, w->count);
    for (int i = 0; i < w->count; i++) {
        const bcg_action a = w->list[(first + i) % w->count];
        if (!has_action(w->other, w->others, a)) {
            *out = a;
            return true;
        }
    }
    return false;
}

static bcg_action decide(work *w, const plan *p)
{
    const bcg_action last = w->list[w->count - 1];
    bcg_action a;
    if (p->all_cards && w->state.phase == MP_PLAY_CARD && w->state.pending_count == 0)
        return best_play(w);
    if (p->all_cards && has_action(w->list, w->count, MA_AMBUSH) && !w->seen.played[MC_AMBUSH])
        return MA_AMBUSH;
    if (p->all_cards && (find_kind(w, MA_EXIT, &a) || find_kind(w, MA_IGNORE, &a)))
        return a;
    if (p->contrasts && has_action(w->list, w->count, MA_TAKE_GROUND))
        return MA_TAKE_GROUND;
    if (p->contrasts && !one_in(&w->rng, 3) && find_contrast(w, &a))
        return a;
    if ((last == MA_DONE || last == MA_PASS) && one_in(&w->rng, 3))
        return last; /* keeps the game moving */
    return w->list[random_below(&w->rng, w->count)];
}

/* The card the drawer needs most. */
static bcg_action wanted_draw(work *w)
{
    const memoir_state *s = &w->state;
    const int side = memoir_top(s)->side, enemy = memoir_enemy(side);
    if (s->deck[MC_COUNTER_ATTACK] && s->hand[side][MC_COUNTER_ATTACK] == 0)
        return memoir_action(MA_DRAW, MC_COUNTER_ATTACK, 0);
    if (s->deck[MC_AMBUSH] && !w->seen.played[MC_AMBUSH])
        return memoir_action(MA_DRAW, MC_AMBUSH, 0);
    if (s->deck[MC_THEIR_FINEST_HOUR])
        return memoir_action(MA_DRAW, MC_THEIR_FINEST_HOUR, 0);
    const int first = random_below(&w->rng, MEMOIR_CARDS);
    for (int i = 0; i < MEMOIR_CARDS; i++) {
        const int card = (first + i) % MEMOIR_CARDS;
        const bool needed = !w->seen.played[card] ||
                            (can_be_copied(card) && !w->seen.copied[copy_of(card)]);
        if (s->deck[card] && needed && !s->hand[side][card] && !s->hand[enemy][card])
            return memoir_action(MA_DRAW, card, 0);
    }
    return ops->chance(&w->game.head, s, &w->rng);
}

static bcg_action roll_nothing(int dice)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    faces[MF_STAR] = (uint8_t)dice;
    return memoir_roll(faces);
}

static bcg_action roll_flags(int dice)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    faces[MF_FLAG] = 1;
    faces[MF_STAR] = (uint8_t)(dice - 1);
    return memoir_roll(faces);
}

/* Long games need dice that rarely kill. */
static bcg_action fall(work *w, const plan *p)
{
    const memoir_pending *f = memoir_top(&w->state);
    if (p->all_cards && f->what == PENDING_DRAW)
        return wanted_draw(w);
    if (p->contrasts && f->what == PENDING_DRAW && w->state.deck[MC_AIR_POWER])
        return memoir_action(MA_DRAW, MC_AIR_POWER, 0);
    const bool battle = f->what == PENDING_ATTACK || f->what == PENDING_AMBUSH_ROLL ||
                        f->what == PENDING_BOMB;
    if (battle && one_in(&w->rng, 2) &&
        (p->contrasts || (p->all_cards && !w->seen.kinds[MA_IGNORE])))
        return roll_flags(f->dice);
    if (battle && (p->all_cards || p->contrasts) && !(f->what == PENDING_BOMB && f->more) &&
        !one_in(&w->rng, 6))
        return roll_nothing(f->dice);
    return ops->chance(&w->game.head, &w->state, &w->rng);
}

/* -- playing ---------------------------------------------------------------------------------- */

static void note_contrasts(work *w)
{
    w->others = ops->legal(&w->twin.head, &w->state, bcg_actor(&w->twin.head, &w->state), w->other,
                           MEMOIR_MAX_ACTIONS);
    for (int i = 0; i < w->count; i++)
        w->seen.here[memoir_kind_of(w->list[i])] += !has_action(w->other, w->others, w->list[i]);
    for (int i = 0; i < w->others; i++)
        w->seen.there[memoir_kind_of(w->other[i])] += !has_action(w->list, w->count, w->other[i]);
}

static void note_action(work *w, bcg_action a)
{
    const memoir_action_kind kind = memoir_kind_of(a);
    w->seen.kinds[kind]++;
    if (kind == MA_PLAY)
        w->seen.played[memoir_operand(a, 0)] = true;
    if (kind == MA_AMBUSH)
        w->seen.played[MC_AMBUSH] = true;
    const memoir_pending *f = memoir_top(&w->state);
    if (kind == MA_TAKE_GROUND)
        w->seen.ground += memoir_check_ground(&w->twin, &w->state, f->at, f->to) != BCG_OK;
    if (kind == MA_ROLL && f->what == PENDING_BOMB && f->more)
        w->seen.air += w->game.air_dice[f->side] != w->twin.air_dice[f->side];
}

static void note_copy(work *w)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (w->state.played[side].as < MEMOIR_CARDS)
            w->seen.copied[w->state.played[side].as] = true;
}

static void step(work *w, const plan *p)
{
    const int actor = bcg_actor(&w->game.head, &w->state);
    bcg_action a;
    if (actor == BCG_CHANCE)
        a = fall(w, p);
    else {
        w->count = ops->legal(&w->game.head, &w->state, bcg_actor(&w->game.head, &w->state),
                              w->list, MEMOIR_MAX_ACTIONS);
        note_contrasts(w);
        a = decide(w, p);
    }
    note_action(w, a);
    ops->apply(&w->game.head, &w->state, bcg_actor(&w->game.head, &w->state), a, NULL);
    note_copy(w);
    if (w->records)
        bcg_record_action(w->prepared, w->state.ply, &w->state, actor, a, w->scratch, &w->out);
}

/* Has the game shown what it is for? */
static bool is_done(const work *w, const plan *p)
{
    if (!p->all_cards && !p->contrasts)
        return w->state.phase == MP_OVER;
    return (!p->all_cards || has_shown_all_cards(&w->seen)) &&
           (!p->contrasts || has_shown_contrasts(&w->seen, p->edition));
}

static void load(const char *folder, const char *name, memoir_scenario *out)
{
    static char text[BCG_SCN_MAX_SIZE];
    char path[1024];
    bcg_problem list[4];
    bcg_problems problems;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "rb");
    const size_t size = f ? fread(text, 1, sizeof text, f) : 0;
    if (f)
        fclose(f);
    bcg_problems_init(&problems, list, 4);
    if (!memoir_scn_read(text, size, out, &problems)) {
        fprintf(stderr, "%s: %s\n", path, problems.count ? list[0].text : "cannot be read");
        exit(1);
    }
}

/* The same game for recording. */
static bcg_prepared *prepare(const memoir_scenario *s, memoir_choices choices)
{
    char options[128];
    bcg_problems ignored;
    bcg_writer w;
    bcg_problems_init(&ignored, NULL, 0);
    bcg_writer_init(&w, options, sizeof options);
    bcg_write(&w, memoir_form_words.word[choices.form]);
    for (int i = 0; i < memoir_option_words.count; i++)
        if (choices.options >> i & 1)
            bcg_writef(&w, " %s", memoir_option_words.word[i]);
    const char *edition = memoir_edition_words.word[choices.edition];
    bcg_prepared *p = bcg_memoir_notation.prepare(bcg_rulesets, s, edition, options, &ignored);
    if (p == NULL) {
        fprintf(stderr, "a scenario cannot be played\n");
        exit(1);
    }
    return p;
}

/* Plays one game; false if it ended without showing everything. */
static bool play(work *w, const plan *p, uint64_t seed, bool records)
{
    enum { MOST_PLIES = 2500 };
    const memoir_choices choices = {(int8_t)p->edition, (int8_t)p->form, p->options};
    const bool is_played_in_both = memoir_forms[p->form].kind != MFK_ALLIANCE;
    const memoir_choices others = {(int8_t)(is_played_in_both ? 1 - p->edition : p->edition),
                                   (int8_t)p->form, p->options};
    const bcg_replay_header header = {.program = {"make_replays", 12, 0, 0}};
    bcg_rng_seed(&w->rng, seed);
    w->seen = (seen){.air = 0};
    w->records = records;
    w->prepared = prepare(&w->scenario, choices);
    if (memoir_game_init(&w->game, &w->scenario, choices) != ML_NONE ||
        memoir_game_init(&w->twin, &w->scenario, others) != ML_NONE)
        return false;
    bcg_writer_init(&w->out, w->text, sizeof w->text);
    bcg_record_begin(w->prepared, p->whole ? w->prepared->scenario : NULL, &header, &w->out);
    ops->begin(&w->game.head, &w->state);
    for (int ply = 0; ply < MOST_PLIES && w->state.phase != MP_OVER && !is_done(w, p); ply++)
        step(w, p);
    bcg_record_end(w->prepared, &w->state, &w->out);
    bcg_prepared_release(w->prepared);
    return is_done(w, p) && !w->out.full;
}

static void report(const work *w, const plan *p, uint64_t seed)
{
    int cards = 0, copies = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        cards += w->seen.played[card];
        copies += w->seen.copied[card];
    }
    printf(
        "%-28s seed %llu, %d plies, %d turns, %zu bytes; %d cards, %d copies; only here %d moves "
        "%d attacks, only there %d moves %d attacks, ground %d, air %d\n",
        p->file, (unsigned long long)seed, w->state.ply, w->state.turn, w->out.size, cards, copies,
        w->seen.here[MA_MOVE], w->seen.here[MA_ATTACK], w->seen.there[MA_MOVE],
        w->seen.there[MA_ATTACK], w->seen.ground, w->seen.air);
}

static bool make(work *w, const plan *p, const char *source, const char *folder)
{
    enum { TRIES = 300 };
    for (uint64_t seed = p->seed; seed < p->seed + TRIES; seed++) {
        load(source, p->scenario, &w->scenario);
        if (!play(w, p, seed, false) || !play(w, p, seed, true))
            continue;
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", folder, p->file);
        const bool good = write_whole(path, w->text, w->out.size);
        if (!good)
            fprintf(stderr, "%s: cannot be written\n", path);
        report(w, p, seed);
        return good;
    }
    fprintf(stderr, "%s: no seed shows everything\n", p->file);
    report(w, p, 0);
    return false;
}

/* clang-format off */
static const char ground[] = "tests/replays/memoir/proving-ground.scn", rules[] = "tests/positions/memoir/many-rules.scn";
static const char pegasus[] = "data/memoir/pegasus-bridge.scn", omaha[] = "data/memoir/omaha-beach-first-assault-wave.scn";
static const char overlord[] = "data/memoir/omaha-beach-overlord.scn";
static const plan plans[] = {
    /* file                          scenario edition     options               seed all_cards contrasts whole, form */
    {"cards-classic.replay",         ground,  ME_CLASSIC, 0,                      1, true,     false,    true, MEMOIR_DUEL},
    {"cards-revised.replay",         ground,  ME_REVISED, 0,                      1, true,     false,    true, MEMOIR_DUEL},
    {"contrasts-classic.replay",     ground,  ME_CLASSIC, 0,                      1, false,    true,     true, MEMOIR_DUEL},
    {"contrasts-revised.replay",     ground,  ME_REVISED, 0,                      1, false,    true,     true, MEMOIR_DUEL},
    {"special-rules-classic.replay", rules,   ME_CLASSIC, 0,                      7, false,    false,    true, MEMOIR_DUEL},
    {"special-rules-revised.replay", rules,   ME_REVISED, 0,                      7, false,    false,    true, MEMOIR_DUEL},
    {"pegasus-bridge-classic.replay", pegasus, ME_CLASSIC, 0,                     3, false,    false,    false, MEMOIR_DUEL},
    {"pegasus-bridge-revised.replay", pegasus, ME_REVISED, 0,                     3, false,    false,    false, MEMOIR_DUEL},
    {"omaha-beach-classic.replay",   omaha,   ME_CLASSIC, 0,                      4, false,    false,    false, MEMOIR_DUEL},
    {"omaha-beach-revised.replay",   omaha,   ME_REVISED, 0,                      4, false,    false,    false, MEMOIR_DUEL},
    {"young-generals-revised.replay", pegasus, ME_REVISED, MOPT_YOUNG_GENERALS,   5, false,    false,    false, MEMOIR_DUEL},
    {"options-classic.replay",       omaha,   ME_CLASSIC, MOPT_NO_TAKE_GROUND | MOPT_NO_OVERRUN, 6, false, false, false, MEMOIR_DUEL},
    {"alliance-revised.replay",      ground, ME_REVISED, 0,                    9, true,     false,    true,  MEMOIR_ALLIANCE_2_2},
    {"team-classic.replay",          ground,  ME_CLASSIC, 0,                      10, true,    false,    true,  MEMOIR_TEAM_3_2},
    {"overlord-classic.replay",      overlord, ME_CLASSIC, 0,                     12, false,   false,    false, MEMOIR_OVERLORD_4_4},
    {"overlord-revised.replay",      overlord, ME_REVISED, 0,                     13, false,   false,    false, MEMOIR_OVERLORD_2_3},
    {"team-revised.replay",          ground,  ME_REVISED, 0,                      11, true,    false,    true,  MEMOIR_TEAM_3_3},
};
/* clang-format on */

/* The games of tests/replays/memoir/PART. */
static bool scripts(const char *source, const char *folder, const char *part)
{
    char sources[1024], made[1024], battles[1024];
    snprintf(sources, sizeof sources, "%s/tests/replays/memoir/%s", source, part);
    snprintf(made, sizeof made, "%s/%s", folder, part);
    snprintf(battles, sizeof battles, "%s/data/memoir", source);
    return make_scripts(sources, made, battles);
}

static bool make_memoir_replays(const char *source, const char *folder)
{
    static work w;
    w.scratch = malloc(bcg_memoir_notation.hash_scratch);
    bool good = w.scratch != NULL;
    for (size_t i = 0; good && i < sizeof plans / sizeof plans[0]; i++)
        good = make(&w, &plans[i], source, folder);
    return good && scripts(source, folder, "differences") && scripts(source, folder, "battles");
}

int main(int argc, char **argv)
{
    char battles[1024];
    if (argc == 4 && strcmp(argv[1], "memoir") == 0)
        return make_memoir_replays(argv[2], argv[3]) ? 0 : 1;
    if (argc == 4 && strcmp(argv[1], "assault") == 0) {
        snprintf(battles, sizeof battles, "%s/data/assault", argv[2]);
        return make_assault_replays(battles, argv[3]) ? 0 : 1;
    }
    fprintf(stderr, "usage: make_replays RULESET SOURCE_DIR OUTPUT_DIR\n");
    return 2;
}
