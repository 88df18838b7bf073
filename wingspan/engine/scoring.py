"""The score pad (Game End and Scoring)."""

from __future__ import annotations

from collections.abc import Sequence

from .components import HABITATS
from .goals import counted, share
from .state import Automa, Player, ScoreSheet
from .table import Table


def scores(table: Table) -> tuple[ScoreSheet, ...]:
    """Return a current score sheet for each player in seat order, the Automa's last.

    Rank 1 is best; ties are broken by unused food, then the rank is shared.
    """
    nectar = nectar_points(table)
    sheets = [_of_player(table, seat, player, nectar) for seat, player in enumerate(table.players)]
    if table.state.automa is not None:
        sheets.append(_of_automa(table, table.state.automa, nectar))
    return ranked(sheets)


def ranked(sheets: Sequence[dict[str, int]]) -> tuple[ScoreSheet, ...]:
    """Return the sheets with their ranks. ``sheets``: their other fields, in seat order."""
    standing = [(sheet["total"], sheet["unused_food"]) for sheet in sheets]
    return tuple(
        ScoreSheet(**sheet, rank=1 + sum(other > mine for other in standing))
        for sheet, mine in zip(sheets, standing, strict=True)
    )


def bonus_counting(player: Player) -> tuple[str, ...]:
    """Return the bonus cards that score for a player: those held, then those copied."""
    return (*player.bonus, *(player.copied or ()))


def bonus_points(table: Table, player: Player, bonus: str) -> int:
    """Return the points of a bonus card for ``player`` as the table stands."""
    card = table.catalog.bonus_cards[bonus]
    return card.points(counted(table, player, card.counts))


def _goal_points(table: Table, seat: int) -> int:
    return sum(scored.standings[seat].points for scored in table.state.scored)


def nectar_points(table: Table) -> list[int]:
    """Return the points by seat for the most and second most spent nectar in each habitat.

    Tied players share the points of their places, rounded down; a player without any scores none.
    """
    spent = [player.nectar for player in table.players]
    if table.state.automa is not None:
        spent.append(table.state.automa.nectar)
    points = [0] * len(spent)
    if not table.with_nectar:
        return points
    pays = table.catalog.furniture.nectar.majority
    for habitat in HABITATS:
        numbers = [nectar[habitat] for nectar in spent]
        for seat, number in enumerate(numbers):
            points[seat] += share(number, numbers, pays)[1]
    return points


def _of_player(table: Table, seat: int, player: Player, nectar: list[int]) -> dict[str, int]:
    birds = [bird for row in player.mat.values() for bird in row]
    points = {
        "birds": sum(table.birds[bird.bird].points for bird in birds),
        "bonus": sum(bonus_points(table, player, bonus) for bonus in bonus_counting(player)),
        "goals": _goal_points(table, seat),
        "eggs": sum(bird.eggs for bird in birds),
        "cached": sum(sum(bird.cached.values()) for bird in birds),
        "tucked": sum(len(bird.tucked) for bird in birds),
        "nectar": nectar[seat],
    }
    return {
        "player": seat,
        **points,
        "total": sum(points.values()),
        "unused_food": sum(player.food.values()),
    }


def _of_automa(table: Table, automa: Automa, nectar: list[int]) -> dict[str, int]:
    """Return the Automa's points by category.

    Face-up birds score as printed, face-down ones by level; its bonus card scores nothing.
    """
    furniture = table.catalog.furniture
    face_down = furniture.face_down_points[table.setup.automa or ""]
    seat = len(table.players)
    points = {
        "birds": sum(table.birds[bird].points for bird in automa.birds)
        + face_down * len(automa.face_down),
        "bonus": 0,
        "goals": _goal_points(table, seat),
        "eggs": automa.eggs,
        "cached": 0,
        "tucked": 0,
        "nectar": nectar[seat],
    }
    return {
        "player": seat,
        **points,
        "total": sum(points.values()),
        "unused_food": furniture.automa_tie_break_food,
    }
