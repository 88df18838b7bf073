#!/bin/sh
# A Chromium for the tests of the page: the one of the system, else Debian's, else Playwright's.
set -e
if command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -q && apt-get install -y -q --no-install-recommends chromium fonts-dejavu-core; then
        exit 0
    fi
fi
if [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; then
    exec .venv/bin/python -m playwright install --with-deps chromium
fi
exec .venv/bin/python -m playwright install chromium
