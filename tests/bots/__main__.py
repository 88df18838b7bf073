"""Write the golden answers anew: ``python -m tests.bots``."""

from tests.bots.golden import write

write()
