"""The page is laid out for the letters that are really on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.conftest import CHROMIUM_ARGUMENTS
from e2e.letters import AS_USUAL, Letters
from e2e.playing import cut, keep, recorded
from e2e.states import STATES
from e2e.walking import LANGUAGES, ZOOMED, Frame, by_touch, laid_out
from tools import chromium
from wingspan.words import Language

Show = Callable[[Letters, tuple[int, int]], Frame]
ROOT = "getComputedStyle(document.documentElement).fontSize"
PHONES = (360, 640), (390, 844)
DESKS = (1280, 800), (1920, 1080)
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


READERS = (
    *((Letters(minimum=24), size) for size in PHONES),
    *((Letters(minimum=24), size) for size in ((820, 1180), *DESKS)),
    *((Letters(spaced=True), size) for size in (PHONES[0], *DESKS)),
    *((Letters(size), (1280, 800)) for size in (24, 48)),
    (Letters(24), PHONES[1]),
    (Letters(48), PHONES[0]),
    *((Letters(minimum=18), size) for size in PHONES),
    (AS_USUAL, ZOOMED),
)
"""Letters and windows in which all is seen."""
OFTEN = (READERS[1], READERS[2], READERS[3], READERS[5], READERS[7], READERS[-1])
HARSHEST = (
    *((Letters(minimum=24), size) for size in (PHONES[0], DESKS[0])),
    *((letters, PHONES[0]) for letters in (Letters(spaced=True), Letters(48))),
)
"""Those with the least room, which longer words are short of first."""
A_FEW = (
    *("asked-action", "asked-payment", "asked-gain_die", "asked-keep_bonus", "tabbed-discard_card"),
    *("marked-lay_egg", "marked-gain_die", "marked-hand-9", "set-up-keeping-3", "table-5-9"),
    *("tab-goals", "hint-3", "exercise-0", "start", "end-2"),
    *("over-settings", "over-menu", "over-gallery", "over-share", "over-keys"),
    *("laying-refused", "board-pad-2", "board-lay_eggs", "round-end-4", "marked-give_to"),
)


def faults(
    show: Show, letters: Letters, size: tuple[int, int], names: Sequence[str], language: Language
) -> str:
    """Return what is cut, covered or beside the window, a line per fault."""
    frame = show(letters, size)
    assert frame.page.evaluate(BELOW) == []
    laid_out(names)
    found = [f"{name}: {fault}" for name in names for fault in frame.faults_in(name, language)]
    return "\n".join(found)


@pytest.mark.parametrize(("letters", "size"), OFTEN, ids=str)
def test_nothing_is_cut_or_out_of_reach(
    show: Show, letters: Letters, size: tuple[int, int]
) -> None:
    """Each reader reads another language than the one before."""
    language = LANGUAGES[OFTEN.index((letters, size)) % len(LANGUAGES)]
    assert not faults(show, letters, size, A_FEW, language)


@pytest.mark.soak
@pytest.mark.parametrize(("letters", "size"), READERS, ids=str)
def test_nothing_is_cut_or_out_of_reach_in_any_state(
    show: Show, letters: Letters, size: tuple[int, int]
) -> None:
    assert not faults(show, letters, size, list(STATES), "en")


@pytest.mark.soak
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize(("letters", "size"), HARSHEST, ids=str)
def test_nothing_is_cut_or_out_of_reach_in_languages_with_longer_words(
    show: Show, letters: Letters, size: tuple[int, int], language: Language
) -> None:
    assert not faults(show, letters, size, list(STATES), language)


def test_a_smallest_size_counts_as_the_letters_of_which_it_is_the_smallest(show: Show) -> None:
    """The style's smallest type is 0.75 rem: 24 px at least means letters of 32 px."""
    assert show(Letters(minimum=24), (1280, 800)).page.evaluate(ROOT) == "32px"


def test_text_set_wide_apart_keeps_its_size_and_is_known(show: Show) -> None:
    page = show(Letters(spaced=True), (1280, 800)).page
    assert page.evaluate(ROOT) == "16px"
    assert page.locator("html[data-spaced]").count() == 1


WRITTEN = """
() => {
  const { get, set } = Object.getOwnPropertyDescriptor(MediaList.prototype, "mediaText");
  window.written = 0;
  const counted = function (text) { window.written += 1; set.call(this, text); };
  Object.defineProperty(MediaList.prototype, "mediaText", { get, set: counted });
}
"""


def test_the_style_is_scaled_once_however_many_pictures_come(show: Show) -> None:
    """Each query that is written again lays the whole page out again."""
    frame = show(Letters(minimum=24), (1280, 800))
    frame.page.evaluate(WRITTEN)
    frame.show("table-5-9", "en")
    assert frame.page.evaluate("written") == 0


def test_what_keys_bring_the_focus_to_comes_into_the_window(page: Page, site_url: str) -> None:
    """With letters three times as large the table is higher than its window."""
    Letters(48).set(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    keep(page, cut(recorded("base_101"), -8))
    page.goto(site_url)
    page.wait_for_selector("[data-decision]", state="attached")
    page.keyboard.press("Tab")
    page.evaluate("scrollTo({ top: 1e6, behavior: 'instant' })")
    page.evaluate("document.getElementById('question').focus({ preventScroll: true })")
    expect(page.locator("#question:focus")).to_be_in_viewport(ratio=0.9)
