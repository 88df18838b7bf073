"""The folders of the languages, and how modules are loaded from them.

Everything about a language is in the folder named after its code. All folders contain the same
files, and a new folder adds a language. Modules are loaded when first needed.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from os import scandir
from types import ModuleType
from typing import TypeAlias

Language: TypeAlias = str
"""The code of a language, which names its folder: "en"."""

DEFAULT: Language = "en"
"""The language for people whose own language has no folder."""

_CODE = re.compile(r"[a-z]{2,3}")


@cache
def languages() -> tuple[Language, ...]:
    """Return the codes of all languages in alphabetical order."""
    within = import_module(__package__).__path__
    folders = [entry.name for place in within for entry in scandir(place) if entry.is_dir()]
    return tuple(sorted(filter(_CODE.fullmatch, folders)))


def spoken(wanted: str) -> Language:
    """Return the language for a language tag: "fr-CA", "en" or anything else."""
    code = wanted.lower().partition("-")[0]
    return code if code in languages() else DEFAULT


def load(language: Language, part: str) -> ModuleType:
    """Load a module of a language's folder by its dotted name: "teaching.lessons".

    Raises ModuleNotFoundError if there is no such language or module, or if the archive that
    holds it has not been fetched.
    """
    return import_module(f"{__package__}.{language}.{part}")


def own_name(language: Language) -> str:
    """Return a language's own name: "Français"."""
    name: str = import_module(f"{__package__}.{language}").NAME
    return name
