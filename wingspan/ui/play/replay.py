"""A game replayed answer by answer, in a review with the cards that were hidden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import assert_never

from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.notation.record import Record, encode
from wingspan.words import Words

from ..messages import Step
from .history import History, history
from .scene import Disclosed, HelpUsed, Scene
from .settings import Settings

NEXT = 6
"""Number of the next birds in the deck that are shown."""

NEXT_FEW = 3
"""Number of the next bonus cards, and of the Automa's next cards, that are shown."""


class Uncovered(Struct, frozen=True):
    """What was hidden from one seat, as ids of cards."""

    hands: Mapping[int, tuple[str, ...]]
    """The birds in the other players' hands, by seat."""
    bonus: Mapping[int, tuple[str, ...]]
    """The other players' bonus cards, by seat; during the set-up, those dealt to them."""
    deck: tuple[str, ...]
    """The next birds of the deck, the top one first."""
    bonus_deck: tuple[str, ...]
    """The next bonus cards, the top one first."""
    automa: tuple[str, ...] = ()
    """The cards that the Automa turns up next in this round."""
    face_down: tuple[str, ...] = ()
    """The Automa's birds that lie face down."""


SPEEDS = (1, 2, 4)
"""The available speeds, in answers per two seconds."""


class ReplayMoment(Struct, frozen=True):
    """The moment that a replay shows, and how fast it advances."""

    at: int
    """The number of answers given at the moment shown."""
    last: int
    """The number of answers in the whole game."""
    answer: int | None
    """The option that was taken next; None at the end."""
    past: History
    """The scores over the whole game."""
    speed: int
    """Answers per two seconds; 0 while paused."""
    seat: int | None
    """The seat whose view is shown; None for the seat that is asked."""
    is_open: bool
    """Whether all points may be shown, because nobody else has bonus cards to hide."""
    far_apart: bool
    """Whether the game cannot be continued here; see :attr:`Replay.far_apart`."""
    may_be_reviewed: bool = False
    """Whether it is a game that is over, not only what could follow."""


class Replay:
    """A replay of a game, finished or not, from its first card to its last answer.

    The constructor raises what :meth:`Game.replay` raises.
    """

    record: Record
    text: str
    """The record as JSON."""
    catalog: Catalog
    """The cards, as they are under the rules of this game."""
    seat: int | None
    """The seat whose view is shown; None for the seat that is asked, if nobody has anything left
    to hide."""
    far_apart: bool
    """Whether the game is an unfinished one played by link. It cannot be continued here: the
    person who did so would see all hands."""
    speed: int = 0
    """Answers per two seconds; 0 while paused."""
    is_uncovered: bool = False
    """Whether a review shows what was hidden from the reviewed player."""
    at: int = 0
    """The number of answers given at the moment shown."""
    game: Game
    """The game at that moment."""

    def __init__(
        self,
        record: Record,
        catalog: Catalog,
        seat: int | None = None,
        *,
        far_apart: bool = False,
    ) -> None:
        self.record = record
        self.text = encode(record).decode()
        self.catalog = catalog.under(record.rules)
        self.seat = seat
        self.far_apart = far_apart
        self.game = Game.begun(record, catalog)

    @property
    def is_open(self) -> bool:
        """Whether all points may be shown, because nobody else has bonus cards to hide."""
        return self.seat is None or self.record.setup.players == 1

    @property
    def last(self) -> int:
        return len(self.record.answers)

    def go(self, at: int) -> None:
        """Show the moment after ``at`` answers, clamped to the game's length."""
        at = min(max(at, 0), self.last)
        if at < self.at - at:
            self.game = Game.begun(self.record, self.catalog)
            self.at = 0
        if self.at > at:
            self.game.undo(self.at - at)
            self.at = at
        while self.at < at:
            self.game.answer(self.record.answers[self.at])
            self.at += 1

    @cached_property
    def past(self) -> History:
        return history(self.text, self.catalog)

    @property
    def state(self) -> ReplayMoment:
        """The moment shown, as an immutable value."""
        return ReplayMoment(
            at=self.at,
            last=self.last,
            answer=self.record.answers[self.at] if self.at < self.last else None,
            past=self.past,
            speed=self.speed,
            seat=self.seat,
            is_open=self.is_open,
            far_apart=self.far_apart,
            may_be_reviewed=bool(self.past.finals),
        )

    def seen_by(self, seat: int) -> ReplayMoment:
        """The moment shown as ``seat`` sees it, unless everything is uncovered."""
        return structs.replace(self.state, seat=None if self.is_uncovered else seat)

    def uncover(self) -> None:
        """Toggle whether hidden cards are shown. Does nothing if the game is not over."""
        self.is_uncovered = bool(self.past.finals) and not self.is_uncovered

    def uncovered(self, seat: int) -> Uncovered | None:
        """What was hidden from ``seat`` at the moment shown; None unless :attr:`is_uncovered`."""
        if not self.is_uncovered:
            return None
        state = self.game.state
        others = [(other, player) for other, player in enumerate(state.players) if other != seat]
        side = state.automa
        return Uncovered(
            {other: tuple(player.hand) for other, player in others},
            {other: tuple(player.bonus or player.choosing) for other, player in others},
            state.deck.left()[:NEXT],
            state.bonus_deck.left()[:NEXT_FEW],
            tuple(side.deck[:NEXT_FEW]) if side is not None else (),
            tuple(side.face_down) if side is not None else (),
        )

    def answers_at(self, entry: int) -> int:
        """The number of answers given before the turn that log entry ``entry`` belongs to."""
        return max((turn.answers for turn in self.past.turns if turn.entry <= entry), default=0)

    def step(self, to: Step | int) -> None:
        """Go where a button says: to the moment after ``to`` answers, or to a named moment.

        A turn before is the one shown, unless it has only just begun. Playback stops at the end.
        """
        begins = [turn.answers for turn in self.past.turns]
        match to:
            case "start":
                self.go(0)
            case "turn_before":
                self.go(max((begun for begun in begins if begun < self.at), default=0))
            case "before":
                self.go(self.at - 1)
            case "after":
                self.go(self.at + 1)
            case "turn_after":
                self.go(min((begun for begun in begins if begun > self.at), default=self.last))
            case "end":
                self.go(self.last)
            case int():
                self.go(to)
            case _:
                assert_never(to)
        if self.at == self.last:
            self.speed = 0

    def here(self) -> Record:
        """The record of the game up to the moment shown, for continuing it from there.

        Counts as a take-back unless the moment is the last one: the player has seen what came.
        """
        take_backs = self.record.take_backs + (self.at < self.last)
        answers = self.record.answers[: self.at]
        return structs.replace(self.record, answers=answers, take_backs=take_backs)

    def viewer(self) -> int:
        """The seat whose view is shown now."""
        if self.seat is not None:
            return self.seat
        decision = self.game.decision
        return decision.player if decision else 0

    def scene(
        self, words: Words, settings: Settings, look: Mapping[str, str], seat: int | None = None
    ) -> Scene:
        """The moment shown. ``decision`` is None; ``awaited`` is the decision asked at that time.

        ``seat``: the seat whose play is reviewed; the scene is then shown from its view.
        """
        game = self.game
        hidden = None if seat is None else self.uncovered(seat)
        seat = self.viewer() if seat is None else seat
        view = game.view(seat)
        return Scene(
            words=words,
            catalog=self.catalog,
            setup=game.setup,
            seat=seat,
            state=view.state,
            events=view.events if hidden is None else tuple(game.events),
            decision=None,
            awaited=game.decision,
            sheets=game.scores(),
            look={"sort": settings.hand_order, **look},
            aids=HelpUsed(take_backs=self.record.take_backs),
            disclosed=Disclosed()
            if hidden is None
            else Disclosed(hidden.hands, hidden.bonus, everything=True),
        )
