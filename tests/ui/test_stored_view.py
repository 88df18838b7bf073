"""static/sanitize.js lets what a table is made of back into the page, and nothing dangerous."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.ui.every_question import KINDS, shown
from tests.ui.sessions import SOLO, TWO, begun, play
from wingspan.engine import Setup
from wingspan.ui.page.showing import on_return
from wingspan.ui.page.views import page

SCRIPT = (Path(__file__).parents[2] / "static" / "sanitize.js").read_text()
pytestmark = pytest.mark.native_only
EVERYTHING = Setup(
    players=3,
    names=("Ada", "Bo", "Cy"),
    seed=64,
    sets=("core", "swiftstart", "european", "oceania"),
)


DANGEROUS_ELEMENTS = {
    "animate",
    "animateMotion",
    "animateTransform",
    "audio",
    "base",
    "dialog",
    "embed",
    "feImage",
    "foreignObject",
    "form",
    "frame",
    "frameset",
    "iframe",
    "image",
    "input",
    "link",
    "math",
    "meta",
    "object",
    "script",
    "set",
    "source",
    "style",
    "template",
    "video",
}
DANGEROUS_ATTRIBUTES = {
    "action",
    "autofocus",
    "background",
    "data",
    "form",
    "formaction",
    "http-equiv",
    "is",
    "manifest",
    "name",
    "nonce",
    "ping",
    "poster",
    "rel",
    "slot",
    "srcdoc",
    "srcset",
    "style",
    "target",
    "xlink:href",
}


def listed(name: str) -> set[str]:
    found = re.search(rf"const {name} = new Set\(\s*`([^`]+)`", SCRIPT)
    assert found
    return set(found[1].split())


class Refused(HTMLParser):
    """Collects the elements and attributes that would be left out."""

    def __init__(self) -> None:
        super().__init__()
        self.elements, self.attributes = listed("ELEMENTS"), listed("ATTRIBUTES")
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.elements:
            self.found.add(tag)
        known = {name.lower() for name in self.attributes}
        for name, value in attrs:
            if name not in known and not re.fullmatch(r"(aria|data)-[a-z-]+", name):
                self.found.add(f"{tag} {name}")
            if name == "href" and not (value or "").startswith("#"):
                self.found.add(f"{tag} {name}={value}")
            if name == "src" and not (value or "").startswith("data:image/svg+xml,"):
                self.found.add(f"{tag} {name}={value}")


@pytest.mark.parametrize("setup", [SOLO, TWO, EVERYTHING], ids=["alone", "two", "everything"])
def test_a_table_left_at_any_moment_comes_back_whole(setup: Setup) -> None:
    refused = Refused()
    session = begun(setup)
    moments = 0
    while session.phase == "play":
        play(session, 11)
        left = on_return(session)
        assert left is not None
        refused.feed(str(page(left)))
        moments += 1
    assert moments >= 5
    assert refused.found == set()


def test_every_question_comes_back_whole() -> None:
    refused = Refused()
    for kind in KINDS:
        refused.feed(str(shown(kind, "en")))
    assert refused.found == set()


def test_nothing_that_runs_loads_or_leads_away_is_among_the_known_parts() -> None:
    """The elements of HTML and SVG that fetch, run, navigate, animate or nest other documents."""
    assert listed("ELEMENTS").isdisjoint(DANGEROUS_ELEMENTS)
    assert listed("ATTRIBUTES").isdisjoint(DANGEROUS_ATTRIBUTES)
    assert not any(name.startswith("on") for name in listed("ATTRIBUTES"))
