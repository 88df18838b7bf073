"""Write what the coach says anew: ``python -m tests.coach``. Read it aloud before it is kept."""

from tests.coach.golden_texts import write

write()
