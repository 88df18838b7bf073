"""Flightless birds satisfy every condition on wingspan."""

from __future__ import annotations

import pytest

from tests.table import (
    CATALOG,
    Data,
    act,
    bird,
    choose,
    decline,
    happened,
    offers,
    pending,
    row,
    table,
)
from wingspan.engine import Game

ALL: Data = {"sets": ["core", "swiftstart", "european", "oceania"], "mat": "base"}
FLIGHTLESS = ("emu", "kakapo", "little_penguin", "north_island_brown_kiwi", "southern_cassowary")
HOME = {
    "emu": "grassland",
    "kakapo": "forest",
    "little_penguin": "wetland",
    "north_island_brown_kiwi": "grassland",
    "southern_cassowary": "forest",
}


def used(card: str, habitat: str, deck_top: list[str], **fields: object) -> Game:
    """Return a game in which the brown power of that bird has been used as far as it goes."""
    actions = {"forest": "gain_food", "grassland": "lay_eggs", "wetland": "draw_cards"}
    game = table(
        {"mat": {habitat: row(card)}},
        {},
        setup=ALL,
        deck_top=deck_top,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
        **fields,
    )
    act(game, actions[habitat])
    while pending(game).player == 0 and pending(game).kind != "action":
        source = pending(game).source
        if source is not None and source.bird == card:
            game.answer(0)
        else:
            decline(game)
    return game


def test_the_flightless_birds_are_those_without_a_wingspan() -> None:
    assert {card for card, b in CATALOG.birds.items() if b.wingspan is None} == set(FLIGHTLESS)


@pytest.mark.parametrize("prey", FLIGHTLESS)
@pytest.mark.parametrize(
    ("hunter", "habitat"),
    [
        ("barred_owl", "forest"),  # less than 75 cm
        ("coopers_hawk", "forest"),  # less than 75 cm
        ("peregrine_falcon", "grassland"),  # less than 100 cm
        ("greater_roadrunner", "grassland"),  # less than 50 cm
        ("grey_butcherbird", "forest"),  # less than 40 cm
        ("wedge_tailed_eagle", "forest"),  # more than 65 cm
    ],
)
def test_a_predator_catches_a_flightless_bird(hunter: str, habitat: str, prey: str) -> None:
    game = used(hunter, habitat, [prey])
    assert [(e["prey"], e["success"]) for e in happened(game, "hunted")] == [(prey, True)]
    assert game.state.players[0].mat[habitat][0].tucked == (prey,)  # type: ignore[index]


def test_predators_that_look_both_ways_differ_in_what_else_they_catch() -> None:
    for hunter, prey, success in (
        ("grey_butcherbird", "hooded_warbler", True),
        ("grey_butcherbird", "barn_owl", False),
        ("wedge_tailed_eagle", "hooded_warbler", False),
        ("wedge_tailed_eagle", "barn_owl", True),
    ):
        game = used(hunter, "forest", [prey])
        assert [e["success"] for e in happened(game, "hunted")] == [success]


@pytest.mark.parametrize("prey", FLIGHTLESS)
def test_the_rufous_owl_may_tuck_a_flightless_bird_of_the_tray(prey: str) -> None:
    """A face-up card under 75 cm."""
    game = used("rufous_owl", "forest", [], tray=[prey, "barn_owl", "osprey"])
    assert [e["card"] for e in happened(game, "tray_card_tucked")] == [prey]


def test_a_flightless_bird_may_be_the_smallest_of_the_tray() -> None:
    """Budgerigar tucks the face-up card with the smallest wingspan; flightless is any wingspan."""
    game = table(
        {"mat": {"forest": row("budgerigar")}},
        {},
        setup=ALL,
        tray=["emu", "hooded_warbler", "barn_owl"],
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
    )
    act(game, "gain_food")
    choose(game, "done")
    assert offers(game, "draw", bird="emu")
    assert offers(game, "draw", bird="hooded_warbler")
    assert not offers(game, "draw", bird="barn_owl")


@pytest.mark.parametrize("card", FLIGHTLESS)
@pytest.mark.parametrize(
    ("layer", "habitat", "large", "small"),
    [("black_swan", "wetland", 1, 0), ("splendid_fairywren", "grassland", 0, 1)],
)
def test_eggs_are_laid_on_flightless_birds_by_both_game_end_powers(
    layer: str, habitat: str, large: int, small: int, card: str
) -> None:
    """Over 100 cm, and less than 30 cm: contradictory, and both hold."""
    rows: dict[str, list[Data]] = {"forest": [], "grassland": [], "wetland": []}
    rows[habitat].append(bird(layer))
    rows[HOME[card]].append(bird(card))
    rows["forest"].append(bird("great_horned_owl"))  # 112 cm
    rows["forest"].append(bird("goldcrest"))  # 15 cm
    game = table(
        {"mat": rows, "cubes": {"draw_cards": 5}},
        {"cubes": {"draw_cards": 5}},
        setup=ALL,
        round=4,
        phase="game_end",
    )
    while game.decision is not None:
        game.answer(0)
    eggs = {b.bird: b.eggs for on in game.state.players[0].mat.values() for b in on}
    assert eggs[card] == 1
    assert (eggs["great_horned_owl"], eggs["goldcrest"]) == (large, small)


@pytest.mark.parametrize("card", FLIGHTLESS)
def test_the_bronze_cuckoo_lays_on_a_flightless_bird(card: str) -> None:
    """Another player's "lay eggs": an egg on a bird of less than 30 cm."""
    rows: dict[str, list[Data]] = {"forest": row("horsfields_bronze_cuckoo", "barn_owl")}
    rows.setdefault(HOME[card], []).append(bird(card))
    game = table({}, {"mat": rows}, setup=ALL)
    act(game, "lay_eggs")
    while pending(game).kind != "action":
        assert pending(game).player == 1
        game.answer(0)
    eggs = {b.bird: b.eggs for on in game.state.players[1].mat.values() for b in on if b.eggs}
    assert eggs == {card: 1}


@pytest.mark.parametrize(
    "card", [card for card in FLIGHTLESS if "forest" in CATALOG.birds[card].habitats]
)
def test_flightless_birds_count_for_the_red_wattlebird(card: str) -> None:
    """A nectar for each bird under 49 cm in the forest; it does not count itself (49 cm)."""
    game = table(
        {
            "hand": ["red_wattlebird"],
            "mat": {"forest": row(card, "barn_owl"), "grassland": [bird("bobolink", eggs=1)]},
            "food": {"nectar": 2},
        },
        {},
        setup=ALL,
    )
    act(game, "play_bird")
    while pending(game).player == 0:
        game.answer(0)
    assert game.state.players[0].food["nectar"] == 1


@pytest.mark.parametrize("card", FLIGHTLESS)
@pytest.mark.parametrize("bonus", ["large_bird_specialist", "passerine_specialist"])
def test_flightless_birds_count_for_both_bonus_cards_on_size(bonus: str, card: str) -> None:
    """Over 65 cm and 30 cm or less: four birds, one of them flightless, are worth 3."""
    large = ["barn_owl", "great_horned_owl", "coopers_hawk"]
    small = ["goldcrest", "pine_siskin", "hooded_warbler"]
    rows: dict[str, list[Data]] = {
        "forest": row(*(large if bonus == "large_bird_specialist" else small))
    }
    rows.setdefault(HOME[card], []).append(bird(card))
    game = table({"mat": rows, "bonus": [bonus]}, {}, setup=ALL, round=4, phase="over")
    assert game.scores()[0].bonus == 3


def test_flightless_birds_change_nothing_where_wingspan_does_not_matter() -> None:
    game = table(
        {"mat": {"forest": row("kakapo")}, "bonus": ["historian"]},
        {},
        setup=ALL,
        round=4,
        phase="over",
    )
    assert game.scores()[0].bonus == 0


@pytest.mark.parametrize("level", ["eaglet", "eagle"])
def test_the_automa_takes_flightless_birds_for_a_bonus_card_on_size(level: str) -> None:
    """Large Bird Specialist and Passerine Specialist: both look at wingspans."""
    for bonus in ("large_bird_specialist", "passerine_specialist"):
        game = table(
            {},
            setup={**ALL, "automa": level},
            automa={"bonus": bonus, "deck_top": ["regular_3"]},
            tray=["kakapo", "bobolink" if bonus == "large_bird_specialist" else "osprey", None],
            phase="automa",
        )
        assert [e["bird"] for e in happened(game, "automa_took_bird")] == ["kakapo"]
