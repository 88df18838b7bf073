"""Playing the real page by what it offers, and what it has kept and counted then."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from e2e.drivers import Evaluates
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, encode
from wingspan.saves import decode as decode_save
from wingspan.ui.table.scores import CATEGORIES

SAVE = "wingspan.save"
CHOICES = "[data-decision] [data-choice]"
ANSWER = """
option => {
  document.querySelector(`[data-decision] [data-choice="${option}"]`).click();
  return moment();
}
"""
SCORE_SHEET = """
() => [...document.querySelectorAll(".final .score tbody tr")]
  .map(row => [...row.querySelectorAll("td")].map(cell => cell.innerText))
"""
MOMENT = """
() => {
  window.moment = () => {
    const root = document.querySelector("[data-decision]");
    if (!root) return [0, 0];
    const choices = [...root.querySelectorAll("[data-choice]")].map(e => Number(e.dataset.choice));
    return [Number(root.dataset.decision), 1 + Math.max(...choices)];
  };
  return moment();
}
"""
ANSWERS = """
([words, place, most]) => {
  let [token, number] = moment();
  let given = 0;
  let used = 0;
  const thrown = () => {
    const bits = 32 - Math.clz32(number);
    let found = number;
    while (found >= number && used < words.length) found = words[used++] >>> (32 - bits);
    return found;
  };
  while (number && given < most) {
    const option = place === null ? thrown() : (number + place) % number;
    if (option >= number) break;
    document.querySelector(`[data-decision] [data-choice="${option}"]`).click();
    const [next, left] = moment();
    if (next === token) throw new Error("an answer changed nothing");
    [token, number] = [next, left];
    given += 1;
  }
  return [given, number, used];
}
"""
NEXT_ROUND = "() => document.querySelector('#round-end [data-do=next_round]')?.click()"
AT_ONCE = 20
"""So many answers are given without a look at the screen."""


def unfold_form(page: Page) -> None:
    """Show all that a game can be begun with."""
    form = page.locator("#more-options")
    if form.count() and form.get_attribute("open") is None:
        form.locator("> summary").click()


def begin(page: Page, **fields: str) -> None:
    """Fill in the start form and begin."""
    unfold_form(page)
    for name, value in fields.items():
        field = page.locator(f'[name="{name}"]')
        if field.count() > 1:
            page.locator(f'[name="{name}"][value="{value}"]').check(force=True)
        elif field.get_attribute("type") == "checkbox":
            field.set_checked(value == "on")
        elif name.startswith("seat_"):
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector("[data-decision]", state="attached")


def take_first(number: int) -> int:
    """The first of so many options."""
    return 0


def take_last(number: int) -> int:
    """The last of so many options."""
    return number - 1


def play(page: Evaluates, choose: Callable[[int], int], most: int = 10_000) -> int:
    """Answer with what ``choose`` picks out of so many options; the number of answers given.

    It reads nothing but ``data-decision`` and ``data-choice``. Answers that are thrown, or always
    the first or the last, are given some at a time, faster than a screen shows them. From a round
    that has ended with the last of them it goes on.
    """
    given = _played(page, choose, most)
    on_to_the_next_round(page)
    return given


def on_to_the_next_round(page: Evaluates) -> None:
    """Go on from the end of a round, if that is what the page shows."""
    page.evaluate(NEXT_ROUND)


def _played(page: Evaluates, choose: Callable[[int], int], most: int) -> int:
    dice = getattr(choose, "__self__", None)
    if choose is take_first or choose is take_last:
        return _in_haste(page, most, at=0 if choose is take_first else -1)
    if isinstance(dice, random.Random) and choose == dice.randrange:
        return _in_haste(page, most, dice=dice)
    token, number = page.evaluate(MOMENT)
    given = 0
    while number and given < most:
        before = token
        token, number = page.evaluate(ANSWER, choose(number))
        assert token != before, "an answer changed nothing"
        given += 1
    return given


def _in_haste(
    page: Evaluates, most: int, *, at: int | None = None, dice: random.Random | None = None
) -> int:
    """With the option ``at`` that place, or with what ``dice.randrange`` gives, call for call.

    The page is told the words that the dice throw: a number below n is the upper bits of a word,
    as many as n has, and what is too high is thrown again. The dice are then where they would be.
    """
    page.evaluate(MOMENT)
    given, number = 0, 1
    while number and given < most:
        words, ahead = [], random.Random()
        if dice is not None:
            ahead.setstate(dice.getstate())
            words = [ahead.getrandbits(32) for _ in range(4 * AT_ONCE)]
        asked = [words, at, min(AT_ONCE, most - given)]
        answers, number, used = page.evaluate(ANSWERS, asked)
        if dice is not None:
            for _ in range(used):
                dice.getrandbits(32)
        given += answers
    return given


def in_python(page: Page, code: str) -> None:
    """Run Python in the page, in its own interpreter."""
    page.evaluate("async code => (await window.wingspanStart.python).runPython(code)", code)


def stored(page: Evaluates, key: str) -> str | None:
    """What the browser keeps under ``key``."""
    return page.evaluate("key => localStorage.getItem(key)", key)  # type: ignore[no-any-return]


def saved(page: Evaluates) -> str:
    """The record of the game that is open, out of its save."""
    save = stored(page, f"wingspan.game.{stored(page, 'wingspan.current')}")
    return encode(decode_save(save or "").record).decode()


def assert_score_sheet_is_that_of(page: Evaluates, record: Record, *, with_nectar: bool) -> None:
    """The sheet on the page is what the native replay of the same record scores."""
    game = Game.replay(record)
    assert game.decision is None
    sheets = game.scores()
    shown = [[int(cell) for cell in row] for row in page.evaluate(SCORE_SHEET)]
    categories = CATEGORIES if with_nectar else CATEGORIES[:-1]
    fields = [*categories, "total", "unused_food", "rank"]
    assert shown == [[getattr(sheet, field) for sheet in sheets] for field in fields]
