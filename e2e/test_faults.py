"""Every file of the site, broken in every way: the page starts without it or says so.

Each file is broken as a server, a network or a cache might break it, at the first start and at an
update; then it is served whole again. `make test` tries one fault for each file that the start
needs and, at an update, for one file of each kind; `make soak` tries all faults of all files.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from e2e.versions import CHECK, COLOUR, STATE, UPDATE, version_of, visit, wait_for
from tools.serve import SITE, Handler, server
from tools.site import OTHER_LANGUAGES, VERSION, digests, write_worker

INSTEAD = b"<!doctype html><title>Sign in</title><p>Welcome to this network.</p>"
FAULTS = ("404", "500", "html", "truncated", "altered")
ESSENTIAL = (
    "app.pack",
    "lib/idiomorph.mjs",
    "lib/library.pack",
    "lib/pyodide/pyodide.asm.mjs",
    "lib/pyodide/pyodide.asm.wasm",
    "lib/pyodide/pyodide.mjs",
    "lib/pyscript/core.js",
    "static/first-view.js",
    "static/hold.mjs",
    "static/journal.mjs",
    "static/morph.mjs",
    "static/pack.mjs",
    "static/page.mjs",
    "static/pointing.mjs",
    "static/pyscript.mjs",
    "static/python.mjs",
    "static/sanitize.js",
    "static/start.js",
    "static/style.css",
    "static/tips.mjs",
)
"""Files that the page cannot start without, whatever their fault."""

OUTCOME = "html[data-phase], #start-failed"
BROKEN = '#offline:visible [data-when="broken"]'
CHOSEN = "packs => Promise.all(packs.map(async pack => (await fetch(pack)).ok))"
"""Has languages kept: a version is gathered with those that somebody has chosen."""
FAILED = "Boolean(document.querySelector('#start-failed'))"


class FaultyHost:
    """A site whose server breaks files; browsers may cache responses for ten minutes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: dict[str, str] = {}
        host = self

        class Line(Handler):
            def do_GET(self) -> None:
                name = urlsplit(self.path).path.removeprefix("/wingspan/") or "index.html"
                if fault := host.broken.get(name):
                    self.send_broken(host.folder / name, fault)
                else:
                    super().do_GET()

            def send_broken(self, path: Path, fault: str) -> None:
                content = INSTEAD
                if fault == "truncated":
                    content = path.read_bytes()[: path.stat().st_size // 2]
                elif fault == "altered":
                    content = altered(path.read_bytes())
                instead = content is INSTEAD
                self.send_response(int(fault) if fault.isdigit() else 200)
                self.send_header("Content-Type", "text/html" if instead else self.guess_type(path))
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

        self.running = server(folder, under="/wingspan/", cache="max-age=600", kind=Line)
        threading.Thread(target=self.running.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.running.server_address[1]}/wingspan/"

    def close(self) -> None:
        self.running.shutdown()
        self.running.server_close()


def altered(content: bytes) -> bytes:
    """Return the content with every 500th byte changed, at least one."""
    spoilt = bytearray(content)
    for place in range(min(len(spoilt) // 2, 499), len(spoilt), 500):
        spoilt[place] ^= 1
    return bytes(spoilt)


@pytest.fixture
def host(site_url: str, tmp_path: Path) -> Iterator[FaultyHost]:  # noqa: ARG001, the site is built
    shutil.copytree(SITE, tmp_path / "site")
    new = FaultyHost(tmp_path / "site")
    yield new
    new.close()


@pytest.fixture
def strangers(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """A function that closes its last context and returns a new one."""
    contexts: list[BrowserContext] = []

    def come(**options: object) -> BrowserContext:
        for context in contexts:
            context.close()
        contexts[:] = [browser.new_context(locale="en-GB", **options)]  # type: ignore[arg-type]
        return contexts[0]

    yield come
    for context in contexts:
        context.close()


def asked_for(folder: Path) -> list[str]:
    """Return the files that the page may request."""
    return sorted(name for name in digests(folder) if name != "index.html")


def one_of_each_kind(files: list[str]) -> list[str]:
    """Return one file for each folder and suffix.

    The service worker fetches all files of a version from one list, whatever they are.
    """
    kinds = {(Path(file).parent, Path(file).suffix): file for file in reversed(files)}
    return sorted(kinds.values())


def loads(file: str) -> bool:
    """Whether a file is loaded at the start."""
    return file in ESSENTIAL or file.startswith("lib/")


def first_start(context: BrowserContext, host: FaultyHost) -> str:
    """Start with the fault and again without it; return what is wrong, or ""."""
    case = " and ".join(f"{file} × {fault}" for file, fault in host.broken.items())
    essential = [file for file in host.broken if file in ESSENTIAL]
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(host.url)
    page.wait_for_selector(OUTCOME, state="attached")
    said = page.locator("#start-failed")
    with suppress(Error):
        if essential:  # that the style is broken may come to light just after the first view
            said.wait_for(timeout=5_000)
    failed = page.evaluate(FAILED)
    if essential and not failed:
        return f"{case}: started without saying anything"
    if failed:
        text = said.inner_text()
        if "could not be started" not in text or "[object" in text:
            return f"{case}: {text}"
        for file in essential:
            expect(said, f"{case} is not named").to_contain_text(file, timeout=30_000)
    host.broken = {}
    if failed:
        with page.expect_navigation(wait_until="commit"):
            page.get_by_role("button", name="Reload the page").click()
    else:
        page.reload()
    page.wait_for_selector(OUTCOME, state="attached")
    still = page.evaluate(FAILED)
    page.close()
    return f"{case}: is not over when it is over" if still else ""


def broken_update(page: Page, host: FaultyHost, file: str, fault: str) -> str:
    """Publish a version in which a file is new and broken; return what is wrong, or ""."""
    case = f"{file} × {fault}"
    host.broken = {file: fault}
    path = host.folder / file
    whole, worker, index = (
        part.read_bytes() for part in (path, host.folder / "sw.js", host.folder / "index.html")
    )
    path.write_bytes(whole + b"\n")
    publish(host.folder)
    page.evaluate("document.getElementById('offline-close').click()")
    page.evaluate(CHECK)
    expect(page.locator(BROKEN), case).to_be_visible(timeout=30_000)
    state = page.evaluate(STATE)
    path.write_bytes(whole)
    (host.folder / "sw.js").write_bytes(worker)
    (host.folder / "index.html").write_bytes(index)
    return "" if state == "ready" else f"{case}: {state}"


def publish(folder: Path) -> str:
    """Publish the site's files as a new version; return its name."""
    index = folder / "index.html"
    text = index.read_text()
    index.write_text(text.replace(VERSION.format(version_of(folder)), VERSION.format("")))
    write_worker(folder)
    return version_of(folder)


STYLE = "static/style.css"


def in_groups(files: Sequence[str]) -> list[dict[str, str]]:
    """Return the files with a fault each, up to four at a time.

    No file of a group keeps another from being requested. The style is alone: without it nothing
    else is requested.
    """
    faults = dict(zip(files, cycle(FAULTS), strict=False))
    rest = [file for file in files if file != STYLE]
    number = -(-len(rest) // 4)
    groups = [[STYLE], *(rest[first::number] for first in range(number))]
    return [{file: faults[file] for file in group} for group in groups]


@pytest.mark.parametrize("part", range(2))
def test_a_broken_file_is_said_at_the_first_start_and_a_reload_fetches_it_afresh(
    context: BrowserContext, part: int
) -> None:
    """Each case has its own address, for which the browser has cached nothing.

    The other files that Python and PyScript load are broken all at once; `make soak` breaks them
    one by one.
    """
    wrong = []
    others = [file for file in asked_for(SITE) if loads(file) and file not in ESSENTIAL]
    cases = in_groups(ESSENTIAL)
    cases.append(dict(zip(others, cycle(FAULTS), strict=False)))
    for broken in cases[part::2]:
        host = FaultyHost(SITE)
        host.broken = broken
        wrong.append(first_start(context, host))
        host.close()
    assert [said for said in wrong if said] == []


def test_the_page_starts_without_pictures_letters_licences_and_what_is_fetched_later(
    context: BrowserContext, host: FaultyHost
) -> None:
    """All are broken at once; `make soak` breaks one after the other."""
    others = [file for file in asked_for(host.folder) if not loads(file)]
    host.broken = dict(zip(others, cycle(FAULTS), strict=False))
    page = context.new_page()
    page.goto(host.url)
    page.wait_for_selector(OUTCOME, state="attached", timeout=60_000)
    assert page.evaluate(FAILED) is False
    host.broken = {}
    page.reload()
    page.wait_for_selector(OUTCOME, state="attached", timeout=60_000)
    assert page.evaluate(FAILED) is False


def test_a_page_that_is_cut_off_says_so(context: BrowserContext, host: FaultyHost) -> None:
    host.broken = {"index.html": "truncated"}
    page = context.new_page()
    page.goto(host.url)
    failed = page.locator("#start-failed")
    expect(failed).to_contain_text("page itself arrived incomplete", timeout=30_000)
    host.broken = {}
    page.get_by_role("button", name="Reload the page").click()
    page.wait_for_selector("html[data-phase]", state="attached", timeout=60_000)


def test_a_broken_file_of_an_update_leaves_the_version_before_and_is_said(
    visitor: BrowserContext, host: FaultyHost
) -> None:
    page = visit(visitor, host.url)
    wrong = []
    files = one_of_each_kind(asked_for(host.folder))
    for file, fault in zip(files, cycle(FAULTS), strict=False):
        wrong.append(broken_update(page, host, file, fault))
    assert [said for said in wrong if said] == []
    host.broken = {}
    page.reload()
    wait_for(page, STATE, "ready")
    with (host.folder / "static" / "style.css").open("a") as style:
        style.write("\n:root { --version-two: here; }\n")
    publish(host.folder)
    page.evaluate(CHECK)
    expect(page.locator(UPDATE)).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    page.wait_for_selector("html[data-phase]", state="attached")
    assert page.evaluate(COLOUR) == "here"


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
def test_every_file_with_every_fault_at_the_first_start(
    strangers: Callable[..., BrowserContext], host: FaultyHost, fault: str
) -> None:
    wrong = []
    for file in asked_for(host.folder):
        host.broken = {file: fault}
        wrong.append(first_start(strangers(service_workers="block"), host))
    assert [said for said in wrong if said] == []


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
def test_every_file_with_every_fault_at_an_update(
    strangers: Callable[..., BrowserContext], host: FaultyHost, fault: str
) -> None:
    page = visit(strangers(), host.url)
    page.evaluate(CHOSEN, [f"{language}.pack" for language in OTHER_LANGUAGES])
    wrong = []
    for file in asked_for(host.folder):
        wrong.append(broken_update(page, host, file, fault))
    assert [said for said in wrong if said] == []
