"""Buttons, and other elements that do something when they are pressed.

What they do is a value, a tagged Struct of :mod:`wingspan.ui.commands`, written into the page as
its name and its fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

import msgspec
from msgspec import Struct

from .html import Child, Html, Value, el


class Deed(TypedDict):
    """The attributes of an element that does something when it is pressed."""

    data_do: str
    data_with: str | None


@lru_cache(4096)
def written(command: Struct) -> tuple[str, str | None]:
    """The command as it stands on the page: its name, and its fields as JSON, None for none."""
    fields = msgspec.to_builtins(command)
    name: str = fields.pop("do")
    return name, msgspec.json.encode(fields).decode() if fields else None


def deed(command: Struct) -> Deed:
    """The attributes with which an element does ``command`` when it is pressed."""
    name, fields = written(command)
    return {"data_do": name, "data_with": fields}


def on_submit(command: Struct) -> dict[str, str | None]:
    """The attributes with which a form does ``command`` when it is submitted."""
    name, fields = written(command)
    return {"data_submit": name, "data_with": fields}


def on_input(command: Struct, field: str) -> dict[str, str | None]:
    """The attributes by which an input does something whenever it changes.

    Its value becomes that ``field`` of the command, a number where it is a slider.
    """
    name, fields = written(command)
    return {"data_input": name, "data_field": field, "data_with": fields}


def button(command: Struct, *children: Child, **attributes: Value) -> Html:
    """A button that does ``command``."""
    return el("button", *children, type="button", **attributes, **deed(command))
