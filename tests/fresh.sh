#!/bin/sh
# A bare Debian 12 in a temporary folder: ./play installs what it needs, builds, and its page is answered, from
# the tarball of scripts/release and from a clone; then `./test --quick` passes in the clone, with Debian's own
# Node.js and compiler; with BOCAGE_FRESH=whole it is `./test`. The tree is that of the last commit. Times and
# sizes are printed.
# Needs root and debootstrap, and is skipped with a sentence without them. Usage: fresh.sh SOURCE_DIR
#
# The archive, proxies, certificates and npm's settings are this machine's: they are read when it runs.
set -eu
top=$(realpath "$1")
if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null 2>&1; then
    echo "Skipped: the test on a bare Debian 12 needs root and debootstrap."
    exit 0
fi
# shellcheck disable=SC2016 # apt's own
archive=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' | sed -n 's/^bookworm //p' | head -n 1)
if [ -z "$archive" ]; then
    echo "Skipped: the test on a bare Debian 12 needs an archive with bookworm in apt's sources (and once apt-get update)."
    exit 0
fi
[ -z "$(git -C "$top" status --porcelain --untracked-files=no)" ] ||
    echo "Note: what is not committed is not in it."

work=$(mktemp -d)
root="$work/root"
# Everything started in the root runs in a mount and process namespace of its own: when its first process ends,
# so do all others, and its mounts are gone.
inside() {
    # shellcheck disable=SC2016 # for the shell inside
    unshare --mount --pid --fork --kill-child sh -euc '
        root=$1
        shift
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --make-rslave "$root/dev"
        exec chroot "$root" "$@"' sh "$root" "$@"
}
trap 'rm -rf --one-file-system "$work"' EXIT
trap 'exit 1' INT TERM HUP

seconds() { date +%s; }
began=$(seconds)
# step WHAT: how long that took, and how large the root has become.
step() {
    _now=$(seconds)
    printf 'bare Debian: %-42s %5d s, %5d MB in all\n' "$1" $((_now - began)) "$(du -smx "$root" | cut -f1)"
    began=$(seconds)
}

log="$top/build/fresh.log"
mkdir -p "$top/build"
# logged WHAT COMMAND...: its output goes to the log; the end of it is shown if it fails.
logged() {
    _what=$1
    shift
    "$@" >>"$log" 2>&1 || {
        tail -n 25 "$log"
        echo "FAILED on a bare Debian 12: $_what (all of it: $log)"
        exit 1
    }
}
: >"$log"
logged debootstrap debootstrap --variant=minbase bookworm "$root" "$archive"
step "debootstrap"

# What this machine needs to reach its archive and its registry: names, proxies, certificates; no hooks, no passwords.
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
apt-config dump | grep -E '^Acquire::(http|https|Retries|Check-Valid-Until)' >"$root/etc/apt/apt.conf.d/00here" || :
certificates=""
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    certificates=/usr/local/share/here.pem # the base system has none
    cp -L /etc/ssl/certs/ca-certificates.crt "$root$certificates"
fi
if command -v npm >/dev/null 2>&1; then
    for key in registry proxy https-proxy noproxy strict-ssl; do
        value=$(npm config get $key 2>/dev/null)
        case $value in "" | null | undefined) ;; *) echo "$key=$value" ;; esac
    done >"$root/root/.npmrc"
    [ -z "$certificates" ] || echo "cafile=$certificates" >>"$root/root/.npmrc"
fi
settings=$(env | sed -n '/^\(https\{0,1\}\|no\|all\)_proxy=/Ip')
# run COMMAND...: in the root, in the tree, with nothing of our environment but the way out.
run() {
    # shellcheck disable=SC2016,SC2086 # for the shell inside; one word for each setting
    inside /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 ${certificates:+NODE_EXTRA_CA_CERTS=$certificates} \
        $settings sh -euc 'cd "$1"; shift; exec "$@"' sh "$tree" "$@"
}

# answers: ./play with nothing but the base system serves its page. Its own port, in a network we share.
# shellcheck disable=SC2016 # for the shell inside
answers='
    ./play --listen 127.0.0.1:0 --db /tmp/games.db >/tmp/play.out 2>&1 &
    waited=0
    until grep -q "^bocage: listening on " /tmp/play.out; do
        kill -0 $! 2>/dev/null || { cat /tmp/play.out; exit 1; }
        [ $waited -lt 1800 ] || { cat /tmp/play.out; echo "./play does not listen after 30 minutes"; exit 1; }
        sleep 1
        waited=$((waited + 1))
    done
    cat /tmp/play.out
    url=$(sed -n "s/^bocage: listening on //p" /tmp/play.out | head -n 1)
    rest=${url#http://}
    rest=${rest%%/*}
    # bash is essential in Debian and can open a connection; there is no other tool for it in the base system.
    bash -c "exec 3<>/dev/tcp/${rest%:*}/${rest##*:}; printf \"GET / HTTP/1.0\r\nHost: $rest\r\n\r\n\" >&3; cat <&3" >/tmp/page
    grep -q "^HTTP/1.[01] 200" /tmp/page || { head -n 20 /tmp/page; exit 1; }
    grep -q "<script[^>]*/assets/client-" /tmp/page || { head -n 40 /tmp/page; echo "the page has no client"; exit 1; }
    dpkg-query -f "x\n" -W | wc -l >/tmp/packages
'
had=$(inside dpkg-query -f 'x\n' -W | wc -l)
told() {
    step "$1, $(($(cat "$root/tmp/packages") - had)) packages"
}

cp -a "$root" "$work/clone"
logged "the tarball" "$top/scripts/release" "$work"
tar -x -z -f "$work"/bocage-*.tar.gz -C "$root/root"
tree=/root/$(cd "$root/root" && echo bocage-*)
began=$(seconds)
logged "./play from the tarball" run sh -euc "$answers"
told "./play from the tarball answers"
if inside sh -c 'command -v node || command -v npm'; then
    echo "FAILED on a bare Debian 12: the tarball asked for Node.js"
    exit 1
fi
rm -rf --one-file-system "$root"

root="$work/clone"
tree=/root/bocage
git clone -q --depth 1 "file://$top" "$root$tree"
began=$(seconds)
logged "./play" run sh -euc "$answers"
told "./play from a clone answers"
quick=--quick
[ "${BOCAGE_FRESH:-}" != whole ] || quick=""
logged "./test $quick" run ./test $quick
inside dpkg-query -f 'x\n' -W | wc -l >"$root/tmp/packages"
told "./test $quick passes"
sed -n '/^Time by phase/,$p' "$log"
