"""How readers set the text of their browser, for pages that are walked through."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Page

SPACED = """
* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }
"""
"""The text spacing of WCAG 1.4.12, as readers set it by a style of their own."""
SPACE = """
(style) => addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
})
"""


@dataclass(frozen=True)
class Letters:
    """How a reader has set the browser's text."""

    size: int = 16
    """The usual size, in CSS pixels."""
    minimum: int = 0
    """The smallest size; the browser must have been started with ``arguments``."""
    spaced: bool = False
    """Whether lines, letters and words stand wide apart."""

    @staticmethod
    def ask(parser: argparse.ArgumentParser) -> None:
        """Let the command line choose."""
        parser.add_argument("--letters", type=int, default=16, help="the browser's usual size")
        parser.add_argument("--minimum", type=int, default=0, help="the browser's smallest size")
        parser.add_argument("--spaced", action="store_true", help="text wide apart, as in WCAG")

    @classmethod
    def of(cls, options: argparse.Namespace) -> Self:
        """Return what the command line chose."""
        return cls(options.letters, options.minimum, options.spaced)

    @property
    def arguments(self) -> list[str]:
        """What Chromium is started with."""
        return [f"--blink-settings=minimumFontSize={self.minimum}"] if self.minimum else []

    @property
    def large(self) -> bool:
        """Whether a table may be higher than its window, which then scrolls."""
        return self != AS_USUAL

    def set(self, page: Page) -> None:
        """Set the text of a page before it is opened."""
        chosen = {"fontSizes": {"standard": self.size}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", chosen)
        if self.spaced:
            page.add_init_script(f"({SPACE})({SPACED!r})")

    def __str__(self) -> str:
        least = f", at least {self.minimum}" if self.minimum else ""
        return f"letters {self.size}{least}{', spaced' if self.spaced else ''}"


AS_USUAL = Letters()
