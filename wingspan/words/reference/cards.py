"""Entries made from cards: one for each bird, goal and bonus card, and one for the Automa's
cards."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from . import automa_cards, birds, bonus_cards, goals
from .entries import Chapter, Text
from .notes import Pen


def chapters(catalog: Catalog) -> tuple[Chapter, ...]:
    """Return the chapters with an entry for each card, which belongs to the card's set."""
    return (
        Chapter("goals", tuple(goals.topic(goal, catalog) for goal in catalog.goals.values())),
        Chapter(
            "bonus_cards",
            tuple(bonus_cards.topic(card, catalog) for card in catalog.bonus_cards.values()),
        ),
        Chapter("birds", tuple(birds.topic(bird, catalog) for bird in catalog.birds.values())),
    )


def texts(catalog: Catalog, words: Words) -> dict[str, Text]:
    """Return the texts of those entries by id."""
    pen = Pen(words.language)
    return {
        automa_cards.ID: automa_cards.text(catalog, words, pen),
        **{f"goal.{g.id}": goals.text(g, catalog, words, pen) for g in catalog.goals.values()},
        **{
            f"bonus.{card.id}": bonus_cards.text(card, catalog, words, pen)
            for card in catalog.bonus_cards.values()
        },
        **{f"bird.{b.id}": birds.text(b, catalog, words, pen) for b in catalog.birds.values()},
    }
