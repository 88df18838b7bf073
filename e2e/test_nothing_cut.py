"""No word, number, icon or line on the page is ever cut in half, and the mat stands still.

`make soak` walks every state (`e2e/states.py`) at every size in every language; `make test` walks
those that show most of what can go wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser

from e2e.states import (
    AT_THE_TABLE,
    FEW,
    READING,
    STATES,
    STILL,
    hands,
    moments,
    shown,
    trays,
)
from e2e.walking import EVIDENCE, LANGUAGES, Frame, by_touch, laid_out, walked
from tools.screenshots import SIZES
from wingspan.engine.components import Language


@pytest.fixture
def both(browser: Browser, site_url: str) -> Iterator[tuple[Frame, Frame]]:
    """A frame with a pointer and one with a touch screen."""
    frames = Frame(browser, site_url, touched=False), Frame(browser, site_url, touched=True)
    yield frames
    for frame in frames:
        frame.close()


def told(both: tuple[Frame, Frame], *asked: object) -> str:
    """Return what is wrong, a line per fault."""
    found = walked(both, *asked)  # type: ignore[arg-type]
    return "\n".join(f"{case}: {fault}" for case, faults in found for fault in faults)


@pytest.mark.parametrize("part", range(4))
def test_nothing_is_cut_covered_or_broken(both: tuple[Frame, Frame], part: int) -> None:
    """Each language shows a part of the states at every size, every other one in turn."""
    language = LANGUAGES[part % len(LANGUAGES)]
    names = FEW[part::4]
    found = "".join(told(both, names[turn::2], SIZES[turn::2], [language]) for turn in range(2))
    assert not found, f"{found}\nSee the pictures in {EVIDENCE}."


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_nothing_is_cut_covered_or_broken_in_any_state(
    both: tuple[Frame, Frame], size: tuple[int, int], language: Language
) -> None:
    found = told(both, list(STATES), [size], [language])
    assert not found, f"{found}\nSee the pictures in {EVIDENCE}."


BIRDS = {"trays": trays, "hands": hands}


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", BIRDS)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids="{0[0]}x{0[1]}".format)
def test_no_bird_s_card_is_cut_or_covered(
    both: tuple[Frame, Frame], size: tuple[int, int], where: str, language: Language
) -> None:
    """Neither its signs by each other, nor words by its picture."""
    with ThreadPoolExecutor(1) as apart:
        shows = apart.submit(
            lambda: [(name, found.phase, shown(found, language)) for name, found in BIRDS[where]()]
        ).result()
    frame = both[0]
    frame.resize(*size)
    faults: list[str] = []
    for name, phase, markup in shows:
        found = frame.faults_of(markup, phase, language)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults[:20])


TRAY = """
() => [...document.querySelectorAll("#tray, #tray *, #birdfeeder, #drawer")]
  .filter((part) => part.checkVisibility())
  .map((part) => [part.id || part.className, part.getBoundingClientRect()])
  .map(([name, box]) => [name, box.left, box.top, box.width, name === "drawer" || box.height])
  .map((each) => each.join(" "))
"""


@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1080), (820, 1180)], ids="{0[0]}x{0[1]}".format
)
def test_the_tray_s_cards_stand_still_whatever_is_read_beside_them(
    both: tuple[Frame, Frame], size: tuple[int, int]
) -> None:
    """While a hint is asked for, comes and is closed, and beside the log and all points.

    What is read itself ends where its text ends.
    """
    names = [f"reading-{name}" for name in READING]
    laid_out(names)
    frame = both[by_touch(size)]
    frame.resize(*size)
    seen: dict[str, list[str]] = {}
    for name in names:
        frame.show(name, "fr")
        seen[name] = frame.page.evaluate(TRAY)
    plain = seen["reading-nothing"]
    assert len(plain) > 30
    for name, boxes in seen.items():
        assert not set(plain) ^ set(boxes), name


MAT = """
() => {
  const mat = document.querySelector(".board .mat");
  if (!mat || !mat.checkVisibility()) return null;
  const own = !mat.closest(".away");  // above another's mat stands whose it is
  return [mat, ...(own ? mat.querySelectorAll("[role=row]") : [])]
    .map((part) => part.getBoundingClientRect())
    .map((box) => [box.left, box.top, box.width, box.height].map((n) => Math.round(n * 10) / 10));
}
"""


def still(
    both: tuple[Frame, Frame], size: tuple[int, int], every: int, states: Sequence[str]
) -> None:
    """Check that the player's mat and its rows have the same boxes at every moment."""
    frame = both[by_touch(size)]
    laid_out(states)
    frame.resize(*size)
    mats: dict[str, list[str]] = {}
    rows: dict[str, list[str]] = {}
    for name, session, markup in moments(every, states):
        frame.put(markup, session.phase, LANGUAGES[0])
        boxes = frame.page.evaluate(MAT)
        if boxes is not None:
            mats.setdefault(str(boxes[0]), []).append(name)
            if len(boxes) > 1:
                rows.setdefault(str(boxes), []).append(name)
    for found in (mats, rows):
        assert sum(map(len, found.values())) > 10
        usual = max(found, key=lambda box: len(found[box]))
        others = {box: names[:8] for box, names in found.items() if box != usual}
        assert not others, f"{size}: {usual} but {others}"


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_the_mat_stands_still_whatever_is_asked_open_or_told(
    both: tuple[Frame, Frame], size: tuple[int, int]
) -> None:
    """Throughout a recorded game, hints, reviews, lessons and exercises, the mat keeps its box."""
    still(both, size, 80, STILL)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_the_mat_stands_still_through_every_moment(
    both: tuple[Frame, Frame], size: tuple[int, int]
) -> None:
    still(both, size, 1, [name for name in STATES if name.startswith(AT_THE_TABLE)])
