"""Reading elements of the page."""

from __future__ import annotations

from typing import Any


def attribute(element: Any, name: str) -> str:
    """An element's attribute; "" if it has none, or if there is no such element."""
    if not element:
        return ""
    written = element.getAttribute(name)
    return written if isinstance(written, str) else ""
