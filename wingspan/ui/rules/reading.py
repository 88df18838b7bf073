"""Which page of the reference is open, and which sets it covers."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from wingspan.words.reference.book import Book

from ..session.moment import ALL_SETS

CONTENTS, INDEX = "contents", "index"


class Reading(Struct, frozen=True):
    """The state of the open reference.

    ``page``: an entry's id, "chapter.<id>", "contents", "index" or "index.<letter>". ``query``: the
    text of the search field; unless it is empty, its results replace the page. ``sets``: the sets
    covered. ``hearing``: whether birds can be heard. ``beside``: ids of birds to compare a bird's
    size with.
    """

    page: str = CONTENTS
    query: str = ""
    sets: tuple[str, ...] = ()
    hearing: str = "unasked"
    beside: tuple[str, ...] = ()


def reading(look: Mapping[str, str], book: Book, playing: tuple[str, ...]) -> Reading:
    """Read the state from "rule", "rule_query" and "rule_sets" of ``look``.

    ``playing``: the sets of the game at the table, () without a game. They are covered until others
    are chosen; without a game, all sets are.
    """
    known = book.catalog.sets
    written = look.get("rule_sets", "")
    chosen = known if written == ALL_SETS else tuple(s for s in known if s in written.split(","))
    return Reading(
        look.get("rule", CONTENTS), look.get("rule_query", ""), chosen or playing or known
    )
