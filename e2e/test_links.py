"""Links that the page opens and makes: deals, games of other rules, links that somebody broke or
made up, the clipboard and the share sheet.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.far_apart import arrived
from e2e.playing import (
    CHOICES,
    begin,
    keep,
    kept,
    open_tool,
    play,
    recorded,
    saved,
    take_first,
    take_last,
)
from e2e.ready import reopen
from tests.links.broken import BROKEN
from tests.links.camera import read_code
from tests.links.pasting import BROKEN_UP, TAILS, WRAPPED, as_address
from wingspan.engine import Game, Setup
from wingspan.engine.notation.record import Record, decode
from wingspan.links import GameLink, pack_deal, pack_game

KEPT = "JSON.stringify({...localStorage, 'wingspan.last_view': ''})"
MARKUP = "<img src=x onerror=a()>"


def solo(page: Page) -> Record:
    """Play a solo game to the middle of a turn, and return its record."""
    begin(page, seed="9", name_0="Eve")
    play(page, random.Random(9).randrange, 30)
    return decode(saved(page))


@pytest.mark.soak
def test_broken_and_hostile_links_get_one_sentence_and_change_nothing(game_page: Page) -> None:
    """``tests/ui/test_links.py`` does the same natively."""
    page = game_page
    before = solo(page)
    kept = page.evaluate(KEPT)
    prompt, token = page.locator("#prompt").inner_text(), token_of(page)
    strangers = "#root :is(script, img[src=x], iframe, object)"
    for what, fragment in BROKEN.items():
        arrived(page, fragment)
        notice = page.locator(".notice > span")
        expect(notice).to_have_count(1)
        sentence = notice.inner_text()
        assert 20 < len(sentence) < 140 and sentence.endswith("."), (what, sentence)
        assert "<" not in sentence and "alert" not in sentence, (what, sentence)
        assert page.locator("#prompt").inner_text() == prompt, what
        assert page.locator(strangers).count() == 0, what
        assert "#" not in page.url, what
        page.locator("[data-do=dismiss]").click()
        expect(page.locator(".notices")).to_have_count(0)
    assert token_of(page) == token
    assert page.evaluate(KEPT) == kept
    assert page.evaluate("window.hit") is None
    assert decode(saved(page)) == before


def token_of(page: Page) -> str | None:
    return page.locator("#root").get_attribute("data-decision")


@pytest.mark.soak
def test_what_was_pasted_with_a_link_does_not_hide_it(game_page: Page) -> None:
    """``tests/ui/test_pasted_links.py`` tries every kind of link natively."""
    page = game_page
    deal = pack_deal(Setup(players=1, names=("Eve",), automa="eagle", seed=3))
    for way in (*WRAPPED.values(), *BROKEN_UP.values()):
        arrived(page, as_address(way(f"s={deal}")))
        expect(page.locator("#prompt")).to_contain_text("Seed 3")
        page.locator("[data-do=decline]").click()
    for tail in TAILS:
        arrived(page, as_address(f"s={deal}{tail}"))
        expect(page.locator("#prompt")).to_contain_text("Seed 3")
        page.locator("[data-do=decline]").click()
    arrived(page, "r=bird.mallard!&utm_source=chat")
    expect(page.locator("#reference")).to_contain_text("Mallard")
    assert page.url.endswith("#r=bird.mallard")


@pytest.mark.journey
def test_names_with_markup_are_shown_as_they_are_written(ready_page: Page) -> None:
    page = ready_page
    setup = Setup(players=2, names=(MARKUP, "<b>Bo</b>"), seed=3)
    game = Game.new(setup)
    while game.decision is not None and game.decision.player == 0:
        game.answer(0)
    link = pack_game(GameLink(record=game.record(), seat=1))
    arrived(page, f"g={link}")
    expect(page.locator("#prompt .arrival-names")).to_have_text(f"{MARKUP}, <b>Bo</b>")
    assert page.locator("#root :is(img[src=x], .arrival-names b)").count() == 0
    page.get_by_role("button", name="Play as <b>Bo</b>").click()
    play(page, take_first)
    expect(page.locator("#question")).to_have_text(f"Waiting for {MARKUP}")
    assert page.locator("#root img[src=x]").count() == 0
    arrived(page, f"s={pack_deal(setup, 12)}")
    expect(page.locator("#prompt .told")).to_contain_text(MARKUP)
    assert page.locator("#root img[src=x]").count() == 0


@pytest.mark.soak
def test_a_challenge_is_played_to_its_verdict(newcomer: Callable[..., Page]) -> None:
    first, other = newcomer(), newcomer()
    begin(first, seed="77", name_0="Eve", level="eaglet", set_european="on")
    play(first, random.Random(77).randrange)
    record = decode(first.locator("#record").input_value())
    points = Game.replay(record).scores()[0].total
    other.goto(sent_deal(first))
    heading = other.locator("#question")
    expect(heading).to_have_text("You’ve been sent a deal to play")
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")  # it is read out, not pressed
    expect(other.locator(".beat")).to_have_text(f"Beat {points} points!")
    other.locator("[name=name_0]").fill("Flo")
    other.get_by_role("button", name="Begin").click()
    other.wait_for_selector(CHOICES, state="attached")
    play(other, take_last, 20)
    other.reload()
    other.wait_for_selector(f"html[data-phase] {CHOICES}", state="attached")
    play(other, take_last)
    reply = decode(other.locator("#record").input_value())
    assert reply.setup.names == ("Flo",)
    assert (reply.setup.seed, reply.setup.sets) == (77, record.setup.sets)
    reached = Game.replay(reply).scores()[0].total
    verdict = f"Score to beat: {points}." + (" You did it!" if reached > points else "")
    expect(other.locator(".final .beat")).to_have_text(verdict)


def sent_deal(page: Page) -> str:
    """Return the link to the deal from the share dialog."""
    open_tool(page, "share")
    page.get_by_role("button", name="Same deal, new game").click()
    return page.locator("#share-link").input_value()


REFUSE = "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'))"
SHARE = """
navigator.share = data => {
  window.shared = data;
  return window.leave ? Promise.reject(new DOMException('left', 'AbortError')) : Promise.resolve();
}
"""


def test_a_link_goes_to_the_clipboard_to_a_camera_and_to_the_share_sheet(ready_page: Page) -> None:
    """Where copying is refused, and where the share sheet is left, the page says so."""
    page = ready_page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    solo(page)
    open_tool(page, "share")
    assert page.locator("[data-do=share_now]").count() == 0
    url = page.locator("#share-link").input_value()
    bars = page.locator("#share .code-dark[d^=M]")
    bars.wait_for(state="attached")
    size = page.locator("#share .code-light").get_attribute("width")
    assert read_code(bars.get_attribute("d") or "", int(size or "0")) == url
    told = page.locator("#share .told-now")
    page.get_by_role("button", name="Copy the link").click()
    expect(told).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == url
    page.evaluate(f"() => {{ {REFUSE} }}")
    page.get_by_role("button", name="Copy the link").click()
    expect(told).to_contain_text("would not copy it")

    page.evaluate(f"() => {{ {SHARE} }}")
    reopen(page, kept(decode(saved(page))))
    page.wait_for_selector(CHOICES, state="attached")
    open_tool(page, "share")
    page.locator("[data-do=share_now]").click()
    expect(told).to_have_text("Shared.")
    assert page.evaluate("window.shared.url") == page.locator("#share-link").input_value()
    page.evaluate("window.leave = true")
    page.locator("[data-do=share_now]").click()
    expect(told).to_contain_text("Nothing was sent.")
    assert page.locator(".failure").count() == 0
    page.evaluate("() => { delete navigator.share; delete navigator.clipboard.writeText; }")


def offered_file(page: Page) -> tuple[str, Path]:
    """Press for the picture of the end; return the name and the place of the file."""
    with page.expect_download() as offered:
        page.locator("[data-do=share_picture]").click()
    return offered.value.suggested_filename, Path(offered.value.path())


def test_the_picture_of_the_end_goes_to_the_share_sheet_or_is_a_file_where_there_is_none(
    page: Page, site_url: str, watch: Watch
) -> None:
    """A PNG begins with an eight-byte signature and a chunk header, then width and height. Without
    the script that renders it, the picture is sent as it was drawn.

    Some browsers change single bits of what is read back, which nobody sees.
    """
    page.add_init_script(
        "window.violations = [];"
        "addEventListener('securitypolicyviolation', event => violations.push(event.blockedURI))"
    )
    page.add_init_script("Navigator.prototype.canShare = () => false")
    keep(page, recorded("base_101"))
    page.route("**/picture.mjs", lambda route: route.abort())
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=over]", state="attached")
    assert offered_file(page)[0] == "wingspan.svg"
    watch.complaints.clear()
    page.unroute_all()
    name, path = offered_file(page)
    picture = path.read_bytes()
    assert name == "wingspan.png"
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 900)
    assert len(picture) > 50_000  # an empty picture of that size has 5,000
    page.evaluate("""() => {
  const asDrawn = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function (...where) {
    const found = asDrawn.apply(this, where);
    for (let at = 0; at < found.data.length; at += 3) found.data[at] ^= 1;
    return found;
  };
}""")
    assert offered_file(page)[0] == "wingspan.png"
    assert page.evaluate("violations") == []
    page.evaluate("""() => {
  Navigator.prototype.canShare = data => data.files.length === 1;
  Navigator.prototype.share = data => { window.shared = data; return Promise.resolve(); };
}""")
    page.locator("[data-do=share_picture]").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("[shared.files[0].name, shared.files[0].type]")
    assert shared == ["wingspan.png", "image/png"]


STRIPES = """
  const random = (data) => {
    let seed = 7;
    const stripe = Uint8Array.from({ length: 32 }, () => (seed = (seed * 75 + 74) % 65537) % 256);
    for (let at = 0; at < data.length; at += 1) data[at] = stripe[at % 32];
  };
"""
READ_BACK = {
    "stripes": f"""{STRIPES}
  const asDrawn = CanvasRenderingContext2D.prototype.getImageData;
  const write = CanvasRenderingContext2D.prototype.putImageData;
  const read = CanvasRenderingContext2D.prototype.getImageData = function (...where) {{
    const found = asDrawn.apply(this, where);
    random(found.data);
    return found;
  }};
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {{
    const copy = document.createElement("canvas");
    Object.assign(copy, {{ width: this.width, height: this.height }});
    write.call(copy.getContext("2d"), read.call(this.getContext("2d"), 0, 0, this.width,
      this.height), 0, 0);
    toBlob.apply(copy, rest);
  }};""",
    "white": """
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {
    const copy = document.createElement("canvas");
    Object.assign(copy, { width: this.width, height: this.height });
    const pen = copy.getContext("2d");
    pen.fillStyle = "white";
    pen.fillRect(0, 0, this.width, this.height);
    toBlob.apply(copy, rest);
  };
  const asDrawn = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function (...where) {
    const found = asDrawn.apply(this, where);
    found.data.fill(255);
    return found;
  };""",
    "black": """
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {
    const copy = document.createElement("canvas");
    Object.assign(copy, { width: this.width, height: this.height });
    toBlob.apply(copy, rest);
  };
  const asDrawn = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function (...where) {
    const found = asDrawn.apply(this, where);
    found.data.fill(0);
    return found;
  };""",
    "only the file": """
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {
    const pen = this.getContext("2d");
    for (let x = 0; x < this.width; x += 8) pen.fillRect(x, 0, 4, this.height);
    toBlob.apply(this, rest);
  };""",
    "nothing": "HTMLCanvasElement.prototype.toBlob = (done) => done(null);",
    "refused": """HTMLCanvasElement.prototype.toBlob = () => {
    throw new DOMException("no", "SecurityError");
  };""",
}
"""How browsers and extensions keep a page from reading what it draws."""


UNTOUCHED = """
  const { getImageData } = CanvasRenderingContext2D.prototype;
  const { toBlob } = HTMLCanvasElement.prototype;
  window.readAgain = () => {
    CanvasRenderingContext2D.prototype.getImageData = getImageData;
    HTMLCanvasElement.prototype.toBlob = toBlob;
  };
"""


def test_a_picture_that_cannot_be_read_back_is_sent_as_it_was_drawn(ready_page: Page) -> None:
    page = ready_page
    page.evaluate(f"() => {{ {UNTOUCHED} navigator.canShare = () => false; }}")
    reopen(page, kept(recorded("base_101")))
    page.wait_for_selector("html[data-phase=over]", state="attached")
    for how, read_back in READ_BACK.items():
        page.evaluate(f"() => {{ window.readAgain(); {read_back} }}")
        name, path = offered_file(page)
        assert name == "wingspan.svg", how
        drawn = ElementTree.fromstring(path.read_text("utf-8"))
        assert drawn.tag == "{http://www.w3.org/2000/svg}svg", how
        assert float(drawn.get("width", "0")) == 1200, how
        expect(page.locator(".notices"), how).to_contain_text("SVG file")
        page.locator("[data-do=dismiss]").dispatch_event("click")
        expect(page.locator(".notices"), how).to_have_count(0)
    page.evaluate("() => { window.readAgain(); delete navigator.canShare; }")
