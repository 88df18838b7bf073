"""What the coach says in every language: natural sentences that claim no more than the figures."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import structs

from tests.table import CATALOG
from wingspan.coach import grounds as g
from wingspan.coach.figures import Estimate
from wingspan.ui.coach.reasons import ReasonContext, because
from wingspan.words import languages, words_in
from wingspan.words.coach.figures import behind, figure, is_open, percent, with_error
from wingspan.words.coach.reasons import plainly
from wingspan.words.folders import load

NBSP = "\u00a0"
SHOWN = Estimate(2.0, 0.1)


def test_figures_have_one_decimal_and_a_true_minus() -> None:
    assert [figure(words_in("en"), number) for number in (3.14, 0.0, -0.44, -0.04, 12)] == [
        "3.1",
        "0.0",
        "−0.4",
        "0.0",
        "12.0",
    ]
    assert with_error(words_in("fr"), 78.25, 0.4) == "78,2 ±0,4"


def test_where_no_reason_is_known_only_the_points_are_told() -> None:
    assert plainly(words_in("en"), "Wood Duck", "Gain", 3) == (
        "“Wood Duck” should bring about 3 points more than “Gain”."
    )
    assert plainly(words_in("fr"), "Canard branchu", "Gagner de la nourriture", 1) == (
        f"«{NBSP}Canard branchu{NBSP}» devrait rapporter environ 1 point de plus que"
        f" «{NBSP}Gagner de la nourriture{NBSP}»."
    )


def test_the_columns_that_differ_most_are_named_if_they_speak_for_it() -> None:
    columns = [("birds", 3.4), ("eggs", -1.6), ("goals", 0.6), ("tucked", 0.2)]
    assert plainly(words_in("en"), "A", "B", 2, columns) == (
        "“A” should bring about 2 points more than “B”: 3 more from birds, 2 fewer from eggs."
    )
    little = [("birds", 0.45), ("eggs", 0.31), ("goals", -0.3)]
    assert plainly(words_in("en"), "A", "B", 1, little) == (
        "“A” should bring about 1 point more than “B”, mostly from birds."
    )
    assert plainly(words_in("en"), "A", "B", 1, [("birds", 0.9), ("eggs", -0.6)]) == (
        "“A” should bring about 1 point more than “B”: 1 more from birds."
    )
    assert plainly(words_in("en"), "A", "B", 2, [("eggs", -1.6)]) == (
        "“A” should bring about 2 points more than “B”."
    )


def test_points_are_whole_and_a_game_as_good_as_decided_has_no_chances() -> None:
    english, french = words_in("en"), words_in("fr")
    told = [behind(english, number) for number in (0, 1, 3)]
    assert told == ["as good", "1 point less", "3 points less"]
    assert behind(french, 2) == "2 points de moins"
    assert percent(english, 0.637) == "64%"
    assert percent(french, 0.5) == f"50{NBSP}%"
    chances = (None, 0.01, 0.049, 0.05, 0.5, 0.95, 0.951, 0.99)
    assert [is_open(chance) for chance in chances] == [False] * 3 + [True] * 3 + [False] * 2


def test_a_bird_that_was_just_named_is_not_named_again() -> None:
    points = g.BirdPoints(SHOWN, 8, bird="burrowing_owl", points=5)
    same = points, g.Caches(SHOWN, 8, bird="burrowing_owl", points=3)
    other = points, g.Caches(SHOWN, 8, bird="barred_owl", points=1)
    english, french = (ReasonContext(words_in(language), CATALOG, "A") for language in ("en", "fr"))
    assert because(english, same) == (
        "Burrowing Owl alone is worth 5 points. It caches food: some 3 points more at the end."
    )
    assert because(french, same).endswith(
        f". Elle stocke de la nourriture{NBSP}: environ 3 points de plus à la fin."
    )
    assert because(english, other).endswith(
        "Barred Owl caches food: about 1 point more at the end."
    )


def test_a_reason_names_the_thing_what_it_does_and_how_often() -> None:
    repeats = g.RunsOften(
        SHOWN,
        8,
        bird="northern_mockingbird",
        uses=5,
        deed="repeats",
        gains=g.Gains(4),
        repeated="carolina_chickadee",
    )
    assert because(ReasonContext(words_in("en"), CATALOG), [repeats]) == (
        "Northern Mockingbird repeats Carolina Chickadee on about 5 more visits to the forest:"
        " some 4 points."
    )
    assert because(ReasonContext(words_in("fr"), CATALOG), [repeats]) == (
        "Le Moqueur polyglotte répète la Mésange de Caroline à environ 5 autres passages dans la"
        f" forêt{NBSP}: environ 4 points."
    )
    draws = g.RunsOften(
        SHOWN, 8, bird="killdeer", uses=8, deed="draws", gains=g.Gains(0, 0, 16, -8)
    )
    said = because(ReasonContext(words_in("en"), CATALOG), [draws])
    assert said.endswith(": some 16 cards, for 8 eggs.")


def test_what_a_power_rarely_costs_is_not_told_as_its_price() -> None:
    tucks = g.RunsOften(
        SHOWN, 8, bird="barn_swallow", uses=4, deed="tucks", gains=g.Gains(4, 0, -1)
    )
    said = because(ReasonContext(words_in("en"), CATALOG), [tucks])
    assert said.endswith(": some 4 points.")
    half = structs.replace(tucks, gains=g.Gains(4, 0, -2))
    assert because(ReasonContext(words_in("en"), CATALOG), [half]).endswith(", for 2 cards.")


def test_reasons_of_older_reviews_have_no_quantities_and_are_not_told() -> None:
    old = b'[{"ground":"runs_often","shown":[2.0,0.5],"bird":"mallard"}]'
    older = b'[{"ground":"better_now","shown":[2.0,0.5]},{"ground":"goals","shown":[2.0,0.5]}]'
    for text in (old, older):
        grounds = msgspec.json.decode(text, type=list[g.AnyGround])
        assert because(ReasonContext(words_in("en"), CATALOG, "A"), grounds) == ""


THINGS: dict[str, Any] = {
    "bird": "barred_owl",
    "rival": "mallard",
    "repeated": "mallard",
    "bonus": "rodentologist",
    "goal": "birds_in_forest",
    "food": "seed",
    "lacks": ("rodent", "seed", "seed"),
    "pay": ("card", "food"),
    "habitat": "wetland",
    "other": "forest",
    "action": "gain_food",
    "deed": "tucks",
}
NOUNS = {
    "de": ("Punkt Karte Ei Zug Vogel", "Punkte Karten Eier Züge Vögel"),
    "en": ("point card egg turn bird time", "points cards eggs turns birds times"),
    "fr": ("point carte œuf tour oiseau", "points cartes œufs tours oiseaux"),
}
"""Nouns that are counted: one, and several."""


UNCONTRACTED = re.compile(r"\b(?:de|à) les? ")
"""What French contracts: "de le" is "du"."""


def miscounts(said: str, language: str) -> bool:
    """Whether a number is followed by a noun in the wrong form."""
    one, several = (nouns.split() for nouns in NOUNS[language])
    category = load(language, "grammar").GRAMMAR.plural
    counted = ((category(int(n)) == "one", noun) for n, noun in re.findall(r"\b(\d+) (\w+)", said))
    return any(noun in (several if is_one else one) for is_one, noun in counted)


LEAST: dict[tuple[type[g.Ground], str], int] = {
    **{(kind, "uses"): 2 for kind in (g.OthersTurns, g.CardRuns, g.RunsOften)},
    **{(kind, "visits"): 2 for kind in (g.RowGrows, g.RowTrades, g.UsedRow)},
    (g.PaysForBirds, "birds"): 2,
    (g.FoodEnough, "tokens"): 4,
    (g.FoodEnough, "birds"): 1,
    (g.Reroll, "dice"): 1,
    (g.HandFull, "cards"): 4,
    (g.HandLow, "birds"): 1,
    (g.RowGrows, "then"): 2,
    (g.BirdPoints, "points"): 4,
    (g.EggsNow, "eggs"): 2,
    (g.NoRoom, "eggs"): 1,
    (g.EggRoom, "room"): 4,
    (g.EggRoom, "eggs"): 2,
    (g.EngineFirst, "turns"): 8,
    (g.StartPlays, "turn"): 1,
}
"""The least quantities with which a detector finds a reason; all others may be 0."""


def some(kind: type[g.Ground], number: int) -> g.AnyGround:
    """Return a reason of that kind in which every quantity is ``number``."""
    fields: dict[str, Any] = {}
    for field in structs.fields(kind):
        if field.name == "birds" and isinstance(field.default, tuple):
            fields["birds"] = ("mallard", "barred_owl", "bushtit")[: max(1, number % 4)]
        elif field.name == "rival" and kind is g.StartBonus:
            fields["rival"] = "forester"
        elif field.name == "gains":
            fields["gains"] = g.Gains(max(1, number), number, -number, -number)
        elif field.name == "soon":
            fields["soon"] = number % 3
        elif field.name in ("often", "otherwise"):
            fields[field.name] = min(10, number)
        elif field.name in THINGS:
            fields[field.name] = THINGS[field.name]
        elif isinstance(field.default, int) and not isinstance(field.default, bool):
            fields[field.name] = max(number, LEAST.get((kind, field.name), 0))
    return kind(**{**fields, "worlds": 8, "shown": SHOWN})  # type: ignore[return-value]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", [one for one in get_args(g.AnyGround) if one not in g.RETIRED])
def test_every_reason_is_a_whole_sentence_whatever_its_quantities(
    kind: type[g.Ground], language: str
) -> None:
    telling = ReasonContext(words_in(language), CATALOG, "A")
    for number in (0, 1, 2, 3, 5, 10, 12):
        if kind is g.StartPlays and number == 1:
            continue  # a use that is told is one of two at least
        reason = some(kind, number)
        if number % 2 and "bird" in kind.__struct_fields__:
            reason = structs.replace(reason, bird="mallard")  # a "canard": the owl is feminine
        said = because(telling, [reason])
        assert said.endswith(".") and "  " not in said and not re.search(r"[{}]|None(?! of)", said)
        assert not miscounts(said.replace(NBSP, " "), language), said
        assert not UNCONTRACTED.search(said), said
