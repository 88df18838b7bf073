"""A game gone through again, answer by answer: the model and the bar that steers it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision
from wingspan.engine.events import TurnBegan
from wingspan.engine.record import Record, encode
from wingspan.engine.things import ROUNDS
from wingspan.words import Words

from .history import history
from .html import Html, el
from .icons import icon
from .languages import language_switch
from .scene import Scene
from .scrubber import scrubber
from .settings import Settings
from .sitting import beginning, kept_at_the_start

SPEEDS = (1, 2, 4)
"""Answers in two seconds, as the person chooses."""


class TurnMark(NamedTuple):
    """Where a turn begins: after so many answers and so many log entries."""

    answers: int
    events: int
    player: int
    round: int
    turn: int


class Replay:
    """A finished or unfinished game from its first card to its last answer.

    ``at``: so many answers have been given at the moment shown. ``seat``: whose eyes it is seen
    with; None for those of whoever is asked, where nobody has anything to hide any more.
    ``far_apart``: its people play by link and are not done, so that it cannot be played on here:
    whoever did would see all hands. ``speed`` is 0 while nothing moves by itself. Raises as
    :meth:`Game.replay` does.
    """

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
        self.speed = 0
        self.at = 0
        self._game = beginning(record, catalog)

    @property
    def is_open(self) -> bool:
        """Whether everybody's points may be told: nobody else has bonus cards to hide."""
        return self.seat is None or self.record.setup.players == 1

    @property
    def last(self) -> int:
        return len(self.record.answers)

    @property
    def game(self) -> Game:
        return self._game

    def go(self, at: int) -> None:
        """Show the moment after ``at`` answers, or the nearest that there is."""
        at = min(max(at, 0), self.last)
        if at < self.at - at:
            self._game = beginning(self.record, self.catalog)
            self.at = 0
        while self.at > at:
            self._game.undo()
            self.at -= 1
        while self.at < at:
            self._game.answer(self.record.answers[self.at])
            self.at += 1

    @cached_property
    def marks(self) -> tuple[TurnMark, ...]:
        """The turns, in order."""
        game = beginning(self.record, self.catalog)
        found: list[TurnMark] = []
        seen = 0
        for answers in range(self.last + 1):
            for number in range(seen, len(game.events)):
                event = game.events[number]
                if isinstance(event, TurnBegan):
                    found.append(TurnMark(answers, number, event.player, event.round, event.turn))
            seen = len(game.events)
            if answers < self.last:
                game.answer(self.record.answers[answers])
        return tuple(found)

    @property
    def turn(self) -> TurnMark | None:
        """The turn that is being shown; None before the first."""
        begun = [mark for mark in self.marks if mark.answers <= self.at]
        return begun[-1] if begun else None

    def turn_after(self) -> int:
        """The answers given when the next turn begins, or at the end."""
        return next((mark.answers for mark in self.marks if mark.answers > self.at), self.last)

    def turn_before(self) -> int:
        """The answers given when this turn began, or the one before if it has only begun."""
        return max((mark.answers for mark in self.marks if mark.answers < self.at), default=0)

    def answers_at(self, entry: int) -> int:
        """How many answers had been given when that entry of the log was written."""
        begun = [mark for mark in self.marks if mark.events <= entry]
        return begun[-1].answers if begun else 0

    def step(self, how: str) -> None:
        """Go as a button says: a number of answers, or a word. Raises ValueError otherwise."""
        match how:
            case "start":
                self.go(0)
            case "turn_before":
                self.go(self.turn_before())
            case "before":
                self.go(self.at - 1)
            case "after":
                self.go(self.at + 1)
            case "turn_after":
                self.go(self.turn_after())
            case "end":
                self.go(self.last)
            case _:
                self.go(int(how))

    def here(self) -> Record:
        """The game up to the moment shown, to be played on from.

        Whoever has seen what came after it has taken that back.
        """
        take_backs = self.record.take_backs + (self.at < self.last)
        answers = self.record.answers[: self.at]
        return structs.replace(self.record, answers=answers, take_backs=take_backs)

    def viewer(self) -> int:
        """Whose eyes the moment is seen with."""
        if self.seat is not None:
            return self.seat
        decision = self._game.decision
        return decision.player if decision else 0

    def scene(self, words: Words, settings: Settings, look: dict[str, str]) -> Scene:
        """The moment shown. Nothing is asked in it; ``awaited`` is what was."""
        game, seat = self._game, self.viewer()
        view = game.view(seat)
        return Scene(
            words=words,
            catalog=self.catalog,
            setup=game.setup,
            seat=seat,
            state=view.state,
            events=view.events,
            decision=None,
            awaited=game.decision,
            sheets=game.scores(),
            kept=kept_at_the_start(game, seat),
            look={"sort": settings.hand_order, **look},
            settings=settings,
            take_backs=self.record.take_backs,
        )


STEPS = (
    ("start", "to_start"),
    ("turn_before", "turn_back"),
    ("before", "step_back"),
    ("after", "step_on"),
    ("turn_after", "turn_on"),
    ("end", "to_end"),
)


def replay_bar(scene: Scene, replay: Replay) -> Html:
    """Where the replay is, and every way to move it; it stands where the prompt stood."""
    words = scene.words
    return el(
        "section",
        el(
            "div",
            el("h2", _when(scene, replay), id="question", tabindex="-1"),
            el("p", _asked(scene, replay), class_="replay-asked", aria_live="polite"),
            class_="asked",
        ),
        el(
            "div",
            *(_step(words, how, picture, replay) for how, picture in STEPS[:3]),
            _play(words, replay),
            *(_step(words, how, picture, replay) for how, picture in STEPS[3:]),
            class_="replay-steps",
            role="group",
            aria_label=words.text("replay"),
        ),
        scrubber(scene, replay.marks, history(replay.text, scene.catalog), replay.last)
        if replay.is_open
        else None,
        el(
            "input",
            type="range",
            min=0,
            max=replay.last,
            value=replay.at,
            class_="replay-range",
            data_look="replay",
            aria_label=words.text("replay_place"),
            aria_valuetext=_when(scene, replay),
        ),
        el(
            "div",
            *(
                el(
                    "button",
                    words.text("replay_speed", n=speed),
                    type="button",
                    class_="quiet choice",
                    aria_pressed="true" if replay.speed == speed else "false",
                    data_do="replay_speed",
                    data_value=speed,
                )
                for speed in SPEEDS
            ),
            el(
                "button",
                words.text("play_on_from_here"),
                type="button",
                class_="option",
                data_do="play_from_here",
                data_tip=words.text("play_on_from_here_help"),
            )
            if not replay.far_apart
            else None,
            class_="replay-more",
        ),
        class_="prompt replay-bar",
        id="prompt",
        aria_labelledby="question",
    )


def replay_header(words: Words) -> Html:
    """The strip on top of a replay."""
    return el(
        "header",
        el("h1", words.text("title"), class_="brand"),
        el("p", el("b", words.text("replay")), class_="clock"),
        el(
            "div",
            language_switch(words),
            el(
                "button",
                words.text("close_replay"),
                el("kbd", words.text("key_escape"), aria_hidden="true"),
                type="button",
                class_="option close-replay",
                data_do="close_replay",
                data_escape=True,
            ),
            class_="tools",
        ),
        class_="topbar",
    )


def _step(words: Words, how: str, picture: str, replay: Replay) -> Html:
    back = how in ("start", "turn_before", "before")
    name = words.text(f"replay_{how}")
    return el(
        "button",
        icon(picture),
        el("span", name, class_="sr"),
        type="button",
        class_="quiet replay-step",
        data_do="replay",
        data_value=how,
        data_tip=name,
        disabled=replay.at == (0 if back else replay.last),
    )


def _play(words: Words, replay: Replay) -> Html:
    name = words.text("replay_pause" if replay.speed else "replay_play")
    return el(
        "button",
        icon("pause" if replay.speed else "play"),
        el("span", name, class_="sr"),
        type="button",
        class_="option replay-play",
        data_do="replay_play",
        data_tip=name,
        disabled=replay.at == replay.last and not replay.speed,
    )


def _when(scene: Scene, replay: Replay) -> str:
    words, turn = scene.words, replay.turn
    if scene.state.phase == "over":
        return words.text("replay_over")
    if scene.state.phase == "setup":
        return words.text("replay_setup")
    if turn is None:
        return words.text("round_of", n=scene.state.round, rounds=ROUNDS)
    return words.text("turn_of", name=scene.names[turn.player], round=turn.round, turn=turn.turn)


def _asked(scene: Scene, replay: Replay) -> str:
    """What is asked at the moment shown, and what was answered."""
    words, decision = scene.words, scene.awaited
    if decision is None:
        return ""
    name = scene.names[decision.player]
    if replay.seat is not None and decision.player != replay.seat:
        return words.text("replay_other", name=name)
    question = words.question(decision, scene.catalog, scene.names)
    if replay.at == replay.last:
        return words.text("replay_asks", name=name, question=question)
    return words.text(
        "replay_answers", name=name, question=question, answer=_answer(scene, decision, replay)
    )


def _answer(scene: Scene, decision: Decision, replay: Replay) -> str:
    option = decision.options[replay.record.answers[replay.at]]
    return scene.words.option(option, decision, scene.catalog, scene.names, bird_at=scene.bird_at)
