"""Frequent questions, and misprints."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "faq",
    (
        Topic("faq.dice", see=("faq.reroll", "birdfeeder")),
        Topic("faq.cards", see=("draw_cards",)),
        Topic("faq.reroll", see=("reroll",)),
        Topic("faq.less", see=("powers",)),
        Topic("faq.last_turn", see=("power.pink",)),
        Topic("faq.not_asked", see=("powers", "choice.does_nothing")),
        Topic("faq.discard_bird"),
        Topic("faq.full_row", see=("mat",)),
        Topic("faq.two_for_one", see=("two_for_one",)),
        Topic("faq.cached", see=("caching",)),
        Topic(
            "faq.hand",
            see=(
                "hand",
                "egg_limit",
            ),
        ),
        Topic("faq.deck", see=("choice.deck_runs_out", "choice.discards_open", "deck")),
        Topic("faq.stars", see=("nest.star", "nests")),
        Topic("faq.swift_start"),
        Topic("faq.who_begins", see=("first_player",)),
        Topic(
            "faq.names",
            see=(
                "bonus_cards",
                "setup.choices",
            ),
        ),
        Topic("errata.figures"),
        Topic("errata.names"),
        Topic("errata.signs"),
        Topic("errata.texts"),
        Topic("errata.round_end", see=("round_end",)),
    ),
)
