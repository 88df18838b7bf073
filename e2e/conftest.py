"""A real browser on the real page, which may contact no server but its own.

No test depends on a fast machine: each waits up to `PATIENCE` for what it expects to see.
"""

import os
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import chdir
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Keyboard,
    Page,
    Playwright,
    Request,
    WebError,
    expect,
    sync_playwright,
)

from e2e import evidence
from e2e.drivers import PATIENCE
from e2e.ready import ReadyPages
from e2e.versions import Host
from tools import chromium
from tools.serve import SITE, server

expect.set_options(timeout=PATIENCE)

FINGER = 20
"""Milliseconds for which a key is held down."""
MEMORY_OF_A_WORKER = 1_500_000_000
"""A generous estimate of a worker's memory in bytes: a browser whose pages each run a Python."""
RUNNING = pytest.StashKey[Path]()
"""The folder that this process's browsers run in, with their logs and core dumps."""
FAILED = pytest.StashKey[bool]()
"""Whether the test has failed."""
LENT = pytest.StashKey[list[Page]]()
"""The pages that have started before and were lent to the test."""
ROOT = Path(__file__).parents[1]
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
]


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker for each core, as far as memory permits."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return max(1, min(os.cpu_count() or 1, memory // MEMORY_OF_A_WORKER))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep evidence of every failure, even if the test is rerun."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
        shown = {} if report.when == "teardown" else {**getattr(item, "funcargs", {})}
        lent: list[Page] = item.stash.get(LENT, [])
        shown |= {f"lent {number}": page for number, page in enumerate(lent)}
        folder = evidence.keep(item.nodeid, shown, item.config.stash.get(RUNNING, None))
        (folder / "failure.txt").write_text(report.longreprtext, encoding="utf-8")
        report.user_properties.append(("evidence", str(folder)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print where the evidence is."""
    for outcome in ("failed", "error", "rerun"):
        for report in terminalreporter.stats.get(outcome, ()):
            for kind, where in getattr(report, "user_properties", ()):
                if kind == "evidence":
                    terminalreporter.write_line(f"{outcome}: {report.nodeid}: see {where}")


def absent(sentence: str) -> NoReturn:
    """Skip a test whose browser is missing; fail it if ``EVERY_BROWSER`` is set."""
    if os.environ.get("EVERY_BROWSER"):
        pytest.fail(sentence)
    pytest.skip(sentence)


FORGET = """async () => {
  localStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
}"""
COMPILE = """async (wasm) => {
  window.compiled = await WebAssembly.compileStreaming(fetch(wasm));
}"""


UNOPTIMIZED = "--js-flags=--liftoff-only"
"""Makes Chromium compile WebAssembly only once, quickly: no page of the tests lives long enough to
gain from optimized code, whose making takes a fifth of the tests' processor time.
"""


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Return a context of an English desktop browser with nothing stored or cached.

    Its user prefers reduced motion, because animations take as much processor time as the game.
    Tests of what moves emulate ``reduced_motion="no-preference"``.
    """
    usual = {
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 900},
        "service_workers": "block",
    }
    context = browser.new_context(**{**usual, **options})
    context.set_default_timeout(PATIENCE)
    return context


BY_THE_TESTS = re.compile("Service Worker registration blocked by Playwright")
"""Warnings that only a browser under test gives."""


@dataclass
class Watch:
    """The requests and errors of a page."""

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
        context.on("request", self._asked)
        context.on("console", self._told)
        context.on("weberror", self._broke)

    def leave(self, context: BrowserContext) -> None:
        """Stop following a context."""
        context.remove_listener("request", self._asked)
        context.remove_listener("console", self._told)
        context.remove_listener("weberror", self._broke)

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not BY_THE_TESTS.search(message.text):
            self.complaints.append(f"console: {message.text}")

    def _broke(self, error: WebError) -> None:
        self.complaints.append(f"page: {error.error}")


class Visitor:
    """A person with a browser context that successive tests use.

    All its pages run in one process, as the tabs of one site do. A page outside the game holds the
    compiled WebAssembly, so that later starts need not compile it again. Each test meets a visitor
    who has never been here, except for the files that the browser may cache.
    """

    def __init__(self, browser: Browser, site_url: str, options: dict[str, Any]) -> None:
        self.context = new_context(browser, **options)
        self.options = options
        self._holder = self.context.new_page()
        self._holder.goto(f"{site_url}licences/MIT.txt")
        self._holder.evaluate(COMPILE, f"{site_url}lib/pyodide/pyodide.asm.wasm")

    def come(self) -> BrowserContext:
        """Clear the storage and return the context."""
        self._holder.evaluate(FORGET)
        return self.context

    def go(self) -> None:
        """Close the test's pages and reset the context. Raises Error if the browser has crashed."""
        places = set()
        for page in self.context.pages:
            if page is not self._holder:
                places.add("{0.scheme}://{0.netloc}".format(urlsplit(page.url)))
                page.close()
        self.context.unroute_all()
        self.context.clear_permissions()
        self.context.set_offline(False)
        self._holder.evaluate(FORGET)
        if self.options.get("service_workers") == "allow":
            self._forget_workers(places)

    def _forget_workers(self, places: set[str]) -> None:
        """Clear these origins' storage and service workers; their servers may be gone."""
        session = self.context.new_cdp_session(self._holder)
        for place in places:
            session.send("Storage.clearDataForOrigin", {"origin": place, "storageTypes": "all"})
        session.detach()


class Visitors:
    """A pool of visitors: provides as many as a test needs and keeps them for the next test."""

    def __init__(self, browser: Browser, site_url: str) -> None:
        self._browser, self._site_url = browser, site_url
        self._waiting: list[Visitor] = []
        self._here: list[Visitor] = []

    def come(self, **options: Any) -> BrowserContext:
        """Return the context of a visitor whose browser has these options."""
        known = (other for other in self._waiting if other.options == options)
        visitor = next(known, None)
        if visitor is None:
            visitor = Visitor(self._browser, self._site_url, options)
        else:
            self._waiting.remove(visitor)
        self._here.append(visitor)
        return visitor.come()

    def go(self) -> None:
        """Return all visitors to the pool; drop those whose browser has crashed."""
        while self._here:
            visitor = self._here.pop()
            try:
                visitor.go()
            except Error:
                visitor.context.close()
            else:
                self._waiting.insert(0, visitor)


@pytest.fixture(scope="session", autouse=True)
def fingers() -> Iterator[None]:
    """Hold each key down for as long as a finger does: the page takes quicker ones for speech
    input.
    """
    press = Keyboard.press

    def as_a_finger_does(keyboard: Keyboard, key: str, *, delay: float = FINGER) -> None:
        press(keyboard, key, delay=delay)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Keyboard, "press", as_a_finger_does)
        yield


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The address of the built page: a free port, and the path under which it is published.

    Workers of pytest-xdist do not build it, lest they all do so at the same time: `make test-e2e`
    has built it before.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
    running = server(under="/wingspan/", cache="max-age=600")  # as GitHub Pages does
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/wingspan/"
    running.shutdown()
    running.server_close()


@pytest.fixture(scope="session")
def running_in(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for the browsers' logs and core dumps."""
    folder = tmp_path_factory.mktemp("browsers")
    request.config.stash[RUNNING] = folder
    evidence.allow_cores()
    return folder


@pytest.fixture(scope="session")
def playwright(running_in: Path) -> Iterator[Playwright]:
    """Playwright, started in that folder so that its browsers write their core dumps there."""
    with chdir(running_in):
        manager = sync_playwright()
        running = manager.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser(playwright: Playwright, running_in: Path) -> Iterator[Browser]:
    """The system's Chromium, or else Playwright's."""
    log = ["--enable-logging", f"--log-file={running_in / 'chromium.log'}"]
    running = playwright.chromium.launch(
        executable_path=chromium.installed(),
        args=[*CHROMIUM_ARGUMENTS, UNOPTIMIZED, *log],
        timeout=PATIENCE,
    )
    yield running
    running.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """The system's Firefox, or else Playwright's."""
    system = shutil.which("firefox-esr")
    try:
        running = playwright.firefox.launch(
            channel="moz-firefox" if system else None, executable_path=system, timeout=PATIENCE
        )
    except Error as error:
        missing = error.message.splitlines()[0]
        absent(f"no Firefox (`make .build/firefox.stamp` looks for one): {missing}")
    yield running
    running.close()


@pytest.fixture(scope="session")
def all_visitors(browser: Browser, site_url: str) -> Visitors:
    """The pool of visitors that all tests of this worker share."""
    return Visitors(browser, site_url)


@pytest.fixture
def visitors(all_visitors: Visitors) -> Iterator[Visitors]:
    """The pool of visitors; all of them are returned to it at the end of the test."""
    yield all_visitors
    all_visitors.go()


Context = Callable[..., BrowserContext]
"""Takes options of a browser and returns a context with nothing stored."""


@pytest.fixture(params=["chromium", "firefox"])
def each_browser(request: pytest.FixtureRequest) -> Iterator[Context]:
    """Run a test in both browsers."""
    if request.param == "chromium":
        yield request.getfixturevalue("visitors").come
        return
    firefox = request.getfixturevalue("firefox")
    contexts: list[BrowserContext] = []

    def come(**options: Any) -> BrowserContext:
        contexts.append(new_context(firefox, **options))
        return contexts[-1]

    yield come
    for context in contexts:
        context.close()


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(visitors: Visitors, site_url: str) -> Iterator[Page]:
    """An empty page on an upright phone with a touch screen only."""
    context = visitors.come(**PHONE)
    watch = Watch(urlsplit(site_url).netloc)
    watch.follow(context)
    yield context.new_page()
    watch.leave(context)
    assert watch.foreign == []
    assert watch.complaints == []


@pytest.fixture
def context(visitors: Visitors) -> BrowserContext:
    """The context that the test's own pages share."""
    return visitors.come()


@pytest.fixture
def watch(context: BrowserContext, site_url: str) -> Iterator[Watch]:
    watch = Watch(urlsplit(site_url).netloc)
    watch.follow(context)
    yield watch
    watch.leave(context)


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """An empty page; the test fails if the page reports an error or contacts another host.

    A test that provokes an error clears `watch.complaints` when it has seen what it expected.
    """
    yield context.new_page()
    assert watch.foreign == []
    assert watch.complaints == []


@pytest.fixture
def game_page(page: Page, site_url: str) -> Page:
    """The page with Python started and its first view shown."""
    page.goto(site_url)
    page.wait_for_selector("html[data-phase]", state="attached")
    return page


@pytest.fixture(scope="session")
def all_ready_pages(browser: Browser, site_url: str) -> ReadyPages:
    """The pages that all tests of this worker lend each other."""
    return ReadyPages(partial(new_context, browser), site_url)


@pytest.fixture
def ready_watch(site_url: str) -> Watch:
    """The requests and errors of the pages that have started before."""
    return Watch(urlsplit(site_url).netloc)


@pytest.fixture
def ready(
    request: pytest.FixtureRequest, all_ready_pages: ReadyPages, ready_watch: Watch
) -> Iterator[Callable[..., Page]]:
    """A function that returns a page that has started before (`e2e/ready.py`), as a first visit
    finds it. ``before`` is a script that ran before those of the page; its other options are those
    of the context. The test fails as it does with ``page``.
    """
    lent: list[Page] = []
    request.node.stash[LENT] = lent

    def lend(before: str = "", **options: Any) -> Page:
        lent.append(all_ready_pages.lend(before, **options))
        ready_watch.follow(lent[-1].context)
        return lent[-1]

    yield lend
    for page in lent:
        ready_watch.leave(page.context)
    said = ready_watch.foreign, ready_watch.complaints
    all_ready_pages.take_back(broken=request.node.stash.get(FAILED, False) or said != ([], []))
    assert said == ([], [])


@pytest.fixture
def ready_page(ready: Callable[..., Page]) -> Page:
    """The start page, on a page that has started before."""
    return ready()


@pytest.fixture
def newcomer(visitors: Visitors, site_url: str) -> Iterator[Callable[..., Page]]:
    """A function that opens the start page in a new person's own browser context.

    ``before`` is a script that runs before those of the page. Without ``opened``, the page is still
    empty. The other options are those of the context. The test fails if one of the pages reports an
    error or contacts another host.
    """
    lent: list[BrowserContext] = []
    watch = Watch(urlsplit(site_url).netloc)

    def come(before: str = "", *, opened: bool = True, **options: Any) -> Page:
        context = visitors.come(**options)
        lent.append(context)
        watch.follow(context)
        page = context.new_page()
        page.add_init_script(before)
        if opened:
            page.goto(site_url)
            page.wait_for_selector("html[data-phase]", state="attached")
        return page

    yield come
    for context in lent:
        watch.leave(context)
    assert watch.foreign == []
    assert watch.complaints == []


@pytest.fixture
def host(site_url: str, tmp_path: Path) -> Iterator[Host]:  # noqa: ARG001, the site is built
    """A copy of the built site, which a test may change, on a server that can be stopped."""
    shutil.copytree(SITE, tmp_path / "site")
    new = Host(tmp_path / "site")
    yield new
    new.close()


@pytest.fixture
def visitor(visitors: Visitors) -> BrowserContext:
    """A context that allows service workers."""
    return visitors.come(service_workers="allow")
