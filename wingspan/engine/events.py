"""The log: typed entries for what happened, which are put into sentences elsewhere.

Some fields are only for certain players to see (a card drawn from the deck). The class of an entry
lists them in ``SECRET``: they are None for everybody but ``player`` and, if there is a field
``to``, the player it names. ``REVEALS`` marks entries that disclose dice or cards nobody could know
before: in a game of several people, the answers that led to them cannot be taken back.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from .components import Action, Food, Habitat, Pile


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """An entry of the log."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    REVEALS: ClassVar[bool] = False


class GameBegan(Event, frozen=True, tag="game_began"):
    """The table is set up. ``first``: the seat that begins. ``goals``: by round."""

    first: int
    goals: tuple[str, ...]


class BirdsKept(Event, frozen=True, tag="birds_kept"):
    """During set-up, a player kept ``count`` birds and paid as many food tokens."""

    SECRET = ("birds", "bonus")

    player: int
    count: int
    food: dict[Food, int]
    birds: tuple[str, ...] | None
    bonus: str | None


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    first: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """``turn``: the number of the player's turn in the round, from 1; also for the Automa."""

    player: int
    round: int
    turn: int


class ActionTaken(Event, frozen=True, tag="action_taken"):
    """``column``: the leftmost exposed space (0 to 5); None for playing a bird."""

    player: int
    action: Action
    column: int | None = None


class BirdPlayed(Event, frozen=True, tag="bird_played"):
    """A bird came into play; ``food`` from the supply was paid for it.

    ``how``: "upright", "sideways", "on_top" of or "in_place_of" the bird ``other``.
    """

    player: int
    bird: str
    habitat: Habitat
    column: int
    food: dict[Food, int]
    how: Literal["upright", "sideways", "on_top", "in_place_of"] = "upright"
    other: str | None = None


class FoodGained(Event, frozen=True, tag="food_gained"):
    """``face``: the face of the die that gave it; None if it came from the supply."""

    player: int
    food: Food
    count: int = 1
    face: str | None = None


class FoodSpent(Event, frozen=True, tag="food_spent"):
    player: int
    food: Food
    count: int = 1


class FoodCached(Event, frozen=True, tag="food_cached"):
    """A food token was put on ``bird``; ``own``: whether it came from the player's supply."""

    player: int
    bird: str
    food: Food
    own: bool = False


class FoodUncached(Event, frozen=True, tag="food_uncached"):
    """A food token cached on ``bird`` was spent."""

    player: int
    bird: str
    food: Food


class FoodTakenOff(Event, frozen=True, tag="food_taken_off"):
    """A food token cached on ``bird`` went into the supply of its player."""

    player: int
    bird: str
    food: Food


class FoodReturned(Event, frozen=True, tag="food_returned"):
    """A food token just cached on ``bird`` was returned, as its luck ran out."""

    player: int
    bird: str
    food: Food


class NectarSpent(Event, frozen=True, tag="nectar_spent"):
    """Spent nectar was put on the row's space for it."""

    player: int
    habitat: Habitat
    count: int = 1


class NectarDiscarded(Event, frozen=True, tag="nectar_discarded"):
    """Nectar left in a supply was discarded at the end of a round."""

    player: int
    count: int


class FoodStolen(Event, frozen=True, tag="food_stolen"):
    """A food went from the supply of ``victim`` to ``player``."""

    player: int
    victim: int
    food: Food


class FoodGiven(Event, frozen=True, tag="food_given"):
    """A food went from ``player`` to ``to``; the Automa puts it back into the supply."""

    player: int
    to: int
    food: Food


class CardGiven(Event, frozen=True, tag="card_given"):
    """A card drawn, or one of the hand, went to another player."""

    SECRET = ("bird",)

    player: int
    to: int
    bird: str | None


class DieRemoved(Event, frozen=True, tag="die_removed"):
    """A die was removed from the birdfeeder; nobody gained its food."""

    player: int
    face: str


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """All dice were thrown into the birdfeeder, or a predator rolled those outside it.

    ``why``: "reroll" (chosen, all alike), "empty" (refilled), "hunt" (outside the
    birdfeeder), "reset" (by a power or the mat), "apart" (for a power; the dice on the table stay
    as they are).
    """

    REVEALS = True

    player: int | None
    faces: tuple[str, ...]
    why: Literal["reroll", "empty", "hunt", "reset", "apart"]


class EggLaid(Event, frozen=True, tag="egg_laid"):
    player: int
    bird: str


class EggDiscarded(Event, frozen=True, tag="egg_discarded"):
    player: int
    bird: str


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card drawn from the tray, seen by all."""

    player: int
    bird: str


class DeckCardDrawn(Event, frozen=True, tag="deck_card_drawn"):
    """A card drawn from the deck, seen by its player only."""

    SECRET = ("bird",)
    REVEALS = True

    player: int
    bird: str | None


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card discarded face up."""

    player: int
    bird: str


class CardTucked(Event, frozen=True, tag="card_tucked"):
    """A card went under ``under`` face down, from the hand (its player knows it) or the deck."""

    SECRET = ("card",)

    player: int
    under: str
    card: str | None


class Hunted(Event, frozen=True, tag="hunted"):
    """A predator looked at the card ``prey``; it was tucked on success, otherwise discarded."""

    REVEALS = True

    player: int
    bird: str
    prey: str
    success: bool


class CardTurnedUp(Event, frozen=True, tag="card_turned_up"):
    """A predator turned up one more card; ``cm``: the wingspans of all of them together."""

    REVEALS = True

    player: int
    bird: str
    prey: str
    cm: int


class HuntedForSeveral(Event, frozen=True, tag="hunted_for_several"):
    """The cards that a predator turned up were tucked together on success, otherwise discarded."""

    player: int
    bird: str
    cards: tuple[str, ...]
    success: bool


class HuntedWithDice(Event, frozen=True, tag="hunted_with_dice"):
    """A bird rolled dice for ``food``."""

    REVEALS = True

    player: int
    bird: str
    food: Food
    success: bool


class CardsSearched(Event, frozen=True, tag="cards_searched"):
    """Cards were drawn from the deck and discarded for the food in their costs."""

    REVEALS = True

    player: int
    bird: str
    cards: tuple[str, ...]


class CardsDrawnApart(Event, frozen=True, tag="cards_drawn_apart"):
    """Cards were drawn that stay apart from the hand until some are discarded."""

    SECRET = ("cards",)
    REVEALS = True

    player: int
    count: int
    cards: tuple[str, ...] | None


class CardKept(Event, frozen=True, tag="card_kept"):
    """One of the cards drawn went into the hand."""

    SECRET = ("bird",)

    player: int
    bird: str | None


class TrayCardTucked(Event, frozen=True, tag="tray_card_tucked"):
    """A face-up card of the tray went under ``under``."""

    player: int
    under: str
    card: str


class CardsLaidOut(Event, frozen=True, tag="cards_laid_out"):
    """Cards were drawn face up, for each player to take one."""

    REVEALS = True

    player: int
    birds: tuple[str, ...]


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A player took one of the cards laid out into their hand."""

    player: int
    bird: str


class TrayRefilled(Event, frozen=True, tag="tray_refilled"):
    """New face-up cards came into the tray; ``discarded``: those that they replaced."""

    REVEALS = True

    birds: tuple[str, ...]
    discarded: tuple[str, ...] = ()


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The discards of that deck were shuffled into a new one of ``cards`` cards."""

    deck: Pile
    cards: int


class BonusKept(Event, frozen=True, tag="bonus_kept"):
    """A player drew ``drawn`` bonus cards and kept one."""

    SECRET = ("bonus",)

    player: int
    drawn: int
    bonus: str | None


class BonusDiscarded(Event, frozen=True, tag="bonus_discarded"):
    """A player discarded a bonus card that they held."""

    player: int
    bonus: str


class BonusScored(Event, frozen=True, tag="bonus_scored"):
    """A player's bonus card, which all can see, was scored now for food cached on ``bird``."""

    player: int
    bird: str
    bonus: str
    points: int


class BonusShown(Event, frozen=True, tag="bonus_shown"):
    """A player showed all their bonus cards to everybody."""

    REVEALS = True

    player: int
    bonuses: tuple[str, ...]


class BonusCopied(Event, frozen=True, tag="bonus_copied"):
    """The bonus card of another player counts for ``player`` as well."""

    player: int
    bird: str
    bonus: str


class BirdMoved(Event, frozen=True, tag="bird_moved"):
    """``to``: the player to whose mat it moved; None if it stayed with ``player``."""

    player: int
    bird: str
    origin: Habitat
    habitat: Habitat
    to: int | None = None


class PowerUsed(Event, frozen=True, tag="power_used"):
    """A bird's power begins to take effect.

    ``by``: the bird that repeats it. ``copied``: the bird whose power the bird has copied.
    """

    player: int
    bird: str
    by: str | None = None
    copied: str | None = None


class GoalStanding(Struct, frozen=True, gc=False):
    """A player's share of a goal: what was counted, the place (None: not placed), the points."""

    player: int
    counted: int
    place: int | None
    points: int


class GoalScored(Event, frozen=True, tag="goal_scored"):
    """A goal was scored; ``standings``: one for each player in seat order, the Automa's last."""

    round: int
    goal: str
    standings: tuple[GoalStanding, ...]


class AutomaDrew(Event, frozen=True, tag="automa_drew"):
    """The Automa turned up ``card``, whose section for this round is carried out."""

    REVEALS = True

    card: str


class AutomaTookBird(Event, frozen=True, tag="automa_took_bird"):
    """The Automa kept ``bird``, the most valuable of ``matching`` in the tray.

    The others are discarded, except any more that it keeps, each with an entry of its own.
    """

    bird: str
    matching: tuple[str, ...]


class AutomaTookFaceDown(Event, frozen=True, tag="automa_took_face_down"):
    """The Automa took the deck's top card face down; ``discarded``: tray cards discarded first."""

    discarded: tuple[str, ...] = ()


class AutomaLaidEggs(Event, frozen=True, tag="automa_laid_eggs"):
    eggs: int


class AutomaTookDice(Event, frozen=True, tag="automa_took_dice"):
    face: str
    count: int


class AutomaCube(Event, frozen=True, tag="automa_cube"):
    """A cube was put on (1) or taken off (-1) the round's goal, which now holds ``cubes``."""

    change: Literal[1, -1]
    cubes: int


class AutomaWakesPink(Event, frozen=True, tag="automa_wakes_pink"):
    """The Automa lets its opponent use every pink power."""


class AutomaNectar(Event, frozen=True, tag="automa_nectar"):
    """At the end of a round, ``card`` moved the Automa's spent nectar; amounts by habitat."""

    card: str
    changes: dict[Habitat, int]


class PowersBegan(Event, frozen=True, tag="powers_began"):
    """A player begins to use round-end or game-end powers."""

    player: int
    time: Literal["round", "game"]


class AutomaCardRemoved(Event, frozen=True, tag="automa_card_removed"):
    """A card left the Automa deck at the end of a round."""

    card: str


class GameOver(Event, frozen=True, tag="game_over"):
    """The last round has been scored."""


AnyEvent = (
    GameBegan
    | BirdsKept
    | RoundBegan
    | TurnBegan
    | ActionTaken
    | BirdPlayed
    | FoodGained
    | FoodSpent
    | FoodCached
    | FoodUncached
    | FoodTakenOff
    | FoodReturned
    | NectarSpent
    | NectarDiscarded
    | FoodStolen
    | FoodGiven
    | CardGiven
    | DieRemoved
    | DiceRolled
    | EggLaid
    | EggDiscarded
    | CardDrawn
    | DeckCardDrawn
    | CardDiscarded
    | CardTucked
    | Hunted
    | CardTurnedUp
    | HuntedForSeveral
    | HuntedWithDice
    | CardsSearched
    | CardsDrawnApart
    | CardKept
    | TrayCardTucked
    | CardsLaidOut
    | CardTaken
    | TrayRefilled
    | DeckReshuffled
    | BonusKept
    | BonusDiscarded
    | BonusScored
    | BonusShown
    | BonusCopied
    | BirdMoved
    | PowerUsed
    | GoalScored
    | AutomaDrew
    | AutomaTookBird
    | AutomaTookFaceDown
    | AutomaLaidEggs
    | AutomaTookDice
    | AutomaCube
    | AutomaWakesPink
    | AutomaNectar
    | PowersBegan
    | AutomaCardRemoved
    | GameOver
)


NOBODY = -1
"""Stands in place of a seat for a viewer who knows only what everybody knows."""
