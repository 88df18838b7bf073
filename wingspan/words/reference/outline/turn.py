"""The parts of a turn."""

from __future__ import annotations

from ..entries import Chapter, Topic

CHAPTER = Chapter("turn", (Topic("turn"),))
