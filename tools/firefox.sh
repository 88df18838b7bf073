#!/bin/sh
# Provides a Firefox for the journeys of the tests: the system's, else Debian's, else Playwright's.
set -e
if command -v firefox-esr >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -q && apt-get install -y -q --no-install-recommends firefox-esr; then
        exit 0
    fi
fi
if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; then
    exec .venv/bin/python -m playwright install --with-deps firefox
fi
exec .venv/bin/python -m playwright install firefox
