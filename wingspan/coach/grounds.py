"""Reasons in the words of the game: a thing of the table, what it does, and how often.

Each is a fact of the table or of the plans, with its quantities counted in the worlds, in whole
numbers as they are told. ``shown`` is the difference between the two answers, or the quantity
itself, that bears it out by two standard errors. :mod:`.detectors` decides when each holds, and
:mod:`.faults` which habit it reveals. Every language has a sentence for each.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from wingspan.engine.components import Action, Food, Habitat

from .figures import NOTHING, Estimate

Deed = Literal["", "tucks", "caches", "lays", "feeds", "draws", "repeats"]
"""What a power mostly does: tucks cards, caches food, lays eggs, gains food, draws cards, or uses
another bird's power."""


class Gains(Struct, frozen=True, array_like=True):
    """What a power brings in all, in whole numbers.

    ``points``: eggs, cached food and tucked cards. ``food``, ``cards``: below zero for what it
    costs. ``eggs``: below zero for eggs that it costs, else 0.
    """

    points: int = 0
    food: int = 0
    cards: int = 0
    eggs: int = 0


class Ground(Struct, frozen=True, tag_field="ground", omit_defaults=True):
    """A reason why one answer is better than another.

    ``worlds``: the number of worlds in which its quantities were counted; 0 in reviews by older
    versions, whose reasons have no quantities and are not told.
    """

    shown: Estimate = NOTHING
    worlds: int = 0


class Played(Ground, frozen=True):
    """A reason that says how often a bird is played.

    ``often``, ``otherwise``: in how many of ten worlds after the better and the worse answer.
    ``soon``: within how many of the seat's next turns, 0 for the rest of the game. ``worth``: the
    points on the card.
    """

    bird: str = ""
    often: int = 0
    otherwise: int = 0
    soon: int = 0
    worth: int = 0


class Used(Ground, frozen=True):
    """A reason that says how often the power of a bird is used until the end of the game.

    ``deed``: what it mostly does; ``repeated``: the bird that it repeats, if that is what it does.
    """

    bird: str = ""
    uses: int = 0
    deed: Deed = ""
    gains: Gains = Gains()
    repeated: str = ""


# food


class PlaySoon(Played, frozen=True, tag="play_soon"):
    """The food makes it possible to play that bird; ``lacks``: the tokens missing so far."""

    lacks: tuple[Food, ...] = ()


class PaysForBirds(Played, frozen=True, tag="pays_for_birds"):
    """None of the ``birds`` birds in hand can be paid for; the likeliest one is named."""

    birds: int = 0


class FoodFor(Played, frozen=True, tag="food_for"):
    """That bird needs this very food."""

    food: Food = "seed"


class KeepFood(Played, frozen=True, tag="keep_food"):
    """The other answer spends food that this bird needs."""

    food: Food = "seed"


class FoodEnough(Ground, frozen=True, tag="food_enough"):
    """The other answer gains food, though ``tokens`` tokens already pay for each of the ``birds``
    birds in hand.
    """

    tokens: int = 0
    birds: int = 0


class NothingToFeed(Ground, frozen=True, tag="nothing_to_feed"):
    """The other answer gains food with no bird in hand to spend the ``tokens`` tokens on."""

    tokens: int = 0


class Reroll(Ground, frozen=True, tag="reroll"):
    """None of the ``dice`` dice in the birdfeeder shows what that bird lacks."""

    bird: str = ""
    lacks: tuple[Food, ...] = ()
    dice: int = 0


class NectarSpoils(Ground, frozen=True, tag="nectar_spoils"):
    """``tokens`` unspent nectar are lost at the end of the round, ``left`` turns after this one."""

    tokens: int = 0
    left: int = 0


class NectarCounts(Ground, frozen=True, tag="nectar_counts"):
    """Spent nectar scores ``points`` more at the end."""

    points: int = 0


# cards


class HandLow(Ground, frozen=True, tag="hand_low"):
    """Only ``cards`` cards are in hand; ``draws`` are drawn now, and ``birds`` birds are still
    played until the end.
    """

    cards: int = 0
    draws: int = 0
    birds: int = 0


class HandFull(Ground, frozen=True, tag="hand_full"):
    """The other answer draws cards, though only ``plays`` of the ``cards`` in hand are played until
    the end.
    """

    cards: int = 0
    plays: int = 0


class TakeCard(Played, frozen=True, tag="take_card"):
    """That bird is then played. ``contested``: somebody else may take it first."""

    contested: bool = False


class RarelyPlayed(Played, frozen=True, tag="rarely_played"):
    """The other answer takes a card that is rarely played until the end."""


class KeepCard(Played, frozen=True, tag="keep_card"):
    """The other answer gives away a bird that is otherwise played."""


# birds and rows


class RunsOften(Used, frozen=True, tag="runs_often"):
    """The power of that bird, played now, is used ``uses`` times, on visits to its row."""

    habitat: Habitat = "forest"


class OthersTurns(Used, frozen=True, tag="others_turns"):
    """That bird acts ``uses`` times in the others' turns."""


class CardRuns(Used, frozen=True, tag="card_runs"):
    """The power of the card that is taken is used ``uses`` times once it is played."""


class RowGrows(Ground, frozen=True, tag="row_grows"):
    """With another bird the row gives ``then`` instead of ``before`` on ``visits`` more visits."""

    habitat: Habitat = "forest"
    before: int = 0
    then: int = 0
    visits: int = 0


class RowTrades(Ground, frozen=True, tag="row_trades"):
    """With another bird the row offers, on ``visits`` more visits, one more for one of ``pay``."""

    habitat: Habitat = "forest"
    pay: tuple[Literal["card", "food", "egg", "nectar"], ...] = ()
    visits: int = 0


class UsedRow(Ground, frozen=True, tag="used_row"):
    """The same bird is better in that row, which is visited ``visits`` times; the ``other`` row of
    the worse answer is visited ``fewer`` times.
    """

    habitat: Habitat = "forest"
    other: Habitat = "forest"
    visits: int = 0
    fewer: int = 0


class PowersRun(Ground, frozen=True, tag="powers_run"):
    """On this visit the powers of ``birds`` are used too, and bring ``gains``."""

    habitat: Habitat = "forest"
    birds: tuple[str, ...] = ()
    gains: Gains = Gains()


class BirdPoints(Ground, frozen=True, tag="bird_points"):
    """That bird is worth ``points`` points; the ``rival`` of the other answer, if it plays a bird,
    ``fewer``.
    """

    bird: str = ""
    points: int = 0
    rival: str = ""
    fewer: int = 0


class Tucks(Ground, frozen=True, tag="tucks"):
    """That bird tucks cards, which brings ``points`` points more."""

    bird: str = ""
    points: int = 0


class Caches(Ground, frozen=True, tag="caches"):
    """That bird caches food, which brings ``points`` points more."""

    bird: str = ""
    points: int = 0


# eggs


class EggsNow(Ground, frozen=True, tag="eggs_now"):
    """Laying brings ``eggs`` eggs at once, with ``turns`` turns left after this one."""

    eggs: int = 0
    turns: int = 0


class NoRoom(Ground, frozen=True, tag="no_room"):
    """The other answer lays ``eggs`` eggs, but the birds have room for only ``room``."""

    room: int = 0
    eggs: int = 0


class EggsForBirds(Played, frozen=True, tag="eggs_for_birds"):
    """Playing that bird costs ``cost`` eggs, and the seat has only ``eggs``."""

    eggs: int = 0
    cost: int = 0


class EggRoom(Ground, frozen=True, tag="egg_room"):
    """That bird has room for ``room`` eggs, and ``eggs`` lie on it at the end."""

    bird: str = ""
    room: int = 0
    eggs: int = 0


# goals and bonus cards


class GoalNow(Ground, frozen=True, tag="goal_now"):
    """The answer adds to the goal of this round, worth ``points`` points as things stand. ``bird``:
    what is counted, "" for the eggs laid.
    """

    goal: str = ""
    points: int = 0
    bird: str = ""


class GoalLater(Ground, frozen=True, tag="goal_later"):
    """That bird counts for the goal of a later round: the goals bring ``points`` more."""

    bird: str = ""
    goal: str = ""
    round: int = 0
    points: int = 0


class GoalEggs(Ground, frozen=True, tag="goal_eggs"):
    """The other answer spends ``eggs`` eggs that the goal of this round counts: ``points`` fewer
    from the goals.
    """

    goal: str = ""
    eggs: int = 0
    points: int = 0


class Goals(Ground, frozen=True, tag="goals"):
    """The goal of that round brings ``points`` points more."""

    goal: str = ""
    round: int = 0
    points: int = 0


class BonusFits(Ground, frozen=True, tag="bonus_fits"):
    """That bird counts for one of the seat's bonus cards, as number ``number``: ``points`` more."""

    bird: str = ""
    bonus: str = ""
    number: int = 0
    points: int = 0


class BonusStep(Ground, frozen=True, tag="bonus_step"):
    """That bird is the one that a bonus card lacked for ``points`` more points."""

    bird: str = ""
    bonus: str = ""
    points: int = 0
    number: int = 0


# time


class PointsNow(Ground, frozen=True, tag="points_now"):
    """With ``turns`` turns left after this one, this puts ``points`` points more on the table."""

    turns: int = 0
    points: int = 0


class EngineFirst(Ground, frozen=True, tag="engine_first"):
    """Eggs would bring ``now`` points now; this brings ``later`` more in the ``turns`` turns to
    come.
    """

    turns: int = 0
    now: int = 0
    later: int = 0


class BirdSoon(Played, frozen=True, tag="bird_soon"):
    """That bird is played within the next turns."""


class BetterBirds(Ground, frozen=True, tag="better_birds"):
    """What that action brings, ``gain`` of it, leads to birds worth ``points`` points more."""

    action: Action = "draw_cards"
    points: int = 0
    gain: int = 0


class BonusBirds(Ground, frozen=True, tag="bonus_birds"):
    """New cards may include birds for that bonus card: ``points`` points more."""

    bonus: str = ""
    points: int = 0


class CanWait(Ground, frozen=True, tag="can_wait"):
    """The other action is still taken within ``soon`` turns after this one, in ``often`` of ten
    worlds.
    """

    often: int = 0
    soon: int = 0


# costs


class NotWorth(Ground, frozen=True, tag="not_worth"):
    """The other answer costs ``points`` points more than it brings."""

    points: int = 0


class WorthIt(Ground, frozen=True, tag="worth_it"):
    """The answer brings ``points`` points more than it costs; ``bird``: whose power it is, "" for
    none.
    """

    points: int = 0
    bird: str = ""


# the start


class StartPlays(Used, frozen=True, tag="start_plays"):
    """That bird is played in about turn ``turn``, and its power then used ``uses`` times."""

    turn: int = 0
    worth: int = 0


class StartWaits(Played, frozen=True, tag="start_waits"):
    """The other start keeps a bird that is played only ``often`` of ten times in the first
    round.
    """


class StartFood(Ground, frozen=True, tag="start_food"):
    """The food kept pays for those birds."""

    birds: tuple[str, ...] = ()


class StartBonus(Ground, frozen=True, tag="start_bonus"):
    """That bonus card brings ``points`` points at the end; with ``rival`` the start would lose
    ``lost`` in all, 0 if that card is as good.
    """

    bonus: str = ""
    points: int = 0
    rival: str = ""
    lost: int = 0


# no longer found, but stored with older reviews


class MoreBirds(Ground, frozen=True, tag="more_birds"):
    """More birds are played in the next turns."""


class BetterNow(Ground, frozen=True, tag="better_now"):
    """This action would be taken soon in any case."""


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
    | CardRuns
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
    | StartFood
    | StartBonus
)

RETIRED: tuple[type[Ground], ...] = (MoreBirds, BetterNow)
"""Reasons that name nothing and no quantity; they are decoded and not told."""
