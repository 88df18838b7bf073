"""Find the Chromium for screenshots, measurements and tests."""

import shutil

NAMES = ("chromium-headless-shell", "chromium")
"""The headless shell comes first: it needs the least, and Playwright itself would start it."""


def installed() -> str | None:
    """Return the path of the system's Chromium, or None to let Playwright start its own."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
