"""What is checked in: a small file of data, and the page of docs/ made from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tools.card_sets import WITH_BASE
from wingspan.bots.features.value_features import CATEGORIES
from wingspan.bots.weights import NEWEST
from wingspan.engine import RULES, load_catalog
from wingspan.engine.components import AUTOMA_LEVELS, BASE_SETS
from wingspan.tournament.birds import Count, Worth, worths
from wingspan.tournament.figures import interval

from .series import ALONE, PLAYER, TABLES, Series
from .tally import Tally

COMMAND = "python -m tools.statistics FOLDER --rounds 20000"


class Figures(Struct, frozen=True):
    """A mean with its standard error, in hundredths of a point."""

    mean: int
    error: int


class AtTable(Struct, frozen=True):
    """A kind of table: the points of a player, their spread, and the points by category."""

    players: int
    sets: str
    games: int
    points: Figures
    spread: int
    columns: tuple[int, ...]


class OfCard(Struct, frozen=True):
    """A bird or bonus card. ``dealt``: hands that it was in at the start; ``drawn``, ``played``:
    hands that it was ever in, and hands that played it; ``earned``: points on it at the end, in
    hundredths; ``worth``: of being dealt it (:class:`~wingspan.tournament.birds.Worth`).
    """

    dealt: int
    worth: Figures | None
    drawn: int = 0
    played: int = 0
    earned: int = 0


class Alone(Struct, frozen=True):
    """A level alone against the Automa: the points of the Automa at each of its levels
    (``automa``), and the games ``won`` against each.
    """

    level: str
    sets: str
    games: int
    points: Figures
    automa: tuple[int, ...]
    won: tuple[float, ...]


class Summary(Struct, frozen=True):
    """The whole summary, with what it rests on."""

    command: str
    rules: int
    weights: int
    games: int
    tables: tuple[AtTable, ...]
    birds: dict[str, OfCard]
    bonus: dict[str, OfCard]
    alone: tuple[Alone, ...]


def summed_up(tallies: dict[Series, Tally]) -> Summary:
    """Return the summary of the series that have at least two games."""
    some = {series: tally for series, tally in tallies.items() if tally.games > 1}
    tables = [some[series].cards for series in TABLES if series in some]
    return Summary(
        command=COMMAND,
        rules=RULES,
        weights=NEWEST,
        games=sum(tally.games for tally in some.values()),
        tables=tuple(_table(series, some[series]) for series in TABLES if series in some),
        birds={one.card: _card(one) for one in worths(tables)},
        bonus={one.card: _card(one) for one in worths(tables, "bonus")},
        alone=tuple(
            _alone(series, some[series])
            for series in (*ALONE, *TABLES)
            if series in some and series.players == 1
        ),
    )


def added(before: Summary, more: Summary) -> Summary:
    """Return the summary of the games of both, which played at different tables.

    What a table or a card was worth is weighted as it would be if all games were summed up at once.
    Raises ValueError if both played at the same kind of table, or by other rules or weights.
    """
    if (before.rules, before.weights) != (more.rules, more.weights):
        raise ValueError(f"The summary is of rules {before.rules} and weights {before.weights}.")
    tables = {(table.players, table.sets): table for table in before.tables}
    for table in more.tables:
        if tables.setdefault((table.players, table.sets), table) is not table:
            raise ValueError(f"The summary has {table.players} players {_sets(table.sets)}.")
    alone = {(one.level, one.sets): one for one in (*before.alone, *more.alone)}
    series = [(one.level, one.sets) for one in (*ALONE, *TABLES) if one.players == 1]
    return Summary(
        command=COMMAND,
        rules=before.rules,
        weights=before.weights,
        games=before.games + more.games,
        tables=tuple(tables[key] for one in TABLES if (key := (one.players, one.sets)) in tables),
        birds=_joined(before.birds, more.birds),
        bonus=_joined(before.bonus, more.bonus),
        alone=tuple(alone[key] for key in series if key in alone),
    )


def _joined(before: dict[str, OfCard], more: dict[str, OfCard]) -> dict[str, OfCard]:
    none = OfCard(0, None)
    return {
        card: _together(before.get(card, none), more.get(card, none))
        for card in sorted(before.keys() | more.keys())
    }


def _together(one: OfCard, other: OfCard) -> OfCard:
    """Return the card's figures of both: worths weighted by their precision, points by plays."""
    played = one.played + other.played
    earned = one.earned * one.played + other.earned * other.played
    known = [each.worth for each in (one, other) if each.worth is not None]
    worth = None
    if known:
        sure = [each.error**-2 for each in known]
        mean = sum(each.mean * weight for each, weight in zip(known, sure, strict=True))
        worth = Figures(round(mean / sum(sure)), round(sum(sure) ** -0.5))
    return OfCard(
        dealt=one.dealt + other.dealt,
        worth=worth,
        drawn=one.drawn + other.drawn,
        played=played,
        earned=round(earned / played) if played else 0,
    )


def _hundredths(value: float) -> int:
    return round(100 * value)


def _figures(count: Count) -> Figures:
    return Figures(_hundredths(count.mean), _hundredths(count.variance**0.5))


def _table(series: Series, tally: Tally) -> AtTable:
    spread = (tally.points.variance * tally.points.number) ** 0.5
    return AtTable(
        series.players,
        series.sets,
        tally.games,
        _figures(tally.points),
        _hundredths(spread),
        tuple(_hundredths(column.mean) for column in tally.columns),
    )


def _card(one: Worth) -> OfCard:
    worth = one.worth and Figures(_hundredths(one.worth.mean), _hundredths(one.worth.error))
    counted = one.counted
    earned = _hundredths(counted.earned / counted.kept) if counted.kept else 0
    return OfCard(counted.dealt.number, worth, counted.drawn, counted.played, earned)


def _alone(series: Series, tally: Tally) -> Alone:
    return Alone(
        series.level,
        series.sets,
        tally.games,
        _figures(tally.points),
        tuple(_hundredths(count.mean) for count in tally.automa),
        tuple(tally.beaten),
    )


def _sets(name: str) -> str:
    """Return how the page calls the sets: "with European and Oceania"."""
    more = [each.title() for each in WITH_BASE[name] if each not in BASE_SETS]
    if not more:
        return "base set"
    return "with " + " and ".join(filter(None, (", ".join(more[:-1]), more[-1])))


def as_page(found: Summary) -> str:
    """Return the text of docs/statistics.md."""
    return "\n".join(_page(found)) + "\n"


def _page(found: Summary) -> Iterator[str]:
    yield "# Statistics\n"
    yield (
        f"The results of {found.games:,} games between computer players under version {found.rules}"
        f" of the rules. Every seat is played by the {_spoken(PLAYER)}, which answers without"
        f" searching (weights {found.weights}), with the green goals and with the Swift-Start cards"
        " in the base set; a single player plays against the Automa. ± is one standard error,"
        " computed as if the players at a table were independent. People may fare differently.\n"
    )
    yield (
        f"`{found.command}` plays such games and stores them in a folder, one round of all tables"
        " after another. It can be stopped at any time, and continues where it stopped. Several"
        " processes each need a folder and rounds of their own. With `--sum-up` and the folders,"
        " the command makes this page of the games that are there, and with `--add` it adds them to"
        " the page: so came the tables of the Asia set, which `--sets` plays alone. The figures are"
        " also in [statistics.json](statistics.json), and each bird's in its entry of the rules"
        " reference.\n"
    )
    yield "## Points\n"
    yield f"| table | games | points | spread | {' | '.join(CATEGORIES)} |"
    yield "|---" * (4 + len(CATEGORIES)) + "|"
    for table in found.tables:
        columns = " | ".join(f"{column / 100:.1f}" for column in table.columns)
        who = "alone" if table.players == 1 else f"{table.players} players"
        yield (
            f"| {who}, {_sets(table.sets)} | {table.games:,} | {_said(table.points)}"
            f" | {table.spread / 100:.1f} | {columns} |"
        )
    yield "\n## Alone against the Automa\n"
    yield f"| level | games | points | {' | '.join(map(_spoken, AUTOMA_LEVELS))} |"
    yield "|---" * (3 + len(AUTOMA_LEVELS)) + "|"
    for one in found.alone:
        won = (str(interval(won / one.games, one.games)) for won in one.won)
        yield (
            f"| {_spoken(one.level)}, {_sets(one.sets)} | {one.games:,} | {_said(one.points)}"
            f" | {' | '.join(won)} |"
        )
    yield "\nThe share of games won against each level of the Automa, with its 95 % interval.\n"
    yield from _cards(found)


def _cards(found: Summary) -> Iterator[str]:
    catalog = load_catalog()
    yield "## Bonus cards\n"
    yield (
        "Worth: the mean points of the players who were offered the card at the start (they keep"
        " one of two), minus those of all other players at the same kind of table.\n"
    )
    yield from _worths(
        {catalog.bonus_cards[id_].name["en"]: one for id_, one in found.bonus.items()}
    )
    yield "\n## Birds\n"
    yield (
        "Worth: the mean points of the players who were dealt the bird at the start (they keep any"
        " of their five), minus those of all other players at the same kind of table. Played: the"
        " share of the hands it came into from which it was played. On it: its points at the end,"
        " with eggs, cached food and tucked cards.\n"
    )
    birds = {catalog.birds[id_].name["en"]: one for id_, one in found.birds.items()}
    yield from _worths(birds, played=True)


def _worths(cards: dict[str, OfCard], played: bool = False) -> Iterator[str]:
    """Yield the table of the cards, the one worth most first."""
    more = " | played | on it" if played else ""
    yield f"| card | worth | dealt{more} |"
    yield "|---" * (5 if played else 3) + "|"
    for name, one in sorted(cards.items(), key=lambda item: _order(item[1]), reverse=True):
        line = f"| {name} | {_said(one.worth, '+') if one.worth else '?'} | {one.dealt:,}"
        if played:
            share = f"{100 * one.played / one.drawn:.0f} %" if one.drawn else "?"
            line += f" | {share} | {one.earned / 100:.1f}" if one.played else f" | {share} | –"
        yield f"{line} |"


def _order(card: OfCard) -> tuple[bool, int]:
    return card.worth is not None, card.worth.mean if card.worth else 0


def _said(value: Figures, sign: str = "") -> str:
    return f"{value.mean / 100:{sign}z.1f} ±{value.error / 100:.1f}"


def _spoken(name: str) -> str:
    return name.replace("_", " ")


def for_the_reference(found: Summary) -> dict[str, Sequence[int]]:
    """Return what each bird's entry says: in how many of a hundred hands it was played, and, where
    they are known, its worth in tenths of a point and the error of that.
    """
    said: dict[str, Sequence[int]] = {}
    for bird, one in found.birds.items():
        if one.drawn:
            row = [round(100 * one.played / one.drawn)]
            if one.worth:
                row += [round(one.worth.mean / 10), round(one.worth.error / 10)]
            said[bird] = row
    return said
