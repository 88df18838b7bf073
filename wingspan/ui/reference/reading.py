"""What of the reference is open, and which sets it speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from wingspan.words.reference.book import Book

CONTENTS, INDEX = "contents", "index"
ALL = "all"


class Reading(Struct, frozen=True):
    """``page``: an entry's id, "chapter.<id>", "contents", "index" or "index.<letter>".

    ``query``: what is typed into the search field; while there is any, what it finds is shown
    instead of the page. ``sets``: the sets spoken of.
    """

    page: str = CONTENTS
    query: str = ""
    sets: tuple[str, ...] = ()


def reading(look: Mapping[str, str], book: Book, playing: tuple[str, ...]) -> Reading:
    """What ``look`` says is open: its ``rule``, ``rule_query`` and ``rule_sets``.

    ``playing``: the sets of the game at the table, spoken of as long as nothing else is chosen;
    () without a game.
    """
    known = book.catalog.sets
    written = look.get("rule_sets", "")
    chosen = known if written == ALL else tuple(s for s in known if s in written.split(","))
    return Reading(
        look.get("rule", CONTENTS), look.get("rule_query", ""), chosen or playing or known
    )
