"""Links and saves of every version since rules 1 can be opened in the page, watched and played on,
whatever the number of today's rules. `make soak` does so; ``tests/ui/test_links.py`` and
``tests/ui/test_old_saves.py`` open them natively.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.far_apart import WAITING, arrived
from e2e.playing import CHOICES, open_import, open_tool, play, saved, take_first, take_last
from e2e.ready import reopen
from tests.published import links, saves
from tests.published.links import PublishedLink
from tests.ui.test_old_saves import of_each_kind
from wingspan.engine import Game, Record
from wingspan.engine.notation.record import decode
from wingspan.saves import MemoryStore
from wingspan.saves.statistics import KEY, Results

pytestmark = pytest.mark.soak
LINKS = links.read(1)


def first_link(*kinds: Callable[[PublishedLink], bool]) -> Iterator[PublishedLink]:
    """Yield the first link to a game of each kind."""
    for is_so in kinds:
        yield next(link for link in LINKS if link.fragment.startswith("g=") and is_so(link))


GAMES = list(
    first_link(
        lambda link: not link.awaits and not link.record.start,
        lambda link: bool(link.awaits) and link.record.setup.players == 1,
        lambda link: bool(link.awaits) and link.seat is None and link.record.setup.players > 2,
        lambda link: link.seat is not None and "all" in link.unasked,
        lambda link: bool(link.awaits and link.record.start),
        lambda link: bool(not link.awaits and link.record.start),
        lambda link: bool(link.record.setup.without),
    )
)
DEALS = [link for link in LINKS if link.fragment.startswith("s=")]


def watch_to_the_end(page: Page, record: Record) -> None:
    """Go through the whole game, and close the replay."""
    page.locator("[data-do=watch]").filter(visible=True).first.click()
    expect(page.locator("html")).to_have_attribute("data-phase", "replay")
    slider = page.locator(".replay-range")
    expect(slider).to_have_attribute("max", str(len(record.answers)))
    end = page.locator("""[data-do=replay][data-with*='"end"']""")
    if end.is_enabled():
        end.click()
    expect(slider).to_have_value(str(len(record.answers)))
    page.locator("[data-do=close_replay]").click()
    expect(page.locator(".replay-range")).to_have_count(0)


def totals_shown(page: Page) -> tuple[int, ...]:
    """Return the players' totals from the score sheet."""
    cells = page.locator(".final .score tbody .of-total")
    return tuple(map(int, cells.all_inner_texts()))


def goes_on(before: Record, after: Record) -> bool:
    """Whether ``after`` is the same game as ``before``, under the same rules, and as far on."""
    same = (before.setup, before.start, before.rules) == (after.setup, after.start, after.rules)
    return same and after.answers[: len(before.answers)] == before.answers


def is_awaited_of_another(page: Page, record: Record, link: PublishedLink) -> bool:
    """Whether the page says that it waits for the person far away who must answer.

    The rest of the turn may have been answered unasked when the seat was taken.
    """
    decision = Game.replay(record).decision
    assert decision is not None and decision.player != link.seat
    names = record.setup.names or tuple(f"Player {n + 1}" for n in range(record.setup.players))
    return page.locator("#question").inner_text() == f"Waiting for {names[decision.player]}"


@pytest.mark.parametrize("link", GAMES, ids=lambda link: link.name)
def test_an_old_link_is_watched_and_the_game_played_on_under_its_own_rules(
    ready_page: Page, link: PublishedLink
) -> None:
    page = ready_page
    reopen(page, fragment=link.fragment)
    page.wait_for_selector("[data-do=accept]")
    if link.record.answers:
        watch_to_the_end(page, link.record)
        arrived(page, link.fragment)
    page.locator("[data-do=accept]").first.click()
    if not link.awaits:
        expect(page.locator("html")).to_have_attribute("data-phase", "over")
        assert totals_shown(page) == link.totals
        assert decode(saved(page)) == link.record
        return
    page.wait_for_selector(f"html[data-phase] {CHOICES}, {WAITING}", state="attached")
    assert goes_on(link.record, decode(saved(page)))
    given = play(page, take_last, 3)
    record = decode(saved(page))
    assert given or is_awaited_of_another(page, record, link)
    assert goes_on(link.record, record) and len(record.answers) > len(link.record.answers)
    if link is GAMES[1]:  # `test_saves.py` tests saving in general
        page.reload()
        page.wait_for_selector("html[data-phase]", state="attached")
        assert decode(saved(page)) == record


@pytest.mark.parametrize("beat", [True, False])
def test_an_old_deal_is_played_under_its_own_rules(game_page: Page, beat: bool) -> None:
    page = game_page
    link = next(link for link in DEALS if (link.beat is not None) == beat)
    arrived(page, link.fragment)
    expect(page.locator(".beat")).to_have_count(1 if beat else 0)
    if beat:
        expect(page.locator(".beat")).to_contain_text(str(link.beat))
    page.locator("#start-form [type=submit]").click()
    page.wait_for_selector(CHOICES, state="attached")
    play(page, take_first, 5)
    record = decode(saved(page))
    assert record.rules == link.record.rules
    assert (record.setup.seed, record.setup.sets) == (
        link.record.setup.seed,
        link.record.setup.sets,
    )


def keys_of_games(page: Page) -> set[str]:
    """Return the keys under which the browser keeps games."""
    return {key for key in page.evaluate("Object.keys(localStorage)") if "wingspan.game." in key}


@pytest.mark.parametrize("what", ["saves", "page"])
def test_old_saves_are_opened_watched_and_played_on(ready_page: Page, what: str) -> None:
    page, browser = ready_page, saves.read(1, what)
    reopen(page, browser.local_storage)
    games = of_each_kind(browser.games)
    assert len(games) >= 4
    for game in games:
        open_tool(page, "saved-games")
        page.locator(f"""[data-do=resume][data-with*='"{game.id}"']""").first.click()
        phase = "play" if game.awaits else "over"
        expect(page.locator("html")).to_have_attribute("data-phase", phase)
        assert decode(saved(page)) == game.record, game.id
        if not game.awaits:
            assert totals_shown(page) == game.totals, game.id
            watch_to_the_end(page, game.record)
            assert decode(saved(page)) == game.record, game.id
        elif play(page, take_first, 2):
            assert goes_on(game.record, decode(saved(page))), game.id
    assert keys_of_games(page) >= {f"wingspan.game.{game.id}" for game in browser.games}
    kept = MemoryStore()
    kept.set(KEY, page.evaluate(f"localStorage.getItem('{KEY}')"))
    assert {result.score for result in Results(kept).all()} >= set(browser.results)


@pytest.mark.parametrize("what", ["game", "games"])
def test_an_old_file_is_brought_in(ready_page: Page, what: str) -> None:
    page = ready_page
    path = saves.path_of(1, f"exported_{what}")
    written = {save["id"]: save for save in json.loads(path.read_text("utf-8"))["games"]}
    open_import(page)
    page.locator("#import-file").set_input_files(path)
    expect(page.locator("#saved-games .saved-game")).to_have_count(len(written))
    kept = {game.id: game for game in saves.read(1, "page").games}
    id_ = next(id_ for id_ in written if kept[id_].awaits and kept[id_].record.setup.players == 1)
    page.locator(f"""[data-do=resume][data-with*='"{id_}"']""").click()
    page.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    assert decode(saved(page)) == kept[id_].record
    play(page, take_first, 2)
    assert goes_on(kept[id_].record, decode(saved(page)))
