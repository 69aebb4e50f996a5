# How commands of docs/hosting.md are read from it and carried out, and the service that they start. Read by the scripts
# of tests/fresh that follow it, from the clone in which they are; `work` is the folder in which they work.
source tests/support/served_at.sh
clone="$PWD"
document="$clone/docs/hosting.md"

# block TEXT: the indented lines behind the first line of the document that has this text.
block() {
    awk -v text="$1" '!found { found = index($0, text); next }
        /^    / { print substr($0, 5); any = 1; next }
        any && !/^$/ { exit }' "$document"
}

# line TEXT: the one command of the document, in a block or between backticks, that has this text.
line() {
    { sed -n 's/^    //p' "$document"; grep -oE '`[^`]+`' "$document" | tr -d '`'; } | grep -F -- "$1" | head -n 1
}

# follow COMMAND: carries a command of the document out, and says which.
follow() {
    [[ -n $1 ]] || { echo "docs/hosting.md does not say it any more" >&2; return 1; }
    echo "\$ $1" | tee -a "$work/followed" >&2
    bash -euo pipefail -c "$1" < /dev/null
}

# left FIELD: what is known of the table that was left last.
left() { node -p "JSON.parse(fs.readFileSync('left')).table.$1"; }

# until_served: waits for the service, and sets where it is.
until_served() {
    url=
    until [[ -n $url ]]; do
        systemctl is-active dahut || { cat /run/stand-in/dahut.log >&2; return 1; }
        url="$(served_at /run/stand-in/dahut.log)"
        sleep 0.5
    done
}

play() { node "$clone/tests/fresh/$1" "${@:2}"; }
