"""How often the coach was asked in each game, kept on this device only."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .store import Store, StoreError

KEY = "wingspan.coach.hints"
MOST = 200
"""The number of games remembered; older ones are forgotten."""


class Hints(Struct, frozen=True, array_like=True):
    """``agreed``: whether the players agreed at the start that the coach may be asked.
    ``answers``: the numbers of the answers before which it was asked.
    """

    agreed: bool = False
    answers: tuple[int, ...] = ()


NONE = Hints()


def hints_of(store: Store, game: str) -> Hints:
    """Return the hints of the game with that id."""
    return _read(store).get(game, NONE)


def keep_hints(store: Store, game: str, hints: Hints) -> None:
    """Keep hints; if the browser refuses, they last only while the page is open."""
    kept = _read(store)
    if kept.get(game, NONE) == hints:
        return
    kept.pop(game, None)
    if hints != NONE:
        kept[game] = hints
    latest = dict(list(kept.items())[-MOST:])
    try:
        store.set(KEY, msgspec.json.encode(latest).decode())
    except StoreError:
        return


def _read(store: Store) -> dict[str, Hints]:
    """Return all hints by game; unreadable ones count as none."""
    try:
        return msgspec.json.decode(store.get(KEY) or "{}", type=dict[str, Hints])
    except msgspec.DecodeError:
        return {}
