"""The cards that are left out of new games, and named sets of such cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from wingspan import engine
from wingspan.words import Words

from ..forms import LONGEST_DECK_NAME

DECKS = "wingspan.decks"
"""Key under which the decks are stored."""

MOST_KEPT = 50


class Decks(Struct, frozen=True):
    """The cards left out of new games, and the named decks. Immutable: methods return new ones."""

    left_out: tuple[str, ...] = ()
    """The birds and bonus cards that new games are dealt without, by id, sorted."""
    kept: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By name of a deck, the cards that are left out of it."""

    @property
    def name(self) -> str:
        """The name of the deck of new games; "" if it has none."""
        return next((name for name, cards in self.kept.items() if cards == self.left_out), "")

    def leaving_out(self, cards: Iterable[str]) -> Decks:
        """Leave out those cards as well."""
        return replace(self, left_out=tuple(sorted({*self.left_out, *cards})))

    def taking_back(self, cards: Iterable[str]) -> Decks:
        """No longer leave out those cards."""
        back = set(cards)
        return replace(self, left_out=tuple(card for card in self.left_out if card not in back))

    def keeping(self, name: str) -> Decks:
        """Keep what is left out now as the deck of that name.

        Returns the same value if the name is empty or there are too many decks.
        """
        from wingspan.links import cut

        name = cut(" ".join(name.split()), LONGEST_DECK_NAME)
        if not name or (name not in self.kept and len(self.kept) >= MOST_KEPT):
            return self
        return replace(self, kept={**self.kept, name: self.left_out})

    def using(self, name: str) -> Decks:
        """Use the deck of that name for new games; returns an equal value if there is none."""
        return replace(self, left_out=self.kept.get(name, self.left_out))

    def dropping(self, name: str) -> Decks:
        """Remove the deck of that name; the cards left out of new games stay the same."""
        return replace(self, kept={n: cards for n, cards in self.kept.items() if n != name})


def read_decks(stored: str | None) -> Decks:
    """The stored decks; nothing is left out if there is nothing stored or it cannot be read."""
    try:
        return msgspec.json.decode(stored or "{}", type=Decks)
    except msgspec.DecodeError:
        return Decks()


def written(decks: Decks) -> str:
    """The decks as JSON, to be stored."""
    return msgspec.json.encode(decks).decode()


def how_many_out(words: Words, cards: Collection[str]) -> str:
    """Count the cards left out, in words: "2 birds left out, 1 bonus card left out"."""
    if not cards:
        return words.text("left_out_none")
    bonus = sum(card in engine.load_catalog().bonus_cards for card in cards)
    birds = len(cards) - bonus
    said = []
    if birds:
        said.append(words.text("left_out_count", n=birds))
    if bonus:
        said.append(words.text("left_out_bonus_count", n=bonus))
    return words.listed(said)
