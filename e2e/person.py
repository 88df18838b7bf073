"""A person at the page who plays a recorded game with the fewest clicks that it takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import structs

from e2e.drivers import Evaluates
from wingspan.engine import Game, load_catalog
from wingspan.engine.decision import Source
from wingspan.engine.events import BirdPlayed
from wingspan.engine.notation.record import Record, encode
from wingspan.engine.options import Bird, Bonus, Payment, TakeAction
from wingspan.engine.table import Table
from wingspan.ui.commands import ChooseStart, Place
from wingspan.ui.kit.buttons import written
from wingspan.ui.play.in_vain import in_vain
from wingspan.ui.play.plan import plan
from wingspan.ui.play.shortcuts import beginnings, how_often
from wingspan.ui.play.start_choice import Thing
from wingspan.ui.session.session import Session

ON_THE_TABLE = ":not(#prompt *)"
"""What stands anywhere but in the prompt bar."""
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
    """A person at the page, and a session beside it that knows what the page should know."""

    page: Evaluates
    record: Record
    session: Session = field(default_factory=lambda: Session(load_catalog()))
    inputs: int = 0

    def click(self, selector: str) -> None:
        self.page.evaluate(CLICK, selector)
        self.inputs += 1

    def play(self) -> None:
        """All answers of the record, and no others."""
        self.session.resume(encode(structs.replace(self.record, answers=())).decode())
        while self.session.phase == "play":
            game = self.session.game
            assert game and game.decision
            self._go_on()
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

    def _go_on(self) -> None:
        """From the end of a round, if there is one on the screen."""
        if self.session.next_round():
            self.click('#root [data-do="next_round"]')

    def _doubt(self, option: int) -> None:
        """Ask for an action that would do nothing, which is then asked about once more."""
        game = self.session.game
        assert game and game.decision
        taken = game.decision.options[option]
        table = Table(game.setup, game.catalog, game.state, [], 0)
        if isinstance(taken, TakeAction) and taken.action in in_vain(table, game.decision.player):
            self.click(f"""#prompt [data-do=doubt][data-with*='"{taken.action}"']""")
            assert self.session.doubt(taken.action)

    def _choose(self, option: int) -> None:
        self._doubt(option)
        self.click(f'#root [data-choice="{option}"]')
        assert self.session.answer(self.session.token, option)

    def _set_up(self, game: Game) -> None:
        """What the record keeps at the start, touched piece by piece and confirmed."""
        ahead, me = game.copy(), game.state.players[0]
        things: list[tuple[Thing, str]] = []
        handed_in: set[str] = set()
        while ahead.decision is not None and ahead.state.phase == "setup":
            answer = self.record.answers[len(ahead.answers)]
            match ahead.decision.options[answer]:
                case Bird(bird):
                    things.append(("bird", bird))
                case Payment(food):
                    handed_in = {kind for kind, count in food.items() if count}
                case Bonus(card):
                    things.append(("bonus", card))
            ahead.answer(answer)
        if len(things) > sum(me.food.values()):
            handed_in = set(me.food)
        kept = (food for food, count in me.food.items() if count and food not in handed_in)
        things += [("food", food) for food in kept]
        for thing, name in things:
            told = written(ChooseStart(thing, name))[1]
            self.click(f"#root [data-do=choose_start][data-with='{told}']")
            assert self.session.choose_start(thing, name)
        self.click("#root [data-do=confirm_start]")
        assert self.session.confirm_start(self.session.token)

    def _place(self, game: Game) -> bool:
        """The bird onto its place by two clicks, if that gives the answers of the record."""
        played, payment = self._coming(game)
        possible = plan(Table(game.setup, game.catalog, game.state, [], 0), 0, played.bird)
        place = possible.place(played.habitat)
        if place is None:
            return False
        cheapest = payment is None or payment == place.payments[place.cheapest]
        way = Place(played.bird, played.habitat, "" if cheapest else "?")
        self.click(f"#hand-{played.bird} .deed")
        assert self.session.pick(played.bird)
        self.click(f"#root [data-do=place][data-with='{written(way)[1]}']")
        assert self.session.place(self.session.token, way.bird, way.row, way.payment)
        return True

    def _begin(self, game: Game) -> bool:
        """The action by a click on the first thing that it brings, if one click can say both."""
        ahead = game.copy()
        number = len(ahead.answers)
        ahead.answer(self.record.answers[number])
        if ahead.decision is None:
            return False
        first = ahead.decision.options[self.record.answers[number + 1]]
        about = ahead.decision.source
        possible = beginnings(Table(game.setup, game.catalog, game.state, [], 0), 0)
        found = [b for b in possible if b.option == first and about == Source(0, b.habitat)]
        if not found:
            return False
        value = found[0].value
        if not self.press_beginning(f"""#root [data-do="begin_with"][data-with*='"{value}"']"""):
            return False
        assert self.session.begin_with(self.session.token, value)
        return True

    def press_beginning(self, selector: str) -> bool:
        """Press a thing on the table that begins its action; False if this person cannot."""
        self.click(selector)
        return True

    def press_again(self, selector: str) -> bool:
        """Press what takes a thing several times; False if this person cannot."""
        self.click(selector)
        return True

    def _repeat(self, game: Game, answer: int) -> bool:
        """The same option as often as the record takes it in a row, by one click."""
        fits = how_often(game).get(answer, 1)
        ahead, decision = game.copy(), game.decision
        assert decision
        option, times = decision.options[answer], 0
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
        assert self.session.repeat(self.session.token, answer, times)
        return True

    def _coming(self, game: Game) -> tuple[BirdPlayed, Payment | None]:
        """The bird that the record plays next, and how it pays if that is asked."""
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
