# Sourced by the scripts that look for a browser.

# Install Debian's packages, or their newest versions, if this is root on a system that has them. The
# lists of packages are fetched first: old ones lead to browsers that the tests cannot drive. Until
# the script ends, others that call this wait: the installer lets nobody in beside it.
from_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    exec 9>"${TMPDIR:-/tmp}/wingspan-debian.lock"
    flock 9
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q || true
    apt-get install -y -q --no-install-recommends "$@"
}
