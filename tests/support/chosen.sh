# What a commit tries of what is too much for every one. Read by ./test and .ci/run.

# is_chosen FILE PART: whether this file belongs to that part, as a half or a quarter, which DAHUT_SEED chooses.
is_chosen() { ((16#$(sha256sum <<< "$DAHUT_SEED $1" | head -c 8) % $2 == 0)); }
