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
    "sign.share": "lien",
    "sign.replay": "revue",
    "sign.play": "triangle",
    "sign.pause": "deux barres",
    "sign.to_start": "au début",
    "sign.to_end": "à la fin",
    "sign.turn_back": "tour précédent",
    "sign.turn_on": "tour suivant",
    "sign.step_back": "pas en arrière",
    "sign.step_on": "pas en avant",
    "sign.shelf": "étagère",
    "sign.pencil": "crayon",
    "sign.double": "deux feuilles",
    "sign.export": "flèche sortante",
    "sign.bin": "corbeille",
    "sign.statistics": "barres",
    "sign.import": "flèche entrante",
    "sign.close": "croix",
}
