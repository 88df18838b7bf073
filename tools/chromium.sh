#!/bin/sh
# A Chromium for the tests of the page: the system's without windows (tools/chromium.py says why),
# or Debian's, else the system's with windows, else Debian's, else Playwright's.
set -e
if command -v chromium-headless-shell >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    for browser in chromium-headless-shell chromium; do
        if command -v $browser >/dev/null; then
            exit 0
        fi
        if apt-get update -q && apt-get install -y -q --no-install-recommends $browser fonts-dejavu-core; then
            exit 0
        fi
    done
fi
if command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; then
    exec .venv/bin/python -m playwright install --with-deps chromium
fi
exec .venv/bin/python -m playwright install chromium
