"""Links to games that begin from tables that no game leads to, in the real page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import on_to_the_next_round, open_tool, stored
from tests.ui.hostile import table_of
from wingspan.links import GameLink, pack_game

if TYPE_CHECKING:
    from wingspan.engine.components import Phase


@pytest.mark.soak
@pytest.mark.parametrize(
    ("phase", "players"),
    [
        ("setup", 2),
        ("automa", 1),
        ("round_end", 3),
        ("scoring", 1),
        ("game_end", 5),
        ("over", 1),
    ],
)
def test_a_link_to_a_table_of_any_phase_opens_and_opens_again(
    page: Page, site_url: str, phase: Phase, players: int
) -> None:
    """``tests/ui/test_hostile_tables.py`` opens all phases natively."""
    game = table_of(phase, players)
    page.goto(f"{site_url}#g={pack_game(GameLink(record=game.record()))}")
    page.locator("[data-do=accept]").first.click()
    page.wait_for_selector(f"html[data-phase={'play' if game.decision else 'over'}]")
    on_to_the_next_round(page)
    asked = page.locator("#question").inner_text()
    if page.locator(".take").count():
        page.locator(".take").click()
        expect(page.locator(".table")).to_be_visible()
    id_ = stored(page, "wingspan.current")
    page.reload()
    page.wait_for_selector("#root")
    expect(page.locator("#question")).to_have_text(asked)
    assert stored(page, "wingspan.current") == id_
    expect(page.locator(".notice")).to_have_count(0)
    if not page.locator(".take").count():
        if game.decision:
            open_tool(page, "replay")
        else:
            page.locator("[data-do=watch]").filter(visible=True).first.click()
        expect(page.locator(".replay-bar")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#question")).to_have_text(asked)
