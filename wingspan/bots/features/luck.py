"""What another try is worth where a power pushes its luck."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from wingspan.engine.effects import DrawOrStop, RollOrStop

from .context import Context
from .powers import first_step
from .tables import Tables

TENTH = Fraction(1, 10)


def worth_of_luck(context: Context, stake: int) -> int:
    """Return what one more try adds on average, in tenths of a food or card, rounded down.

    ``stake``: number of things lost by failure.
    """
    source = context.source
    effect = None if source is None else first_step(source.card)
    if isinstance(effect, RollOrStop):
        chance = _of_dice(context.tables, effect)
    elif isinstance(effect, DrawOrStop):
        birds = context.tables.birds
        width = sum(birds[card].card.wingspan or 0 for card in context.state.laid_out)
        chance = _of_cards(context.tables, effect.cm - width)
    else:
        chance = Fraction(1)
    return int((chance - (1 - chance) * stake) // TENTH)


@cache
def _of_dice(tables: Tables, effect: RollOrStop) -> Fraction:
    """Return the chance that at least one of the dice shows one of the foods."""
    misses = sum(not {*foods} & {*effect.food} for foods in tables.faces.values())
    return 1 - Fraction(misses, len(tables.faces)) ** effect.dice


@cache
def _of_cards(tables: Tables, room: int) -> Fraction:
    """Return the share of the birds whose wingspan is less than ``room``, in cm."""
    fits = sum((bird.card.wingspan or 0) < room for bird in tables.birds.values())
    return Fraction(fits, len(tables.birds))
