"""French for the reference's own headings and buttons, by key."""

from __future__ import annotations

INTERFACE: dict[str, str] = {
    "reference": "Règles",
    "sign.wild": "nourriture au choix",
    "sign.undo": "flèche de retour",
    "sign.new": "nouveau",
    "sign.skip": "passer",
    "sign.log": "journal",
    "sign.settings": "réglages",
    "sign.search": "loupe",
    "sign.check": "coche",
    "sign.lock": "cadenas",
    "sign.close": "croix",
}
