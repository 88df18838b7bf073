"""English titles of the chapters generated from cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.goals": Text("Goals one by one", ""),
    "chapter.bonus_cards": Text("Bonus cards one by one", ""),
    "chapter.birds": Text("Birds one by one", ""),
}
