"""Computer players at the table: each thinks and answers when it must, a turn at a time.

Their archive, with ``wingspan.ui.thinking``, is fetched when the first of them is needed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import QUESTION, Effects, EndJob, Job, Send
from ..session.moment import Consulted

if TYPE_CHECKING:
    from wingspan.engine.program import Program

    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.session import Session
    from ..thinking.crew import Crew, WorkerTrouble
    from ..thinking.thought import Thinking

BOTS = "bots"
"""The name of their archive."""

SLICE = 16
"""Milliseconds of immediate answers before control returns to the browser."""

SHOWN_EVERY = 200
"""Milliseconds between two updates of the progress shown."""


class ComputerPlayers:
    """The computer players of the page, with the workers in which they think."""

    about: tuple[Sitting, int] | None = None
    """The table at which one thinks, with the number of answers given; None if none does."""
    done: bool = False
    """Whether it has answered or failed."""
    here: bool = False
    """Whether their archive is there."""
    warm: bool = False
    """Whether the workers have been started in advance."""
    thinking: Thinking | None = None
    """What it thinks about at the moment, if that takes a while."""
    ready: frozenset[tuple[Program, Sitting]] = frozenset()
    """Those that need no preparation, each at a table."""

    _crew: Crew | None = None

    def crew(self, browser: Browser, send: Send) -> Crew:
        """Their workers. Without workers, the page itself does the thinking."""
        from ..thinking.crew import Crew

        def tell(trouble: WorkerTrouble) -> None:
            if trouble == "crashed":
                send(messages.LoseWorker())

        if self._crew is None:
            self._crew = Crew(browser.workers, browser.display.later, tell)
        return self._crew


def update(session: Session, players: ComputerPlayers, message: messages.ProgramMessage) -> Effects:
    match message:
        case messages.PlayForProgram(at, answers):
            return _answer(session, players, at, answers)
        case messages.ShowThinking(done, whole):
            session.consulted = Consulted(done, whole)
        case messages.LoseProgram(error):
            players.done = True
            if isinstance(error, ConnectionError):
                session.told.say_missing(error)
            elif error is not None:
                raise error
            else:
                session.consulted = Consulted(gone=True)
        case messages.LoseWorker():
            session.told.say("thinking_trouble")
        case messages.ThinkNoMore():
            if players.thinking is not None:
                players.thinking.play_now()
        case _:
            assert_never(message)
    return ()


def _answer(
    session: Session, players: ComputerPlayers, at: int, answers: tuple[messages.ProgramAnswer, ...]
) -> Effects:
    asked, focus = _asked(session), () if session.over.dialog else (QUESTION,)
    if asked is None or asked != players.about or asked[1] != at:
        return ()
    players.done = True
    for answer in answers:
        asked[0].answer_for_program(answer.option, hurried=answer.hurried)
    session.go_on()
    return focus


def attend(session: Session, players: ComputerPlayers) -> Effects:
    """Call this after each message: who must answer thinks, and nobody thinks of anything else.

    After a failure, the next message has it try again.
    """
    warms, asked, about = _warm_up(session, players), _asked(session), players.about
    if players.done:
        players.done, players.about = False, None
        if asked == about:
            return warms
    if asked == players.about:
        return warms
    players.about = asked
    if asked is None:
        players.ready = frozenset()
        return *warms, EndJob(Think)
    session.consulted = Consulted()
    return *warms, Think(players, asked[0])


def _asked(session: Session) -> tuple[Sitting, int] | None:
    """The table at which a computer player must answer, with the number of answers given.

    None if there is none, or the screen must be handed over first.
    """
    sitting = session.sitting
    if session.phase != "play" or sitting is None or sitting.hot_seat.program is None:
        return None
    if session.live is not None and not session.live.hosts:
        return None  # computer players think at the host
    return None if sitting.hot_seat.must_hand_over else (sitting, len(sitting.game.answers))


def _warm_up(session: Session, players: ComputerPlayers) -> Effects:
    """Fetch the archive and start the workers while people still choose their cards."""
    sitting = session.sitting
    if players.warm or sitting is None or not sitting.seats.programs or session.phase != "play":
        return ()
    players.warm = True
    return (WarmUp(players, sitting.seats.programs),)


class WarmUp(Job, frozen=True):
    """Fetch the archive, and start the workers for those who search."""

    players: ComputerPlayers
    programs: tuple[Program | None, ...]

    async def run(self, browser: Browser, send: Send) -> None:
        try:
            await browser.fetch(BOTS)
        except ConnectionError:
            self.players.warm = False
            return
        from wingspan.bots.levels import LEVELS

        thinkers = {level.bird for level in LEVELS if level.budget is not None}
        if any(program is not None and program.level in thinkers for program in self.programs):
            self.players.crew(browser, send).warm_up()


class Think(Job, frozen=True):
    """Find the answers of a computer player's turn, which are then given by a PlayForProgram."""

    players: ComputerPlayers
    sitting: Sitting

    async def run(self, browser: Browser, send: Send) -> None:
        try:
            if not self.players.here:
                await browser.fetch(BOTS)
                self.players.here = True
            from ..thinking.crew import NotHere

            at = len(self.sitting.game.answers)
            try:
                answers = await self._turn(browser, send)
            except NotHere:
                send(messages.LoseProgram())
            else:
                send(messages.PlayForProgram(at, answers))
        except Exception as error:
            send(messages.LoseProgram(error))
        finally:
            self.players.thinking = None

    async def _turn(self, browser: Browser, send: Send) -> tuple[messages.ProgramAnswer, ...]:
        """The answers of a turn, tried out on a copy of the table. Raises NotHere if there is no
        such player.
        """
        from ..play.sitting import Sitting

        table, now = self.sitting, browser.display.now
        sitting = Sitting(table.game.copy(), table.hot_seat.settings, table.seats)
        decision = sitting.decision
        assert decision is not None
        seat, turn, since = decision.player, decision.turn_of, now()
        answers: list[messages.ProgramAnswer] = []
        while (decision := sitting.decision) is not None and sitting.hot_seat.program is not None:
            if (decision.player, decision.turn_of) != (seat, turn):
                break
            answers.append(await self._answer(sitting, browser, send))
            if now() - since >= SLICE:
                await asyncio.sleep(0)
                since = now()
        await asyncio.sleep(0)
        return tuple(answers)

    async def _answer(
        self, sitting: Sitting, browser: Browser, send: Send
    ) -> messages.ProgramAnswer:
        """Give the next answer at the copy, and return it."""
        from ..thinking.crew import get_ready
        from ..thinking.thought import Thinking

        players, program, game = self.players, sitting.hot_seat.program, sitting.game
        assert program is not None
        if (program, self.sitting) not in players.ready:
            await get_ready(program, game.setup, game.catalog)
            players.ready |= {(program, self.sitting)}
        now = browser.display.now
        shown_at = now()

        def show() -> None:
            nonlocal shown_at
            if now() - shown_at >= SHOWN_EVERY:
                shown_at = now()
                send(messages.ShowThinking(thinking.done, thinking.whole))

        crew = players.crew(browser, send)
        thinking = players.thinking = Thinking(game, program, crew, browser.in_slices, show)
        answer = await thinking.answer()
        sitting.answer_for_program(answer.option, hurried=answer.hurried)
        return answer
