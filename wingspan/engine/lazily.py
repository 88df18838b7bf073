"""Names of a package that are imported with their first use: cards need no rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def lazily(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """Return the `__getattr__` of a package.

    ``homes``: by module of the package, the names that are imported from it, with spaces between.
    No module may have the name of something that is imported from it: it would hide that.
    """
    home_of = {name: home for home, names in homes.items() for name in names.split()}

    def find(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(f".{home_of[name]}", package), name)
        setattr(sys.modules[package], name, found)
        return found

    return find
