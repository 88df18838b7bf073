"""Names that are read from right to left, amid sentences that are read the other way."""

import pytest

from wingspan.words import isolated

FIRST_STRONG, END = "\u2068", "\u2069"


@pytest.mark.parametrize(
    "name", ["נועה", "ליאור 2", "سارة", "Ada (سارة)", "ܫܠܡܐ", "ߞߊߡߊ", "𐤀𐤁", "𞤀𞤣"]
)
def test_a_name_from_right_to_left_keeps_to_itself(name: str) -> None:
    assert isolated(name) == f"{FIRST_STRONG}{name}{END}"


@pytest.mark.parametrize("name", ["", "Ada", "Éloïse 2", "Ольга", "さくら", "👩‍👩‍👧‍👦"])
def test_any_other_name_stays_as_it_is(name: str) -> None:
    assert isolated(name) == name
