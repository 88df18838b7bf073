"""What each message changes: one update a subject, imported when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from .. import messages
from ..messages import AnyMessage, Command

if TYPE_CHECKING:
    from ..effects import Effects
    from ..session.session import Session
    from .state import State

STAY_IN_MENU = messages.Close | messages.Speak


def update(state: State, message: AnyMessage) -> Effects:
    """Change the state by that message, and return what the browser is to do.

    The archives that it needs have been fetched.
    """
    state.trace.note(message, state.token)
    _put_aside(state.session, message)
    if isinstance(message, messages.OpeningMessage):
        from . import opening

        return opening.update(state, message)
    if isinstance(message, messages.AtTableMessage):
        return _at_table(state, message)
    return _around(state, message)


def _at_table(state: State, message: messages.AtTableMessage) -> Effects:
    session = state.session
    if isinstance(message, messages.TableMessage):
        from ..table import update as table

        return table.update(state, message)
    if isinstance(message, messages.ProgramMessage):
        from . import computer_players

        return computer_players.update(session, state.computer_players, message)
    if isinstance(message, messages.TabMessage):
        from ..games import tabs

        return tabs.update(session, message)
    if isinstance(message, messages.ViewMessage):
        from ..table import update as table

        return table.update_view(session, message)
    if isinstance(message, messages.DeckMessage):
        from ..own.update import update_decks

        return update_decks(session, message)
    if isinstance(message, messages.StartMessage):
        from ..games import beginning

        return beginning.update(session, state.browser, message)
    if isinstance(message, messages.GamesMessage):
        from ..games import update as games

        return games.update(state, message)
    if isinstance(message, messages.ReplayMessage):
        from ..games import replaying

        return replaying.update(session, message)
    assert_never(message)


def _around(state: State, message: messages.AroundMessage) -> Effects:
    session = state.session
    if isinstance(message, messages.LinkMessage):
        from ..games import by_link

        return by_link.update(session, state.browser, message)
    if isinstance(message, messages.RulesMessage):
        from ..rules import update as reading

        return reading.update(session, message)
    if isinstance(message, messages.CoachMessage):
        from ..coach import update as coaching

        return coaching.update(state, message)
    if isinstance(message, messages.AnalysisMessage):
        from ..coach import work

        assert state.coach is not None, "it has asked for the analysis"
        return work.update(session, state.coach, state.browser, message)
    if isinstance(message, messages.ExerciseMessage):
        from ..learn import update_exercises

        return update_exercises.update(state, message)
    if isinstance(message, messages.LessonMessage):
        from ..learn import update as learning

        return learning.update(session, message)
    if isinstance(message, messages.LiveMessage):
        from ..live import update as live

        return live.update(state, message)
    if isinstance(message, messages.LiveNewsMessage):
        from ..live.update import update_news

        return update_news(state, message)
    if isinstance(message, messages.ReportMessage):
        from ..report import report as reporting

        return reporting.update(state, message)
    if isinstance(message, messages.PageMessage):
        from ..own import update as own_page

        return own_page.update(state, message)
    assert_never(message)


def _put_aside(session: Session, message: AnyMessage) -> None:
    """Close the menu after a press that leads out of it, and say only once what was copied."""
    leads_on = isinstance(message, Command) and not isinstance(message, STAY_IN_MENU)
    if session.over.dialog == "menu" and leads_on:
        session.open_dialog("")
    if session.over.copied:
        session.over = replace(session.over, copied="")
