"""What changes hands is seen to move, others' turns are played back, and nothing waits for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Watch
from e2e.drivers import PlaywrightDriver
from e2e.playing import ALL_THERE, CHOOSE, MOMENT, keep, kept, saved
from e2e.ready import reopen
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode
from wingspan.ui.play.settings import SETTINGS

RECORDS = Path(__file__).parents[1] / "tests" / "records"
GAME = decode((RECORDS / "base_113.json").read_bytes())
FIRST, MANY = 33, 21
"""From the answer ``FIRST`` on, ``MANY`` answers of that game bring every kind of change."""
KINDS = {
    "card: hand to mat",
    "card: tray to hand",
    "card: deck to hand",
    "card: deck to tray",
    "card: under a bird",
    "cube: clock to head",
    "egg: head to mat",
    "egg: mat to head",
    "food: die to food",
    "food: food to mat",
    "food: mat to mat",
    "counter: food",
    "counter: deck",
    "counter: score",
}
"""What moves, from where to where. Food goes from a power's bird to that bird itself."""
PLAYED = """
async answers => {
  const allThere = ALL_THERE;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    return animation;
  };
  const places = "#hand, #tray, .mat";
  const places_of = () => new Map([...document.querySelectorAll("#root [data-thing]")].map(
    e => [e.dataset.thing, e.closest(places)?.id.replace(/-.*/, "")]));
  const foods = ["invertebrate", "seed", "fish", "fruit", "rodent", "nectar"];
  const seen = new Set();
  const ghosts = new WeakSet();
  for (const answer of answers) {
    const before = places_of();
    const logged = Number(document.querySelector("[data-log]").dataset.log);
    choose(answer);
    await allThere();
    await new Promise(requestAnimationFrame);
    const now = places_of();
    const table = document.querySelector("[data-moves]");
    const told = JSON.parse(table?.dataset.moves ?? "[]").filter(([entry]) => entry >= logged);
    for (const ghost of document.querySelectorAll(".motion-layer .ghost")) {
      if (ghosts.has(ghost)) continue;
      ghosts.add(ghost);
      const { thing } = ghost.dataset;
      if (!now.has(thing) || !ghost.getAnimations().length) throw new Error(thing);
      const shown = ghost.querySelector(".icon")?.textContent;
      const isShown = ([, , , to, sign]) => to === thing && sign === shown;
      const what = shown ? told.find(isShown)[1] : "card";
      const name = foods.includes(what) ? "food" : what;
      const [, , from, to] = told.find(([, kind, , to]) => to === thing && kind === what) ?? [];
      const kind = (places, part) =>
        part.startsWith("card:") ? places.get(part) : part.replace(/:.*/, "");
      if (!from) seen.add(`card: ${before.get(thing)} to ${now.get(thing)}`);
      else if (from.startsWith("card:") && what === "card") seen.add("card: under a bird");
      else seen.add(`${name}: ${kind(before, from)} to ${kind(now, to)}`);
    }
    for (const ring of document.querySelectorAll(".motion-layer .ring")) {
      if (!document.querySelector(`[data-thing="${ring.dataset.thing}"][data-count]`))
        throw new Error(ring.dataset.thing);
      seen.add(`counter: ${ring.dataset.thing.replace(/:.*/, "")}`);
    }
  }
  Element.prototype.animate = animate;
  return [...seen];
}
""".replace("ALL_THERE", ALL_THERE)
"""Gives answers and returns what moved. A move lasts until the next answer: nothing is missed."""
IN_FLIGHT = "() => document.querySelectorAll('.ghost').length"


def until(stop: Callable[[Game], bool]) -> tuple[Record, tuple[int, ...]]:
    """Return the game up to the first moment when ``stop`` is true, and the answers after it."""
    game = Game.replay(structs.replace(GAME, answers=(), take_backs=0))
    for number, answer in enumerate(GAME.answers):
        if stop(game):
            return game.record(), GAME.answers[number:]
        game.answer(answer)
    raise AssertionError("there is no such moment")


def is_eventful(game: Game) -> bool:
    """Whether the answers that follow bring every kind of change."""
    return len(game.answers) == FIRST


def open_at(page: Page, record: Record, settings: str = "{}") -> None:
    """Open a ready page where that game is kept.

    What was watched before is not watched again, as it comes while nothing is to move.
    """
    reopen(page, {**kept(record), SETTINGS: settings})
    page.wait_for_selector("[data-decision]", state="attached")
    page.wait_for_selector(".motion-layer", state="attached")
    page.evaluate(ALL_THERE)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(MOMENT)


def test_each_kind_of_change_goes_from_its_old_place_to_its_new_one_and_nothing_waits(
    ready_page: Page,
) -> None:
    """Answers are given faster than anything moves: each is taken at once."""
    page = ready_page
    record, answers = until(is_eventful)
    open_at(page, record, '{"answer_for_me": false}')
    seen = page.evaluate(PLAYED, list(answers[:MANY]))
    assert KINDS - set(seen) == set()
    assert decode(saved(page)).answers == GAME.answers[: FIRST + MANY]


REDRAWN = """
async answer => {
  choose(answer);
  await ALL_THERE();
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) animation.pause();
  const ghosts = () => [...document.querySelectorAll(".ghost")].map(e => e.dataset.thing);
  const moving = ghosts();
  const shown = () => document.getElementById("drawer")?.className;
  const was = shown();
  document.querySelector("[data-do=drawer]").click();
  await ALL_THERE();
  await new Promise(requestAnimationFrame);
  return [moving, ghosts(), shown() !== was];
}
""".replace("ALL_THERE", f"({ALL_THERE})")


def test_what_is_drawn_anew_without_an_answer_ends_nothing(ready_page: Page) -> None:
    """A recorded answer takes a die: its food flies on while the drawer is redrawn."""
    page = ready_page
    record, answers = until(lambda game: len(game.answers) == FIRST + 10)
    open_at(page, record, '{"answer_for_me": false}')
    moving, still, redrawn = page.evaluate(REDRAWN, answers[0])
    assert redrawn
    assert moving
    assert still == moving


@pytest.mark.parametrize(
    "calm", [pytest.param("the system's wish", marks=pytest.mark.soak), "the setting"]
)
def test_whoever_wants_none_sees_nothing_move(ready_page: Page, calm: str) -> None:
    page = ready_page
    record, answers = until(is_eventful)
    settings = '{"answer_for_me": false, "motion": "%s"}'
    open_at(page, record, settings % ("off" if calm == "the setting" else "normal"))
    if calm == "the system's wish":
        page.emulate_media(reduced_motion="reduce")
        page.evaluate("() => new Promise(requestAnimationFrame)")  # the page is told in a frame
    assert page.evaluate(PLAYED, list(answers[:MANY])) == []
    assert page.evaluate(IN_FLIGHT) == 0


def until_another_s_turn(page: Page) -> Locator:
    """Play on until somebody else's turn is played back; return the element that shows it."""
    record, answers = until(is_eventful)
    open_at(page, record, '{"answer_for_me": false}')
    told = "() => document.getElementById('playback')?.dataset.playback"
    before = page.evaluate(told)
    for answer in answers:
        page.evaluate(CHOOSE, answer)
        if page.evaluate(told) not in (None, before):
            break
    watched = page.locator("body > .watch")
    expect(watched).to_be_visible()
    return watched


def test_another_s_turn_is_watched_until_a_key_is_pressed(ready_page: Page) -> None:
    page = ready_page
    watched = until_another_s_turn(page)
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#playback [role=status]")).to_contain_text("Automa")
    expect(watched.locator(".played-step.now")).to_have_count(1)
    page.keyboard.press("Shift")
    expect(watched).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator(".played > summary")).to_be_visible()
    page.locator(".played > summary").click()
    expect(page.locator(".played li").first).to_contain_text("Automa")


PLACES = """
() => {
  const box = (found) => {
    const { left, top, right, bottom } = document.querySelector(found).getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  return ["body > .watch", ".mat", "#drawer", "#prompt"].map((found) => {
    const shown = document.querySelector(found)?.getClientRects().length;
    return shown ? box(found) : null;
  });
}
"""
SHOWN = """
() => ["#round-end", "#prompt > .asked"].map((found) => {
  const element = document.querySelector(found);
  return Boolean(element) && getComputedStyle(element).clipPath === "none";
})
"""
"""Whether the end of a round and the question can be seen."""


def overlap(one: list[int], other: list[int]) -> bool:
    return min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(
        one[1], other[1]
    )


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids="{0[0]}x{0[1]}".format)
def test_another_s_turn_is_watched_beside_the_mat_and_nothing_else_speaks(
    ready_page: Page, size: tuple[int, int]
) -> None:
    """In the drawer's place on a desk, in the question's on a phone."""
    page = ready_page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    watched = until_another_s_turn(page)
    watched.get_by_role("button", name="Pause").click()
    stage, mat, drawer, question = page.evaluate(PLACES)
    assert not overlap(stage, mat)
    place = drawer if size[0] > 1000 else question
    assert stage[0] == place[0]
    assert stage[2] == place[2]
    assert overlap(stage, place)
    assert page.evaluate(SHOWN) == [False, False]
    watched.get_by_role("button", name="Skip").click()
    expect(watched).to_be_hidden()
    assert page.evaluate(SHOWN) == [False, True]


def until_a_round_ends(page: Page) -> Locator:
    """Give the answer that ends the first round, whose last turn is the Automa's."""
    record, answers = until(lambda game: game.state.round == 2)
    before = structs.replace(record, answers=record.answers[:-1])
    open_at(page, before, '{"answer_for_me": false}')
    page.evaluate(CHOOSE, record.answers[-1])
    watched = page.locator("body > .watch")
    expect(watched).to_be_visible()
    assert page.evaluate(SHOWN) == [False, False]
    assert answers
    return watched


@pytest.mark.parametrize(
    "key",
    [
        "Enter",
        pytest.param("Escape", marks=pytest.mark.soak),
        pytest.param("Shift", marks=pytest.mark.soak),
    ],
)
def test_the_end_of_a_round_waits_for_the_turn_that_led_to_it(ready_page: Page, key: str) -> None:
    """The key that would answer it only shows it: nobody goes on from what was not seen."""
    page = ready_page
    watched = until_a_round_ends(page)
    page.keyboard.press(key)
    expect(watched).to_be_hidden()
    assert page.evaluate(SHOWN) == [True, False]
    page.keyboard.press("Enter")
    expect(page.locator("#round-end")).to_be_hidden()
    assert page.evaluate(SHOWN) == [False, True]


def test_whoever_acts_at_once_waits_for_nothing(ready_page: Page) -> None:
    """A row is pressed while a turn is played back and the end of the round has not been seen."""
    page = ready_page
    until_a_round_ends(page)
    given = len(decode(saved(page)).answers)
    page.locator(".head.choosable").first.click()
    page.wait_for_function("() => !document.getElementById('round-end')")
    assert len(decode(saved(page)).answers) > given


def test_what_is_watched_can_be_paused_gone_back_and_asked_for_again(ready_page: Page) -> None:
    page = ready_page
    watched = until_another_s_turn(page)
    steps = watched.locator(".played-step")
    last = steps.count() - 1
    watched.get_by_role("button", name="Pause").click()
    for _ in range(last + 1):
        if watched.get_by_role("button", name="Back").is_disabled():
            break
        watched.get_by_role("button", name="Back").click()
    expect(steps.first).to_have_class(re.compile(r"\bnow\b"))
    watched.get_by_role("button", name="Skip").click()
    expect(watched).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    page.locator(".played > summary").click()
    page.get_by_role("button", name="Watch again").click()
    expect(watched).to_be_visible()
    expect(steps.first).to_have_class(re.compile(r"\bnow\b"))
    page.keyboard.press("Escape")
    expect(watched).to_be_hidden()


def test_the_end_of_a_round_is_gone_on_from_by_one_key_and_does_not_come_back(
    ready_page: Page,
) -> None:
    page = ready_page
    record, _ = until(lambda game: game.state.round == 2)
    open_at(page, record)
    dialog = page.get_by_role("dialog", name="Round 1 is over")
    expect(dialog).to_contain_text("Next goal")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    page.reload()
    page.wait_for_selector("#prompt [data-choice]")
    page.wait_for_selector(".motion-layer", state="attached")
    page.evaluate(MOMENT)
    expect(dialog).to_be_hidden()


def test_sounds_are_fetched_with_the_first_that_is_wanted(
    page: Page, site_url: str, watch: Watch
) -> None:
    record, answers = until(is_eventful)
    keep(page, record)
    settings = '{"answer_for_me": false, "sound": "soft"}'
    page.add_init_script(f"localStorage.setItem({SETTINGS!r}, {settings!r})")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(site_url)
    page.wait_for_selector(".motion-layer", state="attached")
    page.evaluate(MOMENT)
    page.evaluate(
        "() => { const say = AudioScheduledSourceNode.prototype.start;"
        " window.heard = 0; AudioScheduledSourceNode.prototype.start = function (...when) {"
        " window.heard += 1; return say.apply(this, when); }; }"
    )
    assert not any("sound.mjs" in url for url in watch.requests)
    page.evaluate(PLAYED, list(answers[:MANY]))
    PlaywrightDriver(page).until("() => window.heard > 0")
    assert any("sound.mjs" in url for url in watch.requests)
