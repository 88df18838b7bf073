"""The page itself: dialogs, settings, language, statistics, notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wingspan.words import spoken

from .. import commands
from ..app import ABOUT
from ..play.settings import LANGUAGE, remember
from ..session.seven_days import KEY as SEVEN_DAYS
from ..session.showing import notices
from ..session.where import Failed
from .games import download
from .registry import handles

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


@handles
def close(session: Session, browser: Browser, command: commands.Close) -> None:
    """Close what is on top. Closing the rules also leaves their history entries."""
    if session.over.dialog == "rules" and not session.over.card:
        browser.address.leave()
    session.open_dialog("")


@handles
def show_menu(session: Session, command: commands.ShowMenu) -> None:
    session.open_dialog("menu")


@handles
def show_settings(session: Session, command: commands.ShowSettings) -> None:
    session.open_dialog("settings")


@handles
def set_(session: Session, command: commands.Set) -> None:
    session.set(command.name, command.value)
    session.keeping.remember(*remember(session.settings))


@handles
def hear_word(session: Session, command: commands.HearWord) -> None:
    """Turn single keys off for good, with a notice that leads to the setting."""
    if session.settings.keys == "on" and not session.settings.keys_chosen:
        session.settings = replace(session.settings, keys="off")
        session.keeping.remember(*remember(session.settings))
        session.told.say("keys_went_off", do=("settings",))


@handles
def speak(session: Session, command: commands.Speak) -> None:
    session.language = spoken(command.language)
    session.keeping.remember(LANGUAGE, session.language)


@handles
def show_keys(session: Session, command: commands.ShowKeys) -> None:
    session.open_dialog("keys")


@handles(needs=(ABOUT,))
def show_about(session: Session, command: commands.ShowAbout) -> None:
    session.open_dialog("about")


@handles
def show_statistics(session: Session, command: commands.ShowStatistics) -> None:
    session.open_dialog("statistics")


@handles
def export_statistics(
    session: Session, browser: Browser, command: commands.ExportStatistics
) -> None:
    download(browser, ("wingspan-statistics.json", session.keeping.results.export()))


@handles
def erase_statistics(session: Session, command: commands.EraseStatistics) -> None:
    """Erase the statistics; this can be undone until the dialog is closed."""
    session.over = replace(session.over, erased=session.keeping.results.erase())


@handles
def restore_statistics(session: Session, command: commands.RestoreStatistics) -> None:
    erased = session.over.erased
    session.over = replace(session.over, erased="")
    session.keeping.results.restore(erased)


@handles
def dismiss(session: Session, command: commands.Dismiss) -> None:
    """Dismiss a notice. Lasting notices come first in the numbering and cannot be dismissed."""
    number = command.number - (len(notices(session)) - len(session.told))
    if 0 <= number < len(session.told) and session.told.pop(number).key == "seven_days":
        session.keeping.remember(SEVEN_DAYS, "1")


@handles
def show_details(session: Session, command: commands.ShowDetails) -> None:
    if session.failure is not None:
        session.show(Failed.at(session.where, session.failure))


@handles(renders=False)
def reload(browser: Browser, command: commands.Reload) -> None:
    browser.display.reload()
