"""Birds that count double toward the round's goal."""

from __future__ import annotations

from ..decision import Asking
from ..effects import CountsDouble
from .activation import Activation, resolves


@resolves(CountsDouble)
def counts_double(effect: CountsDouble, activation: Activation) -> Asking:
    """Nothing to do: the goal itself looks for such birds when it is counted."""
    yield from ()
