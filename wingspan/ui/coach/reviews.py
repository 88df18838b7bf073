"""Reviews that the browser stores, so that nothing is analysed twice, and the mistakes in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Struct, structs

from wingspan.coach.analysis import WEIGHTS
from wingspan.coach.exercises import Exercise, of_mistake
from wingspan.coach.judging import Judgement
from wingspan.coach.review import Review, mistakes
from wingspan.engine.catalog import Catalog
from wingspan.engine.keys import key
from wingspan.engine.notation.record import Record, decode
from wingspan.saves.store import Store, StoreError

PLACE = "wingspan.coach.review."

FORMAT = 1

MOST = 30
"""The most reviews that are stored."""

OWN = "own"
"""Prefix of the names of exercises from the person's own games."""

FAULT = "fault"
"""Before the name of a habit, the course of exercises about it."""

LAST = 20
"""The most games from which habits are found: the last ones."""


class StoredReview(Struct, frozen=True):
    """A stored review. ``time``: when its last stretch was stored, in milliseconds since 1970, UTC.
    ``own``: whether it is of the person's own play.
    ``record``: the game, as JSON, for exercises from its mistakes; "" if the play is not their own
    or an older version stored the review.
    """

    review: Review
    time: int
    own: bool = False
    weights: int = WEIGHTS
    format: int = FORMAT
    record: str = ""


def place_of(record: Record, seat: int, *, deep: bool) -> str:
    """The key of the review of that game and seat; does not depend on take-backs."""
    played = structs.replace(record, take_backs=0)
    text = msgspec.json.encode(played, order="deterministic").decode()
    return f"{PLACE}{key(text, seat, deep):016x}"


def read(store: Store, place: str, answers: int) -> StoredReview | None:
    """The review stored under that key, which continues with its own weights.

    None if there is none, it is of a game with another number of answers, or its weights are
    unknown.
    """
    found = _read(store.get(place))
    if found is None or found.weights > WEIGHTS or found.review.answers != answers:
        return None
    return found


def keep(store: Store, place: str, review: StoredReview) -> None:
    """Store a review, removing the oldest ones beyond MOST.

    If the browser refuses, the review lasts only as long as the page is open.
    """
    others = sorted((kept.time, name) for name, kept in _all(store) if name != place)
    spare = [name for _, name in others[: max(0, len(others) + 1 - MOST)]]
    for name in spare:
        store.remove(name)
    _write(store, place, review)


def add_record(store: Store, place: str, record: str) -> None:
    """Add the game to a review of the person's own play that was stored without it."""
    kept = _read(store.get(place))
    if kept is not None and not kept.record:
        _write(store, place, structs.replace(kept, own=True, record=record))


def _write(store: Store, place: str, kept: StoredReview) -> None:
    with suppress(StoreError):
        store.set(place, msgspec.json.encode(kept).decode())


def last_of_ones_own(store: Store) -> list[list[Judgement]]:
    """The judgements of the person's last games with a complete review, the latest first."""
    return [kept.review.judged for kept in _own(store) if kept.review.is_whole][:LAST]


def _own(store: Store) -> list[StoredReview]:
    """The reviews of the person's own play, the latest first."""
    return sorted((kept for _, kept in _all(store) if kept.own), key=lambda kept: -kept.time)


def own_mistakes(store: Store) -> dict[str, tuple[StoredReview, Judgement]]:
    """The mistakes in the person's own games as far as they are reviewed, the latest game first, by
    the names of their exercises.

    Leaves out mistakes at the start, where everything to keep is chosen at once. Of two reviews of
    a game, uses the later one.
    """
    found: dict[str, tuple[StoredReview, Judgement]] = {}
    games: set[str] = set()
    for kept in _own(store):
        game = game_id(kept.record, kept.review.seat)
        if not kept.record or game in games:
            continue
        games.add(game)
        for one in mistakes(kept.review.judged):
            if one.theme != "start":
                found[f"{game}-{one.at}"] = kept, one
    return found


def exercise_of(store: Store, id_: str, catalog: Catalog) -> Exercise | None:
    """The exercise that asks that mistake again; None if the mistake does not exist (any more), or
    its game cannot be read.
    """
    kept, one = own_mistakes(store).get(id_, (None, None))
    if kept is not None and one is not None:
        with suppress(ValueError, LookupError):
            found = of_mistake(id_, decode(kept.record), kept.review.seat, one, catalog)
            return structs.replace(found, weights=kept.weights)
    return None


def game_id(record: str, seat: int) -> str:
    """Prefix of the names of the exercises from that game."""
    return f"{OWN}-{key(record, seat):016x}"


def _all(store: Store) -> Iterator[tuple[str, StoredReview]]:
    for name, text in store.entries(PLACE).items():
        kept = _read(text)
        if kept is not None:
            yield name, kept


def _read(text: str | None) -> StoredReview | None:
    """The review in a text; None if it cannot be read."""
    try:
        found = msgspec.json.decode(text or "", type=StoredReview)
    except (msgspec.DecodeError, ValueError):
        return None
    return found if found.format == FORMAT else None
