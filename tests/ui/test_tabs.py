"""The tabs of a narrow screen: what is shown, and what a press on one opens and closes."""

from __future__ import annotations

import pytest

from tests.ui.every_question import KINDS, games
from tests.ui.markup import Element, command_of, read
from tests.ui.sessions import resume
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode
from wingspan.ui import messages
from wingspan.ui.effects import QUESTION
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.ui.table.update import update_view as look
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
    assert isinstance(command, messages.ShowTab)
    look(session, command)


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
    assert isinstance(command, messages.ShowTab)
    assert look(session, command) == (QUESTION,)
    assert not shown(session).by_class("to-answers")


def test_a_tab_stays_open_for_its_question_only() -> None:
    session = at("gain_die")
    session.look["tab"] = "goals@-1"
    assert pressed(shown(session)) == []
    press(session, "goals")
    assert pressed(shown(session)) == ["goals"]


def test_a_hint_has_one_name() -> None:
    for language, hint in (("de", "Tipp"), ("en", "Hint"), ("fr", "Indice")):
        words = words_in(language)
        names = {words.text(key) for key in ("hint", "tab_hint", "coach/hint", "teaching/hint")}
        assert names == {hint}


def test_what_a_start_depends_on_is_one_press_away() -> None:
    """The strip of a narrow screen names what lies there: goals, birdfeeder, tray."""
    session = at("keep_bird")
    assert session.sitting
    root = shown(session)
    strip = {tab.attributes["data-tab"]: tab for tab in root.by_class("tab")}
    assert set(strip) == {"table", "hand", "goals"}
    assert pressed(root) == ["hand"]
    assert strip["goals"].words() == "Goals"
    assert strip["table"].words() == "Birdfeeder Tray"
    state = session.sitting.game.state
    assert len(strip["goals"].by_class("small-goal")) == len(state.goals) == 4
    assert len(strip["table"].by_class("small-die")) == len(state.birdfeeder)
    assert len(strip["table"].by_class("plate")) == len(state.tray) == 3
    for tab in ("goals", "table"):
        press(session, tab)
        assert pressed(shown(session)) == [tab]
        press(session, tab)
        assert pressed(shown(session)) == ["hand"]
