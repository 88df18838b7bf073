"""``#g=``: a whole game in a link, and the seat that it invites in play by link."""

from __future__ import annotations

from binascii import b2a_base64
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct, structs

from wingspan.engine import (
    Catalog,
    Game,
    IllegalAnswer,
    PositionError,
    Record,
    Setup,
    load_catalog,
)
from wingspan.engine.notation.positions import read, to_plain
from wingspan.engine.notation.record import FORMAT
from wingspan.engine.program import UNASKED, Program, Unasked
from wingspan.engine.rules import RULES

from .envelope import seal, unseal
from .errors import LinkError, NewerRules
from .mixed_radix import Reader, Writer
from .position_code import read_position, write_position
from .programs_code import check_programs, read_programs, write_programs
from .setup_code import clean, read_setup, write_setup
from .table_code import Table

MOST_ANSWERS = 2500
"""More than any real game needs: a game of five takes some 600 to 1000."""

RULES_BITS = 15
_TAKE_BACK_BITS, _ANSWERS_BITS, _SEATS, _UNASKED = 31, 12, 8, 4


class GameLink(Struct, frozen=True, kw_only=True):
    """The content of a link to a game.

    ``seat``: the seat that it invites; None for a game to look at or to continue.
    ``unasked``: by seat, what to answer unasked; () if nobody has chosen. ``programs``: by seat,
    the computer player or None for a person; () for people only. ``hurried``: ascending numbers of
    the answers that computer players gave before their search had finished.
    """

    record: Record
    seat: int | None = None
    unasked: tuple[Unasked, ...] = ()
    programs: tuple[Program | None, ...] = ()
    hurried: tuple[int, ...] = ()


class _Given(NamedTuple):
    """The answers of a game, the number of options for each, and whether the game is over."""

    answers: list[tuple[int, int]]
    over: bool


def check_rules(rules: int) -> int:
    """Return ``rules`` if games under that version can be played.

    Raises NewerRules for a later version, LinkError for an impossible one.
    """
    if rules > RULES:
        raise NewerRules(rules)
    if rules < 1:
        raise LinkError("impossible_record", f"There are no rules {rules}.")
    return rules


def pack_game(link: GameLink, catalog: Catalog | None = None) -> str:
    """Return the text after ``#g=``, which is the same everywhere for equal links.

    Names are cleaned (see :func:`clean_name`). The game is replayed. Raises LinkError if that is
    impossible, if the game is under later rules, or if it is too large.
    """
    catalog = catalog or load_catalog()
    record = link.record
    check_rules(record.rules)
    if record.format != FORMAT:
        raise LinkError("impossible_record", f"The record has format {record.format}.")
    record = structs.replace(record, setup=clean(record.setup))
    programs = check_programs(link.programs, record.setup.players)
    link = structs.replace(link, record=record, programs=programs)
    return _written(link, None, catalog, as_table=_is_table(record, catalog))


def unpack_game(text: str, catalog: Catalog | None = None) -> tuple[GameLink, Game]:
    """Decode the text after ``#g=``, and replay the game under its own rules.

    Raises LinkError, in particular NewerRules for a game under later rules, and nothing else.
    """
    catalog = catalog or load_catalog()
    number, format_ = unseal("g", text)
    digits = Reader(number)
    rules = check_rules(digits.natural(RULES_BITS))
    setup = read_setup(digits, catalog)
    seat: int | None = None
    unasked: tuple[Unasked, ...] = ()
    if digits.flag():
        invited = digits.digit(_SEATS)
        seat = invited - 1 if invited else None
        if digits.flag():
            unasked = tuple(_unasked(digits.digit(_UNASKED)) for _ in range(setup.players))
    programs: tuple[Program | None, ...] = ()
    hurried: tuple[int, ...] = ()
    if format_ == "2" or (format_ == "3" and digits.flag()):
        programs = read_programs(digits, setup.players)
        hurried = _read_hurried(digits)
    take_backs = digits.natural(_TAKE_BACK_BITS)
    start: dict[str, Any] | None = None
    if format_ == "3":
        start = _read_table(digits, setup, catalog)
    elif digits.flag():
        start = read_position(digits, setup, catalog)
    record = Record(setup=setup, start=start, take_backs=take_backs, rules=rules)
    game = _begun(record, catalog)
    given = _read_answers(digits, game)
    game.take_backs = take_backs
    link = GameLink(
        record=game.record(), seat=seat, unasked=unasked, programs=programs, hurried=hurried
    )
    if _written(link, given, catalog, as_table=format_ == "3") != text:
        raise LinkError("written_otherwise", "The link is not the canonical one of this game.")
    return link, game


def _read_hurried(digits: Reader) -> tuple[int, ...]:
    """Read ascending numbers of answers, written as differences.

    Raises LinkError for a number beyond any game.
    """
    found, last = [], -1
    for _ in range(digits.natural(_ANSWERS_BITS)):
        last += 1 + digits.natural(_ANSWERS_BITS)
        if last >= MOST_ANSWERS:
            raise LinkError("impossible_record", "The link marks an answer that no game has.")
        found.append(last)
    return tuple(found)


def _write_hurried(digits: Writer, hurried: tuple[int, ...]) -> None:
    """Write numbers of answers as differences. Raises ValueError unless they ascend."""
    digits.natural(len(hurried), _ANSWERS_BITS)
    last = -1
    for number in hurried:
        digits.natural(number - last - 1, _ANSWERS_BITS)
        last = number


def _read_answers(digits: Reader, game: Game) -> _Given:
    over = digits.flag()
    count = MOST_ANSWERS if over else min(digits.natural(_ANSWERS_BITS), MOST_ANSWERS)
    answers: list[tuple[int, int]] = []
    while len(answers) < count:
        if game.decision is None:
            if over:
                break
            raise LinkError(
                "impossible_answer",
                f"The game is over after {len(answers)} of the {count} answers in the link.",
            )
        options = len(game.decision.options)
        choice = digits.digit(options)
        answers.append((choice, options))
        game.answer(choice)
    if over and game.decision is not None:
        raise LinkError("too_long", f"The game in the link takes over {MOST_ANSWERS} answers.")
    if digits.left:
        raise LinkError("past_the_end", "The link has data left over after the last answer.")
    return _Given(answers, game.decision is None)


def _given(record: Record, catalog: Catalog) -> _Given:
    game = _begun(record, catalog)
    answers: list[tuple[int, int]] = []
    for choice in record.answers:
        options = len(game.decision.options) if game.decision else 0
        try:
            game.answer(choice)
        except IllegalAnswer as error:
            raise LinkError(
                "impossible_answer", f"Answer {len(answers) + 1} of the record: {error}"
            ) from error
        answers.append((choice, options))
    return _Given(answers, game.decision is None)


def _begun(record: Record, catalog: Catalog) -> Game:
    """Return the game of a record before its first answer; the set-up must have been checked."""
    try:
        return Game.begun(structs.replace(record, answers=()), catalog)
    except PositionError as error:
        raise LinkError("impossible_position", str(error)) from error


def _is_table(record: Record, catalog: Catalog) -> bool:
    """Return whether a game begins from a table that the digits of one say exactly."""
    if record.start is None:
        return False
    digits = Writer()
    try:
        start = _write_table(digits, record, catalog)
        return _read_table(Reader(digits.number()), record.setup, catalog) == start
    except (PositionError, LinkError, LookupError, ValueError):
        return False


def _write_table(digits: Writer, record: Record, catalog: Catalog) -> dict[str, Any]:
    """Write what a game begins from, and return it as links hold it.

    Raises PositionError, LookupError or ValueError if it cannot be written.
    """
    start = structs.replace(read(record.start or {}), setup=record.setup, rules=None)
    Table(record.setup, catalog).write(digits, start)
    return to_plain(start)


def _read_table(digits: Reader, setup: Setup, catalog: Catalog) -> dict[str, Any]:
    return to_plain(Table(setup, catalog).read(digits))


def _written(link: GameLink, given: _Given | None, catalog: Catalog, *, as_table: bool) -> str:
    """Return the text of a link; without ``given``, the game is replayed to count options.

    ``as_table``: whether it has format 3.
    """
    record = link.record
    setup = record.setup
    digits = Writer()
    try:
        digits.natural(record.rules, RULES_BITS)
        write_setup(digits, setup, catalog)
        by_link = link.seat is not None or bool(link.unasked)
        digits.flag(by_link)
        if by_link:
            _check_seats(link)
            digits.digit(0 if link.seat is None else link.seat + 1, _SEATS)
            digits.flag(bool(link.unasked))
            for wish in link.unasked:
                digits.digit(UNASKED.index(wish), _UNASKED)
        if as_table:
            digits.flag(bool(link.programs))
        if link.programs:
            write_programs(digits, link.programs)
            _write_hurried(digits, link.hurried)
        digits.natural(record.take_backs, _TAKE_BACK_BITS)
        if as_table:
            record = structs.replace(record, start=_write_table(digits, record, catalog))
        else:
            digits.flag(record.start is not None)
            if record.start is not None:
                start = write_position(digits, record.start, setup, catalog)
                record = structs.replace(record, start=start)
        if given is None:
            given = _given(record, catalog)
        if len(given.answers) > MOST_ANSWERS:
            raise LinkError("too_long", f"The game has over {MOST_ANSWERS} answers.")
        digits.flag(given.over)
        if not given.over:
            digits.natural(len(given.answers), _ANSWERS_BITS)
        for choice, options in given.answers:
            digits.digit(choice, options)
    except LinkError:
        raise
    except ValueError as error:
        raise LinkError("impossible_record", f"No link can hold the game: {error}") from error
    return seal("g", digits.number(), "3" if as_table else "2" if link.programs else "1")


def _check_seats(link: GameLink) -> None:
    players = link.record.setup.players
    if link.seat is not None and not 0 <= link.seat < players:
        raise LinkError("impossible_record", f"There is no seat {link.seat}; {players} play.")
    if link.unasked and len(link.unasked) != players:
        raise LinkError(
            "impossible_record", f"{len(link.unasked)} say what not to ask; {players} play."
        )


def _unasked(place: int) -> Unasked:
    if place >= len(UNASKED):
        raise LinkError("impossible_record", "The link holds a choice of a later version.")
    return UNASKED[place]


# records compared: whether they are of the same game, and which has got further

Relation = Literal["same", "newer", "older", "branch", "other_game"]
"""How another record relates to mine: it continues mine ("newer"), mine continues it ("older"),
they diverge ("branch"), or they are of different games."""


def relation(mine: Record, theirs: Record) -> Relation:
    """Return how ``theirs`` relates to ``mine``, with names as in links and ignoring take-backs."""
    if _beginning(mine) != _beginning(theirs):
        return "other_game"
    common = common_answers(mine, theirs)
    if common == len(mine.answers):
        return "same" if common == len(theirs.answers) else "newer"
    return "older" if common == len(theirs.answers) else "branch"


def common_answers(mine: Record, theirs: Record) -> int:
    """Return the number of answers two records share before the first difference."""
    pairs = zip(mine.answers, theirs.answers, strict=False)
    same = 0
    for one, other in pairs:
        if one != other:
            break
        same += 1
    return same


def game_id(record: Record) -> str:
    """Return an id of 12 characters that depends on a game's rules, set-up and start only.

    Saves keep it, so it must stay the same when a later version adds fields to set-ups.
    """
    digest = blake2b(_beginning(record), digest_size=9).digest()
    return b2a_base64(digest, newline=False).translate(bytes.maketrans(b"+/", b"-_")).decode()


def _beginning(record: Record) -> bytes:
    """Return set-up, start and rules version as canonical JSON.

    Fields of the set-up that hold their defaults, the set-up within the start, and version 1 are
    left out.
    """
    setup: dict[str, Any] = msgspec.to_builtins(clean(record.setup))
    usual: dict[str, Any] = msgspec.to_builtins(Setup())
    told = {name: value for name, value in setup.items() if value != usual[name]}
    start = None if record.start is None else {**record.start, "setup": None}
    number = [] if record.rules == 1 else [record.rules]
    return msgspec.json.encode([told, start, *number], order="deterministic")
