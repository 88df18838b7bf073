"""What the ribbon asks the player to press."""

from __future__ import annotations

import pytest

from wingspan.engine import options
from wingspan.engine.catalog import load_catalog
from wingspan.engine.decision import Decision, Kind, Source
from wingspan.words import words_in

CATALOG = load_catalog()
NAMES = ("Ada", "Bo")


def asked(kind: Kind, source: Source | None, run: tuple[int, int] | None = None) -> tuple[str, str]:
    """Return the request in English and in French, with plain apostrophes and spaces."""
    decision = Decision(0, 0, 0, kind, source, [options.ACTIVATE, options.SKIP])
    said = (words_in(code).request(decision, CATALOG, NAMES, run) for code in ("en", "fr"))
    english, french = (text.replace("’", "'").replace("\u00a0", " ") for text in said)
    return english, french


@pytest.mark.parametrize(
    ("bird", "english", "french"),
    [
        (
            "american_avocet",
            "Use American Avocet's power?",
            "Utiliser le pouvoir de l'Avocette d'Amérique ?",
        ),
        ("mallard", "Use Mallard's power?", "Utiliser le pouvoir du Canard colvert ?"),
        ("killdeer", "Use Killdeer's power?", "Utiliser le pouvoir du Pluvier kildir ?"),
        ("coal_tit", "Use Coal Tit's power?", "Utiliser le pouvoir de la Mésange noire ?"),
    ],
)
def test_a_power_is_asked_about_by_its_bird(bird: str, english: str, french: str) -> None:
    assert asked("use_power", Source(0, "wetland", bird)) == (english, french)


def test_one_of_several_alike_is_numbered() -> None:
    assert asked("lay_egg", None, (1, 3)) == (
        "Lay egg 1 of 3 on a highlighted bird",
        "Œuf 1 sur 3 : pondez-le sur un oiseau en surbrillance",
    )


def test_a_bird_that_asks_leads_in() -> None:
    assert asked("draw_card", Source(0, "wetland", "mallard")) == (
        "Mallard: draw a highlighted card",
        "Canard colvert : piochez une carte en surbrillance",
    )


def test_no_card_is_named_where_none_can_be_played() -> None:
    actions = ("play_bird", "gain_food", "lay_eggs", "draw_cards")
    every: list[options.AnyOption] = [options.take_action(action) for action in actions]
    for offered, english, french in (
        (every, "choose a row, or a card to play", "choisissez une ligne, ou une carte à jouer"),
        (every[1:], "choose a row", "choisissez une ligne"),
    ):
        decision = Decision(0, 0, 0, "action", None, offered)
        said = [words_in(code).request(decision, CATALOG, NAMES) for code in ("en", "fr")]
        assert [text.replace("\u00a0", " ") for text in said] == [
            f"Your turn: {english}",
            f"À vous : {french}",
        ]
