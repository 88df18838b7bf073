"""A report of a problem: what a person may send so that a fault can be found, as text.

The text is JSON with a line for each message. It holds what the page noted since it was opened, at
most :data:`.trace.LIMIT` messages, and no more of what the browser stores than the game on the
table. Codes with which pages connect, the contents of files and the address of a server that a
person has typed are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wingspan.engine.notation.record import Record, RecordError, decode
from wingspan.links.envelope import link_in
from wingspan.saves import SaveError
from wingspan.words import Language

from .. import messages
from ..effects import DescribeBrowser, Download, Effects, OfferText
from ..forms import NewGame, written
from ..messages import AnyMessage, ReportMessage
from ..own.shipped import shipped
from ..play.settings import Settings
from ..session.moment import traceback_of
from .trace import Origin

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session
    from .trace import Noted, Trace

FORMAT = 1
"""The version of the layout of reports."""

HIDDEN = "…"
"""What stands in place of what is left out."""

LINKS = ("g", "s", "r", "e", "w")
"""Kinds of fragments, before the "=", that may be in a report: of games, deals, rules, exercises.
Those of live tables may not."""

CODE = re.compile(
    r"\b[pq]=[0-9A-Za-z_-]+|\"offer\":|\bice-(?:ufrag|pwd):|\bfingerprint:|\bcandidate:", re.ASCII
)
"""A code of a live table, or what it is made of (SDP), as it may stand in a text."""

CONNECTING = ("sdp", "offer", "certificate")
"""The names of fields that hold such things."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """A message, and what there was before it.

    ``at``: milliseconds since the report's ``since``. ``message``: by its name ``do``, with its
    fields. ``late``: whether it was meant for a moment that had passed. ``answers``: the number of
    answers in the game. ``fields``: what was filled in in the start form, by input, if that has
    changed. ``broke``: whether an error occurred. ``place``: where it can be played again from.
    ``elsewhere``: whether another game is on the table, which the report does not hold.
    """

    at: int
    message: dict[str, Any]
    late: bool = False
    answers: int = 0
    fields: Mapping[str, str] | None = None
    broke: bool = False
    place: Origin | None = None
    elsewhere: bool = False


class Report(Struct, frozen=True, kw_only=True):
    """All that a report says.

    ``build``: "" if the page has no name for it. ``browser``: what it says of itself. ``failure``:
    the traceback of the last error; "" if there was none. ``game``: the one on the table, or the
    one that could not be shown; None if there is none. ``id``: of its save, "" if it has none.
    ``since``: the time of the first message, in milliseconds since 1970, UTC. ``shows``: what the
    page must show at the end, if somebody has added it for a test.
    """

    report: int = FORMAT
    version: str
    build: str
    browser: Mapping[str, str]
    language: Language
    settings: Settings
    failure: str
    id: str
    game: Record | None
    since: int
    messages: Sequence[Entry]
    shows: Sequence[str] = ()


def report_of(session: Session, trace: Trace, version: str, browser: Mapping[str, str]) -> Report:
    """What can be said of the session now."""
    noted = [*trace.noted]
    while noted and isinstance(noted[-1].message, ReportMessage):
        noted.pop()
    return Report(
        version=version,
        build=session.build,
        browser=browser,
        language=session.language,
        settings=_without_server(session.settings),
        failure=_without_codes(session.failure.detail) if session.failure else "",
        id=_reported(session),
        game=_record(session),
        since=noted[0].time if noted else 0,
        messages=tuple(_entries(session, noted)),
    )


def text_of(report: Report) -> str:
    fields = msgspec.to_builtins(report)
    messages = fields.pop("messages")
    if not report.shows:
        del fields["shows"]
    lines = [f'"{name}": {_json(value)}' for name, value in fields.items()]
    told = ",\n".join(_json(message) for message in messages)
    lines.append(f'"messages": [\n{told}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _entries(session: Session, noted: Sequence[Noted]) -> Iterator[Entry]:
    id_ = _reported(session)
    form = NewGame()
    for number, one in enumerate(noted):
        after = noted[number + 1].failure if number + 1 < len(noted) else session.failure
        laid = one.place.laid if one.place is not None else None
        elsewhere = laid is not None and laid.id != id_
        yield Entry(
            at=one.time - noted[0].time,
            message=plain(one.message),
            late=one.is_late,
            answers=one.answers,
            fields=written(one.form) if one.form != form else None,
            broke=after is not None and after is not one.failure,
            place=_beginning(session, one.place) if one.place and not elsewhere else None,
            elsewhere=elsewhere,
        )
        form = one.form


def _reported(session: Session) -> str:
    """The id of the game that the report is about; "" if it is not kept."""
    if session.failure is not None and session.failure.id:
        return session.failure.id
    return session.sitting.id if session.sitting is not None else ""


def _record(session: Session) -> Record | None:
    """The record of that game; of one from a link, if it broke and nothing is on the table."""
    failure, game = session.failure, session.game
    if game is not None and (failure is None or not failure.id):
        return game.record()
    with suppress(RecordError, SaveError):
        if failure is not None and failure.record:
            return decode(failure.record)
        if failure is not None and failure.id:
            return session.keeping.shelf.read(failure.id).record
    return None


def _beginning(session: Session, place: Origin) -> Origin:
    settings = None if place.settings is None else _without_server(place.settings)
    return replace(
        place,
        language=None if place.language == session.language else place.language,
        settings=None if place.settings == session.settings else settings,
    )


def _without_codes(text: str) -> str:
    return "\n".join(HIDDEN if CODE.search(line) else line for line in text.split("\n"))


def _without_server(settings: Settings) -> Settings:
    stun = HIDDEN if settings.stun else ""
    return replace(settings, stun=stun)


def plain(message: AnyMessage) -> dict[str, Any]:
    """The fields of a message by name, but for what is secret in them."""
    said: dict[str, Any] = msgspec.to_builtins(message, enc_hook=_as_text)
    for name, value in said.items():
        if value and (name in message.secret or connects(name, value)):
            said[name] = HIDDEN
    fragment = said.get("fragment", "")
    if fragment and link_in(fragment).partition("=")[0] not in LINKS:
        said["fragment"] = HIDDEN
    if (said["do"], said.get("name")) == ("set", "stun"):
        said["value"] = HIDDEN
    return said


def connects(name: str, value: object) -> bool:
    """Whether a field of that name holds what two pages need to connect."""
    return name in CONNECTING or (isinstance(value, str) and CODE.search(value) is not None)


def _as_text(value: object) -> str:
    """An error as its traceback; of whatever else JSON cannot hold, the kind is enough."""
    return traceback_of(value) if isinstance(value, BaseException) else type(value).__name__


# made, shown, and sent by the person

NAME = "wingspan-report"


def update(state: State, message: messages.ReportMessage) -> Effects:
    session = state.session
    match message:
        case messages.ShowReport():
            return (DescribeBrowser(),)
        case messages.BrowserDescribed(browser):
            report = report_of(session, state.trace, _version(), browser)
            session.open_dialog("report")
            session.over = replace(session.over, report=text_of(report))
        case messages.SaveReport():
            return (Download(f"{NAME}.json", session.over.report),)
        case messages.ShareReport():
            return (OfferText(f"{NAME}.txt", session.over.report),)
        case _:
            assert_never(message)
    return ()


def _version() -> str:
    """The version of the page; "" where nothing was built."""
    try:
        return shipped().version
    except OSError:
        return ""
