"""The landscape that birds stand in at the end of a round and of a game: hills to water."""

from __future__ import annotations

from .html import Html, div, i

LANDS = ("hill", "hill nearer", "trees row-forest", "meadow row-grassland", "water row-wetland")


def landscape() -> Html:
    """Decorative layers, from far to near, that fill the box around them."""
    return div(".landscape", aria_hidden="true")[*(i(".land", class_=land) for land in LANDS)]
