"""The answers to a decision, as data.

Options are compared by value and hold no text, so that a program can choose by meaning::

    next(i for i, o in enumerate(decision.options) if o == Slot(0, "forest", 1))

``msgspec.to_builtins(option)`` gives ``{"type": "slot", "player": 0, …}``.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from .components import Action, Food, Habitat


class Option(Struct, frozen=True, gc=False, tag_field="type"):
    """One way to answer a decision."""


class TakeAction(Option, frozen=True, tag="action"):
    """One of the four actions of a turn."""

    action: Action


class Bird(Option, frozen=True, tag="bird"):
    """A bird card from the hand, or one of the cards laid out to choose from."""

    bird: str


class Bonus(Option, frozen=True, tag="bonus"):
    """A bonus card."""

    bonus: str


class InHabitat(Option, frozen=True, tag="habitat"):
    """A row of the mat."""

    habitat: Habitat


class Payment(Option, frozen=True, tag="payment"):
    """Food tokens to pay with, by kind.

    ``cached``: foods taken from birds that allow it; ``cards``: cards from hand that stand
    for food (both European expansion).
    """

    food: dict[Food, int]
    cached: tuple[Food, ...] = ()
    cards: int = 0


class Slot(Option, frozen=True, tag="slot"):
    """A bird on a mat, such as one on which an egg is laid: column 0 is the leftmost."""

    player: int
    habitat: Habitat
    column: int


class UsePower(Option, frozen=True, tag="power"):
    """A bird on a mat whose power is to be used next: column 0 is the leftmost."""

    player: int
    habitat: Habitat
    column: int


class Die(Option, frozen=True, tag="die"):
    """A die of the birdfeeder by its face, and the food to gain with it."""

    face: str
    food: Food


class FoodToken(Option, frozen=True, tag="food"):
    """A food token of that kind, gained or given."""

    food: Food


class CachedFood(Option, frozen=True, tag="cached_food"):
    """A food token cached on one of the player's own birds, where it may be spent."""

    food: Food
    player: int
    habitat: Habitat
    column: int


class Draw(Option, frozen=True, tag="draw"):
    """The face-up card in that space of the tray (0 to 2)."""

    tray: int
    bird: str


class PlayerSeat(Option, frozen=True, tag="player"):
    """A player by seat."""

    player: int


class Count(Option, frozen=True, tag="count"):
    """A number of things, such as eggs or food tokens."""

    count: int


class Course(Option, frozen=True, tag="course"):
    """One of the alternatives that a power offers, counted from 0."""

    number: int


class Upright(Option, frozen=True, tag="upright"):
    """Play the bird upright, as usual."""


class Sideways(Option, frozen=True, tag="sideways"):
    """Play the bird sideways over two spaces."""


class OnTop(Option, frozen=True, tag="on_top"):
    """Play the bird on top of another, without paying its costs."""


class InPlaceOf(Option, frozen=True, tag="in_place_of"):
    """Play the bird in place of another, which is discarded."""


class ResetTray(Option, frozen=True, tag="reset_tray"):
    """Discard the face-up cards and put out new ones."""


class RefillTray(Option, frozen=True, tag="refill_tray"):
    """Put new cards on the empty spaces of the tray."""


class Tuck(Option, frozen=True, tag="tuck"):
    """Tuck the card instead of taking it into the hand."""


class Reroll(Option, frozen=True, tag="reroll"):
    """Throw all five dice back into the birdfeeder."""


class Again(Option, frozen=True, tag="again"):
    """Try once more: roll the dice, or draw a card. ``stake``: number of things lost by failure."""

    stake: int


class Waive(Option, frozen=True, tag="waive"):
    """Pay 1 ``food`` less for a bird; None: 1 egg less."""

    food: Food | None


class DrawDeck(Option, frozen=True, tag="draw_deck"):
    """The top card of the deck."""


class Cache(Option, frozen=True, tag="cache"):
    """Put the food on the bird instead of into the supply."""


class Keep(Option, frozen=True, tag="keep"):
    """Put the food into the player's supply, or the card into the hand."""


class All(Option, frozen=True, tag="all"):
    """Take everything that is offered."""


class Activate(Option, frozen=True, tag="activate"):
    """Use the power."""


class Skip(Option, frozen=True, tag="skip"):
    """Decline the whole power, or a conversion of the mat."""


class Done(Option, frozen=True, tag="done"):
    """Take no more of what is offered."""


AnyOption = (
    TakeAction
    | Bird
    | Bonus
    | InHabitat
    | Payment
    | Slot
    | UsePower
    | Die
    | FoodToken
    | CachedFood
    | Draw
    | PlayerSeat
    | Count
    | Course
    | Upright
    | Sideways
    | OnTop
    | InPlaceOf
    | ResetTray
    | RefillTray
    | Tuck
    | Reroll
    | Again
    | Waive
    | DrawDeck
    | Cache
    | Keep
    | All
    | Activate
    | Skip
    | Done
)

REROLL, DRAW_DECK, CACHE, KEEP = Reroll(), DrawDeck(), Cache(), Keep()
ALL, ACTIVATE, SKIP, DONE = All(), Activate(), Skip(), Done()
UPRIGHT, SIDEWAYS, ON_TOP, IN_PLACE_OF = Upright(), Sideways(), OnTop(), InPlaceOf()
RESET_TRAY, REFILL_TRAY, TUCK = ResetTray(), RefillTray(), Tuck()

# Each distinct option is created once and shared.
bird = cache(Bird)
bonus = cache(Bonus)
habitat = cache(InHabitat)
slot = cache(Slot)
power = cache(UsePower)
die = cache(Die)
food = cache(FoodToken)
draw = cache(Draw)
player = cache(PlayerSeat)
count = cache(Count)
take_action = cache(TakeAction)
cached_food = cache(CachedFood)
course = cache(Course)
waive = cache(Waive)
again = cache(Again)
