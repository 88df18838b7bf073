"""What each of the bonus cards of the Asia set is worth, and what the Automa's own two look for."""

from __future__ import annotations

import pytest

from tests.table import CATALOG, Data, act, bird, mat_of, row, solo, table
from wingspan.engine.components import AUTOMA_LEVELS

ASIA: Data = {"sets": ["core", "swiftstart", "asia"]}


def worth(card: str, player: Data) -> int:
    game = table({"bonus": [card], **player}, {}, round=4, phase="over", setup=ASIA)
    return game.scores()[0].bonus


def test_every_bonus_card_of_the_set_is_tried_here() -> None:
    rows = ("forest", "grassland", "wetland")
    assert set(CATALOG.ids_of("bonus_cards", ("asia",))) == {
        *("avian_theriogenologist", "endangered_species_protector", "pellet_dissector"),
        *("small_clutch_specialist", "winter_feeder"),
        *(f"{habitat}_population_monitor" for habitat in rows),
        *(f"{habitat}_ranger" for habitat in rows),
        *("avid_asian_avian_admirer", "rare_species_lister"),
    }


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 4), (6, 4), (7, 7), (8, 7)])
def test_the_theriogenologist_counts_birds_as_full_of_eggs_as_they_can_be(
    number: int, points: int
) -> None:
    full = [
        "mallard",
        "bobolink",
        "inca_dove",
        "osprey",
        "killdeer",
        "brant",
        "barn_owl",
        "house_wren",
    ]
    mat = mat_of(*full, "chimney_swift", "violet_cuckoo")
    for on_row in mat.values():
        for on_mat in on_row:
            limit = CATALOG.birds[on_mat["bird"]].egg_limit
            on_mat["eggs"] = limit if on_mat["bird"] in full[:number] else max(0, limit - 1)
    assert worth("avian_theriogenologist", {"mat": mat}) == points


def test_a_bird_over_its_limit_is_full_and_one_that_holds_no_egg_is_not() -> None:
    five = {"mat": {"grassland": [bird("inca_dove", eggs=6)], "forest": row("violet_cuckoo")}}
    more = mat_of("brant", "osprey", "american_woodcock", eggs=2)
    five["mat"] |= {"wetland": more["wetland"]}
    five["mat"]["grassland"] += [bird("american_woodcock", eggs=2)]
    assert worth("avian_theriogenologist", five) == 0  # four are full
    five["mat"]["grassland"] += [bird("bobolink", eggs=3)]
    assert worth("avian_theriogenologist", five) == 4


def test_the_protector_counts_birds_with_the_bonus_card_icon() -> None:
    with_icon = [
        "indian_vulture",
        "philippine_eagle",
        "white_headed_duck",
        "spoon_billed_sandpiper",
    ]
    with_icon += ["greater_adjutant", "red_crowned_crane", "crested_ibis", "great_indian_bustard"]
    asian = CATALOG.ids_of("birds", ("asia",))
    assert {card for card in asian if CATALOG.birds[card].bonus_cards} == set(with_icon)
    mat = mat_of(*with_icon, "barn_owl")
    assert worth("endangered_species_protector", {"mat": mat}) == 3 * 8
    assert worth("endangered_species_protector", {"mat": mat_of("osprey")}) == 0


@pytest.mark.parametrize(
    ("cached", "points"),
    [
        ({"fish": 1}, 0),
        ({"fish": 1, "rodent": 1}, 3),
        ({"fish": 3}, 3),
        ({"rodent": 4}, 6),
        ({"seed": 5, "invertebrate": 5, "fruit": 5, "fish": 1}, 0),
    ],
)
def test_the_dissector_counts_fish_and_rodents_cached(cached: Data, points: int) -> None:
    mat = {"wetland": [bird("osprey", cached=cached), bird("brant")]}
    assert worth("pellet_dissector", {"mat": mat, "food": {"fish": 5}}) == points


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 3), (7, 3), (8, 7)])
def test_the_clutch_specialist_counts_birds_with_an_egg_limit_of_2_or_less(
    number: int, points: int
) -> None:
    small = [
        "violet_cuckoo",
        "asian_koel",
        "osprey",
        "brant",
        "whooping_crane",
        "american_woodcock",
    ]
    small += ["blue_winged_warbler", "grandala"]
    mat = mat_of(*small[:number], "inca_dove", "bobolink")
    assert worth("small_clutch_specialist", {"mat": mat}) == points


@pytest.mark.parametrize(("food", "points"), [(3, 0), (4, 4), (6, 4), (7, 7)])
def test_the_winter_feeder_counts_food_in_the_supply(food: int, points: int) -> None:
    mat = {"wetland": [bird("osprey", cached={"fish": 5})]}
    player = {"food": {"seed": 1, "fish": food - 1}, "mat": mat}
    assert worth("winter_feeder", player) == points


NESTS: dict[str, str] = {
    "american_crow": "platform",
    "house_finch": "bowl",
    "barn_owl": "cavity",
    "blue_rock_thrush": "cavity",
    "chimney_swift": "star",
    "green_bee_eater": "star",
    "red_junglefowl": "ground",
    "asian_koel": "none",
}
"""Birds of all habitats, with their nests."""


@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
@pytest.mark.parametrize(
    ("birds", "points"),
    [
        ("american_crow", 0),
        ("american_crow house_finch", 3),
        ("barn_owl blue_rock_thrush", 0),  # two cavities are one kind
        ("american_crow house_finch barn_owl asian_koel", 3),  # no nest is no kind
        ("american_crow house_finch barn_owl red_junglefowl", 5),
        ("barn_owl chimney_swift", 3),
        ("american_crow house_finch chimney_swift green_bee_eater", 5),
        ("american_crow house_finch barn_owl red_junglefowl chimney_swift", 8),  # the fifth kind
    ],
)
def test_a_monitor_counts_different_nests_in_its_habitat(
    habitat: str, birds: str, points: int
) -> None:
    assert all(CATALOG.birds[card].nest == nest for card, nest in NESTS.items())
    other = "forest" if habitat != "forest" else "wetland"
    mat = {habitat: row(*birds.split()), other: row("mourning_dove")}
    assert worth(f"{habitat}_population_monitor", {"mat": mat}) == points


@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
@pytest.mark.parametrize(
    ("birds", "points"),
    [
        # 0, 1 … points: mourning dove 0, rosy starling 4, barn owl 5, large-billed crow 6,
        # indian peafowl 7, american crow 4
        ("mourning_dove rosy_starling", 0),
        ("mourning_dove rosy_starling barn_owl", 3),
        ("large_billed_crow barn_owl rosy_starling mourning_dove", 5),
        ("mourning_dove rosy_starling barn_owl large_billed_crow indian_peafowl", 8),
        ("rosy_starling american_crow barn_owl large_billed_crow", 3),  # 4, 4, 5, 6
        ("barn_owl mourning_dove rosy_starling spotted_dove", 0),  # 5, 0, 4, 0
        ("barn_owl mourning_dove rosy_starling large_billed_crow american_crow", 3),
    ],
)
def test_a_ranger_counts_neighbours_whose_points_only_rise_or_only_fall(
    habitat: str, birds: str, points: int
) -> None:
    assert worth(f"{habitat}_ranger", {"mat": {habitat: row(*birds.split())}}) == points


@pytest.mark.parametrize("level", AUTOMA_LEVELS)
@pytest.mark.parametrize(
    ("bonus", "first", "keeps"), [("avid_asian_avian_admirer", 2, 2), ("rare_species_lister", 4, 1)]
)
def test_the_automas_own_cards_look_for_birds_by_its_level_cheapest_first(
    level: str, bonus: str, first: int, keeps: int
) -> None:
    low = first + AUTOMA_LEVELS.index(level)
    worth_that = {
        2: "inca_dove", 3: "brant", 4: "bobolink", 5: "osprey", 6: "wood_stork",
        7: "hooded_warbler",
    }  # fmt: skip
    tray = [worth_that[low + 1], worth_that[low], "american_woodcock"]
    assert CATALOG.birds["american_woodcock"].points == 9
    game = solo(
        {},
        {"bonus": bonus, "deck_top": ["regular_3"]},
        setup={**ASIA, "automa": level},
        tray=tray,
        phase="automa",
        round=1,
    )
    automa = game.state.automa
    assert automa is not None
    assert automa.birds == [worth_that[low], worth_that[low + 1]][:keeps]


def test_a_card_of_the_automas_is_not_dealt_without_it() -> None:
    game = act(table({"mat": {}}, {}, setup=ASIA), "lay_eggs")
    cards = (*game.state.bonus_deck.left(), *game.state.players[0].bonus)
    assert not {"avid_asian_avian_admirer", "rare_species_lister"} & set(cards)
