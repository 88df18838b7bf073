"""Which Chromium takes the pictures, the measurements and the tests."""

import shutil

NAMES = ("chromium-headless-shell", "chromium")
"""The one without windows of its own needs the least: it is what Playwright itself would start."""


def installed() -> str | None:
    """The system's Chromium; None where there is none, for which Playwright starts its own."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
