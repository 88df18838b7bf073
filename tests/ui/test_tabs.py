"""The tabs of a narrow screen: what is shown, and what a press on one opens and closes."""

from __future__ import annotations

import pytest

from e2e.states import state
from tests.ui.every_question import KINDS, games
from tests.ui.markup import Element, command_of, read
from tests.ui.sessions import resume
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode
from wingspan.ui import commands
from wingspan.ui.devices import QUESTION
from wingspan.ui.handling.looking import show_tab
from wingspan.ui.page import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.session.showing import moment
from wingspan.words import words_in

TABS = ("table", "hand", "goals", "log")


def at(kind: Kind) -> Session:
    session = Session(settings=Settings(answer_for_me=False, public_hands=True))
    resume(session, encode(games()[kind].record()).decode())
    return session


def shown(session: Session) -> Element:
    return read(page(moment(session)))


def pressed(root: Element) -> list[str]:
    return [
        tab.attributes["data-tab"]
        for tab in root.by_class("tab")
        if tab.attributes["aria-pressed"] == "true"
    ]


def classes(root: Element, name: str) -> set[str]:
    (found,) = root.by_class(name)
    return set(found.attributes["class"].split())


def press(session: Session, tab: str) -> None:
    """Press that tab, whatever its button does now."""
    (button,) = (one for one in shown(session).by_class("tab") if one.attributes["data-tab"] == tab)
    command = command_of(button)
    assert isinstance(command, commands.ShowTab)
    show_tab(session, command)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "keep_bird"])
def test_a_tab_opens_at_every_question_and_closes_again(kind: Kind) -> None:
    """Answers that take the tabs' place are left out as long as one is open, but for a way back."""
    session = at(kind)
    before = shown(session)
    covered = bool(classes(before, "prompt") & {"rises", "several"})
    assert len(pressed(before)) == (0 if covered else 1)
    for tab in TABS:
        if pressed(before) == [tab]:
            continue
        press(session, tab)
        root = shown(session)
        assert pressed(root) == [tab]
        assert f"tab-{tab}" in classes(root, "table")
        assert ("opened" in classes(root, "table")) == covered
        assert len(root.by_class("to-answers")) == int(covered)
        assert root.by_id("question").words() == before.by_id("question").words()
        press(session, tab)
        assert pressed(shown(session)) == pressed(before)
        assert "opened" not in classes(shown(session), "table")


def test_the_way_back_shows_the_answers_and_the_focus_goes_to_the_question() -> None:
    session = at("gain_die")
    press(session, "goals")
    (back,) = shown(session).by_class("to-answers")
    command = command_of(back)
    assert isinstance(command, commands.ShowTab)
    assert show_tab(session, command) == QUESTION
    assert not shown(session).by_class("to-answers")


def test_a_tab_stays_open_for_its_question_only() -> None:
    session = at("gain_die")
    session.look["tab"] = "goals@-1"
    assert pressed(shown(session)) == []
    press(session, "goals")
    assert pressed(shown(session)) == ["goals"]


@pytest.mark.parametrize(
    ("name", "tab", "opened"),
    [
        ("hint-gain_die", "Hint", True),
        ("hint-2", "Hint", False),
        ("exercise-gain_die", "Exercise", False),
        ("lesson", "Lesson", False),
        ("guided", "Coach", False),
        ("reviewed", "Review", False),
        ("replayed", "Replay", False),
    ],
)
def test_what_is_told_has_a_tab_of_its_own_name(name: str, tab: str, opened: bool) -> None:
    """A hint that was asked for opens over the answers; an exercise leaves them to be chosen."""
    root = read(page(moment(state(name))))
    (told,) = (one for one in root.by_class("tab") if one.attributes["data-tab"] == "told")
    assert told.words() == tab
    assert ("opened" in classes(root, "table")) == opened
    assert pressed(root) == ([] if name == "exercise-gain_die" else ["told"])


def test_a_hint_has_one_name() -> None:
    for language in ("en", "fr"):
        words = words_in(language)
        names = {words.text(key) for key in ("hint", "tab_hint", "coach/hint", "teaching/hint")}
        assert names == {"Hint" if language == "en" else "Indice"}


def test_while_paying_the_heading_asks_how_and_the_card_can_be_put_back() -> None:
    session = state("card-to-pay")
    assert session.sitting
    assert session.sitting.picked
    root = shown(session)
    bird = session.words.bird(session.catalog.birds[session.sitting.picked])
    assert root.by_id("question").words() == f"{bird}: how will you pay?"
    (back,) = root.by_class("put-back")
    assert "option" in back.attributes["class"].split()
    assert command_of(back) == commands.Pick(session.sitting.picked)
