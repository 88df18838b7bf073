"""The goals of the four rounds and the scores: what counts, how everybody stands, what that pays.

Scores are shown by category: the score pad, the running score, and the chips in the top bar.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from wingspan.engine import conditions as c
from wingspan.engine.catalog import Catalog, Kit
from wingspan.engine.components import ROUNDS
from wingspan.engine.events import GoalStanding
from wingspan.engine.goals import counted, share
from wingspan.engine.setup import Setup
from wingspan.engine.state import ScoreSheet
from wingspan.words import Words
from wingspan.words.grammar import sentence

from .. import messages
from ..kit.buttons import choice
from ..kit.html import (
    EMPTY,
    Element,
    Html,
    Value,
    b,
    classes,
    div,
    h2,
    i,
    join,
    li,
    nav,
    ol,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from ..kit.icons import CATEGORIES, icon, lines
from ..kit.parts import Part, as_it_is, lazy
from ..play.scene import Scene


def goals(scene: Scene) -> Html:
    words = scene.words
    side = words.text(f"goals_{scene.setup.goals}")
    return section(".all-goals.panel#all-goals")[
        h2(".panel-title")[words.text("goals"), " ", span(".count")[side]],
        ol(".goal-list")[*(_goal(scene, number) for number in range(ROUNDS))],
    ]


MOST_TOLD = 3
"""With more players than this, the tile of a scored goal shows only its winner and the viewer."""


class Tile(Struct, frozen=True):
    """All that the tile of a goal shows."""

    round: int
    """The round that it is scored in, from 1."""
    goal: str
    side: str
    """The side of the goal board: "green" or "blue"."""
    names: tuple[str, ...]
    seat: int
    scored: bool
    standings: tuple[GoalStanding, ...]
    """How everybody stands: what was paid, or in this round what would be paid now."""
    is_open: bool
    """Whether the drawer shows the goals in full."""

    @property
    def is_current(self) -> bool:
        return bool(self.standings) and not self.scored


def goal_tiles(scene: Scene) -> Part:
    tiles = tuple(_of_round(scene, number + 1) for number in range(ROUNDS))
    return lazy("goals", _tiles, scene.words, scene.catalog, tiles, waits="seen")


def _tiles(words: Words, catalog: Catalog, tiles: tuple[Tile, ...]) -> Html:
    return ol(".goals#goals", aria_label=words.text("goals"))[
        *(_tile(words, catalog, tile) for tile in tiles)
    ]


def _of_round(scene: Scene, round_: int) -> Tile:
    state = scene.state
    scored = state.scored[round_ - 1] if round_ <= len(state.scored) else None
    standings = scored.standings if scored else scene.standings() if round_ == state.round else ()
    return Tile(
        round=round_,
        goal=state.goals[round_ - 1],
        side=scene.setup.goals,
        names=tuple(scene.names),
        seat=scene.seat,
        scored=scored is not None,
        standings=standings,
        is_open=scene.look.get("drawer") == "facts",
    )


@lru_cache(4 * ROUNDS)
def _tile(words: Words, catalog: Catalog, tile: Tile) -> Html:
    goal = catalog.goals[tile.goal]
    return _item(words, catalog, tile, f"goal-{tile.round}")[
        choice(messages.ShowDrawer("" if tile.is_open else "facts"), ".tile", on=tile.is_open)[
            span(".sr")[words.text("round_n", n=tile.round)],
            b(".goal-round", aria_hidden="true")[str(tile.round)],
            span(".goal-signs", aria_hidden="true")[*map(icon, signs(goal.counts))],
            span(class_="goal-name" if tile.is_current else "sr")[words.goal(goal)],
            _stands(words, catalog, tile),
        ]
    ]


def _item(words: Words, catalog: Catalog, tile: Tile, id_: str | None = None) -> Element:
    return li(
        ".goal",
        class_="current" if tile.is_current else "scored" if tile.scored else None,
        data_tip=_tip(words, catalog, tile),
        data_entry=f"goal.{tile.goal}",
        data_why=f"goal.{tile.round}",
        id=id_,
        aria_current="step" if tile.is_current else None,
    )


def signs(counts: c.AnyTally) -> list[str]:
    """Return the icons for what a goal counts; a bird and a goal for any kind without its own."""
    match counts:
        case c.Birds(habitat, like, eggs, tucked, no_eggs):
            found = ["play_bird", *_like(like)]
            found += [habitat] if habitat else []
            found += ["egg"] if eggs else ["egg-space"] if no_eggs else []
            return found + (["tucked"] if tucked else [])
        case c.Eggs(habitat, like):
            return ["egg", *_like(like), *([habitat] if habitat else [])]
        case c.EggSets():
            return ["egg", "forest", "grassland", "wetland"]
        case c.CardsInHand():
            return ["card"]
        case c.FoodInSupply():
            return ["wild"]
        case c.FoodInCosts(foods):
            return list(foods)
        case c.FoodCosts():
            return ["play_bird", "wild"]
        case c.CubesOnPlay():
            return ["cube", "play_bird"]
        case c.NoGoal():
            return ["none"]
        case _:
            return ["play_bird", "goal"]


def _like(like: c.AnyCondition | None) -> list[str]:
    match like:
        case c.HasNest(nest):
            return [nest]
        case c.HasColor(colors):
            return [f"power-{colour}" for colour in colors]
        case c.WorthOver() | c.WorthUnder():
            return ["points"]
        case _:
            return []


def _stands(words: Words, catalog: Catalog, tile: Tile) -> Html:
    """How everybody stands: what was paid or would be paid now, or else what the places pay."""
    if isinstance(catalog.goals[tile.goal].counts, c.NoGoal):
        return EMPTY
    if not tile.standings:
        return span(".stands.pays")[_pays(words, catalog, tile)]
    told = tile.standings
    if tile.scored and len(told) > MOST_TOLD:
        first = max(told, key=lambda one: (one.points, one.player == tile.seat))
        told = tuple(one for one in told if one.player in (first.player, tile.seat))
    said = (
        words.text("counted", name=tile.names[one.player], n=one.points) for one in tile.standings
    )
    return join(
        (
            span(".stands", aria_hidden="true")[*(_stand(tile, one) for one in told)],
            span(".sr")[" · ".join(said)],
        )
    )


def _pays(words: Words, catalog: Catalog, tile: Tile) -> str:
    """What the places pay, in its shortest form: "4 · 1"; on the blue side, each thing counted."""
    board = catalog.furniture.goal_board
    if tile.side == "blue":
        return words.text("goal_each", most=board.blue_most)
    places = board.green[tile.round - 1]
    return " · ".join(map(str, places[: max(2, len(tile.names))]))


def _stand(tile: Tile, standing: GoalStanding) -> Html:
    """One player's points, in the current round after the number of what is counted."""
    points = b[str(standing.points)]
    if not tile.scored:
        to = i(".to", aria_hidden="true")["→"]
        points = join((str(standing.counted), to, points))
    return span(
        ".stand",
        class_=classes(f"seat-{standing.player}", "mine" if standing.player == tile.seat else None),
    )[i(".seat-mark"), points]


def _goal(scene: Scene, number: int) -> Html:
    words, tile = scene.words, _of_round(scene, number + 1)
    goal = scene.catalog.goals[tile.goal]
    if isinstance(goal.counts, c.NoGoal):
        body = p(".goal-pays")[words.text("no_goal_help")]
    elif tile.scored:
        body = _standings(scene, tile.standings)
    elif tile.is_current:
        body = _running(scene, number)
    else:
        body = _ahead(scene, number)
    return _item(words, scene.catalog, tile)[
        span(".goal-round")[
            span(".sr")[words.text("round_n", n=tile.round)],
            span(aria_hidden="true")[str(tile.round)],
        ],
        div(".goal-body")[p(".goal-name")[words.goal(goal)], body],
    ]


def _tip(words: Words, catalog: Catalog, tile: Tile) -> str:
    goal = catalog.goals[tile.goal]
    if isinstance(goal.counts, c.NoGoal):
        return words.text("no_goal_help")
    if tile.side == "blue":
        most = catalog.furniture.goal_board.blue_most
        pays = words.text("tip.goal.blue", n=tile.round, most=most)
    else:
        places = _pays(words, catalog, tile)
        pays = words.text("tip.goal.green", n=tile.round, places=places)
    return lines(sentence(words.goal(goal)), pays)


def payouts(scene: Scene, number: int) -> str:
    """What the places pay, "4 · 1"; on the blue side, each thing counted; "" without a goal."""
    tile = _of_round(scene, number + 1)
    if isinstance(scene.catalog.goals[tile.goal].counts, c.NoGoal):
        return ""
    pays = _pays(scene.words, scene.catalog, tile)
    return pays if tile.side == "blue" else scene.words.text("goal_places", places=pays)


def next_gain(scene: Scene, standings: tuple[GoalStanding, ...]) -> tuple[int, int] | None:
    """Return how many more of what is counted would pay the viewer more, and what that would pay.

    The others are assumed to stay where they are. None if no number would pay more.
    """
    mine = standings[scene.seat]
    board = scene.catalog.furniture.goal_board
    others = [s.counted for s in standings if s.player != scene.seat]
    for more in range(1, max(1, *others, board.blue_most) - mine.counted + 2):
        number = mine.counted + more
        if scene.setup.goals == "blue":
            pays = min(number, board.blue_most)
        else:
            _, pays = share(number, [*others, number], board.green[scene.state.round - 1])
        if pays > mine.points:
            return more, pays
    return None


def _running(scene: Scene, number: int) -> Html:
    """This round's goal as if the round ended now: everybody's place and the viewer's next gain."""
    words, standings = scene.words, scene.standings()
    mine = standings[scene.seat]
    ranked = sorted(standings, key=lambda s: (s.place or 9, -s.counted))
    gain = next_gain(scene, standings)
    yours = words.text("goal_yours", n=mine.points)
    if gain:
        yours += " · " + words.text("goal_more", n=gain[0], points=gain[1])
    return join(
        (
            p(".goal-pays")[payouts(scene, number)],
            p(".goal-yours")[yours],
            ul(".goal-places", class_=None if scene.setup.goals == "green" else "unranked")[
                *(_place(scene, one, standings) for one in ranked)
            ],
        )
    )


def _place(scene: Scene, standing: GoalStanding, standings: tuple[GoalStanding, ...]) -> Html:
    """One player's standing: "1st · Ada · 2 birds · 4 points"."""
    words = scene.words
    goal = scene.catalog.goals[scene.state.goals[scene.state.round - 1]]
    ties = [s for s in standings if s.place == standing.place and s.place is not None]
    shared = len(ties) > 1 and scene.setup.goals == "green"
    place = "–" if standing.place is None else words.place(standing.place)
    mine = standing.player == scene.seat
    return li(class_="mine" if mine else None)[
        span(".place")[place] if scene.setup.goals == "green" else None,
        span(".place-name")[scene.names[standing.player]],
        span(".place-count")[words.label(words.counted(goal.counts, standing.counted))],
        b(".place-pays")[words.text("points", n=standing.points)],
        span(".place-tied")[words.text("goal_tied")] if shared else None,
    ]


def _ahead(scene: Scene, number: int) -> Html:
    goal = scene.catalog.goals[scene.state.goals[number]]
    numbers = [
        scene.words.text(
            "counted", name=name, n=counted(scene.table, player, goal.counts, goal=True)
        )
        for name, player in zip(scene.names, scene.state.players, strict=False)
    ]
    if scene.state.automa is not None and goal.automa is not None:
        automa = scene.names[scene.automa_seat]
        numbers.append(scene.words.text("counted", name=automa, n=goal.automa[number]))
    return join(
        (
            p(".goal-pays")[payouts(scene, number)],
            p(".goal-standing")[" · ".join(numbers)],
        )
    )


def _standings(scene: Scene, standings: tuple[GoalStanding, ...]) -> Html:
    words = scene.words
    return p(".goal-standing")[
        join(
            (
                span(".goal-result")[
                    words.label(scene.names[standing.player]),
                    b[words.text("points", n=standing.points)],
                ]
                for standing in standings
            ),
            " · ",
        )
    ]


ICONS = {
    "birds": "play_bird",
    "bonus": "bonus",
    "goals": "goal",
    "eggs": "egg",
    "cached": "seed",
    "tucked": "tucked",
    "nectar": "nectar",
}


def shown_categories(kit: Kit) -> tuple[str, ...]:
    """Return the categories of the score pad; nectar only if it is in play."""
    return CATEGORIES if kit.nectar else CATEGORIES[:-1]


def score_chips(scene: Scene) -> Part:
    count = len(scene.state.players)
    seats = [(scene.seat + place) % count for place in range(count)]
    if scene.state.automa is not None and not scene.asleep:
        seats.append(scene.automa_seat)
    chips = nav(
        ".scores#scores",
        class_="crowded" if len(seats) > MOST_NAMED else None,
        aria_label=scene.words.text("score"),
    )[*(_chip(scene, seat) for seat in seats)]
    return lazy("scores", as_it_is, chips, waits="seen")


def _chip(scene: Scene, seat: int) -> Html:
    """A player's points in the top bar, on the button that shows their mat, if they have one."""
    words, name, automa = scene.words, scene.names[seat], seat == scene.automa_seat
    points, nectar = scene.so_far(scene.sheets[seat])
    tip = nectar_tip(words, scene.catalog, scene.setup, nectar, automa=automa) if nectar else ""
    inside = (
        i(".seat-mark", aria_hidden="true"),
        span(".mat-owner")[name],
        b(".sum", aria_hidden="true")[str(points)],
        span(".sr")[words.text("points", n=points)],
        _nectar(words, nectar) if nectar else None,
    )
    known: dict[str, Value] = {
        "data_thing": f"score:{seat}",
        "data_count": points,
        "data_why": None if scene.is_secret(seat) else f"score.total.{seat}",
        "data_entry": "scoring",
        "data_tip": lines(name, tip),
    }
    if automa:
        return span(".score-chip", class_=f"seat-{seat}", **known)[*inside]
    return choice(
        messages.ShowMat(seat),
        ".score-chip.mat-name",
        on=seat == scene.shown_seat,
        class_=f"seat-{seat}",
        **known,
    )[*inside]


def _nectar(words: Words, points: int) -> Html:
    """The points for spent nectar, beside the others: until the game ends nobody has them."""
    return span(".nectar-so-far")[
        span(aria_hidden="true")[f"+{points}"],
        icon("nectar"),
        span(".sr")[" ", words.text("nectar_so_far", n=points)],
    ]


def nectar_tip(words: Words, catalog: Catalog, setup: Setup, points: int, *, automa: bool) -> str:
    """What the points for spent nectar are that stand beside a player's others."""
    start = catalog.furniture.nectar.automa_start.get(setup.automa or "", 0)
    return lines(
        words.text("tip.score.nectar_so_far", n=points),
        words.text("tip.automa.nectar", n=start) if automa else "",
    )


MOST_NAMED = 3
"""The most players, the Automa included, whose names are written on the chips."""


def scores(scene: Scene) -> Html:
    words = scene.words
    categories = shown_categories(scene.kit)
    # With large letters it is scrolled sideways, by the arrow keys as well.
    return section(".all-scores.panel#all-scores", tabindex="0", aria_label=words.text("score"))[
        h2(".sr")[words.text("score")],
        table(".score.running")[
            thead[
                tr[
                    th(".panel-title", scope="col")[words.text("score")],
                    *(
                        th(scope="col")[
                            icon(
                                ICONS[category],
                                words.text(f"score_{category}"),
                                "",
                                f"scoring.{category}",
                            )
                        ]
                        for category in categories
                    ),
                    th(scope="col", data_entry="scoring")[words.text("score_total")],
                ]
            ],
            tbody[*(_row(scene, sheet, categories) for sheet in scene.sheets)],
        ],
    ]


def _row(scene: Scene, sheet: ScoreSheet, categories: tuple[str, ...]) -> Html:
    """One player's row; the points of other players' bonus cards are hidden until the end."""
    secret = scene.is_secret(sheet.player)
    return tr[
        th(scope="row")[scene.names[sheet.player]],
        *(
            td["?"]
            if secret and category == "bonus"
            else td(data_why=f"score.{category}.{sheet.player}", data_entry=f"scoring.{category}")[
                str(getattr(sheet, category))
            ]
            for category in categories
        ),
        td(
            ".sum", data_why=None if secret else f"score.total.{sheet.player}", data_entry="scoring"
        )[str(scene.known_total(sheet))],
    ]
