"""Playing: pick and place cards, begin actions, repeat answers, undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..devices import QUESTION, Focus
from ..play.start_choice import StartChoice
from ..session.autosave import GONE_ON
from ..session.where import Failed
from .registry import Asked, handles

if TYPE_CHECKING:
    from ..app import App
    from ..play.sitting import Sitting
    from ..session.session import Session


@handles
def place(sitting: Asked, command: commands.Place) -> None:
    sitting.place(command.bird, command.row, command.payment)


@handles
def pick(session: Session, sitting: Sitting, command: commands.Pick) -> Focus:
    """Hold a card over the mat, or put it back.

    The focus goes to the first place for the card, or back to the card.
    """
    bird = command.bird or sitting.picked
    _gone_on(session, sitting)
    session.over = session.over.card_put_down()
    sitting.pick(command.bird, dragged=command.dragged)
    return Focus(".places .place" if sitting.picked else f"#hand-{bird} .deed")


@handles
def begin_with(sitting: Asked, command: commands.BeginWith) -> None:
    sitting.begin_with(command.option, command.times)


@handles
def choose_start(sitting: Sitting, command: commands.ChooseStart) -> Focus | None:
    """Toggle whether a thing is kept at the start.

    Once nothing is left to choose, the focus goes to the button that confirms; but it stays on a
    bird, because the person may want to keep more of them.
    """
    sitting.choose_start(command.thing, command.name)
    return None if command.thing == "bird" else Focus("#prompt .kept-all [data-enter]")


@handles
def confirm_start(sitting: Sitting, command: commands.ConfirmStart) -> None:
    sitting.confirm_start()


@handles
def tick_start(sitting: Asked, command: commands.TickStart) -> Focus:
    """Select the things to keep; the focus goes to the button that confirms."""
    seat = sitting.hot_seat.begins
    if seat is not None:
        choice = StartChoice(command.birds, command.food, command.bonus, own_food=True)
        sitting.start_choices[seat] = choice
        sitting.prepared = False
    return Focus("#prompt .kept-all [data-enter]")


@handles
def take_start(sitting: Asked, command: commands.TakeStart) -> None:
    sitting.take_start(StartChoice(command.birds, command.food, command.bonus, own_food=True))


@handles
def doubt(session: Session, sitting: Sitting, command: commands.Doubt) -> Focus:
    """Ask whether an action that does nothing is meant, or stop asking.

    The focus goes to the confirmation, or back to the question.
    """
    _gone_on(session, sitting)
    sitting.doubt(command.action)
    return Focus(".doubt .option" if command.action else "#question")


@handles
def repeat(sitting: Asked, command: commands.Repeat) -> None:
    sitting.repeat(command.option, command.times)


@handles
def undo(sitting: Sitting, command: commands.Undo) -> None:
    sitting.undo()


@handles
def redo(sitting: Sitting, command: commands.Redo) -> None:
    sitting.redo()


@handles
def sit_beside(sitting: Sitting, command: commands.SitBeside) -> None:
    sitting.hot_seat.sit_beside(command.seat)


@handles
def let_answer(sitting: Sitting, command: commands.LetAnswer) -> None:
    sitting.hot_seat.allow(command.how)


@handles
def take_over(app: App, command: commands.TakeOver) -> None:
    """Continue here from the other tab's last save; the other tab is notified."""
    app.tabs.take_in_hand(steal=True)
    app.tabs.come_back()


@handles
def leave(session: Session, command: commands.Leave) -> None:
    session.leave()


@handles
def next_round(session: Session, sitting: Sitting, command: commands.NextRound) -> Focus:
    _gone_on(session, sitting)
    return QUESTION


def _gone_on(session: Session, sitting: Sitting) -> None:
    """Dismiss the end of a round, if it is shown."""
    if sitting.round_end is not None:
        sitting.gone_on = len(sitting.game.state.scored)
        session.keeping.remember(GONE_ON, f"{sitting.id} {sitting.gone_on}")


@handles
def go_on(session: Session, command: commands.GoOn) -> None:
    """Go back to the table. After a failure, open the game from its save: the error may have
    corrupted it."""
    sitting = session.sitting
    if isinstance(session.where, Failed) and sitting is not None and sitting.id:
        session.open(sitting.id)
    else:
        session.go_on()
