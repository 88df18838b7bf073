"""axe-core on every kind of screen, light and dark, in both languages."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.test_play import begin, play

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [("light", "en"), ("dark", "fr")]


def violations(page: Page) -> list[str]:
    """What axe-core finds fault with, each with the first element concerned."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]}
    found: list[dict[str, Any]] = page.evaluate(
        f"axe.run(document, {json.dumps(options)}).then(result => result.violations)"
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:330]}"
        for fault in found
        for node in fault["nodes"][:2]
    ]


def shown_in(page: Page, theme: str, language: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    if page.locator("html").get_attribute("lang") != language:
        page.locator(f'[data-do="language"][data-value="{language}"]').first.click()


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_start_form_has_no_fault(game_page: Page, theme: str, language: str) -> None:
    shown_in(game_page, theme, language)
    assert violations(game_page) == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_table_has_no_fault_at_any_kind_of_question_nor_has_the_end(
    game_page: Page, theme: str, language: str
) -> None:
    shown_in(game_page, theme, language)
    begin(game_page, seed="5", set_european="on", set_oceania="on")
    dice = random.Random(5)
    seen: set[str] = set()
    faults: list[str] = []
    for _ in range(400):
        if not game_page.locator("[data-decision]").count():
            break
        question = game_page.locator("#question").inner_text()
        if question not in seen and len(seen) < 25:
            seen.add(question)
            faults += violations(game_page)
        play(game_page, dice.randrange, 1)
    assert len(seen) > 8
    assert sorted(set(faults)) == []
    play(game_page, dice.randrange)
    assert violations(game_page) == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_gallery_and_a_card_held_up_have_no_fault(
    game_page: Page, theme: str, language: str
) -> None:
    shown_in(game_page, theme, language)
    begin(game_page, seed="5")
    game_page.locator(".gallery-tool:visible").click()
    game_page.locator("#gallery-name").fill("mesange")
    assert game_page.locator("#gallery .card").count() > 2
    assert violations(game_page) == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_a_phone_has_no_fault_on_any_tab(game_page: Page, theme: str, language: str) -> None:
    game_page.set_viewport_size({"width": 360, "height": 640})
    shown_in(game_page, theme, language)
    begin(game_page, seed="5")
    play(game_page, random.Random(5).randrange, 30)
    for number in range(4):
        game_page.locator(".tab").nth(number).click()
        assert violations(game_page) == []


@pytest.mark.parametrize(("theme", "language"), [*LOOKS, ("light", "fr"), ("dark", "en")])
def test_the_hand_over_and_the_dialogs_have_no_fault(
    game_page: Page, theme: str, language: str
) -> None:
    shown_in(game_page, theme, language)
    game_page.locator(".gallery-tool:visible").click()
    assert violations(game_page) == []
    game_page.keyboard.press("Escape")
    begin(game_page, seed="5", players="3", name_0="Ada", name_1="Bo", name_2="Cy")
    assert violations(game_page) == []
    game_page.locator('[data-do="settings"]').first.click()
    game_page.locator("dialog, [role=dialog]").first.wait_for()
    assert violations(game_page) == []
    game_page.keyboard.press("Escape")
    play(game_page, random.Random(5).randrange, 1)
    game_page.keyboard.press("?")
    game_page.locator("#keys-title").wait_for()
    assert violations(game_page) == []
