"""The vocabulary of bird powers: what a card does, as data.

A power is a short list of effects read top to bottom like the sentence on the card.
Effects nest where the card says "if you do" (``then``) or "all players" (``effect``).
Each effect has a Struct here, a resolver in :mod:`wingspan.engine.powers` and a phrase in each
language in :mod:`wingspan.words`; CONTRIBUTING lists what else a new effect may need.

``docs/effects.md`` lists the whole vocabulary, with the number of birds out of all 446 of the
base game and its expansions that use each word; the card files in ``static/cards`` are written
in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from msgspec import Struct

from .components import Food, Habitat, Nest
from .conditions import AnyCondition, AnyTally

Foods = tuple[Food, ...]
"""Foods joined by "or"; empty means any food."""


Among = Literal["column", "left"]
"""Where a power counts birds around its own: in its column, or to its left in the row."""

Gift = Literal["food", "cards", "eggs", "tucks", "caches", "hunts", "bonus", "plays"]
"""What an effect may give; computer players have weights for these features of cards."""


class Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One step of a power.

    ``GIVES``: what computer players count it as giving, None for nothing; every effect sets it.
    ``TUCKS``: whether it tucks cards regardless of its fields. ``FREE``: whether it gives its
    player something and costs nothing. ``SHARED``: whether it gives other players something too.
    """

    GIVES: ClassVar[Gift | None]
    TUCKS: ClassVar[bool] = False
    FREE: ClassVar[bool] = False
    SHARED: ClassVar[bool] = False

    @property
    def is_free(self) -> bool:
        """Whether it is ``FREE`` with its fields, apart from the effects within it."""
        return self.FREE


class GainFood(Effect, frozen=True, tag="gain_food"):
    """Gain ``count`` food from the supply, each of any kind in ``food``.

    ``per``: gain that many for each thing counted, or for ``every`` so many of them. ``may_cache``:
    that many of the food gained may be cached on this bird.
    """

    GIVES = "food"
    FREE = True

    food: Foods = ()
    count: int = 1
    per: AnyTally | None = None
    every: int = 1
    may_cache: int = 0


class CacheFood(Effect, frozen=True, tag="cache_food"):
    """Cache ``count`` of ``food`` from the supply on this bird.

    ``spendable``: whether its owner may spend the food cached on this bird at any time.
    ``gained``: whether the card says to gain the food and cache it.
    """

    GIVES = "caches"
    FREE = True

    food: Food
    count: int = 1
    spendable: bool = False
    gained: bool = False


class GainDie(Effect, frozen=True, tag="gain_die"):
    """Gain a die from the birdfeeder that shows one of ``food``, if there is one.

    ``may_cache``: the food may be cached on this bird instead of going to the supply;
    ``cached``: it must be. If a die was gained, ``then`` follows.
    """

    GIVES = "food"
    FREE = True

    food: Foods = ()
    may_cache: bool = False
    cached: bool = False
    then: tuple[AnyEffect, ...] = ()


class GainAllDice(Effect, frozen=True, tag="gain_all_dice"):
    """Gain every die in the birdfeeder that shows ``food``.

    ``may``: any of the food gained may be cached on this bird, or be discarded to "tuck" as
    many cards of the deck behind it.
    """

    GIVES = "food"
    FREE = True

    food: Food
    may: Literal["cache", "tuck"] | None = None


class GainEachKind(Effect, frozen=True, tag="gain_each_kind"):
    """Gain one of each kind of food that the birdfeeder shows; a choice die gives both."""

    GIVES = "food"
    FREE = True


class GainFoodAgain(Effect, frozen=True, tag="gain_food_again"):
    """Gain 1 food from the supply, of a kind already gained this turn."""

    GIVES = "food"
    FREE = True


class IfGainedDie(Effect, frozen=True, tag="if_gained_die"):
    """If you gain ``food`` from the birdfeeder in this turn, before or after, ``then`` follows."""

    GIVES = None
    FREE = True

    food: Food
    then: tuple[AnyEffect, ...]


class RollForFood(Effect, frozen=True, tag="roll_for_food"):
    """Roll a die, or one ``per`` thing counted; gain 1 food from the supply of a kind that shows.

    The dice of the birdfeeder and those outside it stay as they are.
    """

    GIVES = "food"
    FREE = True

    per: AnyTally | None = None


class ShareAllDice(Effect, frozen=True, tag="share_all_dice"):
    """Gain every die that shows ``food``, keep half, rounded up, and give the rest away."""

    GIVES = None

    food: Food


class ShareFood(Effect, frozen=True, tag="share_food"):
    """Choose a kind of food; all players gain 1 of it from the supply."""

    GIVES = None


class RemoveDie(Effect, frozen=True, tag="remove_die"):
    """Remove any die from the birdfeeder; ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class ResetBirdfeeder(Effect, frozen=True, tag="reset_birdfeeder"):
    """Throw all five dice back into the birdfeeder; ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class TradeFood(Effect, frozen=True, tag="trade_food"):
    """Discard any 1 food to gain 1 food of another kind from the supply."""

    GIVES = None


class DiscardFood(Effect, frozen=True, tag="discard_food"):
    """Discard up to ``most`` of ``food`` from your supply; ``then`` follows for each.

    ``food`` empty: any food. ``most`` 0: any number. ``row``: the row to which discarded nectar
    goes; None for the row of this bird.
    """

    GIVES = None

    food: Foods
    then: tuple[AnyEffect, ...]
    most: int = 1
    row: Habitat | None = None


class CacheOwnFood(Effect, frozen=True, tag="cache_own_food"):
    """Cache up to ``most`` of ``food`` (empty: any) from your own supply on this bird.

    If you cache any, ``then`` follows.
    """

    GIVES = "caches"

    food: Foods
    most: int
    then: tuple[AnyEffect, ...] = ()


class CacheOnChosen(Effect, frozen=True, tag="cache_on_chosen"):
    """Cache 1 of ``food`` from your own supply on each of up to ``most`` birds of a habitat.

    ``food`` None: any. ``habitat``: "this" is the bird's own, None all of them. ``most`` 0: on
    each bird. ``others``: not on this one. If you cache any, ``then`` follows.
    """

    GIVES = "caches"

    food: Food | None
    habitat: Habitat | Literal["this"] | None
    most: int
    others: bool = False
    then: tuple[AnyEffect, ...] = ()


class TakeCached(Effect, frozen=True, tag="take_cached"):
    """Move 1 ``food`` from this bird to your supply, if you like."""

    GIVES = None

    food: Food


class CacheAnywhere(Effect, frozen=True, tag="cache_anywhere"):
    """Cache ``count`` food of any kind from the supply on any of your birds."""

    GIVES = "caches"
    FREE = True

    count: int = 1


class CachePerPredator(Effect, frozen=True, tag="cache_per_predator"):
    """Cache 1 of ``food`` on this bird for each predator of a player of your choice."""

    GIVES = "caches"
    FREE = True

    food: Food


class StealFood(Effect, frozen=True, tag="steal_food"):
    """Take 1 of ``food`` (empty: any) from another player, who gains a die of the birdfeeder.

    ``cached``: it goes on this bird instead of into your supply. ``neighbours``: from each of your
    neighbours instead, who gain any food from the supply for it.
    """

    GIVES = "food"

    food: Foods = ()
    cached: bool = False
    neighbours: bool = False


class GiveFood(Effect, frozen=True, tag="give_food"):
    """Give 1 of ``food`` from your supply to another player; if you do, ``then`` follows."""

    GIVES = None

    food: Food
    then: tuple[AnyEffect, ...]


class LayEggs(Effect, frozen=True, tag="lay_eggs"):
    """Lay ``count`` eggs, one on each chosen bird.

    ``on``: "this" bird (which may take several), "any" of your birds, any "other" than this
    one, one "adjacent" to it, or another in its "column". ``nests``: only on birds with one of
    those nests (a star nest counts as every nest). ``like``: only on birds that satisfy it.
    ``together``: several eggs may go on one bird. ``over``: by how many the bird's limit may be
    exceeded.
    """

    GIVES = "eggs"
    FREE = True

    on: Literal["this", "any", "other", "adjacent", "column"] = "any"
    nests: tuple[Nest, ...] = ()
    like: AnyCondition | None = None
    count: int = 1
    together: bool = False
    over: int = 0


class LayEggOnEach(Effect, frozen=True, tag="lay_egg_on_each"):
    """Lay ``count`` eggs on each of your birds, this one included: all, or those that qualify.

    ``nest``: only birds with that nest (stars included). ``habitat``: only in that row ("this":
    the bird's own). ``column``: only in this bird's column. ``like``: only birds that satisfy it.
    ``others``: not on this bird. ``beside``: only the birds directly to its left and right.
    """

    GIVES = "eggs"
    FREE = True

    nest: Nest | None = None
    habitat: Habitat | Literal["this"] | None = None
    column: bool = False
    like: AnyCondition | None = None
    count: int = 1
    others: bool = False
    beside: bool = False


class LayEggsInGroup(Effect, frozen=True, tag="lay_eggs_in_group"):
    """Choose a group of adjacent birds with the same nest; lay 1 egg on each of them.

    Star nests count as every nest. The birds adjoin one another above, below, left or right.
    """

    GIVES = "eggs"
    FREE = True


class LayEggsFor(Effect, frozen=True, tag="lay_eggs_for"):
    """Lay 1 egg on this bird for every ``per`` things counted (``others``: not counting itself).

    ``among``: count only birds in this bird's "column", or to its "left" in the row.
    """

    GIVES = "eggs"
    FREE = True

    counts: AnyTally
    per: int = 1
    others: bool = False
    among: Among | None = None


class IfLaidHere(Effect, frozen=True, tag="if_laid_here"):
    """If you laid an egg on this bird earlier in this turn, ``then`` follows."""

    GIVES = None
    FREE = True

    then: tuple[AnyEffect, ...]


class LayEggsInEmptyHabitat(Effect, frozen=True, tag="lay_eggs_in_empty_habitat"):
    """Choose a habitat without eggs; lay 1 egg on each bird in it."""

    GIVES = "eggs"


class DiscardEgg(Effect, frozen=True, tag="discard_egg"):
    """Discard ``count`` eggs from "any" of your birds, or any "other" than this one.

    ``habitat``: only from birds in it. If you do, ``then`` follows.
    """

    GIVES = None

    then: tuple[AnyEffect, ...]
    of: Literal["any", "other"] = "any"
    habitat: Habitat | None = None
    count: int = 1


class DiscardNest(Effect, frozen=True, tag="discard_nest"):
    """Discard all eggs of one of your birds with ``nest``; tuck ``tuck`` deck cards for each."""

    GIVES = None
    TUCKS = True

    nest: Nest
    tuck: int


class EggsForFood(Effect, frozen=True, tag="eggs_for_food"):
    """Discard 1 egg from each other bird of this row and column that has one.

    For each, cache ``count`` of ``food`` from the supply on this bird.
    """

    GIVES = None

    food: Food
    count: int


class DrawCards(Effect, frozen=True, tag="draw_cards"):
    """Draw ``count`` bird cards, from tray or deck ("deck", "tray": from there only).

    "middle": only the card in the middle of the tray. ``per``: draw that many for each thing
    counted, or for ``every`` so many of them. ``discard``: number of cards to discard from hand at
    the end of the turn if any was drawn. ``like``: only cards of the tray that satisfy it.
    ``may_renew``: whether the tray may first be reset (all new cards) or refilled.
    """

    GIVES = "cards"

    count: int = 1
    source: Literal["any", "deck", "tray", "middle"] = "any"
    discard: int = 0
    like: AnyCondition | None = None
    may_renew: bool = False
    per: AnyTally | None = None
    every: int = 1

    @property
    def is_free(self) -> bool:
        return not self.discard


class ResetTray(Effect, frozen=True, tag="reset_tray"):
    """Discard the face-up cards of the tray and refill it; ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class DiscardFromTray(Effect, frozen=True, tag="discard_from_tray"):
    """Discard any number of face-up cards of the tray, then refill it.

    If one of them satisfies ``like``, ``then`` follows.
    """

    GIVES = None

    like: AnyCondition
    then: tuple[AnyEffect, ...]


class DrawAndKeep(Effect, frozen=True, tag="draw_and_keep"):
    """Draw ``draw`` cards and keep 1 of them (``like``: only one that satisfies it).

    ``per``: draw that many for each thing counted; ``among``: count only birds around this one.
    ``source``: "any" (tray and deck), the "deck", or the shuffled "discards". ``may_tuck``: the
    card kept may be tucked behind this bird instead of going to the hand. ``rest``: what
    happens to the others: "discard", "tuck" behind this bird, "give" to another player.
    """

    GIVES = "cards"

    draw: int
    source: Literal["any", "deck", "discards"] = "deck"
    like: AnyCondition | None = None
    may_tuck: bool = False
    rest: Literal["discard", "tuck", "give"] = "discard"
    per: AnyTally | None = None
    among: Among | None = None

    @property
    def is_free(self) -> bool:
        return self.rest != "give"


class DrawAndSort(Effect, frozen=True, tag="draw_and_sort"):
    """Draw ``draw`` cards; keep some, ``tuck`` some behind this bird, ``give`` some to others.

    The rest are discarded. ``source``: "any" (tray and deck) or the "deck".
    """

    GIVES = "cards"
    TUCKS = True

    draw: int
    keep: int
    tuck: int
    give: int = 0
    source: Literal["any", "deck"] = "deck"

    @property
    def is_free(self) -> bool:
        return not self.give


class DrawOrStop(Effect, frozen=True, tag="draw_or_stop"):
    """Draw a card of the deck face up, up to ``times`` times, and stop when you like.

    The cards are tucked behind this bird if their wingspans are less than ``cm`` together, or else
    discarded.
    """

    GIVES = "hunts"
    TUCKS = True
    FREE = True

    times: int
    cm: int


class DrawApart(Effect, frozen=True, tag="draw_apart"):
    """Draw 1 card for each empty space of this row; keep 1 of them at the end of the turn."""

    GIVES = "cards"
    FREE = True


class SearchForFood(Effect, frozen=True, tag="search_for_food"):
    """Discard ``draw`` cards of the deck; cache 1 ``food`` here for each one in their costs."""

    GIVES = None
    FREE = True

    draw: int
    food: Food


class DrawTray(Effect, frozen=True, tag="draw_tray"):
    """Draw the face-up cards of the tray."""

    GIVES = "cards"
    FREE = True


class DraftCards(Effect, frozen=True, tag="draft_cards"):
    """Draw one card more than there are players; each takes one, you keep the last."""

    GIVES = "cards"


class DrawBonus(Effect, frozen=True, tag="draw_bonus"):
    """Draw ``draw`` bonus cards and keep ``keep`` of them.

    ``per``: draw 1 for each thing counted instead. ``more_for_food``: before you choose, you may
    discard any number of food to draw 1 more card for each. ``any_card``: bonus cards held before
    may be discarded instead of those drawn.
    """

    GIVES = "bonus"

    draw: int
    keep: int
    per: AnyTally | None = None
    more_for_food: bool = False
    any_card: bool = False

    @property
    def is_free(self) -> bool:
        return not self.more_for_food and not self.any_card


class DiscardBonus(Effect, frozen=True, tag="discard_bonus"):
    """Discard one of your bonus cards; if you do, ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class ScoreBonus(Effect, frozen=True, tag="score_bonus"):
    """Cache 1 ``food`` from the supply here for each point of one of your bonus cards now.

    ``food`` None: of any one kind. ``replace``: then discard that card and draw a new one.
    """

    GIVES = "caches"

    food: Food | None
    replace: bool = False


class CopyBonus(Effect, frozen=True, tag="copy_bonus"):
    """Score one of the bonus cards of the player to your ``side`` as if it were yours, too."""

    GIVES = "bonus"
    FREE = True

    side: Literal["left", "right"]


class TakeDiscardedBonus(Effect, frozen=True, tag="take_discarded_bonus"):
    """Take one of the discarded bonus cards."""

    GIVES = None
    FREE = True


class DiscardCard(Effect, frozen=True, tag="discard_card"):
    """Discard 1 card from your hand; if you do, ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class GiveCard(Effect, frozen=True, tag="give_card"):
    """Give 1 card from your hand to another player; if you do, ``then`` follows."""

    GIVES = None

    then: tuple[AnyEffect, ...]


class DiscardThings(Effect, frozen=True, tag="discard_things"):
    """Discard ``count`` things, each a food, an egg or a card; if you do, ``then`` follows.

    Discarded nectar goes to the ``row``.
    """

    GIVES = None

    count: int
    row: Habitat
    then: tuple[AnyEffect, ...]


class TuckFromHand(Effect, frozen=True, tag="tuck_from_hand"):
    """Tuck up to ``count`` cards from your hand behind this bird.

    ``least``: how many must be tucked once the power has begun. ``each`` follows for each card
    tucked, then ``then`` if you tucked any.
    """

    GIVES = "tucks"
    TUCKS = True

    count: int = 1
    then: tuple[AnyEffect, ...] = ()
    each: tuple[AnyEffect, ...] = ()
    least: int = 1


class TuckBehindChosen(Effect, frozen=True, tag="tuck_behind_chosen"):
    """Tuck 1 card from your hand behind each of up to ``most`` birds of a habitat.

    If you tuck any, ``then`` follows. ``habitat``: "this" is the bird's own.
    """

    GIVES = "tucks"
    TUCKS = True

    habitat: Habitat | Literal["this"]
    most: int
    then: tuple[AnyEffect, ...] = ()


class TuckUnderEach(Effect, frozen=True, tag="tuck_under_each"):
    """Tuck 1 card of the deck behind each bird of a habitat, this one included."""

    GIVES = "tucks"
    TUCKS = True
    FREE = True

    habitat: Habitat | Literal["this"]


class TuckFromTray(Effect, frozen=True, tag="tuck_from_tray"):
    """Tuck a face-up card of the tray behind this bird.

    ``like``: only one that satisfies it. ``smallest``: only the one with the smallest wingspan.
    """

    GIVES = "tucks"
    TUCKS = True

    like: AnyCondition | None = None
    smallest: bool = False


class TuckFromDeck(Effect, frozen=True, tag="tuck_from_deck"):
    """Tuck ``count`` cards from the deck behind this bird."""

    GIVES = "tucks"
    TUCKS = True
    FREE = True

    count: int = 1


class HuntCard(Effect, frozen=True, tag="hunt_card"):
    """Look at the deck's top card: tuck it if it satisfies ``prey``, or else discard it.

    ``cache``: if it was tucked, also cache 1 of that food from the supply on this bird.
    """

    GIVES = "hunts"
    TUCKS = True
    FREE = True

    prey: AnyCondition
    cache: Food | None = None


class HuntDice(Effect, frozen=True, tag="hunt_dice"):
    """Roll the dice outside the birdfeeder; if any shows ``food``, the bird is rewarded.

    ``dice``: roll that many of the five dice instead, or that many ``per`` thing counted, and leave
    all dice as they are. ``reward``: "cache" 1 of that food on this bird, one for "each" die that
    shows it, lay 1 "egg" on this bird, or "gain" 1 of that food, which may be cached.
    """

    GIVES = "hunts"
    FREE = True

    food: Food
    reward: Literal["cache", "each", "egg", "gain"] = "cache"
    dice: int = 0
    per: AnyTally | None = None


class RollOrStop(Effect, frozen=True, tag="roll_or_stop"):
    """Roll ``dice`` of the five dice up to ``times`` times, and stop when you like.

    Each time, if any shows one of ``food``, cache 1 such food from the supply on this bird; if none
    does, you must stop and return all food cached this way.
    """

    GIVES = "hunts"
    FREE = True

    food: Foods
    dice: int
    times: int


class RollAllDice(Effect, frozen=True, tag="roll_all_dice"):
    """Roll all five dice, and again those that you like, up to ``again`` times.

    If at least ``least`` of them show ``food``, ``then`` follows.
    """

    GIVES = None
    FREE = True

    food: Food
    least: int
    again: int
    then: tuple[AnyEffect, ...]


class AllPlayers(Effect, frozen=True, tag="all_players"):
    """Every player does ``effect``, then ``also``, clockwise; then you alone do ``bonus``.

    ``first``: who begins, "you" or a player of your choice ("chosen"). ``others``: only
    the other players.
    """

    GIVES = None
    FREE = True
    SHARED = True

    effect: AnyEffect
    others: bool = False
    bonus: tuple[AnyEffect, ...] = ()
    first: Literal["you", "chosen"] = "you"
    also: tuple[AnyEffect, ...] = ()


class FewestBirds(Effect, frozen=True, tag="fewest_birds"):
    """The player with the fewest birds in ``habitat`` does ``effect``; in a tie, all of them."""

    GIVES = None
    FREE = True
    SHARED = True

    habitat: Habitat
    effect: AnyEffect
    first: Literal["you", "chosen"] = "you"


class WithPlayer(Effect, frozen=True, tag="with_player"):
    """Choose another player, who does ``they``; then you do ``you``."""

    GIVES = None

    they: tuple[AnyEffect, ...]
    you: tuple[AnyEffect, ...]


class PerCube(Effect, frozen=True, tag="per_cube"):
    """Choose another player; do ``effect`` once for each of their cubes in ``habitat``.

    ``effect`` must have a ``count``, which the number of cubes replaces.
    """

    GIVES = None

    habitat: Habitat
    effect: AnyEffect


class NeighbourHas(Effect, frozen=True, tag="neighbour_has"):
    """If the player to your ``side`` has ``food`` in their supply, ``then`` follows."""

    GIVES = None
    FREE = True

    side: Literal["left", "right", "either"]
    food: Food
    then: tuple[AnyEffect, ...]


class IfCounts(Effect, frozen=True, tag="if_counts"):
    """If you have ``least`` or more of what is counted, and fewer than ``under``: ``then`` follows.

    ``under`` None: however many.
    """

    GIVES = None
    FREE = True

    counts: AnyTally
    then: tuple[AnyEffect, ...]
    least: int = 0
    under: int | None = None


class CopyPower(Effect, frozen=True, tag="copy_power"):
    """This bird uses a power of a bird in the ``habitat`` of the player to your ``side``.

    ``habitat`` None: in any. ``color``: "brown", or "white" for a "when played" power.
    """

    GIVES = None

    side: Literal["left", "right", "either"]
    habitat: Habitat | None = None
    color: Literal["brown", "white"] = "brown"


class OneOf(Effect, frozen=True, tag="one_of"):
    """Do one of ``courses``."""

    GIVES = None

    courses: tuple[tuple[AnyEffect, ...], ...]


class IfAllActions(Effect, frozen=True, tag="if_all_actions"):
    """If you took all four actions this round, ``then`` follows."""

    GIVES = None
    FREE = True

    then: tuple[AnyEffect, ...]


class AtEndOfTurn(Effect, frozen=True, tag="at_end_of_turn"):
    """``then`` follows at the end of the turn."""

    GIVES = None
    FREE = True

    then: tuple[AnyEffect, ...]


class CountsDouble(Effect, frozen=True, tag="counts_double"):
    """This bird counts twice toward the round's goal, if it qualifies and birds are counted."""

    GIVES = None
    FREE = True


class PlayBird(Effect, frozen=True, tag="play_bird"):
    """Play another bird from your hand at its normal cost.

    ``habitat``: where to; "this" is the habitat of the bird with the power, None any.
    ``eggs``: the egg cost is "normal", "one_less" or "none". ``less``: it costs 1 egg less or 1 of
    that food (or wild food) less.
    """

    GIVES = "plays"

    habitat: Habitat | Literal["this"] | None
    eggs: Literal["normal", "one_less", "none"] = "normal"
    less: Food | None = None


class MoveBird(Effect, frozen=True, tag="move_bird"):
    """If this is the rightmost bird of its habitat, move it to another habitat."""

    GIVES = None


class MoveToNeighbour(Effect, frozen=True, tag="move_to_neighbour"):
    """If this is the rightmost bird of its habitat, move it to the player to your ``side``.

    You choose its habitat there. What is on it and under it is discarded. If you do, ``then``
    follows.
    """

    GIVES = None

    side: Literal["left", "right"]
    then: tuple[AnyEffect, ...]


class UsePredators(Effect, frozen=True, tag="use_predators"):
    """Use the brown powers of all your other predators, in any order."""

    GIVES = "hunts"
    FREE = True


class RepeatPower(Effect, frozen=True, tag="repeat_power"):
    """Another bird of this habitat uses its brown power (``predator``: only a predator's)."""

    GIVES = None

    predator: bool = False


AnyEffect = (
    GainFood
    | CacheFood
    | GainDie
    | GainAllDice
    | GainEachKind
    | GainFoodAgain
    | IfGainedDie
    | RollForFood
    | ShareAllDice
    | ShareFood
    | RemoveDie
    | ResetBirdfeeder
    | TradeFood
    | DiscardFood
    | CacheOwnFood
    | CacheOnChosen
    | TakeCached
    | CacheAnywhere
    | CachePerPredator
    | StealFood
    | GiveFood
    | LayEggs
    | LayEggOnEach
    | LayEggsInGroup
    | LayEggsFor
    | IfLaidHere
    | LayEggsInEmptyHabitat
    | DiscardEgg
    | DiscardNest
    | EggsForFood
    | DrawCards
    | ResetTray
    | DiscardFromTray
    | DrawAndKeep
    | DrawAndSort
    | DrawOrStop
    | DrawApart
    | SearchForFood
    | DrawTray
    | DraftCards
    | DrawBonus
    | DiscardBonus
    | ScoreBonus
    | CopyBonus
    | TakeDiscardedBonus
    | DiscardCard
    | GiveCard
    | DiscardThings
    | TuckFromHand
    | TuckBehindChosen
    | TuckUnderEach
    | TuckFromTray
    | TuckFromDeck
    | HuntCard
    | HuntDice
    | RollOrStop
    | RollAllDice
    | AllPlayers
    | FewestBirds
    | WithPlayer
    | PerCube
    | NeighbourHas
    | IfCounts
    | CopyPower
    | OneOf
    | IfAllActions
    | AtEndOfTurn
    | CountsDouble
    | PlayBird
    | MoveBird
    | MoveToNeighbour
    | UsePredators
    | RepeatPower
)


class Trigger(Struct, frozen=True, tag_field="when", forbid_unknown_fields=True):
    """What another player must do for a pink power to be used."""


class PlaysBird(Trigger, frozen=True, tag="plays_bird"):
    """Another player plays a bird in their ``habitat``."""

    habitat: Habitat


class GainsFood(Trigger, frozen=True, tag="gains_food"):
    """Another player takes the "gain food" action and gains any ``food`` with it."""

    food: Food


class LaysEggs(Trigger, frozen=True, tag="lays_eggs"):
    """Another player takes the "lay eggs" action."""


class HuntSucceeds(Trigger, frozen=True, tag="hunt_succeeds"):
    """Another player's predator succeeds."""


class TakesGainFood(Trigger, frozen=True, tag="takes_gain_food"):
    """Another player takes the "gain food" action."""


class TucksCard(Trigger, frozen=True, tag="tucks_card"):
    """Another player tucks a card, for any reason."""


class GainsNectar(Trigger, frozen=True, tag="gains_nectar"):
    """Another player gains nectar."""


AnyTrigger = (
    PlaysBird | GainsFood | LaysEggs | HuntSucceeds | TakesGainFood | TucksCard | GainsNectar
)


class Placing(Struct, frozen=True, tag_field="placed", forbid_unknown_fields=True):
    """Another way in which a bird may come into play, as its card allows."""


class Sideways(Placing, frozen=True, tag="sideways"):
    """Sideways over two spaces of ``habitat``, for the lower egg cost of the two."""

    habitat: Habitat


class OnTop(Placing, frozen=True, tag="on_top"):
    """On top of another bird of yours, without paying any cost; that bird becomes a tucked card.

    Its eggs and cached food are discarded, its tucked cards stay.
    """


class CardsForFood(Placing, frozen=True, tag="cards_for_food"):
    """For each ``food`` in its cost, a card of the hand may be paid and tucked behind it."""

    food: Food


class Replaces(Placing, frozen=True, tag="replaces"):
    """In place of a bird of ``habitat``, which is discarded, without an egg cost.

    The power's effects apply only if it came into play this way.
    """

    habitat: Habitat


AnyPlacing = Sideways | OnTop | CardsForFood | Replaces


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bird can do. Its colour and, for pink powers, ``trigger`` say when.

    ``at_end_of_turn``: whether a pink power waits for the end of the turn in which it was woken.
    ``placing``: another way in which the bird may come into play.
    """

    effects: tuple[AnyEffect, ...] = ()
    trigger: AnyTrigger | None = None
    at_end_of_turn: bool = False
    placing: AnyPlacing | None = None


def tucks(power: Power) -> bool:
    """Whether a power tucks cards or turns a bird into a tucked card."""
    return isinstance(power.placing, (OnTop, CardsForFood)) or any(map(_tucks, power.effects))


def _tucks(effect: Effect) -> bool:
    if effect.TUCKS:
        return True
    if isinstance(effect, DrawAndKeep):
        return effect.may_tuck or effect.rest == "tuck"
    if isinstance(effect, GainAllDice):
        return effect.may == "tuck"
    return any(map(_tucks, parts(effect)))


def caches(power: Power) -> bool:
    """Whether a power may cache food on a bird."""
    return any(map(_caches, power.effects))


def _caches(effect: Effect) -> bool:
    match effect:
        case EggsForFood() | SearchForFood() | RollOrStop():
            return True
        case GainFood():
            here = bool(effect.may_cache)
        case GainDie():
            here = effect.may_cache or effect.cached
        case GainAllDice():
            here = effect.may == "cache"
        case StealFood():
            here = effect.cached
        case HuntCard():
            here = effect.cache is not None
        case HuntDice():
            here = effect.reward != "egg"
        case _:
            here = effect.GIVES == "caches"
    return here or any(map(_caches, parts(effect)))


def parts(effect: Effect) -> tuple[Effect, ...]:
    """Return the effects directly within an effect."""
    found: list[Effect] = []
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, Effect):
            found.append(value)
        elif isinstance(value, tuple):
            for part in value:
                found += part if isinstance(part, tuple) else [part]
    return tuple(part for part in found if isinstance(part, Effect))


def tree(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield those effects, each followed by all within it."""
    for effect in effects:
        yield effect
        yield from tree(parts(effect))
