"""A question to a player, and how the rules ask it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal

from msgspec import Struct

from .components import Habitat
from .options import AnyOption

Kind = Literal[
    "keep_bird",
    "pay_for_kept_birds",
    "keep_bonus",
    "action",
    "bird_to_play",
    "habitat",
    "egg_to_pay",
    "payment",
    "gain_die",
    "gain_food",
    "how_many",
    "lay_egg",
    "draw_card",
    "trade",
    "use_power",
    "cache_or_keep",
    "tuck_card",
    "discard_egg",
    "discard_food",
    "discard_card",
    "move_to",
    "repeat",
    "order_powers",
    "first_player",
    "draft",
    "reset",
    "how_placed",
    "bird_to_cover",
    "card_to_pay",
    "cache_on",
    "cache_own",
    "tuck_behind",
    "tuck_from_tray",
    "keep_card",
    "keep_apart",
    "tuck_or_keep",
    "give_to",
    "choose_player",
    "steal_from",
    "choose_course",
    "choose_habitat",
    "remove_die",
    "discard_bonus",
    "copy",
    "again",
    "take_cached",
    "discard_tray",
    "give_card",
    "discard_thing",
    "score_bonus",
    "copy_bonus",
    "waive",
]
"""What a decision is about.

==================  ===========================================  ==============================
kind                asked when                                   options, in this order
==================  ===========================================  ==============================
keep_bird           set-up: which birds to keep                  bird…, done
pay_for_kept_birds  set-up: which food to hand in for them       payment…
keep_bonus          which of the drawn bonus cards to keep       bonus…
                    (at the start without a source)
action              the turn's action                            action… (rulebook order)
bird_to_play        which bird of the hand                       bird… (hand order), skip
habitat             in which row                                 habitat…
egg_to_pay          an egg of the egg cost                       slot…
payment             the food cost                                payment…
gain_die            a die of the birdfeeder                      all, die…, reroll, done, skip
gain_food           which food from the supply                   food…, done, skip
how_many            how many of them                             count… (highest first), skip
lay_egg             where the egg goes                           all, slot…, done, skip
draw_card           a card of the tray or the deck               all, draw…, draw_deck, done, skip
trade               the mat's conversion: what to give for it    bird… | food… | slot…, skip
use_power           whether to use a power                       activate, skip
cache_or_keep       where the gained food goes                   cache, keep
tuck_card           which card to tuck                           bird… (hand order), skip
discard_egg         which egg to discard                         slot…, skip
discard_food        which food to discard                        food…, skip
discard_card        a card to discard at the end of the turn     bird… (hand order)
move_to             where the bird moves                         habitat…, skip
repeat              whose power is repeated                      power… (left to right), skip
order_powers        which of several powers is used next         power…, done
first_player        who begins                                   player… (clockwise), skip
draft               which of the drawn cards                     bird…
reset               the mat: a food to reset birdfeeder or tray  food…, skip
how_placed          how the bird comes into play                 upright, sideways, on_top …
bird_to_cover       the bird covered or replaced                 slot…
card_to_pay         a card paid instead of a food                bird… (hand order)
cache_on            the bird that the food goes on               slot…, done, skip
cache_own           which of the player's own food to cache      food…, done, skip
tuck_behind         the bird that the card goes under            slot…, done, skip
tuck_from_tray      which face-up card to tuck                   draw…, skip
keep_card           which of the drawn cards to keep             bird…, done
keep_apart          which of the cards kept apart to keep        bird…
tuck_or_keep        where the card goes                          tuck, keep
give_to             who gets it                                  player… (clockwise), done
choose_player       the other player who takes part              player… (clockwise), skip
steal_from          whom the food is taken from                  player… (clockwise), skip
choose_course       which of several things to do                course…, skip
choose_habitat      which row                                    habitat…, skip
remove_die          which die leaves the birdfeeder              die…, skip
discard_bonus       which bonus card to discard                  bonus…, skip
copy                whose power is copied                        power… (left to right), skip
again               whether to push one's luck once more         again, done
take_cached         whether to take food off the bird            cached_food, done
discard_tray        which face-up card to discard                draw…, done, skip
give_card           which card goes to another player            bird…, skip
discard_thing       which food, egg or card to discard           food… slot… bird…, done, skip
score_bonus         which bonus card is scored now               bonus…, skip
copy_bonus          which bonus card of a neighbour counts       bonus…
waive               which part of a cost is not paid             waive…, skip
==================  ===========================================  ==============================
"""


class Source(Struct, frozen=True, gc=False):
    """The origin of a decision: a bird and its row, or a row of the mat.

    ``copied``: the bird whose power is copied by the bird that asks.
    """

    player: int
    habitat: Habitat | None = None
    bird: str | None = None
    copied: str | None = None


class Decision(Struct, gc=False):
    """A choice that one player must make.

    ``serial``: number of answers given before it, counted from the redeal in a redealt game; 0 in a
    view, where it could disclose the others' answers. ``turn_of``: the seat whose turn it is (1
    for the Automa in a solo game). ``player``: the seat that must answer. ``options``: two or
    more, each of which can be carried out to the end, later costs included.
    """

    serial: int
    turn_of: int
    player: int
    kind: Kind
    source: Source | None
    options: list[AnyOption]


Asking = Generator[Decision, AnyOption, None]
"""A running rule: it yields decisions and is sent the options taken."""
