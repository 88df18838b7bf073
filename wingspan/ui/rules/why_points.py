"""Answers that explain points: those of a goal, a bonus card, or a category of the score."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.cards import BonusCard
from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCosts,
    FoodInCosts,
    NoGoal,
)
from wingspan.engine.events import GoalStanding
from wingspan.engine.goals import automa_counts, counted
from wingspan.engine.scoring import bonus_points
from wingspan.engine.state import PlayedBird, Player
from wingspan.words.grammar import sentence

from ..table.bonus import holder, progress
from ..table.scores import shown_categories
from .reckoning import Asker, Reckoning, ReckoningRow

BY_BIRD = (Birds, Eggs, Beaks, FoodCosts, FoodInCosts)
"""Tallies that are sums over the birds."""

BY_ROW = (BirdsInSmallestHabitat, BirdsInLargestHabitat, EggSets, FilledColumns)
"""Tallies that compare the rows."""


def birds_of(player: Player) -> Iterator[tuple[Habitat, PlayedBird]]:
    for habitat in HABITATS:
        for bird in player.mat[habitat]:
            yield habitat, bird


def tally_rows(
    asker: Asker, tally: AnyTally, seat: int, *, goal: bool = False
) -> list[ReckoningRow]:
    """Return what each bird, or each row, of a person adds to a tally; empty for other tallies."""
    scene = asker.scene
    player = scene.state.players[seat]
    if isinstance(tally, BY_BIRD):
        rows = []
        for habitat, bird in birds_of(player):
            alone = Player(mat={h: [bird] if h == habitat else [] for h in HABITATS})
            number = counted(scene.table, alone, tally, goal=goal)
            if number:
                rows.append((asker.bird(bird.bird), str(number)))
        return rows
    if isinstance(tally, BY_ROW):
        eggs = isinstance(tally, EggSets)
        return [
            (
                asker.words.habitat(habitat),
                asker.words.text(
                    "reference/why.eggs", n=sum(bird.eggs for bird in player.mat[habitat])
                )
                if eggs
                else asker.words.text("reference/why.birds", n=len(player.mat[habitat])),
            )
            for habitat in HABITATS
        ]
    return []


def why_goal(asker: Asker, number: int) -> Reckoning:
    """The answer for the goal of round ``number``, from 1: what counts, the places, the points."""
    scene = asker.scene
    goal = scene.catalog.goals[scene.state.goals[number - 1]]
    title = f"{scene.words.text('round_n', n=number)} {scene.words.goal(goal)}"
    entry = f"goal.{goal.id}"
    if isinstance(goal.counts, NoGoal):
        return Reckoning(title, entry)
    scored = scene.state.scored
    done = number <= len(scored)
    rows = [] if done else tally_rows(asker, goal.counts, scene.seat, goal=True)
    if rows:
        rows.append((asker.words.text("reference/why.together"), str(_counted(asker, goal.counts))))
    if done:
        rows += shares(asker, number, scored[number - 1].standings)
    elif number == scene.state.round:
        rows += _automa(asker, goal.id, number)
        rows += shares(asker, number, scene.standings())
    verdict = asker.words.text("reference/why.goal_later", n=number)
    if number <= scene.state.round:
        standings = scored[number - 1].standings if done else scene.standings()
        mine = [standing for standing in standings if standing.player == scene.seat]
        verdict = " ".join(
            sentence(told) for _, told in shares(asker, number, tuple(mine), standings)
        )
    return Reckoning(title, entry, tuple(rows), verdict)


def _counted(asker: Asker, tally: AnyTally) -> int:
    return counted(asker.scene.table, asker.scene.me, tally, goal=True)


def _automa(asker: Asker, goal: str, number: int) -> list[ReckoningRow]:
    """The row with the Automa's base value and cubes; empty if the goal has none for it."""
    scene = asker.scene
    card, automa = scene.catalog.goals[goal], scene.state.automa
    if automa is None or card.automa is None:
        return []
    base, cubes = card.automa[number - 1], automa.goal_cubes
    told = asker.words.text(
        "reference/why.automa_sum",
        base=base,
        cubes=cubes,
        total=automa_counts(scene.table, goal, number),
    )
    return [(asker.words.text("reference/why.automa"), told)]


def shares(
    asker: Asker,
    number: int,
    standings: tuple[GoalStanding, ...],
    among: tuple[GoalStanding, ...] = (),
) -> list[ReckoningRow]:
    """Return each player's count and the points that it earns.

    ``among``: the standings that ties are looked up in, if not ``standings``.
    """
    scene = asker.scene
    board = scene.catalog.furniture.goal_board
    pays = board.green[number - 1]
    rows = []
    for standing in standings:
        name = scene.names[standing.player]
        points = scene.words.text("points", n=standing.points)
        tied = [s for s in among or standings if s.place == standing.place]
        if scene.setup.goals == "blue":
            told = asker.words.text(
                "reference/why.blue_sum", n=standing.counted, most=board.blue_most, points=points
            )
        elif standing.place is None:
            told = asker.words.text("reference/why.no_place", points=points)
        elif len(tied) == 1:
            told = asker.words.text(
                "reference/why.place", n=standing.counted, place=standing.place, points=points
            )
        else:
            shared = pays[standing.place - 1 : standing.place - 1 + len(tied)]
            told = asker.words.text(
                "reference/why.shared_place",
                n=standing.counted,
                place=standing.place,
                sum=" + ".join(map(str, shared)),
                players=len(tied),
                points=points,
            )
        rows.append((name, told))
    return rows


def why_bonus(asker: Asker, bonus: str) -> Reckoning:
    """The answer for a bonus card: what counts on the viewer's mat, and its progress."""
    scene = asker.scene
    card = scene.catalog.bonus_cards[bonus]
    number = counted(scene.table, scene.me, card.counts)
    rows = tally_rows(asker, card.counts, scene.seat)
    rows.append((asker.words.text("reference/why.together"), str(number)))
    rows.append((asker.words.text("reference/why.steps"), scene.words.bonus_points(card)))
    title = scene.words.bonus(card)
    return Reckoning(title, f"bonus.{bonus}", tuple(rows), _worth(asker, card, number))


def _worth(asker: Asker, card: BonusCard, number: int) -> str:
    return progress(holder(asker.scene), card, number)


def why_score(asker: Asker, category: str, seat: int) -> Reckoning:
    """The answer for a player's points in a category; for "total", the points by category."""
    scene = asker.scene
    sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
    title = f"{scene.words.text(f'score_{category}')} · {scene.names[seat]}"
    points = getattr(sheet, category)
    entry = "scoring" if category == "total" else f"scoring.{category}"
    rows = _of_automa(asker, category) if seat == scene.automa_seat else []
    if seat < len(scene.state.players):
        rows = _of_person(asker, category, seat)
    rows.append((asker.words.text("reference/why.together"), str(points)))
    said = sentence(scene.words.text("points", n=points))
    return Reckoning(title, entry, tuple(rows), said, sum_first=True)


def _of_person(asker: Asker, category: str, seat: int) -> list[ReckoningRow]:
    scene = asker.scene
    player = scene.state.players[seat]
    birds = [bird for _, bird in birds_of(player)]
    match category:
        case "birds":
            return [(asker.bird(b.bird), str(scene.catalog.birds[b.bird].points)) for b in birds]
        case "eggs":
            return [(asker.bird(b.bird), str(b.eggs)) for b in birds if b.eggs]
        case "cached":
            return [(asker.bird(b.bird), str(sum(b.cached.values()))) for b in birds if b.cached]
        case "tucked":
            return [(asker.bird(b.bird), str(len(b.tucked))) for b in birds if b.tucked]
        case "bonus":
            known = [card for card in player.bonus if card in scene.catalog.bonus_cards]
            return [
                (
                    scene.words.bonus(scene.catalog.bonus_cards[card]),
                    str(bonus_points(scene.table, player, card)),
                )
                for card in known
            ]
        case "goals":
            return _goal_rows(asker, seat)
        case "nectar":
            return _nectar_rows(asker)
        case _:
            return _total_rows(asker, seat)


def _of_automa(asker: Asker, category: str) -> list[ReckoningRow]:
    scene = asker.scene
    automa = scene.state.automa
    assert automa is not None
    match category:
        case "birds":
            each = scene.catalog.furniture.face_down_points[scene.setup.automa or ""]
            rows = [(asker.bird(b), str(scene.catalog.birds[b].points)) for b in automa.birds]
            down = len(automa.face_down)
            if down:
                told = asker.words.text("reference/why.times", n=down, each=each, total=down * each)
                rows.append((asker.words.text("reference/why.face_down"), told))
            return rows
        case "goals":
            return _goal_rows(asker, scene.automa_seat)
        case "nectar":
            return _nectar_rows(asker)
        case "total":
            return _total_rows(asker, scene.automa_seat)
        case _:
            return []


def _goal_rows(asker: Asker, seat: int) -> list[ReckoningRow]:
    words, catalog = asker.words, asker.scene.catalog
    return [
        (
            f"{words.text('round_n', n=n)} {words.goal(catalog.goals[scored.goal])}",
            str(scored.standings[seat].points),
        )
        for n, scored in enumerate(asker.scene.state.scored, 1)
    ]


def _nectar_rows(asker: Asker) -> list[ReckoningRow]:
    """Everybody's spent nectar, by habitat."""
    scene = asker.scene
    sides = [*(p.nectar for p in scene.state.players)]
    if scene.state.automa is not None:
        sides.append(scene.state.automa.nectar)
    return [
        (
            scene.words.habitat(habitat),
            " · ".join(f"{scene.names[seat]} {side[habitat]}" for seat, side in enumerate(sides)),
        )
        for habitat in HABITATS
    ]


def _total_rows(asker: Asker, seat: int) -> list[ReckoningRow]:
    scene = asker.scene
    sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
    shown = shown_categories(scene)
    return [(scene.words.text(f"score_{c}"), str(getattr(sheet, c))) for c in shown]
