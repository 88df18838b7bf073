"""Games that come from files while the page goes on, and what is done while nobody waits."""

from __future__ import annotations

from tests.saves.games import saved
from tests.ui.fake_browser import Page, at
from wingspan.saves import export_games
from wingspan.ui import messages
from wingspan.ui.effects import Later
from wingspan.ui.games.update import ImportGames, ShortenSaves
from wingspan.ui.loop.update import update


def file(games: int) -> str:
    return export_games([saved(id=f"game-{number}") for number in range(games)])


def names(page: Page) -> list[str]:
    return sorted(game.id for game in page.session.keeping.shelf.games())


def renders_of_import(tick: int) -> int:
    """Import five games while each look at the clock takes ``tick`` milliseconds."""
    page = Page()
    page.screen.tick = tick
    before = page.screen.renders
    at(page, lambda: page.app.send(messages.Bring(file(5))))
    assert len(names(page)) == 5
    assert not page.session.desk.is_bringing
    return page.screen.renders - before


def test_a_file_is_imported_and_the_list_shows_how_far_that_is() -> None:
    assert renders_of_import(0) == 2, "the list is opened, and says what came"
    assert renders_of_import(400) > 2


def test_a_second_file_joins_the_import_that_is_running() -> None:
    page = Page()
    (first,) = update(page.app.state, messages.Bring(file(1)))
    assert isinstance(first, ImportGames)
    assert update(page.app.state, messages.Bring(file(1))) == ()


def test_an_import_that_breaks_is_said_and_ends() -> None:
    page = Page()

    def step() -> bool:
        raise ValueError("spoilt")

    page.session.desk.step = step  # type: ignore[method-assign]
    at(page, lambda: page.app.send(messages.Bring(file(2))))
    assert [notice.key for notice in page.session.told] == ["broke"]
    assert not page.session.desk.is_bringing


def test_over_a_table_an_import_opens_the_list() -> None:
    page = Page()
    page.begin()
    at(page, lambda: page.app.send(messages.Bring(file(1))))
    assert page.session.over.dialog == "games"


def test_what_nobody_waits_for_comes_after_the_first_view() -> None:
    page = Page()
    later = update(page.app.state, messages.Idle())
    assert later == (Later(messages.GetReady(), 300), Later(messages.PackSaves(), 2000))
    packing = update(page.app.state, messages.PackSaves())
    assert packing == (ShortenSaves(page.session.keeping.shelf),)
