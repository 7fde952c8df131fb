/* Assault scenario texts: the battles of the tree are canonical and say what they should; every
 * fault is told with its place. Positions are in assault_position_test.c. */
#include "notation/assault_scn_test.h"

/* -- the battles of the tree --------------------------------------------------------------------
 */

static void is_canonical(const char *id, void *context)
{
    assault_scenario *s = context;
    const test_text text = text_of_battle(id);
    read_clean(text.at, text.size, s);
    char *again = written(s);
    assert_same_text(whole_text(again), text.at, text.size);
    assert_true(bcg_span_is(assault_text(s, s->id.at[0].text), id));
    assert_int_equal(s->briefing.count + s->conditions.count, 2);
    free(again);
    free(text.at);
}

static void battles_are_canonical(void **state)
{
    (void)state;
    assault_scenario *s = allocate(sizeof *s);
    for_each_battle(is_canonical, s);
    free(s);
}

static int tile(const assault_scenario *s, const char *label)
{
    const bcg_tile t = bcg_tile_parse(assault_board(s), label, strlen(label));
    assert_int_not_equal(t, BCG_NO_TILE);
    return t;
}

static int unit_word(const char *word)
{
    const int unit = bcg_find_word(bcg_span_of(word), &assault_unit_words);
    assert_true(unit >= 0);
    return unit;
}

/* A battle with a little of everything: what was read is what the file shows. */
static void a_battle_is_read(void **state)
{
    (void)state;
    assault_scenario *s = allocate(sizeof *s);
    read_battle("utah-beach", s);
    assert_int_equal(s->rows, 5);
    assert_int_equal(s->columns, 6);
    assert_int_equal(s->terrain[tile(s, "A5")], AT_CLEAR);
    assert_int_equal(s->terrain[tile(s, "F1")], AT_BEACH);
    assert_int_equal(s->terrain[tile(s, "D2")], AT_FORTIFICATION);
    assert_int_equal(s->face[tile(s, "D2")], 1 + 2 * 33 + 1); /* 34B */
    assert_int_equal(s->objective.at[0].tiles.word[0], UINT64_C(1) << tile(s, "C4"));
    assert_int_equal(s->home_base.count, 2);
    assert_int_equal(s->home_base.at[0].tile, tile(s, "C5"));
    assert_int_equal(s->home_base.at[1].tile, tile(s, "C1"));
    assert_int_equal(assault_side_of(s, AS_AMERICAN)->deck, 4); /* E */
    assert_int_equal(assault_side_of(s, AS_GERMAN)->prestige, 10);
    assert_int_equal(s->first.at[0].first, AFP_AMERICAN);
    assert_int_equal(s->unit.count, 4);
    assert_int_equal(s->unit.at[2].unit, unit_word("ger-pak-38"));
    assert_int_equal(s->unit.at[2].tile, tile(s, "B2"));
    assert_int_equal(s->unit.at[2].immobile, 1);
    assert_int_equal(s->unit.at[0].immobile, 0);
    assert_int_equal(assault_start_of(s, AS_AMERICAN)->most, 3);
    assert_int_equal(s->limit.at[0].before, AS_GERMAN + 1);
    assert_int_equal(s->rule.count, 4);
    assert_int_equal(s->rule.at[0].tiles.word[0] >> tile(s, "F2") & 1, 1);
    assert_int_equal(bcg_set_count(&s->rule.at[0].tiles), 7);
    assert_int_equal(s->rule.at[1].cards[AK_COUNTER_OFFENSIVE], 1);
    assert_true(bcg_span_is(assault_text(s, s->rule.at[2].rule), "DUEL07-S3"));
    free(s);
}

static void a_solo_battle_is_read(void **state)
{
    (void)state;
    assault_scenario *s = allocate(sizeof *s);
    read_battle("elsenborn-ridge", s);
    assert_int_equal(assault_automa_of(s), AS_AMERICAN);
    assert_int_equal(s->pile.count, ASSAULT_PILES);
    assert_int_equal(s->pile.at[0].cards[AK_AIR_STRIKE], 3);
    assert_int_equal(assault_side_of(s, AS_AMERICAN)->deck, ASSAULT_UNIT_DECKS);
    assert_int_equal(assault_side_of(s, AS_GERMAN)->hold, 15);
    assert_int_equal(s->rule.at[0].except, 1);
    assert_int_equal(s->unit.at[0].dug_in, 1);
    assert_int_equal(s->win.at[0].unit, unit_word("usa-commander"));
    free(s);
}

/* A word that is also the name of a field of its line could never be read as a value. */
static void words_are_no_names_of_fields(void **state)
{
    (void)state;
    for (int k = 0; k < assault_scn_format.nkinds; k++) {
        const bcg_field *fields = assault_scn_format.kinds[k].fields;
        for (const bcg_field *f = fields; f && f->type != BCG_F_END; f++)
            for (const bcg_field *named = fields; named->type != BCG_F_END; named++)
                if (f->words && named->name)
                    assert_int_equal(bcg_find_word(bcg_span_of(named->name), f->words), -1);
    }
}

/* -- faults --------------------------------------------------------------------------------------
 */

static const char small[] = "bocage 1\n"                                       /* line 1 */
                            "ruleset     assault\n"                            /* 2 */
                            "id          small\n"                              /* 3 */
                            "title       Small\n"                              /* 4 */
                            "side        german A deck a\n"                    /* 5 */
                            "side        american B deck A\n"                  /* 6 */
                            "action-deck 1\n"                                  /* 7 */
                            "first       flip prestige 10\n"                   /* 8 */
                            "start       german budget prestige 30 most 6\n"   /* 9 */
                            "start       american budget prestige 30 most 6\n" /* 10 */
                            "\n"                                               /* 11 */
                            "map A      B      C\n"                            /* 12 */
                            "  3 .      .@     .\n"                            /* 13 */
                            "  2 w      r=     V*\n"                           /* 14 */
                            "  1 .      .@     .\n"                            /* 15 */
                            "\n"                                               /* 16 */
                            "limit       6\n"                                  /* 17 */
                            "win         home-base\n"                          /* 18 */
                            "at-limit    most-prestige\n"                      /* 19 */
                            "rule        no-income\n";                         /* 20 */

/* The text with a line replaced, and perhaps more lines behind; to be freed. */
static char *changed(int number, const char *line)
{
    char *text = allocate(8192);
    bcg_writer w;
    bcg_reader r;
    bcg_span old;
    bcg_writer_init(&w, text, 8192);
    bcg_reader_init(&r, small, strlen(small));
    while (bcg_reader_line(&r, &old)) {
        if (old.line == number)
            bcg_write(&w, line);
        else
            bcg_write_bytes(&w, old.at, old.len);
        bcg_write(&w, "\n");
    }
    return text;
}

/* With this line the first problem is this one, there. */
static void assert_problem(int number, const char *line, int at, int column, bcg_reason code,
                           const char *words)
{
    assault_scenario *s = allocate(sizeof *s);
    char *text = changed(number, line);
    bcg_problem list[16];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const test_text exact = text_copy(text, strlen(text));
    const bool ok = assault_scn_read(exact.at, exact.size, s, &p);
    if (ok || p.count == 0)
        fail_msg("`%s` is accepted", line);
    if (list[0].line != at || list[0].column != column || list[0].code != code ||
        strstr(list[0].text, words) == NULL)
        fail_msg("`%s`: %d:%d: %s: %s", line, list[0].line, list[0].column,
                 bcg_problem_info(&p, list[0].code)->name, list[0].text);
    if (p.count > 1)
        fail_msg("`%s`: also %d:%d: %s", line, list[1].line, list[1].column, list[1].text);
    free(exact.at);
    free(text);
    free(s);
}

static void the_small_battle_is_clean(void **state)
{
    (void)state;
    assault_scenario *s = allocate(sizeof *s);
    read_clean(small, strlen(small), s);
    char *text = written(s);
    assert_same_text(whole_text(text), small, strlen(small));
    free(text);
    free(s);
}

static void faults_of_the_map(void **state)
{
    (void)state;
    assert_problem(12, "map A C", 12, 7, SCN_BAD_ROW, "in order from A");
    assert_problem(13, "  9 .      .@     .", 13, 3, SCA_MAP_SIZE, "2 to 8 rows");
    assert_problem(14, "  2 w      r=", 14, 14, SCA_ROW_LENGTH, "too short: 2 of 3");
    assert_problem(14, "  2 w      r=     V*     .", 14, 26, SCA_ROW_LENGTH, "too long");
    assert_problem(14, "  3 w      r=     V*", 14, 3, SCN_TWICE, "row 3 was given in line 13");
    assert_problem(14, "  4 w      r=     V*", 14, 3, SCN_BAD_ROW, "no row `4`");
    assert_problem(14, "# nothing", 15, 3, SCA_ROW_MISSING, "row 2 of the map is missing");
    assert_problem(15, "# nothing", 14, 1, SCA_ROW_MISSING, "row 1 of the map is missing");
    assert_problem(14, "  2 q      r=     V*", 14, 5, SCN_BAD_TERRAIN, "unknown terrain `q`");
    assert_problem(14, "  2 w      r=     V*99A", 14, 21, SCA_BAD_FACE, "no face `99A`");
    assert_problem(14, "  2 w      .=     V*", 12, 1, SCA_DRY_BRIDGE, "the bridge on B2");
    assert_problem(14, "  2 w      r=@    V*", 12, 1, SCA_BASES, "home base on B2");
    assert_problem(13, "  3 .@     .@     .", 12, 1, SCA_BASES, "edge A has two");
    assert_problem(14, "  2 w1A    r=     V*", 12, 1, SCA_WRONG_FACE, "A2 is drawn as light woods");
    assert_problem(14, "  2 V1A    r=     V*1A", 12, 1, SCA_FACE_TWICE,
                   "tile 1 lies on A2 and on C2");
    assert_problem(15, "  1 .\t.@     .", 15, 6, SCN_TAB, "tab");
}

static void faults_of_units(void **state)
{
    (void)state;
    assert_problem(13, "  3 .      .@     .\n    ger-pak-38", 12, 1, SCA_START, "is not `fixed`");
    assert_problem(13, "  3 .      .@     .\n    ger-pak-39", 14, 5, SCA_BAD_UNIT, "ger-pak-38");
    assert_problem(13, "  3 .      .@     .\n     ger-pak-38", 14, 6, SCA_NOT_UNDER_TILE,
                   "under no tile");
    assert_problem(9, "start       german fixed", 9, 1, SCA_START, "no german unit on the map");
    assert_problem(20, "unit        A1 dug-in", 20, 1, SCA_NO_UNIT, "no unit stands on A1");
    assert_problem(9, "start       german budget prestige 30", 9, 1, SCA_START, "`most`");
    assert_problem(9, "start       german list", 9, 1, SCA_START, "`units`");
    assert_problem(9, "start       german list units usa-m10", 9, 1, SCA_START, "no unit of the");
    assert_problem(9,
                   "start       german list units ger-king-tiger ger-king-tiger ger-king-tiger "
                   "ger-king-tiger ger-king-tiger",
                   9, 1, SCA_TOO_MANY_CARDS, "`ger-king-tiger` 5 times");
}

static void faults_of_sides(void **state)
{
    (void)state;
    assert_problem(5, "side        german B deck a", 6, 1, SCA_EDGES, "edge A and the other");
    assert_problem(5, "side        german lot deck a", 6, 1, SCA_EDGES, "or both `lot`");
    assert_problem(5, "side        german A deck A", 5, 1, SCA_DECK, "whose decks are a to h");
    assert_problem(5, "side        german A", 5, 1, SCA_NO_DECK, "needs a `deck`");
    assert_problem(7, "action-deck 7", 7, 1, SCA_NO_DECK, "action deck 7");
    assert_problem(7, "# none", 0, 0, SCN_MISSING_LINE, "`action-deck`");
    assert_problem(20, "pile        npc-units usa-m10", 20, 1, SCA_SOLO, "`player`");
    assert_problem(20, "control     A B1", 20, 1, SCA_CONTROL, "other edge's");
    assert_problem(20, "home-row    A B2", 12, 1, SCA_BASES, "home base on B3");
    assert_problem(20, "control     A Z1", 20, 15, SCA_BAD_TILE, "no tile `Z1`");
    assert_problem(11, "control     A B2", 11, 15, SCN_NO_BOARD, "the `map` line must stand");
}

static void faults_of_conditions_and_rules(void **state)
{
    (void)state;
    assert_problem(18, "win         most-prestige", 18, 1, SCA_CONDITION, "for a `win` line");
    assert_problem(18, "win         objectives", 18, 1, SCA_CONDITION, "needs the field `count`");
    assert_problem(18, "win         home-base count 2", 18, 1, SCA_CONDITION, "no field `count`");
    assert_problem(19, "at-limit    wins", 19, 1, SCA_CONDITION, "needs the field `side`");
    assert_problem(19, "at-limit    on-tile", 19, 1, SCA_CONDITION, "needs the field `tile`");
    assert_problem(19, "at-limit    draw side german", 19, 1, SCA_CONDITION, "no field `side`");
    assert_problem(18, "win         destroyed unit usa-m10", 18, 1, SCA_CONDITION, "nobody plays");
    assert_problem(18, "lose        enemy-at-home\nwin         home-base", 18, 1, SCA_SOLO, "solo");
    assert_problem(20, "rule        paradrop cards usa-paratroopers", 20, 1, SCA_RULE, "`from`");
    assert_problem(20, "rule        no-income number 2", 20, 1, SCA_RULE, "no field `number`");
    assert_problem(20, "rule        ambush terrain swamp", 20, 1, SCA_SOLO, "nobody plays");
    assert_problem(20, "rule        immobile", 20, 1, SCA_RULE, "with units");
    assert_problem(20, "rule        sacrifice-only", 20, 1, SCA_RULE, "`cards`");
    assert_problem(20, "rule        sacrifice-only cards bluff-german", 20, 1, SCA_RULE, "bluff");
    assert_problem(20, "rule        no-incme", 20, 13, SCN_UNKNOWN_WORD, "`no-income`");
    assert_problem(20, "limit       7", 20, 1, SCN_TWICE, "line 17");
    assert_problem(20, "score       german A", 20, 1, SCN_NO_TURN, "needs a `turn` line");
}

/* -- advice ---------------------------------------------------------------------------------------
 */

static int advise(const char *text, bcg_problem list[16])
{
    assault_scenario *s = allocate(sizeof *s);
    assault_game *g = allocate(sizeof *g);
    bcg_problems p;
    read_clean(text, strlen(text), s);
    bcg_problems_init(&p, list, 16);
    assert_true(assault_scn_start(s, g, &p));
    assault_scn_advise(s, g, &p);
    assert_int_equal(p.errors, 0);
    free(g);
    free(s);
    return p.count;
}

static void needs_no_advice(const char *id, void *context)
{
    bcg_problem list[16];
    (void)context;
    const test_text text = text_of_battle(id);
    char *whole = allocate(text.size + 1);
    memcpy(whole, text.at, text.size);
    whole[text.size] = '\0';
    if (advise(whole, list) > 0)
        fail_msg("%s:%d: %s", id, list[0].line, list[0].text);
    free(whole);
    free(text.at);
}

static void battles_need_no_advice(void **state)
{
    (void)state;
    for_each_battle(needs_no_advice, NULL);
}

/* With this line there is one warning, this one. */
static void assert_advice(int number, const char *line, int at, bcg_reason code, const char *words)
{
    bcg_problem list[16];
    char *text = changed(number, line);
    const int count = advise(text, list);
    if (count != 1 || list[0].line != at || list[0].code != code ||
        list[0].severity != BCG_WARNING || strstr(list[0].text, words) == NULL)
        fail_msg("`%s`: %d warnings; line %d: %s", line, count, list[0].line, list[0].text);
    free(text);
}

/* Behind a river that nobody crosses; a bridge or a ford opens the way. */
static void a_base_must_be_within_reach(void **state)
{
    (void)state;
    bcg_problem list[16];
    char *cut_off = changed(14, "  2 i      i      i"),
         *bridge = changed(14, "  2 i      i=     i"), *river = changed(14, "  2 i      r      i");
    assert_int_equal(advise(cut_off, list), 2);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(list[i].line, 18);
        assert_int_equal(list[i].code, SCA_OUT_OF_REACH);
    }
    assert_non_null(strstr(list[0].text, "no german unit can come to the enemy's home base"));
    assert_non_null(strstr(list[1].text, "no american unit"));
    assert_int_equal(advise(bridge, list), 0);
    assert_int_equal(advise(river, list), 0);
    free(cut_off);
    free(bridge);
    free(river);
}

/* [assault:DYO-1] [assault:DYO-3] [assault:DYO-6] Any map, decks and units may be combined: what is
 * unusual or unfair is told, at its line, and refused nowhere. */
static void designers_are_advised(void **state)
{
    (void)state;
    bcg_problem list[16];
    assert_int_equal(advise(small, list), 0);
    assert_advice(17, "# no limit", 0, SCA_NO_LIMIT, "lasts 30 turns");
    assert_advice(19, "# nothing", 17, SCA_NO_LIMIT, "it is a draw");
    assert_advice(13, "  3 .      .      .", 18, SCA_OUT_OF_REACH, "edge A has no home base");
    assert_advice(13, "  3 C      .@     C", 12, SCA_UNFAIR_INCOME, "pays 13 prestige");
    assert_advice(9, "start       german budget prestige 80 most 6", 9, SCA_UNFAIR_START,
                  "80 (german) and 30");
    assert_advice(18, "win         objectives count 2", 18, SCA_OUT_OF_REACH, "2 tiles are needed");
    assert_advice(18, "win         home-row count 4", 18, SCA_OUT_OF_REACH, "come to 3 only");
    /* Five copies of a card in the action deck, by values of an own box. */
    char lines[1024] = "rule        no-income";
    int copies = 0, kind = AK_AIR_STRIKE;
    for (int i = 0; i < ASSAULT_CARDS; i++)
        if (assault_shipped.card[i].kind == kind) {
            snprintf(lines + strlen(lines), sizeof lines - strlen(lines),
                     "\nvalue-card  %d decks 1", i + 1);
            copies++;
        }
    assert_true(copies > 4);
    assert_advice(20, lines, 7, SCA_OVER_LIMIT, "`air-strike`");
}

/* -- values of the owner's box --------------------------------------------------------------------
 */

static const char values[] = "bocage 1\n"
                             "ruleset     assault\n"
                             "value-unit  usa-sherman-m4a1 soft 6 cost 5\n"
                             "value-action air-strike cost 6\n"
                             "value-card  150 tm -1 decks 1 3 4\n"
                             "value-tile  12A town\n";

static void values_replace_those_of_the_catalogue(void **state)
{
    (void)state;
    assault_scenario *s = allocate(sizeof *s);
    assault_catalogue *book = allocate(sizeof *book);
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    read_battle("metz", s);
    assert_false(assault_has_values(s));
    assert_true(assault_values_add(s, values, strlen(values), &p));
    assault_catalogue_of(s, book);
    const int sherman = unit_word("usa-sherman-m4a1");
    assert_int_equal(book->unit[sherman].soft_attack, 6);
    assert_int_equal(book->unit[sherman].cost, 5);
    assert_int_equal(book->unit[sherman].hard_attack, assault_shipped.unit[sherman].hard_attack);
    assert_int_equal(book->action[0].cost, 6);
    assert_int_equal(book->card[149].tm, -1);
    assert_int_equal(book->card[149].decks, 13);
    assert_int_equal(book->tile[11][0], AT_TOWN);

    /* They are part of the text, and as a file of their own what was given. */
    char *text = written(s), file[1024];
    bcg_writer w;
    assault_scenario *again = allocate(sizeof *again);
    read_clean(text, strlen(text), again);
    bcg_writer_init(&w, file, sizeof file);
    assert_true(assault_values_write(again, &w));
    assert_same_text(whole_text(file), values, strlen(values));

    /* A second file counts where both say something. */
    static const char more[] = "bocage 1\nruleset assault\nvalue-unit usa-sherman-m4a1 cost 7\n";
    assert_true(assault_values_add(again, more, strlen(more), &p));
    assault_catalogue_of(again, book);
    assert_int_equal(book->unit[sherman].cost, 7);
    assert_int_equal(book->unit[sherman].soft_attack, 6);
    free(again);
    free(text);
    free(book);
    free(s);
}

/* [assault:AMB-57] Four action decks are shipped; a battle with values of the owner's may have
 * another: here it has the cards of deck 2 under the sign 7. */
static void an_owner_adds_an_action_deck(void **state)
{
    (void)state;
    const test_text text = text_of_battle("metz");
    const size_t size = text.size + ASSAULT_CARDS * 32;
    char *changed = allocate(size);
    bcg_problem list[4];
    bcg_problems p;
    assault_scenario *s = allocate(sizeof *s);
    assault_game *g = allocate(sizeof *g);
    assault_state begin;
    size_t used = (size_t)snprintf(changed, size, "%.*s", (int)text.size, text.at);
    char *line = strstr(changed, "\naction-deck 1\n");
    assert_non_null(line);
    line[strlen("\naction-deck ")] = '7';
    bcg_problems_init(&p, list, COUNT(list));
    assert_false(assault_scn_read(changed, used, s, &p));
    assert_int_equal(list[0].code, SCA_NO_DECK);

    for (int i = 0; i < ASSAULT_CARDS; i++)
        if (assault_is_action(assault_shipped.card[i].kind) &&
            assault_shipped.card[i].decks >> 1 & 1)
            used += (size_t)snprintf(changed + used, size - used, "value-card %d decks 7\n", i + 1);
    read_clean(changed, used, s);
    assault_game_init(g, s);
    bcg_assault_ops.begin(&g->head, &begin);
    int cards = 0;
    BCG_EACH (card, begin.pile[AZ_ACTIONS]) {
        assert_true(assault_shipped.card[g->card[card].number].decks >> 1 & 1);
        cards++;
    }
    assert_int_equal(cards, 60);
    free(g);
    free(s);
    free(changed);
    free(text.at);
}

static void refuse_values(const char *line, int at, int column, bcg_reason code, const char *words)
{
    assault_scenario *s = allocate(sizeof *s), *before = allocate(sizeof *before);
    bcg_problem list[8];
    bcg_problems p;
    char text[1024];
    bcg_problems_init(&p, list, COUNT(list));
    read_battle("metz", s);
    memcpy(before, s, sizeof *s);
    snprintf(text, sizeof text, "bocage 1\nruleset assault\n%s\n", line);
    assert_false(assault_values_add(s, text, strlen(text), &p));
    assert_memory_equal(s, before, sizeof *s); /* nothing is loaded */
    assert_true(p.count > 0);
    if (list[0].line != at || list[0].column != column || list[0].code != code ||
        strstr(list[0].text, words) == NULL)
        fail_msg("`%s`: %d:%d: %s", line, list[0].line, list[0].column, list[0].text);
    free(before);
    free(s);
}

static void bad_values_are_refused(void **state)
{
    (void)state;
    refuse_values("value-unit usa-sherman cost 5", 3, 12, SCN_UNKNOWN_WORD, "unknown unit");
    refuse_values("value-unit usa-m10 cost 500", 3, 25, SCN_BAD_NUMBER, "0 to 50");
    refuse_values("value-unit usa-m10 morale 0", 3, 27, SCN_BAD_NUMBER, "1 to 9");
    refuse_values("value-unit usa-m10", 3, 1, SCN_SAYS_NOTHING, "no value");
    refuse_values("value-unit usa-m10 cost 5\nvalue-unit usa-m10 cost 6", 4, 1, SCN_TWICE,
                  "line 3");
    refuse_values("value-card 241 tm 1", 3, 12, SCN_BAD_NUMBER, "1 to 240");
    refuse_values("value-card 150 tm 4", 3, 19, SCN_UNKNOWN_WORD, "tactical modifier");
    refuse_values("value-card 1 tm 1", 3, 1, SCA_VALUES, "CARD-14");
    refuse_values("value-card 150 decks a", 3, 1, SCA_VALUES, "cannot be in one of these decks");
    refuse_values("value-card 240 tm 1", 3, 1, SCA_VALUES, "bluff");
    refuse_values("value-tile 37A town", 3, 12, SCN_UNKNOWN_WORD, "face of a tile");
    refuse_values("value-tile 1A impassable-river", 3, 1, SCA_VALUES, "passable-river");
    refuse_values("title Another", 3, 1, SCN_UNKNOWN_LINE, "unknown keyword `title`");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(battles_are_canonical),
        cmocka_unit_test(a_battle_is_read),
        cmocka_unit_test(a_solo_battle_is_read),
        cmocka_unit_test(words_are_no_names_of_fields),
        cmocka_unit_test(the_small_battle_is_clean),
        cmocka_unit_test(faults_of_the_map),
        cmocka_unit_test(faults_of_units),
        cmocka_unit_test(faults_of_sides),
        cmocka_unit_test(faults_of_conditions_and_rules),
        cmocka_unit_test(battles_need_no_advice),
        cmocka_unit_test(a_base_must_be_within_reach),
        cmocka_unit_test(designers_are_advised),
        cmocka_unit_test(values_replace_those_of_the_catalogue),
        cmocka_unit_test(an_owner_adds_an_action_deck),
        cmocka_unit_test(bad_values_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
