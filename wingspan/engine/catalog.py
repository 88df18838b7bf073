"""Reading the card files. No other module of the engine opens files."""

from __future__ import annotations

from copy import copy
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from .cards import (
    AutomaCard,
    BirdCard,
    BonusCard,
    CardSet,
    Dice,
    Furniture,
    Goal,
    Mat,
)
from .components import SETS
from .effects import CacheFood, LayEggs
from .rules import RULES, check_number

INSTALLED = Path(__file__).resolve().parent / "cards"
CARDS = INSTALLED if INSTALLED.is_dir() else INSTALLED.parents[2] / "static" / "cards"
"""The folder of the card files: beside this file in an installed package, otherwise in
``static/`` of the repository, whose layout is copied to the page's file system."""

Card = TypeVar("Card", BirdCard, BonusCard, Goal, AutomaCard)


class CardError(ValueError):
    """Raised for a card file that cannot be used; the message names the file and the card."""


class Kit(NamedTuple):
    """What the sets in play add besides cards.

    ``spendable_cache``: whether the food cached on any of the birds may be spent. ``over_limit``:
    by how many eggs a power may exceed the limit of a bird.
    """

    mat: str
    dice: str
    nectar: bool
    spendable_cache: bool
    over_limit: int


class Catalog:
    """All cards by id, each kind sorted by set, then id.

    ``birds``, ``bonus_cards``, ``goals`` and ``automa_cards`` are dicts by id;
    ``set_of`` names the set of each bird, bonus card, goal and Automa card. ``languages``: those
    whose names of birds can count. ``rules``: the rules version under which the cards are read.
    """

    rules = RULES

    def __init__(self, sets: tuple[CardSet, ...], furniture: Furniture) -> None:
        """Combine card sets. Raises CardError if two cards share an id."""
        self.sets: tuple[str, ...] = tuple(cards.set for cards in sets)
        self.birds: dict[str, BirdCard] = {}
        self.bonus_cards: dict[str, BonusCard] = {}
        self.goals: dict[str, Goal] = {}
        self.automa_cards: dict[str, AutomaCard] = {}
        self.set_of: dict[str, str] = {}
        for cards in sets:
            self._shelve(cards.set, cards.birds, self.birds)
            self._shelve(cards.set, cards.bonus_cards, self.bonus_cards)
            self._shelve(cards.set, cards.goals, self.goals)
            self._shelve(cards.set, cards.automa_cards, self.automa_cards)
        self.languages = tuple(
            dict.fromkeys(
                language for card in self.birds.values() for language in (*card.name, *card.named)
            )
        )
        self._sets = {cards.set: cards for cards in sets}
        self._ids: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._kits: dict[tuple[str, ...], Kit] = {}
        self._latest: Catalog | None = None
        self.furniture = furniture
        self.mats: dict[str, Mat] = {mat.id: mat for mat in furniture.mats}
        self.dice: dict[str, Dice] = {dice.id: dice for dice in furniture.dice}

    def under(self, rules: int) -> Catalog:
        """Return the cards as they are under rules version ``rules``.

        Raises RulesError if there is no such version.
        """
        check_number(rules)
        latest = self._latest or self
        return latest if rules == latest.rules else _edition(latest, rules)

    def kit(self, sets: tuple[str, ...]) -> Kit:
        """Return what those sets add besides cards; the last set with a mat or dice wins."""
        if sets not in self._kits:
            chosen = [cards for name, cards in self._sets.items() if name in sets]
            powers = [bird.power for cards in chosen for bird in cards.birds if bird.power]
            effects = [effect for power in powers for effect in power.effects]
            self._kits[sets] = Kit(
                mat=next((cards.mat for cards in reversed(chosen) if cards.mat), "base"),
                dice=next((cards.dice for cards in reversed(chosen) if cards.dice), "base"),
                nectar=any(cards.nectar for cards in chosen),
                spendable_cache=any(
                    isinstance(effect, CacheFood) and effect.spendable for effect in effects
                ),
                over_limit=max(
                    (effect.over for effect in effects if isinstance(effect, LayEggs)), default=0
                ),
            )
        return self._kits[sets]

    def _shelve(self, name: str, cards: tuple[Card, ...], shelf: dict[str, Card]) -> None:
        for card in sorted(cards, key=lambda card: card.id):
            if card.id in self.set_of:
                raise CardError(
                    f"Set {name}: the id {card.id!r} is already taken by a card of set"
                    f" {self.set_of[card.id]}."
                )
            shelf[card.id] = card
            self.set_of[card.id] = name

    def ids_of(self, shelf: str, sets: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids of one kind of card ("birds", "goals" …) by set, then id."""
        found = self._ids.get((shelf, sets))
        if found is None:
            found = tuple(i for i in getattr(self, shelf) if self.set_of[i] in sets)
            self._ids[shelf, sets] = found
        return found


@cache
def _edition(latest: Catalog, rules: int) -> Catalog:
    """Return the same cards as they are under an earlier rules version."""
    edition = copy(latest)
    edition.rules = rules
    edition.birds = {id_: card.under(rules) for id_, card in latest.birds.items()}
    edition._latest = latest
    return edition


def read_set(path: Path) -> CardSet:
    """Decode one card file. Raises CardError, which names the file and the faulty card."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise CardError(f"The card file {path.name} cannot be read: {error.strerror}.") from error
    try:
        return msgspec.json.decode(content, type=CardSet)
    except msgspec.DecodeError as error:
        raise CardError(f"{path.name}: {error}{_culprit(content)}") from error


def _culprit(content: bytes) -> str:
    """Name the first card that does not decode by itself, for the error message."""
    try:
        raw = msgspec.json.decode(content)
    except msgspec.DecodeError:
        return ""
    if not isinstance(raw, dict):
        return ""
    kinds: dict[str, type] = {
        "birds": BirdCard,
        "bonus_cards": BonusCard,
        "goals": Goal,
        "automa_cards": AutomaCard,
    }
    for shelf, kind in kinds.items():
        for card in raw.get(shelf, ()):
            try:
                msgspec.convert(card, kind, str_keys=True)
            except msgspec.ValidationError as error:
                return f" (card {card.get('id', card)!r}: {error})"
    return ""


def read_furniture(path: Path) -> Furniture:
    """Decode ``table.json``. Raises CardError if it cannot be used."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Furniture)
    except (OSError, msgspec.DecodeError) as error:
        raise CardError(f"{path.name} cannot be used: {error}") from error


@cache
def load_catalog(folder: Path = CARDS) -> Catalog:
    """Read the cards in ``folder``: ``table.json`` and one file for each of :data:`SETS`.

    Raises CardError if a file is missing or a card in it is faulty.
    """
    return Catalog(
        tuple(read_set(folder / f"{name}.json") for name in SETS),
        read_furniture(folder / "table.json"),
    )
