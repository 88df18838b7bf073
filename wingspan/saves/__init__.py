"""Saved games, kept side by side, and the results of finished ones.

This package knows no browser, no words and no clock: texts go to a store, and callers pass the
time.
"""

from typing import TYPE_CHECKING

from wingspan.engine.lazily import lazily

if TYPE_CHECKING:
    from .files import Import, Imported, Problem, export_all, export_games, export_one, import_text
    from .line import Line, describe
    from .reading import Packed, Summary, decode, pack
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

__getattr__ = lazily(
    __name__,
    {
        "files": "Import Imported Problem export_all export_games export_one import_text",
        "line": "Line describe",
        "reading": "Packed Summary decode pack",
        "resuming": "Opened open_save",
        "save": "Aim SCHEMA Save SaveError encode save_of",
        "shelf": "ChangedElsewhere Removed Shelf Unreadable",
        "store": "MemoryStore Store StoreBlocked StoreError StoreFull",
    },
)
