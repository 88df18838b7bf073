"""Games played by link between separate browsers, with links from the share dialog."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from e2e.far_apart import (
    Seat,
    at_the_first_turn,
    awaited,
    in_the_last_turns,
    kept_records,
    sent,
    shown_secrets,
)
from e2e.playing import ANSWER, CHOICES, MOMENT, begin, open_tool, play, saved, take_first
from e2e.said import listen, messages
from wingspan.engine import Game, load_catalog
from wingspan.engine.decision import Decision
from wingspan.engine.effects import AllPlayers
from wingspan.engine.notation.record import Record, decode
from wingspan.engine.options import DrawDeck
from wingspan.links import GameLink, pack_game

NAMES = ("Ada", "Bo", "Cy")
Newcomer = Callable[..., Page]


def far_apart(newcomer: Newcomer, players: int, seed: int) -> list[Seat]:
    """Return the seats of ``players`` people; the first has begun a game by link."""
    names = NAMES[:players]
    seats = [
        Seat(newcomer(), name, number, random.Random(seed * 10 + number))
        for number, name in enumerate(names)
    ]
    fields = {f"name_{number}": name for number, name in enumerate(names)}
    fields |= {f"seat_{number}": "link" for number in range(1, players)}
    begin(seats[0].page, players=str(players), seed=str(seed), **fields)
    return seats


def gone_on(newcomer: Newcomer, names: tuple[str, ...], seed: int) -> list[Seat]:
    """Return their seats; the first has taken the first turn's seat by a link."""
    seats = [
        Seat(newcomer(), name, number, random.Random(seed * 10 + number))
        for number, name in enumerate(names)
    ]
    first = GameLink(record=at_the_first_turn(names, seed), seat=0)
    seats[0].take_seat(f"{seats[0].page.url.partition('#')[0]}#g={pack_game(first)}")
    return seats


def questions(record: Record) -> Iterator[Decision]:
    """Yield every decision of a game."""
    game = Game.replay(structs.replace(record, answers=(), take_backs=0))
    for answer in record.answers:
        assert game.decision is not None
        yield game.decision
        game.answer(answer)


def asked_in_turns_of_others(record: Record) -> set[str]:
    """Return the kinds of powers that asked somebody during another player's turn."""
    birds = load_catalog().birds
    found = set()
    for decision in questions(record):
        source = decision.source
        if decision.player != decision.turn_of and source is not None and source.bird:
            power = birds[source.bird].power
            assert power is not None
            if source.player == decision.player:
                found.add("pink")
            elif any(isinstance(effect, AllPlayers) for effect in power.effects):
                found.add("all players")
    return found


def journey(at: Seat, seats: list[Seat]) -> Seat:
    """Send the game to the person who must answer, and return their seat."""
    other = awaited(seats, at.page)
    assert not at.page.locator(CHOICES).count()
    other.take_seat(sent(at.page))
    assert other.record.answers[: len(at.record.answers)] == at.record.answers
    return other


@pytest.mark.soak  # other browsers send a link and answer it; `tests/ui/test_by_link.py` does all
def test_two_people_far_apart_play_the_last_turns_and_see_the_same_end(newcomer: Newcomer) -> None:
    seats = [
        Seat(newcomer(), name, number, random.Random(7)) for number, name in enumerate(NAMES[:2])
    ]
    record = in_the_last_turns(("Ada", "Bo"), 7)
    decision = Game.replay(record).decision
    assert decision is not None
    at = seats[decision.player]
    game = pack_game(GameLink(record=record, seat=at.number))
    at.take_seat(f"{at.page.url.partition('#')[0]}#g={game}")
    journeys = 0
    while True:
        at.answer_all()
        if at.game.decision is None:
            break
        at = journey(at, seats)
        journeys += 1
    assert journeys >= 3
    assert at.record.answers[: len(record.answers)] == record.answers
    both_see_the_end(at, seats)


def both_see_the_end(at: Seat, seats: list[Seat]) -> None:
    """Check that both see the record and who won; the other person opens the game by link."""
    assert decode(at.page.locator("#record").input_value()) == at.record
    (other,) = (seat for seat in seats if seat is not at)
    other.take_seat(sent(at.page, "game"))
    assert decode(other.page.locator("#record").input_value()) == at.record
    verdict = at.page.locator("#question").inner_text()
    assert other.page.locator("#question").inner_text() == verdict


@pytest.mark.soak
def test_two_people_far_apart_play_to_the_end_and_are_asked_in_each_others_turns(
    newcomer: Newcomer,
) -> None:
    """Seed 0 was chosen: it has a pink power and one for all players, answered from afar."""
    seats = far_apart(newcomer, 2, 0)
    at, journeys, reasons = seats[0], 0, set()
    has_said: set[str] = set()
    while True:
        at.answer_all()
        game = at.game
        if game.decision is None:
            break
        assert shown_secrets(at.page, game, at.number) == []
        reasons.add(at.page.locator("#prompt .why").inner_text().partition(":")[0])
        if at.name not in has_said:
            has_said.add(at.name)
            at.ask_me()
        at = journey(at, seats)
        journeys += 1
    assert journeys > 40
    assert asked_in_turns_of_others(at.record) == {"pink", "all players"}
    for why in ("may use a power", "a power includes"):
        assert any(why in reason for reason in reasons), reasons
    both_see_the_end(at, seats)


@pytest.mark.soak
def test_three_people_far_apart_each_play_on_from_the_others_links(newcomer: Newcomer) -> None:
    """All have a turn, and the first plays on."""
    seats = gone_on(newcomer, NAMES, 8)
    at = seats[0]
    for _ in range(4):
        at.answer_all()
        assert shown_secrets(at.page, at.game, at.number) == []
        at = journey(at, seats)
    assert at.game.state.round == 1
    assert {decision.player for decision in questions(at.record)} == {0, 1, 2}
    heading = at.page.locator("#hand h2").inner_text()
    assert heading.startswith("Your hand")


@pytest.mark.soak
def test_what_was_sent_is_not_taken_back_even_after_a_reload(newcomer: Newcomer) -> None:
    (ada, _) = far_apart(newcomer, 2, 5)
    page = ada.page
    play(page, take_first)
    expect(page.locator("[data-do=undo]").first).to_be_enabled()
    page.keyboard.press("Control+z")
    assert page.locator(CHOICES).count()
    play(page, take_first)
    before = ada.record
    sent(page)
    for _ in range(2):
        assert page.locator("[data-do=undo]:enabled").count() == 0
        page.keyboard.press("Control+z")
        assert ada.record == before
        page.reload()
        page.wait_for_selector("#prompt.waiting")


@pytest.mark.soak
def test_nobody_far_away_takes_back_what_showed_a_card(newcomer: Newcomer) -> None:
    (ada, bo) = far_apart(newcomer, 2, 5)
    play(ada.page, take_first)
    bo.take_seat(sent(ada.page))
    play(bo.page, take_first)
    ada.take_seat(sent(bo.page))
    page = ada.page
    page.keyboard.press("d")
    page.evaluate(MOMENT)
    for _ in range(10):
        decision = ada.game.decision
        assert decision is not None and decision.player == 0
        deck = [n for n, option in enumerate(decision.options) if isinstance(option, DrawDeck)]
        page.evaluate(ANSWER, deck[0] if deck else 0)
        if deck:
            break
    assert deck
    before = ada.record
    assert page.locator("[data-do=undo]:enabled").count() == 0
    page.keyboard.press("Control+z")
    assert ada.record == before


def test_a_link_plays_what_happened_meanwhile_and_then_asks(ready: Newcomer) -> None:
    """It does so in the open page and in a new tab, but not again after a reload."""

    def moving() -> Page:
        page = ready()
        page.emulate_media(reduced_motion="no-preference")
        return page

    (ada, bo) = gone_on(moving, NAMES[:2], 7)
    for here, there in ((ada, bo), (bo, ada)):
        here.answer_all()
        there.take_seat(sent(here.page))
    play(ada.page, take_first)
    turn = sent(ada.page)
    bo.take_seat(turn)
    watched = "body > .watch"
    expect(bo.page.locator(watched)).to_contain_text("Ada")
    expect(bo.page.locator("#question")).to_contain_text("Your turn")
    bo.page.keyboard.press("Escape")
    play(bo.page, take_first)
    answer = sent(bo.page)
    tab = ada.page.context.new_page()
    tab.emulate_media(reduced_motion="no-preference")
    listen(tab)
    tab.goto(answer, wait_until="commit")
    expect(tab.locator(watched)).to_contain_text("Bo")
    expect(tab.locator(watched)).to_be_hidden()
    expect(tab.locator("#question")).to_contain_text("Your turn")
    expect(tab.locator("#question")).to_be_focused()
    told = [said for said in messages(tab) if said.startswith("Since your last turn")]
    assert len(told) == 1
    assert "Bo" in told[0]
    ada.page.close()  # it would take the game back while the other tab is loaded anew
    tab.reload()
    tab.wait_for_selector("html[data-phase] [data-decision]")
    expect(tab.locator("#drawer")).to_contain_text("Since your last turn")
    assert not tab.locator(watched).count()


@pytest.mark.soak
def test_old_same_newer_and_branching_links_are_told_apart_and_nothing_is_lost(
    newcomer: Newcomer, site_url: str
) -> None:
    (ada, bo) = far_apart(newcomer, 2, 7)
    notices = ada.page.locator(".notices")
    ada.answer_all()
    first = sent(ada.page)
    bo.take_seat(first)
    bo.answer_all()
    second = sent(bo.page)

    ada.take_seat(first)
    expect(notices).to_contain_text("shows the game just as you have it")
    ada.take_seat(second)
    expect(notices).to_contain_text("has moved on")
    ada.answer_all()
    mine = ada.record
    for old in (first, second):
        ada.take_seat(old)
        expect(notices).to_contain_text("older than your game")
        assert ada.record == mine
        assert ada.page.locator(".notice").count() == 1

    *common, last = decode(saved(bo.page)).answers
    other = structs.replace(mine, answers=(*common, 0 if last else 1))
    branch = f"{site_url}#g={pack_game(GameLink(record=other, seat=0))}"
    ada.page.goto(branch)
    heading = ada.page.locator("#question")
    expect(heading).to_have_text("In this link, your game has gone on differently")
    ada.page.get_by_role("button", name="Continue mine").click()
    assert ada.waits and ada.record == mine
    ada.page.goto(branch)
    ada.page.get_by_role("button", name="Play as Ada").click()
    assert ada.record.answers[: len(other.answers)] == other.answers
    kept = [record.answers for record in kept_records(ada.page)]
    assert sorted(kept) == sorted([mine.answers, ada.record.answers])


@pytest.mark.soak
def test_a_link_in_the_middle_of_another_game_leaves_that_game_as_it_is(
    newcomer: Newcomer,
) -> None:
    (ada, bo) = far_apart(newcomer, 2, 7)
    ada.answer_all()
    link = sent(ada.page)
    page = bo.page
    begin(page, seed="9", name_0="Bo")
    play(page, random.Random(9).randrange, 30)
    asked, mine = page.locator("#prompt").inner_text(), saved(page)
    page.goto(link)
    expect(page.locator("#question")).to_have_text("It’s your turn, Bo")
    expect(page.locator("#prompt")).to_contain_text("Your current game is kept")
    page.get_by_role("button", name="No thanks").click()
    assert page.locator("#prompt").inner_text() == asked
    assert saved(page) == mine
    bo.take_seat(link)
    assert page.locator(CHOICES).count()
    open_tool(page, "saved-games")
    page.locator("#saved-games .resume:not([aria-current])").click()
    for _ in range(2):
        page.wait_for_selector(f"{CHOICES}:visible")
        assert page.locator("#prompt").inner_text() == asked
        assert saved(page) == mine
        page.reload()


def test_a_link_opened_in_a_new_tab_is_not_pushed_aside_by_the_game_in_the_old_one(
    ready: Newcomer,
) -> None:
    """Messaging apps open links in new tabs, while the last game is still open in another."""
    (ada, bo) = far_apart(ready, 2, 7)
    ada.answer_all()
    link = sent(ada.page)
    begin(bo.page, seed="9", name_0="Bo")
    tab = bo.page.context.new_page()
    tab.goto(link)
    heading = tab.locator("#question")
    expect(heading).to_have_text("It’s your turn, Bo")
    locks_are_settled(tab)
    expect(heading).to_have_text("It’s your turn, Bo")
    tab.get_by_role("button", name="Play as Bo").click()
    play(tab, take_first)
    reply = sent(tab)
    assert play(bo.page, take_first, 3) == 3

    newer = ada.page.context.new_page()
    newer.goto(reply)
    newer.wait_for_selector(CHOICES, state="attached")
    locks_are_settled(newer)
    assert newer.locator(CHOICES).count()
    expect(ada.page.locator("#question")).to_have_text("This game is open in another tab")
    assert play(newer, take_first) > 0


def locks_are_settled(page: Page) -> None:
    """Wait until the browser has told each tab whether it holds its game."""
    page.evaluate("navigator.locks.query().then(() => new Promise(done => setTimeout(done)))")
