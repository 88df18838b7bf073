"""The registry of handlers: what does each command, and what it needs.

A handler is a function that takes the parts of the page that it works on, and the command, and
returns where the focus goes. Its annotations name the parts (:data:`PARTS`). :meth:`.App.do` does
the rest: it fetches what is needed, renders, saves the game and recovers from errors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import get_annotations
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, overload

from ..app import COACH, CODES, LEARNING, LIVE, App, Handling, Part
from ..commands import Command
from ..computer_players import BOTS
from ..devices import Focus
from ..play.sitting import Sitting
from ..session.session import Session
from ..session.where import Exercising, played_at

if TYPE_CHECKING:
    from ..session.exercising import Exercises

Handler = Callable[..., Focus | None]
AnyHandler = TypeVar("AnyHandler", bound=Handler)
Needs = tuple[str, ...] | Callable[[Session], tuple[str, ...]]

Asked = Annotated[Sitting, "asked"]
"""The game on the screen, if it still asks the question whose answer was pressed."""


def _exercises(app: App, token: int) -> Exercises:
    """The exercises of the page, with the person's own mistakes from the stored reviews."""
    session, browser = app.session, app.browser
    if session.exercises is None:
        from ..session.exercising import Exercises

        own = app.coach.own_mistakes
        session.exercises = Exercises(
            session.catalog, browser.store, browser.display.now, own.names, own.find
        )
    return session.exercises


def _exercising(app: App, token: int) -> Exercising | None:
    where = app.session.where
    return where if isinstance(where, Exercising) else None


PARTS: Mapping[str, Part] = {
    "App": Part(lambda app, token: app),
    "Browser": Part(lambda app, token: app.browser),
    "Session": Part(lambda app, token: app.session),
    "GamesDesk": Part(lambda app, token: app.session.desk),
    "Sitting": Part(lambda app, token: played_at(app.session.where)),
    "Asked": Part(lambda app, token: app.session.asked_at(token)),
    "Replay": Part(lambda app, token: app.session.replay),
    "Practice": Part(lambda app, token: app.session.practice, (LEARNING,)),
    "Coach": Part(lambda app, token: app.coach, (BOTS, COACH)),
    "LiveTable": Part(lambda app, token: app.live, (LIVE, CODES)),
    "Exercises": Part(_exercises, (BOTS, COACH)),
    "Exercising": Part(_exercising),
}
"""The parts by the name of their class, because some classes can only be imported once they are
fetched."""

HANDLERS: dict[type[Command], Handling] = {}


@overload
def handles(handler: AnyHandler) -> AnyHandler: ...
@overload
def handles(*, needs: Needs = (), renders: bool = True) -> Callable[[AnyHandler], AnyHandler]: ...
def handles(
    handler: Handler | None = None, *, needs: Needs = (), renders: bool = True
) -> Callable[..., Any]:
    """Register a handler for the command, or each command of the union, in its last annotation.

    ``needs``: archives to fetch first, besides those that the parts need. ``renders``: False for a
    handler that only asks the browser to do something. Raises TypeError if a command already has a
    handler.
    """

    def register(handler: AnyHandler) -> AnyHandler:
        *parts, told = (
            name for argument, name in get_annotations(handler).items() if argument != "return"
        )
        told = eval(told, handler.__globals__)
        needed = needs if callable(needs) else lambda session: needs
        handling = Handling(handler, tuple(PARTS[part] for part in parts), needed, renders)
        for command in get_args(told) or (told,):
            if command in HANDLERS:
                raise TypeError(f"{command.__name__} has two handlers")
            HANDLERS[command] = handling
        return handler

    return register if handler is None else register(handler)
