"""Games that begin from tables that no game leads to: every page of them can be shown."""

from __future__ import annotations

from collections.abc import Iterator

import hypothesis
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table import CATALOG, below, rng_for
from tests.ui.hostile import EVERY_PHASE, PHASES, games, table_of
from tests.ui.markup import Element, read
from tests.ui.sessions import answer, must_hand_over, replay_of, scene, undo, waits
from wingspan.engine import Game
from wingspan.engine.components import Language, Phase
from wingspan.links import GameLink, pack_game
from wingspan.saves import import_text
from wingspan.ui.games import by_link
from wingspan.ui.games.replaying import watch
from wingspan.ui.kit.icons import CATEGORIES
from wingspan.ui.messages import Step
from wingspan.ui.page.showing import moment, on_return
from wingspan.ui.page.views import page
from wingspan.ui.rules.update import ask_why
from wingspan.ui.session.session import Session
from wingspan.ui.session.where import AnyDialog
from wingspan.words import languages

DIALOGS: tuple[AnyDialog, ...] = ("menu", "settings", "keys", "games", "statistics")


def seen(session: Session) -> Element:
    """Return the page parsed from its markup, which must need no repair by a browser."""
    return read(page(moment(session)))


def received(game: Game, language: Language, seat: int | None) -> Session:
    """Return a page in which a link to the game has been opened."""
    session = Session(CATALOG, language)
    by_link.receive(session, "g=" + pack_game(GameLink(record=game.record(), seat=seat)))
    assert session.phase == "arrival", [notice.key for notice in session.told]
    seen(session)
    return session


def questions(session: Session) -> Iterator[str]:
    """Yield what "why?" can be asked about at the table: one subject of every kind."""
    game, shown = session.game, scene(session)
    assert game is not None
    yield from ("decision", "row.forest")
    yield f"goal.{shown.state.round}"
    last = len(game.scores()) - 1
    yield from (f"score.{category}.{last}" for category in (*CATEGORIES, "total"))
    yield from (f"bonus.{card}" for card in (*shown.me.bonus, *shown.me.choosing)[:1])
    yield from (f"bird.{card}" for card in shown.me.hand[:1])
    yield from (f"event.{number}" for number in range(len(shown.events))[-2:])


def look_everywhere(session: Session) -> None:
    """Show everything that can lie over the table."""
    for dialog in DIALOGS:
        session.open_dialog(dialog)
        assert seen(session).having("open")
        session.open_dialog("")
    for about in questions(session):
        ask_why(session, about)
        seen(session)
        session.open_dialog("")
    for kind in ("game", "deal", "turn"):
        by_link.share(session, kind)
        seen(session)
        session.open_dialog("")


def look(session: Session) -> None:
    """Show the table, and what the next visit would show first."""
    seen(session)
    last = on_return(session)
    assert last is not None
    read(page(last))
    if must_hand_over(session):
        assert answer(session, session.token, 0)
        seen(session)


def go_through(session: Session) -> None:
    """Step through the replay from its end to its start, and on again."""
    assert session.replay is not None
    steps: tuple[Step, ...] = ("end", "turn_before", "start", "after")
    for how in steps:
        replay_of(session).step(how)
        assert seen(session).by_id("question").words()


def open_and_play(game: Game, language: Language, seat: int | None, *, answers: int) -> None:
    """Open a link to the game, look at everything, watch it, play on, come back the next day."""
    session = received(game, language, seat)
    watch(session)
    go_through(session)
    by_link.receive(session, "g=" + pack_game(GameLink(record=game.record(), seat=seat)))
    by_link.accept(session, seat)
    session.keep()
    look(session)
    look_everywhere(session)
    if watch(session):
        go_through(session)
        session.go_on()
    rng = rng_for("hostile play")
    for _ in range(answers):
        decision = session.game.decision if session.game else None
        if decision is None or waits(session):
            break
        number = 1 if must_hand_over(session) else len(decision.options)
        assert answer(session, session.token, below(rng, number))
        session.keep()
        seen(session)
    undo(session)
    seen(session)
    session.keep()
    assert session.sitting is not None
    again = Session(CATALOG, language, keeping=session.keeping)
    assert again.open(session.sitting.id)
    assert [notice.key for notice in again.told] == []
    look(again)
    exported = again.desk.file_of(session.sitting.id)
    assert exported is not None
    elsewhere = Session(CATALOG, language)
    taken = import_text(elsewhere.keeping.shelf, exported[1], CATALOG, time=1)
    assert elsewhere.open(taken.ids[0])
    assert elsewhere.game == again.game
    again.leave()
    seen(again)


@pytest.mark.parametrize(
    ("phase", "players"),
    [
        pytest.param(*table, marks=pytest.mark.soak if number % 2 else ())
        for number, table in enumerate(EVERY_PHASE)
    ],
)
def test_a_table_of_every_phase_for_any_number_of_people_can_be_shown(
    phase: Phase, players: int
) -> None:
    open_and_play(table_of(phase, players), "fr" if players % 2 else "en", None, answers=3)


@pytest.mark.parametrize("phase", PHASES)
def test_hostile_tables_of_every_phase_can_be_shown(phase: Phase) -> None:
    @settings(
        max_examples=3,
        derandomize=True,
        database=None,
        phases=(hypothesis.Phase.generate,),  # explaining traces every line, and takes minutes
        suppress_health_check=list(HealthCheck),
    )
    @given(games(phase), st.sampled_from(languages()), st.data())
    def shown(game: Game, language: Language, data: st.DataObject) -> None:
        seats = (None, *range(game.setup.players))
        open_and_play(game, language, data.draw(st.sampled_from(seats)), answers=2)

    shown()
