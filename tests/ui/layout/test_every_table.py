"""Every tenth table of the recorded games, laid out by the editor's own messages, is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import CATALOG
from tests.ui.layout.by_messages import (
    LayoutPage,
    compared,
    form_of,
    presses,
    start_of,
    table_of,
)
from wingspan.engine import Game
from wingspan.engine.notation import positions
from wingspan.engine.notation.record import decode
from wingspan.links import pack_table, unpack_table
from wingspan.ui import messages
from wingspan.ui.layout import laying
from wingspan.ui.layout.draft import table_of as laid
from wingspan.ui.table.update import update_view

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))


def lay_out(page: LayoutPage, game: Game) -> None:
    """Lay out the table of a game; nothing of it may be refused."""
    page.session.form = form_of(game.setup)
    browser = page.app.browser
    laying.update(page.session, browser, messages.LayOut())
    for press in presses(table_of(game), start_of(game)):
        if isinstance(press, messages.ShowMat):
            update_view(page.session, press)
        else:
            laying.update(page.session, browser, press)
        assert page.draft.refused is None, (press, page.draft.refused)


def laid_out(page: LayoutPage) -> positions.Position:
    draft = page.draft
    state = laid(draft.position, draft.catalog)
    return positions.of(draft.position.setup, state, (), draft.catalog.rules)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_tenth_table_is_laid_out_as_it_was(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    game, page = Game.begun(record), LayoutPage()
    for number, answer in enumerate(record.answers):
        if number % 10 == 0:
            lay_out(page, game)
            assert compared(laid_out(page)) == compared(table_of(game)), number
            again = unpack_table(pack_table(page.draft.position, CATALOG), CATALOG)
            assert laid(again, page.draft.catalog) == page.draft.state
        game.answer(answer)
    lay_out(page, game)
    assert compared(laid_out(page)) == compared(table_of(game))
