"""Links as pages sent them under each number of the rules, and what they must open to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from tests.golden.records import played
from tests.golden.tables import LEVELS, WITH_CORE, Plan
from tests.table import CATALOG, FOUR_SETS, encoded, row
from wingspan.engine import Game, Record, Setup
from wingspan.engine.notation.record import decode, encode
from wingspan.links import (
    LONGEST_NAME,
    GameLink,
    Unasked,
    deal_of_the_day,
    pack_deal,
    pack_game,
)

FOLDER = Path(__file__).resolve().parent
NAMES = (
    ("Éléonore-Zoé d’Aÿ-Ğüneşi", "Bo", "Cy", "Di", "Ed"),
    ("🦉" * LONGEST_NAME, "Søren", "Ægir", "Łucja", "Ñuño"),
    ("👩‍👩‍👧‍👦 quatre oies 🇫🇷🇨🇦", "鳥の愛好家", "Птица", "طائر", "ציפור"),
    ("Ada", "Marie-Thérèse de L'Étang", "François", "Zoë", "İnci"),
    (),
)
"""Players' names, some of the greatest length for links, one in emoji of four bytes each."""


WISHES: tuple[Unasked, ...] = ("ask", "free", "all", "free")


class PublishedLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link and what it opens to.

    ``fragment``: what follows the ``#`` of the address. ``record``: the game; for a deal, the game
    before its first answer. ``beat``: for a deal, the score to beat. ``awaits``: who must answer
    what, "" if the game is over. ``totals``: points by seat, the Automa's last. ``table``: a digest
    of the whole table.
    """

    name: str
    fragment: str
    seat: int | None = None
    unasked: tuple[Unasked, ...] = ()
    beat: int | None = None
    awaits: str
    totals: tuple[int, ...]
    table: str
    record: Record


def path_of(rules: int) -> Path:
    """Return the path of the links of that number."""
    return FOLDER / f"links_{rules}.jsonl"


def read(rules: int) -> tuple[PublishedLink, ...]:
    """Read the links of that number."""
    lines = path_of(rules).read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=PublishedLink) for line in lines)


def digest(game: Game) -> str:
    """Return a digest of the whole table, with hidden cards and random streams."""
    return hashlib.sha256(encoded(game)).hexdigest()[:16]


def awaited(game: Game) -> str:
    """Return who must answer what: "1 pay"; "" if the game is over."""
    return f"{game.decision.player} {game.decision.kind}" if game.decision else ""


def totals(game: Game) -> tuple[int, ...]:
    """Return the points by seat as they stand."""
    return tuple(sheet.total for sheet in game.scores())


def _described(name: str, fragment: str, game: Game, **more: Any) -> PublishedLink:
    return PublishedLink(
        name=name,
        fragment=fragment,
        awaits=awaited(game),
        totals=totals(game),
        table=digest(game),
        record=decode(encode(game.record())),
        **more,
    )


def made() -> Iterator[PublishedLink]:
    """Yield links made by this build."""
    for plan, by_link, unasked in _plans():
        game = played(plan)
        seat = game.decision.player if by_link and game.decision else None
        link = GameLink(record=game.record(), seat=seat, unasked=unasked)
        fragment = f"g={pack_game(link)}"
        yield _described(plan.name, fragment, game, seat=seat, unasked=unasked)
    for name, setup, beat in _deals():
        yield _described(name, f"s={pack_deal(setup, beat)}", Game.new(setup), beat=beat)


def _plans() -> Iterator[tuple[Plan, bool, tuple[Unasked, ...]]]:
    """Yield games, whether their links invite a seat, and what may be answered in advance."""
    names, wishes = cycle(NAMES), cycle(WISHES)
    number = 0
    for sets in WITH_CORE:
        for players in range(1, 6):
            number += 1
            setup = Setup(
                players=players,
                names=next(names)[:players],
                seed=10_000 * number + players,
                sets=sets,
                mat=(None, None, "base", "oceania")[number % 4],
                goals="blue" if number % 2 else "green",
                automa=LEVELS[number % 3] if players == 1 else None,
                automubon=players == 1 and number % 4 == 1,
                names_language="fr" if number % 3 == 0 else "en",
            )
            over = number % 4 == 0
            by_link = players > 1 and number % 3 > 0
            said = tuple(next(wishes) for _ in range(players)) if by_link else ()
            how = "over" if over else "by link" if by_link else "unfinished"
            yield (
                Plan(
                    f"game {number}, {how}: {'+'.join(sets)}, {players} players",
                    setup,
                    take_backs=9 if number % 5 == 0 else 0,
                    stops_after=None if over else players * (6 + 5 * number % 70),
                ),
                by_link,
                said,
            )
    for number, players in enumerate((1, 2, 3, 5)):
        setup = Setup(
            players=players,
            names=NAMES[number][:players],
            seed=77 + number,
            sets=FOUR_SETS if number % 2 else ("core",),
            automa="eagle" if players == 1 else None,
            names_language="fr" if number % 2 else "en",
        )
        seat = {
            "hand": ["mallard", "osprey"],
            "food": {"fish": 2},
            "mat": {"forest": row("bushtit")},
        }
        for stops_after in (0, 11 * players, None):
            until = "over" if stops_after is None else f"after {stops_after} answers"
            plan = Plan(
                f"from a position, {players} players, {until}",
                setup,
                start={"round": 1 + number, "players": [seat]},
                stops_after=stops_after,
            )
            yield plan, stops_after is not None and players == 3, ()
    few = CATALOG.ids_of("birds", ("core",))[20:]
    without = Setup(automa="eaglet", seed=5, sets=("core",), without=few, names=("Ada",))
    yield Plan("birds left out", without, stops_after=30), False, ()
    other_order = Setup(players=2, seed=6, sets=("oceania", "european", "core"))
    yield Plan("sets in another order", other_order, stops_after=25), True, ()
    yield Plan("nothing answered", Setup(players=4, seed=2**53 - 1), stops_after=0), True, ()


def _deals() -> Iterator[tuple[str, Setup, int | None]]:
    for number, sets in enumerate((*WITH_CORE, *WITH_CORE)):
        players = 1 + number % 5
        setup = Setup(
            players=players,
            names=NAMES[number % len(NAMES)][:players],
            seed=31 * number,
            sets=sets,
            mat=(None, "base", "oceania")[number % 3],
            goals="blue" if number % 2 else "green",
            automa=LEVELS[number % 3] if players == 1 else None,
            names_language="fr" if number % 4 > 1 else "en",
        )
        beat = (None, 0, 73, 1023)[number % 4] if players == 1 or number % 3 == 0 else None
        yield f"deal {number}: {'+'.join(sets)}, {players} players", setup, beat
    yield "deal of the day", deal_of_the_day(date(2026, 11, 21)), 88


def write(rules: int) -> Path:
    """Write the links of this build under its number."""
    links = list(made())
    assert {link.record.rules for link in links} == {rules}
    path = path_of(rules)
    path.write_bytes(b"".join(msgspec.json.encode(link) + b"\n" for link in links))
    return path
