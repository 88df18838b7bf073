"""The input of the views: one moment of a game, as one seat may see it, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct, field

from wingspan.engine.cards import Mat
from wingspan.engine.catalog import Catalog, Kit
from wingspan.engine.components import Action, Habitat
from wingspan.engine.conditions import AnyTally
from wingspan.engine.decision import Decision
from wingspan.engine.effects import MoveToNeighbour
from wingspan.engine.events import AnyEvent, GoalStanding
from wingspan.engine.goals import counted, standings
from wingspan.engine.mat import bird_at
from wingspan.engine.options import (
    AnyOption,
    CachedFood,
    Payment,
    Slot,
    UsePower,
)
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import Setup
from wingspan.engine.state import GameState, Player, ScoreSheet
from wingspan.engine.table import Table
from wingspan.words import Words

from ..messages import Command, StartChoice
from .inputs import Beginning, Plan, Reason, Run, beginnings, in_vain, plan, playable_birds
from .news import Move, News, moves, news, turns_apart


class Advised(Struct, frozen=True):
    """The answer that the coach marks best; Enter takes it."""

    option: int
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


class Offer(NamedTuple):
    """An option that a thing on the table stands for."""

    choice: int
    label: str
    mark: Mark | None
    """The coach's mark on it."""


class Press(NamedTuple):
    """What a press on a thing of the table does while a table is laid out."""

    command: Command
    label: str
    on: bool = False
    """Whether the thing is being laid out."""


class Answering(Struct, frozen=True):
    """How the pending decision can be answered, besides taking one of its options; and the start,
    which may be chosen before it is asked for.
    """

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
    start: StartChoice | None = None
    """What has been touched of the start so far; None if it is not chosen by touching."""
    prepared: bool = False
    """Whether that choice is confirmed although it has not been asked for yet."""
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
    can_undo: bool = False
    """Whether the last input can be taken back."""
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
    answering: Answering = Answering()
    log: LogNotes = LogNotes()
    aids: HelpUsed = HelpUsed()
    marks: Mapping[int | str, Mark] = field(default_factory=dict)
    """The coach's marks: by the index of an option, by the id of a card in hand, and by a card and
    the row where it can go, "mallard|wetland"."""
    disclosed: Disclosed = Disclosed()
    presses: Mapping[str, Press] = field(default_factory=dict)
    """While a table is laid out: what a press on "space:forest:2" (a bird's space), "next:forest"
    (the row's next space), "tray:1", "hand", "food" or "feeder" does."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return self.words.players(self.setup)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The text of each option of the pending decision."""
        assert self.decision is not None
        return tuple(
            self.words.option(option, self.decision, self.catalog, self.names, bird_at=self.bird_at)
            for option in self.decision.options
        )

    @cached_property
    def _choices(self) -> dict[AnyOption, int]:
        found: dict[AnyOption, int] = {}
        for index, option in enumerate(self.decision.options if self.decision else ()):
            match option:
                case Payment():
                    pass
                case UsePower(player, habitat, column) | CachedFood(_, player, habitat, column):
                    found[Slot(player, habitat, column)] = index
                case _:
                    found[option] = index
        return found

    def choice(self, thing: AnyOption) -> int | None:
        """The index of the option about a thing on the table; None if it cannot be chosen now.

        A bird on a mat is its :class:`Slot`, whether it gets an egg, uses its power or pays food.
        """
        return self._choices.get(thing)

    def offer(self, choice: int | None) -> Offer | None:
        if choice is None:
            return None
        return Offer(choice, self.labels[choice], self.marks.get(choice))

    def chosen(self, what: str) -> tuple[str, bool]:
        """The last choice of "mat" or "tab", and whether it was made for this question."""
        seen, _, question = self.look.get(what, "").partition("@")
        return seen, question == ("" if self.decision is None else str(self.decision.serial))

    @cached_property
    def shown_seat(self) -> int:
        """The seat whose mat is in the middle.

        This is the viewer's own mat while a card is held over it; otherwise the mat chosen for this
        question; otherwise the mat that holds all the birds on offer, if it is a single one;
        likewise the one whose rows are; otherwise the viewer's own.
        """
        if self.plan is not None:
            return self.seat
        seat, is_for_this = self.chosen("mat")
        if is_for_this and seat in map(str, range(len(self.state.players))):
            return int(seat)
        options = self.decision.options if self.decision else []
        asked = {option.player for option in options if isinstance(option, (Slot, UsePower))}
        return asked.pop() if len(asked) == 1 else self.seat_of_rows

    @cached_property
    def seat_of_rows(self) -> int:
        """The seat whose rows are on offer: a neighbour's, if a bird may move there."""
        decision = self.decision
        if decision is None or decision.kind != "move_to" or decision.source is None:
            return self.seat
        card = self.catalog.birds[decision.source.copied or decision.source.bird or ""]
        for effect in card.power.effects if card.power else ():
            if isinstance(effect, MoveToNeighbour):
                step = 1 if effect.side == "left" else -1
                return (self.seat + step) % len(self.state.players)
        return self.seat

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]

    @property
    def kept(self) -> list[str]:
        """The birds dealt that the viewer has kept so far; [] after the set-up."""
        if self.state.phase != "setup":
            return []
        return self.me.hand if self.seat < self.state.turn_of else self.me.apart

    @property
    def kit(self) -> Kit:
        """What the sets in play contain besides cards."""
        return self.catalog.kit(self.setup.sets)

    @property
    def printed_mat(self) -> Mat:
        return self.catalog.mats[self.setup.mat or self.kit.mat]

    @property
    def turns(self) -> int:
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
        return news(self.events, self.seat)

    @cached_property
    def turns_apart(self) -> tuple[tuple[int, AnyEvent], ...]:
        """What the seats ``log.apart`` did since the last turn of ``seat``, each with its index in
        the log.
        """
        return turns_apart(self.events, self.seat, self.log.apart, self.log.far)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
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
        for.
        """
        if self.decision is None or self.decision.kind != "action" or self.plan is not None:
            return {}
        return {begin.option: begin for begin in beginnings(self.table, self.seat)}

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

    def bird_at(self, player: int, habitat: Habitat, column: int) -> str:
        return bird_at(self.state.players[player].mat[habitat], column).bird
