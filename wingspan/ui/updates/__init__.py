"""What each message changes: one update a subject, imported when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from .. import commands
from ..commands import AnyMessage, Command

if TYPE_CHECKING:
    from ..effects import Effects
    from ..session.session import Session
    from ..state import State

STAY_IN_MENU = commands.Close | commands.Speak
SOON = (
    "table",
    "looking",
    "starting",
    "games",
    "links",
    "opening",
    "reading",
    "learning",
    "own_page",
)
"""The updates that the first presses of most people need."""


def update(state: State, message: AnyMessage) -> Effects:
    """Change the state by that message, and return what the browser is to do.

    The archives that it needs have been fetched.
    """
    state.trace.note(message, state.token)
    _put_aside(state.session, message)
    if isinstance(message, commands.OpeningMessage):
        from . import opening

        return opening.update(state, message)
    if isinstance(message, commands.AtTableMessage):
        return _at_table(state, message)
    return _around(state, message)


def _at_table(state: State, message: commands.AtTableMessage) -> Effects:
    session = state.session
    if isinstance(message, commands.TableMessage):
        from . import table

        return table.update(state, message)
    if isinstance(message, commands.ProgramMessage):
        from .. import computer_players

        return computer_players.update(session, state.computer_players, message)
    if isinstance(message, commands.TabMessage):
        from .. import tabs

        return tabs.update(session, message)
    if isinstance(message, commands.ViewMessage):
        from . import looking

        return looking.update(session, message)
    if isinstance(message, commands.DeckMessage):
        from . import decks

        return decks.update(session, message)
    if isinstance(message, commands.StartMessage):
        from . import starting

        return starting.update(session, state.browser, message)
    if isinstance(message, commands.GamesMessage):
        from . import games

        return games.update(state, message)
    if isinstance(message, commands.ReplayMessage):
        from . import replaying

        return replaying.update(session, message)
    assert_never(message)


def _around(state: State, message: commands.AroundMessage) -> Effects:
    session = state.session
    if isinstance(message, commands.LinkMessage):
        from . import links

        return links.update(state, message)
    if isinstance(message, commands.RulesMessage):
        from . import reading

        return reading.update(session, message)
    if isinstance(message, commands.CoachMessage):
        from . import coaching

        return coaching.update(state, message)
    if isinstance(message, commands.AnalysisMessage):
        from ..coaching import hints

        assert state.coach is not None, "it has asked for the analysis"
        return hints.update(session, state.coach, state.browser, message)
    if isinstance(message, commands.ExerciseMessage):
        from . import exercises

        return exercises.update(state, message)
    if isinstance(message, commands.LessonMessage):
        from . import learning

        return learning.update(session, message)
    if isinstance(message, commands.LiveMessage):
        from . import live

        return live.update(state, message)
    if isinstance(message, commands.LiveNewsMessage):
        from . import live_news

        return live_news.update(state, message)
    if isinstance(message, commands.ReportMessage):
        from . import reporting

        return reporting.update(state, message)
    if isinstance(message, commands.PageMessage):
        from . import own_page

        return own_page.update(state, message)
    assert_never(message)


def _put_aside(session: Session, message: AnyMessage) -> None:
    """Close the menu after a press that leads out of it, and say only once what was copied."""
    leads_on = isinstance(message, Command) and not isinstance(message, STAY_IN_MENU)
    if session.over.dialog == "menu" and leads_on:
        session.open_dialog("")
    if session.over.copied:
        session.over = replace(session.over, copied="")


def load() -> None:
    """Import the updates that are likely to be needed soon."""
    for subject in SOON:
        import_module(f"{__name__}.{subject}")
