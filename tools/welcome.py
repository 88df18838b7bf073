"""The birds that sit in the landscape of the start page, different ones each day, and their tree.

tools/site.py writes them into the page and their pictures as files, so that they appear before
Python has started and do not slow it down; screens/welcome.css places the perches.
"""

from __future__ import annotations

from wingspan.ui.games.start_page import DOORS
from wingspan.ui.kit.html import Html, ellipse, g, img, join, path, svg

PERCHES: dict[str, tuple[str, ...]] = {
    "high": ("chimney_swift", "vauxs_swift"),
    "sky": ("white_throated_swift",),
    "crown": ("bald_eagle", "coopers_hawk", "osprey"),
    "bough": ("stellers_jay", "blue_jay", "baltimore_oriole", "eastern_bluebird", "american_crow"),
    "twig": (
        "northern_cardinal",
        "rose_breasted_grosbeak",
        "scissor_tailed_flycatcher",
        "yellow_headed_blackbird",
    ),
    "hollow": ("great_horned_owl", "barred_owl", "eastern_screech_owl"),
    "hill": ("western_meadowlark", "dickcissel", "bobolink", "song_sparrow"),
    "meadow": ("greater_prairie_chicken", "wild_turkey"),
    "grass": ("california_quail", "northern_bobwhite", "scaled_quail"),
    "path": ("killdeer", "spotted_sandpiper", "american_woodcock", "wilsons_snipe"),
    "shore": ("sandhill_crane", "whooping_crane", "wood_stork"),
    "reeds": ("great_blue_heron", "great_egret", "american_bittern", "black_crowned_night_heron"),
    "pond": ("wood_duck", "mallard", "northern_shoveler", "common_merganser", "ruddy_duck"),
    "lake": ("canada_goose", "trumpeter_swan", "american_white_pelican"),
    "shallows": ("roseate_spoonbill", "american_avocet", "black_necked_stilt", "snowy_egret"),
}
"""The birds that take turns on each perch, one day each."""

BARK = (
    "M350 60l4-140h56l-2 140z",
    "M322 480c38-20 38-120 32-210-70-8-130-2-176 10 60-34 118-36 174-30-4-50-4-70-2-96-78-6-160 2"
    "-232 30 70-52 150-62 234-54l4-130h52c-4 60-2 120-2 190 8 90 12 210 60 290z",
)
"""The outlines of the tree: the top of the trunk, then trunk and boughs."""

LEAVES = {
    "leaves far": ((330, -20, 150, 52), (405, 120, 60, 46)),
    "leaves": (
        (385, -20, 90, 44),
        (258, -24, 70, 30),
        (106, 196, 34, 13),
        (84, 180, 24, 11),
        (170, 288, 32, 12),
    ),
}
"""The tree's leaves behind and in front of the bark: ellipses as (cx, cy, rx, ry)."""


def birds() -> tuple[str, ...]:
    """Return the ids of all birds of the start page, sorted and without duplicates."""
    return tuple(sorted({bird for perch in PERCHES.values() for bird in perch} | {*DOORS.values()}))


def tree() -> Html:
    """An old tree at the right edge for the perching birds, drawn for this project."""
    behind, before = (
        g(class_=name)[*(ellipse(cx=x, cy=y, rx=w, ry=h) for x, y, w, h in ellipses)]
        for name, ellipses in LEAVES.items()
    )
    bark = join(path(".bark", d=outline) for outline in BARK)
    return svg(".tree", viewBox="0 0 420 480", aria_hidden="true", focusable="false")[
        behind, bark, before
    ]


def perched() -> Html:
    """An empty image at each perch; static/start.js fills in the bird of the day."""
    return join(
        img(".plate.perch", class_=perch, alt="", draggable="false", data_birds=" ".join(names))
        for perch, names in PERCHES.items()
    )
