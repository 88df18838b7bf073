#!/bin/sh
# Provides a WebKit for the journeys of the tests, and a virtual screen that needs no monitor:
# the system's, else Debian's.
set -e
. ./tools/debian.sh
if command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; then
    exit 0
fi
if from_debian webkit2gtk-driver xvfb; then
    exit 0
fi
echo 'WebKit needs WebKitWebDriver and Xvfb; on Debian: apt-get install webkit2gtk-driver xvfb' >&2
exit 1
