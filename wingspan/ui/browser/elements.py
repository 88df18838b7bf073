"""Reads elements of the page."""

from __future__ import annotations

import re
from typing import Any

_HALVES = re.compile("[\ud800-\udfff]")


def attribute(element: Any, name: str) -> str:
    """An element's attribute; "" if it has none, or if there is no such element."""
    if not element:
        return ""
    written = element.getAttribute(name)
    return written if isinstance(written, str) else ""


def text(value: Any) -> str:
    """What somebody typed, as text that can be encoded: replaces lone surrogates, which browsers
    let through, with U+FFFD.
    """
    return _HALVES.sub("\ufffd", str(value))
