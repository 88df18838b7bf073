"""Saved games: open, name, remove, import and export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.saves import export_games

from .. import commands
from ..app import LINKS
from ..devices import Focus
from ..session.beginning import SEEDS_DEALT
from ..session.kept import remove as remove_kept
from ..session.kept import rename as rename_kept
from ..session.saved_list import RENAME
from ..session.seven_days import KEY as SEVEN_DAYS
from .registry import handles

if TYPE_CHECKING:
    from ..app import App
    from ..devices import Browser
    from ..session.games_desk import GamesDesk
    from ..session.session import Session


@handles
def show(session: Session, command: commands.ShowGames) -> None:
    session.open_dialog("games")


@handles
def play_again(session: Session, browser: Browser, command: commands.PlayAgain) -> None:
    from ..session.again import begin

    begin(session, command.how, browser.display.chance(SEEDS_DEALT))


@handles
def resume(session: Session, command: commands.Resume) -> None:
    session.open(command.id)


@handles
def duplicate(desk: GamesDesk, command: commands.Duplicate) -> None:
    desk.duplicate(command.id)


@handles
def rename(desk: GamesDesk, command: commands.Rename) -> Focus:
    desk.rename(command.id)
    return Focus(f"#{RENAME}")


@handles
def name(session: Session, browser: Browser, command: commands.NameGame) -> None:
    rename_kept(session, command.id, browser.display.written(RENAME))


@handles
def remove(session: Session, command: commands.Remove) -> None:
    remove_kept(session, command.id)


@handles
def restore(desk: GamesDesk, command: commands.Restore) -> None:
    desk.restore(command.key)


@handles
def remove_unreadable(desk: GamesDesk, command: commands.RemoveUnreadable) -> None:
    desk.remove_unreadable(command.key)


@handles
def download_unreadable(
    browser: Browser, desk: GamesDesk, command: commands.DownloadUnreadable
) -> None:
    download(browser, desk.file_of_unreadable(command.key))


@handles
def export(browser: Browser, desk: GamesDesk, command: commands.Export) -> None:
    download(browser, desk.file_of(command.id))


@handles
def export_all(session: Session, browser: Browser, command: commands.ExportAll) -> None:
    """Download all games as a file; this also dismisses the warning that the browser forgets."""
    download(browser, session.desk.file_of_all())
    if session.told.unsay("seven_days"):
        session.keeping.remember(SEVEN_DAYS, "1")


@handles
def export_this(session: Session, browser: Browser, command: commands.ExportThis) -> None:
    """Download the game on the table as a file, whether or not the browser saves it."""
    if session.sitting is not None:
        text = export_games([session.keeping.save(session.sitting)])
        download(browser, ("wingspan-game.json", text))


@handles
def export_unshown(session: Session, browser: Browser, command: commands.ExportUnshown) -> None:
    """Download the game that could not be shown, as far as it is available."""
    if session.failure is not None:
        download(browser, session.desk.file_of_failure(session.failure))


@handles
def bring_pasted(app: App, browser: Browser, command: commands.BringPasted) -> None:
    """Open a pasted link; import anything else."""
    from wingspan.links.pasted import link_in

    text = browser.display.written(command.field)
    link = "" if text.lstrip().startswith(("{", "[{", '["')) else link_in(text)
    if link.partition("=")[0] in LINKS:
        app.arrive(link)
    else:
        app.bringing.bring(text)


@handles
def stop_import(desk: GamesDesk, command: commands.StopImport) -> None:
    desk.stop()


@handles
def more(desk: GamesDesk, command: commands.MoreGames) -> None:
    desk.show_more()


def download(browser: Browser, file: tuple[str, str] | None) -> None:
    """Offer a file, given as name and text, for download; None does nothing."""
    if file is not None:
        browser.sharing.download(*file)
