/* What can be pending within a step of the turn: for every kind of `todo` line of a position, which
 * fields it has, when it can occur, whose decision it is, who must be on its hexes and what can be
 * below it. Written from the rules, as tables of words; whatever does not follow them is
 * refused. */
#include "notation/memoir_play_test.h"

/* C7 is ordered, e5 and E3 are not; c8, a8 and A9 are enemies; E5 and b8 are empty. */
static const char map[] = "bocage 1\n"
                          "ruleset memoir\n"
                          "id todo\n"
                          "title Todo\n"
                          "board standard countryside\n"
                          "side axis top DE hand 4 medals 4\n"
                          "side allies bottom US hand 4 medals 4\n"
                          "first allies\n"
                          "map A B C D E F G H I J K L M\n"
                          " 9 . . . . . . . . . . . . .\n"
                          "   i4\n"
                          " 8  . . . . . . . . . . . .\n"
                          "    i4  a2/3\n"
                          " 7 . . . . . . . . . . . . .\n"
                          "       A3\n"
                          " 6  . . . . . . . . . . . .\n"
                          " 5 . . . . . . . . . . . . .\n"
                          " 4  . . . . . . . . . . . .\n"
                          " 3 . . . . . . . . . . . . .\n"
                          "           I3/4\n"
                          " 2  . . . . . . . . . . . .\n"
                          " 1 . . . . . . . . . . . . .\n";

/* -- the tables -------------------------------------------------------------------------------- */

enum { FIELDS = 8 };
static const char *const field_words[FIELDS] = {"at",    "to",   "section", "dice",
                                                "steps", "more", "targets", "hidden"};
/* The value used for a field that should not be there. */
static const char *const field_values[FIELDS] = {"at C7",   "to c8",  "section left", "dice 1",
                                                 "steps 1", "more 1", "targets c8",   "hidden 2"};

/* One valid example of each kind: the lines below it, its own, and those above. `fields` in the
 * order of field_words: ! required, o optional, - not allowed. `at` and `to` in the order ordered,
 * not ordered, enemy, empty: y if the hex may be such a one, - if not. Then the largest numbers; 0
 * if there is none, or if it depends on something else. */
typedef struct todo_row {
    const char *kind, *phases, *sides, *fields, *at, *to;
    int dice, steps, more;
    const char *below, *line, *above; /* the line without `todo`, kind and side */
} todo_row;

#define ATTACK    "todo attack allies at C7 to c8 dice 3\n"
#define AFTERMATH "todo aftermath allies at C7 to c8 dice 3\n"
#define AMBUSHED  "todo ambushed axis at c8 to C7 dice 3\n"
#define STRIKES   "todo air-strikes allies dice 2 targets a8 c8\n"

/* clang-format off */
static const todo_row rows[] = {
    /* kind            phases        sides  fields      at      to      dice steps more */
    {"draw",          "setup draw", "both", "----!o-o", "",     "",     0, 60,  1, "",             "steps 1",                    ""},
    {"keep",          "draw",       "own",  "-------!", "",     "",     0,  0,  0, "",             "hidden 2",                   ""},
    {"drop",          "setup",      "both", "---o!---", "",     "",     7, 20,  0, "",             "dice 3 steps 2",             ""},
    {"drift",         "setup",      "both", "!---o---", "yyyy", "",     0,  7,  0, "",             "at E5 steps 3",              ""},
    {"attack",        "battle",     "own",  "!!-!-o--", "y---", "--y-", 9,  0,  1, "",             "at C7 to c8 dice 3",         ""},
    {"aftermath",     "battle",     "own",  "!!-!-o--", "y---", "yyyy", 9,  0,  1, "",             "at C7 to c8 dice 3",         "todo retreat axis at c8 steps 1\n"},
    {"ambush",        "battle",     "foe",  "!!-!----", "--y-", "yy--", 9,  0,  0, ATTACK,         "at c8 to C7 dice 3",         ""},
    {"ambush-roll",   "battle",     "foe",  "!!-!----", "--y-", "yy--", 9,  0,  0, ATTACK,         "at c8 to C7 dice 3",         ""},
    {"ambushed",      "battle",     "foe",  "!!-!----", "--y-", "yyyy", 9,  0,  0, ATTACK,         "at c8 to C7 dice 3",         "todo retreat allies at C7 steps 1\n"},
    {"ignore-flag",   "battle",     "foe",  "!---!---", "--y-", "",     0,  9,  0, AFTERMATH,      "at c8 steps 1",              ""},
    {"ignore-flag",   "battle",     "own",  "!---!---", "yy--", "",     0,  9,  0, ATTACK AMBUSHED, "at C7 steps 1",             ""},
    {"retreat",       "battle",     "foe",  "!---oo--", "--y-", "",     0,  9, 18, AFTERMATH,      "at c8 steps 1",              ""},
    {"retreat",       "battle",     "own",  "!---oo--", "yy--", "",     0,  9, 18, ATTACK AMBUSHED, "at C7 steps 1",             ""},
    {"take-ground",   "battle",     "own",  "!!------", "y---", "---y", 0,  0,  0, "",             "at C7 to b8",                ""},
    {"overrun",       "battle",     "own",  "!-------", "y---", "",     0,  0,  0, "",             "at C7",                      ""},
    {"second-battle", "battle",     "own",  "!-------", "y---", "",     0,  0,  0, "",             "at C7",                      ""},
    {"air-targets",   "battle",     "own",  "--o!--o-", "",     "",     9,  0,  0, "",             "dice 2",                     ""},
    {"air-strikes",   "battle",     "own",  "---!--!-", "",     "",     9,  0,  0, "",             "dice 2 targets a8 c8",       ""},
    {"barrage",       "battle",     "own",  "---!----", "",     "",     9,  0,  0, "",             "dice 4",                     ""},
    {"bomb",          "battle",     "own",  "-!-!-o--", "",     "--y-", 9,  0,  1, "",             "to c8 dice 2",               ""},
    {"medics",        "order",      "own",  "--------", "",     "",     0,  0,  0, "",             "",                           ""},
    {"medics-roll",   "order",      "own",  "!--!----", "yy--", "",     0,  0,  0, "",             "at E3 dice 3",               ""},
    {"finest-hour",   "order",      "own",  "---!----", "",     "",     0,  0,  0, "",             "dice 3",                     ""},
};

/* What can be on top of what, besides on nothing. */
static const char *const on[][2] = {
    {"draw",        "draw drop"},
    {"keep",        "draw"},
    {"drop",        "drop"},
    {"drift",       "drop"},
    {"ambush",      "attack"},
    {"ambush-roll", "attack"},
    {"ambushed",    "attack"},
    {"ignore-flag", "aftermath ambushed"},
    {"retreat",     "aftermath ambushed air-strikes"},
    {"bomb",        "air-strikes"},
};
/* These cannot be at the bottom. */
static const char never_alone[] = "ambush ambush-roll ambushed ignore-flag";
/* clang-format on */

/* -- positions --------------------------------------------------------------------------------- */

typedef struct place {
    memoir_scenario scenario;
    memoir_game game;
    char text[MEMOIR_SCN_SIZE], todo[1000];
} place;

static bool has_word(const char *list, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == 0))
            return true;
    return false;
}

/* A valid position in this phase, except for what is pending. */
static int write_course(char *out, const char *phase, const char *card)
{
    const bool quiet = has_word("setup play-card", phase);
    int n = sprintf(out, "%s", map);
    if (!quiet && strcmp(phase, "draw") != 0)
        n += sprintf(out + n, "unit C7 ordered\n");
    n += sprintf(out + n, "turn %d allies phase %s\n", strcmp(phase, "setup") == 0 ? 0 : 3, phase);
    if (strcmp(phase, "over") == 0)
        n += sprintf(out + n, "result draw\n");
    n += sprintf(out + n, "hand axis ambush probe-left\nhand allies recon-left dig-in\n");
    if (!quiet)
        n += sprintf(out + n, "played allies %s in-play\n", card);
    return n;
}

/* The fault of a position in this phase with these lines. */
static memoir_position_fault fault_of(place *p, const char *phase, const char *todo)
{
    memoir_state s;
    int line;
    const char *card = strstr(todo, "todo finest-hour") ? "their-finest-hour" : "attack-center";
    const int n = write_course(p->text, phase, card);
    snprintf(p->text + n, sizeof p->text - (size_t)n, "%s", todo);
    read_clean(p->text, strlen(p->text), &p->scenario);
    assert_int_equal(memoir_game_init(&p->game, &p->scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    return memoir_position_read(&p->game, &p->scenario, &s, &line);
}

static void expect(place *p, const char *phase, const char *todo, memoir_position_fault expected)
{
    const memoir_position_fault fault = fault_of(p, phase, todo);
    if (fault != expected)
        fail_msg("phase %s: %s\n%s", phase, memoir_position_sentence(fault), todo);
}

/* Refused with this fault if and only if `yes`. */
static void expect_only_if(place *p, const char *phase, const char *todo,
                           memoir_position_fault fault, bool yes)
{
    const memoir_position_fault is = fault_of(p, phase, todo);
    if ((is == fault) != yes)
        fail_msg("phase %s: %s\n%s", phase, memoir_position_sentence(is), todo);
}

static const char *side_of(const todo_row *r)
{
    return strcmp(r->sides, "foe") == 0 ? "axis" : "allies";
}

/* A phase in which the row's lines can be pending: the last one listed. */
static const char *phase_of(const todo_row *r)
{
    const char *last = strrchr(r->phases, ' ');
    return last ? last + 1 : r->phases;
}

static const char *stack(place *p, const todo_row *r, const char *line)
{
    sprintf(p->todo, "%stodo %s %s %s\n%s", r->below, r->kind, side_of(r), line, r->above);
    return p->todo;
}

/* The row's line without a field, or with this text in its place. */
static void replace_field(const char *line, const char *word, const char *with, char *out)
{
    bool dropping = false;
    char copy[200];
    int n = sprintf(out, "%s", with);
    sprintf(copy, "%s", line);
    for (char *at = strtok(copy, " "); at; at = strtok(NULL, " ")) {
        for (int i = 0; i < FIELDS; i++)
            if (strcmp(at, field_words[i]) == 0)
                dropping = strcmp(at, word) == 0;
        if (!dropping)
            n += sprintf(out + n, "%s%s", n ? " " : "", at);
    }
}

static place *new_place(void)
{
    return allocate(sizeof(place));
}

/* -- tests ------------------------------------------------------------------------------------- */

static void every_kind_can_lie_open(void **state)
{
    (void)state;
    place *p = new_place();
    int seen = 0;
    for (size_t i = 0; i < COUNT(rows); i++) {
        const todo_row *r = &rows[i];
        expect(p, phase_of(r), stack(p, r, r->line), MPF_NONE);
        seen += i == 0 || strcmp(r->kind, rows[i - 1].kind) != 0;
    }
    assert_int_equal(seen, MEMOIR_TODO_KINDS);
    free(p);
}

static void a_kind_has_its_fields(void **state)
{
    (void)state;
    place *p = new_place();
    char line[200];
    for (size_t i = 0; i < COUNT(rows); i++)
        for (int f = 0; f < FIELDS; f++) {
            const todo_row *r = &rows[i];
            replace_field(r->line, field_words[f], "", line);
            expect_only_if(p, phase_of(r), stack(p, r, line), MPF_TODO_FIELD, r->fields[f] == '!');
            replace_field(r->line, field_words[f], field_values[f], line);
            if (strcmp(r->kind, "medics-roll") != 0 && strcmp(r->kind, "finest-hour") != 0)
                expect_only_if(p, phase_of(r), stack(p, r, line), MPF_TODO_FIELD,
                               r->fields[f] == '-');
            else if (r->fields[f] == '-')
                expect(p, phase_of(r), stack(p, r, line), MPF_TODO_FIELD);
        }
    free(p);
}

static void expect_most(place *p, const todo_row *r, const char *word, int most)
{
    char line[200], with[20];
    if (most == 0)
        return;
    for (int more = 0; more < 2; more++) {
        sprintf(with, "%s %d", word, most + more);
        replace_field(r->line, word, with, line);
        expect_only_if(p, phase_of(r), stack(p, r, line), MPF_TODO_FIELD, more);
    }
}

static void numbers_have_an_end(void **state)
{
    (void)state;
    place *p = new_place();
    for (size_t i = 0; i < COUNT(rows); i++) {
        expect_most(p, &rows[i], "dice", rows[i].dice);
        expect_most(p, &rows[i], "steps", rows[i].steps);
        expect_most(p, &rows[i], "more", rows[i].more);
    }
    free(p);
}

/* One die for every card held and the one just played: [CARD-MEDICS-2] [CARD-FINEST-1]. */
static void dice_for_cards(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, "order", "todo medics-roll allies at E3 dice 2\n", MPF_TODO_FIELD);
    expect(p, "order", "todo medics-roll allies at E3 dice 3\n", MPF_NONE);
    expect(p, "order", "todo medics-roll allies at E3 dice 4\n", MPF_TODO_FIELD);
    expect(p, "order", "todo finest-hour allies dice 2\n", MPF_TODO_FIELD);
    expect(p, "order", "todo finest-hour allies dice 3\n", MPF_NONE);
    expect(p, "order", "todo finest-hour allies dice 4\n", MPF_TODO_FIELD);
    free(p);
}

static void a_kind_has_its_phases(void **state)
{
    (void)state;
    place *p = new_place();
    for (size_t i = 0; i < COUNT(rows); i++)
        for (int phase = 0; phase < memoir_phase_words.count; phase++) {
            const char *word = memoir_phase_words.word[phase];
            sprintf(p->todo, "todo %s %s %s\n", rows[i].kind, side_of(&rows[i]), rows[i].line);
            expect_only_if(p, word, p->todo, MPF_TODO_PHASE, !has_word(rows[i].phases, word));
        }
    free(p);
}

static void a_kind_is_for_its_side(void **state)
{
    (void)state;
    place *p = new_place();
    for (size_t i = 0; i < COUNT(rows); i++)
        for (int side = 0; side < MEMOIR_SIDES; side++) {
            const todo_row *r = &rows[i];
            const char *word = memoir_side_words.word[side];
            /* Flags and retreats belong to whoever was hit, which the lines below determine. */
            const bool either = strcmp(r->sides, "both") == 0 ||
                                has_word("ignore-flag retreat", r->kind);
            sprintf(p->todo, "todo %s %s %s\n", r->kind, word, r->line);
            expect_only_if(p, phase_of(r), p->todo, MPF_TODO_SIDE,
                           !either && strcmp(word, side_of(r)) != 0);
        }
    free(p);
}

static void flags_are_for_who_was_hit(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, "battle", AFTERMATH "todo ignore-flag allies at C7 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", AFTERMATH "todo ignore-flag axis at a8 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", AFTERMATH "todo retreat allies at C7 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", ATTACK AMBUSHED "todo ignore-flag axis at c8 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", ATTACK AMBUSHED "todo ignore-flag allies at E3 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", ATTACK AMBUSHED "todo retreat axis at c8 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", STRIKES "todo retreat allies at C7 steps 1\n", MPF_TODO_ORDER);
    expect(p, "battle", "todo retreat allies at C7 steps 1\n", MPF_TODO_ORDER);
    free(p);
}

/* The four sorts of hexes a line may name. */
static const char *const sorts[4] = {"C7", "E3", "c8", "E5"};

static void expect_sorts(place *p, const todo_row *r, const char *word, const char *allowed)
{
    char line[200], with[20];
    for (int i = 0; *allowed && i < 4; i++) {
        sprintf(with, "%s %s", word, sorts[i]);
        replace_field(r->line, word, with, line);
        sprintf(p->todo, "%stodo %s %s %s\n", r->below, r->kind, side_of(r), line);
        if (strcmp(r->kind, "attack") == 0 && *word == 'a' && i == 1)
            expect(p, phase_of(r), p->todo, MPF_TODO_ORDER);
        else
            expect_only_if(p, phase_of(r), p->todo, MPF_TODO_UNIT, allowed[i] == '-');
    }
}

static void somebody_stands_there(void **state)
{
    (void)state;
    place *p = new_place();
    for (size_t i = 0; i < COUNT(rows); i++) {
        expect_sorts(p, &rows[i], "at", rows[i].at);
        expect_sorts(p, &rows[i], "to", rows[i].to);
    }
    expect(p, "battle", "todo air-targets allies dice 2 targets C7\n", MPF_TODO_UNIT);
    expect(p, "battle", "todo air-targets allies dice 2 targets c8\n", MPF_NONE);
    expect(p, "battle", "todo air-strikes allies dice 2 targets c8 E5\n", MPF_TODO_UNIT);
    free(p);
}

/* [CARD-AMBUSH-5] An ambushed attacker may have retreated; what is still pending names the hex it
 * left. */
static void an_ambushed_attacker_may_be_gone(void **state)
{
    (void)state;
    place *p = new_place();
#define GONE "todo attack allies at D5 to c8 dice 3\ntodo ambushed axis at c8 to D5 dice 3\n"
    expect(p, "battle", GONE "todo retreat allies at C7 steps 1\n", MPF_NONE);
    expect(p, "battle", "todo attack allies at D5 to c8 dice 3\n", MPF_TODO_UNIT);
    free(p);
}

static const todo_row *row_of(const char *kind)
{
    for (size_t i = 0; i < COUNT(rows); i++)
        if (strcmp(rows[i].kind, kind) == 0)
            return &rows[i];
    fail_msg("no row for %s", kind);
    return NULL;
}

static const char *may_lie_on(const char *kind)
{
    for (size_t i = 0; i < COUNT(on); i++)
        if (strcmp(on[i][0], kind) == 0)
            return on[i][1];
    return "";
}

/* Refused if `upper` may not be on `lower`; for allowed ones see every_kind_can_lie_open and
 * below. */
static void expect_on(place *p, const todo_row *upper, const todo_row *lower)
{
    const char *phase = phase_of(upper);
    if (!has_word(lower->phases, phase))
        phase = upper->phases[0] == 's' ? "setup" : phase;
    if (!has_word(lower->phases, phase) || !has_word(upper->phases, phase) ||
        has_word(may_lie_on(upper->kind), lower->kind))
        return;
    sprintf(p->todo, "%stodo %s %s %s\ntodo %s %s %s\n", lower->below, lower->kind, side_of(lower),
            lower->line, upper->kind, side_of(upper), upper->line);
    expect(p, phase, p->todo, MPF_TODO_ORDER);
}

static void nothing_else_lies_below(void **state)
{
    (void)state;
    place *p = new_place();
    for (size_t i = 0; i < COUNT(rows); i++) {
        for (size_t j = 0; j < COUNT(rows); j++)
            expect_on(p, &rows[i], &rows[j]);
        sprintf(p->todo, "todo %s %s %s\n", rows[i].kind, side_of(&rows[i]), rows[i].line);
        if (has_word(never_alone, rows[i].kind))
            expect(p, phase_of(&rows[i]), p->todo, MPF_TODO_ORDER);
    }
    assert_string_equal(row_of("bomb")->phases, "battle");
    free(p);
}

/* [CARD-RECON-2] The two cards of Recon are drawn separately, other cards before them; only a draw
 * of the active side at the end of its turn offers a choice. */
static void what_lies_below(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, "setup", "todo draw allies steps 4\ntodo draw axis steps 1\n", MPF_NONE);
    expect(p, "setup", "todo drop axis steps 2 dice 3\ntodo draw allies steps 4\n", MPF_NONE);
    expect(p, "setup", "todo drop axis steps 2\ntodo drop allies steps 1\n", MPF_NONE);
    expect(p, "setup", "todo drop axis steps 2\ntodo drift axis at E5 steps 3\n", MPF_NONE);
    expect(p, "draw", "todo draw allies\ntodo draw allies steps 2 more 1\n", MPF_NONE);
    expect(p, "draw", "todo draw allies\ntodo keep allies hidden 2\n", MPF_NONE);
    expect(p, "draw", "todo draw allies steps 1 more 1 hidden 1\n", MPF_NONE);
    expect(p, "draw", "todo draw allies steps 1 more 1 hidden 2\n", MPF_TODO_CARDS);
    expect(p, "draw", "todo draw allies steps 1 hidden 1\n", MPF_TODO_CARDS);
    expect(p, "draw", "todo keep allies hidden 1\n", MPF_TODO_CARDS);
    expect(p, "draw", "todo keep allies cards ambush air-power hidden 1\n", MPF_TODO_CARDS);
    expect(p, "draw", "todo keep allies cards barrage hidden 1\n", MPF_TODO_CARDS);
    expect(p, "draw", "todo keep allies cards barrage air-power\n", MPF_NONE);
    expect(p, "draw", "todo draw allies\n", MPF_TODO_FIELD);
    expect(p, "draw", "todo draw axis steps 1\n", MPF_NONE);
    expect(p, "draw", "todo draw axis steps 2 more 1\n", MPF_TODO_ORDER);
    expect(p, "setup", "todo draw allies steps 2 more 1\n", MPF_TODO_ORDER);
    expect(p, "draw", "todo draw allies steps 2 more 1\ntodo draw allies steps 1\n",
           MPF_TODO_ORDER);
    expect(p, "draw", "todo draw allies steps 2 more 1\ntodo keep allies hidden 2\n",
           MPF_TODO_ORDER);
    expect(p, "battle", STRIKES "todo retreat axis at c8 steps 1\n", MPF_NONE);
    expect(p, "battle", "todo retreat axis at c8 steps 1\n", MPF_NONE);
    expect(p, "battle", "todo retreat axis at c8 more 1\n", MPF_NONE);
    expect(p, "battle", "todo retreat axis at c8\n", MPF_STUCK);
    expect(p, "battle", STRIKES "todo bomb allies to A9 dice 2 more 1\n", MPF_NONE);
    expect(p, "battle", ATTACK "todo ambush axis at a8 to C7 dice 3\n", MPF_TODO_ORDER);
    expect(p, "battle", ATTACK "todo ambush-roll axis at c8 to E3 dice 3\n", MPF_TODO_ORDER);
    expect(p, "battle", AFTERMATH, MPF_TODO_ORDER);
    expect(p, "battle", ATTACK AMBUSHED, MPF_TODO_ORDER);
    free(p);
}

static void somebody_can_answer(void **state)
{
    (void)state;
    place *p = new_place();
    expect(p, "battle", "todo air-targets allies dice 2 section right\n", MPF_STUCK);
    expect(p, "battle", "todo air-targets allies dice 2 section left\n", MPF_NONE);
    expect(p, "battle", "todo take-ground allies at C7 to E5\n", MPF_STUCK);
    expect(p, "battle", "todo air-targets allies dice 2 targets A9 a8 c8\n", MPF_NONE);
    expect(p, "order", "todo finest-hour allies dice 3\n", MPF_NONE);
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_can_lie_open),
        cmocka_unit_test(a_kind_has_its_fields),
        cmocka_unit_test(numbers_have_an_end),
        cmocka_unit_test(dice_for_cards),
        cmocka_unit_test(a_kind_has_its_phases),
        cmocka_unit_test(a_kind_is_for_its_side),
        cmocka_unit_test(flags_are_for_who_was_hit),
        cmocka_unit_test(somebody_stands_there),
        cmocka_unit_test(an_ambushed_attacker_may_be_gone),
        cmocka_unit_test(nothing_else_lies_below),
        cmocka_unit_test(what_lies_below),
        cmocka_unit_test(somebody_can_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
