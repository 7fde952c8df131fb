#!/bin/sh
# The program as a user meets it: exit statuses, outputs, files, errors.
# Usage: cli.sh BOCAGE_BINARY SOURCE_DIR
# shellcheck disable=SC2016
set -u
[ $# -eq 2 ] || { echo "usage: $0 BOCAGE_BINARY SOURCE_DIR" >&2; exit 2; }
bocage=$(realpath "$1")
source=$(realpath "$2")
work=$(mktemp -d) || exit 2
trap 'chmod -R u+rwx "$work" 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 2
out=$work/.out
err=$work/.err
unset BOCAGE_DATA NO_COLOR COLORTERM
pegasus=$source/data/memoir/pegasus-bridge.scn

# shellcheck source=tests/called.sh
. "$source/tests/called.sh"

# -- usage --------------------------------------------------------------------------------------

good --version
is "the version" grep -qE '^bocage [0-9]+\.[0-9]+\.[0-9]+$' "$out"
good help
is "help lists the commands" grep -q '^  check ' "$out"
good --help
good help show
is "help show tells the options" grep -q -- '--format' "$out"
cp "$out" help-show
for asked in '--help' '-h' '--format svg --help'; do
    # shellcheck disable=SC2086
    good show $asked
    is "show $asked is the same as help show" cmp -s "$out" help-show
done
good check --help
good scenarios --help
good rules --help
run 2
is "without a command the list comes" grep -q '^Commands' "$err"
is "and nothing on standard output" test ! -s "$out"
refused 2 'did you mean `show`' shwo
refused 2 'did you mean `check`' help chekc
refused 2 'bocage help' frobnicate
refused 2 'unknown option `--jsn`' check --jsn x
refused 2 'unknown option `-z`' show -zq pegasus-bridge
refused 2 'unknown option `--bogus`' show pegasus-bridge --bogus
refused 2 'takes no value' check --json=yes x
refused 2 'needs a value' show --format
refused 2 'needs a value' show pegasus-bridge -o
refused 2 'at least one file' check
refused 2 'name a scenario' show
refused 2 'one scenario' show pegasus-bridge pegasus-bridge
refused 2 'text, svg, json or scn' show --format png pegasus-bridge
refused 2 'light, dark or safe' show --theme pink pegasus-bridge
refused 2 'auto, always or never' show --color sometimes pegasus-bridge
refused 2 'there is no ruleset' scenarios --ruleset chess
refused 2 'too much' scenarios pegasus-bridge

# -- files that are not there or not files -------------------------------------------------------

mkdir folder
refused 1 'no such file' check absent.scn
refused 1 'folder' check folder
refused 1 'no such file' check ''
refused 1 'no such file' show ./absent.scn
refused 1 'folder' show ./folder
refused 1 'did you mean `pegasus-bridge`' show pegasus-brigde
refused 1 'bocage scenarios' show waterloo
cp "$pegasus" secret.scn
chmod 0 secret.scn
if [ -r secret.scn ]; then
    echo "skipped: an unreadable file (this user reads everything)"
else
    refused 1 'ermission' check secret.scn
fi
run 1 check "$pegasus" absent.scn
is "the good one of two files is ok" grep -q 'pegasus-bridge.scn: ok$' "$out"
is "the absent one of two files is told once" is_one_error_line
run 1 check --json absent.scn
is "--json: an absent file is told as data only" test ! -s "$err"
node_is "--json: an absent file is a problem" "$out" 'd.ok === false && d.problems.length === 1'
good check "$pegasus"
good check -- "$pegasus"
good check --json "$pegasus"
node_is "check --json of a good file" "$out" 'd.ok === true && d.problems.length === 0'

# Standard input; more than one warning is counted.
good check - <"$pegasus"
is "check -: ok" grep -qx -- '-: ok' "$out"
good show --ascii pegasus-bridge
cp "$out" by-id
good show --ascii - <"$pegasus"
is "show - is show of the file" cmp -s "$out" by-id
# What the classic edition has no tile for is drawn as what it plays.
good show --format json sainte-mere-eglise
node_is "a church in revised" "$out" 'd.hexes.find(h => h.hex === "G5").terrain === "church"'
good show --format json --edition classic sainte-mere-eglise
node_is "a town in classic" "$out" 'd.hexes.find(h => h.hex === "G5").terrain === "town"'
good show --format json pegasus-bridge
node_is "a lake in revised" "$out" 'd.hexes.filter(h => h.terrain === "lake").length === 4'
good show --format json --edition classic pegasus-bridge
node_is "a river in classic" "$out" 'd.hexes.filter(h => h.terrain === "river").length === 20 && d.hexes.every(h => h.terrain !== "lake")'
good show --format svg pegasus-bridge
cp "$out" revised.svg
is "the lake is drawn" grep -q 'id="lake"' "$out"
good show --format svg --edition classic pegasus-bridge
is "no lake is drawn in classic" sh -c '! grep -q lake "$1"' - "$out"
is "other water is" sh -c '! cmp -s "$1" revised.svg' - "$out"
good show --format scn --edition classic pegasus-bridge
is "the file keeps both" grep -q '^river-in-classic f4 g4 F3 G3$' "$out"
is "and the edition" grep -q '^edition *classic$' "$out"
refused 2 'classic or revised' show --edition new pegasus-bridge
good show --ascii - <"$source/tests/replays/memoir/pegasus-bridge.replay"
refused 1 'empty' check - </dev/null
run 1 check - - <"$pegasus"
is "standard input is read once" grep -qF 'the file is empty' "$err"
run 0 import - <"$source/tests/m44/sample-1-simple.m44"
is "import -" grep -qx 'bocage 1' "$out"
run 0 check "$source/tests/advice/03-no-unit.scn"
is "one warning" grep -q ': ok, 1 warning$' "$out"
run 0 check "$source/tests/advice/06-too-few-medals.scn"
is "two warnings" grep -q ': ok, 2 warnings$' "$out"

# Who has a file of the community's format is told of `import`.
refused 1 '`bocage import` reads files of other programs' check "$source/tests/m44/sample-1-simple.m44"
refused 1 '`bocage import` reads files of other programs' show "$source/tests/m44/sample-1-simple.m44"
echo scenario >scenario.scn
refused 1 'must be `bocage 1`' check scenario.scn
is "others are not" sh -c '! grep -qF import "$0"' "$err"

truncate -s 1G large.scn
before=$(date +%s)
refused 1 'larger than' check large.scn
refused 1 'larger than' check /dev/zero
refused 1 'larger than' show ./large.scn
is "huge files are refused within 5 s" test $(($(date +%s) - before)) -le 5
if grep -qa __asan_init "$bocage"; then
    echo "skipped: the memory limit (a sanitizer build reserves terabytes)"
else
    # shellcheck disable=SC3045
    (ulimit -v 65536 && "$bocage" check large.scn) >"$out" 2>"$err"
    is "a huge file needs less than 64 MiB" grep -qF 'larger than' "$err"
fi
rm large.scn
refused 1 'empty' check /dev/null

# A name with a line end in it must not break the line.
run 1 check 'two
lines'
is "a line end in a file name" is_one_error_line

# -- scenarios ----------------------------------------------------------------------------------

good scenarios
is "Pegasus Bridge comes first" test "$(head -n 1 "$out" | cut -d' ' -f1)" = pegasus-bridge
good scenarios --ruleset memoir
ids=$(cut -d' ' -f1 "$out")
good scenarios --ruleset memoir --json
node_is "the fields of scenarios --json" "$out" 'd.length >= 2 && d.every(s =>
    /^[a-z0-9-]+$/.test(s.id) && s.ruleset === "memoir" && typeof s.title === "string" &&
    ["standard", "overlord", "breakthrough"].includes(s.board) &&
    s.sides.join() === "axis,allies" && s.medals.length === 2 && s.medals.every(Number.isInteger))'
node_is "the forms of play of a battle" "$out" 'd[0].forms[0].form === "duel" &&
    d[0].forms.find(f => f.form === "alliance-1-2").editions.join() === "revised" &&
    d[0].forms.find(f => f.form === "team-3-3").editions.join() === "revised,classic" &&
    d[0].forms.find(f => f.form === "team-2-1").seats.join() === "axis-center,axis-flanks,allies" &&
    d.filter(s => s.board === "overlord").every(s => s.forms[0].form === "overlord-1-1" &&
        s.forms.every(f => f.form === "duel" || f.form.startsWith("overlord-")))'
node_is "the row of Pegasus Bridge" "$out" 'd[0].id === "pegasus-bridge" &&
    d[0].title === "Pegasus Bridge" && d[0].board === "standard" && d[0].medals.join() === "4,4"'
standard=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))
    .filter(s => s.board === "standard").map(s => s.id).join(" ")' "$out")

export BOCAGE_DATA=/nonexistent/folder
refused 3 'BOCAGE_DATA' scenarios
refused 3 'BOCAGE_DATA' scenarios --json
refused 1 'BOCAGE_DATA' show pegasus-bridge
mkdir -p data/memoir
export BOCAGE_DATA="$work/data"
good scenarios
is "no scenarios in an empty folder" test ! -s "$out"
good scenarios --json
node_is "no scenarios in an empty folder, as data" "$out" 'd.length === 0'
cp "$pegasus" data/memoir/
good show pegasus-bridge
run 3 show --format svg pegasus-bridge
is "svg without drawings: one line" is_one_error_line
cp "$source/tests/broken/20-bad-id.scn" data/memoir/
run 0 scenarios
is "a broken file does not hide the good ones" grep -q '^pegasus-bridge' "$out"
is "but is told" is_one_error_line
unset BOCAGE_DATA

# -- the board as text --------------------------------------------------------------------------

# Lines wider than 80 characters (not bytes) in a file.
no_wide_lines() {
    node -e 'const wide = require("fs").readFileSync(process.argv[1], "utf8").split("\n")
        .filter(line => [...line].length > 80);
        wide.forEach(line => console.log("too wide: " + line));
        process.exit(wide.length ? 1 : 0)' "$1"
}
is_ascii() { ! LC_ALL=C grep -q '[^ -~]' "$1"; }
escape=$(printf '\033')
no_escape() { ! grep -q "$escape" "$1"; }

for id in $standard; do
    good show --ascii "$id"
    is "$id --ascii is ASCII" is_ascii "$out"
    is "$id --ascii fits in 80 columns" no_wide_lines "$out"
    cp "$out" plain
    good show --ascii --flip "$id"
    is "$id --flip is another picture" test "$(cat "$out")" != "$(cat plain)"
    is "$id --flip has as many lines" test "$(wc -l <"$out")" -eq "$(wc -l <plain)"
    is "$id --flip begins with row 1" grep -q '^1 ' "$out"
    is "$id --flip fits in 80 columns" no_wide_lines "$out"
    good show --utf8 "$id"
    is "$id --utf8 fits in 80 columns" no_wide_lines "$out"
    sed -n '/^conditions$/,/^[a-z]*$/{/^  /p}' "$source/data/memoir/$id.scn" >conditions
    is "$id has its conditions below the board, as in the file" \
        sh -c 'test -s "$0" && tail -n "$(wc -l <"$0")" "$1" | cmp -s - "$0"' conditions "$out"
    is "$id in a pipe has no colour" no_escape "$out"
    good show --utf8 --color always "$id"
    is "$id --color always has colour" grep -q "$escape" "$out"
    sed "s/$escape\\[[0-9;]*m//g" "$out" >uncoloured
    good show --utf8 --color never "$id"
    is "$id --color never has none" no_escape "$out"
    is "$id: colour changes nothing else" cmp -s "$out" uncoloured
    for mode in auto never always; do
        NO_COLOR=1 TERM=xterm-256color "$bocage" show --color $mode "$id" >"$out"
        [ $mode = always ] || is "$id: NO_COLOR with --color $mode" no_escape "$out"
        [ $mode != always ] || is "$id: asked for outright, NO_COLOR gives way" \
            grep -q "$escape" "$out"
    done
done
LC_ALL=C good show pegasus-bridge
is "ASCII in the C locale" is_ascii "$out"
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
    TERM=xterm-256color script -qec "'$bocage' show pegasus-bridge" /dev/null >"$out" </dev/null
    is "colour on a terminal" grep -q "$escape" "$out"
    NO_COLOR=1 TERM=xterm-256color script -qec "'$bocage' show pegasus-bridge" /dev/null >"$out" \
        </dev/null
    is "no colour on a terminal with NO_COLOR" no_escape "$out"
    TERM=dumb script -qec "'$bocage' show pegasus-bridge" /dev/null >"$out" </dev/null
    is "no colour on a dumb terminal" no_escape "$out"
else
    echo "skipped: colour on a terminal (no script command, or no pseudo-terminals here)"
fi
sed 's/^title .*/title       Bénouville, « gué » \& 渡/' "$pegasus" >accents.scn
good show --ascii ./accents.scn
is "accents with --ascii" is_ascii "$out"
good show --utf8 ./accents.scn
is "accents with --utf8" grep -q 'Bénouville' "$out"

# -- the canonical file -------------------------------------------------------------------------

for file in "$source"/data/memoir/*.scn; do
    good show --format scn "$file"
    is "show --format scn is $file" cmp "$out" "$file"
done
sed 's/$/\r/' "$pegasus" >dos.scn
good show --format scn ./dos.scn
is "line ends of DOS make no difference" cmp -s "$out" "$pegasus"
{
    printf '\357\273\277# a comment\n\n'
    cat "$pegasus"
} >marked.scn
good show --format scn ./marked.scn
is "byte order mark, comments and empty lines make no difference" cmp -s "$out" "$pegasus"

# -- data ---------------------------------------------------------------------------------------

for id in $ids; do
    good show --format json "$id"
    node_is "show --format json $id" "$out" 'd.ruleset === "memoir" &&
        d.id === "'"$id"'" && typeof d.title === "string" && typeof d.board.face === "string" &&
        d.hexes.length === { standard: 113, overlord: 230, breakthrough: 213 }[d.board.board] &&
        d.hexes.every(h => typeof h.hex === "string" && typeof h.terrain === "string") &&
        d.side[0].edge !== d.side[1].edge && d.side.every(s => Number.isInteger(s.medals)) &&
        ["axis", "allies"].includes(d.first) && Array.isArray(d.objective) && Array.isArray(d.label)'
done
printf '%s\n' 's/^title .*/title       A "quoted" \\ <b> \&amp; title/' \
    's/^label       B9 .*/label       B9 place "<\&>"/' >strange.sed
sed -f strange.sed "$pegasus" >strange.scn
good show --format json ./strange.scn
node_is "quotes in JSON" "$out" 'd.title === "A \"quoted\" \\ <b> &amp; title" &&
    d.label[0].text === "\"<&>\""'

# -- pictures -----------------------------------------------------------------------------------

if command -v xmllint >/dev/null; then
    well_formed() { xmllint --noout "$1"; }
else
    # Without a parser at hand: tags balance, and no stray < or &.
    well_formed() {
        node -e '
            const text = require("fs").readFileSync(process.argv[1], "utf8");
            const open = [];
            const left = text.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
                (_, end, name, attributes, empty) => {
                    if (end && open.pop() !== name) throw Error("</" + name + ">");
                    if (!end && !empty) open.push(name);
                    return "";
                });
            if (open.length || /<|&(?!(lt|gt|amp|quot|#\d+);)/.test(left)) process.exit(1)' "$1"
    }
fi
for id in $ids; do
    for theme in light dark safe; do
        for more in '' '--flip' '--coordinates'; do
            # shellcheck disable=SC2086
            good show --format svg --theme $theme $more "$id"
            is "$called is well-formed" well_formed "$out"
            is "$called has no var(" sh -c '! grep -qF "var(" "$0"' "$out"
            is "$called knows all colours" sh -c '! grep -qiF "#FF00FF" "$0"' "$out"
            is "$called has a title" grep -q '<title>' "$out"
        done
    done
    good show --format svg --theme light "$id"
    cp "$out" light.svg
    good show --format svg --theme dark "$id"
    is "$id: dark is not light" sh -c '! cmp -s "$0" "$1"' "$out" light.svg
done
good show --format svg ./strange.scn
is "a title with < & and quotes is well-formed" well_formed "$out"
is "and escaped" grep -qF 'A "quoted" \ &lt;b&gt; &amp;amp; title' "$out"
is "a label too" grep -qF '"&lt;&amp;&gt;"' "$out"
printf 's/^title .*/title       \357\277\277 \357\277\276/\n' >forbidden.sed
sed -f forbidden.sed "$pegasus" >forbidden.scn
good show --format svg ./forbidden.scn
is "what XML forbids is left out" well_formed "$out"

# All lines of the format and all three boards.
for seed in "$source"/fuzz/corpus/scn/valid-*; do
    [ -f "$seed" ] || continue
    run 0 check "$seed" # may be warned of
    good show --utf8 "$seed"
    good show --format json "$seed"
    node_is "JSON of $seed" "$out" 'd.hexes.length > 100'
    good show --format svg "$seed"
    is "SVG of $seed" well_formed "$out"
    is "all drawings of $seed" sh -c '! grep -qiF "#FF00FF" "$0"' "$out"
    good show --format scn "$seed"
    cp "$out" canonical.scn
    good show --format scn ./canonical.scn
    is "the canonical text of $seed is canonical" cmp -s "$out" canonical.scn
done

# -- positions and replays: what is right line by line may still contradict itself ----------------

refused 1 'full.scn:81:1: the position cannot be played' check "$source/tests/positions/memoir/full.scn"
run 0 check "$source/tests/positions/memoir/many-rules.scn"
recorded=$source/tests/replays/memoir/pegasus-bridge.replay
good check "$recorded"
is "a replay may come through a pipe" sh -c '"$0" check /dev/stdin <"$1" >/dev/null' "$bocage" "$recorded"
# [VIC-8] a position in which a side has no unit left is no battle any more
grep -v '^    I4' "$source/fuzz/corpus/scn/valid-phase-draw" >alone.scn
refused 1 'a side without a unit has lost' check alone.scn
sed '15s/ = .*/ = 0123456789abcdef/' "$recorded" >hash.replay
refused 1 'hash.replay:15:1: the position after this action' check hash.replay
run 1 check --json hash.replay
node_is "check --json of a bad replay" "$out" \
    '!d.ok && d.problems[0].line === 15 && d.problems[0].code === "SCN_WRONG_HASH"'
sed '$d' "$recorded" >cut.replay
refused 1 'without a `result` line' check cut.replay

# -- the rules ----------------------------------------------------------------------------------

# printed TEXT: standard output has a line that is exactly this.
printed() { is "$called prints '$1'" grep -qxF -- "$1" "$out"; }

good rules --ruleset memoir
printed '14. Terrain                                57  TER'
is "a chapter tells how much of it cannot be played" grep -qE '^19\. Variants .* VAR \([0-9]+ not playable yet\)$' "$out"
is "all chapters are listed" test "$(wc -l <"$out")" -eq 22
cp "$out" chapters
good rules
is "with those of every ruleset" sh -c 'grep -qx memoir "$0" && grep -qx assault "$0" && test "$(wc -l <"$0")" -gt 44' "$out"
good rules TER-HEDGE-1
printed '14. Terrain > 14.2 Hedgerow'
printed 'TER-HEDGE-1 (both editions)'
is "one rule has its chapter, a blank line, ID and text" test "$(wc -l <"$out")" -eq 4
is "in a pipe a text is one line" grep -qE '^    To enter a hedgerow .* this turn\.$' "$out"
cp "$out" hedge
for id in ter-hedge-1 memoir:TER-HEDGE-1 Memoir:Ter-Hedge-1 '[memoir:TER-HEDGE-1]' '[TER-HEDGE-1]'; do
    good rules "$id"
    is "rules $id is rules TER-HEDGE-1" cmp -s "$out" hedge
done
good rules VAR-YOUNG-1
printed 'VAR-YOUNG-1 (both editions)'
good rules VAR-TEAM-1
printed 'VAR-TEAM-1 (classic)'
good rules VAR-BRK-2
printed 'VAR-BRK-2 (both editions; not playable yet)'
good rules --search spread damaged
is "a find that cannot be played says so" grep -q "^VAR-BRK-3 (not playable yet) " "$out"
good rules LOS-20
printed 'LOS-20 (classic)'
good rules TER-LAKE-1
printed 'TER-LAKE-1 (both editions)'
good rules LOS-2
is "LOS-20 is not under LOS-2" test "$(grep -c '^LOS-' "$out")" -eq 1
good rules card-ambush
is "a family is all its rules" test "$(grep -c '^CARD-AMBUSH-[0-9]* (' "$out")" -eq 17
is "their heading comes once" test "$(grep -c '17.3 Tactic cards > Ambush' "$out")" -eq 1
good rules UNIT-FR
printed 'UNIT-FR (both editions)'
printed '    unit: French Resistance'
printed '    dice by distance: 3 2 1'
printed 'UNIT-FR-7 (both editions)'
good rules LOS-X
is "a family whose IDs go on with a number" test "$(grep -c '^LOS-X[0-9]* (' "$out")" -eq 30
good rules AMB-9
printed '    ruling: whenever the unit is gone, in both editions'
refused 1 'did you mean `TER-HEDGE-1`' rules TER-HEGDE-1
refused 1 'did you mean `TER-HEDGE-1`' rules memoir:ter-hedg-1
refused 1 'did you mean' rules TER-HEDGE-99
refused 1 'lists the chapters' rules CARD-AMB
refused 1 'lists the chapters' rules waterloo
refused 1 'no such rule' rules ''
refused 1 'no such rule' rules assault:TER-HEDGE-1
refused 1 'no such rule' rules --json TER-HEGDE-1
refused 2 'one rule' rules TER-HEDGE-1 TER-HEDGE-2
refused 2 'needs a value' rules --search
refused 2 'words to search' rules --search ' '
refused 2 'one `--search`' rules --search a --search b
refused 2 'unknown option' rules --find x

good rules --search 'HEDGEROW blocks'
is "a find is ID, two blanks, text" grep -qx 'TER-HEDGE-7  Hedgerow blocks LOS\.' "$out"
cp "$out" found
good rules --search hedgerow Blocks
is "words in one argument or several" cmp -s "$out" found
good rules --search barrage flag
is "words anywhere in a rule" grep -q '^CARD-BARRAGE-4  Each flag' "$out"
good rules --search armaslt firing
is "a word in the ID counts" grep -q '^CARD-ARMASLT-3  No bonus' "$out"
good rules --search assault bonus firing
is "a word in the heading counts" grep -q '^CARD-ARMASLT-3  No bonus' "$out"
is "all words are needed" sh -c '! grep -q "^CARD-AIR-5 " "$0"' "$out"
good rules --search half hexes classic
is "a row of a table on one line" grep -q '^AMB-2  question: .*; ruling: yes' "$out"
good rules --search edge
is "a word is looked for from its beginning" sh -c '! grep -q "^TER-HEDGE" "$0"' "$out"
refused 1 'no rule has all' rules --search hedgerow xylophone
run 1 rules --json --search xylophone
node_is "no find as data" "$out" 'd.length === 0'
is "which is said as data only" test ! -s "$err"
good rules --json --search hedgerow blocks
node_is "finds as data" "$out" 'd.some(r => r.id === "TER-HEDGE-7")'
good rules --json TER-HEDGE
node_is "a family as data" "$out" 'd.length === 9 && d.every(r => r.id.startsWith("TER-HEDGE-"))'
good rules --json
node_is "the fields of rules --json" "$out" 'd.every(r => /^[A-Z]+[0-9]*(-[A-Z0-9]+)+$/.test(r.id) &&
    /^\d+\. /.test(r.chapter) && ["classic", "revised", "both"].includes(r.edition) && r.text &&
    !/[*`]/.test(r.text))'
node_is "IDs are unique" "$out" 'new Set(d.map(r => `${r.ruleset}:${r.id}`)).size === d.length'
node_is "every rule and ruling that is cited exists" "$out" '{
    const ids = new Set(d.map(r => r.id));
    const cited = d.flatMap(r => r.text.match(/(?<=\[)[A-Z]+(-[A-Z0-9]+)+(?=\])|AMB-\d+/g) || []);
    cited.length > 100 && cited.every(id => ids.has(id)); }'
node_is "a row as data" "$out" 'd.find(r => r.id === "LOS-X1").text ===
    "attacker: C5 (4,4)\ntarget: E5 (8,4)\ndist.: 2\ncontents between: forest D5 (6,4)\nclassic: blocked\nrevised: blocked"'
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
    for arguments in 'CARD' 'AMB' '--search infantry'; do
        script -qec "'$bocage' rules $arguments" /dev/null </dev/null | tr -d '\r' >"$out"
        is "rules $arguments on a terminal fits in 80 columns" no_wide_lines "$out"
        is "rules $arguments on a terminal uses them" grep -qE '^.{72}' "$out"
    done
else
    echo "skipped: rules on a terminal (no script command, or no pseudo-terminals here)"
fi

mkdir -p data/rules
export BOCAGE_DATA="$work/data"
own=$work/data/rules/memoir.md
refused 3 'BOCAGE_DATA' rules
refused 3 'no such file' rules TER-HEDGE-1
mkdir "$own"
refused 3 'folder' rules
rmdir "$own"
: >"$own"
refused 3 'no rules in it' rules
printf 'Words [TER-1]\n\n* [TER-1] no\n- [ter-1] no\n- [TER] no\n- [TER-] no\n- [TER-1 no\n-\n|\n' >"$own"
refused 3 'no rules in it' rules
printf -- '- [TER-1] \377\n' >"$own"
refused 3 'UTF-8' rules
truncate -s 1G "$own"
refused 3 'larger than' rules TER-1
{
    printf '|%080000d|%080000d|\n' 1 1
    seq -f '| [TER-%.0f] | x |' 1 100
} >"$own"
refused 3 'too long' rules TER-1
printf '## %0300d\n- [TER-1] x\n' 1 >"$own"
refused 3 'too long' rules TER-1
printf -- '- [TER-1] *one*\r\n# Title\n## 1. A\n### `revised`\n- [TER-2]\n##\n| a | b |\n| TER-3 | c | d\n| TER-4 | | e |' >"$own"
good rules --json
node_is "a strange document" "$out" 'JSON.stringify(d.map(r => [r.id, r.chapter, r.edition, r.text])) ===
    JSON.stringify([["TER-1", "", "both", "one"], ["TER-2", "1. A > revised", "revised", ""],
        ["TER-3", "", "both", "b: c\nd"], ["TER-4", "", "both", "e"]])'
good rules
good rules TER
good rules --search one
unset BOCAGE_DATA

# -- writing to files ---------------------------------------------------------------------------

for format in text svg json scn; do
    good show --ascii --format $format pegasus-bridge
    cp "$out" wanted
    good show --ascii --format $format -o written pegasus-bridge
    is "show -o: $format" cmp -s written wanted
    is "show -o prints nothing" test ! -s "$out"
done
echo untouched >kept
refused 1 'no such' show --output kept --format svg pegasus-brigde
refused 1 'no such' show -o kept ./absent.scn
BOCAGE_DATA=$work/data run 3 show --format svg -o kept pegasus-bridge
is "svg without drawings: one line" is_one_error_line
is "a failing show leaves the file as it was" test "$(cat kept)" = untouched
refused 3 'cannot be written' show -o /nonexistent/folder/file pegasus-bridge
refused 3 'cannot be written' show -o folder pegasus-bridge
is "the folder is still one" test -d folder
(
    ulimit -f 1
    trap '' XFSZ
    exec "$bocage" show --format svg -o kept pegasus-bridge
) >"$out" 2>"$err"
status=$?
is "a disk that is full: status 3" test $status -eq 3
is "a disk that is full: one line" is_one_error_line
is "a disk that is full: the file is as it was" test "$(cat kept)" = untouched
is "no temporary file is left" sh -c '! ls -A "$0" | grep -q "\.tmp"' "$work"

if [ -c /dev/full ]; then
    cp "$pegasus" pegasus.scn # a name without blanks
    # A link to the device: should the program rename over it, the device survives.
    ln -s /dev/full full
    refused 3 'cannot be written' show -o full pegasus-bridge
    is "a device is not replaced by a file" test -c full
    ln -s /dev/null nothing
    good show -o nothing pegasus-bridge
    is "a device is written to, not replaced" test -c nothing
    for arguments in '--version' 'help' 'help show' 'scenarios' 'scenarios --json' \
        'show pegasus-bridge' 'show --format svg pegasus-bridge' \
        'show --format json pegasus-bridge' 'show --format scn pegasus-bridge' \
        "check pegasus.scn" "check --json pegasus.scn" \
        'rules' 'rules TER-HEDGE' 'rules --json' 'rules --search hedgerow'; do
        # shellcheck disable=SC2086
        "$bocage" $arguments >/dev/full 2>"$err"
        status=$?
        called="bocage $arguments >/dev/full"
        is "$called: status 3" test $status -eq 3
        is "$called: one line" is_one_error_line
    done
else
    echo "skipped: a full device (there is no /dev/full)"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
