"""The keys of messages, shown instead of sentences: ``?words=keys`` in the page's address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.every_question import games
from tests.ui.markup import read
from wingspan.engine.catalog import load_catalog
from wingspan.engine.events import EggLaid
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.session.session import Session
from wingspan.words import languages, show_keys, words_in


@pytest.fixture(autouse=True)
def _keys() -> Iterator[None]:
    show_keys()
    yield
    show_keys(False)


@pytest.mark.parametrize("language", languages())
def test_the_start_page_shows_the_keys_of_its_messages(language: str) -> None:
    session = Session(load_catalog(), language)
    session.open_dialog("keys")
    said = read(page(moment(session))).words()
    assert {"play_now", "lessons_offer", "keys_arrows"} <= set(said.split())


def test_questions_and_the_log_do_so_too() -> None:
    words, catalog = words_in("de"), load_catalog()
    for kind, game in games().items():
        assert game.decision is not None
        said = words.request(game.decision, catalog, ("Ada", "Bo", "Cy"))
        assert said.lower().startswith(("prompts/", "requests/")), kind
    assert words.event(EggLaid(0, "mallard"), catalog, ("Ada",)) == "log/egg_laid"


def test_keys_of_the_keyboard_and_dates_stay() -> None:
    words = words_in("de")
    assert words.text("action_keys") == "V F E K"
    assert words.text("key_control") == "Strg"
    assert words.date("2026-11-01") == "date"
