"""Our own kind of import contract: a list of all that a package may import."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.native_only

IMPORTS = (
    ("nest.eggs", "json"),
    ("nest.eggs", "nest.twigs"),
    ("nest.eggs", "wood.oak"),
    ("nest.twigs", "woodland"),
    ("nest.twigs", "grub"),
    ("wood.oak", "grub"),
)


def checked(room: str, *may_import: str) -> Any:
    """Check the contract on a made-up package."""
    from grimp import ImportGraph

    from tools.contracts import OnlyContract

    graph = ImportGraph()
    for module in ("nest", "nest.eggs", "nest.twigs", "wood", "wood.oak"):
        graph.add_module(module)
    for module in ("json", "woodland", "grub"):
        graph.add_module(module, is_squashed=True)
    for importer, imported in IMPORTS:
        graph.add_import(importer=importer, imported=imported)
    contract = OnlyContract("", {}, {"room": room, "may_import": list(may_import)})
    return contract.check(graph, verbose=False)


def test_a_room_may_import_itself_the_standard_library_and_what_is_listed() -> None:
    assert checked("nest", "wood", "woodland", "grub").kept


def test_all_else_is_a_breach_and_each_is_named() -> None:
    found = checked("nest", "wood")
    assert not found.kept
    assert found.metadata["breaches"] == [("nest.twigs", "grub"), ("nest.twigs", "woodland")]


def test_a_room_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no room attic"):
        checked("attic")
