"""For each reason, a position in which it must be given and one in which it must not.

The worlds are made up: eight alike, in which the better answer has more of something. The tables
are real; what is true of them follows from the cards and the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec import Struct

from tests.coach.test_reasons import ending
from tests.table import Data, act, bird, pending, solo
from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import tables_of
from wingspan.coach import grounds as g
from wingspan.coach.analysis import Analysis
from wingspan.coach.detectors import grounds_of
from wingspan.coach.plans import Line, Step
from wingspan.engine import Game
from wingspan.engine import options as o
from wingspan.engine.options import AnyOption

WORLDS = 8
PLAY, FOOD, EGGS, CARDS = map(o.take_action, ("play_bird", "gain_food", "lay_eggs", "draw_cards"))
GOALS = ["birds_in_forest", "eggs_in_bowl", "total_birds", "eggs_in_grassland"]
OWL = Step("play_bird", "barred_owl", "forest")
LAY = Step("lay_eggs")


def at(game_round: int = 1, used: int = 0, **player: Any) -> Game:
    """Return a turn of a round with ``used`` cubes placed; the rounds have 8, 7, 6 and 5 turns."""
    table = {
        key: player.pop(key) for key in ("tray", "birdfeeder", "goals", "setup") if key in player
    }
    me: Data = {"cubes": {"gain_food": used}, **player}
    return solo(me, round=game_round, **{"goals": GOALS, **table})


class Compared(Struct):
    """An answer against another. ``more``: what it has more of. ``lines``: what follows each."""

    game: Game
    better: AnyOption
    worse: AnyOption
    more: dict[str, int]
    lines: tuple[Line, Line] = ((), ())
    plays: tuple[tuple[str, str] | None, tuple[str, str] | None] = (None, None)
    kept: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    noise: int = 0


def told(compared: Compared) -> dict[str, g.Ground]:
    """Return the reasons that are given, by their names."""
    decision = pending(compared.game)
    sides = []
    for number, option in enumerate((compared.better, compared.worse)):
        which = compared.plays[number]
        kept = None if compared.kept is None else compared.kept[number]
        card, row = which if which is not None else (None, None)
        place = decision.options.index(option)
        sides.append(Candidate(place, 0, card, row, kept))  # type: ignore[arg-type]
    noise = compared.noise
    worlds = [
        ending(**{name: n + (noise if at % 2 else -noise) for name, n in compared.more.items()})
        for at in range(WORLDS)
    ]
    lines = tuple((line,) * WORLDS for line in compared.lines)
    analysis = Analysis(tuple(sides), (tuple(worlds), (ending(),) * WORLDS), lines)
    tables = tables_of(compared.game.setup, compared.game.catalog)
    found = grounds_of(tables, compared.game.view(decision.player), analysis, 0, 1)
    return {ground.__struct_config__.tag: ground for ground in found}  # type: ignore[misc]


Case = Callable[[], Compared]
CASES: dict[str, tuple[Case, Case]] = {}


def case(tag: str, yes: Case, no: Case) -> None:
    """Register the two positions of a reason."""
    CASES[tag] = yes, no


def dice(game: Game) -> Game:
    return act(game, "gain_food")


def forest(*cards: str) -> Data:
    return {"forest": [bird(card, eggs=1) for card in cards]}


PLAYS_OWL = (("barred_owl", "forest"), None)
DUCK = ("wood_duck", "wetland")

# The Barred Owl costs a rodent.
case(
    "play_soon",
    lambda: Compared(at(hand=["barred_owl"]), FOOD, EGGS, {"birds": 3}, ((OWL,), (LAY,))),
    lambda: Compared(  # it can be paid for already
        at(hand=["barred_owl"], food={"rodent": 1}), FOOD, EGGS, {"birds": 3}, ((OWL,), (LAY,))
    ),
)
case(
    "pays_for_birds",
    lambda: Compared(
        at(hand=["barred_owl", "wood_duck"]), FOOD, EGGS, {"birds": 3, "birds_played": 1}
    ),
    lambda: Compared(
        at(hand=["barred_owl", "turkey_vulture"]), FOOD, EGGS, {"birds": 3, "birds_played": 1}
    ),
)
case(
    "food_for",
    lambda: Compared(
        dice(at(hand=["barred_owl"], birdfeeder=["rodent", "seed"])),
        o.die("rodent", "rodent"),
        o.die("seed", "seed"),
        {"birds": 3},
        ((OWL,), (LAY,)),
    ),
    lambda: Compared(  # it costs no seed
        dice(at(hand=["barred_owl"], birdfeeder=["rodent", "seed"])),
        o.die("seed", "seed"),
        o.die("rodent", "rodent"),
        {"birds": 3},
        ((OWL,), (LAY,)),
    ),
)


def trading(food: Data, hand: list[str]) -> Game:
    """Return a visit to the grassland with a bird there: a food may be paid for another egg."""
    game = at(hand=hand, food=food, mat={"grassland": [bird("american_robin")]})
    act(game, "lay_eggs")
    while pending(game).kind != "trade":
        game.answer(0)
    return game


case(
    "keep_food",
    lambda: Compared(
        trading({"rodent": 1}, ["barred_owl"]),
        o.SKIP,
        o.food("rodent"),
        {"birds": 3},
        ((OWL,), (LAY,)),
    ),
    lambda: Compared(
        trading({"seed": 1}, ["barred_owl"]), o.SKIP, o.food("seed"), {"birds": 3}, ((OWL,), (LAY,))
    ),
)
case(
    "food_enough",
    lambda: Compared(
        at(hand=["turkey_vulture"], food={"seed": 5}), EGGS, FOOD, {"eggs": 2, "food_left": -2}
    ),
    lambda: Compared(
        at(hand=["barred_owl"], food={"seed": 5}), EGGS, FOOD, {"eggs": 2, "food_left": -2}
    ),
)
case(
    "nothing_to_feed",
    lambda: Compared(at(hand=[], food={"seed": 2}), CARDS, FOOD, {"birds": 2, "food_left": -1}),
    lambda: Compared(
        at(hand=["barred_owl"], food={"seed": 2}), CARDS, FOOD, {"birds": 2, "food_left": -1}
    ),
)
case(
    "reroll",
    lambda: Compared(  # all dice show the same, so they may be rolled again
        dice(at(hand=["barred_owl"], birdfeeder=["seed", "seed"])),
        o.REROLL,
        o.die("seed", "seed"),
        {"birds": 2},
    ),
    lambda: Compared(
        dice(at(hand=["barred_owl"], birdfeeder=["rodent", "rodent"])),
        o.REROLL,
        o.die("rodent", "rodent"),
        {"birds": 2},
    ),
)

OCEANIA: Data = {"setup": {"sets": ["core", "oceania"], "automa": "eagle"}}


def with_nectar(used: int, **player: Any) -> Game:
    return at(1, used, hand=["blue_jay"], **OCEANIA, **player)


JAY = (("blue_jay", "forest"), None)
case(
    "nectar_spoils",
    lambda: Compared(with_nectar(6, food={"nectar": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
    lambda: Compared(with_nectar(0, food={"nectar": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
)
case(
    "nectar_counts",
    lambda: Compared(with_nectar(0, food={"nectar": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
    lambda: Compared(with_nectar(0, food={"seed": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
)
case(
    "hand_low",
    lambda: Compared(at(hand=[]), CARDS, EGGS, {"birds": 2, "cards_held": 1}),
    lambda: Compared(
        at(hand=["barred_owl", "wood_duck"]), CARDS, EGGS, {"birds": 2, "cards_held": 1}
    ),
)
SIX = ["barred_owl", "wood_duck", "bushtit", "mallard", "bald_eagle", "blue_jay"]
case(
    "hand_full",
    lambda: Compared(at(hand=SIX), EGGS, CARDS, {"eggs": 2, "cards_held": -2}),
    lambda: Compared(at(hand=SIX[:3]), EGGS, CARDS, {"eggs": 2, "cards_held": -2}),
)


def drawing(**player: Any) -> Game:
    return act(at(tray=["barred_owl", "mallard", "bald_eagle"], **player), "draw_cards")


case(
    "take_card",
    lambda: Compared(
        drawing(), o.draw(0, "barred_owl"), o.DRAW_DECK, {"birds": 2}, ((OWL,), (LAY,))
    ),
    lambda: Compared(drawing(), o.draw(1, "mallard"), o.DRAW_DECK, {"birds": 2}, ((OWL,), (LAY,))),
)
case(
    "rarely_played",
    lambda: Compared(
        drawing(), o.DRAW_DECK, o.draw(2, "bald_eagle"), {"birds": 2}, ((LAY,), (LAY,))
    ),
    lambda: Compared(
        drawing(), o.DRAW_DECK, o.draw(0, "barred_owl"), {"birds": 2}, ((LAY,), (OWL,))
    ),
)


def card_for_food(hand: list[str]) -> Game:
    """Return a visit to the forest with a bird there: a card may be paid for another die."""
    game = dice(at(hand=hand, mat=forest("carolina_wren"), birdfeeder=["rodent", "seed", "fish"]))
    while pending(game).kind != "trade":
        game.answer(0)
    return game


case(
    "keep_card",
    lambda: Compared(
        card_for_food(["barred_owl", "mallard"]),
        o.bird("mallard"),
        o.bird("barred_owl"),
        {"birds": 2},
        ((OWL,), (LAY,)),
    ),
    lambda: Compared(
        card_for_food(["barred_owl", "mallard"]),
        o.bird("barred_owl"),
        o.bird("mallard"),
        {"birds": 2},
        ((OWL,), (LAY,)),
    ),
)


def playing(card: str, row: str, **player: Any) -> dict[str, Any]:
    """Return the fields of a comparison: playing that bird is better than laying eggs."""
    food = dict.fromkeys(("invertebrate", "seed", "fish", "fruit", "rodent"), 3)
    game = at(
        player.pop("round", 1), player.pop("used", 0), **{"hand": [card], "food": food, **player}
    )
    return {"game": game, "better": PLAY, "worse": EGGS, "plays": ((card, row), None)}


# The Mallard's power runs at each visit to the wetland; the American Goldfinch has one when played.
case(
    "runs_often",
    lambda: Compared(**playing("mallard", "wetland"), more={"birds": 2}),
    lambda: Compared(**playing("american_goldfinch", "grassland"), more={"birds": 2}),
)
case(
    "others_turns",
    lambda: Compared(**playing("turkey_vulture", "forest"), more={"birds": 2}),
    lambda: Compared(  # three of the last round's five turns are over
        **playing("turkey_vulture", "forest", round=4, used=3), more={"birds": 2}
    ),
)
# Two eggs with one bird in the grassland, three with two.
case(
    "row_grows",
    lambda: Compared(
        **playing("bushtit", "grassland", mat={"grassland": [bird("bobolink", eggs=1)]}),
        more={"eggs": 3},
    ),
    lambda: Compared(**playing("bushtit", "grassland"), more={"eggs": 3}),
)
case(
    "row_trades",
    lambda: Compared(**playing("bushtit", "grassland"), more={"eggs": 3}),
    lambda: Compared(
        **playing("bushtit", "grassland", mat={"grassland": [bird("bobolink", eggs=1)]}),
        more={"eggs": 3},
    ),
)
BARN_OWL: dict[str, Any] = {"hand": ["barn_owl"], "food": {"rodent": 2}}
case(
    "used_row",
    lambda: Compared(
        at(**BARN_OWL),
        PLAY,
        PLAY,
        {"eggs": 2},
        ((LAY, LAY), (Step("gain_food"),)),
        (("barn_owl", "grassland"), ("barn_owl", "forest")),
    ),
    lambda: Compared(
        at(**BARN_OWL),
        PLAY,
        PLAY,
        {"eggs": 2},
        ((Step("gain_food"),), (LAY, LAY)),
        (("barn_owl", "grassland"), ("barn_owl", "forest")),
    ),
)
WET = {"wetland": [bird("mallard"), bird("ruddy_duck")]}
case(
    "powers_run",
    lambda: Compared(at(mat=WET), CARDS, FOOD, {"birds": 2, "cards_held": 2}),
    lambda: Compared(
        at(mat={"wetland": [bird("bald_eagle")]}), CARDS, FOOD, {"birds": 2, "cards_held": 2}
    ),
)
case(
    "bird_points",
    lambda: Compared(**playing("bald_eagle", "wetland"), more={"birds": 5, "now": 5}),
    lambda: Compared(**playing("house_wren", "forest"), more={"birds": 5, "now": 5}),
)
case(
    "tucks",
    lambda: Compared(**playing("bushtit", "forest", used=7), more={"tucked": 2}),
    lambda: Compared(**playing("mallard", "wetland", used=7), more={"tucked": 2}),
)
case(
    "caches",
    lambda: Compared(**playing("carolina_chickadee", "forest"), more={"cached": 2}),
    lambda: Compared(**playing("mallard", "wetland"), more={"cached": 2}),
)
case(
    "more_birds",
    lambda: Compared(
        at(hand=["barred_owl"], food={"rodent": 1}), FOOD, CARDS, {"birds": 2, "birds_played": 1}
    ),
    lambda: Compared(
        at(hand=["barred_owl"], food={"rodent": 1}), FOOD, CARDS, {"birds": 2, "cards_held": 1}
    ),
)
DRAW = Step("draw_cards")
# The Barred Owl is in hand and can be paid for; the lines differ in whether it is played soon.
case(
    "bird_soon",
    lambda: Compared(
        at(hand=["barred_owl"], food={"rodent": 1}), CARDS, EGGS, {"birds": 3}, ((OWL,), (LAY,))
    ),
    lambda: Compared(  # it is played soon after both
        at(hand=["barred_owl"], food={"rodent": 1}), CARDS, EGGS, {"birds": 3}, ((OWL,), (OWL,))
    ),
)
case(
    "better_birds",
    lambda: Compared(at(), CARDS, FOOD, {"birds": 2}),
    lambda: Compared(at(), CARDS, FOOD, {"eggs": 2}),
)
case(
    "bonus_birds",
    lambda: Compared(at(bonus=["rodentologist"]), CARDS, FOOD, {"bonus": 2}),
    lambda: Compared(at(bonus=["rodentologist"]), FOOD, CARDS, {"bonus": 2}),
)
case(
    "can_wait",
    lambda: Compared(at(), FOOD, CARDS, {"eggs": 2}, ((DRAW, LAY), (LAY, LAY))),
    lambda: Compared(at(), FOOD, CARDS, {"eggs": 2}, ((LAY, LAY), (LAY, LAY))),
)
case(
    "better_now",
    lambda: Compared(at(), FOOD, CARDS, {"eggs": 2}, ((LAY, LAY), (Step("gain_food"), LAY))),
    lambda: Compared(at(), FOOD, CARDS, {"eggs": 2}, ((LAY, LAY), (LAY, LAY))),
)
ROBIN = {"grassland": [bird("american_robin")]}
# With a bird in the grassland 2 eggs are laid; an American Robin holds 4, a Wood Duck 4.
case(
    "eggs_now",
    lambda: Compared(at(4, 3, mat=ROBIN), EGGS, FOOD, {"eggs": 2}),
    lambda: Compared(at(1, 0, mat=ROBIN), EGGS, FOOD, {"eggs": 2}),
)
case(
    "no_room",
    lambda: Compared(
        at(mat={"grassland": [bird("american_robin", eggs=3)]}),
        FOOD,
        EGGS,
        {"birds": 2, "egg_room": 1},
    ),
    lambda: Compared(at(mat=ROBIN), FOOD, EGGS, {"birds": 2, "egg_room": 1}),
)
FULL_COLUMN = {
    "forest": [bird("carolina_wren")],
    "grassland": [bird("bobolink")],
    "wetland": [bird("mallard")],
}
case(
    "eggs_for_birds",
    lambda: Compared(
        at(hand=["barred_owl"], food={"rodent": 1}, mat=FULL_COLUMN),
        EGGS,
        CARDS,
        {"birds": 2, "birds_played": 1},
    ),
    lambda: Compared(  # with an egg there the next bird can be played
        at(
            hand=["barred_owl"],
            food={"rodent": 1},
            mat={**FULL_COLUMN, "wetland": [bird("mallard", eggs=2)]},
        ),
        EGGS,
        CARDS,
        {"birds": 2, "birds_played": 1},
    ),
)
case(
    "egg_room",
    lambda: Compared(**playing("house_wren", "forest", used=7), more={"eggs": 2, "egg_room": 3}),
    lambda: Compared(**playing("bald_eagle", "wetland", used=7), more={"eggs": 2, "egg_room": 3}),
)
# The goal of round 1 counts birds in the forest, that of round 3 birds on the whole mat.
case(
    "goal_now",
    lambda: Compared(**playing("carolina_wren", "forest"), more={"goals": 3}),
    lambda: Compared(**playing("bald_eagle", "wetland"), more={"goals": 3}),
)
case(
    "goal_later",
    lambda: Compared(**playing("bald_eagle", "wetland"), more={"goals": 3}),
    lambda: Compared(**playing("bald_eagle", "wetland", round=4), more={"goals": 3}),
)
case(
    "goal_eggs",
    lambda: Compared(  # round 2 counts eggs in bowls; the second bird of a row costs an egg
        at(
            2,
            hand=["bald_eagle"],
            food={"fish": 2, "rodent": 1},
            mat={"wetland": [bird("mallard")], "grassland": [bird("american_robin", eggs=2)]},
        ),
        CARDS,
        PLAY,
        {"goals": 2},
        plays=(None, ("bald_eagle", "wetland")),
    ),
    lambda: Compared(  # the first bird of a row costs none
        at(2, hand=["bald_eagle"], food={"fish": 2, "rodent": 1}),
        CARDS,
        PLAY,
        {"goals": 2},
        plays=(None, ("bald_eagle", "wetland")),
    ),
)
case(
    "goals",
    lambda: Compared(at(), CARDS, FOOD, {"goals": 2}),
    lambda: Compared(at(), CARDS, FOOD, {"goals": 2}, noise=4),
)
case(
    "bonus_fits",
    lambda: Compared(
        **playing("barred_owl", "forest", used=7, bonus=["rodentologist"]), more={"bonus": 2}
    ),
    lambda: Compared(
        **playing("mallard", "wetland", used=7, bonus=["rodentologist"]), more={"bonus": 2}
    ),
)
# Forester: three birds that live only in the forest, 4 points.
case(
    "bonus_step",
    lambda: Compared(
        **playing(
            "barred_owl",
            "forest",
            bonus=["forester"],
            mat=forest("carolina_wren", "carolina_chickadee"),
        ),
        more={"bonus": 4},
    ),
    lambda: Compared(
        **playing("barred_owl", "forest", bonus=["forester"], mat=forest("carolina_wren")),
        more={"bonus": 4},
    ),
)
case(
    "points_now",
    lambda: Compared(at(4, 3, mat=ROBIN), EGGS, CARDS, {"birds": 1, "now": 2}),
    lambda: Compared(at(2, 3, mat=ROBIN), EGGS, CARDS, {"birds": 1, "now": 2}),
)
case(
    "engine_first",
    lambda: Compared(at(), CARDS, EGGS, {"birds": 2, "now": -2}),
    lambda: Compared(at(4), CARDS, EGGS, {"birds": 2, "now": -2}),
)
case(
    "not_worth",
    lambda: Compared(trading({"seed": 1}, []), o.SKIP, o.food("seed"), {"birds": 2}),
    lambda: Compared(trading({"seed": 1}, []), o.SKIP, o.food("seed"), {"birds": 2}, noise=8),
)
case(
    "worth_it",
    lambda: Compared(trading({"seed": 1}, []), o.food("seed"), o.SKIP, {"eggs": 2}),
    lambda: Compared(
        trading({"seed": 1, "fish": 1}, []), o.food("seed"), o.food("fish"), {"eggs": 2}
    ),
)


def starting() -> Game:
    """Return a game at its first question: which birds to keep."""
    return Game.new(solo({}).setup)


def starts(better: int, worse: int, *lines: Line) -> Compared:
    """Return a comparison of two starts, by the number of birds each keeps."""
    game = starting()
    hand = tuple(game.state.players[0].hand)
    option = o.bird(hand[0])
    kept = hand[:better], hand[:worse]
    step = Step("play_bird", hand[0], "forest")
    told_lines = tuple((step,) if line else () for line in lines)
    return Compared(game, option, o.DONE, {"birds": 3}, told_lines, kept=kept)  # type: ignore[arg-type]


case(
    "start_plays",
    lambda: starts(1, 0, (LAY,), ()),
    lambda: starts(1, 0, (), ()),
)


def one_bird_too_many(is_played: bool) -> Compared:
    game = starting()
    hand = tuple(game.state.players[0].hand)
    lines = (LAY,), ((Step("play_bird", hand[0], "forest"),) if is_played else (LAY,))
    return Compared(game, o.DONE, o.bird(hand[0]), {"birds": 3}, lines, kept=((), hand[:1]))


case("start_waits", lambda: one_bird_too_many(False), lambda: one_bird_too_many(True))


def test_every_reason_has_its_two_positions() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(g.AnyGround)} == set(CASES)


@pytest.mark.parametrize("tag", CASES)
def test_a_reason_is_said_where_it_holds(tag: str) -> None:
    assert tag in told(CASES[tag][0]())


@pytest.mark.parametrize("tag", CASES)
def test_a_reason_is_not_said_where_it_does_not_hold(tag: str) -> None:
    assert tag not in told(CASES[tag][1]())


@pytest.mark.parametrize("tag", CASES)
def test_a_reason_is_not_said_of_what_only_noise_speaks_for(tag: str) -> None:
    """The answers differ only by noise: +40 and -40 points in turn."""
    compared = CASES[tag][0]()
    compared.noise, compared.lines = 40, ((), ())
    assert told(compared) == {}


def test_no_more_than_two_reasons_are_told_and_the_weightiest_first() -> None:
    """All 8 points are still to come, and the power explains most of them; then 4 from the goal."""
    compared = Compared(
        **playing("barred_owl", "forest", bonus=["rodentologist"]),
        more={"bonus": 2, "goals": 4, "cached": 1, "birds": 1},
    )
    assert list(told(compared)) == ["runs_often", "goal_now"]


def test_what_a_reason_names_is_what_lies_on_the_table() -> None:
    found = told(CASES["play_soon"][0]())["play_soon"]
    assert isinstance(found, g.PlaySoon)
    assert (found.bird, found.lacks) == ("barred_owl", ("rodent",))
    step = told(CASES["bonus_step"][0]())["bonus_step"]
    assert isinstance(step, g.BonusStep) and step.points == 4
    row = told(CASES["row_grows"][0]())["row_grows"]
    assert isinstance(row, g.RowGrows) and (row.before, row.then) == (2, 3)
    room = told(CASES["no_room"][0]())["no_room"]
    assert isinstance(room, g.NoRoom) and room.room == 1
