/* An Assault scenario or position as JSON: everything in the file, in the words of the file
 * (lines_json.h). The map becomes `tiles`, row by row, with what each tile is worth in play. */
#include "session/assault_json.h"

#include "notation/assault_scn.h"
#include "session/lines_json.h"

#include <stdlib.h>

void assault_json_tile(bcg_json *j, bcg_tiles board, int tile)
{
    char label[BCG_TILE_LABEL_SIZE];
    if (tile < 0 || tile >= ASSAULT_SQUARES || !assault_has(bcg_tiles_all(board), tile)) {
        bcg_json_null(j);
        return;
    }
    bcg_tile_label(board, (bcg_tile)tile, label);
    bcg_json_string(j, label);
}

void assault_json_tiles(bcg_json *j, bcg_tiles board, uint64_t tiles)
{
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, tiles)
    assault_json_tile(j, board, (int)t);
    bcg_json_close(j, ']');
}

void assault_put_tile(bcg_json *j, const assault_game *g, const char *name, int tile)
{
    bcg_json_key(j, name);
    assault_json_tile(j, g->board, tile);
}

void assault_put_tiles(bcg_json *j, const assault_game *g, const char *name, uint64_t tiles)
{
    bcg_json_key(j, name);
    assault_json_tiles(j, g->board, tiles);
}

void assault_put_card(bcg_json *j, const assault_game *g, int card)
{
    const assault_card *c = &g->card[g->card[card].first];
    bcg_json_put_string(j, "card", assault_kind_words.word[c->kind]);
    bcg_json_put_int(j, "number", c->number + 1);
    if (assault_is_action(c->kind))
        bcg_json_put_int(j, "modifier", c->tm);
}

void assault_json_cards(bcg_json *j, const assault_game *g, const bcg_set *cards)
{
    bcg_json_open(j, '[');
    BCG_EACH (card, *cards) {
        bcg_json_open(j, '{');
        assault_put_card(j, g, card);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

/* -- the map ---------------------------------------------------------------------------------- */

/* "A", "B" or null: the edge whose mask has the tile. */
static void put_edge(bcg_json *j, const char *name, const uint64_t of[ASSAULT_EDGES], int tile)
{
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (assault_has(of[edge], tile))
            bcg_json_put_string(j, name, assault_edge_words.word[edge]);
}

static void write_tile(bcg_json *j, const assault_scenario *s, const assault_game *g, int tile)
{
    bcg_json_break(j, 2);
    bcg_json_open(j, '{');
    assault_put_tile(j, g, "tile", tile);
    bcg_json_put_string(j, "terrain", assault_terrains[g->terrain[tile]].word);
    if (s->face[tile])
        bcg_json_put_string(j, "face", assault_face_words.word[s->face[tile] - 1]);
    if (assault_has(g->bridges, tile))
        bcg_json_put_bool(j, "bridge", true);
    if (assault_has(g->objectives, tile))
        bcg_json_put_bool(j, "objective", true);
    bcg_json_put_int(j, "fire", g->fire[tile]);
    bcg_json_put_int(j, "defence", g->defence[tile]);
    bcg_json_put_int(j, "income", g->income[tile]);
    put_edge(j, "home_row", g->home_row, tile);
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (g->home_base[edge] == tile)
            bcg_json_put_string(j, "home_base", assault_edge_words.word[edge]);
    put_edge(j, "control", g->control, tile);
    bcg_json_close(j, '}');
}

static void put_cell(bcg_json *j, const void *document, int cell)
{
    assault_json_tile(j, assault_board(document), cell);
}

/* A card by its name: "accuracy#131". */
static void put_item(bcg_json *j, const void *document, int item)
{
    char name[64];
    bcg_writer w;
    (void)document;
    bcg_writer_init(&w, name, sizeof name);
    assault_card_name(&assault_shipped, item, &w);
    bcg_json_string(j, name);
}

/* The game a document is about, made for its map. Units are not set up: in a position they have
 * moved, and others may stand where the scenario put its own. */
typedef struct made_game {
    assault_scenario scenario;
    assault_game game;
} made_game;

static made_game *make_game(const assault_scenario *s)
{
    made_game *made = malloc(sizeof *made);
    if (made == NULL)
        return NULL;
    made->scenario = *s;
    made->scenario.has_state = 1;
    assault_game_init(&made->game, &made->scenario);
    return made;
}

static bcg_lines_out lines_of(bcg_json *j, const assault_scenario *s)
{
    return (bcg_lines_out){.j = j,
                           .document = s,
                           .text = s->text,
                           .no_cell = BCG_NO_TILE,
                           .put_cell = put_cell,
                           .put_item = put_item};
}

void assault_json_setup(bcg_json *j, const assault_scenario *s)
{
    static const char *const keywords[] = {"side", "first", "start", "rule"};
    const bcg_lines_out lines = lines_of(j, s);
    bcg_json_open(j, '{');
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        bcg_json_put_lines_of(&lines, &assault_scn_format, keywords[i]);
    bcg_json_close(j, '}');
}

void assault_json_scenario(bcg_json *j, const assault_scenario *s)
{
    const bcg_lines_out lines = lines_of(j, s);
    made_game *made = make_game(s);
    if (made == NULL) {
        j->failed = true;
        return;
    }
    const assault_game *g = &made->game;
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "ruleset", bcg_assault_ops.name);
    bcg_json_put_lines(&lines, &assault_scn_format);
    bcg_json_break(j, 1);
    bcg_json_put_int(j, "columns", s->columns);
    bcg_json_put_int(j, "rows", s->rows);
    bcg_json_key(j, "tiles");
    bcg_json_open(j, '[');
    ASSAULT_EACH(t, g->tiles)
    write_tile(j, s, g, (int)t);
    bcg_json_break(j, 1);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
    free(made);
}
