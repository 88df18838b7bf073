"""What helps beside the board game: each message changes it, and it is kept."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec import structs

from .. import messages
from ..effects import Effects, Focus, OfferPicture
from ..session.where import BOARD
from .desk import KEY, Board, changed, written
from .pad import reckoned

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session

STEP = Focus("#board-step", is_shown=True)
FOUND = Focus("#board-find")


def update(state: State, message: messages.BoardMessage) -> Effects:
    session, before = state.session, state.session.board
    assert before is not None, "the archive has been fetched"
    chance = random.Random(state.browser.display.chance(1 << 30))
    board = changed(before, message, session.catalog, chance)
    if isinstance(message, messages.KeepPad):
        board = _count(session, board)
    session.board = board
    session.keeping.remember(KEY, written(board))
    match message:
        case messages.ShowBoard(page):
            session.open_dialog("")
            session.over = session.over.looking(BOARD, page or "contents")
            return (STEP,)
        case messages.TellSolo() | messages.SoloBack() | messages.BeginSolo() | messages.NewPad():
            return (STEP,)
        case messages.PutBird():
            return (FOUND,)
        case messages.SharePad():
            from .picture import SIZE, picture

            drawing = picture(session.words, board.pad, session.catalog)
            return (OfferPicture("wingspan-points", str(drawing), SIZE),)
        case _:
            return ()


def _count(session: Session, board: Board) -> Board:
    """Count the game in the statistics, once for as long as nothing is changed."""
    from wingspan.saves.result import at_the_board

    if board.pad.kept:
        return board
    pad, keeping = board.pad, session.keeping
    _, sheets = reckoned(pad, session.catalog)
    id_ = keeping.new_id()
    names = tuple(sheet.name for sheet in pad.sheets)
    result = at_the_board(
        sheets,
        names,
        id=id_,
        time=keeping.now(),
        sets=pad.sets,
        goals=pad.side,
        level=pad.level,
        automubon=pad.automubon,
    )
    keeping.results.note(result)
    session.told.say("board/kept_said")
    return structs.replace(board, pad=structs.replace(pad, kept=id_))
