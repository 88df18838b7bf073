"""Lessons and the coach, as the page knows them."""

from __future__ import annotations

from tests.ui.markup import read
from tests.ui.sessions import at_the_action
from wingspan.ui.page import page
from wingspan.ui.session.showing import moment


def test_a_card_that_cannot_be_played_answers_why_from_where_it_is_read() -> None:
    """The Bald Eagle costs two fish and a rodent: more than there is; the robin can be played."""
    for bird, asks in (("bald_eagle", 1), ("american_robin", 0)):
        session = at_the_action()
        session.look_at("card", bird)
        links = read(page(moment(session))).by_id("reader").having("data-do", "why")
        assert len(links) == asks
    session.look_at("card", "bald_eagle")
    session.ask_why("bird.bald_eagle")
    assert read(page(moment(session))).by_id("why").words()
    assert not session.over.card
