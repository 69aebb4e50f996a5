# What a commit tries of what is too much for every one. Read by ./test and .ci/run.

# chosen PART: of the lines that come in those that this commit tries, one of so many. DAHUT_SEED says which ones. Every
# commit tries as many, so that none takes much longer.
chosen() {
    local names name
    mapfile -t names
    for name in "${names[@]}"; do
        printf '%s %s\n' "$(sha256sum <<< "$DAHUT_SEED $name" | head -c 16)" "$name"
    done | sort | head -n $(((${#names[@]} + $1 - 1) / $1)) | cut -d ' ' -f 2-
}
