"""What each of the ten bonus cards of the expansions is worth, and the Automa's own two."""

from __future__ import annotations

import pytest

from tests.table import CATALOG, Data, bird, mat_of, table
from wingspan.engine import Game, PositionError, Setup

ALL: Data = {"sets": ["core", "swiftstart", "european", "oceania"]}
HABITATS = ("forest", "grassland", "wetland")


def worth(card: str, player: Data) -> int:
    game = table({"bonus": [card], **player}, {}, round=4, phase="over", setup=ALL)
    return game.scores()[0].bonus


def names(text: str) -> list[str]:
    return text.split()


def on(**rows: str) -> Data:
    """Return a mat by rows; ``!`` after a name marks a bird that lies sideways."""
    return {
        "mat": {
            habitat: [
                bird(card.rstrip("!"), **({"sideways": True} if card.endswith("!") else {}))
                for card in names(cards)
            ]
            for habitat, cards in rows.items()
        }
    }


def test_every_bonus_card_of_the_expansions_is_tried_here() -> None:
    assert {c for c in CATALOG.bonus_cards if CATALOG.set_of[c] in ("european", "oceania")} == {
        *("bird_bander", "citizen_scientist", "diet_specialist", "behaviorist", "ethologist"),
        *("forest_data_analyst", "grassland_data_analyst", "wetland_data_analyst"),
        *("mechanical_engineer", "site_selection_expert", "autwitcher", "raspb_life_fellow"),
    }


# By tiers


@pytest.mark.parametrize(("number", "points"), [(0, 0), (3, 0), (4, 4), (5, 4), (6, 7), (7, 7)])
def test_the_bird_bander_counts_birds_that_can_live_in_several_habitats(
    number: int, points: int
) -> None:
    several = names("american_crow bluethroat red_kite emu mourning_dove silvereye snow_bunting")
    one = names("bobolink osprey barred_owl kakapo")
    assert worth("bird_bander", {"mat": mat_of(*several[:number], *one)}) == points


@pytest.mark.parametrize(("number", "points"), [(0, 0), (3, 0), (4, 3), (6, 3), (7, 6), (9, 6)])
def test_the_citizen_scientist_counts_birds_with_tucked_cards(number: int, points: int) -> None:
    cards = names("mallard bobolink blue_jay osprey killdeer bushtit brant willet barn_owl")
    mat = mat_of(*cards, "american_robin", "canada_goose")
    tucked = 0
    for on_row in mat.values():
        for on_mat in on_row:
            if on_mat["bird"] in cards[:number]:
                on_mat["tucked"] = 1 + tucked % 3
                tucked += 1
    assert tucked == number
    assert worth("citizen_scientist", {"mat": mat}) == points


def test_birds_that_tuck_count_for_the_citizen_scientist_only_with_a_card_under_them() -> None:
    assert worth("citizen_scientist", on(wetland="ring_billed_gull mute_swan audouins_gull")) == 0


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_the_diet_specialist_counts_food_costs_of_three(number: int, points: int) -> None:
    three = names("bonellis_eagle tui whooping_crane eurasian_jay american_bittern")
    fewer = names("common_chiffchaff song_sparrow griffon_vulture kea osprey musk_duck")
    assert worth("diet_specialist", {"mat": mat_of(*three[:number], *fewer)}) == points


# Power colours


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        # a column needs three birds of three different colours
        ({"forest": "barred_owl", "grassland": "kea", "wetland": "cettis_warbler"}, 3),
        ({"forest": "barred_owl", "grassland": "kea"}, 0),
        ({"forest": "barred_owl", "grassland": "kea", "wetland": "osprey"}, 0),
        # a bird without a power is white
        ({"forest": "blue_winged_warbler", "grassland": "kea", "wetland": "osprey"}, 0),
        ({"forest": "blue_winged_warbler", "grassland": "horned_lark", "wetland": "osprey"}, 3),
        ({"forest": "kakapo", "grassland": "common_swift", "wetland": "barrows_goldeneye"}, 3),
        # each column by itself: the birds of one row may be all alike
        (
            {
                "forest": "barred_owl blue_jay acorn_woodpecker",
                "grassland": "kea bobolink inca_dove",
                "wetland": "cettis_warbler greylag_goose black_swan",
            },
            9,
        ),
        # one played sideways is in two columns
        (
            {
                "forest": "common_blackbird!",
                "grassland": "common_swift house_sparrow",
                "wetland": "osprey mallard",
            },
            6,
        ),
        (
            {
                "forest": "common_blackbird! barred_owl",
                "grassland": "common_swift european_roller!",
                "wetland": "osprey mallard spotless_crake",
            },
            3 + 0 + 3,
        ),
    ],
)
def test_the_behaviorist_counts_columns_of_three_power_colors(
    rows: dict[str, str], points: int
) -> None:
    assert worth("behaviorist", on(**rows)) == points


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ({}, 0),
        ({"forest": "barred_owl"}, 2),
        ({"forest": "barred_owl blue_jay acorn_woodpecker"}, 2),
        ({"forest": "barred_owl kea black_vulture dunnock kakapo"}, 10),
        # no power is white
        ({"forest": "blue_winged_warbler kea"}, 2),
        ({"forest": "blue_winged_warbler barred_owl"}, 4),
        # one habitat only: the best one
        ({"forest": "barred_owl", "grassland": "kea", "wetland": "cettis_warbler"}, 2),
        ({"forest": "barred_owl kea", "wetland": "osprey cettis_warbler brant"}, 6),
    ],
)
def test_the_ethologist_counts_the_power_colors_of_one_habitat(
    rows: dict[str, str], points: int
) -> None:
    assert worth("ethologist", on(**rows)) == points


# Runs of wingspans

RUNS = [
    # forest birds with their wingspans, points
    ("", 0),
    ("goldcrest", 0),  # 15
    ("goldcrest blue_jay", 0),  # 15 41
    ("goldcrest blue_jay barred_owl", 3),  # 15 41 107
    ("barred_owl blue_jay goldcrest", 3),  # falling as well
    ("goldcrest blue_jay barred_owl great_horned_owl", 5),  # 15 41 107 112
    ("goldcrest blue_jay coopers_hawk barred_owl great_horned_owl", 8),  # 15 41 79 107 112
    # the reference's example: the fourth breaks a run of three
    ("goldcrest blue_jay barred_owl bullfinch", 3),  # 15 41 107 24
    # it may begin and end anywhere
    ("barred_owl goldcrest blue_jay coopers_hawk pine_siskin", 3),  # 107 15 41 79 23
    ("blue_jay barred_owl goldcrest bullfinch pine_siskin", 0),  # 41 107 15 24 23
    # equal wingspans do not break it
    ("barred_owl barn_owl great_horned_owl", 3),  # 107 107 112
    ("barred_owl barn_owl goldcrest", 3),  # 107 107 15
    ("goldcrest bullfinch pine_siskin hawfinch", 0),  # 15 24 23 30
    ("parrot_crossbill hawfinch bullfinch pine_siskin goldcrest", 8),  # 30 30 24 23 15
    # flightless birds are whatever fits
    ("goldcrest emu blue_jay", 3),  # 15 * 41
    ("blue_jay emu goldcrest", 3),  # 41 * 15
    ("kakapo emu goldcrest", 3),  # * * 15
    ("kakapo goldcrest blue_jay emu", 5),  # * 15 41 *
    ("goldcrest barred_owl kakapo blue_jay", 3),  # 15 107 * 41: rising 15 107 *, falling 107 * 41
    ("blue_jay kakapo barred_owl emu goldcrest", 5),  # 41 * 107 * 15
    ("kakapo emu southern_cassowary north_island_brown_kiwi goldcrest", 8),  # all fit
    # one played sideways is one bird
    ("goldcrest common_blackbird! barred_owl", 3),  # 15 36 107
    ("common_blackbird! barred_owl", 0),
]


@pytest.mark.parametrize(("forest", "points"), RUNS)
def test_the_forest_data_analyst_counts_wingspans_in_order(forest: str, points: int) -> None:
    assert worth("forest_data_analyst", on(forest=forest)) == points


@pytest.mark.parametrize(
    ("card", "habitat", "cards"),
    [
        ("grassland_data_analyst", "grassland", "bobolink horned_lark killdeer"),  # 30 30 46
        ("wetland_data_analyst", "wetland", "mallard willet little_penguin"),  # 89 66 *
    ],
)
def test_the_other_data_analysts_look_at_their_own_row(card: str, habitat: str, cards: str) -> None:
    assert worth(card, on(**{habitat: cards})) == 3
    for other in ("forest_data_analyst", "grassland_data_analyst", "wetland_data_analyst"):
        if other != card:
            assert worth(other, on(**{habitat: cards})) == 0


# Nests


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("osprey blue_jay barn_owl", 0),  # platform bowl cavity
        ("osprey blue_jay barn_owl mallard", 3),  # … and ground
        ("osprey blue_jay barn_owl bushtit", 3),  # a star for the ground
        ("bushtit bells_vireo eastern_phoebe long_tailed_tit", 3),  # four stars
        ("bushtit bells_vireo eastern_phoebe", 0),
        ("osprey blue_jay barn_owl mallard bushtit", 3),
        ("osprey blue_jay barn_owl mallard red_kite bobolink american_robin", 3),
        ("osprey blue_jay barn_owl mallard red_kite bobolink american_robin cockatiel", 8),
        ("osprey blue_jay barn_owl mallard red_kite bobolink american_robin bushtit", 8),
        # one star stands for one nest in one set only
        ("osprey blue_jay barn_owl red_kite american_robin cockatiel bushtit", 3),
        ("osprey blue_jay barn_owl red_kite american_robin cockatiel bushtit bells_vireo", 8),
        # a bird without a nest is in none
        ("osprey blue_jay barn_owl common_cuckoo bronzed_cowbird", 0),
    ],
)
def test_the_mechanical_engineer_counts_sets_of_the_four_nests(cards: str, points: int) -> None:
    assert worth("mechanical_engineer", {"mat": mat_of(*names(cards))}) == points


def test_three_sets_of_nests_are_worth_as_much_as_two() -> None:
    platform = "osprey red_kite mourning_dove"
    bowl = "blue_jay american_robin house_finch"
    cavity = "barn_owl cockatiel wood_duck"
    ground = "mallard bobolink killdeer"
    mat = mat_of(*names(platform), *names(bowl), *names(cavity), *names(ground))
    assert worth("mechanical_engineer", {"mat": mat}) == 8


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ({}, 0),
        ({"forest": "barred_owl"}, 0),
        ({"forest": "barred_owl", "grassland": "barn_owl"}, 1),  # cavity twice
        ({"forest": "barred_owl", "grassland": "barn_owl", "wetland": "wood_duck"}, 3),
        ({"forest": "barred_owl", "grassland": "barn_owl", "wetland": "osprey"}, 1),
        ({"forest": "barred_owl", "grassland": "bobolink", "wetland": "osprey"}, 0),
        # in one column, not in one row
        ({"forest": "barred_owl acorn_woodpecker"}, 0),
        # stars are wild, and stand for one nest at a time
        ({"forest": "barred_owl", "grassland": "bushtit"}, 1),
        ({"forest": "barred_owl", "grassland": "bushtit", "wetland": "osprey"}, 1),
        ({"forest": "barred_owl", "grassland": "bushtit", "wetland": "wood_duck"}, 3),
        ({"forest": "barred_owl", "grassland": "bushtit", "wetland": "atlantic_puffin"}, 3),
        ({"forest": "bells_vireo", "grassland": "bushtit", "wetland": "atlantic_puffin"}, 3),
        # no nest matches nothing, not even itself or a star
        ({"forest": "common_cuckoo", "grassland": "bronzed_cowbird"}, 0),
        ({"forest": "common_cuckoo", "grassland": "bushtit"}, 0),
        # different columns may score by different nests
        (
            {
                "forest": "barred_owl blue_jay",
                "grassland": "barn_owl american_robin",
                "wetland": "wood_duck mallard",
            },
            3 + 1,
        ),
    ],
)
def test_the_site_selection_expert_counts_columns_with_matching_nests(
    rows: dict[str, str], points: int
) -> None:
    if "american_robin" in rows.get("grassland", ""):
        rows = {**rows, "grassland": "barn_owl painted_bunting"}
    assert worth("site_selection_expert", on(**rows)) == points


def test_a_bird_on_its_side_matches_nests_in_both_of_its_columns() -> None:
    """Grey Heron (platform) under two platform nests: 1 point in each column."""
    rows = on(wetland="grey_heron!", forest="american_crow red_kite")
    assert worth("site_selection_expert", rows) == 2


def test_a_star_nest_on_its_side_may_be_another_nest_in_each_of_its_columns() -> None:
    """Ruling on the Long-tailed Tit: cavity with the one, platform with the other."""
    rows = on(forest="long_tailed_tit!", wetland="wood_duck osprey")
    assert worth("site_selection_expert", rows) == 2


# The Automa's own


def test_the_automas_own_cards_are_never_dealt_to_people() -> None:
    for seed in range(60):
        for players in (1, 4):
            game = Game.new(
                Setup(
                    players=players,
                    automa="eagle" if players == 1 else None,
                    sets=("core", "european"),
                    seed=seed,
                )
            )
            cards = [*game.state.bonus_deck.left()]
            for player in game.state.players:
                cards += player.choosing
            assert not {"autwitcher", "raspb_life_fellow"} & set(cards)
            if players == 4:
                assert len(cards) == 31


def test_a_person_cannot_hold_the_automas_own_cards() -> None:
    for card in ("autwitcher", "raspb_life_fellow"):
        with pytest.raises(PositionError):
            table({"bonus": [card]}, {}, setup=ALL)


def test_the_automa_scores_no_bonus_card_of_its_own() -> None:
    for card in ("autwitcher", "raspb_life_fellow", "citizen_scientist"):
        game = table(
            {},
            setup={**ALL, "automa": "eagle"},
            automa={"bonus": card, "birds": ["blue_jay", "mallard"]},
            round=4,
            phase="over",
        )
        assert game.scores()[1].bonus == 0
        assert game.scores()[1].birds == 3 + 0
