"""Reviews as the browser keeps them, beside the games: what is judged is not judged again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct, structs

from wingspan.coach.judging import Judgement
from wingspan.coach.opinion import WEIGHTS
from wingspan.coach.review import Review, mistakes
from wingspan.engine.keys import key
from wingspan.engine.notation.record import Record
from wingspan.saves.store import Store, StoreError

PLACE = "wingspan.coach.review."
FORMAT = 1
MOST = 30
"""So many are kept, the latest."""

OWN = "own"
"""What the names of exercises from one's own games begin with."""

LAST = 20
"""So many games are looked at for what somebody does again and again."""


class Kept(Struct, frozen=True):
    """A review. ``time``: milliseconds UTC of its last stretch. ``own``: of one's own play.
    ``record``: the game, as JSON, for exercises out of its mistakes; "" where they were kept
    without it.
    """

    review: Review
    time: int
    own: bool = False
    weights: int = WEIGHTS
    format: int = FORMAT
    record: str = ""


def place_of(record: Record, seat: int, *, deep: bool) -> str:
    """Under which the review of that game for that seat is kept, however it is written down."""
    played = structs.replace(record, take_backs=0)
    text = msgspec.json.encode(played, order="deterministic").decode()
    return f"{PLACE}{key(text, seat, deep):016x}"


def read(store: Store, place: str, answers: int) -> Review | None:
    """The review kept there; None if there is none of that length by today's coach."""
    found = _read(store.get(place))
    if found is None or found.weights != WEIGHTS or found.review.answers != answers:
        return None
    return found.review


def keep(
    store: Store, place: str, review: Review, time: int, *, own: bool, record: str = ""
) -> None:
    """Keep a review, in the place of the oldest ones if need be.

    A browser that refuses shows it as long as the page is open.
    """
    others = sorted((kept.time, name) for name, kept in _all(store) if name != place)
    spare = [name for _, name in others[: max(0, len(others) + 1 - MOST)]]
    for name in spare:
        store.remove(name)
    _write(store, place, Kept(review, time, own, record=record))


def add_record(store: Store, place: str, record: str) -> None:
    """Keep the game with the review of one's own play that was kept there without it."""
    kept = _read(store.get(place))
    if kept is not None and not kept.record:
        _write(store, place, structs.replace(kept, own=True, record=record))


def _write(store: Store, place: str, kept: Kept) -> None:
    try:
        store.set(place, msgspec.json.encode(kept).decode())
    except StoreError:
        return


def last_of_ones_own(store: Store) -> list[list[Judgement]]:
    """What was judged in one's own last games that are reviewed to the end, the latest first."""
    found = [kept for _, kept in _all(store) if kept.own and kept.review.is_whole]
    found.sort(key=lambda kept: -kept.time)
    return [kept.review.judged for kept in found[:LAST]]


class Mistake(Struct, frozen=True):
    """A mistake in one's own play: of which game (as JSON), in which seat, and its judgement."""

    id: str
    record: str
    seat: int
    judged: Judgement


def own_mistakes(store: Store) -> list[Mistake]:
    """The mistakes in one's own games as far as they are judged, those of the latest first.

    What is kept at the start is chosen all at once and cannot be asked again by itself. A game that
    was judged twice counts as it was judged last.
    """
    latest = sorted((kept for _, kept in _all(store) if kept.own), key=lambda kept: -kept.time)
    found: dict[str, Mistake] = {}
    games: set[tuple[str, int]] = set()
    for kept in latest:
        game = (kept.record, kept.review.seat)
        if not kept.record or game in games:
            continue
        games.add(game)
        for one in mistakes(kept.review.judged):
            if one.theme != "start":
                id = f"{game_id(*game)}-{one.at}"
                found[id] = Mistake(id, *game, one)
    return list(found.values())


def game_id(record: str, seat: int) -> str:
    """What the names of the exercises in that game begin with."""
    return f"{OWN}-{key(record, seat):016x}"


def _all(store: Store) -> Iterator[tuple[str, Kept]]:
    for name, text in store.entries(PLACE).items():
        kept = _read(text)
        if kept is not None:
            yield name, kept


def _read(text: str | None) -> Kept | None:
    """What cannot be read counts as nothing."""
    try:
        found = msgspec.json.decode(text or "", type=Kept)
    except (msgspec.DecodeError, ValueError):
        return None
    return found if found.format == FORMAT else None
