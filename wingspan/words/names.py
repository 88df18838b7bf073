"""Names for use in sentences: of birds and bonus cards by id, of players by seat."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from wingspan.engine.components import Habitat
from wingspan.engine.components import Language as Printed

from .folders import DEFAULT
from .grammar import NO_FORM, Grammar, Message

if TYPE_CHECKING:
    from wingspan.engine.cards import BirdCard, BonusCard
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.decision import Decision
    from wingspan.engine.effects import AnyEffect, Effect

BirdAt = Callable[[int, Habitat, int], str]
"""Returns the id of the bird at (player, habitat, column)."""

_FROM_RIGHT_TO_LEFT = (
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_FIRST_STRONG, _END = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """Return a name so that it changes the order of nothing around it, whatever way it is read.

    Without that a Hebrew or Arabic name reverses the numbers and signs beside it. Marks in the text
    itself do it everywhere: in markup, tips, titles and texts that are sent.
    """
    return f"{_FIRST_STRONG}{name}{_END}" if re.search(_FROM_RIGHT_TO_LEFT, name) else name


AUTOMA = "Automa"
"""The Automa's name in a list of players, in every language."""


class Naming(Struct, frozen=True, kw_only=True):
    """How a language names things, defined in its folder's `naming.py`.

    ``printed``: the language in which names of cards are shown. ``cards``: those names by id, if
    the card files do not have them, with soft hyphens where a long word may break. ``may_break``:
    long words of the card files' names, with soft hyphens. ``a_card``: an unknown card.
    """

    printed: Printed
    cards: Mapping[str, Message] = {}
    may_break: tuple[str, ...] = ()
    a_card: str
    grammar: Grammar

    def card(self, card: BirdCard | BonusCard) -> str:
        """Return a card's name."""
        return self.heading(card).replace("\u00ad", "")

    def heading(self, card: BirdCard | BonusCard) -> str:
        """Return a card's name as its heading, with soft hyphens."""
        name = self.cards.get(card.id) or card.name.get(self.printed, card.name[DEFAULT])
        text = name if isinstance(name, str) else name(NO_FORM)
        return _set(self.grammar.set_right, self.may_break, text)


@cache
def _set(set_right: Callable[[str], str], may_break: tuple[str, ...], name: str) -> str:
    """Return a name as it is well set; the same few are shown over and over."""
    for word in may_break:
        name = name.replace(word.replace("\u00ad", ""), word)
    return set_right(name)


class Names:
    """The names of one table, in one language."""

    def __init__(self, naming: Naming, catalog: Catalog, players: tuple[str, ...]) -> None:
        self._naming = naming
        self.catalog = catalog
        self.players = players

    def bird(self, card: str | None) -> str:
        """Return a bird's name; "a card" for None and hidden cards."""
        known = None if card is None else self.catalog.birds.get(card)
        return self._naming.a_card if known is None else self._naming.card(known)

    def bonus(self, card: str) -> str:
        """Return a bonus card's name."""
        return self._naming.card(self.catalog.bonus_cards[card])

    def player(self, seat: int) -> str:
        """Return the name of the player in that seat."""
        return self.players[seat]


class Asked(Names):
    """The names of a table together with the pending decision."""

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
        """The bird whose power asks, None if no power does."""
        source = self.decision.source
        return self.catalog.birds.get(source.bird) if source and source.bird else None

    @property
    def power_card(self) -> BirdCard | None:
        """The bird whose power asks: the one that the asking bird has copied, or itself."""
        source = self.decision.source
        if source is not None and source.copied is not None:
            return self.catalog.birds.get(source.copied)
        return self.asking_bird

    @property
    def effects(self) -> list[Effect]:
        """All effects of the power that asks, nested ones included; [] if no bird asks."""
        bird = self.power_card
        if bird is None or bird.power is None:
            return []
        from wingspan.engine.effects import parts

        found: list[Effect] = list(bird.power.effects)
        for effect in found:
            found += parts(effect)
        return found

    @property
    def courses(self) -> tuple[tuple[AnyEffect, ...], ...]:
        """The alternatives that the power of the asking bird offers; () if it offers none."""
        from wingspan.engine.effects import OneOf

        one_of = (effect for effect in self.effects if isinstance(effect, OneOf))
        return next((effect.courses for effect in one_of), ())

    @property
    def owner(self) -> str | None:
        """The name of the player whose bird or row asks, None if that player answers."""
        source = self.decision.source
        if source is None or source.player == self.decision.player:
            return None
        return self.player(source.player)
