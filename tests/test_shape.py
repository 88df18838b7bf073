"""How the page's code is cut: state that explains itself, functions that can be seen at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UI = ROOT / "wingspan" / "ui"
LONGEST = 60
STATE = (
    "app.py LastView",
    "play/replay.py Replay",
    "play/replay.py ReplayState",
    "play/scene.py Scene",
    "play/sitting.py Sitting",
    "session/autosave.py Keeping",
    "session/exercising.py",
    "session/games_desk.py GamesDesk",
    "session/moment.py",
    "session/over.py Over",
    "session/practice.py Practice",
    "session/session.py",
)

pytestmark = pytest.mark.native_only


def classes(place: str) -> Iterator[ast.ClassDef]:
    """The class named behind the file, or all of them."""
    file, _, name = place.partition(" ")
    for node in ast.parse((UI / file).read_bytes()).body:
        if isinstance(node, ast.ClassDef) and name in ("", node.name):
            yield node


def explained(state: ast.ClassDef) -> dict[str, bool]:
    """The attributes that the class declares; whether a docstring stands under each."""
    following = [*state.body[1:], None]
    return {
        node.target.id: isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        for node, after in zip(state.body, following, strict=True)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def assigned(state: ast.ClassDef) -> set[str]:
    """The attributes that are set when one is made."""
    made = [n for n in state.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    return {
        node.attr
        for function in made
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


@pytest.mark.parametrize("place", STATE)
def test_every_attribute_of_what_the_page_remembers_says_what_it_is(place: str) -> None:
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
