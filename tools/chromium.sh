#!/bin/sh
# Provides a Chromium for the tests of the page. In order of preference: the system's or Debian's
# headless shell (tools/chromium.py says why), the system's or Debian's full browser, Playwright's.
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
