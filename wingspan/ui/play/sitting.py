"""A game being played at this screen: answers given for people and unasked, and taken back."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from copy import copy
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, structs

from wingspan.engine import RULES, Game, Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Action, Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent, CardsDrawnApart, DeckCardDrawn
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Bird
from wingspan.engine.program import Program
from wingspan.engine.table import Table
from wingspan.saves import Aim
from wingspan.words import Words

from .answer_for_me import answer_for_me, answer_in_advance
from .in_vain import in_vain
from .plan import Wish, plan, playable_birds
from .press import Press
from .round_end import RoundEnd, last_round_end
from .runs import Run, run
from .scene import Scene
from .seats import Seats
from .settings import Settings
from .shortcuts import Again, Start, beginnings, how_often
from .start_choice import StartChoice, Thing, can_be_touched, keep
from .taking_back import reveals

if TYPE_CHECKING:
    from wingspan.links import Unasked


class Answered(Struct, frozen=True):
    """An answer given: by whom, whether without being asked, and how long the log was before.

    ``begins``: a person's input began with it. What follows of the same input is taken back
    with it. ``asked``: the question.
    """

    asked: Decision
    player: int
    automatic: bool
    events: int
    begins: bool


class TakenBack(Struct, frozen=True):
    """Answers taken back together; the take-backs and hurried answers that were counted then."""

    answers: tuple[int, ...]
    given: tuple[Answered, ...]
    take_backs: int
    hurried: tuple[int, ...]


def kept_at_the_start(game: Game, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` has said to keep while the set-up goes on; none afterwards."""
    if game.state.phase != "setup":
        return ()
    kept = []
    again = beginning(game.record(), game.catalog)
    for answer in game.record().answers:
        decision = again.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and decision.kind == "keep_bird" and isinstance(option, Bird):
            kept.append(option.bird)
        again.answer(answer)
    return tuple(kept)


def unseen(events: Iterable[AnyEvent], seat: int) -> Iterator[str]:
    """The cards that ``seat`` drew from the deck, as nobody else may see them."""
    for event in events:
        match event:
            case DeckCardDrawn(player, str(bird)) if player == seat:
                yield bird
            case CardsDrawnApart(player, _, tuple(birds)) if player == seat:
                yield from birds


def beginning(record: Record, catalog: Catalog) -> Game:
    """The game of a record before its first answer. Raises as :meth:`Game.replay` does."""
    return Game.replay(structs.replace(record, answers=(), take_backs=0), catalog=catalog)


class Sitting:
    """One game at this screen."""

    game: Game
    """The game itself, with all that nobody at this screen may see."""
    settings: Settings
    """How it is played here: what needs no asking, whose hands are open."""
    seats: Seats
    """Who sits where."""
    sent: int
    """So many answers have left this screen in a link; they cannot be taken back."""
    hurried: tuple[int, ...]
    """The numbers of the answers that computer players had to give before they had thought to the
    end, in order."""
    id: str
    """Under which the game is kept, "" if it is not."""
    name: str
    """What the game is called in the list of games, "" if nobody has named it."""
    aim: Aim | None
    """What it is played against: a score to beat, the deal of a day."""
    fresh: bool
    """Whether the deal was new to everybody: the game may count for a rating."""
    hints_agreed: bool
    """Whether its people have agreed at the start that the coach may be asked."""
    hints: frozenset[int]
    """The numbers of the answers before which the coach was asked."""
    kept_as: tuple[object, ...] | None
    """What :meth:`written` said when the game was kept last, None if it never was."""
    taken_back: bool
    """Whether answers have been taken back since then."""
    holder: int | None
    """The seat of whoever holds the screen, None if nobody has taken it yet."""
    picked: str
    """The card of the hand held over the mat, "" for none."""
    doubted: Action | None
    """The action that is asked about once more, because it would do nothing."""
    start_choices: dict[int, StartChoice]
    """By seat, what was touched to begin with; it stays when its answers are taken back."""
    resumed: bool
    """Whether nothing has been answered since the game was taken up again."""
    gone_on: int
    """The last round whose end whoever is at this screen has gone on from, 0 for none."""

    _seen: int
    """How long the log was when the holder of the screen was last shown the table."""
    _wish: Press | None
    """What the last press still has to answer."""
    _answered: list[Answered]
    """Every answer of the game, in order."""
    _taken_back: list[TakenBack]
    """What can be given again, last taken back last; forgotten with the next answer."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seats: Seats | None = None,
        *,
        sent: int = 0,
        hurried: Iterable[int] = (),
    ) -> None:
        """``seats``: None for people at this screen only."""
        self.game = game
        self.settings = settings
        self.seats = seats or Seats(game.setup.players)
        self.sent = sent
        self.hurried = tuple(hurried)
        self.id = ""
        self.name = ""
        self.aim = None
        self.fresh = False
        self.hints_agreed = False
        self.hints = frozenset()
        self.kept_as = None
        self.taken_back = False
        self.holder = self.seats.alone_here
        self.picked = ""
        self.doubted = None
        self.start_choices = {}
        self.resumed = False
        self._seen = 0
        self.gone_on = 0
        self._wish = None
        self._answered = []
        self._taken_back = []

    @classmethod
    def replayed(
        cls,
        record: Record,
        catalog: Catalog,
        settings: Settings,
        seats: Seats | None = None,
        *,
        sent: int = 0,
        hurried: Iterable[int] = (),
        begun: Container[int] | None = None,
    ) -> Sitting:
        """The game of a record, taken up again. Raises as :meth:`Game.replay` does.

        Which of its answers were given unasked is found out anew. ``begun``: the numbers of those
        that began an input of a person; None if nobody knows, and then each is its own.
        """
        game = beginning(record, catalog)
        sitting = cls(game, settings, seats, sent=sent, hurried=hurried)
        for number, answer in enumerate(record.answers):
            automatic = sitting._unasked() == answer
            begins = not automatic and sitting.program is None
            if begun is not None:
                begins = number in begun
            sitting._give(answer, automatic=automatic, begins=begins)
        game.take_backs = record.take_backs
        sitting.holder = sitting.seats.alone_here
        sitting.resumed = bool(game.answers)
        return sitting

    def put_back(self, record: Record) -> None:
        """Lay this game's table anew from its record. Raises as :meth:`Game.replay` does.

        Whoever holds the screen still does; what was taken back is forgotten.
        """
        laid = Sitting.replayed(
            record,
            self.game.catalog,
            self.settings,
            self.seats,
            sent=self.sent,
            hurried=self.hurried,
        )
        given = self._answered[: len(record.answers)]
        self._answered = given if len(given) == len(record.answers) else laid._answered
        self.game = laid.game
        self.picked = ""
        self._wish = None
        self._taken_back.clear()

    def sit(self, seats: Seats) -> None:
        """People and computer players sit down, before the first answer."""
        self.seats = seats
        self.holder = seats.alone_here

    def sit_beside(self, seat: int) -> bool:
        """Somebody who was far away sits at this screen from now on; False if nobody does."""
        before, self.seats = self.seats, self.seats.coming_here(seat)
        return self.seats != before

    def allow(self, unasked: Unasked) -> None:
        """Say what others' screens may answer for whoever sits here."""
        self.seats = self.seats.allowing(unasked)

    def written(self) -> tuple[object, ...]:
        """What a save of it says, but for the time: equal as long as nothing has changed."""
        game = self.game
        return (
            game.answers,
            game.take_backs,
            self.seats,
            self.sent,
            self.name,
            self.aim,
            self.hurried,
            self.hints,
        )

    @property
    def may_ask_coach(self) -> bool:
        """Whether whoever must answer may ask the coach: alone among people, or if all have agreed;
        not in a game for practice, which is not kept, nor by link."""
        return (
            bool(self.id)
            and self.decision is not None
            and self.program is None
            and not self.must_hand_over
            and (self.people == 1 or (self.hints_agreed and self.seats.mine is None))
        )

    def count_hint(self) -> None:
        """The coach is asked about the pending decision; it counts once, however often."""
        self.hints |= {len(self.game.answers)}

    @property
    def begun(self) -> tuple[int, ...]:
        """The numbers of the answers that began an input of a person."""
        return tuple(number for number, given in enumerate(self._answered) if given.begins)

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def program(self) -> Program | None:
        """The computer player that must answer, None if a person must or nobody."""
        decision = self.decision
        return self.seats.program(decision.player) if decision is not None else None

    @property
    def people(self) -> int:
        """How many people play, computer players not counted."""
        return len(self.seats.persons)

    @property
    def apart(self) -> frozenset[int]:
        """The seats of all who are not at this screen; the Automa's is the last."""
        state = self.game.state
        seats = len(state.players) + (state.automa is not None)
        return frozenset(range(seats)).difference(self.seats.here)

    @property
    def must_hand_over(self) -> bool:
        """Whether the screen must go to somebody else before anything is shown."""
        decision = self.decision
        return (
            decision is not None
            and len(self.seats.here) > 1
            and not self.settings.public_hands
            and (self.holder is None or (self._asks_a_person_here and self._passes_on))
        )

    @property
    def drew(self) -> tuple[str, ...]:
        """The cards that the holder has drawn unseen and not been shown before passing on."""
        if not self.must_hand_over or self.holder is None:
            return ()
        drawn = unseen(self.game.events[self._seen :], self.holder)
        hand = self.game.state.players[self.holder].hand
        return tuple(card for card in dict.fromkeys(drawn) if card in hand)

    @property
    def _asks_a_person_here(self) -> bool:
        """Whether a person at this screen must answer."""
        decision = self.decision
        return decision is not None and self.program is None and self.seats.is_here(decision.player)

    @property
    def _passes_on(self) -> bool:
        """Whether somebody else than the holder of the screen must answer."""
        return self.decision is not None and self.decision.player != self.holder

    @property
    def next_holder(self) -> int:
        """The person at this screen that must answer, or the next to the left of who must."""
        assert self.decision is not None
        return self.seats.next_here(self.decision.player)

    @property
    def open_hands(self) -> dict[int, tuple[str, ...]]:
        """The hands of others that everybody at this screen may see, by seat."""
        if not self.settings.public_hands:
            return {}
        players = self.game.state.players
        return {seat: tuple(players[seat].hand) for seat in self.seats.here if seat != self.viewer}

    @property
    def revealed(self) -> dict[int, tuple[str, ...]]:
        """The bonus cards of others, by seat, once the game is over."""
        if self.decision is not None:
            return {}
        players = enumerate(self.game.state.players)
        return {seat: tuple(player.bonus) for seat, player in players if seat != self.viewer}

    @property
    def waits(self) -> bool:
        """Whether somebody far away must answer next."""
        return (
            self.decision is not None
            and self.program is None
            and not self.seats.is_here(self.decision.player)
        )

    @property
    def round_end(self) -> RoundEnd | None:
        """The end of a round since the last answer given at this screen, not yet gone on from."""
        scored = self.game.state.scored
        if self.decision is None or not scored or self.gone_on >= len(scored):
            return None
        return last_round_end(self.game.events, self._last_word)

    @property
    def _last_word(self) -> int:
        """How long the log was before the last answer that somebody gave at this screen."""
        return next(
            (
                given.events
                for given in reversed(self._answered)
                if given.begins and self.seats.is_here(given.player)
            ),
            0,
        )

    @property
    def asks(self) -> bool:
        """Whether somebody at this screen is to answer, or to take it."""
        return self.must_hand_over or (
            self.decision is not None and not self.waits and self.program is None
        )

    def answer(self, option: int) -> bool:
        """Take an option of the pending decision; False if there is none such.

        While the screen is to be handed over, option 0 takes it, once its holder has put away
        what was drawn last. Otherwise everything that follows without being asked is answered
        as well.
        """
        decision = self.decision
        if decision is None or self.waits:
            return False
        if self.must_hand_over:
            if option:
                return False
            if not self.drew:
                self.holder = self.next_holder
            self._seen = len(self.game.events)
            self.picked = ""
            return True
        if self.program is not None or not 0 <= option < len(decision.options):
            return False
        self._give(option, begins=True)
        self._follow()
        return True

    def take_over_seat(self) -> None:
        """A person plays on for the computer player that must answer."""
        decision = self.decision
        if decision is not None and self.program is not None:
            self.seats = self.seats.taken_over(decision.player)
            self.hurried = self.hurried if self.seats.programs else ()
            self.fresh = False

    def answer_for_program(self, option: int, *, hurried: bool = False) -> None:
        """What the computer player that must answer has chosen, and what follows unasked.

        ``hurried``: it had not thought to the end. It belongs to the input of the person before
        it, and is taken back with that.
        """
        assert self.program is not None
        if hurried:
            self.hurried = (*self.hurried, len(self.game.answers))
        self._give(option)
        self._follow()

    def place(
        self, bird: str, habitat: Habitat | None = None, payment: int | Literal["", "?"] = ""
    ) -> bool:
        """Play a bird from the hand in one go, into that row, with the payment of that number.

        Both may be left out: without the number the cheapest is paid, "?" leaves it to be asked.
        False if it cannot be done so.
        """
        decision = self.decision
        if decision is None or bird not in self.playable():
            return False
        possible = plan(self.table(), decision.player, bird)
        row = next((place for place in possible.places if place.habitat == habitat), None)
        if habitat and row is None:
            return False
        if row is None:
            self._wish = Wish(bird)
        elif payment == "?":
            self._wish = Wish(bird, row.habitat)
        else:
            chosen = row.cheapest if payment == "" else payment
            if not 0 <= chosen < len(row.payments):
                return False
            self._wish = Wish(bird, row.habitat, row.payments[chosen])
        self._follow(begins=True)
        return True

    def pick(self, bird: str, *, dragged: bool = False) -> bool:
        """Hold a card of the hand over the mat, or put it back; other cards are played at once.

        A bird with one place and one way to pay for it is played there, unless it is ``dragged``:
        then it waits for where it is let go. A bird that may come into play in several ways has no
        places to show: its play begins and the rules ask how.
        """
        self.doubted = None
        if bird == self.picked or bird not in self.playable():
            self.picked = ""
            return False
        assert self.decision is not None
        held = plan(self.table(), self.decision.player, bird)
        if not held.places:
            return self.place(bird)
        if held.only and not dragged:
            return self.place(bird, held.only.habitat)
        self.picked = bird
        return True

    @property
    def start_choice(self) -> StartChoice | None:
        """What whoever must answer has touched to begin with, and food that suits it; None where
        it is not chosen so.
        """
        decision = self.decision
        if decision is None or not self._asks_here:
            return None
        me = self.game.state.players[decision.player]
        if not can_be_touched(decision, me):
            return None
        choice = self.start_choices.get(decision.player, StartChoice())
        return choice.proposing(me, self.game.catalog.birds, self.table().costs)

    def choose_start(self, thing: Thing, name: str) -> bool:
        """Keep that to begin with, or put it back; False if it cannot be chosen so."""
        decision, choice = self.decision, self.start_choice
        if decision is None or choice is None:
            return False
        me = self.game.state.players[decision.player]
        self.start_choices[decision.player] = choice.toggled(thing, name, me)
        return True

    def confirm_start(self) -> bool:
        """Give all answers that the choice of the start stands for; False if it is not complete."""
        decision, choice = self.decision, self.start_choice
        if decision is None or choice is None:
            return False
        me = self.game.state.players[decision.player]
        if not choice.is_complete(me):
            return False
        self._wish = keep(decision.player, choice, me)
        self._follow(begins=True)
        return True

    def take_start(self, choice: StartChoice) -> bool:
        """Begin with that, whatever was touched; False if it cannot be begun with."""
        decision, before = self.decision, self.start_choice
        if decision is None or before is None:
            return False
        self.start_choices[decision.player] = choice
        if self.confirm_start():
            return True
        self.start_choices[decision.player] = before
        return False

    def doubt(self, action: Action | None) -> bool:
        """Ask once more whether that action is to be taken, which would do nothing; None asks no
        more. False if it would do something, or is not to be chosen.
        """
        self.doubted = None
        if action is None or not self._asks_for_an_action or self.decision is None:
            return action is None
        if action in in_vain(self.table(), self.decision.player):
            self.doubted = action
        return self.doubted is not None

    def begin_with(self, value: str, times: int = 1) -> bool:
        """Take an action and, of what it brings, that thing first, so many times; see
        :class:`.Beginning`.

        With several people nothing is done so that could not be taken back: where the thing
        would turn dice or cards up, or end all that can be taken back, only the action is taken.
        False if it cannot be done so.
        """
        decision = self.decision
        if decision is None or not self._asks_for_an_action:
            return False
        possible = beginnings(self.table(), decision.player)
        chosen = next((beginning for beginning in possible if beginning.value == value), None)
        if chosen is None or not 1 <= times <= chosen.most:
            return False
        start = Start(chosen.player, chosen.habitat, chosen.option, times, chosen.resets)
        if self.people > 1 and not self._could_undo(start):
            start = start.action_alone()
        self._wish = start
        self._follow(begins=True)
        return True

    def _could_undo(self, wish: Start) -> bool:
        """Whether what is wished, and all that follows unasked, could be taken back."""
        trial = Sitting(self.game.copy(), self.settings, self.seats)
        trial._wish = wish
        trial._follow(begins=True)
        return trial.can_undo

    def repeat(self, option: int, times: int) -> bool:
        """Take an option of the pending decision so many times, while the same is asked.

        False if :attr:`repeats` does not allow it.
        """
        decision = self.decision
        if decision is None or not 2 <= times <= self.repeats.get(option, 0):
            return False
        self._wish = Again(decision, decision.options[option], times)
        self._follow(begins=True)
        return True

    @property
    def repeats(self) -> dict[int, int]:
        """The options that can be taken more than once by one input, and how often at most."""
        return how_often(self.game) if self._asks_here else {}

    @property
    def run(self) -> Run | None:
        """Which of several like it the pending decision is."""
        if not self._asks_here:
            return None
        return run(self.game, (given.asked for given in reversed(self._answered)))

    def playable(self) -> tuple[str, ...]:
        """The cards of the hand that can be played now, while the action is asked for."""
        decision = self.decision
        if decision is None or not self._asks_for_an_action:
            return ()
        return playable_birds(self.table(), decision.player)

    @property
    def _asks_for_an_action(self) -> bool:
        """Whether whoever holds the screen is asked for the turn's action."""
        decision = self.decision
        return decision is not None and decision.kind == "action" and self._asks_here

    @property
    def _asks_here(self) -> bool:
        """Whether whoever holds the screen may answer, if anything is asked."""
        return not (self.must_hand_over or self.waits or self.program is not None)

    def table(self) -> Table:
        """The game as the rules take it, for asking."""
        return Table(self.game.setup, self.game.catalog, self.game.state, [], 0)

    def _give(self, option: int, *, automatic: bool = False, begins: bool = False) -> None:
        """One answer into the game."""
        assert self.decision is not None
        asked, by_hand = self.decision, self._asks_a_person_here and not automatic
        events = len(self.game.events)
        self.game.answer(option)
        self._answered.append(Answered(asked, asked.player, automatic, events, begins))
        if by_hand:
            self.holder = asked.player

    def _unasked(self) -> int | None:
        """What goes without saying, or may be said in the name of somebody far away."""
        decision = self.decision
        if decision is None or self.program is not None:
            return None
        if not self.seats.is_here(decision.player):
            return answer_in_advance(self.game, self.seats.unasked_of(decision.player))
        return answer_for_me(self.game) if self.settings.answer_for_me else None

    def follow(self) -> None:
        """Answer what needs no asking, when a game has come in by link."""
        self._follow()

    def _follow(self, *, begins: bool = False) -> None:
        """What follows from a person's answer: the rest of a plan, and what needs no asking.

        ``begins``: the plan's first answer begins the input.
        """
        self._taken_back.clear()
        self.resumed = False
        self.picked = ""
        self.doubted = None
        while (decision := self.decision) is not None:
            wanted = self._wish.answer(decision) if self._wish else None
            if self._wish and wanted is not None:
                self._give(wanted, begins=begins)
                begins = False
                self._wish = self._wish.begun()
                continue
            if self._wish and not self._wish.goes_on(decision):
                self._wish = None
            unasked = self._unasked()
            if unasked is None:
                break
            self._give(unasked, automatic=True)
        if not self.must_hand_over:
            self._seen = len(self.game.events)

    def _last_input(self) -> int | None:
        """The number of the answer that began the last input of a person."""
        return next(
            (
                number
                for number in range(len(self._answered) - 1, -1, -1)
                if self._answered[number].begins
            ),
            None,
        )

    @property
    def _since(self) -> int | None:
        """How long the log was before the last input of a person; None if there was none.

        None as well while the set-up goes on, of which nobody sees the whole log.
        """
        number = None if self.game.state.phase == "setup" else self._last_input()
        return None if number is None else self._answered[number].events

    def _shown_since(self, number: int) -> bool:
        """Whether that answer, or one after it, turned up dice or cards."""
        asked = self.decision
        bonus = asked is not None and asked.kind == "keep_bonus"
        drawn = bonus and self.game.state.phase != "setup"
        return drawn or reveals(self.game.events[self._answered[number].events :])

    @property
    def can_undo(self) -> bool:
        """Alone always; with several people only one's own answer that turned nothing up.

        What has been sent to somebody far away stays. Computer players' answers go with those
        that they followed.
        """
        number = self._last_input()
        if number is None or number < self.sent:
            return False
        if self.people == 1:
            return True
        return self.holder == self._answered[number].player and not self._shown_since(number)

    def undo(self) -> bool:
        """Take back the last input of a person, if that is allowed.

        The game counts the take-backs that had turned up dice or cards.
        """
        number = self._last_input()
        if number is None or not self.can_undo:
            return False
        game, before = self.game, self.game.take_backs
        shown = self._shown_since(number)
        given = tuple(self._answered[number:])
        self._taken_back.append(TakenBack(game.answers[number:], given, before, self.hurried))
        self.hurried = tuple(answer for answer in self.hurried if answer < number)
        for _ in given:
            game.undo()
        game.take_backs = before + shown
        self.gone_on = min(self.gone_on, len(game.state.scored))
        self.taken_back = True
        del self._answered[number:]
        self._wish = None
        self.picked = ""
        self.doubted = None
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._taken_back)

    def redo(self) -> bool:
        """Give the answers again that were taken back last."""
        if not self._taken_back:
            return False
        again = self._taken_back.pop()
        for answer, given in zip(again.answers, again.given, strict=True):
            self._give(answer, automatic=given.automatic, begins=given.begins)
        self.game.take_backs = again.take_backs
        self.hurried = again.hurried
        self.picked = ""
        return True

    @property
    def viewer(self) -> int:
        """Whose eyes the table is seen with."""
        if self._asks_a_person_here and self.decision is not None:
            return self.decision.player
        return self.seats.here[0] if self.holder is None else self.holder

    def put_down(self) -> Sitting:
        """The same game as it is found when nobody holds the screen; not to be played on."""
        found = copy(self)
        found.holder = self.seats.alone_here
        return found

    def scene(self, words: Words, look: Mapping[str, str]) -> Scene:
        """The table as the one who must answer may see it; at the end as the last to hold it."""
        game = self.game
        view = game.view(self.viewer)
        return Scene(
            words=words,
            catalog=game.catalog,
            setup=game.setup,
            seat=self.viewer,
            state=view.state,
            events=view.events,
            decision=None if self.waits or self.program is not None else game.decision,
            awaited=game.decision,
            sheets=game.scores(),
            kept=kept_at_the_start(game, self.viewer),
            start_choice=self.start_choice,
            run=self.run,
            look={"sort": self.settings.hand_order, **look},
            resumed=self.resumed,
            settings=self.settings,
            picked=self.picked,
            doubted=self.doubted,
            apart=self.apart,
            since=self._since,
            automatic=frozenset(given.events for given in self._answered if given.automatic),
            hurried=frozenset(self._answered[number].events for number in self.hurried),
            take_backs=game.take_backs,
            hints=len(self.hints),
            may_ask_coach=self.may_ask_coach,
            can_redo=self.can_redo,
            open_hands=self.open_hands,
            revealed=self.revealed,
            repeats=self.repeats,
        )


def new_game(setup: Setup, catalog: Catalog, settings: Settings, rules: int = RULES) -> Sitting:
    """A game dealt at this screen. Raises SetupError if it cannot be played."""
    return Sitting(Game.new(setup, catalog, rules), settings)


def allowed_at_first(setup: Setup) -> tuple[Unasked, ...]:
    """What everybody lets others' screens answer until they say something else."""
    return tuple("free" for _ in range(setup.players))
