"""Computer players at a table in the page: a game against two of them, whatever happens."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.playing import CHOICES, kept_save, play, saved, take_first, unfold_form
from e2e.ready import reopen
from wingspan.bots.jobs import Who
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import decode
from wingspan.engine.program import Program
from wingspan.saves import save_of

MINE = f"html[data-phase=play] {CHOICES}:visible"
OVER = "html[data-phase=over]"
THINKING = "#prompt.thinking"

HAS_ITS_PYTHON = """
async () => {
  const arrived = () => performance.getEntriesByType("resource").map(({ name }) => name);
  while (!arrived().some((name) => name.endsWith(".wasm")))
    await new Promise((go) => setTimeout(go, 20));
}
"""
"""Waits in a worker for the last file that it fetches."""


def begin(page: Page, *levels: str) -> None:
    """Begin a game of one person against players of these levels, from the start form."""
    unfold_form(page)
    page.locator(f'[name=players][value="{1 + len(levels)}"]').check()
    for seat, level in enumerate(levels, 1):
        page.locator(f"[name=seat_{seat}]").select_option(level)
    page.locator("#start-form [type=submit]").click()


def my_turn(page: Page) -> bool:
    """Wait until the person must answer; False once the game is over."""
    page.wait_for_selector(f"{MINE}, {OVER}", state="attached")
    return not page.locator(OVER).count()


def answer(page: Page) -> None:
    """Take the first option, as somebody would who only reads the choices."""
    if page.locator(".set-up").count():
        play(page, take_first, 1)
    else:
        page.locator(MINE).first.dispatch_event("click")


def game_in(page: Page) -> Game:
    return Game.replay(decode(saved(page)))


@pytest.fixture
def late(ready_page: Page) -> Page:
    """Open the last round of one person against an owl, which thinks, and a jay, which does not."""
    game = Game.new(Setup(players=3, names=("", "Minerva", "Jay"), seed=5))
    players = [Who(seat, "belted_kingfisher").player(game.setup, game.catalog) for seat in range(3)]
    while game.state.round < 4 or (game.decision and game.decision.player):
        assert game.decision
        seat = game.decision.player
        game.answer(players[seat].answer(game.view(seat), partial(game.worlds, seat)))
    programs = (None, Program("barn_owl"), Program("blue_jay"))
    save = structs.replace(save_of(game, id="late", time=0), programs=programs)
    reopen(ready_page, kept_save(save))
    return ready_page


def test_a_game_against_two_to_its_end_with_a_reload_in_mid_thought_undo_and_no_network(
    late: Page, ready_watch: Watch
) -> None:
    """Without a network, only pictures of birds that have not been shown yet are missing.

    ``test_a_game_at_once_begins_with_one_press`` plays from the first press.
    """
    page = late
    assert my_turn(page)
    answer(page)
    my_turn(page)
    here = game_in(page)
    page.locator("[data-do=undo]:visible").first.click()
    expect(page.locator(MINE).first).to_be_visible()
    assert len(game_in(page).answers) < len(here.answers)
    while not page.locator(THINKING).count() and my_turn(page):
        answer(page)
    page.reload()
    page.wait_for_selector("html[data-phase]", state="attached")
    assert my_turn(page)
    first = page.workers[0] if page.workers else page.wait_for_event("worker")
    first.evaluate(HAS_ITS_PYTHON)
    for other in page.workers:  # all are called at once
        other.evaluate(HAS_ITS_PYTHON)
    page.context.set_offline(True)
    inputs = 0
    while my_turn(page):
        answer(page)
        inputs += 1
    assert inputs > 3
    page.context.set_offline(False)
    said = ready_watch.complaints
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in said)
    said.clear()
    game = game_in(page)
    assert game.decision is None and game.setup.names[1:] == ("Minerva", "Jay")
    assert len(game.scores()) == 3


def think_no_more(page: Page) -> bool:
    """Press "Play now" if it is there at this moment; return whether it was."""
    there: bool = page.evaluate(
        "() => { const end = document.querySelector('[data-do=think_no_more]');"
        " end?.click(); return Boolean(end); }"
    )
    return there


@pytest.mark.soak  # natively in `tests/ui/test_computer_players.py` and `tests/ui/thinking/`
def test_play_now_ends_the_thinking_and_the_log_says_so(ready_page: Page) -> None:
    """A search may be over before it can be cut short; then the next one is tried."""
    page = ready_page
    begin(page, "common_raven")
    cut_short = page.locator(".log .unasked")
    while not cut_short.count() and my_turn(page):
        answer(page)
        page.wait_for_selector(f"{MINE}, [data-do=think_no_more]", state="attached")
        if think_no_more(page):
            my_turn(page)
    expect(cut_short.first).to_be_attached()


@pytest.mark.soak  # as in `test_thinking.py`, where a policy forbids them
def test_where_workers_are_refused_the_page_thinks_by_itself(page: Page, site_url: str) -> None:
    page.add_init_script("window.Worker = function () { throw new Error('none here'); };")
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, "barn_owl")
    while not sum(game_in(page).state.players[1].cubes.values()):
        assert my_turn(page)
        answer(page)


@pytest.mark.journey
def test_a_game_at_once_begins_with_one_press(ready_page: Page) -> None:
    page = ready_page
    page.locator("[data-do=play_now]").click()
    assert my_turn(page)
    assert game_in(page).setup.names == ("", "Robin")
