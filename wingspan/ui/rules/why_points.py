"""Answers that explain points: those of a goal, a bonus card, or a category of the score."""

from __future__ import annotations

from collections.abc import Iterator

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

from ..play.scene import Scene
from ..table.cards import holder, progress
from ..table.scores import shown_categories
from .reckoning import Reckoning, ReckoningRow, bird_named, said

BY_BIRD = (Birds, Eggs, Beaks, FoodCosts, FoodInCosts)
"""Tallies that are sums over the birds."""

BY_ROW = (BirdsInSmallestHabitat, BirdsInLargestHabitat, EggSets, FilledColumns)
"""Tallies that compare the rows."""


def birds_of(player: Player) -> Iterator[tuple[Habitat, PlayedBird]]:
    for habitat in HABITATS:
        for bird in player.mat[habitat]:
            yield habitat, bird


def tally_rows(
    scene: Scene, tally: AnyTally, seat: int, *, goal: bool = False
) -> list[ReckoningRow]:
    """Return what each bird, or each row, of a person adds to a tally; empty for other tallies."""
    player = scene.state.players[seat]
    if isinstance(tally, BY_BIRD):
        rows = []
        for habitat, bird in birds_of(player):
            alone = Player(mat={h: [bird] if h == habitat else [] for h in HABITATS})
            number = counted(scene.table, alone, tally, goal=goal)
            if number:
                rows.append((bird_named(scene, bird.bird), str(number)))
        return rows
    if isinstance(tally, BY_ROW):
        eggs = isinstance(tally, EggSets)
        return [
            (
                scene.words.habitat(habitat),
                said(scene, "eggs", n=sum(bird.eggs for bird in player.mat[habitat]))
                if eggs
                else said(scene, "birds", n=len(player.mat[habitat])),
            )
            for habitat in HABITATS
        ]
    return []


def why_goal(scene: Scene, number: int) -> Reckoning:
    """The answer for the goal of round ``number``, from 1: what counts, the places, the points."""
    goal = scene.catalog.goals[scene.state.goals[number - 1]]
    title = f"{scene.words.text('round_n', n=number)} {scene.words.goal(goal)}"
    entry = f"goal.{goal.id}"
    if isinstance(goal.counts, NoGoal):
        return Reckoning(title, entry)
    scored = scene.state.scored
    done = number <= len(scored)
    rows = [] if done else tally_rows(scene, goal.counts, scene.seat, goal=True)
    if rows:
        together = counted(scene.table, scene.me, goal.counts, goal=True)
        rows.append((said(scene, "together"), str(together)))
    if done:
        rows += shares(scene, number, scored[number - 1].standings)
    elif number == scene.state.round:
        rows += _automa(scene, goal.id, number)
        rows += shares(scene, number, scene.standings())
    verdict = said(scene, "goal_later", n=number)
    if number <= scene.state.round:
        standings = scored[number - 1].standings if done else scene.standings()
        mine = [standing for standing in standings if standing.player == scene.seat]
        verdict = " ".join(
            sentence(told) for _, told in shares(scene, number, tuple(mine), standings)
        )
    return Reckoning(title, entry, tuple(rows), verdict)


def _automa(scene: Scene, goal: str, number: int) -> list[ReckoningRow]:
    """The row with the Automa's base value and cubes; empty if the goal has none for it."""
    card, automa = scene.catalog.goals[goal], scene.state.automa
    if automa is None or card.automa is None:
        return []
    base, cubes = card.automa[number - 1], automa.goal_cubes
    total = automa_counts(scene.table, goal, number)
    told = said(scene, "automa_sum", base=base, cubes=cubes, total=total)
    return [(said(scene, "automa"), told)]


def shares(
    scene: Scene,
    number: int,
    standings: tuple[GoalStanding, ...],
    among: tuple[GoalStanding, ...] = (),
) -> list[ReckoningRow]:
    """Return each player's count and the points that it earns.

    ``among``: the standings that ties are looked up in, if not ``standings``.
    """
    board = scene.catalog.furniture.goal_board
    pays = board.green[number - 1]
    rows = []
    for standing in standings:
        name = scene.names[standing.player]
        points = scene.words.text("points", n=standing.points)
        tied = [s for s in among or standings if s.place == standing.place]
        if scene.setup.goals == "blue":
            told = said(scene, "blue_sum", n=standing.counted, most=board.blue_most, points=points)
        elif standing.place is None:
            told = said(scene, "no_place", points=points)
        elif len(tied) == 1:
            told = said(scene, "place", n=standing.counted, place=standing.place, points=points)
        else:
            shared = pays[standing.place - 1 : standing.place - 1 + len(tied)]
            values = {"n": standing.counted, "place": standing.place, "points": points}
            sum = " + ".join(map(str, shared))
            told = said(scene, "shared_place", sum=sum, players=len(tied), **values)
        rows.append((name, told))
    return rows


def why_bonus(scene: Scene, bonus: str) -> Reckoning:
    """The answer for a bonus card: what counts on the viewer's mat, and its progress."""
    card = scene.catalog.bonus_cards[bonus]
    number = counted(scene.table, scene.me, card.counts)
    rows = tally_rows(scene, card.counts, scene.seat)
    rows.append((said(scene, "together"), str(number)))
    rows.append((said(scene, "steps"), scene.words.bonus_points(card)))
    title = scene.words.bonus(card)
    worth = progress(holder(scene), card, number)
    return Reckoning(title, f"bonus.{bonus}", tuple(rows), worth)


def why_score(scene: Scene, category: str, seat: int) -> Reckoning:
    """The answer for a player's points in a category; for "total", the points by category."""
    sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
    title = f"{scene.words.text(f'score_{category}')} · {scene.names[seat]}"
    points = getattr(sheet, category)
    entry = "scoring" if category == "total" else f"scoring.{category}"
    rows = _of_automa(scene, category) if seat == scene.automa_seat else []
    if seat < len(scene.state.players):
        rows = _of_person(scene, category, seat)
    rows.append((said(scene, "together"), str(points)))
    verdict = sentence(scene.words.text("points", n=points))
    return Reckoning(title, entry, tuple(rows), verdict, sum_first=True)


def _of_person(scene: Scene, category: str, seat: int) -> list[ReckoningRow]:
    player, cards = scene.state.players[seat], scene.catalog
    birds = [bird for _, bird in birds_of(player)]
    match category:
        case "birds":
            found = [(b, cards.birds[b.bird].points) for b in birds]
        case "eggs":
            found = [(b, b.eggs) for b in birds if b.eggs]
        case "cached":
            found = [(b, sum(b.cached.values())) for b in birds if b.cached]
        case "tucked":
            found = [(b, len(b.tucked)) for b in birds if b.tucked]
        case "bonus":
            return [
                (
                    scene.words.bonus(cards.bonus_cards[card]),
                    str(bonus_points(scene.table, player, card)),
                )
                for card in player.bonus
                if card in cards.bonus_cards
            ]
        case _:
            return _of_anybody(scene, category, seat)
    return [(bird_named(scene, bird.bird), str(points)) for bird, points in found]


def _of_automa(scene: Scene, category: str) -> list[ReckoningRow]:
    automa = scene.state.automa
    assert automa is not None
    if category == "birds":
        each = scene.catalog.furniture.face_down_points[scene.setup.automa or ""]
        rows = [(bird_named(scene, b), str(scene.catalog.birds[b].points)) for b in automa.birds]
        down = len(automa.face_down)
        if down:
            told = said(scene, "times", n=down, each=each, total=down * each)
            rows.append((said(scene, "face_down"), told))
        return rows
    return _of_anybody(scene, category, scene.automa_seat)


def _of_anybody(scene: Scene, category: str, seat: int) -> list[ReckoningRow]:
    """The points for goals, the nectar that everybody has spent, by habitat, or the total by
    category; empty for the other categories."""
    words = scene.words
    match category:
        case "goals":
            return [
                (
                    f"{words.text('round_n', n=n)} {words.goal(scene.catalog.goals[scored.goal])}",
                    str(scored.standings[seat].points),
                )
                for n, scored in enumerate(scene.state.scored, 1)
            ]
        case "nectar":
            spent = [player.nectar for player in scene.state.players]
            if scene.state.automa is not None:
                spent.append(scene.state.automa.nectar)
            sides = list(zip(scene.names, spent, strict=False))
            return [
                (words.habitat(home), " · ".join(f"{name} {side[home]}" for name, side in sides))
                for home in HABITATS
            ]
        case "total":
            sheet = next(sheet for sheet in scene.sheets if sheet.player == seat)
            shown = shown_categories(scene)
            return [(words.text(f"score_{c}"), str(getattr(sheet, c))) for c in shown]
        case _:
            return []
