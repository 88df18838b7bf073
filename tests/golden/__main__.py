"""``python -m tests.golden``: play the golden games again and write their files.

Do this only if games are meant to end differently, with a new number of ``RULES`` in
``wingspan/engine/rules.py`` and a line in the CHANGELOG. Read the diff of the ``.txt`` files before
committing them: it shows what has changed in play.

Only the golden records of the current number are written. Those of earlier numbers were made by
the build of their time and stay as they are: a new game is no evidence of how it used to be.
"""

from __future__ import annotations

from . import records
from .playthrough import GAMES, write

for name in GAMES:
    write(name)
    print(f"tests/golden/{name}.txt and .json are written")
print(f"tests/golden/{records.write().name} is written")
