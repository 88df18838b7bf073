"""The folders of the languages, and how modules are loaded from them.

Everything about a language is in the folder named after its code, and a new folder adds a language.
Its own module says of it:

- ``NAME``: what it is called in that language;
- ``HAS_NAMES``: whether bonus cards can count birds by their names in it;
- ``OFFERED``: whether players can choose it.

What is not there is taken from the folder of :data:`DEFAULT`. Modules are loaded when first needed.
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
def folders() -> tuple[Language, ...]:
    """Return the codes of all languages in alphabetical order, also of those not offered."""
    within = import_module(__package__).__path__
    found = [entry.name for place in within for entry in scandir(place) if entry.is_dir()]
    return tuple(sorted(filter(_CODE.fullmatch, found)))


@cache
def languages() -> tuple[Language, ...]:
    """Return the codes of the languages that are offered, in alphabetical order."""
    return tuple(language for language in folders() if _folder(language).OFFERED)


def spoken(wanted: str) -> Language:
    """Return the language for a language tag: "fr-CA", "en" or anything else."""
    code = wanted.lower().partition("-")[0]
    return code if code in languages() else DEFAULT


def load(language: Language, part: str) -> ModuleType:
    """Load a module of a language's folder by its dotted name: "teaching.lessons".

    A module that the language lacks is that of the default language. Raises ModuleNotFoundError if
    there is no such language or module, or if the archive that holds it has not been fetched.
    """
    folder = _folder(language).__name__
    try:
        return import_module(f"{folder}.{part}")
    except ModuleNotFoundError as error:
        if language == DEFAULT or not str(error.name).startswith(f"{folder}."):
            raise
        return load(DEFAULT, part)


@cache
def own_name(language: Language) -> str:
    """Return a language's own name: "Français"."""
    name: str = _folder(language).NAME
    return name


@cache
def has_names(language: Language) -> bool:
    """Whether bonus cards can count birds by their names in a language."""
    has: bool = _folder(language).HAS_NAMES
    return has


def _folder(language: Language) -> ModuleType:
    return import_module(f"{__package__}.{language}")
