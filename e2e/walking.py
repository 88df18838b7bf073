"""Check every text and icon of the page's states at every window size: `python -m e2e.walking`.

A state is built natively (`e2e/states.py`), put into the page's frame with its style and examined
in a browser; no Python starts there. Texts and icons that are clipped, covered, broken within a
word, crossed by another text, lost in a picture, hidden by a mark of the coach, spilt from a button
or a card or set too small are reported. `--pictures` keeps a picture of each state.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from e2e.letters import AS_USUAL, Letters
from e2e.states import STATES, shown, state
from tools.screenshots import SIZES, chromium, served
from tools.serve import SITE
from tools.styles import LATER, joined, text_of
from wingspan.ui.kit.html import Html
from wingspan.words import Language, languages

ROOT = Path(__file__).parents[1]
EVIDENCE = ROOT / ".build" / "evidence" / "cut"
PICTURES = ROOT / ".build" / "walked"
TOUCHED = 1024
"""Windows narrower than this (CSS pixels) have a touch screen, others and zoomed ones a pointer."""
ZOOMED = 320, 256
"""A window of 1280x1024 at four times the zoom, where WCAG 1.4.10 wants all within reach."""
LANGUAGES = languages()
MEASURES = ROOT / "static" / "letters.mjs"
WALK = (Path(__file__).parent / "walker.js").read_text().partition("() =>")
WALKER = f"() =>{WALK[2]}"
SHOW = """
async ([markup, phase, language, theme]) => {
  const html = document.documentElement;
  const app = document.getElementById("app");
  const made = document.createElement("div");
  made.innerHTML = markup;
  for (const one of made.querySelectorAll("img"))
    if (!one.complete) await new Promise((come) => (one.onload = one.onerror = come));
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  html.dataset.phase = phase;
  html.dataset.theme = theme;
  html.lang = language;
  app.replaceChildren(...made.childNodes);
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    dialog.close();
    dialog.showModal();
  }
  const cells = [...document.querySelectorAll("[data-cell]")];
  const cell = cells.find((one) => one.checkVisibility());
  if (cell) cell.tabIndex = 0; // as static/page.mjs does
  document.activeElement?.blur();
  scrollTo(0, 0);
}
"""
OVERLAP = 100
"""How much of a page that scrolls is seen again after each step (CSS pixels)."""
THROUGH = f"""
() => {{
  const found = [];
  const modal = document.querySelector("dialog:modal");
  const far = modal ? 0 : Math.max(0, document.documentElement.scrollHeight - innerHeight);
  const step = Math.max(innerHeight - {OVERLAP}, {OVERLAP});
  for (let n = 0; n <= Math.ceil(far / step); n += 1) {{
    scrollTo({{ top: Math.min(n * step, far), behavior: "instant" }});
    found.push(...({WALKER})());
  }}
  scrollTo({{ top: 0, behavior: "instant" }});
  return found;
}}
"""
"""The faults of what is shown; a page that scrolls is gone through to its end."""
TAB = """
() => {
  const listed = document.querySelectorAll("#prompt .options > .folded > :first-child");
  listed[listed.length >> 1].focus({ focusVisible: true });
}
"""
"""Brings up the list of options: the focus comes to one of those that are folded away."""
UNSEEN = f"""
async ([tabbed, ...shown]) => {{
  await ({SHOW})(shown);
  if (tabbed) ({TAB})();
  const found = ({THROUGH})();
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  document.getElementById("app").replaceChildren();
  return found;
}}
"""
"""The faults of markup, which is gone before it is painted: that takes ten times as long."""
TOUCHABLE = "* { pointer-events: auto !important; }"


@dataclass(frozen=True)
class Fault:
    """Something that cannot be seen or read whole."""

    what: str
    """"cut", "covered", "broken", "crossed", "marked", "short", "slides", "spills", "small",
    "scrolls" or "sideways"."""
    where: str
    """The element, by its classes."""
    text: str
    """Its text or label."""
    how: str
    """Details, such as what cuts or covers it."""
    box: tuple[float, ...] = ()
    """Where it is in the window: left, top, width and height in CSS pixels."""

    def __str__(self) -> str:
        return f"{self.what}: {self.where} “{self.text}” {self.how}"


class Frame:
    """The page's frame in a browser, without Python, to show states in."""

    def __init__(
        self, browser: Browser, url: str, *, touched: bool, letters: Letters = AS_USUAL
    ) -> None:
        self.letters = letters
        self.may_scroll = letters.large
        self.context = browser.new_context(
            service_workers="block", reduced_motion="reduce", has_touch=touched, is_mobile=False
        )
        self.page: Page = self.context.new_page()
        letters.set(self.page)
        self.page.route("**/*", _without_scripts)
        self.page.goto(url)
        self.page.add_style_tag(content=TOUCHABLE)
        self.page.add_script_tag(content=MEASURES.read_text(), type="module")
        self.page.evaluate("Promise.all([...document.fonts].map((one) => one.load()))")

    def show(self, name: str, language: Language, theme: str = "light") -> None:
        """Show the state ``name``."""
        session = state(name)
        self.put(shown(session, language), session.phase, language, theme)
        if name.startswith("tabbed-"):
            self.page.evaluate(TAB)

    def put(self, markup: Html, phase: str, language: Language, theme: str = "light") -> None:
        """Show the markup of a page."""
        self.page.evaluate(SHOW, [str(markup), phase, language, theme])

    def resize(self, width: int, height: int) -> None:
        self.may_scroll = self.letters.large or (width, height) == ZOOMED
        self.page.set_viewport_size({"width": width, "height": height})

    def faults(self) -> list[Fault]:
        """Return the faults of what it shows; a page that scrolls is gone through to its end."""
        return self._counted(self.page.evaluate(THROUGH))

    def faults_in(self, name: str, language: Language, theme: str = "light") -> list[Fault]:
        """Return the faults of the state ``name`` without painting it."""
        session = state(name)
        tabbed = name.startswith("tabbed-")
        return self.faults_of(
            shown(session, language), session.phase, language, theme, tabbed=tabbed
        )

    def faults_of(
        self,
        markup: Html,
        phase: str,
        language: Language,
        theme: str = "light",
        *,
        tabbed: bool = False,
    ) -> list[Fault]:
        """Return the faults of a page's markup without painting it."""
        given = [tabbed, str(markup), phase, language, theme]
        return self._counted(self.page.evaluate(UNSEEN, given))

    def _counted(self, found: Iterable[dict[str, Any]]) -> list[Fault]:
        faults: dict[str, Fault] = {}
        for fault in (Fault(**one) for one in found):
            if fault.what != "scrolls" or not self.may_scroll:
                faults.setdefault(str(fault), fault)
        return [*faults.values()]

    def close(self) -> None:
        self.context.close()


def _without_scripts(route: Route) -> None:
    """Serve the page's markup without its scripts, and its style as it stands in this checkout."""
    url = route.request.url
    if route.request.resource_type == "document":
        html = (SITE / "index.html").read_text()
        html = re.sub(r"<script\b.*?</script>", "", html, flags=re.DOTALL)
        html = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", html)
        html = re.sub(r'<link rel="(module)?preload"[^>]*>| integrity="[^"]*"', "", html)
        route.fulfill(body=html, content_type="text/html; charset=utf-8")
    elif url.endswith("/style.css"):
        route.fulfill(body="".join((joined(), *map(text_of, LATER))), content_type="text/css")
    else:
        route.continue_()


def laid_out(names: Iterable[str]) -> None:
    """Build those states in a separate thread: a browser's page runs this thread's loop."""
    with ThreadPoolExecutor(1) as apart:
        for _ in apart.map(state, names):
            pass


@contextmanager
def frames(
    browser: Browser, url: str, letters: Letters = AS_USUAL
) -> Iterator[tuple[Frame, Frame]]:
    """Yield a frame with a pointer and one with a touch screen."""
    pointer = Frame(browser, url, touched=False, letters=letters)
    both = pointer, Frame(browser, url, touched=True, letters=letters)
    yield both
    for frame in both:
        frame.close()


def walked(
    both: tuple[Frame, Frame],
    names: Iterable[str],
    sizes: Iterable[tuple[int, int]] = SIZES,
    languages: Iterable[Language] = LANGUAGES,
    *,
    pictures: bool = False,
    evidence: bool = True,
    theme: str = "light",
) -> Iterator[tuple[str, list[Fault]]]:
    """Yield for each state, size and language a unique name and the faults found there."""
    laid_out(names)
    sizes = tuple(sizes)
    for name, language in product(names, languages):
        for touched, frame in enumerate(both):
            for width, height in (size for size in sizes if by_touch(size) == bool(touched)):
                frame.resize(width, height)
                case = f"{name}-{language}-{width}x{height}"
                found = frame.faults_in(name, language, theme)
                if pictures or (found and evidence):
                    frame.show(name, language, theme)
                if pictures:
                    PICTURES.mkdir(parents=True, exist_ok=True)
                    suffix = "" if theme == "light" else f"-{theme}"
                    frame.page.screenshot(path=PICTURES / f"{case}{suffix}.png")
                if found and evidence:
                    EVIDENCE.mkdir(parents=True, exist_ok=True)
                    frame.page.screenshot(path=EVIDENCE / f"{case}.png")
                    (EVIDENCE / f"{case}.txt").write_text("\n".join(map(str, found)))
                yield case, found


def by_touch(size: tuple[int, int]) -> bool:
    """Whether a window of that size is on a touch screen."""
    return size[0] < TOUCHED and size != ZOOMED


def size_of(text: str) -> tuple[int, int]:
    """Read a window's size."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> None:
    """Check the states chosen by the command line, and print their faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="only states whose name matches this pattern")
    parser.add_argument("--size", action="append", type=size_of, help="only this, as 1024x768")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    Letters.ask(parser)
    parser.add_argument("--pictures", action="store_true", help=f"store pictures in {PICTURES}")
    parser.add_argument("--each", type=int, default=6, help="most faults to print of each")
    options = parser.parse_args()
    names = [name for name in STATES if re.search(options.only, name)]
    sizes: list[tuple[int, int]] = options.size or SIZES
    languages = [options.language] if options.language else LANGUAGES
    laid_out(names)
    kinds: Counter[str] = Counter()
    letters = Letters.of(options)
    with (
        served(SITE) as url,
        chromium(*letters.arguments) as browser,
        frames(browser, url, letters) as both,
    ):
        for case, found in walked(
            both,
            names,
            sizes,
            languages,
            pictures=options.pictures,
            evidence=False,
            theme=options.theme,
        ):
            print(f"{case}: {len(found)}" if found else f"{case}: nothing")
            for fault in found[: options.each]:
                print(f"  {fault}")
            kinds.update(fault.what for fault in found)
    print(", ".join(f"{count} {what}" for what, count in kinds.most_common()) or "nothing")


if __name__ == "__main__":
    main()
