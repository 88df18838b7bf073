"""For each reason, a position in which it must be given and one in which it must not.

The worlds are made up: eight alike, in which the better answer has more of something, and eight
alike that go on to the end of the game. The tables are real; what is true of them follows from the
cards and the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, get_args

import pytest
from msgspec import Struct

from tests.coach.test_reasons import ending
from tests.table import Data, act, bird, pending, solo
from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import tables_of
from wingspan.coach import grounds as g
from wingspan.coach.advice import advice
from wingspan.coach.analysis import Analysis
from wingspan.coach.comparison import Comparison
from wingspan.coach.detectors import grounds_of, use_of
from wingspan.coach.futures import Brought, Foresight, Future
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


def future(**parts: Any) -> Future:
    """Return a game to its end in which only that happens."""
    empty: Data = {"visits": {}, "played": {}, "powers": {}, "now": {}, "eggs": {}, "bonus": {}}
    return Future(**{**empty, "goals": (0, 0, 0, 0), **parts})


class Compared(Struct):
    """An answer against another. ``more``: what it has more of. ``lines``: what follows each.
    ``ends``: the rest of the game after each.
    """

    game: Game
    better: AnyOption
    worse: AnyOption
    more: dict[str, int]
    lines: tuple[Line, Line] = ((), ())
    plays: tuple[tuple[str, str] | None, tuple[str, str] | None] = (None, None)
    kept: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    noise: int = 0
    ends: tuple[Future, Future] = (future(), future())


def told(compared: Compared, avoid: Collection[type[g.Ground]] = ()) -> dict[str, g.Ground]:
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
    foresight = Foresight(tuple(sides), tuple((end,) * WORLDS for end in compared.ends))
    view = compared.game.view(decision.player)
    found = grounds_of(tables, view, analysis, 0, 1, foresight, avoid)
    assert all(ground.worlds == WORLDS for ground in found)
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
ROBIN_NEXT = Step("play_bird", "american_robin", "forest")
# The American Robin costs an invertebrate or a fruit, the Wood Duck several foods, the Turkey
# Vulture nothing.
case(
    "pays_for_birds",
    lambda: Compared(
        at(hand=["american_robin", "wood_duck"]), FOOD, EGGS, {"birds": 3}, ((ROBIN_NEXT,), (LAY,))
    ),
    lambda: Compared(
        at(hand=["american_robin", "turkey_vulture"]),
        FOOD,
        EGGS,
        {"birds": 3},
        ((ROBIN_NEXT,), (LAY,)),
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


def paying_for_an_egg() -> Game:
    """Return a visit to the grassland in which food may be paid for another egg."""
    mat = {"grassland": [bird("american_robin"), bird("bobolink")]}
    game = act(with_nectar(6, food={"nectar": 2, "seed": 1}, mat=mat), "lay_eggs")
    while pending(game).kind != "trade":
        game.answer(0)
    return game


def test_nectar_that_is_not_spent_is_no_reason() -> None:
    """What is paid matters: not to pay keeps the nectar, which is lost soon."""
    assert "nectar_spoils" in told(
        Compared(paying_for_an_egg(), o.food("nectar"), o.food("seed"), {"nectar": 2})
    )
    assert not {"nectar_spoils", "nectar_counts"} & set(
        told(Compared(paying_for_an_egg(), o.SKIP, o.food("nectar"), {"nectar": 2}))
    )


case(
    "nectar_counts",
    lambda: Compared(with_nectar(0, food={"nectar": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
    lambda: Compared(with_nectar(0, food={"seed": 2}), PLAY, CARDS, {"nectar": 2}, plays=JAY),
)
case(
    "hand_low",
    lambda: Compared(
        at(hand=[]),
        CARDS,
        EGGS,
        {"birds": 2, "cards_held": 1},
        ends=(future(played={"barred_owl": 3, "mallard": 5}), future()),
    ),
    lambda: Compared(
        at(hand=["barred_owl", "wood_duck"]), CARDS, EGGS, {"birds": 2, "cards_held": 1}
    ),
)
SIX = ["barred_owl", "wood_duck", "bushtit", "mallard", "bald_eagle", "blue_jay"]
case(
    "hand_full",
    lambda: Compared(
        at(hand=SIX),
        EGGS,
        CARDS,
        {"eggs": 2, "cards_held": -2},
        ends=(future(), future(played={"mallard": 2, "blue_jay": 5})),
    ),
    lambda: Compared(  # all of them are still played
        at(hand=SIX),
        EGGS,
        CARDS,
        {"eggs": 2, "cards_held": -2},
        ends=(future(), future(played=dict.fromkeys(SIX, 9))),
    ),
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
        drawing(),
        o.DRAW_DECK,
        o.draw(0, "barred_owl"),
        {"birds": 2},
        ((LAY,), (LAY,)),
        ends=(future(), future(played={"barred_owl": 4})),
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
def using(card: str, **brought: Any) -> tuple[Future, Future]:
    """Return the rest of two games: in the first one that bird's power is used."""
    return future(powers={card: Brought(**brought)}), future()


case(
    "runs_often",
    lambda: Compared(
        **playing("mallard", "wetland"), more={"birds": 2}, ends=using("mallard", uses=5, cards=5)
    ),
    lambda: Compared(  # once is not often
        **playing("mallard", "wetland"), more={"birds": 2}, ends=using("mallard", uses=1, cards=1)
    ),
)
case(
    "others_turns",
    lambda: Compared(
        **playing("turkey_vulture", "forest"),
        more={"birds": 2},
        ends=using("turkey_vulture", uses=4, food=4),
    ),
    lambda: Compared(  # it brings nothing
        **playing("turkey_vulture", "forest"),
        more={"birds": 2},
        ends=using("turkey_vulture", uses=4),
    ),
)
case(
    "card_runs",
    lambda: Compared(
        act(at(tray=["barred_owl", "mallard", "bald_eagle"]), "draw_cards"),
        o.draw(1, "mallard"),
        o.DRAW_DECK,
        {"birds": 2},
        ((Step("play_bird", "mallard", "wetland"),), (LAY,)),
        ends=using("mallard", uses=5, cards=5),
    ),
    lambda: Compared(  # it is played no more often
        act(at(tray=["barred_owl", "mallard", "bald_eagle"]), "draw_cards"),
        o.draw(1, "mallard"),
        o.DRAW_DECK,
        {"birds": 2},
        ((LAY,), (LAY,)),
        ends=using("mallard", uses=5, cards=5),
    ),
)


def visiting(**visits: int) -> tuple[Future, Future]:
    return future(visits=visits), future()


# Two eggs with one bird in the grassland, three with two.
case(
    "row_grows",
    lambda: Compared(
        **playing("bushtit", "grassland", mat={"grassland": [bird("bobolink", eggs=1)]}),
        more={"eggs": 3},
        ends=visiting(grassland=5),
    ),
    lambda: Compared(
        **playing("bushtit", "grassland"), more={"eggs": 3}, ends=visiting(grassland=5)
    ),
)
case(
    "row_trades",
    lambda: Compared(
        **playing("bushtit", "grassland"), more={"eggs": 3}, ends=visiting(grassland=5)
    ),
    lambda: Compared(  # the row is not visited again
        **playing("bushtit", "grassland"), more={"eggs": 3}, ends=visiting(forest=5)
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
        plays=(("barn_owl", "grassland"), ("barn_owl", "forest")),
        ends=visiting(grassland=5, forest=2),
    ),
    lambda: Compared(
        at(**BARN_OWL),
        PLAY,
        PLAY,
        {"eggs": 2},
        plays=(("barn_owl", "grassland"), ("barn_owl", "forest")),
        ends=visiting(grassland=2, forest=5),
    ),
)
WET = {"wetland": [bird("mallard"), bird("ruddy_duck")]}
case(
    "powers_run",
    lambda: Compared(
        at(mat=WET),
        CARDS,
        FOOD,
        {"birds": 2},
        ends=(
            future(now={"mallard": Brought(1, cards=1), "ruddy_duck": Brought(1, cards=1)}),
            future(),
        ),
    ),
    lambda: Compared(  # they are used, but later
        at(mat=WET), CARDS, FOOD, {"birds": 2}, ends=using("mallard", uses=3, cards=3)
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
    lambda: Compared(at(), FOOD, CARDS, {"birds": 2}, ((DRAW, LAY), (LAY, LAY))),
    lambda: Compared(  # there is nothing else to say for it
        at(), FOOD, CARDS, {"eggs": 2}, ((DRAW, LAY), (LAY, LAY))
    ),
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
        {"birds": 2},
        ((OWL,), (DRAW,)),
    ),
    lambda: Compared(  # with an egg there the next bird can be played
        at(
            hand=["barred_owl"],
            food={"rodent": 1},
            mat={**FULL_COLUMN, "wetland": [bird("mallard", eggs=2)]},
        ),
        EGGS,
        CARDS,
        {"birds": 2},
        ((OWL,), (DRAW,)),
    ),
)
case(
    "egg_room",
    lambda: Compared(
        **playing("house_wren", "forest", used=7),
        more={"eggs": 2, "egg_room": 3},
        ends=(future(eggs={"house_wren": 4}), future()),
    ),
    lambda: Compared(  # nothing is laid on it
        **playing("house_wren", "forest", used=7),
        more={"eggs": 2, "egg_room": 3},
        ends=(future(eggs={"house_wren": 0}), future()),
    ),
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
    lambda: Compared(at(), CARDS, FOOD, {"goals": 2}, ends=(future(goals=(0, 3, 0, 0)), future())),
    lambda: Compared(  # no single goal brings more
        at(), CARDS, FOOD, {"goals": 2}
    ),
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


def one_bird(turn: int | None) -> Compared:
    """Return a comparison of keeping a bird, which is played in that turn, with keeping none."""
    game = starting()
    hand = tuple(game.state.players[0].hand)
    played = {} if turn is None else {hand[0]: turn}
    ends = future(played=played), future()
    kept = hand[:1], hand[:0]
    return Compared(game, o.bird(hand[0]), o.DONE, {"birds": 3}, kept=kept, ends=ends)


case("start_plays", lambda: one_bird(2), lambda: one_bird(None))


def one_bird_too_many(turn: int | None) -> Compared:
    """Return a comparison of keeping none with keeping a bird that is played in that turn."""
    other = one_bird(turn)
    kept, ends = other.kept, other.ends
    assert kept is not None
    return Compared(
        other.game, o.DONE, other.better, {"birds": 3}, kept=kept[::-1], ends=ends[::-1]
    )


# The first round has eight turns.
case("start_waits", lambda: one_bird_too_many(9), lambda: one_bird_too_many(8))


def drawn_for_goals(card: int, goals: list[str]) -> Compared:
    """Return a comparison of drawing that card of the tray with the Mallard beside it."""
    tray = ["barred_owl", "mallard", "bald_eagle"]
    game = act(at(tray=tray, goals=goals), "draw_cards")
    return Compared(game, o.Draw(card, tray[card]), o.Draw(1, "mallard"), {"goals": 2})


def test_a_card_drawn_may_count_for_a_later_goal() -> None:
    """The goal of round 3 counts birds in the forest, where the owl lives and the eagle does not;
    no other goal counts birds.
    """
    goals = ["eggs_in_bowl", "eggs_in_wetland", "birds_in_forest", "eggs_in_grassland"]
    later = told(drawn_for_goals(0, goals))["goal_later"]
    assert isinstance(later, g.GoalLater)
    assert (later.bird, later.goal, later.round) == ("barred_owl", "birds_in_forest", 3)
    assert "goal_later" not in told(drawn_for_goals(2, goals))


def test_a_row_may_be_the_one_that_a_goal_counts() -> None:
    """The goal of round 1 counts birds in the forest."""
    game = act(at(hand=["american_robin"], food={"fruit": 1}), "play_bird")
    forest, grassland = o.InHabitat("forest"), o.InHabitat("grassland")
    now = told(Compared(game, forest, grassland, {"goals": 2}))["goal_now"]
    assert isinstance(now, g.GoalNow)
    assert (now.bird, now.goal) == ("american_robin", "birds_in_forest")
    assert "goal_now" not in told(Compared(game, grassland, forest, {"goals": 2}))


def test_the_first_answer_that_is_worse_is_told_however_many_are_as_good() -> None:
    """A hint tells three answers, and why the best is better than one of them."""
    game = at(hand=["turkey_vulture"])
    alike, worse = (ending(birds=9),) * WORLDS, (ending(birds=6),) * WORLDS
    found = Analysis(
        tuple(Candidate(number, 0) for number in range(4)), (alike, alike, alike, worse)
    )
    tables = tables_of(game.setup, game.catalog)
    said = advice(found, tables, game.view(0), Foresight(found.candidates, ((),) * 4))
    assert [(one.candidate.option, one.lost) for one in said.choices] == [(0, 0), (1, 0), (3, 3)]
    assert said.against == 2


def test_either_food_of_a_bird_that_costs_one_of_two_is_what_it_needs() -> None:
    """The Mallard costs an invertebrate or a seed."""
    game = dice(at(hand=["mallard"], birdfeeder=["seed", "fish", "invertebrate_seed"]))
    seed, fish, other = (
        o.die("seed", "seed"),
        o.die("fish", "fish"),
        o.die("invertebrate_seed", "seed"),
    )
    duck = Step("play_bird", "mallard", "wetland")

    def said(better: AnyOption, worse: AnyOption) -> dict[str, g.Ground]:
        return told(Compared(game, better, worse, {"birds": 3}, ((duck,), (LAY,))))

    food = said(seed, fish)["food_for"]
    assert isinstance(food, g.FoodFor) and food.food == "seed"
    assert "food_for" not in said(fish, seed)
    assert "food_for" not in said(seed, other), "both give a seed"


OF_STARTS = (g.StartFood, g.StartBonus)
"""Reasons for things of a whole start: see :mod:`tests.coach.test_starts`."""


def test_every_reason_has_its_two_positions() -> None:
    kinds = set(get_args(g.AnyGround)) - {*g.RETIRED, *OF_STARTS}
    assert {kind.__struct_config__.tag for kind in kinds} == set(CASES)


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
    """The power brings 5 points, the goal 4, the bonus card 2."""
    compared = Compared(
        **playing("barred_owl", "forest", bonus=["rodentologist"]),
        more={"bonus": 2, "goals": 4, "cached": 1, "birds": 1},
        ends=using("barred_owl", uses=6, tucked=5),
    )
    assert list(told(compared)) == ["runs_often", "goal_now"]


def test_a_kind_of_reason_that_was_just_told_is_not_told_again() -> None:
    compared = Compared(
        **playing("barred_owl", "forest", bonus=["rodentologist"]),
        more={"bonus": 2, "goals": 4, "cached": 1, "birds": 1},
        ends=using("barred_owl", uses=6, tucked=5),
    )
    assert list(told(compared, avoid={g.RunsOften})) == ["goal_now", "bonus_fits"]
    assert list(told(compared, avoid={g.RunsOften, g.GoalNow, g.BonusFits})) == []


def test_less_than_half_a_point_has_no_reasons() -> None:
    """0.4 points in every world are certain, but "as good" is what is said of them."""
    compared = Compared(**playing("carolina_wren", "forest"), more={"goals": 3, "eggs": -2})
    assert told(compared)
    compared.more = {"goals": 3, "eggs": -3}
    assert not told(compared)


def test_what_a_reason_names_is_what_lies_on_the_table() -> None:
    found = told(CASES["play_soon"][0]())["play_soon"]
    assert isinstance(found, g.PlaySoon)
    assert (found.bird, found.lacks) == ("barred_owl", ("rodent",))
    step = told(CASES["bonus_step"][0]())["bonus_step"]
    assert isinstance(step, g.BonusStep) and step.points == 4
    row = told(CASES["row_grows"][0]())["row_grows"]
    assert isinstance(row, g.RowGrows) and (row.before, row.then) == (2, 3)
    room = told(CASES["no_room"][0]())["no_room"]
    assert isinstance(room, g.NoRoom) and (room.room, room.eggs) == (1, 3 - 1)


def test_quantities_are_counted_in_the_worlds() -> None:
    """Five uses in every world, a card each; the row is visited five times."""
    runs = told(CASES["runs_often"][0]())["runs_often"]
    assert isinstance(runs, g.RunsOften)
    assert (runs.uses, runs.deed, runs.gains) == (5, "draws", g.Gains(cards=5))
    row = told(CASES["row_grows"][0]())["row_grows"]
    assert isinstance(row, g.RowGrows) and row.visits == 5
    soon = told(CASES["play_soon"][0]())["play_soon"]
    assert isinstance(soon, g.PlaySoon)
    assert (soon.often, soon.otherwise, soon.soon, soon.worth) == (10, 0, 2, 3)
    low = told(CASES["hand_low"][0]())["hand_low"]
    assert isinstance(low, g.HandLow) and (low.draws, low.birds) == (1, 2)
    full = told(CASES["hand_full"][0]())["hand_full"]
    assert isinstance(full, g.HandFull) and (full.cards, full.plays) == (6, 2)


def test_a_use_that_some_worlds_do_not_have_is_not_told() -> None:
    """16 uses in one world of eight: 2 ±2, which is not clear."""
    compared = CASES["runs_often"][0]()
    many = future(powers={"mallard": Brought(16, cards=16)})
    decision = pending(compared.game)
    side = Candidate(decision.options.index(compared.better), 0, "mallard", "wetland")
    foresight = Foresight((side,), ((many, *(future() for _ in range(7))),))
    analysis = Analysis((side, Candidate(0, 0)), ((ending(birds=2),) * 8, (ending(),) * 8))
    view, tables = compared.game.view(0), tables_of(compared.game.setup, compared.game.catalog)
    c = Comparison(tables, view, analysis, foresight, 0, 1)
    assert use_of(c.better, "mallard") is None
