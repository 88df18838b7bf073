"""After a failure a sentence says so, nothing is lost, and the page opens again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.table import CATALOG
from tests.ui.markup import Element, read
from tests.ui.sessions import (
    SOLO,
    TWO,
    answer,
    begin_with,
    look_at,
    must_hand_over,
    play,
    sitting_of,
    undo,
)
from wingspan.engine import Game, Setup
from wingspan.engine.components import Language
from wingspan.engine.notation.record import decode
from wingspan.engine.options import DRAW_DECK
from wingspan.links import GameLink, pack_game
from wingspan.saves import MemoryStore, import_text
from wingspan.ui import messages
from wingspan.ui.games import by_link
from wingspan.ui.learn.practice import Practice
from wingspan.ui.learn.update import do
from wingspan.ui.loop.rendering import Before, mended
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.session.where import AtTable, Start
from wingspan.ui.table import end_sheet, table_page
from wingspan.words import languages

Act = Callable[[], object]


class Screen:
    """A page without a browser, rendered after every input."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.root = read(page(moment(session)))

    def show(self) -> None:
        self.root = read(page(moment(self.session)))

    def do(self, act: Act) -> bool:
        """Call ``act`` as the page does: the game is saved before it is shown."""
        session = self.session
        before = Before.of(session)

        def do() -> None:
            act()
            if session.token != before.token and session.phase in ("play", "over"):
                session.keep()

        return mended(session, before, do, self.show)

    @property
    def notices(self) -> str:
        return " ".join(notice.words() for notice in self.root.by_class("notice"))

    def button(self, do: str) -> list[Element]:
        return self.root.having("data-do", do)


def at_table(setup: Setup = SOLO, answers: int = 20, language: Language = "en") -> Screen:
    """Return a saved game after some answers."""
    screen = Screen(Session(CATALOG, language))
    screen.do(lambda: screen.session.begin(setup))
    for _ in range(answers):
        screen.do(lambda: play(screen.session, 1))
    return screen


def breaks(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a tool was dropped into the works")


@pytest.mark.parametrize("setup", [SOLO, TWO])
def test_an_answer_that_breaks_half_way_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch, setup: Setup
) -> None:
    screen = at_table(setup)
    session = screen.session
    if must_hand_over(session):
        screen.do(lambda: answer(session, session.token, 0))
    assert session.game
    state, decision = session.game.state.copy(), session.game.decision
    answers, kept = session.game.answers, session.save()
    holder = sitting_of(session).hot_seat.holder
    whole = Game.answer

    def spoils(game: Game, choice: int) -> None:
        """Takes the answer, spoils the table and raises; the next answer works again."""
        monkeypatch.setattr(Game, "answer", whole)
        whole(game, choice)
        game.state.players[0].hand.clear()
        breaks()

    monkeypatch.setattr(Game, "answer", spoils)
    assert not screen.do(lambda: answer(session, session.token, 0))
    assert session.phase == "play"
    assert (session.game.answers, sitting_of(session).hot_seat.holder) == (answers, holder)
    assert session.game.state == state
    assert session.game.decision == decision
    assert session.save() == kept
    assert "the table is as it was" in screen.notices
    assert screen.do(lambda: play(session, 5))
    assert len(session.game.answers) > len(answers)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("times", [1, 2])
def test_memory_that_the_device_refuses_is_named_and_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, language: Language, times: int
) -> None:
    """Once, the table stays as it was; if it cannot be shown again either, the next visit opens
    it.
    """
    screen = at_table(language=language)
    session, whole = screen.session, table_page.laid_out
    assert session.game is not None
    kept, id_, left = session.save(), sitting_of(session).id, [times]

    def refused(*given: Any, **named: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise MemoryError
        return whole(*given, **named)

    monkeypatch.setattr(table_page, "laid_out", refused)
    assert not screen.do(lambda: None)
    sentences = {"de": "keinen Speicher mehr", "en": "no memory left", "fr": "plus de mémoire"}
    sentence = sentences[language]
    assert sentence in screen.notices and session.keeping.shelf.current == id_
    assert session.phase == ("play" if times == 1 else "start")
    assert session.open(id_) and session.save() == kept


def test_what_one_has_answered_in_one_go_is_still_taken_back_in_one_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table(answers=30)
    sitting = screen.session.sitting
    assert sitting is not None
    given = list(sitting.answers.given)
    monkeypatch.setattr(Sitting, "begin_with", breaks)
    token = screen.session.token
    assert not screen.do(lambda: begin_with(screen.session, token, DRAW_DECK))
    assert sitting.answers.given == given


def test_a_dialog_that_cannot_be_shown_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = at_table()
    monkeypatch.setattr("wingspan.ui.own.settings.settings_dialog", breaks)
    assert not screen.do(lambda: screen.session.open_dialog("settings"))
    assert (screen.session.phase, screen.session.over.dialog) == ("play", "")
    assert "went wrong" in screen.notices


def test_a_game_that_was_being_put_away_is_still_on_the_table() -> None:
    screen = at_table()
    session, record = screen.session, screen.session.save()

    def put_away() -> None:
        session.show(Start())
        breaks()

    assert not screen.do(put_away)
    assert "went wrong" in screen.notices
    session.go_on()
    assert session.phase == "play" and session.save() == record


def test_what_happened_is_told_with_the_record_and_the_way_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table()
    session, record = screen.session, screen.session.save()
    monkeypatch.setattr(Sitting, "undo", breaks)
    screen.do(lambda: undo(session))
    assert screen.button("report")
    assert session.failure is not None
    assert "ZeroDivisionError" in session.failure.detail
    assert session.failure.record == record
    screen.do(session.go_on)
    assert session.phase == "play"


TELLS = {"de": "nicht zeigen", "en": "cannot be shown", "fr": "Impossible d’afficher"}


@pytest.mark.parametrize("language", languages())
def test_a_game_that_cannot_be_shown_opens_the_start_page_and_stays_kept(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    screen = at_table(language=language)
    session, shelf = screen.session, screen.session.keeping.shelf
    assert session.sitting
    id_, kept = session.sitting.id, shelf.read(session.sitting.id)
    with monkeypatch.context() as broken:
        broken.setattr(table_page, "laid_out", breaks)
        again = Screen(Session(CATALOG, language, keeping=session.keeping))
        assert not again.do(lambda: again.session.open(id_))
        assert again.session.phase == "start"
        assert TELLS[language] in again.notices
        assert again.button("export_unshown")
        assert again.root.by_id(f"game-{id_}")
        assert shelf.current is None
        assert shelf.read(id_).record == kept.record
        assert_file_holds(again.session, kept.record.answers)
        reloaded = Screen(Session(CATALOG, language, keeping=session.keeping))
        assert reloaded.root.by_id("start-form")
        assert not reloaded.do(lambda: reloaded.session.open(id_))
        assert reloaded.session.phase == "start"
        assert shelf.current is None
    assert reloaded.do(lambda: reloaded.session.open(id_))
    assert reloaded.root.by_class("table")
    assert shelf.current == id_
    assert reloaded.session.told == []


def assert_file_holds(session: Session, answers: tuple[int, ...]) -> None:
    """Check that the file offered can be imported in another browser and holds that game."""
    assert session.failure is not None
    file = session.desk.file_of_failure(session.failure)
    assert file is not None and file[0].endswith(".json")
    elsewhere = Session(CATALOG)
    taken = import_text(elsewhere.keeping.shelf, file[1], CATALOG, time=1)
    assert elsewhere.open(taken.ids[0])
    assert elsewhere.game and elsewhere.game.answers == answers


def test_a_game_that_cannot_be_taken_up_stays_kept_and_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table()
    keeping = screen.session.keeping
    id_ = keeping.shelf.current
    assert id_ is not None
    text = keeping.shelf.text(f"wingspan.game.{id_}")
    with monkeypatch.context() as broken:
        broken.setattr(Sitting, "replayed", breaks)
        again = Screen(Session(CATALOG, keeping=keeping))
        again.do(lambda: again.session.open(id_))
        assert again.session.phase == "start"
        assert "cannot be shown" in again.notices
        assert keeping.shelf.current is None
        assert keeping.shelf.text(f"wingspan.game.{id_}") == text
        assert again.session.failure is not None
        file = again.session.desk.file_of_failure(again.session.failure)
        assert file is not None and json.loads(file[1])["games"][0]["id"] == id_
    assert again.do(lambda: again.session.open(id_))


def test_the_last_answer_of_a_game_whose_end_cannot_be_shown_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table(answers=0)
    session = screen.session
    monkeypatch.setattr(end_sheet, "end_sheet", breaks)
    id_ = session.sitting.id if session.sitting else ""
    for _ in range(2_000):
        screen.do(lambda: play(session, 1))
        if session.sitting is None:
            break
    assert (session.phase, session.sitting) == ("start", None)
    assert "cannot be shown" in screen.notices
    save = session.keeping.shelf.read(id_)
    assert save.line.over
    assert_file_holds(session, save.record.answers)


@pytest.mark.parametrize("broken", ["arrival", "taken up", "shown"])
def test_a_link_whose_game_breaks_the_page_costs_nothing_of_one_s_own(
    monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    screen = at_table()
    session, mine, shelf = screen.session, screen.session.save(), screen.session.keeping.shelf
    own = shelf.current
    other = Game.new(Setup(players=2, names=("Cy", "Di"), seed=77))
    link = "g=" + pack_game(GameLink(record=other.record()))
    if broken == "arrival":
        monkeypatch.setattr("wingspan.ui.games.arrival.arrival_page", breaks)
        assert not screen.do(lambda: by_link.receive(session, link))
        assert session.failure and decode(session.failure.record).setup.seed == 77
    elif broken == "taken up":
        assert screen.do(lambda: by_link.receive(session, link))
        monkeypatch.setattr(Sitting, "follow", breaks)
        assert not screen.do(lambda: by_link.accept(session))
    else:
        assert screen.do(lambda: by_link.receive(session, link))
        monkeypatch.setattr("wingspan.ui.table.waiting.hand_over", breaks)
        assert not screen.do(lambda: by_link.accept(session))
        assert session.failure and shelf.read(session.failure.id).record.setup.seed == 77
    assert session.phase in ("start", "play")
    assert screen.notices
    assert own is not None and shelf.read(own).record == decode(mine)
    monkeypatch.undo()
    assert screen.do(lambda: session.open(own))
    assert session.save() == mine


def test_where_the_browser_keeps_nothing_the_file_has_the_game_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table(answers=0)
    session = screen.session
    session.keeping.shelf.store = MemoryStore(blocked=True)
    screen.do(lambda: play(session, 1))
    assert session.keeping.trouble == "blocked"
    assert session.game
    answers = session.game.answers
    monkeypatch.setattr(table_page, "laid_out", breaks)
    assert not screen.do(lambda: look_at(session, "tab", "mats"))
    assert session.phase == "start"
    assert_file_holds(session, answers)


def test_if_not_even_the_start_page_can_be_shown_the_failure_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = at_table()
    monkeypatch.setattr(table_page, "laid_out", breaks)
    monkeypatch.setattr("wingspan.ui.games.start_page.start_form", breaks)
    assert not screen.do(lambda: look_at(screen.session, "tab", "mats"))
    assert screen.session.phase == "failed"
    failure = screen.session.failure
    assert failure is not None and "ZeroDivisionError" in failure.detail
    assert screen.button("report")


@pytest.mark.parametrize("language", languages())
def test_a_lesson_that_breaks_begins_its_step_again(language: Language) -> None:
    screen = at_table(language=language)
    session = screen.session
    practice = session.practice = Practice(CATALOG)
    own = session.sitting
    screen.do(lambda: do(session, practice, messages.BeginLesson("food")))
    assert practice.doing(session.on_screen) == "lesson"
    assert not screen.do(breaks)
    assert practice.doing(session.on_screen) == "lesson"
    assert screen.notices
    do(session, practice, messages.LeaveLesson())
    assert own is not None and session.where == AtTable(own)
