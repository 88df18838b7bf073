"""Reasons in the words of the game: what the better answer makes possible, what the other misses.

Each is a fact of the table or of the plans. ``shown`` is the difference in the worlds that bears it
out, by two standard errors: points, or a share of the worlds. :mod:`.detectors` says when each is
found, and :mod:`.faults` what habit it speaks of. Every language has a sentence for each.
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
    """The food lets that bird be played next; so far those tokens are lacking."""

    bird: str
    lacks: tuple[Food, ...]


class PaysForBirds(Ground, frozen=True, tag="pays_for_birds"):
    """None of the birds in hand can be paid, and food changes that."""


class FoodFor(Ground, frozen=True, tag="food_for"):
    """That bird needs this very food."""

    bird: str
    food: Food


class KeepFood(Ground, frozen=True, tag="keep_food"):
    """The other answer spends food that this bird needs."""

    bird: str
    food: Food


class FoodEnough(Ground, frozen=True, tag="food_enough"):
    """The other answer gains food, of which there is so much already."""

    tokens: int


class NothingToFeed(Ground, frozen=True, tag="nothing_to_feed"):
    """The other answer gains food with no bird in hand to spend it on."""


class Reroll(Ground, frozen=True, tag="reroll"):
    """None of the dice in the birdfeeder shows what the birds in hand lack."""


class NectarSpoils(Ground, frozen=True, tag="nectar_spoils"):
    """Nectar is lost at the end of the round, which is near."""


class NectarCounts(Ground, frozen=True, tag="nectar_counts"):
    """Spent nectar scores at the end."""


# cards


class HandLow(Ground, frozen=True, tag="hand_low"):
    """So few cards are in hand that new ones are needed."""

    cards: int


class HandFull(Ground, frozen=True, tag="hand_full"):
    """The other answer draws cards, of which so many are in hand already."""

    cards: int


class TakeCard(Ground, frozen=True, tag="take_card"):
    """That bird will be played soon. ``contested``: somebody else may take it before."""

    bird: str
    contested: bool


class RarelyPlayed(Ground, frozen=True, tag="rarely_played"):
    """The other answer takes a card that would hardly be played in the next turns."""

    bird: str


class KeepCard(Ground, frozen=True, tag="keep_card"):
    """The other answer gives away a bird that will be played."""

    bird: str


# birds and rows


class RunsOften(Ground, frozen=True, tag="runs_often"):
    """The power of that bird runs at every later visit to its row: the earlier, the more often."""

    bird: str


class OthersTurns(Ground, frozen=True, tag="others_turns"):
    """That bird acts in the others' turns, and there are many to come."""

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
    """The same bird is better off in that row, which will be visited more often."""

    habitat: Habitat


class PowersRun(Ground, frozen=True, tag="powers_run"):
    """So many powers run in the row that is visited."""

    habitat: Habitat
    powers: int


class BirdPoints(Ground, frozen=True, tag="bird_points"):
    """That bird alone is worth so many points."""

    bird: str
    points: int


class Tucks(Ground, frozen=True, tag="tucks"):
    """That bird tucks cards, a point each."""

    bird: str


class Caches(Ground, frozen=True, tag="caches"):
    """That bird caches food, a point each."""

    bird: str


class MoreBirds(Ground, frozen=True, tag="more_birds"):
    """More birds get played in the coming turns."""


# eggs


class EggsNow(Ground, frozen=True, tag="eggs_now"):
    """Laying brings so many eggs at once."""

    eggs: int


class NoRoom(Ground, frozen=True, tag="no_room"):
    """The other answer lays eggs, but the birds have room for so few."""

    room: int


class EggsForBirds(Ground, frozen=True, tag="eggs_for_birds"):
    """The next birds cost eggs, of which there are so few."""

    eggs: int


class EggRoom(Ground, frozen=True, tag="egg_room"):
    """That bird has room for so many eggs."""

    bird: str
    room: int


# goals and bonus cards


class GoalNow(Ground, frozen=True, tag="goal_now"):
    """What the answer adds to the goal of this round is worth so many points as things stand."""

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
    """That bird counts for a bonus card of one's own."""

    bird: str
    bonus: str


class BonusStep(Ground, frozen=True, tag="bonus_step"):
    """That bird is the one that a bonus card lacked for so many points more."""

    bird: str
    bonus: str
    points: int


# time


class PointsNow(Ground, frozen=True, tag="points_now"):
    """So few turns are left that points on the table count more than supplies; 0 at the last."""

    turns: int


class EngineFirst(Ground, frozen=True, tag="engine_first"):
    """With so many turns to come, what goes on bringing points is worth more than points now."""

    turns: int


class BirdSoon(Ground, frozen=True, tag="bird_soon"):
    """That bird is played within the next turns."""

    bird: str


class BetterBirds(Ground, frozen=True, tag="better_birds"):
    """What that action brings leads to birds that are worth more."""

    action: Action


class BonusBirds(Ground, frozen=True, tag="bonus_birds"):
    """Among new cards are birds for the bonus cards."""


class CanWait(Ground, frozen=True, tag="can_wait"):
    """The other action still comes soon after this one."""


class BetterNow(Ground, frozen=True, tag="better_now"):
    """This action comes soon in any case."""


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
    """The other start keeps a bird that would lie in hand for long."""

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
