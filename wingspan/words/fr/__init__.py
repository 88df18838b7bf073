"""French, one module for each kind of text; :mod:`wingspan.words.folders` loads them."""

from __future__ import annotations

NAME = "Français"
"""The name of the language in that language."""
