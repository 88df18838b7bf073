"""Entries made from cards: one for each bird, goal and bonus card, and one for the Automa's
cards.
"""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words
from wingspan.words.chapters import Text

from . import automa_cards, birds, bonus_cards, goals
from .entries import Topic


def topics(catalog: Catalog) -> dict[str, tuple[Topic, ...]]:
    """Return the topics of the chapters that have an entry for each card."""
    return {
        "goals": tuple(goals.topic(goal, catalog) for goal in catalog.goals.values()),
        "bonus_cards": tuple(
            bonus_cards.topic(card, catalog) for card in catalog.bonus_cards.values()
        ),
        "birds": tuple(birds.topic(bird, catalog) for bird in catalog.birds.values()),
    }


def texts(catalog: Catalog, words: Words) -> dict[str, Text]:
    """Return the texts of those entries by id."""
    return {
        automa_cards.ID: automa_cards.text(catalog, words),
        **{f"goal.{g.id}": goals.text(g, catalog, words) for g in catalog.goals.values()},
        **{
            f"bonus.{card.id}": bonus_cards.text(card, catalog, words)
            for card in catalog.bonus_cards.values()
        },
        **{f"bird.{b.id}": birds.text(b, catalog, words) for b in catalog.birds.values()},
    }
