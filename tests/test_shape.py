"""The shape of the page's code: documented state, and functions short enough to take in."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UI = ROOT / "wingspan" / "ui"
REMEMBERED = (
    "session/*.py",
    "learn/exercising.py",
    "learn/practice.py",
)
"""The session, and what it keeps of the features."""
PLAYED = "play/*.py"
LONGEST = 60
MOST_METHODS = 30
MANY = 8
"""Attributes; a value with so many is explained like state."""
PLAIN = {"bool", "float", "int", "object", "str"}

pytestmark = pytest.mark.native_only


def attributes(state: ast.ClassDef) -> list[ast.AnnAssign]:
    return [node for node in state.body if isinstance(node, ast.AnnAssign)]


def states() -> dict[str, ast.ClassDef]:
    """Return the classes whose attributes must be explained: all that belong to the session, and in
    the room of play those that change or have many attributes.
    """
    found: dict[str, ast.ClassDef] = {}
    for files in (*REMEMBERED, PLAYED):
        for path in sorted(UI.glob(files)):
            for node in ast.parse(path.read_bytes()).body:
                if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                    continue
                changes = any(
                    isinstance(n, ast.FunctionDef) and n.name == "__init__" for n in node.body
                )
                if files != PLAYED or changes or len(attributes(node)) >= MANY:
                    found[f"{path.relative_to(UI)} {node.name}"] = node
    return found


STATES = states()


def explained(state: ast.ClassDef) -> dict[str, bool]:
    """Return for each declared attribute whether it is documented.

    It is if it has a docstring, if the docstring of the class names it, or if its type is a class,
    not a plain type, a union or a collection.
    """
    about = ast.get_docstring(state) or ""
    following = [*state.body[1:], None]
    return {
        node.target.id: (
            f"``{node.target.id}``" in about
            or (isinstance(node.annotation, ast.Name) and node.annotation.id not in PLAIN)
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


@pytest.mark.parametrize("place", STATES)
def test_every_attribute_that_its_type_does_not_explain_has_a_docstring(place: str) -> None:
    said = explained(STATES[place])
    assert [name for name, has_docstring in said.items() if not has_docstring] == []
    assert assigned(STATES[place]) - said.keys() == set()


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


def test_the_loop_is_read_at_a_glance() -> None:
    """What a feature does has no place in it."""
    assert len((UI / "loop" / "app.py").read_text("utf-8").splitlines()) <= 120


def test_nobody_is_handed_a_way_around_the_messages() -> None:
    given = [path.name for path in UI.rglob("*.py") if "carefully" in path.read_text("utf-8")]
    assert given == []
