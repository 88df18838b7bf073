"""Detectors decide when a reason holds; they are grouped by subject."""

from . import aims, birds, food, order, starts
from .register import grounds_of

__all__ = ["aims", "birds", "food", "grounds_of", "order", "starts"]
