"""What happened, as typed entries: who, which bird, which food. Words are made from them later.

An entry may hold something that only some may see (a card drawn from the deck). Its class
names those fields in ``SECRET``: they are None in the eyes of everybody but ``player`` and,
where something goes ``to`` somebody, the receiver.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, structs

from .components import Action, Food, Habitat


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened at the table."""

    SECRET: ClassVar[tuple[str, ...]] = ()


class GameBegan(Event, frozen=True, tag="game_began"):
    """The table is laid; ``first`` goes first. ``goals`` by round."""

    first: int
    goals: tuple[str, ...]


class BirdsKept(Event, frozen=True, tag="birds_kept"):
    """Set-up: a player kept ``count`` birds and handed in as many food tokens."""

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
    """``turn`` counts the player's own turns of the round from 1; the Automa is a player too."""

    player: int
    round: int
    turn: int


class ActionTaken(Event, frozen=True, tag="action_taken"):
    """``column``: the leftmost exposed space (0 to 5); None for playing a bird."""

    player: int
    action: Action
    column: int | None = None


class BirdPlayed(Event, frozen=True, tag="bird_played"):
    """A bird came into play; ``food`` of the supply was paid for it.

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
    """``face``: the die it was gained with; None from the supply."""

    player: int
    food: Food
    count: int = 1
    face: str | None = None


class FoodSpent(Event, frozen=True, tag="food_spent"):
    player: int
    food: Food
    count: int = 1


class FoodCached(Event, frozen=True, tag="food_cached"):
    """A food token was put on ``bird``; ``own``: out of the player's supply."""

    player: int
    bird: str
    food: Food
    own: bool = False


class FoodUncached(Event, frozen=True, tag="food_uncached"):
    """A food cached on ``bird`` was spent from there."""

    player: int
    bird: str
    food: Food


class NectarSpent(Event, frozen=True, tag="nectar_spent"):
    """Nectar that was spent lies in the row's space for it."""

    player: int
    habitat: Habitat
    count: int = 1


class NectarDiscarded(Event, frozen=True, tag="nectar_discarded"):
    """End of a round: nectar left in a supply is gone."""

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
    """A card drawn went to another player."""

    SECRET = ("bird",)

    player: int
    to: int
    bird: str | None


class DieRemoved(Event, frozen=True, tag="die_removed"):
    """A die left the birdfeeder without any food."""

    player: int
    face: str


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """Dice were thrown: into the birdfeeder, or those outside it by a hunter.

    ``why``: "reroll" (chosen, all alike), "empty" (refilled), "hunt" (outside the
    birdfeeder), "reset" (by a power or the mat).
    """

    player: int | None
    faces: tuple[str, ...]
    why: Literal["reroll", "empty", "hunt", "reset"]


class EggLaid(Event, frozen=True, tag="egg_laid"):
    player: int
    bird: str


class EggDiscarded(Event, frozen=True, tag="egg_discarded"):
    player: int
    bird: str


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """From the tray, seen by all."""

    player: int
    bird: str


class DeckCardDrawn(Event, frozen=True, tag="deck_card_drawn"):
    """From the deck, seen by its player."""

    SECRET = ("bird",)

    player: int
    bird: str | None


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """From hand, face up."""

    player: int
    bird: str


class CardTucked(Event, frozen=True, tag="card_tucked"):
    """A card went under ``under`` face down, from the hand (its player knows it) or the deck."""

    SECRET = ("card",)

    player: int
    under: str
    card: str | None


class Hunted(Event, frozen=True, tag="hunted"):
    """A predator looked at ``prey``: tucked if it succeeded, else discarded."""

    player: int
    bird: str
    prey: str
    success: bool


class HuntedWithDice(Event, frozen=True, tag="hunted_with_dice"):
    """A predator rolled the dice outside the birdfeeder for ``food``."""

    player: int
    bird: str
    food: Food
    success: bool


class CardsSearched(Event, frozen=True, tag="cards_searched"):
    """Cards drawn from the deck and discarded for what is in their costs."""

    player: int
    bird: str
    cards: tuple[str, ...]


class CardsDrawnApart(Event, frozen=True, tag="cards_drawn_apart"):
    """Cards drawn that stay apart from the hand until some are discarded."""

    SECRET = ("cards",)

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
    """Cards drawn face up, for each player to take one."""

    player: int
    birds: tuple[str, ...]


class CardTaken(Event, frozen=True, tag="card_taken"):
    """One of the cards laid out, taken into the hand."""

    player: int
    bird: str


class TrayRefilled(Event, frozen=True, tag="tray_refilled"):
    """New face-up cards; ``discarded``: those that had to go first."""

    birds: tuple[str, ...]
    discarded: tuple[str, ...] = ()


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The discards of that deck were shuffled into a new one of ``cards`` cards."""

    deck: Literal["birds", "bonus"]
    cards: int


class BonusKept(Event, frozen=True, tag="bonus_kept"):
    """A player drew ``drawn`` bonus cards and kept one."""

    SECRET = ("bonus",)

    player: int
    drawn: int
    bonus: str | None


class BonusDiscarded(Event, frozen=True, tag="bonus_discarded"):
    """A bonus card held was discarded."""

    player: int
    bonus: str


class BirdMoved(Event, frozen=True, tag="bird_moved"):
    player: int
    bird: str
    origin: Habitat
    habitat: Habitat


class PowerUsed(Event, frozen=True, tag="power_used"):
    """A bird's power begins to take effect.

    ``by``: the bird that has it repeated. ``copied``: the bird whose power it has copied.
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
    """One standing a player in seat order, the Automa's last."""

    round: int
    goal: str
    standings: tuple[GoalStanding, ...]


class AutomaDrew(Event, frozen=True, tag="automa_drew"):
    """The Automa turned up ``card``, whose section for this round is carried out."""

    card: str


class AutomaTookBird(Event, frozen=True, tag="automa_took_bird"):
    """It kept ``bird``, the most valuable of ``matching`` in the tray; the others go."""

    bird: str
    matching: tuple[str, ...]


class AutomaTookFaceDown(Event, frozen=True, tag="automa_took_face_down"):
    """It took the deck's top card face down; ``discarded``: tray cards that went."""

    discarded: tuple[str, ...] = ()


class AutomaLaidEggs(Event, frozen=True, tag="automa_laid_eggs"):
    eggs: int


class AutomaTookDice(Event, frozen=True, tag="automa_took_dice"):
    face: str
    count: int


class AutomaCube(Event, frozen=True, tag="automa_cube"):
    """A cube put on (1) or taken off (-1) the round's goal; ``cubes`` lie there now."""

    change: Literal[1, -1]
    cubes: int


class AutomaWakesPink(Event, frozen=True, tag="automa_wakes_pink"):
    """Every pink power of its opponent may be used."""


class AutomaNectar(Event, frozen=True, tag="automa_nectar"):
    """End of a round: ``card`` moved the Automa's spent nectar, by habitat."""

    card: str
    changes: dict[Habitat, int]


class PowersBegan(Event, frozen=True, tag="powers_began"):
    """A player's powers of the end of the round or of the game are used now."""

    player: int
    time: Literal["round", "game"]


class AutomaCardRemoved(Event, frozen=True, tag="automa_card_removed"):
    """That card leaves the Automa deck at the end of a round."""

    card: str


class GameOver(Event, frozen=True, tag="game_over"):
    """The last round is scored."""


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


def as_seen_by(event: AnyEvent, seat: int) -> AnyEvent:
    """The entry with whatever ``seat`` may not know set to None."""
    if event.SECRET and seat not in (event.player, getattr(event, "to", None)):  # type: ignore[union-attr]
        return structs.replace(event, **dict.fromkeys(event.SECRET))
    return event
