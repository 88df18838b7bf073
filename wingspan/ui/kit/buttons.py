"""Buttons that do something, and other elements that do it when they are pressed.

What they do is a value: a tagged Struct (:mod:`wingspan.ui.commands`), written into the
page as its name and its fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

import msgspec
from msgspec import Struct

from .html import Child, Html, Value, el


class Deed(TypedDict):
    """The attributes by which an element does something when it is pressed."""

    data_do: str
    data_with: str | None


@lru_cache(4096)
def written(command: Struct) -> tuple[str, str | None]:
    """The command as it stands on the page: its name, and its fields as JSON, None for none."""
    fields = msgspec.to_builtins(command)
    name: str = fields.pop("do")
    return name, msgspec.json.encode(fields).decode() if fields else None


def deed(command: Struct) -> Deed:
    """The attributes that say it."""
    name, fields = written(command)
    return {"data_do": name, "data_with": fields}


def on_submit(command: Struct) -> dict[str, str | None]:
    """The attributes by which a form does something when it is sent."""
    name, fields = written(command)
    return {"data_submit": name, "data_with": fields}


def button(command: Struct, *children: Child, **attributes: Value) -> Html:
    """A button that does that."""
    return el("button", *children, type="button", **attributes, **deed(command))
