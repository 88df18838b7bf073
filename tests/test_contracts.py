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


def graph_of(*imports: tuple[str, str]) -> Any:
    from grimp import ImportGraph

    graph = ImportGraph()
    for module in sorted({"nest", *(module for pair in imports for module in pair)}):
        graph.add_module(module)
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    return graph


def without_circles(*imports: tuple[str, str]) -> Any:
    from tools.contracts import AcyclicModulesContract

    contract = AcyclicModulesContract("", {}, {"room": "nest"})
    return contract.check(graph_of(*imports), verbose=False)


def test_two_packages_may_name_each_other_but_no_modules_in_a_circle() -> None:
    assert without_circles(("nest.a.x", "nest.b.x"), ("nest.b.y", "nest.a.y")).kept


def test_a_circle_of_modules_is_a_breach_and_is_named() -> None:
    found = without_circles(("nest.a", "nest.b"), ("nest.b", "nest.c"), ("nest.c", "nest.a"))
    assert not found.kept
    assert {*found.metadata["circle"]} == {"nest.a", "nest.b", "nest.c"}


VIEWS = (
    ("nest.kit.button", "nest.kit.html"),
    ("nest.look", "nest.kit.html"),
    ("nest.page", "nest.kit.html"),
    ("nest.page", "nest.look"),
    ("nest.page", "nest.session"),
    ("nest.desk", "nest.session"),
    ("nest.kit.button", "nest.sitting"),
)


def views(*imports: tuple[str, str]) -> list[tuple[str, ...]]:
    from tools.contracts import ViewsContract

    options = {
        "markup": "nest.kit.html",
        "room": "nest",
        "kit": "nest.kit",
        "session": "nest.session",
        "unknown": ["nest.session"],
        "not_held": ["nest.sitting"],
        "importers": ["nest.page"],
    }
    graph = graph_of(*VIEWS, *imports)
    check = ViewsContract("", {}, options).check(graph, verbose=False)
    found: list[tuple[str, ...]] = check.metadata["breaches"]
    assert check.kept is (not found)
    return found


def test_the_page_may_know_views_and_session() -> None:
    assert views() == []


def test_a_view_may_not_reach_the_session_even_through_others() -> None:
    assert views(("nest.look", "nest.desk")) == [("nest.look", "nest.desk", "nest.session")]


def test_a_view_may_hold_no_sitting() -> None:
    assert views(("nest.look", "nest.sitting")) == [("nest.look", "nest.sitting")]


def test_who_knows_the_session_imports_no_view() -> None:
    assert views(("nest.desk", "nest.look")) == [("nest.desk", "nest.look")]


def test_imports_for_type_checking_do_not_count_as_the_page_runs() -> None:
    """The session's own module names types of features above it."""
    from tools.contracts import AtRunTimeContract

    def kept(*layers: str) -> bool:
        options = {"containers": ["wingspan.ui"], "layers": layers}
        contract = AtRunTimeContract("", {"root_packages": ["wingspan"]}, options)
        check = contract.check(graph_of(), verbose=False)
        return bool(check.kept)

    assert kept("learn", "session")
    assert not kept("session", "learn")
