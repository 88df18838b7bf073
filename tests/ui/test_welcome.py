"""The birds of the start page: who sits where, and that each has a picture."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.ui.markup import read
from tools import welcome
from wingspan.engine import load_catalog
from wingspan.ui.games import start_page

STYLE = Path(__file__).parents[2] / "static" / "style" / "screens" / "ways.css"


def test_every_bird_of_the_start_page_is_a_card() -> None:
    assert set(welcome.birds()) <= load_catalog().birds.keys()


def test_no_bird_is_seen_in_two_places_on_one_day() -> None:
    places = [*welcome.PERCHES.values(), *((bird,) for bird in start_page.DOORS.values())]
    seen = Counter(bird for place in places for bird in place)
    assert [bird for bird, times in seen.items() if times > 1] == []


def test_every_perch_has_a_place_in_the_style_and_says_who_takes_turns() -> None:
    style = STYLE.read_text(encoding="utf-8")
    shown = read(welcome.perched()).having("data-birds")
    assert len(shown) == len(welcome.PERCHES)
    for perch, (name, birds) in zip(shown, welcome.PERCHES.items(), strict=True):
        assert perch.attributes["data-birds"].split() == [*birds]
        assert perch.attributes["alt"] == ""
        assert f".perch.{name} {{" in style


def test_a_door_shows_the_file_that_the_site_holds_for_its_bird() -> None:
    for door, bird in start_page.DOORS.items():
        (picture,) = read(start_page.thumb(door)).having("src")
        assert picture.attributes["src"] == f"./static/birds/{bird}.svg"
