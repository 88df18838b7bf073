"""English, one module for each kind of text; :mod:`wingspan.words.folders` loads them."""

from __future__ import annotations

NAME = "English"
"""The name of the language in that language."""
