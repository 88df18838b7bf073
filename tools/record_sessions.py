"""Record the sessions of `tests/sessions`: `python -m tools.record_sessions [NAME …]`.

Each is what the page says in its own report, after somebody has pressed what was on the screen of
the tests' fake browser, with a text that it showed at the end. `tests/ui/test_sessions.py` plays
them again. Record them anew when messages change.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import structs

from tests.ui.fake_browser import Page, at
from tools.replay_session import read
from wingspan.coach.collection import collection
from wingspan.engine import Game, Setup, load_catalog
from wingspan.links import GameLink, pack_game
from wingspan.ui import messages
from wingspan.ui.report.report import text_of

SESSIONS = Path(__file__).parents[1] / "tests" / "sessions"
BEGUN = 1_750_000_000_000
"""When they are recorded, in milliseconds since 1970."""
EXERCISE = next(
    one for one in collection("core") if one.matter == "middle" and one.kind == "action"
)


class Recording(Page):
    """A page whose clock goes on."""

    def open(self, fragment: str) -> None:
        self.screen.time, self.screen.tick = BEGUN, 130
        super().open(fragment)


class Person:
    """Somebody who presses what is on the screen."""

    def __init__(self) -> None:
        self.page = Recording()

    def press(self, *pressed: messages.Command) -> None:
        for command in pressed:
            at(self.page, lambda command=command: self.page.press(command))  # type: ignore[misc]

    def type(self, *keys: messages.AnyMessage) -> None:
        """Give what keys, fields and the address say."""
        for message in keys:
            at(self.page, lambda message=message: self.page.app.send(message))  # type: ignore[misc]

    def begin(self, **fields: str) -> None:
        self.page.screen.filled_in = fields
        at(self.page, self.page.submit)

    def choose(self, *options: int) -> None:
        for option in options:
            at(self.page, lambda option=option: self.page.choose(option))  # type: ignore[misc]


def first_turns(person: Person) -> str:
    """A solo game: the set-up, a hint in its steps, an answer that is taken back."""
    person.begin(players="1", name_0="Ada", seed="5")
    person.choose(0, 1, 0, 1, 0, 0, 0)
    person.type(*[messages.AskCoach()] * 4)
    person.choose(*[0] * 6)
    person.press(messages.Undo())
    person.choose(0, 0, 0)
    return "5 turns left"


def by_link(person: Person) -> str:
    """A game of two people from a link: the second answers, and sends it on."""
    game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=5))
    while game.decision is not None and game.decision.player == 0:
        game.answer(0)
    link = pack_game(GameLink(record=game.record(), seat=1), load_catalog())
    person.type(messages.Arrive(f"g={link}"))
    person.press(messages.Accept(1))
    person.choose(*[0] * 7)
    person.press(
        messages.Open("menu"), messages.Share("game"), messages.CopyLink(), messages.Close()
    )
    return "8 turns left"


def in_french(person: Person) -> str:
    """Settings and dialogs in French, on the start page and over a game."""
    person.press(messages.Speak("fr"), messages.Open("settings"), messages.Set("theme", "dark"))
    person.press(messages.Close(), messages.Open("statistics"), messages.Close())
    person.begin(players="2", name_0="Zoé", name_1="Émile", seed="7")
    person.choose(0, 0)
    person.press(messages.OpenRule())
    person.type(messages.FindRules("œuf"))
    person.press(messages.Close(), messages.ShowGallery())
    person.type(messages.FindCards("name", "mésange"))
    person.press(messages.Close(), messages.Open("menu"), messages.Open("settings"))
    return "Réglages"


def exercise(person: Person) -> str:
    """An exercise from a link, answered and asked again."""
    person.type(messages.Arrive(f"e={EXERCISE.id}"))
    person.choose(EXERCISE.best.candidate.option)
    person.press(messages.ExerciseAgain(), messages.ShowAnswer())
    return "In the rules: food cost"


RECORDED: Mapping[str, Callable[[Person], str]] = {
    "first-turns": first_turns,
    "by-link": by_link,
    "in-french": in_french,
    "exercise": exercise,
}


def recorded(name: str) -> str:
    """Return the report at the end of a session, with what the page showed."""
    person = Person()
    shown = RECORDED[name](person)
    assert shown in person.page.screen.root.words(), f"{name} does not show {shown!r}"
    person.type(messages.ShowReport())
    return text_of(structs.replace(read(person.page.session.over.report), shows=(shown,)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RECORDED))
    for name in parser.parse_args().names or RECORDED:
        text = recorded(name)
        (SESSIONS / f"{name}.json").write_text(text, "utf-8")
        print(f"{name}: {len(read(text).messages)} messages, {len(text)} characters")


if __name__ == "__main__":
    main()
