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

from .choices import Choices
from .in_vain import Reason, in_vain
from .moves import Move, moves
from .news import News, news, turns_apart
from .plan import Plan, plan, playable_birds
from .runs import Run
from .settings import DEFAULTS, Settings
from .shortcuts import Beginning, beginnings
from .start_choice import StartChoice


def player_names(setup: Setup, words: Words) -> tuple[str, ...]:
    """Everybody's name by seat, the Automa's last."""
    people = tuple(
        (setup.names[seat] if seat < len(setup.names) else "")
        or words.text("player_by_number", n=seat + 1)
        for seat in range(setup.players)
    )
    return (*people, words.text("automa")) if setup.automa else people


class Scene(Struct, frozen=True, dict=True):
    """A moment of a game, as whoever sits at ``seat`` may know it."""

    words: Words
    """The language it is told in."""
    catalog: Catalog
    """The cards, as the rules of this game take them."""
    setup: Setup
    """How the game was set up."""
    seat: int
    """Whose eyes the table is seen with."""
    state: GameState
    """The table, with every card hidden that ``seat`` may not know."""
    events: tuple[AnyEvent, ...]
    """The log, likewise."""
    decision: Decision | None
    """What is asked at this screen; None if nobody here is asked."""
    sheets: tuple[ScoreSheet, ...]
    """Everybody's points now, by seat, the Automa's last: secret ones included."""
    awaited: Decision | None = None
    """The decision that the game waits for, at whatever screen it is asked."""
    kept: tuple[str, ...] = ()
    """The birds of the hand that ``seat`` keeps, while the set-up goes on."""
    start_choice: StartChoice | None = None
    """What ``seat`` has touched to begin with; None where the start is not chosen so."""
    run: Run | None = None
    """Which of several like it the pending decision is; None where it stands alone."""
    look: Mapping[str, str] = field(default_factory=dict)
    """How the table is looked at: the card held up, the tab on top, the order of the hand …"""
    asleep: bool = False
    """Whether nothing is shown of what the Automa does: a lesson is about something else."""
    resumed: bool = False
    """Whether the game has just been taken up again."""
    settings: Settings = DEFAULTS
    """What whoever plays here has set."""
    picked: str = ""
    """The card of the hand held over the mat, "" for none."""
    doubted: Action | None = None
    """The action that is asked about once more, because it would do nothing."""
    apart: frozenset[int] = frozenset()
    """The seats of all who are not at this screen: the Automa, computer players, people far
    away."""
    since: int | None = None
    """How long the log was before the last input of a person, None if there was none."""
    automatic: frozenset[int] = frozenset()
    """The numbers of those entries in ``events`` that began with an answer given unasked."""
    hurried: frozenset[int] = frozenset()
    """The numbers of those that began with what a computer player was made to answer before it
    had thought to the end."""
    take_backs: int = 0
    """How many answers were taken back that had turned up dice or cards."""
    hints: int = 0
    """At how many decisions the coach was asked."""
    may_ask_coach: bool = False
    """Whether it may be asked now."""
    can_redo: bool = False
    """Whether answers taken back can be given again."""
    open_hands: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The hands of others, by seat, that ``seat`` may see."""
    revealed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The bonus cards of others, by seat, once the game is over."""
    is_uncovered: bool = False
    """Whether all is shown that was hidden at that moment of a game that is over."""
    repeats: Mapping[int, int] = field(default_factory=dict)
    """Options that can be taken several times by one input, and how often at most."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return player_names(self.setup, self.words)

    @cached_property
    def choices(self) -> Choices:
        """The options of the pending decision, each with what it says."""
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
        """Turns of each player in this round."""
        return turns_in_round(self.catalog, self.state.goals, self.state.round)

    @property
    def automa_seat(self) -> int:
        return len(self.state.players)

    @cached_property
    def table(self) -> Table:
        """The moment as the rules take it, for asking, never for changing."""
        return Table(self.setup, self.catalog, self.state, [], 0)

    @cached_property
    def news(self) -> News:
        """What has changed on the table since ``seat`` had its last turn."""
        return news(self.events, self.seat)

    @cached_property
    def turns_apart(self) -> tuple[tuple[int, AnyEvent], ...]:
        """What those who are not at this screen have done since ``seat`` had its last turn, each
        with its number in the log."""
        return turns_apart(self.events, self.seat, self.apart)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """What went from where to where by the last input."""
        return () if self.since is None else moves(self.events, self.since, self.seat)

    @cached_property
    def playable(self) -> tuple[str, ...]:
        """Cards of the hand that can be picked up and put on the mat at once."""
        if self.decision is None or self.decision.kind != "action":
            return ()
        return playable_birds(self.table, self.seat)

    @cached_property
    def in_vain(self) -> dict[Action, Reason]:
        """Actions on offer that would do nothing, and why."""
        if self.decision is None or self.decision.kind != "action":
            return {}
        return in_vain(self.table, self.seat)

    def why_in_vain(self, action: Action) -> str:
        """Why that action would do nothing; "" for one that would do something."""
        reason = self.in_vain.get(action)
        return "" if reason is None else self.words.text(f"in_vain_{reason}")

    @cached_property
    def beginnings(self) -> dict[AnyOption, Beginning]:
        """What the action that is asked for can begin with, by one press on the thing itself."""
        if self.decision is None or self.decision.kind != "action" or self.plan is not None:
            return {}
        return {begin.option: begin for begin in beginnings(self.table, self.seat)}

    def begin_label(self, begin: Beginning) -> str:
        """What such a press says: the action, and the first thing that it brings."""
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
        """The card held over the mat, with its places."""
        if not self.picked or self.picked not in self.playable:
            return None
        return plan(self.table, self.seat, self.picked)

    def is_secret(self, seat: int) -> bool:
        """Whether the bonus cards of ``seat`` are not for the eyes of whoever looks on."""
        others = seat != self.seat and seat < len(self.state.players)
        return others and self.state.phase != "over" and not self.is_uncovered

    def known_total(self, sheet: ScoreSheet) -> int:
        """A player's points now, without what is secret of them."""
        return sheet.total - (sheet.bonus if self.is_secret(sheet.player) else 0)

    def count(self, tally: AnyTally, seat: int) -> int:
        """What a goal or bonus card counts at a person's side of the table now."""
        return counted(self.table, self.state.players[seat], tally)

    def standings(self) -> tuple[GoalStanding, ...]:
        """Everybody's share of this round's goal if the round ended now."""
        goal = self.state.goals[self.state.round - 1]
        return standings(self.table, goal, self.state.round)

    def bird_at(self, player: int, habitat: Habitat, column: int) -> str:
        """The bird in that place of a mat."""
        return bird_at(self.state.players[player].mat[habitat], column).bird
