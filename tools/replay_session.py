"""Play a report of a problem again: `python -m tools.replay_session FILE`.

Each message of the report is given to the page in the tests' fake browser, as it was given to the
real one. What an effect brought about is a message too, so nothing is fetched, computed by workers
or sent to peers: what they answered is in the report. Prints each message with the parts of the
page that it changed, and stops where the page broke, with the exception.

If the report begins in the middle, it is played from the first message before which the start page
or the table was shown. Where the page no longer is as the report says, this is printed, and the
game of the report is put on the table again.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import inspect
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec

from tests.table import CATALOG
from tests.ui import fake_browser
from tests.ui.fake_browser import Page
from wingspan.engine import Game, SetupError
from wingspan.engine.notation.record import IllegalAnswer, Record, RecordError, encode
from wingspan.ui import messages
from wingspan.ui.effects import CODES, Effect, Fetch
from wingspan.ui.loop import state as archives
from wingspan.ui.loop.app import App
from wingspan.ui.loop.computer_players import BOTS
from wingspan.ui.loop.update import needed
from wingspan.ui.messages import MESSAGES, AnyMessage
from wingspan.ui.play.seats import Seats
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.report import trace
from wingspan.ui.report.report import FORMAT, HIDDEN, Entry, Report
from wingspan.ui.report.trace import LaidGame, Origin
from wingspan.ui.session.autosave import GONE_ON
from wingspan.ui.session.moment import Failure

ARCHIVES = (
    archives.TABLE,
    archives.REFERENCE,
    archives.LEARNING,
    archives.ABOUT,
    archives.COACH,
    CODES,
    archives.VOICES,
    archives.EMBLEMS,
    archives.LIVE,
    BOTS,
)
T = TypeVar("T")
KINDS = {kind.__struct_config__.tag: kind for kind in MESSAGES}
PRINTED = 12
"""The most parts that are named for a message."""
OPENING = (messages.OpenPage, messages.Resume, messages.TakeOver, messages.GoOn)
"""Messages that put a kept game on the table."""


class ReportError(ValueError):
    """Raised for a text that is no report that can be played; the message says why."""


class Step(NamedTuple):
    """A message that has been played."""

    number: int
    """Its place in the report, from 1."""
    entry: Entry
    skipped: str
    """Why it could not be given to the page; "" if it was."""
    parted: str
    """How the page differed from the report before it; "" if it did not."""
    changed: tuple[str, ...]
    """The parts of the page that look different, "page" for what is around them."""
    failure: Failure | None
    """What broke."""


def read(text: str) -> Report:
    """Return the report in a text, which may be quoted. Raises ReportError if it is damaged."""
    inside = text[text.find("{") : text.rfind("}") + 1]
    try:
        number = json.loads(inside).get("report")
    except (ValueError, RecursionError) as error:
        raise ReportError(
            f"This is not a whole report of a problem, which is JSON from “{{” to “}}”: {error}."
        ) from error
    if not isinstance(number, int):
        raise ReportError("This is JSON, but not a report of a problem: it has no “report”.")
    if number != FORMAT:
        raise ReportError(f"This report has format {number}; this version reads format {FORMAT}.")
    try:
        return msgspec.json.decode(inside, type=Report)
    except msgspec.MsgspecError as error:
        raise ReportError(f"A field of this report is damaged: {error}.") from error


def message_of(entry: Entry) -> AnyMessage | str:
    """Return the message of an entry; why there is none if it cannot be given to the page."""
    if HIDDEN in entry.message.values():
        return "left out of the report"
    kind = KINDS.get(entry.message.get("do", ""))
    if kind is None:
        return "not a message of this version"
    try:
        return msgspec.convert(entry.message, kind, dec_hook=_from_text)
    except (msgspec.ValidationError, TypeError) as error:
        return f"not a message of this version: {error}"


def _import_types(module: ModuleType) -> None:
    """Import what a module imports only for type checking, so that its Structs can be read."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            exec(compile(ast.Module(node.body, []), module.__name__, "exec"), vars(module))


_import_types(messages)
_import_types(trace)


def _from_text(kind: type[Any], text: str) -> Exception:
    if issubclass(kind, Exception):
        return RuntimeError(text)
    raise TypeError(kind)


class Recorded(App):
    """The loop, to which what follows from effects is given as messages."""

    waiting: tuple[Fetch, ...] = ()

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Fetch):
            self.waiting = (*self.waiting, effect)

    def be_there_for(self, message: AnyMessage) -> None:
        """Have the archives of a message, and those that it says have arrived."""
        fetched = next((fetch for fetch in self.waiting if fetch.message == message), None)
        arrived = set(fetched.archives) if fetched else set()
        self.waiting = tuple(fetch for fetch in self.waiting if fetch is not fetched)
        self.state.take_up(arrived.union(needed(self.session, message)))


async def _never(_step: Callable[[], bool], _between: Callable[[], None] = lambda: None) -> None:
    """Do no work: its results are messages."""
    await asyncio.Event().wait()


class Start(NamedTuple):
    """Where a report can be played from."""

    number: int
    """The first message."""
    game: LaidGame | None
    """The game of the report, as it comes to the table first; None if it never does."""
    is_kept: bool
    """Whether the browser has kept it before, so that it is not begun by a message."""
    is_opened: bool
    """Whether it is the one that the page opens."""

    @classmethod
    def of(cls, report: Report) -> Start:
        """No message is played that is about another game, nor one before it."""
        entries = report.messages
        others = [number for number, entry in enumerate(entries) if entry.elsewhere]
        number = min(others[-1] + 1 if others else 0, len(entries) - 1)
        number = next((n for n in range(number, len(entries)) if entries[n].place), number)
        first = next((n for n in range(number, len(entries)) if laid_at(entries[n])), None)
        if first is None:
            game = _broken(report)
            return cls(number, game, game is not None, number == len(entries) - 1)
        opens = first == number or isinstance(message_of(entries[first - 1]), OPENING)
        return cls(number, laid_at(entries[first]), opens, first in (number, number + 1))


def laid_at(entry: Entry) -> LaidGame | None:
    return entry.place.laid if entry.place else None


def _broken(report: Report) -> LaidGame | None:
    """The game that could not be shown."""
    game = report.game
    if game is None or not report.failure:
        return None
    return LaidGame(report.id, game, Seats(game.setup.players))


class Replayed(Page):
    """The page of a report, before the first message that is played."""

    loop = Recorded
    archives = ARCHIVES
    app: Recorded

    def __init__(self, report: Report, start: Start) -> None:
        with patch.object(fake_browser, "in_slices", _never):
            super().__init__()
        self.report = report
        session, entry = self.session, report.messages[start.number]
        place = entry.place or Origin()
        session.language = place.language or report.language
        session.settings = place.settings or report.settings
        session.build = report.build
        session.has_share_sheet = report.browser.get("share sheet") == "yes"
        if start.game is not None:
            self.screen.seed = start.game.record.setup.seed
        if start.game is not None and start.is_kept:
            self.keep(start.game)
        elif report.id:
            self.ids = chain([report.id], self.ids)
        if not start.is_opened:
            session.keeping.open_none()
        if entry.message.get("do") != "open":
            self.app.send(messages.OpenPage())
            self.hold(place)

    def open(self, fragment: str) -> None:
        """Open nothing before it is known what is kept."""

    def keep(self, laid: LaidGame) -> None:
        """Keep that game as the one that the page opens."""
        session, seats = self.session, laid.seats
        sitting = Sitting.replayed(
            laid.record,
            CATALOG,
            session.settings,
            seats,
            sent=laid.sent,
            hurried=laid.hurried,
            input_starts=laid.input_starts,
        )
        sitting.id, sitting.save.aim, sitting.save.fresh = laid.id, laid.aim, laid.fresh
        sitting.save.hints_agreed = laid.hints_agreed
        session.keeping.keep(sitting)
        session.keeping.remember(GONE_ON, f"{laid.id} {laid.gone_on}")

    def hold(self, place: Origin) -> None:
        """Hand the screen to whoever held it, at the same moment."""
        if place.laid is not None and self.session.sitting is not None:
            self.session.sitting.hot_seat.holder = place.laid.holder
        self.session.token = place.token
        self.app.render()

    def parted(self, entry: Entry) -> str:
        """Return how the page differs from the report before that message. Then its game is put on
        the table again, if the report has it there.
        """
        sitting, place, laid = self.session.sitting, entry.place, laid_at(entry)
        answers = 0 if sitting is None else len(sitting.answers.given)
        if place and laid and not _is_of(sitting.game if sitting else None, laid.record):
            self.keep(laid)
            self.app.send(messages.Resume(laid.id))
            self.hold(place)
            return "the game on the table was not the report's, which is put there"
        if answers != entry.answers:
            return f"the game has {answers} answers, but {entry.answers} in the report"
        return ""

    def give(self, entry: Entry, message: AnyMessage) -> tuple[str, ...]:
        """Give a message to the page; return the parts that have changed."""
        screen = self.screen
        before, frame = screen.parts, screen.frame
        screen.time = self.report.since + entry.at
        if entry.fields is not None:
            screen.filled_in = dict(entry.fields)
        if entry.late:
            screen.frame = ""  # which asks nothing
        self.app.be_there_for(message)
        self.app.send(message)
        self.app.render()
        changed = [part for part, markup in screen.parts.items() if before.get(part) != markup]
        return (*(("page",) if screen.frame != frame else ()), *changed)


def played(report: Report) -> Iterator[tuple[Step, Replayed]]:
    """Play the messages one by one; yield each with the page as it is then."""
    if not report.messages:
        return
    with asyncio.Runner() as loop:
        start = Start.of(report)
        page = loop.run(_within(lambda: Replayed(report, start)))
        for number, entry in enumerate(report.messages[start.number :], start.number + 1):
            step = loop.run(_within(partial(_step, page, number, entry)))
            yield step, page


async def _within(act: Callable[[], T]) -> T:
    """Call `act` while an event loop runs, as it does in a browser."""
    return act()


def _step(page: Replayed, number: int, entry: Entry) -> Step:
    parted, failure, message = page.parted(entry), page.session.failure, message_of(entry)
    if isinstance(message, str):
        return Step(number, entry, message, parted, (), None)
    changed, now = page.give(entry, message), page.session.failure
    return Step(number, entry, "", parted, changed, None if now is failure else now)


def ending(report: Report, page: Replayed) -> str:
    """Return how the page at the end differs from what the report says; "" if it does not."""
    game = page.session.game
    if report.game is not None and not _is_of(game, report.game):
        return "The game does not end as in the report."
    missing = [text for text in report.shows if text not in page.screen.root.words()]
    return f"The page does not show: {', '.join(missing)}" if missing else ""


def _is_of(game: Game | None, record: Record) -> bool:
    """Return whether that is the game of a record, as JSON writes it."""
    return game is not None and encode(game.record()) == encode(record)


def told(step: Step) -> Iterator[str]:
    """Yield what is printed of a step."""
    if step.parted:
        yield f"     ! {step.parted}"
    what = json.dumps(step.entry.message, ensure_ascii=False)
    yield f"{step.number:4} {step.entry.at / 1000:9.3f} s  {what}"
    if step.skipped:
        yield f"     ! {step.skipped}"
    elif step.changed:
        more = len(step.changed) - PRINTED
        rest = f" and {more} more" if more > 0 else ""
        yield f"     {' '.join(step.changed[:PRINTED])}{rest}"
    if step.failure is not None:
        yield step.failure.detail


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    try:
        report = read(parser.parse_args().file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, ReportError) as error:
        sys.exit(str(error))
    print(f"version {report.version or '?'} {report.build}, {report.browser.get('agent', '')}")
    differs = ""
    try:
        for step, page in played(report):
            print("\n".join(told(step)))
            if step.failure is not None:
                sys.exit(f"It broke at message {step.number}.")
            differs = ending(report, page)
    except (SetupError, RecordError, IllegalAnswer) as error:
        sys.exit(f"The game of this report cannot be played by this version: {error}")
    if differs:
        sys.exit(differs)


if __name__ == "__main__":
    main()
