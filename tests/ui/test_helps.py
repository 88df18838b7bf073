"""Links from what the coach says to the pages of the rules and the lessons that help."""

from __future__ import annotations

import pytest

from tests.table import CATALOG
from wingspan.coach import grounds as g
from wingspan.coach.faults import FAULTS
from wingspan.coach.figures import Estimate
from wingspan.teaching.lessons import lessons
from wingspan.ui.coach.reasons import OF_FAULTS, OF_GROUNDS, help_for_fault, help_for_reasons
from wingspan.words import languages, words_in
from wingspan.words.reference.book import Book

SHOWN = Estimate(2.0, 0.1)


def test_every_habit_has_a_page_of_the_rules_and_lessons_exist() -> None:
    assert set(OF_FAULTS) == set(FAULTS)
    assert {lesson for _, lesson in OF_FAULTS.values() if lesson} <= set(lessons())


@pytest.mark.parametrize("language", languages())
def test_every_page_that_is_linked_is_there_in_words(language: str) -> None:
    words = words_in(language)
    pages = {page for page, _ in OF_FAULTS.values()} | set(OF_GROUNDS.values())
    book = Book(language, CATALOG)
    pages |= {f"goal.{goal}" for goal in CATALOG.goals} | {
        f"bonus.{card}" for card in CATALOG.bonus_cards
    }
    assert [page for page in pages if page not in book] == []
    for fault in FAULTS:
        markup = str(help_for_fault(words, fault))
        assert f'href="#r={OF_FAULTS[fault][0]}"' in markup


def test_a_goal_and_a_bonus_card_have_pages_of_their_own() -> None:
    words = words_in("en")
    grounds = (
        g.GoalNow(SHOWN, goal="birds_in_forest"),
        g.BonusFits(SHOWN, bird="barred_owl", bonus="rodentologist"),
    )
    markup = str(help_for_reasons(words, CATALOG, grounds))
    assert 'href="#r=goal.birds_in_forest"' in markup
    assert 'href="#r=bonus.rodentologist"' in markup
    assert "In the rules: Rodentologist" in markup


def test_a_page_is_linked_once_and_not_where_none_helps() -> None:
    words = words_in("en")
    eggs = (g.NoRoom(SHOWN), g.EggRoom(SHOWN, bird="house_wren"))
    assert str(help_for_reasons(words, CATALOG, eggs)).count("<a") == 1
    assert str(help_for_reasons(words, CATALOG, (g.CanWait(SHOWN),))) == ""
