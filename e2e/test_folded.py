"""What need not be done now is folded: filters on a phone, the live table's other steps, the STUN
server.

The states are built natively (`e2e/states.py`), so no Python starts here.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.walking import Frame, laid_out

PHONES, DESK = ((360, 640), (390, 844)), (1280, 800)


@pytest.mark.parametrize(
    "size", [PHONES[0], pytest.param(PHONES[1], marks=pytest.mark.soak)], ids="{0[0]}x{0[1]}".format
)
def test_a_phone_folds_the_filters_of_the_gallery(
    browser: Browser, site_url: str, size: tuple[int, int]
) -> None:
    laid_out(["over-gallery"])
    frame = Frame(browser, site_url, touched=True)
    frame.resize(*size)
    frame.show("over-gallery", "en")
    fields = frame.page.locator("#gallery select")
    expect(fields).to_have_count(6)
    expect(frame.page.locator("#gallery-name")).to_be_visible()
    expect(fields.first).not_to_be_visible()
    card = frame.page.locator("#gallery .card").first.bounding_box()
    assert card is not None and card["y"] < size[1] / 2
    frame.page.get_by_text("Filters", exact=True).click()
    for number in range(6):
        expect(fields.nth(number)).to_be_visible()
    assert frame.faults() == []
    frame.close()


def test_a_desk_shows_the_filters_of_the_gallery(browser: Browser, site_url: str) -> None:
    laid_out(["over-gallery"])
    frame = Frame(browser, site_url, touched=False)
    frame.resize(*DESK)
    frame.show("over-gallery", "en")
    expect(frame.page.get_by_text("Filters", exact=True)).not_to_be_visible()
    fields = frame.page.locator("#gallery select")
    for number in range(6):
        expect(fields.nth(number)).to_be_visible()
    frame.close()


@pytest.mark.parametrize(
    "size",
    [PHONES[0], pytest.param(PHONES[1], marks=pytest.mark.soak), DESK],
    ids="{0[0]}x{0[1]}".format,
)
def test_a_live_table_shows_its_code_or_takes_the_answer(
    browser: Browser, site_url: str, size: tuple[int, int]
) -> None:
    laid_out(["live-offer"])
    frame = Frame(browser, site_url, touched=size != DESK)
    frame.resize(*size)
    frame.show("live-offer", "en")
    page = frame.page
    code, answer = page.locator("#live .code"), page.locator("#live-code")
    expect(code).to_be_visible()
    expect(answer).not_to_be_visible()
    expect(page.get_by_role("button", name="Close the table")).not_to_be_visible()
    dialog = page.locator("#live")
    assert dialog.evaluate("it => it.scrollHeight <= it.clientHeight"), "it has to be scrolled"
    page.get_by_text("Next: take the answer").click()
    expect(answer).to_be_visible()
    expect(code).not_to_be_visible()
    assert frame.faults() == []
    page.get_by_text("Show the code again").click()
    expect(code).to_be_visible()
    page.locator("#live-rest > summary").click()
    expect(page.get_by_role("button", name="Close the table")).to_be_visible()
    frame.close()


def test_where_connecting_failed_the_way_on_by_link_is_open(
    browser: Browser, site_url: str
) -> None:
    laid_out(["live-failed"])
    frame = Frame(browser, site_url, touched=True)
    frame.resize(390, 844)
    frame.show("live-failed", "en")
    expect(frame.page.get_by_role("button", name="Send it as a link")).to_be_visible()
    frame.close()


def test_the_stun_server_is_among_advanced_settings(browser: Browser, site_url: str) -> None:
    laid_out(["over-settings"])
    frame = Frame(browser, site_url, touched=False)
    frame.resize(*DESK)
    frame.show("over-settings", "en")
    expect(frame.page.locator("#setting-stun")).not_to_be_visible()
    frame.page.get_by_text("Advanced", exact=True).click()
    expect(frame.page.locator("#setting-stun")).to_be_visible()
    frame.close()
