"""Kept games: opened, named, removed, brought in and taken out as files."""

from __future__ import annotations

from wingspan.saves import export_games

from .. import commands
from ..app import SEEDS_DEALT, App
from ..session.saved_list import RENAME
from ..session.seven_days import KEY as SEVEN_DAYS
from .registry import handles


@handles
def show(app: App, command: commands.ShowGames) -> None:
    app.carefully(lambda: app.session.open_dialog("games"))


@handles
def play_again(app: App, command: commands.PlayAgain) -> None:
    from ..session.again import begin

    app.carefully(lambda: begin(app.session, command.how, app.browser.screen.chance(SEEDS_DEALT)))


@handles
def resume(app: App, command: commands.Resume) -> None:
    app.carefully(lambda: app.session.open(command.id))


@handles
def duplicate(app: App, command: commands.Duplicate) -> None:
    app.carefully(lambda: app.session.desk.duplicate(command.id))


@handles
def rename(app: App, command: commands.Rename) -> None:
    app.carefully(lambda: app.session.desk.rename(command.id))
    app.browser.screen.focus(f"#{RENAME}")


@handles
def name(app: App, command: commands.NameGame) -> None:
    written = app.browser.screen.written
    app.carefully(lambda: app.session.rename(command.id, written(RENAME)))


@handles
def remove(app: App, command: commands.Remove) -> None:
    app.carefully(lambda: app.session.remove(command.id))


@handles
def restore(app: App, command: commands.Restore) -> None:
    app.carefully(lambda: app.session.desk.restore(command.key))


@handles
def remove_unreadable(app: App, command: commands.RemoveUnreadable) -> None:
    app.carefully(lambda: app.session.desk.remove_unreadable(command.key))


@handles
def download_unreadable(app: App, command: commands.DownloadUnreadable) -> None:
    app.carefully(lambda: download(app, app.session.desk.file_of_unreadable(command.key)))


@handles
def export(app: App, command: commands.Export) -> None:
    app.carefully(lambda: download(app, app.session.desk.file_of(command.id)))


@handles
def export_all(app: App, command: commands.ExportAll) -> None:
    """All games as a file; whoever has it knows that the browser forgets."""

    def give() -> None:
        download(app, app.session.desk.file_of_all())
        if app.session.unsay("seven_days"):
            app.remember(SEVEN_DAYS, "1")

    app.carefully(give)


@handles
def export_this(app: App, command: commands.ExportThis) -> None:
    """The game on the table as a file, whether or not the browser keeps it."""
    session = app.session

    def give() -> None:
        if session.sitting is not None:
            text = export_games([session.keeping.save(session.sitting)])
            download(app, ("wingspan-game.json", text))

    app.carefully(give)


@handles
def export_unshown(app: App, command: commands.ExportUnshown) -> None:
    """The game that could not be shown, as far as there is anything of it."""
    session = app.session

    def give() -> None:
        if session.failure is not None:
            download(app, session.desk.file_of_failure(session.failure))

    app.carefully(give)


@handles
def bring_pasted(app: App, command: commands.BringPasted) -> None:
    app.bring(app.browser.screen.written(command.field))


@handles
def stop_import(app: App, command: commands.StopImport) -> None:
    app.carefully(app.session.desk.stop)


@handles
def more(app: App, command: commands.MoreGames) -> None:
    app.carefully(app.session.desk.show_more)


def download(app: App, file: tuple[str, str] | None) -> None:
    """Offer a file, by its name and its text; None for none."""
    if file is not None:
        app.browser.sharing.download(*file)
