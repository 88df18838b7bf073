"""Rewrite what the coach says: ``python -m tests.coach``. Read it aloud before you commit it."""

from tests.coach.golden_texts import write

write()
