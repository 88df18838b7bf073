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
    "sign.share": "link",
    "sign.replay": "film",
    "sign.play": "triangle",
    "sign.pause": "two bars",
    "sign.to_start": "to the start",
    "sign.to_end": "to the end",
    "sign.turn_back": "turn back",
    "sign.turn_on": "turn on",
    "sign.step_back": "step back",
    "sign.step_on": "step on",
    "sign.shelf": "shelf",
    "sign.pencil": "pencil",
    "sign.double": "two sheets",
    "sign.export": "arrow out",
    "sign.bin": "bin",
    "sign.statistics": "bars",
    "sign.import": "arrow in",
    "sign.close": "cross",
}
