"""A screen that several people may share: who must answer, who holds it, who may see what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent, CardsDrawnApart, DeckCardDrawn
from wingspan.engine.program import Program

from .answers import Answers
from .seats import Seats
from .settings import Settings
from .start_choice import can_be_touched

if TYPE_CHECKING:
    from wingspan.links import Unasked


class HotSeat:
    """Who must answer next, who holds the screen, and what it may show them."""

    seats: Seats
    """Who sits where: at this screen, far away, or a computer player."""
    settings: Settings
    """Says what is answered without asking and whether hands are open."""
    holder: int | None
    """The seat of the person who holds the screen; None if nobody has taken it yet."""
    live: bool
    """Whether the game is at a live table, where everybody chooses how to begin at the same time.
    """

    _answers: Answers
    _shown: int
    """Number of log entries when the holder was last shown the table."""

    def __init__(self, answers: Answers, seats: Seats, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings
        self.holder = seats.alone_here
        self._answers = answers
        self.live = False
        self._shown = 0

    @property
    def decision(self) -> Decision | None:
        """The pending decision of any player; None once the game is over."""
        return self._answers.game.decision

    @property
    def program(self) -> Program | None:
        """The computer player that must answer; None if a person must, or the game is over."""
        decision = self.decision
        return self.seats.program(decision.player) if decision is not None else None

    @property
    def waits(self) -> bool:
        """Whether a person far away must answer."""
        decision = self.decision
        return (
            decision is not None
            and self.seats.program(decision.player) is None
            and not self.seats.is_here(decision.player)
        )

    @property
    def person_asked(self) -> Decision | None:
        """The pending decision if a person at this screen must answer it."""
        decision = self.decision
        return decision if decision is not None and decision.player in self.seats.here else None

    @property
    def asked(self) -> Decision | None:
        """The pending decision if the person who holds the screen must answer it."""
        return None if self.must_hand_over else self.person_asked

    @property
    def asked_for_action(self) -> Decision | None:
        """The same decision if it asks for the action of a turn."""
        asked = self.asked
        return asked if asked is not None and asked.kind == "action" else None

    @property
    def begins(self) -> int | None:
        """The seat at this screen that now chooses its starting cards and food by touching them.

        That is the seat that is asked or, at a live table, will be. None if nobody chooses so.
        """
        asked, game = self.asked, self._answers.game
        if asked is not None:
            me = game.state.players[asked.player]
            return asked.player if can_be_touched(asked, me) else None
        seat = self.seats.alone_here
        if not self.live or seat is None or game.state.phase != "setup":
            return None
        me = game.state.players[seat]
        return seat if me.choosing and not me.apart and max(me.food.values()) == 1 else None

    @property
    def awaits_input(self) -> bool:
        """Whether somebody at this screen must answer, or take the screen."""
        return self.must_hand_over or self.person_asked is not None

    @property
    def must_hand_over(self) -> bool:
        """Whether the screen must go to somebody else before anything is shown."""
        if self.decision is None or len(self.seats.here) < 2 or self.settings.public_hands:
            return False
        asked = self.person_asked
        return self.holder is None or (asked is not None and asked.player != self.holder)

    @property
    def covered(self) -> bool:
        """Whether only common knowledge may be shown: the screen must be handed over, or nobody
        sits at it."""
        return self.must_hand_over or (not self.seats.here and self.decision is not None)

    @property
    def next_holder(self) -> int:
        """The seat at this screen that must answer, or else the next one here to the left of it."""
        assert self.decision is not None
        return self.seats.next_here(self.decision.player)

    @property
    def drew(self) -> tuple[str, ...]:
        """The cards that the holder drew from the deck and must see before handing over."""
        if not self.must_hand_over or self.holder is None:
            return ()
        game = self._answers.game
        drawn = _from_the_deck(game.events[self._shown :], self.holder)
        hand = game.state.players[self.holder].hand
        return tuple(card for card in dict.fromkeys(drawn) if card in hand)

    def hand_over(self) -> None:
        """Give the screen to the next holder. If the holder drew cards, only put those away."""
        if not self.drew:
            self.holder = self.next_holder
        self._shown = len(self._answers.game.events)

    def note_shown(self) -> None:
        """Note that the holder has seen the table as it is, unless it must be handed over."""
        if not self.must_hand_over:
            self._shown = len(self._answers.game.events)

    @property
    def viewer(self) -> int:
        """The seat whose view of the table is shown."""
        if self.drew and self.holder is not None:
            return self.holder
        if self.person_asked is not None:
            return self.person_asked.player
        if self.holder is not None:
            return self.holder
        if self.seats.here:
            return self.seats.here[0]
        return 0 if self.decision is None else self.decision.turn_of

    @property
    def apart(self) -> frozenset[int]:
        """The seats that are not at this screen, the Automa's included."""
        state = self._answers.game.state
        seats = len(state.players) + (state.automa is not None)
        return frozenset(range(seats)).difference(self.seats.here)

    @property
    def open_hands(self) -> dict[int, tuple[str, ...]]:
        """The other players' hands that everybody at this screen may see, by seat."""
        if not self.settings.public_hands:
            return {}
        players = self._answers.game.state.players
        return {seat: tuple(players[seat].hand) for seat in self.seats.here if seat != self.viewer}

    @property
    def revealed(self) -> dict[int, tuple[str, ...]]:
        """The other players' bonus cards, by seat; {} until the game is over."""
        if self.decision is not None:
            return {}
        players = enumerate(self._answers.game.state.players)
        return {seat: tuple(player.bonus) for seat, player in players if seat != self.viewer}

    def sit(self, seats: Seats) -> None:
        """Seat people and computer players, before the first answer."""
        self.seats = seats
        self.holder = seats.alone_here

    def go_far(self, seats: Seats) -> None:
        """Set the seats after somebody left this screen. Its holder stays, if still here."""
        holder = self.holder
        self.sit(seats)
        if self.holder is None and holder in seats.here:
            self.holder = holder

    def sit_beside(self, seat: int) -> bool:
        """Bring a remote player to this screen; False if ``seat`` is not a remote player's."""
        before, self.seats = self.seats, self.seats.coming_here(seat)
        return self.seats != before

    def allow(self, unasked: Unasked) -> None:
        """Set what other screens may answer for the people here, in play by link."""
        self.seats = self.seats.allowing(unasked)


def _from_the_deck(events: Iterable[AnyEvent], seat: int) -> Iterator[str]:
    """The cards that ``seat`` drew unseen by the other players."""
    for event in events:
        match event:
            case DeckCardDrawn(player, str(bird)) if player == seat:
                yield bird
            case CardsDrawnApart(player, _, tuple(birds)) if player == seat:
                yield from birds
