"""Questions that come up at the table, and misprints."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter(
    "faq",
    (
        Topic("faq.dice", see=("faq.reroll",)),
        Topic("faq.cards"),
        Topic("faq.reroll"),
        Topic("faq.less", see=("powers",)),
        Topic("faq.last_turn"),
        Topic("faq.not_asked", see=("powers", "choice.does_nothing")),
        Topic("faq.discard_bird"),
        Topic("faq.full_row"),
        Topic("faq.two_for_one"),
        Topic("faq.cached"),
        Topic("faq.hand"),
        Topic("faq.deck", see=("choice.deck_runs_out", "choice.discards_open")),
        Topic("faq.stars", see=("nest.star",)),
        Topic("faq.swift_start"),
        Topic("faq.who_begins"),
        Topic("faq.names"),
        Topic("errata.figures"),
        Topic("errata.names"),
        Topic("errata.signs"),
        Topic("errata.texts"),
        Topic("errata.round_end"),
    ),
)
