"""The rules reference in the page: found, linked, printed, and asked from the table."""

from __future__ import annotations

import json

import pytest
from msgspec import structs
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.every_kind import KINDS, OPEN, SETTINGS, records_by_kind
from e2e.playing import CHOICES, begin, play, saved, take_first
from e2e.ready import reopen
from wingspan.engine import load_catalog
from wingspan.engine.decision import Kind
from wingspan.links import GameLink, pack_game
from wingspan.ui.rules.reference import book_in

OPEN_RULES = "[data-do=rule]"
TITLE = "#rule-title"
PAGE_OF_RULES = "(document.querySelector('#reference-page')?.innerHTML ?? null)"


def open_rules(page: Page) -> None:
    page.locator(OPEN_RULES).locator("visible=true").first.click()
    page.wait_for_selector("#reference")


def test_a_link_opens_an_entry_and_back_and_forward_go_through_those_read(
    ready_page: Page,
) -> None:
    page = ready_page
    reopen(page, fragment="r=bird.mallard")
    expect(page.locator(TITLE)).to_contain_text("Mallard")
    page.locator("#reference-page [data-do=rule]").last.click()
    second = page.locator(TITLE).inner_text().splitlines()[0]
    assert "Mallard" not in second
    page.go_back()
    expect(page.locator(TITLE)).to_contain_text("Mallard")
    page.go_forward()
    expect(page.locator(TITLE)).to_contain_text(second)
    page.go_back()
    page.reload()
    expect(page.locator(TITLE)).to_contain_text("Mallard")


@pytest.mark.journey
def test_closing_returns_to_the_table_exactly_as_it_was(ready_page: Page) -> None:
    page = ready_page
    begin(page, seed="3")
    play(page, take_first, 12)
    open_rules(page)  # they bring the voices, and a sign on each bird that has one
    page.keyboard.press("Escape")
    expect(page.locator("#reference")).to_have_count(0)
    page.locator("#question").focus()
    before, address, record = page.locator("#root").inner_html(), page.url, saved(page)
    open_rules(page)
    for _ in range(3):
        page.locator("#reference-page [data-do=rule]").last.click()
    page.keyboard.press("Escape")
    expect(page.locator("#reference")).to_have_count(0)
    page.wait_for_function("() => !location.hash")
    assert page.url == address
    opener = page.locator(OPEN_RULES).locator("visible=true").first
    expect(opener).to_be_focused()
    page.locator("#question").focus()
    expect(opener).not_to_have_attribute("aria-describedby", "tip")
    assert page.locator("#root").inner_html() == before
    assert saved(page) == record
    play(page, take_first, 1)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "fr"])
def test_the_quick_reference_prints_on_one_page(ready_page: Page, language: str) -> None:
    page = ready_page
    reopen(page, {"wingspan.language": language}, "r=chapter.quick")
    page.wait_for_selector("#reference-page [data-do=print]")
    pdf = page.pdf(format="A4", print_background=True)
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1 or b"/Count 1" in pdf


SOME = KINDS[::20]


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        pytest.param("en", SOME, id="en-some"),
        pytest.param("en", KINDS, id="en-all", marks=pytest.mark.soak),
        pytest.param("fr", KINDS, id="fr-all", marks=pytest.mark.soak),
    ],
)
def test_a_question_is_explained_with_the_table_at_hand(
    ready_page: Page, language: str, kinds: tuple[Kind, ...]
) -> None:
    """``tests/ui/test_every_question.py`` explains every kind natively."""
    page, book = ready_page, book_in(language, load_catalog())
    reopen(page, {"wingspan.language": language, "wingspan.settings": SETTINGS})
    for kind in sorted(records_by_kind().keys() & kinds):
        record = records_by_kind()[kind]
        text = pack_game(GameLink(record=structs.replace(record, take_backs=0)))
        page.evaluate(OPEN, text)
        page.locator("[data-do=accept]").first.click()
        page.wait_for_selector(CHOICES, state="attached")
        page.locator("#prompt [data-do=why]").click()
        rule = page.locator("#why .why-rule a")
        expect(rule).to_have_text(book.title(f"decision.{kind}"))
        assert page.locator("#why .why-rows tr").count() >= 1, kind
        page.keyboard.press("Escape")
        expect(page.locator("#why")).to_have_count(0)


def test_by_keyboard_alone(ready_page: Page) -> None:
    """The menu's place in the tab order, an entry and back to the contents, the search, a hit, and
    the way back.
    """
    page = ready_page
    page.locator(OPEN_RULES).locator("visible=true").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#reference")
    page.locator("#reference-page a[data-do=rule]").first.press("Enter")
    expect(page.locator(TITLE)).to_be_focused()
    page.locator(".breadcrumb a").first.press("Enter")
    expect(page.locator("#reference-page .rule-contents")).to_be_visible()
    expect(page.locator("#reference-page")).to_be_focused()
    page.locator("#rule-query").focus()
    page.keyboard.type("birdfeeder")
    expect(page.locator("#reference-page a[data-do=rule]").first).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#reference-page a[data-do=rule]')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(TITLE)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#reference")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "theme"), [pytest.param("en", "light", marks=pytest.mark.soak), ("fr", "dark")]
)
def test_axe_finds_nothing(ready_page: Page, language: str, theme: str) -> None:
    page, settings = ready_page, json.dumps({"theme": theme})
    reopen(page, {"wingspan.language": language, "wingspan.settings": settings})
    for name in ("contents", "chapter.quick", "index", "bird.mallard", "automa.turn", "nectar"):
        before = page.evaluate(PAGE_OF_RULES)
        page.evaluate(f"location.hash = 'r={name}'")
        page.wait_for_function(f"before => ![before, null].includes({PAGE_OF_RULES})", arg=before)
        assert violations(page) == []


@pytest.mark.soak
def test_without_a_network_the_rules_say_so_and_come_later(
    context: BrowserContext, site_url: str
) -> None:
    """This is before the first visit is complete; afterwards the service worker has the rules."""
    page = context.new_page()
    page.route("**/reference.pack*", lambda route: route.abort())
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    page.locator(OPEN_RULES).locator("visible=true").first.click()
    expect(page.locator(".notices")).to_contain_text("needs a network the first time")
    page.unroute("**/reference.pack*")
    open_rules(page)
