"""The printed cards: birds, bonus cards, goal tiles, Automa cards, mats and dice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, structs

from .components import Color, Food, Habitat, Language, Level, Nest
from .conditions import AnyCondition, AnyTally, Birds
from .effects import Power, tucks

Beak = Literal["left", "right", "both", "none"]
Primary = Literal["play_bird", "lay_eggs", "draw_cards", "gain_food"]
Secondary = Literal["place_cube", "remove_cube", "pink_powers", "none"]


class FoodCost(Struct, frozen=True, forbid_unknown_fields=True):
    """A food cost: ``food`` tokens by kind and ``wild`` of any kind.

    ``either``: one of the listed foods is paid, not all of them ("/" on the card).
    """

    food: dict[Food, int] = {}
    wild: int = 0
    either: bool = False

    @property
    def total(self) -> int:
        """The number of tokens to pay; a choice between foods counts as one."""
        return (1 if self.either else sum(self.food.values())) + self.wild


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """Fields of a bird card with the values they had under earlier rules."""

    named: dict[Language, tuple[str, ...]]


class BirdCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bird card as printed.

    ``wingspan`` is in cm, None for flightless birds. ``named`` holds, by language, the bonus cards
    that count this bird for its name, if there are any. ``before`` maps a rules version to the
    fields as they were under all earlier versions.
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
    named: dict[Language, tuple[str, ...]] = {}
    before: dict[int, Before] = {}
    power: Power | None = None

    def under(self, rules: int) -> BirdCard:
        """Return the card as it is under rules version ``rules``."""
        for number in sorted(self.before):
            if rules < number:
                return structs.replace(self, named=self.named | self.before[number].named)
        return self

    def tucks(self) -> bool:
        """Whether the power tucks cards or turns a bird into a tucked card."""
        return self.power is not None and tucks(self.power)


class Tier(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a bonus card: ``points`` for ``count`` things or more."""

    count: int
    points: int


class BonusCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus card, which scores points for each thing counted or by the highest tier reached.

    ``percent``: share of the deck that qualifies, as printed, or None. ``automa``: whether the
    Automa may hold the card; ``automa_only``: whether only the Automa may. ``automa_keeps``: number
    of wanted face-up cards that the Automa keeps at a time, the most valuable ones, or with
    ``automa_lowest`` the least; ``automa_likes``: the cards it wants, where they differ from those
    that the bonus card counts; ``automa_by_level``: those that it wants by its level.
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
    automa_lowest: bool = False
    automa_likes: AnyCondition | None = None
    automa_by_level: dict[Level, AnyCondition] = {}

    def wanted(self, level: Level | None) -> AnyCondition | None:
        """Return the cards that the Automa of that level wants; None if it wants none."""
        if level in self.automa_by_level:
            return self.automa_by_level[level]
        if self.automa_likes is not None:
            return self.automa_likes
        return self.counts.like if isinstance(self.counts, Birds) else None

    def points(self, counted: int) -> int:
        """Return the points for ``counted`` things."""
        reached = [tier.points for tier in self.tiers if counted >= tier.count]
        return self.each * counted + (reached[-1] if reached else 0)

    def next_step(self, counted: int) -> tuple[int, int] | None:
        """Return how many more the next points need, and the card's worth then; None at the
        most.
        """
        most = max((tier.count for tier in self.tiers), default=0)
        for more in range(1, max(1, most - counted) + 1):
            if self.points(counted + more) > self.points(counted):
                return more, self.points(counted + more)
        return None


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a goal tile.

    ``automa``: the Automa's base value in rounds 1 to 4; None on the tile that scores no goal.
    """

    id: str
    tile: str
    counts: AnyTally
    automa: tuple[int, int, int, int] | None


class AutomaSection(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of an Automa card, used in one round.

    ``eggs``: number of eggs to lay. ``food``: die faces in order of preference.
    """

    primary: Primary
    secondary: Secondary = "none"
    eggs: int = 0
    food: tuple[str, ...] = ()


class AutomaCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the Automa deck, with a section for each round.

    ``remove_after``: the round after which it leaves the deck; None if it stays.
    ``optional``: whether it is in the deck only on request (the Automubon Society).
    """

    id: str
    rounds: tuple[AutomaSection | None, ...]
    remove_after: int | None = None
    optional: bool = False


class Trade(Struct, frozen=True, forbid_unknown_fields=True):
    """A space's optional conversion: pay one of ``pay`` for one more of the row's benefit.

    It can be used up to ``times`` times.
    """

    pay: tuple[Literal["card", "food", "egg", "nectar"], ...]
    times: int = 1


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """The benefit printed on a space, gained while it is the leftmost exposed one of its row.

    ``gain``: units of the row's benefit. ``reset``: what may be reset first for 1 food.
    """

    gain: int
    trade: Trade | None = None
    reset: Literal["birdfeeder", "tray"] | None = None


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """A player mat.

    ``rows``: six spaces each, indexed by the number of columns covered, 0 to 5. ``egg_cost``: by
    column.
    """

    id: str
    rows: dict[Habitat, tuple[Space, ...]]
    egg_cost: tuple[int, ...]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a birdfeeder: each face's name and the foods it offers."""

    id: str
    faces: dict[str, tuple[Food, ...]]


class GoalBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides of the goal board.

    ``green``: points for each place, by round. ``blue_most``: the most points for a goal on the
    blue side, where each item scores 1.
    """

    green: tuple[tuple[int, ...], ...]
    blue_most: int


class Nectar(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules for nectar.

    ``start``: tokens that each person starts with. ``majority``: points for the most and second
    most spent nectar in a habitat. ``automa_start``: the Automa's spent nectar in each habitat, by
    level. ``automa_draws``: number of cards turned up for it at the end of a round; their sections
    move its nectar in ``automa_rows``, up for a cube placed, down for one removed.
    """

    start: int
    majority: tuple[int, ...]
    automa_start: dict[str, int]
    automa_draws: int
    automa_rows: tuple[Habitat | None, ...]


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of ``static/cards``: all cards of one set.

    ``mat``, ``dice``: ids of those that replace the base game's, or None. ``nectar``: whether the
    set comes with nectar.
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
    """The file ``table.json``: mats, dice and boards as printed, and numbers for the set-up.

    ``face_down_points``: points of a face-down bird for the Automa, by level.
    """

    mats: tuple[Mat, ...]
    dice: tuple[Dice, ...]
    goal_board: GoalBoard
    face_down_points: dict[str, int]
    automa_tie_break_food: int
    automa_birds_in_habitat_most: int
    nectar: Nectar
