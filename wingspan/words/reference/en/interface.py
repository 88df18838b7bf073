"""English for the reference's own headings and buttons, by key."""

from __future__ import annotations

INTERFACE: dict[str, str] = {
    "reference": "Rules",
    "sign.wild": "any food",
    "sign.undo": "arrow back",
    "sign.new": "new",
    "sign.skip": "skip",
    "sign.log": "log",
    "sign.settings": "settings",
    "sign.search": "magnifying glass",
    "sign.check": "tick",
    "sign.lock": "lock",
    "sign.close": "cross",
}
