"""The page is laid out for the letters that are really on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.letters import Letters
from e2e.walking import EVIDENCE, Frame, by_touch
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
        (Letters(24), (1280, 800)),
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


def test_a_smallest_size_counts_as_the_letters_of_which_it_is_the_smallest(show: Show) -> None:
    """The style's smallest type is 0.75 rem: 24 px at least means letters of 32 px."""
    assert show(Letters(minimum=24), (1280, 800)).page.evaluate(ROOT) == "32px"


def test_text_set_wide_apart_keeps_its_size_and_is_known(show: Show) -> None:
    page = show(Letters(spaced=True), (1280, 800)).page
    assert page.evaluate(ROOT) == "16px"
    assert page.locator("html[data-spaced]").count() == 1
