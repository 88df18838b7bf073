"""A table laid out by hand: by mouse, by touch and by keys; then played, asked about and sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.conftest import PHONE
from e2e.ready import reopen
from tests.links.test_table_link import TWO
from wingspan.links import pack_table, unpack_table


def laid(page: Page) -> Page:
    """Open the link of a table of two, in which Bo acts."""
    reopen(page, fragment=f"x={pack_table(TWO)}")
    expect(page.locator("#laying")).to_be_visible()
    return page


def space(habitat: str, number: int) -> str:
    return f"#row-1-{habitat} .laid >> nth={number}"


@pytest.fixture
def on_a_phone(ready: Callable[..., Page]) -> Page:
    return laid(ready(**PHONE))


@pytest.fixture
def at_a_desk(ready_page: Page) -> Page:
    return laid(ready_page)


def test_a_table_is_laid_out_with_the_mouse(at_a_desk: Page) -> None:
    page = at_a_desk
    page.locator(space("forest", 0)).locator(".hit").click()
    page.locator("#lay-name").fill("woodpeck")
    page.locator(".found-bird").first.click()
    expect(page.locator("#row-1-forest .bird")).to_have_count(1)
    page.locator("[data-do=lay_count][data-with*=eggs].more").click()
    expect(page.locator("#row-1-forest .eggs .icon-egg")).to_have_count(1)
    page.locator(".laying-step").first.click()
    expect(page.locator("#row-1-forest .eggs .icon-egg")).to_have_count(0)
    page.locator(".laying-step").last.click()
    expect(page.locator("#row-1-forest .eggs .icon-egg")).to_have_count(1)
    assert violations(page) == []


def test_a_tip_s_links_are_answered_and_the_table_stays(
    context: BrowserContext, site_url: str
) -> None:
    """A script moves the focus so that it is seen, on a page where nothing was pressed before."""
    page = context.new_page()
    page.goto(f"{site_url}#x={pack_table(TWO)}")
    expect(page.locator("#laying")).to_be_visible()
    opened = page.locator("dialog[open]")
    address = page.url
    for link, shown in (("w", "#why-rows"), ("r", "#rule-title")):
        page.locator("#scores .score-chip").first.focus()
        page.locator(f"#tip a[href^='#{link}=']").click()
        expect(opened.locator(shown)).to_be_visible()
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
        expect(page).to_have_url(address)
        expect(page.locator("#laying")).to_be_visible()


def test_a_table_is_laid_out_by_touch(on_a_phone: Page) -> None:
    page = on_a_phone
    page.locator(space("wetland", 0)).locator(".hit").tap()
    page.locator("#lay-name").fill("canv")
    page.locator(".found-bird", has_text="Canvasback").tap()
    expect(page.locator("#row-1-wetland .bird")).to_have_count(1)
    page.locator("#lay-place").select_option("feeder")
    page.locator("#lay-die-0").select_option("rodent")
    expect(page.locator("#die-0 .icon-rodent")).to_have_count(1)
    page.locator("[data-do=lay_at][data-with*=play]").first.tap()
    page.locator("[data-do=lay_share]").tap()
    url = page.locator("#share-link").input_value()
    shared = unpack_table(url.partition("#x=")[2])
    assert shared.birdfeeder is not None and shared.birdfeeder[0] == "rodent"
    assert len(shared.players[1].mat["wetland"]) == 1
    page.keyboard.press("Escape")
    assert violations(page) == []


def test_a_table_is_laid_out_with_keys_alone(at_a_desk: Page) -> None:
    page = at_a_desk
    page.locator(space("grassland", 1)).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lay-name")).to_be_focused()
    page.keyboard.type("bobo")
    page.keyboard.press("Enter")
    expect(page.locator(".laying-said")).to_contain_text("already")
    page.locator("#lay-name").fill("meadowlark")
    page.keyboard.press("Enter")
    expect(page.locator("#row-1-grassland .bird")).to_have_count(2)
    page.locator("[data-do=lay_at][data-with*=play]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-do=lay_play]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".told-hint")).to_be_visible()
    expect(page.locator("#row-1-grassland .bird")).to_have_count(2)


def test_a_table_comes_back_as_it_was_after_a_reload(at_a_desk: Page) -> None:
    page = at_a_desk
    page.locator(space("forest", 0)).locator(".hit").click()
    page.locator("#lay-name").fill("woodpeck")
    page.locator(".found-bird").first.click()
    expect(page.locator("#row-1-forest .bird")).to_have_count(1)
    page.reload()
    expect(page.locator("#row-1-forest .bird")).to_have_count(1)


def test_a_press_on_the_empty_hand_opens_what_is_laid_out_there(on_a_phone: Page) -> None:
    page = on_a_phone
    page.locator(".tab", has_text="Hand").tap()
    page.locator("#hand .hit").tap()
    expect(page.locator("#lay-name")).to_be_in_viewport()
    expect(page.locator("#lay-place")).to_have_value("hand")


def test_a_hand_comes_from_the_gallery_card_after_card_by_keys(at_a_desk: Page) -> None:
    """Its button goes with the card that is taken: that of the next has the focus, in sight."""
    page = at_a_desk
    page.locator("#hand .hit").click()
    page.locator("[data-do=lay_gallery]").click()
    card = page.locator("#gallery .card:has([data-do=lay_bird])").nth(40)
    taken = card.get_attribute("id")
    following = page.locator(f"#{taken} ~ .card [data-do=lay_bird]").first
    card.locator("[data-do=lay_bird]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{taken} [data-do=lay_bird]")).to_have_count(0)
    expect(following).to_be_focused()
    expect(following).to_be_in_viewport()


def test_a_bird_comes_from_the_gallery_by_keys_and_its_power_is_shown(at_a_desk: Page) -> None:
    page = at_a_desk
    page.locator(space("wetland", 0)).focus()
    page.keyboard.press("Enter")
    page.locator("[data-do=lay_gallery]").focus()
    page.keyboard.press("Enter")
    page.locator("#gallery-name").fill("bald eagle")
    expect(page.locator("#gallery .card")).to_have_count(1)
    assert violations(page) == []
    page.locator("#gallery-bald_eagle [data-do=lay_bird]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gallery")).to_have_count(0)
    expect(page.locator("#lay-eggs")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#row-1-wetland .eggs .icon-egg")).to_have_count(1)
    page.locator("[data-do=lay_power]").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "replay")
    page.keyboard.press("Escape")
    expect(page.locator("#laying")).to_be_visible()
    expect(page.locator("#row-1-wetland .eggs .icon-egg")).to_have_count(1)


def test_an_exercise_of_a_table_is_solved_by_touch_and_leads_back(on_a_phone: Page) -> None:
    page = on_a_phone
    page.locator("[data-do=lay_at][data-with*=play]").first.tap()
    page.locator("[data-do=lay_play][data-with*=exercise]").tap()
    expect(page.locator("#exercise")).to_contain_text("Find the best move.")
    assert "#e=1" in page.url
    page.locator("[data-do=exercise_answer]").tap()
    expect(page.locator("[data-do=exercise_again]")).to_be_visible(timeout=60_000)
    assert violations(page) == []
    page.locator("[data-do=exercise_leave]").tap()
    expect(page.locator("#laying")).to_be_visible()
    assert "#x=1" in page.url
