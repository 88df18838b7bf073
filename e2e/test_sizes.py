"""The page at every size: fingers hit what they aim at, large letters and zoom lose nothing,
a desktop holds the whole table, and the score sheet prints on one page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from msgspec import structs
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import PHONE, Visitors
from e2e.playing import (
    SAVE,
    begin,
    on_to_the_next_round,
    open_tool,
    play,
    recorded,
    take_first,
)
from e2e.ready import reopen
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, encode

FINGER = 44  # CSS pixels

TARGETS = """
least => [...document.querySelectorAll("button, a[href], input, select, textarea, summary")]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest(".sr"))
  .filter(e => !e.matches(".bird-link, [type=range]"))  // words in a sentence; a slider
  .filter(e => !(e.closest(".folded")?.clientWidth <= 1))  // for keys: the thing is touched itself
  .filter(e => !document.querySelector("dialog:modal") || e.closest("dialog"))
  .map(e => [e, e.closest("label") && e.matches("[type=checkbox]") ? e.closest("label") : e])
  .map(([e, area]) => [e, area.getBoundingClientRect()])
  .filter(([e, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([e, box]) =>
    `${e.className || e.id || e.tagName} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""
CUT_OFF = """
() => [...document.querySelectorAll("button, h1, h2, .needs, .goal-name, .bonus-now")]
  .filter(e => e.checkVisibility() && e.clientWidth > 1)
  .filter(e => !(e.closest(".folded")?.clientWidth <= 1))
  .map(e => [e, getComputedStyle(e)])
  .filter(([e, style]) => style.display !== "inline" && style.textOverflow !== "ellipsis")
  .filter(([e]) => e.scrollWidth > e.clientWidth + 1)
  .map(([e]) => `${e.className || e.id}: ${e.textContent.slice(0, 40)}`)
"""
SIDEWAYS = "() => [document.documentElement.scrollWidth, innerWidth]"
HIDDEN = """
parts => parts.map(part => {
  const element = document.querySelector(part);
  const box = element.getBoundingClientRect();
  let [top, bottom, left, right] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight),
    Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  for (let e = element.parentElement; e; e = e.parentElement) {
    if (getComputedStyle(e).overflowY === "visible") continue;
    const room = e.getBoundingClientRect();
    [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
  }
  const seen = Math.max(0, bottom - top) * Math.max(0, right - left);
  return [part, Math.round(100 - 100 * seen / (box.width * box.height))];
}).filter(([part, hidden]) => !(hidden <= 0))
"""
"""Returns the parts that are not seen whole, with the share that is hidden: NaN without any box."""


@pytest.fixture
def phone(ready: Callable[..., Page]) -> Page:
    """A phone on the start page."""
    return ready(**PHONE)


def saved(record: Record, share: float) -> str:
    """Return the first ``share`` of a game, as the browser keeps it."""
    answers = record.answers[: round(len(record.answers) * share)]
    return encode(structs.replace(record, answers=answers)).decode()


def open_at(page: Page, save: str) -> None:
    """Open a ready page where that game is kept."""
    reopen(page, {SAVE: save})
    page.wait_for_selector("html[data-phase] :is([data-decision], .end)", state="attached")


def too_small(page: Page) -> set[str]:
    found: list[str] = page.evaluate(TARGETS, FINGER)
    return set(found)


def test_a_finger_hits_every_control_of_start_settings_gallery_and_hand_over(phone: Page) -> None:
    assert too_small(phone) == set()
    phone.locator(".menu-open:visible").tap()
    phone.locator("#menu").wait_for()
    assert too_small(phone) == set()
    phone.locator("#menu .gallery-tool").tap()
    phone.locator("#gallery").wait_for()
    assert too_small(phone) == set()
    phone.locator("#gallery .close").tap()
    begin(phone, seed="5", players="3", name_0="Ada", name_1="Bo", name_2="Cy")
    assert too_small(phone) == set()
    phone.locator(".take").tap()
    phone.locator(".menu-open:visible").tap()
    phone.locator("#menu .settings-tool").tap()
    phone.locator("#settings").wait_for()
    assert too_small(phone) == set()
    phone.locator("#settings .close").tap()
    while phone.locator(".take, .setting-up").count():
        play(phone, take_first, 1)
    phone.locator(".mat-name").nth(1).tap()
    expect(phone.locator("#mat-1")).to_be_visible()
    assert too_small(phone) == set()


def test_a_finger_hits_every_control_of_the_table_at_every_kind_of_question(phone: Page) -> None:
    begin(phone, seed="5", set_european="on", set_oceania="on")
    dice = random.Random(5)
    seen: set[str] = set()
    found: set[str] = set()
    while phone.locator("[data-decision]").count():
        question = phone.locator("#question").inner_text().rpartition(":")[2]
        if question not in seen and len(seen) < 9:
            seen.add(question)
            found |= too_small(phone)
            for tab in phone.locator(".tab:visible").all():
                tab.click()
                found |= too_small(phone)
        play(phone, dice.randrange, 3 if len(seen) < 9 else 1000)
    assert len(seen) > 8
    assert found | too_small(phone) == set()


def hold(page: Page, thing: Locator) -> None:
    """Rest a finger on the middle of a thing until the reader opens, and lift it."""
    box = thing.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator("#reader").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_held_on_a_bird_holds_its_card_up_and_chooses_nothing(
    phone: Page,
) -> None:
    open_at(phone, saved(recorded("base_101"), 0.7))
    token = phone.locator("#root").get_attribute("data-decision")
    phone.locator(".tab").nth(1).tap()
    for thing in (phone.locator("#mat-0 .bird").first, phone.locator("#hand .card").first):
        name = thing.locator(".bird-name").first.text_content() or ""
        hold(phone, thing)
        expect(phone.locator("#reader h3")).to_have_text(name)
        phone.locator("#reader .close").tap()
        expect(phone.locator("#reader")).to_have_count(0)
    assert phone.locator("#root").get_attribute("data-decision") == token
    expect(phone.locator(".picked")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "doubled"),
    [
        pytest.param(320, 256, False, marks=pytest.mark.soak),  # as in `test_letters.py`
        pytest.param(1280, 800, True, marks=pytest.mark.soak),
        (360, 740, True),
    ],
)
def test_four_times_the_zoom_or_twice_the_letters_lose_nothing(
    visitors: Visitors, site_url: str, width: int, height: int, doubled: bool
) -> None:
    """A window of 1280 × 1024 at a zoom of 400 % has 320 × 256 CSS pixels."""
    page = visitors.come(locale="fr-FR").new_page()
    page.set_viewport_size({"width": width, "height": height})
    if doubled:
        chosen = {"fontSizes": {"standard": 32}}  # the browser's setting; 16 is usual
        page.context.new_cdp_session(page).send("Page.setFontSizes", chosen)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    assert page.evaluate(SIDEWAYS) == [width, width]
    begin(page, seed="5", set_oceania="on")
    dice = random.Random(5)
    for _ in range(8):
        scrolled, room = page.evaluate(SIDEWAYS)
        assert scrolled <= room
        assert page.evaluate(CUT_OFF) == []
        question = page.locator("#question")
        question.scroll_into_view_if_needed()
        expect(question).to_be_in_viewport()
        token = page.locator("#root").get_attribute("data-decision")
        options = page.locator("#prompt .options [data-choice]")
        if options.count():
            options.nth(dice.randrange(options.count())).dispatch_event("click")
        else:  # at the set-up the things themselves are pressed
            play(page, dice.randrange, 1)
        assert page.locator("#root").get_attribute("data-decision") != token
        play(page, dice.randrange, 4)
    for tab in page.locator(".tab").all():
        tab.click()
        scrolled, room = page.evaluate(SIDEWAYS)
        assert scrolled <= room


RISEN = f"most => ({HIDDEN.strip()})(['#automa']).every(([, hidden]) => hidden < most)"


def several(players: int) -> Record:
    """Return the first round of a game of several people with all sets."""
    sets = ("core", "swiftstart", "european", "oceania")
    game = Game.new(
        Setup(players=players, names=("Ada", "Bo", "Cy", "Di", "Eve")[:players], sets=sets)
    )
    dice = random.Random(players)
    while game.state.round < 2:
        assert game.decision
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()


@pytest.mark.parametrize(
    "players", [1, *(pytest.param(number, marks=pytest.mark.soak) for number in (3, 5))]
)
def test_a_desktop_holds_the_whole_table_without_scrolling(ready_page: Page, players: int) -> None:
    page = ready_page
    save = saved(recorded("all_sets_121"), 0.7) if players == 1 else saved(several(players), 1)
    open_at(page, save)
    on_to_the_next_round(page)
    if players > 1:
        page.locator(".take").click()
    parts = [".middle .mat", "#prompt", "#hand", "#tray", "#deck", "#birdfeeder", "#supply"]
    for width, height in ((1280, 800), (1100, 700), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(size) == [width, height]
        low = height == 700
        whole = [*parts, "#scores", "#goals", "#log", *([] if low else ["#bonus"])]
        assert page.evaluate(HIDDEN, whole) == []
        if players == 1:
            open_tool(page, "log")
            page.locator("#drawer").hover()  # it rises to be read
            page.wait_for_function(RISEN, arg=100 if low else 40)
            page.mouse.move(0, 0)
            open_tool(page, "log")


def test_the_score_sheet_prints_on_one_page(ready_page: Page) -> None:
    for save in (saved(recorded("all_sets_121"), 1), saved(finished(5), 1)):
        open_at(ready_page, save)
        printed = ready_page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def finished(players: int) -> Record:
    game = Game.new(Setup(players=players, seed=3))
    dice = random.Random(players)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()
