/* Positions: every state a game reaches can be written and read back to the same bytes; impossible
 * positions are refused with their line; and whatever is accepted can be played. */
#include "notation/memoir_play_test.h"

/* Two scenarios, a game and texts: what a round trip needs. */
typedef struct bench {
    memoir_scenario saved, again;
    memoir_game game;
    char text[MEMOIR_SCN_SIZE];
    int remade;                                      /* games rebuilt from a position */
    int open[MEMOIR_TODO_KINDS];                     /* how often each kind was pending */
    int finished, commanded, asked, shared, seconds; /* states of forms of play that met these */
} bench;

static bench *new_bench(void)
{
    bench *b = allocate(sizeof *b);
    memset(b, 0, sizeof *b);
    return b;
}

/* -- every state of random games --------------------------------------------------------------- */

static void assert_same_state(const memoir_state *is, const memoir_state *expected, int ply,
                              const char *text)
{
    if (memcmp(is, expected, sizeof *is) == 0)
        return;
    const unsigned char *a = (const unsigned char *)is, *b = (const unsigned char *)expected;
    size_t i = 0;
    while (a[i] == b[i])
        i++;
    fail_msg("ply %d: byte %zu is %d and not %d\n%s", ply, i, a[i], b[i], strstr(text, "\nturn "));
}

/* Save, write, read and load. With `anew` the game is built from the position, too. */
static void assert_reads_back(bench *b, const play *p, const memoir_state *s, bool anew)
{
    bcg_writer w;
    memoir_state loaded;
    int line = 0;
    b->saved = p->scenario;
    memoir_position_save(&p->game, s, &b->saved);
    bcg_writer_init(&w, b->text, sizeof b->text);
    assert_true(memoir_scn_write(&b->saved, &w));
    read_clean(b->text, w.size, &b->again);
    const memoir_game *g = &p->game;
    if (anew) {
        assert_int_equal(memoir_game_init(&b->game, &b->again, MEMOIR_AS_WRITTEN), ML_NONE);
        g = &b->game;
        b->remade++;
    }
    const memoir_position_fault fault = memoir_position_read(g, &b->again, &loaded, &line);
    if (fault != MPF_NONE)
        fail_msg("ply %d, line %d: %s\n%s", s->ply, line, memoir_position_sentence(fault),
                 strstr(b->text, "\nturn "));
    assert_same_state(&loaded, s, s->ply, b->text);
}

static void assert_views_read_back(bench *b, const play *p)
{
    for (int i = 0; i <= p->game.seats; i++) {
        memoir_state view;
        bcg_memoir_ops.view(&p->game.head, &p->state, i < p->game.seats ? i : BCG_SPECTATOR, &view);
        assert_reads_back(b, p, &view, false);
    }
}

enum { PLIES = 500 };

static void note_members(bench *b, const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    b->finished += s->finished != 0;
    b->commanded += !bcg_set_is_empty(&s->under[0]) || !bcg_set_is_empty(&s->under[1]);
    b->asked += f && f->what == PENDING_AMBUSH && f->more;
    b->shared += s->played[s->active].place == MPL_SHARED;
    b->seconds += f && f->place == MPL_SECOND;
}

static void round_trip_game(bench *b, play *p, memoir_choices choices, uint64_t seed)
{
    play_begin(p, choices, seed);
    for (int ply = 0; ply < PLIES; ply++) {
        note_members(b, &p->state);
        assert_reads_back(b, p, &p->state, bcg_rng_below(&p->rng, 100) == 0);
        if (ply % 5 == 0)
            assert_views_read_back(b, p);
        for (int i = 0; i < p->state.pending_count; i++)
            b->open[p->state.pending[i].what]++;
        if (play_actor(p) == BCG_OVER)
            break;
        play_on(p, play_choose(p));
    }
    assert_reads_back(b, p, &p->state, true);
}

static void round_trip_board(play *p, void *context)
{
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++)
        round_trip_game(context, p, (memoir_choices){(int8_t)edition, -1, MOPT_NO_OVERRUN}, 1);
}

static void every_state_reads_back(void **state)
{
    (void)state;
    bench *b = new_bench();
    for_each_board(round_trip_board, b);
    assert_true(b->remade > 2);
    free(b);
}

/* -- a board that has everything --------------------------------------------------------------- */

#define MANY_RULES BOCAGE_SOURCE "/tests/positions/memoir/many-rules.scn"

static void read_board(const char *path, memoir_scenario *out)
{
    const test_text text = text_of_file(path);
    read_clean(text.at, text.size, out);
    free(text.at);
}

static void a_board_of_many_rules_reads_back(void **state)
{
    (void)state;
    bench *b = new_bench();
    play *p = allocate(sizeof *p);
    read_board(MANY_RULES, &p->scenario);
    for (uint64_t seed = 1; seed <= 6; seed++)
        round_trip_game(b, p, (memoir_choices){(int8_t)(seed % 2), -1, 0}, seed);
    for (int what = 0; what < MEMOIR_TODO_KINDS; what++)
        if (b->open[what] == 0) /* otherwise the games were too tame to prove anything */
            fail_msg("`%s` never lay open", memoir_pending_words.word[what]);
    free(p);
    free(b);
}

/* [VAR-ALLY-3] [VAR-TEAM-6] Every state of games of three to six. */
static void forms_read_back(void **state)
{
    (void)state;
    bench *b = new_bench();
    play *p = allocate(sizeof *p);
    for (int form = MEMOIR_ALLIANCE_1_2; form <= MEMOIR_TEAM_3_3; form++) {
        const bool classic = form % 2 && memoir_forms[form].kind == MFK_TEAM;
        read_board(MANY_RULES, &p->scenario);
        round_trip_game(b, p, (memoir_choices){classic ? ME_CLASSIC : ME_REVISED, (int8_t)form, 0},
                        (uint64_t)form);
    }
    assert_true(b->finished && b->commanded && b->asked && b->shared && b->seconds);
    free(p);
    free(b);
}

/* -- players' choices ------------------------------------------------------------------------- */

/* A position records the edition and options of its game, whatever the scenario says. */
static void choices_are_saved(void **state)
{
    (void)state;
    bench *b = new_bench();
    play *p = allocate(sizeof *p);
    for (int written = -1; written <= ME_REVISED; written++)
        for (int edition = -1; edition <= ME_REVISED; edition++)
            for (int options = 0; options < 4; options++) {
                read_board(MANY_RULES, &p->scenario);
                p->scenario.edition.count = written >= 0;
                p->scenario.edition.at[0].value = (uint8_t)(written >= 0 ? written : ME_CLASSIC);
                p->scenario.options.count = options & 1;
                p->scenario.options.at[0].bits = MOPT_NO_OVERRUN;
                play_begin(p,
                           (memoir_choices){(int8_t)edition, -1,
                                            options & 2 ? MOPT_UNLIMITED_SANDBAGS : 0},
                           1);
                assert_reads_back(b, p, &p->state, true);
                assert_int_equal(b->game.edition, p->game.edition);
                assert_int_equal(b->game.options, p->game.options);
                assert_int_equal(p->game.edition, edition >= 0   ? edition
                                                  : written >= 0 ? written
                                                                 : ME_REVISED);
                assert_int_equal(p->game.options, (options & 1 ? MOPT_NO_OVERRUN : 0) |
                                                      (options & 2 ? MOPT_UNLIMITED_SANDBAGS : 0));
            }
    free(p);
    free(b);
}

/* A line is written if and only if there is something to say. */
static void lines_are_written_where_needed(void **state)
{
    (void)state;
    bench *b = new_bench();
    play *p = allocate(sizeof *p);
    read_board(MANY_RULES, &p->scenario);
    play_begin(p, MEMOIR_AS_WRITTEN, 1);
    for (int face = -1; face < 3; face++) {
        memoir_state s = p->state;
        if (face >= 0)
            s.faces[0][face] = 1;
        b->saved = p->scenario;
        memoir_position_save(&p->game, &s, &b->saved);
        assert_int_equal(b->saved.faces.count, face >= 0);
        assert_int_equal(b->saved.quiet.count, 0);
        assert_int_equal(b->saved.result.count, 0);
        assert_int_equal(b->saved.discard.count, 0);
        assert_int_equal(b->saved.hand.count, 0);
        assert_int_equal(b->saved.played.count, 0);
    }
    static const char *const numbers[] = {"units", "exits", "lost", "taken", "holds"};
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (size_t i = 0; i < COUNT(numbers); i++) { /* each of them alone needs a line */
            memoir_state s = p->state;
            memset(s.held, 0, sizeof s.held);
            s.unit_medals[side] = i == 0;
            s.exit_medals[side] = i == 1;
            s.lost[side] = i == 2;
            s.taken[side] = i == 3;
            s.held[side] = i == 4 ? 1u << 2 : 0; /* the objective with `keeps` */
            memoir_position_save(&p->game, &s, &b->saved);
            assert_int_equal(b->saved.score.count, 1);
            assert_int_equal(b->saved.score.at[0].side, side);
        }
    free(p);
    free(b);
}

/* -- what is refused --------------------------------------------------------------------------- */

/* A position in the middle of a battle, with many things to get wrong. */
static const char sound[] = "bocage 1\n"
                            "ruleset memoir\n"
                            "id sound\n"
                            "title Sound\n"
                            "board standard countryside\n"
                            "side axis top DE hand 4 medals 4\n"
                            "side allies bottom US hand 4 medals 4\n"
                            "first allies\n"
                            "map\n"
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
                            " 2  . . . . . . . . . . . .\n"
                            " 1 . . . . . . . . . . . . .\n"
                            "objective A9 for allies permanent\n"  /* 22 */
                            "objective B9 for allies\n"            /* 23 */
                            "objective D9 for axis allies keeps\n" /* 24 */
                            "unit C7 ordered moved from C5\n"      /* 25 */
                            "turn 3 allies phase battle\n"         /* 26 */
                            "hand axis ambush probe-left\n"        /* 27 */
                            "hand allies recon-left dig-in\n"      /* 28 */
                            "discard probe-left\n"                 /* 29 */
                            "score axis lost 2\n"                  /* 30 */
                            "score allies units 1 taken 1 holds 3\n"
                            "played axis probe-left\n"
                            "played allies attack-center in-play\n" /* 33 */
                            "todo attack allies at C7 to c8 dice 3\n"
                            "todo ambush axis at c8 to C7 dice 3\n"; /* 35 */

/* The valid text with one line replaced by another; line 0: appended at the end. */
static void change(int line, const char *with, char *out)
{
    const char *at = sound;
    for (int i = 1; *at; i++) {
        const char *end = strchr(at, '\n') + 1;
        if (i == line)
            out += sprintf(out, "%s%s", with, *with ? "\n" : "");
        else
            out += sprintf(out, "%.*s", (int)(end - at), at);
        at = end;
    }
    if (line == 0)
        sprintf(out, "%s\n", with);
}

typedef struct refusal {
    memoir_position_fault fault;
    int at; /* line reported */
    int line;
    const char *with;
} refusal;

static const refusal refusals[] = {
    {MPF_NONE, 0, 30, "score axis lost 3"},
    {MPF_UNIT_MARKS, 25, 25, "unit c8 ordered"},
    {MPF_UNIT_MARKS, 25, 25, "unit C7 moved from C5"},
    {MPF_UNIT_MARKS, 25, 26, "turn 3 allies phase play-card"},
    {MPF_MOVED_FROM, 25, 25, "unit C7 ordered moved"},
    {MPF_TURN_NUMBER, 26, 26, "turn 0 allies phase battle"},
    {MPF_TURN_NUMBER, 26, 26, "turn 65535 allies phase battle"},
    {MPF_QUIET, 36, 0, "quiet 100"},
    {MPF_RESULT, 26, 26, "turn 3 allies phase over"},
    {MPF_RESULT, 36, 0, "result axis"},
    {MPF_CARDS, 28, 28,
     "hand allies recon-left attack-center attack-center attack-center attack-center"},
    {MPF_CARDS, 28, 27, "hand axis hidden 57"},
    {MPF_SCORE, 30, 30, "score axis units 5"},
    {MPF_OBJECTIVE, 30, 30, "score axis taken 1"},
    {MPF_OBJECTIVE, 30, 30, "score axis holds 2"},
    {MPF_OBJECTIVE, 31, 30, "score axis holds 3"},
    {MPF_OBJECTIVE, 31, 31, "score allies taken 2"},
    {MPF_OBJECTIVE, 31, 31, "score allies holds 1"},
    {MPF_PLAYED, 32, 32, "played axis probe-left as dig-in"},
    {MPF_PLAYED, 32, 32, "played axis counter-attack as counter-attack"},
    {MPF_PLAYED, 32, 32, "played axis probe-left in-play"},
    {MPF_NO_CARD, 26, 33, "played allies attack-center"},
    {MPF_NO_CARD, 26, 33, ""},
    {MPF_CARDS, 28, 26, "turn 3 allies phase battle ambushed"},
    {MPF_FACES, 36, 0, "faces star 1"},
    {MPF_TODO_FIELD, 34, 34, "todo attack allies at C7 to c8"},
    {MPF_TODO_FIELD, 34, 34, "todo attack allies at C7 to c8 dice 3 steps 1"},
    {MPF_TODO_FIELD, 34, 34, "todo attack allies at C7 to c8 dice 10"},
    {MPF_TODO_FIELD, 34, 34, "todo attack allies at C7 to c8 dice 3 more 2"},
    {MPF_TODO_SIDE, 34, 34, "todo attack axis at c8 to C7 dice 3"},
    {MPF_TODO_SIDE, 35, 35, "todo ambush allies at C7 to c8 dice 3"},
    {MPF_TODO_PHASE, 35, 35, "todo draw axis steps 1"},
    {MPF_TODO_ORDER, 35, 35, "todo attack allies at C7 to c8 dice 3"},
    {MPF_TODO_ORDER, 35, 35, "todo ambush axis at a8 to C7 dice 3"},
    {MPF_TODO_ORDER, 35, 35, "todo ambushed axis at c8 to C7 dice 3"},
    {MPF_TODO_ORDER, 34, 34, ""},
    {MPF_TODO_UNIT, 34, 34, "todo attack allies at C7 to B9 dice 3"},
    {MPF_TODO_UNIT, 35, 35, "todo ambush axis at B9 to C7 dice 3"},
    {MPF_TODO_ORDER, 36, 0, "todo retreat axis at c8 steps 1"},
};

static void assert_refusal(bench *b, const refusal *r)
{
    int line = 0;
    memoir_state s;
    change(r->line, r->with, b->text);
    read_clean(b->text, strlen(b->text), &b->again);
    assert_int_equal(memoir_game_init(&b->game, &b->again, MEMOIR_AS_WRITTEN), ML_NONE);
    const memoir_position_fault fault = memoir_position_read(&b->game, &b->again, &s, &line);
    if (fault != r->fault || line != r->at)
        fail_msg("`%s`: line %d: %s", r->with, line, memoir_position_sentence(fault));
    assert_int_equal(memoir_position_load(&b->game, &b->again, &s, NULL), fault == MPF_NONE);
}

/* [DECK-1] Cards in more places than there are copies, and other impossible things. */
static void contradictions_are_refused(void **state)
{
    (void)state;
    bench *b = new_bench();
    for (size_t i = 0; i < COUNT(refusals); i++)
        assert_refusal(b, &refusals[i]);
    free(b);
}

/* -- whatever is accepted can be played -------------------------------------------------------- */

static bcg_hex any_hex(const memoir_scenario *s, bcg_rng *r)
{
    return (bcg_hex)bcg_rng_below(r, memoir_board(s)->hexes);
}

/* Any value the reader would accept for a field. */
static void set_at_random(const memoir_scenario *s, char *record, const bcg_field *f, bcg_rng *r)
{
    char *at = record + f->offset;
    bcg_set set;
    /* mostly small numbers: they are the ones that fit */
    const unsigned most = f->max < 6 || bcg_rng_below(r, 4) == 0 ? f->max : 4;
    const uint16_t number =
        (uint16_t)(f->min + (f->type == BCG_F_NUMBER ? bcg_rng_below(r, most - f->min + 1) : 0));
    const uint32_t bits = (uint32_t)bcg_rng_next(r) & 0x7f;
    switch (f->type) {
    case BCG_F_WORD:
        *at = (char)(bcg_rng_below(r, (uint32_t)f->words->count) + f->min);
        break;
    case BCG_F_NUMBER:
        memcpy(at, &number, sizeof number);
        break;
    case BCG_F_CELL:
        *at = (char)any_hex(s, r);
        break;
    case BCG_F_FLAG:
        *at = (char)bcg_rng_below(r, 2);
        break;
    case BCG_F_NUMBERS:
        memcpy(at, &bits, sizeof bits);
        break;
    case BCG_F_COUNTS:
        at[bcg_rng_below(r, MEMOIR_CARDS)] ^= 1;
        break;
    case BCG_F_CELLS:
        memcpy(&set, at, sizeof set);
        bcg_set_add(&set, any_hex(s, r));
        memcpy(at, &set, sizeof set);
        break;
    default:
        break;
    }
}

static bool is_of_positions(const bcg_line_kind *kind)
{
    static const char *const keywords[] = {"unit",    "turn",  "result", "quiet", "hand",
                                           "discard", "score", "played", "faces", "todo"};
    for (size_t i = 0; i < COUNT(keywords); i++)
        if (strcmp(kind->keyword, keywords[i]) == 0)
            return true;
    return false;
}

/* Replaces a hex by one that lines of the position already name: that is more likely to fit. */
static void aim_at_a_unit(memoir_scenario *s, bcg_rng *r)
{
    if (s->pending.count == 0)
        return;
    memoir_pending_line *t = &s->pending.at[bcg_rng_below(r, s->pending.count)];
    for (int tries = 0; tries < 50; tries++) {
        const bcg_hex h = any_hex(s, r);
        if (s->hex[h].unit.kind == MU_NONE)
            continue;
        *(bcg_rng_below(r, 2) ? &t->at : &t->to) = h;
        return;
    }
}

/* Adds a line, drops one, or changes a field. */
static void damage_line(memoir_scenario *s, bcg_rng *r)
{
    const bcg_line_kind *kind;
    do
        kind = &memoir_scn_format.kinds[bcg_rng_below(r, (uint32_t)memoir_scn_format.nkinds)];
    while (!is_of_positions(kind));
    uint16_t count = (uint16_t)bcg_record_count(s, kind);
    const uint32_t what = bcg_rng_below(r, 10);
    if (what == 0 && count > 0 && strcmp(kind->keyword, "turn") != 0)
        count--;
    else if (what == 1 && count < kind->max && !(kind->flags & BCG_LINE_UNIQUE)) {
        char *record = bcg_record_at(s, kind, count++);
        memset(record, 0, kind->record_size);
        for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
            if (f->required)
                set_at_random(s, record, f, r);
            else if (f->type == BCG_F_CELL)
                record[f->offset] = (char)BCG_NO_HEX;
    } else if (count > 0) {
        int fields = 0;
        while (kind->fields[fields].type != BCG_F_END)
            fields++;
        const int skip = kind->flags & BCG_LINE_UNIQUE ? 1 : 0; /* otherwise it might occur twice */
        if (fields > skip)
            set_at_random(s, bcg_record_at(s, kind, (int)bcg_rng_below(r, count)),
                          &kind->fields[skip + (int)bcg_rng_below(r, (uint32_t)(fields - skip))],
                          r);
    }
    memcpy((char *)s + kind->list, &count, sizeof count);
}

/* Adds or removes a unit. */
static void damage_map(memoir_scenario *s, bcg_rng *r)
{
    const bcg_hex h = any_hex(s, r);
    for (int i = 0; i < s->unit.count; i++)
        if (s->unit.at[i].hex == h)
            return;
    s->hex[h].unit = (memoir_setup_unit){0};
    if (bcg_rng_below(r, 2)) {
        const uint8_t start = (uint8_t)(1 + bcg_rng_below(r, 4));
        s->hex[h].unit = (memoir_setup_unit){
            .kind = (uint8_t)(MU_INFANTRY + bcg_rng_below(r, MEMOIR_UNITS - 1)),
            .side = (uint8_t)bcg_rng_below(r, 2),
            .figures = (uint8_t)(1 + bcg_rng_below(r, start)),
            .start = start,
        };
    }
}

static void damage(memoir_scenario *s, bcg_rng *r)
{
    for (uint32_t n = 1 + bcg_rng_below(r, 3); n > 0; n--)
        switch (bcg_rng_below(r, 5)) {
        case 0:
            damage_map(s, r);
            break;
        case 1:
            aim_at_a_unit(s, r);
            break;
        default:
            damage_line(s, r);
        }
}

/* Calls everything on a loaded state, and takes some actions. */
static void use(bench *b, play *p, const memoir_state *loaded)
{
    const memoir_state before = p->state;
    memoir_state view;
    p->state = *loaded;
    for (int i = 0; i <= p->game.seats; i++) {
        const int seat = i < p->game.seats ? i : BCG_SPECTATOR;
        bcg_memoir_ops.view(&p->game.head, &p->state, seat, &view);
        bcg_memoir_ops.result(&p->game.head, &p->state, seat);
    }
    bcg_memoir_ops.guess(&p->game.head, &p->state, &p->rng, &view);
    p->state = view; /* hidden cards are guessed: now it can be played */
    for (int ply = 0; ply < 40 && play_actor(p) != BCG_OVER; ply++) {
        play_on(p, play_choose(p));
        if (ply % 8 == 0)
            assert_reads_back(b, p, &p->state, false);
    }
    p->state = before;
}

static void use_damaged(bench *b, play *p, int *accepted)
{
    memoir_state loaded;
    int line;
    b->saved = p->scenario;
    memoir_position_save(&p->game, &p->state, &b->saved);
    damage(&b->saved, &p->rng);
    if (!memoir_position_load(&p->game, &b->saved, &loaded, &line))
        return;
    use(b, p, &loaded);
    ++*accepted;
}

static void what_is_accepted_can_be_played(void **state)
{
    (void)state;
    bench *b = new_bench();
    play *p = allocate(sizeof *p);
    int accepted = 0;
    read_board(MANY_RULES, &p->scenario);
    for (uint64_t seed = 1; seed <= 7 + MEMOIR_TEAM_3_3 - MEMOIR_ALLIANCE_1_2; seed++) {
        const int form = seed <= 6 ? -1 : (int)seed - 7 + MEMOIR_ALLIANCE_1_2;
        const int edition = form < 0 ? (int)(seed % 2) : ME_REVISED;
        play_begin(p, (memoir_choices){(int8_t)edition, (int8_t)form, 0}, seed);
        while (play_actor(p) != BCG_OVER && p->state.ply < (form < 0 ? 300 : 120)) {
            for (int i = 0; i < 2; i++)
                use_damaged(b, p, &accepted);
            play_on(p, play_choose(p));
        }
    }
    assert_true(accepted > 300); /* otherwise nothing was tested */
    free(p);
    free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_state_reads_back),
        cmocka_unit_test(a_board_of_many_rules_reads_back),
        cmocka_unit_test(forms_read_back),
        cmocka_unit_test(choices_are_saved),
        cmocka_unit_test(lines_are_written_where_needed),
        cmocka_unit_test(contradictions_are_refused),
        cmocka_unit_test(what_is_accepted_can_be_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
