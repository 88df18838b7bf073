"""The room itself: what it may import, and that nothing at the page's start imports it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from wingspan.words.folders import languages

ROOT = Path(__file__).parents[2] / "wingspan"
ROOMS = (
    ROOT / "teaching",
    ROOT / "words" / "teaching",
    *(ROOT / "words" / language / "teaching" for language in languages()),
    ROOT / "ui" / "teaching",
)


def imported_at_the_top(path: Path) -> Iterator[str]:
    """Every module that a file imports as soon as it is imported itself."""
    package = (ROOT.name, *path.relative_to(ROOT).parts[:-1])
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *(node.module or "").split(".")))
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def test_nothing_loaded_at_the_start_imports_what_is_fetched_later() -> None:
    elsewhere = [
        path for path in ROOT.rglob("*.py") if not any(room in path.parents for room in ROOMS)
    ]
    assert len(elsewhere) > 150
    assert [
        (path.name, name)
        for path in elsewhere
        for name in imported_at_the_top(path)
        if ".teaching" in name
    ] == []


def test_the_data_of_teaching_needs_the_rules_and_nothing_else() -> None:
    allowed = {"msgspec", "wingspan", *sys.stdlib_module_names}
    for path in ROOMS[0].glob("*.py"):
        for name in imported_at_the_top(path):
            assert name.split(".")[0] in allowed, (path.name, name)
            if name.startswith("wingspan."):
                assert name.split(".")[1] in ("engine", "teaching"), (path.name, name)


def test_a_lesson_does_not_load_the_rules_reference() -> None:
    for room in ROOMS:
        for path in room.rglob("*.py"):
            names = list(imported_at_the_top(path))
            assert [name for name in names if ".reference" in name] == [], path.name
