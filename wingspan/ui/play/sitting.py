"""A game being played at this screen, the inputs of its players, and what a save of it holds."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from copy import copy

from msgspec import structs

from wingspan.engine import RULES, Game, Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Action
from wingspan.engine.decision import Decision
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Payment, TakeAction
from wingspan.engine.table import Table
from wingspan.saves import Aim
from wingspan.words import Words

from ..messages import BeginWith, ChooseStart, Place, Repeat, StartChoice, TakeStart
from . import inputs
from .answers import Answered, Answers
from .inputs import Intent
from .news import RoundEnd, last_round_end
from .scene import Answering, Disclosed, HelpUsed, LogNotes, Scene
from .seats import HotSeat, Seats
from .settings import Settings


class SaveNotes:
    """What a save holds besides the record of the game, and whether it is up to date."""

    name: str = ""
    """The game's name in the list of games; "" if it has none."""
    aim: Aim | None = None
    """What is played for: a score to beat, or the deal of the day."""
    fresh: bool = False
    """Whether the deal was new to everybody, so that the game may count for a rating."""
    hints_agreed: bool = False
    """Whether the players agreed at the start that the coach may be asked."""
    hints: frozenset[int] = frozenset()
    """The numbers of the answers before which the coach was asked."""
    elsewhere: int = 0
    """The number of answers up to which other devices may have played for the person here: the game
    counts in the statistics only if the person answers after that."""
    kept_as: tuple[object, ...] | None = None
    """What :meth:`written` returned when the game was last saved; None if it never was."""
    taken_back: bool = False
    """Whether answers have been taken back since the last save."""

    _answers: Answers
    _hot_seat: HotSeat

    def __init__(self, answers: Answers, hot_seat: HotSeat) -> None:
        self._answers = answers
        self._hot_seat = hot_seat

    def written(self) -> tuple[object, ...]:
        """Everything in a save except its time. Unchanged as long as no new save is needed."""
        game = self._answers.game
        return (
            game.answers,
            game.take_backs,
            self._hot_seat.seats,
            self._answers.sent,
            self.name,
            self.aim,
            self._answers.hurried,
            self.hints,
        )

    @property
    def is_held(self) -> bool:
        """Whether somebody here has answered since other devices have, if they have."""
        seats = self._hot_seat.seats
        return not self.elsewhere or any(
            not given.automatic and seats.is_here(given.asked.player)
            for given in self._answers.given[self.elsewhere :]
        )

    def play_elsewhere(self, since: int = 0) -> None:
        """Record that the answers from number ``since`` on came from other devices."""
        seats, given = self._hot_seat.seats, self._answers.given
        if any(not one.automatic and seats.is_here(one.asked.player) for one in given[since:]):
            self.elsewhere = len(given)

    def count_hint(self) -> None:
        """Record that the coach was asked about the pending decision. Counts once per decision."""
        self.hints |= {len(self._answers.game.answers)}


class Sitting:
    """One game at this screen."""

    id: str = ""
    """The id of its save; "" if it is not saved."""
    answers: Answers
    hot_seat: HotSeat
    save: SaveNotes
    picked: str = ""
    """The card of the hand that is held over the mat; "" for none."""
    doubted: Action | None = None
    """An action that was chosen, would do nothing, and waits for confirmation."""
    start_choices: dict[int, StartChoice]
    """By seat, the starting things touched; kept when the answers are taken back."""
    prepared: bool = False
    """Whether the start choice is confirmed before it has been asked for."""
    resumed: bool = False
    """Whether nothing has been answered since the game was reopened."""
    gone_on: int = 0
    """The last round whose end was dismissed at this screen; 0 for none."""

    _intent: Intent | None = None
    """What is left to answer of the last input."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seats: Seats | None = None,
        *,
        sent: int = 0,
        hurried: Iterable[int] = (),
    ) -> None:
        """``seats``: None if only people at this screen play. ``sent`` and ``hurried`` as in
        :class:`Answers`.
        """
        self.answers = Answers(game, sent=sent, hurried=hurried)
        self.hot_seat = HotSeat(self.answers, seats or Seats(game.setup.players), settings)
        self.save = SaveNotes(self.answers, self.hot_seat)
        self.start_choices = {}

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
        input_starts: Container[int] | None = None,
    ) -> Sitting:
        """Reopen the game of a record. Raises what :meth:`Game.replay` raises.

        Works out again which answers were given without asking. ``input_starts``: the numbers of
        the answers that each began a person's input; None if unknown, and each answer of a person
        then counts as an input.
        """
        game = Game.begun(record, catalog)
        sitting = cls(game, settings, seats, sent=sent, hurried=hurried)
        for number, answer in enumerate(record.answers):
            automatic = sitting.hot_seat.unasked == answer
            starts = not automatic and sitting.hot_seat.program is None
            if input_starts is not None:
                starts = number in input_starts
            sitting._give(answer, automatic=automatic, starts_input=starts)
        game.take_backs = record.take_backs
        sitting.hot_seat.holder = sitting.seats.alone_here
        sitting.resumed = bool(game.answers)
        return sitting

    def put_back(self, record: Record) -> None:
        """Rebuild this game's table from its record. Raises what :meth:`Game.replay` raises.

        The holder of the screen stays the same; what was taken back is forgotten.
        """
        laid = Sitting.replayed(record, self.game.catalog, self.hot_seat.settings, self.seats)
        self.answers.lay_anew(laid.answers)
        self.picked = ""
        self._intent = None

    def go_on(self, record: Record, hurried: Iterable[int] = (), provisional: int = 0) -> None:
        """Give the answers of ``record`` that are new here, then those that need no asking here.

        The new answers cannot be taken back here, except the last ``provisional`` of them by the
        player who gave them elsewhere.
        """
        self.answers.agree(record.answers)
        for answer in record.answers[len(self.game.answers) :]:
            automatic = self.hot_seat.unasked == answer
            starts = not automatic and self.hot_seat.program is None
            self._give(answer, automatic=automatic, starts_input=starts)
        self.game.take_backs = record.take_backs
        self.answers.hurried, self.answers.provisional = tuple(hurried), provisional
        self.answers.sent = len(self.answers.standing)
        self.answers.taken_back.clear()
        self._intent = None
        if self.hot_seat.asked is not None and not (self.prepared and self.confirm_start()):
            self.follow()

    def put_down(self) -> Sitting:
        """A copy in which nobody holds the screen yet, for showing only: it must not be played."""
        found = copy(self)
        found.hot_seat = copy(self.hot_seat)
        found.hot_seat.holder = self.seats.alone_here
        return found

    @property
    def game(self) -> Game:
        return self.answers.game

    @property
    def seats(self) -> Seats:
        return self.hot_seat.seats

    @property
    def decision(self) -> Decision | None:
        """The pending decision of any player; None once the game is over."""
        return self.game.decision

    @property
    def may_ask_coach(self) -> bool:
        """Whether the person who must answer may ask the coach: in a saved game, not for practice,
        of one person, or of several who agreed at the start and all sit at this screen.
        """
        hot_seat = self.hot_seat
        return (
            bool(self.id)
            and self.decision is not None
            and hot_seat.program is None
            and not hot_seat.must_hand_over
            and (
                len(self.seats.persons) == 1 or (self.save.hints_agreed and self.seats.mine is None)
            )
        )

    @property
    def round_end(self) -> RoundEnd | None:
        """The end of a round since the last input at this screen, if not dismissed yet."""
        scored = self.game.state.scored
        if self.decision is None or not scored or self.gone_on >= len(scored):
            return None
        return last_round_end(self.game.events, self.hot_seat.since_input)

    def answer(self, option: int) -> bool:
        """Take an option of the pending decision, then give all answers that need no asking.

        While the screen must be handed over, option 0 first puts away what its holder drew last,
        if anything, and then hands the screen over. False if there is no such option.
        """
        hot_seat, decision = self.hot_seat, self.decision
        if decision is None or hot_seat.waits:
            return False
        if hot_seat.must_hand_over:
            if option:
                return False
            hot_seat.hand_over()
            self.picked = ""
            return True
        if hot_seat.program is not None or not 0 <= option < len(decision.options):
            return False
        self._give(option, starts_input=True)
        self.follow()
        return True

    def take_over_seat(self) -> None:
        """Let a person take over from the computer player that must answer."""
        decision = self.decision
        if decision is not None and self.hot_seat.program is not None:
            programs = [*self.seats.programs]
            programs[decision.player] = None
            left = tuple(programs) if any(programs) else ()
            self.hot_seat.seats = structs.replace(self.seats, programs=left)
            self.answers.hurried = self.answers.hurried if self.seats.programs else ()
            self.save.fresh = False

    def answer_for_program(self, option: int, *, hurried: bool = False) -> None:
        """Take the option that the computer player chose, then what needs no asking.

        ``hurried``: the computer player was cut short. The answer belongs to the preceding input of
        a person, and is taken back with that.
        """
        assert self.hot_seat.program is not None
        self._give(option, hurried=hurried)
        self.follow()

    def place(self, message: Place) -> bool:
        """Play a bird of the hand; False if it cannot be played that way."""
        decision, bird = self.hot_seat.asked_for_action, message.bird
        if decision is None or bird not in self.playable():
            return False
        payment: Payment | None = None
        if message.row is not None:
            row = inputs.plan(table_of(self.game), decision.player, bird).place(message.row)
            if row is None:
                return False
            if message.payment != "?":
                chosen = row.cheapest if message.payment == "" else message.payment
                if not 0 <= chosen < len(row.payments):
                    return False
                payment = row.payments[chosen]
        self.follow(inputs.play_bird(bird, message.row, payment))
        return True

    def pick(self, bird: str, *, dragged: bool = False) -> bool:
        """Hold a card of the hand over the mat, or put it back. True if it is held or was played.

        A bird with one row and one way to pay is played there at once, unless it is ``dragged``:
        then it is held until it is dropped. A bird that may come into play in several ways is
        played at once as well, since the rules ask how.
        """
        self.doubted = None
        decision = self.hot_seat.asked_for_action
        if decision is None or bird == self.picked or bird not in self.playable():
            self.picked = ""
            return False
        held = inputs.plan(table_of(self.game), decision.player, bird)
        if not held.places:
            return self.place(Place(bird))
        if held.only and not dragged:
            return self.place(Place(bird, held.only.habitat))
        self.picked = bird
        return True

    @property
    def start_choice(self) -> StartChoice | None:
        """What the person who chooses how to begin has touched, with the food proposed for it."""
        seat = self.hot_seat.begins
        if seat is None:
            return None
        choice = self.start_choices.get(seat, inputs.UNTOUCHED)
        costs = table_of(self.game).costs
        return inputs.propose_food(
            choice, self.game.state.players[seat], self.game.catalog.birds, costs
        )

    def choose_start(self, message: ChooseStart | StartChoice) -> bool:
        """Toggle whether a thing is kept at the start, or keep exactly those things; False if no
        start can be chosen now.
        """
        seat, choice = self.hot_seat.begins, self.start_choice
        if seat is None or choice is None:
            return False
        if isinstance(message, ChooseStart):
            me = self.game.state.players[seat]
            choice = inputs.touch(choice, message.thing, message.name, me)
        else:
            choice = message
        self.start_choices[seat] = choice
        self.prepared = False
        return True

    def confirm_start(self) -> bool:
        """Give the answers of the start choice as soon as they are asked for. Until then, a second
        call takes the confirmation back. False if the choice is incomplete.
        """
        seat, choice = self.hot_seat.begins, self.start_choice
        if seat is None or choice is None:
            return False
        me = self.game.state.players[seat]
        if not inputs.is_complete(choice, me):
            return False
        self.prepared = self.hot_seat.asked is None and not self.prepared
        if self.hot_seat.asked is not None:
            self.follow(inputs.keep_start(seat, choice, me))
        return True

    def take_start(self, choice: TakeStart) -> bool:
        """Begin with ``choice`` instead of what was touched; False if that is not possible."""
        decision, before = self.decision, self.start_choice
        if decision is None or before is None:
            return False
        self.start_choices[decision.player] = choice
        if self.confirm_start():
            return True
        self.start_choices[decision.player] = before
        return False

    def doubt(self, action: Action | None) -> bool:
        """Ask for confirmation of an action that would do nothing; None withdraws the question.

        False if the action would do something, or cannot be chosen.
        """
        self.doubted = None
        decision = self.hot_seat.asked_for_action
        if action is None or decision is None:
            return action is None
        if action in inputs.in_vain(table_of(self.game), decision.player):
            self.doubted = action
        return self.doubted is not None

    def begin_with(self, message: BeginWith) -> bool:
        """Take the action that gains something, then that; see :class:`.Beginning`.

        With several people, take only the action if the rest would turn up dice or cards and so
        could not be taken back. False if this is not possible.
        """
        decision, times = self.hot_seat.asked_for_action, message.times
        if decision is None:
            return False
        possible = inputs.beginnings(table_of(self.game), decision.player)
        begun = next((one for one in possible if one.option == message.option), None)
        if begun is None or not 1 <= times <= begun.most:
            return False
        if len(self.seats.persons) > 1 and not _could_undo(self, inputs.begin_action(begun, times)):
            return self.answer(decision.options.index(TakeAction(begun.action)))
        self.follow(inputs.begin_action(begun, times))
        return True

    def repeat(self, message: Repeat) -> bool:
        """Take an option of the pending decision several times, while the same is asked.

        False if :attr:`repeats` does not allow it.
        """
        decision = self.decision
        if decision is None or not 2 <= message.times <= self.repeats.get(message.option, 0):
            return False
        self.follow(inputs.repeat_answer(decision, message.option, message.times))
        return True

    @property
    def repeats(self) -> dict[int, int]:
        return inputs.repeats(self.game) if self.hot_seat.asked is not None else {}

    def playable(self) -> tuple[str, ...]:
        decision = self.hot_seat.asked_for_action
        return (
            () if decision is None else inputs.playable_birds(table_of(self.game), decision.player)
        )

    def _give(
        self,
        option: int,
        *,
        automatic: bool = False,
        starts_input: bool = False,
        hurried: bool = False,
    ) -> None:
        """Answer the pending decision; a person asked at this screen becomes its holder."""
        game, by_person = self.game, self.hot_seat.person_asked is not None
        asked, entry = game.decision, len(game.events)
        assert asked is not None
        game.answer(option)
        self.answers.note(Answered(asked, automatic, starts_input, entry), hurried=hurried)
        if by_person and not automatic:
            self.hot_seat.holder = asked.player

    def follow(self, intent: Intent | None = None) -> None:
        """Give the answers of ``intent``, or the rest of the last intent, then those that need no
        asking. ``intent`` begins a new input of a person.
        """
        starts_input = intent is not None
        if intent is not None:
            next(intent)
            self._intent = intent
        self.answers.taken_back.clear()
        self.resumed = False
        self.picked = ""
        self.doubted = None
        while (decision := self.decision) is not None:
            option = _intended(self._intent, decision)
            automatic = option is None
            if option is None:
                option = self.hot_seat.unasked
            if option is None:
                break
            starts = starts_input and not automatic
            self._give(option, automatic=automatic, starts_input=starts)
            starts_input = starts_input and not starts
        self.hot_seat.note_shown()

    @property
    def can_undo(self) -> bool:
        """Whether the last input may be taken back: never once it was sent to a remote player;
        always with one person; with several, only by the one who gave it, if it revealed nothing.
        """
        last = self.answers.last_input
        if last is None or last < self.answers.sent:
            return False
        if len(self.seats.persons) == 1:
            return True
        mine = self.hot_seat.holder == self.answers.given[last].asked.player
        return mine and not self.answers.has_revealed_since(last)

    def undo(self) -> bool:
        """Take back a person's last input and all that followed; False if this is not allowed."""
        last = self.answers.last_input
        if last is None or not self.can_undo:
            return False
        self.answers.undo(last)
        self.gone_on = min(self.gone_on, len(self.game.state.scored))
        self.save.taken_back = True
        self._intent = None
        self.picked = ""
        self.doubted = None
        return True

    def redo(self) -> bool:
        """Give the answers taken back last again; False if there are none."""
        if not self.answers.taken_back:
            return False
        again = self.answers.taken_back.pop()
        for option, given in zip(again.options, again.given, strict=True):
            self._give(option, automatic=given.automatic, starts_input=given.starts_input)
        self.game.take_backs = again.take_backs
        self.answers.hurried = again.hurried
        self.picked = ""
        return True

    def scene(self, words: Words, look: Mapping[str, str]) -> Scene:
        """The table as :attr:`.HotSeat.viewer` may see it, with common knowledge only while the
        screen is covered. ``look`` as in :attr:`.Scene.look`.
        """
        game, answers, hot_seat = self.game, self.answers, self.hot_seat
        seat, covered = hot_seat.viewer, hot_seat.covered
        view = game.common_view() if covered else game.view(seat)
        asked = hot_seat.asked
        setting_up = game.state.phase == "setup" and not covered
        before = (given.asked for given in reversed(answers.given))
        return Scene(
            words=words,
            catalog=game.catalog,
            setup=game.setup,
            seat=seat,
            state=view.state,
            events=view.events,
            decision=asked,
            awaited=game.decision,
            sheets=game.scores(),
            look={"sort": hot_seat.settings.hand_order, **look},
            answering=Answering(
                None if asked is None else inputs.run(game, before),
                self.repeats,
                self.picked,
                self.doubted,
                len(self.seats.here) > 1,
                self.start_choice if setting_up else None,
                self.prepared and setting_up,
            ),
            log=LogNotes(
                since=answers.since,
                automatic=answers.automatic_entries,
                hurried=answers.hurried_entries,
                apart=hot_seat.apart,
                far=hot_seat.apart.intersection(self.seats.persons),
                resumed=self.resumed,
                goes_on=answers.provisional > 0,
            ),
            aids=HelpUsed(
                take_backs=game.take_backs,
                can_undo=self.can_undo,
                can_redo=bool(answers.taken_back) and not covered,
                hints=len(self.save.hints),
                may_ask_coach=self.may_ask_coach,
            ),
            disclosed=Disclosed(hot_seat.open_hands, hot_seat.revealed, covered=covered),
        )


def _intended(intent: Intent | None, decision: Decision) -> int | None:
    if intent is None:
        return None
    try:
        wanted = intent.send(decision)
    except StopIteration:
        return None
    return decision.options.index(wanted) if wanted in decision.options else None


def _could_undo(sitting: Sitting, intent: Intent) -> bool:
    """Whether the answers of ``intent``, and what follows unasked, could be taken back; tries it on
    a copy.
    """
    trial = Sitting(sitting.game.copy(), sitting.hot_seat.settings, sitting.seats)
    trial.follow(intent)
    return trial.can_undo


def table_of(game: Game) -> Table:
    """The game as a table of the rules, for queries only: it must not be changed."""
    return Table(game.setup, game.catalog, game.state, [], 0)


def new_game(setup: Setup, catalog: Catalog, settings: Settings, rules: int = RULES) -> Sitting:
    """Deal a new game at this screen. Raises SetupError if the set-up cannot be played."""
    return Sitting(Game.new(setup, catalog, rules), settings)
