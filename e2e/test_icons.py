"""What the icons say is seen without their font: blocked, broken, slow, or overridden by a reader.

All icons are laid over the page and compared with what the font draws.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, Route

from e2e.conftest import Visitors
from e2e.drivers import PATIENCE
from e2e.ready import ReadyPages
from tools.serve import SITE
from wingspan.ui.kit.icons import NAMES, sign

FONT = "static/fonts/icons.woff"
SIDE = 48
"""The size of each icon in CSS pixels."""
IN_A_ROW = 10
LAY = """
([signs, side, columns]) => {
  const sheet = document.createElement("div");
  sheet.id = "all-icons";
  const place = { position: "fixed", inset: "0 auto auto 0", zIndex: 9, background: "#fff",
    color: "#000", display: "grid", gridTemplateColumns: `repeat(${columns}, ${side}px)`,
    gridAutoRows: `${side}px` };
  Object.assign(sheet.style, place);
  for (const [name, sign] of signs) {
    const icon = document.createElement("i");
    icon.className = `icon icon-${name}`;
    icon.style.fontSize = `${side}px`;
    icon.append(sign);
    sheet.append(icon);
  }
  document.body.append(sheet);
}
"""
OVERRIDE = """
(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
"""
TAKE_AWAY = "document.getElementById('all-icons').remove()"
PICTURES = "document.querySelector('link[href$=\"icons.css\"]')"
AS_PICTURES = f"{PICTURES}?.sheet && !{PICTURES}.disabled"
DIFFERENT = 6
"""Mean difference of two pictures' pixels, of 255, from which nobody takes one for the other."""
ALIKE = 16
"""The most that a picture of an icon may differ from the font's: their edges are smoothed in
different ways, and lie up to half a pixel apart."""

Come = Callable[..., Page]


@pytest.fixture
def come(visitors: Visitors, site_url: str) -> Come:
    """A function that opens the page of a new person; the routes are those of its context."""

    def opened(routes: dict[str, Callable[[Route], Any]] | None = None, **options: Any) -> Page:
        context = visitors.come(**options)
        for pattern, handle in (routes or {}).items():
            context.route(pattern, handle)
        page = context.new_page()
        page.goto(site_url, wait_until="commit")  # it is not loaded before its font is
        page.wait_for_selector("html[data-phase]", state="attached")
        page.wait_for_selector(".icons-probe", state="attached")
        return page

    return opened


def until(page: Page, condition: str) -> None:
    page.wait_for_function(f"() => {condition}", timeout=PATIENCE)


def icons(page: Page) -> dict[str, Image.Image]:
    """Return what each icon looks like on the page."""
    if not page.query_selector("#all-icons"):
        page.evaluate(LAY, [[[name, sign(name)] for name in NAMES], SIDE, IN_A_ROW])
    # Pictures in a style are decoded after they are asked for.
    page.evaluate("new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 200)))")
    shot = page.locator("#all-icons").screenshot()
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    corners = {name: divmod(number, IN_A_ROW) for number, name in enumerate(NAMES)}
    return {
        name: whole.crop((x * SIDE, y * SIDE, (x + 1) * SIDE, (y + 1) * SIDE))
        for name, (y, x) in corners.items()
    }


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures' pixels."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.fixture(scope="module")
def by_the_font(all_ready_pages: ReadyPages) -> dict[str, Image.Image]:
    """What the font draws, on a page where nothing is wrong."""
    page = all_ready_pages.lend()
    page.wait_for_selector(".icons-probe", state="attached")
    drawn = icons(page)
    assert not page.evaluate(f"Boolean({PICTURES})")
    page.evaluate(TAKE_AWAY)
    all_ready_pages.take_back(broken=False)
    return drawn


def meaningless(page: Page, right: dict[str, Image.Image]) -> list[str]:
    """Return the icons that do not look as they should: like themselves, and like no other."""

    def nearest(seen: Image.Image) -> str:
        return min(NAMES, key=lambda name: apart(seen, right[name]))

    return [
        name
        for name, seen in icons(page).items()
        if apart(seen, right[name]) > ALIKE or nearest(seen) != name
    ]


def test_icons_differ_from_each_other(by_the_font: dict[str, Image.Image]) -> None:
    """Otherwise the tests below could not tell icons from boxes."""
    blank = Image.new("RGB", (SIDE, SIDE), "white")
    alike = [
        pair
        for pair in combinations(NAMES, 2)
        if apart(*(by_the_font[n] for n in pair)) < DIFFERENT
    ]
    assert not alike
    assert not [name for name in NAMES if apart(by_the_font[name], blank) < DIFFERENT]


def blocked(route: Route) -> None:
    route.abort("blockedbyclient")


def damaged(route: Route) -> None:
    content = bytearray((SITE / FONT).read_bytes())
    for place in range(60, len(content), 50):
        content[place] ^= 0xFF
    route.fulfill(body=bytes(content), content_type="font/woff")


@pytest.mark.parametrize(
    "handle",
    [
        pytest.param(
            lambda route: route.abort("blockedbyclient"), id="blocked", marks=pytest.mark.soak
        ),
        pytest.param(damaged, id="damaged"),
        pytest.param(lambda route: route.fulfill(status=404), id="missing", marks=pytest.mark.soak),
    ],
)
def test_icons_are_seen_without_their_font(
    come: Come, by_the_font: dict[str, Image.Image], handle: Callable[[Route], None]
) -> None:
    page = come({f"**/{FONT}": handle})
    until(page, AS_PICTURES)
    assert not meaningless(page, by_the_font)


READERS = {
    "family": "* { font-family: serif !important }",
    "family and spacing": "* { font-family: monospace !important; letter-spacing: .12em !important;"
    " word-spacing: .16em !important; line-height: 1.5 !important }",
    "one kind of element": "i { font-family: 'DejaVu Sans', sans-serif !important }",
}
"""Styles that readers force on pages."""


def test_icons_are_seen_in_a_reader_s_font(
    by_the_font: dict[str, Image.Image], ready_page: Page
) -> None:
    """Whenever it is forced on the page, and no longer than that; spacing alone leaves the font."""
    page = ready_page
    page.wait_for_selector(".icons-probe", state="attached")
    page.evaluate(OVERRIDE, "* { letter-spacing: .12em !important; line-height: 1.5 !important }")
    page.wait_for_timeout(300)
    assert not page.evaluate(f"Boolean({PICTURES})")
    for how, rules in READERS.items():
        page.evaluate(OVERRIDE, rules)
        until(page, AS_PICTURES)
        assert not meaningless(page, by_the_font), how
        page.evaluate(OVERRIDE, "")
        until(page, f"!({AS_PICTURES})")
    assert not meaningless(page, by_the_font)
    page.evaluate(TAKE_AWAY)


def test_a_slow_font_takes_over_when_it_arrives(
    come: Come, by_the_font: dict[str, Image.Image]
) -> None:
    held: list[Route] = []
    # Playwright reads the signature, which a built-in method does not have.
    page = come({f"**/{FONT}": lambda route: held.append(route)})  # noqa: PLW0108
    until(page, AS_PICTURES)  # no picture of it can be taken as long as a font is awaited
    for route in held:
        route.continue_()
    until(page, f"!({AS_PICTURES})")
    assert not meaningless(page, by_the_font)


def test_without_any_font_and_without_pictures_the_texts_stay(come: Come) -> None:
    """And the game can be begun: what each icon means is also said in words."""
    page = come({"**/static/fonts/*": blocked, "**/icons.css": blocked})
    heading = page.locator(".play-now b")
    widths = heading.evaluate("e => [e.getBoundingClientRect().width, e.textContent.length]")
    assert widths[0] > 3 * widths[1]
    page.locator(".play-now").click()
    page.wait_for_selector("html[data-phase=play]", state="attached")
    labels = page.locator("#app .icon.labelled").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert labels
    assert all(labels)
