"""What a sentence must know of the table: the cards, the players' names, who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision
from wingspan.engine.effects import AnyEffect, Effect, OneOf, parts
from wingspan.engine.things import Habitat, Language

from .grammar import typography

BirdAt = Callable[[int, Habitat, int], str]
"""The id of the bird at (player, habitat, column)."""

_UNKNOWN: dict[Language, str] = {"en": "a card", "fr": "une carte"}
_AUTOMA: dict[Language, str] = {"en": "the Automa", "fr": "l’Automa"}
AUTOMA = "Automa"
"""What the Automa is called in a list of names, in every language."""

_SEAT: dict[Language, str] = {"en": "Player", "fr": "Joueur"}


def bird_name(card: BirdCard, language: Language) -> str:
    """A bird's name as it is shown."""
    return typography(card.name[language], language)


class Table:
    """The cards and names that an event's or a question's words refer to by id and seat."""

    def __init__(self, language: Language, catalog: Catalog, names: tuple[str, ...]) -> None:
        self.language = language
        self.catalog = catalog
        self.names = names

    def bird(self, card: str | None) -> str:
        """A bird's name; None and a hidden card are "a card"."""
        known = None if card is None else self.catalog.birds.get(card)
        return _UNKNOWN[self.language] if known is None else bird_name(known, self.language)

    def birds(self, cards: Iterable[str]) -> str:
        """Names of birds with commas between them."""
        return ", ".join(map(self.bird, cards))

    def bonus(self, card: str) -> str:
        """A bonus card's name."""
        return typography(self.catalog.bonus_cards[card].name[self.language], self.language)

    def player(self, seat: int) -> str:
        """The name of the player in that seat."""
        if seat < len(self.names):
            return self.names[seat]
        return f"{_SEAT[self.language]} {seat + 1}"

    def other(self, seat: int) -> str:
        """The player in that seat, as a sentence speaks of them when somebody else acts."""
        name = self.player(seat)
        return self.automa if name == AUTOMA else name

    @property
    def automa(self) -> str:
        """The Automa in the course of a sentence."""
        return _AUTOMA[self.language]


class Asked(Table):
    """A table with a pending decision."""

    def __init__(
        self,
        language: Language,
        catalog: Catalog,
        names: tuple[str, ...],
        decision: Decision,
        bird_at: BirdAt | None = None,
    ) -> None:
        super().__init__(language, catalog, names)
        self.decision = decision
        self.bird_at = bird_at

    @property
    def asking_bird(self) -> BirdCard | None:
        """The bird whose power asks, if it is one."""
        source = self.decision.source
        return self.catalog.birds.get(source.bird) if source and source.bird else None

    @property
    def power_card(self) -> BirdCard | None:
        """The bird whose power that is: the one that the asking bird has copied, or itself."""
        source = self.decision.source
        if source is not None and source.copied is not None:
            return self.catalog.birds.get(source.copied)
        return self.asking_bird

    @property
    def courses(self) -> tuple[tuple[AnyEffect, ...], ...]:
        """What the power of the asking bird lets one choose between; () if it has no such."""
        bird = self.power_card
        if bird is None or bird.power is None:
            return ()
        found: list[Effect] = list(bird.power.effects)
        for effect in found:
            if isinstance(effect, OneOf):
                return effect.courses
            found += parts(effect)
        return ()

    @property
    def owner(self) -> str | None:
        """The name of whose bird or row asks, where it is not the one who answers."""
        source = self.decision.source
        if source is None or source.player == self.decision.player:
            return None
        return self.player(source.player)
