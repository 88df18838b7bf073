"""Browsers that delete what a page has kept after seven days of use without a visit."""

from __future__ import annotations

KEY = "wingspan.told.seven_days"
"""Under which it is kept that a person has been told and has put the notice away."""

_CHROMIUM = ("Chrome/", "Chromium/", "Android")


def forgets(user_agent: str, *, installed: bool) -> bool:
    """Whether the browser that calls itself so deletes what an uninstalled page keeps.

    WebKit does so since Safari 13.1, and all browsers of iPhones and iPads are WebKit
    (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/); Chromium calls
    itself WebKit too.
    """
    chromium = any(name in user_agent for name in _CHROMIUM)
    return "AppleWebKit/" in user_agent and not chromium and not installed
