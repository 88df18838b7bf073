"""When a reason holds, by what it is about."""

from . import aims, birds, food, order
from .register import grounds_of

__all__ = ["aims", "birds", "food", "grounds_of", "order"]
