"""Nectar (Oceania)."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "nectar",
    (
        Topic("nectar", ("oceania",), see=("choice.nectar_any_food", "choice.nectar_at_start")),
        Topic("nectar.dice", ("oceania",), see=("icon.nectar_seed", "icon.nectar_fruit")),
        Topic("nectar.spending", ("oceania",), see=("choice.nectar_row_of_power",)),
        Topic("nectar.round_end", ("oceania",), see=("power.teal",)),
        Topic("nectar.scoring", ("oceania",)),
    ),
)
