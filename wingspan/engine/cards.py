"""The printed cards: birds, bonus cards, goal tiles, Automa cards, mats and dice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field, structs

from .components import Color, Food, Habitat, Language, Nest
from .conditions import AnyCondition, AnyTally
from .effects import Power, tucks

Beak = Literal["left", "right", "both", "none"]
Primary = Literal["play_bird", "lay_eggs", "draw_cards", "gain_food"]
Secondary = Literal["place_cube", "remove_cube", "pink_powers", "none"]


class FoodCost(Struct, frozen=True, forbid_unknown_fields=True):
    """A food cost: ``food`` tokens by kind and ``wild`` of any kind.

    ``either``: one of the foods listed instead of all ("/" on the card).
    """

    food: dict[Food, int] = {}
    wild: int = 0
    either: bool = False

    @property
    def total(self) -> int:
        """Tokens to pay; a choice between foods is one."""
        return (1 if self.either else sum(self.food.values())) + self.wild


def _no_names() -> dict[Language, tuple[str, ...]]:
    return {"en": (), "fr": ()}


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules before some number took to be on a bird card."""

    named: dict[Language, tuple[str, ...]]


class BirdCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bird card as printed.

    ``wingspan`` in cm, None for flightless birds. ``named`` holds, for each language, the
    bonus cards that count this bird for its name. ``before``: by number, what rules of a lower
    number go by.
    """

    id: str
    name: dict[Language, str]
    scientific: str
    color: Color
    habitats: tuple[Habitat, ...]
    cost: FoodCost
    points: int
    nest: Nest
    egg_limit: int
    wingspan: int | None
    beak: Beak
    continents: tuple[str, ...]
    predator: bool = False
    flocking: bool = False
    bonus_cards: bool = False
    named: dict[Language, tuple[str, ...]] = field(default_factory=_no_names)
    before: dict[int, Before] = {}
    power: Power | None = None

    def under(self, rules: int) -> BirdCard:
        """The card as the rules of that number take it."""
        for number in sorted(self.before):
            if rules < number:
                return structs.replace(self, named=self.before[number].named)
        return self

    def tucks(self) -> bool:
        """Whether the power tucks cards or makes one a tucked card."""
        return self.power is not None and tucks(self.power)


class Tier(Struct, frozen=True, forbid_unknown_fields=True):
    """From ``count`` on, the card is worth ``points``."""

    count: int
    points: int


class BonusCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus card: points for each thing counted, or by tiers (the highest one reached).

    ``percent``: share of the deck that qualifies, as printed; None where none is printed.
    ``automa``: whether the Automa may hold it; ``automa_only``: nobody else. ``automa_keeps``:
    how many of the cards it looks for the Automa keeps at a time; ``automa_likes``: what it
    looks for, where that is not what the card counts.
    """

    id: str
    name: dict[Language, str]
    counts: AnyTally
    each: int = 0
    tiers: tuple[Tier, ...] = ()
    percent: int | None = None
    automa: bool = False
    automa_only: bool = False
    automa_keeps: int = 1
    automa_likes: AnyCondition | None = None

    def points(self, counted: int) -> int:
        """What the card is worth with that many things counted."""
        reached = [tier.points for tier in self.tiers if counted >= tier.count]
        return self.each * counted + (reached[-1] if reached else 0)


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a goal tile.

    ``automa``: the Automa's base value in rounds 1 to 4; None where no goal is scored.
    """

    id: str
    tile: str
    counts: AnyTally
    automa: tuple[int, int, int, int] | None


class AutomaSection(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Automa does in one round: ``eggs`` to lay, ``food`` faces in order of choice."""

    primary: Primary
    secondary: Secondary = "none"
    eggs: int = 0
    food: tuple[str, ...] = ()


class AutomaCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the Automa deck, one section a round.

    ``remove_after``: the round after which it leaves the deck, None to stay.
    ``optional``: in the deck only when asked for (the Automubon Society).
    """

    id: str
    rounds: tuple[AutomaSection | None, ...]
    remove_after: int | None = None
    optional: bool = False


class Trade(Struct, frozen=True, forbid_unknown_fields=True):
    """A space's optional conversion: one of ``pay`` for one more of the row's benefit.

    It may be used up to ``times`` times.
    """

    pay: tuple[Literal["card", "food", "egg", "nectar"], ...]
    times: int = 1


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """The benefit of a row's leftmost exposed space, in the order printed.

    ``reset``: for any 1 food, the birdfeeder or the tray may be reset first.
    """

    gain: int
    trade: Trade | None = None
    reset: Literal["birdfeeder", "tray"] | None = None


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """A player mat: six spaces a row (none covered … all five covered), egg cost by column."""

    id: str
    rows: dict[Habitat, tuple[Space, ...]]
    egg_cost: tuple[int, ...]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a birdfeeder: each face's name and the foods it offers."""

    id: str
    faces: dict[str, tuple[Food, ...]]


class GoalBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides of the goal board: green pays places by round, blue pays each item."""

    green: tuple[tuple[int, ...], ...]
    blue_most: int


class Nectar(Struct, frozen=True, forbid_unknown_fields=True):
    """Nectar's figures.

    ``start``: tokens each person starts with. ``majority``: points for most and second most
    spent nectar in a habitat. ``automa_start``: its spent nectar in each habitat, by level.
    ``automa_draws``: cards turned up for it at the end of a round, of which the sections move
    it in ``automa_rows``, up for a cube placed, down for one removed.
    """

    start: int
    majority: tuple[int, ...]
    automa_start: dict[str, int]
    automa_draws: int
    automa_rows: tuple[Habitat | None, ...]


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of ``static/cards``: all cards of one set.

    ``mat``, ``dice``: those it brings in place of the base game's. ``nectar``: it comes with
    nectar.
    """

    set: str
    mat: str | None = None
    dice: str | None = None
    nectar: bool = False
    birds: tuple[BirdCard, ...] = ()
    bonus_cards: tuple[BonusCard, ...] = ()
    goals: tuple[Goal, ...] = ()
    automa_cards: tuple[AutomaCard, ...] = ()


class Furniture(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``table.json``: what is printed on mats, dice and boards, and set-up figures.

    ``face_down_points``: what a face-down bird is worth to the Automa, by level.
    """

    mats: tuple[Mat, ...]
    dice: tuple[Dice, ...]
    goal_board: GoalBoard
    face_down_points: dict[str, int]
    automa_tie_break_food: int
    automa_birds_in_habitat_most: int
    nectar: Nectar
