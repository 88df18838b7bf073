"""The page is laid out for the letters that are really on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack

import pytest
from playwright.sync_api import Playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.letters import AS_USUAL, Letters
from e2e.states import STATES
from e2e.walking import EVIDENCE, ZOOMED, Frame, by_touch, laid_out
from tools import chromium

Show = Callable[[Letters, tuple[int, int]], Frame]
ROOT = "getComputedStyle(document.documentElement).fontSize"
BELOW = """
() => ["#birdfeeder", "#hand", ".tabs", "#supply", "#prompt"].filter((part) => {
  const { bottom, height } = document.querySelector(part).getBoundingClientRect();
  return height > 0 && bottom + scrollY > document.documentElement.scrollHeight + 1;
})
"""


@pytest.fixture
def show(playwright: Playwright, site_url: str) -> Iterator[Show]:
    """Show a table in a window, to a reader with such letters."""
    with ExitStack() as closed:

        def shown(letters: Letters, size: tuple[int, int]) -> Frame:
            browser = playwright.chromium.launch(
                executable_path=chromium.installed(),
                args=[*CHROMIUM_ARGUMENTS, *letters.arguments],
            )
            closed.callback(browser.close)
            frame = Frame(browser, site_url, touched=by_touch(size), letters=letters)
            frame.resize(*size)
            frame.show("asked-action", "en")
            return frame

        yield shown


@pytest.mark.parametrize(
    ("letters", "size"),
    [
        (Letters(24), (390, 844)),
        pytest.param(Letters(24), (1280, 800), marks=pytest.mark.soak),
        (Letters(minimum=24), (1280, 800)),
        pytest.param(Letters(24), (1440, 900), marks=pytest.mark.soak),
        pytest.param(Letters(minimum=18), (360, 640), marks=pytest.mark.soak),
        pytest.param(Letters(minimum=24), (1920, 1080), marks=pytest.mark.soak),
        pytest.param(Letters(48), (1280, 800), marks=pytest.mark.soak),
    ],
    ids=str,
)
def test_nothing_is_cut_or_out_of_reach(
    show: Show, letters: Letters, size: tuple[int, int]
) -> None:
    frame = show(letters, size)
    assert frame.page.evaluate(BELOW) == []
    found = "\n".join(map(str, frame.faults()))
    assert not found, f"{found}\nSee the pictures in {EVIDENCE}."


A_FEW = (
    *("asked-action", "asked-payment", "set-up-keeping-3", "table-5-9", "tab-goals", "hint-3"),
    *("start", "end-2", "over-settings", "over-menu", "over-gallery", "over-share", "over-keys"),
)


def at_four_times_the_zoom(show: Show, names: Sequence[str]) -> list[str]:
    frame = show(AS_USUAL, ZOOMED)
    found = []
    laid_out(names)
    for name in names:
        frame.show(name, "en")
        if frame.page.evaluate("document.documentElement.scrollWidth") > ZOOMED[0]:
            found.append(f"{name} scrolls sideways")
        found += [f"{name}: {fault}" for fault in frame.faults()]
    return found


def test_at_four_times_the_zoom_the_page_scrolls_down_only_and_nothing_is_cut(show: Show) -> None:
    assert at_four_times_the_zoom(show, A_FEW) == []


@pytest.mark.soak
def test_at_four_times_the_zoom_nothing_is_cut_anywhere(show: Show) -> None:
    assert at_four_times_the_zoom(show, list(STATES)) == []


def test_a_smallest_size_counts_as_the_letters_of_which_it_is_the_smallest(show: Show) -> None:
    """The style's smallest type is 0.75 rem: 24 px at least means letters of 32 px."""
    assert show(Letters(minimum=24), (1280, 800)).page.evaluate(ROOT) == "32px"


def test_text_set_wide_apart_keeps_its_size_and_is_known(show: Show) -> None:
    page = show(Letters(spaced=True), (1280, 800)).page
    assert page.evaluate(ROOT) == "16px"
    assert page.locator("html[data-spaced]").count() == 1
