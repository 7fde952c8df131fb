#!/bin/sh
# The commands that ask the rules: legal, why, los, odds, replay, tables, bench, sim, and WHAT they take.
# (Every reason of `why` is in why.mjs, every odd in memoir_odds_test.c, every replay in replays.mjs, more
# of sim in sim.sh.)
# Usage: tools.sh BOCAGE_BINARY SOURCE_DIR
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
replay=$work/contrasts-classic.replay
gzip -dc "$source/tests/replays/memoir/contrasts-classic.replay.gz" >"$replay" || exit 2

# shellcheck source=tests/called.sh
. "$source/tests/called.sh"
# prints LINE: this line is in the output.
prints() { is "$called prints '$1'" grep -qxF -- "$1" "$out"; }

# The example of docs/formats.md, its Allied armor on G3 about to attack g4.
awk '/^```/ { n++ } n == 1 && !/^```/' "$source/docs/formats.md" >ferry.scn
cat >lines <<'END'
unit        G3 ordered moved from G1
unit        D3 ordered
turn        3 allies phase battle
hand        axis recon-right
hand        allies recon-left
played      allies attack-center in-play
END
cat ferry.scn lines >battle.scn
sed 's/phase battle/phase move/' battle.scn >move.scn

# -- usage --------------------------------------------------------------------------------------

for command in legal why los odds replay tables bench sim; do
    good "$command" --help
    is "$command --help tells its usage" grep -q "^usage: bocage $command " "$out"
    refused 2 'unknown option `--bogus`' "$command" --bogus
done
refused 2 'name one scenario' legal
refused 2 'name one scenario' legal a b
refused 2 'one action in quotes' why pegasus-bridge
refused 2 'one action in quotes' why pegasus-bridge move A9-B9
refused 2 'two hexes or --all' los
refused 2 'two hexes or --all' los pegasus-bridge A9
refused 2 'two hexes or --all' los --all pegasus-bridge A9 B9
refused 2 'an action in quotes' odds
refused 2 'name one replay' replay
refused 2 'too much' tables x
refused 2 'too much' bench x
refused 2 'from 1 on' bench --games 0
refused 2 'is a number' bench --seed x
refused 2 'from 1 on' bench --nodes 0
refused 2 'is a number' bench --turns many
refused 2 'nothing to measure' bench --ai --no-ai
refused 2 'belongs to no measurement' bench --fingerprint --no-ai
refused 2 'classic or revised' legal --edition new pegasus-bridge
refused 2 'young-generals' los --option fast pegasus-bridge
refused 2 'needs a value' odds --edition

# -- WHAT ---------------------------------------------------------------------------------------

for command in 'legal' 'los --all' 'odds' 'show'; do
    # shellcheck disable=SC2086
    refused 1 'did you mean `pegasus-bridge`' $command pegasus-brigde
    # shellcheck disable=SC2086
    refused 1 'no such file' $command ./absent.scn
    # shellcheck disable=SC2086
    refused 1 'no such file' $command ./absent.replay@5
done
echo 'bocage 4' >bad.scn
refused 1 'bad.scn:1' legal bad.scn
sed 's/ in-play//' battle.scn >contradiction.scn
refused 1 'contradiction.scn' legal contradiction.scn
last=$(sed -n 's/^\([0-9][0-9]*\) .*/\1/p' "$replay" | tail -n 1)
good legal --json "$replay"
node_is "a replay's end" "$out" "d.ply === $last"
good legal --json "$replay@50"
node_is "FILE@PLY" "$out" 'd.ply === 50'
good legal --json "$replay@0"
node_is "FILE@0 is the opening" "$out" 'd.ply === 0 && d.actor === "chance" && d.phase === "setup"'
refused 1 "no action $((last + 1)); its last is $last" legal "$replay@$((last + 1))"
refused 1 'edition and options already' legal --edition classic "$replay@50"
cp "$replay" strange@7
good legal --json strange@7
node_is "a file that is really called so" "$out" "d.ply === $last"
good show --format scn "$replay@50"
cp "$out" at50.scn
good check at50.scn
good legal --json at50.scn
cp "$out" from-position
good legal --json "$replay@50"
is "a position of a replay is the replay's" cmp -s "$out" from-position
good show --format json "$replay"
node_is "the position shown is the replay's end" "$out" "d.turn.ply === $last"
sed "s/^$last .*/$last   axis   done = 0000000000000000/" "$replay" >false.replay
good legal "false.replay@$((last - 1))"
refused 1 'false.replay:' legal false.replay
"$bocage" legal --json /dev/stdin <battle.scn >"$out" 2>"$err"
node_is "a pipe is read once" "$out" 'd.phase === "battle"'

# -- legal --------------------------------------------------------------------------------------

good legal move.scn
prints 'done'
prints 'move D3-d4'
is "one a line" sh -c '! grep -qvE "^(move [A-Za-z0-9-]+|done)$" "$0"' "$out"
cp "$out" listed
good legal --json move.scn
node_is "legal --json" "$out" 'd.actor === "allies" && d.phase === "move" && d.open === null && d.turn === 3 &&
    d.actions.join("\n") + "\n" === require("fs").readFileSync("listed", "utf8")'
run 0 legal pegasus-bridge
is "chance: an empty list" test ! -s "$out"
is "and a word about it" grep -q 'chance decides' "$err"
good legal --json pegasus-bridge
node_is "chance as data" "$out" 'd.actor === "chance" && d.open === "draw" && d.actions.length === 0 && !d.outcomes'
good legal --outcomes pegasus-bridge
prints 'draw probe-center  5/60'
good legal --outcomes --json pegasus-bridge
node_is "outcomes as data" "$out" 'd.outcomes.length === 30 &&
    Math.abs(d.outcomes.reduce((sum, o) => sum + o.p, 0) - 1) < 1e-12 &&
    d.outcomes.every(o => o.ways / o.of === o.p)'
good legal --outcomes --json --option young-generals pegasus-bridge
node_is "an option counts" "$out" 'd.outcomes.length === 15'
cat ferry.scn - >over.scn <<'END'
turn 9 allies phase over
result allies
END
run 0 legal over.scn
is "over: says so" grep -q 'the game is over' "$err"
good legal --json over.scn
node_is "over as data" "$out" 'd.actor === "nobody" && d.phase === "over" && d.actions.length === 0'

# -- why ----------------------------------------------------------------------------------------

good why move.scn 'move D3-d4'
prints 'move D3-d4: allowed'
good why --json move.scn ' MOVE  D3 - d4 '
node_is "why --json, allowed" "$out" 'd.ok === true && d.action === "move D3-d4"'
run 1 why --json move.scn 'move D3-D5'
node_is "why --json, refused" "$out" 'd.ok === false && d.reason === "MR_FROM_NEXT" || d.reason === "MR_MUST_STOP"'
run 1 why move.scn 'move d3-d4'
is "a malformed text: what is wrong" grep -q 'did you mean `D3`' "$out"
run 1 why move.scn ''
is "an empty text" grep -q 'the text is empty' "$out"
while read -r action; do
    run 0 why move.scn "$action"
done <listed

# -- los ----------------------------------------------------------------------------------------

good los battle.scn G3 g4
prints 'G3 sees g4, distance 1'
run 1 los battle.scn I5 i2
is "what blocks" grep -qxF '    i4: forest, crossed by the line [memoir:TER-FOREST-4]' "$out"
run 1 los --json battle.scn I5 i2
node_is "los --json" "$out" 'd.visible === false && d.distance === 3 && d.rule === "memoir:LOS-4" &&
    d.blockers.some(b => b.hex === "i4" && b.what === "forest")'
good los --all --json battle.scn
cp "$out" all
node_is "all pairs, both ways, oneself left out" "$out" 'Object.keys(d).length === 113 &&
    Object.entries(d).every(([a, seen]) => !seen.includes(a) && seen.every(b => d[b].includes(a)))'
good los --json battle.scn
is "without hexes: all" cmp -s "$out" all
good los battle.scn
is "as text, a hex a line" test "$(wc -l <"$out")" -eq 113
refused 1 'did you mean `e6`' los battle.scn E5 E6
refused 1 'no such hex' los battle.scn E5 Z1
cp "$source/tests/replays/memoir/proving-ground.scn" .
run 1 los pegasus-bridge E3 H3
is "the pond is a lake, which blocks, and the rule is named" test "$(grep -c 'lake, crossed by the line \[memoir:TER-LAKE-2\]' "$out")" -eq 2
good los --edition classic pegasus-bridge E3 H3
good los --all --json --edition classic pegasus-bridge
for pair in 'F5 H3' 'F5 f2' 'F5 g2' 'G5 e2' 'G5 f2' 'G5 g2' 'H5 f2' 'e4 h4' 'e4 g2' 'E3 H3' 'H3 e4'; do
    run 1 los --json pegasus-bridge ${pair% *} ${pair#* }
    node_is "the pond between $pair in revised" "$out" 'd.blockers.length === 2 && d.blockers.every(b => b.rule === "memoir:TER-LAKE-2")'
    run 0 los --json --edition classic pegasus-bridge ${pair% *} ${pair#* }
    is "no lake between $pair in classic" sh -c '! grep -q LAKE "$1"' - "$out"
done
good los --all --json --edition classic proving-ground.scn
cp "$out" classic
good los --all --json --edition revised proving-ground.scn
is "hills differ between the editions" sh -c '! cmp -s "$0" classic' "$out"
# every blocked pair is told with what blocks it
node -e '
    const { spawnSync } = require("child_process");
    const all = JSON.parse(require("fs").readFileSync("all", "utf8")), hexes = Object.keys(all);
    let bad = 0;
    for (let i = 0; i < 60; i++) {
        const a = hexes[(i * 37) % hexes.length], b = hexes[(i * 53 + 11) % hexes.length];
        if (a === b) continue;
        const r = spawnSync(process.argv[1], ["los", "--json", "battle.scn", a, b], { encoding: "utf8" });
        const d = JSON.parse(r.stdout), seen = all[a].includes(b);
        if (d.visible !== seen || r.status !== (seen ? 0 : 1) || (d.blockers.length === 0) !== seen) bad++;
    }
    process.exit(bad ? 1 : 0)' "$bocage"
is "one pair at a time is the same as all" test $? -eq 0

# -- odds ---------------------------------------------------------------------------------------

good odds battle.scn 'attack G3-g4'
prints '3 dice against Axis armor of 3 on g4'
prints 'eliminated                 3.70 %  8/216'
is "Ambush possible" grep -q '^Ambush possible: 3 dice' "$out"
good odds --json battle.scn 'attack G3-g4'
node_is "odds --json" "$out" 'd.dice === 3 && d.of === 216 && d.parts.base === 3 &&
    d.hits_ways.join() === "64,96,48,8" && d.hits[0] === 64 / 216 && d.eliminate === 8 / 216 &&
    d.retreat_ways === 91 && d.ambush_possible === true && d.medals_by_gain[1] === 8 / 216'
refused 1 'memoir:BATTLE-7' odds battle.scn 'attack G3-C9'
refused 1 'no dice are rolled for it' odds battle.scn 'done'
refused 1 'no dice are rolled now' odds battle.scn
refused 1 'unknown action' odds battle.scn 'atack G3-g4'
{
    sed '/^unit/d' battle.scn
    echo 'unit G3 ordered moved from G1 battled'
    echo 'todo attack allies at G3 to g4 dice 3'
} >due.scn
good odds --json due.scn
node_is "the roll that is due" "$out" 'd.dice === 3 && d.hits_ways.join() === "64,96,48,8"'
{
    sed -e '/^unit/d' -e 's/attack-center/barrage/' battle.scn
    echo 'todo barrage allies dice 4'
} >barrage.scn
good odds --json barrage.scn 'target C9'
node_is "a barrage" "$out" 'd.dice === 4 && d.of === 1296 && d.from === null && !d.may_ignore_flag && d.hits_ways[4] === 81'
{
    sed -e '/^unit/d' -e 's/attack-center/air-power/' battle.scn
    echo 'todo air-targets allies dice 2'
} >air.scn
good odds --json air.scn 'target C9'
node_is "air power: stars hit" "$out" 'd.dice === 2 && d.hits_ways[2] === 16'

# -- replay -------------------------------------------------------------------------------------

good replay --verify "$replay"
is "verified" grep -q ": ok, $last actions, result open$" "$out"
good replay "$replay"
is "a line for each action" test "$(grep -cE '^[0-9]+ +(chance|axis|allies) ' "$out")" -eq "$last"
is "events in words" grep -qE '^ +[A-Za-z][0-9] attacks [A-Za-z][0-9] with [0-9] dice$' "$out"
is "no event is without words" sh -c '! grep -q "something happens" "$0"' "$out"
prints 'result open'
good replay --json "$replay"
is "a line of data for each action, and the end" test "$(wc -l <"$out")" -eq $((last + 1))
is "each is JSON" node -e '
    const lines = require("fs").readFileSync(process.argv[1], "utf8").trimEnd().split("\n").map(l => JSON.parse(l));
    process.exit(lines.slice(0, -1).every((l, i) => l.ply === i + 1 && l.action && Array.isArray(l.events)) &&
        lines.at(-1).ok ? 0 : 1)' "$out"
refused 1 'false.replay:' replay --verify false.replay
run 1 replay false.replay
is "the lines before the fault are shown" grep -q "^$((last - 1)) " "$out"
refused 1 'no such file' replay absent.replay
run 1 replay battle.scn
is "a position is no replay" is_one_error_line

# -- tables -------------------------------------------------------------------------------------

good tables
prints 'terrains'
good tables --json
node_is "tables --json" "$out" 'd.memoir.cards.reduce((sum, c) => sum + c.copies, 0) === 60 &&
    d.memoir.faces.reduce((sum, f) => sum + f.sides, 0) === 6 &&
    d.memoir.terrains.find(t => t.word === "forest").into.join() === "1,2,0" &&
    d.memoir.reasons.every(r => /^MR_/.test(r.code) && /^memoir:/.test(r.rule) && r.text) &&
    d.memoir.todo.includes("retreat") && d.memoir.phases[1] === "play-card" && d.memoir.nations.includes("DE")'
cp "$out" tables.json
good rules --json
is "every rule the tables cite exists" node -e '
    const read = f => JSON.parse(require("fs").readFileSync(f, "utf8"));
    const ids = read(process.argv[1]).map(r => `memoir:${r.id}`), t = read("tables.json").memoir;
    const cited = Object.values(t).flat().map(row => row.rule).filter(Boolean);
    process.exit(cited.every(id => ids.some(i => i === id || i.startsWith(id + "-"))) ? 0 : 1)' "$out"

# -- bench --------------------------------------------------------------------------------------

good bench --no-ai --games 1
is "the calibration comes first" sh -c 'head -n 1 "$0" | grep -q "^copy of 1 KiB (calibration) "' "$out"
good bench --no-ai --games 1 --json
cp "$out" first
node_is "bench --json" "$out" 'd.calibration_ns > 0 && d.memoir.ns_per_decision > 0 && d.memoir.games_per_s > 0 &&
    d.memoir.state_bytes <= 2048 && d.memoir.longest_list <= d.memoir.max_actions && d.memoir.los_ns > 0 &&
    d.memoir.view_guess_ns > 0 && d.memoir.clone_ns > 0 && d.memoir.game_bytes > 0 && d.memoir.unfinished === 0 &&
    d.memoir.scenarios.length >= 4 && d.memoir.scenarios.every(s => s.decisions > 0 && s.edition) && !d.ai && !d["ai-assault"]'
node_is "bench --json of assault" "$out" 'd.assault.ns_per_decision > 0 && d.assault.games_per_s > 0 &&
    d.assault.state_bytes <= 4096 && d.assault.longest_list <= d.assault.max_actions && d.assault.longest_list > 50 &&
    d.assault.view_guess_ns > 0 && d.assault.clone_ns > 0 && d.assault.game_bytes > 0 && d.assault.unfinished === 0 &&
    d.assault.scenarios.length === 14 && d.assault.scenarios.every(s => s.decisions > 0 && s.chances > 0)'
good bench --no-ai --games 1 --json
is "the same games every time" node -e '
    const read = f => Object.values(JSON.parse(require("fs").readFileSync(f, "utf8"))).flatMap(p => p.scenarios ?? [])
        .map(s => [s.id, s.edition, s.decisions, s.forced, s.chances].join()).join();
    process.exit(read(process.argv[1]) === read("first") ? 0 : 1)' "$out"
good bench --no-ai --games 1 --seed 2 --json
is "others by another seed" node -e '
    const read = (f, game) => JSON.parse(require("fs").readFileSync(f, "utf8"))[game].scenarios.map(s => s.decisions).join();
    process.exit(["memoir", "assault"].every(game => read(process.argv[1], game) !== read("first", game)) ? 0 : 1)' "$out"
good bench --ai --games 1 --nodes 400 --turns 1
is "trials a second" grep -q "trials/s" "$out"
is "a table for each ruleset's players" sh -c '[ "$(grep "computer players" "$0")" = "$(printf "memoir: computer players\nassault: computer players")" ]' "$out"
good bench --ai --games 1 --nodes 400 --turns 1 --json
node_is "bench --ai --json" "$out" '!d.memoir && !d.assault && d.ai.ruleset === "memoir" && d["ai-assault"].ruleset === "assault" &&
    [d.ai, d["ai-assault"]].every(ai => ai.value_ns > 0 && ai.judge_copies > 0 && ai.captain_games_per_s > 0 &&
        ai.search.map(s => s.level + s.threads).join() === "general1,general2,marshal1,marshal2" &&
        ai.search.every((s, i) => s.nodes > s.trials && s.trials > 0 && s.turns >= s.trials && s.cores > 0 &&
            s.nodes === ai.search[i - i % 2].nodes && s.speedup > 0) &&
        ai.turns.map(t => t.level + t.turns).join() === "general1,marshal1" && ai.turns.every(t => t.slowest_s >= t.mean_s))'

# -- a full disk --------------------------------------------------------------------------------

if [ -c /dev/full ]; then
    for arguments in 'legal move.scn' 'why move.scn done' 'los battle.scn' 'odds due.scn' 'tables' \
        'tables --json' 'bench --no-ai --games 1' 'sim --scenario pegasus-bridge --pairs 1' 'replay --verify strange@7'; do
        # shellcheck disable=SC2086
        "$bocage" $arguments >/dev/full 2>"$err"
        status=$?
        is "bocage $arguments >/dev/full: status 3" test $status -eq 3
        is "bocage $arguments >/dev/full: one line" is_one_error_line
    done
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
