"""Replays of a game: by buttons, slider, themselves, or from the log; and playing on from one."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.far_apart import kept_records
from e2e.playing import CHOICES, SAVE, begin, open_tool, play, saved, take_last
from wingspan.engine.notation.record import Record, decode, encode
from wingspan.links import GameLink, pack_game

RECORD = decode((Path(__file__).parents[1] / "tests/records/base_101.json").read_bytes())


def step(page: Page, how: str) -> Locator:
    return page.locator(f"""[data-do=replay][data-with*='"{how}"']""")


def place(page: Page) -> int:
    return int(page.locator(".replay-range").input_value())


@pytest.fixture
def watched(page: Page, site_url: str) -> tuple[Page, Record]:
    """Open the replay of a finished game that the browser keeps."""
    page.add_init_script(
        "if (location.host && !localStorage.getItem('wingspan.current'))"
        f" localStorage.setItem({SAVE!r}, {encode(RECORD).decode()!r})"
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=over]", state="attached")
    page.locator("[data-do=watch]").filter(visible=True).first.click()
    return page, RECORD


def test_the_buttons_and_the_slider_go_through_the_whole_game(
    watched: tuple[Page, Record],
) -> None:
    page, record = watched
    when = page.locator("#question")
    step(page, "start").or_(step(page, "after")).last.wait_for()
    if step(page, "start").is_enabled():
        step(page, "start").click()
    expect(when).to_have_text("Set-up")
    assert place(page) == 0
    expect(step(page, "before")).to_be_disabled()
    assert page.locator(CHOICES).count() == 0
    for _ in range(3):
        step(page, "after").click()
    assert place(page) == 3
    step(page, "before").click()
    assert place(page) == 2
    step(page, "turn_after").click()
    expect(when).to_contain_text("round 1", ignore_case=True)
    step(page, "turn_after").click()
    step(page, "turn_before").click()
    step(page, "end").click()
    expect(when).to_have_text("The end")
    assert place(page) == len(record.answers)
    expect(step(page, "after")).to_be_disabled()
    page.locator(".replay-range").fill("17")
    assert place(page) == 17
    page.locator(".replay-range").press("ArrowRight")
    assert place(page) == 18
    expect(page.locator(".replay-range")).to_be_focused()
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "over")
    assert decode(saved(page)) == record


def test_it_plays_by_itself_and_stops_at_the_end(watched: tuple[Page, Record]) -> None:
    page, record = watched
    last = len(record.answers)
    page.locator(".replay-range").fill("4")
    page.locator("""[data-do=replay_speed][data-with*='4']""").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    paused = place(page)
    assert 4 <= paused < last
    page.locator(".replay-range").fill(str(last - 4))
    page.locator(".replay-play").click()
    expect(page.locator("#question")).to_have_text("The end")
    assert place(page) == last
    expect(page.locator(".replay-play")).to_be_disabled()


def test_the_log_leads_into_the_replay_and_a_new_game_is_played_on_from_there(
    game_page: Page,
) -> None:
    page = game_page
    begin(page, seed="6", name_0="Ada")
    play(page, random.Random(6).randrange, 60)
    before = decode(saved(page))
    open_tool(page, "log")
    page.locator("#log [data-do=watch], .log [data-do=watch]").nth(2).click()
    expect(page.locator("html")).to_have_attribute("data-phase", "replay")
    here = place(page)
    assert 0 < here < len(before.answers)
    round_and_turn = re.findall(r"\d+", page.locator("#question").inner_text())
    assert len(round_and_turn) == 2
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(CHOICES, state="attached")
    assert decode(saved(page)).answers == before.answers[:here]
    play(page, take_last, 5)
    assert before in kept_records(page)
    assert len(kept_records(page)) == 2
    page.reload()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert decode(saved(page)) != before


def test_a_game_out_of_a_link_is_watched_without_being_taken_up(
    game_page: Page, site_url: str
) -> None:
    page = game_page
    begin(page, seed="6", name_0="Ada")
    mine = decode(saved(page))
    page.goto(f"{site_url}#g={pack_game(GameLink(record=RECORD))}")
    expect(page.locator(".arrival .score")).to_be_visible()
    page.get_by_role("button", name="Watch it from the start").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "replay")
    step(page, "end").click()
    expect(page.locator("#question")).to_have_text("The end")
    page.get_by_role("button", name="Close the replay").click()
    expect(page.locator(".arrival .score")).to_be_visible()
    page.locator("[data-do=decline]").click()
    page.wait_for_selector(CHOICES, state="attached")
    assert kept_records(page) == [mine]
    assert json.loads(page.evaluate("localStorage.getItem('wingspan.statistics')") or "[]") == []


def test_on_a_phone_a_replay_is_closed_by_a_tap(phone: Page, site_url: str) -> None:
    phone.goto(site_url)
    begin(phone, seed="6", name_0="Ada")
    open_tool(phone, "replay")
    expect(phone.locator("html")).to_have_attribute("data-phase", "replay")
    phone.get_by_role("button", name="Close the replay").tap()
    expect(phone.locator("html")).to_have_attribute("data-phase", "play")
