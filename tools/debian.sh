# Sourced by the scripts that look for a browser.

# Install Debian's packages, if this is root on a system that has them. The lists of packages are
# fetched only if it does not work without. Until the script ends, others that call this wait: the
# installer lets nobody in beside it.
from_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    exec 9>"${TMPDIR:-/tmp}/wingspan-debian.lock"
    flock 9
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -q --no-install-recommends "$@" 2>/dev/null || {
        apt-get update -q && apt-get install -y -q --no-install-recommends "$@"
    }
}
