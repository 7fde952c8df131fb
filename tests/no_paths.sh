#!/bin/sh
# Nothing that is installed says where it was built. Usage: no_paths.sh SOURCE_DIR BUILD_DIR FILE...
set -eu
source=$(realpath "$1")
build=$(realpath "$2")
shift 2
failed=0
for file; do
    [ -f "$file" ] || { echo "there is no $file: build that preset first"; exit 1; }
    for path in "$source" "$build"; do
        # The compiler may keep a text in pieces of 16 bytes.
        piece=$(printf '%.16s' "$path")
        if strings -a "$file" | grep -F -m 3 -- "$piece"; then
            echo "FAILED: $file says where it was built: $path"
            failed=1
        fi
    done
done
exit $failed
