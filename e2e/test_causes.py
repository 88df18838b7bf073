"""Every cause for which the page cannot start, named by the page; and hosts that it copes with."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Watch
from e2e.playing import begin, in_python
from e2e.test_start import SCRIPT
from tools.serve import SITE, Handler, Server, server
from tools.site import before_python

SAID = before_python("watch")

Provoke = Callable[[Page], object]


def says(
    page: Page, sentence: str, *details: str, language: str = "en", goes_on: bool = False
) -> None:
    """Expect what is said of a start that failed, with its lines beneath. ``goes_on``: Python
    starts all the same, sooner or later, and the page only looks broken.
    """
    said = re.escape(SAID[language][sentence]).replace(re.escape("{what}"), ".+")
    expect(page.locator("#start-failed p")).to_have_text(re.compile(said))
    for detail in details:
        expect(page.locator("#start-detail")).to_contain_text(detail)
    if not goes_on:
        expect(page.locator("#loading, #start-form")).to_have_count(0)


def before(script: str) -> Provoke:
    """Change the browser before the page's scripts run."""
    return lambda page: page.add_init_script(script)


def served(file: str, **how: object) -> Provoke:
    """Serve a file otherwise: ``status``, ``content_type``, ``body``; or abort it."""

    def answer(route: Route) -> None:
        if not how:
            route.abort()
        elif "content_type" in how and "body" not in how:
            route.fulfill(response=route.fetch(), **how)  # type: ignore[arg-type]
        else:
            route.fulfill(**how)  # type: ignore[arg-type]

    return lambda page: page.route(f"**/{file}", answer)


def policy(more: str) -> Provoke:
    """Send a policy along with the page."""

    def add(route: Route) -> None:
        response = route.fetch()
        headers = {**response.headers, "content-security-policy": more}
        route.fulfill(response=response, headers=headers)

    return lambda page: page.route(lambda url: urlsplit(url).path.endswith("/wingspan/"), add)


def main(program: str) -> Provoke:
    """Let the page's program do that before it starts the page."""

    def spoil(route: Route) -> None:
        body = route.fetch().text()
        assert body.count("    start()\n") == 1
        route.fulfill(body=body.replace("    start()\n", f"    {program}\n"))

    return lambda page: page.route(lambda url: urlsplit(url).path.endswith("/wingspan/"), spoil)


def refusing(error: str, *names: str) -> Provoke:
    """Let functions of WebAssembly fail with an error."""
    return before(
        "".join(f"WebAssembly.{name} = async () => {{ throw {error}; }};" for name in names)
    )


INSTANCES = ("instantiate", "instantiateStreaming")
CODE = ("compile", "compileStreaming", *INSTANCES)


NO_SHARED_MEMORY = """
const { Memory } = WebAssembly;
WebAssembly.Memory = function (how) {
  if (how.shared) throw new TypeError("shared memory is disabled");
  return new Memory(how);
};
"""


def no_exceptions(page: Page) -> None:
    page.add_init_script("delete WebAssembly.Exception;")
    refusing("new WebAssembly.CompileError('invalid opcode 0x6')", *CODE)(page)


OUT_OF_MEMORY = (
    "new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new"
    " instance')"
)
WEB_PAGE = "<!doctype html><title>Sign in</title>"
PYSCRIPT = "static/pyscript.mjs"

ALIKE = (
    "WebAssembly that is no object",
    "WebAssembly without instances",
    "no shared memory",
    "a policy against the game's file",
    "memory refused to the code",
    "modules without a type",
    "a style as text",
    "a damaged script",
    "a damaged program",
)
"""Causes that are told like others."""
CAUSES: dict[str, tuple[Provoke, str, str]] = {
    "no WebAssembly": (before("delete globalThis.WebAssembly"), "off", ""),
    "WebAssembly that is no object": (
        before("Object.defineProperty(globalThis, 'WebAssembly', {value: undefined})"),
        "off",
        "",
    ),
    "WebAssembly without instances": (before("delete WebAssembly.instantiate"), "off", ""),
    "no exceptions": (no_exceptions, "old", "opcode"),
    "no decompression": (before("delete globalThis.DecompressionStream"), "old", ""),
    "no shared memory": (before(NO_SHARED_MEMORY), "old", "shared memory"),
    "a policy against WebAssembly": (policy("script-src 'self' 'unsafe-inline'"), "policy", ""),
    "a policy against the game's file": (
        policy("connect-src http://127.0.0.1:*/lib/"),
        "policy",
        "/wingspan/",
    ),
    "memory refused to the instance": (refusing(OUT_OF_MEMORY, *INSTANCES), "memory", "Range"),
    "memory refused to the code": (
        refusing("new RangeError('Out of memory: wasm code commit')", *CODE),
        "memory",
        "Range",
    ),
    "memory refused to Python": (main("raise MemoryError"), "memory", "MemoryError"),
    "a script that does not arrive": (served(PYSCRIPT), "lost", f"{PYSCRIPT} did not arrive."),
    "a program that is not there": (
        served("app.pack", status=404),
        "lost",
        "app.pack did not arrive: the server answered 404.",
    ),
    "a page instead of a module": (
        served("lib/pyodide/pyodide.mjs", body=WEB_PAGE, content_type="text/html"),
        "lost",
        "lib/pyodide/pyodide.mjs did not arrive: the server sent a web page instead.",
    ),
    "modules as text": (
        served("static/*.mjs", content_type="text/plain"),
        "mistyped",
        "static/python.mjs arrived with the type text/plain.",
    ),
    "modules without a type": (
        served("lib/pyodide/*.mjs", content_type="application/octet-stream"),
        "mistyped",
        "lib/pyodide/pyodide.mjs arrived with the type application/octet-stream.",
    ),
    "a style as text": (
        served("static/style.css", content_type="text/plain"),
        "mistyped",
        "static/style.css arrived with the type text/plain.",
    ),
    "a damaged script": (
        served("static/start.js", body="(() => {", content_type=SCRIPT),
        "damaged",
        "static/start.js arrived incomplete",
    ),
    "a damaged module": (
        served("static/python.mjs", body="export {};", content_type=SCRIPT),
        "damaged",
        "static/python.mjs arrived incomplete",
    ),
    "a damaged program": (
        served("app.pack", body="PK", content_type="application/octet-stream"),
        "damaged",
        "app.pack arrived incomplete",
    ),
    "a program that fails": (main("1 / 0"), "failed", "ZeroDivisionError"),
}


@pytest.mark.parametrize(
    "what",
    [pytest.param(what, marks=pytest.mark.soak if what in ALIKE else ()) for what in CAUSES],
)
def test_a_start_that_fails_names_its_cause(
    page: Page, site_url: str, watch: Watch, what: str
) -> None:
    provoke, sentence, detail = CAUSES[what]
    provoke(page)
    page.goto(site_url)
    only_unstyled = what == "a style as text"
    says(page, sentence, *filter(None, [detail]), goes_on=only_unstyled)
    if not only_unstyled:
        expect(page.locator("#root")).to_have_count(0)
    if detail.endswith(("type text/plain.", "octet-stream.")):
        assert "did not arrive" not in page.locator("#start-detail").inner_text()
    watch.complaints.clear()


@pytest.mark.parametrize(
    "what",
    [
        pytest.param("no WebAssembly", marks=pytest.mark.soak),
        pytest.param("no exceptions", marks=pytest.mark.soak),
        "modules as text",
    ],
)
def test_the_cause_is_named_in_french(page: Page, site_url: str, watch: Watch, what: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', {value: ['fr']})")
    provoke, sentence, _ = CAUSES[what]
    provoke(page)
    page.goto(site_url)
    says(page, sentence, language="fr")
    watch.complaints.clear()


def test_what_a_browser_lacks_is_named_with_the_versions_that_have_it(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.add_init_script("delete globalThis.DecompressionStream; delete Object.hasOwn;")
    page.goto(site_url)
    expect(page.locator("#start-failed p")).to_contain_text(
        "It lacks: DecompressionStream, Object.hasOwn. The game needs at least Chrome or Edge 123,"
        " Firefox 121 or Safari 17.5."
    )
    watch.complaints.clear()


def test_the_watch_uses_no_syntax_that_old_browsers_do_not_know() -> None:
    """Chrome 58, Firefox 52 and Safari 10.1 know all of ECMAScript 2017."""
    index = (SITE / "index.html").read_text()
    script = re.sub(r'"(?:[^"\\]|\\.)*"', '""', index.split("<script>")[1].split("</script>")[0])
    assert "wingspanWatch" in script
    chains, others = (r"\?\.[^\d]", r"\?\?"), (r"catch\s*\{", r"\d_\d", r"\{\s*\.\.\.", r"\*\*")
    for younger in (*chains, *others):
        assert re.search(younger, script) is None, younger


@pytest.mark.parametrize("rest", [pytest.param("", marks=pytest.mark.soak), "#w=bird.mallard"])
def test_a_page_opened_as_a_file_says_so(page: Page, watch: Watch, rest: str) -> None:
    page.goto(f"{(SITE / 'index.html').as_uri()}{rest}")
    says(page, "file")
    assert {urlsplit(url).scheme for url in watch.requests} == {"file"}
    watch.requests.clear()
    watch.complaints.clear()


# hosts


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("application/octet-stream", marks=pytest.mark.soak),
        pytest.param("text/plain; charset=utf-8", marks=pytest.mark.soak),
        pytest.param("text/html", marks=pytest.mark.soak),
        "",
    ],
)
def test_webassembly_of_another_type_starts_all_the_same(
    page: Page, site_url: str, kind: str
) -> None:
    served("pyodide.asm.wasm", content_type=kind)(page)
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=start]", state="attached")
    expect(page.locator("#start-failed")).to_have_count(0)


def test_a_browser_that_does_not_compile_while_it_loads_starts_all_the_same(
    page: Page, site_url: str
) -> None:
    page.add_init_script(
        "delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming;"
    )
    page.goto(site_url)
    page.wait_for_selector("html[data-phase=start]", state="attached")
    expect(page.locator("#start-failed")).to_have_count(0)


def test_a_broken_webassembly_of_another_type_is_no_python(
    page: Page, site_url: str, watch: Watch
) -> None:
    served("pyodide.asm.wasm", body="\0asm", content_type="text/plain")(page)
    page.goto(site_url)
    says(page, "damaged", "lib/pyodide/pyodide.asm.wasm arrived incomplete")
    watch.complaints.clear()


@pytest.fixture
def folder(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address, without its slash, of a folder whose server sends the page there as well.

    With the parameter True the server takes the slash away again.
    """
    takes_away = getattr(request, "param", False)

    class Host(Handler):
        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            if takes_away and path == "/a/wing.span/":
                self.send_response(301)
                self.send_header("Location", "/a/wing.span")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            if path == "/a/wing.span":
                self.path = "/a/wing.span/index.html"
            super().do_GET()

    running: Server = server(under="/a/wing.span/", kind=Host)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/a/wing.span"
    running.shutdown()
    running.server_close()


@pytest.mark.parametrize(
    "rest",
    [
        pytest.param("", marks=pytest.mark.soak),
        pytest.param("?from=there", marks=pytest.mark.soak),
        "?a=b#w=bird.mallard",
    ],
)
def test_a_folder_opened_without_its_slash_is_opened_with_it(
    page: Page, folder: str, watch: Watch, rest: str
) -> None:
    watch.host, visited = urlsplit(folder).netloc, []
    page.on("framenavigated", lambda frame: visited.append(frame.url))
    page.goto(folder + rest)
    page.wait_for_selector("html[data-phase]", state="attached")
    expect(page.locator("#start-failed")).to_have_count(0)
    assert visited[:2] == [folder + rest, f"{folder}/{rest}"]
    watch.complaints.clear()


@pytest.mark.parametrize("folder", [True], indirect=True)
def test_a_server_that_takes_the_slash_away_is_told_of(
    page: Page, folder: str, watch: Watch
) -> None:
    watch.host = urlsplit(folder).netloc
    page.goto(f"{folder}/")
    says(page, "slash")
    expect(page.locator("#start-failed p")).to_contain_text("redirect it to /a/wing.span/.")
    watch.complaints.clear()


# memory


NOT_EVEN_SAID = """
from wingspan.ui.loop import app

def broken(*args: object) -> None:
    raise AttributeError("nothing is left to mend with")

app.mended = broken
"""


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.soak)])
@pytest.mark.parametrize("how", ["Python ends", "an error cannot be told"])
def test_python_that_stops_in_the_middle_of_a_game_is_told_of(
    ready_page: Page, ready_watch: Watch, language: str, how: str
) -> None:
    """The game was saved; the table stays where it was."""
    page = ready_page
    begin(page, seed="7")
    page.evaluate("language => { document.documentElement.lang = language; }", language)
    if how == "Python ends":
        page.evaluate(
            """async () => {
              const { _api } = await window.wingspanStart.python;
              try { _api.fatal_error(new RangeError("Out of memory")); } catch {}
            }"""
        )
    else:
        in_python(page, NOT_EVEN_SAID)
        page.keyboard.press("?")
    said = SAID[language]
    expect(page.locator("#start-failed h2")).to_have_text(said["over"])
    expect(page.locator("#start-failed p")).to_have_text(said["stopped"])
    expect(page.locator("#start-failed")).to_be_in_viewport()
    expect(page.locator(".table")).to_be_visible()
    ready_watch.complaints.clear()
    with page.expect_navigation():
        page.locator("#start-reload").click()
    page.wait_for_selector("html[data-phase=play]", state="attached")
    ready_watch.complaints.clear()
