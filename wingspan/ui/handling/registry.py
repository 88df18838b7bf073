"""The register of handlers: what each command does, and what must be there for it.

A handler is a function from the parts of the page that it is about, and from its command, to where
the focus goes. It names the parts by its annotations (:data:`PARTS`). All that comes with it is
done by :meth:`.App.do`: what must be fetched first, the next render, keeping the game, mending
what breaks.
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
"""The game on the screen, if it still asks what was pressed."""


def _exercises(app: App, token: int) -> Exercises:
    """The exercises of the page, with one's own mistakes as the coach keeps them."""
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
"""The parts by the name of their class, since some classes are not there before they are
fetched."""

HANDLERS: dict[type[Command], Handling] = {}


@overload
def handles(handler: AnyHandler) -> AnyHandler: ...
@overload
def handles(*, needs: Needs = (), renders: bool = True) -> Callable[[AnyHandler], AnyHandler]: ...
def handles(
    handler: Handler | None = None, *, needs: Needs = (), renders: bool = True
) -> Callable[..., Any]:
    """Register what does the command, or each of the union of them, in the last annotation.

    ``needs``: what must be fetched before, besides what the parts need. ``renders``: False for
    what only asks something of the browser. Raises TypeError if another does it already.
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
