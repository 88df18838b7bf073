"""Reads elements of the page."""

from __future__ import annotations

import re
from typing import Any

_HALVES = "[\ud800-\udfff]"


def attribute(element: Any, name: str) -> str:
    """An element's attribute; "" if it has none, or if there is no such element."""
    if not element:
        return ""
    written = element.getAttribute(name)
    return written if isinstance(written, str) else ""


def filled_in(form: Any) -> dict[str, str]:
    """What is in the inputs of a form, by their names; nothing if there is no such form."""
    if not form:
        return {}
    filled = {}
    for field in form.querySelectorAll("input, select"):
        if field.type not in ("radio", "checkbox") or field.checked:
            filled[str(field.name)] = text(field.value)
    return filled


def text(value: Any) -> str:
    """What somebody typed, as text that can be encoded: replaces lone surrogates, which browsers
    let through, with U+FFFD.
    """
    return re.sub(_HALVES, "\ufffd", str(value))
