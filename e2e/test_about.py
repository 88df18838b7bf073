"""Settings → About: the version, who made the page, and every licence in it.

``test_offline.py`` opens a licence without a network.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.licences import read_table
from tools.serve import SITE

ABOUT = "dialog.about"


def open_about(page: Page, name: str) -> None:
    """Open the dialog from the settings."""
    page.locator(".settings-tool:visible").click()
    page.locator("dialog.settings").get_by_role("button", name=name).click()
    expect(page.locator(ABOUT)).to_be_visible()


def texts_of_licences(page: Page) -> list[str]:
    """Return the targets of the links to licence texts, without repetition."""
    links = page.locator(f'{ABOUT} a[href^="./licences/"]').all()
    return sorted({link.get_attribute("href") or "" for link in links})


@pytest.mark.parametrize(
    ("language", "name", "unofficial"),
    [
        ("en", "About this page", "not affiliated with or endorsed by"),
        pytest.param(
            "fr", "À propos de cette page", "sans lien avec l’éditeur", marks=pytest.mark.soak
        ),
    ],
)
def test_the_settings_lead_to_what_the_page_says_of_itself_and_to_every_licence(
    ready_page: Page, language: str, name: str, unofficial: str
) -> None:
    """``test_report.py`` sees that it is fetched when it is first asked for."""
    page = ready_page
    page.locator(f"""[data-do="language"][data-with*='"{language}"']:visible""").first.click()
    open_about(page, name)
    about = page.locator(ABOUT)
    expect(about).to_contain_text(unofficial)
    expect(about).to_contain_text(re.compile(r"Version \d+\.\d+\.\d+ · \S+ [0-9a-f]{12}"))
    shown = about.locator("li > a:first-child").all_inner_texts()
    assert sorted(shown) == sorted(part.name for part in read_table().part)
    places = texts_of_licences(page)
    files = sorted(f"./licences/{path.name}" for path in Path(SITE / "licences").iterdir())
    assert places == files
    for place in places:
        answer = page.request.get(page.url.partition("#")[0] + place.removeprefix("./"))
        assert answer.ok and len(answer.text()) > 200


def test_the_documentation_is_offered_where_it_is_published_and_with_a_network(
    visitor: BrowserContext, site_url: str
) -> None:
    """``tests/ui/test_about.py`` offers none where it is not published."""
    html = re.sub(
        '(name="wingspan-docs" content=)"[^"]*"',
        r'\1"./docs/"',
        (SITE / "index.html").read_text(encoding="utf-8"),
    )
    page = visitor.new_page()
    page.route(site_url, lambda route: route.fulfill(body=html, content_type="text/html"))
    visitor.route(f"{site_url}docs/", lambda route: route.fulfill(body="The documentation"))
    page.goto(site_url)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".menu-open:visible").click()
    with visitor.expect_page() as opened:
        page.locator("#menu").get_by_role("link", name="Documentation").click()
    expect(opened.value.locator("body")).to_have_text("The documentation")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 900})
    open_about(page, "About this page")
    link = page.locator(f'{ABOUT} a[href="./docs/"]')
    expect(link).to_be_visible()
    visitor.set_offline(True)
    expect(link).to_be_hidden()
    visitor.set_offline(False)
    expect(link).to_be_visible()
