"""axe-core on every kind of screen, light and dark, in every language; also with other colours and
other text than usual.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import closing
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Page

from e2e.axe import violations
from e2e.far_apart import arrived, sent
from e2e.letters import AS_USUAL, Letters
from e2e.playing import CHOICES, begin, cut, kept, open_tool, play, recorded, take_first
from e2e.ready import reopen
from e2e.states import STATES
from e2e.walking import Frame, laid_out
from wingspan.engine import Game, Setup
from wingspan.links import GameLink, pack_deal, pack_game
from wingspan.words import languages

LOOKS = [*product(("light", "dark"), languages())]


def looks(now: tuple[str, str]) -> list[ParameterSet]:
    """Return all looks: ``now`` for `make test`, the others for `make soak`."""
    return [pytest.param(*look, marks=() if look == now else pytest.mark.soak) for look in LOOKS]


def shown_in(page: Page, theme: str, language: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    if page.locator("html").get_attribute("lang") == language:
        return
    switch = page.locator(f"""[data-do="language"][data-with*='"{language}"']""")
    if switch.filter(visible=True).count():
        switch.filter(visible=True).first.click()
        return
    page.locator(".menu-open").filter(visible=True).first.click()
    page.locator("#menu").locator(switch).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("theme", "language"), looks(("light", "en")))
def test_the_start_form_has_no_fault(ready_page: Page, theme: str, language: str) -> None:
    shown_in(ready_page, theme, language)
    assert violations(ready_page) == []


@pytest.mark.parametrize(("theme", "language"), looks(("dark", "de")))
def test_the_table_has_no_fault_as_it_fills(ready_page: Page, theme: str, language: str) -> None:
    """``e2e/test_accessible_decisions.py`` checks every kind of question."""
    shown_in(ready_page, theme, language)
    begin(ready_page, seed="5", set_european="on", set_oceania="on")
    dice = random.Random(5)
    seen: set[str] = set()
    faults: list[str] = []
    while len(seen) < 5:
        question = ready_page.locator("#question").inner_text()
        if question not in seen:
            seen.add(question)
            faults += violations(ready_page)
        play(ready_page, dice.randrange, 5)
    assert sorted(set(faults)) == []


@pytest.mark.parametrize(("theme", "language"), looks(("dark", "fr")))
def test_the_end_of_a_game_has_no_fault(ready_page: Page, theme: str, language: str) -> None:
    page = ready_page
    reopen(page, kept(recorded("all_sets_121")))
    shown_in(page, theme, language)
    assert violations(page) == []


@pytest.mark.parametrize(("theme", "language"), looks(("dark", "fr")))
def test_the_gallery_and_a_card_held_up_have_no_fault(
    ready_page: Page, theme: str, language: str
) -> None:
    shown_in(ready_page, theme, language)
    begin(ready_page, seed="5")
    ready_page.locator(".gallery-tool:visible").click()
    ready_page.locator("#gallery-name").fill("mesange")
    assert ready_page.locator("#gallery .card").count() > 2
    assert violations(ready_page) == []


@pytest.mark.parametrize(("theme", "language"), looks(("light", "de")))
def test_a_phone_has_no_fault_on_any_tab(ready_page: Page, theme: str, language: str) -> None:
    ready_page.set_viewport_size({"width": 360, "height": 640})
    shown_in(ready_page, theme, language)
    begin(ready_page, seed="5")
    play(ready_page, random.Random(5).randrange, 30)
    for number in range(4):
        ready_page.locator(".tab").nth(number).click()
        assert violations(ready_page) == []


@pytest.mark.parametrize(("theme", "language"), looks(("light", "en")))
def test_the_hand_over_and_the_dialogs_have_no_fault(
    ready_page: Page, theme: str, language: str
) -> None:
    shown_in(ready_page, theme, language)
    ready_page.locator(".gallery-tool:visible").click()
    assert violations(ready_page) == []
    ready_page.keyboard.press("Escape")
    begin(ready_page, seed="5", players="3", name_0="Ada", name_1="Bo", name_2="Cy")
    assert violations(ready_page) == []
    ready_page.locator("[data-with*=settings]").first.click()
    ready_page.locator("dialog, [role=dialog]").first.wait_for()
    assert violations(ready_page) == []
    ready_page.locator("dialog.settings [data-with*=about]").click()
    ready_page.locator("#about-title").wait_for()
    assert violations(ready_page) == []
    ready_page.keyboard.press("Escape")
    play(ready_page, random.Random(5).randrange, 1)
    ready_page.keyboard.press("?")
    ready_page.locator("#keys-title").wait_for()
    assert violations(ready_page) == []


def came(players: int, answers: int) -> str:
    """Return the link to a two-player or solo game after that many ``answers``."""
    setup = Setup(
        players=players,
        names=("Ada", "Bo")[:players],
        automa="eagle" if players == 1 else None,
        seed=5,
    )
    game = Game.new(setup)
    dice = random.Random(5)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(dice.randrange(len(game.decision.options)))
    seat = game.decision.player if game.decision and players > 1 else None
    return pack_game(GameLink(record=game.record(), seat=seat))


@pytest.mark.parametrize(("theme", "language"), looks(("light", "fr")))
def test_what_a_link_brings_and_what_leaves_as_one_have_no_fault(
    ready_page: Page, theme: str, language: str
) -> None:
    page = ready_page
    shown_in(page, theme, language)
    begin(page, seed="5", players="2", seat_1="link", name_0="Ada", name_1="Bo")
    play(page, take_first)
    page.locator(".in-advance summary").click()
    faults = violations(page)
    page.locator("""[data-do=share][data-with*='"turn"']""").filter(visible=True).first.click()
    faults += violations(page)
    page.keyboard.press("Escape")
    arrived(page, f"g={sent(page).partition('=')[2]}")
    faults += violations(page)
    arrived(page, f"g={came(2, 30)}")
    faults += violations(page)
    arrived(page, f"g={came(1, 5000)}")
    faults += violations(page)
    arrived(page, f"s={pack_deal(Setup(automa='eagle', seed=5), 87)}")
    faults += violations(page)
    assert sorted(set(faults)) == []


@pytest.mark.parametrize(("theme", "language"), looks(("dark", "en")))
def test_saved_games_statistics_replay_and_the_other_tab_have_no_fault(
    ready_page: Page, theme: str, language: str
) -> None:
    page = ready_page
    reopen(page, kept(cut(recorded("base_101"), -10)))
    page.wait_for_selector("html[data-phase=play]", state="attached")
    shown_in(page, theme, language)
    play(page, random.Random(5).randrange)
    faults = violations(page)
    page.locator("[data-do=watch]").filter(visible=True).first.click()
    page.locator(".replay-range").fill("30")
    faults += violations(page)
    page.locator("[data-do=play_from_here]").click()
    page.wait_for_selector(CHOICES, state="attached")
    page.evaluate("localStorage.setItem('wingspan.game.x', '{}')")
    open_tool(page, "saved-games")
    page.locator("#saved-games .bring summary").click()
    page.locator("#saved-games [data-do=rename]").first.click()
    faults += violations(page)
    page.locator("#saved-games :not(.on-table) > .game-deeds [data-do=remove]").first.click()
    page.locator("#saved-games .games-bin summary").click()
    faults += violations(page)
    page.keyboard.press("Escape")
    open_tool(page, "new-game")
    faults += violations(page)
    page.locator("[data-with*=statistics]").filter(visible=True).first.click()
    page.locator("#statistics summary").click()
    faults += violations(page)
    page.locator("[data-do=erase_statistics]").click()
    faults += violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-do=go_on]").click()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-do=take_over]").wait_for()
    shown_in(other, theme, language)
    faults += violations(other)
    other.close()
    assert sorted(set(faults)) == []


@pytest.mark.parametrize(("theme", "language"), looks(("dark", "fr")))
def test_a_phone_has_no_fault_in_its_menu_and_what_opens_from_it(
    ready_page: Page, theme: str, language: str
) -> None:
    page = ready_page
    page.set_viewport_size({"width": 360, "height": 740})
    shown_in(page, theme, language)
    begin(page, seed="5", name_0="Ada")
    play(page, random.Random(5).randrange, 30)
    faults = []
    for button in (
        "",
        "[data-do=share]",
        "[data-with*=games]",
        "[data-with*=stat]",
        "[data-do=watch]",
    ):
        page.locator(".menu-open").click()
        if button:
            page.locator(f"#menu {button}").click()
        faults += violations(page)
        if button != "[data-do=watch]":
            page.keyboard.press("Escape")
    assert sorted(set(faults)) == []


AS_FORCED = """
() => {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}
"""
"""axe-core takes the colour of a text from a property for which Chromium tells the author's colour,
although it paints the forced one."""
WINDOWS = ((1280, 800), (390, 844))
A_FEW = ("start", "table-2-5", "over-settings", "set-up-keeping-3", "end-2", "over-gallery")
LOOKED_AT: dict[str, tuple[Letters, dict[str, Any]]] = {
    "forced": (AS_USUAL, {"forced_colors": "active"}),
    "more": (AS_USUAL, {"contrast": "more"}),
    "300 %": (Letters(48), {}),
    "spaced": (Letters(spaced=True), {}),
}
"""How a reader has set letters and colours."""


def faults(
    browser: Browser,
    url: str,
    names: Sequence[str],
    how: str,
    scheme: str,
    *,
    in_turn: bool = False,
) -> list[str]:
    """Return the faults in every window; ``in_turn``: of each state in one of them."""
    letters, media = LOOKED_AT[how]
    found = []
    laid_out(names)
    with closing(Frame(browser, url, touched=False, letters=letters)) as frame:
        frame.page.emulate_media(color_scheme=scheme, **media)  # type: ignore[arg-type]
        if how == "forced":
            frame.page.evaluate(AS_FORCED)
        for number, name in enumerate(names):
            for size in WINDOWS[number % 2 :: 2] if in_turn else WINDOWS:
                frame.resize(*size)
                frame.show(name, "en", scheme)
                within = "dialog[open]" if frame.page.locator("dialog[open]").count() else "#app"
                found += [f"{name} {size[0]}: {one}" for one in violations(frame.page, within)]
    return found


@pytest.mark.parametrize(
    ("how", "scheme"),
    [
        pytest.param("forced", "light", marks=pytest.mark.soak),
        ("forced", "dark"),
        ("more", "light"),
        pytest.param("more", "dark", marks=pytest.mark.soak),
        ("300 %", "dark"),
        pytest.param("spaced", "light", marks=pytest.mark.soak),
    ],
)
def test_other_colours_and_letters_bring_no_fault(
    browser: Browser, site_url: str, how: str, scheme: str
) -> None:
    assert faults(browser, site_url, A_FEW, how, scheme, in_turn=True) == []


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("how", ["forced", "300 %"])
def test_other_colours_and_letters_bring_no_fault_anywhere(
    browser: Browser, site_url: str, how: str, scheme: str
) -> None:
    assert faults(browser, site_url, list(STATES), how, scheme) == []
