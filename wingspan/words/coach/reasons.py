"""The sentence that one answer is better than another, for lack of a known reason."""

from __future__ import annotations

from collections.abc import Sequence

from wingspan.words import Words
from wingspan.words.grammar import capital

from .figures import whole

MOST_COLUMNS = 2
"""The greatest number of columns of the score pad to name, the largest differences first."""


def plainly(
    words: Words, best: str, other: str, more: int, columns: Sequence[tuple[str, float]] = ()
) -> str:
    """Say that ``best`` is better than ``other`` by ``more`` points, and which ``columns`` of the
    score pad bring more or fewer.
    """
    values = {"best": best, "other": other, "points": whole(words, more)}
    if parts := _parts(words, columns):
        return words.text("coach/why_columns", **values, columns=parts)
    if most := _most(words, columns):
        return words.text("coach/why_mostly", **values, column=most)
    return words.text("coach/why", **values)


def by_columns(words: Words, columns: Sequence[tuple[str, float]]) -> str:
    """Say only which columns bring more or fewer; "" if none stands out."""
    if parts := _parts(words, columns):
        return capital(f"{parts}.")
    most = _most(words, columns)
    return words.text("coach/columns_mostly", column=most) if most else ""


def _parts(words: Words, columns: Sequence[tuple[str, float]]) -> str:
    """The columns that differ most, in whole points; "" unless the first speaks for the answer.

    A second one that would take all of it away again is left out.
    """
    told = [(name, round(number)) for name, number in columns if round(number)]
    told.sort(key=lambda column: -abs(column[1]))
    if not told or told[0][1] < 0:
        return ""
    shown = told[:MOST_COLUMNS]
    if sum(number for _, number in shown) <= 0:
        shown = shown[:1]
    return words.listed(_part(words, *column) for column in shown)


def _most(words: Words, columns: Sequence[tuple[str, float]]) -> str:
    """The column that brings most, if none comes to a whole point; "" for none."""
    name, number = max(columns, key=lambda column: column[1], default=("", 0.0))
    if number <= 0 or any(round(each) for _, each in columns):
        return ""
    return words.text(f"coach/from_{name}")


def _part(words: Words, name: str, n: int) -> str:
    """ "3 more from birds", "1 fewer from eggs"."""
    way = "more" if n > 0 else "fewer"
    return words.text(f"coach/column_{way}", n=abs(n), column=words.text(f"coach/from_{name}"))
