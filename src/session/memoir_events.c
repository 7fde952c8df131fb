#include "memoir/rules.h"
#include "session/event_json.h"
#include "session/memoir_json.h"

static void put_hex(bcg_json *j, const bcg_game *g, int hex)
{
    memoir_json_hex(j, ((const memoir_game *)g)->board, hex);
}

static const bcg_json_argument arguments[] = {
    {"hex", .put = put_hex},
    {"from", .put = put_hex},
    {"to", .put = put_hex},
    {"aim", .put = put_hex},
    {"landing", .put = put_hex},
    {"card", .words = &memoir_card_words},
    {"as", .words = &memoir_card_words},
    {"side", .words = &memoir_side_words},
    {"section", .words = &memoir_wing_words},
    {"way", .words = &memoir_recon_words, .first = 1},
    {"place", .words = &memoir_place_words},
    {"result", .words = &memoir_result_words},
    {.name = NULL},
};

void memoir_put_event(bcg_json *j, const memoir_game *g, const bcg_event *e)
{
    bcg_json_put_event(j, &g->head, e, memoir_events, arguments);
}
