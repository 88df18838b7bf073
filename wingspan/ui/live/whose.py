"""Whether the answers in a message at a live table are the sender's to give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.engine import IllegalAnswer

from ..play.answer_for_me import answer_in_advance

if TYPE_CHECKING:
    from wingspan.links import GameLink

    from .held import SharedGame


MOST_TAKE_BACKS = 1000
"""The most take-backs that a page may count: more than any person takes back in a game, and fewer
than results can hold."""


def may_count_take_backs(held: SharedGame, came: SharedGame) -> bool:
    """Whether ``came`` does not count more take-backs than MOST_TAKE_BACKS, or ``held``, does."""
    most = max(MOST_TAKE_BACKS, held.link.record.take_backs)
    return came.link.record.take_backs <= most


def is_program(seat: int, held: SharedGame) -> bool:
    """Whether a computer player sits at that seat."""
    programs = held.link.programs
    return bool(programs and programs[seat])


def answered_by(seat: int, held: SharedGame, came: SharedGame) -> bool:
    """Whether all new answers of ``came`` are those of ``seat``, or left to it by the others.

    Also requires that ``came`` does not count fewer take-backs.
    """
    return came.link.record.take_backs >= held.link.record.take_backs and all(
        player == seat or is_left_to_others for player, is_left_to_others in _news(held, came)
    )


def left_alone(seat: int, held: SharedGame, came: SharedGame) -> bool:
    """Whether the new answers of ``came`` for ``seat`` are only those that it leaves to others."""
    return all(
        player != seat or is_left_to_others for player, is_left_to_others in _news(held, came)
    )


def _news(held: SharedGame, came: SharedGame) -> Iterator[tuple[int, bool]]:
    """The same as :func:`_given` for the new answers of ``came``."""
    return _given(held, came.link.record.answers[len(held.game.answers) :])


def _given(held: SharedGame, answers: Sequence[int]) -> Iterator[tuple[int, bool]]:
    """For each answer, whose it is and whether that player leaves it to other screens."""
    game, wishes = held.game.copy(), held.link.unasked
    for answer in answers:
        decision = game.decision
        if decision is None:
            raise IllegalAnswer("The game is over.")
        player = decision.player
        wish = wishes[player] if wishes and not is_program(player, held) else "ask"
        yield player, answer_in_advance(game, wish) == answer
        game.answer(answer)


def _asked_after(held: SharedGame, answers: Sequence[int]) -> int | None:
    """The seat that is asked after those answers; None at the end of the game.

    Raises IllegalAnswer if they cannot be given.
    """
    game = held.game.copy()
    for answer in answers:
        game.answer(answer)
    return None if game.decision is None else game.decision.player


def under_wish(seat: int, held: SharedGame, mine: SharedGame) -> SharedGame:
    """The game of ``held``, with what ``seat`` leaves to others in ``mine``."""
    wishes = held.link.unasked
    if wishes and mine.link.unasked:
        wishes = (*wishes[:seat], mine.link.unasked[seat], *wishes[seat + 1 :])
    return structs.replace(held, link=structs.replace(held.link, unasked=wishes))


def with_wish_of(seat: int, held: SharedGame, came: SharedGame) -> GameLink:
    """The game of ``came``, with what ``seat`` leaves to others; the rest is as in ``held``."""
    return structs.replace(under_wish(seat, held, came).link, record=came.link.record)


def shown_by(seat: int, held: SharedGame, answers: Sequence[int]) -> bool:
    """Whether ``seat`` may show those answers as provisional: they are its own or left to it by the
    others, and it is asked for the next one. Raises IllegalAnswer if they cannot be given."""
    asked = _asked_after(held, answers)
    return asked == seat and all(player == seat or left for player, left in _given(held, answers))


def shown_to(seat: int | None, held: SharedGame, answers: Sequence[int]) -> bool:
    """Whether those answers may be shown as provisional to ``seat``, None for a screen without one:
    another seat is asked for the next one, and ``seat`` has given none but those that it leaves to
    others. Raises IllegalAnswer if they cannot be given."""
    asked = _asked_after(held, answers)
    return asked not in (None, seat) and all(
        player != seat or left for player, left in _given(held, answers)
    )
