"""What changes hands is seen to move, others' turns are played back, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.drivers import PlaywrightDriver
from e2e.playing import SAVE, saved
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.ui.play.settings import SETTINGS

RECORDS = Path(__file__).parents[1] / "tests" / "records"
GAME = decode((RECORDS / "base_113.json").read_bytes())
FIRST, MANY = 33, 21
"""So many answers of that game bring every kind of change, from that one on."""
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
answers => {
  const places = "#hand, #tray, .mat";
  const places_of = () => new Map([...document.querySelectorAll("#root [data-thing]")].map(
    e => [e.dataset.thing, e.closest(places)?.id.replace(/-.*/, "")]));
  const foods = ["invertebrate", "seed", "fish", "fruit", "rodent", "nectar"];
  const seen = new Set();
  for (const answer of answers) {
    const before = places_of();
    const logged = Number(document.querySelector("[data-log]").dataset.log);
    document.querySelector(`#root [data-choice="${answer}"]`).click();
    const now = places_of();
    const table = document.querySelector("[data-moves]");
    const told = JSON.parse(table?.dataset.moves ?? "[]").filter(([entry]) => entry >= logged);
    for (const ghost of document.querySelectorAll(".motion-layer .ghost")) {
      const { thing } = ghost.dataset;
      if (!now.has(thing) || !ghost.getAnimations().length) throw new Error(thing);
      const what = ghost.querySelector("use")?.href.baseVal.replace(/.*#/, "") ?? "card";
      const name = foods.includes(what) ? "food" : what;
      const [, , from, to] = told.find(([, kind, , to]) => to === thing && kind === what) ?? [];
      const kind = (places, part) =>
        part.startsWith("card:") ? places.get(part) : part.replace(/:.*/, "");
      if (!from) seen.add(`card: ${before.get(thing)} to ${now.get(thing)}`);
      else if (from.startsWith("card:") && what === "card") seen.add("card: under a bird");
      else seen.add(`${name}: ${kind(before, from)} to ${kind(now, to)}`);
    }
    for (const counter of document.querySelectorAll("[data-count]"))
      if (counter.getAnimations().length)
        seen.add(`counter: ${counter.dataset.thing.replace(/:.*/, "")}`);
  }
  return [...seen];
}
"""
IN_FLIGHT = "() => document.querySelectorAll('.ghost').length"


def until(stop: Callable[[Game], bool]) -> tuple[Record, tuple[int, ...]]:
    """The recorded game up to the first moment that is wanted, and the answers that follow."""
    game = Game.replay(structs.replace(GAME, answers=(), take_backs=0))
    for number, answer in enumerate(GAME.answers):
        if stop(game):
            return game.record(), GAME.answers[number:]
        game.answer(answer)
    raise AssertionError("there is no such moment")


def is_eventful(game: Game) -> bool:
    """Whether the answers that follow bring every kind of change."""
    return len(game.answers) == FIRST


def open_at(page: Page, url: str, record: Record, settings: str = "{}") -> None:
    save = encode(record).decode()
    page.add_init_script(
        f"localStorage.getItem({SAVE!r}) ?? localStorage.setItem({SAVE!r}, {save!r});"
        f"localStorage.setItem({SETTINGS!r}, {settings!r})"
    )
    page.goto(url)
    page.wait_for_selector("[data-decision]", state="attached")
    page.wait_for_selector(".motion-layer", state="attached")


def test_each_kind_of_change_goes_from_its_old_place_to_its_new_one_and_nothing_waits(
    page: Page, site_url: str
) -> None:
    """Answers are given faster than anything moves: each is taken at once."""
    record, answers = until(is_eventful)
    open_at(page, site_url, record, '{"answer_for_me": false}')
    seen = page.evaluate(PLAYED, list(answers[:MANY]))
    assert KINDS - set(seen) == set()
    assert decode(saved(page)).answers == GAME.answers[: FIRST + MANY]


@pytest.mark.parametrize("calm", ["the system's wish", "the setting"])
def test_whoever_wants_none_sees_nothing_move(page: Page, site_url: str, calm: str) -> None:
    record, answers = until(is_eventful)
    if calm == "the system's wish":
        page.emulate_media(reduced_motion="reduce")
    settings = '{"answer_for_me": false, "motion": "%s"}'
    open_at(page, site_url, record, settings % ("off" if calm == "the setting" else "normal"))
    assert page.evaluate(PLAYED, list(answers[:MANY])) == []
    assert page.evaluate(IN_FLIGHT) == 0


def test_another_s_turn_is_played_back_until_a_key_is_pressed(page: Page, site_url: str) -> None:
    record, answers = until(is_eventful)
    open_at(page, site_url, record, '{"answer_for_me": false}')
    playing = "() => document.querySelector('.played-step')?.getAnimations().length ?? 0"
    for answer in answers:
        page.evaluate(
            "answer => document.querySelector(`#root [data-choice='${answer}']`).click()", answer
        )
        if page.evaluate(playing):
            break
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#playback [role=status]")).to_contain_text("Automa")
    page.keyboard.press("Shift")
    assert page.evaluate(playing) == 0
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator(".played-whole")).to_contain_text("Automa")
    page.locator(".played > summary").click()
    expect(page.locator(".played li").first).to_be_visible()


def test_the_end_of_a_round_is_gone_on_from_by_one_key_and_does_not_come_back(
    page: Page, site_url: str
) -> None:
    record, _ = until(lambda game: game.state.round == 2)
    open_at(page, site_url, record)
    dialog = page.get_by_role("dialog", name="Round 1 is over")
    expect(dialog).to_contain_text("Next goal")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    page.reload()
    page.wait_for_selector("#prompt [data-choice]")
    page.wait_for_selector(".motion-layer", state="attached")
    expect(dialog).to_be_hidden()


def test_sounds_are_fetched_with_the_first_that_is_wanted(page: Page, site_url: str) -> None:
    record, answers = until(is_eventful)
    open_at(page, site_url, record, '{"answer_for_me": false, "sound": "soft"}')
    page.evaluate(
        "() => { const say = AudioScheduledSourceNode.prototype.start;"
        " window.heard = 0; AudioScheduledSourceNode.prototype.start = function (...when) {"
        " window.heard += 1; return say.apply(this, when); }; }"
    )
    assert page.evaluate("() => window.wingspanSound === undefined")
    page.evaluate(PLAYED, list(answers[:MANY]))
    PlaywrightDriver(page).until("() => window.heard > 0")
