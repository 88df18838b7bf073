"""A picture for every bonus card: a land, and the silhouettes and things that stand in it.

One line describes each picture; it is made of tones that the style sheet gives colours, so that it
follows the theme. Nobody's birds are drawn in full here: those that count are shown beside it.
"""

# ruff: noqa: E501 (one line per shape)

from __future__ import annotations

from functools import cache

from .description import parse
from .geometry import FINE, Point, Sheet
from .shape import Shape

WIDE, HIGH = 200, 90
SIDE = 26
"""The picture's box, and how much of it on either side holds land only.

The land fills every box, and loses its top or its sides; what stands on it is always whole.
"""

TONES = ("sky", "far", "mid", "near", "light", "ink", "paper", "accent", "wood")
"""What the style sheet gives colours to."""

LANDS: dict[str, tuple[tuple[str, str], ...]] = {
    "forest": (
        ("far", "M0 56Q50 34 110 50T200 44V90H0z"),
        ("mid", "M0 78l12-34 10 34 9-26 9 26 12-40 12 40 8-22 8 22z"),
        ("mid", "M120 78l9-24 9 24 12-38 12 38 9-28 9 28 10-34 10 34z"),
        ("near", "M0 76Q100 66 200 77V90H0z"),
    ),
    "grassland": (
        ("far", "M0 62Q60 40 124 56T200 50V90H0z"),
        ("near", "M0 72Q90 60 200 73V90H0z"),
        ("mid", "M8 84l3-15 3 15 4-19 3 19zM40 87l2-11 3 11zM150 87l3-16 3 16 4-12 3 12z"),
        ("mid", "M178 85l4-18 3 18 4-13 3 13zM96 89l3-10 3 10z"),
    ),
    "wetland": (
        ("far", "M0 58Q44 42 96 54T200 50V90H0z"),
        ("near", "M0 66H200V90H0z"),
        ("mid", "M16 80V42h1.5V80zM14 42q2.7-12 5.5 0zM24 80V52h1.5V80zM22 52q2.7-10 5.5 0z"),
        ("mid", "M182 80V46h1.5V80zM180 46q2.7-12 5.5 0zM174 80V58h1.5V80z"),
        ("light", "M40 76q10-3 20 0-10 2-20 0zM132 82q12-3 24 0-12 2-24 0z"),
    ),
    "sky": (
        ("light", "M22 50q2-9 11-8 5-9 15-4 11-3 13 9 6 1 5 6H18q-1-3 4-3z"),
        ("light", "M138 44q2-7 9-6 4-7 12-3 9-2 10 7 5 1 4 5h-38q-1-2 3-3z"),
        ("far", "M0 80Q54 66 112 77T200 73V90H0z"),
    ),
    "desk": (("near", "M0 70H200V90H0z"), ("far", "M0 70H200V73H0z")),
}
"""What lies behind, from far to near: tones and shapes."""

THINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "trunk": (("wood", "M-9 20V-96H9V20zM8-50L34-66 36-63 8-43z"),),
    "post": (("wood", "M-5 24V-22H5V24z"), ("ink", "M-8-22V-26H8V-22z")),
    "perch": (("wood", "M-60-1Q0-6 60 1V4Q0-2-60 3z"),),
    "fence": (
        ("wood", "M-70-22H70V-18H-70zM-70-9H70V-5H-70z"),
        (
            "wood",
            "M-56 4V-28l4-4 4 4V4zM-24 4V-28l4-4 4 4V4zM8 4V-28l4-4 4 4V4zM40 4V-28l4-4 4 4V4z",
        ),
    ),
    "box": (
        ("wood", "M-15 0V-32L0-44 15-32V0z"),
        ("ink", "M-20-28L0-47 20-28 16-24 0-39-16-24z"),
        ("ink", "M-6-22a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
    ),
    "feeder": (
        ("ink", "M-.8-40V-90H.8V-40z"),
        ("wood", "M-22-28L0-44 22-28zM-24-6H24V-1H-24z"),
        ("paper", "M-13-28H13V-6H-13z"),
        ("accent", "M-13-18Q0-23 13-18V-6H-13z"),
    ),
    "egg": (
        ("paper", "M0-24C7-24 10-14 10-9A10 9 0 0 1-10-9C-10-14-7-24 0-24z"),
        ("wood", "M-4-14a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM3-9a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
        ("wood", "M1-18a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
    ),
    "bowl": (
        ("wood", "M-30-15Q0-7 30-15Q26 5 0 5T-30-15z"),
        ("ink", "M-24-9Q0-1 24-9L23-7Q0 1-23-7zM-20-3Q0 4 20-3L18-1Q0 6-18-1z"),
    ),
    "platform": (
        ("wood", "M-38-10L36-5 32 0-36-4zM-32-15L34-12 28-7-34-9zM-26-4L24-16 28-13-22 0z"),
        ("wood", "M-4-2H4V50H-4zM4 10L22-4 25-1 4 18z"),
    ),
    "scrape": (
        ("wood", "M-32-3Q0-13 32-3Q0 8-32-3z"),
        ("ink", "M-22-3Q0-9 22-3Q0 3-22-3z"),
    ),
    "map": (
        ("paper", "M-34-42L-11-48 11-42 34-48V-6L11 0-11-6-34 0z"),
        ("far", "M-11-48V-6L11 0V-42z"),
        ("accent", "M-26-10l4-3 3 3-4 3zM-17-18l4-3 3 3-4 3zM-6-24l4-3 3 3-4 3zM6-22l4-3 3 3-4 3z"),
        ("accent", "M18-36l4 4 4-4 3 3-4 4 4 4-3 3-4-4-4 4-3-3 4-4-4-4z"),
    ),
    "camera": (
        ("wood", "M-4 0H0L-14 34H-18zM4 0H0L14 34H18zM-1.5 0H1.5V34H-1.5z"),
        ("ink", "M-24-30H-10L-6-36H8L12-30H24V0H-24z"),
        ("paper", "M-10-15a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
        ("accent", "M-6-15a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM15-26H21V-22H15z"),
    ),
    "book": (
        ("wood", "M-36-33V3Q-16-4 0 4Q16-4 36 3V-33z"),
        ("paper", "M0-30Q-16-38-33-33V-1Q-16-7 0 1Q16-7 33-1V-33Q16-38 0-30z"),
        (
            "ink",
            "M-.7-30H.7V0H-.7zM-27-26q10-3 21 2v1.6q-11-5-21-2zM-27-19q10-3 21 2v1.6q-11-5-21-2z",
        ),
        ("ink", "M-27-12q10-3 21 2v1.6q-11-5-21-2zM6-10q11-5 21-2v1.6q-10-3-21 2z"),
        ("accent", "M8-16Q12-34 30-42Q28-24 12-18L9-14z"),
    ),
    "web": (
        ("paper", "M-1-58H1V4H-1zM-34-45L-33-46.5 34-9 33-7.5zM34-45L33-46.5-34-9-33-7.5z"),
        (
            "paper",
            "M0-50L20-38V-16L0-4-20-16V-38zM0-48.5L-18.7-37.300V-16.700L0-5.5 18.7-16.700V-37.300z",
        ),
        (
            "paper",
            "M0-39L11-33V-21L0-15-11-21V-33zM0-37.5L-9.7-32.300V-21.700L0-16.5 9.7-21.700V-32.300z",
        ),
    ),
    "glasses": (
        ("ink", "M-20-40H-7L-3 0Q-13 7-25 0zM20-40H7L3 0Q13 7 25 0zM-8-28H8V-12H-8z"),
        ("ink", "M-22-46H-5V-41H-22zM22-46H5V-41H22z"),
        (
            "paper",
            "M-23-1a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0zM5-1a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0z",
        ),
    ),
    "cards": (
        ("wood", "M-42-38L-22-46 0-6-20 2z"),
        ("wood", "M42-38L22-46 0-6 20 2z"),
        ("paper", "M-40-37L-23-44-2-6-19 0zM40-37L23-44 2-6 19 0z"),
        ("wood", "M-14-54H14V-4H-14z"),
        ("paper", "M-12-52H12V-6H-12z"),
        ("accent", "M0-44Q9-32 0-14Q-9-32 0-44z"),
    ),
    "grapes": (
        ("wood", "M-46-48Q-16-40 4-50T46-44V-41Q20-52 5-47T-46-45z"),
        ("mid", "M4-46q10-8 20 0 0 10-10 12-8-2-10-12z"),
        ("accent", "M-16-36a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-5-36a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
        ("accent", "M-10-26a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM1-26a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
        ("accent", "M-5-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
    ),
    "gear": (
        (
            "wood",
            "M-4-52H4L6-43 14-40 21-46 27-40 21-33 24-26 33-24V-16L24-14 21-7 27 0 21 6 14 0 6 3 4 12H-4L-6 3-14 0-21 6-27 0-21-7-24-14-33-16V-24L-24-26-21-33-27-40-21-46-14-40-6-43z",
        ),
        ("paper", "M-13-20a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"),
        ("accent", "M0-32C5-32 8-23 8-19A8 8 0 0 1-8-19C-8-23-5-32 0-32z"),
    ),
    "pin": (
        ("accent", "M0 2C-5-12-15-18-15-30A15 15 0 1 1 15-30C15-18 5-12 0 2z"),
        ("paper", "M-7-30a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
    ),
    "bars": (
        ("ink", "M-34 0H34V2.5H-34z"),
        ("accent", "M-29 0V-11H-15V0zM-7 0V-24H7V0zM15 0V-40H29V0z"),
    ),
    "notes": (
        ("wood", "M-23-46H21V0H-23z"),
        ("paper", "M-17-44H19V-2H-17z"),
        ("ink", "M-12-36H13V-34.5H-12zM-12-29H13V-27.5H-12zM-12-22H6V-20.5H-12z"),
        ("accent", "M8-4L26-34 31-31 13-1 7 1z"),
    ),
    "lens": (
        ("wood", "M9-17L13-20 28 0 23 3z"),
        ("ink", "M-19-30a19 19 0 1 0 38 0a19 19 0 1 0-38 0z"),
        ("paper", "M-15-30a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"),
    ),
    "ring": (
        ("accent", "M-11-8A11 8 0 1 1 11-8V-2A11 8 0 1 1-11-2z"),
        ("paper", "M-8-9a8 5 0 1 0 16 0a8 5 0 1 0-16 0z"),
    ),
    "ruler": (
        ("accent", "M-56-10H56V0H-56z"),
        ("ink", "M-50-10h1.5v5h-1.5zM-40-10h1.5v7h-1.5zM-30-10h1.5v5h-1.5zM-20-10h1.5v7h-1.5z"),
        ("ink", "M-10-10h1.5v5h-1.5zM0-10h1.5v7h-1.5zM10-10h1.5v5h-1.5zM20-10h1.5v7h-1.5z"),
        ("ink", "M30-10h1.5v5h-1.5zM40-10h1.5v7h-1.5zM50-10h1.5v5h-1.5z"),
    ),
    "medal": (
        ("ink", "M-13-14L-20 8-11 5-5 12 2-10zM13-14L20 8 11 5 5 12-2-10z"),
        ("accent", "M-20-28a20 20 0 1 0 40 0a20 20 0 1 0-40 0z"),
        ("paper", "M0-43L4-33 15-32 7-25 9-14 0-20-9-14-7-25-15-32-4-33z"),
    ),
    "bush": (("mid", "M-44 6Q-54-18-32-26-26-48 0-42 26-50 34-26 54-18 44 6z"),),
    "dish": (
        ("accent", "M-18-12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
        ("paper", "M0-14a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
        ("ink", "M-8-20a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
        ("wood", "M-28-12H28Q24 6 0 6T-28-12z"),
    ),
    "stripes": (
        ("paper", "M-40-44H-16V0H-40zM-12-44H12V0H-12zM16-44H40V0H16z"),
        ("accent", "M-36-40H-20V-28H-36zM-8-26H8V-14H-8zM20-40H36V-28H20z"),
        ("wood", "M-36-26H-20V-14H-36zM-8-40H8V-28H-8zM20-12H36V-4H20z"),
        ("ink", "M-36-12H-20V-4H-36zM-8-12H8V-4H-8zM20-26H36V-14H20z"),
    ),
    "shield": (
        ("ink", "M0-50Q14-42 28-42V-24Q26-4 0 6Q-26-4-28-24V-42Q-14-42 0-50z"),
        ("paper", "M0-45Q12-38 24-38V-24Q22-7 0 1Q-22-7-24-24V-38Q-12-38 0-45z"),
        (
            "accent",
            "M0-12C-5-17-15-22-15-30A7.5 7.5 0 0 1 0-32A7.5 7.5 0 0 1 15-30C15-22 5-17 0-12z",
        ),
    ),
    "hat": (
        (
            "wood",
            "M-34-8Q-30-13-16-13Q-15-34-6-36Q0-31 6-36Q15-34 16-13Q30-13 34-8Q18-1 0-1T-34-8z",
        ),
        ("ink", "M-16.5-17Q0-11 16.5-17L16-12Q0-6-16-12z"),
        ("accent", "M-4-20L0-24 4-20 0-11z"),
    ),
    "pellet": (
        ("wood", "M-36-4Q-40-20-24-26-10-34 8-28 30-30 34-14 38-2 22 1 0 5-20 1-32 3-36-4z"),
        ("paper", "M-24-16l20 9 1.5-3 4 2-2 4 2 4-4 2-1.5-3.5-20-9-1.5 3-4-2 2-3.5-2-4 4-2z"),
        ("paper", "M8-22Q18-28 26-20L30-12 22-9Q18-5 12-8L6-12Q4-17 8-22z"),
        ("ink", "M14-19a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM24-12l3 .5-1 2zM-12-24l9 3-.5 1.5-9-3z"),
    ),
    "flakes": (
        (
            "paper",
            "M-66 -70a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-48 -46a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-34 -78a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-22 -60a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM26 -76a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM36 -54a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM52 -70a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM64 -44a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        ),
        ("paper", "M-74 1Q-52-18-16-13T42-16Q62-15 74 1z"),
    ),
    "fatball": (
        ("ink", "M-.800-36V-90H.800V-36z"),
        ("wood", "M-14-22a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"),
        (
            "accent",
            "M-8-26a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM2-30a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-2-18a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        ),
        ("ink", "M5-22a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-9-15a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"),
    ),
    "flock": (
        (
            "ink",
            "M-40-20q6-8 11 0 5-8 11 0-6-4-11 2-5-6-11-2zM-8-34q6-8 11 0 5-8 11 0-6-4-11 2-5-6-11-2z",
        ),
        (
            "ink",
            "M-6-6q6-8 11 0 5-8 11 0-6-4-11 2-5-6-11-2zM26-18q6-8 11 0 5-8 11 0-6-4-11 2-5-6-11-2z",
        ),
    ),
}
"""Things by name, upright on (0, 0): tones and shapes."""

EMBLEMS: dict[str, str] = {
    "anatomist": "desk ruler:100,84,1 nuthatch:76,70,58 lens:138,70,.9",
    "autwitcher": "sky glasses:70,72,.85 swallow:132,62,62,left",
    "avian_theriogenologist": "desk bowl:112,74,1.5 egg:90,68,.85 egg:104,66,.95 egg:119,66,.95 egg:133,68,.85 bulbul:60,72,46",
    "avid_asian_avian_admirer": "forest glasses:66,76,.85 hornbill:128,76,66,left",
    "backyard_birder": "grassland fence:100,76,1 sparrow:84,45,40 sparrow:128,45,36,left",
    "behaviorist": "desk stripes:76,70,.9 magpie:140,72,64,left",
    "bird_bander": "desk ring:136,66,1.1 ring:116,70,.8 robin:76,71,54",
    "bird_counter": "sky flock:92,44,1 flock:130,66,.8 swift:66,70,50",
    "bird_feeder": "forest feeder:100,66,1 finch:138,62,36,left finch:64,62,38",
    "breeding_manager": "forest egg:84,60,.95 egg:98,58,1.05 egg:112,58,1.05 egg:124,61,.9 bowl:104,68,1.3",
    "cartographer": "desk map:90,78,1.1 tern:140,48,52,left",
    "citizen_scientist": "grassland notes:128,74,.95 dove:80,74,60",
    "diet_specialist": "wetland dish:132,74,1 pelican:80,80,66",
    "ecologist": "wetland trunk:44,80,.6 heron:96,82,52 grouse:146,72,40,left",
    "enclosure_builder": "grassland scrape:116,76,1.1 egg:108,74,.6 egg:120,74,.6 quail:78,76,50",
    "endangered_species_protector": "wetland shield:66,78,1 crane:128,86,76,left",
    "ethologist": "desk lens:138,72,1 notes:104,74,.8 jay:70,72,60",
    "falconer": "sky post:100,82,1 falcon:100,57,46",
    "fishery_manager": "wetland heron:84,82,62 kingfisher:138,62,38,left perch:144,61,.5",
    "food_web_expert": "forest web:126,74,1 warbler:78,72,46 perch:76,72,.6",
    "forest_data_analyst": "forest bars:108,76,1 wren:88,64,18 jay:110,52,24 crow:134,36,30",
    "forest_population_monitor": "forest notes:62,80,.9 bowl:104,82,.75 post:142,84,1 box:142,62,.8",
    "forest_ranger": "forest hat:54,82,.75 wren:88,80,20 barbet:112,80,34 hornbill:146,80,50",
    "forester": "forest trunk:124,70,1 woodpecker:105,66,48",
    "grassland_data_analyst": "grassland bars:108,76,1 wren:88,64,18 lark:110,52,24 grouse:134,36,30",
    "grassland_population_monitor": "grassland notes:62,80,.9 scrape:104,82,.7 egg:104,80,.5 bush:142,84,.7 bowl:142,62,.6",
    "grassland_ranger": "grassland hat:54,82,.75 bustard:144,82,54 grouse:112,82,32 lark:87,82,20",
    "historian": "desk book:84,74,1 thrush:140,72,54,left",
    "large_bird_specialist": "wetland crane:108,84,74 teal:58,78,24",
    "mechanical_engineer": "desk gear:84,62,.85 crow:136,72,50,left",
    "nest_box_builder": "forest post:112,84,1 box:112,62,1 bluebird:76,66,42 perch:70,66,.5",
    "omnivore_expert": "grassland dish:130,74,1 crow:80,76,64",
    "oologist": "desk egg:70,71,1.2 egg:94,71,1.5 egg:116,71,.9 egg:138,71,1.8",
    "passerine_specialist": "sky perch:100,78,1.1 wren:62,77,42 chickadee:100,75,42 kinglet:138,77,38,left",
    "pellet_dissector": "desk pellet:82,74,1.1 kite:136,74,60,left",
    "photographer": "grassland camera:72,54,1 tanager:132,70,50,left",
    "platform_builder": "sky platform:100,66,1.1 osprey:98,57,46",
    "prairie_manager": "grassland meadowlark:88,78,56 lark:138,74,36,left",
    "rare_species_lister": "sky notes:66,76,1 ibisbill:124,70,58,left",
    "raspb_life_fellow": "sky medal:76,60,1 gull:132,66,60,left",
    "rodentologist": "grassland post:100,82,.9 hawk:101,60,46",
    "site_selection_expert": "forest pin:86,66,1.1 bowl:126,76,.8 egg:120,69,.6 egg:132,69,.6",
    "small_clutch_specialist": "grassland bowl:122,80,1.2 egg:122,74,1 dove:74,78,56",
    "visionary_leader": "sky cards:84,78,1 crane:142,82,58,left",
    "viticulturalist": "grassland grapes:92,70,1.1 waxwing:136,70,44,left",
    "wetland_data_analyst": "wetland bars:108,76,1 rail:88,64,20 teal:110,52,26 goose:136,36,32",
    "wetland_population_monitor": "wetland notes:62,80,.9 platform:118,72,.8 egg:112,62,.5 egg:122,61,.5 coot:146,86,34,left",
    "wetland_ranger": "wetland hat:54,82,.75 sandpiper:88,84,20 ibis:114,84,36 adjutant:147,84,54",
    "wetland_scientist": "wetland duck:84,76,60 teal:138,82,42,left",
    "wildlife_gardener": "grassland bush:106,80,1.1 bowl:110,52,.9 egg:104,44,.6 egg:116,44,.6 robin:66,74,42",
    "winter_feeder": "forest flakes:100,90,1 fatball:110,66,1 chickadee:128,46,34,left robin:70,74,40",
}
"""By bonus card: the land, then what stands in it: a thing or a bird's family, where its feet are,
and how large (a thing's scale, a bird's length)."""


def _path(tone: str, shape: str, more: str = "") -> str:
    return f'<path class="{tone}"{more} d="{shape}"></path>'


def _silhouette(family: str, x: float, y: float, size: float, *, mirrored: bool) -> str:
    """A bird from the side, without its colours."""
    bird = Shape(parse(family))
    box = bird.box()
    scale = size / max(box.right - box.left, box.bottom - box.top)
    middle = (box.left + box.right) / 2 * scale
    left = x + middle if mirrored else x - middle
    sheet = Sheet(scale, left, y - box.bottom * scale, mirrored)
    shapes = [sheet.curve(bird.ring), sheet.curve(bird.tail, True, bird.tail_corners)]
    shapes.append(sheet.curve(bird.bill, True, range(len(bird.bill))))
    if bird.family.far:
        shapes.append(sheet.curve(bird.family.far, True, {3}))
    wing = sheet.curve(bird.family.wing, True, {3})
    legs = "".join(sheet.curve([start, foot], False) for start, foot in bird.legs)
    x_eye, y_eye = sheet.place(Point(bird.eye.x, bird.eye.y))
    eye = max(2, round(scale * 5))
    return (
        f'<g transform="scale({1 / FINE})">'
        + (_path("legs", legs) if legs else "")
        + _path("ink", "".join(shapes))
        + _path("wing", wing)
        + _path(
            "paper",
            f"M{x_eye - eye} {y_eye}a{eye} {eye} 0 1 0 {2 * eye} 0a{eye} {eye} 0 1 0-{2 * eye} 0z",
        )
        + "</g>"
    )


def _thing(word: str) -> str:
    name, _, where = word.partition(":")
    x, y, size, *turned = where.split(",")
    if name not in THINGS:
        return _silhouette(name, float(x), float(y), float(size), mirrored=turned == ["left"])
    drawn = "".join(_path(tone, shape) for tone, shape in THINGS[name])
    return f'<g transform="translate({x} {y}) scale({size})">{drawn}</g>'


@cache
def emblem(bonus: str) -> str:
    """Return the picture of the bonus card with that id as an `<svg>`; "" if it has none."""
    if bonus not in EMBLEMS:
        return ""
    land, *things = EMBLEMS[bonus].split()
    return (
        f'<svg class="emblem row-{land}" aria-hidden="true">'
        f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice">'
        + _path("sky", f"M0-{HIGH}H{WIDE}V{HIGH}H0z")
        + "".join(_path(tone, shape) for tone, shape in LANDS[land])
        + f'</svg><svg viewBox="{SIDE} 0 {WIDE - 2 * SIDE} {HIGH}"'
        + ' preserveAspectRatio="xMidYMax meet">'
        + "".join(map(_thing, things))
        + "</svg></svg>"
    )
