"""French titles of the chapters generated from cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.goals": Text("Les objectifs, un par un", ""),
    "chapter.bonus_cards": Text("Les cartes Bonus, une par une", ""),
    "chapter.birds": Text("Les oiseaux, un par un", ""),
}
