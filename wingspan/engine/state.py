"""Everything on the table, as plain data.

A :class:`GameState` can be encoded by msgspec. Cards are given by id; places on the mat are
``(habitat, column)`` with column 0 leftmost. Only the rules change it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import UNSET, Struct, UnsetType, field

from .components import ACTIONS, FOODS, HABITATS, Action, Food, Habitat, Phase
from .decision import Decision
from .events import AnyEvent, GoalStanding

if TYPE_CHECKING:

    class _Plain(Struct):
        def __copy__(self) -> Self: ...
else:
    _Plain = Struct

HIDDEN = "?"
"""Replaces the id of a card that the viewing seat may not know."""


class PlayedBird(_Plain, gc=False):
    """A bird on the mat. ``cached`` counts food tokens, ``tucked`` holds the cards under it.

    ``sideways``: whether it covers two spaces. ``cached`` and ``tucked`` are replaced, never
    changed in place, so that a shallow copy is independent.
    """

    bird: str
    eggs: int = 0
    cached: dict[Food, int] = {}
    tucked: tuple[str, ...] = ()
    sideways: bool = False


class Player(_Plain, gc=False):
    """A person's side of the table.

    ``cubes``: action cubes by action taken this round. ``pink_used``: birds whose pink power
    was used since the player's last turn. ``known``: cards in hand, apart, or tucked from the
    hand, that everybody saw this player take. ``seen``: tucked cards that everybody saw go
    under their bird. ``unseen``: cards tucked from the deck that nobody saw.
    ``choosing``: bonus cards drawn, one of which will be kept. ``apart``: bird cards drawn that
    are not in the hand yet; during set-up, those chosen so far. ``nectar``: nectar spent, by row.
    ``shown``: bonus cards held that everybody has seen. ``copied``: those of neighbours that count
    for this player as well; both are unset while there are none, and then not encoded.
    ``cubes`` and ``nectar`` are replaced, never changed in place.
    """

    hand: list[str] = field(default_factory=list)
    food: dict[Food, int] = field(default_factory=lambda: dict.fromkeys(FOODS, 0))
    bonus: list[str] = field(default_factory=list)
    mat: dict[Habitat, list[PlayedBird]] = field(default_factory=lambda: {h: [] for h in HABITATS})
    cubes: dict[Action, int] = field(default_factory=lambda: dict.fromkeys(ACTIONS, 0))
    pink_used: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    choosing: list[str] = field(default_factory=list)
    apart: list[str] = field(default_factory=list)
    nectar: dict[Habitat, int] = field(default_factory=lambda: dict.fromkeys(HABITATS, 0))
    shown: tuple[str, ...] | UnsetType = UNSET
    copied: tuple[str, ...] | UnsetType = UNSET

    def copy(self) -> Player:
        """Return an independent copy."""
        twin = self.__copy__()
        twin.hand = self.hand[:]
        twin.food = self.food.copy()
        twin.bonus = self.bonus[:]
        twin.mat = {h: [*map(PlayedBird.__copy__, row)] for h, row in self.mat.items()}
        twin.pink_used = self.pink_used[:]
        twin.known = self.known[:]
        twin.seen = self.seen[:]
        twin.unseen = self.unseen[:]
        twin.choosing = self.choosing[:]
        twin.apart = self.apart[:]
        return twin


class Automa(_Plain, gc=False):
    """The Automa's side of the table.

    ``deck``: cards still to turn up, next one first. ``turned``: cards turned up this round,
    newest last. ``birds`` lie face up, ``face_down`` face down. ``goal_cubes``: its cubes on
    this round's goal. ``turns``: turns taken this round. ``nectar``: spent nectar, by habitat.
    """

    bonus: str
    deck: list[str]
    turned: list[str] = field(default_factory=list)
    birds: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    eggs: int = 0
    goal_cubes: int = 0
    turns: int = 0
    nectar: dict[Habitat, int] = field(default_factory=lambda: dict.fromkeys(HABITATS, 0))

    def copy(self) -> Automa:
        """Return an independent copy."""
        twin = self.__copy__()
        twin.deck = self.deck[:]
        twin.turned = self.turned[:]
        twin.birds = self.birds[:]
        twin.face_down = self.face_down[:]
        twin.nectar = self.nectar.copy()
        return twin


class Deck(Struct, gc=False, eq=False):
    """A face-down deck and its discard pile, of bird cards or of bonus cards.

    ``cards`` is shared between copies of a game; the first ``drawn`` of them have been drawn.
    ``discards``: newest last, face up.
    """

    cards: tuple[str, ...] = ()
    drawn: int = 0
    discards: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards) - self.drawn

    def __eq__(self, other: object) -> bool:
        """Equal decks hold the same cards in the same order; drawn cards do not matter."""
        if not isinstance(other, Deck):
            return NotImplemented
        return self.left() == other.left() and self.discards == other.discards

    __hash__ = None  # type: ignore[assignment]

    def left(self) -> tuple[str, ...]:
        """Return the cards still in the deck, next one first."""
        return self.cards[self.drawn :]

    def copy(self) -> Deck:
        """Return an independent copy."""
        return Deck(self.cards, self.drawn, self.discards[:])


class ScoredGoal(Struct, frozen=True, gc=False):
    """A round's goal and all players' shares of it."""

    goal: str
    standings: tuple[GoalStanding, ...]


class GameState(_Plain, gc=False):
    """Everything on the table.

    ``round``: 1 to 4. ``turn_of``: the seat whose turn it is (the Automa's is the number of
    people). ``birdfeeder``: faces of the dice in the birdfeeder; ``dice_out``: those outside.
    ``tray``: its three spaces, None for an empty one. ``laid_out``: cards drawn face up for the
    players to share. ``goals``: tiles by round. ``random``: the state of each random stream.
    """

    round: int
    phase: Phase
    turn_of: int
    first_player: int
    players: list[Player]
    birdfeeder: list[str]
    dice_out: list[str]
    tray: list[str | None]
    deck: Deck
    bonus_deck: Deck
    goals: tuple[str, ...]
    scored: list[ScoredGoal]
    automa: Automa | None
    random: dict[str, int]
    laid_out: list[str] = field(default_factory=list)

    def copy(self) -> GameState:
        """Return an independent copy; parts that never change, such as scored goals, are shared."""
        twin = self.__copy__()
        twin.players = [player.copy() for player in self.players]
        twin.birdfeeder = self.birdfeeder[:]
        twin.dice_out = self.dice_out[:]
        twin.tray = self.tray[:]
        twin.deck = self.deck.copy()
        twin.bonus_deck = self.bonus_deck.copy()
        twin.scored = self.scored[:]
        if self.automa is not None:
            twin.automa = self.automa.copy()
        twin.random = self.random.copy()
        twin.laid_out = self.laid_out[:]
        return twin


class ScoreSheet(Struct, frozen=True):
    """One player's points by category (Game End and Scoring).

    ``player``: seat; the Automa's is the number of people. ``rank``: 1 is best; ties are broken
    by ``unused_food``, then the rank is shared.
    """

    player: int
    birds: int
    bonus: int
    goals: int
    eggs: int
    cached: int
    tucked: int
    nectar: int
    total: int
    unused_food: int
    rank: int


class View(Struct, frozen=True):
    """The game as one seat may know it: secrets in ``state`` are hidden or empty.

    ``decision``: the pending one if that seat must answer it. ``awaiting``: the seat that must
    answer, None when the game is over. ``events``: the log without secrets.
    """

    seat: int
    state: GameState
    events: tuple[AnyEvent, ...]
    decision: Decision | None
    awaiting: int | None
