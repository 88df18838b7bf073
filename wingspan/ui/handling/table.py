"""Playing: cards picked and placed, actions begun, answers given several times and taken back."""

from __future__ import annotations

from .. import commands
from ..app import App
from ..play.settings import remember
from ..play.start_choice import StartChoice
from .registry import handles


@handles
def place(app: App, command: commands.Place) -> None:
    token = app.browser.screen.shown_token()
    app.carefully(lambda: app.session.place(token, command.bird, command.row, command.payment))


@handles
def pick(app: App, command: commands.Pick) -> None:
    """The focus goes to where the card may be put, and back to the card with it."""
    session = app.session
    bird = command.bird or session.picked

    def take() -> None:
        _gone_on(app)
        session.pick(command.bird, dragged=command.dragged)

    app.carefully(take)
    app.browser.screen.focus(".places .place" if session.picked else f"#hand-{bird} .deed")


@handles
def begin_with(app: App, command: commands.BeginWith) -> None:
    token = app.browser.screen.shown_token()
    app.carefully(lambda: app.session.begin_with(token, command.thing, command.times))


@handles
def choose_start(app: App, command: commands.ChooseStart) -> None:
    """Once nothing is left to choose, the focus goes to what confirms it; from a bird it does not
    go away, for there may be more to keep.
    """
    app.carefully(lambda: app.session.choose_start(command.thing, command.name))
    if command.thing != "bird":
        app.browser.screen.focus("#prompt .kept-all [data-enter]")


@handles
def confirm_start(app: App, command: commands.ConfirmStart) -> None:
    token = app.browser.screen.shown_token()
    app.carefully(lambda: app.session.confirm_start(token))


@handles
def take_start(app: App, command: commands.TakeStart) -> None:
    token = app.browser.screen.shown_token()
    choice = StartChoice(command.birds, command.food, command.bonus, own_food=True)
    app.carefully(lambda: app.session.take_start(token, choice))


@handles
def doubt(app: App, command: commands.Doubt) -> None:
    """The focus goes to what is asked, and back to the question with it."""

    def ask() -> None:
        _gone_on(app)
        app.session.doubt(command.action)

    app.carefully(ask)
    app.browser.screen.focus(".doubt .option" if command.action else "#question")


@handles
def repeat(app: App, command: commands.Repeat) -> None:
    token = app.browser.screen.shown_token()
    app.carefully(lambda: app.session.repeat(token, command.option, command.times))


@handles
def undo(app: App, command: commands.Undo) -> None:
    app.carefully(app.session.undo)


@handles
def redo(app: App, command: commands.Redo) -> None:
    app.carefully(app.session.redo)


@handles
def sit_beside(app: App, command: commands.SitBeside) -> None:
    def sit() -> None:
        if app.session.sit_beside(command.seat):
            app.keep()

    app.carefully(sit)


@handles
def let_answer(app: App, command: commands.LetAnswer) -> None:
    def let() -> None:
        app.session.let_answer(command.how)
        app.keep()

    app.carefully(let)


@handles
def look(app: App, command: commands.Look) -> None:
    app.carefully(lambda: app.session.look_at(command.what, command.how))
    if command.what == "sort":
        app.remember(*remember(app.session.settings))


@handles
def take_over(app: App, command: commands.TakeOver) -> None:
    """Play on here; the other tab hears of it."""
    if app.session.sitting is not None:
        app.take_in_hand(steal=True)
        app.carefully(app.session.take_over)


@handles
def leave(app: App, command: commands.Leave) -> None:
    app.carefully(app.session.leave)


@handles
def next_round(app: App, command: commands.NextRound) -> None:
    app.carefully(lambda: _gone_on(app))
    app.browser.screen.focus_question()


def _gone_on(app: App) -> None:
    """From the end of a round, if one is told."""
    told = app.session.next_round()
    if told:
        app.remember(*told)


@handles
def go_on(app: App, command: commands.GoOn) -> None:
    """After a failure the game is taken from its save: what broke may have spoiled it."""
    session = app.session

    def on() -> None:
        if session.phase == "failed" and session.sitting is not None and session.sitting.id:
            session.open(session.sitting.id)
        else:
            session.go_on()

    app.carefully(on)
