"""What sentences call birds, bonus cards and players, which data knows by id and seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Habitat
from wingspan.engine.components import Language as Printed
from wingspan.engine.decision import Decision
from wingspan.engine.effects import AnyEffect, Effect, OneOf, parts

from .grammar import Grammar
from .phrasebook import Phrasebook

BirdAt = Callable[[int, Habitat, int], str]
"""The id of the bird at (player, habitat, column)."""

AUTOMA = "Automa"
"""What the Automa is called in a list of names, in every language."""


class Naming(Struct, frozen=True, kw_only=True):
    """How a language names things, as its folder's `naming.py` brings it.

    ``printed``: which of the names on a card are shown. ``a_card``: one that is not known.
    ``the_automa``: in the course of a sentence. ``seat``: a player without a name, by ``{n}``.
    """

    printed: Printed
    a_card: str
    the_automa: str
    seat: str
    grammar: Grammar

    def card(self, card: BirdCard | BonusCard) -> str:
        """A card's name as it is shown."""
        return self.grammar.set_right(card.name[self.printed])


class Names:
    """The names of one table, in one language."""

    def __init__(self, naming: Naming, catalog: Catalog, players: tuple[str, ...]) -> None:
        self._naming = naming
        self.catalog = catalog
        self.players = players

    def bird(self, card: str | None) -> str:
        """A bird's name; None and a hidden card are "a card"."""
        known = None if card is None else self.catalog.birds.get(card)
        return self._naming.a_card if known is None else self._naming.card(known)

    def birds(self, cards: Iterable[str]) -> str:
        """Names of birds, listed."""
        return self._naming.grammar.listed(map(self.bird, cards))

    def bonus(self, card: str) -> str:
        """A bonus card's name."""
        return self._naming.card(self.catalog.bonus_cards[card])

    def player(self, seat: int) -> str:
        """The name of the player in that seat."""
        if seat < len(self.players):
            return self.players[seat]
        return self._naming.seat.format(n=seat + 1)

    def other(self, seat: int) -> str:
        """The player in that seat, as a sentence speaks of them when somebody else acts."""
        name = self.player(seat)
        return self.automa if name == AUTOMA else name

    @property
    def automa(self) -> str:
        """The Automa in the course of a sentence."""
        return self._naming.the_automa


class Asked(Names):
    """The names of a table with a pending decision, and that decision."""

    def __init__(
        self,
        naming: Naming,
        catalog: Catalog,
        players: tuple[str, ...],
        decision: Decision,
        bird_at: BirdAt | None = None,
    ) -> None:
        super().__init__(naming, catalog, players)
        self.decision = decision
        self.bird_at = bird_at

    @property
    def asking_bird(self) -> BirdCard | None:
        """The bird whose power asks, if it is one."""
        source = self.decision.source
        return self.catalog.birds.get(source.bird) if source and source.bird else None

    def said_of_effects(self, said: Phrasebook[[]]) -> str | None:
        """What is said of those effects of the power of which anything is, if it is one thing."""
        told = {said(effect) for effect in self.effects if type(effect) in said}
        return told.pop() if len(told) == 1 else None

    @property
    def power_card(self) -> BirdCard | None:
        """The bird whose power that is: the one that the asking bird has copied, or itself."""
        source = self.decision.source
        if source is not None and source.copied is not None:
            return self.catalog.birds.get(source.copied)
        return self.asking_bird

    @property
    def effects(self) -> list[Effect]:
        """All effects of the power that asks, those within others too; none if no bird asks."""
        bird = self.power_card
        if bird is None or bird.power is None:
            return []
        found: list[Effect] = list(bird.power.effects)
        for effect in found:
            found += parts(effect)
        return found

    @property
    def courses(self) -> tuple[tuple[AnyEffect, ...], ...]:
        """What the power of the asking bird lets one choose between; () if it has no such."""
        one_of = (effect for effect in self.effects if isinstance(effect, OneOf))
        return next((effect.courses for effect in one_of), ())

    @property
    def owner(self) -> str | None:
        """The name of whose bird or row asks, where it is not the one who answers."""
        source = self.decision.source
        if source is None or source.player == self.decision.player:
            return None
        return self.player(source.player)
