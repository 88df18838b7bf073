"""A double click answers once, wherever it falls; quick presses in different places all count."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from e2e.playing import begin, play

READY = """async () => {
  const { script } = await import(new URL("static/page.mjs", document.baseURI));
  while (!script("twice") || !script("motion")) await new Promise(soon => setTimeout(soon, 20));
}"""
SHAKES = "() => window.moved.some(({ translate }) => translate)"
RINGED = "() => window.moved.some(({ outlineStyle }) => outlineStyle)"
WATCH = """() => {
  const asked = () => document.getElementById("root").dataset.decision;
  let before = asked();
  window.passedOn = [];
  window.moved = [];
  const { animate } = Element.prototype;
  const timeStamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (this.closest("#root")) window.moved.push(...animation.effect.getKeyframes());
    return animation;
  };
  const clicked = (event) => {
    window.clicked = event.timeStamp;
    window.passedOn.push(asked() !== before);
    before = asked();
  };
  addEventListener("click", clicked);
  window.watched = () => {
    removeEventListener("click", clicked);
    Element.prototype.animate = animate;
    Object.defineProperty(Event.prototype, "timeStamp", timeStamp);
    return window.passedOn;
  };
}"""
ON_TIME = """apart => {
  const at = window.clicked + apart;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() { return this.type === "pointerdown" ? at : get.call(this); },
  });
}"""
TRAY = "#tray .hit"


def to_an_action(page: Page, **setup: str) -> None:
    """Begin a solo game and play until an action is asked for that a card of the tray can begin."""
    begin(page, seed="8", **setup)
    dice = random.Random(5)
    while not (page.locator('#prompt [data-key~="g"]').count() and page.locator(TRAY).count()):
        play(page, dice.randrange, 1)
    page.evaluate(READY)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_twice(page: Page, place: tuple[float, float], apart: int) -> list[bool]:
    """Click twice; return for each click that was passed on whether it changed the question."""
    page.evaluate(WATCH)
    page.mouse.click(*place)
    page.wait_for_timeout(apart)
    page.mouse.click(*place)
    return page.evaluate("window.watched()")  # type: ignore[no-any-return]


def press_twice(
    page: Page, press: Callable[[float, float], None], place: tuple[float, float], apart: int
) -> list[bool]:
    """The same, with the second press a little beside the first and ``apart`` milliseconds after
    it by the time of the events, however late a busy machine brings it.
    """
    x, y = place
    page.evaluate(WATCH)
    press(x, y)
    page.evaluate(ON_TIME, apart)
    press(x + 8, y - 8)
    return page.evaluate("window.watched()")  # type: ignore[no-any-return]


# the script on a page with two answers and a take-back, without Python


BARE = """<!doctype html><title>Bare</title>
<style>button { position: absolute; top: 10px; width: 40px; height: 40px }
[data-do=undo] { left: 60px } [data-do=begin_with] { left: 110px }</style>
<div id="root" data-decision="1"><button data-choice="1"></button>
<button data-do="undo"></button><button data-do="begin_with" data-with="{}"></button></div>
<script type="module" src="static/twice.mjs"></script>"""
ANSWER = """() => {
  window.pressed = "";
  const root = document.getElementById("root");
  root.addEventListener("click", ({ target: { dataset } }) => {
    window.pressed += dataset.choice ?? dataset.do[0];
    root.dataset.decision = 1 + Number(root.dataset.decision);
  });
}"""
NEXT = "document.getElementById('root').dataset.decision = 77"
CHOICE, UNDO, BEGIN = (30, 30), (80, 30), (130, 30)


@pytest.fixture
def bare(page: Page, site_url: str) -> Page:
    address = f"{site_url}bare.html"
    page.route(address, lambda route: route.fulfill(body=BARE, content_type="text/html"))
    page.goto(address)
    page.evaluate("import(new URL('static/twice.mjs', document.baseURI))")
    page.evaluate(ANSWER)
    return page


def pressed(page: Page) -> str:
    return page.evaluate("window.pressed")  # type: ignore[no-any-return]


@pytest.mark.parametrize(("apart", "count"), [(0, 1), (60, 1), (300, 1), (450, 1), (600, 2)])
def test_presses_in_one_place_count_from_half_a_second(bare: Page, apart: int, count: int) -> None:
    press_twice(bare, bare.mouse.click, CHOICE, apart)
    assert pressed(bare) == count * "1"


def test_presses_in_other_places_count_at_once_and_so_does_what_answers_nothing(bare: Page) -> None:
    for place in (CHOICE, BEGIN, CHOICE, UNDO, UNDO, UNDO, BEGIN):
        bare.mouse.click(*place)
    assert pressed(bare) == "1b1uuub"


def test_a_question_that_comes_under_the_finger_is_not_answered(bare: Page) -> None:
    bare.mouse.move(*CHOICE)
    bare.mouse.down()
    bare.evaluate(NEXT)
    bare.mouse.up()
    bare.locator("[data-choice]").focus()
    bare.keyboard.down("Space")
    bare.evaluate(NEXT.replace("77", "78"))
    bare.keyboard.up("Space")
    assert pressed(bare) == ""
    bare.mouse.click(*CHOICE)
    assert pressed(bare) == "1"


def test_keys_that_are_pressed_count_each_time_and_one_that_is_held_once(bare: Page) -> None:
    bare.locator("[data-choice]").focus()
    for _ in range(5):
        bare.keyboard.down("Enter")
    bare.keyboard.up("Enter")
    assert pressed(bare) == "1"
    bare.keyboard.press("Enter")
    bare.keyboard.press("Space")
    assert pressed(bare) == "111"


def test_what_is_pressed_without_finger_or_key_counts(bare: Page) -> None:
    """As by a screen reader, after whatever."""
    bare.keyboard.press("Enter")
    bare.mouse.click(300, 300)
    bare.evaluate(NEXT)
    for _ in range(3):
        bare.locator("[data-choice]").evaluate("thing => thing.click()")
    assert pressed(bare) == "111"


# the table


@pytest.mark.soak
def test_a_slow_double_click_on_a_card_of_the_tray_takes_one_turn(ready_page: Page) -> None:
    to_an_action(ready_page)
    card = middle(ready_page.locator(TRAY).first)
    assert press_twice(ready_page, ready_page.mouse.click, card, 200) == [True]


def test_two_clicks_with_time_to_look_between_them_are_two(ready_page: Page) -> None:
    to_an_action(ready_page)
    assert click_twice(ready_page, middle(ready_page.locator(TRAY).first), 650) == [True, True]


def test_two_taps_of_a_finger_answer_once(ready: Callable[..., Page]) -> None:
    page = ready(has_touch=True)
    to_an_action(page)
    card = middle(page.locator(TRAY).first)
    assert press_twice(page, page.touchscreen.tap, card, 150) == [True]


def test_what_was_pressed_in_vain_shakes(ready_page: Page) -> None:
    page = ready_page
    page.emulate_media(reduced_motion="no-preference")
    to_an_action(page)
    place = middle(page.locator(TRAY).first)
    press_twice(page, page.mouse.click, place, 100)
    assert page.evaluate(SHAKES)


def test_a_double_click_takes_one_turn_and_where_nothing_moves_what_was_pressed_is_ringed(
    ready_page: Page,
) -> None:
    to_an_action(ready_page)
    card = middle(ready_page.locator(TRAY).first)
    assert press_twice(ready_page, ready_page.mouse.click, card, 60) == [True]
    assert ready_page.evaluate(RINGED)
    assert not ready_page.evaluate(SHAKES)
