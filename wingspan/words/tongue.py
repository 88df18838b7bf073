"""What a language provides for every page. What it says about the game is its speech."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from .grammar import Grammar
from .names import Naming


class Tongue(Struct, frozen=True, kw_only=True):
    """A language. Strings may have plain apostrophes and spaces; Words applies typography."""

    grammar: Grammar
    naming: Naming
    messages: Mapping[str, str]
