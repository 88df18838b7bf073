"""What each message needs, and what it changes: one update a subject, imported when it is first
needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.words import DEFAULT, spoken

from .. import messages
from ..effects import CODES, Effects
from ..messages import AnyMessage, Command
from ..page.showing import DIALOGS
from .state import ABOUT, ADVICE, BOARD, LAYOUT, LEARNING, LIVE, READING, TABLE, VOICES, State

if TYPE_CHECKING:
    from ..session.session import Session

STAY_IN_MENU = messages.Close | messages.Speak


def needed(session: Session, message: AnyMessage) -> tuple[str, ...]:
    """The names of the archives without which the message cannot be handled."""
    if isinstance(message, messages.OpenPage | messages.HidePage):
        return ()
    return (TABLE, *_besides(session, message))


def _besides(session: Session, message: AnyMessage) -> tuple[str, ...]:
    match message:
        case messages.OpenRule() | messages.OpenRuleOf() | messages.Why() | messages.ExplainLink():
            return READING
        case messages.FirstGame():
            return (LEARNING, *ADVICE)
        case messages.LessonHint():
            return (LEARNING, *_whose_hint(session))
        case messages.Hear():
            return (VOICES,)
        case messages.ShowReport():
            return (ABOUT,)
        case messages.Open(dialog):
            return DIALOGS[dialog].archives
        case messages.DrawCode():
            return (CODES,)
        case messages.Speak(language):
            return () if spoken(language) == DEFAULT else (spoken(language),)
        case (
            messages.AskCoach()
            | messages.ReviewGame()
            | messages.StopReview()
            | messages.PlayPlan()
        ):
            return ADVICE
    if isinstance(message, messages.OpenExercise) and message.id[:1].isdecimal():
        return (*ADVICE, LAYOUT)
    if isinstance(message, messages.LessonMessage):
        return (LEARNING,)
    if isinstance(message, messages.ExerciseMessage):
        return ADVICE
    if isinstance(message, messages.LiveMessage):
        return (LIVE, CODES)
    if isinstance(message, messages.BoardMessage):
        return (BOARD,)
    if isinstance(message, messages.LayoutMessage):
        return (LAYOUT,)
    return ()


def _whose_hint(session: Session) -> tuple[str, ...]:
    """The coach gives the hints of a guided game; others come with the lessons."""
    practice = session.practice
    coached = practice is not None and practice.doing(session.on_screen) == "coached"
    return ADVICE if coached else ()


# what it changes


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
        from ..games.update import update_tabs

        return update_tabs(session, message)
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
        from ..live.table import update as update_live

        assert state.live is not None, "the archive has been fetched"
        return update_live(session, state.live, message)
    if isinstance(message, messages.LiveNewsMessage):
        from ..live.table import update_news

        assert state.live is not None, "it has been asked for"
        return update_news(session, state.live, message)
    if isinstance(message, messages.LayoutMessage):
        from ..layout.laying import update as lay_out

        return lay_out(session, state.browser, message)
    if isinstance(message, messages.ReportMessage):
        from ..report import report as reporting

        return reporting.update(state, message)
    if isinstance(message, messages.BoardMessage):
        from ..board import update as beside

        return beside.update(state, message)
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
