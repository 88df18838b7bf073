"""The examples in docstrings, in README and in `docs/` run, and print what they say."""

from __future__ import annotations

import ast
import asyncio
import doctest
import importlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.ui.thinking.people import NoWorkers, in_slices
from wingspan.engine import Game, Setup
from wingspan.engine.program import Program

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAMS = [path.read_text(encoding="utf-8") for path in (ROOT / "examples").glob("*.py")]
"""`tests/test_examples.py` runs these, with arguments."""
PROMPT = re.compile(r"^ *>>> ", re.MULTILINE)

MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "wingspan").rglob("*.py")
    if PROMPT.search(path.read_text(encoding="utf-8"))
)


def nothing(*_: object) -> None:
    """Stand in for what a page does later, or when it is told something."""


def page_at_a_table() -> dict[str, Any]:
    """Return what the page has when a computer player must answer."""
    return {
        "browser": SimpleNamespace(
            workers=NoWorkers(), display=SimpleNamespace(later=nothing), in_slices=in_slices
        ),
        "game": Game.new(Setup(players=2, seed=7)),
        "program": Program("belted_kingfisher"),
        "on_progress": nothing,
        "on_trouble": nothing,
    }


GIVEN: dict[str, Callable[[], dict[str, Any]]] = {"crew = Crew(": page_at_a_table}
"""The names that a snippet takes as given, by something that it says."""


def snippets() -> Iterator[Any]:
    """Yield the Python in each page, but for the whole programs."""
    for page in PAGES:
        found = re.finditer(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
        for number, match in enumerate(found, 1):
            if match[1] not in PROGRAMS:
                name = f"{page.relative_to(ROOT)}-{number}"
                yield pytest.param(match[1], id=name)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_a_docstring_print_what_they_say(module: str) -> None:
    done = doctest.testmod(importlib.import_module(module))
    assert done.attempted > 0
    assert done.failed == 0


def test_the_modules_with_examples_are_found() -> None:
    assert {"wingspan.engine.game", "wingspan.bots.player", "wingspan.ui.kit.html"} < set(MODULES)


@pytest.mark.parametrize("snippet", [*snippets()])
def test_the_python_in_a_page_runs(snippet: str) -> None:  # done: an error would show
    given = next((make() for says, make in GIVEN.items() if says in snippet), {})
    code = compile(snippet, "<page>", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    waiting = eval(code, given)
    if waiting is not None:
        asyncio.run(waiting)
    if "envs" in given:
        given["envs"].close()
