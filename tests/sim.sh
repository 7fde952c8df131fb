#!/bin/sh
# bocage sim: computer players against each other, all levels, both sides of every battle.
# (Its figures are proved in src/cli/statistics_test.c, the players in src/ai/ai_test.c.)
# Usage: sim.sh BOCAGE_BINARY SOURCE_DIR
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

# same_but_times FILE FILE: the same JSON once the times are taken out.
same_but_times() {
    is "the same games, whatever the number of threads: $called" node -e '
        const read = f => JSON.stringify(JSON.parse(require("fs").readFileSync(f, "utf8")),
            (key, value) => /_turn_s$|^s_per_turn$/.test(key) ? undefined : value);
        process.exit(read(process.argv[1]) === read(process.argv[2]) ? 0 : 1)' "$1" "$2"
}
# on_threads ARGUMENT...: the same with 1 and with 3 threads; its JSON is in `first`.
on_threads() {
    good sim "$@" --threads 1 --json
    cp "$out" first
    good sim "$@" --threads 3 --json
    same_but_times first "$out"
}

# -- usage --------------------------------------------------------------------------------------

refused 2 'too much' sim x
refused 2 'from 1 on' sim --pairs 0
refused 2 'from 1 on' sim --threads none
refused 2 'from 1 on' sim --matrix --budget-part 0
refused 2 'is a level' sim --p1 corporal
refused 2 'is a level' sim --p2 general:0
refused 2 'is a number' sim --seed x
refused 2 'commas between' sim --scenario ''
refused 2 'commas between' sim --scenario toulon,,st-vith
refused 2 'commas between' sim --scenario toulon,
refused 2 'do not go together' sim --matrix --balance
refused 2 'no --p1' sim --matrix --p1 cadet
refused 2 'no --p2' sim --balance --p2 cadet
refused 2 'belongs to --matrix' sim --budget-part 5
refused 1 'no-such' sim --scenario no-such
refused 1 'did you mean `toulon`' sim --scenario st-vith,tulon
refused 1 'in the list already' sim --scenario toulon --scenario toulon
refused 1 'in the list already' sim --scenario toulon,all

# -- two players --------------------------------------------------------------------------------

on_threads --scenario pegasus-bridge --pairs 3 --p1 captain --p2 random
node_is "captain beats random" first 'd.games === 6 && d.p1.wins >= 5 && d.p1.ci95[0] < d.p1.rate && d.finished'
node_is "times of a turn" first '[d.p1, d.p2].every(p =>
    p.s_per_turn > 0 && p.s_per_turn <= p.slowest_turn_s && p.p99_turn_s > 0 && p.p99_turn_s <= p.slowest_turn_s)'
on_threads --scenario pegasus-bridge --pairs 2 --p1 general:100 --p2 cadet --seed 5
good sim --scenario pegasus-bridge --pairs 1 --p1 general:300 --p2 cadet
is "a table" grep -q '^all ' "$out"
is "with the times" grep -qE '^general:300 +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9]+$' "$out"
good sim --pairs 1 --p1 random --p2 random --csv
is "every battle for two" test "$(wc -l <"$out")" -eq 17
is "as many values as names" awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' "$out"

good sim --scenario sword-beach,toulon --scenario st-vith --pairs 1 --p1 cadet --json
node_is "several battles, in the order given" "$out" 'd.games === 6 && d.scenario === "sword-beach,toulon,st-vith" &&
    Object.keys(d.by_scenario).join() === d.scenario'
cp "$source/data/memoir/toulon.scn" 'a,b.scn'
good sim --scenario a,b.scn --pairs 1 --json
node_is "a file with a comma in its name" "$out" 'Object.keys(d.by_scenario).join() === "toulon"'

# -- partners -----------------------------------------------------------------------------------

refused 2 'partner is a level' sim --partner corporal
refused 2 'no --matrix' sim --matrix --partner cadet
refused 2 'no --balance' sim --balance --partner cadet
refused 1 'no side has more than one seat' sim --scenario toulon --partner cadet
on_threads --form team-2-3 --scenario pegasus-bridge --pairs 4 --p1 captain --p2 random
node_is "captain in all seats of either side" first 'd.games === 8 && d.p1.wins >= 7 && !("partner" in d.p1) &&
    d.by_scenario["pegasus-bridge"].axis >= 3 && d.by_scenario["pegasus-bridge"].allies >= 3'
on_threads --form alliance-2-2 --edition revised --scenario pegasus-bridge --pairs 2 --p1 captain:300 --partner random --p2 cadet
node_is "it says who the partner is" first 'd.p1.ai === "captain" && d.p1.nodes === 300 && d.p1.partner === "random" && !("partner" in d.p2)'
good sim --form team-3-3 --scenario pegasus-bridge --pairs 1 --p1 random --partner general:200 --csv
is "both names" grep -q ',random+general:200,captain,' "$out"
good sim --form team-3-3 --pairs 1 --p1 random --p2 random --csv
is "every battle that allows the form" test "$(wc -l <"$out")" -eq 17

# -- all levels ---------------------------------------------------------------------------------

on_threads --matrix --scenario pegasus-bridge --pairs 1 --budget-part 1000000
node_is "all meet all" first 'd.finished && d.budget_part === 1000000 && d.levels.length === 5 && d.cells.length === 10 &&
    d.cells.every(c => c.games === 2 && c.wins + c.losses + c.draws === 2 && c.ci95[0] <= c.rate && c.rate <= c.ci95[1])'
node_is "Elo numbers with their errors" first 'd.levels[0].elo === 0 &&
    d.levels.slice(1).every((l, i) => l.elo_error95 > 0 && l.step_error95 > 0 && Math.abs(l.elo - d.levels[i].elo - l.step) < 0.2)'
good sim --matrix --scenario pegasus-bridge --pairs 1 --budget-part 1000000
is "the heading tells the budget" grep -q 'at 1/1000000 of their nodes' "$out"
is "and the games of each cell" grep -qE '^captain +2 +2 +0 +2 +2$' "$out"
good sim --matrix --scenario pegasus-bridge --pairs 1 --budget-part 1000000 --csv
is "a line for each pair of levels" test "$(wc -l <"$out")" -eq 11
is "as many values as names" awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' "$out"

# -- both sides ---------------------------------------------------------------------------------

on_threads --balance --pairs 2
node_is "every battle for two, twice the pairs" first 'd.finished && d.ai === "captain" && d.scenario === "all" &&
    d.battles.length === 16 && d.battles.every(b => b.games === 4 && b.axis.wins + b.allies.wins + b.draws === 4)'
node_is "rates of both sides" first 'd.battles.every(b => Math.abs(b.axis.rate + b.allies.rate - 1) < 1e-3 &&
    Math.abs(b.axis.ci95[0] + b.allies.ci95[1] - 1) < 1e-3 && b.axis.medals >= 0 && b.turns > 1 && b.title)'
on_threads --balance --p1 general:50 --pairs 1 --scenario pegasus-bridge --edition classic
node_is "it says what was asked" first 'd.ai === "general" && d.nodes === 50 && d.edition === "classic" && d.seed === 1'
good sim --balance --pairs 1 --json
node_is "the two games of a pair are not the same" "$out" 'd.battles.some(b => b.turns % 1 !== 0)'
good sim --balance --pairs 1
is "a table" grep -qE '^all +32 ' "$out"
good sim --balance --pairs 1 --csv
is "a line for each battle" test "$(wc -l <"$out")" -eq 17
is "as many values as names" awk -F, 'NR == 1 { n = NF } NF != n { exit 1 }' "$out"

# -- Ctrl-C -------------------------------------------------------------------------------------

# interrupted ARGUMENT...: Ctrl-C after a moment; what has been played is told, and at once.
interrupted() {
    called="bocage sim $* and Ctrl-C"
    timeout --preserve-status --kill-after 20 -s INT 2 "$bocage" sim "$@" >"$out" 2>"$err"
    status=$?
    is "$called: status 0, not $status" test $status -eq 0
    is "$called: standard error is empty" test ! -s "$err"
}
interrupted --scenario toulon --pairs 100000 --json
node_is "$called: the games played so far" "$out" 'd.finished === false && d.games > 0 && d.games < 200000 &&
    d.by_scenario.toulon.games === d.games'
interrupted --scenario toulon --pairs 100000
is "$called: it is said" grep -qE '^broken off: [0-9]+ of 200000 games$' "$out"
interrupted --balance --scenario toulon --pairs 100000 --json
node_is "$called" "$out" 'd.finished === false && d.battles[0].games > 0'
interrupted --matrix --scenario toulon --pairs 100000 --json
node_is "$called: levels that have not played have no number" "$out" 'd.finished === false && d.cells[0].games > 0 &&
    d.levels[1].elo > 0 && d.levels[4].elo === null'
interrupted --scenario toulon --pairs 1 --p1 marshal:1000000000 --p2 marshal:1000000000 --json
node_is "$called: in the middle of a long thought" "$out" 'd.finished === false && d.games === 0'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
