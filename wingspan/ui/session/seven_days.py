"""Browsers that delete a page's data after seven days of browser use without a visit."""

from __future__ import annotations

KEY = "wingspan.told.seven_days"
"""Key under which it is stored that a person has seen and dismissed the notice."""

_CHROMIUM = ("Chrome/", "Chromium/", "Android")


def forgets(user_agent: str, *, installed: bool) -> bool:
    """Whether the browser with that user agent deletes the data of a page that is not installed.

    WebKit has done so since Safari 13.1, and all browsers on iPhones and iPads use WebKit
    (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). Chromium's user
    agent names WebKit too, but Chromium does not.
    """
    chromium = any(name in user_agent for name in _CHROMIUM)
    return "AppleWebKit/" in user_agent and not chromium and not installed
