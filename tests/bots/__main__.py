"""Rewrite the golden answers: ``python -m tests.bots``."""

from tests.bots.golden import write

write()
