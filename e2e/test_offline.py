"""The page without a network, and what happens to it when the site changes."""

from __future__ import annotations

import json
import random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.conftest import Context, Watch
from e2e.playing import begin, play
from e2e.test_about import ABOUT, open_about
from e2e.test_coach import HINT
from e2e.test_exercises import ASKED, BEST, PANEL
from e2e.test_thinking import are_ready, call, is_answered_as_natively, run, think
from e2e.versions import (
    CHECK,
    COLOUR,
    STATE,
    UPDATE,
    Host,
    publish_second_version,
    started,
    version_of,
    visit,
    wait_for,
)
from tools.site import OTHER_LANGUAGES

READY = '#offline:visible [data-when="ready"]'
INSTALLING = """async () => {
  const { installing } = await navigator.serviceWorker.ready;
  return Boolean(installing);
}"""
KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    kept[name.split(" ").at(-1)] = (await cache.keys()).map(({ url }) => url);
  }
  return kept;
}"""
NOTE_GIVEN_UP = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...given) {
  const registration = await register.apply(this, given);
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    window.givenUp = installing.state === "redundant";
  });
  return registration;
};
"""


def workers_answer(page: Page) -> None:
    """Let workers think; the page itself must not."""
    call(page)
    are_ready(page)
    think(page)
    is_answered_as_natively(page)
    assert run(page, "str([told, in_the_page])") == "[[], []]"


@pytest.mark.parametrize(
    "each_browser", ["chromium", pytest.param("firefox", marks=pytest.mark.soak)], indirect=True
)
def test_after_one_visit_the_page_opens_with_no_network_at_any_address(
    each_browser: Context, host: Host
) -> None:
    context = each_browser(locale="fr-FR", service_workers="allow")
    watch = Watch(urlsplit(host.url).netloc)
    watch.follow(context)
    page = visit(context, host.url)
    expect(page.locator(READY)).to_have_text("Vous pouvez maintenant jouer hors ligne.")
    expect(page.get_by_role("button", name="L’utiliser maintenant")).to_be_hidden()
    host.away = True
    for address in ("?from=home", ""):
        page.goto(host.url + address)
        started(page)  # Firefox complains of files that it was still loading
    page.goto(f"{host.url}index.html?x=1#g=nothing")
    started(page)
    wait_for(page, STATE, "ready")
    expect(page.locator(READY)).to_be_hidden()
    host.asked.clear()
    workers_answer(page)
    assert set(host.asked) <= {"sw.js"}
    watch.leave(context)
    assert watch.foreign == []
    assert [said for said in watch.complaints if "sw.js" not in said] == []


@pytest.mark.soak  # the other browsers play the end of a game with the server gone
def test_a_whole_solo_game_with_no_network(visitor: BrowserContext, host: Host) -> None:
    page = visit(visitor, host.url)
    page.get_by_role("button", name="Close").click()
    host.away = True
    visitor.set_offline(True)
    page.reload()
    started(page)
    page.evaluate("() => window.wingspanStart.archive('reference')")
    begin(page, seed="23", level="eagle")
    play(page, random.Random(23).randrange, most=60)
    page.reload()
    started(page)
    play(page, random.Random(24).randrange)
    expect(page.locator("[data-phase=over]").last).to_be_visible()


def test_what_is_fetched_later_is_there_with_no_network(
    visitor: BrowserContext, host: Host
) -> None:
    """Exercises, the guide of a first game with its hints, and the licences.

    ``test_board.py`` counts points without a network.
    """
    visit(visitor, host.url).close()
    host.away = True
    page = visitor.new_page()
    page.goto(f"{host.url}#e={ASKED.id}")
    started(page)
    wait_for(page, STATE, "ready")
    expect(page.locator(PANEL)).to_contain_text("Find the best move.")
    page.keyboard.press(str(BEST + 1))
    expect(page.locator(PANEL)).to_contain_text("Right!")
    page.keyboard.press("Escape")

    page.locator("[data-with*=lessons]:visible").first.click()
    page.locator("[data-do=first_game]").click()
    expect(page.locator("#teaching .guide-bird")).to_have_count(5)
    expect(page.locator("#teaching")).to_contain_text("Suggested: keep")
    assert violations(page) == []
    page.keyboard.press("h")
    expect(page.locator(f"{HINT} .teaching-aim")).to_contain_text("Start with this")

    visitor.set_offline(True)
    open_about(page, "About this page")
    with visitor.expect_page() as opened:
        page.locator(ABOUT).get_by_role("link", name="MPL-2.0").first.click()
    expect(opened.value.locator("body")).to_contain_text("Mozilla Public License")


def test_exactly_the_files_of_the_page_are_kept_and_it_can_be_installed(
    visitor: BrowserContext, host: Host
) -> None:
    page = visit(visitor, host.url)
    kept = page.evaluate(KEPT)
    files = {
        str(path.relative_to(host.folder)) for path in host.folder.rglob("*") if path.is_file()
    }
    unasked = {".nojekyll", "sw.js", "lib/notice.txt", "static/fonts/LICENSE.txt", "index.html"}
    unasked |= {f"{language}.pack" for language in OTHER_LANGUAGES}
    expected = {host.url + name for name in files - unasked} | {host.url, f"{host.url}?whole"}
    assert {version: set(urls) for version, urls in kept.items()} == {
        version_of(host.folder): expected
    }
    assert page.evaluate(
        "async () => (await fetch('app.pack', { headers: { Range: 'bytes=0-9' } })).status"
    ) in (200, 206)
    assert page.evaluate("async () => (await fetch('app.pack?y=1')).status") == 200
    assert page.evaluate(KEPT) == kept
    session = visitor.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == f"{host.url}manifest.webmanifest"
    assert manifest["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in a private window, which cannot install anything.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_an_update_that_is_cut_off_changes_nothing_and_is_completed_the_next_time(
    visitor: BrowserContext, host: Host
) -> None:
    page = visit(visitor, host.url)
    first = version_of(host.folder)
    second = publish_second_version(host.folder)
    assert second != first
    host.cut = "static/style.css"
    page.evaluate(CHECK)
    wait_for(page, INSTALLING, False)
    host.away = True
    page.reload()
    started(page)
    assert page.evaluate(COLOUR) == ""
    assert page.evaluate(STATE) != "update"
    host.away, host.cut = False, ""
    host.asked.clear()
    page.evaluate(CHECK)
    expect(page.locator(UPDATE)).to_be_visible()
    assert set(host.asked) <= {"sw.js", "static/style.css", "static/app-icon.svg", ""}


@pytest.mark.parametrize(
    "each_browser", ["chromium", pytest.param("firefox", marks=pytest.mark.soak)], indirect=True
)
def test_an_update_is_offered_and_only_taken_when_the_player_says_so(
    each_browser: Context, host: Host
) -> None:
    context = each_browser(service_workers="allow")
    page = visit(context, host.url)
    page.get_by_role("button", name="Close").click()
    begin(page, seed="5")
    second = publish_second_version(host.folder)
    host.asked.clear()
    page.evaluate(CHECK)
    expect(page.locator(UPDATE)).to_have_text("A new version of the page is ready.")
    assert set(host.asked) == {"sw.js", "static/style.css", "static/app-icon.svg", ""}
    moment = page.locator("[data-decision]").get_attribute("data-decision")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[data-decision]")).to_have_attribute("data-decision", moment or "")
    page.reload()
    started(page)
    assert page.evaluate(COLOUR) == ""
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    started(page)
    assert page.evaluate(COLOUR) == "here"
    expect(page.locator("[data-decision]")).to_be_attached()
    wait_for(page, STATE, "ready")
    wait_for(page, f"async () => Object.keys(await ({KEPT})())", [second])
    host.away = True
    page.reload()
    started(page)
    assert page.evaluate(COLOUR) == "here"


@pytest.mark.parametrize("comes_back", [pytest.param("window", marks=pytest.mark.soak), "document"])
def test_a_page_that_stays_open_looks_for_an_update_when_it_is_used_again(
    visitor: BrowserContext, host: Host, comes_back: str
) -> None:
    """An hour later; the window of an installed page may be in sight all the time."""
    page = visit(visitor, host.url)
    publish_second_version(host.folder)
    event = {"window": "focus", "document": "visibilitychange"}[comes_back]
    page.evaluate(f"{comes_back}.dispatchEvent(new Event('{event}'))")
    page.wait_for_timeout(500)
    expect(page.locator(UPDATE)).to_have_count(0)
    page.evaluate("{ const now = performance.now(); performance.now = () => now + 3_600_001; }")
    page.evaluate(f"{comes_back}.dispatchEvent(new Event('{event}'))")
    expect(page.locator(UPDATE)).to_be_visible()


def test_a_page_of_the_old_version_keeps_its_files_for_as_long_as_it_is_open(
    visitor: BrowserContext, host: Host
) -> None:
    """And starts workers of its own."""
    first = version_of(host.folder)
    visit(visitor, host.url).close()
    old, new = visit(visitor, host.url), visit(visitor, host.url)
    with (host.folder / "static" / "thinking.mjs").open("a") as script:
        script.write("throw new Error('the second version');\n")
    second = publish_second_version(host.folder)
    new.evaluate(CHECK)
    with new.expect_navigation():
        new.get_by_role("button", name="Use it now").click()
    started(new)
    wait_for(new, STATE, "ready")
    expect(old.locator(UPDATE)).to_be_visible()
    host.away = True
    ask = "async version => (await fetch(`static/style.css?version=${version}`)).text()"
    assert "--version-two" not in old.evaluate(ask, first)
    assert "--version-two" in new.evaluate(ask, second)
    old.evaluate("() => window.wingspanStart.archive('reference')")
    workers_answer(old)
    assert [worker.url.split("=")[1] for worker in old.workers] == [first, first]
    assert set(new.evaluate(KEPT)) == {first, second}
    old.close()
    new.reload()
    started(new)
    wait_for(new, f"async () => Object.keys(await ({KEPT})())", [second])


def test_a_file_that_was_altered_on_its_way_is_never_kept(
    visitor: BrowserContext, host: Host
) -> None:
    host.altered = "static/app-icon.svg"
    page = visitor.new_page()
    page.add_init_script(NOTE_GIVEN_UP)
    page.goto(host.url)
    started(page)
    wait_for(page, "() => window.givenUp", True)
    kept = page.evaluate(KEPT)
    assert json.dumps(kept).count("app-icon.svg") == 0
    assert not any(url.endswith("?whole") for urls in kept.values() for url in urls)
    assert page.evaluate(STATE) == "none"
    host.altered = ""
    page.reload()
    started(page)
    wait_for(page, STATE, "ready")
