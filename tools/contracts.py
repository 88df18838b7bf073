"""Contract types of our own for import-linter: `.importlinter` lists the contracts; `make lint`
enforces them.
"""

import sys
from graphlib import CycleError, TopologicalSorter
from typing import cast

from grimp import ImportGraph, build_graph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.contracts.layers import LayersContract


class OnlyContract(Contract):
    """The modules of ``room`` may import nothing from outside it except ``may_import``.

    The standard library may always be imported. A room that does not exist is an error.
    """

    type_name = "only"

    room = fields.StringField()
    may_import = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        room = cast(str, self.room)
        allowed = [room, *cast(list[str], self.may_import)]
        if room not in graph.modules:
            raise ValueError(f"There is no room {room}.")
        breaches = [
            (importer, imported)
            for importer in sorted({room, *graph.find_descendants(room)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not _is_standard(imported) and not any(_is_in(imported, place) for place in allowed)
        ]
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["breaches"]:
            output.print_error(f"{importer} may not import {imported}.", bold=False)


class AtRunTimeContract(LayersContract):
    """Layers between which a type may be named upwards: imports for type checking do not count."""

    type_name = "at_run_time"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        roots = self.session_options["root_packages"]
        running = build_graph(*roots, exclude_type_checking_imports=True)
        return super().check(running, verbose)


class AcyclicModulesContract(Contract):
    """No modules of ``room`` import each other in a circle, be it for type checking."""

    type_name = "acyclic_modules"

    room = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        room = cast(str, self.room)
        if room not in graph.modules:
            raise ValueError(f"There is no room {room}.")
        imports = {
            module: graph.find_modules_directly_imported_by(module)
            for module in sorted(graph.find_descendants(room))
        }
        circle: list[str] = []
        try:
            TopologicalSorter(imports).prepare()
        except CycleError as error:
            circle = error.args[1]
        return ContractCheck(kept=not circle, metadata={"circle": circle})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(" is imported by ".join(check.metadata["circle"]), bold=False)


class ViewsContract(Contract):
    """Views are the modules of ``room`` that import ``markup``, without its ``kit``.

    None may reach a module or package in ``unknown``, even through others, or import one in
    ``not_held``. Nobody who knows the ``session`` may import a view but ``importers``, which are
    no views themselves.
    """

    type_name = "views"

    markup = fields.StringField()
    room = fields.StringField()
    kit = fields.StringField()
    session = fields.StringField()
    unknown = fields.ListField(subfield=fields.StringField())
    not_held = fields.ListField(subfield=fields.StringField())
    importers = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        room, kit = cast(str, self.room), cast(str, self.kit)
        unknown, not_held = cast(list[str], self.unknown), cast(list[str], self.not_held)
        importers = cast(list[str], self.importers)
        for module in (cast(str, self.markup), *unknown, *not_held, *importers):
            if module not in graph.modules:
                raise ValueError(f"There is no {module}.")
        views = {
            module
            for module in graph.find_modules_that_directly_import(cast(str, self.markup))
            if _is_in(module, room) and not _is_in(module, kit) and module not in importers
        }
        knowing = graph.find_modules_that_directly_import(cast(str, self.session)) - set(importers)
        breaches = [
            chain
            for view in sorted(views)
            for place in unknown
            if (chain := graph.find_shortest_chain(view, place, as_packages=False))
        ]
        breaches += [
            (importer, imported)
            for importer, imported in _imports_within(graph, room)
            if (importer in views and imported in not_held)
            or (importer in knowing and imported in views)
        ]
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for chain in check.metadata["breaches"]:
            output.print_error(" may not import ".join(chain), bold=False)


def _imports_within(graph: ImportGraph, room: str) -> list[tuple[str, str]]:
    """Return every import between modules of a room."""
    return [
        (importer, imported)
        for importer in sorted(graph.find_descendants(room))
        for imported in sorted(graph.find_modules_directly_imported_by(importer))
        if _is_in(imported, room)
    ]


def _is_standard(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] in sys.stdlib_module_names


def _is_in(module: str, place: str) -> bool:
    return module == place or module.startswith(f"{place}.")
