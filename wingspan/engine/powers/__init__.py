"""Resolvers of all effects of the vocabulary, by the families of the rulebook's appendix."""

from . import (
    bonus,
    caching,
    cards,
    doubling,
    eggs,
    food,
    hunting,
    moving,
    playing,
    repeating,
    sharing,
    tucking,
)
from .activation import RESOLVERS, Activation
from .use import activate_row, do_what_waited, use, use_all, wake_all, wake_since, when_played

__all__ = [
    "RESOLVERS",
    "Activation",
    "activate_row",
    "bonus",
    "caching",
    "cards",
    "do_what_waited",
    "doubling",
    "eggs",
    "food",
    "hunting",
    "moving",
    "playing",
    "repeating",
    "sharing",
    "tucking",
    "use",
    "use_all",
    "wake_all",
    "wake_since",
    "when_played",
]
