#!/bin/sh
# The command line with a ruleset that has no tools, games of one to eight seats, and two rulesets in one table.
# Usage: toy_cli.sh BOCAGE-TOY SOURCE_DIR
set -eu
bocage=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/toy"
for folder in memoir art; do ln -s "$2/data/$folder" "$work/$folder"; done
for form in solo duel team eight; do printf 'bocage 1\nruleset toy\nform %s\n' $form >"$work/toy/toy-$form.scn"; done
export BOCAGE_DATA="$work"
failed=0

# says STATUS TEXT ARGUMENT...: the exit status, and a part of what is printed
says() {
    status=0
    wanted=$1 text=$2
    shift 2
    "$bocage" "$@" >"$work/out" 2>&1 || status=$?
    if [ $status -ne "$wanted" ] || ! grep -qF -- "$text" "$work/out"; then
        echo "bocage-toy $*: status $status, wanted $wanted and: $text"
        cat "$work/out"
        failed=1
    fi
}

says 0 'toy-eight                          Toy: eight' scenarios
says 0 '"id":"toy-team","ruleset":"toy","title":"Toy: team","sides":["red","blue","blue-2"]' scenarios --json
says 0 '"id":"pegasus-bridge","ruleset":"memoir"' scenarios --json
says 0 '{"name":"toy","options":[' scenarios --rulesets --json
says 2 'there is no ruleset `ludo`; there is memoir, assault and toy' scenarios --ruleset ludo
says 0 'draw 1  6/20' legal --outcomes toy-duel
says 0 '"actor":"chance","ply":0' legal --json toy-team
says 1 'there is no such seat in this game' legal --seat green toy-team
says 1 'BCG_CHANCE_DECIDES' why toy-team pass
says 0 'form duel' show --format scn toy-duel
says 1 'the ruleset toy has no board as text' show toy-duel
says 1 'the ruleset toy has no lines of sight' los toy-duel
says 1 'the ruleset toy has no odds' odds toy-duel
says 1 'the ruleset toy has no format of other programs' export toy-duel
says 0 'toy-team.scn: ok' check "$work/toy/toy-team.scn"
says 0 '"toy-solo":{"games":2,' sim --ruleset toy --pairs 2 --json
says 0 'toy-eight,random,4,' sim --scenario toy-eight,toy-team --pairs 2 --balance --csv
says 1 'it is of another ruleset than the others' sim --scenario toy-duel,pegasus-bridge --p1 random --pairs 1
says 0 'toy:' legal --help
exit $failed
