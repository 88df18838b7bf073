"""The shape of the page's code: documented state, and functions short enough to take in."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UI = ROOT / "wingspan" / "ui"
LONGEST = 60
MOST_METHODS = 30
MOST_LINES = 500
VOCABULARIES = ("engine/effects.py", "engine/events.py", "ui/commands.py")
"""Modules that list things by name, like all of ``words``; they grow with the number of things."""
STATE = (
    "last_view.py LastView",
    "play/answers.py Answers",
    "play/hot_seat.py HotSeat",
    "play/replay.py Replay",
    "play/replay.py ReplayState",
    "play/scene.py Scene",
    "play/save_info.py SaveInfo",
    "play/sitting.py Sitting",
    "session/autosave.py Keeping",
    "session/exercising.py",
    "session/games_desk.py GamesDesk",
    "session/moment.py",
    "session/over.py Over",
    "session/practice.py Practice",
    "session/session.py",
)
PLAIN = {"bool", "float", "int", "object", "str"}

pytestmark = pytest.mark.native_only


def classes(place: str) -> Iterator[ast.ClassDef]:
    """Yield the class named after the file, or all classes of the file."""
    file, _, name = place.partition(" ")
    for node in ast.parse((UI / file).read_bytes()).body:
        if isinstance(node, ast.ClassDef) and name in ("", node.name):
            yield node


def explained(state: ast.ClassDef) -> dict[str, bool]:
    """Return for each declared attribute whether it is documented.

    It is if it has a docstring, or if its type is a class, not a plain type, a union or a
    collection."""
    following = [*state.body[1:], None]
    return {
        node.target.id: (
            (isinstance(node.annotation, ast.Name) and node.annotation.id not in PLAIN)
            or (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
        )
        for node, after in zip(state.body, following, strict=True)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def assigned(state: ast.ClassDef) -> set[str]:
    """Return the attributes that the constructor sets."""
    made = [n for n in state.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    return {
        node.attr
        for function in made
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


@pytest.mark.parametrize("place", STATE)
def test_every_attribute_that_its_type_does_not_explain_has_a_docstring(place: str) -> None:
    found = list(classes(place))
    assert found
    for state in found:
        said = explained(state)
        assert [name for name, has_docstring in said.items() if not has_docstring] == []
        assert assigned(state) - said.keys() == set()


@pytest.mark.parametrize("room", ["ui", "plates"])
def test_no_function_is_longer_than_a_screen(room: str) -> None:
    long = [
        f"{path.relative_to(ROOT)} {node.name}"
        for path in sorted((ROOT / "wingspan" / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= LONGEST
    ]
    assert long == []


def test_no_class_of_the_page_has_too_many_methods() -> None:
    methods = {
        f"{path.relative_to(UI)} {node.name}": sum(
            isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in node.body
        )
        for path in UI.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.ClassDef)
    }
    assert {name: number for name, number in methods.items() if number > MOST_METHODS} == {}


def test_no_module_is_too_long_but_the_vocabularies() -> None:
    package = ROOT / "wingspan"
    modules = {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
    long = {
        name
        for name, path in modules.items()
        if len(path.read_text("utf-8").splitlines()) > MOST_LINES and not name.startswith("words/")
    }
    assert long <= set(VOCABULARIES)
