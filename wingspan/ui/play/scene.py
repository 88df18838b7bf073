"""What the views are given: one moment of a game, as one seat may see it, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct, field

from wingspan.engine.cards import Mat
from wingspan.engine.catalog import Catalog, Kit
from wingspan.engine.components import Action, Habitat
from wingspan.engine.conditions import AnyTally
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent, GoalStanding
from wingspan.engine.goals import counted, standings
from wingspan.engine.mat import bird_at
from wingspan.engine.options import AnyOption
from wingspan.engine.rounds import turns_in_round
from wingspan.engine.setup import Setup
from wingspan.engine.state import GameState, Player, ScoreSheet
from wingspan.engine.table import Table
from wingspan.words import Words

from .beginnings import Beginning, beginnings
from .choices import Choices
from .in_vain import Reason, in_vain
from .moves import Move, moves
from .news import News, news, turns_apart
from .plan import Plan, plan, playable_birds
from .runs import Run
from .start_choice import StartChoice


def player_names(setup: Setup, words: Words) -> tuple[str, ...]:
    """Everybody's name by seat, the Automa's last. Those without one are numbered."""
    people = tuple(
        (setup.names[seat] if seat < len(setup.names) else "")
        or words.text("player_by_number", n=seat + 1)
        for seat in range(setup.players)
    )
    return (*people, words.text("automa")) if setup.automa else people


class Opening(Struct, frozen=True):
    """What a seat keeps of the cards and food dealt to it, while the set-up goes on."""

    kept: tuple[str, ...] = ()
    """The birds that the rules have been told to keep."""
    choice: StartChoice | None = None
    """What has been touched so far; None where the start is not chosen by touching."""
    prepared: bool = False
    """Whether that is chosen, although it has not been asked for yet."""


class Answering(Struct, frozen=True):
    """How the pending decision can be answered, beyond naming one of its options."""

    run: Run | None = None
    """Which of several alike the decision is; None where it stands alone."""
    repeats: Mapping[int, int] = field(default_factory=dict)
    """The options that one input can take several times, each with the most times."""
    picked: str = ""
    """The card of the hand held over the mat, "" for none."""
    doubted: Action | None = None
    """The action that was chosen, would do nothing, and waits to be confirmed."""
    shared: bool = False
    """Whether several people answer at this screen, so that each is called by name."""


class LogNotes(Struct, frozen=True):
    """What the log shows beside its entries, which it knows by their index in ``Scene.events``."""

    since: int | None = None
    """The first entry that the last input of a person led to; None if there was no input."""
    automatic: frozenset[int] = frozenset()
    """The entries that began with an answer given unasked."""
    hurried: frozenset[int] = frozenset()
    """The entries that began with the answer of a computer player that was cut short."""
    apart: frozenset[int] = frozenset()
    """The seats of all who are not at this screen: computer players, people far away, and the
    Automa."""
    far: frozenset[int] = frozenset()
    """Those of them at which people sit."""
    resumed: bool = False
    """Whether nothing has been answered since the game was taken up again."""
    goes_on: bool = False
    """Whether somebody far away is seen at their turn, step by step as they take it."""


class Aids(Struct, frozen=True):
    """Taking back and asking the coach: how often it was done, and whether it can be done now."""

    take_backs: int = 0
    """Answers taken back that had turned up dice or cards."""
    can_redo: bool = False
    """Whether answers taken back can be given again."""
    hints: int = 0
    """Decisions at which the coach was asked."""
    may_ask_coach: bool = False
    """Whether the coach can be asked about the pending decision."""


class Disclosed(Struct, frozen=True):
    """The others' cards that ``Scene.seat`` sees although the rules hide them, by seat."""

    hands: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Hands that are played openly, or shown in a review."""
    bonus: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Bonus cards, once the game is over or in a review."""
    everything: bool = False
    """Whether a review shows all that was hidden at this moment of a finished game."""
    covered: bool = False
    """Whether only what everybody knows is shown, since the screen is to be handed over."""


class Scene(Struct, frozen=True, dict=True):
    """A moment of a game, as whoever sits at ``seat`` may know it."""

    words: Words
    """In the language of the page."""
    catalog: Catalog
    """The cards, as the rules of this game take them."""
    setup: Setup
    seat: int
    """The seat whose view is shown."""
    state: GameState
    """The table; cards that ``seat`` may not know are "?"."""
    events: tuple[AnyEvent, ...]
    """The log, with cards hidden likewise."""
    decision: Decision | None
    """What is asked at this screen; None if nobody here is asked."""
    sheets: tuple[ScoreSheet, ...]
    """Everybody's points now, by seat, the Automa's last: secret ones included."""
    awaited: Decision | None = None
    """The decision that the game waits for, at whatever screen it is asked."""
    look: Mapping[str, str] = field(default_factory=dict)
    """How the table is looked at, by subject: the card held up, the tab on top, the order of the
    hand …"""
    asleep: bool = False
    """Whether the Automa's panel and turns are left out, in a lesson about something else."""
    opening: Opening = Opening()
    answering: Answering = Answering()
    log: LogNotes = LogNotes()
    aids: Aids = Aids()
    disclosed: Disclosed = Disclosed()

    @cached_property
    def names(self) -> tuple[str, ...]:
        return player_names(self.setup, self.words)

    @cached_property
    def choices(self) -> Choices:
        """The options of the pending decision, with what each says."""
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
        """What the sets in play bring beside cards."""
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

    @cached_property
    def table(self) -> Table:
        """The moment as the rules take it: for asking, not for changing."""
        return Table(self.setup, self.catalog, self.state, [], 0)

    @cached_property
    def news(self) -> News:
        """What has changed on the table since ``seat`` had its last turn."""
        return news(self.events, self.seat)

    @cached_property
    def turns_apart(self) -> tuple[tuple[int, AnyEvent], ...]:
        """What those who are not at this screen did since the last turn of ``seat``, each with its
        index in the log."""
        return turns_apart(self.events, self.seat, self.log.apart, self.log.far)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What the last input moved, from where to where."""
        return () if self.log.since is None else moves(self.events, self.log.since, self.seat)

    @cached_property
    def playable(self) -> tuple[str, ...]:
        """The cards of the hand that can be picked up and put on the mat at once."""
        if self.decision is None or self.decision.kind != "action":
            return ()
        return playable_birds(self.table, self.seat)

    @cached_property
    def in_vain(self) -> dict[Action, Reason]:
        """The actions on offer that would do nothing, each with the reason."""
        if self.decision is None or self.decision.kind != "action":
            return {}
        return in_vain(self.table, self.seat)

    def why_in_vain(self, action: Action) -> str:
        """Why that action would do nothing; "" for one that would do something."""
        reason = self.in_vain.get(action)
        return "" if reason is None else self.words.text(f"in_vain_{reason}")

    @cached_property
    def beginnings(self) -> dict[AnyOption, Beginning]:
        """What one input can take together with its action, while the action is asked for."""
        if self.decision is None or self.decision.kind != "action" or self.plan is not None:
            return {}
        return {begin.option: begin for begin in beginnings(self.table, self.seat)}

    def begin_label(self, begin: Beginning) -> str:
        """The action, and the thing that it begins with, in words."""
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
        """The card held over the mat with the rows that it may go to; None if none is held."""
        if not self.answering.picked or self.answering.picked not in self.playable:
            return None
        return plan(self.table, self.seat, self.answering.picked)

    def is_secret(self, seat: int) -> bool:
        """Whether the bonus cards of that seat are hidden from whoever looks on."""
        hidden = seat < len(self.state.players) and (seat != self.seat or self.disclosed.covered)
        return hidden and self.state.phase != "over" and not self.disclosed.everything

    def known_total(self, sheet: ScoreSheet) -> int:
        """A player's points now, without those that are secret."""
        return sheet.total - (sheet.bonus if self.is_secret(sheet.player) else 0)

    def count(self, tally: AnyTally, seat: int) -> int:
        """What a goal or bonus card counts at a person's side of the table now."""
        return counted(self.table, self.state.players[seat], tally)

    def standings(self) -> tuple[GoalStanding, ...]:
        """Everybody's share of this round's goal if the round ended now."""
        goal = self.state.goals[self.state.round - 1]
        return standings(self.table, goal, self.state.round)

    def bird_at(self, player: int, habitat: Habitat, column: int) -> str:
        """The id of the bird in that place of a mat."""
        return bird_at(self.state.players[player].mat[habitat], column).bird
