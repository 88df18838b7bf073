"""Check the subject of a commit message: ``python -m tools.subject FILE``.

A subject names the area first, as in "coach: reasons name amounts", and has at most `MOST`
characters. The hook that `make hooks` installs runs this. Subjects that git writes are accepted as
they are.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

MOST = 65
"""Greatest number of characters of a subject."""

_AREA = re.compile(r"[\w./-]+((, | and | )[\w./-]+){0,3}: \S")
_BY_GIT = re.compile(r"(Merge|Revert|fixup!|squash!|amend!) ?")


def fault(message: str) -> str:
    """Return what is wrong with the subject of a message, in a sentence; "" if nothing is."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = next((line for line in lines if line.strip()), "")
    if _BY_GIT.match(subject):
        return ""
    if not _AREA.match(subject):
        return f'The subject "{subject}" does not begin with its area, as "coach: …" does.'
    if len(subject) > MOST:
        return f"The subject has {len(subject)} characters, and may have {MOST}: {subject}"
    if subject.endswith("."):
        return f"A subject is a heading and ends without a full stop: {subject}"
    return ""


def main() -> None:
    wrong = fault(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if wrong:
        sys.exit(wrong)


if __name__ == "__main__":
    main()
