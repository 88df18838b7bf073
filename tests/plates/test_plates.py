"""Pictures of birds: complete, all different, and facing as on the card."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations, groupby, islice, pairwise

import pytest

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import load_catalog
from wingspan.plates import Description, describe, descriptions, plate
from wingspan.plates.colours import COLOURS, colour
from wingspan.plates.crests import CRESTS
from wingspan.plates.description import PAINTED, SHAPED, SIZED, parse
from wingspan.plates.emblems import EMBLEMS, HIGH, LANDS, SIDE, THINGS, TONES, WIDE, emblem
from wingspan.plates.families import FAMILIES
from wingspan.plates.front import FrontFigure
from wingspan.plates.fronts import FRONTS
from wingspan.plates.geometry import Sheet
from wingspan.plates.parts import BILLS
from wingspan.plates.plate import SIZE_OF_FLIGHTLESS, fullness
from wingspan.plates.seats import SEATS
from wingspan.plates.side import Figure

BIRDS = load_catalog().birds
SVG = "{http://www.w3.org/2000/svg}"


def drawn(bird: str) -> ET.Element:
    return ET.fromstring(plate(BIRDS[bird]))


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def corners(path: str) -> list[float]:
    """Return where on the plate, from left to right, each curve of a path ends."""
    commands = re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path)
    x = 0.0
    found = []
    for command, text in commands:
        values = [float(value) for value in re.findall(r"-?\d+(?:\.\d+)?", text)]
        if command == "M":
            x = values[0]
        elif command != "z":
            x += values[-2]
        found.append(x)
    return found


def bill_and_eyes(bird: str) -> list[tuple[list[float], list[float]]]:
    """Return for each bird on the plate the corners of its bill, and its eyes."""
    root = drawn(bird)
    bills = [corners(bill.get("d", "")) for bill in of_class(root, "bill")]
    eyes = [float(eye.get("cx", "nan")) for eye in of_class(root, "eye")]
    share = len(eyes) // len(bills)
    return [(bill, eyes[n * share : (n + 1) * share]) for n, bill in enumerate(bills)]


def beaks(side: str) -> list[str]:
    return [bird.id for bird in BIRDS.values() if bird.beak == side]


def test_every_bird_has_a_description_and_nothing_else_has() -> None:
    assert descriptions().keys() == BIRDS.keys()
    with pytest.raises(KeyError, match="dodo"):
        describe("dodo")


def test_descriptions_use_families_colours_and_shapes_that_exist() -> None:
    for bird, description in descriptions().items():
        assert description.family in FAMILIES or description.family in FRONTS, bird
        for name, value in description.marks.items():
            if name in PAINTED:
                assert value in COLOURS, (bird, name)
            elif name == "crestform":
                assert value in CRESTS, bird
            elif name == "billform":
                assert value in BILLS, bird
            elif name == "seat":
                assert value in SEATS, bird
            elif name == "tilt":
                assert 4 <= abs(float(value)) <= 40, bird
            elif name not in SHAPED:
                assert 0.4 <= float(value) <= 2, (bird, name)


@pytest.mark.parametrize(
    "line", ["duck antlers:brown", "duck bill", "duck bill:", "duck bill:red bill:blue"]
)
def test_a_mark_that_cannot_be_drawn_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="duck"):
        parse(line)


def test_birds_of_one_family_differ_in_at_least_two_things() -> None:
    alike = [
        (one, other)
        for (one, drawn_so), (other, drawn_else) in combinations(descriptions().items(), 2)
        if drawn_so.family == drawn_else.family and len(drawn_so.differences(drawn_else)) < 2
    ]
    assert alike == []


def sheet_of(description: Description) -> list[str]:
    sheet = Sheet(1, 0, 0, mirrored=False)
    front = description.family in FRONTS
    figure = FrontFigure(description) if front else Figure(description)
    figure.draw(sheet)
    return sheet.elements


# What a bird without a mark shows in its place.
INSTEAD = {
    "under": "up",
    "head": "up",
    "wing": "up",
    "tail": "up",
    "nape": "head",
    "neck": "head",
    "cap": "head",
    "face": "head",
    "cheek": "head",
    "throat": "head",
    "brow": "head",
    "line": "head",
    "mask": "head",
    "lore": "head",
    "ring": "head",
    "moustache": "head",
    "patch": "head",
    "spot": "head",
    "stripe": "head",
    "shield": "head",
    "crest": "head",
    "cresttip": "crest",
    "hood": "head",
    "neckspots": "nape",
    "collar": "head",
    "breast": "under",
    "belly": "under",
    "flank": "under",
    "vent": "under",
    "band": "breast",
    "mark": "breast",
    "tie": "breast",
    "streak": "under",
    "spots": "under",
    "scales": "under",
    "bars": "under",
    "rump": "up",
    "covert": "wing",
    "flight": "wing",
    "panel": "wing",
    "speculum": "wing",
    "shoulder": "wing",
    "wingbar": "wing",
    "wingbars": "wing",
    "backstreak": "wing",
    "backspots": "wing",
    "backbars": "wing",
    "barring": "wing",
    "sail": "wing",
    "tip": "tail",
    "edge": "tail",
    "tailbars": "tail",
    "tailband": "tail",
    "tailspots": "tail",
    "billtip": "bill",
    "cere": "bill",
    "feet": "legs",
    "pouch": "throat",
    "gloss": "up",
}
ORDINARY = {"up": "brown", "bill": "lead", "legs": "horn", "eye": "dark"}


def shown(marks: dict[str, str], name: str) -> str:
    """Return the colour that is visible at the place of that mark."""
    if name in marks:
        return colour(marks[name])
    return shown(marks, INSTEAD[name]) if name in INSTEAD else colour(ORDINARY.get(name, "grey"))


def far_apart(one: str, other: str) -> bool:
    """Whether two colours can be distinguished at a glance."""
    steps = [int(one[at : at + 2], 16) - int(other[at : at + 2], 16) for at in (1, 3, 5)]
    return sum(step * step for step in steps) > 38**2


def told_apart(one: dict[str, str], other: dict[str, str], name: str) -> bool:
    if name in PAINTED:
        return far_apart(shown(one, name), shown(other, name))
    if name in SIZED:
        usual = "0" if name == "tilt" else "1"
        step = abs(float(one.get(name, usual)) - float(other.get(name, usual)))
        return step >= (8 if name == "tilt" else 0.08)
    return name != "seat"


def seen_differences(one: Description, other: Description) -> Iterator[str]:
    """Yield the marks in which the looks of two birds differ."""
    for name in sorted(one.differences(other)):
        marks = {key: value for key, value in one.marks.items() if key != name}
        if name in other.marks:
            marks[name] = other.marks[name]
        if told_apart(one.marks, other.marks, name) and sheet_of(
            Description(one.family, marks)
        ) != sheet_of(one):
            yield name


SMALL = frozenset({"eye", "ring", "legs", "bill", "billtip", "billring", "cere", "lore", "feet"})


def relatives() -> Iterator[tuple[str, str]]:
    """Yield all pairs of birds of one family."""
    by_family = sorted(descriptions(), key=lambda bird: describe(bird).family)
    for _, family in groupby(by_family, key=lambda bird: describe(bird).family):
        yield from combinations(family, 2)


def test_two_of_those_things_can_be_seen_in_the_picture() -> None:
    alike = [
        (one, other)
        for one, other in relatives()
        if len(list(islice(seen_differences(describe(one), describe(other)), 2))) < 2
    ]
    assert alike == []


def test_one_of_those_things_is_larger_than_a_bill_or_an_eye() -> None:
    alike = [
        (one, other)
        for one, other in relatives()
        if all(name in SMALL for name in seen_differences(describe(one), describe(other)))
    ]
    assert alike == []


def test_the_perch_does_not_tell_birds_apart() -> None:
    perched = parse("crow up:black seat:post"), parse("crow up:black seat:stone")
    assert list(seen_differences(*perched)) == []


def test_no_two_plates_are_the_same() -> None:
    assert len({plate(bird) for bird in BIRDS.values()}) == len(BIRDS)


def test_there_are_forty_silhouettes_or_more() -> None:
    used = {description.family for description in descriptions().values()}
    assert len(used) >= 40


@pytest.mark.parametrize("bird", BIRDS)
def test_a_plate_is_one_self_contained_svg(bird: str) -> None:
    text = plate(BIRDS[bird])
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 120 90"
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "g", "path", "circle", "ellipse"}
    for element in root.iter():
        assert not {"id", "style", "href", "onload"} & element.attrib.keys()
    assert "url(" not in text
    assert "nan" not in text
    assert len(text.encode()) < (7000 if BIRDS[bird].beak == "both" else 5000)


def test_a_typical_plate_takes_less_than_four_kilobytes() -> None:
    sizes = sorted(len(plate(bird).encode()) for bird in BIRDS.values())
    assert sizes[len(sizes) // 2] < 4000


@pytest.mark.parametrize("bird", BIRDS)
def test_a_bird_stays_on_its_plate(bird: str) -> None:
    root = drawn(bird)
    for bill, eyes in bill_and_eyes(bird):
        assert all(0 <= x <= 480 for x in (*bill, *eyes))
    for element in of_class(root, "eye"):
        assert 0 <= float(element.get("cy", "nan")) <= 360


@pytest.mark.parametrize("bird", beaks("left"))
def test_a_beak_printed_to_the_left_points_left(bird: str) -> None:
    ((bill, (eye,)),) = bill_and_eyes(bird)
    assert min(bill) < eye
    assert eye - min(bill) > max(bill) - eye


@pytest.mark.parametrize("bird", beaks("right"))
def test_a_beak_printed_to_the_right_points_right(bird: str) -> None:
    ((bill, (eye,)),) = bill_and_eyes(bird)
    assert max(bill) > eye
    assert max(bill) - eye > eye - min(bill)


@pytest.mark.parametrize("bird", beaks("none"))
def test_a_beak_that_points_to_neither_side_is_between_two_eyes(bird: str) -> None:
    ((bill, eyes),) = bill_and_eyes(bird)
    assert len(eyes) == 2
    assert (min(bill) + max(bill)) / 2 == pytest.approx(sum(eyes) / 2, abs=4)
    assert min(eyes) < min(bill) < max(bill) < max(eyes)


@pytest.mark.parametrize("bird", beaks("both"))
def test_beaks_to_both_sides_are_two_birds(bird: str) -> None:
    (one, (eye,)), (other, (other_eye,)) = bill_and_eyes(bird)
    assert min(one) < eye
    assert max(other) > other_eye


def test_a_bird_takes_more_of_its_plate_the_wider_its_wings() -> None:
    flying = sorted((bird for bird in BIRDS.values() if bird.wingspan), key=span)
    for small, large in pairwise(flying):
        assert fullness(small) <= fullness(large)
        if span(small) < span(large):
            assert fullness(small) < fullness(large)
    assert fullness(flying[0]) < 0.65
    assert fullness(flying[-1]) > 0.95


def span(bird: BirdCard) -> int:
    return bird.wingspan or 0


def test_the_same_silhouette_is_drawn_larger_for_a_larger_bird() -> None:
    sizes = []
    for bird in ("goldcrest", "ruby_crowned_kinglet"):
        (eye,) = of_class(drawn(bird), "eye")
        sizes.append(float(eye.get("r", "nan")))
    assert BIRDS["goldcrest"].wingspan == 15
    assert BIRDS["ruby_crowned_kinglet"].wingspan == 20
    assert sizes[0] < sizes[1]


def test_flightless_birds_have_a_size_of_their_own() -> None:
    flightless = {bird.id for bird in BIRDS.values() if bird.wingspan is None}
    assert flightless == SIZE_OF_FLIGHTLESS.keys()
    assert fullness(BIRDS["emu"]) > fullness(BIRDS["north_island_brown_kiwi"])


def test_a_plate_is_made_once() -> None:
    assert plate(BIRDS["mallard"]) is plate(BIRDS["mallard"])


# pictures of bonus cards

BONUS = load_catalog().bonus_cards


@pytest.mark.parametrize("bonus", BONUS)
def test_every_bonus_card_has_a_picture_that_can_be_read(bonus: str) -> None:
    root = ET.fromstring(emblem(bonus))
    land, things = list(root)
    assert land.tag == things.tag == "svg"
    assert len(list(things)) >= 1
    assert {e.get("class") for e in root.iter("path")} <= {*TONES, "legs", "wing"}


def test_no_two_bonus_cards_have_the_same_picture_and_no_picture_is_of_no_card() -> None:
    assert set(EMBLEMS) == set(BONUS)
    assert len({emblem(bonus) for bonus in BONUS}) == len(BONUS)
    assert emblem("nobody") == ""


@pytest.mark.parametrize("bonus", EMBLEMS)
def test_what_a_bonus_card_shows_is_known_and_lies_in_the_part_that_is_always_seen(
    bonus: str,
) -> None:
    land, *things = EMBLEMS[bonus].split()
    assert land in LANDS
    for thing in things:
        name, _, where = thing.partition(":")
        x, y, size, *turned = where.split(",")
        assert name in THINGS or name in FAMILIES, thing
        assert turned in ([], ["left"])
        assert SIDE < float(x) < WIDE - SIDE and 0 < float(y) <= HIGH
        if name in FAMILIES and name not in THINGS:
            assert float(y) - float(size) >= -6, f"{thing} is cut off at the top"


def test_everything_drawn_for_bonus_cards_is_used() -> None:
    words = [word.partition(":")[0] for line in EMBLEMS.values() for word in line.split()]
    assert set(LANDS) | set(THINGS) <= set(words)
