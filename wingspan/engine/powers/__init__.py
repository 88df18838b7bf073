"""What each effect of the vocabulary does, by the families of the rulebook's appendix."""

from . import cards, eggs, food, hunting, moving, playing, repeating, sharing
from .activation import RESOLVERS, Activation
from .use import activate_row, use, wake, wake_all

__all__ = [
    "RESOLVERS",
    "Activation",
    "activate_row",
    "cards",
    "eggs",
    "food",
    "hunting",
    "moving",
    "playing",
    "repeating",
    "sharing",
    "use",
    "wake",
    "wake_all",
]
