"""The land that birds stand in on the first and the last page: hills, trees, a meadow, water."""

from __future__ import annotations

from .html import Html, el

LANDS = ("hill", "hill nearer", "trees row-forest", "meadow row-grassland", "water row-wetland")


def landscape() -> Html:
    """Decoration, from far to near; it fills the box that it lies in."""
    return el(
        "div",
        *(el("i", class_=f"land {land}") for land in LANDS),
        class_="landscape",
        aria_hidden="true",
    )
