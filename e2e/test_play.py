"""Whole games and accidents on the real page, in a real browser."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.playing import (
    ALL_THERE,
    CHOICES,
    SAVE,
    assert_score_sheet_is_that_of,
    begin,
    cut,
    in_python,
    keep,
    on_to_the_next_round,
    play,
    recorded,
    saved,
    stored,
    take_first,
    unfold_form,
    voices_there,
)
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import decode

UNREADABLE = "wingspan.unreadable.1"
BREAK_TABLE = """
from wingspan.ui.table import table_page

def broken(*parts):
    raise ZeroDivisionError("a tool was dropped into the works")

table_page.laid_out = broken
"""
BREAK_ONCE = """
from wingspan.engine.game import Game

def broken(game, choice):
    Game.answer = Game.whole_answer
    game.state.players[0].hand.clear()
    raise ZeroDivisionError("a tool was dropped into the works")

Game.whole_answer, Game.answer = Game.answer, broken
"""


@pytest.mark.parametrize(
    "level", [pytest.param("eaglet", marks=pytest.mark.soak), "eagle_eyed_eagle"]
)
def test_a_program_that_knows_only_the_choices_plays_a_whole_solo_game(
    game_page: Page, level: str
) -> None:
    begin(game_page, seed="17", name_0="Ada", level=level)
    answers = play(game_page, random.Random(17).randrange)
    expect(game_page.locator("[data-phase=over]").last).to_be_visible()
    record = decode(game_page.locator("#record").input_value())
    assert len(record.answers) >= answers
    assert record.setup.seed == 17
    assert_score_sheet_is_that_of(game_page, record, with_nectar=False)


SAID = {
    "en": ("New game", "Your hand", "Tucked cards"),
    "fr": ("Nouvelle partie", "Votre main", "Cartes glissées"),
}
"""What the form, the hand and the score sheet say in each language."""


@pytest.mark.parametrize(
    ("language", "seed"), [pytest.param("en", "31", marks=pytest.mark.soak), ("fr", "32")]
)
def test_a_whole_solo_game_with_everything_on_in_both_languages(
    game_page: Page, language: str, seed: str
) -> None:
    game_page.get_by_role("button", name=language.upper(), exact=True).click()
    new, hand, tucked = SAID[language]
    expect(game_page.get_by_role("heading", name=new)).to_be_visible()
    begin(
        game_page,
        seed=seed,
        level="eagle",
        automubon="on",
        set_swiftstart="on",
        set_european="on",
        set_oceania="on",
    )
    play(game_page, random.Random(int(seed)).randrange, 40)
    expect(game_page.locator("html")).to_have_attribute("lang", language)
    expect(game_page.locator("#hand h2")).to_contain_text(hand)
    assert game_page.locator(".spent-nectar").count() == 3
    expect(game_page.locator("#food-nectar")).to_be_visible()
    play(game_page, random.Random(int(seed)).randrange)
    record = decode(game_page.locator("#record").input_value())
    assert record.setup.sets == ("core", "swiftstart", "european", "oceania")
    assert record.setup.automubon
    assert_score_sheet_is_that_of(game_page, record, with_nectar=True)
    expect(game_page.locator(".final")).to_contain_text(tucked)


@pytest.mark.soak
def test_three_people_begin_a_game_at_one_screen(game_page: Page) -> None:
    """Two do so in every browser (`e2e/test_other_browsers.py`)."""
    begin(game_page, seed="3", players="3", name_0="Ada", name_1="Bo", name_2="Cy", goals="blue")
    assert play(game_page, random.Random(3).randrange, 60) == 60
    expect(game_page.locator("#root")).to_contain_text("Cy")


def test_three_people_end_a_game_at_one_screen(page: Page, site_url: str) -> None:
    setup = Setup(players=3, names=("Ada", "Bo", "Cy"), seed=3, goals="blue")
    game, dice = Game.new(setup), random.Random(3)
    while game.decision is not None:
        game.answer(dice.randrange(len(game.decision.options)))
    keep(page, cut(game.record(), -30))
    page.goto(site_url)
    page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    play(page, random.Random(3).randrange)
    expect(page.locator(".final .score tbody")).to_contain_text("Cy")


@pytest.mark.journey
def test_the_language_changes_in_the_middle_of_a_game_and_stays(game_page: Page) -> None:
    begin(game_page, seed="4")
    play(game_page, random.Random(4).randrange, 25)
    before = saved(game_page)
    game_page.locator(".tools .menu-open").click()
    game_page.get_by_role("button", name="FR", exact=True).click()
    game_page.keyboard.press("Escape")
    expect(game_page.locator("#hand h2")).to_contain_text("Votre main")
    assert saved(game_page) == before
    game_page.reload()
    expect(game_page.locator("#hand h2")).to_contain_text("Votre main")


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
def test_an_answer_is_taken_back_with_the_button_and_with_the_keyboard(game_page: Page) -> None:
    begin(game_page, seed="8")
    play(game_page, take_first, 12)
    question = game_page.locator("#prompt .options").inner_text()
    play(game_page, take_first, 2)
    game_page.get_by_role("button", name="Take back").click()
    game_page.keyboard.press("Control+z")
    assert game_page.locator("#prompt .options").inner_text() == question


def test_digits_answer_and_the_question_has_the_focus(game_page: Page) -> None:
    begin(game_page, seed="8")
    expect(game_page.locator("#question")).to_be_focused()
    game_page.keyboard.press("1")
    expect(game_page.locator("#hand .mark")).to_have_count(1)
    play(game_page, take_first, 8)
    before = game_page.locator("#root").get_attribute("data-decision")
    game_page.keyboard.press("1")
    assert game_page.locator("#root").get_attribute("data-decision") != before
    expect(game_page.locator("#question")).to_be_focused()


def test_a_digit_typed_into_a_field_answers_nothing(page: Page, site_url: str) -> None:
    keep(page, recorded("base_101"))
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=over]", state="attached")
    page.get_by_text("Game record").click()
    page.locator("#record").press("1")
    expect(page.locator("[data-phase=over]").last).to_be_visible()


def test_a_save_that_cannot_be_read_is_kept_and_said(page: Page, site_url: str) -> None:
    page.add_init_script(
        f"if (!localStorage.getItem('{SAVE}')) localStorage.setItem('{SAVE}', 'not a game')"
    )
    page.goto(site_url)
    expect(page.locator(".notices")).to_contain_text("could not be read")
    assert stored(page, UNREADABLE) == "not a game"
    begin(page, seed="1")
    assert stored(page, UNREADABLE) == "not a game"
    assert decode(saved(page)).setup.seed == 1


def test_a_browser_that_stores_nothing_can_be_played_in(page: Page, site_url: str) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = Storage.prototype.getItem ="
        " () => { throw new DOMException('no', 'SecurityError') }"
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    begin(page, seed="1")
    assert play(page, take_first, 20) == 20


def test_a_failure_in_python_is_said_and_the_game_goes_on(game_page: Page, watch: Watch) -> None:
    begin(game_page, seed="8")
    play(game_page, take_first, 14)
    voices_there(game_page)
    question, hand = (game_page.locator(part).inner_text() for part in ("#question", "#hand"))
    record = saved(game_page)
    in_python(game_page, BREAK_ONCE)
    game_page.locator(CHOICES).last.click()
    expect(game_page.locator(".notice")).to_contain_text("the table is as it was")
    assert game_page.locator("#question").inner_text() == question
    assert game_page.locator("#hand").inner_text() == hand
    assert saved(game_page) == record
    game_page.get_by_role("button", name="Report it").click()
    said = json.loads(game_page.locator("#report-text").input_value())
    assert "ZeroDivisionError" in said["failure"]
    assert json.dumps(said["game"], separators=(",", ":")) == record
    game_page.keyboard.press("Escape")
    assert game_page.locator("#question").inner_text() == question
    assert play(game_page, random.Random(1).randrange, 20) == 20


def test_a_game_that_cannot_be_shown_opens_the_start_page_and_can_be_had_as_a_file(
    game_page: Page, watch: Watch
) -> None:
    begin(game_page, seed="8")
    play(game_page, take_first, 14)
    voices_there(game_page)
    record, id = saved(game_page), stored(game_page, "wingspan.current")
    in_python(game_page, BREAK_TABLE)
    game_page.locator("[data-with*=settings]").first.click()
    notice = game_page.locator(".notice").filter(has_text="This game cannot be shown")
    expect(notice).to_be_visible()
    expect(game_page.locator("#more-options")).to_be_visible()
    with game_page.expect_download() as download:
        notice.get_by_role("button", name="Save as a file").click()
    kept = json.loads(download.value.path().read_text())["games"][0]
    assert kept["id"] == id
    assert kept["record"]["answers"] == list(decode(record).answers)
    game_page.locator(f"#game-{id} .resume").click()
    expect(notice).to_be_visible()
    assert stored(game_page, "wingspan.current") is None
    game_page.reload()
    game_page.wait_for_selector("html[data-phase=start]", state="attached")
    expect(game_page.locator("#more-options")).to_be_visible()
    game_page.locator(f"#game-{id} .resume").click()
    game_page.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    assert saved(game_page) == record


def test_a_name_that_looks_like_markup_does_nothing(game_page: Page, watch: Watch) -> None:
    begin(game_page, seed="8", name_0="<img src=x onerror=1>")
    play(game_page, take_first, 14)
    expect(game_page.locator("#scores")).to_contain_text("<img src=x onerror=1>")
    assert game_page.locator("#app img:not(.plate)").count() == 0


def test_a_seed_that_is_no_number_is_refused_and_the_form_keeps_what_was_written(
    game_page: Page,
) -> None:
    unfold_form(game_page)
    game_page.fill("[name=seed]", "seven")
    game_page.fill("[name=name_0]", "Ada")
    game_page.locator("#start-form [type=submit]").click()
    expect(game_page.get_by_role("alert").last).to_contain_text("seed")
    assert game_page.input_value("[name=name_0]") == "Ada"
    assert game_page.input_value("[name=seed]") == "seven"


def test_a_game_is_left_and_continued(game_page: Page) -> None:
    begin(game_page, seed="8")
    play(game_page, take_first, 14)
    question = game_page.locator("#prompt").inner_text()
    game_page.locator(".tools .menu-open").click()
    game_page.get_by_role("button", name="New game").click()
    expect(game_page.get_by_role("heading", name="New game")).to_be_visible()
    game_page.get_by_role("button", name="Continue the game").click()
    assert game_page.locator("#prompt").inner_text() == question


def test_each_bonus_card_dealt_shows_its_picture(game_page: Page) -> None:
    """The pictures come in an archive of their own, after the table."""
    begin(game_page, seed="8")
    for card in game_page.locator(".kept-bonus > .card").all():
        expect(card.locator(".emblem path").first).to_be_visible()
    box = game_page.locator(".emblem").first.bounding_box()
    assert box is not None and box["width"] > 100 and box["height"] > 30
    game_page.reload()
    expect(game_page.locator(".kept-bonus .emblem")).to_have_count(2)


@pytest.mark.journey
def test_the_things_on_the_table_are_clicked_with_the_mouse(game_page: Page) -> None:
    begin(game_page, seed="8")
    while game_page.locator(".setting-up").count():
        play(game_page, take_first, 1)
    dice = random.Random(8)
    on_the_table = 0
    for _ in range(25):
        on_to_the_next_round(game_page)
        token = game_page.locator("[data-decision]").get_attribute("data-decision")
        things = game_page.locator("#root [data-choice]:not(#prompt *)")
        if things.count():
            on_the_table += 1
        else:
            things = game_page.locator("#prompt [data-choice]").filter(visible=True)
        things.nth(dice.randrange(things.count())).click()
        assert game_page.locator("#root").get_attribute("data-decision") != token
        if game_page.locator("[data-decision]").count() == 0:
            break
    assert on_the_table > 8


def test_a_bird_on_the_mat_tells_its_power_and_opens_its_card(game_page: Page) -> None:
    game_page.emulate_media(reduced_motion="reduce")  # no turn is played back over the mat
    begin(game_page, seed="8")
    play(game_page, random.Random(8).randrange, 60)
    bird = game_page.locator("#mat-0 .bird[data-tip]").first
    bird.hover()
    expect(game_page.locator("#tip")).to_contain_text(bird.get_attribute("data-tip") or "no power")
    name = bird.locator(".bird-name").text_content() or ""
    bird.locator(".info").click()
    expect(game_page.locator("#reader h3")).to_have_text(name)


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
from wingspan.ui.app import App

session = next(thing for thing in gc.get_objects() if isinstance(thing, App)).session
"""
DRAWN_ANEW = (
    "from wingspan.ui.page import page\nfrom wingspan.ui.session.showing import moment\n"
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
