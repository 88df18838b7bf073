"""``#s=``: a set-up with its seed, to play the same deal, optionally with a score to beat; and the
deal of the day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from wingspan.engine import RULES, Catalog, Setup, load_catalog
from wingspan.engine.program import Program

from .envelope import seal, unseal
from .errors import LinkError
from .game_link import RULES_BITS, check_rules
from .mixed_radix import Reader, Writer
from .programs_code import check_programs, read_programs, write_programs
from .setup_code import clean, read_setup, write_setup

if TYPE_CHECKING:
    from datetime import date

_BEAT_BITS = 10


class Deal(Struct, frozen=True, kw_only=True):
    """A deal to be shared.

    ``setup.names``: the names of the players who shared it. ``beat``: the score to beat, 0 to
    1023. ``rules``: the rules version. ``programs``: by seat, the computer player or None for a
    person; () for people only.
    """

    setup: Setup
    beat: int | None = None
    rules: int = RULES
    programs: tuple[Program | None, ...] = ()


def pack_deal(
    setup: Setup,
    beat: int | None = None,
    catalog: Catalog | None = None,
    *,
    rules: int = RULES,
    programs: tuple[Program | None, ...] = (),
) -> str:
    """Return the text after ``#s=``. Raises LinkError if the set-up cannot be played."""
    programs = check_programs(programs, setup.players)
    deal = Deal(setup=clean(setup), beat=beat, rules=check_rules(rules), programs=programs)
    return _written(deal, catalog or load_catalog())


def unpack_deal(text: str, catalog: Catalog | None = None) -> Deal:
    """Decode the text after ``#s=``.

    Raises LinkError, in particular NewerRules for a deal under later rules, and nothing else.
    """
    catalog = catalog or load_catalog()
    number, format_ = unseal("s", text)
    if format_ not in ("1", "2"):
        raise LinkError("other_format", f"Deals have no format {format_} in this version.")
    digits = Reader(number)
    rules = check_rules(digits.natural(RULES_BITS))
    setup = read_setup(digits, catalog)
    beat = digits.natural(_BEAT_BITS) if digits.flag() else None
    programs = read_programs(digits, setup.players) if format_ == "2" else ()
    if digits.left:
        raise LinkError("past_the_end", "The link has data left over at the end.")
    deal = Deal(setup=setup, beat=beat, rules=rules, programs=programs)
    if _written(deal, catalog) != text:
        raise LinkError("written_otherwise", "The link is not the canonical one of this deal.")
    return deal


def _written(deal: Deal, catalog: Catalog) -> str:
    digits = Writer()
    try:
        digits.natural(deal.rules, RULES_BITS)
        write_setup(digits, deal.setup, catalog)
        digits.flag(deal.beat is not None)
        if deal.beat is not None:
            digits.natural(deal.beat, _BEAT_BITS)
        if deal.programs:
            write_programs(digits, deal.programs)
    except LinkError:
        raise
    except ValueError as error:
        raise LinkError("impossible_record", f"No link can hold the deal: {error}") from error
    return seal("s", digits.number(), "2" if deal.programs else "1")


def deal_of_the_day(date_utc: date) -> Setup:
    """Return the day's set-up: base game and Swift-Start birds, green goals, Automa at level Eagle.

    It is the same for everybody. The seed is the date written as a number, year first: 20261121 on
    21 November 2026.
    """
    return Setup(
        players=1,
        seed=date_utc.year * 10_000 + date_utc.month * 100 + date_utc.day,
        sets=("core", "swiftstart"),
        goals="green",
        automa="eagle",
        names_language="en",
    )
