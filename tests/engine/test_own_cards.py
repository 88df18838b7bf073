"""Games can be played with another catalog, for tests and cards of one's own."""

from __future__ import annotations

import msgspec
import pytest

from tests.table import CATALOG, act, choose, happened, play_randomly, rng_for, row
from wingspan.engine import Catalog, Game, Setup, SetupError
from wingspan.engine.cards import BirdCard, CardSet


def own(*birds: BirdCard, name: str = "own") -> Catalog:
    """Return a catalog of one set: these birds, printed bonus cards, goals and Automa cards."""
    return Catalog(
        (
            CardSet(
                set=name,
                birds=birds,
                bonus_cards=tuple(CATALOG.bonus_cards.values()),
                goals=tuple(CATALOG.goals.values()),
                automa_cards=tuple(CATALOG.automa_cards.values()),
            ),
        ),
        CATALOG.furniture,
    )


def test_a_whole_game_is_played_and_replayed_with_own_cards() -> None:
    birds = tuple(CATALOG.birds.values())[:40]
    catalog = own(*birds)
    game = Game.new(Setup(players=2, seed=3, sets=("own",)), catalog)
    play_randomly(game, rng_for("own"))
    played = {event["bird"] for event in happened(game, "bird_played")}
    assert played <= {bird.id for bird in birds}
    assert Game.replay(game.record(), catalog) == game
    assert Game.from_position(game.position(), catalog).scores() == game.scores()


def test_a_small_deck_is_shuffled_again_and_again() -> None:
    birds = tuple(CATALOG.birds.values())[:14]
    game = Game.new(Setup(players=2, seed=4, sets=("own",)), own(*birds))
    play_randomly(game, rng_for("small"))
    assert happened(game, "deck_reshuffled")
    state = game.state
    cards = [*state.deck.left(), *state.deck.discards, *(c for c in state.tray if c)]
    for player in state.players:
        cards += player.hand
        cards += [c for r in player.mat.values() for b in r for c in (b.bird, *b.tucked)]
    assert sorted(cards) == sorted(bird.id for bird in birds)


def test_too_small_a_deck_is_refused() -> None:
    birds = tuple(CATALOG.birds.values())[:12]
    with pytest.raises(SetupError, match="12"):
        Game.new(Setup(players=2, sets=("own",)), own(*birds))


def with_few(goals: int, bonus_cards: int) -> Catalog:
    """Return a catalog with both sides of ``goals`` tiles, and ``bonus_cards`` bonus cards."""
    printed = list(CATALOG.goals.values())
    tiles = sorted({goal.tile for goal in printed})[:goals]
    usable = sorted(CATALOG.bonus_cards.values(), key=lambda card: not card.automa)
    cards = CardSet(
        set="few",
        birds=tuple(CATALOG.birds.values()),
        bonus_cards=tuple(usable[:bonus_cards]),
        goals=tuple(goal for goal in printed if goal.tile in tiles),
        automa_cards=tuple(CATALOG.automa_cards.values()),
    )
    return Catalog((cards,), CATALOG.furniture)


def test_four_goal_tiles_are_enough_and_three_are_not() -> None:
    setup = Setup(players=2, sets=("few",))
    assert len(Game.new(setup, with_few(4, 26)).state.goals) == 4
    with pytest.raises(SetupError, match="tiles"):
        Game.new(setup, with_few(3, 26))


@pytest.mark.parametrize(("players", "needed"), [(2, 4), (5, 10)])
def test_there_must_be_two_bonus_cards_a_player(players: int, needed: int) -> None:
    setup = Setup(players=players, sets=("few",))
    assert not Game.new(setup, with_few(4, needed)).state.bonus_deck.left()
    with pytest.raises(SetupError, match="bonus"):
        Game.new(setup, with_few(4, needed - 1))


def test_the_automa_needs_a_bonus_card_more() -> None:
    setup = Setup(players=1, automa="eagle", sets=("few",))
    assert not Game.new(setup, with_few(4, 3)).state.bonus_deck.left()
    with pytest.raises(SetupError, match="bonus"):
        Game.new(setup, with_few(4, 2))


@pytest.mark.parametrize(
    ("hunter", "wingspan", "caught"),
    [
        ("greater_roadrunner", 49, True),
        ("greater_roadrunner", 50, False),
        ("barred_owl", 74, True),
        ("barred_owl", 75, False),
        ("golden_eagle", 99, True),
        ("golden_eagle", 100, False),
        ("barred_owl", None, True),  # flightless birds count as any wingspan
    ],
)
def test_prey_must_be_smaller_than_the_hunters_limit(
    hunter: str, wingspan: int | None, caught: bool
) -> None:
    prey = msgspec.structs.replace(CATALOG.birds["mallard"], wingspan=wingspan)
    catalog = own(*(prey if bird.id == "mallard" else bird for bird in CATALOG.birds.values()))
    home = catalog.birds[hunter].habitats[0]
    game = Game.from_position(
        {
            "setup": {"players": 2, "seed": 1, "sets": ["own"]},
            "players": [{"mat": {home: row(hunter)}}, {}],
            "birdfeeder": ["fish", "seed"],
            "deck_top": ["mallard"],
        },
        catalog,
    )
    act(game, {"forest": "gain_food", "grassland": "lay_eggs"}[home])
    choose(game, "done")
    choose(game, "activate")
    assert happened(game, "hunted")[-1]["success"] is caught
    assert len(game.state.players[0].mat[home][0].tucked) == int(caught)
