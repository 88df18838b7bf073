"""Buttons and other elements that run a command when they are pressed.

A command is a tagged Struct of :mod:`wingspan.ui.messages`; the page holds its name and its fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

import msgspec
from msgspec import Struct

from . import html
from .html import Element, Value


class PressAttributes(TypedDict):
    """The attributes of an element that runs a command when it is pressed."""

    data_do: str
    data_with: str | None


@lru_cache(4096)
def written(command: Struct) -> tuple[str, str | None]:
    """Return the command's name and its fields as JSON, None if it has no fields."""
    fields = msgspec.to_builtins(command)
    name: str = fields.pop("do")
    return name, msgspec.json.encode(fields).decode() if fields else None


def deed(command: Struct) -> PressAttributes:
    """Return the attributes that make an element run ``command`` when it is pressed."""
    name, fields = written(command)
    return {"data_do": name, "data_with": fields}


def on_submit(command: Struct) -> dict[str, str | None]:
    """Return the attributes that make a form run ``command`` when it is submitted."""
    name, fields = written(command)
    return {"data_submit": name, "data_with": fields}


def on_input(command: Struct, field: str) -> dict[str, str | None]:
    """Return the attributes that make an input run ``command`` whenever its value changes.

    The value is put into ``field`` of the command, as a number if the input is a slider.
    """
    name, fields = written(command)
    return {"data_input": name, "data_field": field, "data_with": fields}


def from_field(element: str, field: str) -> dict[str, Value]:
    """Return the attributes that put what is written in the element of that id into ``field`` of
    the command of a button."""
    return {"data_from": element, "data_field": field}


def button(command: Struct, head: str = "", /, **attributes: Value) -> Element:
    """A button that runs ``command``."""
    return html.button(head, type="button", **attributes, **deed(command))
