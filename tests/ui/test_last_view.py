"""What a reload shows before Python is loaded."""

from __future__ import annotations

from tests.ui.markup import read
from tests.ui.sessions import TWO, begun, must_hand_over, play
from wingspan.ui.page.showing import moment, on_return
from wingspan.ui.page.views import page


def test_a_reload_shows_nobodys_hand_but_leaves_the_table_as_it_is() -> None:
    session = begun(TWO)
    play(session, 60)
    while must_hand_over(session):
        play(session, 1)
    session.open_dialog("settings")
    before = str(page(moment(session)))
    shown = on_return(session)
    assert shown is not None
    root = read(page(shown))
    (covered,) = root.by_class("hand")
    assert "cover" in covered.attributes["class"].split() and not covered.by_class("card")
    assert not root.by_class("dialog")
    assert str(page(moment(session))) == before


def test_alone_a_reload_shows_the_table_without_what_lies_over_it() -> None:
    session = begun()
    play(session, 20)
    plain = str(page(moment(session)))
    session.open_dialog("keys")
    shown = on_return(session)
    assert shown is not None and page(shown) == plain
