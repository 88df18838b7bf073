"""The vocabulary of bird powers: what a card does, as data.

A power is a short list of effects read top to bottom like the sentence on the card.
Effects nest where the card says "if you do" (``then``) or "all players" (``effect``).
Each effect has exactly three things: its Struct here, its resolver in
:mod:`wingspan.engine.powers`, and its phrase in each language in :mod:`wingspan.words`.

``docs/effects.md`` lists the whole vocabulary over all 356 birds of the base game and
both expansions; the Structs below are those that the card files in ``static/cards`` use.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .things import Food, Habitat, Nest

Foods = tuple[Food, ...]
"""Foods joined by "or"; empty means any food."""


class Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One step of a power."""


class GainFood(Effect, frozen=True, tag="gain_food"):
    """Gain ``count`` food from the supply, each of one of ``food``."""

    food: Foods = ()
    count: int = 1


class CacheFood(Effect, frozen=True, tag="cache_food"):
    """Cache ``count`` of ``food`` from the supply on this bird."""

    food: Food
    count: int = 1


class GainDie(Effect, frozen=True, tag="gain_die"):
    """Gain a die from the birdfeeder that shows one of ``food``, if there is one.

    ``may_cache``: the food may be cached on this bird instead of going to the supply.
    """

    food: Foods = ()
    may_cache: bool = False


class GainAllDice(Effect, frozen=True, tag="gain_all_dice"):
    """Gain every die in the birdfeeder that shows ``food``."""

    food: Food


class TradeFood(Effect, frozen=True, tag="trade_food"):
    """Discard any 1 food to gain 1 food of another kind from the supply."""


class DiscardFood(Effect, frozen=True, tag="discard_food"):
    """Discard 1 of ``food`` from the supply; if you do, ``then``."""

    food: Foods
    then: tuple[AnyEffect, ...]


class LayEggs(Effect, frozen=True, tag="lay_eggs"):
    """Lay ``count`` eggs, one on each chosen bird.

    ``on``: "this" bird, "any" of your birds, or any "other" than this one.
    ``nest``: only on birds with that nest (a star nest counts as every nest).
    """

    on: Literal["this", "any", "other"] = "any"
    nest: Nest | None = None
    count: int = 1


class LayEggOnEach(Effect, frozen=True, tag="lay_egg_on_each"):
    """Lay 1 egg on each of your birds with ``nest`` (stars included)."""

    nest: Nest


class DiscardEgg(Effect, frozen=True, tag="discard_egg"):
    """Discard 1 egg from "any" of your birds, or any "other" than this one; then ``then``."""

    then: tuple[AnyEffect, ...]
    of: Literal["any", "other"] = "any"


class DrawCards(Effect, frozen=True, tag="draw_cards"):
    """Draw ``count`` bird cards, from the tray or the deck ("deck": from the deck only).

    ``discard``: cards to discard from hand at the end of the turn if any was drawn.
    """

    count: int = 1
    source: Literal["any", "deck"] = "any"
    discard: int = 0


class DrawTray(Effect, frozen=True, tag="draw_tray"):
    """Draw the face-up cards of the tray."""


class DraftCards(Effect, frozen=True, tag="draft_cards"):
    """Draw one card more than there are players; each takes one, you keep the last."""


class DrawBonus(Effect, frozen=True, tag="draw_bonus"):
    """Draw ``draw`` bonus cards and keep ``keep`` of them."""

    draw: int
    keep: int


class TuckFromHand(Effect, frozen=True, tag="tuck_from_hand"):
    """Tuck 1 card from your hand behind this bird; if you do, ``then``."""

    then: tuple[AnyEffect, ...] = ()


class TuckFromDeck(Effect, frozen=True, tag="tuck_from_deck"):
    """Tuck ``count`` cards from the deck behind this bird."""

    count: int = 1


class HuntCard(Effect, frozen=True, tag="hunt_card"):
    """Look at the deck's top card: tuck it if its wingspan is under ``under`` cm, or discard it."""

    under: int


class HuntDice(Effect, frozen=True, tag="hunt_dice"):
    """Roll the dice outside the birdfeeder; if any shows ``food``, cache 1 on this bird."""

    food: Food


class AllPlayers(Effect, frozen=True, tag="all_players"):
    """Every player does ``effect``, clockwise; then you alone do ``bonus``.

    ``first``: who begins, "you" or a player you have "chosen".
    """

    effect: AnyEffect
    bonus: tuple[AnyEffect, ...] = ()
    first: Literal["you", "chosen"] = "you"


class FewestBirds(Effect, frozen=True, tag="fewest_birds"):
    """Whoever has the fewest birds in ``habitat`` does ``effect``; all of them in a tie."""

    habitat: Habitat
    effect: AnyEffect
    first: Literal["you", "chosen"] = "you"


class PlayBird(Effect, frozen=True, tag="play_bird"):
    """Play another bird from your hand at its normal cost.

    ``habitat``: where; "this" is the habitat of the bird with the power.
    """

    habitat: Habitat | Literal["this"]


class MoveBird(Effect, frozen=True, tag="move_bird"):
    """If this is the rightmost bird of its habitat, move it to another habitat."""


class RepeatPower(Effect, frozen=True, tag="repeat_power"):
    """Another bird of this habitat uses its brown power (``predator``: only a hunter's)."""

    predator: bool = False


AnyEffect = (
    GainFood
    | CacheFood
    | GainDie
    | GainAllDice
    | TradeFood
    | DiscardFood
    | LayEggs
    | LayEggOnEach
    | DiscardEgg
    | DrawCards
    | DrawTray
    | DraftCards
    | DrawBonus
    | TuckFromHand
    | TuckFromDeck
    | HuntCard
    | HuntDice
    | AllPlayers
    | FewestBirds
    | PlayBird
    | MoveBird
    | RepeatPower
)


class Trigger(Struct, frozen=True, tag_field="when", forbid_unknown_fields=True):
    """What another player must do for a pink power to be used."""


class PlaysBird(Trigger, frozen=True, tag="plays_bird"):
    """Another player plays a bird in their ``habitat``."""

    habitat: Habitat


class GainsFood(Trigger, frozen=True, tag="gains_food"):
    """Another player takes the "gain food" action and gains any of ``food`` by it."""

    food: Food


class LaysEggs(Trigger, frozen=True, tag="lays_eggs"):
    """Another player takes the "lay eggs" action."""


class HuntSucceeds(Trigger, frozen=True, tag="hunt_succeeds"):
    """Another player's predator succeeds."""


AnyTrigger = PlaysBird | GainsFood | LaysEggs | HuntSucceeds


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bird can do. When it can is its colour, and for pink its trigger."""

    effects: tuple[AnyEffect, ...]
    trigger: AnyTrigger | None = None
