"""What has been answered in a game, and what is taken back and given again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent
from wingspan.engine.notation.record import Record


class Answered(Struct, frozen=True):
    """An answer that was given."""

    asked: Decision
    """The decision that it answers."""
    automatic: bool
    """Whether it was given without asking anybody."""
    starts_input: bool
    """Whether it is the first answer of a person's input; undo takes back the whole input."""
    entry: int
    """The number of log entries before it."""


class TakenBack(Struct, frozen=True):
    """Answers taken back together, with the counts from before, so that they can be restored."""

    options: tuple[int, ...]
    given: tuple[Answered, ...]
    take_backs: int
    hurried: tuple[int, ...]


class Answers:
    """A game and every answer given in it, numbered from 0."""

    game: Game
    """The game itself, hidden cards included."""
    sent: int
    """Number of answers already sent from this screen in a link; they cannot be taken back."""
    provisional: int = 0
    """Number of answers at the end that a player on another device of a live table gave and may
    still take back."""
    hurried: tuple[int, ...]
    """Numbers of the answers that computer players gave before they had finished thinking, in
    order."""
    given: list[Answered]
    """One entry for each of ``game.answers``."""
    taken_back: list[TakenBack]
    """What can be given again, the most recently taken back last."""

    def __init__(self, game: Game, *, sent: int = 0, hurried: Iterable[int] = ()) -> None:
        self.game = game
        self.sent = sent
        self.hurried = tuple(hurried)
        self.given = []
        self.taken_back = []

    def note(self, given: Answered, *, hurried: bool = False) -> None:
        """Record how the last answer was given. ``hurried``: add it to :attr:`hurried`."""
        if hurried:
            self.hurried = (*self.hurried, len(self.given))
        self.given.append(given)

    def lay_anew(self, laid: Answers) -> None:
        """Replace the game by that of ``laid``: the same game now or at an earlier moment.

        Keeps what is known here about how the answers were given; forgets what was taken back.
        """
        given = self.given[: len(laid.given)]
        self.given = given if len(given) == len(laid.given) else laid.given
        self.game = laid.game
        self.taken_back.clear()

    @property
    def record(self) -> Record:
        """The record of the game, without the provisional answers."""
        return structs.replace(self.game.record(), answers=self.standing)

    @property
    def standing(self) -> tuple[int, ...]:
        """The answers without the provisional ones: those that no other device may take back."""
        return self.game.answers[: len(self.game.answers) - self.provisional]

    def agree(self, answers: Sequence[int]) -> None:
        """Keep the provisional answers that ``answers`` has as well; remove the rest.

        The player who gave those has taken them back; the game does not count that.
        """
        game, before = self.game, self.game.take_backs
        same = len(self.standing)
        for mine, theirs in zip(game.answers[same:], answers[same:], strict=False):
            if mine != theirs:
                break
            same += 1
        if len(game.answers) > same:
            game.undo(len(game.answers) - same)
        del self.given[same:]
        game.take_backs = before
        self.provisional = 0

    @property
    def input_starts(self) -> tuple[int, ...]:
        """The numbers of the answers that each began a person's input."""
        return tuple(number for number, given in enumerate(self.given) if given.starts_input)

    @property
    def last_input(self) -> int | None:
        """The last of :attr:`input_starts`; None if there is none."""
        backwards = range(len(self.given) - 1, -1, -1)
        return next((number for number in backwards if self.given[number].starts_input), None)

    @property
    def since(self) -> int | None:
        """The number of log entries before a person's last input; None if there was none.

        Also None during the set-up, since nobody sees its whole log.
        """
        number = None if self.game.state.phase == "setup" else self.last_input
        return None if number is None else self.given[number].entry

    @property
    def automatic_entries(self) -> frozenset[int]:
        return frozenset(given.entry for given in self.given if given.automatic)

    @property
    def hurried_entries(self) -> frozenset[int]:
        """The indices of the log entries that began with an answer in ``hurried``."""
        return frozenset(self.given[number].entry for number in self.hurried)

    def has_revealed_since(self, number: int) -> bool:
        """Whether answer ``number``, or one after it, turned up dice or cards."""
        asked = self.game.decision
        bonus = asked is not None and asked.kind == "keep_bonus"
        drawn = bonus and self.game.state.phase != "setup"
        return drawn or reveals(self.game.events[self.given[number].entry :])

    def undo(self, number: int) -> None:
        """Take back answer ``number`` and all after it.

        Counts as a take-back of the game if they had turned up dice or cards.
        """
        game, before = self.game, self.game.take_backs
        revealed = self.has_revealed_since(number)
        given = tuple(self.given[number:])
        self.taken_back.append(TakenBack(game.answers[number:], given, before, self.hurried))
        self.hurried = tuple(answer for answer in self.hurried if answer < number)
        game.undo(len(given))
        game.take_backs = before + revealed
        del self.given[number:]


def reveals(events: Iterable[AnyEvent]) -> bool:
    return any(event.REVEALS for event in events)
