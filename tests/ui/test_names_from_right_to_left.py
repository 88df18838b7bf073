"""Hebrew and Arabic names change nothing around them, wherever they are written."""

import re
from collections.abc import Iterator

import pytest

from tests.table import CATALOG
from tests.ui.fake_browser import Page
from tests.ui.sessions import answer, look_at, next_round, waits
from wingspan.engine.setup import Setup
from wingspan.ui import messages
from wingspan.ui.games import by_link
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.end_picture import end_picture
from wingspan.words import languages

NAMES = ("נועה", "سارة 2")
BARE = re.compile(f"(?<!\u2068)(?:{'|'.join(NAMES)})|(?:{'|'.join(NAMES)})(?!\u2069)")
DATA = re.compile(r' value="[^"]*"|<textarea id="record".*?</textarea>')
"""A field holds the name alone, and is told its direction; the record of a game is for programs."""


def begun() -> Session:
    session = Session(CATALOG, "en", Settings(answer_for_me=False, public_hands=True))
    assert session.begin(Setup(players=2, names=NAMES, seed=5))
    return session


def told_of(session: Session) -> Iterator[str]:
    for language in languages():
        session.language = language
        yield DATA.sub("", str(page(moment(session))))


def test_names_keep_to_themselves_in_a_whole_game() -> None:
    session, seen = begun(), 0
    assert session.sitting
    while session.sitting.decision is not None:
        if len(session.sitting.game.answers) % 25 == 0:
            for tab in ("table", "log", "goals"):
                look_at(session, "tab", tab)
                for markup in told_of(session):
                    assert not BARE.search(markup)
                    seen += sum(markup.count(name) for name in NAMES)
        answer(session, session.token, 0)
        next_round(session)
    for markup in told_of(session):
        assert not BARE.search(markup)
    assert seen > 100
    picture = str(end_picture(session.sitting.scene(session.words, session.look)))
    assert any(name in picture for name in NAMES)
    assert not BARE.search(picture)


@pytest.mark.parametrize("opened", [messages.Open("games"), messages.Leave()])
def test_names_keep_to_themselves_beside_the_table(opened: messages.Command) -> None:
    page = Page()
    page.screen.filled_in = {"players": "2", "name_0": NAMES[0], "name_1": NAMES[1]}
    page.submit()
    page.press(opened)
    markup = DATA.sub("", page.screen.markup)
    assert any(name in markup for name in NAMES)
    assert not BARE.search(markup)


def test_names_keep_to_themselves_in_a_link_and_what_is_sent_with_it() -> None:
    session = Session(CATALOG, "en", Settings(answer_for_me=False))
    assert session.begin(Setup(players=2, names=NAMES, seed=5), far=range(1, 2))
    while not waits(session):
        answer(session, session.token, 0)
    by_link.share(session, "turn")
    assert session.over.shared
    name = session.over.shared.to
    assert name == f"\u2068{NAMES[1]}\u2069"
    assert name in session.words.text("share_text_turn", name=name)
    for markup in told_of(session):
        assert NAMES[1] in markup
        assert not BARE.search(markup)


def test_fields_for_names_follow_what_is_written_in_them() -> None:
    page = Page()
    fields = [
        element
        for element in page.screen.root.having("maxlength", "24")
        if element.attributes.get("name", "").startswith("name_")
    ]
    assert fields
    assert {element.attributes.get("dir") for element in fields} == {"auto"}
