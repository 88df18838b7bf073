"""The deal of the day, which is the same for everybody and depends on the date in UTC."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.engine import Setup

if TYPE_CHECKING:
    from datetime import date


def deal_of_the_day(date_utc: date) -> Setup:
    """Return the day's set-up: base game and Swift-Start birds, green goals, Automa at level Eagle.

    The seed is the date written as a number, year first: 20261121 on 21 November 2026.
    """
    return Setup(
        players=1,
        seed=date_utc.year * 10_000 + date_utc.month * 100 + date_utc.day,
        sets=("core", "swiftstart"),
        goals="green",
        automa="eagle",
        names_language="en",
    )
