#!/bin/sh
# Provides a WebKit for the journeys of the tests, and a virtual screen that needs no monitor:
# the system's, else Debian's.
set -e
if command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -q && apt-get install -y -q --no-install-recommends webkit2gtk-driver xvfb; then
        exit 0
    fi
fi
echo 'WebKit needs WebKitWebDriver and Xvfb; on Debian: apt-get install webkit2gtk-driver xvfb' >&2
exit 1
