"""Whole saves as text: the record, the table at the turn's start, and a description.

The text is JSON with a checksum of its canonical form, so that a save that was cut or altered
can be distinguished from one written by another version.
"""

from __future__ import annotations

import re
from binascii import crc32
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from wingspan.engine.notation.record import Record
from wingspan.engine.notation.record import encode as encode_record
from wingspan.engine.program import Program, Unasked

from .line import Line, describe, of_setup

if TYPE_CHECKING:
    from wingspan.engine import Decision, Game

SCHEMA = 1
"""The layout of whole saves. 0 is a bare record, as version 0.1 wrote it; 2 is a packed save, see
:mod:`.reading`."""

LONGEST_SAVE = 1 << 18
"""In characters; a long game of five takes less than a tenth of it."""

LONGEST_NAME = 60
DEEPEST = 32
LATEST = 1 << 53
LARGEST_NUMBER = 10_000
"""The upper bound of counts on a table; only seeds and random streams are larger."""

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
"""Why a save cannot be opened.

==============  ====================================================================
missing         no game is kept under that id
too_long        longer than any save
not_text        bytes that are not UTF-8
not_json        not JSON, or nested deeper than any save
not_a_save      JSON, but not a saved game, or a field is out of range
damaged         a saved game that was cut or altered
newer_schema    written by a later version of the page
newer_rules     played under later rules
older_rules     played under earlier rules, and the table was not kept beside the record
not_playable    the game cannot be set up or played to that point
==============  ====================================================================
"""

# Compiled with their first use: a start page reads no save.
_ID = r"[0-9A-Za-z_-]{1,40}"
_NOT_IN_NAMES = "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
_HALVES = "[\ud800-\udfff]"
"""Lone surrogates, which UTF-8 cannot encode."""

_HALF_WRITTEN = r"\\u[dD][89a-fA-F]"
_STRING = r'(?s)"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)'
_INNERMOST = r"[\[{][^\[\]{}]*[\]}]"
_OPENING = r"[\[{]"


class SaveError(ValueError):
    """Raised for a save that cannot be opened; ``kind`` says why, ``detail`` is for debugging."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind: Kind = kind
        self.detail = detail


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """The aim of a challenge: the points to ``beat``, and the ``day`` whose deal it is.

    ``day``: a date, "" for none.
    """

    beat: int | None = None
    day: str = ""


class SaveInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields that whole and packed saves share.

    ``name``: given by the player, "" if none. ``time``: milliseconds since 1970, UTC. ``seat``:
    whose device this is in play by link, None if everybody plays here; ``beside``: the other seats
    at that device. ``unasked``: by seat, () on one device. ``sent``: number of answers that this
    device has sent in a link. ``programs`` and ``hurried`` as in :class:`wingspan.links.GameLink`.
    ``fresh``: whether the deal was new to everybody, so that the game may count for a rating.
    """

    id: str
    name: str = ""
    rules: int
    time: int
    seat: int | None = None
    beside: tuple[int, ...] = ()
    unasked: tuple[Unasked, ...] = ()
    sent: int = 0
    aim: Aim | None = None
    programs: tuple[Program | None, ...] = ()
    hurried: tuple[int, ...] = ()
    fresh: bool = False


def info_of(save: SaveInfo) -> dict[str, Any]:
    """Return the fields of SaveInfo by name, to make a save of the other kind."""
    return {field: getattr(save, field) for field in SaveInfo.__struct_fields__}


class Save(SaveInfo, frozen=True, kw_only=True):
    """A saved game.

    ``position``: the table at the turn's start and the answers since; None in a save of version
    0.1, and of a finished game that was packed. ``question``: a fingerprint of the pending
    decision. ``beside``, ``programs``, ``hurried`` and ``fresh`` are left out of the text while
    they are empty or False, so that earlier versions can read it.
    """

    record: Record
    position: dict[str, Any] | None = None
    question: str = ""
    line: Line
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
    """Return the save of a game as it stands."""
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
    """Return a checksum of a decision that is independent of earlier answers; "" for None."""
    if decision is None:
        return ""
    asked = decision.turn_of, decision.player, decision.kind, decision.source, decision.options
    return _checksum(msgspec.json.encode(asked))


def encode(save: Save) -> str:
    """Return the save as text."""
    data = msgspec.to_builtins(save)
    for field in ("beside", "programs", "hurried", "fresh"):
        if not data[field]:
            del data[field]
    return seal(canonical(data))


def seal(body: bytes) -> str:
    """Return the text of canonical JSON with a checksum in front."""
    return f'{{"checksum":"{_checksum(body)}",{body[1:].decode()}'


def unsealed(text: str) -> bytes | None:
    """Return the JSON that :func:`seal` was given; None if it did not make that text."""
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
    """Return ``text`` without a byte order mark and lone surrogates.

    Raises SaveError if it is too long or not text.
    """
    if len(text) > longest:
        raise SaveError("too_long", f"{len(text)} of {longest} characters")
    try:
        whole = text.decode() if isinstance(text, bytes) else re.sub(_HALVES, "", text)
    except UnicodeError as error:
        raise SaveError("not_text", str(error)) from error
    return whole.removeprefix("\ufeff").strip()


def check_depth(text: str) -> None:
    """Raise SaveError if ``text`` is JSON nested deeper than any save.

    The decoder would overflow the stack of the browser's Python, which cannot be caught.
    """
    rest = re.sub(_STRING, "", text)
    for _ in range(DEEPEST):
        rest, found = re.subn(_INNERMOST, "", rest)
        if not found:
            break
    if len(re.findall(_OPENING, rest)) > DEEPEST:
        raise SaveError("not_json", f"nested deeper than {DEEPEST}")


def as_object(text: str) -> dict[str, Any]:
    """Return the JSON object in ``text``. Raises SaveError if it does not hold one."""
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
    r"""Return the JSON in ``text`` without its escaped lone surrogates (``\ud800``).

    Returns None if it has none or is not JSON. Other programs write names with them, which msgspec
    rejects.
    """
    if not re.search(_HALF_WRITTEN, text):
        return None
    import json

    try:
        return _whole(json.loads(text))
    except (ValueError, RecursionError):
        return None


def _whole(data: Any) -> Any:
    """Return the data without lone surrogates."""
    if isinstance(data, str):
        return re.sub(_HALVES, "", data)
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
    """Remove the checksum from the data. Raises SaveError if it does not match."""
    checksum = data.pop("checksum", None)
    if checksum != _checksum(canonical(data)):
        raise SaveError("damaged", "the checksum does not match")


def _of_bare_record(data: dict[str, Any]) -> Save:
    """Return the save of a bare record (schema 0), which the page offers to copy after a game."""
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
    """Return an id for a game without one, which depends on its record only."""
    return f"game-{_checksum(encode_record(record))}"


def is_id(text: str) -> bool:
    """Whether a text is an id: 1 to 40 letters, digits, hyphens and underscores."""
    return bool(re.fullmatch(_ID, text))


def clean_name(name: str) -> str:
    """Return a name without control characters, cut to LONGEST_NAME."""
    from wingspan.links import cut

    return cut(re.sub(_NOT_IN_NAMES, "", name).strip(), LONGEST_NAME).strip()


def check_info(save: SaveInfo, line: Line) -> None:
    """Raise SaveError if a field of a save or of its line is out of range."""
    if not is_id(save.id):
        raise SaveError("not_a_save", "id")
    _check_names((save.name, *line.names))
    if not 0 <= save.time < LATEST:
        raise SaveError("not_a_save", "numbers")
    if not 0 <= save.sent <= LARGEST_NUMBER or (save.aim and len(save.aim.day) > LONGEST_NAME):
        raise SaveError("not_a_save", "sent")
    _check_programs(save, line.players)
    beat = save.aim.beat or 0 if save.aim else 0
    numbers = (*line.totals, line.round, line.turns_left, line.players, line.answers, beat)
    if min(numbers) < -LARGEST_NUMBER or max(numbers) > LARGEST_NUMBER:
        raise SaveError("not_a_save", "numbers of the line")


def _check_programs(save: SaveInfo, players: int) -> None:
    if not save.programs and not save.hurried:
        return
    if save.programs and (len(save.programs) != players or not any(save.programs)):
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
    """Raise SaveError if fields of a save are out of range or contradict each other."""
    record, setup = save.record, save.record.setup
    check_info(save, save.line)
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
        if len(name) > LONGEST_NAME or re.search(_NOT_IN_NAMES, name):
            raise SaveError("not_a_save", "names")


def _check_numbers(data: object) -> None:
    """Raise SaveError for numbers beyond LARGEST_NUMBER, as the rules may loop that many times."""
    if isinstance(data, dict):
        for value in data.values():
            _check_numbers(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            _check_numbers(value)
    elif isinstance(data, float) or (isinstance(data, int) and abs(data) > LARGEST_NUMBER):
        raise SaveError("not_a_save", f"the number {str(data)[:20]}")


def same_table(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two positions show the same table, no matter whether they name their rules version.

    Saves under rules 1 leave it to the record.
    """
    return canonical({**one, "rules": None}) == canonical({**other, "rules": None})


def canonical(data: object) -> bytes:
    """Return the data as canonical JSON."""
    return msgspec.json.encode(data, order="sorted")


def _checksum(content: bytes) -> str:
    return f"{crc32(content):08x}"
