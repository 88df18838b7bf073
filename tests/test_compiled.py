"""Which modules `make compiled` gives to mypyc, and for which sources its copy may be used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compiled
from tools.compiled import can_be_compiled, structs

pytestmark = pytest.mark.native_only

STRUCT = "class Egg(Struct, frozen=True): ..."
CHILD = "class BlueEgg(eggs.Egg): ..."
PLAIN = "class Nest:\n    egg: Egg"
COPIED = "from copy import copy\n\nclass Nest: ..."
INNER = "def nest():\n    class Nest: ..."


def test_structs_are_found_through_those_that_they_derive_from() -> None:
    assert structs(map(ast.parse, (CHILD, STRUCT, PLAIN))) == {"Struct", "Egg", "BlueEgg"}


@pytest.mark.parametrize(
    ("source", "can_be"),
    [(PLAIN, True), (STRUCT, False), (CHILD, False), (INNER, False), (COPIED, False)],
)
def test_structs_what_is_copied_and_classes_in_functions_are_left_as_they_are(
    source: str, can_be: bool
) -> None:
    assert can_be_compiled(ast.parse(source), {"Struct", "Egg", "BlueEgg"}) is can_be


def test_the_rules_are_compiled_and_the_structs_of_the_table_are_not() -> None:
    package = compiled.ROOT / "wingspan"
    names = {path.relative_to(package).as_posix() for path in compiled.modules(package)}
    assert {"engine/eggs.py", "engine/powers/food.py", "bots/evaluator.py"} <= names
    assert not {"engine/state.py", "engine/options.py", "engine/__init__.py"} & names


def test_without_a_copy_or_with_an_old_one_nothing_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "BUILT", tmp_path / "built-from.txt")
    with pytest.raises(SystemExit, match="no compiled copy"):
        compiled.run("bench.engine", [])
    compiled.BUILT.write_text("of other sources")
    with pytest.raises(SystemExit, match="sources have changed"):
        compiled.run("bench.engine", [])
