"""Rewrite what the coach says: ``python -m tests.coach``. Read it aloud before you commit it."""

import tools  # noqa: F401 - it compiles the catalogues
from tests.coach.golden_texts import write

write()
