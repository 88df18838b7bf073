"""Lessons and the coach, as the page knows them."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ui.markup import read
from tests.ui.sessions import at_the_action
from wingspan.ui.page import page
from wingspan.ui.teaching.practice import COMMANDS

MAIN = Path(__file__).parents[2] / "wingspan" / "ui" / "app.py"


def test_the_page_knows_every_command_of_the_lessons() -> None:
    """The page's module needs a browser, so that it is read and not imported."""
    written = re.search(r"TAUGHT = \((.*?)\)", MAIN.read_text(encoding="utf-8"), re.DOTALL)
    assert written
    assert tuple(re.findall(r'"(\w+)"', written[1])) == COMMANDS


def test_a_card_that_cannot_be_played_answers_why_from_where_it_is_read() -> None:
    """The Bald Eagle costs two fish and a rodent: more than there is; the robin can be played."""
    for bird, asks in (("bald_eagle", 1), ("american_robin", 0)):
        session = at_the_action()
        session.look_at("card", bird)
        links = read(page(session)).by_id("reader").having("data-do", "why")
        assert len(links) == asks
    session.look_at("card", "bald_eagle")
    session.ask_why("bird.bald_eagle")
    assert read(page(session)).by_id("why").words()
    assert "card" not in session.look
