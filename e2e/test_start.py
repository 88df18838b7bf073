"""The start of the page: what it loads, in which steps, and what it says when it cannot."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Watch
from e2e.drivers import PATIENCE
from e2e.playing import begin, play, take_first, unfold_form
from tools.application import ELSEWHERE
from tools.site import NOT_PACKED

IMPORT_EVERYTHING = """
import importlib, pkgutil, wingspan
names = [module.name for module in pkgutil.walk_packages(wingspan.__path__, "wingspan.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
len(names)
"""

RUN = "async code => (await window.wingspanStart.python).runPythonAsync(code)"
HEAP = "async () => (await window.wingspanStart.python)._module.HEAPU8.length / 65536"
FETCH_EVERYTHING = """async () => {
  for (const { dataset } of document.querySelectorAll("[data-archive]")) {
    await window.wingspanStart.archive(dataset.archive);
  }
}"""
FETCH_REFERENCE = """
from wingspan.ui.browser.archives import fetch_archive
try:
    await fetch_archive("reference")
except ConnectionError as error:
    found = str(error)
else:
    import wingspan.words.reference.book
    found = wingspan.words.reference.book.__name__
found
"""


SCRIPT = "text/javascript; charset=utf-8"


def without_seals(route: Route) -> None:
    """Serve the page without digests, so that it accepts any file."""
    body = re.sub(r' integrity="[^"]*"', "", route.fetch().text())
    route.fulfill(body=body, content_type="text/html; charset=utf-8")


class Held:
    """Requests for a file that wait until a test continues them."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.waiting: list[Route] = []
        self.gone_on = False
        page.route(f"**/{name}", self.take)

    def take(self, route: Route) -> None:
        if self.gone_on:
            route.continue_()
        else:
            self.waiting.append(route)

    def is_asked_for(self) -> None:
        """Wait until the page has asked for the file."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.waiting:
            assert time.monotonic() < end, "the file is not asked for"
            self.page.wait_for_timeout(50)

    def let_go(self) -> None:
        """Continue the requests."""
        self.gone_on = True
        for route in self.waiting:
            route.continue_()

    def let_start(self) -> None:
        """Continue the requests, and wait until Python has started."""
        self.let_go()
        self.page.wait_for_selector("html[data-phase]", state="attached")


@pytest.mark.journey
def test_the_page_starts_and_asks_nobody_else(game_page: Page, watch: Watch) -> None:
    """Python begins with the smallest heap that it has: the memory section of its WebAssembly asks
    for 480 pages of 64 KiB; it grows from there.
    """
    assert len(watch.requests) > 10
    assert watch.foreign == []
    expect(game_page.locator("#start-failed")).to_be_hidden()
    assert 480 <= game_page.evaluate(HEAP) <= 1200


def test_every_module_can_be_imported_in_the_page(ready_page: Page) -> None:
    page = ready_page
    page.evaluate(FETCH_EVERYTHING)
    count = page.evaluate(RUN, IMPORT_EVERYTHING)
    package = Path(__file__).parents[1] / "wingspan"
    modules = [
        path
        for path in package.rglob("*.py")
        if not str(path.relative_to(package.parent)).startswith(ELSEWHERE)
    ]
    assert count == len(modules) - 1 - len(NOT_PACKED)


def test_the_reference_is_fetched_when_it_is_first_wanted_and_only_then(
    game_page: Page, watch: Watch
) -> None:
    def fetched() -> int:
        return sum("reference.pack" in url for url in watch.requests)

    assert fetched() == 0
    game_page.route("**/reference.pack*", lambda route: route.abort())
    assert "'reference' cannot be fetched" in game_page.evaluate(RUN, FETCH_REFERENCE)
    watch.complaints.clear()
    game_page.unroute_all()
    for _ in range(2):
        assert game_page.evaluate(RUN, FETCH_REFERENCE) == "wingspan.words.reference.book"
    assert fetched() == 2


def test_a_file_that_does_not_arrive_is_said_and_never_leaves_the_page_frozen(
    page: Page, site_url: str, watch: Watch
) -> None:
    """``e2e/test_faults.py`` breaks every file in other ways."""
    failure = page.locator("#start-failed")
    for missing in ("pyodide.asm.wasm", "core.js"):
        page.unroute_all()
        page.route(f"**/{missing}", lambda route: route.abort())
        page.goto(site_url)
        expect(failure, missing).to_be_visible()
        expect(failure).to_contain_text("could not be started")
        expect(failure.get_by_role("button", name="Reload the page")).to_be_visible()
    page.unroute_all()
    with page.expect_navigation(wait_until="commit"):
        failure.get_by_role("button", name="Reload the page").click()
    watch.complaints.clear()
    page.wait_for_selector("html[data-phase]", state="attached")
    expect(page.locator("#start-failed")).to_be_hidden()


def test_silence_for_thirty_seconds_is_said_and_the_start_goes_on(
    page: Page, site_url: str
) -> None:
    page.clock.install()
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    wasm.is_asked_for()
    expect(page.locator('[data-step="page"]')).to_have_class("done")
    page.clock.fast_forward(40_000)
    expect(page.locator("#start-failed")).to_contain_text("for 30 seconds")
    expect(page.locator('[data-step="page"]')).to_have_class("done")
    wasm.let_start()
    expect(page.locator("#start-failed")).to_be_hidden()


PARTS = "form => [...form.querySelectorAll('*')].map(e => e.outerHTML.split('>')[0])"
"""The tags of a form."""


def test_the_first_view_speaks_french_to_a_french_browser_in_the_theme_chosen_before(
    page: Page, site_url: str
) -> None:
    """Its form is the one that Python makes."""
    page.add_init_script("Object.defineProperty(navigator, 'languages', {value: ['fr-CA', 'en']})")
    page.add_init_script("localStorage.setItem('wingspan.settings', '{\"theme\":\"dark\"}')")
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    expect(page.locator('[data-step="rules"]')).to_have_text("Les règles")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    before = page.locator("#start-form").evaluate(PARTS)
    wasm.let_start()
    expect(html).to_have_attribute("data-theme", "dark")
    assert page.locator("#start-form").evaluate(PARTS) == before


def test_what_is_typed_stays_when_python_takes_over(page: Page, site_url: str) -> None:
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    unfold_form(page)
    page.locator('[name="name_0"]').press_sequentially("Ada")
    page.get_by_role("button", name="FR", exact=True).click()
    page.locator('[name="name_0"]').focus()
    wasm.let_start()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator('[name="name_0"]')).to_have_value("Ada")
    expect(page.locator('[name="name_0"]')).to_be_focused()
    expect(page.get_by_role("heading", name="Nouvelle partie")).to_be_visible()


def test_the_form_can_be_filled_in_and_sent_before_python_is_there(
    page: Page, site_url: str
) -> None:
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    unfold_form(page)
    page.locator('[name="players"][value="2"]').check(force=True)
    page.locator('[name="name_0"]').fill("Ada <3")
    page.locator('[name="name_1"]').fill("Bo")
    page.locator('[name="seed"]').fill("41")
    page.locator('[name="set_oceania"]').check()
    page.locator("#start-form [type=submit]").click()
    expect(page.locator("#start-form [type=submit]")).to_have_attribute("aria-busy", "true")
    expect(page.locator("[data-decision]")).to_have_count(0)
    wasm.let_start()
    expect(page.locator("html")).to_have_attribute("data-phase", "play")
    expect(page.locator("#loading")).to_have_count(0)
    written = page.evaluate(
        "() => Object.entries(localStorage).map(([key, value]) => value).join(' ')"
    )
    assert '"Ada <3"' in written
    assert '"Bo"' in written
    assert '"seed":41' in written
    assert '"oceania"' in written


LEAVE = "() => window.dispatchEvent(new Event('pagehide'))"


def test_the_table_is_seen_as_it_was_left_but_cannot_be_played_before_python_is_there(
    ready_page: Page,
) -> None:
    page = ready_page
    begin(page, seed="7")
    question = page.locator("#question").inner_text()
    page.evaluate(LEAVE)
    wasm = Held(page, "pyodide.asm.wasm")
    page.reload()
    expect(page.locator("#root[inert][aria-busy=true] #question")).to_have_text(question)
    expect(page.locator("#masthead")).to_be_hidden()
    expect(page.locator('[data-step="python"]')).to_be_visible()
    wasm.let_start()
    expect(page.locator("#root[inert]")).to_have_count(0)
    expect(page.locator("#question")).to_have_text(question)
    assert play(page, take_first, most=3) == 3


def left_with(phase: object) -> str:
    """Return a stored view with that phase."""
    return json.dumps({"language": "en", "phase": phase, "markup": "<div id='root'>A</div>"})


def test_a_table_that_cannot_be_shown_again_is_waited_for(page: Page, site_url: str) -> None:
    """The stored view is cut off, has no markup, or has an unknown phase."""
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    broken = ("", "{", "null", '{"language": "en"}', '{"language": "fr"}')
    unknown = (left_with(phase) for phase in ("start", "nothing", "", 7))
    page.evaluate("localStorage.setItem('wingspan.current', 'x')")
    for left in (*broken, *unknown):
        page.evaluate("left => localStorage.setItem('wingspan.last_view', left)", left)
        page.reload()
        expect(page.locator('[data-step="page"]')).to_have_class("done")
        expect(page.locator("#root"), left).to_have_count(0)
    page.evaluate("left => localStorage.setItem('wingspan.last_view', left)", left_with("play"))
    page.reload()
    expect(page.locator("#root")).to_have_text("A")
    wasm.let_start()


def test_python_starts_in_whatever_order_its_files_come(page: Page, site_url: str) -> None:
    """Pyodide's own library, empty here, must not take the place of the page's."""
    late = Held(page, "library.pack")
    with page.expect_request_finished(lambda request: request.url.endswith("app.pack")):
        page.goto(site_url)
    expect(page.locator('[data-step="page"]')).to_have_class("done")
    late.is_asked_for()
    page.wait_for_timeout(1500)  # lets everything else load; a shorter wait only tests less
    assert len(late.waiting) == 1
    late.let_start()


def test_a_start_that_stands_still_with_all_its_files_there_is_said_within_ten_seconds(
    page: Page, site_url: str
) -> None:
    """Python is loaded, but PyScript never runs the page's program."""
    page.clock.install()
    page.route("**/static/pyscript.mjs", lambda route: route.fulfill(body="", content_type=SCRIPT))
    page.route(site_url, without_seals)
    page.goto(site_url)
    expect(page.locator('[data-step="python"]')).to_have_class("done")
    expect(page.locator("#start-failed")).to_have_count(0)
    page.clock.fast_forward(11_000)
    expect(page.locator("#start-failed")).to_contain_text("for 10 seconds")


def test_a_failure_is_said_in_french_to_a_french_browser(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', {value: ['fr']})")
    page.route("**/static/start.js", lambda route: route.fulfill(status=404))
    page.goto(site_url)
    expect(page.get_by_role("alert")).to_contain_text("La partie n’a pas pu démarrer")
    expect(page.locator("#start-detail")).to_contain_text(
        "static/start.js n’est pas arrivé : le serveur a répondu 404."
    )
    assert len(set(lines := page.locator("#start-detail").inner_text().splitlines())) == len(lines)
    expect(page.get_by_role("button", name="Recharger la page")).to_be_visible()
    watch.complaints.clear()


HOSTILE = """
<meta http-equiv="refresh" content="0; url=https://elsewhere.example/">
<base href="https://elsewhere.example/"><link rel="stylesheet" href="https://elsewhere.example/x">
<div id="root" class="root play" data-phase="play" style="color: red" onclick="x()">
<form action="https://elsewhere.example/"><input name="a" autofocus onfocus="x()"></form>
<script>window.intruded = 1</script><iframe src="https://elsewhere.example/"></iframe>
<svg viewBox="0 0 1 1"><script>window.intruded = 1</script><foreignObject><p>in</p></foreignObject>
<use href="https://elsewhere.example/x.svg#a"></use><path d="M0 0"></path>
<set attributeName="href" to="javascript:x()"></set><style>* { color: red }</style></svg>
<a href="javascript:x()">one</a>
<a href=" https://elsewhere.example/">two</a><a href="#log">three</a>
<img src="https://elsewhere.example/a.png" onerror="x()" srcset="https://elsewhere.example/b 2x">
<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="a bird">
<math><mtext><style><img src=x onerror="x()"></style></mtext></math>
<template><p>hidden</p></template><object data="x"></object><embed src="x"><dialog open>up</dialog>
<button type="button" data-do="leave" formaction="https://elsewhere.example/">Go</button>
<p id="question">Kept</p></div>
"""
KEPT = """() => [...document.querySelectorAll("#app #root, #app #root *")].map(element =>
  [element.localName, ...[...element.attributes].map(({name, value}) => `${name}=${value}`)])"""


def test_only_known_parts_of_a_stored_view_are_put_back(
    page: Page, site_url: str, watch: Watch
) -> None:
    left = json.dumps({"language": "en", "theme": "auto", "phase": "play", "markup": HOSTILE})
    page.add_init_script(
        f"localStorage.setItem('wingspan.last_view', {json.dumps(left)});"
        "localStorage.setItem('wingspan.current', 'x')"
    )
    wasm = Held(page, "pyodide.asm.wasm")
    page.goto(site_url)
    expect(page.locator("#question")).to_have_text("Kept")
    assert page.evaluate(KEPT) == [
        ["div", "id=root", "class=root play", "data-phase=play", "inert=", "aria-busy=true"],
        ["svg", "viewBox=0 0 1 1"],
        ["path", "d=M0 0"],
        ["a"],
        ["a"],
        ["a", "href=#log"],
        ["img"],
        [
            "img",
            "src=data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
            "alt=a bird",
        ],
        ["button", "type=button", "data-do=leave"],
        ["p", "id=question"],
    ]
    assert page.evaluate("document.querySelectorAll('meta[http-equiv=refresh], base').length") == 0
    wasm.let_start()
    assert page.evaluate("window.intruded") is None
    refused = [said for said in watch.complaints if "Content Security Policy" in said]
    assert watch.complaints == refused
    watch.complaints.clear()


@pytest.mark.parametrize("by_key", [False, True], ids=["pressed", "by key"])
def test_all_options_come_into_sight_when_they_are_unfolded(ready_page: Page, by_key: bool) -> None:
    page = ready_page
    page.set_viewport_size({"width": 1280, "height": 800})
    summary = page.locator("#more-options > summary")
    begins = page.locator("#more-options [type=submit]")
    expect(begins).not_to_be_in_viewport()
    if by_key:
        summary.focus()
        page.keyboard.press("Enter")
    else:
        summary.click()
    expect(begins).to_be_in_viewport(ratio=1)
    expect(summary).to_be_in_viewport(ratio=1)
