"""Whole games and accidents on the real page, in a real browser."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import (
    ALL_THERE,
    CHOICES,
    assert_score_sheet_is_that_of,
    begin,
    in_python,
    on_to_the_next_round,
    play,
    saved,
    take_first,
    voices_there,
)
from wingspan.engine.notation.record import decode

BREAK_ONCE = """
from wingspan.engine.game import Game

def broken(game, choice):
    Game.answer = Game.whole_answer
    game.state.players[0].hand.clear()
    raise ZeroDivisionError("a tool was dropped into the works")

Game.whole_answer, Game.answer = Game.answer, broken
"""


@pytest.mark.soak
@pytest.mark.parametrize("level", ["eaglet", "eagle_eyed_eagle"])
def test_a_program_that_knows_only_the_choices_plays_a_whole_solo_game(
    game_page: Page, level: str
) -> None:
    """The next test plays one with everything on."""
    begin(game_page, seed="17", name_0="Ada", level=level)
    answers = play(game_page, random.Random(17).randrange)
    expect(game_page.locator("[data-phase=over]").last).to_be_visible()
    record = decode(game_page.locator("#record").input_value())
    assert len(record.answers) >= answers
    assert record.setup.seed == 17
    assert_score_sheet_is_that_of(game_page, record, with_nectar=False)


SAID = {
    "de": ("Neue Partie", "Deine Hand", "Karten unter Vögeln"),
    "en": ("New game", "Your hand", "Tucked cards"),
    "fr": ("Nouvelle partie", "Votre main", "Cartes glissées"),
}
"""What the form, the hand and the score sheet say in each language."""


@pytest.mark.parametrize(
    ("language", "seed"),
    [
        ("de", "33"),
        pytest.param("en", "31", marks=pytest.mark.soak),
        pytest.param("fr", "32", marks=pytest.mark.soak),
    ],
)
def test_a_whole_solo_game_with_everything_on_in_every_language(
    ready_page: Page, language: str, seed: str
) -> None:
    ready_page.get_by_role("button", name=language.upper(), exact=True).click()
    new, hand, tucked = SAID[language]
    expect(ready_page.get_by_role("heading", name=new)).to_be_visible()
    begin(
        ready_page,
        seed=seed,
        level="eagle",
        automubon="on",
        set_swiftstart="on",
        set_european="on",
        set_oceania="on",
    )
    play(ready_page, random.Random(int(seed)).randrange, 40)
    expect(ready_page.locator("html")).to_have_attribute("lang", language)
    expect(ready_page.locator("#hand h2")).to_contain_text(hand)
    assert ready_page.locator(".spent-nectar").count() == 3
    expect(ready_page.locator("#food-nectar")).to_be_visible()
    play(ready_page, random.Random(int(seed)).randrange)
    record = decode(ready_page.locator("#record").input_value())
    assert record.setup.sets == ("core", "swiftstart", "european", "oceania")
    assert record.setup.automubon
    assert_score_sheet_is_that_of(ready_page, record, with_nectar=True)
    expect(ready_page.locator(".final")).to_contain_text(tucked)


@pytest.mark.soak
def test_three_people_begin_a_game_at_one_screen(game_page: Page) -> None:
    """Two do so in every browser (`e2e/test_other_browsers.py`)."""
    begin(game_page, seed="3", players="3", name_0="Ada", name_1="Bo", name_2="Cy", goals="blue")
    assert play(game_page, random.Random(3).randrange, 60) == 60
    expect(game_page.locator("#root")).to_contain_text("Cy")


@pytest.mark.journey
def test_the_language_changes_in_the_middle_of_a_game_and_stays(ready_page: Page) -> None:
    begin(ready_page, seed="4")
    play(ready_page, random.Random(4).randrange, 25)
    before = saved(ready_page)
    ready_page.locator(".tools .menu-open").click()
    ready_page.get_by_role("button", name="FR", exact=True).click()
    ready_page.keyboard.press("Escape")
    expect(ready_page.locator("#hand h2")).to_contain_text("Votre main")
    assert saved(ready_page) == before
    ready_page.reload()
    expect(ready_page.locator("#hand h2")).to_contain_text("Votre main")


@pytest.mark.soak
def test_a_reload_in_the_middle_of_a_power_asks_the_same_question(game_page: Page) -> None:
    """`e2e/test_saves.py` reloads inside decisions of several kinds."""
    begin(game_page, seed="21")
    dice = random.Random(2)
    play(game_page, take_first, 9)
    for _ in range(200):
        play(game_page, dice.randrange, 1)
        if game_page.locator("#prompt .asks").count():
            break
    expect(game_page.locator("#prompt .asks")).to_be_visible()
    voices_there(game_page)
    question = game_page.locator("#prompt").inner_text()
    table = game_page.locator("#mat-0").inner_text()
    game_page.reload()
    expect(game_page.locator("#question")).to_be_visible()
    voices_there(game_page)
    assert game_page.locator("#prompt").inner_text() == question
    assert game_page.locator("#mat-0").inner_text() == table


@pytest.mark.journey
def test_an_answer_is_taken_back_with_the_button_and_with_the_keyboard(ready_page: Page) -> None:
    begin(ready_page, seed="8")
    play(ready_page, take_first, 12)
    question = ready_page.locator("#prompt .options").inner_text()
    play(ready_page, take_first, 2)
    ready_page.get_by_role("button", name="Take back").click()
    ready_page.keyboard.press("Control+z")
    assert ready_page.locator("#prompt .options").inner_text() == question


def test_a_failure_in_python_is_said_and_the_game_goes_on(ready_page: Page) -> None:
    page = ready_page
    begin(page, seed="8")
    play(page, take_first, 14)
    voices_there(page)
    question, hand = (page.locator(part).inner_text() for part in ("#question", "#hand"))
    record = saved(page)
    in_python(page, BREAK_ONCE)
    page.locator(CHOICES).last.click()
    expect(page.locator(".notice")).to_contain_text("the table is as it was")
    assert page.locator("#question").inner_text() == question
    assert page.locator("#hand").inner_text() == hand
    assert saved(page) == record
    page.get_by_role("button", name="Report it").click()
    said = json.loads(page.locator("#report-text").input_value())
    assert "ZeroDivisionError" in said["failure"]
    assert json.dumps(said["game"], separators=(",", ":")) == record
    page.keyboard.press("Escape")
    assert page.locator("#question").inner_text() == question
    assert play(page, random.Random(1).randrange, 20) == 20


@pytest.mark.journey
def test_the_things_on_the_table_are_clicked_with_the_mouse(ready_page: Page) -> None:
    begin(ready_page, seed="8")
    while ready_page.locator(".setting-up").count():
        play(ready_page, take_first, 1)
    dice = random.Random(8)
    on_the_table = 0
    for _ in range(25):
        on_to_the_next_round(ready_page)
        token = ready_page.locator("[data-decision]").get_attribute("data-decision")
        things = ready_page.locator("#root [data-choice]:not(#prompt *)")
        if things.count():
            on_the_table += 1
        else:
            things = ready_page.locator("#prompt [data-choice]").filter(visible=True)
        things.nth(dice.randrange(things.count())).click()
        assert ready_page.locator("#root").get_attribute("data-decision") != token
        if ready_page.locator("[data-decision]").count() == 0:
            break
    assert on_the_table > 8


@pytest.mark.soak
def test_on_a_desktop_the_table_needs_no_scrolling(game_page: Page) -> None:
    """`e2e/test_sizes.py` looks at a table with all sets."""
    begin(game_page, seed="8")
    dice = random.Random(8)
    for _ in range(8):
        play(game_page, dice.randrange, 10)
        for width, height in ((1100, 800), (1280, 800), (1920, 1080)):
            game_page.set_viewport_size({"width": width, "height": height})
            page_height, page_width = game_page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert page_height <= height
            assert page_width <= width


@pytest.mark.soak
def test_on_a_phone_the_page_is_no_wider_and_the_question_always_in_sight(
    game_page: Page,
) -> None:
    """`e2e/test_layout.py` says so of three other sizes."""
    game_page.set_viewport_size({"width": 360, "height": 740})
    begin(game_page, seed="8")
    dice = random.Random(8)
    for _ in range(8):
        play(game_page, dice.randrange, 10)
        assert game_page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(game_page.locator("#question")).to_be_in_viewport()


FIND_SESSION = """
import gc
from wingspan.ui.loop.app import App

session = next(thing for thing in gc.get_objects() if isinstance(thing, App)).session
"""
DRAWN_ANEW = (
    "from wingspan.ui.page.views import page\nfrom wingspan.ui.page.showing import moment\n"
    "str(page(moment(session)))"
)
DIFFERS = """
markup => {
  const MOVING = ["tabindex", "open", "value"];
  const anew = document.createElement("div");
  anew.innerHTML = markup;
  const shown = document.querySelector("#app").cloneNode(true);
  const plain = root => {
    root.normalize();
    for (const e of root.querySelectorAll("*")) {
      const written = [...e.attributes].map(a => [a.name, a.value]).sort();
      for (const [name] of written) e.removeAttribute(name);
      for (const [name, value] of written) if (!MOVING.includes(name)) e.setAttribute(name, value);
    }
    return root.innerHTML.replace(/<!--.*?-->/g, "");
  };
  const [is, should] = [plain(shown), plain(anew)];
  if (is === should) return "";
  let at = 0;
  while (is[at] === should[at]) at += 1;
  return `shown: ${is.slice(at - 80, at + 120)}\\ndrawn anew: ${should.slice(at - 80, at + 120)}`;
}
"""


@pytest.mark.soak
@pytest.mark.parametrize(("people", "moments"), [("1", 60), ("2", 60)])
def test_the_screen_always_shows_what_would_be_drawn_anew(
    game_page: Page, people: str, moments: int
) -> None:
    """Attribute by attribute; `e2e/test_parts.py` compares after other inputs too."""
    begin(game_page, seed="19", players=people, set_european="on", set_oceania="on")
    in_python(game_page, FIND_SESSION)
    dice = random.Random(19)
    drawn = "async code => (await window.wingspanStart.python).runPython(code)"
    checked = 0
    while checked < moments:
        if game_page.locator('[data-do="go_on"]').count():
            game_page.evaluate("document.querySelector('[data-do=go_on]').click()")
        assert play(game_page, dice.randrange, most=1) or checked >= moments // 2
        if checked % 7 == 3:
            game_page.keyboard.press("u")
        game_page.evaluate(ALL_THERE)
        assert game_page.evaluate(DIFFERS, game_page.evaluate(drawn, DRAWN_ANEW)) == ""
        checked += 1
