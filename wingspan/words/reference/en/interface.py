"""English for the reference's own headings and buttons, by key."""

from __future__ import annotations

INTERFACE: dict[str, str] = {
    "reference": "Rules",
    "sign.wild": "any food",
}
