"""What powers would yield is read off the table; the cards and notes say how much."""

from __future__ import annotations

import pytest

from tests.table import ALL_SETS, CATALOG, Data, bird, row
from wingspan.bots.evaluator import Policy
from wingspan.bots.features import index as at
from wingspan.bots.features.actions import of_actions
from wingspan.bots.features.context import Context
from wingspan.bots.features.luck import worth_of_luck
from wingspan.bots.features.options import features
from wingspan.bots.features.powers import MOST
from wingspan.bots.features.tables import tables_of
from wingspan.bots.features.yields import amount
from wingspan.bots.weights import policy_weights
from wingspan.engine import Decision, Game, Setup, options
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Kind, Source
from wingspan.engine.options import AnyOption, TakeAction


def game_of(**player: object) -> Game:
    """Return a game in which that player is about to take an action."""
    more: Data = {key: player.pop(key) for key in ("tray", "birdfeeder") if key in player}
    other = {"cubes": player.get("cubes", {})}
    return Game.from_position(
        {"setup": {"players": 2, "seed": 1, "sets": ALL_SETS}, "players": [player, other], **more}
    )


def context_of(game: Game, decision: Decision | None = None) -> Context:
    decision = decision or game.decision
    assert decision is not None
    tables = tables_of(game.setup, CATALOG)
    return Context(tables, policy_weights(CATALOG), game.state, decision)


def asked(kind: Kind, card: str, *offered: AnyOption) -> Decision:
    """Return a question of that bird's power, which lies in the wetland."""
    return Decision(0, 0, 0, kind, Source(0, "wetland", card), list(offered))


MAT: dict[str, list[Data]] = {
    "forest": [bird("cassins_finch", eggs=1), bird("spotted_owl"), bird("carolina_wren", eggs=1)],
    "grassland": [bird("bobolink"), bird("desert_wheatear", eggs=2), bird("common_iora")],
    "wetland": [bird("little_grebe", eggs=1), bird("king_rail", eggs=1), bird("mallard")],
}
FULL_ABOVE = {
    "forest": [bird("cassins_finch", eggs=3), bird("spotted_owl")],
    "grassland": row("common_iora"),
}
ONE_IN_FOREST = {**MAT, "forest": row("cassins_finch")}
BESIDE = {"wetland": row("anhinga", "king_rail", "black_stork", "mallard")}
FULL_BESIDE = {"wetland": [*row("king_rail", "black_stork"), bird("mallard", eggs=4)]}
SIX_EGGS = {
    "grassland": [bird("red_junglefowl"), bird("bobolink", eggs=3), bird("dickcissel", eggs=3)]
}
WORTH_LITTLE = {
    "forest": row("carolina_wren"),
    "grassland": row("killdeer", "desert_wheatear", "common_iora"),
    "wetland": row("mallard"),
}
HUNTERS = {
    "wetland": row("brahminy_kite", "mallard"),
    "forest": row("eurasian_kestrel", "barred_owl"),
}


@pytest.mark.parametrize(
    ("card", "habitat", "player", "expected"),
    [
        # a die for each bird in the grassland with an egg: only itself
        ("desert_wheatear", "grassland", {"mat": MAT}, 1),
        # a card for each bird in its column with an egg: itself and the finch
        ("little_grebe", "wetland", {"mat": MAT}, 2),
        # an egg on another bird in its column
        ("common_iora", "grassland", {"mat": MAT}, 1),
        ("common_iora", "grassland", {"mat": FULL_ABOVE}, 0),
        # two eggs on each bird in the column that it would be played in: nothing lies in the
        # fourth; in the second the wheatear is full, and the rail has room for five
        ("asian_emerald_dove", "forest", {"mat": MAT}, 0),
        ("asian_emerald_dove", "forest", {"mat": ONE_IN_FOREST}, 2),
        # an egg on the birds to its left and right; where it would be played, on the mallard
        ("black_stork", "wetland", {"mat": BESIDE}, 2),
        ("black_stork", "wetland", {"mat": FULL_BESIDE}, 1),
        ("black_stork", "wetland", {"mat": MAT}, 1),
        # an egg for each other bird in the grassland
        ("desert_finch", "grassland", {"mat": MAT}, 3),
        # fewer than six eggs on the mat
        ("red_junglefowl", "grassland", {"mat": {"grassland": row("red_junglefowl")}}, MOST),
        ("red_junglefowl", "grassland", {"mat": SIX_EGGS}, 0),
        # a fruit in the supply
        ("red_vented_bulbul", "forest", {"food": {"fruit": 1}}, MOST),
        ("red_vented_bulbul", "forest", {"food": {"seed": 3}}, 0),
        # an invertebrate gained from the birdfeeder
        ("verditer_flycatcher", "forest", {"birdfeeder": ["invertebrate", "fish", "fish"]}, 1),
        ("verditer_flycatcher", "forest", {"birdfeeder": ["rodent", "fish", "fish"]}, 0),
        # a card to give away
        ("satyr_tragopan", "forest", {"hand": ["mallard", "killdeer"]}, 2),
        # predators in the tray
        ("red_wattled_lapwing", "grassland", {"tray": ["barred_owl", "mallard", "barn_owl"]}, 2),
        # five birds worth less than 4 points score 3 points, which is one and a half times two
        (
            "great_indian_bustard",
            "grassland",
            {"bonus": ["backyard_birder"], "mat": WORTH_LITTLE},
            1,
        ),
        ("great_indian_bustard", "grassland", {"bonus": ["backyard_birder"]}, 0),
        # predators with brown powers
        ("oriental_bay_owl", "forest", {"mat": HUNTERS}, 3),
    ],
)
def test_what_a_power_would_yield(
    card: str, habitat: Habitat, player: dict[str, object], expected: int
) -> None:
    context = context_of(game_of(**player))
    assert amount(context, context.tables.birds[card], habitat) == expected


@pytest.mark.parametrize(
    ("card", "stake", "tenths"),
    [
        # one die; four of six faces show invertebrate, fish or rodent: 2/3 - 1/3 of the stake
        ("white_throated_kingfisher", 0, 6),
        ("white_throated_kingfisher", 2, 0),
        ("white_throated_kingfisher", 3, -4),
        # three dice, each with fish or rodent on two of six faces: 19/27 - 8/27 of the stake
        ("brahminy_kite", 0, 7),
        ("brahminy_kite", 2, 1),
    ],
)
def test_another_try_is_worth_what_it_brings_on_average(card: str, stake: int, tenths: int) -> None:
    game = Game.new(Setup(players=2, seed=1, sets=("core", "asia")))
    context = context_of(game, asked("again", card, options.Again(stake), options.DONE))
    assert worth_of_luck(context, stake) == tenths


def test_a_card_discarded_from_the_tray_is_not_gained() -> None:
    game = game_of(tray=["barred_owl", "mallard", "barn_owl"])
    offered = options.Draw(0, "barred_owl"), options.Draw(2, "barn_owl"), options.DONE
    context = context_of(game, asked("discard_tray", "red_wattled_lapwing", *offered))
    found = features(context, list(offered))
    for (places, amounts), card in zip(found[:2], ("barred_owl", "barn_owl"), strict=True):
        facts = context.tables.birds[card]
        assert facts.hand not in places
        assert amounts[places.index(at.TRAY_MERIT)] == context.merit(facts)


def test_the_bonus_card_that_scores_most_is_scored() -> None:
    """Five birds worth less than 4 points score 3 points; the three that eat seeds score none."""
    game = game_of(mat=WORTH_LITTLE, bonus=["bird_feeder", "backyard_birder"])
    offered = options.bonus("bird_feeder"), options.bonus("backyard_birder"), options.SKIP
    for kind in ("score_bonus", "copy_bonus"):
        decision = asked(kind, "great_indian_bustard", *offered)
        policy = Policy(tables_of(game.setup, CATALOG), policy_weights(CATALOG))
        assert policy.greedy(game.state, decision) == 1


def test_an_egg_on_a_bird_that_asks_for_one_is_told_apart() -> None:
    game = game_of(mat={"grassland": row("grandala", "bobolink")})
    offered = options.slot(0, "grassland", 0), options.slot(0, "grassland", 1)
    found = features(context_of(game, asked("lay_egg", "killdeer", *offered)), list(offered))
    assert [at.EGG_ASKED in places for places, _ in found] == [True, False]


@pytest.mark.parametrize(
    ("cubes", "asked_for"),
    [
        ({"gain_food": 3, "lay_eggs": 1}, {"play_bird", "draw_cards"}),
        ({"gain_food": 6, "lay_eggs": 1}, set()),  # one turn is left for two actions
    ],
)
def test_actions_that_a_power_still_wants_are_told_apart(
    cubes: dict[str, int], asked_for: set[str]
) -> None:
    mat, food = {"forest": row("gray_wagtail")}, {"invertebrate": 1, "seed": 1}
    game = game_of(mat=mat, cubes=cubes, hand=["mallard"], food=food)
    assert game.decision is not None
    offered = game.decision.options
    found, begins, _ = of_actions(context_of(game), offered)
    told = set()
    for (places, _), begin in zip(found, begins, strict=True):
        option = offered[begin]
        assert isinstance(option, TakeAction)
        if at.ACTION_ASKED[option.action] in places:
            told.add(option.action)
    assert told == asked_for
