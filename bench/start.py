"""Measure how soon the page shows its first view, and what it transfers: `python -m bench.start`.

The same run measures two other pages: bare Pyodide, which is the unchanged npm package with
msgspec's wheel, and the same game under PyScript, both unchanged from npm. This machine serves all
three, and they are loaded in turn. Each cold start happens in a new browser; the warm start is the
third load in that browser, when the page's service worker has kept the page. Every start begins at
an empty page, as in a new tab: what a page does when it is left belongs to no start. First visits
are also measured over a line of 10 Mbit/s with 40 ms latency, compressed as a static host would.

The marks are the steps of the page's start: "page" (the document is read), "python" (Python is
there), "rules" (the modules of the start page are imported), "table" (the form answers).
"""

import argparse
import gzip
import hashlib
import json
import platform
import re
import shutil
import statistics
import tempfile
import threading
from functools import cache
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from playwright.sync_api import Page, Playwright, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from tools import chromium
from tools.serve import SITE, Handler, server

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "node_modules"
PATIENCE, PAUSE = 90_000, 20  # milliseconds
BARE, STOCK, OURS = "bare Pyodide and msgspec", "stock PyScript, same game", "the page"
LINE = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 1.25e6}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm"}
BARE_PAGE = """<!doctype html><title>bare</title><script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const python = await loadPyodide({{ packages: [new URL("{wheel}", location).href] }});
python.runPython("import msgspec; msgspec.json.encode([1])");
document.documentElement.dataset.phase = "start";
</script>"""
STOCK_CONFIGURATION = """interpreter = "./pyodide/pyodide.mjs"
packages = ["msgspec"]
packages_cache = "passthrough"
[files]
"./app.zip" = "./*"
"""
NOTE_FIRST_VIEW = """new MutationObserver((_, observer) => {
    if (!document.documentElement.dataset.phase) return;
    observer.disconnect();
    window.firstView = performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-phase"] });"""
MARKS = """() => Object.fromEntries(performance.getEntriesByType('mark')
    .filter(({ name }) => name.startsWith('wingspan '))
    .map(({ name, startTime }) => [name.slice(9), startTime]))"""
STEPS = ("page", "python", "rules", "table")
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"

Times = dict[str, dict[str, list[float]]]


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class StaticHost(Handler):
    """Compresses what GitHub Pages compresses."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or not path.exists():
            super().do_GET()
            return
        content = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def wheel() -> Path:
    """Return the wheel of msgspec for the browser's Python."""
    (found,) = (ROOT / ".build" / "wheels" / "page").glob("msgspec-*.whl")
    return found


def write_lock(path: Path) -> None:
    """Reduce Pyodide's list of packages to msgspec, whose wheel lies beside it."""
    stock = json.loads(path.read_text())
    msgspec = stock["packages"]["msgspec"] | {
        "file_name": wheel().name,
        "sha256": hashlib.sha256(wheel().read_bytes()).hexdigest(),
        "version": wheel().name.split("-")[1],
    }
    path.write_text(json.dumps({"info": stock["info"], "packages": {"msgspec": msgspec}}))


STOCK_START = """<script type="module">
import { hooks } from "./pyscript/core.js";
import * as page from "./static/page.mjs";
hooks.main.onReady.add(({ interpreter }) => interpreter.registerJsModule("page_scripts", page));
</script>"""


def bare_page(folder: Path) -> None:
    shutil.copytree(MODULES / "pyodide", folder)
    shutil.copyfile(wheel(), folder / wheel().name)
    (folder / "index.html").write_text(BARE_PAGE.format(wheel=wheel().name))


def stock_page(folder: Path) -> None:
    """Build our page without our start: PyScript does everything, from sources in a zip."""
    shutil.copytree(SITE / "static", folder / "static")
    shutil.copytree(MODULES / "pyodide", folder / "pyodide")
    shutil.copytree(MODULES / "@pyscript" / "core" / "dist", folder / "pyscript")
    shutil.copyfile(wheel(), folder / "pyodide" / wheel().name)
    write_lock(folder / "pyodide" / "pyodide-lock.json")
    (folder / "lib").mkdir()
    shutil.copyfile(SITE / "lib" / "idiomorph.mjs", folder / "lib" / "idiomorph.mjs")
    with ZipFile(folder / "app.zip", "w", ZIP_DEFLATED) as archive:
        for pattern in ("wingspan/**/*.py", "static/cards/*.json"):
            for path in sorted(ROOT.glob(pattern)):
                archive.write(path, path.relative_to(ROOT))
    (folder / "main.py").write_text("from wingspan.ui.loop.start import start\nstart()\n")
    (folder / "pyscript.toml").write_text(STOCK_CONFIGURATION)
    html = (ROOT / "index.html").read_text()
    html = re.sub(r'<meta http-equiv="Content-Security-Policy".*?>\n', "", html)
    html = re.sub(r'<link rel="(module)?preload".*?>\n', "", html)
    html = re.sub(r'<script src="./static/(watch|sanitize|first-view).js"></script>\n', "", html)
    # Nothing is left to fetch later: the zip holds everything.
    html = html.replace(
        '<script src="./static/start.js"></script>',
        "<script>window.wingspanStart ="
        " { archive: async () => {}, early: () => ['table'] }</script>",
    )
    html = html.replace('<script type="module" src="./static/pyscript.mjs"></script>', STOCK_START)
    (folder / "index.html").write_text(html)


def wait_for(page: Page, question: str) -> float:
    """Evaluate ``question`` in the page until it gives a number, and return that.

    Raises TimeoutError.
    """
    for _ in range(PATIENCE // PAUSE):
        if found := page.evaluate(question):
            return float(found)
        page.wait_for_timeout(PAUSE)
    raise TimeoutError(f"{page.url}: {question} is still {found!r}")


def marks(page: Page, visit: str) -> dict[str, float]:
    """Return the milliseconds of each step of the page's start; none on other pages."""
    reached: dict[str, float] = page.evaluate(MARKS)
    return {f"{visit} {step}": reached[step] for step in STEPS if step in reached}


def visit(playwright: Playwright, url: str, *, kept: bool) -> dict[str, float]:
    """Return milliseconds to the first view, cold and warm, and to the first paint, warm."""
    browser = playwright.chromium.launch(
        executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
    )
    page = browser.new_page()
    page.add_init_script(NOTE_FIRST_VIEW)
    page.goto(url)
    times = {"cold": wait_for(page, "() => window.firstView")}
    times |= marks(page, "cold")
    if kept:
        wait_for(page, "() => document.documentElement.dataset.offline === 'ready'")
    for _ in range(2):
        page.wait_for_timeout(400)
        page.goto("about:blank")
        page.wait_for_timeout(400)
        page.goto(url)
        times["warm"] = wait_for(page, "() => window.firstView")
        times |= marks(page, "warm")
    times["painted"] = float(page.evaluate(PAINTED))
    browser.close()
    return times


def first_visit(playwright: Playwright, url: str) -> dict[str, float]:
    """Return milliseconds to the first view over a slow line, and the bytes received by then."""
    browser = playwright.chromium.launch(
        executable_path=chromium.installed(), args=CHROMIUM_ARGUMENTS
    )
    page = browser.new_context(service_workers="block").new_page()
    page.add_init_script(NOTE_FIRST_VIEW)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    page.goto(url)
    times = {"slow": wait_for(page, "() => window.firstView")}
    times |= marks(page, "slow")
    times["painted slow"] = float(page.evaluate(PAINTED))
    times["bytes"] = sum(came)
    browser.close()
    return times


def measure(runs: int) -> Times:
    """Return the times of each page, measured in alternation."""
    results: Times = {}
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folders = {BARE: Path(temporary, "bare"), STOCK: Path(temporary, "stock"), OURS: SITE}
        bare_page(folders[BARE])
        stock_page(folders[STOCK])
        # As on GitHub Pages, the browser may keep what it has loaded for ten minutes.
        servers = [
            server(folder, cache="max-age=600", kind=StaticHost) for folder in folders.values()
        ]
        for running in servers:
            threading.Thread(target=running.serve_forever, daemon=True).start()
        for run in range(runs):
            for name, running in zip(folders, servers, strict=True):
                url = f"http://127.0.0.1:{running.server_address[1]}/"
                times = visit(playwright, url, kept=name == OURS)
                if run < (runs + 1) // 2:
                    times |= first_visit(playwright, url)
                for kind, time in times.items():
                    results.setdefault(name, {}).setdefault(kind, []).append(time)
        for running in servers:
            running.shutdown()
            running.server_close()
    return results


def table(results: Times) -> str:
    lines = [
        "| start | cold, ms | ratio | warm, ms | ratio | 10 Mbit/s, ms | ratio | MB by then |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, times in results.items():
        cells = [name]
        for kind, against in (("cold", BARE), ("warm", BARE), ("slow", STOCK)):
            median = statistics.median(times[kind])
            ratio = median / statistics.median(results[against][kind])
            cells += [f"{median:.0f}", f"{ratio:.2f}"]
        cells.append(f"{statistics.median(times['bytes']) / 1e6:.2f}")
        lines.append(f"| {' | '.join(cells)} |")
    painted = {kind: statistics.median(results[OURS][kind]) for kind in ("painted", "painted slow")}
    lines += [
        "",
        f"First paint of the page: {painted['painted']:.0f} ms warm,"
        f" {painted['painted slow']:.0f} ms on a first visit at 10 Mbit/s.",
    ]
    lines += ["", "| steps of the page, ms | " + " | ".join(STEPS) + " |", "|---" * 5 + "|"]
    for visit, called in (("cold", "cold"), ("warm", "warm"), ("slow", "10 Mbit/s")):
        steps = (statistics.median(results[OURS][f"{visit} {step}"]) for step in STEPS)
        lines.append(f"| {called} | {' | '.join(f'{step:.0f}' for step in steps)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    print(f"Start of the page, medians of {runs} runs, Chromium, {platform.machine()}\n")
    print(table(measure(runs)))


if __name__ == "__main__":
    main()
