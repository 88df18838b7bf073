"""What each of the 26 bonus cards of the base game is worth at the end of the game."""

from __future__ import annotations

import msgspec
import pytest

from tests.table import BASE_GAME, CATALOG, Data, bird, mat_of, row, table
from wingspan.engine.conditions import AnyCondition, Birds
from wingspan.engine.matching import matches

Tiers = tuple[tuple[int, int], ...]

BY_TIERS: list[tuple[str, Tiers, str, str]] = [
    # card, (from how many, points)…, birds that count, birds that nearly do
    (
        "anatomist",
        ((2, 3), (4, 7)),
        "black_necked_stilt brown_headed_cowbird red_bellied_woodpecker cedar_waxwing",
        "burrowing_owl bald_eagle mallard",
    ),
    (
        "backyard_birder",
        ((5, 3), (7, 6)),
        "mallard house_wren american_goldfinch spotted_towhee ruddy_duck barred_owl purple_martin",
        "american_crow osprey bobolink",
    ),
    (
        "bird_feeder",
        ((5, 3), (8, 7)),
        "acorn_woodpecker mallard american_avocet bobolink pine_siskin savannah_sparrow "
        "canada_goose dickcissel",
        "osprey american_crow hooded_warbler",
    ),
    (
        "cartographer",
        ((2, 3), (4, 7)),
        "american_crow california_quail eastern_phoebe mountain_bluebird",
        "bobolink anhinga barn_owl",
    ),
    (
        "enclosure_builder",
        ((4, 4), (6, 7)),
        "mallard bobolink trumpeter_swan wild_turkey atlantic_puffin bushtit",
        "osprey carolina_wren american_robin",
    ),
    (
        "fishery_manager",
        ((2, 3), (4, 8)),
        "osprey bald_eagle black_tern fish_crow",
        "mallard ring_billed_gull hooded_warbler",
    ),
    (
        "forester",
        ((3, 4), (5, 8)),
        "barred_owl hooded_warbler carolina_wren blue_jay black_vulture",
        "prothonotary_warbler bobolink american_robin",
    ),
    (
        "large_bird_specialist",
        ((4, 3), (6, 6)),
        "osprey american_crow bald_eagle willet barred_owl barrows_goldeneye",
        "pied_billed_grebe burrowing_owl black_billed_magpie",
    ),
    (
        "nest_box_builder",
        ((4, 4), (6, 7)),
        "acorn_woodpecker carolina_wren barn_owl wood_duck atlantic_puffin bushtit",
        "osprey mallard american_robin",
    ),
    (
        "passerine_specialist",
        ((4, 3), (6, 6)),
        "bobolink hooded_warbler brown_headed_cowbird baltimore_oriole bushtit mountain_chickadee",
        "northern_bobwhite barn_swallow mallard",
    ),
    (
        "photographer",
        ((4, 3), (6, 6)),
        "american_goldfinch black_tern blue_jay purple_martin violet_green_swallow ruddy_duck",
        "barred_owl osprey bald_eagle",
    ),
    (
        "platform_builder",
        ((4, 4), (6, 7)),
        "osprey american_crow inca_dove mourning_dove atlantic_puffin bushtit",
        "mallard carolina_wren american_robin",
    ),
    (
        "prairie_manager",
        ((2, 3), (4, 8)),
        "bobolink american_kestrel inca_dove dickcissel",
        "american_robin osprey barn_owl",
    ),
    (
        "viticulturalist",
        ((2, 3), (4, 7)),
        "american_robin house_finch northern_cardinal purple_gallinule",
        "osprey bobolink american_crow",
    ),
    (
        "wetland_scientist",
        ((3, 3), (5, 7)),
        "mallard osprey willet anhinga bald_eagle",
        "wood_duck killdeer bobolink",
    ),
    (
        "wildlife_gardener",
        ((4, 4), (6, 7)),
        "american_robin blue_jay hooded_warbler painted_bunting atlantic_puffin bushtit",
        "mallard osprey carolina_wren",
    ),
]

TWO_EACH: list[tuple[str, str, str]] = [
    (
        "bird_counter",
        "american_robin canada_goose horned_lark bushtit american_white_pelican",
        "barred_owl mallard golden_eagle",
    ),
    (
        "falconer",
        "barred_owl american_kestrel golden_eagle anhinga",
        "turkey_vulture hooded_merganser canada_goose",
    ),
    (
        "food_web_expert",
        "house_wren says_phoebe hooded_warbler chimney_swift",
        "american_robin yellow_billed_cuckoo carolina_wren",
    ),
    (
        "historian",
        "annas_hummingbird bairds_sparrow clarks_grebe coopers_hawk",
        "carolina_wren king_rail killdeer",
    ),
    (
        "omnivore_expert",
        "american_crow belted_kingfisher blue_jay ring_billed_gull",
        "mallard american_robin turkey_vulture",
    ),
    (
        "rodentologist",
        "barn_owl bald_eagle common_raven eastern_screech_owl",
        "american_crow osprey turkey_vulture",
    ),
]


def worth(card: str, player: Data, language: str = "en") -> int:
    """Return the bonus points of a player who holds only that bonus card."""
    game = table(
        {**player, "bonus": [card]},
        {},
        setup={"names_language": language},
        round=4,
        phase="over",
    )
    return game.scores()[0].bonus


def names(text: str) -> list[str]:
    return text.split()


def test_every_bonus_card_of_the_base_game_is_tried_here() -> None:
    tried = {card for card, *_ in BY_TIERS} | {card for card, *_ in TWO_EACH}
    rest = {"breeding_manager", "ecologist", "oologist", "visionary_leader"}
    assert tried | rest == set(CATALOG.ids_of("bonus_cards", BASE_GAME))


@pytest.mark.parametrize(("card", "tiers", "count", "near"), BY_TIERS)
def test_a_card_with_tiers_pays_the_highest_one_reached(
    card: str, tiers: Tiers, count: str, near: str
) -> None:
    birds = names(count)
    assert len(birds) >= tiers[1][0]
    for number in range(len(birds) + 1):
        expected = [points for least, points in tiers if number >= least][-1:] or [0]
        for others in ([], names(near)):
            mat = mat_of(*birds[:number], *others)
            assert worth(card, {"mat": mat}) == expected[0], (number, others)


@pytest.mark.parametrize(("card", "count", "near"), TWO_EACH)
def test_a_card_for_each_bird_pays_two_points_for_each(card: str, count: str, near: str) -> None:
    birds = names(count)
    for number in range(len(birds) + 1):
        mat = mat_of(*birds[:number], *names(near))
        assert worth(card, {"mat": mat}) == 2 * number


def test_the_breeding_manager_counts_birds_with_four_eggs_or_more() -> None:
    mat = {
        "wetland": [bird("king_rail", eggs=6), bird("mallard", eggs=4), bird("ruddy_duck", eggs=3)],
        "forest": [bird("carolina_wren", eggs=5), bird("tufted_titmouse", eggs=3)],
    }
    assert worth("breeding_manager", {"mat": mat}) == 3


@pytest.mark.parametrize(("birds", "points"), [(0, 0), (6, 0), (7, 3), (8, 3), (9, 6), (10, 6)])
def test_the_oologist_counts_birds_with_an_egg(birds: int, points: int) -> None:
    with_egg = [
        "carolina_wren",
        "cassins_finch",
        "tufted_titmouse",
        "bobolink",
        "inca_dove",
        "says_phoebe",
        "dickcissel",
        "king_rail",
        "mallard",
        "brant",
    ]
    mat = mat_of(*with_egg[:birds], eggs=2)
    mat["wetland"] += row("osprey", "willet")
    assert worth("oologist", {"mat": mat}) == points


@pytest.mark.parametrize(
    ("forest", "grassland", "wetland", "points"),
    [(0, 0, 0, 0), (3, 3, 3, 6), (5, 2, 1, 2), (5, 0, 4, 0), (2, 2, 4, 4), (5, 5, 5, 10)],
)
def test_the_ecologist_counts_the_birds_of_the_poorest_habitat(
    forest: int, grassland: int, wetland: int, points: int
) -> None:
    five = {
        "forest": "carolina_wren cassins_finch cerulean_warbler spotted_owl tufted_titmouse",
        "grassland": "american_goldfinch bobolink painted_bunting says_phoebe spragues_pipit",
        "wetland": "atlantic_puffin bald_eagle brant brown_pelican king_rail",
    }
    counts = {"forest": forest, "grassland": grassland, "wetland": wetland}
    mat = {habitat: row(*names(five[habitat])[:count]) for habitat, count in counts.items()}
    assert worth("ecologist", {"mat": mat}) == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (4, 0), (5, 4), (7, 4), (8, 7), (10, 7)])
def test_the_visionary_leader_counts_the_cards_in_hand(cards: int, points: int) -> None:
    hand = "mallard osprey willet anhinga killdeer bushtit bobolink blue_jay barn_owl brant"
    player = {"hand": names(hand)[:cards], "mat": mat_of("carolina_wren", "dickcissel")}
    assert worth("visionary_leader", player) == points


FRENCH = [
    # card, birds named so in French only, birds named so in English only
    ("anatomist", "bald_eagle mallard great_egret", "barrows_goldeneye common_yellowthroat"),
    ("cartographer", "anhinga bobolink", "atlantic_puffin eastern_phoebe"),
    ("historian", "mountain_chickadee", "barrows_goldeneye"),
    ("photographer", "bald_eagle mallard whooping_crane canvasback", ""),
]


@pytest.mark.parametrize(("card", "french", "english"), FRENCH)
def test_the_names_that_count_are_those_of_the_games_language(
    card: str, french: str, english: str
) -> None:
    printed = CATALOG.bonus_cards[card]
    for language, right, wrong in (("fr", french, english), ("en", english, french)):
        count = len(names(right))
        steps = {
            "anatomist": {2: 3, 3: 3},
            "cartographer": {2: 3, 3: 3},
            "historian": {1: 2, 2: 4},
            "photographer": {0: 0, 4: 3},
        }[printed.id]
        mat = mat_of(*names(right), *names(wrong))
        assert worth(card, {"mat": mat}, language) == steps[count], language


@pytest.mark.parametrize(
    ("card", "wingspan", "counts"),
    [
        ("large_bird_specialist", 65, False),
        ("large_bird_specialist", 66, True),
        ("passerine_specialist", 30, True),
        ("passerine_specialist", 31, False),
        # flightless birds are wild
        ("large_bird_specialist", None, True),
        ("passerine_specialist", None, True),
    ],
)
def test_wingspans_at_the_limit(card: str, wingspan: int | None, counts: bool) -> None:
    tally = CATALOG.bonus_cards[card].counts
    assert isinstance(tally, Birds)
    like: AnyCondition | None = tally.like
    assert like is not None
    printed = msgspec.structs.replace(CATALOG.birds["mallard"], wingspan=wingspan)
    assert matches(printed, like, "en") is counts


def test_several_bonus_cards_add_up() -> None:
    game = table(
        {"mat": mat_of("barn_owl", "bald_eagle"), "bonus": ["rodentologist", "falconer"]},
        {},
        round=4,
        phase="over",
    )
    assert game.scores()[0].bonus == 4 + 2
