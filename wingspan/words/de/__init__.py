"""German, one module for each kind of text; :mod:`wingspan.words.folders` loads them."""

from __future__ import annotations

NAME = "Deutsch"
HAS_NAMES = True
OFFERED = True
