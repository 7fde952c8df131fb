/* A scenario or position as JSON: the same facts as the file, with the words of the tables. */
#include "cli/cli.h"

#include "notation/memoir_scn.h"

typedef struct json_out {
    FILE *f;
    const memoir_scenario *s;
    const bcg_board *b;
} json_out;

static void key_text(const json_out *j, const char *key, bcg_text_ref ref)
{
    fprintf(j->f, ",\"%s\":", key);
    json_text(j->f, j->s->text + ref.at, ref.len);
}

static void print_date(const json_out *j, const char *key, bcg_date d)
{
    if (d.year)
        fprintf(j->f, ",\"%s\":\"%04d-%02d-%02d\"", key, d.year, d.month, d.day);
}

static void print_words(const json_out *j, const char *key, const bcg_words *words, uint32_t bits)
{
    const char *separator = "";
    fprintf(j->f, ",\"%s\":[", key);
    for (int i = 0; i < words->count; i++)
        if (bits >> i & 1) {
            fprintf(j->f, "%s\"%s\"", separator, words->word[i]);
            separator = ",";
        }
    fputc(']', j->f);
}

static void key_hexes(const json_out *j, const char *key, const bcg_set *set)
{
    fprintf(j->f, ",\"%s\":", key);
    json_hexes(j->f, j->b, set);
}

static void print_header(const json_out *j)
{
    const memoir_scenario *s = j->s;
    fprintf(j->f, "{\"ruleset\":\"memoir\"");
    key_text(j, "id", s->id.at[0].text);
    key_text(j, "title", s->title.at[0].text);
    if (s->book.count)
        fprintf(j->f, ",\"book\":%d", s->book.at[0].value);
    if (s->date.count) {
        print_date(j, "from", s->date.at[0].from);
        print_date(j, "to", s->date.at[0].to.year ? s->date.at[0].to : s->date.at[0].from);
    }
    if (s->front.count)
        fprintf(j->f, ",\"front\":\"%s\"", memoir_front_words.word[s->front.at[0].value]);
    fprintf(j->f, ",\"board\":\"%s\",\"face\":\"%s\",\n \"sides\":{", j->b->name,
            memoir_face_words.word[s->board.at[0].face]);
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        const memoir_setup_side *it = memoir_side_of(s, (memoir_side)side);
        fprintf(j->f, "%s\"%s\":{\"edge\":\"%s\",\"nation\":\"%s\",\"hand\":%d,\"medals\":%d}",
                side ? "," : "", memoir_side_words.word[side], memoir_edge_words.word[it->edge],
                memoir_nation_words.word[it->nation], it->hand, it->medals);
    }
    fprintf(j->f, "},\n \"first\":\"%s\"", memoir_side_words.word[s->first.at[0].value]);
    if (s->edition.count)
        fprintf(j->f, ",\"edition\":\"%s\"", memoir_edition_words.word[s->edition.at[0].value]);
    if (s->options.count)
        print_words(j, "options", &memoir_option_words, s->options.at[0].bits);
}

/* -- hexes ------------------------------------------------------------------------------------ */

static void print_unit(const json_out *j, bcg_hex h)
{
    const memoir_setup_unit *u = &j->s->hex[h].unit;
    const memoir_unit_detail *d = memoir_detail_at(j->s, h);
    const int nation = d && d->nation ? d->nation - 1
                                      : memoir_side_of(j->s, (memoir_side)u->side)->nation;
    fprintf(j->f,
            ",\"unit\":{\"side\":\"%s\",\"type\":\"%s\",\"elite\":%s,\"figures\":%d,\"start\":%d,"
            "\"nation\":\"%s\"",
            memoir_side_words.word[u->side], memoir_units[u->kind].word,
            u->elite ? "true" : "false", u->figures, u->start, memoir_nation_words.word[nation]);
    if (d && d->badge)
        fprintf(j->f, ",\"badge\":\"%s\"", memoir_badge_words.word[d->badge]);
    if (d && d->medals != 1)
        fprintf(j->f, ",\"medals\":%d", d->medals);
    if (d && d->ordered)
        fprintf(j->f, ",\"ordered\":true");
    fputc('}', j->f);
}

static void print_hex(const json_out *j, bcg_hex h)
{
    static const char *const directions[BCG_DIRS] = {"e", "ne", "nw", "w", "sw", "se"};
    static const bcg_words direction_words = {directions, BCG_DIRS};
    const memoir_setup_hex *hex = &j->s->hex[h];
    const int owner = memoir_owner_at(j->s, h);
    fprintf(j->f, "  {\"hex\":");
    json_hex(j->f, j->b, h);
    fprintf(j->f, ",\"terrain\":\"%s\"", memoir_terrains[hex->terrain].word);
    if (hex->river)
        print_words(j, "river", &direction_words, hex->river);
    if (hex->structure != MB_NONE)
        fprintf(j->f, ",\"structure\":\"%s\"", memoir_structures[hex->structure].word);
    if (hex->structure == MB_BRIDGE)
        fprintf(j->f, ",\"axis\":%d", memoir_bridge_axis(j->s, h));
    if (owner >= 0)
        fprintf(j->f, ",\"owner\":\"%s\"", memoir_side_words.word[owner]);
    if (hex->obstacles) {
        const char *separator = "";
        fprintf(j->f, ",\"obstacles\":[");
        for (int o = 0; o < MEMOIR_OBSTACLES; o++)
            if (hex->obstacles >> o & 1) {
                fprintf(j->f, "%s\"%s\"", separator, memoir_obstacles[o].word);
                separator = ",";
            }
        fputc(']', j->f);
    }
    if (hex->unit.kind != MU_NONE)
        print_unit(j, h);
    fputc('}', j->f);
}

/* -- lists ------------------------------------------------------------------------------------ */

static void print_victory(const json_out *j)
{
    const memoir_scenario *s = j->s;
    fprintf(j->f, ",\n \"objectives\":[");
    for (int i = 0; i < s->objective.count; i++) {
        const memoir_objective *o = &s->objective.at[i];
        fprintf(j->f,
                "%s\n  {\"medals\":%d,\"need\":%d,\"permanent\":%s,\"majority\":%s,\"when\":\"%s\"",
                i ? "," : "", o->medals, o->need, o->permanent ? "true" : "false",
                o->majority ? "true" : "false", memoir_moment_words.word[o->when]);
        print_words(j, "for", &memoir_side_words, o->sides);
        key_hexes(j, "hexes", &o->cells);
        if (o->name.len)
            key_text(j, "name", o->name);
        fputc('}', j->f);
    }
    fprintf(j->f, "],\n \"exits\":[");
    for (int i = 0; i < s->exit.count; i++) {
        fprintf(j->f, "%s{\"side\":\"%s\",\"medals\":%d", i ? "," : "",
                memoir_side_words.word[s->exit.at[i].side], s->exit.at[i].medals);
        key_hexes(j, "hexes", &s->exit.at[i].cells);
        fputc('}', j->f);
    }
    fprintf(j->f, "],\n \"sudden_death\":[");
    for (int i = 0; i < s->win.count; i++) {
        fprintf(j->f, "%s{\"side\":\"%s\",\"need\":%d,\"when\":\"%s\"", i ? "," : "",
                memoir_side_words.word[s->win.at[i].side], s->win.at[i].need,
                memoir_moment_words.word[s->win.at[i].when]);
        key_hexes(j, "hexes", &s->win.at[i].cells);
        fputc('}', j->f);
    }
    fputc(']', j->f);
}

static void print_numbers(const json_out *j, const char *key, uint32_t bits)
{
    const char *separator = "";
    fprintf(j->f, ",\"%s\":[", key);
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1) {
            fprintf(j->f, "%s%d", separator, i + 1);
            separator = ",";
        }
    fputc(']', j->f);
}

/* Special rules, each under the keyword of its line. */
static void print_rules(const json_out *j)
{
    const memoir_scenario *s = j->s;
    const char *separator = "";
    fprintf(j->f, ",\n \"rules\":[");
    for (int i = 0; i < s->draws.count; i++, separator = ",") {
        fprintf(j->f, "%s{\"rule\":\"draws\",\"side\":\"%s\",\"cards\":%d", separator,
                memoir_side_words.word[s->draws.at[i].side], s->draws.at[i].cards);
        print_numbers(j, "after_turns", s->draws.at[i].turns);
        fputc('}', j->f);
    }
    for (int i = 0; i < s->air_drop.count; i++, separator = ",")
        fprintf(j->f, "%s{\"rule\":\"air-drop\",\"side\":\"%s\",\"figures\":%d,\"steps\":%d}",
                separator, memoir_side_words.word[s->air_drop.at[i].side],
                s->air_drop.at[i].figures, s->air_drop.at[i].steps);
    for (int i = 0; i < s->recon_as.count; i++, separator = ",") {
        fprintf(j->f, "%s{\"rule\":\"recon-as\",\"card\":\"%s\",\"dice\":%d", separator,
                memoir_recon_words.word[s->recon_as.at[i].card], s->recon_as.at[i].dice);
        print_words(j, "for", &memoir_side_words, s->recon_as.at[i].sides);
        key_hexes(j, "while_on", &s->recon_as.at[i].held);
        fputc('}', j->f);
    }
    for (int i = 0; i < s->bridge_span.count; i++, separator = ",") {
        fprintf(j->f, "%s{\"rule\":\"bridge-span\"", separator);
        key_hexes(j, "hexes", &s->bridge_span.at[i].cells);
        key_hexes(j, "ends", &s->bridge_span.at[i].ends);
        fputc('}', j->f);
    }
    if (s->no_reshuffle.count)
        fprintf(j->f, "%s{\"rule\":\"no-reshuffle\",\"winner\":\"%s\"}", separator,
                memoir_side_words.word[s->no_reshuffle.at[0].value]);
    fputc(']', j->f);
    if (s->impassable.count)
        key_hexes(j, "impassable", &s->impassable.at[0].cells);
    if (s->blocks_fire.count)
        key_hexes(j, "blocks_fire", &s->blocks_fire.at[0].cells);
    if (s->wide.count)
        key_hexes(j, "wide", &s->wide.at[0].cells);
}

static void print_labels(const json_out *j)
{
    fprintf(j->f, ",\n \"labels\":[");
    for (int i = 0; i < j->s->label.count; i++) {
        const memoir_label *l = &j->s->label.at[i];
        fprintf(j->f, "%s\n  {\"kind\":\"%s\",\"hex\":", i ? "," : "",
                memoir_label_words.word[l->kind]);
        json_hex(j->f, j->b, l->hex);
        key_text(j, "text", l->text);
        fputc('}', j->f);
    }
    fputc(']', j->f);
    if (j->s->briefing.count)
        key_text(j, "briefing", j->s->briefing.at[0].text);
    if (j->s->conditions.count)
        key_text(j, "conditions", j->s->conditions.at[0].text);
    if (j->s->history.count)
        key_text(j, "history", j->s->history.at[0].text);
}

void show_json(FILE *out, const memoir_scenario *s)
{
    const json_out j = {out, s, memoir_board(s)};
    print_header(&j);
    print_victory(&j);
    print_rules(&j);
    print_labels(&j);
    if (s->turn.count)
        fprintf(out, ",\n \"turn\":{\"number\":%d,\"side\":\"%s\",\"phase\":\"%s\"}",
                s->turn.at[0].number, memoir_side_words.word[s->turn.at[0].side],
                memoir_phase_words.word[s->turn.at[0].phase]);
    fprintf(out, ",\n \"hexes\":[\n");
    for (int h = 0; h < j.b->hexes; h++) {
        print_hex(&j, (bcg_hex)h);
        fprintf(out, "%s\n", h + 1 < j.b->hexes ? "," : "");
    }
    fprintf(out, " ]}\n");
}
