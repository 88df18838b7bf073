"""Birds that count double toward the round's goal."""

from __future__ import annotations

from ..decision import Asking
from ..effects import CountsDouble
from .activation import Activation, resolves


@resolves(CountsDouble)
def counts_double(_effect: CountsDouble, _activation: Activation) -> Asking:
    """Do nothing: goals find such birds when they are counted."""
    yield from ()
