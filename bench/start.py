"""How soon the page shows its first view, against bare Pyodide: `python -m bench.start`.

Bare is the npm package as it comes, and msgspec's wheel. Both are loaded from this machine in turn,
each cold start in a browser of its own that has never run, each warm start the second load in it.
"""

import argparse
import platform
import shutil
import statistics
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from e2e.conftest import CHROMIUM_ARGUMENTS
from tools.serve import SITE, server

ROOT = Path(__file__).parents[1]
BARE_PAGE = """<!doctype html><title>bare</title><script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const python = await loadPyodide({{ packages: [new URL("{wheel}", location).href] }});
python.runPython("import msgspec; msgspec.json.encode([1])");
document.documentElement.dataset.phase = "start";
</script>"""
NOTE_FIRST_VIEW = """new MutationObserver((_, observer) => {
    if (!document.documentElement.dataset.phase) return;
    observer.disconnect();
    window.firstView = performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-phase"] });"""

Times = dict[str, list[float]]


def bare_page(folder: Path) -> None:
    shutil.copytree(ROOT / "node_modules" / "pyodide", folder, dirs_exist_ok=True)
    (wheel,) = (ROOT / ".build" / "wheels" / "page").glob("*.whl")
    shutil.copyfile(wheel, folder / wheel.name)
    (folder / "index.html").write_text(BARE_PAGE.format(wheel=wheel.name))


def visit_twice(playwright: Playwright, url: str) -> tuple[float, float]:
    """Milliseconds from navigation to the first view: in a fresh browser, and once more in it."""
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=CHROMIUM_ARGUMENTS
    )
    page = browser.new_page()
    page.add_init_script(NOTE_FIRST_VIEW)
    times = []
    for _ in range(2):
        page.goto(url)
        page.wait_for_function("window.firstView")
        times.append(float(page.evaluate("window.firstView")))
        page.wait_for_timeout(300)
    browser.close()
    return times[0], times[1]


def measure(runs: int) -> dict[str, Times]:
    """For each page its cold and warm times, the pages taking turns."""
    results: dict[str, Times] = {}
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        bare_page(Path(temporary))
        folders = {"bare Pyodide and msgspec": Path(temporary), "the page": SITE}
        # As GitHub Pages answers: what has been loaded is kept for ten minutes.
        servers = [server(folder, cache="max-age=600") for folder in folders.values()]
        for running in servers:
            threading.Thread(target=running.serve_forever, daemon=True).start()
        for _ in range(runs):
            for name, running in zip(folders, servers, strict=True):
                url = f"http://127.0.0.1:{running.server_address[1]}/"
                times = results.setdefault(name, {"cold": [], "warm": []})
                cold, warm = visit_twice(playwright, url)
                times["cold"].append(cold)
                times["warm"].append(warm)
        for running in servers:
            running.shutdown()
    return results


def table(results: dict[str, Times]) -> str:
    bare = next(iter(results.values()))
    lines = ["| start | cold, ms | ratio | warm, ms | ratio |", "|---|---|---|---|---|"]
    for name, times in results.items():
        cells = [name]
        for kind in ("cold", "warm"):
            median = statistics.median(times[kind])
            cells += [f"{median:.0f}", f"{median / statistics.median(bare[kind]):.2f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    print(f"Start of the page, medians of {runs} runs, Chromium, {platform.machine()}\n")
    print(table(measure(runs)))


if __name__ == "__main__":
    main()
