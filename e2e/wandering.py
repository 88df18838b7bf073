"""Wander through the page like a restless person: `python -m e2e.wandering`.

A journey starts somewhere (a new game, a recorded one near the end of a round or of the game, an
exercise, a lesson, a game between people, a table to lay out, the board game), in a window of some
size, language, theme and size of letters, and presses at random whatever is on the screen: answers,
cards, tabs, dialogs, keys.
After each step the page is examined like the states of `e2e/walking.py`, and for boxes that are
mostly empty and a lost focus besides. A journey follows from its number: `--journey 17` repeats it.

Pictures of faults, outlined in red, go to .build/evidence/wandered, one for each kind and place.
"""

from __future__ import annotations

import argparse
import random
import re
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Literal, get_args

from msgspec import structs
from playwright.sync_api import Browser, Error

from e2e.letters import AS_USUAL, Letters
from e2e.playing import ALL_THERE, RECORDS, answers_until_round, cut, keep
from e2e.walking import EVIDENCE, LANGUAGES, WALKER, ZOOMED, Fault, by_touch, size_of
from tools.screenshots import SIZES, chromium, served
from tools.serve import SITE
from wingspan.engine import Game, Setup
from wingspan.engine.components import SETS, Language
from wingspan.engine.notation.record import Record, decode

PICTURES = EVIDENCE.parent / "wandered"
LETTERS = (AS_USUAL, Letters(24))
"""What people set in their browser."""
STEPS = 40
MOST_SCREENS = 12
"""Most screenfuls to examine after a step."""
WAIT = 20_000
"""Milliseconds to wait for what the page does after a step."""
_, *MORE_SETS = SETS
LIKELY = {"answer": 8, "dialog": 3}
"""How much more likely than others some kinds of things are to be pressed."""
WAYS: dict[str, Sequence[str]] = {
    "program": ("[data-do=play_now]",),
    "lesson": ("[data-with*=lessons]", "[data-do=lesson]"),
    "guided": ("[data-with*=lessons]", "[data-do=first_game]"),
    "laying": ("[data-do=lay_out]",),
    "board": ("[data-do=board]",),
}
"""What is pressed on the start page to come to a place."""
Place = Literal[
    "alone",
    "program",
    "people",
    "recorded",
    "round-end",
    "end",
    "exercise",
    "lesson",
    "guided",
    "start",
    "laying",
    "board",
]
KEYS = (
    *("Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Space", "ArrowRight", "ArrowDown"),
    *("h", "g", "l", "d", "1", "2", "3", "6", "z", "?"),
)
OF_ONE_THING = re.compile(r"#(?:bird|food|hand|head|row|space|start|tray)-[\w-]+|\.in-\w+")
"""What tells two cards, spaces or rows apart in the name of an element."""
SCRIPT = Path(__file__).parent / "wanderer.js"
LANDED = """
async () => {
  const moves = () =>
    document.querySelector(".ghost") ||
    document
      .getAnimations()
      .some((one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 3000);
  const comes = () => document.querySelector(".bonus-art:not(:has(.emblem))");
  const frame = () => new Promise(requestAnimationFrame);
  const latest = performance.now() + 30000;
  while (moves() || (comes() && performance.now() < latest)) await frame();
  await frame();
  await frame();
}
"""
"""Waits until nothing flies, rolls or fades, and bonus cards have their pictures; and two frames
more, in which the browser notices what has come to scroll.

The page forbids the `eval` of Playwright's own waiting.
"""
SETTLED = f"""
() => Promise.race([
  ({ALL_THERE})().then({LANDED.strip()}),
  new Promise((_, no) => setTimeout(no, 120000, new Error("nothing is drawn any more"))),
])
"""
"""Fails if the browser draws no frame for two minutes, which it would otherwise wait for."""
AT_THE_END = "document.activeElement === document.body"
"""Whether Tab has left the page for the browser's own bar. From there it comes back."""
CLICK = """
([selector, place]) => {
  const found = document.querySelectorAll(selector);
  found[place % found.length].click();
}
"""


@dataclass(frozen=True)
class Journey:
    """Where a person starts, and in which window."""

    number: int
    place: Place
    size: tuple[int, int]
    language: Language
    letters: Letters
    dark: bool

    @staticmethod
    def of(
        number: int, letters: Letters | None = None, sizes: Sequence[tuple[int, int]] = SIZES
    ) -> Journey:
        """Return the journey of that number: places and sizes alternate, the rest is by chance.

        So are the letters, unless they are given. As the numbers of places and of sizes have no
        common divisor, journeys in a row come to each place in each size.
        """
        dice, places = random.Random(number), get_args(Place)
        language, by_chance = dice.choice(LANGUAGES), dice.choice(LETTERS)
        return Journey(
            number,
            places[number % len(places)],
            sizes[number % len(sizes)],
            language,
            letters or by_chance,
            dice.random() < 0.25,
        )

    def __str__(self) -> str:
        width, height = self.size
        seen = f"{self.letters}{', dark' if self.dark else ''}"
        return f"{self.number}: {self.place}, {width}x{height}, {self.language}, {seen}"

    @property
    def by_touch(self) -> bool:
        return by_touch(self.size)

    def record(self) -> Record | None:
        """Return the game that is on the table at the start."""
        dice = random.Random(self.number)
        match self.place:
            case "alone":
                sets = [one for one in MORE_SETS if dice.random() < 0.5]
                setup = Setup(players=1, automa="eagle", seed=self.number, sets=("core", *sets))
                return Game.new(setup).record()
            case "people":
                players = dice.randint(2, 5)
                return _at_random(players, self.number, dice.randrange(20 * players))
            case "recorded":
                record = _recorded(dice)
                return cut(record, dice.randrange(len(record.answers)))
            case "round-end":
                record = _recorded(dice)
                return cut(record, answers_until_round(record, dice.randint(2, 4)) - 6)
            case "end" if dice.random() < 0.5:
                return cut(_recorded(dice), -8)
            case "end":
                return _at_random(dice.randint(2, 5), self.number, None)
            case _:
                return None


def _recorded(dice: random.Random) -> Record:
    record = decode(dice.choice(sorted(RECORDS.glob("*.json"))).read_bytes())
    return structs.replace(record, take_backs=0)


def _at_random(players: int, seed: int, answers: int | None) -> Record:
    """Return a game with all sets after so many random answers, or at its end."""
    game = Game.new(Setup(players=players, seed=seed, sets=("core", *MORE_SETS)))
    dice = random.Random(seed)
    while game.decision is not None and answers != len(game.answers):
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()


class Report:
    """The faults of all journeys, each once for its kind, place, window and size of letters."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.lines: list[str] = []
        self._known: set[tuple[object, ...]] = set()

    def add(self, journey: Journey, step: int, faults: Iterable[Fault]) -> list[Fault]:
        """Note faults that were found at a step; return those that are new."""
        new = []
        for fault in faults:
            self.kinds[fault.what] += 1
            place = OF_ONE_THING.sub("", fault.where)
            known = fault.what, place, journey.size, journey.letters
            if known not in self._known:
                self._known.add(known)
                self.lines.append(f"step {step}: {fault}")
                new.append(fault)
        return new


class Wanderer:
    """A person on a journey, and the browser's window."""

    def __init__(self, browser: Browser, journey: Journey) -> None:
        self.journey = journey
        self.trail: list[str] = []
        """What was done so far."""
        self._dice = random.Random(journey.number)
        width, height = journey.size
        self._context = browser.new_context(
            service_workers="block",
            reduced_motion=self._dice.choice(("reduce", "no-preference")),
            has_touch=journey.by_touch,
            viewport={"width": width, "height": height},
            locale=journey.language,
            color_scheme="dark" if journey.dark else "light",
        )
        self._context.set_default_timeout(WAIT)
        self._errors: list[str] = []
        self._context.on("weberror", lambda error: self._errors.append(str(error.error)))
        self._context.add_init_script(path=SCRIPT)
        self.page = self._context.new_page()
        journey.letters.set(self.page)

    def start(self, url: str) -> None:
        """Open the page at the journey's place."""
        record = self.journey.record()
        if record is not None:
            keep(self.page, record)
        fragment = "#e=core-47-82" if self.journey.place == "exercise" else ""
        self.page.goto(url + fragment)
        self.page.wait_for_selector("html[data-phase]", state="attached")
        if fragment:
            self.page.wait_for_selector("[data-decision]", state="attached")
        for selector in WAYS.get(self.journey.place, ()):
            self.page.locator(selector).first.wait_for(state="attached")
            self.page.evaluate(CLICK, [selector, self.journey.number])
        self._settle()

    def step(self) -> bool:
        """Do one thing; return whether the focus must be somewhere afterwards."""
        by_keys = not self.journey.by_touch
        if by_keys and self._dice.random() < 0.2:
            return self._type(self._dice.choice(KEYS))
        things = self.page.evaluate("wanderer.pressable()")
        if not things:
            return self._type("Escape")
        kinds = sorted({kind for kind, _ in things})
        (kind,) = self._dice.choices(kinds, [LIKELY.get(kind, 1) for kind in kinds])
        chosen = self._dice.choice([place for place, (its, _) in enumerate(things) if its == kind])
        enters = by_keys and self._dice.random() < 0.15
        has_focus = self.page.evaluate(
            "([how, place]) => wanderer[how](place)", ["focus" if enters else "press", chosen]
        )
        enters = enters and has_focus
        self.trail.append(f"{'Enter on' if enters else 'press'} {things[chosen][1]}")
        if enters:
            self.page.keyboard.press("Enter")
        self._settle()
        return enters

    def _type(self, key: str) -> bool:
        self.trail.append(f"key {key}")
        self.page.keyboard.press(key)
        if key.endswith("Tab") and self.page.evaluate(AT_THE_END):
            self.page.keyboard.press(key)
        self._settle()
        return key.endswith("Tab")

    def _settle(self) -> None:
        """Wait until the page shows all that it is going to, and nothing flies over it."""
        self.page.evaluate(SETTLED)

    def faults(self, *, by_key: bool = False) -> Iterator[list[Fault]]:
        """Yield what is wrong on each screenful, down to the end of what scrolls.

        While somebody thinks, the page changes by itself: a fault is one that is still there once
        the page has been drawn again.
        """
        for screen in range(MOST_SCREENS):
            faults = self._examine(by_key=by_key and screen == 0)
            if faults:
                self._settle()
                faults = self._examine(by_key=by_key and screen == 0)
            faults += [Fault("broke", "page", "", error) for error in self._errors]
            self._errors.clear()
            yield faults
            if not self.page.evaluate("wanderer.down()"):
                break
        self.page.evaluate("wanderer.toTheTop()")

    def _examine(self, *, by_key: bool) -> list[Fault]:
        found = [*self.page.evaluate(WALKER), *self.page.evaluate("wanderer.examine", by_key)]
        return [Fault(**one) for one in found if self._counts(one["what"])]

    def _counts(self, what: str) -> bool:
        """A table with large letters may be taller than its window, and one that is zoomed."""
        return what != "scrolls" or not (self.journey.letters.large or self.journey.size == ZOOMED)

    def keep(self, step: int, faults: Sequence[Fault]) -> None:
        """Keep a picture of the faults, and what led there."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = PICTURES / f"{self.journey.number}-{step}-{len(self.trail)}.png"
        self.page.evaluate("places => wanderer.mark(places)", [f.box for f in faults if f.box])
        self.page.screenshot(path=picture, animations="disabled")
        self.page.evaluate("wanderer.mark([])")
        told = [str(self.journey), *self.trail, "", *map(str, faults)]
        picture.with_suffix(".txt").write_text("\n".join(told), encoding="utf-8")

    def close(self) -> None:
        self._context.close()


def wander(browser: Browser, url: str, journey: Journey, steps: int, report: Report) -> int:
    """Go on a journey, add what is wrong to the report, and return the number of screens seen."""
    wanderer, examined = Wanderer(browser, journey), 0
    try:
        wanderer.start(url)
        by_key = False
        for step in range(steps + 1):
            if step:
                by_key = wanderer.step()
            for faults in wanderer.faults(by_key=by_key):
                examined += 1
                if new := report.add(journey, step, faults):
                    wanderer.keep(step, new)
    except Error as error:
        stuck = Fault("stuck", (wanderer.trail or ["start"])[-1], "", error.message)
        report.add(journey, len(wanderer.trail), [stuck])
    finally:
        wanderer.close()
    return examined


def main() -> None:
    """Wander for a time, and print the faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first journey")
    parser.add_argument("--journey", type=int, help="only this journey")
    parser.add_argument("--size", action="append", type=size_of, help="only in this, as 320x256")
    Letters.ask(parser)
    parser.add_argument("--most", type=int, default=8, help="most faults to print of a journey")
    options = parser.parse_args()
    letters = Letters.of(options)
    report, end = Report(), time.monotonic() + 60 * options.minutes
    numbers = count(options.first) if options.journey is None else iter([options.journey])
    with served(SITE) as url, chromium(*letters.arguments) as browser:
        for number in numbers:
            given = letters if letters.large or options.size else None
            journey = Journey.of(number, given, options.size or SIZES)
            before = len(report.lines)
            examined = wander(browser, url, journey, STEPS, report)
            lines = report.lines[before:]
            print(f"{journey}: {examined} screens, {len(lines) or 'nothing'} new", flush=True)
            for line in lines[: options.most]:
                print(f"  {line}")
            if time.monotonic() > end:
                break
    print(", ".join(f"{n} {what}" for what, n in report.kinds.most_common()) or "nothing")


if __name__ == "__main__":
    main()
