"""``python -m tests.published``: store what this build writes, once for each number of the rules.

Run it before ``RULES`` is raised, never after. Existing files are not overwritten.
"""

from __future__ import annotations

from wingspan.engine import RULES

from . import links, saves

for room in (links, saves):
    path = room.path_of(RULES)
    if path.exists():
        print(f"tests/published/{path.name} exists and is not written again")
    else:
        print(f"tests/published/{room.write(RULES).name} is written")
