"""Play on the real page, and read what it has stored and counted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from msgspec import structs
from playwright.sync_api import Page

from e2e.drivers import Evaluates
from wingspan.engine import Game
from wingspan.engine.events import TurnBegan
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.saves import Save
from wingspan.saves import decode as decode_save
from wingspan.saves import encode as encode_save
from wingspan.ui.kit.icons import CATEGORIES

RECORDS = Path(__file__).parents[1] / "tests" / "records"
SAVE = "wingspan.save"
CHOICES = "[data-decision] :is([data-choice], [data-do=choose_start])"
"""What answers a question, or is kept at the start."""
CHOOSE = """
option => {
  const found = () => document.querySelector(`[data-decision] [data-choice="${option}"]`);
  if (document.querySelector(".set-up")) {
    const one = document.createElement("button");
    one.dataset.choice = option;
    document.getElementById("app").append(one);
    one.click();
    one.remove();
    return;
  }
  if (!found()) document.querySelectorAll("#prompt .options > li > :first-child")[option].click();
  found().click();
}
"""
"""Takes an option. An action that would do nothing is first pressed in the list of options, then
confirmed. At the set-up, where one press keeps several things, it takes the option of the rules."""
NUMBER = """
() => {
  const choices = [...document.querySelectorAll("[data-decision] [data-choice]")];
  const dealt = document.querySelectorAll("[data-decision] #hand [data-do=choose_start]").length;
  if (dealt) return dealt + 1;
  const listed = document.querySelectorAll("[data-decision] #prompt .options > li").length;
  return Math.max(listed, ...choices.map(e => 1 + Number(e.dataset.choice)), 0);
}
"""
"""Returns the number of options."""
ALL_THERE = """async () => {
  const comes = () =>
    document.querySelector("#app[data-waits], #playback [role=status]:empty");
  for (let calm = 0; calm < 3; calm = comes() ? 0 : calm + 1)
    await new Promise(requestAnimationFrame);
}"""
"""Waits for the parts of the page that may come later, and for the message of the playback: the
moves, with which that is emptied and filled, begin up to two frames after the parts are there.
"""
VOICES_THERE = """
async () => {
  const python = await window.wingspanStart.python;
  const there = () => python.runPython("import sys; 'wingspan.ui.own.singing' in sys.modules");
  while (!there()) await new Promise(requestAnimationFrame);
}
"""
SAY_OFFLINE = """
() => {
  const bar = document.getElementById("offline");
  for (const text of bar.querySelectorAll("[data-when]"))
    text.hidden = text.dataset.when !== "ready";
  bar.hidden = false;
  document.documentElement.toggleAttribute("data-offline-bar", true);
}
"""
"""Shows that the page can be played without a network, whatever it has kept."""
SAY_NO_MORE = """
() => {
  document.getElementById("offline").hidden = true;
  document.documentElement.toggleAttribute("data-offline-bar", false);
}
"""
"""Takes that back."""
ANSWER = """
option => {
  choose(option);
  return moment();
}
"""
SCORE_SHEET = """
() => [...document.querySelectorAll(".final .score tbody tr")]
  .map(row => [...row.querySelectorAll("td")].map(cell => cell.innerText))
"""
MOMENT = f"""
() => {{
  const number = {NUMBER.strip()};
  window.choose = {CHOOSE.strip()};
  window.moment = () => {{
    const root = document.querySelector("[data-decision]");
    return root ? [Number(root.dataset.decision), number()] : [0, 0];
  }};
  return moment();
}}
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
    choose(option);
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
"""Answers given without waiting for the screen."""


def unfold_form(page: Page) -> None:
    """Unfold all options of the start form."""
    form = page.locator("#more-options")
    if form.count() and form.get_attribute("open") is None:
        form.locator("> summary").click()


def begin(page: Page, **fields: str) -> None:
    """Fill in the start form, begin, and wait until somebody at this screen is asked."""
    fill_in(page, **fields)
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")


def fill_in(page: Page, **fields: str) -> None:
    """Fill in the start form, and press its button."""
    unfold_form(page)
    for name, value in fields.items():
        field = page.locator(f'[name="{name}"]')
        if field.count() > 1:
            radio = page.locator(f'[name="{name}"][value="{value}"]')
            radio.scroll_into_view_if_needed()
            radio.check(force=True)
        elif field.get_attribute("type") == "checkbox":
            field.set_checked(value == "on")
        elif name.startswith("seat_"):
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("#start-form [type=submit]").click()


def recorded(name: str) -> Record:
    """Return one of the whole solo games in `tests/records`."""
    return decode((RECORDS / f"{name}.json").read_bytes())


def cut(record: Record, answers: int) -> Record:
    """Return the game after that many ``answers``; a negative number counts from its end."""
    return structs.replace(record, answers=record.answers[:answers])


def answers_until_round(record: Record, number: int) -> int:
    """Return the number of answers before a round (1 to 4) begins."""
    game = Game.replay(cut(record, 0))
    while game.state.round < number:
        game.answer(record.answers[len(game.answers)])
    return len(game.answers)


def answers_until_turns_left(record: Record, turns: int) -> int:
    """Return the number of answers before seat 0 begins its last ``turns`` of a finished game."""
    game = Game.replay(cut(record, 0))
    last = begun(Game.replay(record)) - turns
    while begun(game) <= last:
        game.answer(record.answers[len(game.answers)])
    return len(game.answers)


def begun(game: Game) -> int:
    """Return the number of turns that seat 0 has begun."""
    return sum(isinstance(event, TurnBegan) and event.player == 0 for event in game.events)


def kept(record: Record) -> dict[str, str]:
    """Return what a browser stores that keeps a game, by key."""
    return {SAVE: encode(record).decode()}


def keep(page: Page, record: Record) -> None:
    """Store a game in the browser, for the page to open on its first load."""
    told = json.dumps(kept(record))
    page.add_init_script(
        "if (location.host) sessionStorage.kept ||="
        f" (Object.entries({told}).forEach(([key, text]) => localStorage.setItem(key, text)), 1)"
    )


def kept_save(save: Save) -> dict[str, str]:
    """Return what a browser stores that keeps a complete save, by key."""
    return {f"wingspan.game.{save.id}": encode_save(save), "wingspan.current": save.id}


def take_first(_number: int) -> int:
    """Choose the first option."""
    return 0


def take_last(number: int) -> int:
    """Choose the last of ``number`` options."""
    return number - 1


def play(page: Evaluates, choose: Callable[[int], int], most: int = 10_000) -> int:
    """Answer with the options that ``choose`` picks; return the number of answers.

    It reads ``data-decision``, ``data-choice`` and the list of options. If ``choose``
    is a generator's ``randrange``, `take_first` or `take_last`, several answers are given at a
    time, faster than a screen shows them. If the last answer ends a round, play continues to the
    next one. When this returns, all parts of the page are there.
    """
    given = _played(page, choose, most)
    on_to_the_next_round(page)
    page.evaluate(ALL_THERE)
    return given


def on_to_the_next_round(page: Evaluates) -> None:
    """Continue from the end of a round if the page shows one."""
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
    """Answer with the option ``at`` an index, or with what ``dice.randrange`` gives, call by call.

    The page is given the generator's words in advance: a number below n is as many upper bits of a
    word as n has; a number that is too high is drawn again. Afterwards ``dice`` is in the state
    that those calls would leave.
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


def voices_there(page: Page) -> None:
    """Wait for what the page fetches by itself a second after a game has come onto the table.

    The birds' voices bring buttons, and draw the table anew.
    """
    page.evaluate(VOICES_THERE)


def stored(page: Evaluates, key: str) -> str | None:
    """Return what the browser stores under ``key``."""
    return page.evaluate("key => localStorage.getItem(key)", key)  # type: ignore[no-any-return]


def saved(page: Evaluates) -> str:
    """Return the record of the open game from its save."""
    save = stored(page, f"wingspan.game.{stored(page, 'wingspan.current')}")
    return encode(decode_save(save or "").record).decode()


def assert_score_sheet_is_that_of(page: Evaluates, record: Record, *, with_nectar: bool) -> None:
    """Assert that the score sheet on the page is that of the native replay."""
    game = Game.replay(record)
    assert game.decision is None
    sheets = game.scores()
    rows = [[int(cell) for cell in row] for row in page.evaluate(SCORE_SHEET)]
    shown = [list(column) for column in zip(*rows, strict=True)]
    categories = CATEGORIES if with_nectar else CATEGORIES[:-1]
    fields = [*categories, "total", "unused_food", "rank"]
    assert shown == [[getattr(sheet, field) for sheet in sheets] for field in fields]


def open_tool(page: Page, name: str) -> None:
    """Press a tool, by its name, in the strip above the table or in the menu."""
    tool = page.locator(f".tools .{name}-tool").filter(visible=True)
    if not tool.count():
        page.locator(".menu-open").filter(visible=True).first.click()
        tool = page.locator(f"dialog .{name}-tool").filter(visible=True)
    tool.first.click()


def open_import(page: Page) -> None:
    """Unfold the ways to import games; while no game is saved, they are in a dialog."""
    if not page.locator("#saved-games").count():
        page.locator("[data-with*=games]").filter(visible=True, has_text="Import").click()
    page.locator("#saved-games .bring summary").click()
