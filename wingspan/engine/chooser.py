"""Offers that a player may decline.

A :class:`Chooser` asks one player on behalf of a row's action or a bird's power. Benefits
may be declined, costs may not (FAQ: "Can I choose to lay fewer eggs …"): the option ``skip``
declines a power that has not begun, ``done`` stops one that has.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from . import options
from .decision import Asking, Decision, Kind, Source
from .options import AnyOption
from .table import Table, ask, question

Choosing = Generator[Decision, AnyOption, AnyOption | None]
"""A running rule that returns the option taken, or None if it was declined."""


class Chooser:
    """Asks ``player`` on behalf of ``source``."""

    __slots__ = ("player", "source", "table")

    def __init__(self, table: Table, player: int, source: Source) -> None:
        self.table = table
        self.player = player
        self.source = source

    def choose(self, kind: Kind, offered: Sequence[AnyOption], *, must: bool = False) -> Choosing:
        """Ask for one of ``offered``; return None if it is declined or nothing is offered.

        ``must``: whether this is (part of) a cost, which cannot be declined once begun.
        """
        if not offered:
            return None
        if must:
            return (yield from ask(self.table, self.player, kind, [*offered], self.source))
        asked = [*offered, options.DONE]
        option = yield question(self.table, self.player, kind, asked, self.source)
        return None if option is options.DONE else option


def would_act(rule: Asking | Choosing) -> bool:
    """Whether a new ``rule`` would ask, and so do, anything; the rule is closed afterwards."""
    try:
        next(rule)
    except StopIteration:
        return False
    rule.close()
    return True
