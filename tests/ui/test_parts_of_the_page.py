"""After every input, the page assembled from its parts equals the page made whole without caches.

People wander through the page at random: they answer, take back, open what can be opened, replay,
learn, ask the coach and change the language.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec import structs

from tests.table import CATALOG
from tests.ui import fake_browser
from tests.ui.caches import made_anew
from tests.ui.fake_browser import Page, at
from tests.ui.markup import Element
from tests.ui.sessions import answer, redo, resume, undo
from tests.ui.thinking.people import in_slices
from wingspan.bots.search import Budget
from wingspan.coach.collection import collection
from wingspan.engine.notation.record import decode, encode
from wingspan.ui import messages
from wingspan.ui.coach import work
from wingspan.ui.kit.parts import ShownParts, filled
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import layout
from wingspan.ui.session.session import Session

RECORDS = Path(__file__).parents[1] / "records"
pytestmark = pytest.mark.native_only  # each step runs a loop of its own

PLACE = re.compile(r'<template data-part="([^"]+)"></template>')
NEVER = ("print", "reload", "update_page", "exercise_mistakes", "review", "leave", "replay_play")
"""Commands that a wanderer does not press: they would end the game, or take too long."""


def shown_now(markup: str, parts: dict[str, str]) -> dict[str, str]:
    """Return the parts that have a place in the markup, directly or within another part."""
    found: dict[str, str] = {}
    for part in PLACE.findall(markup):
        found |= {part: parts[part], **shown_now(parts[part], parts)}
    return found


class Watcher:
    """A screen that knows only what it was sent."""

    def __init__(self) -> None:
        self.shown = ShownParts()
        self.parts: dict[str, str] = {}
        self.kept = 0
        self.views = 0

    def see(self, session: Session) -> None:
        """Take the next view and compare it with the whole page.

        Every other time, the parts that may wait are sent afterwards.
        """
        self.views += 1
        changes = self.shown.next(layout(moment(session)), puts_off=self.views % 2 == 0)
        changed = changes.parts
        while self.shown.waits:
            changed |= self.shown.rest()
        self.parts = shown_now(changes.frame, {**self.parts, **changed})
        self.kept += len(self.parts) - len(changed)
        seen = filled(changes.frame, self.parts)
        assert seen == made_anew(session)


def pressable(root: Element) -> list[tuple[str, Element]]:
    """Return everything that can be pressed, with the names of the commands."""
    return [
        (element.attributes.get("data-do", "choice"), element)
        for element in root.all()
        if ("data-do" in element.attributes or "data-choice" in element.attributes)
        and "disabled" not in element.attributes
        and element.attributes.get("data-do") not in NEVER
    ]


def press(page: Page, element: Element) -> None:
    attributes = element.attributes
    if "data-choice" in attributes:
        at(page, lambda: page.choose(int(attributes["data-choice"])))
    else:
        does = attributes["data-do"]
        at(page, lambda: page.command(does, attributes.get("data-with", "")))


def wander(page: Page, inputs: int, seed: int) -> Watcher:
    """Press things at random, mostly answers; check after each that the parts make the page."""
    dice, watcher = random.Random(seed), Watcher()
    watcher.see(page.session)
    for _ in range(inputs):
        found = pressable(page.screen.root)
        answers = [element for name, element in found if name == "choice"]
        if answers and dice.random() < 0.6:
            press(page, dice.choice(answers))
        else:
            name = dice.choice(sorted({name for name, _ in found}))
            press(page, dice.choice([element for does, element in found if does == name]))
        watcher.see(page.session)
    return watcher


SMALL = Budget((4,), candidates=3, turns=1, finish=0)


@pytest.fixture(autouse=True)
def _small_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach use few worlds."""
    monkeypatch.setattr(work, "ANSWER", SMALL)
    monkeypatch.setattr(work, "QUICK", SMALL)
    monkeypatch.setattr(fake_browser, "in_slices", in_slices)


TABLES: dict[str, dict[str, str]] = {
    "alone, all sets": {"set_european": "on", "set_oceania": "on"},
    "three people": {"players": "3", "set_oceania": "on"},
    "with a computer player": {"players": "2", "seat_1": "raven"},
    "with hints": {"hints": "on"},
}


def begun(filled_in: dict[str, str], seed: int) -> Page:
    page = Page()
    page.screen.filled_in = {"players": "1", "seed": str(seed), **filled_in}
    at(page, page.submit)
    assert page.session.phase == "play"
    return page


@pytest.mark.parametrize("table", TABLES)
def test_at_a_table(table: str) -> None:
    watcher = wander(begun(TABLES[table], 3), 60, 4)
    assert watcher.kept > 60  # otherwise this would show nothing


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("table", TABLES)
def test_at_a_table_for_long(table: str, seed: int) -> None:
    wander(begun(TABLES[table], seed), 500, seed)


@pytest.mark.parametrize("seed", [1])
def test_from_the_start_page(seed: int) -> None:
    wander(Page(), 60, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 18))
def test_from_the_start_page_for_long(seed: int) -> None:
    wander(Page(), 500, seed)


def test_in_a_lesson() -> None:
    page = Page()
    at(page, lambda: page.press(messages.Open("lessons")))
    press(page, page.screen.root.having("data-do", "lesson")[0])
    wander(page, 60, 2)


def test_in_an_exercise() -> None:
    page = Page()
    at(page, lambda: page.arrive(f"e={collection('core')[0].id}"))
    assert page.screen.root.having("id", "exercise")
    wander(page, 50, 5)


def test_a_recorded_game_step_by_step() -> None:
    """Every answer of a game is given; some are taken back and given again."""
    record = decode((RECORDS / "all_sets_121.json").read_bytes())
    session, watcher = Session(CATALOG), Watcher()
    resume(session, encode(structs.replace(record, answers=(), take_backs=0)).decode())
    for number, option in enumerate(record.answers[:120]):
        answer(session, session.token, option)
        watcher.see(session)
        if number % 7 == 0 and undo(session):
            watcher.see(session)
            assert redo(session)
            watcher.see(session)
    assert watcher.kept > 120
