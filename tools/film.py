"""Film a turn at the table: `python -m tools.film docs/turn.webp`.

A turn of a checked-in game is replayed in the built page, answer by answer. Time stands still for
each picture: every animation is set to the moment that the picture shows.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tools.screenshots import SAVE, chromium, served
from tools.serve import SITE
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode, encode

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "records" / "base_101.json"
TURN = 17
"""The player's turn to film, counted from 1."""
SIZE = (1280, 800)
SHRUNK = (960, 600)
SETTINGS, NOTHING_ANSWERED = "wingspan.settings", '{"answer_for_me":false}'
FRAME = 40
"""Milliseconds between two pictures of an animation."""
PAUSE = 900
"""Milliseconds that the table stands still between two answers."""
ASKS_ANEW = "(was) => document.querySelector('[data-decision]').dataset.decision !== was"
PRESS = """(choice) => {
    document.querySelector(`#root [data-choice="${choice}"]`).click();
    document.activeElement.blur();
}"""
HELD = "() => { for (const a of document.getAnimations()) a.pause(); }"
LENGTH = """() => Math.max(0, ...document.getAnimations().map(
    (a) => a.effect?.getComputedTiming().endTime).filter(Number.isFinite))"""
SET = "(time) => { for (const a of document.getAnimations()) a.currentTime = time; }"
DONE = "() => { for (const a of document.getAnimations()) a.finish(); }"

Frame = tuple[Image.Image, int]


def turn(record: Record, number: int) -> tuple[Record, tuple[int, ...]]:
    """Return the game before the turn, and the turn's answers.

    Raises LookupError if the game has no such turn.
    """
    begins = []
    game = Game.new(record.setup, rules=record.rules)
    for at, answer in enumerate(record.answers):
        assert game.decision is not None
        if game.decision.kind == "action":
            begins.append(at)
        game.answer(answer)
    if not 1 <= number < len(begins):
        raise LookupError(f"turns 1 to {len(begins) - 1}")
    first, after = begins[number - 1], begins[number]
    before = Record(record.setup, record.answers[:first], rules=record.rules)
    return before, record.answers[first:after]


def picture(page: Page) -> Image.Image:
    whole = Image.open(io.BytesIO(page.screenshot()))
    return whole.convert("RGB").resize(SHRUNK, Image.Resampling.LANCZOS)


def frames(page: Page, answers: tuple[int, ...]) -> Iterator[Frame]:
    """Yield the pictures of the turn, with how long each is shown in milliseconds."""
    yield picture(page), PAUSE
    for answer in answers:
        asked = page.locator("[data-decision]").first.get_attribute("data-decision")
        page.evaluate(PRESS, answer)
        page.wait_for_function(ASKS_ANEW, arg=asked)
        page.evaluate(HELD)
        for time in range(0, int(page.evaluate(LENGTH)), FRAME):
            page.evaluate(SET, time)
            yield picture(page), FRAME
        page.evaluate(DONE)
        yield picture(page), PAUSE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("film", type=Path)
    parser.add_argument("--turn", type=int, default=TURN)
    options = parser.parse_args()
    before, answers = turn(decode(RECORD.read_bytes()), options.turn)
    saved = encode(before).decode()
    with served(SITE) as url, chromium() as browser:
        page = browser.new_page(
            viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB", service_workers="block"
        )
        for key, kept in ((SAVE, saved), (SETTINGS, NOTHING_ANSWERED)):
            page.add_init_script(f"localStorage.setItem({key!r}, {kept!r})")
        page.goto(url)
        page.wait_for_selector("html[data-phase]", state="attached")
        page.wait_for_timeout(1500)
        images, times = zip(*frames(page, answers), strict=True)
    first, *others = images
    first.save(
        options.film,
        save_all=True,
        append_images=others,
        duration=list(times),
        loop=0,
        quality=70,
        method=6,
    )
    print(f"{len(images)} pictures, {options.film.stat().st_size:,} bytes in {options.film}")


if __name__ == "__main__":
    main()
