"""A contract type of our own for import-linter: a complete list of what a package may import.

`.importlinter` lists the contracts; `make lint` enforces them.
"""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


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


def _is_standard(module: str) -> bool:
    return module.split(".")[0] in sys.stdlib_module_names


def _is_in(module: str, place: str) -> bool:
    return module == place or module.startswith(f"{place}.")
