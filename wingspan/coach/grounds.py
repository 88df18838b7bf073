"""Reasons in the words of the game: what the better answer makes possible and the other misses.

Each is a fact of the table or of the plans. ``shown`` is the difference in the worlds that bears it
out by two standard errors, in points or in shares of the worlds. :mod:`.detectors` decides when
each holds, and :mod:`.faults` which habit it reveals. Every language has a sentence for each.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from wingspan.engine.components import Action, Food, Habitat

from .figures import Estimate


class Ground(Struct, frozen=True, tag_field="ground"):
    """A reason why one answer is better than another."""

    shown: Estimate


# food


class PlaySoon(Ground, frozen=True, tag="play_soon"):
    """The food makes it possible to play that bird next; ``lacks``: the tokens missing so far."""

    bird: str
    lacks: tuple[Food, ...]


class PaysForBirds(Ground, frozen=True, tag="pays_for_birds"):
    """None of the birds in hand can be paid for; food changes that."""


class FoodFor(Ground, frozen=True, tag="food_for"):
    """That bird needs this very food."""

    bird: str
    food: Food


class KeepFood(Ground, frozen=True, tag="keep_food"):
    """The other answer spends food that this bird needs."""

    bird: str
    food: Food


class FoodEnough(Ground, frozen=True, tag="food_enough"):
    """The other answer gains food, though the seat has ``tokens`` already."""

    tokens: int


class NothingToFeed(Ground, frozen=True, tag="nothing_to_feed"):
    """The other answer gains food with no bird in hand to spend it on."""


class Reroll(Ground, frozen=True, tag="reroll"):
    """None of the dice in the birdfeeder shows what the birds in hand lack."""


class NectarSpoils(Ground, frozen=True, tag="nectar_spoils"):
    """Unspent nectar is lost at the end of the round, which is near."""


class NectarCounts(Ground, frozen=True, tag="nectar_counts"):
    """Spent nectar scores at the end."""


# cards


class HandLow(Ground, frozen=True, tag="hand_low"):
    """Only ``cards`` cards are in hand, so new ones are needed."""

    cards: int


class HandFull(Ground, frozen=True, tag="hand_full"):
    """The other answer draws cards, though ``cards`` are in hand already."""

    cards: int


class TakeCard(Ground, frozen=True, tag="take_card"):
    """That bird will be played soon. ``contested``: somebody else may take it first."""

    bird: str
    contested: bool


class RarelyPlayed(Ground, frozen=True, tag="rarely_played"):
    """The other answer takes a card that would rarely be played in the next turns."""

    bird: str


class KeepCard(Ground, frozen=True, tag="keep_card"):
    """The other answer gives away a bird that will be played."""

    bird: str


# birds and rows


class RunsOften(Ground, frozen=True, tag="runs_often"):
    """That bird's power runs at every later visit to its row, so playing it early pays."""

    bird: str


class OthersTurns(Ground, frozen=True, tag="others_turns"):
    """That bird acts in the others' turns, and many are to come."""

    bird: str


class RowGrows(Ground, frozen=True, tag="row_grows"):
    """With another bird the row gives ``then`` instead of ``before`` at each visit."""

    habitat: Habitat
    before: int
    then: int


class RowTrades(Ground, frozen=True, tag="row_trades"):
    """With another bird the row offers to trade for one more at each visit."""

    habitat: Habitat


class UsedRow(Ground, frozen=True, tag="used_row"):
    """The same bird is better in that row, which will be visited more often."""

    habitat: Habitat


class PowersRun(Ground, frozen=True, tag="powers_run"):
    """``powers`` brown powers run in the visited row."""

    habitat: Habitat
    powers: int


class BirdPoints(Ground, frozen=True, tag="bird_points"):
    """That bird alone is worth ``points`` points."""

    bird: str
    points: int


class Tucks(Ground, frozen=True, tag="tucks"):
    """That bird tucks cards, worth a point each."""

    bird: str


class Caches(Ground, frozen=True, tag="caches"):
    """That bird caches food, worth a point per token."""

    bird: str


class MoreBirds(Ground, frozen=True, tag="more_birds"):
    """More birds are played in the next turns."""


# eggs


class EggsNow(Ground, frozen=True, tag="eggs_now"):
    """Laying brings ``eggs`` eggs at once."""

    eggs: int


class NoRoom(Ground, frozen=True, tag="no_room"):
    """The other answer lays eggs, but the birds have room for only ``room``."""

    room: int


class EggsForBirds(Ground, frozen=True, tag="eggs_for_birds"):
    """The next birds cost eggs, and the seat has only ``eggs``."""

    eggs: int


class EggRoom(Ground, frozen=True, tag="egg_room"):
    """That bird has room for ``room`` eggs."""

    bird: str
    room: int


# goals and bonus cards


class GoalNow(Ground, frozen=True, tag="goal_now"):
    """The answer adds to the goal of this round, worth ``points`` points as things stand."""

    goal: str
    points: int


class GoalLater(Ground, frozen=True, tag="goal_later"):
    """That bird counts for the goal of a later round."""

    bird: str
    goal: str
    round: int


class GoalEggs(Ground, frozen=True, tag="goal_eggs"):
    """The other answer spends eggs that the goal of this round counts."""


class Goals(Ground, frozen=True, tag="goals"):
    """The answer does more for the goals."""


class BonusFits(Ground, frozen=True, tag="bonus_fits"):
    """That bird counts for one of the seat's bonus cards."""

    bird: str
    bonus: str


class BonusStep(Ground, frozen=True, tag="bonus_step"):
    """That bird is the one that a bonus card lacked for ``points`` more points."""

    bird: str
    bonus: str
    points: int


# time


class PointsNow(Ground, frozen=True, tag="points_now"):
    """With ``turns`` turns left after this one, points on the table count more than supplies."""

    turns: int


class EngineFirst(Ground, frozen=True, tag="engine_first"):
    """With ``turns`` turns to come, lasting income is worth more than points now."""

    turns: int


class BirdSoon(Ground, frozen=True, tag="bird_soon"):
    """That bird is played within the next turns."""

    bird: str


class BetterBirds(Ground, frozen=True, tag="better_birds"):
    """The yield of that action leads to birds that are worth more."""

    action: Action


class BonusBirds(Ground, frozen=True, tag="bonus_birds"):
    """New cards may include birds for the bonus cards."""


class CanWait(Ground, frozen=True, tag="can_wait"):
    """The other action can still be taken soon after this one."""


class BetterNow(Ground, frozen=True, tag="better_now"):
    """This action would be taken soon in any case, so it is better now."""


# costs


class NotWorth(Ground, frozen=True, tag="not_worth"):
    """The other answer costs more than it brings."""


class WorthIt(Ground, frozen=True, tag="worth_it"):
    """The answer brings more than it costs."""


# the start


class StartPlays(Ground, frozen=True, tag="start_plays"):
    """That bird can be played in the first turns."""

    bird: str


class StartWaits(Ground, frozen=True, tag="start_waits"):
    """The other start keeps a bird that would stay in hand for long."""

    bird: str


AnyGround: TypeAlias = (
    PlaySoon
    | PaysForBirds
    | FoodFor
    | KeepFood
    | FoodEnough
    | NothingToFeed
    | Reroll
    | NectarSpoils
    | NectarCounts
    | HandLow
    | HandFull
    | TakeCard
    | RarelyPlayed
    | KeepCard
    | RunsOften
    | OthersTurns
    | RowGrows
    | RowTrades
    | UsedRow
    | PowersRun
    | BirdPoints
    | Tucks
    | Caches
    | MoreBirds
    | EggsNow
    | NoRoom
    | EggsForBirds
    | EggRoom
    | GoalNow
    | GoalLater
    | GoalEggs
    | Goals
    | BonusFits
    | BonusStep
    | PointsNow
    | EngineFirst
    | BirdSoon
    | BetterBirds
    | BonusBirds
    | CanWait
    | BetterNow
    | NotWorth
    | WorthIt
    | StartPlays
    | StartWaits
)
