"""Who sits where in a game; and who must answer, holds the screen and may see what, if several
people share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct, structs

from wingspan.engine.decision import Decision
from wingspan.engine.events import NOBODY, AnyEvent, CardsDrawnApart, DeckCardDrawn
from wingspan.engine.program import Program, Unasked
from wingspan.engine.scoring import bonus_counting
from wingspan.engine.setup import Setup

from .answer_for_me import answer_for_me, answer_in_advance
from .answers import Answers
from .inputs import can_be_touched
from .settings import Settings


class Seats(Struct, frozen=True, dict=True):
    """The seats of a game, numbered as in the game."""

    number: int
    """How many seats there are."""
    mine: int | None = None
    """The seat of the person here in a game played by link; NOBODY if nobody sits at this screen,
    None if all people do."""
    beside: tuple[int, ...] = ()
    """The seats of further people at this screen in a game played by link."""
    unasked: tuple[Unasked, ...] = ()
    """By seat, what a remote player lets other screens answer (see :func:`.answer_in_advance`)."""
    programs: tuple[Program | None, ...] = ()
    """By seat, None for a person; () if only people play."""

    @classmethod
    def nobody_here(
        cls, unasked: tuple[Unasked, ...], programs: tuple[Program | None, ...]
    ) -> Seats:
        """The seats for a screen that only shows the table: nobody sits at it."""
        return cls(len(unasked), NOBODY, (), unasked, programs)

    def program(self, seat: int) -> Program | None:
        """The computer player at that seat; None for a person."""
        return self.programs[seat] if self.programs else None

    @cached_property
    def persons(self) -> list[int]:
        return [seat for seat in range(self.number) if self.program(seat) is None]

    def is_here(self, seat: int) -> bool:
        """Whether that seat is played at this screen, not on another device."""
        return self.mine is None or seat == self.mine or seat in self.beside

    @cached_property
    def here(self) -> list[int]:
        return [seat for seat in self.persons if self.is_here(seat)]

    @property
    def alone_here(self) -> int | None:
        """The seat of the only person here in a game by link; None if there is no such person."""
        return None if self.beside or self.mine == NOBODY else self.mine

    @property
    def my_unasked(self) -> Unasked:
        """What the person here lets other screens answer."""
        if self.mine is None or self.mine == NOBODY or not self.unasked:
            return "ask"
        return self.unasked[self.mine]

    def unasked_of(self, seat: int) -> Unasked:
        """What the remote player at that seat lets other screens answer."""
        return self.unasked[seat] if self.unasked else "ask"

    def going_far(self, seat: int, unasked: tuple[Unasked, ...]) -> Seats:
        """The seats after that person has moved to another device; unchanged if nobody else would
        be left here. ``unasked``: what everybody lets other screens answer at first.
        """
        first, *beside = [other for other in self.here if other != seat] or [seat]
        if seat == first or not self.is_here(seat):
            return self
        return structs.replace(
            self, mine=first, beside=tuple(beside), unasked=self.unasked or unasked
        )


def allowed_at_first(setup: Setup) -> tuple[Unasked, ...]:
    """What each player lets other screens answer until they choose something else."""
    return tuple("free" for _ in range(setup.players))


class HotSeat:
    """Who must answer next, who holds the screen, and what it may show them."""

    seats: Seats
    """Who sits where: at this screen, far away, or a computer player."""
    settings: Settings
    """Says what is answered without asking and whether hands are open."""
    holder: int | None
    """The seat of the person who holds the screen; None if nobody has taken it yet."""
    live: bool = False
    """Whether the game is at a live table, where everybody chooses how to begin at the same time.
    """

    _answers: Answers
    _shown: int = 0
    """Number of log entries when the holder was last shown the table."""

    def __init__(self, answers: Answers, seats: Seats, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings
        self.holder = seats.alone_here
        self._answers = answers

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
        decision = self.decision
        here = decision is None or self.seats.is_here(decision.player)
        return not here and self.program is None

    @property
    def unasked(self) -> int | None:
        """The option to take without asking, or that a remote player leaves to other screens; None
        if a player has to be asked.
        """
        game, decision = self._answers.game, self.decision
        if decision is None or self.program is not None:
            return None
        if self.waits:
            return answer_in_advance(game, self.seats.unasked_of(decision.player))
        return answer_for_me(game) if self.settings.answer_for_me else None

    @property
    def person_asked(self) -> Decision | None:
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
        sits at it.
        """
        return self.must_hand_over or (not self.seats.here and self.decision is not None)

    @property
    def next_holder(self) -> int:
        """The seat at this screen that must answer, or else the next one here to the left of it."""
        assert self.decision is not None
        asked, seats = self.decision.player, self.seats
        return min(seats.here, key=lambda seat: (seat - asked) % seats.number)

    @property
    def since_input(self) -> int:
        """The number of log entries before the last input at this screen; 0 if there was none."""
        return next(
            (
                given.entry
                for given in reversed(self._answers.given)
                if given.starts_input and self.seats.is_here(given.asked.player)
            ),
            0,
        )

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
        return {seat: bonus_counting(player) for seat, player in players if seat != self.viewer}

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
        seats = self.seats
        if seat not in seats.persons or seats.is_here(seat):
            return False
        self.seats = structs.replace(seats, beside=(*seats.beside, seat))
        return True

    def allow(self, unasked: Unasked) -> None:
        """Set what other screens may answer for the people here, in play by link."""
        seats = self.seats
        if seats.mine is not None and seats.unasked:
            allowed = (
                unasked if seat in seats.here else before
                for seat, before in enumerate(seats.unasked)
            )
            self.seats = structs.replace(seats, unasked=tuple(allowed))


def _from_the_deck(events: Iterable[AnyEvent], seat: int) -> Iterator[str]:
    """The cards that ``seat`` drew unseen by the other players."""
    for event in events:
        match event:
            case DeckCardDrawn(player, str(bird)) if player == seat:
                yield bird
            case CardsDrawnApart(player, _, tuple(birds)) if player == seat:
                yield from birds
