#!/bin/sh
# Provides a Firefox for the journeys of the tests: the system's, else Debian's, else Playwright's.
set -e
. ./tools/debian.sh
if from_debian firefox-esr || command -v firefox-esr >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; then
    exec .venv/bin/python -m playwright install --with-deps firefox
fi
exec .venv/bin/python -m playwright install firefox
