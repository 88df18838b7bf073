"""Entries made from the cards: a bird, a goal or a bonus card each."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from .entries import Chapter, Text, Topic


def chapters(catalog: Catalog) -> tuple[Chapter, ...]:
    """The chapters that hold one entry a card; each belongs to its card's set."""
    shelves = {
        "goals": [("goal", id_) for id_ in catalog.goals],
        "bonus_cards": [("bonus", id_) for id_ in catalog.bonus_cards],
        "birds": [("bird", id_) for id_ in catalog.birds],
    }
    return tuple(
        Chapter(name, tuple(Topic(f"{kind}.{id_}", (catalog.set_of[id_],)) for kind, id_ in cards))
        for name, cards in shelves.items()
    )


def texts(catalog: Catalog, words: Words) -> dict[str, Text]:
    """The words of those entries, by entry id."""
    found = {}
    for goal in catalog.goals.values():
        found[f"goal.{goal.id}"] = Text(words.goal(goal), words.goal(goal))
    for card in catalog.bonus_cards.values():
        body = f"{words.bonus_rule(card)}\n\n{words.bonus_points(card)}"
        found[f"bonus.{card.id}"] = Text(words.bonus(card), body)
    for bird in catalog.birds.values():
        found[f"bird.{bird.id}"] = Text(
            words.bird(bird),
            words.power(bird) or words.power_kind(bird.color),
            (bird.scientific,),
        )
    return found
