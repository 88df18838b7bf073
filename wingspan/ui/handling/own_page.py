"""The page itself: dialogs, settings, language, statistics, notices."""

from __future__ import annotations

from wingspan.words import spoken

from .. import commands
from ..app import ABOUT, App
from ..play.settings import LANGUAGE, remember
from ..session.seven_days import KEY as SEVEN_DAYS
from .games import download
from .registry import handles


@handles
def close(app: App, command: commands.Close) -> None:
    """The rules take the steps in the history with them."""
    session = app.session
    if session.over.dialog == "rules" and not session.over.card:
        app.browser.address.leave()
    app.carefully(lambda: session.open_dialog(""))


@handles
def show_menu(app: App, command: commands.ShowMenu) -> None:
    app.carefully(lambda: app.session.open_dialog("menu"))


@handles
def show_settings(app: App, command: commands.ShowSettings) -> None:
    app.carefully(lambda: app.session.open_dialog("settings"))


@handles
def set_(app: App, command: commands.Set) -> None:
    app.carefully(lambda: app.session.set(command.name, command.value))
    app.remember(*remember(app.session.settings))


@handles
def speak(app: App, command: commands.Speak) -> None:
    def speak_it() -> None:
        language = spoken(command.language)
        app.session.speak(language)
        app.remember(LANGUAGE, language)

    app.carefully(speak_it)


@handles
def show_keys(app: App, command: commands.ShowKeys) -> None:
    app.carefully(lambda: app.session.open_dialog("keys"))


@handles
def show_about(app: App, command: commands.ShowAbout) -> None:
    app.having(lambda: app.carefully(lambda: app.session.open_dialog("about")), ABOUT)


@handles
def show_statistics(app: App, command: commands.ShowStatistics) -> None:
    app.carefully(lambda: app.session.open_dialog("statistics"))


@handles
def export_statistics(app: App, command: commands.ExportStatistics) -> None:
    results = app.session.results
    app.carefully(lambda: download(app, ("wingspan-statistics.json", results.export())))


@handles
def erase_statistics(app: App, command: commands.EraseStatistics) -> None:
    app.carefully(app.session.erase_statistics)


@handles
def restore_statistics(app: App, command: commands.RestoreStatistics) -> None:
    app.carefully(app.session.restore_statistics)


@handles
def dismiss(app: App, command: commands.Dismiss) -> None:
    def put_away() -> None:
        if app.session.dismiss(command.number) == "seven_days":
            app.remember(SEVEN_DAYS, "1")

    app.carefully(put_away)


@handles
def show_details(app: App, command: commands.ShowDetails) -> None:
    app.carefully(app.session.show_failure)


@handles
def reload(app: App, command: commands.Reload) -> None:
    app.browser.screen.reload()
