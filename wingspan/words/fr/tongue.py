"""What :mod:`wingspan.words` needs for French on every page."""

from __future__ import annotations

from ..tongue import Tongue
from .grammar import GRAMMAR
from .interface import MESSAGES
from .naming import NAMING

TONGUE = Tongue(grammar=GRAMMAR, naming=NAMING, messages=MESSAGES)
