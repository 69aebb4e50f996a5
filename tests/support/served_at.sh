# Where a server says that it serves. Read by the scripts of tests/fresh and tests/container that start one.

# served_at [FILE]: the addresses on this machine that a server has named in what it printed, a line for each start;
# nothing as long as it has named none.
served_at() { sed -n 's/.*\(http:\/\/\)localhost\(:[0-9]*\).*/\1127.0.0.1\2/p' "$@"; }
