"""English, a file for each thing that is said; :mod:`wingspan.words.folders` loads them."""

from __future__ import annotations

NAME = "English"
"""The language's own name."""
