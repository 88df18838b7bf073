#!/bin/sh
# Provides a Chromium for the tests of the page. In order of preference: the system's or Debian's
# headless shell (tools/chromium.py says why), the system's or Debian's full browser, Playwright's.
set -e
. ./tools/debian.sh
if command -v chromium-headless-shell >/dev/null || from_debian chromium-headless-shell fonts-dejavu-core; then
    exit 0
fi
if command -v chromium >/dev/null || from_debian chromium fonts-dejavu-core; then
    exit 0
fi
if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; then
    exec .venv/bin/python -m playwright install --with-deps chromium
fi
exec .venv/bin/python -m playwright install chromium
