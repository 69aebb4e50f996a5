# Empty systems of Debian as archives, how this machine reaches its network, and how commands run in such a system. Read
# by tests/fresh/run, tests/container/run and tests/container/arm64. What is done in such a system is theirs.

# The first archive of Debian that apt reads; nothing where there is none, and debootstrap takes its own.
mirror="${DAHUT_MIRROR-$(apt-get indextargets --format '$(CREATED_BY) $(ORIGIN) $(REPO_URI)' |
    sed -n '/security/d; s/^Packages Debian //p' | head -n 1)}"

# How this machine reaches the network, which holds inside as well: proxies, and who vouches for them.
network=()
for name in http_proxy https_proxy no_proxy; do
    [[ -z ${!name-} ]] || network+=("$name=${!name}")
done
[[ -z ${NODE_EXTRA_CA_CERTS-} ]] || network+=("NODE_EXTRA_CA_CERTS=/etc/outside.pem")

# empty_system SYSTEM FOLDER: the empty system of this code name as FOLDER/SYSTEM.tar, which is made only once.
empty_system() {
    local root="$2/$1" archive="$2/$1.tar"
    [[ ! -f $archive ]] || return 0
    echo "$1: making an empty system"
    mkdir -p "$2"
    rm -rf "$root"
    if ! debootstrap --variant=minbase "$1" "$root" ${mirror:+"$mirror"} > "$2/$1.debootstrap.log" 2>&1; then
        tail -n 5 "$2/$1.debootstrap.log" >&2
        echo "$1: debootstrap made no system from ${mirror:-its own mirror}. DAHUT_MIRROR can name another." >&2
        return 1
    fi
    tar -C "$root" -cf "$archive.part" . && mv "$archive.part" "$archive" && rm -rf "$root"
}

# outside SYSTEM_ROOT: lets a system reach the network as this machine does.
outside() {
    cp --dereference /etc/resolv.conf "$1/etc/resolv.conf" &&
        { [[ -z ${NODE_EXTRA_CA_CERTS-} ]] || cp "$NODE_EXTRA_CA_CERTS" "$1/etc/outside.pem"; }
}

# unpack ARCHIVE SYSTEM_ROOT: the empty system with a clone of what is committed here in it, and nothing else.
unpack() {
    rm -rf "$2" && mkdir -p "$2" && tar -C "$2" -xf "$1" &&
        outside "$2" && git -c safe.directory="$PWD" clone --quiet . "$2/dahut"
}

# within SYSTEM_ROOT COMMAND...: what it mounts and starts is in namespaces of its own, and so goes however this ends.
within() {
    local root="$1"
    shift
    unshare --mount --pid --fork --kill-child bash -euc 'mount -t proc proc "$1/proc"
        mount --rbind /dev "$1/dev"
        exec chroot "$@"' bash "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        "${network[@]}" "$@"
}
