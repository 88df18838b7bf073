"""Where on the table each option of the pending decision can be clicked."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine.components import Action, Food, Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.options import (
    AnyOption,
    Bird,
    Bonus,
    CachedFood,
    Die,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Payment,
    PlayerSeat,
    Reroll,
    Slot,
    TakeAction,
    UsePower,
)

Label = Callable[[int], str]


class Choices:
    """Finds the options of a decision by the thing on the table that they concern.

    Every finder returns the option's index, or None if that thing cannot be chosen now.
    """

    decision: Decision | None
    """The pending decision; None if there is none here."""
    labels: tuple[str, ...]
    """The text of each option, in the order of the options."""
    birds: dict[str, int]
    """The option of each card of the hand that can be chosen."""

    _index: dict[AnyOption, int]
    """Every option by itself; the last one of those that are equal."""
    _dice: dict[str, list[tuple[Food, int]]]
    """By face, the foods that a die may give, each with its option."""
    _tray: dict[int, int]
    """By space of the tray."""
    _cached: dict[tuple[int, Habitat, int], int]
    """By the place of the bird on which the food is."""

    def __init__(self, decision: Decision | None, labels: tuple[str, ...]) -> None:
        self.decision = decision
        self.labels = labels
        self._index = {}
        self._dice = {}
        self._tray = {}
        self._cached = {}
        self.birds = {}
        if decision is None:
            return
        for index, option in enumerate(decision.options):
            match option:
                case Payment():
                    continue
                case Die(face, food):
                    self._dice.setdefault(face, []).append((food, index))
                case Draw(tray):
                    self._tray[tray] = index
                case Bird(bird):
                    self.birds[bird] = index
                case CachedFood(_, player, habitat, column):
                    self._cached[player, habitat, column] = index
                case _:
                    pass
            self._index[option] = index

    def label(self, index: int) -> str:
        """The text of the option."""
        return self.labels[index]

    def action(self, action: Action) -> int | None:
        return self._index.get(TakeAction(action))

    def bird(self, bird: str) -> int | None:
        return self.birds.get(bird)

    def bonus(self, bonus: str) -> int | None:
        return self._index.get(Bonus(bonus))

    def habitat(self, habitat: Habitat) -> int | None:
        return self._index.get(InHabitat(habitat))

    def place(self, player: int, habitat: Habitat, column: int) -> int | None:
        """The option about the bird in that place: an egg, its power, or food cached on it."""
        for about in (Slot(player, habitat, column), UsePower(player, habitat, column)):
            if about in self._index:
                return self._index[about]
        return self._cached.get((player, habitat, column))

    def die(self, face: str) -> list[tuple[Food, int]]:
        """The foods that a die showing ``face`` may give now, each with its option's index."""
        return self._dice.get(face, [])

    def food(self, food: Food) -> int | None:
        return self._index.get(FoodToken(food))

    def tray(self, space: int) -> int | None:
        return self._tray.get(space)

    def player(self, seat: int) -> int | None:
        return self._index.get(PlayerSeat(seat))

    @property
    def deck(self) -> int | None:
        return self._index.get(DrawDeck())

    @property
    def reroll(self) -> int | None:
        return self._index.get(Reroll())
