"""Nectar (Oceania)."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "nectar",
    (
        Topic(
            "nectar",
            ("oceania",),
            see=("choice.nectar_any_food", "choice.nectar_at_start", "food_cost"),
        ),
        Topic(
            "nectar.dice", ("oceania",), see=("icon.nectar_seed", "icon.nectar_fruit", "birdfeeder")
        ),
        Topic("nectar.spending", ("oceania",), see=("choice.nectar_row_of_power", "two_for_one")),
        Topic("nectar.round_end", ("oceania",), see=("power.teal", "round_end")),
        Topic("nectar.scoring", ("oceania",), see=("scoring.nectar",)),
    ),
)
