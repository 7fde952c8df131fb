#!/bin/sh
# Includes point left only: core <- grid <- rulesets <- game <- ai <- notation <- session <- edges.
# Usage: layers.sh SOURCE_DIR
set -eu
cd "$1/src"
failed=0

# allow FOLDER "FOLDERS IT MAY INCLUDE"
allow() {
    [ -d "$1" ] || return 0
    for file in "$1"/*.[ch]; do
        for used in $(sed -n 's|^#include "\([a-z_]*\)/.*|\1|p' "$file" | sort -u); do
            case " $1 $2 " in
            *" $used "*) ;;
            *)
                echo "src/$file includes $used/, which is not to its left"
                failed=1
                ;;
            esac
        done
    done
}

allow core ""
allow grid "core"
allow memoir "core grid"
allow assault "core grid"
allow game "core grid memoir assault"
allow ai "core grid memoir assault game"
allow notation "core grid memoir assault game"
allow session "core grid memoir assault game ai notation"
allow store "core"
allow server "core session store notation"
allow tui "core grid memoir assault session notation"
allow cli "core grid memoir assault game ai notation session store server tui"

for folder in */; do
    case " core grid memoir assault game ai notation session store server tui cli " in
    *" ${folder%/} "*) ;;
    *)
        echo "src/$folder has no place in the layers: add it to tests/layers.sh and docs/architecture.md"
        failed=1
        ;;
    esac
done

# Rules and geometry are pure: they allocate nothing, print nothing and read nothing of the world.
for folder in core grid memoir assault; do
    [ -d "$folder" ] || continue
    if grep -nE '\b(malloc|calloc|realloc|free|printf|fprintf|puts|fopen|getenv|time|clock|rand|srand)\(' \
        "$folder"/*.c | grep -v '_test\.c:'; then
        echo "src/$folder must not allocate, print or read the world"
        failed=1
    fi
    # Mutable globals: file-scope `static` data that is not const.
    if grep -nE '^static [^(]*(=|;)' "$folder"/*.c | grep -v '_test\.c:' | grep -vE '\bconst\b'; then
        echo "src/$folder must not have mutable globals"
        failed=1
    fi
done
exit $failed
