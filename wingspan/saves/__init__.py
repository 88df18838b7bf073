"""Saved games, kept side by side, and the results of finished ones.

This package knows no browser, no words and no clock: texts go to a store, and callers pass the
time.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .files import Import, Imported, Problem, export_all, export_games, export_one, import_text
    from .line import Line, describe
    from .packed import Packed, pack
    from .reading import Summary, decode
    from .resuming import Opened, open_save
    from .save import SCHEMA, Aim, Save, SaveError, encode, save_of
    from .shelf import ChangedElsewhere, Removed, Shelf, Unreadable
    from .store import MemoryStore, Store, StoreBlocked, StoreError, StoreFull

__all__ = [
    "SCHEMA",
    "Aim",
    "ChangedElsewhere",
    "Import",
    "Imported",
    "Line",
    "MemoryStore",
    "Opened",
    "Packed",
    "Problem",
    "Removed",
    "Save",
    "SaveError",
    "Shelf",
    "Store",
    "StoreBlocked",
    "StoreError",
    "StoreFull",
    "Summary",
    "Unreadable",
    "decode",
    "describe",
    "encode",
    "export_all",
    "export_games",
    "export_one",
    "import_text",
    "open_save",
    "pack",
    "save_of",
]

_HOMES = {
    "Aim": "save",
    "ChangedElsewhere": "shelf",
    "Import": "files",
    "Imported": "files",
    "Line": "line",
    "MemoryStore": "store",
    "Opened": "resuming",
    "Packed": "packed",
    "Problem": "files",
    "Removed": "shelf",
    "SCHEMA": "save",
    "Save": "save",
    "SaveError": "save",
    "Shelf": "shelf",
    "Store": "store",
    "StoreBlocked": "store",
    "StoreError": "store",
    "StoreFull": "store",
    "Summary": "reading",
    "Unreadable": "shelf",
    "decode": "reading",
    "describe": "line",
    "encode": "save",
    "export_all": "files",
    "export_games": "files",
    "export_one": "files",
    "import_text": "files",
    "open_save": "resuming",
    "pack": "packed",
    "save_of": "save",
}


def __getattr__(name: str) -> object:
    """Import what is named above with its first use: the start page needs only a little of it."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = found
    return found
