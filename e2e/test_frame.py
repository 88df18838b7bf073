"""The frame of the table stands still, and what opens over it covers nothing that is in use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.playing import (
    SAY_NO_MORE,
    SAY_OFFLINE,
    answers_until_round,
    begin,
    in_python,
    play,
    recorded,
    take_first,
)
from e2e.states import moments
from e2e.test_sizes import open_at, saved
from e2e.walking import Frame

SAY = """
import gc
from wingspan.ui.loop.app import App

(app,) = (thing for thing in gc.get_objects() if isinstance(thing, App))
app.session.told.say("save_turn_again")
app.render()
"""


COVERED = """
([above, below]) => {
  const a = document.querySelector(above).getBoundingClientRect();
  const b = document.querySelector(below).getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
"""
OUTSIDE = """
() => [...document.querySelectorAll("#hand .card")].filter(card => {
  const box = card.getBoundingClientRect();
  const list = card.parentElement.getBoundingClientRect();
  return box.left < list.left - 3 || box.right > list.right + 3 || box.bottom > innerHeight;
}).length
"""
LINES = """
() => [...document.querySelectorAll("#hand .needs-word")]
  .map(e => e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))
"""
ON_THE_PICTURE = """
() => [...document.querySelectorAll("#hand .face, #tray .face, #mat-0 .bird")].flatMap(card => {
  const plate = card.querySelector(":scope > .plate");
  const box = plate.getBoundingClientRect();
  const style = getComputedStyle(plate);
  const [left, right] = [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
  const [wide, high] = [box.width - left - right, box.height];
  const scale = Math.min(wide / 120, high / 90); // the size of a plate
  const middle = [box.left + left + wide / 2, box.top + high / 2];
  const near = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < middle[0] + 60 * scale - 1 && right > middle[0] - 60 * scale + 1
      && top < middle[1] + 45 * scale - 1 && bottom > middle[1] - 45 * scale + 1;
  };
  return [...card.querySelectorAll(":scope .points, :scope .nest, :scope .span, :scope .badges")]
    .filter(thing => !thing.closest(".peek") && thing.checkVisibility() && near(thing))
    .map(thing => `${thing.className} of ${card.textContent.slice(0, 30)}`);
})
"""


@pytest.fixture
def frame(browser: Browser, site_url: str) -> Iterator[Frame]:
    """The page's frame on a desk, without Python."""
    shown = Frame(browser, site_url, touched=False)
    yield shown
    shown.close()


def test_the_ribbon_keeps_its_height_whatever_is_asked(frame: Frame) -> None:
    """On a phone it may grow; there the mat keeps its box (``test_layout``)."""
    frame.resize(1280, 800)
    page = frame.page
    seen: dict[str, float] = {}
    for _, session, markup in moments(20, ()):
        frame.put(markup, session.phase, session.language)
        asked = page.locator("#prompt:not(.set-up, :has(.laid-out))")
        if session.phase == "play" and asked.count():
            box = asked.bounding_box()
            assert box
            seen[page.locator("#question").inner_text()] = round(box["height"])
    assert len(seen) > 3
    assert len(set(seen.values())) == 1, seen


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (360, 740),
        pytest.param(390, 844, marks=pytest.mark.soak),
        pytest.param(1280, 800, marks=pytest.mark.soak),
    ],
)
def test_what_the_page_says_of_itself_covers_nothing(
    ready_page: Page, width: int, height: int
) -> None:
    """It says that it can be played without a network, and a sentence about the game."""
    ready_page.set_viewport_size({"width": width, "height": height})
    begin(ready_page, seed="8")
    while ready_page.locator(".setting-up").count():
        play(ready_page, take_first, 1)
    ready_page.evaluate(SAY_OFFLINE)
    in_python(ready_page, SAY)
    for said in ("#offline", ".notices"):
        expect(ready_page.locator(said)).to_be_visible()
        for part in (".clock", ".tools", ".mat", "#supply", "#prompt", "#hand", "#tray", ".tabs"):
            if ready_page.locator(part).first.is_visible():
                assert not ready_page.evaluate(COVERED, [said, part]), part
    expect(ready_page.locator("#question")).to_be_in_viewport(ratio=1)
    if width < 700:
        expect(ready_page.locator(".tabs")).to_be_in_viewport(ratio=1)
    ready_page.evaluate(SAY_NO_MORE)


@pytest.mark.parametrize(
    ("width", "height", "free"),
    [(360, 740, ["#mat-0"]), (1280, 800, ["#prompt", "#mat-0", "#tray", "#birdfeeder"])],
)
def test_the_end_of_a_round_leaves_the_table_free_to_be_played_on(
    ready_page: Page, width: int, height: int, free: list[str]
) -> None:
    page = ready_page
    page.set_viewport_size({"width": width, "height": height})
    record = recorded("base_101")
    open_at(page, saved(record, answers_until_round(record, 2) / len(record.answers)))
    expect(page.locator("#round-end-title")).to_be_visible()
    for part in free:
        assert not page.evaluate(COVERED, ["#round-end", part]), part
    page.locator("#mat-0 .head:not(.head-play)[data-choice]").first.click()
    expect(page.locator("#round-end")).to_have_count(0)


def test_five_cards_fit_and_no_bird_lies_on_a_figure(frame: Frame) -> None:
    frame.show("set-up-1", "en")
    expect(frame.page.locator("#hand .card")).to_have_count(5)
    for size in ((1280, 800), (1440, 900), (1920, 1080)):
        frame.resize(*size)
        assert frame.page.evaluate(OUTSIDE) == 0
        assert frame.page.evaluate(ON_THE_PICTURE) == []


def test_a_card_of_a_great_hand_rises_with_its_power(ready_page: Page) -> None:
    """Two cards of fourteen: a Yellow-Headed Blackbird and a Eurasian Golden Oriole."""
    page = ready_page
    record = recorded("all_sets_122")
    open_at(page, saved(record, 129 / len(record.answers)))
    for height in (800, 900):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(page.locator("#hand .needs")).to_have_count(13)
        lines = page.evaluate(LINES)
        assert lines and max(lines) < 2
        for bird in ("yellow_headed_blackbird", "eurasian_golden_oriole"):
            card = page.locator(f"#hand-{bird}")
            expect(card.locator(".power")).to_be_hidden()
            card.hover(position={"x": 60, "y": 30})
            power = card.locator(".power")
            expect(power).to_be_visible()
            assert power.evaluate("e => e.scrollHeight <= e.clientHeight")
            whole, hand = (part.bounding_box() for part in (card, page.locator("#hand")))
            assert whole and hand and whole["y"] + whole["height"] <= hand["y"] + hand["height"]
        page.mouse.move(5, 5)


def test_every_card_of_three_rows_rises_inside_the_hand(ready_page: Page) -> None:
    """Fourteen cards at 1280 px lie in three rows of five, five and four."""
    page = ready_page
    record = recorded("all_sets_122")
    page.set_viewport_size({"width": 1280, "height": 800})
    open_at(page, saved(record, 129 / len(record.answers)))
    cards = page.locator("#hand .place > .card")
    expect(cards).to_have_count(14)
    hand = page.locator("#hand > .cards").bounding_box()
    assert hand
    for number in range(14):
        page.mouse.move(5, 5)
        place = page.locator("#hand .place").nth(number).bounding_box()
        assert place
        page.mouse.move(place["x"] + 60, place["y"] + 30)
        expect(cards.nth(number).locator(".figures")).to_be_visible()
        cards.nth(number).evaluate("e => Promise.all(e.getAnimations().map(a => a.finished))")
        whole = cards.nth(number).bounding_box()
        assert whole
        assert abs(whole["y"] + 8 - hand["y"] - 4) < 2, number
        assert abs(whole["height"] - hand["height"] + 4) < 2, number


def test_what_a_bird_does_waits_after_a_press_and_never_covers_its_row(ready_page: Page) -> None:
    page = ready_page
    open_at(page, saved(recorded("base_101"), 0.85))
    page.set_viewport_size({"width": 1280, "height": 800})
    tip = page.locator("#tip")
    for habitat in ("forest", "grassland", "wetland"):
        row = f"#mat-0 .row-{habitat} .spaces"
        bird = page.locator(f"{row} .bird[data-tip]").first
        bird.hover()
        expect(tip).to_be_visible()
        expect(tip).to_contain_text(bird.get_attribute("data-tip") or "nothing")
        assert not page.evaluate(COVERED, ["#tip", row])
        page.mouse.down()
        page.mouse.up()
        expect(tip).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator("#reader")).to_have_count(0)
        box = bird.bounding_box()
        assert box
        page.mouse.move(box["x"] + 6, box["y"] + 6)
        expect(tip).to_be_visible()
        page.mouse.move(2, 2)
