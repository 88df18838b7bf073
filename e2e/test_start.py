"""The start of the page: what it loads, in which steps, and what it says when it cannot."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Watch

IMPORT_EVERYTHING = """
import importlib, pkgutil, wingspan
names = [module.name for module in pkgutil.walk_packages(wingspan.__path__, "wingspan.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
len(names)
"""

RUN = "async code => (await window.wingspanStart.python).runPythonAsync(code)"
FETCH_EVERYTHING = """async () => {
  for (const { dataset } of document.querySelectorAll("[data-archive]")) {
    await window.wingspanStart.archive(dataset.archive);
  }
}"""
FETCH_REFERENCE = """
from wingspan.ui.archives import fetch_archive
try:
    await fetch_archive("reference")
except ConnectionError as error:
    found = str(error)
else:
    import wingspan.words.reference.book
    found = wingspan.words.reference.book.__name__
found
"""


def hold(page: Page, name: str) -> list[Route]:
    """Requests for a file, left waiting until a test lets them go on."""
    waiting: list[Route] = []
    page.route(f"**/{name}", lambda route: waiting.append(route))
    return waiting


def test_the_page_starts_and_asks_nobody_else(game_page: Page, watch: Watch) -> None:
    assert len(watch.requests) > 10
    assert watch.foreign == []
    expect(game_page.locator("#start-failed")).to_be_hidden()


def test_every_module_can_be_imported_in_the_page(game_page: Page) -> None:
    game_page.evaluate(FETCH_EVERYTHING)
    count = game_page.evaluate(RUN, IMPORT_EVERYTHING)
    assert count == len(list((Path(__file__).parents[1] / "wingspan").rglob("*.py"))) - 1


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


@pytest.mark.parametrize(
    "missing", ["pyodide.asm.wasm", "library.pack", "pyodide.mjs", "core.js", "app.pack"]
)
def test_a_file_that_does_not_arrive_is_said_and_never_leaves_the_page_frozen(
    page: Page, site_url: str, watch: Watch, missing: str
) -> None:
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(site_url)
    failure = page.locator("#start-failed")
    expect(failure).to_be_visible(timeout=15_000)
    expect(failure).to_contain_text("could not be started")
    expect(failure.get_by_role("button", name="Reload the page")).to_be_visible()
    page.unroute_all()
    with page.expect_navigation(wait_until="commit"):
        failure.get_by_role("button", name="Reload the page").click()
    watch.complaints.clear()
    page.wait_for_selector("html[data-phase]", state="attached")
    expect(page.locator("#start-failed")).to_be_hidden()


def test_an_error_in_python_is_shown_with_its_place(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.route(
        "**/main.py",
        lambda route: route.fulfill(
            body=Path("main.py").read_text().replace("    start()\n", "    start(1, 2, 3, 4, 5)\n")
        ),
    )
    page.goto(site_url)
    expect(page.locator("#start-failed")).to_be_visible()
    expect(page.locator("#start-detail")).to_contain_text("TypeError")
    watch.complaints.clear()


def test_silence_for_thirty_seconds_is_said_and_the_start_goes_on(
    page: Page, site_url: str
) -> None:
    page.clock.install()
    waiting = hold(page, "pyodide.asm.wasm")
    page.goto(site_url)
    page.wait_for_timeout(500)
    page.clock.fast_forward(40_000)
    expect(page.locator("#start-failed")).to_contain_text("30 seconds")
    expect(page.locator('[data-step="page"]')).to_have_class("done")
    for route in waiting:
        route.continue_()
    page.wait_for_selector("html[data-phase]", state="attached")
    expect(page.locator("#start-failed")).to_be_hidden()


def test_the_loading_speaks_french_to_a_french_browser(page: Page, site_url: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'language', {value: 'fr-CA'})")
    waiting = hold(page, "pyodide.asm.wasm")
    page.goto(site_url)
    expect(page.locator('[data-step="rules"]')).to_have_text("Les règles")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    for route in waiting:
        route.continue_()
    page.wait_for_selector("html[data-phase]", state="attached")
