"""The folders of the languages: which there are, and the one way to load from them.

Everything of a language lies in the folder named by its code, the same files in each; a further
folder is a further language. Its modules are loaded when they are first asked for.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

Language: TypeAlias = str
"""The code of a language, which names its folder: "en"."""

DEFAULT: Language = "en"
"""What is spoken to those whose language has no folder."""

_CODE = re.compile(r"[a-z]{2,3}")


@cache
def languages() -> tuple[Language, ...]:
    """The codes of all languages, in the order of the alphabet."""
    within = [Path(place) for place in import_module(__package__).__path__]
    folders = [folder for place in within for folder in place.iterdir() if folder.is_dir()]
    return tuple(sorted(folder.name for folder in folders if _CODE.fullmatch(folder.name)))


def spoken(wanted: str) -> Language:
    """The language to speak to somebody who asks for "fr-CA", "en" or anything else."""
    code = wanted.lower().partition("-")[0]
    return code if code in languages() else DEFAULT


def load(language: Language, part: str) -> ModuleType:
    """A file of a language's folder, by its dotted name: "teaching.coach".

    Raises ModuleNotFoundError if there is no such language or file, or while the archive that
    brings the file has not been fetched.
    """
    return import_module(f"{__package__}.{language}.{part}")


def own_name(language: Language) -> str:
    """What a language is called in itself: "Français"."""
    name: str = import_module(f"{__package__}.{language}").NAME
    return name
