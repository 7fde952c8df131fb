#!/bin/sh
# Is src/grid/hex_tables.c what scripts/gen_hex_tables.c prints?
#     hex_tables_current.sh <generator binary> <src/grid/hex_tables.c>
set -eu
[ $# -eq 2 ] || { echo "usage: $0 generator hex_tables.c" >&2; exit 2; }
made=$(mktemp)
trap 'rm -f "$made"' EXIT
"$1" > "$made"
diff -u "$2" "$made" || { echo "$2 is stale: run scripts/gen_hex_tables.c again" >&2; exit 1; }
