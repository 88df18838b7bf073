"""Saved games: opened, named, removed, imported and exported."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from wingspan.saves import export_games

from .. import commands
from ..effects import Download, Effects, Focus, Then
from ..keeping import ImportGames, ShortenSaves
from ..session import kept
from ..session.saved_list import RENAME
from ..session.seven_days import KEY as SEVEN_DAYS
from ..session.where import Start
from .opening import LINKS

if TYPE_CHECKING:
    from ..session.session import Session
    from ..state import State


def update(state: State, message: commands.GamesMessage) -> Effects:
    session, desk = state.session, state.session.desk
    match message:
        case commands.Resume(id):
            session.open(id)
        case commands.Duplicate(id):
            desk.duplicate(id)
        case commands.Rename(id):
            desk.rename(id)
            return (Focus(f"#{RENAME}"),)
        case commands.NameGame(id):
            kept.rename(session, id, state.browser.display.written(RENAME))
        case commands.Remove(id):
            kept.remove(session, id)
        case commands.Restore(key):
            desk.restore(key)
        case commands.RemoveUnreadable(key):
            desk.remove_unreadable(key)
        case commands.DownloadUnreadable(key):
            return _offered(desk.file_of_unreadable(key))
        case commands.Export(id):
            return _offered(desk.file_of(id))
        case commands.ExportAll():
            return _export_all(session)
        case commands.ExportThis():
            return _export_this(session)
        case commands.ExportUnshown():
            failure = session.failure
            return () if failure is None else _offered(desk.file_of_failure(failure))
        case commands.BringPasted(field):
            return _paste(session, state.browser.display.written(field))
        case commands.Bring(content):
            return _bring(session, content)
        case commands.ShowImport(ended=False):
            pass
        case commands.StopImport() | commands.ShowImport():
            desk.stop()
        case commands.PackSaves():
            return (ShortenSaves(desk.shelf),)
        case commands.MoreGames():
            desk.show_more()
        case _:
            assert_never(message)
    return ()


def _offered(file: tuple[str, str] | None) -> Effects:
    return () if file is None else (Download(*file),)


def _export_all(session: Session) -> Effects:
    """Offer all games as a file; this also dismisses the warning that the browser forgets."""
    file = session.desk.file_of_all()
    if session.told.unsay("seven_days"):
        session.keeping.remember(SEVEN_DAYS, "1")
    return _offered(file)


def _export_this(session: Session) -> Effects:
    """Offer the game on the table as a file, whether or not the browser saves it."""
    if session.sitting is None:
        return ()
    text = export_games([session.keeping.save(session.sitting)])
    return (Download("wingspan-game.json", text),)


def _bring(session: Session, content: str | bytes | None) -> Effects:
    """Import games from a file or a pasted text, showing the list meanwhile. None stands for a file
    that is too large."""
    desk, is_running = session.desk, session.desk.is_bringing
    desk.expect(content)
    if not isinstance(session.where, Start) and session.over.dialog != "games":
        session.over = session.over.opened("games")
    return () if is_running else (ImportGames(desk),)


def _paste(session: Session, text: str) -> Effects:
    """Open a pasted link; import anything else."""
    from wingspan.links.pasted import link_in

    link = "" if text.lstrip().startswith(("{", "[{", '["')) else link_in(text)
    if link.partition("=")[0] in LINKS:
        return (Then(commands.Arrive(link)),)
    return _bring(session, text)
