#!/bin/sh
# Assault on the command line: lists, boards, rules, tables, legal actions, odds, simulations, the engine.
# Usage: assault.sh BOCAGE_BINARY SOURCE_DIR
# shellcheck disable=SC2016
set -u
[ $# -eq 2 ] || { echo "usage: $0 BOCAGE_BINARY SOURCE_DIR" >&2; exit 2; }
bocage=$(realpath "$1")
source=$(realpath "$2")
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
out=$work/.out
err=$work/.err
unset BOCAGE_DATA NO_COLOR COLORTERM

# shellcheck source=tests/called.sh
. "$source/tests/called.sh"
prints() { is "$called prints '$1'" grep -qxF -- "$1" "$out"; }
no_wide_lines() {
    node -e 'process.exit(require("fs").readFileSync(process.argv[1], "utf8").split("\n").some(l => [...l].length > 80) ? 1 : 0)' "$1"
}

# -- lists --------------------------------------------------------------------------------------

good scenarios --ruleset assault
ids=$(cut -d' ' -f1 "$out")
is "14 battles, in the order of the book" test "$(echo "$ids" | wc -l)" -eq 14
is "the first is for learning" test "$(head -n 1 "$out" | cut -d' ' -f1)" = training-grounds
good scenarios --ruleset assault --json
node_is "what a list of battles tells" "$out" 'd.every(s => s.ruleset === "assault" && s.briefing && s.conditions &&
    /^\dx\d$/.test(s.board) && s.sides.length === (s.solo ? 1 : 2) && (s.turns === null || s.turns > 3)) &&
    d.filter(s => s.solo).length === 3'
good scenarios --json
node_is "ids are unique over all rulesets" "$out" 'new Set(d.map(s => s.id)).size === d.length'
good scenarios --rulesets --json
node_is "what assault offers" "$out" 'd.some(r => r.name === "assault")'

# -- boards -------------------------------------------------------------------------------------

for id in $ids; do
    good show --ascii "$id"
    is "$id fits in 80 columns" no_wide_lines "$out"
    is "$id: ASCII is ASCII" sh -c '! LC_ALL=C grep -q "[^ -~]" "$0"' "$out"
    good show --utf8 "$id"
    is "$id fits in 80 columns" no_wide_lines "$out"
    good show --format json "$id"
    node_is "show --format json $id" "$out" 'd.ruleset === "assault" && d.id === "'"$id"'" &&
        d.tiles.length === d.rows * d.columns && d.tiles.every(t => /^[A-H][1-8]$/.test(t.tile) && t.terrain &&
            Number.isInteger(t.fire) && Number.isInteger(t.defence) && Number.isInteger(t.income)) &&
        d.tiles.filter(t => t.home_base).length === 2 && d.side.length === 2 && d.conditions && d.briefing'
    for more in '' '--flip' '--coordinates --theme dark'; do
        # shellcheck disable=SC2086
        good show --format svg $more "$id"
        is "$called: no var(" sh -c '! grep -qF "var(" "$0"' "$out"
        is "$called: no cards where nobody holds any" sh -c '! grep -qw "0 cards" "$0"' "$out"
        is "$called: knows all colours" sh -c '! grep -qiF "#FF00FF" "$0"' "$out"
        is "$called: every drawing that is used is defined" sh -c '
            grep -o "href=\"#[^\"]*\"" "$0" | sort -u | sed "s/href=\"#\(.*\)\"/id=\"\1\"/" | while read -r id; do
                grep -qF "$id" "$0" || { echo "$id"; exit 1; }
            done' "$out"
    done
done
gzip -dc "$source/tests/replays/assault/aachen.replay.gz" >aachen.replay
good show --format json aachen.replay
node_is "a position whose units stand where the scenario put others" "$out" 'd.turn.number > 1 && d.tiles.length === 30'
good show --ascii aachen
prints '5 waffen-ss  |king-tiger |volkssturm |           |waffen-ss  |           '
is "who is led by cards" grep -q '^German .*led by cards$' "$out"
good show --format svg aachen
is "what buys starting units, and is kept" grep -q 'American: 40 prestige, starting units included' "$out"
is "who is led by cards in a picture" grep -q 'German, led by cards' "$out"
good show --format svg carentan
is "what there is for starting units" grep -q 'German: 20 prestige and 30 for starting units' "$out"
good show --format svg --coordinates lumberjack
is "rivers join" grep -q 'id="terrain-impassable-river"' "$out"
is "a bridge is on it" grep -q 'href="#bridge"' "$out"
good show --ascii --color always --flip aachen
is "a board in colour" grep -q "$(printf '\033')" "$out"
# What one side sees of a position can be looked at, but not played.
sed 's/told 4/told 3/; s/usa-riflemen/american?/; s/^\(cards *american-hand\).*/\1 hidden 2 units 1/' \
    "$source/tests/broken/assault-15-cost-told-wrong.scn" >view.scn
good show --ascii view.scn
is "a unit nobody has seen" grep -qF '|HIDDEN ' "$out"
is "hidden cards are counted" grep -q '^American .* cards 1 + 1$' "$out"
good show --format svg view.scn
is "its back is drawn" grep -q 'href="#back-american"' "$out"
refused 1 'it can be looked at, not played' check view.scn

# -- rules and tables ---------------------------------------------------------------------------

good rules assault:MOVE-1
prints 'assault:MOVE-1'
prints '    A move is one tile orthogonally.'
is "only its own" sh -c '! grep -q "^MOVE-1" "$0"' "$out"
good rules MOVE-1
prints 'MOVE-1 (both editions)'
prints 'assault:MOVE-1'
good rules --ruleset assault MOVE-1
is "only that ruleset's" sh -c '! grep -q "^MOVE-1" "$0"' "$out"
good rules assault:SCEN-DUEL-01 # a heading
is "a battle is found by its ID" grep -q '^    Training Grounds. .* Decks: German c' "$out"
good rules --json assault:COMBAT-12
node_is "a rule as data" "$out" 'd.length === 1 && d[0].ruleset === "assault" && d[0].id === "COMBAT-12"'
good rules --search bluff card sacrificed
is "a find of another game is cited with it" grep -q '^assault:BLUFF-4 ' "$out"
refused 1 'did you mean `assault:COMBAT-1' rules assault:COMBAT-1O

good tables --json
node_is "assault is among the tables" "$out" '{ const t = d.assault;
    t.units.length === 50 && t.cards.length === 27 && t.copies.length === 240 && t.terrains.length === 14 &&
    t.tiles.length === 72 && t.events.length > 30 && t.reasons.length > 40; }'
node_is "every number says where it comes from" "$out" '{ const words = ["printed", "derived", "reconstructed"], t = d.assault;
    t.units.every(u => ["battle", "hard", "soft", "support", "defence", "morale", "cost"].every(k =>
        Number.isInteger(u[k]) && words.includes(u[`${k}_source`]))) &&
    t.cards.every(c => ["name", "type", "cost", "battle", "effect"].every(k => words.includes(c[`${k}_source`]))) &&
    t.tiles.every(f => words.includes(f.source)) && t.tiles.filter(f => f.source === "printed").length === 2; }'
node_is "18 numbers of units are printed, 3 derived" "$out" '{
    const all = d.assault.units.flatMap(u => ["battle", "hard", "soft", "support", "defence", "morale", "cost"].map(k => u[`${k}_source`]));
    all.filter(s => s === "printed").length === 18 && all.filter(s => s === "derived").length === 3; }'
node_is "reasons cite rules that exist" "$out" 'd.assault.reasons.every(r => /^assault:[A-Z]+[0-9]*-/.test(r.rule))'
good tables
is "lines for people name what is not printed" grep -q '^    ger-tiger-i; .*soft 7; .*morale 5 (derived)' "$out"

# -- questions ----------------------------------------------------------------------------------

run 0 legal training-grounds
is "chance is waited for" grep -q 'chance decides' "$err"
good legal --outcomes training-grounds
refused 1 'nothing is left to chance now' odds training-grounds
good sim --ruleset assault --scenario training-grounds,lumberjack --pairs 2 --p1 random --p2 random --json
node_is "random players play to the end" "$out" 'd.games === 8 && d.finished === true'
good sim --ruleset assault --pairs 1 --p1 random --p2 random
is "all of its battles" grep -q '^hill-2018 ' "$out"
is "and no other's" sh -c '! grep -q "^pegasus-bridge" "$0"' "$out"
good sim --pairs 1 --p1 random --p2 random --scenario aachen
refused 1 'another ruleset' sim --pairs 1 --p1 random --p2 random --scenario aachen,pegasus-bridge
good bench --fingerprint
is "its games are in the fingerprint" grep -q assault "$out"

# -- the engine ---------------------------------------------------------------------------------

cat >play.mjs <<'END'
// Plays a duel by the protocol: the first legal action that a seeded choice falls on.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
const [binary, scenario, seed, file] = process.argv.slice(2);
const engine = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let x = Number(seed), asked = 0;
const below = n => { x = (x * 1103515245 + 12345) % 2147483648; return Math.floor(x / 65536) % n; };
async function ask(request) {
    const id = `q${++asked}`;
    engine.stdin.write(`${JSON.stringify({ ...request, id })}\n`);
    for (;;) {
        const answer = JSON.parse((await lines.next()).value);
        if (answer.id === id)
            return answer;
    }
}
const values = file && readFileSync(file, 'utf8');
let now = await ask({ do: 'new', scenario, seed: Number(seed), ...(values && { values }) }), attacks = 0, first = [];
for (let n = 0; now.actors.length; n++) {
    assert.ok(n < 5000, 'it never ends');
    let seat = now.actors[0], legal = await ask({ do: 'legal', seat, odds: true });
    if (legal.actions.length === 0) { // it has answered in secret; so it is the other's turn
        seat = now.actors[1];
        legal = await ask({ do: 'legal', seat, odds: true });
    }
    assert.ok(legal.actions.length > 0, JSON.stringify(legal));
    const fights = legal.actions.filter(a => a.does === 'attack');
    const choice = fights.length && below(2) ? fights[below(fights.length)] : legal.actions[below(legal.actions.length)];
    if (choice.does === 'attack' && attacks++ < 5) {
        const { odds } = await ask({ do: 'odds', seat, action: choice.action });
        if (odds) {
            first = first.length ? first : [legal.ply, choice.action];
            assert.equal(odds.attacker, choice.tile);
            assert.equal(odds.whole.defender_loss_ways.reduce((a, b) => a + b), odds.whole.of);
        }
        const support = await ask({ do: 'ask', what: 'support', tile: choice.to, seat });
        assert.ok(Array.isArray(support.german) && Array.isArray(support.american));
        assert.equal((await ask({ do: 'ask', what: 'threat', tile: choice.tile, seat })).ok, true);
        assert.equal((await ask({ do: 'ask', what: 'supply', seat })).ok, true);
        assert.equal((await ask({ do: 'ask', what: 'threat', tile: 'Z9', seat })).reason, 'BAD_REQUEST');
    }
    const answer = await ask({ do: 'act', seat, action: choice.action, version: legal.version });
    assert.equal(answer.ok, true, `${choice.action}: ${JSON.stringify(answer)}`);
    if (n % 20 === 0) {
        const { view } = await ask({ do: 'view', seat });
        assert.equal(JSON.stringify(view).match(/"hand":/g).length, 1, 'a seat sees one hand');
    }
    now = await ask({ do: 'board' });
}
assert.ok(now.result);
const { replay } = await ask({ do: 'replay' });
writeFileSync('game.replay', replay);
writeFileSync('attack', first.join('\n'));
console.log(`over: ${now.result}`);
engine.stdin.end();
END
for battle in utah-beach:4 bocage-country:5 training-grounds:3; do
    is "the engine plays $battle" sh -c 'node play.mjs "$0" "$1" "$2" | grep -q ^over:' "$bocage" "${battle%:*}" "${battle#*:}"
done

# -- games that were recorded -------------------------------------------------------------------

good replay --verify game.replay
good replay game.replay
is "what happened in words" grep -qE '^ +[A-F][1-5] fires at [A-F][1-5]: [0-9]+ against [0-9]+$' "$out"
is "every event has words" sh -c '! grep -q "something happens" "$0"' "$out"
ply=$(head -n 1 attack) attack=$(tail -n 1 attack)
good legal "game.replay@$ply"
prints "$attack"
good legal --json "game.replay@$ply"
node_is "legal as data" "$out" 'd.phase === "operations" && d.open === null && d.turn > 0 && d.actions.length > 3'
good why "game.replay@$ply" "$attack"
run 1 why "game.replay@$ply" 'move A1-F5'
is "why not, with the rule's text" grep -q 'assault:' "$out"
good odds "game.replay@$ply" "$attack"
is "the range names its cards" grep -qE '^  at most [0-9.]+: .*(sacrifices|bluff|plays|joins|nothing)' "$out"
good odds --json "game.replay@$ply" "$attack"
node_is "odds add up" "$out" 'd.kind === "combat" && Math.abs(d.loss.reduce((a, b) => a + b) - 1) < 1e-9 &&
    d.modifiers_ways.reduce((a, b) => a + b) === d.of && d.whole.attacker_loss_ways.reduce((a, b) => a + b) === d.whole.of &&
    d.destroyed_range.every(e => e.ways <= e.of && (e.sacrifice || e.cards.length))'
good show --ascii "game.replay@$((ply + 1))"
is "a combat is told" grep -q '^Combat: ' "$out"
good show --format json "game.replay@$((ply + 1))"
node_is "a position as data" "$out" 'd.combat && d.todo.length > 0 && d.cards.length > 0'
good show --format svg "game.replay@$((ply + 1))"
good show --format scn "game.replay@$((ply + 1))"
cp "$out" combat.scn
good check combat.scn
good legal combat.scn

good hint --ai general:2000 "game.replay@$ply"
is "a hint says what may be won" grep -qE '^Won by the end of the next turn: [0-9]+ % by the (German|American) side, [0-9]+ % by the (German|American)\.$' "$out"
good hint --ai general:2000 aachen.replay@20
is "nobody else wins against the automa" grep -qE '^Won by the end of the next turn: [0-9]+ % by the American side\.$' "$out"

# -- own values ---------------------------------------------------------------------------------

cat >own.values <<'END'
bocage 1
ruleset assault
# what is printed on the cards of this box
value-unit usa-m10 soft 6 cost 5
value-action air-strike cost 6
value-card 150 tm -1 decks 1 3 4
value-tile 12A town
END
printf 'bocage 1\nruleset assault\nvalue-unit usa-m10 cost 9\n' >other.values
printf 'bocage 1\nruleset assault\nvalue-unit usa-m11 cost 5\nvalue-tile 12A town\n' >bad.values
{ cat own.values && yes '# a comment' | head -c 66000; } >large.values
bad='bad.values:3:12: unknown unit `usa-m11`'

good check own.values other.values
prints 'own.values: ok'
refused 1 "$bad" check bad.values
refused 1 'at most 64 KiB' check large.values
good check --json own.values
node_is "good values as data" "$out" 'd.ok === true && d.problems.length === 0'
run 1 check --json bad.values
node_is "bad values as data" "$out" 'd.ok === false && d.problems.length === 1 && d.problems[0].line === 3'

good tables --json --values own.values
node_is "the merged numbers, marked" "$out" '{ const t = d.assault, m10 = t.units.find(u => u.word === "usa-m10"),
    card = t.copies.find(c => c.number === 150), strike = t.cards.find(c => c.word === "air-strike");
    m10.soft === 6 && m10.soft_source === "own" && m10.cost === 5 && m10.cost_source === "own" && m10.hard_source !== "own" &&
    strike.cost === 6 && strike.cost_source === "own" && strike.battle_source !== "own" &&
    card.modifier === -1 && card.modifier_source === "own" && card.decks.join() === "1,3,4" && card.decks_source === "own" &&
    t.tiles.find(f => f.face === "12A").terrain === "town" && t.tiles.filter(f => f.source === "own").length === 1 &&
    d.memoir.units.length > 0; }'
good tables --values own.values
is "lines for people mark them" grep -q '^    usa-m10; .*soft 6 (own); .*cost 5 (own)' "$out"
good tables --json
is "nothing is own without them" sh -c '! grep -q "\"own\"" "$0"' "$out"

good show --format scn --values own.values metz
is "a scenario with them" grep -qx 'value-unit  usa-m10 soft 6 cost 5' "$out"
cp "$out" with.scn
good show --values own.values --format scn with.scn
is "the same again" cmp -s "$out" with.scn
good legal --outcomes --values own.values metz
good legal --outcomes --values - metz <own.values
run 0 check --values own.values "$source/data/assault/metz.scn" own.values
is "both are right" test "$(grep -c ': ok' "$out")" -eq 2
good sim --scenario metz,aachen --values own.values --pairs 1 --p1 random --p2 random --json
node_is "sim tells their hash" "$out" 'd.games === 3 && /^[0-9a-f]{16}$/.test(d.values)'
# A game can begin with a position of any battle, also of one that brings units of its own.
gunzip -c "$source/tests/replays/assault/elsenborn-ridge.replay.gz" >ridge.replay
good show --format scn ridge.replay@20
node -e 'console.log(JSON.stringify({ do: "new", text: require("fs").readFileSync(0, "utf8") }))' <"$out" >ridge.json
is "a position of a solo battle is played" sh -c '"$0" engine <ridge.json | grep -q "^{\"ok\":true,.*\"board\":{"' "$bocage"
# Whoever has the first turn is told by the scenario there, not by who answers first in a window.
good sim --balance --scenario bulge,utah-beach --p1 cadet --pairs 6 --json
node_is "the first to move is known" "$out" \
    'd.battles[0].first.wins === d.battles[0].german.wins && d.battles[1].first.wins === d.battles[1].american.wins && d.battles.some(b => b.german.wins !== b.american.wins)'
for command in 'check own.values' 'tables' 'show metz' 'legal metz' 'why metz pass' 'odds metz' 'hint metz'; do
    # shellcheck disable=SC2086
    refused 1 "$bad" $command --values bad.values
    # shellcheck disable=SC2086
    refused 1 'there is no such file' $command --values none.values
done
run 1 sim --scenario metz --values bad.values --pairs 1
is "sim tells the line" grep -qF "$bad" "$err"
refused 1 'these are values of assault, and `pegasus-bridge` is a battle of memoir' legal --values own.values pegasus-bridge
refused 1 'the values are of assault' check --values own.values "$source/data/memoir/pegasus-bridge.scn"
printf 'bocage 1\nruleset memoir\n' >memoir.values
refused 1 'memoir has no values' tables --values memoir.values
refused 1 'this game was played without own values' replay --verify --values own.values game.replay
refused 2 'needs a value' legal metz --values

is "the engine plays with them" sh -c 'node play.mjs "$0" metz 6 own.values | grep -q ^over:' "$bocage"
is "its replay has their hash" grep -qE '^values      [0-9a-f]{16}$' game.replay
is "and nothing else of them" sh -c '! grep -q value- game.replay'
for command in 'check' 'replay --verify' 'show' 'legal'; do
    # shellcheck disable=SC2086
    refused 1 'it can be replayed with their file only' $command game.replay
    # shellcheck disable=SC2086
    refused 1 'the game was played with' $command --values other.values game.replay
    # shellcheck disable=SC2086
    refused 1 "$bad" $command --values bad.values game.replay
done
good check --values own.values game.replay
good replay --verify --values own.values game.replay
is "and says so" grep -q '^game.replay: ok, .*dice and cards are those of the seed' "$out"
good show --format scn --values own.values game.replay
is "a position of it has them" grep -qx 'value-tile  12A town' "$out"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
