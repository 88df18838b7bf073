"""Two finished games of a web platform, typed in as they lay on the table: their totals are known.

Each player's sheet is what the platform printed; rounds 1 to 3 are filled in, the last goal follows
from the birds.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.table import CATALOG
from tests.ui.board.test_pad import Writer
from wingspan.ui.board.pad import reckoned
from wingspan.ui.messages import FillPad

Row = tuple[str, int, int, int]
"""A bird with its eggs, tucked cards and cached food."""

FIRST: list[dict[str, Any]] = [
    {
        "bonus": ("bird_feeder", "photographer"),
        "counts": (1, 4, 3),
        "forest": [
            ("mourning_dove", 1, 0, 0),
            ("blue_gray_gnatcatcher", 1, 0, 0),
            ("coopers_hawk", 2, 3, 0),
            ("red_eyed_vireo", 1, 0, 0),
            ("american_woodcock", 2, 0, 0),
        ],
        "grassland": [
            ("savannah_sparrow", 2, 0, 0),
            ("common_grackle", 3, 4, 0),
            ("bobolink", 1, 0, 0),
        ],
        "wetland": [
            ("roseate_spoonbill", 2, 0, 0),
            ("black_necked_stilt", 2, 0, 0),
            ("american_avocet", 2, 0, 0),
        ],
    },
    {
        "bonus": ("enclosure_builder", "viticulturalist"),
        "counts": (3, 2, 3),
        "forest": [
            ("eastern_kingbird", 0, 0, 0),
            ("ruby_crowned_kinglet", 0, 0, 0),
            ("northern_flicker", 1, 0, 0),
        ],
        "grassland": [
            ("bells_vireo", 1, 0, 0),
            ("brown_headed_cowbird", 0, 0, 0),
            ("white_throated_swift", 1, 0, 0),
            ("wild_turkey", 0, 0, 0),
        ],
        "wetland": [
            ("american_oystercatcher", 1, 0, 0),
            ("bushtit", 1, 6, 0),
            ("ruddy_duck", 0, 0, 0),
            ("ring_billed_gull", 0, 1, 0),
            ("trumpeter_swan", 0, 0, 0),
        ],
    },
]
SECOND: list[dict[str, Any]] = [
    {
        "bonus": ("anatomist",),
        "counts": (4, 3, 6),
        "forest": [
            ("ruby_crowned_kinglet", 0, 0, 0),
            ("red_bellied_woodpecker", 1, 0, 0),
            ("carolina_wren", 1, 0, 0),
            ("baltimore_oriole", 1, 0, 0),
        ],
        "grassland": [
            ("mississippi_kite", 0, 0, 2),
            ("scissor_tailed_flycatcher", 0, 0, 0),
            ("house_wren", 1, 0, 0),
            ("black_billed_magpie", 1, 0, 0),
            ("wild_turkey", 0, 0, 0),
        ],
        "wetland": [
            ("bushtit", 1, 5, 0),
            ("common_yellowthroat", 0, 0, 0),
            ("belted_kingfisher", 1, 0, 0),
            ("prothonotary_warbler", 0, 0, 0),
        ],
    },
    {
        "bonus": ("omnivore_expert",),
        "counts": (4, 3, 2),
        "forest": [
            ("red_breasted_nuthatch", 3, 0, 4),
            ("ruby_throated_hummingbird", 2, 0, 0),
            ("carolina_chickadee", 3, 0, 3),
        ],
        "grassland": [
            ("eastern_phoebe", 2, 0, 0),
            ("red_headed_woodpecker", 2, 0, 1),
            ("sandhill_crane", 1, 8, 0),
        ],
        "wetland": [
            ("tree_swallow", 2, 2, 0),
            ("great_blue_heron", 2, 0, 0),
            ("black_skimmer", 2, 0, 0),
        ],
    },
]
GOALS = {
    "first": (
        "eggs_in_wetland",
        "eggs_in_bowl",
        "platform_birds_with_egg",
        "cavity_birds_with_egg",
    ),
    "second": ("eggs_in_bowl", "birds_in_forest", "eggs_in_platform", "cavity_birds_with_egg"),
}
SHEETS = {
    "first": ((41, 6, 14, 19, 0, 7, 87), (43, 14, 17, 5, 0, 7, 86)),
    "second": ((52, 7, 18, 7, 2, 5, 91), (34, 6, 12, 19, 8, 10, 89)),
}
"""Birds, bonus cards, goals, eggs, cached food, tucked cards, total."""


@pytest.mark.parametrize(("name", "players"), [("first", FIRST), ("second", SECOND)])
def test_the_totals_are_those_of_the_platform(name: str, players: list[dict[str, Any]]) -> None:
    writer = Writer()
    for round_, goal in enumerate(GOALS[name]):
        writer.send(FillPad("goal", goal, str(round_)))
    for seat, player in enumerate(players):
        writer.send(FillPad("seat", str(seat)))
        for row in ("forest", "grassland", "wetland"):
            for place, (bird, eggs, tucked, cached) in enumerate(cast(list[Row], player[row])):
                writer.put(bird, row)
                writer.lay(row, place, "eggs", eggs)
                writer.lay(row, place, "tucked", tucked)
                writer.lay(row, place, "cached", cached)
        for card in player["bonus"]:
            writer.send(FillPad("bonus", card))
        for round_, number in enumerate(player["counts"]):
            writer.send(FillPad("count", str(number), str(round_)))
    _, sheets = reckoned(writer.board.pad, CATALOG)
    found = tuple(
        (each.birds, each.bonus, each.goals, each.eggs, each.cached, each.tucked, each.total)
        for each in sheets
    )
    assert found == SHEETS[name]
    assert [each.rank for each in sheets] == [1, 2]
