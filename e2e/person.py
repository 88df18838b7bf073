"""A person who plays a recorded game with the fewest clicks possible."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from e2e.drivers import Evaluates
from e2e.playing import cut, on_to_the_next_round
from tests.ui.sessions import (
    answer,
    begin_with,
    choose_start,
    confirm_start,
    doubt,
    next_round,
    pick,
    place,
    repeat,
    resume,
    sitting_of,
)
from wingspan.engine import Game, load_catalog
from wingspan.engine.decision import Source
from wingspan.engine.events import BirdPlayed
from wingspan.engine.notation.record import Record, encode
from wingspan.engine.options import SKIP, AnyOption, Bird, Bonus, Die, Payment, TakeAction
from wingspan.engine.table import Table
from wingspan.ui.kit.buttons import written
from wingspan.ui.messages import BeginWith, ChooseStart, Place, Thing
from wingspan.ui.play.inputs import RowChoice, asks_the_same, beginnings, in_vain, plan, repeats
from wingspan.ui.session.session import Session
from wingspan.ui.table.prompt import SHOWN_PAYMENTS

ON_THE_TABLE = ":not(#prompt *)"
"""Restricts a selector to elements outside the prompt bar."""
DRAG = """
async ([card, row]) => {
  const dataTransfer = new DataTransfer();
  const send = (selector, type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    return document.querySelector(selector).dispatchEvent(event);
  };
  send(card, "dragstart");
  await new Promise(shown => setTimeout(shown, 0)); // then the mat shows where it may go
  if (send(row, "dragover")) throw new Error(`${card} cannot be dropped on ${row}`);
  send(row, "drop");
}
"""
CLICK = """
selector => {
  const found = [...document.querySelectorAll(selector)];
  const seen = found.find(
    e => e.getClientRects().length && !e.disabled && !e.closest(".folded"),
  );
  if (!seen) throw new Error(`nothing to click: ${selector}`);
  seen.click();
}
"""


@dataclass
class Person:
    """A person at the page; ``session`` follows along in the state the page should have."""

    page: Evaluates
    record: Record
    begins_with_several: ClassVar[bool] = True
    """Whether this person can begin an action with several of a thing, by pressing its corner."""
    session: Session = field(default_factory=lambda: Session(load_catalog()))
    inputs: int = 0
    given: int = 0
    """Number of the record's answers given before this person came."""

    def click(self, selector: str) -> None:
        self.page.evaluate(CLICK, selector)
        self.inputs += 1

    def drag(self, card: str, row: str) -> bool:
        """Drag a card of the hand to a row of the mat; return False if this person cannot."""
        self.page.evaluate(DRAG, [card, row])
        self.inputs += 1
        return True

    def play(self, most: int | None = None) -> None:
        """Give the answers of the record and no others, up to ``most`` of them."""
        if self.session.game is None:
            resume(self.session, encode(cut(self.record, self.given)).decode())
            if self.given:
                on_to_the_next_round(self.page)
                next_round(self.session)
        while self.session.phase == "play":
            game = self.session.game
            assert game and game.decision
            if most is not None and len(game.answers) >= most:
                return
            self.go_on()
            number = len(game.answers)
            assert game.answers == self.record.answers[:number]
            answer = self.record.answers[number]
            option = game.decision.options[answer]
            if game.decision.kind == "keep_bird":
                self._set_up(game)
                continue
            if option == TakeAction("play_bird") and self._place(game):
                continue
            if isinstance(option, TakeAction) and self._begin(game):
                continue
            if self._repeat(game, answer):
                continue
            self._choose(answer)

    def go_on(self) -> None:
        """Continue from the end of a round. The next press on the table does so by itself."""

    def _doubt(self, option: int) -> None:
        """If the action would do nothing, press it once; the page asks to confirm it."""
        game = self.session.game
        assert game and game.decision
        taken = game.decision.options[option]
        table = Table(game.setup, game.catalog, game.state, [], 0)
        if isinstance(taken, TakeAction) and taken.action in in_vain(table, game.decision.player):
            self.click(f"""#root [data-do=doubt][data-with*='"{taken.action}"']""")
            assert doubt(self.session, taken.action)

    def _choose(self, option: int) -> None:
        self._doubt(option)
        self.click(f'#root [data-choice="{option}"]')
        assert answer(self.session, self.session.token, option)

    def _set_up(self, game: Game) -> None:
        """Touch the things that the record keeps at the start, one by one, and confirm."""
        ahead, me = game.copy(), game.state.players[0]
        birds, bonus, handed_in = [], "", set()
        while ahead.decision is not None and ahead.state.phase == "setup":
            answer = self.record.answers[len(ahead.answers)]
            match ahead.decision.options[answer]:
                case Bird(bird):
                    birds.append(bird)
                case Payment(food):
                    handed_in = {kind for kind, count in food.items() if count}
                case Bonus(card):
                    bonus = card
            ahead.answer(answer)
        if len(birds) == sum(me.food.values()):
            handed_in = set(me.food)
        for bird in birds:
            self._touch("bird", bird)
        self._keep_food({food for food, count in me.food.items() if count} - handed_in)
        self._touch("bonus", bonus)
        self.click("#root [data-do=confirm_start]")
        assert confirm_start(self.session, self.session.token)

    def _touch(self, thing: Thing, name: str) -> None:
        told = written(ChooseStart(thing, name))[1]
        self.click(f"#root [data-do=choose_start][data-with='{told}']")
        assert choose_start(self.session, thing, name)

    def _keep_food(self, wanted: Set[str]) -> None:
        """Turn the proposed food into ``wanted``; a token touched displaces the first one kept."""
        sitting = self.session.sitting
        assert sitting
        while sitting.start_choice and (missing := wanted - set(sitting.start_choice.food)):
            kept = sitting.start_choice.food
            if kept and kept[0] in wanted and (other := set(kept) - wanted):
                self._touch("food", min(other))
            self._touch("food", min(missing))

    def _place(self, game: Game) -> bool:
        """Put the bird on its place if that gives the record's answers; return whether it does.

        Drag it there, or use as few presses as possible.
        """
        played, payment = self._coming(game)
        possible = plan(Table(game.setup, game.catalog, game.state, [], 0), 0, played.bird)
        row_of_bird = possible.place(played.habitat)
        card = f"#hand-{played.bird}"
        if not possible.places:
            self.click(f"{card} .deed")
            return pick(self.session, played.bird)
        if row_of_bird is None:
            return False
        way = Place(played.bird, played.habitat, self._payment(row_of_bird, payment))
        row = f"#mat-0 [data-row={played.habitat}] .spaces"
        if possible.only or way.payment != "" or not self.drag(card, row):
            self.click(f"{card} .deed")
            assert pick(self.session, played.bird)
            if not sitting_of(self.session).picked:
                return True
            self.click(f"#root [data-do=place][data-with='{written(way)[1]}']")
        assert place(self.session, self.session.token, way.bird, way.row, way.payment)
        return True

    def _next(self, ahead: Game) -> AnyOption | None:
        """Return the option that the record takes next; None at its end."""
        if ahead.decision is None:
            return None
        return ahead.decision.options[self.record.answers[len(ahead.answers)]]

    def _answer(self, ahead: Game) -> AnyOption | None:
        """Take the option that the record takes next, and return it."""
        option = self._next(ahead)
        if option is not None:
            ahead.answer(self.record.answers[len(ahead.answers)])
        return option

    def _payment(self, place: RowChoice, payment: Payment | None) -> int | Literal["", "?"]:
        """Return the payment as the button writes it; ``payment`` is None if there is no choice."""
        if payment is None or payment == place.payments[place.cheapest]:
            return ""
        shown = place.like_the_cheapest[:SHOWN_PAYMENTS]
        return next((number for number in shown if place.payments[number] == payment), "?")

    def _begin(self, game: Game) -> bool:
        """Take an action by clicking the first thing that it gains, if one click can do both."""
        ahead = game.copy()
        self._answer(ahead)
        first = ahead.decision
        if first is None:
            return False
        possible = beginnings(Table(game.setup, game.catalog, game.state, [], 0), 0)
        found = [begin for begin in possible if first.source == Source(0, begin.habitat)]
        if first.kind == "reset" and found and self._answer(ahead) != SKIP:
            return False
        asked = ahead.decision
        begin = next((begin for begin in found if begin.option == self._next(ahead)), None)
        if begin is None or asked is None:
            return False
        times = 0
        most = begin.most if self.begins_with_several else 1
        while times < most and ahead.decision and asks_the_same(asked, ahead.decision):
            if self._answer(ahead) != begin.option:
                break
            times += 1
        told = written(BeginWith(begin.option, times))[1]
        if not self.press_beginning(f"#root [data-do=begin_with][data-with='{told}']"):
            return False
        assert begin_with(self.session, self.session.token, begin.option, times)
        return True

    def press_beginning(self, selector: str) -> bool:
        """Press a thing on the table that begins its action; return False if this person cannot."""
        self.click(selector)
        return True

    def press_again(self, selector: str) -> bool:
        """Press what takes a thing several times; return False if this person cannot."""
        self.click(selector)
        return True

    def _repeat(self, game: Game, answer: int) -> bool:
        """Take an option with one click as often as the record takes it in a row, if possible.

        Return False if not; a die of two foods has no corner for it.
        """
        fits = repeats(game).get(answer, 1)
        ahead, decision = game.copy(), game.decision
        assert decision
        option, times = decision.options[answer], 0
        if isinstance(option, Die) and option.face != option.food:
            return False
        while times < fits and ahead.decision and option in ahead.decision.options:
            index = ahead.decision.options.index(option)
            if self.record.answers[len(ahead.answers)] != index:
                break
            ahead.answer(index)
            times += 1
        if times < 2:
            return False
        told = f'{{"option":{answer},"times":{times}}}'
        if not self.press_again(f"""#root [data-do="repeat"][data-with='{told}']"""):
            return False
        assert repeat(self.session, self.session.token, answer, times)
        return True

    def _coming(self, game: Game) -> tuple[BirdPlayed, Payment | None]:
        """Return the bird that the record plays next, and its payment if there is a choice."""
        ahead = game.copy()
        logged = len(ahead.events)
        payment = None
        while True:
            played = next((e for e in ahead.events[logged:] if isinstance(e, BirdPlayed)), None)
            if played is not None:
                return played, payment
            assert ahead.decision
            answer = self.record.answers[len(ahead.answers)]
            option = ahead.decision.options[answer]
            if isinstance(option, Payment):
                payment = option
            ahead.answer(answer)
