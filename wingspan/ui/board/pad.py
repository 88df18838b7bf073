"""The score pad: what up to five players have at the end of a game on a real table.

Points come from the engine, for a table laid out from what was filled in. A figure that was typed
for a category stands instead of what the birds say.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct, field, structs

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import (
    FOODS,
    HABITATS,
    ROUNDS,
    TRAY_SIZE,
    Food,
    GoalSide,
    Habitat,
    Language,
    Level,
)
from wingspan.engine.conditions import (
    AnyCondition,
    Birds,
    CostsAtLeast,
    CubesOnPlay,
    Eats,
    EatsOneOf,
    EatsOnly,
    FoodCached,
    LivesOnlyIn,
    Named,
    NoGoal,
    WingspanOver,
    WingspanUnder,
    WingspanUpTo,
    WorthBetween,
    WorthOver,
    WorthUnder,
)
from wingspan.engine.goals import counted, is_like, shares
from wingspan.engine.scoring import ranked, scores
from wingspan.engine.setup import Setup
from wingspan.engine.state import (
    HIDDEN,
    Automa,
    Deck,
    GameState,
    PlayedBird,
    Player,
    ScoredGoal,
    ScoreSheet,
)
from wingspan.engine.table import Table
from wingspan.saves.result import CATEGORIES

from .solo import with_stand_ins

MOST = 999
"""The largest number that can be filled in."""
CLOSE = 5
"""How many centimetres of wingspan are close to what a bonus card asks for."""
LAST = ROUNDS - 1


class Bird(Struct, frozen=True):
    """A bird on a mat, and what lies on it. ``sideways``: it covers two spaces."""

    bird: str
    eggs: int = 0
    cached: int = 0
    tucked: int = 0
    sideways: bool = False


class Sheet(Struct, frozen=True):
    """What a player has.

    ``figures``: points typed by category. ``counts``: the number for each round's goal, None if it
    was not filled in. ``nectar``: spent, by habitat. ``food``: left over; ``hand``: cards.
    ``kept_food``: how much of what is cached is of kinds that a bonus card counts.
    """

    name: str = ""
    mat: dict[Habitat, tuple[Bird, ...]] = field(default_factory=dict)
    bonus: tuple[str, ...] = ()
    figures: dict[str, int] = field(default_factory=dict)
    counts: tuple[int | None, ...] = (None,) * ROUNDS
    nectar: dict[Habitat, int] = field(default_factory=dict)
    food: int = 0
    hand: int = 0
    kept_food: int = 0

    @property
    def birds(self) -> list[Bird]:
        """All birds, row by row."""
        return [bird for row in HABITATS for bird in self.mat.get(row, ())]


class Pad(Struct, frozen=True, kw_only=True):
    """A score pad.

    ``goals``: the goals by round, "" for one that was not chosen. ``automa``: what the Automa has
    at the end of a solo game, with its ``level`` and the goals ``scored`` there. ``seat``: whose
    sheet is open. ``kept``: the id in the statistics, "" before that.
    """

    sets: tuple[str, ...] = ("core", "swiftstart")
    side: GoalSide = "green"
    names_language: Language = "en"
    goals: tuple[str, ...] = ("",) * ROUNDS
    sheets: tuple[Sheet, ...] = (Sheet(), Sheet())
    seat: int = 0
    automa: Automa | None = None
    level: Level | None = None
    automubon: bool = False
    scored: tuple[ScoredGoal, ...] = ()
    kept: str = ""

    @property
    def open(self) -> Sheet:
        return self.sheets[self.seat]

    def with_sheet(self, sheet: Sheet) -> Pad:
        """Replace the open sheet."""
        sheets = (*self.sheets[: self.seat], sheet, *self.sheets[self.seat + 1 :])
        return structs.replace(self, sheets=sheets)


def table_of(pad: Pad, catalog: Catalog) -> Table:
    """Return the table at the end of the game, laid out from the pad."""
    setup = Setup(
        players=len(pad.sheets),
        sets=pad.sets,
        goals=pad.side,
        automa=pad.level,
        names_language=pad.names_language,
    )
    state = GameState(
        round=ROUNDS,
        phase="over",
        turn_of=0,
        first_player=0,
        players=[_player(sheet, catalog) for sheet in pad.sheets],
        birdfeeder=[],
        dice_out=[],
        tray=[None] * TRAY_SIZE,
        deck=Deck(),
        bonus_deck=Deck(),
        goals=pad.goals,
        scored=[*pad.scored],
        automa=pad.automa.copy() if pad.automa else None,
        random={},
    )
    table = Table(setup, catalog, state, [], 0)
    if pad.automa is not None:
        table.birds = with_stand_ins(catalog, pad.automa.bonus, setup.automa)
    else:
        for round_ in range(ROUNDS):
            numbers = counts(pad, table, round_)
            state.scored.append(ScoredGoal(pad.goals[round_], shares(table, numbers, round_ + 1)))
    return table


def counts_kept_food(sheet: Sheet, catalog: Catalog) -> BonusCard | None:
    """Return the bonus card of that sheet which counts cached food; None if none does."""
    held = (catalog.bonus_cards[card] for card in sheet.bonus)
    return next((card for card in held if isinstance(card.counts, FoodCached)), None)


def _player(sheet: Sheet, catalog: Catalog) -> Player:
    player = Player(hand=[HIDDEN] * sheet.hand, bonus=[*sheet.bonus])
    player.food = dict.fromkeys(FOODS, 0) | {"seed": sheet.food}
    player.nectar = dict.fromkeys(HABITATS, 0) | sheet.nectar
    counting = counts_kept_food(sheet, catalog)
    tally = counting.counts if counting is not None else None
    foods = tally.foods if isinstance(tally, FoodCached) else FOODS[:1]
    other = next(food for food in FOODS if food not in foods)
    left = sheet.kept_food
    for row in HABITATS:
        for bird in sheet.mat.get(row, ()):
            kept = min(left, bird.cached)
            left -= kept
            cached: dict[Food, int] = {foods[0]: kept, other: bird.cached - kept}
            tucked = (HIDDEN,) * bird.tucked
            player.mat[row].append(PlayedBird(bird.bird, bird.eggs, cached, tucked, bird.sideways))
    return player


def counts(pad: Pad, table: Table, round_: int) -> list[int]:
    """Return the players' numbers for a goal: those filled in, or what the birds show."""
    found = []
    for sheet, player in zip(pad.sheets, table.players, strict=True):
        told = sheet.counts[round_]
        found.append(shown_count(pad, table, round_, player) or 0 if told is None else told)
    return found


def shown_count(pad: Pad, table: Table, round_: int, player: Player) -> int | None:
    """Return what a player's birds show of a goal; None if they say nothing of it, as of earlier
    rounds.
    """
    goal = table.catalog.goals.get(pad.goals[round_])
    if round_ != LAST or goal is None or not any(player.mat.values()):
        return None
    if isinstance(goal.counts, CubesOnPlay | NoGoal):
        return None
    return counted(table, player, goal.counts, goal=True)


@lru_cache(8)
def _reckoned(text: bytes, catalog: Catalog) -> tuple[Table, tuple[ScoreSheet, ...]]:
    pad = msgspec.json.decode(text, type=Pad)
    table = table_of(pad, catalog)
    shown = [structs.asdict(sheet) for sheet in scores(table)]
    for sheet, points in zip(pad.sheets, shown, strict=False):
        points.update(sheet.figures)
    for points in shown:
        del points["rank"]
        points["total"] = sum(points[name] for name in CATEGORIES)
    return table, ranked(shown)


def reckoned(pad: Pad, catalog: Catalog) -> tuple[Table, tuple[ScoreSheet, ...]]:
    """Return the table, which must not be changed, and all score sheets, the Automa's last."""
    return _reckoned(msgspec.json.encode(pad), catalog)


# bonus cards


def told_apart(
    table: Table, seat: int, card: BonusCard
) -> tuple[list[PlayedBird], list[PlayedBird]]:
    """Return a player's birds that count for a bonus card, and those that nearly do."""
    birds = [bird for row in table.players[seat].mat.values() for bird in row]
    counting = [bird for bird in birds if counts_for(table, bird, card)]
    nearly = [bird for bird in birds if bird not in counting and nearly_for(table, bird, card)]
    return counting, nearly


def counts_for(table: Table, bird: PlayedBird, card: BonusCard) -> bool:
    """Whether a bird counts for a bonus card that counts birds one by one."""
    return isinstance(card.counts, Birds) and is_like(table, bird, card.counts)


def nearly_for(table: Table, bird: PlayedBird, card: BonusCard) -> bool:
    """Whether a bird that does not count for a bonus card is one that a player may take for one:
    an egg or a card short, or close to what is asked of the card.
    """
    match card.counts:
        case Birds(eggs=eggs) if eggs:
            return bird.eggs == eggs - 1
        case Birds(tucked=tucked) if tucked:
            return table.birds[bird.bird].tucks()
        case Birds(like=like) if like is not None:
            return nearly(table.birds[bird.bird], like)
        case _:
            return False


def nearly(card: BirdCard, condition: AnyCondition) -> bool:
    """Whether a bird that does not satisfy a condition comes close to it."""
    match condition:
        case Named(category):
            return any(category in named for named in card.named.values())
        case Eats() | EatsOneOf():
            return card.cost.wild > 0
        case EatsOnly(food):
            return food in card.cost.food
        case LivesOnlyIn(habitat):
            return habitat in card.habitats
        case WingspanOver(cm):
            return card.wingspan is not None and cm - CLOSE <= card.wingspan <= cm
        case WingspanUpTo(cm) | WingspanUnder(cm):
            return card.wingspan is not None and cm <= card.wingspan <= cm + CLOSE
        case CostsAtLeast(food):
            return card.cost.total == food - 1
        case WorthOver(points) | WorthUnder(points):
            return card.points == points
        case WorthBetween(low, high):
            return card.points in (low - 1, high + 1)
        case _:
            return False
