"""Results of finished games, and their encodings: short in stores, plain in files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.components import GoalSide, Level
from wingspan.engine.program import Program
from wingspan.engine.setup import MOST_PLAYERS
from wingspan.engine.state import ScoreSheet

from .save import LARGEST_NUMBER, LATEST, SaveError, check_depth, is_id

IN_FILES = 1
"""The layout of files: an object for each result, with named fields."""

IN_STORES = 2
"""The layout in stores: a row for each result, a third as long."""

Played = Literal["solo", "one_device", "by_link", "programs", "at_the_board"]
Category = Literal["birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar"]
CATEGORIES: tuple[Category, ...] = get_args(Category)


class Opponent(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A computer player: its level, the version of its weights, and its points."""

    level: str
    weights: int
    score: int


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended.

    ``time``: milliseconds since 1970, UTC. ``seat``: whose result this is; None if several people
    played on one device, in which case ``score`` and ``categories`` are the best player's and
    ``won`` is False. ``opponent``: the best score of the others. ``take_backs``: answers taken back
    that had revealed something. ``challenge``: the date of a deal of the day (2026-03-14), another
    word for any other given deal, "" for none. ``played`` is "programs" for one person against
    computer players only, listed in ``programs``. ``rated``: whether it counts for the rating,
    which requires a fresh deal, no take-back that had revealed something, and no hint. ``hints``:
    number of decisions at which the coach was asked. ``names``, ``totals``: of all players by seat,
    for games that were played "at_the_board", on a real table.
    """

    id: str
    time: int
    played: Played
    players: int
    level: Level | None = None
    automubon: bool = False
    sets: tuple[str, ...] = ()
    goals: GoalSide = "green"
    seat: int | None = None
    score: int
    categories: dict[Category, int]
    opponent: int
    rank: int
    won: bool
    take_backs: int = 0
    challenge: str = ""
    programs: tuple[Opponent, ...] = ()
    rated: bool = False
    hints: int = 0
    names: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()


def result_of(
    game: Game,
    *,
    id: str,
    time: int,
    seat: int | None = None,
    challenge: str = "",
    programs: tuple[Program | None, ...] = (),
    fresh: bool = False,
    hints: int = 0,
) -> Result:
    """Return the result of a finished game. ``seat``: whose device this is in play by link.

    ``programs``: by seat, as in :class:`.Save`. ``fresh``: whether the deal was new to everybody.
    ``hints``: number of decisions at which the coach was asked.
    """
    setup, sheets = game.setup, game.scores()
    alone = setup.players == 1
    people = [place for place in range(setup.players) if not (programs and programs[place])]
    against_programs = len(people) == 1 and not alone
    mine = people[0] if len(people) == 1 else seat
    sheet = min(sheets, key=lambda s: (s.rank, s.player)) if mine is None else sheets[mine]
    others = [other.total for other in sheets if other.player != sheet.player]
    return Result(
        id=id,
        time=time,
        played=(
            "solo"
            if alone
            else "programs"
            if against_programs
            else "one_device"
            if seat is None
            else "by_link"
        ),
        players=setup.players,
        level=setup.automa,
        automubon=setup.automubon,
        sets=setup.sets,
        goals=setup.goals,
        seat=mine,
        score=sheet.total,
        categories={name: getattr(sheet, name) for name in CATEGORIES},
        opponent=max(others, default=0),
        rank=sheet.rank,
        won=mine is not None and sheet.rank == 1,
        take_backs=min(game.take_backs, LARGEST_NUMBER),
        challenge=challenge,
        programs=tuple(
            Opponent(program.level, program.weights, sheets[place].total)
            for place, program in enumerate(programs)
            if program is not None
        ),
        rated=fresh and len(people) == 1 and not game.take_backs and not hints,
        hints=hints,
    )


def at_the_board(
    sheets: Sequence[ScoreSheet],
    names: tuple[str, ...],
    *,
    id: str,
    time: int,
    sets: tuple[str, ...],
    goals: GoalSide,
    level: Level | None,
    automubon: bool,
) -> Result:
    """Return the result of a game on a real table.

    ``sheets``: of all players, the Automa's last. ``names``: of the people, by seat.
    """
    mine = 0 if len(names) == 1 else None
    sheet = min(sheets, key=lambda s: (s.rank, s.player)) if mine is None else sheets[mine]
    others = [other.total for other in sheets if other.player != sheet.player]
    return Result(
        id=id,
        time=time,
        played="at_the_board",
        players=len(names),
        level=level,
        automubon=automubon,
        sets=sets,
        goals=goals,
        seat=mine,
        score=sheet.total,
        categories={name: getattr(sheet, name) for name in CATEGORIES},
        opponent=max(others, default=0),
        rank=sheet.rank,
        won=mine is not None and sheet.rank == 1 and len(sheets) > 1,
        names=names,
        totals=tuple(each.total for each in sheets),
    )


class _Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A result in a store: the fields of :class:`Result` in an order that grows only at its end.

    ``categories``: in the order of CATEGORIES.
    """

    id: str
    time: int
    played: Played
    players: int
    level: Level | None
    automubon: bool
    sets: tuple[str, ...]
    goals: GoalSide
    seat: int | None
    score: int
    categories: tuple[int, ...]
    opponent: int
    rank: int
    won: bool
    take_backs: int
    challenge: str
    programs: tuple[Opponent, ...] = ()
    rated: bool = False
    hints: int = 0
    names: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()


class _Text(Struct, frozen=True):
    results: list[msgspec.Raw]
    format: int = IN_FILES
    wingspan: str = "statistics"


def as_file(results: Iterable[Result]) -> str:
    """Return the text of a file of results, which every version of the page can read."""
    return _written(map(msgspec.json.encode, results), IN_FILES)


def as_kept(results: Iterable[Result]) -> str:
    """Return the text of results for a store. Rows end before fields that are empty."""
    rows = (msgspec.json.encode(_row(result)) for result in results)
    without = b",[],[]]"
    short = (row.removesuffix(without) + b"]" if row.endswith(without) else row for row in rows)
    return _written(short, IN_STORES)


def _written(results: Iterable[bytes], layout: int) -> str:
    return msgspec.json.encode(_Text([*map(msgspec.Raw, results)], layout)).decode()


def read(text: str) -> tuple[tuple[Result, ...], bool]:
    """Return the results in a text of either layout, and whether it holds unreadable ones.

    Raises SaveError if it is not a text of results.
    """
    check_depth(text)
    try:
        file = msgspec.json.decode(text, type=_Text)
    except msgspec.ValidationError as error:
        raise SaveError("not_a_save", str(error)) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise SaveError("not_json", str(error)) from error
    if file.wingspan != "statistics":
        raise SaveError("not_a_save", f"a file of {file.wingspan[:20]!r}")
    if file.format > IN_STORES:
        raise SaveError("newer_schema", f"format {file.format} of results")
    found = [_result(raw, file.format) for raw in file.results]
    return by_time(result for result in found if result is not None), None in found


def is_short(text: str) -> bool:
    """Whether a text has the layout of stores, judged by its end."""
    return text.endswith(f'"format":{IN_STORES},"wingspan":"statistics"}}')


def _row(result: Result) -> _Row:
    fields = structs.asdict(result)
    fields["categories"] = tuple(result.categories[name] for name in CATEGORIES)
    return _Row(**fields)


def _of_row(row: _Row) -> Result:
    """Return the result of a row. Raises ValueError unless it has a number for each category."""
    fields = structs.asdict(row)
    fields["categories"] = dict(zip(CATEGORIES, row.categories, strict=True))
    return Result(**fields)


def _result(raw: msgspec.Raw, layout: int) -> Result | None:
    try:
        if layout == IN_STORES:
            result = _of_row(msgspec.json.decode(raw, type=_Row))
        else:
            result = msgspec.json.decode(raw, type=Result)
    except (msgspec.DecodeError, ValueError):
        return None
    numbers = [result.score, result.opponent, result.players, result.rank, result.take_backs]
    numbers.append(result.hints)
    numbers += result.categories.values()
    numbers += result.totals
    numbers += (number for each in result.programs for number in (each.weights, each.score))
    sane = (
        is_id(result.id)
        and 0 <= result.time < LATEST
        and all(0 <= number <= LARGEST_NUMBER for number in numbers)
        and set(result.categories) == set(CATEGORIES)
        and len(result.challenge) <= 40
        and all(len(each.level) <= 40 for each in result.programs)
        and len(result.names) <= MOST_PLAYERS
        and all(len(name) <= 40 for name in result.names)
    )
    return result if sane else None


def by_time(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return the last result of each game, sorted by time."""
    last = {result.id: result for result in results}
    return tuple(sorted(last.values(), key=lambda result: (result.time, result.id)))
