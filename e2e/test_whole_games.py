"""Solo games with one kind of input only: a mouse, a keyboard or a finger.

Recorded games are replayed through real input, which reaches only what can be seen, and the score
sheet at the end is compared with the native replay. `make test` plays their first and
last rounds, `make soak` the two between as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import dist

import pytest
from playwright.sync_api import (
    Locator,
    Page,
    expect,
)

from e2e.conftest import PHONE
from e2e.person import ON_THE_TABLE, Person
from e2e.playing import (
    answers_until_round,
    assert_score_sheet_is_that_of,
    cut,
    kept,
    recorded,
)
from e2e.ready import reopen
from tests.ui.sessions import answer, choose_start, sitting_of
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode
from wingspan.engine.options import Payment, Slot, TakeAction, UsePower
from wingspan.ui.kit.buttons import written
from wingspan.ui.messages import ChooseStart, Thing

AGAIN = 600
"""Milliseconds after which a press at the same place is no double click (static/twice.mjs)."""
PLACE = 20
"""How near, in CSS pixels, two presses are at the same place."""
WHERE_ON_THE_MAT = """
selector => {
  const rows = [...document.querySelectorAll("#mat-0 [role=row]")]
    .map(row => [...row.querySelectorAll("[data-cell]")]);
  const place = wanted => {
    const row = rows.findIndex(cells => cells.some(wanted));
    return [row, rows[row].findIndex(wanted)];
  };
  const target = document.querySelector(selector).closest("[data-cell]");
  return [...place(cell => cell === document.activeElement), ...place(cell => cell === target)];
}
"""


@dataclass
class MousePerson(Person):
    """Clicks things on the table if usable there, else their buttons in the prompt bar."""

    page: Page
    pressed: tuple[float, float] = (0, 0)
    """Where the last press was."""

    def click(self, selector: str) -> None:
        self._not_twice(self.target(selector)).click()
        self.inputs += 1

    def _not_twice(self, thing: Locator) -> Locator:
        """Wait where the page would take the press for the second half of a double click."""
        box = thing.bounding_box()
        assert box
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if dist(place, self.pressed) < PLACE:
            self.page.wait_for_timeout(AGAIN)
        self.pressed = place
        return thing

    def leave_the_round(self) -> None:
        """Close the end of a round, if it is shown: it lies over the hand."""
        sitting = sitting_of(self.session)
        if sitting.round_end is not None:
            sitting.gone_on = len(sitting.game.state.scored)
            self.click('#root [data-do="next_round"]')

    def drag(self, card: str, row: str) -> bool:
        self.leave_the_round()
        self.page.locator(card).drag_to(self.page.locator(row))
        self.inputs += 1
        return True

    def target(self, selector: str) -> Locator:
        on_the_table = self.enabled(selector + ON_THE_TABLE)
        return on_the_table if on_the_table.count() else self.enabled(selector)

    def enabled(self, selector: str) -> Locator:
        """Return the first match that is visible and enabled."""
        return self.page.locator(f"{selector}:not(:disabled)").filter(visible=True).first


@dataclass
class PhonePerson(MousePerson):
    """Taps; brings up another tab first if a thing lies there."""

    begins_with_several = False

    def click(self, selector: str) -> None:
        self._not_twice(self.target(selector)).tap()
        self.inputs += 1

    def target(self, selector: str) -> Locator:
        """Return the thing itself, on its tab, or its button in the prompt bar if there is none."""
        if self.page.locator(f"{selector}{ON_THE_TABLE}:not(:disabled)").count():
            on_the_table = self.enabled(selector + ON_THE_TABLE)
            for tab in self.page.locator(".tab").all():
                if on_the_table.count():
                    return on_the_table
                tab.tap()
                self.inputs += 1
        if (back := self.page.locator(".to-answers")).is_visible():
            back.tap()
            self.inputs += 1
        return super().target(selector)

    def go_on(self) -> None:
        self.leave_the_round()

    def drag(self, _card: str, _row: str) -> bool:
        """Return False: hand and mat are too close together, and a finger swipes cards aside."""
        return False

    def press_beginning(self, selector: str) -> bool:
        """Press the thing, unless it is an egg or half of a die.

        These begin no action on a mat as small as a phone's.
        """
        for small in (".lay-here", ".half-0", ".half-1"):
            if self.page.locator(f"{selector}{small}").count():
                assert not self.page.locator(f"{selector}{small}").is_visible()
                return False
        return super().press_beginning(selector)

    def press_again(self, _selector: str) -> bool:
        """Return False: on a phone, no corner of a thing is large enough for a finger."""
        return False


@dataclass
class KeyPerson(Person):
    """Presses keys: letters for actions, arrows on the mat, digits, Enter, and Tab to get there."""

    begins_with_several = False
    page: Page
    turns: int = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.inputs += 1

    def press_key_of(self, thing: Locator) -> None:
        """Press the first of the keys that stand for the thing."""
        self.press((thing.get_attribute("data-key") or "").split()[0])

    def click(self, selector: str) -> None:
        """Focus the element with the Tab key and press Enter."""
        self.tab_to(selector)
        self.press("Enter")

    def _touch(self, thing: Thing, name: str) -> None:
        """Press the key that stands on the thing."""
        told = written(ChooseStart(thing, name))[1]
        key = self.page.locator(f"#root [data-key][data-do=choose_start][data-with='{told}']")
        self.press_key_of(key)
        assert choose_start(self.session, thing, name)

    def tab_to(self, selector: str) -> None:
        for _ in range(200):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key does not reach {selector}")

    def drag(self, _card: str, _row: str) -> bool:
        return False

    def arrows_to(self, selector: str) -> None:
        """Move to a cell of the mat with the arrow keys; the mat is one stop of the Tab key."""
        self.tab_to("#mat-0 [data-cell]")
        for _ in range(10):
            row, place, to_row, to_place = self.page.evaluate(WHERE_ON_THE_MAT, selector)
            if row != to_row:
                self.press("ArrowDown" if row < to_row else "ArrowUp")
            elif place != to_place:
                self.press("ArrowRight" if place < to_place else "ArrowLeft")
            else:
                return
        raise AssertionError(f"the arrows do not reach {selector}")

    def press_beginning(self, selector: str) -> bool:
        """Press the thing in every third turn: an egg in its bird's cell, the rest by the Tab key.

        The other turns begin with a letter, or with Enter on a row's header.
        """
        if self.turns % 3:
            return False
        self.turns += 1
        cell = f"#mat-0 .space[data-cell]:has({selector.removeprefix('#root ')}.lay-here)"
        if not self.page.locator(cell).count():
            return super().press_beginning(selector)
        self.arrows_to(cell)
        self.press("Enter")
        return True

    def _choose(self, option: int) -> None:
        game = self.session.game
        assert game and game.decision
        chosen = game.decision.options[option]
        button = f'#prompt .options [data-choice="{option}"]'
        cell = f'#mat-0 [data-cell]:is([data-choice="{option}"], :has([data-choice="{option}"]))'
        if isinstance(chosen, TakeAction):
            self.turns += 1
        if self.page.locator(cell).count() and (
            isinstance(chosen, (Slot, UsePower))
            or (isinstance(chosen, TakeAction) and self.turns % 2)
        ):
            self.arrows_to(cell)
            self.press("Enter")
        elif isinstance(chosen, TakeAction):
            self.press_key_of(self.page.locator(button))
        elif isinstance(chosen, Payment) and self.page.locator(f"{button}[data-enter]").count():
            self.press("Enter")
        elif option < 9:
            self.press(str(option + 1))
        else:
            self.click(button)
        assert answer(self.session, self.session.token, option)


WHOLE = [pytest.param(False, id="two-rounds"), pytest.param(True, marks=pytest.mark.soak)]


def opened(page: Page, name: str) -> Record:
    """Open the beginning of a recorded game in the page, and return the whole record."""
    record = recorded(name)
    reopen(page, kept(cut(record, 0)))
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    return record


def play_rounds(kind: type[Person], page: Page, record: Record, whole: bool) -> list[Person]:
    """Play the open game to its end, or only its first and last rounds.

    Return the persons who have played: one, or one for each of the two rounds.
    """
    first = kind(page, record)
    if whole:
        first.play()
        return [first]
    first.play(most=answers_until_round(record, 2))
    given = answers_until_round(record, 4)
    reopen(page, kept(cut(record, given)))
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    last = kind(page, record, given=given)
    last.play()
    return [first, last]


def assert_played(page: Page, record: Record) -> None:
    """Assert that the page has ended the game with the scores of the native replay."""
    assert decode(page.locator("#record").input_value()) == record
    with_nectar = "oceania" in Game.replay(record).setup.sets
    assert_score_sheet_is_that_of(page, record, with_nectar=with_nectar)


@pytest.mark.soak  # the other browsers play part of one with the mouse
def test_a_whole_game_with_the_mouse_alone(ready_page: Page) -> None:
    page = ready_page
    record = opened(page, "all_sets_121")
    MousePerson(page, record).play()
    assert_played(page, record)


@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_with_letters_digits_enter_and_arrows_alone(ready_page: Page, whole: bool) -> None:
    page = ready_page
    page.set_viewport_size({"width": 1280, "height": 800})
    record = opened(page, "base_111")
    persons = play_rounds(KeyPerson, page, record, whole)
    assert sum(person.turns for person in persons if isinstance(person, KeyPerson)) > 6
    assert_played(page, record)
    page.locator("#record").evaluate("field => field.closest('details')?.setAttribute('open', '')")
    page.locator("#record").press("1")  # typed into a field, a digit answers nothing
    expect(page.locator("[data-phase=over]").last).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("whole", WHOLE)
def test_a_game_on_a_phone_by_taps_alone(ready: Callable[..., Page], whole: bool) -> None:
    phone = ready(**PHONE)
    record = opened(phone, "all_sets_125")
    play_rounds(PhonePerson, phone, record, whole)
    assert_played(phone, record)
