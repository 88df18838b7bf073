"""``python -m tests.golden``: play the golden games anew and write their files.

Do this only when games are meant to end differently: ``RULES`` in
``wingspan/engine/rules.py`` then takes a new number and the CHANGELOG a line. Read the
difference of the ``.txt`` files before committing them: it is what has changed in play.

Only the golden records of today's number are written. Those of earlier numbers were made by
the build of their time and stay as they are: a game played anew is no evidence for how it was.
"""

from __future__ import annotations

from . import records
from .playthrough import GAMES, write

for name in GAMES:
    write(name)
    print(f"tests/golden/{name}.txt and .json are written")
print(f"tests/golden/{records.write().name} is written")
