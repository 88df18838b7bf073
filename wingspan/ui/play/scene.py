"""The input of the views: one moment of a game, as one seat may see it, in one language.

And what the log tells at a glance: what is new, what moved from where to where, how a round
ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from wingspan.engine.cards import Mat
from wingspan.engine.catalog import Catalog, Kit
from wingspan.engine.components import Action, Food, Habitat
from wingspan.engine.conditions import AnyTally
from wingspan.engine.decision import Decision
from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaNectar,
    AutomaTookDice,
    BirdMoved,
    BirdPlayed,
    BirdsKept,
    CardTucked,
    DeckCardDrawn,
    DiceRolled,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodGained,
    FoodSpent,
    FoodUncached,
    GoalScored,
    GoalStanding,
    Hunted,
    NectarDiscarded,
    PowerUsed,
    RoundBegan,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.goals import counted, standings
from wingspan.engine.mat import bird_at
from wingspan.engine.options import (
    AnyOption,
    Bird,
    Bonus,
    CachedFood,
    Die,
    Draw,
    DrawDeck,
    FoodToken,
    InHabitat,
    Payment,
    PlayerSeat,
    Reroll,
    Slot,
    TakeAction,
    UsePower,
)
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import Setup
from wingspan.engine.state import GameState, Player, ScoreSheet
from wingspan.engine.table import Table
from wingspan.words import Words, isolated

from ..messages import StartChoice
from .inputs import Beginning, Plan, Reason, Run, beginnings, in_vain, plan, playable_birds

# what is new since a player's last turn

ENDS_A_ROUND = (NectarDiscarded, AutomaNectar, GoalScored)
"""Events that may begin the end of a round."""


class News(NamedTuple):
    """What is marked as new until the next answer.

    ``birds``: birds on the mats that were played, moved, or whose eggs, food or cards changed.
    ``tray``: new cards. ``dice``: faces taken out; ``rolled``: whether the birdfeeder was rolled.
    """

    birds: frozenset[str] = frozenset()
    tray: frozenset[str] = frozenset()
    dice: frozenset[str] = frozenset()
    rolled: bool = False


NOTHING = News()


def since_last_turn(events: tuple[AnyEvent, ...], seat: int) -> tuple[AnyEvent, ...]:
    """What others did since the last turn of ``seat``, beginning with the first of their turns.

    Before the first turn of ``seat``: all that others have done, and what they kept at the start.
    Empty once ``seat`` has done something in a new turn.
    """
    if not events:
        return ()
    end = len(events)
    if _begins(events[-1], seat):
        end -= 1
    elif _turn_of(events) == seat:
        return ()
    for number in range(end - 1, -1, -1):
        if _begins(events[number], seat):
            return _after_turn(events[number + 1 : end])
    kept = [event for event in events if isinstance(event, BirdsKept) and event.player != seat]
    begun = _turn_of(events[:end]) is not None
    return (*kept, *(_after_turn(events[:end]) if begun else ()))


def turns_apart(
    events: tuple[AnyEvent, ...],
    seat: int,
    apart: frozenset[int],
    far: frozenset[int] = frozenset(),
) -> tuple[tuple[int, AnyEvent], ...]:
    """What the seats ``apart`` did since the last turn of ``seat``, each with its index in the log.

    The result stays the same during the next turn of ``seat``. Leaves out the end of a round, which
    is shown elsewhere. Before the first turns comes what the seats ``far`` kept at the start.
    """
    told: list[tuple[int, AnyEvent]] = []
    end, mine = len(events), False
    for number in range(len(events) - 1, -1, -1):
        begun = events[number]
        if not isinstance(begun, TurnBegan):
            continue
        if begun.player == seat:
            if mine or end < len(events):
                break
            mine = True
        elif begun.player in apart:
            turn = _without_round_end(events[number + 1 : end])
            told[:0] = enumerate(turn, number + 1)
        end = number
    else:
        if end < len(events):
            told[:0] = [
                (number, event)
                for number, event in enumerate(events)
                if isinstance(event, BirdsKept) and event.player in far
            ]
    return tuple(told)


def _without_round_end(turn: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    for number, event in enumerate(turn):
        if isinstance(event, ENDS_A_ROUND):
            return turn[:number]
    return turn


def _begins(event: AnyEvent, seat: int) -> bool:
    return isinstance(event, TurnBegan) and event.player == seat


def _turn_of(events: tuple[AnyEvent, ...]) -> int | None:
    for event in reversed(events):
        if isinstance(event, TurnBegan):
            return event.player
    return None


def _after_turn(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    for number, event in enumerate(events):
        if isinstance(event, (TurnBegan, RoundBegan)):
            return events[number:]
    return ()


def news(events: tuple[AnyEvent, ...], seat: int) -> News:
    """What to mark as changed for ``seat``."""
    birds: set[str] = set()
    tray: set[str] = set()
    dice: set[str] = set()
    rolled = False
    for event in since_last_turn(events, seat):
        match event:
            case (
                BirdPlayed()
                | BirdMoved()
                | EggLaid()
                | EggDiscarded()
                | FoodCached()
                | FoodUncached()
            ):
                birds.add(event.bird)
            case Hunted() if event.success:
                birds.add(event.bird)
            case CardTucked() | TrayCardTucked():
                birds.add(event.under)
            case TrayRefilled():
                tray.update(event.birds)
            case DiceRolled() if event.why != "hunt":
                rolled = True
                dice.clear()
            case AutomaTookDice():
                dice.add(event.face)
            case _:
                pass
    return News(frozenset(birds), frozenset(tray), frozenset(dice), rolled)


# what moved, for the animation over the table: each place and thing has one name, which its element
# carries as ``data-thing``: "card:mallard" wherever that card lies, "food:seed" in the supply,
# "die:fish" in the birdfeeder, "head:lay_eggs" the header of that row, "deck", "clock"

ROLL = "roll"
"""``Move.what`` of a roll of the birdfeeder."""


class Move(NamedTuple):
    """A thing that changed its place."""

    entry: int
    """The index of the log entry that reports it."""
    what: str
    """The icon of the thing, "card" for a card."""
    origin: str
    """The name of the place that it left."""
    to: str
    """The name of the place where it is now."""


def moves(events: Sequence[AnyEvent], since: int, seat: int) -> tuple[Move, ...]:
    """The moves of the log entries from ``since`` on, on the side of ``seat`` and in the tray."""
    cause, found = _cause_before(events, since, seat), []
    for number in range(since, len(events)):
        event = events[number]
        if getattr(event, "player", seat) == seat:
            cause = _cause(event, cause)
            found += [Move(number, *move) for move in _moved(event, cause)]
    return tuple(found)


def written(made: Sequence[Move], sign: Callable[[str], str]) -> str | None:
    """The moves as JSON for the page's ``data-moves``; None if there are none.

    ``sign`` returns the character of an icon. It is appended to each move; "" for a roll.
    """
    if not made:
        return None
    signed = [(*move, "" if move.what == ROLL else sign(move.what)) for move in made]
    return msgspec.json.encode(signed).decode()


def _cause_before(events: Sequence[AnyEvent], since: int, seat: int) -> str:
    """The source of gains at the time when the entry ``since`` was written."""
    for number in range(since - 1, -1, -1):
        event = events[number]
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, ActionTaken | PowerUsed) and event.player == seat:
            return _cause(event, "")
    return "clock"


def _cause(event: AnyEvent, before: str) -> str:
    """The source of gains from that event on: the header of the action's row, or the card of the
    bird whose power is used."""
    match event:
        case ActionTaken(action=action):
            return f"head:{action}"
        case PowerUsed(bird=bird):
            return f"card:{bird}"
        case _:
            return before


def _moved(event: AnyEvent, cause: str) -> Iterator[tuple[str, str, str]]:
    match event:
        case ActionTaken():
            yield "cube", "clock", cause
        case FoodGained(food=food, count=count, face=face):
            yield from [(food, cause if face is None else f"die:{face}", f"food:{food}")] * count
        case FoodSpent(food=food, count=count):
            yield from [(food, f"food:{food}", cause)] * count
        case FoodCached(bird=bird, food=food, own=own):
            yield food, f"food:{food}" if own else cause, f"card:{bird}"
        case FoodUncached(bird=bird, food=food):
            yield food, f"card:{bird}", cause
        case BirdPlayed(bird=bird, food=paid):
            for food, count in paid.items():
                yield from [(food, f"food:{food}", f"card:{bird}")] * count
        case EggLaid(bird=bird):
            yield "egg", cause, f"card:{bird}"
        case EggDiscarded(bird=bird):
            yield "egg", f"card:{bird}", cause
        case DiceRolled(why=why) if why != "hunt":
            yield ROLL, "birdfeeder", "birdfeeder"
        case _:
            yield from _card_moved(event)


def _card_moved(event: AnyEvent) -> Iterator[tuple[str, str, str]]:
    """The move of a card. A card that is face up before and after keeps its name and needs none."""
    match event:
        case DeckCardDrawn(bird=bird) if bird is not None:
            yield "card", "deck", f"card:{bird}"
        case TrayRefilled(birds=birds):
            for bird in birds:
                yield "card", "deck", f"card:{bird}"
        case CardTucked(under=under, card=card):
            yield "card", "deck" if card is None else f"card:{card}", f"card:{under}"
        case TrayCardTucked(under=under, card=card):
            yield "card", f"card:{card}", f"card:{under}"
        case Hunted(bird=bird, success=True):
            yield "card", "deck", f"card:{bird}"
        case _:
            pass


# the end of a round


class RoundEnd(Struct, frozen=True):
    """What happened at the end of a round."""

    goal: GoalScored
    """The goal of the round, with the standing of each player."""
    besides: tuple[AnyEvent, ...]
    """All other events of the end of the round, in order: nectar discarded, tray refilled …"""


def last_round_end(events: Sequence[AnyEvent], since: int = 0) -> RoundEnd | None:
    """The end of the latest round, if its goal was scored in ``events[since:]``; otherwise None.

    None as well after the last round, which is the end of the game.
    """
    for number in range(len(events) - 1, since - 1, -1):
        goal = events[number]
        if isinstance(goal, GoalScored):
            after = _until_round(events[number + 1 :])
            return None if after is None else RoundEnd(goal, (*_nectar(events[:number]), *after))
    return None


def _until_round(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...] | None:
    """The events before the next round began; None if it has not begun."""
    for number, event in enumerate(events):
        if isinstance(event, RoundBegan):
            return tuple(events[:number])
    return None


def _nectar(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
    """The nectar events at the very end of ``events``."""
    first = len(events)
    while first and isinstance(events[first - 1], NectarDiscarded | AutomaNectar):
        first -= 1
    return tuple(events[first:])


class Choices:
    """Finds the options of a decision by the thing on the table that they concern.

    Every finder returns the option's index, or None if that thing cannot be chosen now.
    """

    decision: Decision | None
    """The pending decision; None if there is none here."""
    labels: tuple[str, ...]
    """The text of each option, in the order of the options."""
    birds: dict[str, int]
    """The option of each card of the hand that can be chosen."""

    _index: dict[AnyOption, int]
    """Every option by itself; the last one of those that are equal."""
    _dice: dict[str, list[tuple[Food, int]]]
    """By face, the foods that a die may give, each with its option."""
    _tray: dict[int, int]
    """By space of the tray."""
    _cached: dict[tuple[int, Habitat, int], int]
    """By the place of the bird on which the food is."""

    def __init__(self, decision: Decision | None, labels: tuple[str, ...]) -> None:
        self.decision = decision
        self.labels = labels
        self._index = {}
        self._dice = {}
        self._tray = {}
        self._cached = {}
        self.birds = {}
        if decision is None:
            return
        for index, option in enumerate(decision.options):
            match option:
                case Payment():
                    continue
                case Die(face, food):
                    self._dice.setdefault(face, []).append((food, index))
                case Draw(tray):
                    self._tray[tray] = index
                case Bird(bird):
                    self.birds[bird] = index
                case CachedFood(_, player, habitat, column):
                    self._cached[player, habitat, column] = index
                case _:
                    pass
            self._index[option] = index

    def label(self, index: int) -> str:
        """The text of the option."""
        return self.labels[index]

    def action(self, action: Action) -> int | None:
        return self._index.get(TakeAction(action))

    def bird(self, bird: str) -> int | None:
        return self.birds.get(bird)

    def bonus(self, bonus: str) -> int | None:
        return self._index.get(Bonus(bonus))

    def habitat(self, habitat: Habitat) -> int | None:
        return self._index.get(InHabitat(habitat))

    def place(self, player: int, habitat: Habitat, column: int) -> int | None:
        """The option about the bird in that place: an egg, its power, or food cached on it."""
        for about in (Slot(player, habitat, column), UsePower(player, habitat, column)):
            if about in self._index:
                return self._index[about]
        return self._cached.get((player, habitat, column))

    def die(self, face: str) -> list[tuple[Food, int]]:
        """The foods that a die showing ``face`` may give now, each with its option's index."""
        return self._dice.get(face, [])

    def food(self, food: Food) -> int | None:
        return self._index.get(FoodToken(food))

    def tray(self, space: int) -> int | None:
        return self._tray.get(space)

    def player(self, seat: int) -> int | None:
        return self._index.get(PlayerSeat(seat))

    @property
    def deck(self) -> int | None:
        return self._index.get(DrawDeck())

    @property
    def reroll(self) -> int | None:
        return self._index.get(Reroll())


def player_names(setup: Setup, words: Words) -> tuple[str, ...]:
    """The players' names by seat, the Automa's last. Players without a name get a number."""
    people = tuple(
        isolated(setup.names[seat] if seat < len(setup.names) else "")
        or words.text("player_by_number", n=seat + 1)
        for seat in range(setup.players)
    )
    return (*people, words.text("automa")) if setup.automa else people


class Opening(Struct, frozen=True):
    """What a seat keeps of the cards and food dealt to it, during the set-up."""

    kept: tuple[str, ...] = ()
    """The birds to keep that have been answered already."""
    choice: StartChoice | None = None
    """What has been touched so far; None if the start is not chosen by touching."""
    prepared: bool = False
    """Whether the choice is confirmed although it has not been asked for yet."""


class Advised(Struct, frozen=True):
    """The answer that the coach marks best; Enter takes it."""

    option: int
    """The index of the option."""
    bird: str = ""
    """The card of the hand to play, if the option is to play a bird."""
    habitat: Habitat | None = None
    """The row that it goes to."""


class Mark(NamedTuple):
    """What the coach writes on a thing of the table, like the arrows on an analysis board."""

    word: str
    """"best", "as good", "−3"."""
    sign: str
    """The same in a character or two, for things too small for a word: dice and food."""


class Answering(Struct, frozen=True):
    """How the pending decision can be answered, besides taking one of its options."""

    run: Run | None = None
    """The position of the decision in a run of the same question; None if it is asked once."""
    repeats: Mapping[int, int] = field(default_factory=dict)
    """How many times one input can take each option, for those that can be repeated."""
    picked: str = ""
    """The card of the hand that is held over the mat; "" for none."""
    doubted: Action | None = None
    """An action that was chosen, would do nothing, and waits for confirmation."""
    shared: bool = False
    """Whether several people answer at this screen, so that each is addressed by name."""
    advised: Advised | None = None
    """What Enter takes while a hint is open."""


class LogNotes(Struct, frozen=True):
    """What the log shows besides its entries. Entries are indices into ``Scene.events``."""

    since: int | None = None
    """The first entry caused by a person's last input; None if there was no input."""
    automatic: frozenset[int] = frozenset()
    """The entries that began with an answer given without asking."""
    hurried: frozenset[int] = frozenset()
    """The entries that began with an answer of a computer player that was cut short."""
    apart: frozenset[int] = frozenset()
    """The seats that are not at this screen: computer players, remote players and the Automa."""
    far: frozenset[int] = frozenset()
    """Those of ``apart`` at which people sit."""
    resumed: bool = False
    """Whether nothing has been answered since the game was reopened."""
    goes_on: bool = False
    """Whether the log follows a remote player's turn step by step as it is taken."""


class HelpUsed(Struct, frozen=True):
    """Take-backs and hints: how many there were, and whether they are possible now."""

    take_backs: int = 0
    """Number of take-backs of answers that had turned up dice or cards."""
    can_redo: bool = False
    """Whether answers taken back can be given again."""
    hints: int = 0
    """Number of decisions at which the coach was asked."""
    may_ask_coach: bool = False
    """Whether the coach can be asked about the pending decision."""


class Disclosed(Struct, frozen=True):
    """Other players' cards that ``Scene.seat`` sees although the rules hide them, by seat."""

    hands: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Hands that are played openly, or shown in a review."""
    bonus: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Bonus cards, once the game is over or in a review."""
    everything: bool = False
    """Whether a review shows everything that was hidden at this moment of a finished game."""
    covered: bool = False
    """Whether only common knowledge is shown, because the screen must be handed over or nobody
    sits at it."""


class Scene(Struct, frozen=True, dict=True):
    """A moment of a game, with what the player at ``seat`` may know."""

    words: Words
    """The text of the page's language."""
    catalog: Catalog
    """The cards, as they are under the rules of this game."""
    setup: Setup
    seat: int
    """The seat whose view is shown."""
    state: GameState
    """The table; cards that ``seat`` may not know are "?"."""
    events: tuple[AnyEvent, ...]
    """The log; cards that ``seat`` may not know are hidden in it too."""
    decision: Decision | None
    """What is asked at this screen; None if nobody here is asked."""
    sheets: tuple[ScoreSheet, ...]
    """All players' points now, secret ones included, by seat, the Automa's last."""
    awaited: Decision | None = None
    """The decision that the game waits for, no matter at which screen it is asked."""
    look: Mapping[str, str] = field(default_factory=dict)
    """The state of the view, by subject: the card held up, the tab on top, the order of the
    hand …"""
    asleep: bool = False
    """Whether the Automa's panel and turns are left out, in a lesson about something else."""
    opening: Opening = Opening()
    answering: Answering = Answering()
    log: LogNotes = LogNotes()
    aids: HelpUsed = HelpUsed()
    marks: Mapping[int | str, Mark] = field(default_factory=dict)
    """The coach's marks: by the index of an option, by the id of a card in hand, and by a card and
    the row where it can go, "mallard|wetland"."""
    disclosed: Disclosed = Disclosed()

    @cached_property
    def names(self) -> tuple[str, ...]:
        return player_names(self.setup, self.words)

    @cached_property
    def choices(self) -> Choices:
        """The options of the pending decision, with the text of each."""
        if self.decision is None:
            return Choices(None, ())
        labels = tuple(
            self.words.option(option, self.decision, self.catalog, self.names, bird_at=self.bird_at)
            for option in self.decision.options
        )
        return Choices(self.decision, labels)

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def kit(self) -> Kit:
        """What the sets in play contain besides cards."""
        return self.catalog.kit(self.setup.sets)

    @property
    def printed_mat(self) -> Mat:
        """The mat in play, as printed."""
        return self.catalog.mats[self.setup.mat or self.kit.mat]

    @property
    def turns(self) -> int:
        """The number of turns that each player has in this round."""
        return turns_in_round(self.catalog, self.state.goals, self.state.round)

    @property
    def automa_seat(self) -> int:
        return len(self.state.players)

    @property
    def flock_seat(self) -> int:
        """The seat whose birds are shown at the end of a game.

        This is the winner's if several people sit at this screen and one of them won, otherwise the
        viewer's own.
        """
        persons = [seat for seat in range(len(self.state.players)) if seat not in self.log.apart]
        first = next((sheet.player for sheet in self.sheets if sheet.rank == 1), self.seat)
        return first if first in persons and len(persons) > 1 else self.seat

    @cached_property
    def table(self) -> Table:
        """The moment as a table of the rules, for queries only: it must not be changed."""
        return Table(self.setup, self.catalog, self.state, [], 0)

    @cached_property
    def news(self) -> News:
        """What has changed on the table since the last turn of ``seat``."""
        return news(self.events, self.seat)

    @cached_property
    def turns_apart(self) -> tuple[tuple[int, AnyEvent], ...]:
        """What the seats ``log.apart`` did since the last turn of ``seat``, each with its index in
        the log."""
        return turns_apart(self.events, self.seat, self.log.apart, self.log.far)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What the last input moved, from where to where."""
        return () if self.log.since is None else moves(self.events, self.log.since, self.seat)

    @cached_property
    def playable(self) -> tuple[str, ...]:
        """The cards of the hand that can be played now, while the action is asked for."""
        if self.decision is None or self.decision.kind != "action":
            return ()
        return playable_birds(self.table, self.seat)

    @cached_property
    def in_vain(self) -> dict[Action, Reason]:
        """The actions offered now that would do nothing, each with the reason."""
        if self.decision is None or self.decision.kind != "action":
            return {}
        return in_vain(self.table, self.seat)

    def why_in_vain(self, action: Action) -> str:
        """Why ``action`` would do nothing, as text; "" if it would do something."""
        reason = self.in_vain.get(action)
        return "" if reason is None else self.words.text(f"in_vain_{reason}")

    @cached_property
    def beginnings(self) -> dict[AnyOption, Beginning]:
        """What one input can take together with its action, by option, while the action is asked
        for."""
        if self.decision is None or self.decision.kind != "action" or self.plan is not None:
            return {}
        return {begin.option: begin for begin in beginnings(self.table, self.seat)}

    def begin_label(self, begin: Beginning) -> str:
        """The text that names the action and the thing that it begins with."""
        assert self.decision is not None
        what = self.words.option(
            begin.option,
            begin.question(self.decision),
            self.catalog,
            self.names,
            bird_at=self.bird_at,
        )
        return self.words.text("begin_with", action=self.words.action(begin.action), what=what)

    @cached_property
    def plan(self) -> Plan | None:
        """The card held over the mat with the rows where it can be played; None if none is held."""
        if not self.answering.picked or self.answering.picked not in self.playable:
            return None
        return plan(self.table, self.seat, self.answering.picked)

    def is_secret(self, seat: int) -> bool:
        """Whether the bonus cards of that seat are hidden in this scene."""
        hidden = seat < len(self.state.players) and (seat != self.seat or self.disclosed.covered)
        return hidden and self.state.phase != "over" and not self.disclosed.everything

    def known_total(self, sheet: ScoreSheet) -> int:
        """A player's points now, without the secret ones."""
        return sheet.total - (sheet.bonus if self.is_secret(sheet.player) else 0)

    def so_far(self, sheet: ScoreSheet) -> tuple[int, int]:
        """A player's points, and apart from them those for spent nectar, which wait for the end.

        They are apart against the Automa, which begins with spent nectar in every row, until the
        game is over.
        """
        apart = self.state.automa is not None and self.state.phase != "over"
        nectar = sheet.nectar if apart else 0
        return self.known_total(sheet) - nectar, nectar

    def count(self, tally: AnyTally, seat: int) -> int:
        """How many things a goal or bonus card counts for the player at ``seat`` now."""
        return counted(self.table, self.state.players[seat], tally)

    def standings(self) -> tuple[GoalStanding, ...]:
        """The standings of this round's goal if the round ended now."""
        goal = self.state.goals[self.state.round - 1]
        return standings(self.table, goal, self.state.round)

    def marked(self, choice: int | None) -> Mark | None:
        """The coach's mark on that option; None for none."""
        return None if choice is None else self.marks.get(choice)

    def bird_at(self, player: int, habitat: Habitat, column: int) -> str:
        """The id of the bird in that place of a mat."""
        return bird_at(self.state.players[player].mat[habitat], column).bird
