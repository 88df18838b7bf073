"""Searching the cards of all sets by what the gallery's fields ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.conditions import Birds
from wingspan.engine.matching import matches
from wingspan.words import Words
from wingspan.words.plain import plain


def found(catalog: Catalog, asked: Mapping[str, str], words: Words) -> list[BirdCard]:
    """Return the matching birds, sorted by name. ``asked``: the values of the gallery's fields.

    Names are searched as they are shown and as they are in the card files; one of them must contain
    every word.
    """
    tests = _tests(catalog, asked, words)
    birds = [card for card in catalog.birds.values() if all(test(card) for test in tests)]
    return sorted(birds, key=lambda card: plain(words.bird(card)))


def _tests(
    catalog: Catalog, asked: Mapping[str, str], words: Words
) -> list[Callable[[BirdCard], bool]]:
    tests: list[Callable[[BirdCard], bool]] = []
    typed = plain(asked.get("gallery_name", "")).split()
    if typed:
        tests.append(lambda card: any(_named(name, typed) for name in _names(card, words)))
    if habitat := asked.get("gallery_habitat"):
        tests.append(lambda card: habitat in card.habitats)
    if food := asked.get("gallery_food"):
        tests.append(lambda card: card.cost.wild > 0 if food == "wild" else food in card.cost.food)
    if nest := asked.get("gallery_nest"):
        tests.append(lambda card: card.nest == nest)
    if color := asked.get("gallery_power"):
        tests.append(lambda card: card.color == color)
    if cards := asked.get("gallery_set"):
        tests.append(lambda card: catalog.set_of[card.id] == cards)
    bonus = catalog.bonus_cards.get(asked.get("gallery_bonus", ""))
    if bonus is not None and isinstance(bonus.counts, Birds):
        like = bonus.counts.like
        tests.append(lambda card: like is not None and matches(card, like, words.printed))
    return tests


def _names(card: BirdCard, words: Words) -> tuple[str, ...]:
    return (words.bird(card), *card.name.values(), card.scientific)


def _named(name: str, typed: list[str]) -> bool:
    found_in = plain(name)
    return all(word in found_in for word in typed)
