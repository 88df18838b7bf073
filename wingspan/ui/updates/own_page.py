"""The page itself: dialogs, settings, language, statistics, notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.words import spoken

from .. import commands, page
from ..effects import Download, Effects, LeaveHistory, LoadAgain, ReadLayout
from ..play.settings import LANGUAGE, remember
from ..session.moment import TableInPlay
from ..session.seven_days import KEY as SEVEN_DAYS
from ..session.showing import notices
from . import load as load_soon

if TYPE_CHECKING:
    from ..session.session import Session
    from ..state import State


def update(state: State, message: commands.PageMessage) -> Effects:
    session = state.session
    match message:
        case commands.Close():
            return _close(session)
        case commands.Open(dialog):
            session.open_dialog(dialog)
        case commands.Set(name, value):
            session.set(name, value)
            session.keeping.remember(*remember(session.settings))
        case commands.HearWord():
            _turn_keys_off(session)
        case commands.Speak(language):
            session.language = spoken(language)
            session.keeping.remember(LANGUAGE, session.language)
        case commands.Hear(bird):
            from .hearing import hear

            hear(session, state.browser.display, bird)
        case commands.ExportStatistics():
            return (Download("wingspan-statistics.json", session.keeping.results.export()),)
        case commands.EraseStatistics():
            session.over = replace(session.over, erased=session.keeping.results.erase())
        case commands.RestoreStatistics():
            erased, session.over = session.over.erased, replace(session.over, erased="")
            session.keeping.results.restore(erased)
        case commands.Dismiss(number):
            _dismiss(session, number)
        case commands.Reload():
            return (LoadAgain(),)
        case commands.LabelKeys(captions):
            session.captions = captions
        case commands.LackMemory():
            raise MemoryError
        case commands.Fetched():
            pass
        case commands.GetReady():
            return _get_ready()
        case commands.FailJob(error):
            raise error
        case commands.MissArchive(error):
            session.told.say_missing(error)
        case _:
            assert_never(message)
    return ()


def _close(session: Session) -> Effects:
    """Close what is on top. Closing the rules also leaves their history entries."""
    leaves = session.over.dialog == "rules" and not session.over.card
    session.open_dialog("")
    return (LeaveHistory(),) if leaves else ()


def _get_ready() -> Effects:
    """Load what the next press of a button will need, once the first view is shown."""
    from wingspan.engine.catalog import load_catalog

    load_catalog()
    load_soon()
    page.load(page.VIEWS[TableInPlay])
    return (ReadLayout(),)


def _turn_keys_off(session: Session) -> None:
    """Turn single keys off for good, with a notice that leads to the setting."""
    if session.settings.keys == "on" and not session.settings.keys_chosen:
        session.settings = replace(session.settings, keys="off")
        session.keeping.remember(*remember(session.settings))
        session.told.say("keys_went_off", do=("settings",))


def _dismiss(session: Session, number: int) -> None:
    """Dismiss a notice. Lasting notices come first in the numbering and cannot be dismissed."""
    number -= len(notices(session)) - len(session.told)
    if 0 <= number < len(session.told) and session.told.pop(number).key == "seven_days":
        session.keeping.remember(SEVEN_DAYS, "1")
