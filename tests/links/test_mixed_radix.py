"""Mixed radix: numbers round-trip, and a digit costs no more than it must."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.links.by_hand import number_of
from wingspan.links.mixed_radix import Reader, Writer


@st.composite
def digits(draw: st.DrawFn) -> list[tuple[int, int]]:
    radixes = draw(st.lists(st.integers(1, 400), max_size=60))
    return [(draw(st.integers(0, radix - 1)), radix) for radix in radixes]


@settings(max_examples=100, derandomize=True)
@given(digits())
def test_digits_come_back_in_order_and_cost_no_more_than_their_radixes(
    written: list[tuple[int, int]],
) -> None:
    writer = Writer()
    for value, radix in written:
        writer.digit(value, radix)
    number = writer.number()
    assert number == number_of(written)
    assert number < prod(radix for _, radix in written)
    reader = Reader(number)
    assert [(reader.digit(radix), radix) for _, radix in written] == written
    assert reader.left == 0


@settings(max_examples=100, derandomize=True)
@given(
    st.lists(
        st.one_of(st.integers(0, 2**53 - 1), st.booleans(), st.binary(max_size=40)), max_size=12
    )
)
def test_numbers_of_any_size_flags_and_bytes_come_back(values: list[int | bool | bytes]) -> None:
    writer = Writer()
    for value in values:
        if isinstance(value, bool):
            writer.flag(value)
        elif isinstance(value, int):
            writer.natural(value, 53)
        else:
            writer.content(value, 6)
    reader = Reader(writer.number())
    for value in values:
        if isinstance(value, bool):
            assert reader.flag() is value
        elif isinstance(value, int):
            assert reader.natural(53) == value
        else:
            assert reader.content(6) == value
    assert reader.left == 0


def test_a_small_number_costs_less_than_a_large_one() -> None:
    sizes = []
    for value in (1, 5, 1000, 2**52):
        writer = Writer()
        writer.natural(value, 53)
        writer.digit(1, 2)  # so that the zeros at the end count
        sizes.append(writer.number().bit_length())
    assert sizes == sorted(set(sizes))
    assert sizes[0] <= 7 and sizes[-1] <= 6 + 52 + 1


@pytest.mark.parametrize(("value", "radix"), [(-1, 5), (5, 5), (9, 5)])
def test_a_digit_that_is_none_is_refused(value: int, radix: int) -> None:
    with pytest.raises(ValueError, match="0 to 4"):
        Writer().digit(value, radix)


@pytest.mark.parametrize(
    ("value", "why"), [(-1, "less than 0"), (8, "4 is not .* 0 to 3"), (100, "7 is not .* 0 to 3")]
)
def test_a_number_that_does_not_fit_is_refused(value: int, why: str) -> None:
    """8 has four bits and 100 has seven."""
    with pytest.raises(ValueError, match=why):
        Writer().natural(value, 3)
    Writer().natural(7, 3)


def test_bytes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match=r"4 is not .* 0 to 3"):
        Writer().content(b"12345678", 3)
