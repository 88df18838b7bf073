"""What docstrings refer to exists: each role of Sphinx in them names exactly one thing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[1]
ROLE = re.compile(r":(?:class|func|meth|data|mod|attr|exc|obj):`([^`]+)`")
ELSEWHERE = ("concurrent.", "msgspec.")
"""Packages of others that docstrings refer to."""


class Module(NamedTuple):
    """A module of the package, by its name, with its source taken apart."""

    name: str
    tree: ast.Module
    text: str


@cache
def modules() -> list[Module]:
    """Return all modules of the package."""
    found = []
    for path in sorted((ROOT / "wingspan").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        found.append(Module(name, ast.parse(text), text))
    return found


def defined(tree: ast.Module | ast.ClassDef) -> Iterator[str]:
    """Yield what is defined at the top of a module or class, and in the classes there.

    Attributes that methods set are attributes of their class.
    """
    for node in ast.walk(tree) if isinstance(tree, ast.ClassDef) else ():
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
            yield from (f"{node.name}.{inner}" for inner in defined(node))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            names = (inner for target in node.targets for inner in ast.walk(target))
            yield from (name.id for name in names if isinstance(name, ast.Name))


def exported(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a package takes from its modules to be known by."""
    names = (node.value for node in tree.body if isinstance(node, ast.Assign))
    for value in names:
        if isinstance(value, ast.List):
            yield from (str(name.value) for name in value.elts if isinstance(name, ast.Constant))


@cache
def by_last_part() -> dict[str, set[str]]:
    """Return the full names of all things, by the last part of each."""
    known: dict[str, set[str]] = defaultdict(set)
    for module in modules():
        inside = [*defined(module.tree), *exported(module.tree)]
        names = [module.name, *(f"{module.name}.{name}" for name in inside)]
        for name in names:
            known[name.rpartition(".")[2]].add(name)
    return known


def meant(role: str, module: Module) -> set[str]:
    """Return what a role in a module may mean.

    A name stands for whatever ends with it. Of several things it means those of the same module,
    then those that the module names in an import, then those of the nearest package.
    """
    name = role.removeprefix("~").lstrip(".").removesuffix("()")
    found = {
        full for full in by_last_part()[name.rpartition(".")[2]] if f".{full}".endswith(f".{name}")
    }
    if name in found:
        return {name}
    package = module.name
    while len(found) > 1 and package:
        near = {full for full in found if full.startswith(f"{package}.")}
        if near:
            return near
        package = package.rpartition(".")[0]
    return found


ROLES = [
    pytest.param(module, role, id=f"{module.name}-{role}")
    for module in modules()
    for role in sorted(set(ROLE.findall(module.text)))
    if not module.name.startswith("wingspan.ui") and not role.lstrip("~").startswith(ELSEWHERE)
]


@pytest.mark.parametrize(("module", "role"), ROLES)
def test_a_role_names_something(module: Module, role: str) -> None:
    assert meant(role, module), f"{role} is nowhere in the package"


def test_most_docstrings_are_looked_at() -> None:
    assert len(ROLES) > 90
