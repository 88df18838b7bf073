"""The cards that are left out of new games, and such choices kept by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

DECKS = "wingspan.decks"
"""Under which they are kept."""

LONGEST_NAME = 40
MOST_KEPT = 50


class Decks(Struct, frozen=True):
    """Nothing changes in place: every step is another value."""

    left_out: tuple[str, ...] = ()
    """The birds and bonus cards that new games are dealt without, by id, sorted."""
    kept: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The cards that are left out of each deck that has a name."""

    @property
    def name(self) -> str:
        """What the deck of new games is called, "" if it has no name."""
        return next((name for name, cards in self.kept.items() if cards == self.left_out), "")

    def leaving_out(self, cards: Iterable[str]) -> Decks:
        """Without those cards too."""
        return replace(self, left_out=tuple(sorted({*self.left_out, *cards})))

    def taking_back(self, cards: Iterable[str]) -> Decks:
        """With those cards again."""
        back = set(cards)
        return replace(self, left_out=tuple(card for card in self.left_out if card not in back))

    def keeping(self, name: str) -> Decks:
        """With what is left out now kept by that name; the same for no name and for too many."""
        name = " ".join(name.split())[:LONGEST_NAME]
        if not name or (name not in self.kept and len(self.kept) >= MOST_KEPT):
            return self
        return replace(self, kept={**self.kept, name: self.left_out})

    def using(self, name: str) -> Decks:
        """With the deck of that name for new games; the same if there is none."""
        return replace(self, left_out=self.kept.get(name, self.left_out))

    def dropping(self, name: str) -> Decks:
        """Without the deck of that name; what new games are dealt from stays."""
        return replace(self, kept={n: cards for n, cards in self.kept.items() if n != name})


def read_decks(stored: str | None) -> Decks:
    """What was kept; nothing is left out if that is nothing or cannot be read."""
    try:
        return msgspec.json.decode(stored or "{}", type=Decks)
    except msgspec.DecodeError:
        return Decks()


def written(decks: Decks) -> str:
    """The decks as they are kept."""
    return msgspec.json.encode(decks).decode()
