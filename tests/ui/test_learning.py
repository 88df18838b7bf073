"""Lessons and the coach in the page."""

from __future__ import annotations

from tests.ui.markup import read
from tests.ui.sessions import at_the_action, look_at
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.rules.update import ask_why


def test_a_card_that_cannot_be_played_answers_why_from_where_it_is_read() -> None:
    """The Bald Eagle costs two fish and a rodent: more than there is; the robin can be played."""
    for bird, asks in (("bald_eagle", 1), ("american_robin", 0)):
        session = at_the_action()
        look_at(session, "card", bird)
        links = read(page(moment(session))).by_id("reader").having("data-do", "why")
        assert len(links) == asks
    look_at(session, "card", "bald_eagle")
    ask_why(session, "bird.bald_eagle")
    assert read(page(moment(session))).by_id("why").words()
    assert not session.over.card
