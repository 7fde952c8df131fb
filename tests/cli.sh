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
passed=0 failed=0
unset BOCAGE_DATA NO_COLOR COLORTERM
pegasus=$source/data/memoir/pegasus-bridge.scn

ok() { passed=$((passed + 1)); }
no() {
    failed=$((failed + 1))
    echo "FAILED: $*"
}
# is DESCRIPTION COMMAND...: the command must succeed.
is() {
    what=$1
    shift
    if "$@"; then ok; else no "$what"; fi
}

# run STATUS ARGUMENT...: run bocage and compare its exit status.
run() {
    want=$1
    shift
    called="bocage $*"
    timeout 30 "$bocage" "$@" >"$out" 2>"$err"
    status=$?
    if [ $status -eq "$want" ]; then ok; else
        no "$called: exit status $status, not $want"
        head -n 3 "$err"
    fi
}
# good ARGUMENT...: status 0, nothing on standard error.
good() {
    run 0 "$@"
    is "$called: standard error is empty" test ! -s "$err"
}
is_one_error_line() {
    [ "$(wc -l <"$err")" -eq 1 ] && [ "$(grep -c '^bocage: ' "$err")" -eq 1 ]
}
# refused STATUS TEXT ARGUMENT...: one error line with this text, nothing on standard output.
refused() {
    want=$1
    text=$2
    shift 2
    run "$want" "$@"
    is "$called: exactly one line that begins with 'bocage: '" is_one_error_line
    is "$called: '$text' in $(cat "$err")" grep -qF -- "$text" "$err"
    is "$called: standard output is empty" test ! -s "$out"
}
# node_is DESCRIPTION FILE EXPRESSION: true for `d`, the JSON in the file.
node_is() {
    is "$1" node -e '
        const d = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
        process.exit(eval(process.argv[2]) ? 0 : 1)' "$2" "$3"
}

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
is "the good one of two files is ok" grep -qF 'pegasus-bridge.scn: ok' "$out"
is "the absent one of two files is told once" is_one_error_line
run 1 check --json absent.scn
is "--json: an absent file is told as data only" test ! -s "$err"
node_is "--json: an absent file is a problem" "$out" 'd.ok === false && d.problems.length === 1'
good check "$pegasus"
good check -- "$pegasus"
good check --json "$pegasus"
node_is "check --json of a good file" "$out" 'd.ok === true && d.problems.length === 0'

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
ids=$(cut -d' ' -f1 "$out")
good scenarios --ruleset memoir --json
node_is "the fields of scenarios --json" "$out" 'd.length >= 2 && d.every(s =>
    /^[a-z0-9-]+$/.test(s.id) && s.ruleset === "memoir" && typeof s.title === "string" &&
    ["standard", "overlord", "breakthrough"].includes(s.board) &&
    s.sides.join() === "axis,allies" && s.medals.length === 2 && s.medals.every(Number.isInteger))'
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
    good check "$seed"
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
        "check pegasus.scn" "check --json pegasus.scn"; do
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
