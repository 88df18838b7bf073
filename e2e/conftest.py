"""A real browser on the real page, which may talk to nobody but the server that it came from."""

import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from tools.serve import server

ROOT = Path(__file__).parents[1]
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@dataclass
class Watch:
    """What a page asked for and complained about."""

    host: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    @property
    def foreign(self) -> list[str]:
        """The requests that went to another host."""
        local = ("data", "blob", "about")
        return [
            url
            for url in self.requests
            if urlsplit(url).scheme not in local and urlsplit(url).netloc != self.host
        ]

    def follow(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.requests.append(request.url))
        context.on(
            "console",
            lambda message: (
                self.complaints.append(f"console: {message.text}")
                if message.type == "error"
                else None
            ),
        )
        context.on("weberror", lambda error: self.complaints.append(f"page: {error.error}"))


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The address of the built page, under a path as it is published, on a free port.

    Several workers do not build it at the same time: `make test-e2e` has done so before.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
    running = server(under="/wingspan/")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium, or else the one that Playwright brought."""
    running = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=CHROMIUM_ARGUMENTS
    )
    yield running
    running.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """The system's Firefox, or else the one that Playwright brought."""
    system = shutil.which("firefox-esr")
    try:
        running = playwright.firefox.launch(
            channel="moz-firefox" if system else None, executable_path=system
        )
    except Error as error:
        missing = error.message.splitlines()[0]
        pytest.skip(f"no Firefox (`make .build/firefox.stamp` looks for one): {missing}")
    yield running
    running.close()


@pytest.fixture(params=["chromium", "firefox"])
def each_browser(request: pytest.FixtureRequest) -> Browser:
    """A test that takes this runs in both."""
    name = {"chromium": "browser"}.get(request.param, request.param)
    return request.getfixturevalue(name)  # type: ignore[no-any-return]


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here: nothing stored, nothing cached, English."""
    new = browser.new_context(
        locale="en-GB", viewport={"width": 1280, "height": 900}, service_workers="block"
    )
    yield new
    new.close()


@pytest.fixture
def watch(context: BrowserContext, site_url: str) -> Watch:
    watch = Watch(urlsplit(site_url).netloc)
    watch.follow(context)
    return watch


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """An empty page; the test fails if it ends with an error or a request to another host.

    A test that provokes an error clears `watch.complaints` when it has seen what it expected.
    """
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    assert watch.foreign == []
    assert watch.complaints == []


@pytest.fixture
def game_page(page: Page, site_url: str) -> Page:
    """The page with Python started and its first view shown."""
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    return page


@pytest.fixture
def newcomer(browser: Browser, site_url: str) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own on the start page; called once a person.

    What is given to it is given to the browser's context. None of them may end with an error or
    a request to another host.
    """
    contexts: list[BrowserContext] = []
    watch = Watch(urlsplit(site_url).netloc)

    def come(**options: Any) -> Page:
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}}
        context = browser.new_context(service_workers="block", **{**usual, **options})
        contexts.append(context)
        watch.follow(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(site_url)
        page.wait_for_selector("html[data-phase]", state="attached")
        page.set_default_timeout(15_000)
        return page

    yield come
    for context in contexts:
        context.close()
    assert watch.foreign == []
    assert watch.complaints == []
