"""Saved games: opened, named, removed, imported and exported, and in which tab one is played."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, assert_never

from wingspan.saves import SaveError, export_games
from wingspan.saves.shelf import GAME

from .. import messages
from ..effects import Download, Effects, Focus, Job, Send, Then
from ..messages import ShowImport
from ..session.autosave import SEVEN_DAYS
from ..session.moment import RENAME
from ..session.session import Session, take_game
from ..session.where import LINKS, AtTable, Elsewhere, Start, table_of, with_table

if TYPE_CHECKING:
    from wingspan.saves import Shelf

    from ..devices import Browser
    from ..loop.state import State
    from ..session.games_desk import GamesDesk

SHOWN_EVERY = 300
"""Milliseconds between two updates of the progress shown."""


def update(state: State, message: messages.GamesMessage) -> Effects:
    session, desk = state.session, state.session.desk
    match message:
        case messages.Resume(id):
            session.open(id)
        case messages.Duplicate(id):
            desk.duplicate(id)
        case messages.Rename(id):
            desk.rename(id)
            return (Focus(f"#{RENAME}"),)
        case messages.NameGame(id, name):
            rename(session, id, name)
        case messages.Remove(id):
            remove(session, id)
        case messages.Restore(key):
            desk.restore(key)
        case messages.RemoveUnreadable(key):
            desk.remove_unreadable(key)
        case messages.DownloadUnreadable(key):
            return _offered(desk.file_of_unreadable(key))
        case messages.Export(id):
            return _offered(desk.file_of(id))
        case messages.ExportAll():
            return _export_all(session)
        case messages.ExportThis():
            return _export_this(session)
        case messages.ExportUnshown():
            failure = session.failure
            return () if failure is None else _offered(desk.file_of_failure(failure))
        case messages.BringPasted(text):
            return _paste(session, text)
        case messages.Bring(content):
            return _bring(session, content)
        case messages.ShowImport(ended=False):
            pass
        case messages.StopImport() | messages.ShowImport():
            desk.stop()
        case messages.PackSaves():
            return (ShortenSaves(desk.shelf),)
        case messages.MoreGames():
            desk.show_more()
        case _:
            assert_never(message)
    return ()


def _offered(file: tuple[str, str] | None) -> Effects:
    return () if file is None else (Download(*file),)


def _export_all(session: Session) -> Effects:
    """Offer all games as a file; this also dismisses the warning that the browser forgets."""
    file = session.desk.file_of_all()
    if session.told.dismiss("seven_days"):
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
    that is too large.
    """
    desk, is_running = session.desk, session.desk.is_bringing
    desk.expect(content)
    if not isinstance(session.where, Start) and session.over.dialog != "games":
        session.over = session.over.opened("games")
    return () if is_running else (ImportGames(desk),)


def _paste(session: Session, text: str) -> Effects:
    """Open a pasted link; import anything else."""
    from wingspan.links.envelope import link_in

    link = "" if text.lstrip().startswith(("{", "[{", '["')) else link_in(text)
    if link.partition("=")[0] in LINKS:
        return (Then(messages.Arrive(link)),)
    return _bring(session, text)


def rename(session: Session, id_: str, name: str) -> None:
    """Rename a saved game, and the game on the table if it is that one."""
    sitting = session.sitting
    if session.desk.name(id_, name) and sitting is not None and sitting.id == id_:
        sitting.save.name = session.keeping.shelf.get(id_).name
        sitting.save.kept_as = sitting.save.written()


def remove(session: Session, id_: str) -> None:
    """Move a saved game to the bin; if it is on the table, clear the table."""
    sitting = session.sitting
    if session.desk.remove(id_) and sitting is not None and sitting.id == id_:
        session.show(Start())


# only one tab at a time plays a game


def update_tabs(session: Session, message: messages.TabMessage) -> Effects:
    match message:
        case messages.HoldGame(True):
            _come_back(session)
        case messages.HoldGame():
            session.go_elsewhere()
        case messages.StoredElsewhere(key):
            _stored_elsewhere(session, key)
        case messages.TakeOver():
            _come_back(session)
            return (take_game(session, steal=True),)
        case _:
            assert_never(message)
    return ()


def _come_back(session: Session) -> None:
    """Play on here, as the other tab has left the game."""
    table = table_of(session.where)
    if not isinstance(table, Elsewhere):
        return
    if session.where is table:
        if not session.open(table.sitting.id):
            session.show(Start())
        return
    with suppress(SaveError):
        sitting, _ = session.keeping.open(table.sitting.id, session.catalog, session.settings)
        session.where = with_table(session.where, AtTable(sitting))


def _stored_elsewhere(session: Session, key: str) -> None:
    """Handle a change of ``key`` by another tab; if it has played the game on this table, that tab
    has it now.
    """
    sitting = session.sitting
    if sitting is None or not sitting.id or key != GAME + sitting.id:
        return
    if session.keeping.shelf.changed_elsewhere(sitting.id):
        session.go_elsewhere()
    else:
        session.keeping.take_name(sitting)


# what takes a while


class ImportGames(Job, frozen=True):
    """Import all files and texts that wait at the desk, a few games at a time."""

    desk: GamesDesk

    async def run(self, browser: Browser, send: Send) -> None:
        now = browser.display.now
        shown = now()

        def show() -> None:
            nonlocal shown
            if now() - shown >= SHOWN_EVERY:
                send(ShowImport())
                shown = now()

        try:
            await browser.in_slices(self.desk.step, show)
        finally:
            send(ShowImport(ended=True))


class ShortenSaves(Job, frozen=True):
    """Rewrite saved games in the shorter format, a piece at a time."""

    shelf: Shelf

    async def run(self, browser: Browser, _send: Send) -> None:
        from wingspan.saves.carry_over import carry_over

        work = carry_over(self.shelf)
        await browser.in_slices(lambda: next(work, None) is not None)
