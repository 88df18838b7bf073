"""People who play far apart and send each other the game as a link."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from playwright.sync_api import Page

from e2e.playing import play, saved
from wingspan.engine import Game, Setup
from wingspan.engine.events import TurnBegan
from wingspan.engine.notation.record import Record, decode
from wingspan.saves import decode as decode_save

WAITING = "#prompt.waiting"
TURNS = {1: 8, 4: 5}
"""Turns per player, by round."""


def in_the_last_turns(names: tuple[str, str], seed: int, round_: int = 4) -> Record:
    """Return a random two-player game in which each player has two turns left in ``round_``."""
    dice = random.Random(seed)
    game = Game.new(Setup(players=2, names=names, seed=seed))
    while (round_, TURNS[round_] - 1) not in {
        (event.round, event.turn) for event in game.events if isinstance(event, TurnBegan)
    }:
        assert game.decision is not None
        game.answer(dice.randrange(len(game.decision.options)))
    return game.record()


def at_the_first_turn(names: tuple[str, ...], seed: int) -> Record:
    """Return a game in which all have chosen their start at random, and seat 0 has the first turn.

    With another ``seed`` another seat may have it; then this fails.
    """
    dice = random.Random(seed)
    game = Game.new(Setup(players=len(names), names=names, seed=seed))
    while not any(isinstance(event, TurnBegan) for event in game.events):
        assert game.decision is not None
        game.answer(dice.randrange(len(game.decision.options)))
    assert game.decision is not None and game.decision.player == 0
    return game.record()


TAKEN_UP = "() => !location.hash || document.querySelector('[data-do=accept]')"
"""Whether the page has read the link: its content waits for a decision, or is on the table."""


@dataclass
class Seat:
    """A person with a browser of their own."""

    page: Page
    name: str
    number: int
    dice: random.Random = field(default_factory=random.Random)

    def answer_all(self) -> None:
        """Answer at random until it is another player's turn."""
        play(self.page, self.dice.randrange)

    def ask_me(self) -> None:
        """Allow no other screen to answer for this person."""
        self.page.locator(".in-advance summary").click()
        self.page.locator("""[data-do=unasked][data-with*='"ask"']""").click()

    @property
    def waits(self) -> bool:
        return self.page.locator(WAITING).count() == 1

    @property
    def record(self) -> Record:
        """The record of the open game."""
        return decode(saved(self.page))

    @property
    def game(self) -> Game:
        return Game.replay(self.record)

    def take_seat(self, url: str) -> None:
        """Open a link, and take its seat if it is not taken yet."""
        self.page.goto(url)
        self.page.wait_for_function(TAKEN_UP)
        self.page.wait_for_selector("#root:not(.start) #question", state="attached")
        way_in = self.page.locator("[data-do=accept]").first
        if way_in.count():
            assert way_in.inner_text() == f"Play as {self.name}"
            way_in.click()


def sent(page: Page, kind: str = "turn") -> str:
    """Return the link that the share dialog offers for ``kind``."""
    page.locator(f"""[data-do=share][data-with*='"{kind}"']""").filter(visible=True).first.click()
    url = page.locator("#share-link").input_value()
    page.keyboard.press("Escape")
    page.wait_for_selector("#share", state="detached")
    return url


def awaited(seats: list[Seat], page: Page) -> Seat:
    """Return the seat that the page is waiting for."""
    question = page.locator("#question").inner_text()
    (found,) = (seat for seat in seats if question == f"Waiting for {seat.name}")
    return found


def arrived(page: Page, fragment: str) -> None:
    """Follow a link to the page while the page is open."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def shown_secrets(page: Page, game: Game, seat: int) -> list[str]:
    """Return the others' hidden cards that the page of ``seat`` names."""
    state, catalog = game.state, game.catalog
    text = page.locator("#root").inner_html()
    mine = {*state.players[seat].hand, *state.tray}
    found = []
    for number, player in enumerate(state.players):
        if number == seat:
            continue
        hidden = {*player.hand} - {*player.known} - mine
        found += [bird for bird in hidden if f"hand-{bird}" in text or f'="{bird}"' in text]
        names = [catalog.birds[bird].name["en"] for bird in hidden]
        bonus = {*player.bonus} - {*state.players[seat].bonus}
        names += [catalog.bonus_cards[card].name["en"] for card in bonus]
        found += [name for name in names if f">{name}<" in text]
    return found


def kept_records(page: Page) -> list[Record]:
    """Return the records of all games kept in this browser."""
    texts = page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('wingspan.game.'))"
        ".map(key => localStorage.getItem(key))"
    )
    return [decode_save(text).record for text in texts]
