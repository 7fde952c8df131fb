#!/bin/sh
# bocage hint: what it advises is allowed, is the same every time, and comes from what the side that decides
# may see. (That every step of a plan can be taken is in src/api/bocage_test.c.)
# Usage: hint.sh BOCAGE_BINARY SOURCE_DIR
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
replay=$work/pegasus-bridge-revised.replay
gzip -dc "$source/tests/replays/memoir/pegasus-bridge-revised.replay.gz" >"$replay" || exit 2
quick='--ai general:2000'

# shellcheck source=tests/called.sh
. "$source/tests/called.sh"
# hint ARGUMENT...: a hint that is given, with few nodes.
hint() {
    # shellcheck disable=SC2086
    good hint $quick "$@"
}

# -- usage --------------------------------------------------------------------------------------

good hint --help
is "hint --help tells its usage" grep -q '^usage: bocage hint ' "$out"
refused 2 'name one scenario' hint
refused 2 'name one scenario' hint a b
refused 2 'unknown option `--bogus`' hint --bogus
refused 2 'is a level' hint --ai corporal "$replay@12"
refused 2 'is a level' hint --ai general:0 "$replay@12"
refused 2 'is a level' hint --ai general:many "$replay@12"
for level in random cadet captain captain:500; do
    refused 2 "${level%:*} does not search" hint --ai $level "$replay@12"
done
is "each level that gives advice is named once" grep -q 'cannot say why; --ai is general or marshal;' "$err"
refused 2 'from 1 on' hint --threads 0 "$replay@12"
refused 2 'is a number' hint --seed x "$replay@12"
refused 2 'needs a value' hint --ai
refused 2 'classic or revised' hint --edition new pegasus-bridge
refused 1 'did you mean `pegasus-bridge`' hint pegasus-brigde
refused 1 'no such file' hint ./absent.scn
refused 1 'edition and options already' hint --edition classic "$replay@12"

# -- nobody to advise ---------------------------------------------------------------------------

refused 1 'the cards are still to be dealt' hint pegasus-bridge
refused 1 'the cards are still to be dealt' hint --json "$replay@3"
awk '/^```/ { n++ } n == 1 && !/^```/' "$source/docs/formats.md" >ferry.scn
cat ferry.scn - >over.scn <<'END'
turn 9 allies phase over
result allies
END
refused 1 'the game is over' hint over.scn
cat ferry.scn - >roll.scn <<'END'
turn        3 allies phase battle
hand        axis hidden 4
hand        allies recon-left
unit        G3 ordered moved from G1 battled
played      allies attack-center in-play
todo        attack allies at G3 to g4 dice 3
END
refused 1 'nobody has to decide now: chance does' hint roll.scn
cat ferry.scn - >card.scn <<'END'
turn        3 allies phase play-card
hand        axis hidden 4
hand        allies recon-left probe-center attack-right dig-in
END
sed 's/^hand  *allies.*/hand allies hidden 4/' card.scn >unknown.scn
refused 1 'the cards of the side that decides are hidden' hint unknown.scn
sed 's/^hand  *allies.*/hand allies dig-in hidden 3/' card.scn >unknown.scn
refused 1 'the cards of the side that decides are hidden' hint unknown.scn

# -- what is advised ----------------------------------------------------------------------------

# A card of one's own, the enemy's hidden.
hint card.scn
is "a card is advised" grep -qE '^play (recon-left|probe-center|attack-right|dig-in)$' "$out"
is "and what is for it" grep -qE '^Expected by the end of the next turn of the Axis: [+-][0-9.]+ medals for the Allies, [+-][0-9.]+ for the Axis\.$' "$out"
is "the chance" grep -qE '^Chance to win as general judges: [0-9]+ %; .*\.$' "$out"
is "the trials" grep -qE '^[0-9]+ trials of this plan, [0-9]+ decisions looked at\.$' "$out"
cp "$out" words
hint --json card.scn
node_is "hint --json" "$out" 'd.actor === "allies" && d.level === "general" && d.plan[0] === d.action &&
    d.plan.every(a => typeof a === "string") && d.chance > 0 && d.chance < 1 && Math.abs(d.lead) < 1 &&
    Math.abs(d.gain) < 9 && Math.abs(d.risk) < 9 && d.trials > 0 && d.nodes > 0'
is "words and data say the same" node -e '
    const lines = require("fs").readFileSync("words", "utf8").split("\n"), d = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const plan = [lines[0], ...lines.filter(l => l.startsWith("  then ")).map(l => l.slice(7))];
    process.exit(plan.join() === d.plan.join() && lines.includes(`${d.trials} trials of this plan, ${d.nodes} decisions looked at.`) ? 0 : 1)' "$out"

# At many points of a game: allowed, or a word about who decides instead.
given=0
for ply in 12 20 28 36 44 52 60 68 76 84 92 100; do
    # shellcheck disable=SC2086
    if "$bocage" hint $quick "$replay@$ply" >"$out" 2>"$err"; then
        given=$((given + 1))
        action=$(head -n 1 "$out")
        run 0 why "$replay@$ply" "$action"
    else
        is "@$ply: chance decides" grep -q 'nobody has to decide now' "$err"
        is "@$ply: so the rules say" sh -c '"$0" legal --json "$1" | grep -q "\"actor\":\"chance\""' "$bocage" "$replay@$ply"
    fi
done
is "hints were given" test $given -ge 5

# A choice in the enemy's turn looks as far: to the end of one's own next turn.
cat ferry.scn - >ambush.scn <<'END'
unit        G3 ordered moved from G1 battled
turn        3 allies phase battle
hand        axis ambush recon-left
hand        allies hidden 4
played      allies attack-center in-play
todo        attack allies at G3 to g4 dice 3
todo        ambush axis at g4 to G3 dice 3
END
hint ambush.scn
is "an answer to an attack" grep -qE '^(ambush|pass)' "$out"
is "the turn it looks to" grep -q '^Expected by the end of the next turn of the Axis: .* for the Axis, .* for the Allies\.$' "$out"
sed 's/ambush recon-left/recon-left/' ambush.scn >forced.scn
hint forced.scn
is "the only action, and a word about it" test "$(tail -n 1 "$out")" = 'It is the only action that is allowed.'
hint --json forced.scn
node_is "the only action as data" "$out" 'd.trials === 0 && d.nodes === 0 && d.plan.join() === d.action &&
    [d.chance, d.lead, d.gain, d.risk].every(n => n === null)'

# -- the same every time, from nothing that is hidden -------------------------------------------

hint --json "$replay@12"
cp "$out" first
hint --json --threads 1 "$replay@12"
is "on one thread" cmp -s "$out" first
hint --json --threads 3 "$replay@12"
is "on three" cmp -s "$out" first
hint --json --seed 1 "$replay@12"
is "1 is the usual seed" cmp -s "$out" first
good show --format scn "$replay@12"
cp "$out" full.scn
hint --json full.scn
is "from the position" cmp -s "$out" first
node_is "the Axis decides" first 'd.actor === "axis"'
cards=$(sed -n 's/^hand  *allies //p' full.scn | wc -w)
is "the position names the enemy's cards" test "$cards" -gt 1
sed "s/^hand  *allies .*/hand allies hidden $cards/" full.scn >seen.scn
hint --json seen.scn
is "from what the side may see" cmp -s "$out" first
good hint --json --ai marshal:2000 "$replay@12"
node_is "another level" "$out" 'd.level === "marshal"'
good hint --json --ai general:9000 "$replay@12"
is "more nodes, more trials" node -e '
    const read = f => JSON.parse(require("fs").readFileSync(f, "utf8")).nodes;
    process.exit(read(process.argv[1]) > read("first") ? 0 : 1)' "$out"

if [ -c /dev/full ]; then
    # shellcheck disable=SC2086
    "$bocage" hint $quick card.scn >/dev/full 2>"$err"
    is "a full disk: status 3" test $? -eq 3
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
