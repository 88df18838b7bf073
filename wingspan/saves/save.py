"""A whole save as text: the record, the table at the turn's start, and what describes it.

The text is JSON with a checksum of its canonical form, so that a save that was cut or altered
is told apart from one that was written by another version.
"""

from __future__ import annotations

import re
from binascii import crc32
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from wingspan.engine import Decision, Game, Record
from wingspan.engine.notation.record import encode as encode_record
from wingspan.engine.program import Program

from .line import Line, describe, of_setup

SCHEMA = 1
"""The layout of whole saves. 0 is a bare record, as version 0.1 wrote it; 2 is that of finished
games, see :mod:`.packed`."""

LONGEST_SAVE = 1 << 18
"""Characters of one save; a long game of five takes less than a tenth of it."""

LONGEST_NAME = 60
DEEPEST = 32
LATEST = 1 << 53
LARGEST_NUMBER = 10_000
"""No count on a table comes near it; only seeds and random streams are larger."""

Unasked = Literal["ask", "free", "all"]
"""As in :mod:`wingspan.links`, which a save can do without."""

Kind = Literal[
    "missing",
    "too_long",
    "not_text",
    "not_json",
    "not_a_save",
    "damaged",
    "newer_schema",
    "newer_rules",
    "older_rules",
    "not_playable",
]
"""Why a save cannot be taken up.

==============  ====================================================================
missing         there is none under that name
too_long        longer than any save
not_text        bytes that are no UTF-8
not_json        something else, or nested deeper than any save
not_a_save      JSON, but no saved game; or a field of it holds what it cannot
damaged         a saved game that was cut or altered
newer_schema    written by a later version of the page
newer_rules     played under later rules than these
older_rules     played under earlier rules, and the table was not kept beside the record
not_playable    the game cannot be set up or played to that point
==============  ====================================================================
"""

_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")
_NOT_IN_NAMES = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_HALVES = re.compile("[\ud800-\udfff]")
"""Lone surrogates: no file and no link can hold them."""

_HALF_WRITTEN = re.compile(r"\\u[dD][89a-fA-F]")
_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_INNERMOST = re.compile(r"[\[{][^\[\]{}]*[\]}]")
_OPENING = re.compile(r"[\[{]")


class SaveError(ValueError):
    """A save that cannot be taken up: ``kind`` says why, ``detail`` is for whoever repairs it."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind: Kind = kind
        self.detail = detail


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is played against: the points to ``beat``, and the ``day`` whose deal it is
    (a date, "" for none).
    """

    beat: int | None = None
    day: str = ""


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved game.

    ``name``: given by the player, "" if none. ``position``: the table at the turn's start and
    the answers since; None in a save of version 0.1, and of a finished game that was packed.
    ``question``: a fingerprint of what is asked. ``time``: milliseconds since 1970, UTC.
    ``seat``: whose device this is in play by link, None if everybody plays here; ``beside``: the
    others at that device. ``unasked``: by seat, () on one device. ``sent``: so many answers have
    left this device in a link. ``programs`` and ``hurried`` as in
    :class:`wingspan.links.GameLink`. ``fresh``: the deal was new to everybody, so that the game
    may count for a rating. What says nothing of ``beside`` and these three is left out of the
    text, so that earlier versions read it.
    """

    id: str
    name: str = ""
    record: Record
    position: dict[str, Any] | None = None
    question: str = ""
    rules: int
    time: int
    line: Line
    seat: int | None = None
    beside: tuple[int, ...] = ()
    unasked: tuple[Unasked, ...] = ()
    sent: int = 0
    aim: Aim | None = None
    programs: tuple[Program | None, ...] = ()
    hurried: tuple[int, ...] = ()
    fresh: bool = False
    schema: int = SCHEMA


def save_of(
    game: Game,
    *,
    id: str,
    time: int,
    name: str = "",
    seat: int | None = None,
    unasked: tuple[Unasked, ...] = (),
) -> Save:
    """The save of a game as it stands."""
    record = game.record()
    return Save(
        id=id,
        name=name,
        record=record,
        position=game.position(),
        question=fingerprint(game.decision),
        rules=record.rules,
        time=time,
        line=describe(game),
        seat=seat,
        unasked=unasked,
    )


def fingerprint(decision: Decision | None) -> str:
    """The same for the same question, whatever was answered before it; "" for none."""
    if decision is None:
        return ""
    asked = decision.turn_of, decision.player, decision.kind, decision.source, decision.options
    return _checksum(msgspec.json.encode(asked))


def encode(save: Save) -> str:
    """The save as text."""
    data = msgspec.to_builtins(save)
    for field in ("beside", "programs", "hurried", "fresh"):
        if not data[field]:
            del data[field]
    return seal(canonical(data))


def seal(body: bytes) -> str:
    """The text of JSON in its canonical form, with a checksum in front."""
    return f'{{"checksum":"{_checksum(body)}",{body[1:].decode()}'


def unsealed(text: str) -> bytes | None:
    """What :func:`seal` made that text of; None if it is not such a text, unaltered."""
    if not text.startswith('{"checksum":"') or text[21:23] != '",':
        return None
    body = f"{{{text[23:]}".encode()
    return body if _checksum(body) == text[13:21] else None


def decode_whole(text: str) -> Save:
    """Read a save with its table, of this schema or an earlier one. Raises SaveError."""
    try:
        return _decode(text)
    except SaveError:
        raise
    except (RecursionError, ValueError, OverflowError, TypeError) as error:
        raise SaveError("not_a_save", str(error)) from error


def as_text(text: str | bytes, longest: int) -> str:
    """``text`` without a byte order mark and halves of characters.

    Raises SaveError if it is too long or no text.
    """
    if len(text) > longest:
        raise SaveError("too_long", f"{len(text)} of {longest} characters")
    try:
        whole = text.decode() if isinstance(text, bytes) else _HALVES.sub("", text)
    except UnicodeError as error:
        raise SaveError("not_text", str(error)) from error
    return whole.removeprefix("\ufeff").strip()


def check_depth(text: str) -> None:
    """Raise SaveError if ``text`` is JSON nested deeper than any save.

    The decoder would use up the stack of the browser's Python, which cannot be caught.
    """
    rest = _STRING.sub("", text)
    for _ in range(DEEPEST):
        rest, found = _INNERMOST.subn("", rest)
        if not found:
            break
    if len(_OPENING.findall(rest)) > DEEPEST:
        raise SaveError("not_json", f"nested deeper than {DEEPEST}")


def as_object(text: str) -> dict[str, Any]:
    """The JSON object in ``text``; SaveError if there is none."""
    check_depth(text)
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        kind: Kind = "damaged" if text.startswith('{"checksum":') else "not_json"
        data = _with_halves(text)
        if data is None:
            raise SaveError(kind, str(error)) from error
    if not isinstance(data, dict):
        raise SaveError("not_a_save", f"a {type(data).__name__}, not an object")
    return data


def _with_halves(text: str) -> Any:
    """The JSON in a text in which halves of characters are written out (``\\ud800``), without
    them; None if it is none. Other programs write such names, and msgspec refuses them.
    """
    if not _HALF_WRITTEN.search(text):
        return None
    import json

    try:
        return _whole(json.loads(text))
    except (ValueError, RecursionError):
        return None


def _whole(data: Any) -> Any:
    """The data without halves of characters."""
    if isinstance(data, str):
        return _HALVES.sub("", data)
    if isinstance(data, list):
        return [_whole(value) for value in data]
    if isinstance(data, dict):
        return {_whole(key): _whole(value) for key, value in data.items()}
    return data


def _decode(text: str) -> Save:
    data = as_object(text)
    if "schema" not in data and "checksum" not in data:
        return _of_bare_record(data)
    schema = data.get("schema")
    if type(schema) is not int or schema < 1:
        raise SaveError("not_a_save", f"schema {schema!r}")
    if schema > SCHEMA:
        raise SaveError("newer_schema", str(schema))
    check_sum(data)
    try:
        save = msgspec.convert(data, Save)
    except msgspec.ValidationError as error:
        raise SaveError("not_a_save", str(error)) from error
    check_save(save)
    return save


def check_sum(data: dict[str, Any]) -> None:
    """Take the checksum out of the data. Raises SaveError if it is of something else."""
    checksum = data.pop("checksum", None)
    if checksum != _checksum(canonical(data)):
        raise SaveError("damaged", "the checksum is of something else")


def _of_bare_record(data: dict[str, Any]) -> Save:
    """Schema 0: what version 0.1 kept, and what the end of a game shows to be copied."""
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise SaveError("not_a_save", str(error)) from error
    save = Save(
        id=derived_id(record),
        record=record,
        rules=record.rules,
        time=0,
        line=of_setup(record.setup, len(record.answers)),
    )
    check_save(save)
    return save


def derived_id(record: Record) -> str:
    """An id for a game that came without one: the same for the same record."""
    return f"game-{_checksum(encode_record(record))}"


def is_id(text: str) -> bool:
    """Whether a game may have that id: up to 40 letters, digits, hyphens and underscores."""
    return bool(_ID.fullmatch(text))


def clean_name(name: str) -> str:
    """A name as a player may give it: without control characters, and not too long."""
    return _NOT_IN_NAMES.sub("", name).strip()[:LONGEST_NAME].strip()


class Told(Protocol):
    """What every kind of save says of its game."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def time(self) -> int: ...
    @property
    def line(self) -> Line: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def unasked(self) -> tuple[Unasked, ...]: ...
    @property
    def sent(self) -> int: ...
    @property
    def aim(self) -> Aim | None: ...
    @property
    def programs(self) -> tuple[Program | None, ...]: ...
    @property
    def hurried(self) -> tuple[int, ...]: ...


def check_told(save: Told) -> None:
    """Raise SaveError for what the types cannot say, the record left aside."""
    line = save.line
    if not is_id(save.id):
        raise SaveError("not_a_save", "id")
    _check_names((save.name, *line.names))
    if not 0 <= save.time < LATEST:
        raise SaveError("not_a_save", "numbers")
    if not 0 <= save.sent <= LARGEST_NUMBER or (save.aim and len(save.aim.day) > LONGEST_NAME):
        raise SaveError("not_a_save", "sent")
    _check_programs(save)
    beat = save.aim.beat or 0 if save.aim else 0
    numbers = (*line.totals, line.round, line.turns_left, line.players, line.answers, beat)
    if min(numbers) < -LARGEST_NUMBER or max(numbers) > LARGEST_NUMBER:
        raise SaveError("not_a_save", "numbers of the line")


def _check_programs(save: Told) -> None:
    if not save.programs and not save.hurried:
        return
    if save.programs and (len(save.programs) != save.line.players or not any(save.programs)):
        raise SaveError("not_a_save", "programs")
    for program in save.programs:
        if program is not None and not (
            len(program.level) <= LONGEST_NAME
            and 0 < program.weights <= LARGEST_NUMBER
            and 0 < program.share <= 100
        ):
            raise SaveError("not_a_save", "a program")
    hurried = save.hurried
    going_up = all(one < other for one, other in pairwise((-1, *hurried, LARGEST_NUMBER)))
    if not going_up or (hurried and not save.programs):
        raise SaveError("not_a_save", "hurried")


def check_save(save: Save) -> None:
    """Raise SaveError for what the types cannot say."""
    record, setup = save.record, save.record.setup
    check_told(save)
    _check_names(setup.names)
    if not 0 <= record.take_backs < LATEST:
        raise SaveError("not_a_save", "numbers")
    if save.seat is not None and not 0 <= save.seat < setup.players:
        raise SaveError("not_a_save", "seat")
    here = {save.seat, *save.beside}
    if save.beside and (len(here) <= len(save.beside) or not here <= set(range(setup.players))):
        raise SaveError("not_a_save", "beside")
    if save.unasked and len(save.unasked) != setup.players:
        raise SaveError("not_a_save", "unasked")
    if save.rules != record.rules:
        raise SaveError("not_a_save", "rules")
    for table in (record.start, save.position):
        for field, value in (table or {}).items():
            if field not in ("random", "setup"):
                _check_numbers(value)


def _check_names(names: Iterable[str]) -> None:
    for name in names:
        if len(name) > LONGEST_NAME or _NOT_IN_NAMES.search(name):
            raise SaveError("not_a_save", "names")


def _check_numbers(data: object) -> None:
    """No number on a table is out of all bounds: the rules would count up to it."""
    if isinstance(data, dict):
        for value in data.values():
            _check_numbers(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            _check_numbers(value)
    elif isinstance(data, float) or (isinstance(data, int) and abs(data) > LARGEST_NUMBER):
        raise SaveError("not_a_save", f"the number {str(data)[:20]}")


def same_table(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two positions are of one table; that a save of rules 1 does not name them is the
    record's to say.
    """
    return canonical({**one, "rules": None}) == canonical({**other, "rules": None})


def canonical(data: object) -> bytes:
    """The data as JSON, written in one way."""
    return msgspec.json.encode(data, order="sorted")


def _checksum(content: bytes) -> str:
    return f"{crc32(content):08x}"
