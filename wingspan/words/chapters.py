"""Prose for players: chapters in Markdown, `<language>/<place>.md`, whose texts stand under ids::

    # The chapter's title

    ## id
    ### The text's title, if it has one
    _other words for it, which a reader might look up_

    The text itself.

`tools.chapters` checks them, and docs/decisions/markdown.md says why they are so.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from .folders import DEFAULT, Language

_HEAD = re.compile(r"(?:#+ (.+)\n)?(?:_(.+)_\n)?\s*")


class Text(Struct, frozen=True):
    """A text of a chapter; ``terms``: other words for its title."""

    title: str
    body: str
    terms: tuple[str, ...] = ()


Chapter = dict[str, Text]
"""Texts by id in their order; the title of the chapter itself is that of ""."""


@cache
def chapter(language: Language, place: str) -> Chapter:
    """Return a chapter by its place, such as "reference/turn"; what it lacks is in English.

    Raises FileNotFoundError if there is none, or if the archive that holds it has not been fetched.
    """
    path = Path(import_module(f"{__package__}.{language}").__path__[0], f"{place}.md")
    if language == DEFAULT:
        return read(path)
    return chapter(DEFAULT, place) | (read(path) if path.exists() else {})


def read(path: Path) -> Chapter:
    """Read a chapter from its file."""
    first, *parts = re.split(r"^## (.+)\n", path.read_text("utf-8"), flags=re.MULTILINE)
    return {"": _text(first), **dict(zip(parts[::2], map(_text, parts[1::2]), strict=True))}


def _text(written: str) -> Text:
    head = _HEAD.match(written)
    assert head is not None
    title, terms = head.groups("")
    return Text(title, written[head.end() :].strip(), tuple(terms.split(", ")) if terms else ())


def points(body: str) -> tuple[str, ...]:
    """Return the points of a text that is a list, without their marks."""
    return tuple(line.partition(" ")[2] for line in body.splitlines())
