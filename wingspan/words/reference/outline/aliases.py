"""What the table calls by another name than its entry, or explains in a larger entry."""

from __future__ import annotations

ALIASES: dict[str, str] = {
    "mat.egg_cost": "egg_cost",
    "mat.spent_nectar": "nectar.spending",
    "icon.cached": "caching",
    "scoring.total": "scoring",
    "automa.eggs": "automa.lay_eggs",
    "automa.birds": "automa.draw_cards",
    "automa.deck": "automa.turn",
    "automa.card": "automa.turn",
    "automa.wants": "automa.draw_cards",
}
